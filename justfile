# Developers' chores; `just` lists them. Players need only ./play and ./test.

python := ".venv/bin/python"
uv := if path_exists(".tools/bin/uv") == "true" { ".tools/bin/uv" } else { "uv" }

_list:
    @"{{ just_executable() }}" --list --unsorted

# make or renew the environment
[group('start')]
setup:
    sh scripts/environment

# run `paddock ARGS`
[group('start')]
[positional-arguments]
play *ARGS:
    ./play "$@"

# everything that CI runs; `just test quick`, `just test PATHS`
[group('check')]
[positional-arguments]
test *ARGS:
    ./test "$@"

# lint, format, types
[group('check')]
check: setup
    .venv/bin/ruff check
    .venv/bin/ruff format --check
    .venv/bin/pyright

# mend what lint and format can mend
[group('check')]
fix: setup
    .venv/bin/ruff check --fix
    .venv/bin/ruff format

# types of the pages from the server's structs; the pages, built and tested
[group('check')]
pages: setup
    {{ python }} scripts/wire.py
    {{ python }} hatch_build.py
    {{ python }} hatch_build.py check
    {{ python }} hatch_build.py test

# tests with interpreted rules: slow, but a debugger can stop in them
[group('check')]
[positional-arguments]
plain *ARGS: setup
    NUMBA_DISABLE_JIT=1 {{ python }} -m pytest -m "not compiled_only" "$@"

# tests with every index checked
[group('check')]
[positional-arguments]
checked *ARGS: setup
    NUMBA_BOUNDSCHECK=1 {{ python }} -m pytest -m "not compiled_only" "$@"

# rule numbers that no test names, or that one language lacks
[group('rules')]
rules: setup
    {{ python }} scripts/rules.py

# count the ways a match can go on: `just perft GAME DEPTH`
[group('rules')]
[positional-arguments]
perft *ARGS: setup
    {{ python }} -m paddock lab perft "$@"

# write the golden transcripts anew; read the difference before you commit it
[group('rules')]
[positional-arguments]
transcripts *ARGS: setup
    {{ python }} -m tests.transcripts "$@"

# renew the lock files; `just lock --upgrade` takes newer versions
[group('keep')]
[positional-arguments]
lock *ARGS: setup
    ./scripts/lock "$@"

# write the next migration of the database from schema.py: `just migration "What changes"`
[group('keep')]
migration MESSAGE: setup
    {{ python }} -m paddock.store.migrate "{{ MESSAGE }}"
    .venv/bin/ruff format --quiet src/paddock/store/migrations

# measure against other libraries: `just bench speed`
[group('keep')]
[positional-arguments]
bench NAME *ARGS: setup
    {{ uv }} pip install --quiet --python {{ python }} --require-hashes -r bench/requirements.lock
    shift; PYTHONPATH=. {{ python }} "bench/{{ NAME }}.py" "$@"

# remove what tools have made, the environment too
[group('keep')]
clean:
    rm -rf .venv .tools .cache .hypothesis .pytest_cache .ruff_cache src/paddock/.compiled build dist
    rm -f .coverage .coverage.*
    find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +
