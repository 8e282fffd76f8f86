# [8.15] The counterattack.

case the unit goes into the hex of the mover and is the attacker
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
event COUNTERATTACKS unit ru_uglicki_1_2 hex 1236 [8.15.1]
event MELEE_BEGINS hex 1236 a 1 [8.15.2b]
expect unit ru_uglicki_1_2 hex=1236 status=melee [8.15.1]
expect unit pl_7pp_1_1 hex=1236 status=melee [8.15.1]
chance ASK_ATTACKER [8.15.3, 8.15.2a]
roll 5
event ATTACKER_ROLLS a 5 b 1 [8.15.2b, 8.15.3]
chance ASK_DEFENDER [8.15.3]
roll 5
event ATTACKER_WINS a 5 b 5 [8.15.2b, 8.15.3]    # a tie is the counterattacker's
expect unit pl_7pp_1_1 lost=2 hex=off [8.15.3]
expect unit ru_uglicki_1_2 lost=1 hex=1236 [8.15.3]

case the attack counts where it comes from
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 SE          # front 1137 and 1236; at 1236 its right flank is 1336
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
roll 5
roll 7
event MOD_FLANK a 2 b 1 [8.15.3]
event ATTACKER_WINS a 7 b 7 [8.15.3]

case it costs the mover no point
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
roll 0
roll 9
do face pl_7pp_1_1 S
expect unit pl_7pp_1_1 mp=1 [8.15.2a]

case the counterattacked unit has moved even if it wins
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1135 S
unit ru_uglicki_1_2 1336 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
illegal move pl_7pp_1_2 2.2 [8.15.7]
illegal step pl_7pp_1_1 1337 2.2 [8.15.7]
roll 0
roll 9
illegal move pl_7pp_1_2 5.0a [8.15.7]
do face pl_7pp_1_1 S
expect prompt ASK_ACTIVE [8.15.2a]
illegal move pl_7pp_1_1 8.16a [8.15.2a]
legal move pl_7pp_1_2 [8.15.7]
expect unit pl_7pp_1_1 hex=1236 mp=1 [8.15.2a]

case a unit of a line that is counterattacked drops out, the others go on
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1135 S
unit pl_7pp_1_2 1136 S
unit pl_7pp_1_3 1137 S
unit pl_7pp_1_4 1138 S
unit ru_uglicki_1_2 1336 NE shots=4     # front 1236 and 1337
do line pl_7pp_1_1
do step pl_7pp_1_1 1235
expect prompt ASK_REACTION
do counter ru_uglicki_1_2
roll 0
roll 0
roll 9
do face pl_7pp_1_2 S
expect prompt ASK_MOVE [8.15.2a]
expect unit pl_7pp_1_2 hex=1236 status=moved [8.15.2a]
expect unit pl_7pp_1_3 hex=1237 status=moving [8.15.2a]
do step pl_7pp_1_1 1335
expect unit pl_7pp_1_2 hex=1236 [8.15.2a]
expect unit pl_7pp_1_3 hex=1337 [8.15.2a]

case no stack is counterattacked twice
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1236 S targeted moved
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal counter ru_uglicki_1_2 8.15.4a [8.15.4a]
legal volley ru_uglicki_1_2 [8.15.4a]

case several stacks make one counterattack, each with its own check
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit ru_uglicki_1_2 1337 N
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
legal counter ru_uglicki_1_1 [8.15.4b]
do counter ru_uglicki_1_1
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
event COUNTERATTACKS unit ru_uglicki_1_1 hex 1236 [8.15.4b]
event COUNTERATTACKS unit ru_uglicki_1_2 hex 1236 [8.15.4b]
event COUNTERATTACKS unit ru_uglicki_1_3 hex 1236 [8.15.4b]
chance ASK_ATTACKER [8.15.4b]           # one melee
roll 1
roll 4
event MOD_STRENGTH a 3 b 1 [8.15.4b]
event ATTACKER_WINS a 4 b 4 [8.15.4b]

case who fails falls back, the others attack (r76)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit ru_uglicki_1_2 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
do counter ru_uglicki_1_1
roll 7
do retreat ru_uglicki_1_2 1437
do retreat ru_uglicki_1_2 1538
expect unit ru_uglicki_1_2 hex=1538 lost=0 [8.15.4b]
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
event COUNTERATTACKS unit ru_uglicki_1_1 [8.15.4b]
expect unit ru_uglicki_1_2 hex=1538 [8.15.4b]

case all who counterattack together must fit the hex (r13)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1336 N
unit ru_uglicki_1_4 1336 N
unit ru_uglicki_2_1 1337 N
unit ru_uglicki_2_2 1337 N          # six of size 4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_2_1
illegal counter ru_uglicki_1_1 6.2a [8.15.4b]

case size 20 fits
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1336 N
unit ru_uglicki_1_4 1336 N
unit ru_uglicki_2_1 1337 N          # five of size 4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_2_1
legal counter ru_uglicki_1_1 [8.15.4b]

case infantry counterattacks once in a movement phase
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1135 SE
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
roll 8
roll 3                                  # it wins and stands at 1236
do face ru_uglicki_1_2 N                           # front 1136 and 1137
do pass
do move pl_7pp_1_2
do step pl_7pp_1_2 1136
illegal counter ru_uglicki_1_2 8.15.5 [8.15.5]
legal volley ru_uglicki_1_2 [8.15.5]

