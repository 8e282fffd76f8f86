# [6.0] What a stack is, how it is joined, ordered and faced.

case units of one army in a hex are one stack, whoever commands them
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_7pp_1_1 1520 S           # of another command, on top
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1720 N shots=4
illegal fire pl_1pp_1_1 1720 6.8a [6.0a]
legal fire pl_7pp_1_1 1720 [6.0a]
do move pl_1pp_1_2
legal step pl_1pp_1_2 1520 [6.0a]

case Russians and Prussians are two armies: no common stack
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1420 S mp=3
unit ru_rgt_f_1_1 1520 S
do move pr_22pp_1_1
illegal step pr_22pp_1_1 1520 6.0a [6.0a]

case they pass through each other as friends
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1420 S
unit ru_rgt_f_1_1 1520 S
do move pr_22pp_1_1
do step pr_22pp_1_1 1520
illegal stop 6.4 [6.0a]
do step pr_22pp_1_1 1620
expect unit pr_22pp_1_1 mp=3 hex=1620 [6.0a]

case nor may a battery join the other army
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_heavy_1 1420 S
unit ru_rgt_f_1_1 1520 S
illegal shift pr_heavy_1 1520 6.0a [6.0a]

case their commanders go where they like
phase commander
active pr_favrat
unit pr_favrat 1420
unit ru_rgt_f_1_1 1520 S
legal lead pr_favrat 1520 [6.0a]

case they make no common line
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1520 S
unit ru_rgt_f_1_1 1521 S
illegal line pr_22pp_1_1 8.10a [6.0a]

case nor common fire
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1520 S
unit ru_rgt_f_1_1 1521 S
unit pr_22pp_1_2 1519 S
unit pl_1pp_1_1 1620 N shots=4
do fire pr_22pp_1_1 1620
expect count with 0 [6.0a]

case who joins a stack goes to its bottom and takes its facing
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 SW
unit pl_1pp_1_2 1620 SW
unit pl_1pp_1_3 1520 SE
do move pl_1pp_1_3
do step pl_1pp_1_3 1620
do stop
expect unit pl_1pp_1_1 order=1 [6.0b]
expect unit pl_1pp_1_2 order=2 [6.0b]
expect unit pl_1pp_1_3 order=3 [6.0b]
expect unit pl_1pp_1_3 facing=SW mp=1 [6.0d]

case two that join together go to the bottom in their own order
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
do move pl_1pp_1_2
do with pl_1pp_1_3
do step pl_1pp_1_2 1620
do stop
expect unit pl_1pp_1_1 order=1 [6.0b]
expect unit pl_1pp_1_2 order=2 [6.0b]
expect unit pl_1pp_1_3 order=3 [6.0b]

case a change of order costs every unit of the stack a point
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
illegal top pl_1pp_1_1 6.0c [6.0c]
do top pl_1pp_1_3
event GOES_ON_TOP unit pl_1pp_1_3 hex 1620 [6.0c]
expect unit pl_1pp_1_3 order=1 mp=1 [6.0c]
expect unit pl_1pp_1_1 order=2 mp=1 [6.0c]
expect unit pl_1pp_1_2 order=3 mp=1 [6.0c]

case the last point may pay for it
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S mp=3
unit pl_1pp_1_2 1620 S
do move pl_1pp_1_1
do with pl_1pp_1_2
legal top pl_1pp_1_2 [6.0c]

case one member without a point bars it
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1620 S mp=4 form=skirmish
unit pl_strz_g_2 1620 S form=skirmish
do move pl_strz_g_1
do with pl_strz_g_2
illegal top pl_strz_g_2 8.2a [6.0c]

case who does not move the whole stack does not change its order
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S moved mp=1
illegal top pl_1pp_1_2 6.0c [6.0c]
do move pl_1pp_1_1
do with pl_1pp_1_2
illegal top pl_1pp_1_2 6.0d [6.0c]

case nobody changes it in the enemy's movement phase
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1820 N
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
legal fire pl_1pp_1_1 1820
illegal top pl_1pp_1_2 10.4a [6.0c]

case nor in the melee phase
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S from=1520
unit pl_1pp_1_2 1620 S from=1520
unit ru_rgt_f_1_1 1620 N
unit pl_1pp_1_3 1622 S from=1522
unit ru_rgt_f_1_2 1622 N
legal fight 1620
illegal top pl_1pp_1_2 11.4 [6.0c]

case a stack turns as one
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
do move pl_1pp_1_1
illegal turn pl_1pp_1_1 SW 6.0d [6.0d]
do with pl_1pp_1_2
legal turn pl_1pp_1_1 SW [6.0d]
do turn pl_1pp_1_1 SW
expect unit pl_1pp_1_1 facing=SW mp=1 [6.0d]
expect unit pl_1pp_1_2 facing=SW mp=1 [6.0d]

case guns of a stack face any corner
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S
unit pl_art_2 1620 S
do traverse pl_art_2 N
expect unit pl_art_2 facing=N [6.0d]
expect unit pl_1pp_1_1 facing=S [6.0d]

case guns keep their facing when a unit joins or turns beside them
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1620 NE
unit pl_1pp_1_1 1520 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do turn pl_1pp_1_1 SW
do stop
expect unit pl_art_2 facing=NE [6.0d]
expect unit pl_1pp_1_1 facing=SW mp=2 [6.0d]

case nor a common counterattack
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N
unit pr_22pp_1_1 1721 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do counter pr_22pp_1_1
illegal counter ru_rgt_f_1_1 6.0a [6.0a]
legal hold ru_rgt_f_1_1 [6.0a]

case nor common fire in a reaction
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N
unit pr_22pp_1_1 1721 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do volley pr_22pp_1_1
do volley ru_rgt_f_1_1
do fire ru_rgt_f_1_1 1620
event FIRE_ROW a 3 [6.0a]              # 4 alone; with the Prussians it would be row 4

case nor a common melee: Prussians do not come to the help of Russians
phase movement
active pr_favrat
unit pr_favrat 1820
unit pr_22pp_1_1 1720 N
unit pr_22pp_1_2 1820 N
unit ru_rgt_f_1_1 1620 N
unit pl_1pp_1_1 1620 S
do move pr_22pp_1_1
illegal step pr_22pp_1_1 1620 6.0a [6.0a]

case a retreating Prussian does not find room among Russians
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit pr_22pp_1_1 1820 N
unit pr_22pp_1_2 2030 N
unit ru_rgt_f_1_1 1920 N
do bombard pl_art_2 1820
roll 7
expect unit pr_22pp_1_1 hex=1921 [6.0a]
