#!/usr/bin/env python3
"""How strong the computer players are: plays the rows of rows.csv and keeps what came of them (docs/ai.md).

    tools/strength/run.py staff-rush staff-turtle         plays these rows, or goes on with them
    tools/strength/run.py --pairs 10 all                  all of them, with at most ten pairs a scenario
    tools/strength/run.py --commands staff-rush           says by which commands it would
    tools/strength/run.py --table                         what is kept, as a table
    tools/strength/run.py --endure 2000                   so many games of each two simple players, and a tenth
                                                          of each with a search: none may fail

Each row is one or two runs of `kosynier match`; the answers, with seed and pairs, lie in docs/strength, the games played so
far in build/strength: a row that was interrupted goes on where it stopped. OLD in a row is the program that
--old names, an earlier one built beside this one."""

import argparse
import csv
import itertools
import json
import math
import pathlib
import shlex
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SMALL = ['szczekociny/wywla', 'raclawice/historical', 'raclawice/hypothetical', 'szczekociny/battle', 'maciejowice/battle']
RASZYN = 'raszyn/battle'
OLD_DATA = 'build/strength/old-data'
VALUES = [0, .25, .5, .75, 1]


def rows():
    with open(HERE / 'rows.csv', encoding='utf-8') as file:
        return {row['row']: row for row in csv.DictReader(file)}


def named(player, args):
    return player.replace('OLD', str(args.old))


def runs(row, args):
    """The commands of a row, each with a name. Raszyn is a run of its own where it has fewer pairs."""
    chosen = SMALL + [RASZYN] if row['scenarios'] == 'all' else row['scenarios'].split()
    few = row['pairs at raszyn']
    parts = [('', chosen, row['pairs'])]
    if few and few != row['pairs']:
        parts = [('', [s for s in chosen if s != RASZYN], row['pairs']), ('-raszyn', [RASZYN], few)]
    for end, scenarios, pairs in parts:
        pairs = min(int(pairs), args.pairs or int(pairs))
        command = [args.program, 'match', named(row['first'], args), named(row['second'], args), *scenarios,
                   '--pairs', pairs, '--seed', args.seed, '--quiet', '--json']
        if row['sprt']:
            command += ['--sprt', row['sprt'].replace(' ', ',')]
        if args.jobs:
            command += ['--jobs', args.jobs]
        if with_old(row):
            command += ['--data', OLD_DATA]
        yield row['row'] + end, [str(x) for x in command]


def with_old(row):
    return 'OLD' in row['first'] + row['second']


def make_data_for_old(args):
    """Today's data without the options that the old program would refuse: a folder for --data."""
    folder = ROOT / OLD_DATA
    if not args.old.is_file():
        sys.exit(f'run.py: there is no program {args.old}; build it as docs/ai.md says under "The yardstick", or name it with --old')
    for path in sorted((ROOT / 'games').glob('*/game.json')):
        game, known = json.loads(path.read_text(encoding='utf-8')), args.old.parents[2] / path.relative_to(ROOT)
        names = {option['name'] for option in json.loads(known.read_text(encoding='utf-8')).get('options', [])}
        game['options'] = [option for option in game.get('options', []) if option['name'] in names]
        to = folder / path.relative_to(ROOT / 'games')
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(json.dumps(game), encoding='utf-8')


def play(name, command, args):
    """Plays a run and keeps its answer; 1 is the status of one that was stopped or had faults."""
    (ROOT / 'build' / 'strength').mkdir(parents=True, exist_ok=True)
    args.kept.mkdir(parents=True, exist_ok=True)
    print('+', shlex.join(command), flush=True)
    done = subprocess.run([*command, '--out', f'build/strength/{name}.jobs'], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1) or not done.stdout:
        sys.exit(f'run.py: {name} failed with status {done.returncode}')
    answer = json.loads(done.stdout)
    answer['command'], answer['version'] = shlex.join(command).replace(str(ROOT) + '/', ''), version()
    (args.kept / f'{name}.json').write_text(json.dumps(answer, indent=1) + '\n', encoding='utf-8')
    return answer


def version():
    out = subprocess.run(['git', '-C', ROOT, 'describe', '--always', '--dirty'], capture_output=True, text=True)
    return out.stdout.strip() or 'unknown'


# ---- endurance ----

SIMPLE = ['random', 'greedy', 'staff', 'rush', 'turtle', 'aloof']
SEARCH = 'search:nodes=200'


