# [8.14] The counterattack.

case the unit goes into the hex of the mover and is the attacker
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0916 [8.14.1a]
event MELEE_BEGINS hex 0916 a 1 [8.14.2b]
expect unit ru_uglicki_1_2 hex=0916 status=melee [8.14.1a]
expect unit pl_2pp_1_1 hex=0916 status=melee [8.14.1a]
chance ASK_ATTACKER [8.14.3]
roll 5
event ATTACKER_ROLLS a 5 b 1 [8.14.2b, 8.14.3]
chance ASK_DEFENDER [8.14.3]
roll 5
event ATTACKER_WINS a 5 b 5 [8.14.2b, 8.14.3]    # a tie is the counterattacker's
expect unit pl_2pp_1_1 lost=2 [8.14.3]
expect unit ru_uglicki_1_2 lost=1 [8.14.3]

case the attack counts where it comes from
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 SE          # front 1015 and 0916; at 0916 its right flank is 0917
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 5
roll 7
event MOD_FLANK a 2 b 1 [8.14.3]
event ATTACKER_WINS a 7 b 7 [8.14.3]

case it costs the mover no point (r11)
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 0
roll 9
expect unit pl_2pp_1_1 mp=1 [8.14.1b]

case by the option it does (r11)
edition 2013-en
option counterattack_cost=on
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 0
roll 9
expect unit pl_2pp_1_1 mp=2 [8.14.1b]

case the mover that wins goes on
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
illegal step pl_2pp_1_1 1017 2.2 [8.14.9]
illegal move pl_2pp_1_2 2.2 [8.14.9]
roll 0
roll 9
event DEFENDER_WINS a 0 b 9
do face ru_uglicki_1_2 N
illegal step pl_2pp_1_1 1017 5.0a [8.14.9]
do face pl_2pp_1_1 S
expect unit ru_uglicki_1_2 hex=0917 lost=2
expect prompt ASK_MOVE [8.14.2a, 8.14.9]
legal step pl_2pp_1_1 1017 [8.14.2a, 8.14.9]
do step pl_2pp_1_1 1017
expect unit pl_2pp_1_1 hex=1017 mp=2 lost=1 [8.14.2a]

case the mover that loses has moved (r12)
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
unit ru_uglicki_1_2 0917 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 9
roll 0
do withdraw pl_2pp_1_1 0915
do face pl_2pp_1_1 S
do face ru_uglicki_1_2 N
expect prompt ASK_ACTIVE [8.14.2a]
illegal move pl_2pp_1_1 8.15a [8.14.2a]
legal move pl_2pp_1_2 [8.14.9]

case the counterattacked unit has moved even if it wins
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
unit ru_uglicki_1_2 0917 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
illegal move pl_2pp_1_2 2.2 [8.14.7]
roll 0
roll 9
do face ru_uglicki_1_2 N
illegal move pl_2pp_1_2 5.0a [8.14.7]
do face pl_2pp_1_1 S
expect prompt ASK_ACTIVE [8.14.2a]
illegal move pl_2pp_1_1 8.15a [8.14.2a]
legal move pl_2pp_1_2 [8.14.7]
expect unit pl_2pp_1_1 hex=0916 mp=1 [8.14.2a]

case a unit of a line that is counterattacked drops out, the others go on
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0815 S
unit pl_2pp_1_2 0915 S
unit pl_2pp_1_3 1015 S
unit pl_2pp_1_4 1115 S
unit ru_uglicki_1_2 0917 NE shots=4     # front 0916 and 1017
do line pl_2pp_1_1
do step pl_2pp_1_1 0816
expect prompt ASK_REACTION
do counter ru_uglicki_1_2
roll 0
roll 0
roll 9
do face ru_uglicki_1_2 NE
do face pl_2pp_1_2 S
expect prompt ASK_MOVE [8.14.2a]
expect unit pl_2pp_1_2 hex=0916 status=moved [8.14.2a]
expect unit pl_2pp_1_3 hex=1016 status=moving [8.14.2a]
do step pl_2pp_1_1 0817
expect unit pl_2pp_1_2 hex=0916 [8.14.2a]
expect unit pl_2pp_1_3 hex=1017 [8.14.2a]

case a unit of a line that wins stays in the line
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0815 S
unit pl_2pp_1_2 0915 S
unit pl_2pp_1_3 1015 S
unit pl_2pp_1_4 1115 S
unit ru_uglicki_1_2 0917 NE shots=4
do line pl_2pp_1_1
do step pl_2pp_1_1 0816
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 0
roll 9
do face ru_uglicki_1_2 NE
do face pl_2pp_1_2 S
expect unit pl_2pp_1_2 hex=0916 status=moving [8.14.2a]

