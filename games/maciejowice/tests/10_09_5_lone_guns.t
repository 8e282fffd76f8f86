# [10.9.5a, 10.9.5b] Guns without troops are shot down from the next hex, or not at all.

case a roll below the firepower removes the battery
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S           # firepower 3, just enough
unit ru_art_3 2509 N
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do fire pl_7pp_1_1 2509
noevent FIRE_ROW
chance 10.9.5b [10.9.5a]
roll 2
event GUN_IS_LOST unit ru_art_3 [10.9.5b]
expect unit ru_art_3 gone [10.9.5b]
expect points polish 1 [10.9.5b]     # r109: elimination by fire, not capture

case by the option it scores as a captured one
option shot_gun_is_captured=on
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N                 # three stars
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do fire pl_7pp_1_1 2509
roll 2
expect unit ru_art_3 gone
expect points polish 5 [10.9.5b]

case a roll equal to the firepower does not
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N
do fire pl_7pp_1_1 2509
roll 3
event GUN_STANDS unit ru_art_3 a 3 b 3 [10.9.5b]
expect unit ru_art_3 hex=2509 [10.9.5b]
expect points polish 0 [10.9.5b]

case the chance is that of the firepower
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N
odds 3/10 fire pl_7pp_1_1 2509 = gun lost [10.9.5b]

case the printed company of the 15th has five chances of ten
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_15pp_1_1 2409 S
unit ru_art_3 2509 N
odds 5/10 fire pl_15pp_1_1 2509 = gun lost [10.9.5b]

case firepower 2 is too little
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S lost=1
unit ru_art_3 2509 N
do fire pl_7pp_1_1 2509
event FIRE_CANNOT_HURT_GUN unit ru_art_3 [10.9.5b]
expect unit ru_art_3 hex=2509 [10.9.5b]

case two hexes are too far
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2609 N
do fire pl_7pp_1_1 2609
event FIRE_CANNOT_HURT_GUN unit ru_art_3 [10.9.5b]
expect unit ru_art_3 hex=2609 [10.9.5b]

case a commander beside the battery changes nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_tormasow 2509
unit ru_art_3 2509 N
do fire pl_7pp_1_1 2509
chance 10.9.5b [10.9.5a]

case with troops beside the battery the table is used, and the battery is safe
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N
unit ru_muszb_1_2 2509 N
do fire pl_7pp_1_1 2509
event FIRE_ROW unit ru_muszb_1_2 a 2 [10.9.5a]
chance 10.9.7-missing [10.9.5a]
roll 9
do retreat ru_muszb_1_2 2609
expect unit ru_muszb_1_2 hex=2609 lost=1 [10.9.5a]
expect unit ru_art_3 hex=2509 [10.9.5a]

case of two batteries one is shot down
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N form=line
unit ru_art_4 2509 N form=line
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do fire pl_7pp_1_1 2509
roll 0
expect unit ru_art_3 gone [10.9.5b]
expect unit ru_art_4 hex=2509 [10.9.5b]

case limbered or not
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_art_3 2509 N form=limbered
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do fire pl_7pp_1_1 2509
chance 10.9.5b [10.9.5a]
roll 2
expect unit ru_art_3 gone [10.9.5b]
