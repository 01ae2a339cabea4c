# Said by every game: seats, errors, faults.

seat-number = Seat { $number }
language-name = English

## Errors
error-illegal-action = That can’t be done now.
error-not-undoable = That can’t be taken back: since then you have learnt something, or somebody else has acted.
error-unknown-game = There is no game { $came }. There are: { $wanted }.
error-bad-options = The options of the table don’t fit:
error-bad-course = The file has faults:
error-bad-file = This file can’t be read: { $why }
error-too-new = This was written by a later Paddock (version { $came }; this one reads up to { $wanted }).
error-tampered = The match contradicts itself: { $why }
error-bad-game = The game folder is broken: { $why }

## Faults
fault-no-value = { $where }: NAME=VALUE was wanted, for example races=5.
fault-no-name = { $where }: nothing came; wanted one of { $known }, a bot’s file (*.py), or a name.
fault-out-of-range = { $where }: { $came } came; it goes from { $least } to { $most }.
fault-unknown-switch = { $where }: there is no such switch. There are: { $known }.
fault-wrong-type = { $where }: { $came } came; { $wanted ->
    [yes-no] yes or no
    [number] a whole number
    [numbers] a list of whole numbers
    [words] a list of words
    [word] a word
   *[other] { $wanted }
 } was wanted.
fault-not-a-choice = { $where }: { $came } came; one of { $wanted } was wanted.
fault-wrong-length = { $where }: { $came } came; { $least } to { $most } can be given.
fault-too-long = { $where }: { $came } characters came; at most { $most } can be read.
fault-twice = { $where }: { $came } came more than once.
fault-missing = { $where }: this is missing; wanted { $wanted }.
fault-unknown-key = { $where }: nothing of this name belongs here. What may stand here: { $known }.
fault-other-game = { $where }: { $came } came; a file for { $wanted } was wanted.
fault-no-toml = { $where }: this is no TOML: { $why }
fault-one-or-each = { $where }: { $came } numbers came; give one for all, or { $wanted }, one for each.

## Verification
verify-rules = Replayed { $done } entries by the rules; totals, outcomes and the final position agree.
verify-commitment = The secret matches the commitment that was published before the match.
verify-seats = The entropy of { $done } seats matches what they had committed to.
verify-values = Recomputed { $done } drawn values from the key; all agree.
verify-entered = Not checked: the dice were real ones, and people said what came.
verify-secret-live = Not checked yet: the secret is opened when the match is over.
