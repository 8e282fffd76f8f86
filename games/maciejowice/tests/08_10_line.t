# [8.10] Moving as a line.

case two units side by side are a line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3245 N
legal line pl_7pp_1_1 [8.10a]
legal line pl_7pp_1_2 [8.10a]
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a, 8.10b]
do step pl_7pp_1_1 3144
expect unit pl_7pp_1_1 hex=3144 mp=1 [8.10b]
expect unit pl_7pp_1_2 hex=3145 mp=1 [8.10b]

case one alone is not
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3246 N
illegal line pl_7pp_1_1 8.10a [8.10a]

case four units move and turn together
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_3 3246 N
unit pl_7pp_1_4 3247 N
do line pl_7pp_1_3
event BEGINS_LINE a 4 [8.10b]
do step pl_7pp_1_3 3146
expect unit pl_7pp_1_1 hex=3144 mp=1 [8.10b]
expect unit pl_7pp_1_2 hex=3145 mp=1 [8.10b]
expect unit pl_7pp_1_3 hex=3146 mp=1 [8.10b]
expect unit pl_7pp_1_4 hex=3147 mp=1 [8.10b]
do turn pl_7pp_1_3 NE
expect unit pl_7pp_1_1 facing=NE mp=2 [8.10b]
expect unit pl_7pp_1_4 facing=NE mp=2 [8.10b]
do stop
illegal move pl_7pp_1_1 LEADER_MOVES_NOW [8.10b]

case two stacked units alone are no line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3244 N
illegal line pl_7pp_1_1 8.10a [8.10a]

case stacks side by side are
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3244 N
unit pl_7pp_1_3 3245 N
do line pl_7pp_1_1
event BEGINS_LINE a 3 [8.10a]
do step pl_7pp_1_1 3144
expect unit pl_7pp_1_2 hex=3144 [8.10b]
expect unit pl_7pp_1_3 hex=3145 [8.10b]

case a gap breaks the line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3243 N
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_3 3246 N
illegal line pl_7pp_1_1 8.10a [8.10a]
do line pl_7pp_1_2
event BEGINS_LINE a 2 [8.10a]

case another facing breaks the line (r24)
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 S
unit pl_7pp_1_2 3245 N
illegal line pl_7pp_1_1 8.10a [8.10a]
illegal line pl_7pp_1_2 8.10a [8.10a]

case units in front of each other are no line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 NE              # 3245 is before it, not beside it
unit pl_7pp_1_2 3245 NE
illegal line pl_7pp_1_1 8.10a [8.10a]

case a slanting line faces across its course
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3145 NE
unit pl_7pp_1_2 3245 NE
unit pl_7pp_1_3 3346 NE
do line pl_7pp_1_2
event BEGINS_LINE a 3 [8.10a]
do step pl_7pp_1_2 3246
expect unit pl_7pp_1_1 hex=3146 [8.10b]
expect unit pl_7pp_1_3 hex=3347 [8.10b]

case a line is of one arm
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 3345
unit pl_10pp_1_1 3244 N
unit pl_wojciechowski_1 3245 N
unit pl_10pp_1_2 3246 N
illegal line pl_10pp_1_1 8.10a [8.10a]
illegal line pl_wojciechowski_1 8.10a [8.10a]

case scythemen and companies with rifles are one arm
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_grenkrak_1_1 3245 N
legal line pl_7pp_1_1 [8.10a]

case cavalry makes a line too
phase movement
active pl_kamienski
unit pl_kamienski 3345
unit pl_5psp_1 3244 N
unit pl_5psp_2 3245 N
do line pl_5psp_2
event BEGINS_LINE a 2 [8.10a]
do step pl_5psp_2 3145
expect unit pl_5psp_1 hex=3144 mp=1 [8.10b]

case guns make none
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_art_2 3244 N
unit pl_art_3 3245 N
illegal line pl_art_2 8.10a [8.10a]

case limbered guns make none either
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_art_2 3244 N form=limbered
unit pl_art_3 3245 N form=limbered
illegal line pl_art_2 8.10a [8.10a]

