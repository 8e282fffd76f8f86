# [3.1b] Historical set-up of the Russians: every unit of the two printed lists.

case the units of Muromcow
setup
expect unit ru_woroneski_1 hex=0823 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
expect unit ru_woroneski_2 hex=0923 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
expect unit ru_woroneski_3 hex=1023 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
expect unit ru_woroneski_4 hex=1123 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
expect unit ru_woroneski_5 hex=0924 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
expect unit ru_woroneski_6 hex=1024 facing=N order=1 lost=0 steps=4 commander=ru_muromcow [13-historical-setup-RU-Muromcow]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
do place pl_manget 2301
do place pl_slaski 1507
do place ru_pustowalow 2706
expect prompt ASK_PLACE
expect count place 6 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 0823 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 0923 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 1023 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 1123 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 0924 [13-historical-setup-RU-Muromcow]
legal place ru_muromcow 1024 [13-historical-setup-RU-Muromcow]
illegal place ru_muromcow 1521 3.1b [13-historical-setup-RU-Muromcow]
illegal place ru_muromcow 2706 3.1b [13-historical-setup-RU-Muromcow]
do place ru_muromcow 1024
expect unit ru_muromcow hex=1024 facing=none [13-historical-setup-RU-Muromcow]

case the units of Tormasow
setup
expect unit ru_kozak_6 hex=1222 facing=N order=1 lost=0 steps=2 commander=ru_tormasow [13-historical-setup-RU-Tormasow]
expect unit ru_jekatierynoslawski_2_1 hex=1321 facing=N order=1 lost=0 steps=6 commander=ru_tormasow [13-historical-setup-RU-Tormasow]
expect unit ru_jekatierynoslawski_2_2 hex=1820 facing=N order=1 lost=0 steps=6 commander=ru_tormasow [13-historical-setup-RU-Tormasow]
expect unit ru_tormasow hex=1521 facing=none order=1 [13-historical-setup-RU-Tormasow]
illegal place ru_tormasow 1820 3.1b [13-historical-setup-RU-Tormasow]

case the units of Tomatis
setup
expect unit ru_nowogrodzki_1_1 hex=1621 facing=N order=1 lost=0 steps=6 commander=ru_tomatis [13-historical-setup-RU-Tomatis]
expect unit ru_nowogrodzki_2_1 hex=1621 facing=N order=2 lost=0 steps=6 commander=ru_tomatis [13-historical-setup-RU-Tomatis]
expect unit ru_tomatis hex=1621 facing=none order=3 [13-historical-setup-RU-Tomatis]
expect unit ru_uglicki_1_1 hex=1721 facing=N order=1 lost=0 steps=6 commander=ru_tomatis [13-historical-setup-RU-Tomatis]
expect unit ru_uglicki_2_1 hex=1721 facing=N order=2 lost=0 steps=6 commander=ru_tomatis [13-historical-setup-RU-Tomatis]
illegal place ru_tomatis 1721 3.1b [13-historical-setup-RU-Tomatis]

case the units of Pustowalow
setup
expect unit ru_jekatierynoslawski_3_1 hex=2706 facing=NW order=1 lost=0 steps=6 commander=ru_pustowalow [13-historical-setup-RU-Pustowalow]
expect unit ru_jekatierynoslawski_3_2 hex=2706 facing=NW order=2 lost=0 steps=6 commander=ru_pustowalow [13-historical-setup-RU-Pustowalow]
expect unit ru_jekatierynoslawski_3_3 hex=2707 facing=NW order=1 lost=0 steps=6 commander=ru_pustowalow [13-historical-setup-RU-Pustowalow]
expect unit ru_jekatierynoslawski_3_4 hex=2707 facing=NW order=2 lost=0 steps=6 commander=ru_pustowalow [13-historical-setup-RU-Pustowalow]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
do place pl_manget 2301
do place pl_slaski 1507
expect prompt ASK_PLACE
expect count place 2 [13-historical-setup-RU-Pustowalow]
legal place ru_pustowalow 2706 [13-historical-setup-RU-Pustowalow]
legal place ru_pustowalow 2707 [13-historical-setup-RU-Pustowalow]
illegal place ru_pustowalow 1521 3.1b [13-historical-setup-RU-Pustowalow]
illegal place ru_pustowalow 0823 3.1b [13-historical-setup-RU-Pustowalow]
do place ru_pustowalow 2707
expect unit ru_pustowalow hex=2707 facing=none [13-historical-setup-RU-Pustowalow]

