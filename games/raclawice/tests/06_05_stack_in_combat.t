# [6.5, 6.6, 6.7, 6.8] Stacks in melee and under fire.

case the strengths of a stack are added in melee
phase melee
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_2pp_1_1 0916 S from=0915
unit pl_2pp_1_2 0916 S from=0915
unit ru_uglicki_1_2 0916 N       # 12 to 8 is 3 : 2, neither 6 alone would do
chance 11.7b
roll 3
roll 4
event MOD_STRENGTH a 1 b 0 [6.5]
event ATTACKER_WINS a 4 b 4 [6.5]

case with one company less they are not stronger
phase melee
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_2pp_1_1 0916 S from=0915
unit pl_2pp_1_2 0916 S from=0915 lost=1
unit ru_uglicki_1_2 0916 N       # 10 to 8
roll 3
roll 4
noevent MOD_STRENGTH
event DEFENDER_WINS a 3 b 4 [6.5]

case units of another commander fight along
phase melee
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_2pp_1_1 0916 S from=0915
unit pl_6pp_1_2 0916 S from=0915
unit ru_uglicki_1_2 0916 N
roll 3
roll 4
event MOD_STRENGTH a 1 b 0 [6.5]

case only the top unit of a stack fires
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit ru_uglicki_1_2 0918 N shots=4
legal fire pl_2pp_1_1 0918 [6.6a]
illegal fire pl_2pp_1_2 0918 6.6a [6.6a]

case a commander on top does not take the place of the top unit
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_2pp_1_1 0916 S
unit ru_uglicki_1_2 0918 N shots=4
legal fire pl_2pp_1_1 0918 [6.6a]

case guns fire from any place in the stack
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_art_1 0916 S
unit pl_art_2 0916 S
unit ru_uglicki_1_2 0918 N shots=4
legal bombard pl_art_1 0918 [6.6b]
legal bombard pl_art_2 0918 [6.6b]
legal fire pl_2pp_1_1 0918 [6.6b]

case infantry under its guns is on top all the same
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0916 S
unit pl_2pp_1_1 0916 S
unit ru_uglicki_1_2 0918 N shots=4
legal fire pl_2pp_1_1 0918 [6.6a]

case rifle fire concerns the top unit alone
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_uglicki_1_2 0917 N shots=4
unit ru_uglicki_1_3 0917 N shots=4
do fire pl_2pp_1_1 0917
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 [6.7]
do retreat ru_uglicki_1_2 0918
expect unit ru_uglicki_1_2 hex=0918 lost=1 [6.7]
expect unit ru_uglicki_1_3 hex=0917 lost=0 order=1 [6.7]
expect actor polish [6.7]

case the next one is the target of the next shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0816 S
unit ru_uglicki_1_2 0917 N shots=4
unit ru_uglicki_1_3 0917 N shots=4
do fire pl_2pp_1_1 0917
do shoot
roll 6                           # 1M: 7 against 6
do retreat ru_uglicki_1_2 0918
do fire pl_2pp_1_2 0917
do shoot
roll 5                           # 6 against 6
event STANDS_FIRE unit ru_uglicki_1_3 [6.7]

case example 1: three companies under an artillery result of 1M check each for itself
phase movement
active ru_f_denisow
unit ru_f_denisow 0921
unit ru_art_1 0920 N
unit pl_3pp_1_1 0915 S shots=4
unit pl_3pp_1_4 0915 S
unit pl_3pp_2_3 0915 S
do bombard ru_art_1 0915
event BOMBARDS unit ru_art_1 a 5 [6.8b]
chance 10.9.7b [6.8b]
roll 5
event MOD_RESULT unit pl_3pp_1_1 a 1 [6.8b]
event STANDS_FIRE unit pl_3pp_1_1 a 6 b 6 [6.8b]
chance 10.9.7b [6.8b]
roll 6
event IS_DRIVEN_BACK unit pl_3pp_1_4 a 7 b 6 [6.8a, 6.8b]
do retreat pl_3pp_1_4 0914
chance 10.9.7b [6.8b]
roll 8
event DRIVEN_BACK_WITH_LOSS unit pl_3pp_2_3 a 9 b 6 [6.8a, 6.8b]
do retreat pl_3pp_2_3 0914
expect unit pl_3pp_1_1 hex=0915 lost=0 [6.8a]
expect unit pl_3pp_1_4 hex=0914 lost=0 [6.8a]
expect unit pl_3pp_2_3 hex=0914 lost=1 [6.8a]

case guns and commanders in the hex do not check
phase movement
active ru_f_denisow
unit ru_f_denisow 0921
unit ru_art_1 0920 N
unit pl_zajaczek 0915
unit pl_3pp_1_1 0915 S shots=4
unit pl_art_1 0915 S fired used
unit pl_art_2 0915 S fired used
do bombard ru_art_1 0915
roll 5
event STANDS_FIRE unit pl_3pp_1_1 [6.8a]
expect actor russian [6.8a]

case example 2: the same three win a melee and take one loss in all
phase melee
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_3pp_1_1 0916 S from=0915
unit pl_3pp_1_4 0916 S from=0915
unit pl_3pp_2_3 0916 S from=0915
unit ru_uglicki_1_2 0916 N
roll 9
roll 0
event ATTACKER_WINS [6.8c]
expect prompt ASK_LOSS [6.8c]
expect actor polish [6.8c]
expect count lose 3 [6.8c]
illegal lose ru_uglicki_1_2 6.8c [6.8c]
do lose pl_3pp_1_4
expect unit pl_3pp_1_4 lost=1 [6.8c]
expect unit pl_3pp_1_1 lost=0 [6.8c]
expect unit pl_3pp_2_3 lost=0 [6.8c]
expect unit ru_uglicki_1_2 lost=2
expect prompt ASK_WITHDRAW [6.8c]
