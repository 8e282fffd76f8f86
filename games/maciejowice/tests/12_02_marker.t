# [12.2a], [12.2b] One marker for both sides: what counts is the lead. r57

case points of both sides are set against each other
turn 24
phase commander
active pl_sierakowski
points polish 5
points russian 8
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event WINS_ON_POINTS a 3 b 1 [12.2a]
expect over russian [12.2a]

# Three points of theirs, then four melees lost: the marker stands on 1 for the Poles.
case the example of the book
turn 24
phase melee
active pl_sierakowski
points russian 3
unit pl_sierakowski 0538
unit pl_7pp_1_1 0539 N from=0638
unit ru_musza_1_1 0539 S
unit pl_7pp_1_2 0537 N from=0637
unit ru_musza_1_2 0537 S
unit pl_7pp_1_3 0541 N from=0542
unit ru_musza_1_3 0541 S
unit pl_7pp_1_4 0535 N from=0534
unit ru_musza_1_4 0535 S
do fight 0539
roll 5
roll 5
do face pl_7pp_1_1 N
expect points polish 1 [12.2b]
do fight 0537
roll 5
roll 5
do face pl_7pp_1_2 N
do fight 0541
roll 5
roll 5
do face pl_7pp_1_3 N
roll 5
roll 5
expect points russian 3 [12.2b]
expect points polish 4 [12.2b]
do face pl_7pp_1_4 N
event WINS_ON_POINTS a 1 b 0 [12.2b, 12.2a]
expect over polish [12.2b]
