# [10.6] Nobody fires out of a melee hex or into it.

case neither out of a melee hex nor into it
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0817 S
unit ru_kozak_1 0817 N
unit pl_art_2 0817 S
unit pl_3pp_1_2 0815 S
unit pl_art_1 0814 S
unit ru_kozak_2 0818 S
unit ru_kozak_3 0917 S
illegal fire pl_3pp_1_1 0818 NO_FIRE_FROM_MELEE [10.6]
illegal bombard pl_art_2 0818 NO_FIRE_FROM_MELEE [10.6]
illegal fire pl_3pp_1_2 0817 NO_FIRE_INTO_MELEE [10.6]
illegal bombard pl_art_1 0817 NO_FIRE_INTO_MELEE [10.6]
illegal fire pl_3pp_1_1 0818 10.6 [10.6]
legal fire pl_3pp_1_2 0917 [10.6]

case the enemy there does not fire either
phase movement
active pl_zajaczek
actor russian
unit pl_zajaczek 0813
unit pl_3pp_1_1 0817 S
unit ru_woroneski_1 0817 N
unit ru_woroneski_2 1117 N
unit pl_3pp_1_2 0816 S
unit pl_3pp_1_3 1116 S
illegal fire ru_woroneski_1 0816 10.6 [10.6]
legal fire ru_woroneski_2 1116 [10.6]
