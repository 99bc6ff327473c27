"""Notifications of turns: whom to notify, and sending."""
