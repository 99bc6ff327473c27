"""Foundations of every part of the server: clock, tasks, timers, rate limits, addresses, logs."""
