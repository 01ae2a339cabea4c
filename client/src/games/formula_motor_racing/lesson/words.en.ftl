# A guided first race of Formula Motor Racing.

learner = Rin
rival-1 = Aoi
rival-2 = Ben
rival-3 = Mika
intro = Twelve cars run nose to tail; the one on the left leads.
    You are Rin and command the two green ones. The first six at the flag score 10, 6, 4, 3, 2 and 1; both your cars count. Mika begins.
turn = Your turn: play one card of your hand. Gain ground with a CHARGE. The die has twelve faces.
charge-car = Any car may charge, but only your own may go on charging. Choose Green 1 (P6): 1–9 gains a place, 10–12 loses the gear and drops it to last.
charge-again = It worked: P5. As the car is yours, you may roll again. Three rolls in four succeed; try it.
charge-stop = P4 already. One failure would put you last, so be content and stop here.
draw = After playing you draw a card, and your turn is over. See what the other three do.
drop = Orange 1 stands in front of Green 2 (P4). Holding others back helps too: play OFF CIRCUIT −2.
drop-car = Any running car can be chosen. Choose Orange 1 (P3), and the cars behind it move up. Just not one of yours.
slipstream = Blue 1 runs right in front of Green 1. OVERTAKE takes the car right behind the chosen one along: the slipstream. Play OVERTAKE +2 (Blue).
slipstream-car = Choose Blue 1 (P6), and Green 1 comes along. Even a rival’s colour can serve you.
turbo = Now the TAILENDER TURBO: one of the last three cars gains three places. Nobody comes along.
turbo-car = No green car is among the last three. Lift Blue 2, so that rivals further up drop behind it.
last-turns = The pile is empty. Everybody has one more turn, and nobody draws any more.
pit = Your last turn. Green 2 leads, with Yellow 1 right behind. Play PIT STOP (Yellow).
pit-car = Choose Yellow 1. On 1–6 it falls back by that many places; on 7–12 it stays out.
flag = The chequered flag! Green 2 wins for 10 points, Green 1 comes in fifth for 2: twelve points, and the race is yours.
    In a season of several races, the points add up.
