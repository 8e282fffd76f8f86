title points and victory

case places count for who was last in most of their hexes
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 4627
expect points polish 11 [LB-4.7-4]
expect points austrian 0 [LB-4.7-4]

case a place changes hands when most of its hexes do
turn 1
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 4527
unit au_ir48_2 4627
unit au_ir48_3 4628
expect points polish 8 [LB-4.7-4]
expect points austrian 2 [LB-4.7-4]

case a battalion in good order beyond the stream counts one, disordered ones and the Puchały brook do not
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 6015
unit au_ir48_2 6013 disordered
unit au_ir48_3 1030
expect points austrian 1 [LB-4.7-4]

case who is still crossing does not count: all of it must be beyond
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 4023 4024 4025 side-NW road_march
expect points austrian 0 [LB-4.7-4]

case when its tail has come over it does
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 3921 3922 4023 side-NW road_march
expect points austrian 1 [LB-4.7-4]

case lost batteries and levels count for the enemy
unit pl_2pp_1 3008 side-NE
gone pl_fb1
gone pl_fb2
gone au_bb1
gone au_ir48_1
gone au_ir48_2
gone au_ir48_3
gone au_ir30_1
gone au_ir30_2
expect points austrian 2 [LB-4.7-5]
expect points polish 14 [LB-4.7-5]

case a regiment of horse at half counts one for the enemy, lost two; a general one, who commands three
unit pl_2pp_1 3008 side-NE
unit pl_2ul 3010 side-NE left=7
unit pl_3ul 3011 side-NE left=8
gone pl_6ul
gone pl_bieganski
gone pl_poniatowski
gone au_mohr
expect points austrian 7 [LB-4.7-5]
expect points polish 12 [LB-4.7-5]

case the game ends after the turn of 21:00, and the lead says how
turn 22
phase recovery
side austrian
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 3036
gone pl_fb1
expect over polish [LB-4.7-1 LB-4.7-6]

case a lead of one is a draw
turn 22
phase recovery
side austrian
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 4527
unit au_ir48_2 4627
unit au_ir48_3 4628
gone pl_fb1
gone pl_fb2
gone pl_fb3
gone pl_fb4
gone pl_hb1
expect over draw [LB-4.7-6]
