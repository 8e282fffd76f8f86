#!/usr/bin/env python3
"""Which doctrine is best for a side of a battle (docs/ai.md): staff with each of them plays against players of different ideas.

    tools/strength/doctrines.py raclawice/hypothetical russian
    tools/strength/doctrines.py --turns 4,9 --games 40 szczekociny/battle allied

A doctrine is a stance, or one to the end of a turn and another after it. All are tried in a few games, the best in more, the
very best in many, with the same dice. What is printed is the share of games won, with a little for the final points, which tell
more of a battle that one side wins whoever plays. The last line goes into `doctrines` of games/RULES-judgement.json."""

import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
STANCES = ['plan', 'charge', 'stand', 'avoid']
OPPONENTS = ['staff:doctrine=plan', 'rush', 'turtle', 'aloof', 'greedy']
ROUNDS = [(None, 2), (9, 4), (4, 12)]  # doctrines that are left; games of each against each opponent
POINTS, STAKE = .15, (12, 150)  # their share, and points that are all of it: of deeds, of losses


def play(args, *arguments):
    try:
        done = subprocess.run([args.program, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    except OSError as error:
        sys.exit(f'doctrines.py: {args.program}: {error.strerror}; build it with make, or name another with --program')
    if done.returncode != 0:
        sys.exit(f'doctrines.py: {args.program} {arguments[0]} failed with status {done.returncode}')
    return json.loads(done.stdout)


def check(word, known, what):
    if word not in known:
        sys.exit(f'doctrines.py: there is no {what}; there are {", ".join(known)}')


def value(args, doctrine, opponent, games, seed):
    other = next(side for side in args.sides if side != args.side)
    answer = play(args, 'sim', args.scenario, '--player', f'{args.side}=staff:doctrine={doctrine}', '--player', f'{other}={opponent}',
                  '--games', games, '--seed', seed, '--json', '--quiet', *(['--jobs', args.jobs] if args.jobs else []))
    won = (answer['wins'][args.side] + answer['wins']['draw'] / 2) / answer['finished']
    lead = (answer['points'][args.side] - answer['points'][other]) / args.stake
    return (1 - POINTS) * won + POINTS * (.5 + .5 * max(-1, min(1, lead)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('scenario')
    parser.add_argument('side')
    parser.add_argument('--program', default='build/release/kosynier')
    parser.add_argument('--turns', help='at which the first stance may end; default: a third and two thirds of the game')
    parser.add_argument('--opponents', default=','.join(OPPONENTS))
    parser.add_argument('--games', type=int, default=1, help='times the usual number')
    parser.add_argument('--seed', default='doctrine')
    parser.add_argument('--jobs', type=int)
    args = parser.parse_args()
    known = {s['scenario']: s for s in play(args, 'list', '--json')['scenarios']}
    check(args.scenario, known, f'scenario {args.scenario}')
    about = known[args.scenario]
    args.sides = [side['id'] for side in about['sides']]
    check(args.side, args.sides, f'side {args.side} at {args.scenario}')
    args.stake = STAKE[args.scenario.split('/')[0] == 'raclawice']
    turns = [int(turn) for turn in args.turns.split(',')] if args.turns else [round(about['turns'] / 3), round(2 * about['turns'] / 3)]
    left = STANCES + [f'{a}-{turn}-{b}' for a in STANCES for b in STANCES if a != b for turn in turns]
    values = {doctrine: [] for doctrine in left}
    for number, (most, games) in enumerate(ROUNDS):
        left = sorted(left, key=lambda d: -mean(values[d]))[:most]
        for doctrine in left:
            for opponent in args.opponents.split(','):
                new = value(args, doctrine, opponent, games * args.games, f'{args.seed}{number}')
                values[doctrine] += [new] * games
        left.sort(key=lambda d: -mean(values[d]))
        print('; '.join(f'{d} {mean(values[d]):.3f}' for d in left[:8]), flush=True)
    first, until, then = (left[0].split('-') if '-' in left[0] else [left[0], '0', left[0]])
    print(f'{args.scenario} {args.side}: "{first}", {until}, "{then}"')


def mean(v):
    return sum(v) / len(v) if v else 0


if __name__ == '__main__':
    main()
