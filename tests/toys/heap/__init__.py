"""A toy game: the smallest room with chance, a secret, a shared victory and an option. Only tests play it."""
