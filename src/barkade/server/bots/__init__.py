"""The bot process and its client."""