def endure(args):
    """No illegal answer, no stall, no error, in any scenario, whoever plays whom."""
    couples = [(a, b, args.endure) for a, b in itertools.combinations(SIMPLE, 2)]
    couples += [(SEARCH, other, args.endure // 10) for other in SIMPLE[:3]]
    bad = 0
    for first, second, games in couples:
        name = f'endure-{first}-{second}'.replace(':nodes=', '-')
        command = [args.program, 'match', first, second, *SMALL, RASZYN, '--pairs', str(-(-games // 12)), '--seed', 'endure',
                   '--quiet', '--json'] + (['--jobs', str(args.jobs)] if args.jobs else [])
        answer = play(name, command, args)
        wrong, games = faults(answer)
        print(f'{first} - {second}: {games} games, {wrong} faults', flush=True)
        bad += wrong
    sys.exit(1 if bad else 0)


# ---- the table ----

def pooled(parts):
    """Score and half of its interval over the pairs of several answers (docs/measuring.md)."""
    n = [sum(part['pentanomial'][i] for part in parts) for i in range(5)]
    pairs = sum(n)
    if pairs == 0:
        return 0, float('nan'), float('nan')
    score = sum(k * x for k, x in zip(n, VALUES)) / pairs
    variance = sum(k * (x - score) ** 2 for k, x in zip(n, VALUES)) / pairs
    return pairs, score, 1.96 * math.sqrt(variance / pairs)


def faults(answer):
    """Games that failed, and answers that were illegal or did not come, of all games."""
    own = sum(answer[player][kind] for player in 'ab' for kind in ('illegal', 'crashes', 'timeouts'))
    return own + answer['errors'], answer['games'] + answer['errors']


def cell(part):
    pairs, score, error = pooled([part])
    sides = ' / '.join(f'{x:.2f}' for x in part['score_as'].values() if x is not None)
    return f'{score:.2f} ± {error:.2f} ({sides}; {pairs})'


def verdict(row, answers, score):
    tests = [a['sprt'] for a in answers if a.get('sprt')]
    if tests:
        return f'{tests[0]["verdict"]}, LLR {tests[0]["llr"]:.1f}'
    goal = row['goal']
    if not goal:
        return ''
    most = goal.startswith('at most ')
    limit = float(goal.split()[-1])
    return 'reached' if (score <= limit if most else score >= limit) else f'missed by {abs(score - limit):.2f}'


def table(args):
    scenarios = SMALL + [RASZYN]
    print('| match | ' + ' | '.join(scenarios) + ' | all | goal | |')
    print('|---' * (len(scenarios) + 3) + '|---|')
    for name, row in rows().items():
        answers = [json.loads(path.read_text(encoding='utf-8')) for end in ('', '-raszyn')
                   if (path := args.kept / f'{name}{end}.json').is_file()]
        if not answers:
            continue
        parts = {part['scenario']: part for answer in answers for part in answer['scenarios']}
        _, score, error = pooled(list(parts.values()))
        bad, games = map(sum, zip(*map(faults, answers)))
        said = verdict(row, answers, score) + (f'; void: {bad} faults' if 100 * bad > games else '')
        print(f'| {name} | ' + ' | '.join(cell(parts[s]) if s in parts else '' for s in scenarios) +
              f' | **{score:.2f} ± {error:.2f}** | {row["goal"]} | {said} |')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('rows', nargs='*', help='names of rows.csv, or all')
    parser.add_argument('--program', default='build/release/kosynier')
    parser.add_argument('--old', type=pathlib.Path, default=ROOT.parent / 'players-1/build/release/kosynier')
    parser.add_argument('--kept', type=pathlib.Path, default=ROOT / 'docs' / 'strength', help='folder of the answers')
    parser.add_argument('--pairs', type=int, help='at most so many a scenario')
    parser.add_argument('--seed', default='1794')
    parser.add_argument('--jobs', type=int)
    parser.add_argument('--commands', action='store_true')
    parser.add_argument('--table', action='store_true')
    parser.add_argument('--endure', type=int, metavar='N', help='games of each two simple players')
    args = parser.parse_args()
    if args.endure:
        endure(args)
    known = rows()
    for name in known if args.rows == ['all'] else args.rows:
        if name not in known:
            sys.exit(f'run.py: there is no row {name}; there are {", ".join(known)}')
        if with_old(known[name]) and not args.commands:
            make_data_for_old(args)
        for run, command in runs(known[name], args):
            if args.commands:
                print(shlex.join(command))
            else:
                play(run, command, args)
    if args.table or args.rows and not args.commands:
        table(args)


if __name__ == '__main__':
    main()
