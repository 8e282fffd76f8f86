# Counters of the Polish army: units, commanders and two levels to a counter.

case the command of Zajaczek: 14 units, 26 counters
setup
expect unit pl_2pp_1_1 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_2pp_1_2 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_2pp_1_3 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_2pp_1_4 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_2pp_strz steps=2 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 1
expect unit pl_3pp_1_1 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_1_2 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_1_3 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_1_4 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_2_1 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_2_2 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_2_3 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_2_4 steps=4 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 2
expect unit pl_3pp_strz steps=2 commander=pl_zajaczek [manifest-PL-Zajaczek]   # counters: 1

case the command of Manget: 10 units, 20 counters
setup
expect unit pl_bkn_2m_1 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_2 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_3 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_4 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_5 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_6 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_7 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_8 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_9 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2
expect unit pl_bkn_2m_10 steps=4 commander=pl_manget [manifest-PL-Manget]   # counters: 2

case the command of Szyrer: 10 units, 20 counters
setup
expect unit pl_6pp_1_1 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_1_2 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_1_3 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_1_4 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_2_1 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_2_2 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_2_3 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_6pp_2_4 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_7pp_1_1 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2
expect unit pl_7pp_1_2 steps=4 commander=pl_szyrer [manifest-PL-Szyrer]   # counters: 2

case the command of Madalinski: 13 units, 23 counters
setup
expect unit pl_4psp_1 steps=2 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 1
expect unit pl_4psp_2 steps=2 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 1
expect unit pl_4psp_3 steps=2 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 1
expect unit pl_bkn_1w_1 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_2 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_3 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_4 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_5 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_6 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_7 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_8 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_9 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2
expect unit pl_bkn_1w_10 steps=4 commander=pl_madalinski [manifest-PL-Madalinski]   # counters: 2

case the command of Slaski: 17 units, 34 counters
setup
expect unit pl_kos_1 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_2 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_3 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_4 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_5 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_6 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_7 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_8 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_9 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_10 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_11 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_12 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_13 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_14 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_kos_15 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_och_1 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2
expect unit pl_och_2 steps=4 commander=pl_slaski [manifest-PL-Slaski]   # counters: 2

case 12 guns without a commander
setup
expect unit pl_art_1 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_2 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_3 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_4 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_5 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_6 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_7 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_8 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_9 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_10 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_11 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
expect unit pl_art_12 steps=1 commander=none [manifest-PL-artillery]   # counters: 1
