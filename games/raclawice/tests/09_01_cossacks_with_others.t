# [9.1E] Cossacks may always go back, whoever shares their hex: the right is theirs and not that of
# the stack, r266. 1014 facing N: front 1013 and 1113, rear 1015 and 1115.

case cossacks over hussars go back alone before cavalry
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N
unit ru_achtyrski_1 1014 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_achtyrski_1 9.1C-3 [9.1D]
do fallback ru_kozak_1
expect prompt ASK_REACTION [9.1D]              # the hussars are asked for themselves
legal counter ru_achtyrski_1 [9.1D]
illegal volley ru_achtyrski_1 6.6a [9.1D]      # they were not on top
do hold ru_achtyrski_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
expect unit ru_kozak_1 hex=1016 [9.1E]
expect unit ru_achtyrski_1 hex=1014 [9.1E]
expect prompt ASK_MOVE [9.1E]

case cossacks under hussars too
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_achtyrski_1 1014 N
unit ru_kozak_1 1014 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
legal fallback ru_kozak_1 [9.1E]
illegal fallback ru_achtyrski_1 9.1C-3 [9.1D]
illegal counter ru_kozak_1 9.1 [9.3]
do fallback ru_kozak_1
legal volley ru_achtyrski_1 [9.1D]
do volley ru_achtyrski_1
do fire ru_achtyrski_1 1013
roll 0
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
expect unit ru_kozak_1 hex=1016 [9.1E]
expect unit ru_achtyrski_1 hex=1014 shots=1 [9.1D]

case the hussars counterattack without them
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N
unit ru_achtyrski_1 1014 N                      # morale 7
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
do fallback ru_kozak_1
do counter ru_achtyrski_1
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
roll 7
event WILL_COUNTERATTACK unit ru_achtyrski_1 a 7 b 7 [9.1D, 9.3]
do counter ru_achtyrski_1 @2013-en
expect unit ru_achtyrski_1 hex=1013 [9.1D]
expect unit ru_kozak_1 hex=1016 [9.1E]

case or all of them together, as one stack
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N                          # morale 5
unit ru_achtyrski_1 1014 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
do counter ru_kozak_1
roll 6
event SHRINKS_BACK unit ru_kozak_1 a 6 b 5 [9.3]
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
expect unit ru_achtyrski_1 hex=1016 [9.3]

case before infantry the cossacks alone, or all
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1012 S
unit ru_kozak_1 1014 N
unit ru_achtyrski_1 1014 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1013
legal fallback ru_kozak_1 [9.1E]
legal fallback ru_achtyrski_1 [9.1C-3]
do fallback ru_achtyrski_1                      # all cavalry may: the stack goes
event ANNOUNCES unit ru_achtyrski_1
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
expect unit ru_kozak_1 hex=1016 [9.1C-3]
expect unit ru_achtyrski_1 hex=1016 [9.1C-3]

case each by itself before infantry
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1012 S
unit ru_kozak_1 1014 N
unit ru_achtyrski_1 1014 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1013
do fallback ru_kozak_1
do fallback ru_achtyrski_1
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
do retreat ru_achtyrski_1 1115
do retreat ru_achtyrski_1 1116
expect unit ru_kozak_1 hex=1016 [9.1E]
expect unit ru_achtyrski_1 hex=1116 [9.1C-3]

case room is needed for the cossacks alone
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N
unit ru_achtyrski_1 1014 N
unit ru_kozak_2 1016 N
unit ru_kozak_3 1116 N
unit ru_kozak_4 0916 N
unit ru_kozak_5 1117 N
unit ru_kozak_6 1216 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
legal fallback ru_kozak_1 [9.1E]

case cossacks by themselves go as they did, all of them
turn 3
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N
unit ru_kozak_2 1014 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
illegal fallback ru_kozak_2 9.1 [9.1E]          # the top one speaks
do fallback ru_kozak_1
do retreat ru_kozak_1 1015
do retreat ru_kozak_1 1016
expect unit ru_kozak_2 hex=1016 [9.1E]

case cossacks whose way back is closed meanwhile stay, out of the counterattack (r177, r266)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0818 N
unit pl_2pp_1_3 1018 N
unit pl_2pp_1_4 1019 N
unit ru_kozak_1 0917 N
unit ru_woroneski_1 0917 N
unit ru_kozak_2 1017 N
unit ru_woroneski_2 1017 N
unit ru_woroneski_3 0919 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do fallback ru_kozak_2
do counter ru_woroneski_2
do fallback ru_kozak_1
do counter ru_woroneski_1
expect unit ru_kozak_1 hex=0917 [9.1E]
expect unit ru_kozak_2 hex=0919 [9.1E]
expect unit ru_woroneski_1 hex=0916
