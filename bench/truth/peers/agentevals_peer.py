"""Trajectory matching of LangChain's `agentevals`: python agentevals_peer.py JOB VARIANT"""

import json
import sys

from agentevals.trajectory.match import create_trajectory_match_evaluator


def messages(calls):
    return [
        {"role": "user", "content": "task"},
        {
            "role": "assistant",
            "content": "",
            "tool_calls": [
                {"id": str(i), "type": "function", "function": {"name": c["tool"], "arguments": json.dumps(c["arguments"])}}
                for i, c in enumerate(calls)
            ],
        },
    ]


mode = {"recorded": "superset", "effects": "unordered"}[sys.argv[2]]
with open(sys.argv[1], encoding="utf-8") as job:
    for line in job:
        item = json.loads(line)
        keys = {}
        for call in item["expected"]:
            keys.setdefault(call["tool"], [k for k in call["asked"] if "." not in k])
        evaluate = create_trajectory_match_evaluator(trajectory_match_mode=mode, tool_args_match_overrides=keys or None)
        calls = item["calls"] if sys.argv[2] == "recorded" else item["effects"]
        result = evaluate(outputs=messages(calls), reference_outputs=messages(item["expected"]))
        print(json.dumps([item["id"], bool(result["score"])]))
