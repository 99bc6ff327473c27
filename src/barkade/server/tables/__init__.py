"""All tables of a node: the way in, sessions in memory, and the server's own chores at them."""
