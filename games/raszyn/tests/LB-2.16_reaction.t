title reaction and opportunity

case cavalry before whose front a charger comes may meet it
phase charge
side austrian
unit au_kr5 2007 side-E
unit pl_2ul 2907 side-W
unit pl_1sk 2709 side-E
unit pl_3ul 2911 side-W exhausted
unit pl_2pp_1 6007
do charge au_kr5
do step au_kr5 2107
expect prompt ASK_CHARGE
do step au_kr5 2207
do step au_kr5 2307
expect prompt ASK_REACTION [LB-2.16-19]
expect actor polish [LB-2.16-19]
legal react pl_2ul [LB-2.16-19]
illegal react pl_1sk NOT_BEFORE_FRONT [LB-2.16-19]
illegal react pl_3ul TOO_EXHAUSTED [LB-2.16-1]
legal hold [LB-2.16-19]
do react pl_2ul
chance ASK_REACTION_DICE
roll 66
event RIDES_TO_MEET unit pl_2ul [LB-2.16-19]
expect unit pl_2ul hex=2407 facing=side-W [LB-2.16-19]
expect state unit pl_2ul charged countered is_bound bound=2307 [LB-2.16-17]
expect state unit au_kr5 charged countered is_bound bound=2407 [LB-2.16-17]
expect nostate unit au_kr5 straight [LB-2.16-17]

case who fails stays as it is, and may not try again
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2ul 2907 side-W tired
unit pl_2pp_1 6007
do charge au_kr5
do step au_kr5 2407
do react pl_2ul
roll 11
event DOES_NOT_CHARGE unit pl_2ul [LB-2.16-19]
expect unit pl_2ul hex=2907 readiness=tired condition=good [LB-2.16-19]
expect actor austrian
do step au_kr5 2507
do step au_kr5 2607
expect prompt ASK_CHARGE
do step au_kr5 2707
do declare 2907
event CHARGE_STRIKES unit au_kr5 hex 2907 [LB-2.16-17]
expect state unit au_kr5 is_bound straight bound=2907 [LB-2.16-17]

case heavy cavalry reaches four hexes only
phase charge
side polish
unit pl_1sk 2007 side-E
unit au_kr5 2607 side-W
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2107
expect prompt ASK_CHARGE [LB-2.16-19]
do step pl_1sk 2207
expect prompt ASK_REACTION [LB-2.16-19]

case the second window opens with the declaration
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_kr5 2707 side-W
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do hold
do step pl_1sk 2407
expect prompt ASK_CHARGE [LB-2.16-19]
do step pl_1sk 2507
do declare 2707
expect prompt ASK_REACTION [LB-2.16-19]
do hold
event CHARGE_STRIKES [LB-2.16-17]

case at dusk three hexes
option dusk=on
turn 18
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_kr5 2707 side-W
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
expect prompt ASK_CHARGE [LB-4.7-7]
do step pl_1sk 2407
expect prompt ASK_REACTION [LB-4.7-7]

case infantry that comes near is ridden at
side polish
unit pl_2pp_1 2807 side-W
unit pl_3pp_1 6007
unit au_kr5 2307 side-E
do move pl_2pp_1
do step pl_2pp_1 2707
expect prompt ASK_OPPORTUNITY [LB-2.16-20]
expect actor austrian [LB-2.16-20]
do hold
do turn pl_2pp_1 side-NW
do step pl_2pp_1 2706
expect prompt ASK_MOVE [LB-2.16-20]

case asked again when it comes nearer
side polish
unit pl_2pp_1 2807 side-W
unit pl_3pp_1 6007
unit au_kr5 2307 side-E
do move pl_2pp_1
do step pl_2pp_1 2707
do hold
do step pl_2pp_1 2607
expect prompt ASK_OPPORTUNITY [LB-2.16-20]
do react au_kr5
roll 11
event DOES_NOT_CHARGE [LB-2.16-20]
expect unit au_kr5 hex=2307 readiness=fresh
expect prompt ASK_MOVE [LB-2.16-20]
legal step pl_2pp_1 2507
do stop
do move pl_3pp_1

case contact ends the move; a carré may be tried, or they stand
side polish
unit pl_2pp_1 2807 side-W
unit pl_3pp_1 6007
unit au_kr5 2307 side-E
do move pl_2pp_1
do step pl_2pp_1 2707
do react au_kr5
roll 66
expect unit au_kr5 hex=2607 [LB-2.16-20]
expect prompt ASK_CARRE [LB-2.16-20]
odds 31/36 try 2707 = carré formed [LB-2.16-20 RZ-CARRE-1]
do wait
roll 66
event STANDS_FIRM unit pl_2pp_1 [LB-2.16-20]
expect state unit au_kr5 is_bound straight charged bound=2707 [LB-2.16-20]
expect unit pl_2pp_1 status=moved [LB-2.16-20]

case skirmishers in the open are dispersed
side austrian
unit au_grenz_1 2807 2808 SW skirmish
unit au_ir48_1 6007
unit pl_1sk 2307 side-E
do move au_grenz_1
do step au_grenz_1 2707
do react pl_1sk
roll 66
expect prompt ASK_TRAMPLE [LB-2.16-20]
illegal trample 2 TRAMPLES_TOO_MANY [LB-2.16-20]
do trample 1
expect unit au_grenz_1 left=9 condition=routed [LB-2.16-20]

case and their hex is taken
side austrian
unit au_grenz_1 2807 SW skirmish left=1
unit au_ir48_1 6007
unit pl_1sk 2307 side-E
do move au_grenz_1
do step au_grenz_1 2707
do react pl_1sk
roll 66
do trample 1
expect unit au_grenz_1 gone
expect unit pl_1sk hex=2707 readiness=tired [LB-2.16-20]

case cavalry is met without a check
side polish
unit pl_2ul 2807 side-W
unit pl_3pp_1 6007
unit au_kr5 2307 side-E
do move pl_2ul
do step pl_2ul 2707
do react au_kr5
roll 66
expect state unit au_kr5 is_bound bound=2707 [LB-2.16-20]
