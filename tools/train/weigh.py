#!/usr/bin/env python3
"""What things are worth, by how games went on: the points a side still gained or lost, by what it had.

    tools/train/weigh.py POSITIONS...      of one rules system

Least squares of the final lead less the lead now on the inputs of the pieces, summed up by side and by foot, horse, guns and
commanders. Printed in hundredths of a point, the unit of the weights in games/*-judgement.json, with their
error; what is within two errors of nothing is left out. The weights are compared with it by hand and gated by matches
(docs/ai.md): what goes with a victory need not be its cause."""

import sys

import numpy as np

import features

KINDS = {'rules1794': {'foot': ('foot', 'light', 'scythes'), 'horse': ('horse', 'cossack'), 'gun': ('gun',),
                       'leader': ('leader',)},
         'labataille': {'foot': ('line', 'light'), 'horse': ('light_horse', 'heavy_horse', 'lancer'),
                        'gun': ('guns', 'horse_guns'), 'leader': ('leader',)}}
ONE, RIDGE, CLEAR = 64, 30, 2


def sums(positions, chosen):
    """Of the chosen rows of pieces: each input, side 0 less side 1, position by position."""
    sign = np.where(np.arange(len(positions.piece)) - np.repeat(positions.start[:-1], np.diff(positions.start))
                    < np.repeat(positions.rows[:, 0], np.diff(positions.start)), 1, -1) * chosen
    out = np.empty((len(positions), positions.piece.shape[1]))
    for k in range(out.shape[1]):
        running = np.concatenate([[0], np.cumsum(positions.piece[:, k].astype(np.int64) * sign)])
        out[:, k] = (running[positions.start[1:]] - running[positions.start[:-1]]) / ONE
    return out


def columns(positions):
    """What is weighed: names and numbers; inputs that never differ are none."""
    names, parts = [], []
    for kind, flags in KINDS[positions.system].items():
        at = [positions.piece_names.index(flag) for flag in flags]
        chosen = (positions.piece[:, at] > 0).any(axis=1)
        x = sums(positions, chosen)
        keep = [k for k, name in enumerate(positions.piece_names) if x[:, k].std() > .01]
        names += [(kind, positions.piece_names[k]) for k in keep]
        parts.append(x[:, keep])
    return names, np.concatenate(parts, axis=1)


def fit(x, y, games):
    """Ridge regression with an error for each column that takes the positions of a game as one."""
    scale = x.std(axis=0)
    z = np.concatenate([x / scale, np.ones((len(x), 1))], axis=1)
    inverse = np.linalg.inv(z.T @ z + RIDGE * np.eye(z.shape[1]))
    weight = inverse @ (z.T @ y)
    rest = (y - z @ weight)[:, None] * z
    by_game = np.add.reduceat(rest, np.flatnonzero(np.diff(games, prepend=-1)), axis=0)
    error = np.sqrt(np.diag(inverse @ (by_game.T @ by_game) @ inverse))
    return weight[:-1] / scale, error[:-1] / scale


def main():
    positions = features.named('weigh.py', sys.argv[1:])
    names, x = columns(positions)
    weight, error = fit(x, positions.final - positions.position['lead'].astype(float), positions.game)
    print(f'{positions.games} games, {len(positions)} positions, {", ".join(positions.scenarios)}')
    for (kind, name), w, e in sorted(zip(names, weight, error), key=lambda row: row[0]):
        if abs(w) > CLEAR * e:
            print(f'{kind:<8}{name:<14}{100 * w:8.0f} +- {200 * e:.0f}')


if __name__ == '__main__':
    main()
