title the rest of cavalry

case after a full turn a level, two for who did not move; a breach begins it anew
phase recovery
turn 5
unit pl_1sk 2008 exhausted rest=54
unit pl_2ul 2208 exhausted rest=54 stirred
unit pl_3ul 2408 exhausted rest=54 stirred hurried
unit pl_6ul 2608 tired rest=61
unit au_ir48_1 2030
unit pl_2pp_1 1008 disordered
roll 66
do face pl_2pp_1 side-E
event IS_FRESH_AGAIN unit pl_1sk [LB-2.16-4]
event IS_LESS_TIRED unit pl_2ul [LB-2.16-4]
expect unit pl_1sk readiness=fresh [LB-2.16-4]
expect unit pl_2ul readiness=tired [LB-2.16-4]
expect unit pl_3ul readiness=exhausted [LB-2.16-4]
expect unit pl_6ul readiness=tired [LB-2.16-4]

case the enemy's too, where its rest is counted from this side's phases
phase recovery
turn 5
unit au_hr1 2028 tired rest=54
unit pl_2pp_1 1008 disordered
roll 66
do face pl_2pp_1 side-E
event IS_FRESH_AGAIN unit au_hr1 [LB-2.16-4]

case off the causeway its morale is its own again
phase recovery
unit pl_1sk 2008 routed causeway
unit pl_2ul 3922 causeway side-SE road_march left=4
unit au_ir48_1 2030
expect nostate unit pl_1sk causeway [RZ-DIKE-7]
expect state unit pl_2ul causeway [RZ-DIKE-7]

case the causeway is left when the tail has left it
phase recovery
unit pl_5sk 4021 3922 4023 side-NE road_march causeway
unit pl_2ul 3008 side-NE causeway
unit pl_2pp_1 2008 routed
unit au_ir48_1 6007
expect state unit pl_5sk causeway [RZ-DIKE-7]
expect nostate unit pl_2ul causeway [RZ-DIKE-7]
