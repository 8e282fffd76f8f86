# [7.3.1] A square at the last moment.

case a passed check forms it
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1620
expect prompt ASK_SQUARE_FORM [7.3.1a]
legal hold pl_1pp_1_1 [7.3.1a]
do form pl_1pp_1_1
chance ASK_SQUARE_DIE [7.3.1a]
roll 6                              # morale 6
event FORMS_SQUARE unit pl_1pp_1_1 [7.3.1a]
expect unit pl_1pp_1_1 form=square [7.3.1a]
expect unit pl_1pp_1_4 form=square [7.3.1a]

case a failed one costs the stack a loss, of the owner's choice
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1620
do form pl_1pp_1_1
roll 7
event SQUARE_FAILS unit pl_1pp_1_1 a 7 b 6 [7.3.1b]
expect prompt ASK_LOSS [7.3.1b]
legal lose pl_1pp_1_1 [7.3.1b]
legal lose pl_1pp_1_3 [7.3.1b]
do lose pl_1pp_1_3
expect unit pl_1pp_1_3 lost=1 form=line [7.3.1b]
expect unit pl_1pp_1_1 lost=0 form=line hex=1620 [7.3.1b]
expect points allied 0 [7.3.1b]

case the owner need not try
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1620
do hold pl_1pp_1_1
expect unit pl_1pp_1_1 form=line lost=0 status=melee [7.3.1a]

case the top unit's morale counts
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_2pp_1_1 1620 S shots=4         # morale 7
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1620
do form pl_2pp_1_1
roll 7
event FORMS_SQUARE [7.3.1a]

case before a charge as well: the melee follows at once
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1920 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1820
do step ru_smolenski_1 1720
do step ru_smolenski_1 1620
do form pl_1pp_1_1
roll 0
event FORMS_SQUARE [7.3.1a]
event CHARGES unit ru_smolenski_1 hex 1620 [7.3.1a]
chance ASK_ATTACKER [7.3.1a]

case from behind too
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 N
unit pl_1pp_1_2 1620 N
unit pl_1pp_1_3 1620 N
unit pl_1pp_1_4 1620 N
do move ru_smolenski_1
do step ru_smolenski_1 1620
legal form pl_1pp_1_1 [7.3.1a]

case three companies are not asked
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 N
unit pl_1pp_1_2 1620 N
unit pl_1pp_1_3 1620 N
do move ru_smolenski_1
do step ru_smolenski_1 1620
expect actor allied [7.3.1a]

case nor those of size 7
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 N lost=1
unit pl_1pp_1_2 1620 N lost=1
unit pl_1pp_1_3 1620 N lost=1
unit pl_1pp_1_4 1620 N lost=2
do move ru_smolenski_1
do step ru_smolenski_1 1620
expect actor allied [7.3.1a]

case nor four on a slope
phase movement
active ru_rachmanow
unit ru_rachmanow 2025
unit ru_smolenski_1 2025 S
unit ru_smolenski_2 2024 S
unit pl_1pp_1_1 2125 S
unit pl_1pp_1_2 2125 S
unit pl_1pp_1_3 2125 S
unit pl_1pp_1_4 2125 S
do move ru_smolenski_1
do step ru_smolenski_1 2125
expect actor allied [7.3.1a]

case against cavalry that counterattacks too
phase movement
active pl_grochowski
unit pl_grochowski 1320
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1420 S
unit ru_smolenski_1 1720 N shots=4
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
do step pl_1pp_1_1 1620
do counter ru_smolenski_1
expect prompt ASK_SQUARE_FORM [7.3.1a]
do form pl_1pp_1_1
roll 6
event FORMS_SQUARE unit pl_1pp_1_1 [7.3.1a]
chance ASK_ATTACKER [7.3.1a]

case a square that stands already is not asked again
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S form=square shots=4
unit pl_1pp_1_2 1620 S form=square shots=4
unit pl_1pp_1_3 1620 S form=square shots=4
unit pl_1pp_1_4 1620 S form=square shots=4
do move ru_smolenski_1
do step ru_smolenski_1 1620
expect actor allied [7.3.1a]
expect unit pl_1pp_1_1 form=square [7.3.1a]
