# [6.1] Passing through friends.

case passing friends costs a point more
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
event STEPS unit pl_2pp_1_2 hex 0916 a 1 b 3 [6.1a]
do step pl_2pp_1_2 0917
event STEPS unit pl_2pp_1_2 hex 0917 a 2 b 1 [6.1a]
expect unit pl_2pp_1_2 mp=3 facing=S [6.1a]

case the point must be there
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S mp=2      # one to enter, one left, two needed: it stays there
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
expect unit pl_2pp_1_2 hex=0916 mp=3 status=moved [6.1a]

case with one more it is there
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S mp=1
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
legal step pl_2pp_1_2 0917 [6.1a]

case guns are friends too
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0916 S
unit pl_2pp_1_2 0915 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 mp=3 [6.1a]

case leaving the stack one began in is no passing
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 mp=1 [6.1a]

case a commander by himself is passed free
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_2pp_1_2 0915 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 mp=2 [6.1b]

case a commander with his unit is not
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 mp=3 [6.1b]

case a commander makes even the hex of a unit free to pass
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 mp=2 [6.1b]

case joining a stack costs nothing more, even with the last point
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0915 S mp=3
do move pl_2pp_1_2
do step pl_2pp_1_2 0916
event STEPS unit pl_2pp_1_2 hex 0916 a 1 b 0 [6.1c]
do stop
expect unit pl_2pp_1_2 hex=0916 mp=4 order=2 [6.1c]

case cavalry pays for passing too
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0916 S
unit pl_bkn_2m_2 0915 S
do move pl_bkn_2m_2
do step pl_bkn_2m_2 0916
do step pl_bkn_2m_2 0917
expect unit pl_bkn_2m_2 mp=3 [6.1a]

case a full hex with a commander is passed with exactly the points it takes
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_3pp_1_1 0916 S
unit pl_3pp_1_2 0916 S
unit pl_3pp_1_3 0916 S
unit pl_3pp_1_4 0916 S
unit pl_2pp_1_1 0915 S mp=2
do move pl_2pp_1_1
legal step pl_2pp_1_1 0916 [6.1b, 6.2f]
do step pl_2pp_1_1 0916
do step pl_2pp_1_1 0917
expect unit pl_2pp_1_1 mp=4 [6.1b]

case infantry passes a full hex of friends straight into the enemy behind it
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0913
unit pl_3pp_1_1 1013 S
unit pl_3pp_1_2 1013 S
unit pl_3pp_1_3 1013 S
unit pl_3pp_1_4 1013 S
unit pl_2pp_1_1 1012 S
unit ru_art_1 0914 S
unit ru_uglicki_1_2 1014 S shots=4
do move pl_2pp_1_1
legal step pl_2pp_1_1 1013 [6.1a, 6.2f, 6.9b]
do step pl_2pp_1_1 1013
do step pl_2pp_1_1 0914
expect unit pl_2pp_1_1 mp=4 hex=0914 [6.1a, 6.9b]
