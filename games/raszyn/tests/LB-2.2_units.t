title units and counters

case what a counter says
unit pl_1pp_1 3008
unit pl_fb1 3010 unlimbered
unit pl_2ul 3012
expect unit pl_1pp_1 steps=6 morale=31 strength=18 firepower=4 [LB-2.2-1 LB-2.2-2]
expect unit pl_fb1 steps=2 firepower=12 form=unlimbered [LB-2.2-2 LB-2.2-4]
expect unit pl_2ul steps=14 strength=42 readiness=fresh [LB-2.2-2]

case melee value after a loss
unit pl_12pp_1 3008 left=4
expect unit pl_12pp_1 strength=12 [LB-2.3-1]

case the whole hex faces as its top unit does
unit pl_1pp_1 3008 side-E
unit pl_1pp_2 3009 side-NW
unit pl_poniatowski 2030
do move pl_1pp_2
do step pl_1pp_2 3008
expect unit pl_1pp_2 order=1 facing=side-NE [LB-2.2-6]
do stop
expect unit pl_1pp_1 order=2 facing=side-NE [LB-2.2-6]

case the owner may put another unit on top, once a phase
unit pl_1pp_1 3008 side-E
unit pl_1pp_2 3008 side-E
unit pl_poniatowski 3008
do move pl_1pp_1
do top pl_1pp_2
expect unit pl_1pp_2 order=1 [LB-2.2-6]
expect unit pl_poniatowski order=3 [LB-2.2-6]
do top pl_1pp_1
illegal top pl_1pp_2 HAS_BEEN_ON_TOP [LB-2.2-6]

case with fog a view knows who looks on
option fog=on
unit pl_1pp_1 3008
unit au_ir48_1 6008
shown polish veil 1 [LB-2.2-5]
shown austrian veil 2 [LB-2.2-5]

case no orders and no command radius: a unit moves however far its leaders are
unit pl_1pp_1 3008
unit pl_kamieniecki 6008
legal move pl_1pp_1 [LB-2.1-1]

case what is due is announced in the command step
turn 4
phase turn
unit pl_1pp_1 3008
expect unit au_ir30_1 status=due [LB-1-3]
expect unit au_ir37_1 status=later [LB-1-3]
