# [7.3.1] A square formed when cavalry enters the hex.

case a check with the top unit's morale forms it
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit pl_2pp_1_1 0916 S shots=4   # morale 6
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect prompt ASK_SQUARE_FORM [7.3.1a]
legal form pl_2pp_1_1 [7.3.1a]
legal hold pl_2pp_1_1 [7.3.1a]
do form pl_2pp_1_1
chance 7.3.1a [7.3.1a]
roll 6
event FORMS_SQUARE unit pl_2pp_1_1 hex 0916 [7.3.1a]
expect unit pl_2pp_1_3 form=square lost=0 [7.3.1a]

case a failed check costs the stack one loss and nothing changes
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
do form pl_2pp_1_1
roll 7
event SQUARE_FAILS unit pl_2pp_1_1 a 7 b 6 [7.3.1b]
expect actor polish [7.3.1b]
expect count lose 4 [7.3.1b]
do lose pl_2pp_1_3
expect unit pl_2pp_1_3 lost=1 form=line facing=S [7.3.1b]
expect unit pl_2pp_1_1 lost=0 form=line facing=S [7.3.1b]
expect count lose 0 [7.3.1b]

case it is tried before a charge is fought (r77)
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0919 N
unit pl_2pp_1_1 0816 S shots=4
unit pl_2pp_1_2 0816 S
unit pl_2pp_1_3 0816 S
unit pl_2pp_1_4 0816 S
do move ru_woroneski_1
do step ru_woroneski_1 0918
do step ru_woroneski_1 0917
do step ru_woroneski_1 0816
do form pl_2pp_1_1
roll 6
event FORMS_SQUARE [7.3.1a]
event CHARGES unit ru_woroneski_1 [7.3.1a]
chance ASK_ATTACKER [7.3.1a]

case also against cavalry from the rear (r77)
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit pl_2pp_1_1 0916 N shots=4
unit pl_2pp_1_2 0916 N
unit pl_2pp_1_3 0916 N
unit pl_2pp_1_4 0916 N
do move ru_woroneski_1
do step ru_woroneski_1 0916
legal form pl_2pp_1_1 [7.3.1a]

case companies of several battalions may try
edition 2013-en
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_6pp_1_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
legal form pl_2pp_1_1 [7.3.1a]

case companies of several battalions may not
edition 2010-pl
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit ru_woroneski_2 0919 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_6pp_1_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect actor russian [7.3.1a]
expect unit pl_2pp_1_1 form=line [7.3.1a]

case three companies are not asked
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit ru_woroneski_2 0919 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect actor russian [7.3.1a]

case also against cavalry that counterattacks
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit ru_uglicki_1_3 0918 N
unit ru_uglicki_1_4 0918 N
unit ru_uglicki_1_5 0918 N
unit pl_bkn_2m_1 0916 S shots=4
do move ru_uglicki_1_2
do with ru_uglicki_1_3
do with ru_uglicki_1_4
do with ru_uglicki_1_5
do step ru_uglicki_1_2 0917
do counter pl_bkn_2m_1
expect actor russian [7.3.1a]
legal form ru_uglicki_1_2 [7.3.1a]
