# [10.10.6, 10.10.7, 10.10.8a, 10.10.8b] Batteries in melee, captured and recaptured.

case a battery alone defends as infantry of size 1, and is captured
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit pl_art_2 1624 S
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
roll 5
roll 5
event MOD_STRENGTH a 3 [10.10.6]            # 4 to 1
event ATTACKER_WINS [10.10.6]
event GUN_IS_CAPTURED unit pl_art_2 [10.10.6]
expect unit pl_art_2 gone [10.10.6]
expect points allied 5 [10.10.6, 10.10.8a]        # r110: 1 for the melee, 2 and two stars

case two batteries alone are size 1 together, and all are captured, r105
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit pl_art_2 1624 S
unit pl_art_3 1624 S
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
roll 5
roll 5
event MOD_STRENGTH a 3 [10.10.6]
expect unit pl_art_2 gone [10.10.6]
expect unit pl_art_3 gone [10.10.6]
expect points allied 9 [10.10.8a]           # 1, 2 + 2, 2 + 2

# r106
case a battery alone that wins takes no loss; the attackers take two and go
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit pl_art_2 1624 S
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
roll 0
roll 9
event DEFENDER_WINS [10.10.6]
expect unit ru_uglicki_1_1 hex=off lost=2
expect unit pl_art_2 hex=1624 [10.10.6]
expect points polish 1 [10.10.6]
expect prompt ASK_FACING [11.8a]            # r288: a winner faces as it likes
do face pl_art_2 N
expect unit pl_art_2 facing=N [11.8a, 10.10.6]

case beside friends a battery adds nothing to the melee
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit ru_uglicki_1_2 1624 N from=1724
unit pl_art_2 1624 S
unit pl_1pp_1_1 1624 S
unit pl_grochowski 1332
unit pl_1pp_1_2 1332 S
roll 5
roll 5
event MOD_STRENGTH a 2 [10.10.7]            # 8 to 3
do lose ru_uglicki_1_1
event GUN_IS_CAPTURED unit pl_art_2 [10.10.7]
expect unit pl_1pp_1_1 hex=off lost=2 [10.10.7]
expect unit pl_art_2 gone [10.10.7]
expect points allied 5 [10.10.7, 10.10.8a]

case friends who win keep their battery, and it takes no part of the loss
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit pl_art_2 1624 S
unit pl_1pp_1_1 1624 S
unit pl_grochowski 1332
roll 0
roll 9
expect unit pl_1pp_1_1 lost=1 hex=1624 [10.10.7]
expect unit pl_art_2 hex=1624 [10.10.7]

# r107
case friends driven off by fire leave the battery, uncaptured
phase movement
active ru_apraksin
unit ru_apraksin 2028
unit ru_uglicki_1_1 1824 N
unit pl_art_2 1624 S
unit pl_1pp_1_1 1624 S
do fire ru_uglicki_1_1 1624
roll 9
do retreat pl_1pp_1_1 1524
expect unit pl_art_2 hex=1624 [10.10.7]
expect points allied 0 [10.10.7]

case a captured battery is nobody's to use
phase melee
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1624 N from=1724
unit pl_art_2 1624 S
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
roll 5
roll 5
do face ru_uglicki_1_1 N
expect state trophy pl_art_2 1624 [10.10.8b]
expect nostate unit pl_art_2 1624 [10.10.8b]

case who has it beside him cannot fire it
phase movement
active ru_apraksin
trophy pl_art_2 1624
unit ru_apraksin 1524
unit ru_uglicki_1_1 1624 N
unit pl_1pp_1_1 1324 S
unit pl_grochowski 1324
expect count bombard 0 [10.10.8b]

case nor can its old owner
phase movement
active pl_grochowski
trophy pl_art_2 1624
unit pl_1pp_1_1 1624 S
unit pl_grochowski 1524
unit ru_uglicki_1_1 1824 N
expect count bombard 0 [10.10.8b]

case the reason is the capture
phase movement
active pl_grochowski
trophy pl_art_2 1636
unit pl_1pp_1_1 1624 S
unit pl_grochowski 1524
unit ru_uglicki_1_1 1824 N
illegal bombard pl_art_2 1824 10.10.8b [10.10.8b]

case recapture by marching in: two points, once, whatever the stars
phase movement
active pl_grochowski
points allied 4
trophy pl_art_2 1624
unit pl_grochowski 1424
unit pl_1pp_1_1 1524 S
unit pl_1pp_1_2 1527 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
event GUN_IS_RECAPTURED unit pl_art_2 hex 1624 [10.10.8a]
do stop
expect points polish 2 [10.10.8a]
expect points allied 4 [10.10.8a]
expect nostate trophy pl_art_2 1624 [10.10.8a]
expect unit pl_art_2 gone [10.10.8b]

# r108
case not while an enemy is in the hex
phase movement
active pl_grochowski
trophy pl_art_2 1624
unit pl_grochowski 1424
unit pl_1pp_1_1 1524 S
unit pl_1pp_1_2 1527 S
unit ru_uglicki_1_1 1624 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
noevent GUN_IS_RECAPTURED
expect state trophy pl_art_2 1624 [10.10.8a]
expect points polish 0 [10.10.8a]

case the melee that clears the hex recaptures it
phase melee
active pl_grochowski
trophy pl_art_2 1624
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S from=1524
unit ru_uglicki_1_1 1624 N
unit ru_apraksin 2028
unit ru_uglicki_1_2 2028 S
roll 9
roll 0
event GUN_IS_RECAPTURED unit pl_art_2 [10.10.8a]
expect points polish 3 [10.10.8a]              # 1 for the melee and 2

case the captor standing there scores nothing again
phase movement
active ru_apraksin
trophy pl_art_2 1624
unit ru_apraksin 1824
unit ru_uglicki_1_1 1724 N
unit ru_uglicki_1_2 1827 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
noevent GUN_IS_RECAPTURED
expect points allied 0 [10.10.8a]
expect state trophy pl_art_2 1624 [10.10.8a]

# r108
case a battery captured by counter-battery fire is removed and leaves nothing behind
phase movement
active ru_apraksin
unit ru_apraksin 2025
unit ru_uglicki_2_1 2028 S
unit ru_art_4 2024 N form=line
unit pl_art_2 1424 N
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
do bombard ru_art_4 1424
roll 7
roll 0
expect unit pl_art_2 gone [10.10.8b]
expect nostate trophy pl_art_2 1424 [10.10.8a]
