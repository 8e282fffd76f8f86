"""The net with fractions, which can learn. Weights are rounded to 64ths on the way forward, as they will be
in the program; what is learned goes to the weights that are not rounded. It counts with numpy, or on a GPU with
cupy, which understands the same words."""

import json

import numpy as np

import emulate

PIECE, HIDDEN, LAST, CROWD, TOP = 32, 32, 16, 16, 127 / 64
ONE, SUM = 64, 4096


def rounded(w):
    return (w * ONE).round() / ONE


class Net:
    def __init__(self, pieces, wholes, seed, arrays=np):
        random = np.random.default_rng(seed)
        self.arrays = arrays

        def layer(rows, columns):
            return (random.standard_normal((rows, columns)) * np.sqrt(1 / max(rows, 16))).astype(np.float32)

        second = layer(2 * PIECE + wholes, HIDDEN)
        second[PIECE:2 * PIECE] = -second[:PIECE]  # what is good for one side is bad for the other
        self.w = [arrays.asarray(x) for x in (layer(pieces, PIECE), second, layer(HIDDEN, LAST), layer(LAST, 1))]
        self.b = [arrays.full(n, x, np.float32) for n, x in ((PIECE, .1), (HIDDEN, .2), (LAST, .2), (1, 0))]
        self.step, self.m = 0, [arrays.zeros_like(x) for x in self.w + self.b]
        self.v = [arrays.zeros_like(x) for x in self.w + self.b]

    # ---- forward and back ----

    def forward(self, piece, rows, whole):
        """Of a batch: all its pieces, how many each position has of either side, and its wholes."""
        np = self.arrays
        owner = np.asarray(owners(rows))
        w = [rounded(x) for x in self.w]
        x = piece.astype(np.float32) / ONE
        a = x @ w[0] + self.b[0]
        h = a.clip(0, TOP)
        z = np.concatenate([sums(np, h, rows) / CROWD, whole.astype(np.float32) / ONE], axis=1)
        a2 = z @ w[1] + self.b[1]
        h2 = a2.clip(0, TOP)
        a3 = h2 @ w[2] + self.b[2]
        h3 = a3.clip(0, TOP)
        self.kept = (x, a, z, a2, h2, a3, h3, w, owner)
        return (h3 @ w[3] + self.b[3])[:, 0]

    def back(self, error):
        """Gradients for the error of each logit, already weighted."""
        x, a, z, a2, h2, a3, h3, w, owner = self.kept
        e = error[:, None].astype(np.float32)
        e3 = (e @ w[3].T) * ((a3 > 0) & (a3 < TOP))
        e2 = (e3 @ w[2].T) * ((a2 > 0) & (a2 < TOP))
        ez = (e2 @ w[1].T)[:, :2 * PIECE].reshape(-1, PIECE) / CROWD
        e1 = ez[owner] * ((a > 0) & (a < TOP))
        return [x.T @ e1, z.T @ e2, h2.T @ e3, h3.T @ e,
                e1.sum(axis=0), e2.sum(axis=0), e3.sum(axis=0), e.sum(axis=0)]

    def learn(self, gradients, rate, decay):
        """A step of Adam; weights stay within what the program can hold."""
        np = self.arrays
        self.step += 1
        parameters = self.w + self.b
        for i, g in enumerate(gradients):
            if i < len(self.w):
                g = g + decay * parameters[i]
            self.m[i] += .1 * (g - self.m[i])
            self.v[i] += .001 * (g * g - self.v[i])
            m = self.m[i] / (1 - .9 ** self.step)
            v = self.v[i] / (1 - .999 ** self.step)
            parameters[i] -= (rate * m / (np.sqrt(v) + 1e-8)).astype(np.float32)
            most = TOP if i < len(self.w) else 7.9
            parameters[i].clip(-most, most, out=parameters[i])

    def copy(self):
        return [x.copy() for x in self.w + self.b]

    def restore(self, kept):
        self.w, self.b = [x.copy() for x in kept[:4]], [x.copy() for x in kept[4:]]

    # ---- the file ----

    def read(self, path):
        """Goes on from the net of a file."""
        layer = emulate.Net(path).layer
        for i, name in enumerate(('piece', 'hidden', 'last', 'value')):
            w, b = layer[name]
            if w.shape != self.w[i].shape:
                raise ValueError(f'{path}: a net for other inputs')
            self.w[i] = self.arrays.asarray((w / ONE).astype(np.float32))
            self.b[i] = self.arrays.asarray((b / SUM).astype(np.float32))

    def write(self, path, positions, made):
        names = [positions.piece_names, [f'{side}_{i}' for side in range(2) for i in range(PIECE)]
                 + positions.whole_names, [f'h_{i}' for i in range(HIDDEN)], [f'l_{i}' for i in range(LAST)]]
        text = {'certainty': 'fitted', 'from': 'a net learned from games between computer players, see docs/ai.md',
                'made': made}
        lines = []
        parts = [[x if self.arrays is np else x.get() for x in some] for some in (self.w, self.b)]
        for name, w, b, rows in zip(('piece', 'hidden', 'last', 'value'), *parts, names):
            whole = np.clip(np.round(w * ONE), -127, 127).astype(np.int8)
            bias = np.clip(np.round(b * SUM), -32767, 32767).astype(int).tolist()
            body = ',\n'.join(f'            ["{row}", "{line.tobytes().hex()}"]' for row, line in zip(rows, whole))
            lines.append(f'    "{name}": {{\n        "bias": {json.dumps(bias)},\n        "rows": [\n{body}\n        ]\n    }}')
        head = json.dumps(text, indent=4, ensure_ascii=False)[:-2]
        with open(path, 'w', encoding='utf-8') as file:
            file.write(head + ',\n' + ',\n'.join(lines) + '\n}\n')


def owners(rows):
    """Of every piece of a batch the army it belongs to: two to a position."""
    return np.repeat(np.arange(rows.size), rows.reshape(-1))


def sums(arrays, h, rows):
    """Over the pieces of side 0 and those of side 1 of each position, side by side: the pieces stand in this
    order, so each army's is the difference of two running sums."""
    running = arrays.concatenate([arrays.zeros((1, h.shape[1])), h.astype(np.float64).cumsum(axis=0)])
    end = np.cumsum(rows.reshape(-1))
    begin = arrays.asarray(end - rows.reshape(-1))
    total = running[arrays.asarray(end)] - running[begin]
    return total.astype(np.float32).reshape(-1, 2 * h.shape[1])
