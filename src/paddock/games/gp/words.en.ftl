# nestorgames GP: what is said in the game.

title = nestorgames GP
hook = Roll one more die, or drive? Push your luck, push your rivals into the corner, and slide on through the oil.

## Switches
switch-circuits = Circuits
switch-circuits-help = Raced one after the other in a championship. A circuit of your own is a file.
switch-circuits-bridge_town = Bridge Town
switch-circuits-triple_knot = Triple Knot
switch-circuits-lock_gates = Lock Gates
switch-circuits-meadow_oval = Meadow Oval
switch-circuits-old_airfield = Old Airfield
switch-circuits-serpentine = Serpentine
switch-circuits-funfair = Funfair
switch-discs = Laps
switch-discs-help = Discs to take before a car has finished; 3 is usual.
switch-items = Special items
switch-items-help = Turbines, rockets, bombs, wrenches and oil.
switch-items-tray = on the tray, one after the other
switch-items-none = none
switch-items-course = all on the course from the start
switch-sets = Further sets of items
switch-sets-help = Each adds two turbines, rockets, bombs and wrenches, and four oils.
switch-placement = Items on the course are laid
switch-placement-help = Only where all items lie on the course from the start.
switch-placement-last = by the last player on the grid
switch-placement-random = by luck
switch-race_end = The race ends
switch-race_end-help = Whether the others race on for their places.
switch-race_end-all_but_one = when one car is left
switch-race_end-winner_only = with the first car that finishes
switch-championship = Championship
switch-championship-help = Several races for points, until somebody reaches the target.
switch-target = Points that end the championship
switch-target-help = 0 means three times the number of cars; at most five times.
switch-fastest = Fastest turn
switch-fastest-help = The highest total of one turn; half a point in a championship.
switch-teams = Teams of two
switch-teams-help = With 4, 6 or 8 players: those who sit opposite each other are partners.
switch-safety_car = Safety car
switch-safety_car-help = A big accident costs all dice and brings three rounds of caution.
switch-wet = Wet race
switch-wet-help = Four oils lie on the circuit from the start, and no other oil comes.

## Faults
fault-needs = { $where }: this needs { $other } to be one of: { $wanted }.
fault-teams-of-two = { $where }: { $came } players came; teams need 4, 6 or 8.
fault-target-too-high = { $where }: { $came } came; with { $seats } cars at most { $most }, or the championship would not end.
fault-no-wet-squares = { $where }: this circuit has no wet squares, so it can’t be raced in the wet.
fault-too-many-items = { $where }: { $came } items and oils came, the circuit has room for { $most }.
fault-title = { $where }: { $came } letters came; 1 to { $most } were wanted, in one line.
fault-wrong-kind = { $where }: { $came } came; { $wanted ->
    [number] a whole number
    [list] a list
    [table] a table
    [word] a text
    [cell] a place as [column, row]
   *[other] { $wanted }
 } was wanted.
fault-lonely-t = { $where }: { $came } squares came; a T needs its partner, so two were wanted.
fault-not-adjoining = { $where }: square { $square } can’t be reached: it does not touch square { $before }.
fault-three-on-one = { $where }: squares { $squares } lie on the same place; at most two can, as a loop.
fault-no-loop-there = { $where }: squares { $square } and { $other } lie on the same place, but are not named as a loop.
fault-loop-apart = { $where }: squares { $square } and { $other } are no loop: they lie on different places.
fault-line-elsewhere = { $where }: the line lies between the last square and the first: [{ $last }, 1] was wanted.
fault-pit-elsewhere = { $where }: the pit lane is the eight squares right before the line: { $first } to { $last }.
fault-no-corner = { $where }: there is no corner.
fault-corner-there = { $where }: square { $square } is a corner; this element can’t be on one.
fault-long-corner = { $where }: from square { $square } on there are more than { $most } corners in a row; a single die could not leap over them.
fault-crowded = { $where }: square { $square } belongs to { $other } already; one square, one element.
fault-leads-back = { $where }: from square { $square } to { $to } does not lead forward within a lap, past at least one square.
fault-switch-without-gate = { $where }: there are switches, but no gate.
fault-gate-without-switch = { $where }: the gate has no switch.
fault-gate-on-course = { $where }: the gate square lies on square { $square } of the course.
fault-gate-unreachable = { $where }: the gate square does not touch square { $square }.
fault-loop-turns = { $where }: the course turns on square { $square }; on a loop square both ways go straight on.
fault-loop-side-by-side = { $where }: squares { $square } and { $other } don’t cross at right angles.
fault-loop-without-corner = { $where }: a corner is needed both between squares { $square } and { $other } and on the rest of the lap.
fault-wet-squares = { $where }: { $came } squares came; { $wanted } were wanted, or none.

