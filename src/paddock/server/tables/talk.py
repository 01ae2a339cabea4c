"""Phrases that every reader sees in their own language; the texts are the client's."""

PHRASES = (
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "nice-one",
    "unlucky",
    "sorry",
    "wait-please",
    "back-soon",
    "your-turn",
    "one-more",
    "good-game",
    "wow",
    "oops",
    "thinking",
    "goodbye",
)
