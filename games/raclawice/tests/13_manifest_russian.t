# Counters of the Russian army: units, commanders and two levels to a counter.

case the command of FDenisow: 25 units, 44 counters
setup
expect unit ru_nowogrodzki_1_2 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_1_3 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_1_4 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_1_5 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_2_2 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_2_3 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_2_4 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_nowogrodzki_2_5 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_1_2 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_1_3 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_1_4 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_1_5 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_2_2 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_2_3 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_2_4 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_uglicki_2_5 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_achtyrski_3 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_achtyrski_4 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_achtyrski_5 steps=4 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 2
expect unit ru_kozak_7 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1
expect unit ru_kozak_8 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1
expect unit ru_kozak_9 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1
expect unit ru_kozak_10 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1
expect unit ru_kozak_11 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1
expect unit ru_kozak_12 steps=2 commander=ru_f_denisow [manifest-RU-FDenisow]   # counters: 1

case the command of Tomatis: 4 units, 12 counters
setup
expect unit ru_nowogrodzki_1_1 steps=6 commander=ru_tomatis [manifest-RU-Tomatis]   # counters: 3
expect unit ru_nowogrodzki_2_1 steps=6 commander=ru_tomatis [manifest-RU-Tomatis]   # counters: 3
expect unit ru_uglicki_1_1 steps=6 commander=ru_tomatis [manifest-RU-Tomatis]   # counters: 3
expect unit ru_uglicki_2_1 steps=6 commander=ru_tomatis [manifest-RU-Tomatis]   # counters: 3

case the command of Tormasow: 3 units, 7 counters
setup
expect unit ru_jekatierynoslawski_2_1 steps=6 commander=ru_tormasow [manifest-RU-Tormasow]   # counters: 3
expect unit ru_jekatierynoslawski_2_2 steps=6 commander=ru_tormasow [manifest-RU-Tormasow]   # counters: 3
expect unit ru_kozak_6 steps=2 commander=ru_tormasow [manifest-RU-Tormasow]   # counters: 1

case the command of Pustowalow: 4 units, 12 counters
setup
expect unit ru_jekatierynoslawski_3_1 steps=6 commander=ru_pustowalow [manifest-RU-Pustowalow]   # counters: 3
expect unit ru_jekatierynoslawski_3_2 steps=6 commander=ru_pustowalow [manifest-RU-Pustowalow]   # counters: 3
expect unit ru_jekatierynoslawski_3_3 steps=6 commander=ru_pustowalow [manifest-RU-Pustowalow]   # counters: 3
expect unit ru_jekatierynoslawski_3_4 steps=6 commander=ru_pustowalow [manifest-RU-Pustowalow]   # counters: 3

case the command of Muromcow: 6 units, 12 counters
setup
expect unit ru_woroneski_1 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2
expect unit ru_woroneski_2 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2
expect unit ru_woroneski_3 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2
expect unit ru_woroneski_4 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2
expect unit ru_woroneski_5 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2
expect unit ru_woroneski_6 steps=4 commander=ru_muromcow [manifest-RU-Muromcow]   # counters: 2

case the command of Obrezkow: 3 units, 6 counters
setup
expect unit ru_achtyrski_1 steps=4 commander=ru_obrezkow [manifest-RU-Obrezkow]   # counters: 2
expect unit ru_achtyrski_2 steps=4 commander=ru_obrezkow [manifest-RU-Obrezkow]   # counters: 2
expect unit ru_elizawetgradzki_1 steps=4 commander=ru_obrezkow [manifest-RU-Obrezkow]   # counters: 2

case the command of ADenisow: 5 units, 5 counters
setup
expect unit ru_kozak_1 steps=2 commander=ru_a_denisow [manifest-RU-ADenisow]   # counters: 1
expect unit ru_kozak_2 steps=2 commander=ru_a_denisow [manifest-RU-ADenisow]   # counters: 1
expect unit ru_kozak_3 steps=2 commander=ru_a_denisow [manifest-RU-ADenisow]   # counters: 1
expect unit ru_kozak_4 steps=2 commander=ru_a_denisow [manifest-RU-ADenisow]   # counters: 1
expect unit ru_kozak_5 steps=2 commander=ru_a_denisow [manifest-RU-ADenisow]   # counters: 1

case 18 guns without a commander
setup
expect unit ru_art_1 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_2 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_3 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_4 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_5 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_6 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_7 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_8 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_9 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_10 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_11 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_12 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_13 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_14 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_15 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_16 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_17 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
expect unit ru_art_18 steps=1 commander=none [manifest-RU-artillery]   # counters: 1
