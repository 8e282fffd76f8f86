title fords

case fire has driven the enemy from the other side: who stands at the ford may cross
side austrian
phase offensive
unit au_ir48_1 4723 NW line
unit pl_3pp_1 4622 side-SE fire_lost=1
unit pl_2pp_1 5008
do aim 4622
roll 41
roll 11
event FLEES_TO unit pl_3pp_1
do face pl_3pp_1 side-SE
expect prompt ASK_FORD [RZ-FORD-1]
expect actor austrian
legal none [RZ-FORD-1]
do advance au_ir48_1
event GOES_INTO unit au_ir48_1 hex 4622 [RZ-FORD-1]
do face au_ir48_1 NW
expect unit au_ir48_1 hex=4622

case not if he has stood
side austrian
phase offensive
unit au_ir48_1 4723 NW line
unit pl_3pp_1 4622 side-SE fire_lost=1
unit pl_2pp_1 5008
do aim 4622
roll 41
roll 66
expect unit pl_3pp_1 hex=4622
expect unit au_ir48_1 hex=4723 [RZ-FORD-1]

case nor over a stream
side austrian
phase offensive
unit au_ir48_1 6221 NW line
unit pl_3pp_1 6120 side-SE fire_lost=1
unit pl_2pp_1 5008
do aim 6120
roll 41
roll 11
do face pl_3pp_1 side-SE
expect unit au_ir48_1 hex=6221 [RZ-FORD-1]

case guns in action do not cross
side austrian
phase offensive
unit pl_3pp_1 5022 side-SE fire_lost=1
unit au_bb1 5123 side-NW unlimbered
unit au_ir48_3 4921 SE line
unit pl_2pp_1 5008
do aim 5022
roll 41
roll 11
do face pl_3pp_1 side-SE
expect unit au_bb1 hex=5123 [RZ-FORD-1]

case who fired over the ford and has crossed it assaults nobody beyond
side austrian
phase offensive
unit au_ir48_1 4723 NW line
unit pl_3pp_1 4622 side-SE fire_lost=1
unit pl_2pp_1 4621 side-SE
unit au_ir30_1 2008 side-E
unit pl_1pp_1 2108 side-W
do aim 4622
roll 41
roll 11
do face pl_3pp_1 side-SE
do advance au_ir48_1
do face au_ir48_1 NW
do end
expect prompt ASK_ASSAULT
illegal assault 4621 ASSAULT_WHERE_FIRED [LB-2.15-1 RZ-FORD-1]

case who has not fired may
side austrian
phase offensive
unit au_ir48_1 4723 NW line
unit au_ir48_2 4722 side-NW
unit pl_3pp_1 4622 side-SE fire_lost=1
unit pl_2pp_1 4621 side-SE
do aim 4622
do volley 4722
do shoot
roll 66
roll 11
do face pl_3pp_1 side-SE
roll 66
do advance au_ir48_1
do face au_ir48_1 NW
do end
expect prompt ASK_ASSAULT
legal assault 4621 [LB-2.15-1 RZ-FORD-1]
