# Grands Tours: what is said in the game.

title = Grands Tours
hook = Three weeks, three jerseys, nine dice a team. Send your riders up the road, replace the others’, strike bargains, and wear one jersey at the end.

## Switches
switch-course = Course
switch-course-help = Which cards are ridden, in which order. A table may bring a course file of its own.
switch-course-grand_tour = Grand Tour (three weeks, assist cards, 90 minutes)
switch-course-stage_race = Stage Race (8 stages, 30 minutes)
switch-course-plain_tour = Plain Tour (three weeks, no assist cards)
switch-assist = Assist cards chosen
switch-assist-help = These are certain to be on the course; what is missing to one for each player is drawn by lot. None: all by lot.
switch-assist-removal = Removal
switch-assist-swap = Swap
switch-assist-same_dice = Same dice allowed
switch-assist-second_action = Second action (ours)
switch-assist-short_train = Short train (ours)
switch-assist-ones_ride_on = Ones ride on (ours)
switch-special_stages = Special mountain stages
switch-special_stages-help = Summit finish and time trial are judged in a way of their own (ours). Off: as usual, and they bring no time.
switch-leader = Provisional leader
switch-leader-help = The seats among which lot decides, 1 to 6; 0 is everybody. In a rematch: whoever had the most lead time.

## Names
kind-camp = Camp
kind-rest = rest day
kind-removal = assist card “Removal”
kind-swap = assist card “Swap”
kind-same-dice = assist card “Same dice allowed”
kind-second-action = assist card “Second action”
kind-short-train = assist card “Short train”
kind-ones-ride-on = assist card “Ones ride on”
kind-stage-none = { $minutes } min
kind-stage-sprint = { $minutes } min, sprint point
kind-stage-mountain = { $minutes } min, mountain point
kind-summit-none = summit finish
kind-summit-sprint = summit finish, sprint point
kind-summit-mountain = summit finish, mountain point
kind-trial-none = time trial
kind-trial-sprint = time trial, sprint point
kind-trial-mountain = time trial, mountain point
card-of-kind = card { $number } ({ $kind })
card-number = card { $number }
jersey-general = general
jersey-sprint = sprint
jersey-mountain = mountain
jersey-die-general = the general die
jersey-die-sprint = the sprint die
jersey-die-mountain = the mountain die
any-die = a team die
die-team = { $face }
die-jersey = { $face } ({ $jersey } die)
die-of = { $who }’s { $die }
place-gruppetto = the gruppetto
place-peloton = the peloton
place-card = { $card }
face = { $face }
assist-cards = { $count ->
    [one] { $count } assist card
   *[other] { $count } assist cards
 }

## Explaining an action
explain-place = one die from the peloton onto a card that lacks its face
explain-replace = with two of a face: one takes the place of a die on a card, the other is spent
explain-train = consecutive faces together onto one card
explain-pass = one die, or two of a face, to the gruppetto
explain-remove = any die off a card, for a die of the same face
explain-swap = a die of yours on a card against one of the same face on another
explain-done = no second action
explain-sit-out = nothing else is possible

## What may be done
prompt-over = The race is over.
prompt-wait = { $who } is to move.
prompt-holds = How many assist cards are in this week?
prompt-open = Card { $number } of the course is opened.
prompt-leader = The provisional leader is drawn.
prompt-roll = { $who } rolls: { $die }, { $left } to go.
prompt-act = Round { $number }, your turn: which action?
prompt-act-again = A second action, if you like.
prompt-readjust = { $count } dice rolled. Keep them, or re-adjust?
prompt-lift = Rest day: which dice do you roll? { $count ->
    [0] Nothing taken up yet.
   *[other] { $count } taken up.
 }
