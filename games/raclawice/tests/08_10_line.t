# [8.10] Moving as a line.

case four units side by side are a line
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1220 N
legal line pl_3pp_1_1 [8.10a]
legal line pl_3pp_1_3 [8.10a]
do line pl_3pp_1_3
event BEGINS_LINE a 4 [8.10b]
do step pl_3pp_1_3 1119
expect unit pl_3pp_1_1 hex=0919 mp=1 [8.10b]
expect unit pl_3pp_1_2 hex=1019 mp=1 [8.10b]
expect unit pl_3pp_1_3 hex=1119 mp=1 [8.10b]
expect unit pl_3pp_1_4 hex=1219 mp=1 [8.10b]
do turn pl_3pp_1_3 NE
expect unit pl_3pp_1_1 facing=NE mp=2 [8.10b]
expect unit pl_3pp_1_4 facing=NE mp=2 [8.10b]
do stop
illegal move pl_3pp_1_1 LEADER_MOVES_NOW [8.10b]

case three are not
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
illegal line pl_3pp_1_1 8.10a [8.10a]

case stacks count by units
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 0920 N
unit pl_3pp_1_3 1020 N
unit pl_3pp_1_4 1020 N
do line pl_3pp_1_1
event BEGINS_LINE a 4 [8.10a]

case a gap breaks the line
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0820 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1220 N
illegal line pl_3pp_1_2 8.10a [8.10a]

case another facing breaks the line
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 S
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1220 N
illegal line pl_3pp_1_3 8.10a [8.10a]     # r24
illegal line pl_3pp_1_1 8.10a [8.10a]

case units behind each other are no line
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 NE              # flanks 0919 and 0921, not 1020
unit pl_3pp_1_2 1020 NE
unit pl_3pp_1_3 1120 NE
unit pl_3pp_1_4 1220 NE
illegal line pl_3pp_1_2 8.10a [8.10a]

case a slanting line faces across its course
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1019 NE
unit pl_3pp_1_2 1020 NE
unit pl_3pp_1_3 1121 NE
unit pl_3pp_1_4 1122 NE
legal line pl_3pp_1_2 [8.10a]
do line pl_3pp_1_2
do step pl_3pp_1_2 1120
expect unit pl_3pp_1_1 hex=1119 [8.10b]
expect unit pl_3pp_1_4 hex=1222 [8.10b]

case a line is of one arm
turn 9
phase movement
active pl_slaski
unit pl_slaski 1021
unit pl_kos_1 0920 N
unit pl_kos_2 1020 N
unit pl_och_1 1120 N
unit pl_kos_3 1220 N
unit pl_kos_4 1320 N
illegal line pl_kos_1 8.10a [8.10a]
illegal line pl_kos_3 8.10a [8.10a]
illegal line pl_och_1 8.10a [8.10a]

case cavalry makes a line too
phase movement
active pl_manget
unit pl_manget 1021
unit pl_bkn_2m_1 0920 N
unit pl_bkn_2m_2 1020 N
unit pl_bkn_2m_3 1120 N
unit pl_bkn_2m_4 1220 N
do line pl_bkn_2m_2
event BEGINS_LINE a 4 [8.10a]
do step pl_bkn_2m_2 1019
expect unit pl_bkn_2m_4 hex=1219 mp=1 [8.10b]

case guns make none
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1022 N
unit pl_art_1 0920 N
unit pl_art_2 1020 N
unit pl_art_3 1120 N
unit pl_art_4 1220 N
illegal line pl_art_1 8.10a [8.10a]

case the line stands as the phase begins
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1221 N
illegal line pl_3pp_1_1 8.10a [8.10a]
do move pl_3pp_1_4
do step pl_3pp_1_4 1220
do stop
illegal line pl_3pp_1_1 8.10a [8.10a]

case each unit of the line pays for its own hex
turn 9
phase movement
active pl_slaski
unit pl_slaski 1520
unit pl_kos_1 1421 S
unit pl_kos_2 1521 S
unit pl_kos_3 1621 S
unit pl_kos_4 1721 S
do line pl_kos_1
do step pl_kos_1 1422
expect unit pl_kos_1 mp=1 [8.10b]
expect unit pl_kos_3 hex=1622 mp=1 [8.10b]
expect unit pl_kos_4 hex=1722 mp=2 [8.10b]       # a village
do step pl_kos_1 1423
expect unit pl_kos_4 hex=1723 mp=4 [8.10b]
do step pl_kos_1 1324
event DROPS_OUT unit pl_kos_4 [8.10b]
expect unit pl_kos_4 hex=1723 [8.10b]
expect unit pl_kos_3 hex=1524 mp=3 [8.10b]

