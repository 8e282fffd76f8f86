title opportunity fire

case leaving a zone lets those fire who have it, once, at the hex and formation left
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
expect actor austrian [LB-2.12-1 LB-2.7-6]
expect prompt ASK_FIRERS
do volley 3108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.12-4]
expect unit pl_2pp_1 facing=side-NE
expect actor polish [LB-2.12-5]

case who has fired at it in that hex does not fire there again, but in the next
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
do volley 3108
roll 11
do turn pl_2pp_1 side-NW
expect actor polish [LB-2.12-5]
expect unit pl_2pp_1 facing=side-NW

case who holds his fire is asked with the next act
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
do none
expect unit pl_2pp_1 facing=side-NE
do turn pl_2pp_1 side-NW
expect actor austrian [LB-2.12-3]

case guns that stay in the hex lower the defence of infantry that leaves it
unit pl_2pp_1 3008 side-E
unit pl_fb1 3008 side-E limbered
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
do volley 3108
roll 11
event FIRE_ODDS a 6 b 4 [RZ-DEF-8 LB-2.12-4]

case it does not use up defensive fire
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W
unit pl_poniatowski 3008
do move pl_2pp_1
do turn pl_2pp_1 side-NE
do volley 3108
roll 11
do stop
do end
expect prompt ASK_TARGET
legal aim 3008 [LB-2.12-3 LB-2.11-1]

case guns that unlimber are hit limbered
unit pl_fb1 3008 side-E limbered
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_fb1
do unlimber pl_fb1 side-E
do volley 3108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.12-4]
expect unit pl_fb1 form=unlimbered

case units broken by it do not carry the act out
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 SW line
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
do volley 3108
roll 66
event LOSES_INCREMENTS unit pl_2pp_1 a 3
chance LB-2.14-1
roll 11
event FAILS_CHECK unit pl_2pp_1
expect unit pl_2pp_1 condition=disordered [LB-2.12-1]
expect unit pl_2pp_1 status=moved

case no zone, no opportunity fire: broken enemies, the town
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W disordered
unit pl_poniatowski 2030
do move pl_2pp_1
do turn pl_2pp_1 side-NE
expect actor polish [LB-2.12-1 LB-2.7-7]

case next to a carré, on any side of it
unit pl_1sk 3008 side-E
unit au_ir48_1 3108 carre
unit pl_poniatowski 2030
do move pl_1sk
do turn pl_1sk side-NE
expect actor austrian [LB-2.12-2 LB-2.7-2]
do volley 3108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.12-2]

case cavalry that steps onto a carré takes the fire of four increments
unit pl_1sk 3008 side-E
unit au_ir48_1 3108 carre
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 3108
do volley 3108
roll 11
event FIRE_ODDS a 12 b 6 [LB-2.12-2 LB-2.9-4]
expect unit pl_1sk hex=3108

case and Masse fires half as much again
unit pl_1sk 3008 side-E
unit au_ir48_1 3108 SW masse
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 3108
do volley 3108
roll 11
event FIRE_ODDS a 9 b 6 [LB-2.21-2]

case a carré fires through each side that a long unit touches
unit pl_volt 3007 3107 N skirmish
unit au_ir48_1 3008 carre
unit pl_poniatowski 2030
do move pl_volt
do step pl_volt 3006
do volley 3008
roll 11
event FIRE_ODDS a 6 b 12 [LB-2.12-2]
expect actor austrian [LB-2.12-2]
do volley 3008
roll 11
event FIRE_ODDS a 6 b 12 [LB-2.12-2]
expect actor polish
expect unit pl_volt hexes=3006+3106
