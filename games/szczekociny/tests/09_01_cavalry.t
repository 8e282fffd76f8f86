# [9.1C, 9.1D, 9.1E] Cavalry and cossacks.

case cavalry stands and fires at infantry
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_woroneski_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal volley ru_woroneski_1 [9.1C-1]
legal counter ru_woroneski_1 [9.1C-2]
legal fallback ru_woroneski_1 [9.1C-3]
legal hold ru_woroneski_1 [9.1C-1]
do volley ru_woroneski_1
do fire ru_woroneski_1 1236
event FIRES unit ru_woroneski_1 hex 1236 a 1 [9.1C-1]
expect unit ru_woroneski_1 hex=1336 shots=1 [9.1C-1]

case cavalry counterattacks infantry without a check
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_woroneski_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_woroneski_1
event COUNTERATTACKS unit ru_woroneski_1 hex 1236 [9.1C-2]
chance ASK_ATTACKER [9.1C-2]
roll 5
roll 0
noevent MOD_CHARGE
event ATTACKER_WINS [9.1C-2]

case cavalry goes back two hexes before infantry
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_woroneski_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do fallback ru_woroneski_1
event 9.1C-3 unit ru_woroneski_1 [9.1C-3]
do retreat ru_woroneski_1 1436
do retreat ru_woroneski_1 1536
expect unit ru_woroneski_1 hex=1536 facing=N lost=0 [9.1C-3]
expect prompt ASK_MOVE [9.1C-3]

case with the losses of any retreat (r15)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1434 NE          # front 1335 and 1435
unit ru_woroneski_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do fallback ru_woroneski_1
do retreat ru_woroneski_1 1435
event LOSS_IN_ENEMY_FRONT unit ru_woroneski_1 [9.1C-3]
do retreat ru_woroneski_1 1536
expect unit ru_woroneski_1 hex=1536 lost=1 [9.1C-3]

case not where the way is closed (r102)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1435 N
unit pl_7pp_1_3 1436 N
unit ru_woroneski_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal fallback ru_woroneski_1 9.1C-3 [9.1C-3]
legal counter ru_woroneski_1 [9.1C-2]

case cavalry before cavalry checks before it counterattacks
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_woroneski_1 1336 N                # morale 6
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
legal volley ru_woroneski_1 [9.1D]
legal counter ru_woroneski_1 [9.1D]
illegal fallback ru_woroneski_1 9.1C-3 [9.1D]
expect count harry 0 [9.1D]
do counter ru_woroneski_1
chance ASK_COUNTER_DIE [9.1D]
roll 6
event WILL_COUNTERATTACK unit ru_woroneski_1 a 6 b 6 [9.1D]
chance ASK_ATTACKER [9.1D]

case it fires at cavalry
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_woroneski_1 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
do volley ru_woroneski_1
do fire ru_woroneski_1 1236
event FIRES unit ru_woroneski_1 hex 1236 [9.1D]

case a failed check sends cavalry back two hexes
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_woroneski_1 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
do counter ru_woroneski_1
roll 7
event SHRINKS_BACK unit ru_woroneski_1 a 7 b 6 [9.1D]
do retreat ru_woroneski_1 1436
do retreat ru_woroneski_1 1536
expect unit ru_woroneski_1 hex=1536 lost=0 [9.1D]

case cossacks fall back before cavalry too
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit pl_bkn_1w_2 1434 NE
unit ru_kozak_1 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
legal fallback ru_kozak_1 [9.1E]
legal counter ru_kozak_1 [9.1D]
illegal volley ru_kozak_1 10.9.3 [9.1E]
do fallback ru_kozak_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 1435
event LOSS_IN_ENEMY_FRONT unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 1536
expect unit ru_kozak_1 hex=1536 lost=1 [9.1E]

case cossacks fall back before infantry
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_kozak_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal fallback ru_kozak_1 [9.1E]
legal counter ru_kozak_1 [9.1C-2]
do fallback ru_kozak_1
do retreat ru_kozak_1 1436
do retreat ru_kozak_1 1537
expect unit ru_kozak_1 hex=1537 lost=0 facing=N [9.1E]

case cavalry and cossacks may fall back before guns on the move
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_art_4 1136 S
unit ru_woroneski_1 1336 N
unit ru_kozak_1 1337 N
do shift pl_art_4 1236
do face pl_art_4 S
legal fallback ru_kozak_1 [9.1E]
do hold ru_kozak_1
legal fallback ru_woroneski_1 [9.1C-3]
legal counter ru_woroneski_1 [9.1C-2]

case guns stay when their cavalry falls back (r107)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_woroneski_1 1336 N lost=1
unit ru_art_4 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do fallback ru_woroneski_1
do pass                          # the gun could fire
do retreat ru_woroneski_1 1436
do retreat ru_woroneski_1 1536
expect unit ru_woroneski_1 hex=1536 [9.1C-3]
expect unit ru_art_4 hex=1336 [9.1C-3, 9.4]

case the way back of a second stack is taken by the first: it stays where it is (r102)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_kozak_1 1336 N
unit ru_kozak_2 1336 N
unit ru_kozak_3 1337 N
unit ru_kozak_4 1337 N
unit ru_kozak_5 1435 N
unit ru_kozak_6 1435 N
unit ru_kozak_7 1437 N
unit ru_kozak_8 1437 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do fallback ru_kozak_3
do fallback ru_kozak_1
expect points polish 0 [9.1E]
