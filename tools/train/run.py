#!/usr/bin/env python3
"""A round of learning from end to end: games, positions, weights, report (docs/ai.md).

    tools/train/run.py --folder build/train                     the first round, small
    tools/train/run.py --folder build/train --round 2           the next, which plays with the nets of the first
    tools/train/run.py --folder F --times 40 --jobs 16          forty times as many games
    tools/train/run.py --folder F --games raszyn/battle=100     these games alone

Every round has a folder of its own in the folder: positions (.ksf), results (.jobs), and in data/ the nets, which
`kosynier --data` reads. A round that was interrupted goes on where it stopped. Who plays whom is in mix.csv; a
later round also learns from the positions of those before it. Everything random follows from --seed."""

import argparse
import concurrent.futures
import csv
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
GAMES = {'szczekociny/wywla': 400, 'raclawice/historical': 50, 'raclawice/hypothetical': 40,
         'szczekociny/battle': 40, 'maciejowice/battle': 40, 'raszyn/battle': 12}


def call(command, **more):
    print('+', ' '.join(str(x) for x in command), flush=True)
    return subprocess.run([str(x) for x in command], check=True, **more)


def scenarios(program):
    """Sides and rules of every scenario."""
    out = subprocess.run([program, 'list', '--json'], check=True, capture_output=True, text=True).stdout
    return {s['scenario']: ([side['id'] for side in s['sides']], s['rules'])
            for s in json.loads(out)['scenarios']}


def shares(mix, games):
    """How many games each row of the mix gets; their sum is right."""
    with open(mix, encoding='utf-8') as file:
        rows = list(csv.DictReader(file))
    whole, given, before = sum(int(row['share']) for row in rows), 0, 0
    for number, row in enumerate(rows):
        before += int(row['share'])
        n = games * before // whole - given
        given += n
        yield number, row['players'], row['other players'], n


def plays(args, folder, scenario, sides, games):
    """The commands that play a scenario's games, and the files of positions they write."""
    name = scenario.replace('/', '-')
    for row, first, second, n in shares(args.mix, games):
        path = folder / f'{name}-{row}.ksf'
        if n == 0:
            continue
        command = [args.program, 'sim', scenario, '--player', f'{sides[0]}={first}', '--player',
                   f'{sides[1]}={second}', '--games', n, '--seed', 1000000 * args.seed + 1000 * args.round + row,
                   '--features', path, '--out', path.with_suffix('.jobs')]
        if args.jobs:
            command += ['--jobs', args.jobs]
        data = folder.parent / f'round-{args.round - 1}' / 'data'
        if data.is_dir():
            command += ['--data', data]
        yield command, path


def play(commands, at_once):
    """Several side by side: what a command with few games left leaves idle another uses."""
    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        for done in [pool.submit(call, command, stdout=subprocess.DEVNULL) for command in commands]:
            done.result()


def earlier(args, scenario):
    name = scenario.replace('/', '-')
    return [path for number in range(1, args.round)
            for path in sorted((args.folder / f'round-{number}').glob(f'{name}-*.ksf'))]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program', default='build/release/kosynier')
    parser.add_argument('--folder', type=pathlib.Path, default=pathlib.Path('build/train'))
    parser.add_argument('--round', type=int, default=1)
    parser.add_argument('--games', action='append', metavar='SCENARIO=N', help='instead of a few of every scenario')
    parser.add_argument('--mix', type=pathlib.Path, default=HERE / 'mix.csv', help='who plays whom')
    parser.add_argument('--times', type=float, default=1, help='so many times the games')
    parser.add_argument('--jobs', type=int, help='threads of a command that plays')
    parser.add_argument('--at-once', type=int, default=1, help='such commands side by side')
    parser.add_argument('--play-only', action='store_true', help='positions, no nets')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('rest', nargs='*', help='after --: arguments for train.py')
    return parser.parse_args()


def main():
    args = parse()
    print(f'seed {args.seed}, round {args.round}')
    known = scenarios(args.program)
    wanted = dict(text.rsplit('=', 1) for text in args.games) if args.games else GAMES
    folder = args.folder / f'round-{args.round}'
    (folder / 'data').mkdir(parents=True, exist_ok=True)
    files, commands = {}, []
    for scenario, games in wanted.items():
        if scenario not in known:
            sys.exit(f'run.py: there is no scenario {scenario}')
        sides, rules = known[scenario]
        for command, path in plays(args, folder, scenario, sides, round(int(games) * args.times)):
            commands.append(command)
            files.setdefault(rules, []).append(path)
        files.setdefault(rules, []).extend(earlier(args, scenario))
    play(commands, args.at_once)
    if args.play_only:
        return
    os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
    for rules, paths in files.items():
        call([sys.executable, HERE / 'train.py', '--seed', args.seed, '--out', folder / 'data' / f'{rules}-net.json',
              *args.rest, *paths])
    print(f'the nets are in {folder}/data: kosynier --data {folder}/data')


if __name__ == '__main__':
    try:
        main()
    except subprocess.CalledProcessError as fault:
        sys.exit(f'run.py: {fault.cmd[0]} failed with status {fault.returncode}')
