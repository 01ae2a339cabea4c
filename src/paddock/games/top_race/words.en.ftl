# Top Race: what is said in the game.

title = Top Race
hook = Six cars, and your cards move them all. Bid for the ones that your hand can make fast, then drive, block and bet on the outcome.

## Switches
switch-races = Races
switch-races-help = How many races are driven; money is carried over from each to the next.
switch-auction = Auction
switch-auction-help = How the cars are sold. An open outcry wants everybody at the table at the same time.
switch-auction-clockwise = clockwise, raise or pass
switch-auction-secret = a secret limit each
switch-auction-outcry = open outcry
switch-curves = Changing lanes in the curves
switch-curves-help = Where the lanes of a curve have different numbers of squares.
switch-curves-lanes = only where squares begin side by side
switch-curves-free = anywhere, diagonally forward
switch-tips = Race tips
switch-tips-help = Three times in a race, everybody secretly ticks a car that should end up in front.
switch-tip_own = Tips on own cars
switch-tip_own-help = Whether you may tick a car of your own.
switch-deck = Speed cards
switch-deck-help = The printed deck, or a file of your own.
switch-deck-printed = the printed deck

## Names
car-red = Red
car-blue = Blue
car-yellow = Yellow
car-purple = Purple
car-white = White
car-green = Green
car-joker = Joker
car-red-letter = R
car-blue-letter = B
car-yellow-letter = Y
car-purple-letter = P
car-white-letter = W
car-green-letter = G
money = ${ $thousands },000
money-minus = −${ $thousands },000
money-none = $0
card-line = { $car } { $squares }
card-linked = { $one } ↔ { $other } (spurt or puncture)
card-number = card #{ $number }
and-then = { $one }, { $other }
square = { $columns } { $lane }
square-finish = the finish
column = column { $column }
lane-only = single lane
lane-inside = inside
lane-middle = middle
lane-outside = outside

## What may be done
prompt-over = The match is over.
prompt-wait = { $who } is to move.
prompt-deal = The speed cards for race { $race } are dealt.
prompt-opener = A lot decides who opens the auction.
prompt-turn-up = The next car card is turned up.
prompt-lot = { $car } is up for auction; nobody has bid yet.
prompt-lot-bid = { $car } is up for auction; { $leader } bids { $money }.
prompt-bid-first = { $car } is up for auction. Your hand gives it { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } and up to { $jokers } by jokers{ $linked ->
    [0] .
   *[other] , and a spurt or puncture.
 }
prompt-bid = { $leader } bids { $money } for { $car }. Your hand gives it { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } and up to { $jokers } by jokers{ $linked ->
    [0] .
   *[other] , and a spurt or puncture.
 }
prompt-limit = What is your limit for { $car }? Your hand gives it { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } and up to { $jokers } by jokers{ $linked ->
    [0] .
   *[other] , and a spurt or puncture.
 }
prompt-limit-said = Waiting for everybody’s limit for { $car }. You may still change yours. Your hand gives it { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } and up to { $jokers } by jokers{ $linked ->
    [0] .
   *[other] , and a spurt or puncture.
 }
prompt-put = Where shall { $lot } start?
prompt-play = Your turn: play a speed card.
prompt-choose = { $card }: which car does the joker move { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }?
prompt-use = { $card }: which of the two?
prompt-move = { $card }: { $mover } has { $left ->
    [one] { $left } square
   *[other] { $left } squares
 } to go. Where next?
prompt-spurt = { $mover } spurts to column { $goal }. Where next?
prompt-return = { $returning } returns to the track; its square is taken. Where?
prompt-tip = Tip { $tip }: which car will end up in front? It brings { $values }.
prompt-tip-ticked = Tip { $tip }: waiting for everybody. You may still change yours.
prompt-tip-watch = Tip { $tip }: everybody ticks a car in secret.
do-pass = Pass
do-content = No more for now
do-hammer = Bring the hammer down
do-bid = Bid { $money }
do-limit = Up to { $money }
do-no-limit = No bid
do-put = { $square }
do-play = { $card }
do-choose = { $car }
do-spurt = Spurt: { $car }
do-puncture = Puncture: { $car }
do-go = To { $square }
do-return = { $square }
do-tick = { $car }
fact-left = leaves you { $money }
fact-chosen = your choice so far
fact-ends = { $car }: { $here } → { $there }
fact-ends-between = { $car }: { $here } → { $least } to { $most }
fact-to-go = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 } to the finish from there
fact-home = { $car } is home already
fact-punctured = { $car } has a puncture
fact-column = now at { $where }
fact-hands = still to come: { $own } from your hand, about { $others } from the others’
tip-pays = P{ $place } { $money }
explain-linked = the car behind draws level, or the car in front must wait for it
explain-spurt = { $back } drives up level with { $front }, as far as the way is free
explain-puncture = { $front } stands beside the track until { $back } has passed it
warn-dear = More than { $money }, the prize for first place.
warn-no-effect = That does nothing.
why-not-your-turn = { $who } is to move.
why-auction-first = Cards are played when all cars are sold.
why-tip-first = First everybody gives a tip.
why-one-card = One card a turn.
why-cars-for-others = The cars left are for those who have none.
why-leading = Yours is the highest bid.
why-passed = You are out of this lot.
why-content = You want no more until somebody bids higher.
why-too-poor = You can’t pay { $money }.
why-not-your-bid = { $who } is to bid.
why-own-car = Own cars can’t be ticked.
why-printed = { $car } stands on the card, so the joker can’t be { $car }.
why-not-linked = The card links two other cars.
why-card-first = Choose a card first.
why-way-first = Finish this car’s way first.
why-put-first = Choose a start square first.
why-return-first = Put the car back on the track first.
why-taken = A car stands there.
why-occupied = A car stands there.
why-beyond = A spurt does not go beyond the car in front.
why-dead-end = That way the car could not go as far as it can: it must go as far as possible.

