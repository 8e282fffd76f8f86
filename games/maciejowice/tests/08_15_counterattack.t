# [8.15] The counterattack.

case the unit goes into the hex of the mover and is the attacker
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
event COUNTERATTACKS unit ru_muszb_1_2 hex 2844 [8.15.1]
event MELEE_BEGINS hex 2844 a 1 [8.15.2b]
expect unit ru_muszb_1_2 hex=2844 status=melee [8.15.1]
expect unit pl_7pp_1_1 hex=2844 status=melee [8.15.1]
chance ASK_ATTACKER [8.15.3, 8.15.2a]
roll 5
event ATTACKER_ROLLS a 5 b 1 [8.15.2b, 8.15.3]
chance ASK_DEFENDER [8.15.3]
roll 5
event ATTACKER_WINS a 5 b 5 [8.15.2b, 8.15.3]    # a tie is the counterattacker's
expect unit pl_7pp_1_1 lost=2 hex=off [8.15.3]
expect unit ru_muszb_1_2 lost=1 hex=2844 [8.15.3]

case the attack counts where it comes from
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 SE          # front 2745 and 2844; at 2844 its right flank is 2944
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
roll 5
roll 7
event MOD_FLANK a 2 b 1 [8.15.3]
event ATTACKER_WINS a 7 b 7 [8.15.3]

case it costs the mover no point
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
roll 0
roll 9
do face pl_7pp_1_1 S
expect unit pl_7pp_1_1 mp=1 [8.15.2a]

case the counterattacked unit has moved even if it wins
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 S
unit ru_muszb_1_2 2944 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
illegal move pl_7pp_1_2 2.2 [8.15.7]
illegal step pl_7pp_1_1 2945 2.2 [8.15.7]
roll 0
roll 9
illegal move pl_7pp_1_2 5.0a [8.15.7]
do face pl_7pp_1_1 S
expect prompt ASK_ACTIVE [8.15.2a]
illegal move pl_7pp_1_1 8.16a [8.15.2a]
legal move pl_7pp_1_2 [8.15.7]
expect unit pl_7pp_1_1 hex=2844 mp=1 [8.15.2a]

case a unit of a line that is counterattacked drops out, the others go on
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2743 S
unit pl_7pp_1_2 2744 S
unit pl_7pp_1_3 2745 S
unit pl_7pp_1_4 2746 S
unit ru_muszb_1_2 2944 NE shots=4     # front 2844 and 2945
do line pl_7pp_1_1
do step pl_7pp_1_1 2843
expect prompt ASK_REACTION
do counter ru_muszb_1_2
roll 0
roll 0
roll 9
do face pl_7pp_1_2 S
expect prompt ASK_MOVE [8.15.2a]
expect unit pl_7pp_1_2 hex=2844 status=moved [8.15.2a]
expect unit pl_7pp_1_3 hex=2845 status=moving [8.15.2a]
do step pl_7pp_1_1 2943
expect unit pl_7pp_1_2 hex=2844 [8.15.2a]
expect unit pl_7pp_1_3 hex=2945 [8.15.2a]

case no stack is counterattacked twice
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2844 S targeted moved
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal counter ru_muszb_1_2 8.15.4a [8.15.4a]
legal volley ru_muszb_1_2 [8.15.4a]

case several stacks make one counterattack, each with its own check
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2945 N
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
legal counter ru_muszb_1_1 [8.15.4b]
do counter ru_muszb_1_1
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
event COUNTERATTACKS unit ru_muszb_1_1 hex 2844 [8.15.4b]
event COUNTERATTACKS unit ru_muszb_1_2 hex 2844 [8.15.4b]
event COUNTERATTACKS unit ru_muszb_1_3 hex 2844 [8.15.4b]
chance ASK_ATTACKER [8.15.4b]           # one melee
roll 1
roll 4
event MOD_STRENGTH a 3 b 1 [8.15.4b]
event ATTACKER_WINS a 4 b 4 [8.15.4b]

