#!/usr/bin/env python3
"""Does the emulator say of positions what the program says? compare.py DIR LEAST FILE...: the nets in DIR,
the least number of positions there have to be."""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'train'))
import emulate  # noqa: E402
import features  # noqa: E402

folder, least = pathlib.Path(sys.argv[1]), int(sys.argv[2])
seen = wrong = told = 0
for path in sys.argv[3:]:
    positions = features.read([path])
    net = emulate.Net(folder / f'{positions.system}-net.json')
    if (net.piece_names, net.whole_names) != (positions.piece_names, positions.whole_names):
        sys.exit(f'{path}: the net is for other inputs')
    for i in range(len(positions)):
        a, b = positions.start[i], positions.start[i + 1]
        side = (np.arange(b - a) >= positions.rows[i, 0]).astype(int)
        chance = net.chance(positions.piece[a:b], side, positions.whole[i])
        seen += 1
        wrong += chance != positions.position['chance'][i]
        told += positions.position['chance'][i] != positions.position['book'][i]
print(f'{seen} positions, {wrong} differ')
if seen < least or wrong or not told:
    sys.exit(1)