## Names
item-turbine = turbine
item-rocket = rocket
item-bomb = bomb
item-wrench = wrench
item-oil = oil
thing-oil = oil
thing-bomb = armed bomb
thing-tray = tray
thing-item = items
square = { $number ->
    [0] the gate square
   *[other] square { $number }
 }
face = { $face }
points = { $half ->
    [0] { $whole }
   *[other] { $whole }½
 }
circuit-own = a circuit of one’s own
circuit-titled = { $en ->
   *[other] { $en }
 }{ $ja ->
   *[other] { "" }
 }
kind-straight = straight
kind-corner = corner
kind-pit = pit lane
kind-loop = loop
kind-teleport = T
kind-switch = gate switch
kind-wet = wet square
kind-gate = gate

## Explaining an item
explain-turbine = the highest die of this turn’s move counts double; lost if the car doesn’t move
explain-rocket = hits the nearest car ahead, up to the next corner
explain-bomb = crashes the next car that ends a move here
explain-wrench = all lost dice back, car upright, then a normal turn
explain-oil = whoever ends a move here slides to the next corner, all race long

## What may be done
prompt-over = The race is over.
prompt-wait = { $who } is to move.
prompt-lot = Who rolls first in qualifying?
prompt-qualify-roll = { $who } rolls in qualifying.
prompt-qualify = Qualifying: { $total } so far. Another die?
prompt-scatter = Where does the { $item } lie?
prompt-place = You start last: where does the { $item } lie?
prompt-offer = Choose an item for the tray.
prompt-turn = Your turn.
prompt-turn-flipped = Your turn; your car lies on its roof.
prompt-after-item = Now the turn itself.
prompt-rocket = { $who } rolls for the rocket.
prompt-roll = { $who } rolls a die.
prompt-again = { $total } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }. Another one?
prompt-shortcut = The shortcut turns off at { $square }, { $left ->
    [one] { $left } square
   *[other] { $left } squares
 } to go. Take it?
prompt-gate = The gate is open at { $square }, { $left ->
    [one] { $left } square
   *[other] { $left } squares
 } to go. Drive through?
do-use = Use: { $item }
do-upright = Set the car upright (that is the turn)
do-repair = Repair: take one die back ({ $dice } → one more)
do-roll = Roll
do-roll-one = Roll: one die only, you lead under the safety car
do-roll-on = Roll another die
do-stop = Stop: drive { $total }
do-stop-qualifying = Stop with { $result }
do-straight = Straight on ({ $left } to go)
do-shortcut = Through the shortcut ({ $left } to go)
do-gate = Through the gate ({ $left } to go)
do-offer = On the tray: { $item }
do-place = { $item } on { $square }
odds-qualify = repeat { $repeats }%: result 0
odds-turn = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }; { $mean } squares on average for who only wants to get far
odds-next = next die: repeat { $repeats }%, { $mean } squares on average if you stop then
odds-next-crash = next die: crash { $repeats }%, { $mean } squares on average if you stop then
odds-hits = hits { $car } { $chance }%
odds-item = item { $chance }%
odds-corner = corner { $chance }%
odds-rocket = { $car }{ $more ->
    [0] { "" }
    [one] { " " }and { $more } more car
   *[other] { " " }and { $more } more cars
 } at distance { $distance }: hits { $chance }%
fact-here = on { $square }
fact-junction = with a choice of way at { $square }
fact-finishes = finishes!
fact-ends = to { $square }
fact-corner = a corner
fact-corner-hit = an occupied corner: { $cars ->
    [one] that car crashes too
   *[other] { $cars } other cars crash too
 }
fact-pushes = pushes { $car } one on
fact-t = T: on to { $square }
fact-opens = opens the gate
fact-closes = closes the gate
fact-item = takes the { $item }
fact-bomb = the bomb goes off
fact-oil = slides to { $square } and crashes
fact-oil-corner = oil in the corner{ $square ->
   *[other] { "" }
 }: crash
warn-held = The safety car forbids this: the car would stay where it is.
warn-in-corner = You stand in a corner: a repeat crashes the car.
warn-bomb = A bomb lies there.
warn-oil = Oil lies there.
warn-corner = The corner is occupied: you crash too.
warn-too-far = Too far for any die.
warn-nothing-lost = You have lost nothing.
why-not-your-turn = { $who } is to move.
why-way-first = Say first which way the car goes.
why-tray-first = Choose an item for the tray first.
why-place-first = Lay the items first.
why-dice-first = Items are used before the dice.
why-one-item = One item a turn.
why-not-available = No { $item } is left: all are owned or on the course.
why-flipped = The car lies on its roof; it must be set upright first.
why-flipped-item = With the car on its roof only a wrench helps.
why-no-target = No car ahead up to the next corner.
why-not-here = It can’t be laid on this square.
why-no-dice = All your dice are in the pit box: repair first.
why-nothing-lost = You have all your dice.
why-caution = The safety car forbids it: that way passes or hits a car.

