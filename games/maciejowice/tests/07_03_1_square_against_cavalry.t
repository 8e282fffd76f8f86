# [7.3.1] A square at the last moment.

case a passed check forms it
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
expect prompt ASK_SQUARE_FORM [7.3.1a]
legal hold pl_2pp_2_1 [7.3.1a]
do form pl_2pp_2_1
chance ASK_SQUARE_DIE [7.3.1a]
roll 6                              # morale 6
event FORMS_SQUARE unit pl_2pp_2_1 [7.3.1a]
expect unit pl_2pp_2_1 form=square [7.3.1a]
expect unit pl_2pp_2_4 form=square [7.3.1a]

case a failed one costs the stack a loss, of the owner's choice
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
do form pl_2pp_2_1
roll 7
event SQUARE_FAILS unit pl_2pp_2_1 a 7 b 6 [7.3.1b]
expect prompt ASK_LOSS [7.3.1b]
legal lose pl_2pp_2_1 [7.3.1b]
legal lose pl_2pp_2_3 [7.3.1b]
do lose pl_2pp_2_3
expect unit pl_2pp_2_3 lost=1 form=line [7.3.1b]
expect unit pl_2pp_2_1 lost=0 form=line hex=2420 [7.3.1b]
expect points russian 0 [7.3.1b]

case the owner need not try
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
do hold pl_2pp_2_1
expect unit pl_2pp_2_1 form=line lost=0 status=melee [7.3.1a]

case the top unit's morale counts
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_gwpie_1_1 2420 S shots=4       # morale 7
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
do form pl_gwpie_1_1
roll 7
event FORMS_SQUARE [7.3.1a]

case before a charge as well: the melee follows at once
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2720 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2620
do step ru_woroneski_1 2520
do step ru_woroneski_1 2420
do form pl_2pp_2_1
roll 0
event FORMS_SQUARE [7.3.1a]
event CHARGES unit ru_woroneski_1 hex 2420 [7.3.1a]
chance ASK_ATTACKER [7.3.1a]

case from behind too
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 N
unit pl_2pp_2_2 2420 N
unit pl_2pp_2_3 2420 N
unit pl_2pp_2_4 2420 N
do move ru_woroneski_1
do step ru_woroneski_1 2420
legal form pl_2pp_2_1 [7.3.1a]

case three companies are not asked
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 N
unit pl_2pp_2_2 2420 N
unit pl_2pp_2_3 2420 N
do move ru_woroneski_1
do step ru_woroneski_1 2420
expect actor russian [7.3.1a]

case nor those of size 7
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 N lost=1
unit pl_2pp_2_2 2420 N lost=1
unit pl_2pp_2_3 2420 N lost=1
unit pl_2pp_2_4 2420 N lost=2
do move ru_woroneski_1
do step ru_woroneski_1 2420
expect actor russian [7.3.1a]

case nor four on a slope
phase movement
active ru_tormasow
unit ru_tormasow 2118
unit ru_woroneski_1 2118 N
unit ru_woroneski_2 2119 N
unit pl_2pp_2_1 2018 N
unit pl_2pp_2_2 2018 N
unit pl_2pp_2_3 2018 N
unit pl_2pp_2_4 2018 N
do move ru_woroneski_1
do step ru_woroneski_1 2018
expect actor russian [7.3.1a]

case against cavalry that counterattacks too
phase movement
active pl_kamienski
unit pl_kamienski 2120
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2220 S
unit ru_woroneski_1 2520 N shots=4
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
do step pl_2pp_2_1 2420
do counter ru_woroneski_1
expect prompt ASK_SQUARE_FORM [7.3.1a]
do form pl_2pp_2_1
roll 6
event FORMS_SQUARE unit pl_2pp_2_1 [7.3.1a]
chance ASK_ATTACKER [7.3.1a]

case a square that stands already is not asked again
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S form=square shots=4
unit pl_2pp_2_2 2420 S form=square shots=4
unit pl_2pp_2_3 2420 S form=square shots=4
unit pl_2pp_2_4 2420 S form=square shots=4
do move ru_woroneski_1
do step ru_woroneski_1 2420
expect actor russian [7.3.1a]
expect unit pl_2pp_2_1 form=square [7.3.1a]
