# Nitro Dice: what is said in the game.

title = Nitro Dice
hook = Your die is your car: its face the speed, its square the place. Steer with cards, drift, draft, burn nitro, and lay hazards for those behind.

## Switches
switch-courses = Courses
switch-courses-help = One race on each, their points added. Files of your own (TOML) can be given too.
switch-courses-harbour = Harbour (14 cards, for two laps)
switch-courses-sprint = Sprint (12 cards, for one lap)
switch-courses-grand_tour = Grand Tour (26 cards, for six players)
switch-courses-eight_bends = Eight Bends (14 cards, a test of steering)
switch-laps = Laps
switch-laps-help = Two laps take about 45 minutes on a course of 14 cards.
switch-finish = Winner
switch-finish-help = Who wins when several complete the laps in one round.
switch-finish-crossing = who crosses the line first
switch-finish-beyond = who stands furthest beyond the line at the end of the round
switch-refill = Refill
switch-refill-help = What happens to cards above the hand limit.
switch-refill-cut = draw all, then discard down to the limit
switch-refill-limit = draw only up to the limit
switch-wreck = Wrecks
switch-wreck-help = Damage at condition 1 puts a car out of the race.
switch-nitro = Nitro tokens
switch-nitro-help = How many each player has at the start; 2 are usual.
switch-condition = Condition at the start
switch-condition-help = Top speed and hand limit; 9 is a car as new.
switch-hazards = Hazards at the start
switch-hazards-help = So many cards of the course are exchanged by lot for hazard cards.

## Names
face = { $face }
type-straight = straight
type-red = red (left)
type-yellow = yellow (right)
card-straight = straight
card-straight-hazard = straight with hazard
card-red = red
card-red-inner = red with inner hazard
card-red-outer = red with outer hazard
card-yellow = yellow
card-yellow-inner = yellow with inner hazard
card-yellow-outer = yellow with outer hazard
laid-straight = straight
laid-straight-inside = straight, hazard inside
laid-straight-outside = straight, hazard outside
laid-red = red
laid-red-inner = red, hazard on the inner lane
laid-red-outer = red, hazard on the outer lane
laid-yellow = yellow
laid-yellow-inner = yellow, hazard on the inner lane
laid-yellow-outer = yellow, hazard on the outer lane
laid-start = start
laid-garage = garage
lane-in = inside lane
lane-out = outside lane
lane-pit = garage
square-in = card { $card } inside { $row }
square-out = card { $card } outside { $row }
square-pit = garage { $row }
square-none = off the course
lot-inner = card { $card }, inside
lot-outer = card { $card }, outside

## What may be done
prompt-over = The match is over.
prompt-wait = { $who } is to decide.
prompt-roll = { $who } rolls the die for the grid.
prompt-lot = A hazard is laid by lot.
prompt-deal = The cards are dealt.
prompt-draw = { $who } draws a card.
prompt-speed = Your die shows { $speed }; your car can do { $most }. Which speed?
prompt-move = { $left ->
    [0] No movement left at speed { $speed }.
    [one] { $left } movement left at speed { $speed }.
   *[other] { $left } movement left at speed { $speed }.
 } What next?
prompt-steer = You enter card { $tile }, { $type }. How do you steer?
prompt-pay-speed = Which card pays for the change of two?
prompt-pay-lane = Which card pays for the lane change?
prompt-pay-drift = Which card pays for the drift?
prompt-pay-brake = Which card pays for the brake?
prompt-pay-squeeze = Which card pays for squeezing through?
prompt-pay-steering = Which card? { $cards ->
    [one] One more pays for steering.
   *[other] { $cards } more pay for steering.
 }
prompt-pay-refusal = Which card keeps you where you are?
prompt-cut = { $cards ->
    [one] One card above your limit. Which one goes?
   *[other] { $cards } cards above your limit. Which one goes?
 }
prompt-draft = { $mover } pulls you along to { $to }. Go with it?
prompt-hazard = Replace a card of the course?
prompt-put = Which card of the course does the { $card } card replace?
do-speed = Speed { $speed } ({ $change })
do-step = Drive on to { $to }
do-lane = Change to the { $lane }: { $to }
do-drift = Drift to the { $lane }: { $to }
do-brake = Brake to { $speed }
do-nitro = Burn nitro ({ $tokens ->
    [one] the last token
   *[other] { $tokens } tokens
 }): straight on over { $to }
do-squeeze = Squeeze between the two ahead to { $to }
do-repair = Repair: condition { $condition }
do-end = End the move
do-match = Lay { $card }
do-three = Lay any three cards
do-damage = Take one damage
do-pay = { $card }
do-cut = { $card }
do-pulled = Be pulled to { $to }
do-refuse = Stay: refuse the draft
do-offer = Lay { $card }
do-put = Card { $tile }: { $laid }
do-pass = Leave the course as it is
fact-costs-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
fact-steering = enters a { $type } card (you hold { $have })
fact-cheapest = whole move from { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
 }{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
 }, ends on { $to }
