"""What has become of every promise, read from the log (GT-45)."""

import weakref
from collections.abc import Sequence
from typing import NamedTuple

from paddock.core.events import Event
from paddock.core.log import Act, Back, Drawn, Note
from paddock.core.match import Match
from paddock.core.promises import (
    AGREED,
    BROKEN,
    DECLINED,
    KEPT,
    LAPSED,
    OFFERED,
    PROMISE,
    WITHDRAWN,
    Promise,
)
from paddock.core.who import NOBODY
from paddock.games.grands_tours.events import (
    ASSIST_WON,
    CARD_HELD,
    CARD_HOME,
    CARD_WON,
    PASSED,
    PLACED,
    REMOVED,
    REPLACED,
    ROUND_STARTS,
    SAT_OUT,
    SUMMIT_WON,
    TRAIN_SENT,
    TRIAL_WON,
)
from paddock.games.grands_tours.legal.dice import has_face
from paddock.games.grands_tours.promises.terms import (
    ANY_FACE,
    Deed,
    Terms,
    terms_of,
    told,
)

_GONE = {CARD_WON, SUMMIT_WON, TRIAL_WON, ASSIST_WON, CARD_HOME}
_JUDGED = _GONE | {CARD_HELD}


class Done(NamedTuple):
    """Something that a seat did, at this ply."""

    ply: int
    who: int
    verb: str
    face: int
    card: int


class Story(NamedTuple):
    """What promises are compared with."""

    done: list[Done]
    gone: dict[int, int]  # card -> the ply at which nobody could win it any more
    ends: list[int]  # the ply at which each round was over


class _Offer(NamedTuple):
    """An offer out of the log, with its answer."""

    terms: Terms
    data: dict[str, int | str]
    ply: int
    standing: str
    since: int  # the ply from which it stands


class _Read(NamedTuple):
    """A log that has been read, so far."""

    entries: int
    offers: list[_Offer]
    chronicle: "_Chronicle | None"  # of matches with offers
    promises: list[Promise]


_KNOWN: "weakref.WeakKeyDictionary[Match, _Read]" = weakref.WeakKeyDictionary()


def promises(match: Match) -> Sequence[Promise]:
    """All promises of a match, each as it stands now."""
    return _read(match).promises


def has_done(match: Match, promise: Promise, who: int, deed: Deed) -> bool:
    """Whether somebody has done since the promise stands what it speaks of."""
    read = _read(match)
    since = read.offers[promise.number - 1].since
    return read.chronicle is not None and _done(read.chronicle.story, since, match.ply, who, deed)


def _read(match: Match) -> _Read:
    """The log as it stands now; of what was read before only the rest is read."""
    known = _KNOWN.get(match)
    if known is not None and known.entries == len(match.entries):
        return known
    offers = _offers(match)
    chronicle = None if known is None else known.chronicle
    found: list[Promise] = []
    if offers:
        if chronicle is None or not chronicle.follows(match):
            chronicle = _Chronicle(match)
        chronicle.catch_up(match)
        found = _judged(match, offers, chronicle.story)
    read = _KNOWN[match] = _Read(len(match.entries), offers, chronicle, found)
    return read


def _judged(match: Match, offers: Sequence[_Offer], story: Story) -> list[Promise]:
    return [
        Promise(
            number=number,
            who=offer.terms.who,
            to=offer.terms.to,
            public=offer.terms.public,
            standing=_standing(match, offer, story),
            text=told(offer.terms),
            terms=offer.data,
        )
        for number, offer in enumerate(offers, 1)
    ]


def _offers(match: Match) -> list[_Offer]:
    """The offers of the log with their answers, at the ply where the line of play had them."""
    offers: list[_Offer] = []
    ply = 0
    for entry in match.entries:
        if isinstance(entry, Act | Drawn):
            ply += 1
        elif isinstance(entry, Back):
            ply = entry.ply
            offers = [_not_after(offer, ply) for offer in offers]
        elif entry.kind == PROMISE:
            _note(offers, entry, ply)
    return offers


def _not_after(offer: _Offer, ply: int) -> _Offer:
    """What was said stays said when play is taken back."""
    return offer._replace(ply=min(offer.ply, ply), since=min(offer.since, ply))


def _note(offers: list[_Offer], note: Note, ply: int) -> None:
    data = dict(note.data)
    if data["do"] == "offer":
        terms = terms_of(note.who, data)
        standing = AGREED if terms.to == NOBODY else OFFERED
        offers.append(_Offer(terms, data, ply, standing, ply))
        return
    at = int(data["promise"]) - 1
    if data["do"] == "withdraw":
        standing = WITHDRAWN
    else:
        standing = AGREED if data["yes"] else DECLINED
    offers[at] = offers[at]._replace(standing=standing, since=ply)


# What was done


