"""Sockets and HTTP connections: uvicorn protocols with limits, and one client connection."""
