# [6.11] [6.12] [6.13] Both sides in one hex.

case an enemy hex may be entered, for a point more
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
unit ru_muszf_1_1 2420 S shots=4
do move pl_2pp_2_1
legal step pl_2pp_2_1 2420 [6.11a]
do step pl_2pp_2_1 2420
event STEPS hex 2420 a 2 b 2 [6.11b]
expect unit pl_2pp_2_1 hex=2420 status=melee [6.11a]
expect unit ru_muszf_1_1 hex=2420 status=melee [6.11a]

case without that point it is not
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S mp=3
unit pl_2pp_2_2 2220 S
unit ru_muszf_1_1 2420 S shots=4
do move pl_2pp_2_1
illegal step pl_2pp_2_1 2420 8.2a [6.11b]
legal step pl_2pp_2_1 2419 [6.11b]

case cavalry pays it too
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit ru_muszf_1_1 2420 S shots=4
do move pl_wojciechowski_1
do step pl_wojciechowski_1 2420
event STEPS hex 2420 a 2 b 6 [6.11b]

case guns alone are enemies enough
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_art_7 2420 S form=line fired
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
event STEPS hex 2420 a 2 b 2 [6.11b]

case a commander alone costs nothing and makes no melee
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 2420
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
event STEPS hex 2420 a 1 b 3 [6.11b]

case formation and facing stay as they are
turn 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
unit pl_strz_2 2219 S
unit ru_muszf_1_1 2420 SE shots=4
do move pl_strz_1
do step pl_strz_1 2420
expect unit pl_strz_1 form=skirmish facing=S status=melee [6.12a]
expect unit ru_muszf_1_1 form=line facing=SE [6.12a]
illegal turn pl_strz_1 SW 10.4b [6.12a]
illegal move pl_strz_1 8.16a [6.12a]

case nobody turns or regroups in it later on
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
unit pl_strz_2 2220 S
unit ru_muszf_1_1 2320 N
illegal move pl_strz_1 6.13 [6.12a, 6.13]

case guns in it do not turn either
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
unit pl_art_1 2320 S
unit ru_muszf_1_1 2320 N
illegal traverse pl_art_1 N 6.13 [6.12a]
illegal shift pl_art_1 2220 6.13 [6.13]

case each side keeps to the limits for itself
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 18
unit pl_5fiz_1_3 2220 S lost=1          # 2
unit pl_5fiz_1_4 2219 SE                # 3
unit ru_muszf_1_1 2320 S                 # and enemies
unit ru_muszf_1_2 2320 S
unit ru_muszf_1_3 2320 S
do move pl_5fiz_1_4
illegal step pl_5fiz_1_4 2320 6.2a [6.12b]
do stop
do move pl_5fiz_1_3
legal step pl_5fiz_1_3 2320 [6.12b]
do step pl_5fiz_1_3 2320
expect unit pl_5fiz_1_3 hex=2320 status=melee [6.12b]

case cavalry does not come to the help of infantry in it
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2320 S
do move pl_wojciechowski_1
illegal step pl_wojciechowski_1 2320 6.1 [6.12b]

case nobody walks out of it
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
unit ru_muszf_1_1 2320 N
illegal move pl_2pp_2_1 6.13 [6.13]
legal move pl_2pp_2_2 [6.13]

case nor does the commander in it
turn 4
phase movement
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2320 N
unit pl_sierakowski 2230
chance ASK_ATTACKER [6.13]            # no phase 3 for him: the melee follows

case the loser leaves it by the melee
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2820
roll 9
roll 0
event WITHDRAWS_TO_TRACK unit ru_muszf_1_1 [6.13]
expect unit ru_muszf_1_1 hex=off alive [6.13]
expect unit pl_2pp_2_1 hex=2320 [6.13]
