# [6.2] How much stands in a hex.

case four infantry units
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0915 S mp=3
unit pl_3pp_1_1 0915 S mp=3
do move pl_2pp_1_4
legal step pl_2pp_1_4 0916 [6.2a]
do step pl_2pp_1_4 0916
do move pl_3pp_1_1
illegal step pl_3pp_1_1 0916 6.2a [6.2a]

case two that move together count both
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0915 S mp=3
unit pl_3pp_1_1 0915 S mp=3
do move pl_2pp_1_4
do with pl_3pp_1_1
illegal step pl_2pp_1_4 0916 6.2a [6.2a]

case two cavalry units
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0916 S
unit pl_bkn_2m_2 0915 S mp=7
unit pl_bkn_2m_3 0915 S mp=7
do move pl_bkn_2m_2
legal step pl_bkn_2m_2 0916 [6.2b]
do step pl_bkn_2m_2 0916
do move pl_bkn_2m_3
illegal step pl_bkn_2m_3 0916 6.2b [6.2b]

case infantry and cavalry are in no line of the list
phase movement
active pl_manget
unit pl_manget 0814
unit pl_2pp_1_1 0916 S
unit pl_bkn_2m_2 0915 S mp=7
do move pl_bkn_2m_2
illegal step pl_bkn_2m_2 0916 NO_MIXED_STACK [6.2a, 6.2b]

case two guns with one infantry unit
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_art_1 0916 S
unit pl_art_2 0915 S
unit pl_art_3 0915 S
legal shift pl_art_2 0916 [6.2c]
do shift pl_art_2 0916
do face pl_art_2 S
illegal shift pl_art_3 0916 6.2c [6.2c]

case no gun with two infantry units
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_art_2 0915 S
illegal shift pl_art_2 0916 6.2c [6.2c]

case infantry joins two guns, not three
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0916 S
unit pl_art_2 0916 S
unit pl_art_3 0816 S
unit pl_art_4 0816 S
unit pl_art_5 0816 S
unit pl_2pp_1_1 0915 S mp=3
do move pl_2pp_1_1
legal step pl_2pp_1_1 0916 [6.2c]
illegal step pl_2pp_1_1 0816 6.2c [6.2c]

case one gun with one cavalry unit
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0916 S
unit pl_bkn_2m_2 0816 S
unit pl_bkn_2m_3 0816 S
unit pl_art_2 0915 S
unit pl_art_3 0915 S
illegal shift pl_art_2 0816 6.2d [6.2d]
legal shift pl_art_2 0916 [6.2d]
do shift pl_art_2 0916
do face pl_art_2 S
illegal shift pl_art_3 0916 6.2d [6.2d]

case six guns
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0916 S
unit pl_art_2 0916 S
unit pl_art_3 0916 S
unit pl_art_4 0916 S
unit pl_art_5 0916 S
unit pl_art_6 0915 S
unit pl_art_7 0915 S
legal shift pl_art_6 0916 [6.2e]
do shift pl_art_6 0916
do face pl_art_6 S
illegal shift pl_art_7 0916 6.2e [6.2e]

case a full hex may not be entered, not even to pass
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_3pp_1_1 0915 S
do move pl_3pp_1_1
illegal step pl_3pp_1_1 0916 6.2a [6.2f]

case infantry does not pass a squadron (r66)
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_bkn_1w_1 0916 S
unit pl_3pp_1_1 0915 S
do move pl_3pp_1_1
illegal step pl_3pp_1_1 0916 6.2a [6.2f]

case where there is room it passes for a point
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_3pp_1_1 0915 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0916
do step pl_3pp_1_1 0917
expect unit pl_3pp_1_1 hex=0917 mp=3 [6.2f]

case infantry passes a squadron
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_bkn_1w_1 0916 S
unit pl_3pp_1_1 0915 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0916
illegal stop 6.2f [6.2f]
do step pl_3pp_1_1 0917
expect unit pl_3pp_1_1 hex=0917 mp=3 [6.2f]

case a full hex may be passed
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_3pp_1_1 0915 S
do move pl_3pp_1_1
legal step pl_3pp_1_1 0916 [6.2f]
do step pl_3pp_1_1 0916
do step pl_3pp_1_1 0917
expect unit pl_3pp_1_1 hex=0917 mp=3 [6.2f]

# A ruling: the printed limit counts at the end of the phase, but a move does not end in a full hex,
# not even when a friend could leave it later.
case but nobody stops in it
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0916 S
unit pl_3pp_1_2 0916 S
unit pl_3pp_1_3 0916 S
unit pl_3pp_1_4 0916 S
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
do move pl_2pp_1_1
legal step pl_2pp_1_1 0916 [6.2f]
do step pl_2pp_1_1 0916
illegal stop 6.2f [6.2f]
do step pl_2pp_1_1 0917
legal stop [6.2f]
do stop
expect unit pl_2pp_1_1 hex=0917 [6.2f]

case once a friend has left, it is not full
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0916 S
unit pl_3pp_1_2 0916 S
unit pl_3pp_1_3 0916 S
unit pl_3pp_1_4 0916 S
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0917
do stop
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal stop [6.2f]
do stop
expect unit pl_2pp_1_1 hex=0916 [6.2f]

case cavalry passes through infantry
edition 2010-pl
phase movement
active pl_manget
unit pl_manget 0814
unit pl_2pp_1_1 0916 S
unit pl_bkn_2m_2 0915 S
do move pl_bkn_2m_2
legal step pl_bkn_2m_2 0916 [6.2f]
do step pl_bkn_2m_2 0916
do step pl_bkn_2m_2 0917
expect unit pl_bkn_2m_2 mp=3 [6.2f]

case what is too much when the phase ends makes room
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_3pp_1_1 0916 S
do stop
event MUST_MAKE_ROOM unit pl_3pp_1_1 hex 0916 [6.2f]
legal retreat pl_3pp_1_1 0915 [6.2f]
do retreat pl_3pp_1_1 0915
expect unit pl_3pp_1_1 hex=0915 lost=0 [6.2f]
expect unit pl_2pp_1_4 hex=0916 [6.2f]
