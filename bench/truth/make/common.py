"""What both makers share: mutations of a list of calls, and the files that they write."""

import hashlib
import json
import os
import random
from concurrent.futures import ProcessPoolExecutor

SCHEMA = "agent-eval/trace@1"


def rng_of(*parts):
    """A source of chance that depends on nothing but its name, so that every run of the maker writes the same bytes."""
    return random.Random(int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:8], "big"))


def leaves(value, path=()):
    """The paths of the plain values of some arguments."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list) and value:
        for index, inner in enumerate(value):
            yield from leaves(inner, (*path, index))
    else:
        yield path


def changed_value(value, rng):
    """Another value of the same kind: number + 1, one character of a text, the other truth value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str) and value:
        at = rng.randrange(len(value))
        old = value[at]
        new = str((int(old) + 1) % 10) if old.isdigit() else ("b" if old != "b" else "c")
        return value[:at] + new + value[at + 1 :]
    return "changed"


def changed(arguments, path, rng):
    """A copy of some arguments in which one value is another."""
    copied = json.loads(json.dumps(arguments))
    inner = copied
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = changed_value(inner[path[-1]], rng)
    return copied


class Part:
    """One file of the runs of a set, with their labels, and what each task expects."""

    def __init__(self, folder, name):
        os.makedirs(os.path.join(folder, "runs"), exist_ok=True)
        self.runs = open(os.path.join(folder, "runs", f"{name}.jsonl"), "w", encoding="utf-8")
        self.labels = {}
        self.tasks = {}
        self.left_out = {}
        self.seen = set()

    def leave_out(self, why):
        self.left_out[why] = self.left_out.get(why, 0) + 1

    def write(self, run_id, trace, label):
        """Writes a run, once: a mutant that equals a run of the same task is none."""
        body = json.dumps([trace["scenario"], trace["events"], trace.get("answer")], sort_keys=True)
        key = hashlib.sha256(body.encode()).digest()
        if key in self.seen:
            return self.leave_out("equal to another run of its task")
        self.seen.add(key)
        self.labels[run_id] = label
        line = {"schema": SCHEMA, "id": run_id, **trace}
        self.runs.write(json.dumps(line, ensure_ascii=False, sort_keys=True) + "\n")

    def done(self):
        self.runs.close()
        return self.labels, self.tasks, self.left_out


def make(folder, names, work, versions):
    """Makes the parts of a set, as many at once as there are processors, and writes what they have in common."""
    labels, tasks, left_out = {}, {}, {}
    with ProcessPoolExecutor(max_workers=min(len(names), os.cpu_count() or 1)) as pool:
        for of_part in pool.map(work, [folder] * len(names), names):
            labels.update(of_part[0])
            tasks.update(of_part[1])
            for why, count in of_part[2].items():
                left_out[why] = left_out.get(why, 0) + count
    for name, value in (("labels", labels), ("tasks", tasks)):
        with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf-8") as file:
            json.dump(value, file, ensure_ascii=False, sort_keys=True, indent=0)
    with open(os.path.join(folder, "about.json"), "w", encoding="utf-8") as file:
        json.dump({"versions": versions, "left_out": left_out, "runs": len(labels)}, file, sort_keys=True)
