# [10.5] r31: of several enemies in front any may be shot at, nobody farther; guns are bound too.
# 1624 facing S: front 1724 and 1725.

case an enemy in the frontal zone must be the target
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_2 1724 N
unit ru_uglicki_1_3 1824 N
legal fire pl_1pp_1_1 1724 [10.5]
illegal fire pl_1pp_1_1 1824 10.5 [10.5]

case two enemies in front, and a third beyond
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1724 S
unit ru_kozak_2 1725 S
unit ru_kozak_3 1826 S
unit ru_kozak_4 1723 S
legal fire pl_1pp_1_1 1724 [10.5]
legal fire pl_1pp_1_1 1725 [10.5]
illegal fire pl_1pp_1_1 1826 10.5 [10.5]
illegal fire pl_1pp_1_1 1723 10.5 [10.5]

case an enemy beside the unit binds nobody
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1625 S
unit ru_kozak_3 1824 S
legal fire pl_1pp_1_1 1824 [10.5]

case guns are bound as well
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1624 S
unit ru_kozak_1 1724 S
unit ru_kozak_3 1923 S
unit ru_kozak_4 1826 S
legal bombard pl_art_2 1724 [10.5]
illegal bombard pl_art_2 1826 10.5 [10.5]
illegal bombard pl_art_2 1923 10.5 [10.5]

case skirmishers with an enemy in front leave their flanks alone
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_strz_g_1 1624 S form=skirmish
unit ru_kozak_1 1724 S
unit ru_kozak_2 1625 S           # flank, adjacent
unit ru_kozak_3 1623 S
legal fire pl_strz_g_1 1724 [10.5]
illegal fire pl_strz_g_1 1625 10.5 [10.5]
illegal fire pl_strz_g_1 1623 10.5 [10.5]

case a battery in front binds, a commander by himself does not
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1627 S
unit ru_art_4 1724 S
unit ru_kozak_1 1825 S
unit ru_apraksin 1727
unit ru_kozak_2 1828 S
legal fire pl_1pp_1_1 1724 [10.5]
illegal fire pl_1pp_1_1 1825 10.5 [10.5]
legal fire pl_1pp_1_2 1828 [10.5]
illegal fire pl_1pp_1_2 1727 10.3 [10.3]

# An enemy that nobody may shoot at cannot be the only target.
case an enemy in a melee hex in front does not bind
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1724 S
unit ru_kozak_1 1724 N from=1824
unit ru_kozak_2 1826 S
legal fire pl_1pp_1_1 1826 [10.5, 10.6]
illegal fire pl_1pp_1_1 1724 10.6 [10.6]
