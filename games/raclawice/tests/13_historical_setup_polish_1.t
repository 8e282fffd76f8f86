# [3.1b] Historical set-up of the Poles, variant 1: every unit of the two printed lists.

case variant 1, the units of Zajaczek and the commander on any of them
setup
expect unit pl_3pp_1_1 hex=1411 facing=S order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_1_2 hex=1511 facing=S order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_1_3 hex=1511 facing=S order=2 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_1_4 hex=1611 facing=S order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_2pp_1_3 hex=1711 facing=S order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_2pp_1_2 hex=1811 facing=S order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_2pp_strz hex=2211 facing=SE order=1 lost=0 steps=2 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_2pp_1_1 hex=1809 facing=SE order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_2pp_1_4 hex=1808 facing=SE order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_2_1 hex=1608 facing=SE order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_2_2 hex=1608 facing=SE order=2 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_2_3 hex=1707 facing=SE order=1 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_2_4 hex=1707 facing=SE order=2 lost=0 steps=4 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect unit pl_3pp_strz hex=2011 facing=SE order=1 lost=0 steps=2 commander=pl_zajaczek [13-historical-setup-PL1-Zajaczek]
expect prompt ASK_PLACE
expect count place 11 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1411 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1511 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1611 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1711 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1811 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 2211 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1809 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1808 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1608 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 1707 [13-historical-setup-PL1-Zajaczek]
legal place pl_zajaczek 2011 [13-historical-setup-PL1-Zajaczek]
illegal place pl_zajaczek 1509 3.1b [13-historical-setup-PL1-Zajaczek]
illegal place pl_zajaczek 0126 3.1b [13-historical-setup-PL1-Zajaczek]
illegal place pl_zajaczek 1212 3.1b [13-historical-setup-PL1-Zajaczek]
do place pl_zajaczek 2011
expect unit pl_zajaczek hex=2011 facing=none [13-historical-setup-PL1-Zajaczek]

case variant 1, the units of Szyrer and the commander on any of them
setup
expect unit pl_7pp_1_1 hex=1113 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_7pp_1_2 hex=1112 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_1_1 hex=1212 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_1_2 hex=1212 facing=S order=2 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_1_3 hex=1312 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_1_4 hex=1312 facing=S order=2 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_2_1 hex=1111 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_2_2 hex=1111 facing=S order=2 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_2_3 hex=1110 facing=S order=1 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
expect unit pl_6pp_2_4 hex=1110 facing=S order=2 lost=0 steps=4 commander=pl_szyrer [13-historical-setup-PL1-Szyrer]
do place pl_zajaczek 1411
expect prompt ASK_PLACE
expect count place 6 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1113 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1112 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1212 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1312 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1111 [13-historical-setup-PL1-Szyrer]
legal place pl_szyrer 1110 [13-historical-setup-PL1-Szyrer]
illegal place pl_szyrer 1509 3.1b [13-historical-setup-PL1-Szyrer]
illegal place pl_szyrer 0126 3.1b [13-historical-setup-PL1-Szyrer]
illegal place pl_szyrer 1406 3.1b [13-historical-setup-PL1-Szyrer]
do place pl_szyrer 1110
expect unit pl_szyrer hex=1110 facing=none [13-historical-setup-PL1-Szyrer]

case variant 1, the units of Madalinski and the commander on any of them
setup
expect unit pl_bkn_1w_1 hex=0715 facing=S order=1 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_2 hex=0715 facing=S order=2 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_3 hex=0815 facing=S order=1 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_4 hex=0815 facing=S order=2 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_5 hex=0915 facing=S order=1 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_6 hex=0915 facing=S order=2 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_7 hex=0714 facing=S order=1 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_8 hex=0714 facing=S order=2 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_9 hex=0814 facing=S order=1 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_bkn_1w_10 hex=0814 facing=S order=2 lost=0 steps=4 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_4psp_1 hex=0711 facing=S order=1 lost=0 steps=2 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_4psp_2 hex=0811 facing=S order=1 lost=0 steps=2 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
expect unit pl_4psp_3 hex=0710 facing=S order=1 lost=0 steps=2 commander=pl_madalinski [13-historical-setup-PL1-Madalinski]
do place pl_zajaczek 1411
do place pl_szyrer 1113
expect prompt ASK_PLACE
expect count place 8 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0715 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0815 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0915 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0714 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0814 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0711 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0811 [13-historical-setup-PL1-Madalinski]
legal place pl_madalinski 0710 [13-historical-setup-PL1-Madalinski]
illegal place pl_madalinski 1509 3.1b [13-historical-setup-PL1-Madalinski]
illegal place pl_madalinski 0126 3.1b [13-historical-setup-PL1-Madalinski]
illegal place pl_madalinski 1212 3.1b [13-historical-setup-PL1-Madalinski]
do place pl_madalinski 0710
expect unit pl_madalinski hex=0710 facing=none [13-historical-setup-PL1-Madalinski]

