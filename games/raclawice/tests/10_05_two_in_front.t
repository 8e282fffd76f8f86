# [10.5] r31: of several enemies in front any may be shot at, nobody farther; guns are bound too.
# 0816 facing S: front 0817 and 0917.

case two enemies in front, and a third beyond
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0817 S
unit ru_kozak_2 0917 S
unit ru_kozak_3 1018 S
unit ru_kozak_4 0717 S
legal fire pl_3pp_1_1 0817 [10.5]
legal fire pl_3pp_1_1 0917 [10.5]
illegal fire pl_3pp_1_1 1018 10.5 [10.5]
illegal fire pl_3pp_1_1 0717 10.5 [10.5]

case an enemy beside the unit binds nobody
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0916 S
unit ru_kozak_3 0818 S
legal fire pl_3pp_1_1 0818 [10.5]

case guns are bound as well
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0816 S
unit ru_kozak_1 0817 S
unit ru_kozak_3 0719 S
unit ru_kozak_4 1018 S
legal bombard pl_art_1 0817 [10.5]
illegal bombard pl_art_1 1018 10.5 [10.5]
illegal bombard pl_art_1 0719 10.5 [10.5]

case skirmishers with an enemy in front leave their flanks alone
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_2pp_strz 0816 S form=skirmish
unit ru_kozak_1 0817 S
unit ru_kozak_2 0916 S           # flank, adjacent
unit ru_kozak_3 0716 S
legal fire pl_2pp_strz 0817 [10.5]
illegal fire pl_2pp_strz 0916 10.5 [10.5]
illegal fire pl_2pp_strz 0716 10.5 [10.5]

case a gun in front binds, a commander by himself does not
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1116 S
unit ru_art_1 0817 S
unit ru_kozak_1 0918 S
unit ru_tomatis 1117
unit ru_kozak_2 1218 S
legal fire pl_3pp_1_1 0817 [10.5]
illegal fire pl_3pp_1_1 0918 10.5 [10.5]
legal fire pl_3pp_1_2 1218 [10.5]
illegal fire pl_3pp_1_2 1117 10.3 [10.3]

# An enemy that nobody may shoot at cannot be the only target.
case an enemy in a melee hex in front does not bind
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 0817 S
unit ru_kozak_1 0817 N from=0818
unit ru_kozak_2 1018 S
legal fire pl_3pp_1_1 1018 [10.5, 10.6]
illegal fire pl_3pp_1_1 0817 10.6 [10.6]
