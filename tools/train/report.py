#!/usr/bin/env python3
"""Is the win chance right? Of positions, by scenario: Brier score and error of the book and of the net.

    tools/train/report.py POSITIONS...      of games that no net was learned from, as the program judged them
"""

import sys

import numpy as np

import features

BINS = 10


def error_of(chance, result):
    """Mean distance of chance and share won within ten bins."""
    at = np.minimum((chance * BINS).astype(int), BINS - 1)
    return sum(abs(float((chance[at == i] - result[at == i]).sum())) for i in range(BINS)) / len(chance)


def brier(chance, result):
    return float(np.mean((chance - result) ** 2))


def row(name, games, result, book, net):
    print(f'{name:<23}{games:>6}{len(result):>10}  |      {brier(result.mean(), result):.4f} {brier(book, result):.4f} '
          f'{brier(net, result):.4f} |      {100 * error_of(book, result):5.1f}  {100 * error_of(net, result):5.1f}')


def table(positions, index, net):
    """Of the positions of an index, with what the net says of each."""
    print('held out                games positions  | Brier: share   book    net | error: book    net')
    result, book = positions.result[index], positions.position['book'][index] / 10000
    for number, name in enumerate(positions.scenarios + ['all']):
        of = np.flatnonzero((positions.scenario[index] == number) | (name == 'all'))
        if len(of):
            row(name, len(np.unique(positions.game[index][of])), result[of], book[of], net[of])


def main():
    positions = features.named('report.py', sys.argv[1:])
    table(positions, np.arange(len(positions)), positions.position['chance'] / 10000)


if __name__ == '__main__':
    main()
