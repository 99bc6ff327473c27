"""All tables of a node: the entry point for commands, the sessions in memory, and the server's own commands."""
