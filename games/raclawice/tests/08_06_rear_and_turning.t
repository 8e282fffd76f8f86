# [8.6 8.7] To the rear, and turning.

case a step to the rear costs a point more and keeps the facing
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N              # rear 1121 and 1021
do move pl_3pp_1_1
legal step pl_3pp_1_1 1121 [8.6]
legal step pl_3pp_1_1 1021 [8.6]
do step pl_3pp_1_1 1021
event STEPS a 2 b 2 [8.6]
expect unit pl_3pp_1_1 hex=1021 facing=N mp=2 [8.6]

case one point does for the front, not for the rear
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N mp=7
do move pl_bkn_2m_1
legal step pl_bkn_2m_1 1019 [8.6]
illegal step pl_bkn_2m_1 1021 8.2a [8.6]

case every step to the rear costs its point more
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1021
event STEPS a 2 b 2 [8.6]
do step pl_3pp_1_1 1022
event STEPS a 2 b 0 [8.6]

case a step to the flank is none to the rear
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N             # flanks 0920 and 1120
do move pl_bkn_2m_1
illegal step pl_bkn_2m_1 0920 8.1 [8.6]
illegal step pl_bkn_2m_1 1120 8.1 [8.6]
legal step pl_bkn_2m_1 1121 [8.6]

case the point is for the own movement phase: who goes back in the enemy's pays none
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_bkn_2m_1 1014 S             # rear 1013 and 0913
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do fallback pl_bkn_2m_1
do retreat pl_bkn_2m_1 1013
do retreat pl_bkn_2m_1 1012
expect unit pl_bkn_2m_1 hex=1012 facing=S mp=0 [8.6]
illegal step pl_bkn_2m_1 1011 8.15a [8.6]

case sixty degrees cost a point either way
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N mp=3
do move pl_3pp_1_1
legal turn pl_3pp_1_1 NE [8.7a]
legal turn pl_3pp_1_1 NW [8.7a]
illegal turn pl_3pp_1_1 SE 8.2a [8.7a]
illegal turn pl_3pp_1_1 N 8.7a [8.7a]
do turn pl_3pp_1_1 NW
event TURNS b 0 [8.7a]
expect unit pl_3pp_1_1 facing=NW hex=1020 mp=4 [8.7a]

case a hundred and twenty degrees cost two points, about turn three
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N mp=2
unit pl_3pp_1_2 1220 N mp=1
do move pl_3pp_1_1
legal turn pl_3pp_1_1 SE [8.7b]
legal turn pl_3pp_1_1 SW [8.7b]
illegal turn pl_3pp_1_1 S 8.2a [8.7b]
do turn pl_3pp_1_1 SW
event TURNS b 0 [8.7b]
do move pl_3pp_1_2
do turn pl_3pp_1_2 S
event TURNS b 0 [8.7b]                # r22: a point for each sixty

case a hundred and twenty degrees for one point are too cheap
edition 2013-en
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N mp=7
do move pl_bkn_2m_1
illegal turn pl_bkn_2m_1 SE 8.2a [8.7b]
legal turn pl_bkn_2m_1 NE [8.7b]

case an about turn costs two points
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N mp=2
unit pl_3pp_1_2 1220 N mp=3
do move pl_3pp_1_1
legal turn pl_3pp_1_1 S [8.7b]
legal turn pl_3pp_1_1 SE [8.7b]        # r22
do turn pl_3pp_1_1 S
event TURNS b 0 [8.7b]
do move pl_3pp_1_2
illegal turn pl_3pp_1_2 S 8.2a [8.7b]
illegal turn pl_3pp_1_2 SW 8.2a [8.7b]
legal turn pl_3pp_1_2 NW [8.7b]

case a commander has no facing and goes any way for 1
phase commander
active pl_zajaczek
unit pl_zajaczek 1020
unit pl_3pp_1_1 1022 N
expect unit pl_zajaczek facing=none [8.7c]
expect count lead 6 [8.7c]
illegal turn pl_zajaczek S 3.3f [8.7c]
do lead pl_zajaczek 1019
event LEADER_MOVES a 8 [8.7c]
do lead pl_zajaczek 1020
event LEADER_MOVES a 7 [8.7c]          # back the way he came, no point for turning
expect unit pl_zajaczek mp=2 [8.7c]
