# Kerb Market: what is said in the game.

title = Kerb Market
hook = Bring one ware in secret, sell it to a passing visitor, and outbid the others for the painted kerbstones.

## Switches
switch-days = Market days
switch-days-help = How many days the market lasts, if nothing ends it sooner.
switch-purse = Coins at the start
switch-purse-help = What everybody has before the first day.
switch-alike = When several bring the same ware
switch-alike-help = Whether sellers of the same ware get in each other’s way.
switch-alike-spoil = none of them sells it
switch-alike-sell = all of them sell it
switch-reserve = Reserve price of the stones
switch-reserve-help = The least first bid, day by day; the last number holds for all further days.
switch-race = Three stones win at once
switch-race-help = The market closes as soon as somebody has three stones.

## Names
ware-sticker = Sticker ({ $price })
ware-cap = Cap ({ $price })
ware-mug = Mug ({ $price })
ware-gloves = Gloves ({ $price })
ware-visor = Visor ({ $price })
ware-wheel-nut = Wheel nut ({ $price })

## What may be done
prompt-draw = Hands are filled.
prompt-choose = Choose a ware in secret.
prompt-chosen = Waiting for everybody’s choice. You may still change yours.
prompt-watch = Everybody chooses a ware in secret.
prompt-roll = A visitor comes along.
prompt-bid-first = The stone is up for sale from { $reserve ->
    [one] { $reserve } coin
   *[other] { $reserve } coins
 }. Do you bid?
prompt-bid = { $who } bids { $coins }. Do you bid more?
prompt-lot-first = The stone is up for sale from { $reserve ->
    [one] { $reserve } coin
   *[other] { $reserve } coins
 }.
prompt-lot = { $who } bids { $coins }.
prompt-over = The market has closed.
do-choose = { $ware }
do-bid = Bid { $coins }
do-content = No more for now
do-hammer = Bring the hammer down
odds-sells = the visitor can pay for it { $percent }%
fact-chosen = your choice so far
fact-left = { $coins ->
    [one] leaves you { $coins } coin
   *[other] leaves you { $coins } coins
 }
warn-last-coin = That is all you have.
why-not-choosing = Wares are chosen at the start of a day.
why-no-stone = No stone is up for sale now.
why-leading = Yours is the highest bid.
why-content = You want no more until somebody bids higher.
why-too-poor = You can’t pay { $coins }.

## The crier
event-ware-drawn = You draw: { $ware }.
event-ware-drawn-unseen = { $who } draws a ware.
event-day-starts = Day { $day }: the market opens.
event-ware-chosen = You lay this face down: { $ware }.
event-ware-chosen-unseen = { $who } lays a ware face down.
event-ware-opened = { $who } has brought: { $ware }.
event-dice-rolled = The visitor has { $sum } coins to spend.
event-ware-sold = { $who } sells: { $ware }.
event-ware-unsold = Too dear, { $who } keeps waiting: { $ware }.
event-ware-spoilt = Somebody else offers the same, so { $who } sells nothing: { $ware }.
event-stone-up = A stone is up for sale, from { $reserve ->
    [one] { $reserve } coin
   *[other] { $reserve } coins
 }.
event-bids = { $who } bids { $coins }!
event-is-content = { $who } wants no more.
event-stone-sold = Sold! { $who } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } for the stone.
event-stone-stays = Nobody wants the stone.
event-days-over = The last market day is over.
event-everybody-broke = Nobody has a coin left: the market closes.
event-stones-enough = { $who } has { $stones } stones: the market closes.
event-wins = { $who } wins with { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
 } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }!

## The board
board-day = Day { $day } of { $days }
board-roll = The last visitor had { $sum } coins
board-reserve = The stone: from { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
board-bid = The stone: { $who } bids { $coins }
board-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 }
board-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
board-face-down = a ware face down
board-hand = Your hand: { $wares }

## The score sheet
sheet-rank = Rank
sheet-seat = Seat
sheet-stones = Stones
sheet-coins = Coins