case no target is counterattacked twice
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 SE
unit ru_uglicki_1_2 0917 N shots=4
unit ru_uglicki_1_3 1116 SW shots=4     # front 1117 and 1016
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 0
roll 9
do face ru_uglicki_1_2 N
do face pl_2pp_1_1 S
do turn pl_2pp_1_1 SE
do step pl_2pp_1_1 1016
expect prompt ASK_MOVE [8.14.4a]        # only a counterattack was left to it, and it is barred

case nor a stack that holds such a unit
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0916 S targeted moved
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal counter ru_uglicki_1_2 8.14.4a [8.14.4a]
legal volley ru_uglicki_1_2

case several stacks make one counterattack, each with its own check
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
unit ru_uglicki_1_4 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
legal counter ru_uglicki_1_2 [8.14.4b, 8.14.6@2013-en]
do counter ru_uglicki_1_2
chance ASK_COUNTER_DIE [8.14.4b]
roll 6
chance ASK_COUNTER_DIE [8.14.4b]
roll 6
do counter ru_uglicki_1_3 @2013-en
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0916 [8.14.4b]
event COUNTERATTACKS unit ru_uglicki_1_3 hex 0916 [8.14.4b]
event COUNTERATTACKS unit ru_uglicki_1_4 hex 0916 [8.14.4b]
chance ASK_ATTACKER [8.14.4b]           # one melee
roll 1
roll 4
event MOD_STRENGTH a 3 b 1 [8.14.4b]
event ATTACKER_WINS a 4 b 4 [8.14.4b]

case who fails falls back, the others attack (r76)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
do counter ru_uglicki_1_2
roll 7
do retreat ru_uglicki_1_3 1018
do retreat ru_uglicki_1_3 1119
chance ASK_COUNTER_DIE [8.14.4b]
roll 6
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 [8.14.4b]
roll 1
roll 4
noevent MOD_STRENGTH
event DEFENDER_WINS a 1 b 4 [8.14.4b]

case beaten, each goes back to the hex it came from
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
do counter ru_uglicki_1_2
roll 0
roll 0
do counter ru_uglicki_1_3 @2013-en
do counter ru_uglicki_1_2 @2013-en
roll 0
roll 9
event DEFENDER_WINS
do lose ru_uglicki_1_2
do lose ru_uglicki_1_3
do face ru_uglicki_1_3 N
do face ru_uglicki_1_2 N
expect unit ru_uglicki_1_2 hex=0917 lost=1 [8.14.4b]
expect unit ru_uglicki_1_3 hex=1017 lost=1 [8.14.4b]

case all who counterattack together must fit the hex (r13)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0917 N
unit ru_uglicki_1_4 1017 N
unit ru_uglicki_1_5 1017 N
unit ru_uglicki_2_2 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_4
illegal counter ru_uglicki_1_2 6.2a [8.14.4b]

case four infantry units fit
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0917 N
unit ru_uglicki_1_4 1017 N
unit ru_uglicki_1_5 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_4
legal counter ru_uglicki_1_2 [8.14.4b]

case infantry counterattacks once in a movement phase
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 SE
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 9
roll 0                                  # it wins, the Poles go back, it stands at 0916
do withdraw pl_2pp_1_1 1015
do face pl_2pp_1_1 S
do face ru_uglicki_1_2 N                # front 0915 and 1015
do pass
do move pl_2pp_1_2
do step pl_2pp_1_2 0915
illegal counter ru_uglicki_1_2 8.14.5 [8.14.5]
legal volley ru_uglicki_1_2

case a new movement phase makes it ready again
phase movement
active pl_zajaczek
pool pl_szyrer
unit pl_zajaczek 0314
unit pl_2pp_1_1 0315 S
unit pl_szyrer 0814
unit pl_6pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N countered shots=4
do stop
do stop
draw pl_szyrer
do move pl_6pp_1_1
do step pl_6pp_1_1 0916
legal counter ru_uglicki_1_2 [8.14.5]

case infantry chooses to counterattack alone
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do hold ru_uglicki_1_3
do counter ru_uglicki_1_2
roll 6
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 [8.14.6]
expect unit ru_uglicki_1_3 hex=1017 [8.14.6]

case who has counterattacked does not join another either
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N countered
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
illegal counter ru_uglicki_1_2 8.14.5 [8.14.5, 8.14.6]

case cavalry counterattacks as often as it likes
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N countered
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal counter ru_woroneski_1 [8.14.7]

