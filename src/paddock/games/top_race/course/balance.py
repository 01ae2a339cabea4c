"""What a deck gives to each colour (TR-2): is it fair?"""

import msgspec

from paddock.games.top_race.course.deck import Card, Deck
from paddock.games.top_race.tables import CARS, JOKER


class Share(msgspec.Struct, frozen=True):
    """What one colour gets."""

    cards: int  # that show it
    squares: int  # fixed ones
    jokers: int  # joker squares that it may receive
    linked: int  # special cards


class Balance(msgspec.Struct, frozen=True):
    """A deck counted by colour."""

    shares: tuple[Share, ...]  # by car
    jokers: int  # joker squares in all

    @property
    def even(self) -> bool:
        """Whether every colour gets the same."""
        return len(set(self.shares)) == 1


def balance(deck: Deck) -> Balance:
    """Count a deck by colour."""
    jokers = sum(count * joker_squares(card) for card, count in deck.cards)
    return Balance(tuple(_share(deck, car) for car in range(CARS)), jokers)


def joker_squares(card: Card) -> int:
    """The joker squares of a card."""
    return sum(squares for car, squares in card.lines if car == JOKER)


def _share(deck: Deck, car: int) -> Share:
    showing = [(card, count) for card, count in deck.cards if car in card.colours]
    return Share(
        cards=sum(count for card, count in showing if not card.pair),
        squares=sum(
            count * squares for card, count in showing for c, squares in card.lines if c == car
        ),
        jokers=sum(n * joker_squares(card) for card, n in deck.cards if car not in card.colours),
        linked=sum(count for card, count in showing if card.pair),
    )
