#!/usr/bin/env python3
"""A net and positions made of numbers that tests/unit/ai_net.c makes, too, and what the emulator says of them:
the lines of tests/unit/ai_net_vectors.inc.

    python3 tests/train/vectors.py >tests/unit/ai_net_vectors.inc"""

import json
import pathlib
import sys
import tempfile

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'train'))
import emulate  # noqa: E402

PIECES, WHOLES, POSITIONS, WORD = 40, 20, 60, (1 << 64) - 1
word = 1794


def mix(x):
    x = (x + 0x9E3779B97F4A7C15) & WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return x ^ x >> 31


def take(span):
    global word
    word = mix(word)
    return word % (2 * span + 1) - span


def some(n, span):
    return np.array([take(span) for _ in range(n)])


def layer(rows, columns, span):
    whole = some(rows * columns, span).astype(np.int8).reshape(rows, columns)
    return {'rows': [[str(i), row.tobytes().hex()] for i, row in enumerate(whole)], 'bias': some(columns, 5000).tolist()}


text = {'piece': layer(PIECES, 32, 127), 'hidden': layer(64 + WHOLES, 32, 60), 'last': layer(32, 16, 60),
        'value': layer(16, 1, 60)}
with tempfile.NamedTemporaryFile('w', suffix='.json') as file:
    json.dump(text, file)
    file.flush()
    net = emulate.Net(file.name)
values = []
for _ in range(POSITIONS):
    n = 1 + take(14) + 14
    piece = some(n * PIECES, 127).reshape(n, PIECES)
    values.append(net.logit(piece, np.arange(n) % 2, some(WHOLES, 127)))
for i in range(0, POSITIONS, 10):
    print('    ' + ' '.join(f'{value},' for value in values[i:i + 10]))
