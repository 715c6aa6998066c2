"""Judges traces with Spark: each partition is piped through agent-eval, and the rows become a table.

    python spark.py 'traces/*.jsonl' rows.parquet

The scenarios lie in the working directory of the workers, and `agent-eval` is on their PATH (or name it in AGENT_EVAL).
What only all traces decide (trials, missing traces) is not in rows: count it from them.
"""

import os
import sys

from pyspark.sql import SparkSession


def main(traces: str, table: str) -> None:
    spark = SparkSession.builder.appName("agent-eval").getOrCreate()
    command = os.environ.get("AGENT_EVAL", "agent-eval") + " run --traces - --report-rows -"
    # One trace a line. A status other than 0 (a wrong option, a scenario that cannot be read) fails the job.
    lines = spark.sparkContext.textFile(traces).pipe(command, checkCode=True)
    rows = spark.read.json(lines)
    rows.write.mode("overwrite").parquet(table)
    rows.groupBy("scenario", "dimension", "verdict").count().orderBy("scenario", "dimension", "verdict").show(100, False)
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
