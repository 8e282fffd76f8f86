# [10.8a, 10.8b, 10.8c] Infantry three hexes, cavalry two, artillery ten. At the limit and one beyond.

case infantry fires three hexes far
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1216 S
unit ru_kozak_1 0819 S
unit ru_kozak_2 1220 S
legal fire pl_3pp_1_1 0819 [10.8a]
illegal fire pl_3pp_1_2 1220 10.8a [10.8a]

case cavalry fires two hexes far
phase movement
active pl_manget
unit pl_manget 0813
unit pl_bkn_2m_1 0816 S
unit pl_bkn_2m_2 1216 S
unit ru_kozak_1 0818 S
unit ru_kozak_2 1219 S
legal fire pl_bkn_2m_1 0818 [10.8b]
illegal fire pl_bkn_2m_2 1219 10.8b [10.8b]

case artillery fires ten hexes far
phase movement
active pl_zajaczek
unit pl_zajaczek 0613
unit pl_art_1 0413 S
unit pl_art_2 1613 S
unit ru_kozak_1 0423 S
unit ru_kozak_2 1624 S
legal bombard pl_art_1 0423 [10.8c]
illegal bombard pl_art_2 1624 10.8c [10.8c]
