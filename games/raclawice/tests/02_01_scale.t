# [2.1] The scale: companies, squadrons, single guns, 15 men a point.

case a gun counter is one gun, a company has its points
setup
expect unit pl_art_1 steps=1 strength=0 [2.1]
expect unit ru_art_18 steps=1 strength=0 [2.1]
expect unit pl_3pp_1_1 strength=6 [2.1]       # 90 men
expect unit pl_kos_1 strength=9 [2.1]         # 135 men
expect unit ru_woroneski_1 strength=9 [2.1]   # 135 men
expect unit ru_uglicki_1_2 strength=8 [2.1]   # 120 men

case four companies are a battalion
phase movement
active pl_zajaczek
unit pl_zajaczek 0416
unit pl_3pp_1_1 0516 S
unit pl_3pp_1_2 0516 S
unit pl_3pp_1_3 0516 S
unit pl_3pp_1_4 0516 S
do move pl_3pp_1_1
do with pl_3pp_1_2
do with pl_3pp_1_3
do with pl_3pp_1_4
legal square pl_3pp_1_1 [2.1]

case each gun is lost by itself
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_art_1 0516 N
unit ru_art_2 0516 N
do bombard pl_art_1 0516
roll 9
roll 0
expect unit ru_art_1 gone [2.1]
expect unit ru_art_2 hex=0516 alive [2.1]
expect points polish 8 [2.1]
