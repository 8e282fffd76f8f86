# [10.10.3a, 10.10.3b, 10.10.3c] A battery fires once in each movement phase of its own commander and
# once in each of an enemy, r42, r114.

case once in a movement phase, batteries of both sides
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit ru_art_4 1832 N form=line
unit ru_uglicki_1_2 2024 N
unit pl_1pp_1_2 1432 S
do bombard pl_art_2 2024
roll 1
expect actor allied [10.10.3a]
legal bombard ru_art_4 1432 [10.10.3a]
do bombard ru_art_4 1432
roll 1
illegal bombard pl_art_2 2024 10.10.3a [10.10.3a]
expect unit pl_art_2 status=fired [10.10.3b]
do stop
expect prompt ASK_LEADER [10.10.3a]

case a new activation is a new shot: of the own commander, and of each enemy
turn 10
phase movement
active pl_grochowski
pool ru_apraksin ru_chruszczow
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S fired used
unit ru_apraksin 2030
unit ru_chruszczow 2032
unit ru_nowogrodzki_1_1 2032 S
unit ru_uglicki_1_1 2030 S
unit ru_art_4 1832 N form=line fired used
unit ru_uglicki_1_2 2024 N
unit pl_1pp_1_2 1432 S
illegal bombard pl_art_2 2024 10.10.3a [10.10.3a]
do stop
do stop
draw ru_apraksin
expect actor polish
legal bombard pl_art_2 2024 [10.10.3a, 10.10.3b]
do bombard pl_art_2 2024
roll 1
legal bombard ru_art_4 1432 [10.10.3a, 10.10.3b]
do stop
do stop
draw ru_chruszczow
expect actor polish
legal bombard pl_art_2 2024 [10.10.3a]
do pass
illegal bombard ru_art_4 1432 10.10.3a [10.10.3a]

case for another commander of the own side it does not fire, r114
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1624 S
unit pl_art_4 1628 S         # Wodzicki's
unit pl_art_6 1632 S         # nobody's: any commander of the army
unit ru_kozak_1 1924 N
unit ru_kozak_2 1928 N
unit ru_kozak_3 1932 N
legal bombard pl_art_2 1924 [10.10.3a]
illegal bombard pl_art_4 1928 10.10.3a [10.10.3a]
legal bombard pl_art_6 1932 [10.10.3a]

case it needs no radius to fire, r114
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1638 S             # fourteen hexes away
unit ru_kozak_1 1938 N
legal bombard pl_art_2 1938 [10.10.3a]

case a battery without a commander belongs to its own army
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_heavy_1 1824 N
unit pr_heavy_3 1828 N          # Döring's
unit ru_art_4 1832 N            # Apraksin's
unit pl_1pp_1_1 1524 S
unit pl_1pp_1_2 1528 S
unit pl_1pp_1_3 1532 S
legal bombard pr_heavy_1 1524 [10.10.3a]
illegal bombard pr_heavy_3 1528 10.10.3a [10.10.3a]
illegal bombard ru_art_4 1532 10.10.3a [10.10.3a]

case in the movement phase of any enemy all batteries fire
phase movement
active pr_favrat
actor polish
unit pr_favrat 2024
unit pr_22pp_1_1 1924 N
unit pl_art_2 1624 S
unit pl_art_4 1628 S
unit pl_art_7 1620 S
legal bombard pl_art_2 1924 [10.10.3a]
legal bombard pl_art_4 1924 [10.10.3a]
legal bombard pl_art_7 1924 [10.10.3a]

# r113: Kościuszko's draw holds two movement phases; in the second the battery must be one of the six.
case two phases of one draw are two shots
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1325
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit pl_art_3 1628 S
unit ru_uglicki_1_2 2024 N
do activate pl_grochowski
do bombard pl_art_2 2024
roll 1
do stop
do stop
do name pl_art_2
do done
legal bombard pl_art_2 2024 [10.10.3a]
illegal bombard pl_art_3 2024 10.10.3a [10.10.3a]

case by the option a draw is one shot
option one_shot_per_chit=on
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1325
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit ru_uglicki_1_2 2024 N
do activate pl_grochowski
do bombard pl_art_2 2024
roll 1
do stop
do stop
do name pl_art_2
do name pl_1pp_1_1
illegal bombard pl_art_2 2024 10.10.3a [10.10.3a]

case who has turned in this phase or moved this turn does not fire
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 SE
unit pl_art_3 1626 S shifted
unit ru_uglicki_1_2 2024 N
do traverse pl_art_2 S
illegal bombard pl_art_2 2024 8.11b
illegal bombard pl_art_3 2024 8.11d [10.10.3c]

case foot artillery that has moved stays turned over till the end of the turn
turn 10
phase movement
active pl_grochowski
pool ru_apraksin
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit ru_apraksin 2030
unit ru_uglicki_1_1 2030 S
unit ru_uglicki_1_2 2024 S
do shift pl_art_2 1724
do face pl_art_2 S
illegal bombard pl_art_2 2024 8.11d [10.10.3c]
do stop
do stop
draw ru_apraksin
expect unit pl_art_2 status=moved [10.10.3c]
expect actor allied [10.10.3c]
do stop
do stop
do chit pl_grochowski
do chit pl_poninski
expect turn 11
expect unit pl_art_2 status= [10.10.3c]

# [8.12] they are the exception the rule does not name
case horse artillery that has moved fires in the same phase, and has its shot in the next one
turn 10
phase movement
active pr_elsner
pool pl_grochowski
unit pr_elsner 2024
unit pr_scheffer_2 1824 N
unit pr_fus_8_1 2026 S
unit pl_grochowski 1324
unit pl_1pp_1_1 1424 N
do shift pr_scheffer_2 1724
do face pr_scheffer_2 N
legal bombard pr_scheffer_2 1424 [10.10.3c]
do bombard pr_scheffer_2 1424
roll 1
illegal bombard pr_scheffer_2 1424 10.10.3a [10.10.3a]
do stop
do stop
draw pl_grochowski
expect actor allied [10.10.3b]
legal bombard pr_scheffer_2 1424 [10.10.3b, 10.10.3c]

case the effect is applied before anything else happens
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit ru_uglicki_1_2 2024 N
do bombard pl_art_2 2024
chance 10.9.7-missing [10.10.3b]
illegal move pl_1pp_1_1 2.2 [10.10.3b]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 [10.10.3b]
expect unit ru_uglicki_1_2 lost=1

case activated through the king, Favrat has his own batteries, r114
phase activation
active pr_frederick_william
unit pr_frederick_william 2024
unit pr_favrat 2025
unit pr_22pp_1_1 2025 S
unit pr_heavy_1 1825 N
unit pr_heavy_3 1829 N          # Döring's
unit pl_1pp_1_1 1525 S
unit pl_1pp_1_2 1529 S
do activate pr_favrat
do pass
legal bombard pr_heavy_1 1525 [10.10.3a]
illegal bombard pr_heavy_3 1529 10.10.3a [10.10.3a]

# r74, r113
case a reaction is the shot of this phase
turn 10
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1628 S
unit ru_art_4 1824 N form=line
do move pl_1pp_1_1
do step pl_1pp_1_1 1724
do volley ru_art_4
do bombard ru_art_4 1724
roll 1
do stop
expect actor polish [10.10.3a]          # the enemy has no other shot
expect unit ru_art_4 status=fired [10.10.3a]
