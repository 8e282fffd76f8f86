title what a melee costs cavalry

case fresh cavalry is tired, on both sides
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 side-SW
do assault 3008
do full pl_1sk
do full au_hr1
roll 42
expect unit pl_1sk readiness=tired [LB-2.16-2]
expect unit au_hr1 readiness=tired [LB-2.16-2]

case tired cavalry is exhausted
phase melee
unit pl_1sk 3009 side-NE tired
unit au_ir48_1 3008 side-SW
do assault 3008
do full pl_1sk
roll 51
expect unit pl_1sk readiness=exhausted [LB-2.16-2]

case so is who charged
phase melee
unit pl_1sk 3009 side-NE charged is_bound bound=3008
unit au_ir48_1 3008 side-SW
do full pl_1sk
roll 32
expect unit pl_1sk readiness=exhausted [LB-2.16-2]

case with a third of its value it keeps what it has
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=4
do assault 3008
expect prompt ASK_SAVING [LB-2.16-3]
do save pl_1sk
roll 32
event TIMES_SAVING unit pl_1sk a 1 b 3 [LB-2.16-3]
event MELEE_ODDS a 1 b 1 [LB-2.16-3]
expect unit pl_1sk readiness=fresh [LB-2.16-3]
