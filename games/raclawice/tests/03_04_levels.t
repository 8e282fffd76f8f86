# [3.4b] [3.4c] [3.4h] The values of a counter on every level: the front, the back, then the next counter.

case pl_3pp_1_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_3pp_1_1 0414 S
expect unit pl_3pp_1_1 morale=6 strength=6 firepower=6 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_3pp_1_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_3pp_1_1 0414 S lost=1
expect unit pl_3pp_1_1 morale=6 strength=4 firepower=4 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_3pp_1_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_3pp_1_1 0414 S lost=2
expect unit pl_3pp_1_1 morale=5 strength=2 firepower=2 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_3pp_1_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_3pp_1_1 0414 S lost=3
expect unit pl_3pp_1_1 morale=5 strength=1 firepower=1 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_2pp_strz, 0 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_2pp_strz 0414 S
expect unit pl_2pp_strz morale=7 strength=4 firepower=4 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_2pp_strz, 1 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_2pp_strz 0414 S lost=1
expect unit pl_2pp_strz morale=7 strength=2 firepower=2 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_bkn_1w_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_bkn_1w_1 0414 S
expect unit pl_bkn_1w_1 morale=5 strength=6 firepower=4 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_bkn_1w_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_bkn_1w_1 0414 S lost=1
expect unit pl_bkn_1w_1 morale=5 strength=4 firepower=3 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_bkn_1w_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_bkn_1w_1 0414 S lost=2
expect unit pl_bkn_1w_1 morale=4 strength=2 firepower=1 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_bkn_1w_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_bkn_1w_1 0414 S lost=3
expect unit pl_bkn_1w_1 morale=4 strength=1 firepower=1 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_4psp_1, 0 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_4psp_1 0414 S
expect unit pl_4psp_1 morale=6 strength=4 firepower=3 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_4psp_1, 1 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_4psp_1 0414 S lost=1
expect unit pl_4psp_1 morale=6 strength=2 firepower=1 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_kos_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_kos_1 0414 S
expect unit pl_kos_1 morale=4 strength=9 firepower=0 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d, 3.4g]

case pl_kos_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_kos_1 0414 S lost=1
expect unit pl_kos_1 morale=4 strength=7 firepower=0 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d, 3.4g]

case pl_kos_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_kos_1 0414 S lost=2
expect unit pl_kos_1 morale=3 strength=5 firepower=0 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d, 3.4g]

case pl_kos_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_kos_1 0414 S lost=3
expect unit pl_kos_1 morale=3 strength=3 firepower=0 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d, 3.4g]

