"""ADK's trajectory matcher by `agentevals-cli`: python adk_peer.py JOB VARIANT"""

import asyncio
import json
import sys
import warnings

warnings.simplefilter("ignore")

from agentevals.builtin_metrics import evaluate_builtin_metric  # noqa: E402
from google.adk.evaluation.eval_case import IntermediateData, Invocation  # noqa: E402
from google.genai import types  # noqa: E402


def invocation(calls):
    uses = [types.FunctionCall(name=c["tool"], args=c["arguments"]) for c in calls]
    content = types.Content(role="user", parts=[types.Part(text="task")])
    return Invocation(invocation_id="i", user_content=content, intermediate_data=IntermediateData(tool_uses=uses))


async def main():
    with open(sys.argv[1], encoding="utf-8") as job:
        for line in job:
            item = json.loads(line)
            recorded = sys.argv[2] == "recorded"
            kind = ("IN_ORDER" if item["ordered"] else "ANY_ORDER") if recorded else "EXACT"
            calls = item["calls"] if recorded else item["effects"]
            result = await evaluate_builtin_metric(
                "tool_trajectory_avg_score",
                [invocation(calls)],
                [invocation(item["expected"])],
                judge_model=None,
                threshold=1.0,
                match_type=kind,
            )
            if result.error:
                raise SystemExit(result.error)
            print(json.dumps([item["id"], result.score == 1.0]))


asyncio.run(main())