## The commentator
event-race-starts = Race { $race }: { $circuit }.
event-qualifying-begins = { $who } rolls first in qualifying.
event-die-rolled = { $who } rolls { $face }.
event-nothing-qualified = A second { $face }: { $who } has qualified with nothing.
event-qualified = { $who } qualifies with { $result }.
event-qualifying-tied = Tied at { $result }: those roll again.
event-pole = { $who } is on pole with { $result }; the others line up behind, counter-clockwise.
event-wet-oil = The track is wet: oil on { $square }.
event-item-laid = { $who } lays the { $item } on { $square }.
event-item-scattered = The { $item } lies on { $square }.
event-tray-out = { $who } puts the { $item } on the tray, on { $square }.
event-tray-aside = No item is left for the tray.
event-item-back = The { $item } comes back to { $square }.
event-takes-tray = { $who } takes the { $item } from the tray.
event-takes-item = { $who } picks up the { $item }.
event-uses = { $who } uses the { $item }.
event-lays = { $who } leaves { $item ->
   *[other] { $item }
 } behind on { $square }.
event-rocket-hits = The rocket flies { $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
 } and hits on { $square }!
event-rocket-misses = The rocket falls short of { $square }, { $distance } away.
event-upright = { $who } turns the car back onto its wheels.
event-repaired = { $who } repairs: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } now.
event-repeated = A second { $face }: { $who } stays put.
event-spins-off = A second { $face } in the corner: { $who } loses the car!
event-moves = { $who } drives { $total } from { $from }.
event-goes-straight = { $who } goes straight on at { $square }.
event-takes-shortcut = { $who } takes the shortcut from { $from } to { $to }.
event-goes-through-gate = { $who } drives through the gate at { $from }.
event-pushed = { $who } is pushed from { $from } to { $to }.
event-crashes = { $who } crashes on { $square }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } left.
event-big-accident = A big accident! The safety car is out for { $turns } turns.
event-caution-ends = The safety car comes in: the race is free.
event-held-back = { $who } may not drive { $total } under the safety car and stays put.
event-explodes = The bomb on { $square } goes off under { $who }!
event-slides = { $who } slides from { $from } into { $to }.
event-teleports = { $who } vanishes on { $from } and appears on { $to }.
event-gate-opens = { $who } opens the gate, on { $square }.
event-gate-closes = { $who } closes the gate, on { $square }.
event-gate-blocked = { $who } is on the switch ({ $square }), but a car stands in the gate.
event-starts-first-lap = { $who } crosses the line: the first lap.
event-disc-taken = { $who } crosses the line: disc { $discs } of { $of }.
event-finishes = { $who } finishes: P{ $place }!
event-fastest-turn = The fastest turn so far: { $total } by { $who }.
event-race-ends = The flag falls on race { $race }!
event-placed = P{ $place }: { $who } ({ $halves }).
event-half-point = Half a point to { $who } for the fastest turn, { $total }.
event-tie-break = { $cars } cars are level: one more race decides.
event-champion = { $who } wins the championship ({ $halves })!

## The board
board-race = Race { $race }: { $circuit }, { $discs ->
    [one] { $discs } lap
   *[other] { $discs } laps
 }
board-tie-break = Tie-break race
board-caution = Safety car: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
board-gate-open = Gate open
board-gate-closed = Gate closed
board-fastest = Fastest turn: { $total } ({ $who })
board-cars = Numbers are cars ({ $flipped }: on the roof).
board-discs = laps { $discs }/{ $of }
board-dice = dice { $dice }/{ $of }
board-cylinder = shortcut used
board-no-cylinder = shortcut free
board-result = qualified with { $result }
board-finished = finished
board-in-corner = { $square } (corner)
board-flipped = on the roof
board-championship = Championship, to { $target } points:
board-total = { $who }: { $points }
plan-facts = { $squares } squares, { $corners ->
    [one] { $corners } corner
   *[other] { $corners } corners
 }
plan-line = finish line
plan-first = Square 1 lies in column/row { $cell }; numbers go on from there.
plan-shortcut = Shortcut from { $from } to { $to }
plan-gate = Gate from { $from } to { $to }; switches { $switches }
plan-teleport = T on { $from } and { $to }
plan-loops = Loops: { $squares }
plan-corners = Corners: { $squares }

## The score sheet
sheet-race = Race
sheet-circuit = Circuit
sheet-car = Car
sheet-driver = Driver
sheet-place = Place
sheet-points = Points
sheet-fastest = Fastest turn
sheet-total = Total
sheet-team-total = Team total
