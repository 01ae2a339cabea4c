# Formula Motor Racing: what is said in the game.

title = Formula Motor Racing
hook = Twelve cars nose to tail. Overtake, charge, survive the spins, and bring your two home in the points.

## Switches
switch-races = Races in the season
switch-races-help = 3 races take about an hour; 17 are the full season of 2001, which can be broken off at any time.
switch-colours = Choosing colours
switch-colours-help = Who commands which team.
switch-colours-pick = each player picks, in seat order
switch-colours-lot = by lot
switch-removed = Cards taken out before each race
switch-removed-help = More cards out, a shorter race: 0 is full length, 6 the usual short race. One number for all races, or one for each.
switch-drivers = Drivers’ title
switch-drivers-help = A second title for the driver with the most points.
switch-charge_at_front = A charge that reaches 1st place
switch-charge_at_front-help = The printed rules would let you roll on with nothing left to gain.
switch-charge_at_front-ends = ends there
switch-charge_at_front-goes_on = may go on
switch-two_teams = With three players, count
switch-two_teams-help = Each of three players commands two teams.
switch-two_teams-better = the better of the two teams
switch-two_teams-added = both teams together

## Names
team-blue = Blue
team-green = Green
team-yellow = Yellow
team-orange = Orange
team-red = Red
team-purple = Purple
team-blue-letter = B
team-green-letter = G
team-yellow-letter = Y
team-orange-letter = O
team-red-letter = R
team-purple-letter = P
face = { $face }
car = { $team } { $number }
card-overtake = OVERTAKE +{ $steps } ({ $team })
card-wrong-line = WRONG LINE −1
card-off-circuit = OFF CIRCUIT −2
card-lose-control = LOSE CONTROL −3
card-turbo = TAILENDER TURBO
card-pit = PIT STOP ({ $team })
card-pit-beige = PIT STOP (beige: any car)
card-charge-gear = CHARGE (LOSE GEAR)
card-charge-engine = CHARGE (ENGINE BLOWS)
card-spin-out = SPIN OUT
card-spin-last = SPIN LAST
card-crash = CRASH
circuit-0 = Long Straights
circuit-1 = Lakeside
circuit-2 = Old Airfield
circuit-3 = Pine Forest
circuit-4 = Three Hills
circuit-5 = River Loop
circuit-6 = Harbour Streets
circuit-7 = Castle Rise
circuit-8 = Salt Flats
circuit-9 = Vineyard Ring
circuit-10 = Marble Quarry
circuit-11 = Lighthouse Point
circuit-12 = Desert Mile
circuit-13 = Canal Side
circuit-14 = Fairground
circuit-15 = Orchard Lane
circuit-16 = Windmill Corner
circuit-17 = Twin Bridges
circuit-18 = Market Square
circuit-19 = Terrace Hill
circuit-20 = Old Town
circuit-21 = Snow Valley
circuit-22 = Stadium Infield
circuit-23 = Ferry Pier
circuit-24 = Station Forecourt

## Explaining a card
explain-overtake = A car of this colour and the one right behind it move up together.
explain-drop = Any running car falls back by the number on the card.
explain-turbo = One of the last three cars gains 3 places, alone.
explain-pit = On 1–6 the car loses that many places; on 7–12 it drives past the pits.
explain-charge-gear = 1–9 gains a place; 10–12 drops the car to last. Your own car may go on charging.
explain-charge-engine = 1–9 gains a place; 10–12 and the car is out. Your own car may go on charging.
explain-spin-out = The car in the place rolled is out. You may roll once more.
explain-spin-last = The car in the place rolled drops to last. You may roll once more.
explain-crash = The car in the place rolled is out, and a neighbour of your choice with it.

## What may be done
prompt-over = The season is over.
prompt-wait = { $who } is to move.
prompt-lot = { $who } draws a team.
prompt-grid = The next team for the grid is drawn.
prompt-deal = The cards are dealt.
prompt-roll = { $who } rolls the die.
prompt-draw = { $who } draws a card.
prompt-pick = Pick a team.
prompt-play = Your turn: play a card.
prompt-choose = { $card }: on which car?
prompt-again-charge = { $car } is now P{ $place }. Charge again?
prompt-again-spin = A { $face }. Keep it, or roll once more?
prompt-aside = A { $face }: which neighbour crashes too?
do-pick = { $team }
do-play = { $card }
do-choose = { $car } (P{ $place })
do-stop-charge = Stop here
do-again-charge = Charge again
do-stop-spin = Keep the { $face }
do-again-spin = Roll once more
do-ahead = { $car } ahead (P{ $place })
do-behind = { $car } behind (P{ $place })
fact-moves = P{ $from } → P{ $to }
fact-stays = stays where it is
fact-slipstream = { $car } comes along to P{ $to }
fact-hits = hits { $car } (P{ $place })
fact-no-car-there = no car runs in P{ $place }
odds-pit = drives past { $stays }%, falls to last { $last }%; { $loss } places lost on average
odds-charge = next roll gains { $gains }%, fails { $fails }%; all the way to P1 { $front }% ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
 })
