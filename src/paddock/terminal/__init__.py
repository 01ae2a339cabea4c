"""The paddock in a terminal: lines of text, numbered choices."""
