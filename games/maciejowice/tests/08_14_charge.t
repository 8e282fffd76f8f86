# [8.14] Cavalry charges. The enemies here face away, so that nobody reacts on the way.

case three hexes straight on make a charge, the hex of contact among them (r147)
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES unit pl_5psp_1 hex 2945 [8.14.1a]
event MELEE_BEGINS hex 2945 a 0 [8.14.2]
chance ASK_ATTACKER [8.14.2]
roll 8
chance ASK_DEFENDER [8.14.2]
roll 0
event ATTACKER_WINS [8.14.2]
event MOD_CHARGE [8.14.2]

case two hexes do not: the melee waits (r99)
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 3045 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
noevent CHARGES
expect actor polish [8.14.1a]
expect prompt ASK_ACTIVE [8.14.1a]
illegal move pl_5psp_1 8.16a [8.14.1a]

case a stack charges as one
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3245 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do with pl_5psp_2
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES hex 2945 [8.14.1a]
expect unit pl_5psp_2 hex=2945 [8.14.1a]

case infantry does not charge
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit ru_muszb_1_2 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
do step pl_7pp_1_1 3045
do step pl_7pp_1_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1a]

case a turn on the way bars the charge
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2946 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do turn pl_5psp_1 NE
do step pl_5psp_1 2946
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case without the turn the same way is a charge
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2946 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2946
event CHARGES hex 2946 [8.14.1b]

case a step to the rear is no part of the run
phase movement
active pl_kamienski
unit pl_kamienski 3345
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 3045 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3245                # back
do step pl_5psp_1 3145
do step pl_5psp_1 3045
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1a]

case a turn before the run bars it too: it counts for the whole move (r171)
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 NE
unit pl_5psp_3 3247 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do turn pl_5psp_1 N
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case friends on the way break the run
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit pl_5psp_3 3045 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case a friendly gun on the way breaks the run
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit pl_art_2 3045 S
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case friendly infantry on the way breaks the run
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit pl_7pp_1_1 3045 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case friends at the start do no harm
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3245 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES hex 2945 [8.14.1c]

case a lone commander on the way does none either
phase movement
active pl_kamienski
unit pl_kamienski 3045
unit pl_5psp_1 3245 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES hex 2945 [8.14.1c]

case woods break the run
phase movement
active pl_kamienski
unit pl_kamienski 1129
unit pl_5psp_1 1128 NE               # 1028 is woods
unit pl_5psp_2 1127 N
unit ru_muszb_1_2 1030 NE
do move pl_5psp_1
do step pl_5psp_1 1028
do step pl_5psp_1 1029
do step pl_5psp_1 1030
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-3]

case buildings are not charged into
phase movement
active pl_kamienski
unit pl_kamienski 0937
unit pl_5psp_1 0937 SE
unit pl_5psp_2 0836 S
unit ru_muszb_1_2 1139 SE
do move pl_5psp_1
do step pl_5psp_1 0938
do step pl_5psp_1 1038
do step pl_5psp_1 1139
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-4]

case marsh is not charged into, not by the causeway either
phase movement
active pl_kamienski
unit pl_kamienski 0643
unit pl_5psp_1 0545 S
unit pl_5psp_2 0543 S
unit ru_muszb_1_2 0843 S                # marsh on the causeway
do move pl_5psp_1
do step pl_5psp_1 0644
do step pl_5psp_1 0744
do step pl_5psp_1 0843
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-8]

case the river breaks the run, the bridge too
phase movement
active pl_kamienski
unit pl_kamienski 2823
unit pl_5psp_1 2823 S
unit pl_5psp_2 2721 S
unit ru_muszb_1_2 3122 S
do move pl_5psp_1
do step pl_5psp_1 2923
do step pl_5psp_1 3022               # by the bridge
do step pl_5psp_1 3122
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-7]

case three hexes beyond it do not make up for it (r171)
phase movement
active pl_kamienski
unit pl_kamienski 2823
unit pl_5psp_1 2923 S
unit pl_5psp_2 2721 S
unit ru_muszb_1_2 3322 S
do move pl_5psp_1
do step pl_5psp_1 3022
do step pl_5psp_1 3122
do step pl_5psp_1 3222
do step pl_5psp_1 3322
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case a slope is no bar
phase movement
active pl_kamienski
unit pl_kamienski 1219
unit pl_5psp_1 1119 S
unit pl_5psp_2 1217 S
unit ru_muszb_1_2 1419 S                # a slope
do move pl_5psp_1
do step pl_5psp_1 1219
do step pl_5psp_1 1319
do step pl_5psp_1 1419
event CHARGES hex 1419 [8.14.1c]

