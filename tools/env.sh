# Read by ./check, ./play and the tools: goes to the project's folder and gives two functions.
#   ready [--group NAME ...]   makes .venv (or UV_PROJECT_ENVIRONMENT) as uv.lock says, fetching uv into .tools when there is none
#   run COMMAND ...            runs a command in it
# Needs python3 and pip, nothing else; no venv module, no administrator.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset PYTHONDONTWRITEBYTECODE # hundreds of processes are started: none should read all sources anew

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 2; }

find_uv() {
  UV="$(command -v uv || true)"
  if [ -n "$UV" ]; then return; fi
  UV="$PWD/.tools/bin/uv"
  if [ -x "$UV" ]; then return; fi
  command -v python3 >/dev/null || fail "Cenabum needs Python 3.11 or newer, but there is no python3 on the PATH."
  python3 -m pip --version >/dev/null 2>&1 || fail "Cenabum needs pip for python3 (Debian and Ubuntu: apt install python3-pip)."
  say "Fetching uv into .tools ..."
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools --require-hashes -r tools/uv.txt ||
    fail "pip could not fetch uv. Install it yourself (https://docs.astral.sh/uv) and try again."
}

# uv does not read pip's configuration: on a machine with a package index of its own, hand it on.
find_index() {
  if [ -n "${UV_DEFAULT_INDEX:-}" ]; then return; fi
  local index="${PIP_INDEX_URL:-}"
  if [ -z "$index" ]; then index="$(python3 -m pip config get global.index-url 2>/dev/null || true)"; fi
  if [ -n "$index" ]; then export UV_DEFAULT_INDEX="$index"; fi
}

# The lock names the files of pypi.org; where only the machine's own index can be reached, take the same versions from there.
ready_from_index() {
  say "Trying the same versions from $UV_DEFAULT_INDEX ..."
  local place="${UV_PROJECT_ENVIRONMENT:-.venv}"
  if [ ! -d "$place" ]; then "$UV" venv --quiet --no-python-downloads "$place"; fi
  "$UV" export --quiet --frozen --no-emit-project "$@" | "$UV" pip install --quiet --python "$place" --require-hashes -r - &&
    "$UV" pip install --quiet --python "$place" --no-deps --editable .
}

ready() {
  export UV_PYTHON_DOWNLOADS=never
  find_uv
  if "$UV" sync --quiet --frozen --inexact --check "$@" 2>/dev/null; then return; fi
  find_index
  if "$UV" sync --quiet --frozen --inexact "$@"; then return; fi
  if [ -n "${UV_DEFAULT_INDEX:-}" ] && ready_from_index "$@"; then return; fi
  fail "The packages Cenabum needs could not be installed; the lines above say why."
}

run() { "$UV" run --quiet --frozen --no-sync "$@"; }