case the units of Obrezkow
setup
expect unit ru_achtyrski_1 hex=2803 facing=NW order=1 lost=0 steps=4 commander=ru_obrezkow [13-historical-setup-RU-Obrezkow]
expect unit ru_achtyrski_2 hex=2704 facing=NW order=1 lost=0 steps=4 commander=ru_obrezkow [13-historical-setup-RU-Obrezkow]
expect unit ru_elizawetgradzki_1 hex=2804 facing=NW order=1 lost=0 steps=4 commander=ru_obrezkow [13-historical-setup-RU-Obrezkow]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
do place pl_manget 2301
do place pl_slaski 1507
do place ru_pustowalow 2706
do place ru_muromcow 0823
expect prompt ASK_PLACE
expect count place 3 [13-historical-setup-RU-Obrezkow]
legal place ru_obrezkow 2803 [13-historical-setup-RU-Obrezkow]
legal place ru_obrezkow 2704 [13-historical-setup-RU-Obrezkow]
legal place ru_obrezkow 2804 [13-historical-setup-RU-Obrezkow]
illegal place ru_obrezkow 1521 3.1b [13-historical-setup-RU-Obrezkow]
illegal place ru_obrezkow 0823 3.1b [13-historical-setup-RU-Obrezkow]
illegal place ru_obrezkow 2706 3.1b [13-historical-setup-RU-Obrezkow]
do place ru_obrezkow 2804
expect unit ru_obrezkow hex=2804 facing=none [13-historical-setup-RU-Obrezkow]

case the units of ADenisow
setup
expect unit ru_kozak_1 hex=2604 facing=NW order=1 lost=0 steps=2 commander=ru_a_denisow [13-historical-setup-RU-ADenisow]
expect unit ru_kozak_2 hex=2604 facing=NW order=2 lost=0 steps=2 commander=ru_a_denisow [13-historical-setup-RU-ADenisow]
expect unit ru_kozak_3 hex=2605 facing=NW order=1 lost=0 steps=2 commander=ru_a_denisow [13-historical-setup-RU-ADenisow]
expect unit ru_kozak_4 hex=2605 facing=NW order=2 lost=0 steps=2 commander=ru_a_denisow [13-historical-setup-RU-ADenisow]
expect unit ru_kozak_5 hex=2705 facing=NW order=1 lost=0 steps=2 commander=ru_a_denisow [13-historical-setup-RU-ADenisow]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
do place pl_manget 2301
do place pl_slaski 1507
do place ru_pustowalow 2706
do place ru_muromcow 0823
do place ru_obrezkow 2803
expect prompt ASK_PLACE
expect count place 3 [13-historical-setup-RU-ADenisow]
legal place ru_a_denisow 2604 [13-historical-setup-RU-ADenisow]
legal place ru_a_denisow 2605 [13-historical-setup-RU-ADenisow]
legal place ru_a_denisow 2705 [13-historical-setup-RU-ADenisow]
illegal place ru_a_denisow 1521 3.1b [13-historical-setup-RU-ADenisow]
illegal place ru_a_denisow 0823 3.1b [13-historical-setup-RU-ADenisow]
illegal place ru_a_denisow 2706 3.1b [13-historical-setup-RU-ADenisow]
do place ru_a_denisow 2705
expect unit ru_a_denisow hex=2705 facing=none [13-historical-setup-RU-ADenisow]

case the guns; 13 to 18 are not there yet
setup
expect unit ru_art_1 hex=1421 facing=N order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_2 hex=1421 facing=N order=2 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_3 hex=1420 facing=N order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_4 hex=1420 facing=N order=2 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_5 hex=1520 facing=N order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_6 hex=1520 facing=N order=2 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_7 hex=1620 facing=N order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_8 hex=1620 facing=N order=2 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_9 hex=1720 facing=N order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_10 hex=1720 facing=N order=2 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_11 hex=2607 facing=NW order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_12 hex=2606 facing=NW order=1 lost=0 steps=1 commander=none [13-historical-setup-RU-artillery]
expect unit ru_art_13 hex=off [13-historical-setup-RU-artillery]
expect unit ru_art_14 hex=off [13-historical-setup-RU-artillery]
expect unit ru_art_15 hex=off [13-historical-setup-RU-artillery]
expect unit ru_art_16 hex=off [13-historical-setup-RU-artillery]
expect unit ru_art_17 hex=off [13-historical-setup-RU-artillery]
expect unit ru_art_18 hex=off [13-historical-setup-RU-artillery]
