title retreat before melee

case skirmishers go back before infantry, with both hexes
phase melee
unit pl_2pp_1 3009 side-NE
unit au_grenz_1 3008 3108 S skirmish
do assault 3008
expect prompt ASK_RETREAT [LB-2.13-1]
illegal retreat au_grenz_1 3109 LB-2.13-3 [LB-2.13-3]
do retreat au_grenz_1 3007
expect unit au_grenz_1 hex=3007 [LB-2.13-3]
noevent ASK_FIRERS [LB-2.13-5]
do retreat au_grenz_1 3006
do stay au_grenz_1
expect state unit au_grenz_1 no_move [LB-2.13-3]
expect prompt ASK_FOLLOW [LB-2.13-4]

case not into an enemy zone
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 2907 side-E
unit au_hr1 3008 side-SW
do assault 3008
illegal retreat au_hr1 3007 RETREAT_OUTSIDE_ZONES [LB-2.13-3]
legal retreat au_hr1 3107 [LB-2.13-3]

case a column does not
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
chance ASK_CHECK_DICE [LB-2.13-2]

case cavalry before infantry, whatever its readiness
phase melee
unit pl_2pp_1 3009 side-NE
unit au_hr1 3008 side-SW exhausted
do assault 3008
expect prompt ASK_RETREAT [LB-2.13-2]

case cavalry before cavalry only if it is faster by two
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 side-SW
do assault 3008
expect prompt ASK_SAVING [LB-2.13-2]

case light cavalry before cuirassiers
phase melee
side austrian
unit au_kr5 3009 side-NE
unit pl_1sk 3008 side-SW
do assault 3008
expect prompt ASK_RETREAT [LB-2.13-2]

case exhausted cavalry not before fresh
phase melee
side austrian
unit au_kr5 3009 side-NE
unit pl_1sk 3008 side-SW exhausted
do assault 3008
expect prompt ASK_SAVING [LB-2.13-2]

case limbered horse guns, if they are faster
phase melee
unit pl_2pp_1 3009 side-NE
unit au_cb1 3008 side-SW
do assault 3008
expect prompt ASK_RETREAT [LB-2.13-2]

case foot guns stay
phase melee
unit pl_2pp_1 3009 side-NE
unit au_bb1 3008 side-SW
do assault 3008
chance ASK_CHECK_DICE [LB-2.13-2]

case leaders may always
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
unit au_mohr 3008
do assault 3008
expect prompt ASK_RETREAT [LB-2.13-2]
legal retreat au_mohr 3107 [LB-2.13-2]

case but not before a charge
phase melee
unit pl_1sk 3009 side-NE charged is_bound bound=3008
unit pl_5sk 2009 side-NE charged is_bound bound=2008
unit au_ir48_1 3008 side-SW
unit au_mohr 3008
unit au_ir48_2 2008 side-SW
do assault 3008
expect prompt ASK_SAVING [LB-2.13-2]

case up to half its movement
phase melee
unit pl_2pp_1 3009 side-NE
unit au_cb1 3008 side-SW
do assault 3008
do retreat au_cb1 3107
do retreat au_cb1 3106
do retreat au_cb1 3205
do retreat au_cb1 3204
do retreat au_cb1 3303
do retreat au_cb1 3302
expect unit au_cb1 hex=3302 [LB-2.13-3]
expect prompt ASK_FOLLOW [LB-2.13-3]

case the attacker follows and assaults once more; nobody retreats a second time
phase melee
unit pl_2pp_1 3009 side-NE
unit au_cb1 3008 side-SW
unit au_cb2 3107 side-SW
do assault 3008
do retreat au_cb1 3007
do stay au_cb1
do follow pl_2pp_1
expect unit pl_2pp_1 hex=3008 [LB-2.13-4]
do face pl_2pp_1 side-NE
do assault 3107
chance ASK_CHECK_DICE [LB-2.13-4]

case or stays where it is
phase melee
unit pl_2pp_1 3009 side-NE
unit au_cb1 3008 side-SW
do assault 3008
do retreat au_cb1 3107
do stay au_cb1
legal none [LB-2.13-4]

case who goes back in its own half-turn stays in its next movement phase all the same
phase melee
unit pl_1sk 3008 side-SW
unit pl_2pp_1 1008 side-SW
unit au_kr5 3009 side-NE charged is_bound bound=3008
do retreat pl_1sk 3107
do retreat pl_1sk 3106
do stay pl_1sk
do none
expect state unit pl_1sk no_move [LB-2.13-3]
do end
do end
expect turn 2
illegal move pl_1sk RETREATED_BEFORE [LB-2.13-3]
