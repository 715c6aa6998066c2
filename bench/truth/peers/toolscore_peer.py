"""`evaluate` of Toolscore: python toolscore_peer.py JOB VARIANT"""

import json
import sys

from toolscore import ANY, evaluate


def gold(call):
    asked = set(call["asked"])
    return {"tool": call["tool"], "args": {k: v if k in asked else ANY for k, v in call["arguments"].items()}}


def actual(call):
    return {"tool": call["tool"], "args": call["arguments"], "result": call.get("result"), "is_error": call["failed"]}


with open(sys.argv[1], encoding="utf-8") as job:
    for line in job:
        item = json.loads(line)
        recorded = sys.argv[2] == "recorded"
        # With surplus calls allowed the recall of required calls alone decides; else the whole default score.
        weights = {
            "selection_accuracy": 0,
            "argument_f1": 0,
            "sequence_accuracy": 0,
            "redundant_rate": 0,
            "required_call_recall": 1,
        }
        result = evaluate(
            expected=[gold(c) for c in item["expected"]],
            actual=[actual(c) for c in (item["calls"] if recorded else item["effects"])],
            weights=weights if recorded else None,
            strict=True,
            forbidden=[{"tool": tool} for tool in item["forbidden"]],
        )
        print(json.dumps([item["id"], result.score >= 0.999999 and not result.policy_violations]))
