"""Writes labelled runs of the multi-turn sets of BFCL: the expected calls, executed by BFCL's own classes, and mutants of them.

    python make_bfcl.py FOLDER

A run holds the calls with their results, and the state after each turn of the user. Its label is what BFCL's own
`multi_turn_checker` says of the calls. No model is asked and nothing is fetched.
"""

import ast
import hashlib
import importlib.metadata
import inspect
import json
import os
import sys

import bfcl_eval
from bfcl_eval.eval_checker.multi_turn_eval import multi_turn_checker as checker
from bfcl_eval.eval_checker.multi_turn_eval import multi_turn_utils as utils

from common import Part, changed, leaves, make, rng_of

CATEGORIES = ("base", "miss_func", "miss_param", "long_context")
# So many mutants of a task, of the operators in turn.
MUTANTS = 5
DATA = os.path.join(os.path.dirname(bfcl_eval.__file__), "data")


def load(category):
    def lines(*parts):
        with open(os.path.join(DATA, *parts), encoding="utf-8") as file:
            return [json.loads(line) for line in file if line.strip()]

    name = f"BFCL_v4_multi_turn_{category}.json"
    expected = {entry["id"]: entry["ground_truth"] for entry in lines("possible_answer", name)}
    return [(entry, expected[entry["id"]]) for entry in lines(name)]


def signatures(classes):
    """The names of the parameters of each tool, as BFCL's classes declare them."""
    found = {}
    for name in classes:
        module = importlib.import_module(utils.CLASS_FILE_PATH_MAPPING[name])
        for tool, method in inspect.getmembers(getattr(module, name), inspect.isfunction):
            if not tool.startswith("_"):
                found[tool] = [p for p in inspect.signature(method).parameters if p != "self"]
    return found


def parsed(text, names):
    """A call as BFCL writes it, as the tool and its arguments by name."""
    node = ast.parse(text, mode="eval").body
    tool = node.func.id
    arguments = {names[tool][i]: ast.literal_eval(a) for i, a in enumerate(node.args)}
    arguments.update({k.arg: ast.literal_eval(k.value) for k in node.keywords})
    return tool, json.loads(json.dumps(arguments))


def written(call):
    tool, arguments = call
    return f"{tool}({', '.join(f'{k}={v!r}' for k, v in arguments.items())})"


def forget():
    """BFCL keeps the instances of a run among the globals of its module."""
    for name in [n for n in vars(utils) if n.endswith("_instance")]:
        delattr(utils, name)


def plain(value):
    """A state as JSON. What BFCL does not compare (names with `_`, parents) is left out; a long text is its hash."""
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple, set)):
        return [plain(v) for v in (sorted(value, key=str) if isinstance(value, set) else value)]
    if isinstance(value, str):
        return value if len(value) <= 400 else "sha256:" + hashlib.sha256(value.encode()).hexdigest()
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if hasattr(value, "__dict__"):
        return {k: plain(v) for k, v in vars(value).items() if not k.startswith("_") and k != "parent"}
    return str(value)


def execute(turns, entry, category):
    """The results of the calls of each turn, and the state at the beginning and after each turn."""
    forget()

    def step(calls):
        return utils.execute_multi_turn_func_call(
            [written(c) for c in calls],
            entry["initial_config"],
            entry["involved_classes"],
            "run",
            entry["id"],
            long_context=category == "long_context",
            is_evaL_run=True,
        )

    _, instances = step([])
    before = plain({k: v for k, v in instances.items()})
    results, states = [], []
    for calls in turns:
        result, instances = step(calls)
        results.append(result)
        states.append(plain({k: v for k, v in instances.items()}))
    forget()
    return results, before, states


def is_good(turns, expected, entry, category):
    forget()
    model = [[[written(c) for c in calls]] if calls else [] for calls in turns]
    verdict = checker.multi_turn_checker(model, expected, entry, f"multi_turn_{category}", "label")
    forget()
    return bool(verdict["valid"]), verdict.get("error_type", "")


def failed(result):
    if result.startswith("Error during execution"):
        return True
    try:
        value = json.loads(result)
    except ValueError:
        return False
    return isinstance(value, dict) and "error" in value


