# [8.10] Moving as a line.

case two units side by side are a line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1637 N
legal line pl_7pp_1_1 [8.10a]
legal line pl_7pp_1_2 [8.10a]
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a, 8.10b]
do step pl_7pp_1_1 1536
expect unit pl_7pp_1_1 hex=1536 mp=1 [8.10b]
expect unit pl_7pp_1_2 hex=1537 mp=1 [8.10b]

case one alone is not
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1638 N
illegal line pl_7pp_1_1 8.10a [8.10a]

case four units move and turn together
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1637 N
unit pl_7pp_1_3 1638 N
unit pl_7pp_1_4 1639 N
do line pl_7pp_1_3
event BEGINS_LINE a 4 [8.10b]
do step pl_7pp_1_3 1538
expect unit pl_7pp_1_1 hex=1536 mp=1 [8.10b]
expect unit pl_7pp_1_2 hex=1537 mp=1 [8.10b]
expect unit pl_7pp_1_3 hex=1538 mp=1 [8.10b]
expect unit pl_7pp_1_4 hex=1539 mp=1 [8.10b]
do turn pl_7pp_1_3 NE
expect unit pl_7pp_1_1 facing=NE mp=2 [8.10b]
expect unit pl_7pp_1_4 facing=NE mp=2 [8.10b]
do stop
illegal move pl_7pp_1_1 LEADER_MOVES_NOW [8.10b]

case two stacked units alone are no line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1636 N
illegal line pl_7pp_1_1 8.10a [8.10a]

case stacks side by side are
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1636 N
unit pl_7pp_1_3 1637 N
do line pl_7pp_1_1
event BEGINS_LINE a 3 [8.10a]
do step pl_7pp_1_1 1536
expect unit pl_7pp_1_2 hex=1536 [8.10b]
expect unit pl_7pp_1_3 hex=1537 [8.10b]

case a gap breaks the line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1635 N
unit pl_7pp_1_2 1637 N
unit pl_7pp_1_3 1638 N
illegal line pl_7pp_1_1 8.10a [8.10a]
do line pl_7pp_1_2
event BEGINS_LINE a 2 [8.10a]

case another facing breaks the line (r24)
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 S
unit pl_7pp_1_2 1637 N
illegal line pl_7pp_1_1 8.10a [8.10a]
illegal line pl_7pp_1_2 8.10a [8.10a]

case units in front of each other are no line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 NE              # 1637 is before it, not beside it
unit pl_7pp_1_2 1637 NE
illegal line pl_7pp_1_1 8.10a [8.10a]

case a slanting line faces across its course
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1537 NE
unit pl_7pp_1_2 1637 NE
unit pl_7pp_1_3 1738 NE
do line pl_7pp_1_2
event BEGINS_LINE a 3 [8.10a]
do step pl_7pp_1_2 1638
expect unit pl_7pp_1_1 hex=1538 [8.10b]
expect unit pl_7pp_1_3 hex=1739 [8.10b]

case a line is of one arm
phase movement
active pr_elsner
unit pr_elsner 1737
unit pr_fus_8_1 1636 N
unit pr_hus_4_1 1637 N
unit pr_fus_8_2 1638 N
illegal line pr_fus_8_1 8.10a [8.10a]
illegal line pr_hus_4_1 8.10a [8.10a]

case scythemen and companies with rifles are one arm
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_kos_a_1 1637 N
legal line pl_7pp_1_1 [8.10a]

case cavalry makes a line too
phase movement
active pl_sanguszko
unit pl_sanguszko 1737
unit pl_bkn_1w_1 1636 N
unit pl_bkn_1w_2 1637 N
do line pl_bkn_1w_2
event BEGINS_LINE a 2 [8.10a]
do step pl_bkn_1w_2 1537
expect unit pl_bkn_1w_1 hex=1536 mp=1 [8.10b]

case guns make none
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_art_4 1636 N
unit pl_art_5 1637 N
illegal line pl_art_4 8.10a [8.10a]

case the line stands as the phase begins
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1737 N
illegal line pl_7pp_1_1 8.10a [8.10a]
do move pl_7pp_1_2
do step pl_7pp_1_2 1637
do stop
illegal line pl_7pp_1_1 8.10a [8.10a]

