title reinforcements and force marches

case they come when they are due, by the hex listed
turn 4
side austrian
unit pl_2pp_1 3008 side-NE
legal enter au_ir30_1 3044 [LB-2.20-2 LB-4.7-3]
illegal enter au_ir37_1 3044 NOT_DUE [LB-4.7-3]
illegal enter au_ir30_1 3144 NOT_ITS_ENTRY [LB-2.20-2]
do enter au_ir30_1 3044
expect unit au_ir30_1 hexes=3044 form=road_march mp=1 [LB-2.20-3]
do step au_ir30_1 3143
expect unit au_ir30_1 hexes=3143+3044 mp=2 [LB-2.5-5]
illegal about au_ir30_1 TAIL_IS_OFF_MAP [LB-2.5-5]
do step au_ir30_1 3042
expect unit au_ir30_1 hexes=3042+3143+3044 [LB-2.5-5]
legal about au_ir30_1 [LB-2.5-5]

case not before its turn
turn 3
side austrian
unit au_ir48_1 3008 side-NE
illegal enter au_ir30_1 3044 LB-4.7-3 [LB-4.7-3]

case a blocked hex opens five hexes on either side
turn 4
side austrian
unit pl_2pp_1 3043 side-SE
illegal enter au_ir30_1 3044 ENTRY_IS_BLOCKED [LB-2.20-2]
legal enter au_ir30_1 3244 [LB-2.20-2]
legal enter au_ir30_1 3544 [LB-2.20-2]
illegal enter au_ir30_1 3644 NOT_ITS_ENTRY [LB-2.20-2]
do enter au_ir30_1 3244
expect unit au_ir30_1 form=general_order mp=4 [LB-2.20-3]

case guns wait where there is no road
turn 4
side austrian
unit pl_2pp_1 3043 side-SE
illegal enter au_bb2 3244 RZ-MOVE-3 [LB-2.20-2]
illegal enter au_bb2 1244 NOT_ITS_ENTRY [LB-2.20-2]

case where no hex of the five is open to guns five more are, a turn later each: they come by the other road
turn 7
side austrian
unit pl_2pp_1 3043 side-SE
illegal enter au_bb2 3044 ENTRY_IS_BLOCKED [LB-2.20-2]
legal enter au_bb2 1244 [LB-2.20-2]
do enter au_bb2 1244
expect unit au_bb2 hexes=1244 form=road_march
legal step au_bb2 1344 [LB-2.20-3]

case a division force-marches after its battalions have checked
unit pl_1pp_1 3008 side-NE
unit pl_12pp_1 3010 side-NE
unit pl_2pp_1 2010 side-NE
unit pl_hb2 3012 side-NE limbered
legal force pl_1pp_1 [LB-2.20-1]
illegal force pl_12pp_1 DIVISION_IS_ITS_FIRST [LB-2.20-1]
do force pl_1pp_1
chance LB-2.20-1
roll 42
event MOD_FORCE_MARCH a -6 [LB-2.20-1]
event MARCHES_WITH_FORCE unit pl_1pp_1 [LB-2.20-1]
roll 11
event CANNOT_MARCH unit pl_12pp_1 [LB-2.20-1]
illegal move pl_12pp_1 LB-2.20-1 [LB-2.20-1]
do move pl_1pp_1
illegal line pl_1pp_1 3008 NE LB-2.20-1 [LB-2.20-1]
expect state unit pl_hb2 forced [LB-2.20-1]
do step pl_1pp_1 3107
do step pl_1pp_1 3106
do step pl_1pp_1 3205
do step pl_1pp_1 3204
do step pl_1pp_1 3303
do step pl_1pp_1 3302
do step pl_1pp_1 3401
legal step pl_1pp_1 3501
illegal force pl_2pp_1 LB-1-5 [LB-2.20-1]

case not at a morale level, not when broken or deployed, not after the first move
level polish 1
unit pl_1pp_1 3008 side-NE
unit sx_gren 3010 side-NE
unit pl_3pp_1 2010 NE line
unit pl_6pp_1 2008 side-NE disordered
illegal force pl_1pp_1 LB-2.17-1 [LB-2.17-1]
legal force sx_gren [LB-2.20-1]

case not in line or disorder
unit pl_3pp_1 2010 NE line
unit pl_6pp_1 2008 side-NE disordered
unit pl_1pp_1 3008 side-NE
illegal force pl_3pp_1 DIVISION_NOT_READY [LB-2.20-1]
illegal force pl_6pp_1 DIVISION_NOT_READY [LB-2.20-1]
do move pl_1pp_1
do stop
illegal force pl_1pp_1 FORCE_MARCH_FIRST [LB-2.20-1]

case beside road march they may come in column, which in a wood is general order
turn 4
side austrian
unit pl_2pp_1 3008 side-NE
legal enter au_ir30_1 3044 [LB-2.20-3]
legal column au_ir30_1 3044 side-NE [LB-2.20-3]
illegal line au_ir30_1 3044 N COMES_BY_ROAD [LB-2.20-3]
illegal carre au_ir30_1 3044 CARRE_IN_CLEAR [LB-2.4-20]
illegal limbered au_bb2 3044 side-NE GROUND_BARS [RZ-MOVE-3]
illegal column au_ir30_1 3044 side-E FACING_NOT_ALLOWED
illegal column au_ir37_1 3044 side-NE NOT_DUE [LB-4.7-3]
illegal column au_ir30_1 3144 side-NE NOT_ITS_ENTRY [LB-2.20-2]
do column au_ir30_1 3044 side-NE
expect unit au_ir30_1 hexes=3044 form=general_order mp=4 [LB-2.20-3]
do step au_ir30_1 3143
expect unit au_ir30_1 hexes=3143 mp=8
