# [7.3.2] What a square is and does.

case all six hexes round a square are its front
phase movement
active ru_f_denisow
unit ru_f_denisow 0911
unit ru_uglicki_1_2 0914 S
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0915
expect prompt ASK_REACTION [7.3.2-1]
legal volley pl_2pp_1_1 [7.3.2-1]

case in line the same hex is behind it
phase movement
active ru_f_denisow
unit ru_f_denisow 0911
unit ru_uglicki_1_2 0914 S
unit pl_2pp_1_1 0916 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0915
expect prompt ASK_MOVE [7.3.2-1]

case a square fires to all sides
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit ru_uglicki_1_2 0914 N shots=4
unit ru_uglicki_1_3 0716 N shots=4
unit ru_uglicki_1_4 0918 N shots=4
legal fire pl_2pp_1_1 0914 [7.3.2-1]
legal fire pl_2pp_1_1 0716 [7.3.2-1]
legal fire pl_2pp_1_1 0918 [7.3.2-1]

case a square has no flank or rear in melee
phase melee
active ru_f_denisow
unit ru_f_denisow 0914
unit ru_uglicki_1_2 0916 S from=0915
unit ru_uglicki_1_3 0916 S from=0915
unit ru_uglicki_1_4 0916 S from=0915
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
roll 5
roll 5
noevent MOD_REAR
event ATTACKER_WINS a 5 b 4 [7.3.2-1]

case squares in adjacent hexes move as a line
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0914
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit pl_3pp_1_1 1016 S form=square
unit pl_3pp_1_2 1016 S form=square
unit pl_3pp_1_3 1016 S form=square
unit pl_3pp_1_4 1016 S form=square
legal line pl_2pp_1_1 [7.3.2-2]
do line pl_2pp_1_1
do step pl_2pp_1_1 0917
expect unit pl_2pp_1_4 hex=0917 form=square [7.3.2-2]
expect unit pl_3pp_1_1 hex=1017 form=square [7.3.2-2]

case squares make no line
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0914
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit pl_3pp_1_1 1016 S form=square
unit pl_3pp_1_2 1016 S form=square
unit pl_3pp_1_3 1016 S form=square
unit pl_3pp_1_4 1016 S form=square
illegal line pl_2pp_1_1 8.10a

case a square moves one hex with all its points
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move pl_2pp_1_1
legal step pl_2pp_1_1 0915 [7.3.2-3]
legal step pl_2pp_1_1 1016 [7.3.2-3]
illegal turn pl_2pp_1_1 N 7.3.2-1
do step pl_2pp_1_1 0915
event STEPS unit pl_2pp_1_1 hex 0915 a 4 b 0 [7.3.2-3]   # all its points
expect unit pl_2pp_1_1 hex=0915 form=square mp=4 [7.3.2-3]
expect unit pl_2pp_1_4 hex=0915 form=square [7.3.2-3]
expect count step 0 [7.3.2-3]
expect count unsquare 0 [7.3.2-3]

case not after a shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square mp=1 shots=1
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move pl_2pp_1_1
illegal step pl_2pp_1_1 0917 7.3.2-3 [7.3.2-3]

case and in clear ground only
phase movement
active pl_zajaczek
unit pl_zajaczek 0914
unit pl_2pp_1_1 1013 S form=square
unit pl_2pp_1_2 1013 S form=square
unit pl_2pp_1_3 1013 S form=square
unit pl_2pp_1_4 1013 S form=square
do move pl_2pp_1_1
illegal step pl_2pp_1_1 1012 7.3.2-3 [7.3.2-3]
legal step pl_2pp_1_1 1014 [7.3.2-3]

case a square does not enter the enemy's hex
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit ru_uglicki_1_2 0917 S shots=4
do move pl_2pp_1_1
illegal step pl_2pp_1_1 0917 7.3.2-4 [7.3.2-4]

case nor does it counterattack
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0917
illegal counter pl_2pp_1_1 7.3.2-4 [7.3.2-4]
legal volley pl_2pp_1_1

case nor does it attack in phase 4 (r79)
phase melee
active pl_zajaczek
unit pl_zajaczek 0914
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit ru_woroneski_1 0916 N from=0917
unit pl_3pp_1_1 1016 S
unit ru_uglicki_1_2 1016 N from=1017
unit pl_3pp_1_2 1015 S
unit ru_uglicki_1_3 1015 N from=1016
legal fight 1016
illegal fight 0916 11.2a [7.3.2-4]

case against cavalry a square adds 3 and its whole strength
phase melee
active ru_muromcow
unit ru_muromcow 0919
unit ru_woroneski_1 0916 N from=0917
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
roll 9
roll 4
event MOD_SQUARE_HORSE a 3 b 0 [7.3.2-5]
event MOD_STRENGTH a 2 b 0 [7.3.2-7]
event ATTACKER_WINS a 9 b 9 [7.3.2-5, 7.3.2-7]

