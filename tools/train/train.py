#!/usr/bin/env python3
"""Learns a net from files of positions, rounds it, and writes it as a file of games/ (docs/ai.md).

    tools/train/train.py --out games/rules1794-net.json POSITIONS...

Games that are held out are never learned from: a tenth says when to stop, a fifth is for the report. The target
of a position is half the game's result, half what the net itself says of the positions that follow, each counting
four fifths of the one before (TD 0.8)."""

import argparse
import datetime
import importlib
import subprocess
import sys
import time

import numpy as np

import emulate
import features
import report
from net import Net

FOLLOWING = .8


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def host(x):
    """From wherever the net counts."""
    return x if isinstance(x, np.ndarray) else x.get()


class Part:
    """Some of the positions, and the batches they come in; pieces and wholes lie where the net counts."""

    def __init__(self, positions, chosen, piece, whole):
        self.of, self.index, self.piece, self.whole = positions, np.flatnonzero(chosen), piece, whole

    def batch(self, index):
        p = self.of
        length = p.start[index + 1] - p.start[index]
        first = np.repeat(p.start[index] - np.concatenate([[0], np.cumsum(length)[:-1]]), length)
        return self.piece[first + np.arange(length.sum())], p.rows[index], self.whole[index]

    def batches(self, size, random=None):
        index = self.index if random is None else random.permutation(self.index)
        return [index[i:i + size] for i in range(0, len(index), size)]

    def chances(self, net, size=512):
        out = np.zeros(len(self.of))
        for index in self.batches(size):
            out[index] = sigmoid(host(net.forward(*self.batch(index))))
        return out


def following(game, chance, result):
    """What the positions that follow say of each: from the last one backwards."""
    out = np.empty(len(game))
    later = 0.
    for i in range(len(game) - 1, -1, -1):
        last = i + 1 == len(game) or game[i + 1] != game[i]
        later = result[i] if last else (1 - FOLLOWING) * chance[i + 1] + FOLLOWING * later
        out[i] = later
    return out


def weights_of(positions):
    """Scenarios of which there are fewer games count more, by the root of that."""
    count = np.bincount(positions.scenario, minlength=len(positions.scenarios))
    weight = np.sqrt(count.mean() / np.maximum(count, 1))
    return weight[positions.scenario]


def split(positions, random):
    """For each position: 0 to learn from, 1 to stop by, 2 for the report. By games, the same share of every
    scenario."""
    part = np.zeros(positions.games, int)
    for number in range(len(positions.scenarios)):
        games = random.permutation(np.unique(positions.game[positions.scenario == number]))
        held, stop = max(1, len(games) // 5), max(1, len(games) // 10)
        part[games[:held]], part[games[held:held + stop]] = 2, 1
    if not (part == 1).any() or not (part == 0).any():
        sys.exit('train.py: too few games to learn from and to hold some out')
    return part[positions.game]


def brier(part, chance, weight):
    i = part.index
    return float(np.average((chance[i] - part.of.result[i]) ** 2, weights=weight[i]))


def learn(positions, args, random):
    part = split(positions, random)
    weight = weights_of(positions)
    arrays = importlib.import_module('cupy' if args.gpu else 'numpy')
    piece, whole = arrays.asarray(positions.piece), arrays.asarray(positions.whole)
    train, stop, held = (Part(positions, part == i, piece, whole) for i in range(3))
    net = Net(len(positions.piece_names), len(positions.whole_names), args.seed, arrays)
    if args.begin:
        net.read(args.begin)
    best, best_at, least, begin = net.copy(), 0, np.inf, time.process_time()
    target = positions.result
    for epoch in range(args.epochs):
        rate = args.rate * .5 * (1 + np.cos(np.pi * epoch / args.epochs)) + 1e-5
        for index in train.batches(args.batch, random):
            chance = sigmoid(host(net.forward(*train.batch(index))))
            error = (chance - target[index]) * weight[index] / len(index)
            net.learn(net.back(arrays.asarray(error)), rate, args.decay)
        chance = train.chances(net) + stop.chances(net)
        now = brier(stop, chance, weight)
        print(f'epoch {epoch + 1}: learned {brier(train, chance, weight):.4f}, stop {now:.4f}, '
              f'{time.process_time() - begin:.0f} s', flush=True)
        if now < least:
            best, best_at, least = net.copy(), epoch, now
        if epoch - best_at >= args.patience or time.process_time() - begin > args.seconds:
            break
        target = .5 * positions.result + .5 * following(positions.game, chance, positions.result)
    net.restore(best)
    return net, held


def judge(positions, index, path):
    """What the net in the file says of the positions of an index."""
    net = emulate.Net(path)
    chance = np.zeros(len(index))
    for k, i in enumerate(index):
        a, b, middle = positions.start[i], positions.start[i + 1], positions.rows[i, 0]
        side = (np.arange(b - a) >= middle).astype(int)
        chance[k] = net.chance(positions.piece[a:b], side, positions.whole[i]) / 10000
    return chance


def version():
    try:
        return subprocess.run(['git', 'describe', '--always', '--dirty'], capture_output=True, text=True,
                              check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return 'unknown'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('positions', nargs='+', help='files of positions')
    parser.add_argument('--out', required=True, help='file of the net')
    parser.add_argument('--from', dest='begin', metavar='NET', help='begins with the net of a file instead of by chance')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--epochs', type=int, default=40)
    parser.add_argument('--patience', type=int, default=6, help='epochs without gain before it stops')
    parser.add_argument('--seconds', type=float, default=1e9, help='processor time before it stops')
    parser.add_argument('--batch', type=int, default=128)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--gpu', action='store_true', help='count with cupy instead of numpy')
    parser.add_argument('--decay', type=float, default=1e-4)
    args = parser.parse_args()
    print(f'seed {args.seed}')
    random = np.random.default_rng(args.seed)
    positions = features.named('train.py', args.positions)
    print(f'{positions.games} games, {len(positions)} positions, {len(positions.piece)} rows of pieces')
    net, held = learn(positions, args, random)
    made = {'version': version(), 'date': datetime.date.today().isoformat(), 'seed': args.seed,
            'games': positions.games, 'positions': len(positions), 'scenarios': positions.scenarios,
            'seeds': sorted(set(positions.seeds)), 'players': sorted(set(positions.players))}
    net.write(args.out, positions, made)
    report.table(positions, held.index, judge(positions, held.index, args.out))


if __name__ == '__main__':
    main()
