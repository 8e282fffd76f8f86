# [8.14] Cavalry charges. The enemies here face away, so that nobody reacts on the way.

case three hexes straight on make a charge, the hex of contact among them (r147)
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES unit pl_bkn_1w_1 hex 1337 [8.14.1a]
event MELEE_BEGINS hex 1337 a 0 [8.14.2]
chance ASK_ATTACKER [8.14.2]
roll 8
chance ASK_DEFENDER [8.14.2]
roll 0
event ATTACKER_WINS [8.14.2]
event MOD_CHARGE [8.14.2]

case two hexes do not: the melee waits (r99)
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1437 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
noevent CHARGES
expect actor polish [8.14.1a]
expect prompt ASK_ACTIVE [8.14.1a]
illegal move pl_bkn_1w_1 8.16a [8.14.1a]

case a stack charges as one
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1637 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do with pl_bkn_1w_2
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES hex 1337 [8.14.1a]
expect unit pl_bkn_1w_2 hex=1337 [8.14.1a]

case infantry does not charge
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
unit ru_uglicki_1_2 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
do step pl_7pp_1_1 1437
do step pl_7pp_1_1 1337
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1a]

case a turn on the way bars the charge
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1338 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do turn pl_bkn_1w_1 NE
do step pl_bkn_1w_1 1338
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case without the turn the same way is a charge
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1338 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1338
event CHARGES hex 1338 [8.14.1b]

case a step to the rear is no part of the run
phase movement
active pl_sanguszko
unit pl_sanguszko 1737
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1437 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1637                # back
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1a]

case a turn before the run bars it too: it counts for the whole move (r171)
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 NE
unit pl_bkn_1w_3 1639 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do turn pl_bkn_1w_1 N
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]

case friends on the way break the run
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit pl_bkn_1w_3 1437 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case a friendly gun on the way breaks the run
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit pl_art_4 1437 S
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]

case friends at the start do no harm
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1637 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES hex 1337 [8.14.1c]

case a lone commander on the way does none either
phase movement
active pl_sanguszko
unit pl_sanguszko 1437
unit pl_bkn_1w_1 1637 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES hex 1337 [8.14.1c]

case woods break the run
phase movement
active pl_sanguszko
unit pl_sanguszko 0820
unit pl_bkn_1w_1 0821 N                # 0721 is woods
unit pl_bkn_1w_2 0920 N
unit ru_uglicki_1_2 0520 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0721
do step pl_bkn_1w_1 0620
do step pl_bkn_1w_1 0520
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-3]

case woods are not charged into
phase movement
active pl_sanguszko
unit pl_sanguszko 1613
unit pl_bkn_1w_1 1712 S
unit pl_bkn_1w_2 1614 S
unit ru_uglicki_1_2 2011 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1812
do step pl_bkn_1w_1 1912
do step pl_bkn_1w_1 2011
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-3]

case buildings are not charged into, not by the road either
phase movement
active pl_sanguszko
unit pl_sanguszko 0525
unit pl_bkn_1w_1 0527 S
unit pl_bkn_1w_2 0524 S
unit ru_uglicki_1_2 0826 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0626
do step pl_bkn_1w_1 0726
do step pl_bkn_1w_1 0826               # by the road
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c, TAB-TERRAIN-4]

case a slope is no bar
phase movement
active pl_sanguszko
unit pl_sanguszko 1824
unit pl_bkn_1w_1 1825 S
unit pl_bkn_1w_2 1924 S
unit ru_uglicki_1_2 2125 S                # a slope
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1925
do step pl_bkn_1w_1 2025
do step pl_bkn_1w_1 2125
event CHARGES hex 2125 [8.14.1c]

case fire on the run does no harm
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do fire pl_bkn_1w_1 1337
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES hex 1337 [8.14.1b]

case a victorious charge goes on and charges again
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit ru_uglicki_1_2 1337 N
unit ru_uglicki_1_3 1137 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
roll 8
roll 0
do face pl_bkn_1w_1 N
expect unit pl_bkn_1w_1 hex=1337 lost=1 mp=4 [8.14.3]
expect unit ru_uglicki_1_2 hex=off [8.14.3]
expect prompt ASK_MOVE [8.14.3]
legal stop [8.14.3]
do step pl_bkn_1w_1 1237
do step pl_bkn_1w_1 1137
event STEPS a 2 b 1 [8.14.3]
event CHARGES hex 1137 [8.14.3]                 # r26: the run made counts on
chance ASK_ATTACKER [8.14.3]

case a victor who takes another facing needs a new run (r98)
phase movement
active pl_sanguszko
unit pl_sanguszko 1636
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1337 N
unit ru_uglicki_1_3 1236 NW
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
roll 8
roll 0
do face pl_bkn_1w_1 NW
do step pl_bkn_1w_1 1236
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.3]
do stop
do stop                                         # and the commander stays
chance ASK_ATTACKER [8.14.4]                    # phase 4, r27
roll 8
roll 0
event ATTACKER_WINS hex 1236 [8.14.4]

case three hexes after the turn of victory are a charge again: the count begins there (r171)
phase movement
active pl_sanguszko
unit pl_sanguszko 1637
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_3 1639 N
unit ru_uglicki_1_2 1337 N
unit ru_uglicki_1_1 1340 NE
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
roll 8
roll 0
do face pl_bkn_1w_1 NE
do step pl_bkn_1w_1 1338
do step pl_bkn_1w_1 1339
do step pl_bkn_1w_1 1340
event CHARGES hex 1340 [8.14.3]

case a victor without points stays
phase movement
active pl_sanguszko
unit pl_sanguszko 1536
unit pl_bkn_1w_1 1637 N mp=4
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event STEPS a 2 b 0 [8.14.3]
roll 8
roll 0
do face pl_bkn_1w_1 N
expect count step 0 [8.14.3]
expect unit pl_bkn_1w_1 hex=1337 [8.14.3]

case a beaten charge is over
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N
unit ru_uglicki_1_2 1337 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do hold ru_uglicki_1_2
do step pl_bkn_1w_1 1337
roll 0
roll 9
event DEFENDER_WINS [8.14.3]
expect unit pl_bkn_1w_1 gone [8.14.3]                   # two losses were all it had

case the victor of a charge may be attacked and attack in phase 4
phase melee
active pl_sanguszko
unit pl_sanguszko 1636
unit pl_bkn_1w_1 1337 N from=1437
unit ru_uglicki_1_2 1337 N
chance ASK_ATTACKER [8.14.4]

case squadrons of a line charge, each for itself
phase movement
active pl_sanguszko
unit pl_sanguszko 1737
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1638 N
unit ru_uglicki_1_2 1337 N
do line pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES unit pl_bkn_1w_1 hex 1337 [8.14.1a]
roll 9
roll 0
do face pl_bkn_1w_1 N
expect prompt ASK_MOVE [8.14.3]
expect unit pl_bkn_1w_2 hex=1338 status=moving [8.14.3]

case guns alone are charged too
phase movement
active pl_sanguszko
unit pl_sanguszko 1737
unit pl_bkn_1w_1 1637 N
unit ru_art_4 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
event CHARGES unit pl_bkn_1w_1 hex 1337 [8.14.1a]
chance ASK_ATTACKER [8.14.2]

case three hexes beyond the friends do not make up for them (r171)
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1737 N
unit pl_bkn_1w_2 1637 N
unit pl_bkn_1w_3 1639 N
unit ru_uglicki_1_2 1337 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1637
do step pl_bkn_1w_1 1537
do step pl_bkn_1w_1 1437
do step pl_bkn_1w_1 1337
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1c]