case a square that has lost steps counts what is left
phase melee
active ru_muromcow
unit ru_muromcow 0919
unit ru_woroneski_1 0916 N from=0917
unit pl_2pp_1_1 0916 S form=square lost=1
unit pl_2pp_1_2 0916 S form=square lost=1
unit pl_2pp_1_3 0916 S form=square lost=1
unit pl_2pp_1_4 0916 S form=square lost=1
roll 9
roll 5
event MOD_STRENGTH a 1 b 0 [7.3.2-7]
event ATTACKER_WINS a 9 b 9 [7.3.2-7]

case against infantry a square takes off 1
phase melee
active ru_f_denisow
unit ru_f_denisow 0919
unit ru_uglicki_1_2 0916 N from=0917
unit ru_uglicki_1_3 0916 N from=0917
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
roll 5
roll 6
event MOD_SQUARE_FOOT a -1 b 0 [7.3.2-6]
event DEFENDER_WINS a 5 b 6 [7.3.2-6]

case a square fires with a quarter of all its firepower
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit ru_uglicki_1_2 0917 N shots=4
do fire pl_2pp_1_1 0917
event FIRE_ROW a 3 [7.3.2-8]
expect unit pl_2pp_1_1 shots=1 [7.3.2-8]
expect unit pl_2pp_1_4 shots=1 [7.3.2-8]

case sixteen make four, two hexes away a row too low
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square lost=1
unit pl_2pp_1_2 0916 S form=square lost=1
unit pl_2pp_1_3 0916 S form=square lost=1
unit pl_2pp_1_4 0916 S form=square lost=1
unit ru_uglicki_1_2 0918 N shots=4
do fire pl_2pp_1_1 0918
event FIRE_ROW a 1 [7.3.2-8]
event FIRE_NO_EFFECT [7.3.2-8]

case a half rounds up
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square        # 6 + 4 + 4 + 4 = 18, a quarter is 4.5
unit pl_2pp_1_2 0916 S form=square lost=1
unit pl_2pp_1_3 0916 S form=square lost=1
unit pl_2pp_1_4 0916 S form=square lost=1
unit ru_uglicki_1_2 0918 N shots=4
do fire pl_2pp_1_1 0918
event FIRE_ROW a 2 [7.3.2-8]

case squares side by side move along their own line
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0915
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit pl_3pp_1_1 1016 S form=square
unit pl_3pp_1_2 1016 S form=square
unit pl_3pp_1_3 1016 S form=square
unit pl_3pp_1_4 1016 S form=square
do line pl_2pp_1_1
legal step pl_2pp_1_1 1016 [7.3.2-2]
do step pl_2pp_1_1 1016
expect unit pl_3pp_1_1 hex=1116 form=square [7.3.2-2]
expect unit pl_2pp_1_1 hex=1016 form=square [7.3.2-2]

case a square moves as one body
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move pl_2pp_1_3
do step pl_2pp_1_3 0917
expect unit pl_2pp_1_1 hex=0917 form=square [7.3.2-3]
expect unit pl_2pp_1_4 hex=0917 form=square [7.3.2-3]

case squares in adjacent hexes fire together
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0914
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit pl_3pp_1_1 1016 N form=square
unit pl_3pp_1_2 1016 N form=square
unit pl_3pp_1_3 1016 N form=square
unit pl_3pp_1_4 1016 N form=square
unit ru_uglicki_1_2 1017 N shots=4
do fire pl_2pp_1_1 1017
legal with pl_3pp_1_1 [7.3.2-2]
do with pl_3pp_1_1
event FIRE_ROW a 4 [7.3.2-2]

case a square that beats cavalry off stays a square
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0919 N
unit pl_2pp_1_1 0816 S shots=4 form=square
unit pl_2pp_1_2 0816 S form=square
unit pl_2pp_1_3 0816 S form=square
unit pl_2pp_1_4 0816 S form=square
do move ru_woroneski_1
do step ru_woroneski_1 0918
do step ru_woroneski_1 0917
do step ru_woroneski_1 0816
roll 5                           # 5 + 2 charge, against 3 + 3 square + 2 stronger
roll 3
noevent MOD_CHARGE_OPEN
event DEFENDER_WINS a 7 b 8 [7.3.2-5]
do lose pl_2pp_1_2
do face ru_woroneski_1 NW
expect unit pl_2pp_1_1 form=square lost=0 hex=0816 [7.3.2-5]
expect unit pl_2pp_1_2 form=square lost=1 hex=0816 [7.3.2-5]
expect unit ru_woroneski_1 hex=0917 lost=2 [7.3.2-5]

case a square moves with all its points, whichever company speaks for it
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square mp=1 shots=1
unit pl_2pp_1_2 0916 S form=square shots=1
unit pl_2pp_1_3 0916 S form=square shots=1
unit pl_2pp_1_4 0916 S form=square shots=1
do move pl_2pp_1_2
illegal step pl_2pp_1_2 0917 7.3.2-3 [7.3.2-3]

case a square does not carry off the company of another commander
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_6pp_1_4 0916 S form=square
unit pl_3pp_1_1 0815 S
illegal move pl_2pp_1_1 4.1 [7.3.2-3]

case nor one that is stopped
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square stopped
unit pl_3pp_1_1 0815 S
illegal move pl_2pp_1_1 10.7 [7.3.2-3]