## The commentator
event-race-starts = Race { $race }: the speed cards are dealt.
event-card-dealt = You are dealt: { $card }.
event-card-dealt-unseen = { $who } is dealt a card.
event-opener-drawn = { $who } opens the auction.
event-lot-up = { $car } is up for auction.
event-lot-back = { $car } is up for auction once more.
event-bids = { $who } bids { $steps }.
event-passes = { $who } passes.
event-is-content = { $who } wants no more.
event-limit-set = Your limit: { $steps }.
event-limit-set-unseen = { $who } has said a limit.
event-limits-compared = The limits are compared.
event-lot-sold = Sold! { $who } gets { $car } for { $cash }.
event-lot-refused = Nobody wants { $car }: it goes under the pile.
event-last-car = The last car is { $who }’s: { $car } for { $cash }.
event-must-take = Nobody wants any of them, so { $who } must take { $car } for { $cash }.
event-in-debt = { $who } is in debt: { $cash }.
event-car-put = { $who } puts { $car } on { $square }.
event-unowned-put = { $car } stays unowned and starts from { $square }.
event-first-turn = { $who } begins.
event-card-played = { $who } plays: { $card }.
event-joker-chosen = The joker is { $car }.
event-moves = { $car } moves from { $from } to { $to }.
event-loses = { $car } is blocked: { $squares ->
    [one] { $squares } square is
   *[other] { $squares } squares are
 } lost.
event-is-home = { $car } is home already.
event-cannot-move = { $car } has a puncture and can’t move.
event-finishes = { $car } finishes: P{ $place }!
event-spurts = { $car } spurts after { $front }!
event-punctures = Puncture! { $car } has to wait until { $partner } has passed.
event-no-effect = { $car } and { $other } are level, or one is home: nothing happens.
event-returns = { $car } is back on the track: { $square }.
event-waits = { $car } could return, but every square beside it is taken.
event-line-crossed = { $car } is the first to cross the { $tip }TIP line.
event-tip-ticked = Your tip { $tip }: { $car }.
event-tip-ticked-unseen = { $who } has given tip { $tip }.
event-tips-sealed = All have given tip { $tip }.
event-is-out = All of { $who }’s cars are home: no more cards.
event-fifth-home = The fifth car is home: race { $race } is over.
event-cards-out = Nobody who still races holds a card: race { $race } is over.
event-car-placed = P{ $place }: { $car }. { $who } gets { $cash }.
event-unowned-placed = P{ $place }: { $car }, nobody’s.
event-tip-opened = { $who }’s tip { $tip } was { $car }: { $cash }.
event-cash-counted = { $who } now has { $cash }.
event-match-ends = That was the last race.
event-wins = { $who } wins with { $cash }!
event-shares-win = { $who } shares the win with { $cash }.

## The board
board-race = Race { $race } of { $races }
board-lot = auction: { $car }
board-bid = { $who } bids { $money }
board-lots-left = { $count ->
    [one] { $count } more car
   *[other] { $count } more cars
 }
board-to-go = { $where }, { $squares } to go
board-punctured = { $where }, puncture
board-place = home, P{ $place }
board-player = { $money }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
board-out = all cars home
board-passed = passed
board-chosen = has chosen
board-tips = Your tips
board-card = Card
board-hand = Your hand

## Decks
deck-size = { $cards } cards, { $kinds } different ones
deck-share = { $car }: { $squares } squares on { $cards } cards, { $jokers } of { $all } joker squares, { $linked ->
    [one] { $linked } special card
   *[other] { $linked } special cards
 }
deck-even = Every colour gets the same.
deck-uneven = Not every colour gets the same.
fault-no-line = { $where }: “{ $came }” came; a line reads like “red 6”.
fault-alike = { $where }: “{ $card }” comes { $came } times; at most { $most } cards may be alike.

## The score sheet
sheet-race = Race
sheet-seat = Seat
sheet-cars = Cars
sheet-paid = Paid
sheet-places = Places
sheet-prizes = Prizes
sheet-tip-1 = Tip 1
sheet-tip-2 = Tip 2
sheet-tip-3 = Tip 3
sheet-cash = Cash
