# [10.10.8, 10.10.9, 10.10.10a, 10.10.10b] Batteries in melee, captured and recaptured.

case a battery alone defends as infantry of size 1, and is captured
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit pl_art_2 2409 S
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
roll 5
roll 5
event MOD_STRENGTH a 3 [10.10.8]            # 3 to 1
event ATTACKER_WINS [10.10.8]
event GUN_IS_CAPTURED unit pl_art_2 [10.10.8]
expect unit pl_art_2 gone [10.10.8]
expect points russian 5 [10.10.8, 10.10.10a]        # r110: 1 for the melee, 2 and two stars

case two batteries alone are size 1 together, and all are captured, r105
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit pl_art_2 2409 S
unit pl_art_3 2409 S
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
roll 5
roll 5
event MOD_STRENGTH a 3 [10.10.8]
expect unit pl_art_2 gone [10.10.8]
expect unit pl_art_3 gone [10.10.8]
expect points russian 8 [10.10.10a]         # 1, 2 + 2, 2 + 1

# r106
case a battery alone that wins takes no loss; the attackers take two and go
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit pl_art_2 2409 S
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
roll 0
roll 9
event DEFENDER_WINS [10.10.8]
expect unit ru_muszb_1_1 hex=off lost=2
expect unit pl_art_2 hex=2409 [10.10.8]
expect points polish 1 [10.10.8]
expect prompt ASK_FACING [11.8a]            # r288: a winner faces as it likes
do face pl_art_2 N
expect unit pl_art_2 facing=N [11.8a, 10.10.8]

case beside friends a battery adds nothing to the melee
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit ru_muszb_1_2 2409 N from=2509
unit pl_art_2 2409 S
unit pl_7pp_1_1 2409 S
unit pl_sierakowski 2117
unit pl_7pp_1_2 2117 S
roll 5
roll 5
event MOD_STRENGTH a 2 [10.10.9]            # 6 to 3, not 6 to 4
do lose ru_muszb_1_1
event GUN_IS_CAPTURED unit pl_art_2 [10.10.9]
expect unit pl_7pp_1_1 hex=off lost=2 [10.10.9]
expect unit pl_art_2 gone [10.10.9]
expect points russian 5 [10.10.9, 10.10.10a]

case friends who win keep their battery, and it takes no part of the loss
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit pl_art_2 2409 S
unit pl_7pp_1_1 2409 S
unit pl_sierakowski 2117
roll 0
roll 9
expect unit pl_7pp_1_1 lost=1 hex=2409 [10.10.9]
expect unit pl_art_2 hex=2409 [10.10.9]

# r107
case friends driven off by fire leave the battery, uncaptured
phase movement
active ru_tormasow
unit ru_tormasow 2813
unit ru_muszb_1_1 2609 N
unit pl_art_2 2409 S
unit pl_7pp_1_1 2409 S
do fire ru_muszb_1_1 2409
roll 9
do retreat pl_7pp_1_1 2309
expect unit pl_art_2 hex=2409 [10.10.9]
expect points russian 0 [10.10.9]

case a captured battery is nobody's to use
phase melee
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2409 N from=2509
unit pl_art_2 2409 S
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
roll 5
roll 5
do face ru_muszb_1_1 N
expect state trophy pl_art_2 2409 [10.10.10b]
expect nostate unit pl_art_2 2409 [10.10.10b]

case who has it beside him cannot fire it
phase movement
active ru_tormasow
trophy pl_art_2 2409
unit ru_tormasow 2309
unit ru_muszb_1_1 2409 N
unit pl_7pp_1_1 2109 S
unit pl_sierakowski 2109
expect count bombard 0 [10.10.10b]

case nor can its old owner
phase movement
active pl_sierakowski
trophy pl_art_2 2409
unit pl_7pp_1_1 2409 S
unit pl_sierakowski 2309
unit ru_muszb_1_1 2609 N
expect count bombard 0 [10.10.10b]

case the reason is the capture
phase movement
active pl_sierakowski
trophy pl_art_2 2421
unit pl_7pp_1_1 2409 S
unit pl_sierakowski 2309
unit ru_muszb_1_1 2609 N
illegal bombard pl_art_2 2609 10.10.10b [10.10.10b]

case recapture by marching in: two points, once, whatever the stars
phase movement
active pl_sierakowski
points russian 4
trophy pl_art_2 2409
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S
unit pl_7pp_1_2 2312 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
event GUN_IS_RECAPTURED unit pl_art_2 hex 2409 [10.10.10a]
do stop
expect points polish 2 [10.10.10a]
expect points russian 4 [10.10.10a]
expect nostate trophy pl_art_2 2409 [10.10.10a]
expect unit pl_art_2 gone [10.10.10b]

# r108
case not while an enemy is in the hex
phase movement
active pl_sierakowski
trophy pl_art_2 2409
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S
unit pl_7pp_1_2 2312 S
unit ru_muszb_1_1 2409 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
noevent GUN_IS_RECAPTURED
expect state trophy pl_art_2 2409 [10.10.10a]
expect points polish 0 [10.10.10a]

case the melee that clears the hex recaptures it
phase melee
active pl_sierakowski
trophy pl_art_2 2409
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S from=2309
unit ru_muszb_1_1 2409 N
unit ru_tormasow 2813
unit ru_muszb_1_2 2813 S
roll 9
roll 0
event GUN_IS_RECAPTURED unit pl_art_2 [10.10.10a]
expect points polish 3 [10.10.10a]              # 1 for the melee and 2

case the captor standing there scores nothing again
phase movement
active ru_tormasow
trophy pl_art_2 2409
unit ru_tormasow 2609
unit ru_muszb_1_1 2509 N
unit ru_muszb_1_2 2612 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
noevent GUN_IS_RECAPTURED
expect points russian 0 [10.10.10a]
expect state trophy pl_art_2 2409 [10.10.10a]

# r108
case a battery captured by counter-battery fire is removed and leaves nothing behind
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2813 S
unit ru_art_3 2809 N form=line
unit pl_art_2 2209 N
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
do bombard ru_art_3 2209
roll 7
roll 0
expect unit pl_art_2 gone [10.10.10b]
expect nostate trophy pl_art_2 2209 [10.10.10a]
