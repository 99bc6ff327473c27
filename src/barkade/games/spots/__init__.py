"""Spots: roll dice, fill the spots on your dogs, and don't bury too many pips."""
