# [10.0] Infantry and cavalry fire rifles, guns fire as artillery; nobody has the other's fire.

case rifles for troops, bombardment for guns
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S           # front hexes 0817 and 0917
unit pl_bkn_2m_1 1016 S
unit pl_art_1 1216 S
unit ru_kozak_1 0818 S
unit ru_kozak_2 1018 S
unit ru_kozak_3 1218 S
legal fire pl_3pp_1_1 0818 [10.0]
legal fire pl_bkn_2m_1 1018 [10.0]
legal bombard pl_art_1 1218 [10.0]
illegal fire pl_art_1 1218 10.0 [10.0]
illegal fire pl_zajaczek 0818 10.0 [10.0]

case a company cannot bombard: it has rifles
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0818 S
illegal bombard pl_3pp_1_1 0818 10.0 [10.0]
