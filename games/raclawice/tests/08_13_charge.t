# [8.13] Cavalry charges. The enemies here face away, so that nobody reacts on the way.

case three hexes straight on make a charge, the hex of contact among them
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
event CHARGES unit pl_bkn_2m_1 hex 1017 [8.13.1a]       # r147
chance ASK_ATTACKER [8.13.2]
roll 8
chance ASK_DEFENDER [8.13.2]
roll 0
event ATTACKER_WINS [8.13.2]
event MOD_CHARGE [8.13.2]

case two hexes do not: the melee waits
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1018 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
noevent CHARGES
expect actor polish [8.13.1a]
expect prompt ASK_ACTIVE [8.13.1a]
illegal move pl_bkn_2m_1 8.15a [8.13.1a]               # r99: its move is over

case a stack charges as one
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1020 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do with pl_bkn_2m_2
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
event CHARGES hex 1017 [8.13.1a]
expect unit pl_bkn_2m_2 hex=1017 [8.13.1a]

case infantry does not charge
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit ru_uglicki_1_2 1017 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
do step pl_3pp_1_1 1018
do step pl_3pp_1_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1a]

case a turn on the way bars the charge
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1117 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do turn pl_bkn_2m_1 NE
do step pl_bkn_2m_1 1117
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1b]

case without the turn the same way is a charge
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1117 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1117
event CHARGES hex 1117 [8.13.1b]

case a turn before the run bars it too: it counts for the whole move (r171)
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 NE
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do turn pl_bkn_2m_1 N
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1b]

case and so it does for the enemy's cavalry
phase movement
active ru_muromcow
unit ru_muromcow 1020
unit ru_woroneski_1 1020 NE
unit ru_woroneski_2 1220 N
unit pl_3pp_1_1 1017 S
do move ru_woroneski_1
do turn ru_woroneski_1 N
do step ru_woroneski_1 1019
do step ru_woroneski_1 1018
do hold pl_3pp_1_1
do step ru_woroneski_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1b]

case a step to the rear is no part of the run
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1019 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1019                # back
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1a]

case the stream breaks the run
phase movement
active pl_manget
unit pl_manget 1224
unit pl_bkn_2m_1 1225 N
unit pl_bkn_2m_2 1423 N
unit ru_uglicki_1_2 1222 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1224
do step pl_bkn_2m_1 1223
do step pl_bkn_2m_1 1222
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case three hexes beyond the stream do not make up for it (r171)
phase movement
active pl_manget
unit pl_manget 1224
unit pl_bkn_2m_1 1225 N
unit pl_bkn_2m_2 1423 N
unit ru_uglicki_1_2 1221 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1224
do step pl_bkn_2m_1 1223
do step pl_bkn_2m_1 1222
do step pl_bkn_2m_1 1221
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case a bridge is no stream to a charge (r249)
phase movement
active ru_muromcow
unit ru_muromcow 2126
unit ru_woroneski_1 2126 N
unit pl_3pp_1_1 2023 N
do move ru_woroneski_1
do step ru_woroneski_1 2125
do step ru_woroneski_1 2024
do step ru_woroneski_1 2023              # by the bridge
event CHARGES hex 2023 [8.13.1c]

case beside the bridge it is one
phase movement
active ru_muromcow
unit ru_muromcow 2126
unit ru_woroneski_1 2126 N
unit ru_woroneski_2 2326 N
unit pl_3pp_1_1 2123 N
do move ru_woroneski_1
do step ru_woroneski_1 2125
do step ru_woroneski_1 2124
do step ru_woroneski_1 2123
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case woods break the run
phase movement
active pl_manget
unit pl_manget 1913
unit pl_bkn_2m_1 1913 NE
unit pl_bkn_2m_2 1814 NE
unit ru_uglicki_1_2 2010 NE
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1912
do step pl_bkn_2m_1 2011               # woods
do step pl_bkn_2m_1 2010
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c, TAB-TERRAIN-3]

case buildings are not charged into
phase movement
active pl_manget
unit pl_manget 1719
unit pl_bkn_2m_1 1719 S
unit pl_bkn_2m_2 1519 S
unit ru_uglicki_1_2 1722 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1720
do step pl_bkn_2m_1 1721
do step pl_bkn_2m_1 1722
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c, TAB-TERRAIN-4]

case the stream is passed, also into his hex
phase movement
active ru_muromcow
unit ru_muromcow 1422
unit ru_woroneski_1 1522 S
unit ru_woroneski_2 1722 S
unit pl_2pp_1_1 1525 S
do move ru_woroneski_1
do step ru_woroneski_1 1523
do step ru_woroneski_1 1524
do step ru_woroneski_1 1525
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case a slope is no bar
phase movement
active pl_manget
unit pl_manget 1505
unit pl_bkn_2m_1 1404 S
unit pl_bkn_2m_2 1705 S
unit ru_uglicki_1_2 1407 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1405
do step pl_bkn_2m_1 1406
do step pl_bkn_2m_1 1407
event CHARGES hex 1407 [8.13.1c]

case woods at the start do not count (r171)
phase movement
active pl_manget
unit pl_manget 2013
unit pl_bkn_2m_1 2011 N               # woods
unit ru_uglicki_1_2 2008 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 2010
do step pl_bkn_2m_1 2009
do step pl_bkn_2m_1 2008
event CHARGES hex 2008 [8.13.1c]

