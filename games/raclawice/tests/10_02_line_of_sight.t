# [10.2a, 10.2b, 10.3] The line leaves through the frontal zone; skirmishers use their flanks too.
# 0816 facing S: front 0817 and 0917, flanks 0716 and 0916, rear 0815 and 0915.

case through the front, its borders included, r35
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 1017 S           # exactly between front and flank
unit ru_kozak_2 0717 S           # the other border
unit ru_kozak_3 1016 S           # through the flank
unit ru_kozak_4 0814 S           # through the rear
unit ru_kozak_5 0818 S
legal fire pl_3pp_1_1 0818 [10.2a]
legal fire pl_3pp_1_1 1017 [10.2a]
legal fire pl_3pp_1_1 0717 [10.2a]
illegal fire pl_3pp_1_1 1016 10.2a [10.2a, 10.3]
illegal fire pl_3pp_1_1 0814 10.2a [10.2a, 10.3]

case just beyond the border
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 1117 S           # three hexes, a little into the flank
unit ru_kozak_2 1018 S           # two hexes, well inside
legal fire pl_3pp_1_1 1018 [10.2a]
illegal fire pl_3pp_1_1 1117 10.2a [10.2a]

case an adjacent enemy beside or behind is no target
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0916 S
unit ru_kozak_2 0915 S
illegal fire pl_3pp_1_1 0916 10.2a [10.2a]
illegal fire pl_3pp_1_1 0915 10.2a [10.2a]

case skirmishers fire through their flanks
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_2pp_strz 0816 S form=skirmish
unit ru_kozak_1 1016 S           # flank
unit ru_kozak_2 1117 S           # flank
unit ru_kozak_3 1015 S           # exactly between flank and rear, r142
unit ru_kozak_4 0814 S           # rear
unit ru_kozak_5 1014 S           # rear, just beyond the border
legal fire pl_2pp_strz 1016 [10.2b]
legal fire pl_2pp_strz 1117 [10.2b]
legal fire pl_2pp_strz 1015 [10.2b]
illegal fire pl_2pp_strz 0814 10.2a [10.2b]
illegal fire pl_2pp_strz 1014 10.2a [10.2b]

case the same shooters in line do not
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_2pp_strz 0816 S
unit ru_kozak_1 1016 S
unit ru_kozak_3 1015 S
unit ru_kozak_5 0818 S
legal fire pl_2pp_strz 0818 [10.2b]
illegal fire pl_2pp_strz 1016 10.2a [10.2b]
illegal fire pl_2pp_strz 1015 10.2a [10.2b]

case no line of sight, no fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit pl_kos_1 0917 S             # beside the line to 0818, on the line to 0918
unit ru_kozak_1 0818 S
unit ru_kozak_2 0718 S
illegal fire pl_3pp_1_1 0818 10.1a [10.3]
legal fire pl_3pp_1_1 0718 [10.3]
illegal fire pl_3pp_1_1 0817 10.3 [10.3]
