"""Runs a command and tells its time and largest memory: python measure.py OUT COMMAND…  (prints seconds and megabytes as JSON)"""

import json
import resource
import subprocess
import sys
import time

started = time.perf_counter()
with open(sys.argv[1], "w", encoding="utf-8") as out:
    code = subprocess.run(sys.argv[2:], stdout=out, stderr=subprocess.PIPE, check=False)
seconds = time.perf_counter() - started
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(
    json.dumps(
        {
            "seconds": round(seconds, 3),
            "cpu": round(usage.ru_utime + usage.ru_stime, 3),
            "megabytes": round(usage.ru_maxrss / 1024),
            "status": code.returncode,
            "said": code.stderr.decode(errors="replace")[-600:],
        }
    )
)