prompt-card-place = Place: on which card?
prompt-card-replace = Replace: on which card?
prompt-card-train = Train: on which card?
prompt-card-remove = Remove: from which card?
prompt-card-swap = Swap: on which card lies your die?
prompt-target-replace = Replace which die on { $card }?
prompt-target-remove = Remove which die from { $card }?
prompt-target-swap = Swap which die of yours on { $card }?
prompt-die-place = Which die onto { $card }?
prompt-die-replace = Which { $face } goes onto the card?
prompt-die-train = Which { $face } joins the train?
prompt-die-pass = Pass: which die goes to the gruppetto?
prompt-spend-replace = Which { $face } goes to the gruppetto?
prompt-spend-remove = Which { $face } do you give for it?
prompt-more = A second { $face } to the gruppetto?
prompt-span = Which train onto { $card }?
prompt-other-card = Swap your { $face } with one on which card?
prompt-other-target = Swap your { $face } with which?
prompt-face-card = You lose the 7: which face does your die take on the card?
prompt-face-peloton = You lose the 7: which face does your die take in the peloton?
prompt-exchange = The { $jersey } jersey is yours: which of your dice does its die replace?
do-place = Place a die
do-replace = Replace a die
do-train = Send a train
do-roll = { $count ->
    [one] Roll the die in the gruppetto
   *[other] Roll the { $count } dice in the gruppetto
 }
do-pass = Pass
do-remove = Remove a die
do-swap = Swap two dice
do-done = Leave it at that
do-sit-out = Sit this round out
do-keep = Keep these { $count } dice{ $ones ->
    [0] {""}
    [one] ; the 1 goes to the gruppetto
   *[other] ; the { $ones } 1s go to the gruppetto
 }
do-readjust = Re-adjust: one die out, { $left ->
    [one] { $left } die
   *[other] { $left } dice
 } rolled again
do-readjust-jersey = Re-adjust: the { $jersey } die out, { $left ->
    [one] { $left } die
   *[other] { $left } dice
 } rolled again
do-lift-all = The whole gruppetto, { $count } dice
do-lift-out = One die out of the gruppetto
do-lift-out-jersey = The { $jersey } die out of the gruppetto
do-lift = The { $die } out of the peloton
do-throw = { $count ->
    [0] Roll nothing
    [one] Roll this die
   *[other] Roll these { $count } dice
 }
do-on = { $card }
do-target = { $die }
do-die = The { $die }
do-spend = The { $die }
do-span = { $faces }
do-only-one = Only the one { $face }
do-exchange-out = One out of the gruppetto
do-exchange = The { $face } in { $place }
fact-nobody = nobody is there
fact-leads = { $who } leads with { $total }, next { $second }
fact-level = level at { $total }: would be held
fact-held = held
fact-would-have = you would have { $own }, the best of the others { $best }
odds-roll = { $mean } of { $dice } ride on average; then a pair { $pair }%, a train { $train }%
odds-capture = can lead on card { $number } after it: { $chance }%
why-not-your-turn = { $who } is to move.
why-event = Dice never go onto an event card.
why-home = Nobody can win this card any more.
why-won = { $who } has won this card.
why-action-first = Choose an action first.
why-no-actions-now = There are no actions in this round.
why-die-first = The jersey die comes first.
why-card-chosen = The card has been chosen.
why-no-swap-there = There is no { $face } that may change places with yours.
why-not-place-there = No die of yours fits: { $card } has all your faces.
why-not-replace-there = There is no die of which you have two of the same face on { $card }.
why-not-train-there = No train of yours fits on { $card }.
why-not-remove-there = None of your faces is on { $card }.
why-not-swap-there = You have no die on { $card } that could be swapped.
why-nothing-out = There is nothing in your gruppetto.
why-nothing-to-pass = There is nothing in your peloton.
why-no-card-remove = That needs the assist card “Removal”.
why-no-card-swap = That needs the assist card “Swap”.
why-nowhere-place = No card lacks a face that you have.
why-nowhere-replace = You have no two dice of a face that is on a card.
why-nowhere-train = You have no train that fits on a card.
why-nowhere-remove = None of your faces is on a card.
why-nowhere-swap = No die of yours on a card could be swapped.
why-face-there = That face is already on { $card }.
why-other-face = A { $face } is wanted.
why-jersey-die = The { $jersey } die is a jersey die itself.
why-one-last = A 1 only if there is no other die.

