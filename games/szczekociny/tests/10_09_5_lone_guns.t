# [10.9.5a, 10.9.5b] Guns without troops are shot down from the next hex, or not at all.

case a roll below the firepower removes the battery
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # firepower 3, just enough
unit ru_art_4 1724 N
unit ru_uglicki_1_1 2031 S
unit ru_apraksin 2031
do fire pl_1pp_1_1 1724
noevent FIRE_ROW
chance 10.9.5b [10.9.5a]
roll 2
event GUN_IS_LOST unit ru_art_4 [10.9.5b]
expect unit ru_art_4 gone [10.9.5b]
expect points polish 1 [10.9.5b]     # r109: elimination by fire, not capture

case by the option it scores as a captured one
option shot_gun_is_captured=on
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1724 N                 # three stars
unit ru_uglicki_1_1 2031 S
unit ru_apraksin 2031
do fire pl_1pp_1_1 1724
roll 2
expect unit ru_art_4 gone
expect points polish 5 [10.9.5b]

case a roll equal to the firepower does not
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1724 N
do fire pl_1pp_1_1 1724
roll 3
event GUN_STANDS unit ru_art_4 a 3 b 3 [10.9.5b]
expect unit ru_art_4 hex=1724 [10.9.5b]
expect points polish 0 [10.9.5b]

case the chance is that of the firepower
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1724 N
odds 3/10 fire pl_1pp_1_1 1724 = gun lost [10.9.5b]

case a full Prussian company has five chances of ten
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1824 N
unit pl_art_2 1724 S
odds 5/10 fire pr_22pp_1_1 1724 = gun lost [10.9.5b]

case firepower 2 is too little
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S lost=1
unit ru_art_4 1724 N
do fire pl_1pp_1_1 1724
event FIRE_CANNOT_HURT_GUN unit ru_art_4 [10.9.5b]
expect unit ru_art_4 hex=1724 [10.9.5b]

case two hexes are too far
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1824 N
do fire pl_1pp_1_1 1824
event FIRE_CANNOT_HURT_GUN unit ru_art_4 [10.9.5b]
expect unit ru_art_4 hex=1824 [10.9.5b]

case a commander beside the battery changes nothing
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_apraksin 1724
unit ru_art_4 1724 N
do fire pl_1pp_1_1 1724
chance 10.9.5b [10.9.5a]

case with troops beside the battery the table is used, and the battery is safe
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1724 N
unit ru_uglicki_1_2 1724 N
do fire pl_1pp_1_1 1724
event FIRE_ROW unit ru_uglicki_1_2 a 2 [10.9.5a]
chance 10.9.7-missing [10.9.5a]
roll 9
do retreat ru_uglicki_1_2 1824
expect unit ru_uglicki_1_2 hex=1824 lost=1 [10.9.5a]
expect unit ru_art_4 hex=1724 [10.9.5a]

case of two batteries one is shot down
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_art_4 1724 N form=line
unit ru_art_5 1724 N form=line
unit ru_uglicki_1_1 2031 S
unit ru_apraksin 2031
do fire pl_1pp_1_1 1724
roll 0
expect unit ru_art_4 gone [10.9.5b]
expect unit ru_art_5 hex=1724 [10.9.5b]
