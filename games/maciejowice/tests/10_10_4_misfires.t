# [10.10.4b, 10.10.5] A natural 0 on the check of the target silences the battery for the turn.
case a natural 0 silences the battery, the shot itself counts
turn 10
late never 0
phase movement
active pl_sierakowski
pool ru_tormasow
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_tormasow 2815
unit ru_muszb_1_1 2815 S
unit ru_muszb_1_2 2809 N
do bombard pl_art_2 2809
roll 0
event GUN_MISFIRES unit pl_art_2 [10.10.4b]
event STANDS_FIRE a 3 b 6 [10.10.4b]
do stop
do stop
draw ru_tormasow
expect actor russian [10.10.4b]
illegal bombard pl_art_2 2809 3.1a
do stop
do stop
do chit pl_sierakowski
expect turn 11
legal chit pl_kamienski

case a modified 0 does not, nor does a 1
phase movement
active pl_sierakowski
unit pl_sierakowski 1708
unit pl_art_4 1607 NE
unit ru_muszb_1_1 1611 SW        # four hexes, in the village: 1M and -1
do bombard pl_art_4 1611
roll 1
event STANDS_FIRE a 1 b 6
noevent GUN_MISFIRES
illegal bombard pl_art_4 1611 GUN_HAS_FIRED [10.10.4b]

case the silenced battery in a later phase of the turn
turn 10
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2815
unit ru_muszb_1_2 2809 N
unit ru_muszb_1_3 2815 N
unit pl_art_2 2409 S used misfired
unit pl_art_3 2413 S used
illegal bombard pl_art_2 2809 10.10.4b [10.10.4b, 10.10.5]
legal bombard pl_art_3 2809 [10.10.5]

case with the turn the trouble is over
turn 10
late never 0
phase movement
active ru_tormasow
unit ru_tormasow 2815
unit ru_muszb_1_2 2817 S
unit pl_sierakowski 2109
unit pl_7pp_1_1 2109 S
unit pl_art_2 2409 S used misfired
expect state unit pl_art_2 marks=1
do stop
do stop
do chit pl_sierakowski
expect turn 11
expect nostate unit pl_art_2 marks=1 [10.10.5]

# r112: any natural 0 among several checks.
case the 0 of the second unit in the hex counts too
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_muszb_1_1 2809 N
unit ru_muszb_1_2 2809 N
do bombard pl_art_2 2809
roll 3
noevent GUN_MISFIRES
roll 0
event GUN_MISFIRES unit pl_art_2 [10.10.4b]

# r112: a 0 is what counter-battery fire wants.
case no misfire in counter-battery fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_art_3 2809 N form=line
do bombard pl_art_2 2809
roll 0
noevent GUN_MISFIRES
event COUNTER_BATTERY_MISSES [10.10.4b]

case rifles have no such trouble
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_muszb_1_1 2509 N
do fire pl_7pp_1_1 2509
roll 0
noevent GUN_MISFIRES
do pass
legal fire pl_7pp_1_1 2509 [10.10.4b]
