"""Drawing helpers for boards in the terminal: colours and texts of a given width. Games may import it."""
