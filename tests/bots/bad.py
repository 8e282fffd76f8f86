"""Bots that do something wrong: at their second decision, unless it is said otherwise.

    python3 bad.py HOW [MARK]

The mark does nothing; it lets a test find the processes it has started.
"""
import json
import os
import signal
import subprocess
import sys
import time

from calm import decide

FOREVER = 1000  # seconds; nobody waits for them


def write(text):
    """Writes it as it is, at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(action):
    """An answer in good form."""
    write(json.dumps({"action": action}) + "\n")


def die(_):
    """With a line begun."""
    write('{"action":"st')
    os._exit(7)


def kill(_):
    """By a signal."""
    os.kill(os.getpid(), signal.SIGKILL)


def stall(_):
    """Says nothing more."""
    time.sleep(FOREVER)


def close(_):
    """Closes its output and goes on living."""
    os.close(1)
    time.sleep(FOREVER)


def flood(_):
    """A line that never ends."""
    while True:
        write("x" * 4096)


def chatter(legal):
    """A note on standard output, where none belongs."""
    write("thinking...\n" + json.dumps({"action": decide(legal)}) + "\n")


def orphan(_):
    """Dies, and leaves a child behind that holds its pipes open."""
    subprocess.Popen([sys.executable, __file__, "sleep", *sys.argv[2:]])
    os._exit(9)


BAD = {
    "die": die,
    "kill": kill,
    "stall": stall,
    "close": close,
    "flood": flood,
    "chatter": chatter,
    "orphan": orphan,
    "nonsense": lambda _: write("I surrender\n"),
    "bytes": lambda _: (sys.stdout.buffer.write(b"\xff\x00\x1b[2J\n"), write("")),
    "list": lambda _: write('["stop"]\n'),
    "number": lambda _: write('{"action":7}\n'),
    "twice": lambda _: write('{"action":"stop","action":"pass"}\n'),
    "dance": lambda _: answer("dance"),
    "long": lambda _: answer("x" * 1000),
    "illegal": lambda _: answer("roll 5"),
    "huge": lambda _: answer("x" * 100000),
    "forever": lambda legal: answer(decide(legal)),  # see main
    "parent": lambda legal: answer(decide(legal)),
}


def play(how):
    """Does well once, then what it is for."""
    decisions = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["op"] == "new" and how == "eager":
            write("ready\n")
        if message["op"] != "decide":
            continue
        decisions += 1
        if decisions == 2 and how in BAD:
            BAD[how](message["legal"])
        else:
            answer(decide(message["legal"]))


def main():
    """Some of them are bad from the start, or only at the end."""
    how = sys.argv[1]
    if how == "sleep":
        time.sleep(FOREVER)
    if how == "forever":  # will not go
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if how == "parent":  # has children that do not go
        subprocess.Popen([sys.executable, __file__, "sleep", *sys.argv[2:]])
    play(how)
    if how == "forever":
        time.sleep(FOREVER)


if __name__ == "__main__":
    main()
