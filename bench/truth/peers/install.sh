#!/usr/bin/env bash
# Installs the peers, each into a folder of its own below bench/truth/.peers (or TRUTH_PEERS). About 3 GB.
set -eu
root=${TRUTH_PEERS:-$(dirname "$0")/../.peers}
mkdir -p "$root"
for package in agentevals==0.0.7 agentevals-cli==0.11.0 deepeval==4.3.1 tool-scorer==1.10.0; do
  python3 -m venv "$root/${package%%==*}"
  "$root/${package%%==*}/bin/pip" install --quiet "$package"
done
mkdir -p "$root/promptfoo" "$root/mastra-evals"
(cd "$root/promptfoo" && npm init -y >/dev/null && npm install --no-audit --no-fund promptfoo@0.123.1)
(cd "$root/mastra-evals" && npm init -y >/dev/null && npm install --no-audit --no-fund @mastra/evals@1.10.2)
