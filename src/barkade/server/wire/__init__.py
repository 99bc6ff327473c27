"""The public protocol: commands of clients and messages of the server, described in docs/protocol.md.

Commands are sent over the WebSocket or by POST. The sender gives each an id, unique in its table, which makes commands
idempotent: one whose reply was lost can be sent again and is applied once.
"""

from barkade.server.wire.commands import *  # noqa: F403 (the protocol as one namespace)
from barkade.server.wire.messages import *  # noqa: F403
