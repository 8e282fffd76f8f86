# game: maciejowice
case no stepping back into the way of the enemy
phase movement
active ru_tormasow
unit ru_tormasow 2309
unit ru_art_3 2409 S form=limbered
unit pl_sierakowski 2609
unit pl_7pp_1_1 2221 N
do move ru_art_3
do step ru_art_3 2509
illegal back pl_sierakowski 2509 6.5 [10.11.7]
legal back pl_sierakowski 2709 [10.11.7]
