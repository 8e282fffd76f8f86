# [8.11] Guns ready to fire.

case guns move in the movement phase of their commander
phase movement
active pl_wodzicki
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_art_4 1633 N
legal traverse pl_art_4 NE [8.11a, 8.11b]
legal traverse pl_art_4 S [8.11a, 8.11b]
legal shift pl_art_4 1533 [8.11a]
illegal move pl_art_4 8.11a [8.11a]

case not in that of another commander
phase movement
active pl_sanguszko
unit pl_sanguszko 1632
unit pl_wodzicki 1632
unit pl_bkn_1w_1 1632 N
unit pl_art_4 1633 N
illegal traverse pl_art_4 NE 4.1 [8.11a]
illegal shift pl_art_4 1533 4.1 [8.11a]

case nor out of his reach (r114)
phase movement
active pl_wodzicki
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_art_4 1637 N
illegal traverse pl_art_4 NE 4.2a [8.11a]
illegal shift pl_art_4 1537 4.2a [8.11a]

case a battery without a commander serves any of its army
phase movement
active pl_sanguszko
unit pl_sanguszko 1632
unit pl_bkn_1w_1 1632 N
unit pl_art_6 1633 N
legal traverse pl_art_6 S [8.11a]
legal shift pl_art_6 1533 [8.11a]

case an enemy commander's phase moves no gun
turn 3
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 1632
unit ru_uglicki_1_2 1632 N
unit pl_wodzicki 1636
unit pl_art_4 1637 N
unit ru_art_4 1237 S
illegal traverse pl_art_4 S 10.4a [8.11a]
illegal shift pl_art_4 1537 10.4a [8.11a]
legal bombard pl_art_4 1237 [8.11a]

case a gun that has turned is silent in this activation
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 S
unit pl_art_5 1639 N
unit ru_uglicki_1_2 1237 N
do traverse pl_art_4 N
event GUN_TURNS unit pl_art_4 [8.11b]
expect unit pl_art_4 facing=N hex=1637 [8.11b]
illegal bombard pl_art_4 1237 8.11b [8.11b]
illegal traverse pl_art_4 NE 8.11b [8.11b]
legal bombard pl_art_5 1237 [8.11b]

case a gun that has turned is silent till the next draw, among the six too
turn 5
phase activation
active pl_kosciuszko
pool pl_wodzicki
unit pl_kosciuszko 1632
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_art_4 1633 S
unit ru_uglicki_1_2 1233 N
do activate pl_wodzicki
do traverse pl_art_4 N
illegal bombard pl_art_4 1233 8.11b [8.11b]
do stop
do stop
do name pl_art_4
do done
illegal bombard pl_art_4 1233 8.11b [8.11b]       # one draw with all its phases is one Round
legal traverse pl_art_4 NE [8.11b]
do stop
do stop
draw pl_wodzicki
legal bombard pl_art_4 1233 [8.11b]

case a gun that has fired turns in the same phase, r200
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
unit ru_uglicki_1_2 1237 N
do bombard pl_art_4 1237
roll 1
legal traverse pl_art_4 S [8.11b]
do traverse pl_art_4 S
expect unit pl_art_4 facing=S [8.11b]
illegal traverse pl_art_4 N 8.11b [8.11b]

case a gun goes to the next hex and faces any way
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
legal shift pl_art_4 1537 [8.11c]
legal shift pl_art_4 1638 [8.11c]           # also to the side
legal shift pl_art_4 1737 [8.11c]           # or back
illegal shift pl_art_4 1437 8.1 [8.11c]
do shift pl_art_4 1638
expect count face 6 [8.11c]
do face pl_art_4 S
expect unit pl_art_4 hex=1638 facing=S [8.11c]

case the ground is all one to it
phase movement
active pl_wodzicki
unit pl_wodzicki 1912
unit pl_7pp_1_1 1912 N
unit pl_art_4 1912 N
unit pl_art_5 1512 N
legal shift pl_art_4 2011 [8.11c]           # woods
legal shift pl_art_5 1611 [8.11c]           # a village

case a gun that has fired this turn stays, but turns
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N used
illegal shift pl_art_4 1537 8.11c [8.11c]
legal traverse pl_art_4 S [8.11b]

case a gun that fires gives up its move
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
unit ru_uglicki_1_2 1237 N
legal shift pl_art_4 1537 [8.11c]
do bombard pl_art_4 1237
roll 1
illegal shift pl_art_4 1537 8.11c [8.11c]

case no second hex in a turn
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
do shift pl_art_4 1537
do face pl_art_4 N
expect unit pl_art_4 hex=1537 [8.11c]
illegal shift pl_art_4 1437 8.11c [8.11c]

case a gun that has moved is silent for the turn
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1632
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_art_4 1633 N
unit pl_art_5 1634 N
unit ru_uglicki_1_2 1233 N
do activate pl_wodzicki
do shift pl_art_4 1533
do face pl_art_4 N
illegal bombard pl_art_4 1233 8.11d [8.11d]
legal bombard pl_art_5 1233 [8.11d]
do stop
do stop
do name pl_art_4
do name pl_7pp_1_1
do done
illegal bombard pl_art_4 1233 8.11d [8.11d]       # the next activation of the same turn

case nor does it fire in the enemy's activation
turn 3
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 1632
unit ru_uglicki_1_2 1632 N
unit pl_art_4 1637 N shifted
unit pl_art_5 1639 N
unit ru_art_4 1237 S
illegal bombard pl_art_4 1237 8.11d [8.11d]
legal bombard pl_art_5 1237 [8.11d]

case guns go into no hex with enemies (r104)
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
unit ru_uglicki_1_2 1537 N
illegal shift pl_art_4 1537 8.11c [8.11c]

case the enemy answers a gun that moves before him
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
unit ru_uglicki_1_2 1437 S
do shift pl_art_4 1537
do face pl_art_4 N
expect prompt ASK_REACTION [8.11c]

case a gun that moved in an earlier activation turns in this one
phase movement
active pl_wodzicki
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_art_4 1232 N shifted
unit pl_art_5 1233 N used
illegal shift pl_art_4 1132 8.11c [8.11c]
illegal shift pl_art_5 1133 8.11c [8.11c]
legal traverse pl_art_5 S [8.11b]
legal traverse pl_art_4 S [8.11b]

case no battery is limbered in Szczekociny
phase movement
active pl_wodzicki
unit pl_wodzicki 1636
unit pl_7pp_1_1 1635 N
unit pl_art_4 1637 N
illegal limber pl_art_4 NO_SUCH_ACTION [8.11a]
expect count limber 0 [8.11a]
