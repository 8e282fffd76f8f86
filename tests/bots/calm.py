"""A bot that declines wherever it may, and writes all that is said into a file if one is named.

    python3 calm.py [FILE]
"""
import json
import sys

DECLINE = ("stop", "pass", "done", "skip", "hold", "stay", "wait")


def decide(legal):
    """The first action that declines; where there is none, the first of all."""
    calm = [action for action in legal if action.split()[0] in DECLINE]
    return (calm or legal)[0]


def main():
    """Answers, and keeps a record."""
    record = open(sys.argv[1], "a", encoding="utf-8") if len(sys.argv) > 1 else None
    for line in sys.stdin:
        said = ["> " + line]
        message = json.loads(line)
        if message["op"] == "decide":
            answer = json.dumps({"action": decide(message["legal"])})
            said.append("< " + answer + "\n")
            print(answer, flush=True)
        if record:
            record.writelines(said)
            record.flush()


if __name__ == "__main__":
    main()