case who fires on the run does not charge
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do fire pl_5psp_1 2945
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case who turns at the start does not charge, whoever he is (r171)
phase movement
active ru_denisow
unit ru_denisow 2422
unit ru_smolenski_1 2420 NE
unit ru_smolenski_2 2423 N
unit pl_10pp_1_1 2119 N
do move ru_smolenski_1
do turn ru_smolenski_1 N
do step ru_smolenski_1 2320
do step ru_smolenski_1 2219
do step ru_smolenski_1 2119
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case a victorious charge goes on and charges again
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit ru_muszb_1_2 2945 N
unit ru_muszb_1_3 2745 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
roll 8
roll 0
do face pl_5psp_1 N
expect unit pl_5psp_1 hex=2945 lost=0 mp=4 [8.14.3]
expect unit ru_muszb_1_2 hex=off [8.14.3]
expect prompt ASK_MOVE [8.14.3]
legal stop [8.14.3]
do step pl_5psp_1 2845
do step pl_5psp_1 2745
event STEPS a 2 b 1 [8.14.3]
event CHARGES hex 2745 [8.14.3]                 # r26: the run made counts on
chance ASK_ATTACKER [8.14.3]

case a victor who takes another facing needs a new run (r98)
phase movement
active pl_kamienski
unit pl_kamienski 3244
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2945 N
unit ru_muszb_1_3 2844 NW
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
roll 8
roll 0
do face pl_5psp_1 NW
roll 0                                      # the nerve of the neighbour
do step pl_5psp_1 2844
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.3]
do stop
do stop                                         # and the commander stays
chance ASK_ATTACKER [8.14.4]                    # phase 4, r27
roll 8
roll 0
event ATTACKER_WINS hex 2844 [8.14.4]

case three hexes after the turn of victory are a charge again: the count begins there (r171)
phase movement
active pl_kamienski
unit pl_kamienski 3245
unit pl_5psp_1 3245 N
unit pl_5psp_3 3247 N
unit ru_muszb_1_2 2945 N
unit ru_muszb_1_3 2948 NE
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
roll 8
roll 0
do face pl_5psp_1 NE
do step pl_5psp_1 2946
do step pl_5psp_1 2947
do step pl_5psp_1 2948
event CHARGES hex 2948 [8.14.3]

case a victor without points stays
phase movement
active pl_kamienski
unit pl_kamienski 3144
unit pl_5psp_1 3245 N mp=4
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event STEPS a 2 b 0 [8.14.3]
roll 8
roll 0
do face pl_5psp_1 N
expect count step 0 [8.14.3]
expect unit pl_5psp_1 hex=2945 [8.14.3]

case a beaten charge is over
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N
unit ru_muszb_1_2 2945 S
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do hold ru_muszb_1_2
do step pl_5psp_1 2945
roll 0
roll 9
event DEFENDER_WINS [8.14.3]
expect unit pl_5psp_1 gone [8.14.3]                   # two losses were all it had

case the victor of a charge may be attacked and attack in phase 4
phase melee
active pl_kamienski
unit pl_kamienski 3244
unit pl_5psp_1 2945 N from=3045
unit ru_muszb_1_2 2945 N
chance ASK_ATTACKER [8.14.4]

case squadrons of a line charge, each for itself
phase movement
active pl_kamienski
unit pl_kamienski 3345
unit pl_5psp_1 3245 N
unit pl_5psp_2 3246 N
unit ru_muszb_1_2 2945 N
do line pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES unit pl_5psp_1 hex 2945 [8.14.1a]
roll 9
roll 0
do face pl_5psp_1 N
expect prompt ASK_MOVE [8.14.3]
expect unit pl_5psp_2 hex=2946 status=moving [8.14.3]

case guns alone are charged too
phase movement
active pl_kamienski
unit pl_kamienski 3345
unit pl_5psp_1 3245 N
unit ru_art_1 2945 N
do move pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
event CHARGES unit pl_5psp_1 hex 2945 [8.14.1a]
chance ASK_ATTACKER [8.14.2]

case three hexes beyond the friends do not make up for them (r171)
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3345 N
unit pl_5psp_2 3245 N
unit pl_5psp_3 3247 N
unit ru_muszb_1_2 2945 N
do move pl_5psp_1
do step pl_5psp_1 3245
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do step pl_5psp_1 2945
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]