case the line stands as the phase begins
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3345 N
illegal line pl_7pp_1_1 8.10a [8.10a]
do move pl_7pp_1_2
do step pl_7pp_1_2 3245
do stop
illegal line pl_7pp_1_1 8.10a [8.10a]

case units of another command are not of the line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_kniaziewicz 3345
unit pl_7pp_1_1 3243 N
unit pl_7pp_1_2 3244 N
unit pl_10pp_1_1 3245 N
illegal line pl_10pp_1_1 4.1 [8.10a]
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a]
do step pl_7pp_1_1 3143
expect unit pl_10pp_1_1 hex=3245 [8.10b]

case units of the reserve may be in it
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_szuszkowski_1_1 3245 N
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a]
do step pl_7pp_1_1 3144
expect unit pl_szuszkowski_1_1 hex=3145 [8.10b]

case the six of the overall commander may be of several commands
phase movement
active pl_kosciuszko
round six
unit pl_kosciuszko 3345
unit pl_sierakowski 3445
unit pl_kniaziewicz 3445
unit pl_7pp_1_1 3244 N six
unit pl_10pp_1_1 3245 N six
unit pl_10pp_1_2 3246 N
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a]
do step pl_7pp_1_1 3144
expect unit pl_10pp_1_1 hex=3145 [8.10b]
expect unit pl_10pp_1_2 hex=3246 [8.10b]

case a unit at the end may be left out, one in the middle not
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3243 N
unit pl_7pp_1_2 3244 N
unit pl_7pp_1_3 3245 N
unit pl_7pp_1_4 3246 N
do line pl_7pp_1_2
illegal drop pl_7pp_1_3 8.10a [8.10a]
legal drop pl_7pp_1_1 [8.10a]
do drop pl_7pp_1_4
legal drop pl_7pp_1_3 [8.10a]                      # now it is the last
do drop pl_7pp_1_3
illegal drop pl_7pp_1_1 8.10a [8.10a]              # one alone is no line
do step pl_7pp_1_2 3144
expect unit pl_7pp_1_4 hex=3246 mp=0 [8.10b]
expect unit pl_7pp_1_1 hex=3143 mp=1 [8.10b]
do stop
legal move pl_7pp_1_4 [8.10b]

case the enemy answers each unit of a line
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_3 3246 N
unit pl_7pp_1_4 3247 N
unit ru_muszb_1_2 3044 S            # front 3145 and 3144
unit ru_muszb_1_3 3046 S            # front 3147 and 3146
do line pl_7pp_1_1
do step pl_7pp_1_1 3144
expect prompt ASK_REACTION [8.10b]
do hold ru_muszb_1_2                # to the first of the line
do hold ru_muszb_1_2                # to the second
do hold ru_muszb_1_3                # the third
do hold ru_muszb_1_3                # the fourth
expect prompt ASK_MOVE [8.10b]

case units of a line fire together
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3244 N
unit pl_7pp_1_2 3245 N
unit ru_muszb_1_2 2944 N
do line pl_7pp_1_1
do step pl_7pp_1_1 3144
do fire pl_7pp_1_1 2944
legal with pl_7pp_1_2 [8.10b]
do with pl_7pp_1_2
event FIRES unit pl_7pp_1_2 hex 2944 [8.10b]
expect unit pl_7pp_1_1 mp=2 shots=1 [8.10b]
expect unit pl_7pp_1_2 mp=2 shots=1 [8.10b]

case each unit of the line pays for its own hex and drops out by itself
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_7pp_1_1 0741 S                # 0841, clear
unit pl_7pp_1_2 0742 S                # 0842, marsh
do line pl_7pp_1_1
do step pl_7pp_1_1 0841
expect unit pl_7pp_1_1 hex=0841 mp=1 [8.10b]
expect unit pl_7pp_1_2 hex=0842 mp=3 [8.10b]
do step pl_7pp_1_1 0941
event DROPS_OUT unit pl_7pp_1_2 [8.10b]
expect unit pl_7pp_1_1 hex=0941 mp=2 [8.10b]
expect unit pl_7pp_1_2 hex=0842 [8.10b]
