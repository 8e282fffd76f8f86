# [6.0] What a stack is, how it is joined, ordered and faced.

case units of one army in a hex are one stack, whoever commands them
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_6pp_1_1 0916 S           # Szyrer's company is on top of Zajączek's
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 SE
unit ru_uglicki_1_2 0918 N shots=4
illegal fire pl_2pp_1_1 0918 6.6a [6.0a]
legal fire pl_6pp_1_1 0918 [6.0a]
do move pl_2pp_1_2
legal step pl_2pp_1_2 0916 [6.0a]

case units of one army in a hex are one stack
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_1 0916 S
unit pl_6pp_1_1 0916 S
unit ru_uglicki_1_2 0918 N shots=4
legal fire pl_2pp_1_2 0918 [6.0a]
illegal fire pl_2pp_1_1 0918 6.6a [6.0a]
illegal fire pl_6pp_1_1 0918 6.6a [6.0a]

case who joins a stack goes to its bottom and takes its facing
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 SW
unit pl_2pp_1_2 0916 SW
unit pl_2pp_1_3 0915 SE
do move pl_2pp_1_3
do step pl_2pp_1_3 0916
do stop
expect unit pl_2pp_1_1 order=1 [6.0b]
expect unit pl_2pp_1_2 order=2 [6.0b]
expect unit pl_2pp_1_3 order=3 [6.0b]
expect unit pl_2pp_1_3 facing=SW mp=1 [6.0d]

case two that join together go to the bottom in their own order
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S
unit pl_2pp_1_3 0915 S
do move pl_2pp_1_2
do with pl_2pp_1_3
do step pl_2pp_1_2 0916
do stop
expect unit pl_2pp_1_1 order=1 [6.0b]
expect unit pl_2pp_1_2 order=2 [6.0b]
expect unit pl_2pp_1_3 order=3 [6.0b]

case a change of order costs every unit of the stack a point
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
illegal top pl_2pp_1_1 6.0c
do top pl_2pp_1_3
event GOES_ON_TOP unit pl_2pp_1_3 hex 0916 [6.0c]
expect unit pl_2pp_1_3 order=1 mp=1 [6.0c]
expect unit pl_2pp_1_1 order=2 mp=1 [6.0c]
expect unit pl_2pp_1_2 order=3 mp=1 [6.0c]

case the last point may pay for the change of order
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S mp=3
unit pl_2pp_1_2 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
legal top pl_2pp_1_2 [6.0c]

case one member without a point bars the change of order
edition 2013-en
phase movement
active ru_pustowalow
unit ru_pustowalow 0814
unit ru_jekatierynoslawski_3_1 0916 S mp=4 form=skirmish
unit ru_jekatierynoslawski_3_2 0916 S form=skirmish
do move ru_jekatierynoslawski_3_1
do with ru_jekatierynoslawski_3_2
illegal top ru_jekatierynoslawski_3_2 8.2a [6.0c]

case a change of order is free
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S mp=4
unit pl_2pp_1_2 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
legal top pl_2pp_1_2 [6.0c]
do top pl_2pp_1_2
event GOES_ON_TOP unit pl_2pp_1_2 hex 0916 [6.0c]
expect unit pl_2pp_1_2 order=1 mp=0 [6.0c]
expect unit pl_2pp_1_1 order=2 mp=4 [6.0c]

case nobody changes the order of a stack in the enemy's movement phase
phase movement
active ru_f_denisow
actor polish
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
legal fire pl_2pp_1_1 0918
illegal top pl_2pp_1_2 10.4a [6.0c]

case nor in the melee phase
phase melee
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S from=0915
unit pl_2pp_1_2 0916 S from=0915
unit ru_uglicki_1_2 0916 N
unit pl_2pp_1_3 1016 S from=1015
unit ru_uglicki_1_3 1016 N
legal fight 0916
illegal top pl_2pp_1_2 11.4 [6.0c]

case a stack turns as one
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
do move pl_2pp_1_1
illegal turn pl_2pp_1_1 SW 6.0d [6.0d]
do with pl_2pp_1_2
legal turn pl_2pp_1_1 SW [6.0d]
do turn pl_2pp_1_1 SW
expect unit pl_2pp_1_1 facing=SW mp=1 [6.0d]
expect unit pl_2pp_1_2 facing=SW mp=1 [6.0d]

case guns of a stack face any corner
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_art_1 0916 S
unit pl_art_2 0916 NE
legal traverse pl_art_1 N [6.0d]
do traverse pl_art_1 N
expect unit pl_art_1 facing=N [6.0d]
expect unit pl_art_2 facing=NE [6.0d]
expect unit pl_2pp_1_1 facing=S [6.0d]

case guns keep their facing when a unit joins or turns beside them
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0916 NE
unit pl_2pp_1_1 0915 S
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do turn pl_2pp_1_1 SW
do stop
expect unit pl_art_1 facing=NE [6.0d]
expect unit pl_2pp_1_1 facing=SW mp=2 [6.0d]

case changing the order of a stack does not use up the free turn of skirmishers
edition 2010-pl
phase movement
active ru_pustowalow
unit ru_pustowalow 0815
unit ru_jekatierynoslawski_3_1 0916 N form=skirmish
unit ru_jekatierynoslawski_3_2 0916 N form=skirmish
do move ru_jekatierynoslawski_3_1
do with ru_jekatierynoslawski_3_2
do top ru_jekatierynoslawski_3_2
legal turn ru_jekatierynoslawski_3_1 S [7.2d]

case nor does a free turn bar a change of order
edition 2010-pl
phase movement
active ru_pustowalow
unit ru_pustowalow 0815
unit ru_jekatierynoslawski_3_1 0916 N form=skirmish
unit ru_jekatierynoslawski_3_2 0916 N form=skirmish
do move ru_jekatierynoslawski_3_1
do with ru_jekatierynoslawski_3_2
do turn ru_jekatierynoslawski_3_1 S
legal top ru_jekatierynoslawski_3_2 [6.0c]

case in the own movement phase a unit that joined a stack may be put on top of it
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_1 0916 S lost=1
unit pl_2pp_1_2 0916 S moved mp=1
legal top pl_2pp_1_2 [6.0c]
illegal top pl_2pp_1_1 6.0c [6.0c]
do top pl_2pp_1_2
expect unit pl_2pp_1_2 order=1 mp=1 [6.0c]
expect unit pl_2pp_1_1 order=2 mp=0 [6.0c]
expect actor polish [6.0c]
illegal top pl_2pp_1_2 6.0c

case the order of a stack of two commands may be changed too
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_2 0916 S lost=1
unit pl_6pp_1_1 0916 S
unit ru_uglicki_1_2 0918 N shots=4
do top pl_6pp_1_1
legal fire pl_6pp_1_1 0918 [6.0a, 6.0c]

case not in a melee hex
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_3 0815 S
unit ru_uglicki_1_2 0916 N from=0917
illegal top pl_2pp_1_1 6.11

case who does not move the stack does not change its order
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S moved mp=1
illegal top pl_2pp_1_2 6.0c [6.0c]
