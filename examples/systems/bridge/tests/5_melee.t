# Chapters 5 and 6: melee, retreat, losses.

case who attacks whom
unit n_foot_1 0202
unit n_gun 0302
unit s_foot_1 0203
unit s_foot_2 0204
legal attack n_foot_1 0203 [5.1]
illegal attack n_gun 0303 5.1 [5.1]
illegal attack n_foot_1 0204 5.1 [5.1]
illegal attack n_foot_1 0201 5.1 [5.1]

case two or less costs the attacker a step
unit n_foot_1 0203
unit s_foot_1 0304
unit n_foot_2 0101
do move n_foot_1
do step n_foot_1 0303
do attack n_foot_1 0304
chance 5.2
roll 2
event REPULSED unit n_foot_1 [5.2]
expect unit n_foot_1 lost=1 [5.2]

case three and four do nothing
unit n_foot_1 0303
unit s_foot_1 0304
unit n_foot_2 0101
do attack n_foot_1 0304
roll 4
event UNDECIDED [5.2]
expect unit n_foot_1 lost=0 [5.2]
expect unit s_foot_1 lost=0 [5.2]

case five or more beats the defender, who loses a step and retreats
unit n_foot_1 0303
unit s_foot_1 0304
unit n_foot_2 0101
odds 1/3 attack n_foot_1 0304 = a step lost, defender beaten [5.2]
do attack n_foot_1 0304
roll 5
event BEATEN unit s_foot_1 [5.2]
event LOSES_STEP unit s_foot_1 [6.1]
expect unit s_foot_1 lost=1 hex=0404 [5.4]

case the owner chooses where to go
unit n_foot_1 0403
unit s_foot_1 0503
unit n_foot_2 0101
do attack n_foot_1 0503
roll 6
expect actor south [5.4]
expect prompt ASK_RETREAT [5.4]
legal retreat s_foot_1 0603 [5.4]
legal retreat s_foot_1 0504 [5.4]
illegal retreat s_foot_1 0404 5.4 [5.4]
illegal retreat s_foot_1 0402 5.4 [5.4]
do retreat s_foot_1 0603
event RETREATS unit s_foot_1 hex 0603 [5.4]
expect actor north

case a piece without a way back is eliminated
unit n_foot_1 0102
unit n_foot_2 0202
unit s_foot_1 0101
unit s_foot_2 0604
do attack n_foot_1 0101
roll 6
event CUT_OFF unit s_foot_1 [5.4]
event ELIMINATED unit s_foot_1 [6.1]
expect unit s_foot_1 gone [5.4]
expect points north 1 [7.1]

case cavalry has one more in the open
unit n_horse 0303
unit n_foot_2 0101
unit s_foot_1 0304
odds 3/6 attack n_horse 0304 = a step lost, defender beaten [5.3]
do attack n_horse 0304
roll 4
event MOD_CAVALRY [5.3]
event BEATEN unit s_foot_1 [5.2]

case but not against cover
unit n_horse 0402
unit n_foot_2 0101
unit s_foot_1 0602
do move n_horse
do step n_horse 0502
odds 3/6 attack n_horse 0602 = a step lost, attacker repulsed [5.3]

case another piece beside the defender helps, the stream hinders
unit n_foot_1 0302
unit n_foot_2 0402
unit s_foot_1 0503
unit s_foot_2 0604
odds 1/3 attack n_foot_2 0503 = no effect [5.3]

case support
unit n_foot_1 0303
unit n_foot_2 0203
unit s_foot_1 0304
unit s_foot_2 0604
do move n_foot_2
do step n_foot_2 0204
odds 3/6 attack n_foot_2 0304 = a step lost, defender beaten [5.3]

case across the stream into the village; across the bridge
unit n_foot_1 0302
unit n_foot_2 0101
unit s_foot_1 0303
unit s_horse 0403
unit s_foot_2 0604
odds 2/3 attack n_foot_1 0303 = a step lost, attacker repulsed [5.3]
odds 3/6 attack n_foot_1 0403 = a step lost, attacker repulsed [5.3]

case a gun has one step, and a unit that has lost all its steps is gone
unit n_foot_1 0303
unit n_foot_2 0101
unit s_gun 0304
unit s_foot_2 0604
do attack n_foot_1 0304
roll 5
event ELIMINATED unit s_gun [6.1]
expect unit s_gun gone [6.1]
