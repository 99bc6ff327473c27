"""Live tables: HTTP and WebSocket, storage, presence, clocks, bot seats. A move is acknowledged once it is durable."""