case variant 1, the units of Manget and the commander on any of them
setup
expect unit pl_bkn_2m_1 hex=2301 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_2 hex=2202 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_3 hex=2203 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_4 hex=2104 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_5 hex=2105 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_6 hex=2006 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_7 hex=2102 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_8 hex=2103 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_9 hex=2004 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
expect unit pl_bkn_2m_10 hex=2005 facing=SE order=1 lost=0 steps=4 commander=pl_manget [13-historical-setup-PL1-Manget]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
expect prompt ASK_PLACE
expect count place 10 [13-historical-setup-PL1-Manget]
legal place pl_manget 2301 [13-historical-setup-PL1-Manget]
legal place pl_manget 2202 [13-historical-setup-PL1-Manget]
legal place pl_manget 2203 [13-historical-setup-PL1-Manget]
legal place pl_manget 2104 [13-historical-setup-PL1-Manget]
legal place pl_manget 2105 [13-historical-setup-PL1-Manget]
legal place pl_manget 2006 [13-historical-setup-PL1-Manget]
legal place pl_manget 2102 [13-historical-setup-PL1-Manget]
legal place pl_manget 2103 [13-historical-setup-PL1-Manget]
legal place pl_manget 2004 [13-historical-setup-PL1-Manget]
legal place pl_manget 2005 [13-historical-setup-PL1-Manget]
illegal place pl_manget 1509 3.1b [13-historical-setup-PL1-Manget]
illegal place pl_manget 0126 3.1b [13-historical-setup-PL1-Manget]
illegal place pl_manget 1212 3.1b [13-historical-setup-PL1-Manget]
do place pl_manget 2005
expect unit pl_manget hex=2005 facing=none [13-historical-setup-PL1-Manget]

case variant 1, the units of Slaski and the commander on any of them
setup
expect unit pl_och_1 hex=1507 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_och_2 hex=1507 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_1 hex=1406 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_2 hex=1406 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_3 hex=1306 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_4 hex=1306 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_5 hex=1206 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_6 hex=1206 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_7 hex=1106 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_8 hex=1106 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_9 hex=1405 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_10 hex=1405 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_11 hex=1305 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_12 hex=1305 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_13 hex=1205 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_14 hex=1205 facing=S order=2 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
expect unit pl_kos_15 hex=1105 facing=S order=1 lost=0 steps=4 commander=pl_slaski [13-historical-setup-PL1-Slaski]
do place pl_zajaczek 1411
do place pl_szyrer 1113
do place pl_madalinski 0715
do place pl_manget 2301
expect prompt ASK_PLACE
expect count place 9 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1507 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1406 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1306 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1206 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1106 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1405 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1305 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1205 [13-historical-setup-PL1-Slaski]
legal place pl_slaski 1105 [13-historical-setup-PL1-Slaski]
illegal place pl_slaski 1509 3.1b [13-historical-setup-PL1-Slaski]
illegal place pl_slaski 0126 3.1b [13-historical-setup-PL1-Slaski]
illegal place pl_slaski 1212 3.1b [13-historical-setup-PL1-Slaski]
do place pl_slaski 1105
expect unit pl_slaski hex=1105 facing=none [13-historical-setup-PL1-Slaski]

case variant 1, the guns
setup
expect unit pl_art_1 hex=1214 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_2 hex=1214 facing=S order=2 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_3 hex=1313 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_4 hex=1313 facing=S order=2 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_5 hex=1413 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_6 hex=1413 facing=S order=2 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_7 hex=1412 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_8 hex=1512 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_9 hex=1612 facing=S order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_10 hex=1612 facing=S order=2 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_11 hex=1710 facing=NE order=1 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]
expect unit pl_art_12 hex=1710 facing=NE order=2 lost=0 steps=1 commander=none [13-historical-setup-PL1-artillery]

case variant 1, the Commander-in-Chief has no choice
setup
expect unit pl_kosciuszko hex=1509 facing=none order=1 [13-historical-setup-PL1-Kosciuszko]
illegal place pl_kosciuszko 1511 3.1b [13-historical-setup-PL1-Kosciuszko]

case the printed facings
setup
expect unit pl_2pp_1_1 hex=1809 facing=SE [13-historical-setup-PL1-facing]       # front 1909 and 1810
expect unit pl_2pp_1_4 hex=1808 facing=SE [13-historical-setup-PL1-facing]       # front 1908 and 1909
expect unit pl_art_11 hex=1710 facing=NE [13-historical-setup-PL1-facing]       # front 1810 and 1809
expect unit pl_art_12 hex=1710 facing=NE [13-historical-setup-PL1-facing]       # front 1810 and 1809
