"""The net of src/ai/net.c in Python, digit by digit, from its file in games/. It shares nothing with the
program but the file: the two are compared on positions (tests/train/run)."""

import json

import numpy as np

MOST, ONE, CROWD = 127, 64, 16
LOGISTIC = [5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820,
            9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975]
STEP, CERTAIN = 64, 10000


def weights(layer):
    """Rows of two hexadecimal digits a weight."""
    raw = np.frombuffer(bytes.fromhex(''.join(text for _, text in layer['rows'])), dtype=np.int8)
    return raw.reshape(len(layer['rows']), -1).astype(np.int64)


class Net:
    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            text = json.load(file)
        self.layer = {name: (weights(text[name]), np.array(text[name]['bias'], dtype=np.int64))
                      for name in ('piece', 'hidden', 'last', 'value')}
        self.piece_names = [name for name, _ in text['piece']['rows']]
        self.whole_names = [name for name, _ in text['hidden']['rows']][64:]

    def logit(self, piece, side, whole):
        """The logarithm of the odds of side 0 in 256ths, of one position."""
        w, b = self.layer['piece']
        made = clipped(piece.astype(np.int64) @ w + b, ONE)
        total = np.concatenate([made[side == 0].sum(axis=0), made[side == 1].sum(axis=0)])
        w, b = self.layer['hidden']
        hidden = clipped(np.concatenate([total, CROWD * whole.astype(np.int64)]) @ w + CROWD * b, CROWD * ONE)
        w, b = self.layer['last']
        last = clipped(hidden @ w + b, ONE)
        w, b = self.layer['value']
        value = int((last @ w + b)[0])
        return value // 16 if value >= 0 else -(-value // 16)

    def chance(self, piece, side, whole):
        return chance_of(self.logit(piece, side, whole))


def clipped(x, one):
    return np.minimum(np.maximum(x, 0) // one, MOST)


def chance_of(x):
    """Ten-thousandths, by straight lines between the steps of a table."""
    size = abs(x)
    i, rest = size // STEP, size % STEP
    if i + 1 >= len(LOGISTIC):
        p = LOGISTIC[-1]
    else:
        p = LOGISTIC[i] + (LOGISTIC[i + 1] - LOGISTIC[i]) * rest // STEP
    return CERTAIN - p if x < 0 else p