case cavalry counterattacks once
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N countered
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal counter ru_woroneski_1 8.14.5 [8.14.5]
legal fallback ru_woroneski_1

case in phase 4 the counterattacked may attack
phase melee
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S from=0915 targeted
unit ru_uglicki_1_2 0916 N countered
chance ASK_ATTACKER [8.14.6@2010-pl, 8.14.8@2013-en]

case and the counterattackers may be attacked
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 SE
unit ru_uglicki_1_2 0917 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
roll 9
roll 0
do withdraw pl_2pp_1_1 0915
do face pl_2pp_1_1 S
do face ru_uglicki_1_2 N
do move pl_2pp_1_2
do step pl_2pp_1_2 0915
do step pl_2pp_1_2 0916
expect unit pl_2pp_1_2 status=melee
do stop                                 # the commander stays where he is
chance ASK_ATTACKER [8.14.6@2010-pl, 8.14.8@2013-en]
roll 9
roll 0
event ATTACKER_WINS [8.14.6@2010-pl, 8.14.8@2013-en]

case example: two companies and a squadron may not counterattack together
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0816 S
unit pl_bkn_2m_1 0817 SE                # front 0917 and 0818
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0917
legal counter pl_2pp_1_1 [8.14-example]
do counter pl_2pp_1_1
illegal counter pl_bkn_2m_1 NO_MIXED_STACK [8.14-example]
legal volley pl_bkn_2m_1 [8.14-example]
legal fallback pl_bkn_2m_1 [8.14-example]
do hold pl_bkn_2m_1
legal counter pl_2pp_1_2 [8.14-example]
do counter pl_2pp_1_2
chance ASK_COUNTER_DIE [8.14-example]
roll 6
event WILL_COUNTERATTACK unit pl_2pp_1_1 [8.14-example]
chance ASK_COUNTER_DIE [8.14-example]   # each company makes its own check
roll 6
event WILL_COUNTERATTACK unit pl_2pp_1_2 [8.14-example]
do counter pl_2pp_1_1 @2013-en
do counter pl_2pp_1_2 @2013-en
expect unit pl_2pp_1_1 hex=0917 [8.14-example]
expect unit pl_2pp_1_2 hex=0917 [8.14-example]
expect unit pl_bkn_2m_1 hex=0817 [8.14-example]

case example: the squadron counterattacks by itself
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0816 S
unit pl_bkn_2m_1 0817 SE
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0917
do hold pl_2pp_1_1
legal counter pl_bkn_2m_1 [8.14-example]
do counter pl_bkn_2m_1
illegal counter pl_2pp_1_2 NO_MIXED_STACK [8.14-example]
do hold pl_2pp_1_2
event COUNTERATTACKS unit pl_bkn_2m_1 hex 0917 [8.14-example]
chance ASK_ATTACKER [8.14-example]      # cavalry needs no check against infantry

case friends who stand where the mover joined them are counterattacked with it
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_6pp_1_1 0916 S
unit ru_uglicki_1_2 0917 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 6
do counter ru_uglicki_1_2 @2013-en
roll 5
roll 4                                  # 12 to 8: the Poles add 1
event MOD_STRENGTH a 1 b 0 [8.14.4a]
event ATTACKER_WINS a 5 b 5 [8.14.2b]
expect count lose 2 [8.14.3]

case the counterattackers leave their guns behind
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
unit ru_f_denisow 0917
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do stay ru_f_denisow
do counter ru_uglicki_1_2
do pass                          # the gun could fire
roll 6
do counter ru_uglicki_1_2 @2013-en
expect unit ru_uglicki_1_2 hex=0916 [8.14.1a]
expect unit ru_art_1 hex=0917 [8.14.1a]
expect unit ru_f_denisow hex=0917 [8.14.1a]

case a unit of a stack that has counterattacked takes nothing from the others (r184)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0917 N countered
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal counter ru_uglicki_1_2 [8.14.5]
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
expect unit ru_uglicki_1_2 hex=0916 [8.14.5]
expect unit ru_uglicki_1_3 hex=0917 [8.14.5]

case nor when it lies on top of them, and it does not go back with them (r184)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_3 0917 N countered
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
roll 9
event SHRINKS_BACK unit ru_uglicki_1_2 [9.1A-3]
do retreat ru_uglicki_1_2 0918
do retreat ru_uglicki_1_2 0919
expect unit ru_uglicki_1_3 hex=0917 [8.14.5]

case when all have, none does
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N countered
unit ru_uglicki_1_3 0917 N countered
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal volley ru_uglicki_1_2
illegal counter ru_uglicki_1_2 8.14.5 [8.14.5]
