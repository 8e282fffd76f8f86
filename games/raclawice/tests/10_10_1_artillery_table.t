# [10.10.1] The result by distance and the field of fire of a gun.

case one to three hexes: 2M
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0816 S
unit pl_art_2 1216 S
unit ru_uglicki_1_2 0817 S
unit ru_uglicki_1_3 1219 S
do bombard pl_art_1 0817
event BOMBARDS unit pl_art_1 a 1
roll 4
event MOD_RESULT a 2 [TAB-ARTILLERY-1, 10.10.1]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]
do bombard pl_art_2 1219
event BOMBARDS unit pl_art_2 a 3
roll 4
event MOD_RESULT a 2 [TAB-ARTILLERY-1]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]

case four to six hexes: 1M
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0814 S
unit pl_art_2 1214 S
unit ru_uglicki_1_2 0818 S
unit ru_uglicki_1_3 1220 S
do bombard pl_art_1 0818
event BOMBARDS unit pl_art_1 a 4
roll 5
event MOD_RESULT a 1 [TAB-ARTILLERY-2, 10.10.1]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]
do bombard pl_art_2 1220
event BOMBARDS unit pl_art_2 a 6
roll 5
event MOD_RESULT a 1 [TAB-ARTILLERY-2]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]

case seven to ten hexes: M
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0814 S
unit pl_art_2 1413 S
unit ru_uglicki_1_2 0821 S
unit ru_uglicki_1_3 1423 S
do bombard pl_art_1 0821
event BOMBARDS unit pl_art_1 a 7
roll 6
noevent MOD_RESULT
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-3, 10.10.1]
do bombard pl_art_2 1423
event BOMBARDS unit pl_art_2 a 10
roll 7
noevent MOD_RESULT
event IS_DRIVEN_BACK unit ru_uglicki_1_3 a 7 b 6 [TAB-ARTILLERY-3]

case all guns have the same effect
phase movement
active ru_tormasow
unit ru_tormasow 0823
unit ru_art_1 0820 N
unit pl_3pp_1_1 0817 N
unit pl_3pp_1_2 1017 N
unit ru_art_2 1021 N
do bombard ru_art_1 0817
roll 4
event MOD_RESULT a 2 [10.10.1]
do bombard ru_art_2 1017
roll 0
event MOD_RESULT a 1 [10.10.1]

case the field of fire is the whole front, borders included
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_art_1 0816 S             # front hexes 0817 and 0917
unit ru_kozak_1 0620 S
unit ru_kozak_2 1018 S           # outside a narrow cone
unit ru_kozak_4 1117 S           # just beyond it
unit ru_kozak_5 1016 S           # flank
unit ru_kozak_7 0814 S           # rear
unit ru_kozak_8 0518 S           # border on the other side: four hexes
unit ru_kozak_9 0418 S           # just beyond
legal bombard pl_art_1 0620 [TAB-ARTILLERY-4]
legal bombard pl_art_1 1018 [TAB-ARTILLERY-4]
legal bombard pl_art_1 0518 [TAB-ARTILLERY-4]
illegal bombard pl_art_1 0418 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_1 1117 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4, 10.10.1]
illegal bombard pl_art_1 1016 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_1 0814 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]

case the narrow cone is an option: n + 1 hexes at range n
option artillery_arc=cone
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_art_1 0816 S
unit ru_kozak_1 0718 S           # the three hexes of range 2
unit ru_kozak_2 0818 S
unit ru_kozak_3 0918 S
unit ru_kozak_4 1018 S           # beside them
unit ru_kozak_5 0618 S
unit ru_kozak_7 1017 S
legal bombard pl_art_1 0718 [TAB-ARTILLERY-4]
legal bombard pl_art_1 0818 [TAB-ARTILLERY-4]
legal bombard pl_art_1 0918 [TAB-ARTILLERY-4]
illegal bombard pl_art_1 1018 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_1 0618 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_1 1017 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
expect count bombard 3 [TAB-ARTILLERY-4]