case pl_och_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_och_1 0414 S
expect unit pl_och_1 morale=5 strength=6 firepower=3 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_och_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_och_1 0414 S lost=1
expect unit pl_och_1 morale=5 strength=4 firepower=2 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_och_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_och_1 0414 S lost=2
expect unit pl_och_1 morale=4 strength=2 firepower=1 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case pl_och_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit pl_och_1 0414 S lost=3
expect unit pl_och_1 morale=4 strength=1 firepower=1 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_2, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_2 0414 S
expect unit ru_uglicki_1_2 morale=6 strength=8 firepower=8 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_2, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_2 0414 S lost=1
expect unit ru_uglicki_1_2 morale=6 strength=6 firepower=6 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_2, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_2 0414 S lost=2
expect unit ru_uglicki_1_2 morale=5 strength=4 firepower=4 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_2, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_2 0414 S lost=3
expect unit ru_uglicki_1_2 morale=5 strength=2 firepower=2 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_achtyrski_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_achtyrski_1 0414 S
expect unit ru_achtyrski_1 morale=7 strength=9 firepower=6 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_achtyrski_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_achtyrski_1 0414 S lost=1
expect unit ru_achtyrski_1 morale=7 strength=7 firepower=5 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_achtyrski_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_achtyrski_1 0414 S lost=2
expect unit ru_achtyrski_1 morale=6 strength=5 firepower=3 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_achtyrski_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_achtyrski_1 0414 S lost=3
expect unit ru_achtyrski_1 morale=6 strength=3 firepower=2 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_kozak_1, 0 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_kozak_1 0414 S
expect unit ru_kozak_1 morale=5 strength=5 firepower=0 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_kozak_1, 1 lost of 2 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_kozak_1 0414 S lost=1
expect unit ru_kozak_1 morale=5 strength=3 firepower=0 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 0 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S
expect unit ru_uglicki_1_1 morale=8 strength=10 firepower=10 left=6 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 1 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S lost=1
expect unit ru_uglicki_1_1 morale=8 strength=8 firepower=8 left=5 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 2 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S lost=2
expect unit ru_uglicki_1_1 morale=7 strength=6 firepower=6 left=4 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 3 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S lost=3
expect unit ru_uglicki_1_1 morale=7 strength=4 firepower=4 left=3 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 4 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S lost=4
expect unit ru_uglicki_1_1 morale=6 strength=2 firepower=2 left=2 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_uglicki_1_1, 5 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_uglicki_1_1 0414 S lost=5
expect unit ru_uglicki_1_1 morale=6 strength=1 firepower=1 left=1 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 0 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S
expect unit ru_jekatierynoslawski_2_1 morale=7 strength=10 firepower=10 left=6 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 1 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S lost=1
expect unit ru_jekatierynoslawski_2_1 morale=7 strength=8 firepower=8 left=5 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 2 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S lost=2
expect unit ru_jekatierynoslawski_2_1 morale=6 strength=6 firepower=6 left=4 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 3 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S lost=3
expect unit ru_jekatierynoslawski_2_1 morale=6 strength=4 firepower=4 left=3 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 4 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S lost=4
expect unit ru_jekatierynoslawski_2_1 morale=5 strength=2 firepower=2 left=2 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_2_1, 5 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_2_1 0414 S lost=5
expect unit ru_jekatierynoslawski_2_1 morale=5 strength=1 firepower=1 left=1 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 0 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S
expect unit ru_jekatierynoslawski_3_1 morale=8 strength=10 firepower=10 left=6 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 1 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S lost=1
expect unit ru_jekatierynoslawski_3_1 morale=8 strength=8 firepower=8 left=5 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 2 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S lost=2
expect unit ru_jekatierynoslawski_3_1 morale=7 strength=6 firepower=6 left=4 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 3 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S lost=3
expect unit ru_jekatierynoslawski_3_1 morale=7 strength=4 firepower=4 left=3 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 4 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S lost=4
expect unit ru_jekatierynoslawski_3_1 morale=6 strength=2 firepower=2 left=2 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_jekatierynoslawski_3_1, 5 lost of 6 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_jekatierynoslawski_3_1 0414 S lost=5
expect unit ru_jekatierynoslawski_3_1 morale=6 strength=1 firepower=1 left=1 steps=6 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_woroneski_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_woroneski_1 0414 S
expect unit ru_woroneski_1 morale=7 strength=9 firepower=9 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_woroneski_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_woroneski_1 0414 S lost=1
expect unit ru_woroneski_1 morale=7 strength=7 firepower=7 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_woroneski_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_woroneski_1 0414 S lost=2
expect unit ru_woroneski_1 morale=6 strength=5 firepower=5 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_woroneski_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_woroneski_1 0414 S lost=3
expect unit ru_woroneski_1 morale=6 strength=3 firepower=3 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_elizawetgradzki_1, 0 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_elizawetgradzki_1 0414 S
expect unit ru_elizawetgradzki_1 morale=7 strength=9 firepower=9 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_elizawetgradzki_1, 1 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_elizawetgradzki_1 0414 S lost=1
expect unit ru_elizawetgradzki_1 morale=7 strength=7 firepower=7 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_elizawetgradzki_1, 2 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_elizawetgradzki_1 0414 S lost=2
expect unit ru_elizawetgradzki_1 morale=6 strength=5 firepower=5 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]

case ru_elizawetgradzki_1, 3 lost of 4 levels
phase movement
active pl_zajaczek
unit pl_zajaczek 0420
unit ru_elizawetgradzki_1 0414 S lost=3
expect unit ru_elizawetgradzki_1 morale=6 strength=3 firepower=3 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4d]
