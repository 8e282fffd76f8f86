# [6.5] Commanders are free of the limits.

case a commander enters a full hex and goes on
phase commander
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S
unit pl_5fiz_1_3 2320 S lost=1          # 20
unit pl_kamienski 2320
legal lead pl_sierakowski 2320 [6.5]
do lead pl_sierakowski 2320
legal stop [6.5]
do lead pl_sierakowski 2420
expect unit pl_sierakowski hex=2420 [6.5]
event LEADER_MOVES a 7 [6.5]    # a point each, nothing for passing

case among infantry, cavalry or guns alike
phase commander
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2320 S
unit pl_art_1 2321 S
legal lead pl_sierakowski 2320 [6.5]
legal lead pl_sierakowski 2321 [6.5]

case his place does not count for others
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_sierakowski 2320
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 18
unit pl_5fiz_1_3 2220 S lost=1 mp=3
do move pl_5fiz_1_3
legal step pl_5fiz_1_3 2320 [6.5]

case not into a hex that only the enemy holds
phase commander
active pl_sierakowski
unit pl_sierakowski 2220
unit ru_muszf_1_1 2320 S
illegal lead pl_sierakowski 2320 6.5 [6.5]

case into a melee hex with friends in it
phase commander
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2320 N
legal lead pl_kamienski 2320 [6.5]
