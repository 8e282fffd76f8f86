# [11.11.4b], [11.11.4c] Without a commander on the map: 3913 or 3924, 0119, 0127. r54, r119

case Poles whose commander has fallen come back at 3913 or 3924, with Kościuszko
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
dead pl_poninski
unit pl_kosciuszko 1525
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_kosciuszko
do command pl_poninski
expect prompt ASK_RETURN [11.11.4b]
expect count return 2 [11.11.4b]
legal return pl_4pp_1_1 3913 [11.11.4b]
legal return pl_4pp_1_1 3924 [11.11.4b]
illegal return pl_4pp_1_1 0119 11.11.4a [11.11.4b]
illegal return pl_4pp_1_1 1525 11.11.4a [11.11.4b] # not with Kościuszko himself
do return pl_4pp_1_1 3924
do face pl_4pp_1_1 N
expect unit pl_4pp_1_1 hex=3924 [11.11.4b]

case one of the two held by an enemy: the other
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
dead pl_poninski
unit pl_kosciuszko 1525
unit ru_rgt_f_1_1 3913 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_kosciuszko
do command pl_poninski
event COMES_BACK unit pl_4pp_1_1 hex 3924 [11.11.4b]

case both held: the next turn
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
dead pl_poninski
unit pl_kosciuszko 1525
unit ru_rgt_f_1_1 3913 S
unit ru_rgt_f_1_2 3924 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_kosciuszko
do command pl_poninski
event NO_PLACE_TO_RETURN unit pl_4pp_1_1 [11.11.4c]
expect state off pl_4pp_1_1 due=6 [11.11.4c]

case Prussians at 0119
turn 5
phase draw
pool pr_frederick_william pl_grochowski
dead pr_favrat
unit pr_frederick_william 0315
unit pl_grochowski 3010
unit pl_1pp_1_1 3010 N
off pr_22pp_1_1 due=5
draw pr_frederick_william
do command pr_favrat
event COMES_BACK unit pr_22pp_1_1 hex 0119 [11.11.4b]

case Prussians whose hex is held wait a turn
turn 5
phase draw
pool pr_frederick_william pl_grochowski
dead pr_favrat
unit pr_frederick_william 0315
unit pl_grochowski 3010
unit pl_1pp_1_1 0119 N
off pr_22pp_1_1 due=5
draw pr_frederick_william
do command pr_favrat
event NO_PLACE_TO_RETURN unit pr_22pp_1_1 [11.11.4c]
expect state off pr_22pp_1_1 due=6 [11.11.4c]

case Russians at 0127
turn 5
phase draw
pool ru_denisow pl_grochowski
dead ru_rachmanow
unit ru_denisow 0315
unit pl_grochowski 3010
unit pl_1pp_1_1 3010 N
off ru_rgt_f_1_1 due=5
draw ru_denisow
do command ru_rachmanow
event COMES_BACK unit ru_rgt_f_1_1 hex 0127 [11.11.4b]

# r126
case a Russian does not return among Prussians
turn 5
phase draw
pool ru_rachmanow pl_grochowski
unit ru_rachmanow 1525
unit pr_22pp_1_1 1526 S
unit pl_grochowski 3010
unit pl_1pp_1_1 3010 N
off ru_rgt_f_1_1 due=5
draw ru_rachmanow
illegal return ru_rgt_f_1_1 1526 6.0a [11.11.4a]
expect count return 6 [11.11.4a]

case Pistor's activations bring units of both armies back
turn 5
phase draw
pool ru_pistor pl_grochowski
unit ru_pistor 1515
unit ru_rachmanow 1525
unit ru_rgt_f_1_2 1525 S
unit pr_favrat 1530
unit pr_22pp_1_2 1530 S
unit pl_grochowski 3010
unit pl_1pp_1_1 3010 N
off ru_rgt_f_1_1 due=5
off pr_22pp_1_1 due=4
draw ru_pistor
do activate ru_rachmanow
expect prompt ASK_RETURN [11.11.3a]
do return ru_rgt_f_1_1 1525
do stop
do stop
do activate pr_favrat
expect prompt ASK_RETURN [11.11.3a]
legal return pr_22pp_1_1 1530 [11.11.3a]

# The overall commander has no choice while a fallen one has units, be they on the track [r86].
case units on the track hold the overall commander
turn 4
phase draw
pool ru_denisow pl_grochowski
dead ru_rachmanow
unit ru_denisow 0315
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
unit pl_grochowski 3010
unit pl_1pp_1_1 3010 N
off ru_rgt_f_1_1 due=5
draw ru_denisow
illegal activate ru_apraksin 4.3b [11.11.3a]
legal command ru_rachmanow [11.11.3a]
