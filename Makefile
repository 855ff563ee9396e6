# `make` alone says what can be made. Needs Python 3.11 or later and make; brings the rest itself.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
HOUSE := $(VENV)/.house
TOOLS := $(VENV)/.tools
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
BUILD := $(BIN)/python hatch_build.py
NPM := $(BUILD) npm

NATIVE := $(wildcard native/*/*.cpp native/*/*.hpp)

.PHONY: help
help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-14s %s\n", $$1, $$2}' Makefile

# --- for those who play ---

.PHONY: play install built
play: install ## start the house and open its page (ARGS for more: make play ARGS=--help)
	@exec $(BIN)/ludejo $(ARGS)

install: built ## make .venv/bin/ludejo, page and engine built, without developers' tools

built: $(HOUSE)
	@$(BUILD)

# PYTHON chooses the interpreter: make PYTHON=python3.13 install
$(VENV)/pyvenv.cfg:
	@python=; for name in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	  if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then python=$$name; break; fi; done; \
	if [ -z "$$python" ]; then \
	  echo "Ludejo needs Python 3.11 or later; found none$(if $(PYTHON), in PYTHON=$(PYTHON))." >&2; \
	  echo "Where it has a name of its own, say so: make PYTHON=/path/to/python3" >&2; exit 1; fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	  echo "Python's venv module is missing. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; fi; \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV)

# Page and engine are a target of their own: the editable install leaves them alone.
$(HOUSE): $(VENV)/pyvenv.cfg requirements/house.txt pyproject.toml
	@echo "Installing what the house is built from"
	@$(PIP) --require-hashes -r requirements/house.txt
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# --- for those who build ---

.PHONY: test checks lint test-web test-python test-native fuzz
test: checks test-python ## run every check and every test

# Beside one another: most of their steps keep one core busy. The tests in Python share out themselves.
checks: $(TOOLS) built
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target lint test-web test-native

lint: $(TOOLS) built
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/clang-format --dry-run -Werror $(NATIVE)

test-web: built types
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run test

test-python: $(TOOLS) built
	$(BIN)/pytest --numprocesses=auto $(ARGS)

# Without MAKEFLAGS: Ninja would look for a jobserver of make's that only makes are given.
NINJA := MAKEFLAGS= $(BIN)/cmake --build
CMAKE := $(BIN)/cmake -G Ninja -D CMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja) -S native

# What asks most of the engine's edge to Python: arrays, texts, threads. The sanitizers want their
# libraries there before the interpreter, see its texts if each has memory of its own, and say what
# they find beside what pytest catches.
FOR_PYTHON = -D LUDEJO_PYTHON=ON -D Python_EXECUTABLE=$(abspath $(BIN)/python) \
  -D nanobind_DIR=$$($(BIN)/python -m nanobind --cmake_dir)
SANITIZED = LUDEJO_NATIVE=build/sanitized ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
  LD_PRELOAD="$$(echo $$(ldd build/sanitized/_native.* | awk '/lib(asan|stdc\+\+)/ {print $$3}'))"
EDGE := --capture=sys $(patsubst %,tests/native/test_%.py,actions batch refusals small_boards) \
  tests/engine/test_watching.py -k 'not by_what_it_has_thought'

test-native: $(TOOLS)
	@$(CMAKE) -B build/sanitized -D LUDEJO_TESTS=ON -D LUDEJO_BENCHMARKS=ON \
	  -D LUDEJO_SANITIZE=address,undefined $(FOR_PYTHON) >/dev/null
	@$(NINJA) build/sanitized -- --quiet
	build/sanitized/tests
	@for target in shell kruco play; do \
	  build/sanitized/fuzz_$$target native/fuzz/seeds-$$target || exit 1; done
	$(BIN)/python -m benchmarks.strength build/sanitized/strength --games 2 --seconds 0.01 \
	  decoupled-uct textbook-uct greedy learned-greedy attacker two-turn-attacker
	$(BIN)/python -m benchmarks.ladder build/sanitized/ladder --games 2 --steps 2
	LUDEJO_PROGRAMS=build/sanitized $(BIN)/pytest tests/native/solved_whole.py
	$(SANITIZED) $(BIN)/pytest -p tests.native.sanitized $(EDGE)

