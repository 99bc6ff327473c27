"""Connections: uvicorn's HTTP and WebSocket protocols with limits, and the WebSocket of a table."""