case a new movement phase makes it ready again
phase movement
active pl_wodzicki
pool pl_grochowski
unit pl_wodzicki 1032
unit pl_7pp_1_1 1132 S
unit pl_grochowski 1035
unit pl_1pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N countered shots=4
do stop
do stop
draw pl_grochowski
do move pl_1pp_1_1
do step pl_1pp_1_1 1236
legal counter ru_uglicki_1_2 [8.15.5]

case who has counterattacked does not join another either
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N countered
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_3
illegal counter ru_uglicki_1_2 8.15.5 [8.15.5]

case a failed check does not count as a counterattack
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 9
do retreat ru_uglicki_1_2 1436
do retreat ru_uglicki_1_2 1537
do step pl_7pp_1_1 1337
do step pl_7pp_1_1 1437
legal counter ru_uglicki_1_2 [8.15.5, 9.1A-2]

case cavalry counterattacks as often as it likes
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_woroneski_1 1336 N countered
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal counter ru_woroneski_1 [8.15.6-first]

case twice in the same phase
phase movement
active pl_wodzicki
unit pl_wodzicki 0835
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1135 SE
unit ru_woroneski_1 1336 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_woroneski_1
roll 9
roll 0
do face ru_woroneski_1 N                           # front 1136 and 1137
do move pl_7pp_1_2
do step pl_7pp_1_2 1136
do counter ru_woroneski_1
event COUNTERATTACKS unit ru_woroneski_1 hex 1136 [8.15.6-first]
chance ASK_ATTACKER [8.15.6-first]

case in phase 4 the counterattacked may attack
phase melee
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1236 S from=1136 targeted
unit ru_uglicki_1_2 1236 N countered
chance ASK_ATTACKER [8.15.6-second]

case and the counterattackers may be attacked
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1135 SE
unit ru_uglicki_1_2 1336 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 0
roll 8
roll 3
do face ru_uglicki_1_2 N
do move pl_7pp_1_2
do step pl_7pp_1_2 1136
do step pl_7pp_1_2 1236
expect unit pl_7pp_1_2 status=melee
do stop                                 # the commander stays where he is
chance ASK_ATTACKER [8.15.6-second]
roll 9
roll 0
event ATTACKER_WINS [8.15.6-second]

case example: two companies and a squadron may not counterattack together
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_2 1436 N
unit pl_7pp_1_1 1236 S
unit pl_7pp_1_2 1235 S
unit pl_bkn_1w_1 1335 SE                # front 1336 and 1435
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1336
legal counter pl_7pp_1_1 [8.15-example]
do counter pl_7pp_1_1
illegal counter pl_bkn_1w_1 6.1 [8.15-example]
legal volley pl_bkn_1w_1 [8.15-example]
legal fallback pl_bkn_1w_1 [8.15-example]
do hold pl_bkn_1w_1
legal counter pl_7pp_1_2 [8.15-example]
do counter pl_7pp_1_2
chance ASK_COUNTER_DIE [8.15-example]
roll 6
event WILL_COUNTERATTACK unit pl_7pp_1_1 [8.15-example]
chance ASK_COUNTER_DIE [8.15-example]   # each company makes its own check
roll 6
event WILL_COUNTERATTACK unit pl_7pp_1_2 [8.15-example]
expect unit pl_7pp_1_1 hex=1336 [8.15-example]
expect unit pl_7pp_1_2 hex=1336 [8.15-example]
expect unit pl_bkn_1w_1 hex=1335 [8.15-example]

case example: the squadron counterattacks by itself
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_2 1436 N
unit pl_7pp_1_1 1236 S
unit pl_7pp_1_2 1235 S
unit pl_bkn_1w_1 1335 SE
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1336
do hold pl_7pp_1_1
legal counter pl_bkn_1w_1 [8.15-example]
do counter pl_bkn_1w_1
illegal counter pl_7pp_1_2 6.1 [8.15-example]
do hold pl_7pp_1_2
event COUNTERATTACKS unit pl_bkn_1w_1 hex 1336 [8.15-example]
chance ASK_ATTACKER [8.15-example]      # cavalry needs no check against infantry

case friends who stand where the mover joined them are counterattacked with it
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1236 S
unit ru_uglicki_1_2 1336 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 6
roll 4
roll 3                            # 6 to 4: the Poles add 1
event MOD_STRENGTH a 1 b 0 [8.15.4a]
event ATTACKER_WINS a 4 b 4 [8.15.2b]
expect count lose 2 [8.15.3]

case the counterattackers leave their guns and commander behind
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1036 S
unit ru_uglicki_1_2 1336 N
unit ru_art_4 1336 N
unit ru_apraksin 1336
do move pl_7pp_1_1
do step pl_7pp_1_1 1136
do step pl_7pp_1_1 1236
do stay ru_apraksin
do counter ru_uglicki_1_2
do pass                          # the gun could fire
roll 6
expect unit ru_uglicki_1_2 hex=1236 [8.15.1]
expect unit ru_art_4 hex=1336 [8.15.1]
expect unit ru_apraksin hex=1336 [8.15.1]

case Russians and Prussians do not counterattack together (r126)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit pr_22pp_1_1 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter pr_22pp_1_1
illegal counter ru_uglicki_1_1 6.0a [8.15.4b]
legal volley ru_uglicki_1_1 [8.15.4b]