FUZZ_SECONDS := 60
fuzz: $(TOOLS) ## feed the engine with anything (needs clang; FUZZ_SECONDS for each of three)
	@$(CMAKE) -B build/fuzz -D CMAKE_CXX_COMPILER=clang++ -D LUDEJO_FUZZ=ON \
	  -D LUDEJO_SANITIZE=address,undefined >/dev/null
	@$(NINJA) build/fuzz -- --quiet
	@for target in shell kruco play; do mkdir -p build/fuzz/corpus-$$target && \
	  build/fuzz/fuzz_$$target -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1 \
	  build/fuzz/corpus-$$target native/fuzz/seeds-$$target || exit 1; done

strength: $(TOOLS) built ## measure both searches against other players (Kruco's: after make peers)
	@$(CMAKE) -B build/benchmarks -D LUDEJO_BENCHMARKS=ON >/dev/null
	@$(NINJA) build/benchmarks -- --quiet
	$(BIN)/python -m benchmarks.strength_kruco $(KRUCO); kruco=$$?; \
	$(BIN)/python -m benchmarks.strength build/benchmarks/strength $(ARGS) && exit $$kruco

exploitability: $(TOOLS) built ## measure on small boards what can be won from who knows the search
	@$(CMAKE) -B build/benchmarks -D LUDEJO_BENCHMARKS=ON >/dev/null
	@$(NINJA) build/benchmarks -- --quiet
	$(BIN)/python -m benchmarks.exploitability build/benchmarks/exploitability $(ARGS)

ladder: $(TOOLS) built ## let each level play the one below (ARGS for less: ARGS="--games 40")
	@$(CMAKE) -B build/benchmarks -D LUDEJO_BENCHMARKS=ON >/dev/null
	@$(NINJA) build/benchmarks -- --quiet
	$(BIN)/python -m benchmarks.ladder build/benchmarks/ladder $(ARGS)

.PHONY: types agree strength exploitability ladder bench peers wheel docs picture
types: $(TOOLS) built
	$(BIN)/python -m ludejo.server.schema > web/openapi.json
	$(NPM) run types

agree: $(TOOLS) built ## hold the native engine against the referee (ARGS for more or fewer plies)
	$(BIN)/python -m benchmarks.agree $(ARGS)

bench: $(TOOLS) built ## measure, beside other people's programs in the same run
	$(BIN)/python -m benchmarks.bench_referee
	$(BIN)/python -m benchmarks.bench_native
	$(BIN)/python -m benchmarks.bench_house

peers: $(TOOLS) ## install other people's programs that `make bench` can measure beside ours
	@$(PIP) 'pip>=25.1' # the first that knows groups
	@$(PIP) --group peers
	@$(BIN)/python -m venv build/pgx
	@$(BIN)/python -m pip --python build/pgx --disable-pip-version-check install --quiet --group pgx

wheel: built ## make dist/ludejo-*.whl and the source archive, the built page inside
	$(BIN)/python -m build --no-isolation --outdir dist

docs: $(TOOLS) ## build docs/_build/index.html
	$(BIN)/sphinx-build --fail-on-warning --quiet docs docs/_build

picture: built ## draw the README's picture anew
	$(NPM) run sync
	LUDEJO=$(abspath $(BIN)/ludejo) $(NPM) exec -- node ../docs/picture.mjs

.PHONY: fmt lock clean
fmt: $(TOOLS) built ## put the sources into their form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(NATIVE)
	$(NPM) run format

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
  --generate-hashes --no-header --no-emit-index-url
lock: $(TOOLS) ## fix newer versions of what others wrote
	$(PIP) uv
	$(LOCK) --upgrade --group dev --output-file requirements/dev.txt
	$(LOCK) --upgrade --group build --constraints requirements/dev.txt \
	  --output-file requirements/house.txt
	$(NPM) update

clean: ## remove all that was made, except players' games
	rm -rf $(VENV) build dist docs/_build web/node_modules web/.svelte-kit web/openapi.json \
	  web/src/lib/api.d.ts src/ludejo/server/page test-results \
	  src/ludejo/engine/_native.*.* web/src/lib/engine/engine.wasm \
	  .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -prune -exec rm -rf {} +

$(TOOLS): $(HOUSE) requirements/dev.txt
	@echo "Installing developers' tools"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@
