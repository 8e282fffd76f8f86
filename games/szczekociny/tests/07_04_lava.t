# [7.4] The cossack lava.

case cossacks from the front with an empty flank try it
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S lost=1           # front 1720 and 1721, flanks 1619 and 1621
chance ASK_LAVA [7.4a]
roll 7                           # less 2 against infantry: 5 against 5
event LAVA_SUCCEEDS unit ru_kozak_1 a 5 b 5 [7.4b, 7.4c]
chance ASK_ATTACKER [7.4b]
roll 5
roll 7
event MOD_LAVA a 2 b 1 [7.4c]
event ATTACKER_WINS a 7 b 7 [7.4c]

case a failed check gives nothing
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S lost=1
roll 8
event LAVA_FAILS unit ru_kozak_1 a 6 b 5 [7.4b]
roll 5
roll 7
noevent MOD_LAVA [7.4c]
event DEFENDER_WINS a 5 b 7 [7.4c]

case against cavalry nothing is taken off the roll
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_bkn_1w_1 1620 S
roll 6
event LAVA_FAILS a 6 b 5 [7.4b]

case five is good against cavalry
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_bkn_1w_1 1620 S
roll 5
event LAVA_SUCCEEDS a 5 b 5 [7.4b]

case one empty flank hex is enough
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1619 S
chance ASK_LAVA [7.4a]

case with both flanks held there is no lava
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1619 S
unit pl_1pp_1_3 1621 S
chance ASK_ATTACKER [7.4a]

case units of either side fill a flank (r21)
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit ru_kozak_2 1621 N
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1619 S
chance ASK_ATTACKER [7.4a]

case a commander does not
phase melee
active ru_rachmanow
unit ru_rachmanow 1621
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1619 S
chance ASK_LAVA [7.4a]

case from the flank there is the flank attack without a check
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 NE from=1619
unit pl_1pp_1_1 1620 S
chance ASK_ATTACKER [7.4a]
roll 5
roll 7
event MOD_FLANK a 2 b 1 [7.4c]
noevent MOD_LAVA [7.4a]

case other cavalry has no lava
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
chance ASK_ATTACKER [7.4a]

case a square has no flank to find (r21)
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
chance ASK_ATTACKER [7.4a]

case cossacks that defend have no lava
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit ru_kozak_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
chance ASK_ATTACKER [7.4a]

case cossacks that counterattack have it too
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit ru_kozak_1 1720 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do counter ru_kozak_1
chance ASK_LAVA [7.4a]

case on their back side they check against 4
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_kozak_1 1620 N from=1720 lost=1
unit pl_1pp_1_1 1620 S
roll 6
event LAVA_SUCCEEDS a 4 b 4 [7.4b]