## The commentator
event-week-holds = Week { $week } holds { $count ->
    [0] no assist card
    [one] { $count } assist card
   *[other] { $count } assist cards
 }.
event-card-opened = Opened: { $card }, { $kind }.
event-leader-drawn = { $who } is drawn as provisional leader and takes the general die.
event-leader-named = { $who } is provisional leader and takes the general die.
event-round-starts = The car reaches { $card }: { $kind }.
event-camp-rolled = { $who } rolls { $dice } dice: { $shown }{ $general ->
    [0] {""}
   *[other] {" "}+ general { $general }
 }{ $sprint ->
    [0] {""}
   *[other] {" "}+ sprint { $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] {" "}+ mountain { $mountain }
 }.
event-gives-up = { $who } re-adjusts: { $own ->
    [0] a die
    [1] the general die
    [2] the sprint die
   *[other] the mountain die
 } goes out, { $left } to roll.
event-readjusted = { $who } rolls { $dice ->
    [one] the last die
   *[other] { $dice } dice
 }: { $shown }{ $general ->
    [0] {""}
   *[other] {" "}+ general { $general }
 }{ $sprint ->
    [0] {""}
   *[other] {" "}+ sprint { $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] {" "}+ mountain { $mountain }
 }.
event-rides-out = { $who } rides out with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } in the peloton.
event-rest-rolled = { $who } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }: { $shown }{ $general ->
    [0] {""}
   *[other] {" "}+ general { $general }
 }{ $sprint ->
    [0] {""}
   *[other] {" "}+ sprint { $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] {" "}+ mountain { $mountain }
 }{ $ones ->
    [0] {""}
    [one] ; the 1 falls behind
   *[other] ; the 1s fall behind
 }.
event-rests = { $who } lets the dice rest.
event-placed = { $who } places a { $die } on { $card }.
event-replaced = { $who } replaces { $whose }’s { $face } on { $card }.
event-train-sent = { $who } sends the train { $low } to { $high } onto { $card }.
event-action-rolled = { $who } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }: { $shown }{ $general ->
    [0] {""}
   *[other] {" "}+ general { $general }
 }{ $sprint ->
    [0] {""}
   *[other] {" "}+ sprint { $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] {" "}+ mountain { $mountain }
 }{ $ones ->
    [0] {""}
    [one] ; the 1 falls behind
   *[other] ; the 1s fall behind
 }.
event-passed = { $who } passes: { $count ->
    [one] a { $face } goes
   *[other] two { $face }s go
 } to the gruppetto.
event-sat-out = { $who } has all dice on cards and sits out.
event-removed = { $who } removes { $whose }’s { $face } from { $card }.
event-swapped = { $who } swaps { $face }s with { $whose }, between { $card } and { $other }.
event-card-won = { $who } wins { $card } with { $total }: { $kind }.
event-summit-won = { $who } wins the summit finish of { $card } with { $total }: { $minutes } min.
event-trial-won = { $who } wins the time trial of { $card } with a { $face }: { $minutes } min.
event-assist-won = { $who } wins { $card } with { $total }: { $kind }.
event-card-held = Level at { $total }: { $card } is held.
event-card-home = Nobody came: { $card } goes home.
event-jersey-won = { $who } takes the { $jersey } jersey with { $amount } { $prize ->
    [general] min
   *[other] { $amount ->
        [one] point
       *[other] points
    }
 }.
event-jersey-taken = { $who } takes the { $jersey } jersey from { $whose } with { $amount } { $prize ->
    [general] min
   *[other] { $amount ->
        [one] point
       *[other] points
    }
 }.
event-die-returns = { $who }’s own die is back instead of the { $jersey } die, in { $place }{ $face ->
    [0] {""}
   *[other] , as a { $face }
 }.