case a unit at the end may be left out, one in the middle not
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0820 N
unit pl_3pp_1_2 0920 N
unit pl_3pp_1_3 1020 N
unit pl_3pp_1_4 1120 N
unit pl_3pp_2_1 1220 N
do line pl_3pp_1_2
illegal drop pl_3pp_1_3 8.10a [8.10a]
legal drop pl_3pp_1_1 [8.10a]
do drop pl_3pp_2_1
illegal drop pl_3pp_1_1 8.10a [8.10a]             # four are the least
do step pl_3pp_1_2 0919
expect unit pl_3pp_2_1 hex=1220 mp=0 [8.10b]
expect unit pl_3pp_1_4 hex=1119 mp=1 [8.10b]
do stop
legal move pl_3pp_2_1 [8.10b]

case the enemy answers each unit of a line
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1220 N
unit ru_uglicki_1_2 0918 S            # front 1019 and 0919
unit ru_uglicki_1_3 1118 S            # front 1219 and 1119
do line pl_3pp_1_1
do step pl_3pp_1_1 0919
expect prompt ASK_REACTION [8.10b]
do hold ru_uglicki_1_2                # to the first of the line
do hold ru_uglicki_1_2                # to the second
do hold ru_uglicki_1_3                # the third
do hold ru_uglicki_1_3                # the fourth
expect prompt ASK_MOVE [8.10b]

case units of another command are not of the line
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_szyrer 1021
unit pl_3pp_1_1 0820 N
unit pl_3pp_1_2 0920 N
unit pl_3pp_1_3 1020 N
unit pl_3pp_1_4 1120 N
unit pl_6pp_1_1 1220 N
do line pl_3pp_1_1
event BEGINS_LINE a 4 [8.10c]
do step pl_3pp_1_1 0819
expect unit pl_6pp_1_1 hex=1220 [8.10c]

case the six of the overall commander may be of several commands
edition 2013-en
phase movement
active pl_kosciuszko
round six
unit pl_kosciuszko 1021
unit pl_zajaczek 1022
unit pl_szyrer 1022
unit pl_3pp_1_1 0920 N six
unit pl_3pp_1_2 1020 N six
unit pl_6pp_1_1 1120 N six
unit pl_6pp_1_2 1220 N six
unit pl_6pp_1_3 1320 N
do line pl_3pp_1_1
event BEGINS_LINE a 4 [8.10d]
do step pl_3pp_1_1 0919
expect unit pl_6pp_1_2 hex=1219 [8.10d]
expect unit pl_6pp_1_3 hex=1320 [8.10d]

case tormasow joins his own units with those of others
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 1021
unit ru_tomatis 1021
unit ru_jekatierynoslawski_2_1 0920 N
unit ru_jekatierynoslawski_2_2 1020 N
unit ru_uglicki_1_1 1120 N
unit ru_uglicki_2_1 1220 N
do line ru_jekatierynoslawski_2_1
event BEGINS_LINE a 4 [8.10d]
do step ru_jekatierynoslawski_2_1 0919
expect unit ru_uglicki_2_1 hex=1219 [8.10d]

case beyond his reach nobody follows
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 0820
unit ru_tomatis 1021
unit ru_jekatierynoslawski_2_1 1120 N
unit ru_jekatierynoslawski_2_2 1220 N
unit ru_uglicki_1_1 1320 N
unit ru_uglicki_2_1 1420 N
illegal line ru_jekatierynoslawski_2_1 8.10a [8.10d]

case the overall commander leads the line of a fallen subordinate
edition 2013-en
phase movement
active pl_kosciuszko
round fallen
command pl_zajaczek
dead pl_zajaczek
unit pl_kosciuszko 1021
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1120 N
unit pl_3pp_1_4 1220 N
do line pl_3pp_1_1
event BEGINS_LINE a 4 [8.10e]

case the named unit of a line runs out of points and the others go on
turn 9
phase movement
active pl_slaski
unit pl_slaski 1520
unit pl_kos_1 1421 S
unit pl_kos_2 1521 S
unit pl_kos_3 1621 S
unit pl_kos_4 1721 S
do line pl_kos_4
do step pl_kos_4 1722               # a village hex: 2 points for it, 1 for the others
do step pl_kos_4 1723               # and another: nothing left
expect unit pl_kos_4 mp=4 [8.10b]
expect unit pl_kos_1 mp=2 hex=1423 [8.10b]
legal step pl_kos_1 1324 [8.10b]
do step pl_kos_1 1324
event DROPS_OUT unit pl_kos_4 [8.10b]
expect unit pl_kos_2 hex=1424 mp=3 [8.10b]

