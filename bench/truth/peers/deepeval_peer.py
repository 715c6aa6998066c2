"""`ToolCorrectnessMetric` and `PatternMatchMetric` of DeepEval: python deepeval_peer.py JOB VARIANT"""

import json
import re
import sys

from deepeval.metrics import PatternMatchMetric, ToolCorrectnessMetric
from deepeval.test_case import LLMTestCase, ToolCall, ToolCallParams


def tools(calls):
    return [ToolCall(name=c["tool"], input_parameters=c["arguments"]) for c in calls]


with open(sys.argv[1], encoding="utf-8") as job:
    for line in job:
        item = json.loads(line)
        recorded = sys.argv[2] == "recorded"
        metric = ToolCorrectnessMetric(
            threshold=1,
            evaluation_params=[ToolCallParams.INPUT_PARAMETERS],
            should_consider_ordering=recorded and item["ordered"],
            should_exact_match=not recorded,
            async_mode=False,
            include_reason=False,
        )
        case = LLMTestCase(
            input=item["prompt"],
            actual_output=item["said"],
            tools_called=tools(item["calls"] if recorded else item["effects"]),
            expected_tools=tools(item["expected"]),
        )
        passes = metric.measure(case, _show_indicator=False) == 1
        for needle in item["needles"]:
            pattern = PatternMatchMetric(pattern=f"(?s).*{re.escape(needle)}.*", ignore_case=True)
            passes = passes and pattern.measure(case, _show_indicator=False) == 1
        print(json.dumps([item["id"], passes]))