case units of another command are not of the line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_grochowski 1737
unit pl_7pp_1_1 1635 N
unit pl_7pp_1_2 1636 N
unit pl_1pp_1_1 1637 N
illegal line pl_1pp_1_1 4.1 [8.10a]
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a]
do step pl_7pp_1_1 1535
expect unit pl_1pp_1_1 hex=1637 [8.10b]

case the six of the overall commander may be of several commands
phase movement
active pl_kosciuszko
round six
unit pl_kosciuszko 1737
unit pl_wodzicki 1837
unit pl_grochowski 1837
unit pl_7pp_1_1 1636 N six
unit pl_1pp_1_1 1637 N six
unit pl_1pp_1_2 1638 N
do line pl_7pp_1_1
event BEGINS_LINE a 2 [8.10a]
do step pl_7pp_1_1 1536
expect unit pl_1pp_1_1 hex=1537 [8.10b]
expect unit pl_1pp_1_2 hex=1638 [8.10b]

case Russians and Prussians make no common line (r126)
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1737
unit pr_favrat 1737
unit ru_uglicki_1_1 1636 N
unit pr_22pp_1_1 1637 N
illegal line ru_uglicki_1_1 8.10a [8.10a]

case a unit at the end may be left out, one in the middle not
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1635 N
unit pl_7pp_1_2 1636 N
unit pl_7pp_1_3 1637 N
unit pl_7pp_1_4 1638 N
do line pl_7pp_1_2
illegal drop pl_7pp_1_3 8.10a [8.10a]
legal drop pl_7pp_1_1 [8.10a]
do drop pl_7pp_1_4
legal drop pl_7pp_1_3 [8.10a]                      # now it is the last
do drop pl_7pp_1_3
illegal drop pl_7pp_1_1 8.10a [8.10a]              # one alone is no line
do step pl_7pp_1_2 1536
expect unit pl_7pp_1_4 hex=1638 mp=0 [8.10b]
expect unit pl_7pp_1_1 hex=1535 mp=1 [8.10b]
do stop
legal move pl_7pp_1_4 [8.10b]

case the enemy answers each unit of a line
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1637 N
unit pl_7pp_1_3 1638 N
unit pl_7pp_1_4 1639 N
unit ru_uglicki_1_2 1436 S            # front 1537 and 1536
unit ru_uglicki_1_3 1438 S            # front 1539 and 1538
do line pl_7pp_1_1
do step pl_7pp_1_1 1536
expect prompt ASK_REACTION [8.10b]
do hold ru_uglicki_1_2                # to the first of the line
do hold ru_uglicki_1_2                # to the second
do hold ru_uglicki_1_3                # the third
do hold ru_uglicki_1_3                # the fourth
expect prompt ASK_MOVE [8.10b]

case units of a line fire together
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1636 N
unit pl_7pp_1_2 1637 N
unit ru_uglicki_1_2 1336 N
do line pl_7pp_1_1
do step pl_7pp_1_1 1536
do fire pl_7pp_1_1 1336
legal with pl_7pp_1_2 [8.10b]
do with pl_7pp_1_2
event FIRES unit pl_7pp_1_2 hex 1336 [8.10b]
expect unit pl_7pp_1_1 mp=2 shots=1 [8.10b]
expect unit pl_7pp_1_2 mp=2 shots=1 [8.10b]

case each unit of the line pays for its own hex and drops out by itself
phase movement
active pl_wodzicki
unit pl_wodzicki 1914
unit pl_7pp_1_1 1912 S                # 2012, woods
unit pl_7pp_1_2 1913 S                # 2013, clear
do line pl_7pp_1_2
do step pl_7pp_1_2 2013               # 1912 goes to 2012
expect unit pl_7pp_1_1 hex=2012 mp=2 [8.10b]
expect unit pl_7pp_1_2 hex=2013 mp=1 [8.10b]
do step pl_7pp_1_2 2114
expect unit pl_7pp_1_1 hex=2113 mp=4 [8.10b]      # woods again
expect unit pl_7pp_1_2 hex=2114 mp=2 [8.10b]
do step pl_7pp_1_2 2213
event DROPS_OUT unit pl_7pp_1_1 [8.10b]
expect unit pl_7pp_1_1 hex=2113 [8.10b]
