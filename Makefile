# `make` alone says what can be made. Needs Python 3.11 or later and make; brings the rest itself.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
HOUSE := $(VENV)/.house
TOOLS := $(VENV)/.tools
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PAGE := $(BIN)/python hatch_build.py
NPM := $(PAGE) npm

.PHONY: help
help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-9s %s\n", $$1, $$2}' Makefile

# --- for those who play ---

.PHONY: play install page
play: install ## start the house and open its page (ARGS for more: make play ARGS=--help)
	@exec $(BIN)/ludejo $(ARGS)

install: page ## make .venv/bin/ludejo, with the page built and without developers' tools

page: $(HOUSE)
	@$(PAGE)

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

# The page is a target of its own: the editable install leaves it alone.
$(HOUSE): $(VENV)/pyvenv.cfg requirements/house.txt pyproject.toml
	@echo "Installing what the house is built from"
	@$(PIP) --require-hashes -r requirements/house.txt
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# --- for those who build ---

.PHONY: test lint test-web test-python
test: lint test-web test-python ## run every check and every test

lint: $(TOOLS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test-web: page types
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run test

test-python: $(TOOLS) page
	$(BIN)/pytest --numprocesses=auto --dist=loadgroup $(ARGS)

.PHONY: types bench wheel docs picture
types: $(TOOLS) page
	$(BIN)/python -m ludejo.server.schema > web/openapi.json
	$(NPM) run types

bench: $(TOOLS) page ## measure, beside other people's programs in the same run
	$(BIN)/python -m benchmarks.bench_referee
	$(BIN)/python -m benchmarks.bench_house

wheel: page ## make dist/ludejo-*.whl and the source archive, the built page inside
	$(BIN)/python -m build --no-isolation --outdir dist

docs: $(TOOLS) ## build docs/_build/index.html
	$(BIN)/sphinx-build --fail-on-warning --quiet docs docs/_build

picture: page ## draw the README's picture anew
	$(NPM) run sync
	LUDEJO=$(abspath $(BIN)/ludejo) $(NPM) exec -- node ../docs/picture.mjs

.PHONY: fmt lock clean
fmt: $(TOOLS) page ## put the sources into their form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
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
	  .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -prune -exec rm -rf {} +

$(TOOLS): $(HOUSE) requirements/dev.txt
	@echo "Installing developers' tools"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@