fact-cheapest-hit = hits somebody: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $damage } damage, ends on { $to }
fact-condition = condition falls to { $condition }
fact-no-effect = at condition 1 it has no effect
fact-wreck = your car is wrecked
fact-replaces = replaces: { $laid }
warn-rear-end = Into the back of { $other }: one damage each, and your move ends.
warn-sideswipe = Into the side of { $other }: one damage each.
warn-hazard = A hazard: one damage.
warn-squeeze = One damage for all three of you.
warn-wreck = You are out of the race.
why-not-your-turn = { $who } is to decide.
why-speed-first = Set your speed first.
why-move-first = Say first what you do; the card comes after it.
why-draft-first = Say first whether you are pulled.
why-condition = Your car can do { $most } at most.
why-too-far = You can change the speed by { $reach } at most.
why-no-movement = No movement left.
why-no-card = A lane change costs a card, and you have none.
why-no-pit = Into the garage only with condition 8 or less and speed 5 or less.
why-movement-left = You must use all movement first: { $left } left.
why-other-type = Only { $type } cards fit; others count three for one.
why-no-place = No card of this type is free on the course.
why-start-or-garage = Start and garage cannot be replaced.
why-other-type-there = Only { $type } cards can be replaced by it.
why-die-there = A car is on this card.

## The commentator
event-race-starts = Race { $race }: { $tiles } cards to the lap.
event-die-rolled = { $who } rolls { $face }.
event-roll-again = { $tied } of them have rolled { $face } and roll again.
event-grid-taken = { $who } starts in place { $place }: { $square }.
event-hazard-by-lot = A hazard by lot on card { $tile }: { $laid }.
event-card-dealt = You are dealt: { $card }.
event-card-dealt-unseen = { $who } is dealt a card.
event-round-starts = Round { $round }.
event-speed-set = { $who } sets the die from { $before } to { $speed }.
event-card-laid = { $who } lays { $card }.
event-move-starts = { $who } moves at speed { $speed }.
event-steps = { $who } drives on to { $to }.
event-crosses = { $who } crosses the line and completes lap { $lap }!
event-changes-lane = { $who } changes lane to { $to }.
event-drifts = { $who } drifts to { $to }.
event-brakes = { $who } brakes to { $speed }.
event-burns-nitro = { $who } burns nitro! { $tokens ->
    [0] No token left.
    [one] { $tokens } token left.
   *[other] { $tokens } tokens left.
 }
event-squeezes = { $who } squeezes between the two ahead to { $to }!
event-steers = { $who } steers with { $card }.
event-steers-with-three = { $who } steers with three cards.
event-steers-with-damage = { $who } takes the turn without steering.
event-hits-hazard = { $who } hits the hazard on { $square }.
event-rear-ends = { $who } runs into the back of { $other }!
event-takes-speed = { $who } slows down to { $speed }.
event-sideswipes = { $who } runs into the side of { $other }!
event-pushes = { $who } pushes { $other } to { $to }.
event-holds = { $who } holds the line against { $other }.
event-takes-damage = { $who } takes damage: condition { $condition }.
event-feels-nothing = { $who } is battered already: the damage has no effect.
event-die-lowered = { $who } can do no more than { $speed } now.
event-hand-cut = { $who } discards { $card }.
event-pulled = { $who } is pulled along to { $to }.
event-refuses = { $who } refuses the draft.
event-enters-garage = { $who } drives into the garage.
event-leaves-garage = { $who } comes out of the garage.
event-repairs = { $who } repairs: condition { $condition }.
event-replaces = { $who } replaces card { $tile } ({ $before }) by: { $laid }.
event-leaves-course = { $who } leaves the course as it is.
event-card-drawn = You draw: { $card }.
event-card-drawn-unseen = { $who } draws a card.
event-shuffles = The { $cards } discards are shuffled into a new pile.
event-no-cards-left = There is no card left to draw for { $who }.
event-finishes = { $who } finishes in place { $place }!
event-is-wrecked = { $who } is wrecked and leaves the course.
event-race-ends = Race { $race } is over.
event-scores = { $who }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-match-ends = { $races ->
    [one] The race has been run.
   *[other] All { $races } races have been run.
 }
event-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }!

## The board
board-race = Race { $race } of { $races }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
 }, round { $round }
board-before = before the start
board-pile = { $count ->
    [0] pile empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
 }
board-car = { $place }. { $who }: { $where }, speed { $speed }, condition { $condition }, nitro { $tokens }, cards { $held }, { $lap }
board-lap = lap { $lap }
board-finished = finished
board-wrecked = wrecked
board-points = { $points } pts
board-hand = Your hand
board-count = { $count } × { $card }
board-laid = Laid in this move
board-left = movement left: { $left }
board-legend = Cards of the course, as they are driven (inside | outside | garage; ! hazard)
board-direction-left = driven to the left (anticlockwise)
board-direction-right = driven to the right (clockwise)

## The score sheet
sheet-race = Race
sheet-player = Player
sheet-place = Place
sheet-points = Points
sheet-total = Total

## Faults of course files
fault-unknown-key = { $where }: there is no such key. There are: { $known }.
fault-wrong-game = { $where }: { $came } came; “{ $wanted }” was wanted.
fault-too-many-cards = { $where }: { $came } course cards came (start and garage not counted); { $least } to { $most } can be laid.
fault-not-one = { $where }: there must be exactly one “{ $card }” card; { $came } came.
fault-start-first = { $where }: { $came } came; the list begins with “{ $wanted }”.
fault-not-in-deck = { $where }: { $came } cards “{ $card }” came; the box has { $most }.
fault-overlap = { $where }: lies on the same spot as { $other }.
fault-not-closed = { $where }: the course does not close. It ends { $column } cards east and { $row } cards south of the start, heading { $heading }.
fault-too-long-for-seats = { $where }: { $came } course cards came; with { $seats } players at most { $most }, so that nine cards remain for each.
fault-no-such-course = { $where }: no course of { $cards } cards with { $curves } curves was found; other numbers are easier to lay.
fault-not-even = { $where }: { $came } came; a course that closes has an even number.
fault-too-many-hazards = { $where }: { $came } hazards came; there are not so many cards for them.