def trace(turns, results, before, states, entry):
    texts = ["\n".join(m["content"] for m in messages) for messages in entry["question"]]
    texts = [t or "A function that was missing can be called now." for t in texts]
    events = []
    turn = 0
    for index, calls in enumerate(turns):
        if index > 0:
            events.append({"type": "user", "text": texts[index]})
        turn += 1
        for (tool, arguments), result in zip(calls, results[index]):
            events.append(
                {
                    "type": "tool_call",
                    "tool": tool,
                    "arguments": arguments,
                    "result": result,
                    "is_error": failed(result),
                    "turn": turn,
                }
            )
        turn += 1
        events.append({"type": "message", "text": "Done.", "turn": turn})
    return {
        "scenario": entry["id"],
        "prompt": texts[0],
        "events": events,
        "answer": "Done.",
        "turns": turn,
        "stop_cause": "completed",
        "state": {"before": {"turns": [], "start": before}, "after": {"turns": states, "start": before}},
    }


def mutants(turns, pool, rng):
    """Small plausible faults, in an order drawn by chance: the operator, and the calls of each turn."""
    places = [(t, c) for t, calls in enumerate(turns) for c in range(len(calls))]
    found = {"drop": [], "repeat": [], "change": [], "swap": [], "insert": [], "late": [], "stop": []}

    def with_calls(at, calls):
        return [calls if t == at else list(c) for t, c in enumerate(turns)]

    for t, c in places:
        calls = turns[t]
        found["drop"].append(with_calls(t, calls[:c] + calls[c + 1 :]))
        found["repeat"].append(with_calls(t, calls[: c + 1] + calls[c:]))
        if c + 1 < len(calls) and calls[c] != calls[c + 1]:
            found["swap"].append(with_calls(t, [*calls[:c], calls[c + 1], calls[c], *calls[c + 2 :]]))
        tool, arguments = calls[c]
        for path in leaves(arguments):
            if path:
                found["change"].append(with_calls(t, [*calls[:c], (tool, changed(arguments, path, rng)), *calls[c + 1 :]]))
        for other in rng.sample(pool, min(2, len(pool))):
            found["insert"].append(with_calls(t, [*calls[: c + 1], other, *calls[c + 1 :]]))
    for t in range(len(turns) - 1):
        if turns[t] and turns[t + 1]:
            moved = with_calls(t, turns[t][:-1])
            moved[t + 1] = [turns[t][-1], *turns[t + 1]]
            found["late"].append(moved)
    for t in range(1, len(turns)):
        found["stop"].append([list(calls) if i < t else [] for i, calls in enumerate(turns)])
    for of in found.values():
        rng.shuffle(of)
    while any(found.values()):
        for operator, of in found.items():
            if of:
                yield operator, of.pop()


def work(folder, category):
    out = Part(folder, category)
    entries = load(category)
    names = signatures({c for entry, _ in entries for c in entry["involved_classes"]})
    calls_of = {e["id"]: [[parsed(c, names) for c in calls] for calls in expected] for e, expected in entries}
    by_class = {}
    for entry, _ in entries:
        for calls in calls_of[entry["id"]]:
            by_class.setdefault(tuple(entry["involved_classes"]), []).extend(calls)
    for entry, expected in entries:
        one_task(out, category, entry, expected, calls_of[entry["id"]], by_class[tuple(entry["involved_classes"])])
    return out.done()


def one_task(out, category, entry, expected, turns, pool):
    name = entry["id"]
    results, before, states = execute(turns, entry, category)
    if execute(turns, entry, category) != (results, before, states):
        return out.leave_out("a task whose replay differs from itself")
    if not is_good(turns, expected, entry, category)[0]:
        return out.leave_out("a task whose expected calls, replayed, are not labelled good")
    out.tasks[name] = {
        "turns": [[{"tool": t, "arguments": a} for t, a in calls] for calls in turns],
        "results": results,
        "states": states,
    }
    out.write(f"{name}/good", trace(turns, results, before, states, entry), {"good": True, "kind": "good"})
    for number, (operator, mutant) in zip(range(MUTANTS), mutants(turns, pool, rng_of("bfcl", name))):
        good, why = is_good(mutant, expected, entry, category)
        run = trace(mutant, *execute(mutant, entry, category), entry)
        out.write(f"{name}/{number}-{operator}", run, {"good": good, "kind": operator, "why": why})


if __name__ == "__main__":
    make(sys.argv[1], CATEGORIES, work, {"bfcl-eval": importlib.metadata.version("bfcl-eval")})
