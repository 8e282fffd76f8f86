"""Reads files of positions (docs/measuring.md), as `kosynier sim --features` writes them."""

import json
import sys

import numpy as np

FORMAT = 1
HEAD = np.dtype([('magic', 'S4'), ('bytes', '<u4'), ('game', '<u4'), ('rows', '<u4'), ('positions', '<u2'),
                 ('halves', 'u1'), ('turns', 'u1'), ('lead', '<i2'), ('zero', '<u2')])
POSITION = np.dtype([('turn', 'u1'), ('actor', 'u1'), ('rows', '<u2'), ('lead', '<i2'), ('book', '<u2'),
                     ('chance', '<u2')])


class Unreadable(Exception):
    """What is wrong with a file."""


def read_blocks(path):
    """The header and the games of a file, by number, each as (head, positions, whole, side, piece)."""
    data = np.fromfile(path, dtype=np.uint8)
    end = int(np.argmax(data == 10)) if len(data) else 0
    try:
        header = json.loads(bytes(data[:end]))
    except ValueError as fault:
        raise Unreadable(f'{path}: this is no file of positions') from fault
    if header.get('kosynier-features') != FORMAT:
        raise Unreadable(f'{path}: not of format {FORMAT}')
    wide, columns = len(header['whole']), len(header['piece']) + 1
    games, at = {}, end + 1
    while at + HEAD.itemsize <= len(data):
        head = data[at:at + HEAD.itemsize].view(HEAD)[0]
        if head['magic'] != b'KSFG' or at + int(head['bytes']) > len(data):
            break  # a run that was killed: its next start cuts this off
        n, rows = int(head['positions']), int(head['rows'])
        a = at + HEAD.itemsize
        b = a + n * POSITION.itemsize
        c = b + n * wide
        d = c + rows * columns
        piece = data[c:d].view(np.int8).reshape(rows, columns)
        games.setdefault(int(head['game']), (head, data[a:b].view(POSITION),
                                             data[b:c].view(np.int8).reshape(n, wide), piece[:, 0], piece[:, 1:]))
        at += int(head['bytes'])
    return header, [games[number] for number in sorted(games)]


class Positions:
    """Positions of many games one after the other; those of a game stand together and in order."""

    def __init__(self):
        self.system = self.piece_names = self.whole_names = None
        self.scenarios, self.players, self.seeds, self.games = [], [], [], 0
        self._parts = []

    def add(self, path):
        header, games = read_blocks(path)
        if self.system is None:
            self.system, self.piece_names, self.whole_names = header['system'], header['piece'], header['whole']
        if (self.system, self.piece_names, self.whole_names) != (header['system'], header['piece'], header['whole']):
            raise Unreadable(f'{path}: other inputs than in the files before it')
        if header['scenario'] not in self.scenarios:
            self.scenarios.append(header['scenario'])
        self.players.append(' '.join(header['players']))
        self.seeds.append(header['seed'])
        for head, position, whole, side, piece in games:
            if len(position) == 0:
                continue
            count = np.full(len(position), self.scenarios.index(header['scenario']))
            self._parts.append((np.full(len(position), self.games), count,
                                np.full(len(position), int(head['halves']) / 2),
                                np.full(len(position), int(head['lead'])), position, whole, side, piece))
            self.games += 1

    def close(self):
        """Puts everything into arrays; within a position the pieces of side 0 come first."""
        if not self._parts:
            raise Unreadable('no positions in these files')
        game, scenario, result, final, position, whole, side, piece = (np.concatenate(x) for x in zip(*self._parts))
        self._parts = []
        self.game, self.scenario, self.result, self.final = game, scenario, result, final
        self.position, self.whole = position, whole
        owner = np.repeat(np.arange(len(position)), position['rows'])
        order = np.argsort(2 * owner + side, kind='stable')
        self.piece = piece[order]
        count = np.bincount(2 * owner + side, minlength=2 * len(position))
        self.rows = count.reshape(-1, 2)
        self.start = np.concatenate([[0], np.cumsum(self.rows.sum(axis=1))])
        return self

    def __len__(self):
        return len(self.game)


def read(paths):
    positions = Positions()
    for path in paths:
        positions.add(path)
    return positions.close()


def named(program, arguments):
    """The positions of the files a program was given; it ends here where there are none, or they cannot be read."""
    if not arguments:
        sys.exit(sys.modules['__main__'].__doc__)
    try:
        return read(arguments)
    except (Unreadable, OSError) as fault:
        sys.exit(f'{program}: {fault}')