case who fails falls back, the others attack (r76)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
do counter ru_muszb_1_1
roll 7
do retreat ru_muszb_1_2 3045
do retreat ru_muszb_1_2 3146
expect unit ru_muszb_1_2 hex=3146 lost=1 [8.15.4b]
chance ASK_COUNTER_DIE [8.15.4b]
roll 6
event COUNTERATTACKS unit ru_muszb_1_1 [8.15.4b]
expect unit ru_muszb_1_2 hex=3146 [8.15.4b]

case all who counterattack together must fit the hex (r13)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2944 N
unit ru_muszb_1_4 2944 N
unit ru_muszb_2_1 2945 N
unit ru_muszb_2_2 2945 N
unit ru_muszb_2_3 2945 N
unit ru_muszb_2_4 2945 N
unit ru_muszc_1_1 2945 N            # 12 and 11
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_2_1
illegal counter ru_muszb_1_1 6.2a [8.15.4b]

case size 20 fits
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2944 N
unit ru_muszb_1_4 2944 N
unit ru_muszb_2_1 2945 N
unit ru_muszb_2_2 2945 N
unit ru_muszb_2_3 2945 N
unit ru_muszb_2_4 2945 N            # 12 and 8
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_2_1
legal counter ru_muszb_1_1 [8.15.4b]

case infantry counterattacks once in a movement phase
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 SE
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
roll 8
roll 3                                  # it wins and stands at 2844
do face ru_muszb_1_2 N                           # front 2744 and 2745
do pass
do move pl_7pp_1_2
do step pl_7pp_1_2 2744
illegal counter ru_muszb_1_2 8.15.5 [8.15.5]
legal volley ru_muszb_1_2 [8.15.5]

case a new movement phase makes it ready again
phase movement
active pl_sierakowski
pool pl_kniaziewicz
unit pl_sierakowski 2640
unit pl_7pp_1_1 2740 S
unit pl_kniaziewicz 2643
unit pl_10pp_1_1 2744 S
unit ru_muszb_1_2 2944 N countered shots=4
do stop
do stop
draw pl_kniaziewicz
do move pl_10pp_1_1
do step pl_10pp_1_1 2844
legal counter ru_muszb_1_2 [8.15.5]

case who has counterattacked does not join another either
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N countered
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_3
illegal counter ru_muszb_1_2 8.15.5 [8.15.5]

case a failed check does not count as a counterattack
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 9
do retreat ru_muszb_1_2 3044
do retreat ru_muszb_1_2 3145
do step pl_7pp_1_1 2945
do step pl_7pp_1_1 3045
legal counter ru_muszb_1_2 [8.15.5, 9.1A-2]

case cavalry counterattacks as often as it likes
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N countered
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal counter ru_smolenski_1 [8.15.6-first]

case twice in the same phase
phase movement
active pl_sierakowski
unit pl_sierakowski 2443
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 SE
unit ru_smolenski_1 2944 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_smolenski_1
roll 9
roll 0
do face ru_smolenski_1 N                           # front 2744 and 2745
do move pl_7pp_1_2
do step pl_7pp_1_2 2744
do counter ru_smolenski_1
event COUNTERATTACKS unit ru_smolenski_1 hex 2744 [8.15.6-first]
chance ASK_ATTACKER [8.15.6-first]

case in phase 4 the counterattacked may attack
phase melee
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2844 S from=2744 targeted
unit ru_muszb_1_2 2844 N countered
chance ASK_ATTACKER [8.15.6-second]

case and the counterattackers may be attacked
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 SE
unit ru_muszb_1_2 2944 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 0
roll 8
roll 3
do face ru_muszb_1_2 N
do move pl_7pp_1_2
do step pl_7pp_1_2 2744
do step pl_7pp_1_2 2844
expect unit pl_7pp_1_2 status=melee
do stop                                 # the commander stays where he is
chance ASK_ATTACKER [8.15.6-second]
roll 9
roll 0
event ATTACKER_WINS [8.15.6-second]

