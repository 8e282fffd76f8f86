title too many in a hex

case one roll for all, and who fails disorders
unit pl_1pp_1 3008 side-NE
unit pl_1sk 3008 side-NE
unit pl_poniatowski 2030
do end
chance LB-2.5-4 [LB-2.5-4]
roll 11
expect unit pl_1pp_1 condition=disordered [LB-2.5-4]
expect unit pl_1sk condition=routed [LB-2.5-4]

case who stands must make room
unit pl_1pp_1 3008 side-NE
unit pl_1sk 3008 side-NE
unit pl_poniatowski 2030
do end
roll 66
expect unit pl_1pp_1 condition=good [LB-2.5-4]
expect prompt ASK_DISPLACE [LB-2.5-4]
legal displace pl_1sk 3007 [LB-2.5-4]
do displace pl_1sk 3007
expect unit pl_1sk hex=3007 [LB-2.5-4]

case guns that stand unlimbered do not flee
unit pl_1sk 3008 side-NE
unit pl_fb1 3008 side-NE unlimbered
unit pl_poniatowski 2030
do end
roll 11
expect unit pl_1sk condition=routed [LB-2.5-4]
expect unit pl_fb1 hex=3008 form=unlimbered condition=disordered [LB-2.5-4, LB-2.14-5]