class _Chronicle:
    """Follows a match and remembers all deeds that a promise can be about."""

    def __init__(self, match: Match) -> None:
        luck = match.lucks[0].luck
        self._twin = Match(match.name, match.seats, match.options, luck, match.rules_version)
        self._round = 0
        self.story = Story([], {}, [])

    def follows(self, match: Match) -> bool:
        """Whether the match has only gone on since; nothing was taken back."""
        ply = self._twin.ply
        return ply == 0 or (ply <= match.ply and match.line[ply - 1] is self._twin.line[-1])

    def catch_up(self, match: Match) -> None:
        """What has been done since."""
        for entry in match.line[self._twin.ply :]:
            for event in self._twin.do(entry):
                self._hear(self._twin.ply, event)
        if match.over:
            _end_round(self.story, self._round, match.ply)

    def _hear(self, ply: int, event: Event) -> None:
        if event.kind == ROUND_STARTS:
            _end_round(self.story, event.a - 1, ply)
            self._round = event.a
        elif event.kind in _JUDGED:
            if event.kind in _GONE:
                self.story.gone[event.a] = ply
            if event.a == self._round:  # jersey dice may still change hands, but nobody acts
                _end_round(self.story, self._round, ply)
        else:
            self.story.done.extend(_deeds(ply, event))


def _end_round(story: Story, number: int, ply: int) -> None:
    """All have acted in this round."""
    if len(story.ends) == number:
        story.ends.append(ply)


def _deeds(ply: int, event: Event) -> list[Done]:
    """What an event says that somebody has done; a train places each of its faces."""
    who = event.who
    if event.kind == TRAIN_SENT:
        return [Done(ply, who, "place", face, event.a) for face in range(event.b, event.c + 1)]
    if event.kind in (PASSED, SAT_OUT):
        return [Done(ply, who, "pass", 0, -1)]
    verbs = {PLACED: "place", REPLACED: "replace", REMOVED: "remove"}
    if event.kind not in verbs:
        return []
    return [Done(ply, who, verbs[event.kind], event.b, event.a)]


def _is(done: Done, who: int, deed: Deed) -> bool:
    """Whether somebody's doing is what was spoken of."""
    if (done.who, done.verb) != (who, deed.verb):
        return False
    if deed.verb == "pass":
        return True
    return done.card == deed.card and deed.face in (ANY_FACE, done.face)


# Judging


def _standing(match: Match, offer: _Offer, story: Story) -> str:
    """Kept, broken, lapsed, or what was last said about it."""
    terms = offer.terms
    end = story.ends[terms.until] if terms.until < len(story.ends) else None
    if offer.standing == OFFERED and end is not None:
        return LAPSED
    if offer.standing != AGREED:
        return offer.standing
    last = match.ply if end is None else end
    done = _done(story, offer.since, last, terms.who, terms.deed)
    if terms.deed.will and done:
        return KEPT
    if not terms.deed.will and done and terms.condition is None:
        return BROKEN
    if terms.deed.will and end is None and terms.deed.card in story.gone:
        return LAPSED
    return AGREED if end is None else _at_the_end(match, offer, story, last, done=done)


def _at_the_end(match: Match, offer: _Offer, story: Story, last: int, *, done: bool) -> str:
    """The named round is over."""
    terms = offer.terms
    if terms.condition is not None and not _met(story, offer, terms.condition, last):
        return LAPSED
    if not terms.deed.will:
        return BROKEN if done else KEPT
    if _is_gone(story, terms.deed, last) or _die_is_gone(match, story, terms.deed, last):
        return LAPSED
    return BROKEN


def _met(story: Story, offer: _Offer, condition: Deed, last: int) -> bool:
    """Whether the other one did (or left undone) what was asked for."""
    return _done(story, offer.since, last, offer.terms.to, condition) == condition.will


def _done(story: Story, since: int, last: int, who: int, deed: Deed) -> bool:
    """Whether somebody did it within these plies."""
    return any(since < done.ply <= last and _is(done, who, deed) for done in story.done)


def _is_gone(story: Story, deed: Deed, last: int) -> bool:
    """Whether the card could not be won any more before the time was up.

    A card that is judged at the very end of the last round was there until then.
    """
    gone = story.gone.get(deed.card)
    return gone is not None and gone < last


def _die_is_gone(match: Match, story: Story, deed: Deed, last: int) -> bool:
    """Whether the die that was to be replaced or removed was not there in the end."""
    if deed.verb not in ("replace", "remove"):
        return False
    removed = Deed(True, "remove", deed.face, deed.card)
    if any(done.ply == last and _is(done, done.who, removed) for done in story.done):
        return True
    then = match.at(last - 1).state  # before the round's judging cleared the card
    faces = int(then.faces[deed.card])
    return faces == 0 if deed.face == ANY_FACE else not has_face(faces, deed.face)