event-seven-becomes = { $who } makes the lost 7 a { $face }.
event-seven-out = All faces are taken on { $card }: { $who }’s die goes to the gruppetto.
event-jersey-rides = { $who }’s { $jersey } die now rides in { $place }{ $face ->
    [0] {""}
   *[other] , as a { $face }
 }.
event-course-ends = The car has passed the last card.
event-card-unwon = Still held at the end: { $card } is nobody’s.
event-player-wins = { $who } wins the { $jersey } jersey with { $amount } { $prize ->
    [general] min
   *[other] { $amount ->
        [one] point
       *[other] points
    }
 }!
event-acts-again = { $who } may take a second action.
event-leaves-it = { $who } leaves it at that.

## The board
board-round = Round { $round } of { $rounds }
board-over = The race is over ({ $rounds } rounds)
board-unopened = { $count ->
    [one] { $count } card not opened yet
   *[other] { $count } cards not opened yet
 }
board-peloton = peloton { $dice }
board-gruppetto = gruppetto { $dice }
board-rolled = rolled { $dice }
board-in-hand = { $count } in hand
board-won = { $minutes } min, { $sprints } sprint, { $mountains } mountain
letter-general = G
letter-sprint = S
letter-mountain = M
fate-unseen = not opened
fate-open = open
fate-held = held
fate-won = won
fate-home = home area
fate-event = event
standing = { $rank }. { $who }: { $points } min
course-title = { $en } ({ $ja })
course-by-lot = in random order: { $cards }
course-assist-cards = As many assist cards as players are shuffled into the weeks.
course-totals = { $stages } stages, { $minutes } min of lead time, { $sprints } sprint and { $mountains } mountain points

## The score sheet
sheet-card = Card
sheet-kind = What it is
sheet-name = Name
sheet-fate = Outcome
sheet-player = Player
sheet-minutes = Minutes
sheet-sprints = Sprint points
sheet-mountains = Mountain points
sheet-jerseys = Jerseys
sheet-total = Total
sheet-place = Place { $place }

## Promises
promise-deed-will-place = will place { $face ->
    [0] a die
   *[other] a { $face }
 } on { $card }
promise-deed-will-replace = will replace { $face ->
    [0] a die
   *[other] the { $face }
 } on { $card }
promise-deed-will-remove = will remove { $face ->
    [0] a die
   *[other] the { $face }
 } from { $card }
promise-deed-will-pass = will pass
promise-deed-not-place = will not place { $face ->
    [0] any die
   *[other] a { $face }
 } on { $card }
promise-deed-not-replace = will not replace { $face ->
    [0] any die
   *[other] the { $face }
 } on { $card }
promise-deed-not-remove = will not remove { $face ->
    [0] any die
   *[other] the { $face }
 } from { $card }
promise-deed-not-pass = will not pass
promise-plain = { $who } to { $to }: { $who } { $deed }, until the end of round { $until }
promise-deal = { $who } to { $to }: { $who } { $deed } if { $to } { $condition }, until the end of round { $until }
promise-everybody = everybody
promise-field-to = To whom?
promise-field-public = Who may know?
promise-field-will = What do you promise?
promise-field-verb = Which action?
promise-field-face = Which face?
promise-field-card = On which card?
promise-field-until = Until the end of which round?
promise-field-if = On a condition?
promise-field-if_will = What must the other promise?
promise-field-if_verb = Which action of the other?
promise-field-if_face = Which face?
promise-field-if_card = On which card?
promise-public = everybody
promise-private = only the two of us
promise-will = I will …
promise-will-not = I will not …
promise-you-will = you will …
promise-you-will-not = you will not …
promise-verb-place = place
promise-verb-replace = replace
promise-verb-remove = remove
promise-verb-pass = pass
promise-any-face = any
promise-round = round { $number }
promise-if-not = no condition
promise-if = if the other does something