case friends on the way break the run
edition 2013-en
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit pl_bkn_2m_3 1018 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case a friendly gun on the way breaks the run
edition 2013-en
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit pl_art_1 1018 S
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case other units on the way break the run
edition 2010-pl
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit pl_bkn_2m_3 1018 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case a gun on the way breaks the run
edition 2010-pl
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit pl_art_1 1018 S
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case three hexes beyond the friends do not make up for them (r171)
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1021 N
unit pl_bkn_2m_2 1220 N
unit pl_bkn_2m_3 1020 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1020
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.1c]

case friends at the start do no harm
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1020 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
event CHARGES hex 1017 [8.13.1c]

case a victorious charge goes on and charges again
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit ru_uglicki_1_2 1017 N
unit ru_uglicki_1_3 1015 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
roll 8
roll 0
do withdraw ru_uglicki_1_2 0916
do face ru_uglicki_1_2 S
do face pl_bkn_2m_1 N
expect unit pl_bkn_2m_1 hex=1017 lost=1 mp=4 [8.13.3]
expect prompt ASK_MOVE [8.13.3]
legal stop [8.13.3]
do step pl_bkn_2m_1 1016
do step pl_bkn_2m_1 1015
event STEPS a 2 b 1 [8.13.3]
event CHARGES hex 1015 [8.13.3]                 # r26: the run made counts on
chance ASK_ATTACKER [8.13.3]

case a victor who turns needs a new run
phase movement
active pl_manget
unit pl_manget 0919
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
roll 8
roll 0
do withdraw ru_uglicki_1_2 0916
do face ru_uglicki_1_2 S
do face pl_bkn_2m_1 NW
do step pl_bkn_2m_1 0916
noevent CHARGES                                 # r98
expect prompt ASK_ACTIVE [8.13.3]
do stop
do stop                                         # and the commander stays
chance ASK_ATTACKER [8.13.4]                    # phase 4, r27
roll 8
roll 0
event ATTACKER_WINS hex 0916 [8.13.4]

case three hexes after the turn of victory are a charge again: the count begins there (r171)
phase movement
active pl_manget
unit pl_manget 0919
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 N
unit ru_uglicki_1_3 0717 NW
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
roll 8
roll 0
do withdraw ru_uglicki_1_2 0916
do face ru_uglicki_1_2 SE
do face pl_bkn_2m_1 NW
do step pl_bkn_2m_1 0917
do step pl_bkn_2m_1 0817
do step pl_bkn_2m_1 0717
event CHARGES hex 0717 [8.13.3]

case a turn of points in the hex of victory is no other (r171)
phase movement
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 1020 N
unit ru_kozak_2 1220 N
unit pl_3pp_1_1 1017 N lost=2
unit pl_3pp_1_2 0717 NW
do move ru_kozak_1
do step ru_kozak_1 1019
do step ru_kozak_1 1018
do step ru_kozak_1 1017
roll 8
roll 0
expect unit pl_3pp_1_1 gone
do turn ru_kozak_1 NW
do step ru_kozak_1 0917
do step ru_kozak_1 0817
do step ru_kozak_1 0717
event CHARGES hex 0717 [8.13.3]
event STEPS a 2 b 0 [8.13.3]

case two hexes after it are none
phase movement
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 1020 N
unit ru_kozak_2 1220 N
unit pl_3pp_1_1 1017 N lost=2
unit pl_3pp_1_2 0817 NW
do move ru_kozak_1
do step ru_kozak_1 1019
do step ru_kozak_1 1018
do step ru_kozak_1 1017
roll 8
roll 0
do turn ru_kozak_1 NW
do step ru_kozak_1 0917
do step ru_kozak_1 0817
noevent CHARGES
expect prompt ASK_ACTIVE [8.13.3]

case the victor keeps his facing whichever way the beaten went
edition 2013-en
phase movement
active ru_muromcow
unit ru_muromcow 1022
unit ru_woroneski_1 1020 N
unit pl_3pp_1_1 1017 SE
unit pl_3pp_1_2 1015 N
do move ru_woroneski_1
do step ru_woroneski_1 1019
do step ru_woroneski_1 1018
do hold pl_3pp_1_1
do step ru_woroneski_1 1017
roll 8
roll 0
expect count withdraw 2
do withdraw pl_3pp_1_1 0917
do face pl_3pp_1_1 SE
legal face ru_woroneski_1 N [8.13.3]             # r250
do face ru_woroneski_1 N
legal step ru_woroneski_1 1016 [8.13.3]
do step ru_woroneski_1 1016
do step ru_woroneski_1 1015
event CHARGES hex 1015 [8.13.3]

case a victor without points stays
phase movement
active pl_manget
unit pl_manget 0919
unit pl_bkn_2m_1 1020 N mp=4
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
event STEPS a 2 b 0 [8.13.3]
roll 8
roll 0
do withdraw ru_uglicki_1_2 0916
do face ru_uglicki_1_2 S
do face pl_bkn_2m_1 N
expect count step 0 [8.13.3]
expect unit pl_bkn_2m_1 hex=1017 [8.13.3]

case a beaten charge is over
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N
unit ru_uglicki_1_2 1017 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do hold ru_uglicki_1_2
do step pl_bkn_2m_1 1017
roll 0
roll 9
event DEFENDER_WINS [8.13.3]
expect unit pl_bkn_2m_1 hex=1018 lost=2 [8.13.3]
