# [9.1E] Cossacks may always go back, whoever shares their hex: the right is theirs and not that of
# the stack, r266.

case cossacks over other cavalry go back alone before cavalry
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_kozak_1 2944 N
unit ru_smolenski_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_smolenski_1 9.1C-3 [9.1D]
do fallback ru_kozak_1
expect prompt ASK_REACTION [9.1D]              # the others are asked for themselves
legal counter ru_smolenski_1 [9.1D]
do hold ru_smolenski_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3144
expect unit ru_kozak_1 hex=3144 [9.1E]
expect unit ru_smolenski_1 hex=2944 [9.1E]
expect prompt ASK_MOVE [9.1E]

case cossacks under them too
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
unit ru_kozak_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_smolenski_1 9.1C-3 [9.1D]
do fallback ru_kozak_1
legal volley ru_smolenski_1 [9.1D]
do hold ru_smolenski_1
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3144
expect unit ru_kozak_1 hex=3144 [9.1E]
expect unit ru_smolenski_1 hex=2944 [9.1D]

case the others counterattack without them
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_kozak_1 2944 N
unit ru_smolenski_1 2944 N                      # morale 6
do move pl_5psp_1
do step pl_5psp_1 2844
do fallback ru_kozak_1
do counter ru_smolenski_1
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3144
roll 6
event WILL_COUNTERATTACK unit ru_smolenski_1 a 6 b 6 [9.1D, 9.3]
expect unit ru_smolenski_1 hex=2844 [9.1D]
expect unit ru_kozak_1 hex=3144 [9.1E]

case before infantry the cossacks alone, or all
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_kozak_1 2944 N
unit ru_smolenski_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal fallback ru_kozak_1 [9.1E]
legal fallback ru_smolenski_1 [9.1C-3]
do fallback ru_smolenski_1
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3144
expect unit ru_kozak_1 hex=3144 [9.1C-3]
expect unit ru_smolenski_1 hex=3144 [9.1C-3]

case the loss of a failed check is theirs who made it
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
unit ru_kozak_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
do fallback ru_kozak_1
do counter ru_smolenski_1
do retreat ru_kozak_1 3044
do retreat ru_kozak_1 3144
roll 7
event CAVALRY_SHRINKS unit ru_smolenski_1 a 7 b 6 [9.1D-2]
expect unit ru_smolenski_1 lost=1 [9.1D-2]
expect unit ru_kozak_1 lost=0 [9.1E]
