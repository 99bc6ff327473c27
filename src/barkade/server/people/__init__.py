"""Identity: name and dog, profile, credentials, devices."""