case example: two companies and a squadron may not counterattack together
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_2 3044 N
unit pl_7pp_1_1 2844 S
unit pl_7pp_1_2 2843 S
unit pl_5psp_1 2943 SE                # front 2944 and 3043
do move ru_muszb_1_2
do step ru_muszb_1_2 2944
legal counter pl_7pp_1_1 [8.15-example]
do counter pl_7pp_1_1
illegal counter pl_5psp_1 6.1.2 [8.15-example]
legal volley pl_5psp_1 [8.15-example]
legal fallback pl_5psp_1 [8.15-example]
do hold pl_5psp_1
legal counter pl_7pp_1_2 [8.15-example]
do counter pl_7pp_1_2
chance ASK_COUNTER_DIE [8.15-example]
roll 6
event WILL_COUNTERATTACK unit pl_7pp_1_1 [8.15-example]
chance ASK_COUNTER_DIE [8.15-example]   # each company makes its own check
roll 6
event WILL_COUNTERATTACK unit pl_7pp_1_2 [8.15-example]
expect unit pl_7pp_1_1 hex=2944 [8.15-example]
expect unit pl_7pp_1_2 hex=2944 [8.15-example]
expect unit pl_5psp_1 hex=2943 [8.15-example]

case example: the squadron counterattacks by itself
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_2 3044 N
unit pl_7pp_1_1 2844 S
unit pl_7pp_1_2 2843 S
unit pl_5psp_1 2943 SE
do move ru_muszb_1_2
do step ru_muszb_1_2 2944
do hold pl_7pp_1_1
legal counter pl_5psp_1 [8.15-example]
do counter pl_5psp_1
illegal counter pl_7pp_1_2 6.1.2 [8.15-example]
do hold pl_7pp_1_2
event COUNTERATTACKS unit pl_5psp_1 hex 2944 [8.15-example]
chance ASK_ATTACKER [8.15-example]      # cavalry needs no check against infantry

case the reason is also that the two arms do not counterattack together
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_2 3044 N
unit pl_7pp_1_1 2844 S
unit pl_5psp_1 2943 SE
do move ru_muszb_1_2
do step ru_muszb_1_2 2944
do counter pl_7pp_1_1
illegal counter pl_5psp_1 NO_MIXED_ATTACK [8.15-example]

case friends who stand where the mover joined them are counterattacked with it
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2844 S
unit ru_muszb_1_2 2944 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 6
roll 5
roll 3                            # 6 to 3: the Poles add 2
event MOD_STRENGTH a 2 b 0 [8.15.4a]
event ATTACKER_WINS a 5 b 5 [8.15.2b]
expect count lose 2 [8.15.3]

case the counterattackers leave their guns and commander behind
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2644 S
unit ru_muszb_1_2 2944 N
unit ru_art_1 2944 N
unit ru_tormasow 2944
do move pl_7pp_1_1
do step pl_7pp_1_1 2744
do step pl_7pp_1_1 2844
do stay ru_tormasow
do counter ru_muszb_1_2
do pass                          # the gun could fire
roll 6
expect unit ru_muszb_1_2 hex=2844 [8.15.1]
expect unit ru_art_1 hex=2944 [8.15.1]
expect unit ru_tormasow hex=2944 [8.15.1]

case cavalry does not counterattack onto ground that is closed to it
phase movement
active pl_sierakowski
unit pl_sierakowski 1739
unit pl_7pp_1_1 1739 N
unit ru_smolenski_1 1539 S
do move pl_7pp_1_1
do step pl_7pp_1_1 1639               # the castle
illegal counter ru_smolenski_1 8.2a [8.15.1, 9.1C-2]
legal volley ru_smolenski_1 [9.1C-1]

case by the road through the castle it does
phase movement
active pl_sierakowski
unit pl_sierakowski 1739
unit pl_7pp_1_1 1739 N
unit ru_smolenski_1 1540 S
do move pl_7pp_1_1
do step pl_7pp_1_1 1639
legal counter ru_smolenski_1 [8.15.1, 9.1C-2]

case a counterattack across the river has the harder way
phase movement
active pl_sierakowski
unit pl_sierakowski 2722
unit pl_7pp_1_1 2823 S
unit ru_muszb_1_1 3022 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2923
do counter ru_muszb_1_1
roll 0
roll 5
roll 5
event MOD_HARD_WAY a -1 [8.15.3]
event DEFENDER_WINS a 4 b 5 [8.15.3]