case tormasow leads a line of two other commands
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 0717
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_achtyrski_1 0718 N
unit ru_achtyrski_2 0818 N
unit ru_muromcow 0521
unit ru_obrezkow 0821
unit ru_kozak_6 0815 N
legal line ru_woroneski_1 [8.10d]

case tormasow leads the line of a wounded subordinate
edition 2013-en
phase movement
active ru_tormasow
wounded ru_muromcow
unit ru_tormasow 0717
unit ru_muromcow 0521
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_woroneski_3 0718 N
unit ru_woroneski_4 0818 N
unit ru_kozak_6 0815 N
legal line ru_woroneski_1 [8.10e]

case the line of a sound subordinate alone is not his
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 0717
unit ru_muromcow 0521
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_woroneski_3 0718 N
unit ru_woroneski_4 0818 N
unit ru_kozak_6 0815 N
illegal line ru_woroneski_1 4.1 [8.10d]

case in the 2010 edition nobody joins commands into a line
edition 2010-pl
phase movement
active ru_tormasow
unit ru_tormasow 0717
unit ru_kozak_6 0518 N
unit ru_achtyrski_1 0618 N
unit ru_achtyrski_2 0718 N
unit ru_elizawetgradzki_1 0818 N
unit ru_obrezkow 0821
illegal line ru_kozak_6 8.10a [8.10a]

case an ordinary commander does not lead the mixed line
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_szyrer 1022
unit pl_3pp_1_1 0920 N
unit pl_3pp_1_2 1020 N
unit pl_6pp_1_1 1120 N
unit pl_6pp_1_2 1220 N
illegal line pl_3pp_1_1 8.10c [8.10c, 8.10d]

case a line that passes a full hex lists no shot there
edition 2010-pl
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1021 N
unit pl_3pp_1_2 1121 N
unit pl_3pp_1_3 1221 N
unit pl_3pp_1_4 1321 N
unit pl_art_1 1120 N
unit pl_art_2 1120 N
unit pl_art_3 1120 N
unit ru_uglicki_1_2 1118 N
do line pl_3pp_1_1
do step pl_3pp_1_1 1020
expect unit pl_3pp_1_2 hex=1120
illegal fire pl_3pp_1_2 1118 6.2f [6.2f]

case line at double time with buildings before one
turn 9
phase movement
active pl_slaski
unit pl_slaski 1520
unit pl_kos_1 1421 S
unit pl_kos_2 1521 S
unit pl_kos_3 1621 S
unit pl_kos_4 1721 S
do line pl_kos_4
do double pl_kos_4
do step pl_kos_4 1722                  # it may end there (r170)
illegal step pl_kos_4 1723 8.9g [8.9g]
illegal stop 8.9d [8.9d]
legal step pl_kos_1 1423 [8.10b]
do step pl_kos_1 1423
event DROPS_OUT unit pl_kos_4 [8.10b]
expect unit pl_kos_4 hex=1722 [8.10b]
illegal stop 8.9d [8.9d]

case the last unit of the other command may not be left out
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 0717
unit ru_muromcow 0521
unit ru_obrezkow 0821
unit ru_kozak_6 0815 N
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_woroneski_3 0718 N
unit ru_woroneski_4 0818 N
unit ru_achtyrski_1 0918 N
do line ru_woroneski_2
illegal drop ru_achtyrski_1 8.10d [8.10d]
legal drop ru_woroneski_1 [8.10d]              # two commands are left

case one of two units of the other command may
edition 2013-en
phase movement
active ru_tormasow
unit ru_tormasow 0717
unit ru_muromcow 0521
unit ru_obrezkow 0821
unit ru_kozak_6 0815 N
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_woroneski_3 0718 N
unit ru_woroneski_4 0818 N
unit ru_achtyrski_1 0918 N
unit ru_achtyrski_2 1018 N
do line ru_woroneski_1
do drop ru_achtyrski_2
illegal drop ru_achtyrski_1 8.10d [8.10d]

case the last unit of the other command may where the rest is a wounded man's line
edition 2013-en
phase movement
active ru_tormasow
wounded ru_muromcow
unit ru_tormasow 0717
unit ru_muromcow 0521
unit ru_obrezkow 0821
unit ru_kozak_6 0815 N
unit ru_woroneski_1 0518 N
unit ru_woroneski_2 0618 N
unit ru_woroneski_3 0718 N
unit ru_woroneski_4 0818 N
unit ru_achtyrski_1 0918 N
do line ru_woroneski_1
legal drop ru_achtyrski_1 [8.10e]
