# [9.1C, 9.1D, 9.1E] Cavalry and cossacks.

case cavalry stands and fires at infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal volley ru_smolenski_1 [9.1C-1]
legal counter ru_smolenski_1 [9.1C-2]
legal fallback ru_smolenski_1 [9.1C-3]
legal hold ru_smolenski_1 [9.1C-1]
do volley ru_smolenski_1
do fire ru_smolenski_1 2844
event FIRES unit ru_smolenski_1 hex 2844 a 1 [9.1C-1]
expect unit ru_smolenski_1 hex=2944 shots=1 [9.1C-1]

case cavalry counterattacks infantry without a check
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_smolenski_1
event COUNTERATTACKS unit ru_smolenski_1 hex 2844 [9.1C-2]
chance ASK_ATTACKER [9.1C-2]
roll 5
roll 0
noevent MOD_CHARGE
event ATTACKER_WINS [9.1C-2]

case cavalry goes back two hexes before infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do fallback ru_smolenski_1
event 9.1C-3 unit ru_smolenski_1 [9.1C-3]
do retreat ru_smolenski_1 3044
do retreat ru_smolenski_1 3144
expect unit ru_smolenski_1 hex=3144 facing=N lost=0 [9.1C-3]
expect prompt ASK_MOVE [9.1C-3]

case with the losses of any retreat (r15)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 3042 NE          # front 2943 and 3043
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do fallback ru_smolenski_1
do retreat ru_smolenski_1 3043
event LOSS_IN_ENEMY_FRONT unit ru_smolenski_1 [9.1C-3]
do retreat ru_smolenski_1 3144
expect unit ru_smolenski_1 hex=3144 lost=1 [9.1C-3]

case not where the way is closed (r102)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 3043 N
unit pl_7pp_1_3 3044 N
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal fallback ru_smolenski_1 9.1C-3 [9.1C-3]
legal counter ru_smolenski_1 [9.1C-2]

case cavalry before cavalry checks before it counterattacks
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N                # morale 6
do move pl_5psp_1
do step pl_5psp_1 2844
legal volley ru_smolenski_1 [9.1D]
legal counter ru_smolenski_1 [9.1D]
illegal fallback ru_smolenski_1 9.1C-3 [9.1D]
expect count harry 0 [9.1D]
do counter ru_smolenski_1
chance ASK_COUNTER_DIE [9.1D]
roll 6
event WILL_COUNTERATTACK unit ru_smolenski_1 a 6 b 6 [9.1D]
chance ASK_ATTACKER [9.1D]

case it fires at cavalry
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
do volley ru_smolenski_1
do fire ru_smolenski_1 2844
event FIRES unit ru_smolenski_1 hex 2844 [9.1D]

case a failed check sends cavalry back two hexes with a loss
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
do counter ru_smolenski_1
roll 7
event CAVALRY_SHRINKS unit ru_smolenski_1 a 7 b 6 [9.1D-2]
do retreat ru_smolenski_1 3044
do retreat ru_smolenski_1 3144
expect unit ru_smolenski_1 hex=3144 lost=1 [9.1D-2]
expect prompt ASK_MOVE [9.1D-2]

case a squadron with one step left is gone
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N lost=1         # morale 5
unit ru_smolenski_2 3244 N
do move pl_5psp_1
do step pl_5psp_1 2844
do counter ru_smolenski_1
roll 6
expect unit ru_smolenski_1 gone [9.1D-2]
expect points polish 0 [9.1D-2]

case cossacks fall back before cavalry too
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit pl_5psp_2 3042 NE
unit ru_kozak_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
legal fallback ru_kozak_1 [9.1E]
legal counter ru_kozak_1 [9.1D]
illegal volley ru_kozak_1 10.9.3 [9.1E]
do fallback ru_kozak_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 3043
event LOSS_IN_ENEMY_FRONT unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 3144
expect unit ru_kozak_1 hex=3144 lost=1 [9.1E]

case cossacks fall back before infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_kozak_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal fallback ru_kozak_1 [9.1E]
legal counter ru_kozak_1 [9.1C-2]
do fallback ru_kozak_1
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3145
expect unit ru_kozak_1 hex=3145 lost=0 facing=N [9.1E]

case cavalry and cossacks may fall back before guns on the move
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_2 2744 S
unit ru_smolenski_1 2944 N
unit ru_kozak_1 2945 N
do shift pl_art_2 2844
do face pl_art_2 S
legal fallback ru_kozak_1 [9.1E]
do hold ru_kozak_1
legal fallback ru_smolenski_1 [9.1C-3]
legal counter ru_smolenski_1 [9.1C-2]

case guns stay when their cavalry falls back (r107)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N lost=0
unit ru_art_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do fallback ru_smolenski_1
do pass                          # the gun could fire
do retreat ru_smolenski_1 3044
do retreat ru_smolenski_1 3144
expect unit ru_smolenski_1 hex=3144 [9.1C-3]
expect unit ru_art_1 hex=2944 [9.1C-3, 9.4]

case the way back of a second stack is taken by the first: it stays where it is (r102)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_kozak_1 2944 N
unit ru_kozak_2 2944 N
unit ru_kozak_3 2945 N
unit ru_kozak_4 2945 N
unit ru_kozak_5 3043 N
unit ru_kozak_6 3043 N
unit ru_kozak_7 3045 N
unit ru_kozak_8 3045 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do fallback ru_kozak_3
do fallback ru_kozak_1
expect points polish 0 [9.1E]
