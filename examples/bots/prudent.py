#!/usr/bin/env python3
"""A prudent player for kosynier: it fires before it moves, and walks into nobody's fire.

    kosynier play szczekociny/wywla --player 'allied=exec:python3 examples/bots/prudent.py'

Every decision comes as one line of JSON and is answered by one line (docs/bots.md). Each legal
action gets a number, and the highest is chosen; among equals a generator decides that the game
seeds, so that the same game is played the same way again.

It is here to be copied and made better: `Prudent.worth` is the place to begin. It needs only the
standard library. Notes belong on standard error; standard output is for answers alone.
"""
import json
import math
import random
import sys

# What an action is worth by its verb, where nothing else matters. Those worth 2 decline; what
# is worth less is done only where there is no such way out.
BY_VERB = {
    "shoot": 20,  # all firers are named
    "volley": 12,  # fire in reaction to a step
    "form": 8,  # square, against cavalry
    "reload": 6, "unlimber": 6, "return": 6, "enter": 6, "call": 6,
    "fight": 4, "activate": 4, "command": 4, "chit": 4, "name": 4, "place": 4,
    "stop": 2, "pass": 2, "hold": 2, "stay": 2, "done": 2, "skip": 2, "wait": 2,
}  # fmt: skip
REACH = 2  # hexes: as near as it goes by itself; muskets carry that far
ANGLE = {"NE": 30, "N": 90, "NW": 150, "SW": 210, "S": 270, "SE": 330}  # facings, in degrees


class Prudent:
    """The player of one side in one game."""

    def __init__(self, new):
        self.side = new["side"]
        self.row_first = new["map"]["row_first"]
        self.random = random.Random(new["seed"])
        self.units = {}
        self.enemies = []

    def spot(self, hex_number):
        """A hex by its printed number: twice its place across, and its row."""
        first, second = int(hex_number[:2]), int(hex_number[2:])
        row, column = (first, second) if self.row_first else (second, first)
        return 2 * column + (row % 2 == 0), row  # even rows stand half a hex to the right

    def distance(self, a, b):
        """How many hexes it is from one to the other."""
        (xa, ya), (xb, yb) = self.spot(a), self.spot(b)
        across, down = abs(xa - xb), abs(ya - yb)
        return max(down, (across + down) // 2)

    def nearest(self, hex_number):
        """How far the next enemy is from a hex."""
        return min((self.distance(hex_number, e["hex"]) for e in self.enemies), default=99)

    def outlook(self, hex_number, facing):
        """1 for who looks straight at the next enemy, -1 for who turns his back on him."""
        if facing not in ANGLE or not self.enemies:
            return 0.0
        enemy = min(self.enemies, key=lambda e: self.distance(hex_number, e["hex"]))
        (xa, ya), (xb, yb) = self.spot(hex_number), self.spot(enemy["hex"])
        seen = math.atan2((ya - yb) * math.sqrt(3), xb - xa)
        return math.cos(seen - math.radians(ANGLE[facing]))

    def hit_chance(self, firer, target_hex):
        """A guess, not the table of the rules: strong fire at shaken men is worth most."""
        targets = [e for e in self.enemies if e["hex"] == target_hex]
        if not targets:
            return 0.0
        target = min(targets, key=lambda e: e["order"])  # the top of the stack is hit
        near = 1.0 if self.distance(firer["hex"], target_hex) < 3 else 0.6
        return near * firer["firepower"] / (firer["firepower"] + 2.0 * target["morale"] + 1.0)

    def worth(self, action):
        """The place to begin: what is this action good for?"""
        verb, *words = action.split()
        unit = self.units.get(words[0]) if words else None
        here = unit["hex"] if unit else None
        there = words[1] if len(words) > 1 and words[1].isdigit() else None
        if verb in ("fire", "bombard") and here and there:
            return 10 + 10 * self.hit_chance(unit, there)
        if verb in ("move", "line") and here:
            return 3 if self.nearest(here) > REACH else 1  # who is near enough fires
        if verb == "step" and here and there:
            return 2 + self.nearest(here) - self.nearest(there) if self.nearest(there) >= REACH else 0
        if verb in ("turn", "traverse", "face", "unsquare") and here:
            return 1.5 + self.outlook(here, words[1]) - self.outlook(here, unit["facing"])
        if verb in ("retreat", "withdraw", "back") and there:
            return self.nearest(there)  # as far away as may be
        if verb == "lead" and there:  # a commander rides behind his men, not ahead of them
            return 3 if self.nearest(there) == REACH + 1 else 1
        if verb == "lose" and unit:
            return unit["steps"] - unit["lost"]  # who can bear it best
        return BY_VERB.get(verb, 1)

    def decide(self, view, legal):
        """The best of the legal actions."""
        self.units = {u["id"]: u for u in view["units"]}
        self.enemies = [
            u for u in view["units"]
            if u["side"] != self.side and u["hex"] and u["arm"] != "commander"
        ]  # fmt: skip
        return max(legal, key=lambda action: (self.worth(action), self.random.random()))


def main():
    """Answers every line that wants an answer, until there are no more."""
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["op"] == "new":
            player = Prudent(message)
        elif message["op"] == "decide":
            action = player.decide(message["view"], message["legal"])
            print(json.dumps({"action": action}), flush=True)  # unflushed, it never arrives


if __name__ == "__main__":
    main()
