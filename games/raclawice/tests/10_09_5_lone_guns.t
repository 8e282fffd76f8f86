# [10.9.5a, 10.9.5b] Guns without troops are shot down from the next hex, or not at all.

case a roll below the firepower removes the gun
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_art_1 0817 S
do fire pl_3pp_1_1 0817
chance 10.9.5b [10.9.5a]
roll 5
event GUN_IS_LOST unit ru_art_1 [10.9.5b]
expect unit ru_art_1 gone [10.9.5b]
expect points polish 8

case a roll equal to the firepower does not
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_art_1 0817 S
do fire pl_3pp_1_1 0817
noevent FIRE_ROW
roll 6
event GUN_STANDS unit ru_art_1 a 6 b 6 [10.9.5b]
expect unit ru_art_1 hex=0817 [10.9.5b]

case the chance is that of the firepower
phase movement
active pl_manget
unit pl_manget 0815
unit pl_bkn_2m_1 0816 S lost=1   # firepower 3, just enough
unit ru_art_1 0817 S
odds 3/10 fire pl_bkn_2m_1 0817 = gun lost [10.9.5b]

case firepower 2 is too little
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S lost=2 form=skirmish
unit ru_art_1 0817 S
do fire pl_3pp_1_1 0817
event FIRE_CANNOT_HURT_GUN unit ru_art_1 [10.9.5b]
expect unit ru_art_1 hex=0817 [10.9.5b]

case two hexes are too far
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_art_1 0818 S
do fire pl_3pp_1_1 0818
event FIRE_CANNOT_HURT_GUN unit ru_art_1 [10.9.5b]
expect unit ru_art_1 hex=0818 [10.9.5b]

case a commander beside the gun changes nothing
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_tomatis 0817
unit ru_art_1 0817 S
do fire pl_3pp_1_1 0817
chance 10.9.5b [10.9.5a]

case with troops beside the gun the table is used, and the gun is safe
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_art_1 0817 S
unit ru_uglicki_1_2 0817 S
do fire pl_3pp_1_1 0817
event FIRE_ROW unit ru_uglicki_1_2 a 3 [10.9.5a]
chance 10.9.7b [10.9.5a]
roll 9
expect unit ru_uglicki_1_2 hex=0716 lost=1 [10.9.5a]
expect unit ru_art_1 hex=0817 [10.9.5a]

# On a hill, where a neighbour does not hide the target.
case joint fire: one roll against the best firepower at one hex, r148
phase movement
active pl_zajaczek
unit pl_zajaczek 0908
unit pl_3pp_1_1 1010 S lost=1    # firepower 4, at one hex
unit pl_3pp_1_2 0910 S           # firepower 6, at two hexes
unit ru_art_1 1111 S
do fire pl_3pp_1_1 1111
do with pl_3pp_1_2
chance 10.9.5b [10.9.5b]
roll 4
event GUN_STANDS a 4 b 4 [10.9.5b]
expect unit pl_3pp_1_2 shots=1
