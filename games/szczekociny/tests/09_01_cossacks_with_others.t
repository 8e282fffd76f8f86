# [9.1E] Cossacks may always go back, whoever shares their hex: the right is theirs and not that of
# the stack, r266.

case cossacks over other cavalry go back alone before cavalry
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_kozak_1 1336 N
unit ru_woroneski_1 1336 N lost=1
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_woroneski_1 9.1C-3 [9.1D]
do fallback ru_kozak_1
expect prompt ASK_REACTION [9.1D]              # the others are asked for themselves
legal counter ru_woroneski_1 [9.1D]
do hold ru_woroneski_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 1436
do retreat ru_kozak_1 1536
expect unit ru_kozak_1 hex=1536 [9.1E]
expect unit ru_woroneski_1 hex=1336 [9.1E]
expect prompt ASK_MOVE [9.1E]

case cossacks under them too
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_woroneski_1 1336 N lost=1
unit ru_kozak_1 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_woroneski_1 9.1C-3 [9.1D]
do fallback ru_kozak_1
legal volley ru_woroneski_1 [9.1D]
do hold ru_woroneski_1
do retreat ru_kozak_1 1436
do retreat ru_kozak_1 1536
expect unit ru_kozak_1 hex=1536 [9.1E]
expect unit ru_woroneski_1 hex=1336 [9.1D]

case the others counterattack without them
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_kozak_1 1336 N
unit ru_woroneski_1 1336 N lost=1                  # morale 6
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
do fallback ru_kozak_1
do counter ru_woroneski_1
do retreat ru_kozak_1 1436
do retreat ru_kozak_1 1536
roll 6
event WILL_COUNTERATTACK unit ru_woroneski_1 a 6 b 6 [9.1D, 9.3]
expect unit ru_woroneski_1 hex=1236 [9.1D]
expect unit ru_kozak_1 hex=1536 [9.1E]

case before infantry the cossacks alone, or all
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_kozak_1 1336 N
unit ru_woroneski_1 1336 N lost=1            # size 4 together
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal fallback ru_kozak_1 [9.1E]
legal fallback ru_woroneski_1 [9.1C-3]
do fallback ru_woroneski_1
do retreat ru_kozak_1 1436
do retreat ru_kozak_1 1536
expect unit ru_kozak_1 hex=1536 [9.1C-3]
expect unit ru_woroneski_1 hex=1536 [9.1C-3]