odds-charge-once = gains { $gains }%, fails { $fails }%; one roll only, as it is not your car
odds-charge-leader = already P1: nothing to gain, fails { $fails }%
odds-spin = one roll: a car of yours { $own }%, nobody { $nothing }%
odds-crash = a car of yours for certain { $own }%, nobody { $nothing }%
warn-own-car = That is your own car.
warn-no-car = Both cars of that colour are out: the card does nothing.
why-not-your-turn = { $who } is to move.
why-one-card = One card a turn.
why-card-first = Choose a card first.
why-die-first = Say first whether you roll again.
why-team-taken = { $who } commands this team.
why-retired = { $car } has retired.
why-not-last-three = { $car } is not among the last three.
why-other-colour = This card is for a { $team } car.
why-not-beside = Only the car right ahead or right behind.

## The commentator
event-team-picked = { $who } takes { $team }.
event-team-drawn = { $who } draws { $team }.
event-grid-drawn = { $team } starts from P{ $front } and P{ $back }.
event-race-starts = Race { $race }: { $circuit }{ $removed ->
    [0] .
   *[other] , { $removed } cards out.
 }
event-card-dealt = You are dealt { $card }.
event-card-dealt-unseen = { $who } is dealt a card.
event-first-turn = { $who } begins.
event-card-played = { $who } plays { $card }.
event-no-effect = { $card } changes nothing.
event-die-rolled = { $who } rolls { $face }.
event-overtakes = { $car } overtakes: P{ $from } → P{ $to }.
event-slipstreams = { $car } comes along in the slipstream: P{ $from } → P{ $to }.
event-drops = { $car } falls back: P{ $from } → P{ $to }.
event-turbo-gains = Turbo! { $car } climbs from P{ $from } to P{ $to }.
event-stays-out = { $car } drives past the pit lane.
event-pits = { $car } comes in: P{ $from } → P{ $to }.
event-charges = { $car } charges past: P{ $from } → P{ $to }.
event-stays-first = { $car } already leads and stays first.
event-loses-gear = { $car } loses a gear: P{ $from } → P{ $to }, last.
event-engine-blows = { $car }’s engine blows! Out from P{ $from }.
event-charge-stops = { $who } leaves it at that.
event-rolls-again = { $who } rolls again.
event-keeps-roll = { $who } keeps the { $face }.
event-no-car-there = No car runs in P{ $place }: nothing happens.
event-spins-out = { $car } spins off from P{ $from } and is out.
event-spins-last = { $car } spins: P{ $from } → P{ $to }, last.
event-crashes = { $car } crashes out of P{ $from }!
event-crashes-too = It takes { $car } (P{ $from }) along.
event-card-drawn = You draw { $card }.
event-card-drawn-unseen = { $who } draws a card.
event-pile-empty = The pile is empty: one more turn for everybody.
event-race-ends = The flag falls on race { $race }!
event-car-scores = P{ $place }: { $car }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-season-ends = The season is over.
event-team-wins = { $team } wins the constructors’ title with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-driver-wins = { $car } wins the drivers’ title with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-player-wins = { $who } wins the season with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }!
event-nobody-wins = Nobody commands { $team }, so no player has won.

## The board
board-race = Race { $race } of { $races }: { $circuit }
board-pile = { $count ->
    [0] Pile empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
 }
board-last-turns = { $count ->
    [one] the last turn
   *[other] { $count } turns left
 }
board-retired = Out
board-hand = Your hand
board-grid = Grid
board-points = { $points } pts
board-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
board-nobody = no player
board-standings = Teams
board-drivers = Drivers

## The score sheet
sheet-race = Race
sheet-circuit = Circuit
sheet-team = Team
sheet-car = Car
sheet-number = Number
sheet-driver = Driver
sheet-place = Place
sheet-points = Points
sheet-total = Total
sheet-team-points = Team points
sheet-team-total = Team total
driver-blue-1 = Elin Vester
driver-blue-2 = Marco Dutra
driver-green-1 = Owen Harrow
driver-green-2 = Kaori Mizuno
driver-yellow-1 = Luc Ferrand
driver-yellow-2 = Ines Calvo
driver-orange-1 = Pieter Dahl
driver-orange-2 = Ren Kitahara
driver-red-1 = Bruno Salvi
driver-red-2 = Nadia Orlov
driver-purple-1 = Tom Ashby
driver-purple-2 = Mei Sakaki
