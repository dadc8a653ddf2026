# Every target sets up what it needs by itself: a fresh machine has Python 3.11 and make.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/pip install -qq --disable-pip-version-check --no-input --no-compile
LOCK := locks/requirements-dev.txt
TYPED := $(wildcard src tests bench studies examples)
WHICH := import ludoteca.build as b; print(b.description())

CHECK := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11")'

# What follows is the head of a group of processes, and can be stopped with all that it starts.
IN_GROUP := $(PYTHON) -c 'import os, sys; os.setpgid(0, 0); os.execvp(sys.argv[1], sys.argv[1:])'

# What has been read once is kept, whatever the machine says: tests start hundreds of processes. So
# installing need not compile what nobody may ever import.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run behind test quick lint build full web docs pictures checked chromium caddy browsers dist bench lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

run: ## serve the games at a printed address; what makes the bots faster is compiled meanwhile
	@$(MAKE) --no-print-directory --jobs=2 .venv/.runnable web
	@$(BIN)/python -c '$(WHICH)' >/dev/null 2>&1 || $(without_compiled) || true
	@mkdir -p build; $(IN_GROUP) $(MAKE) --no-print-directory --silent behind >build/behind.log 2>&1 </dev/null & \
	trap "kill -- -$$! 2>/dev/null" EXIT INT TERM; echo "== serve (Ctrl-C stops)"; $(BIN)/ludoteca serve

test: ## every check: lint, all tests compiled, those marked 'pure' interpreted
	@$(MAKE) --no-print-directory --jobs=2 full lint checked docs chromium caddy
	@which=$$(env -u LUDOTECA_PURE $(BIN)/python -c '$(WHICH)') && \
	echo "== tests, $$which" && \
	env -u LUDOTECA_PURE LUDOTECA_EXPECT=$$which $(BIN)/python -m tests.suite && \
	if [ $$which = compiled ]; then echo "== tests marked pure, interpreted" && \
	LUDOTECA_PURE=1 LUDOTECA_EXPECT=interpreted $(BIN)/python -m tests.suite pure; fi

quick: .venv/.installed ## what one runs every few minutes: ruff, mypy, and the tests of what has changed
	@$(MAKE) --no-print-directory lint
	@$(BIN)/python -m tests.quick

lint: .venv/.installed ## ruff, mypy --strict, and the workflows of a public forge
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@echo "== ruff"
	@$(BIN)/ruff check setup.py $(TYPED)
	@$(BIN)/ruff format --check setup.py $(TYPED)
	@echo "== mypy"
	@$(BIN)/mypy $(TYPED)

build: .venv/.installed ## compile in place what has changed, in seconds; at half the speed of `make full`
	@$(call in_place,compiled|quick,quick)

full: .venv/.installed ## compile for full speed, in a minute; make test, bench and dist do so by themselves
	@$(call in_place,compiled,strict)

# Unless one of these builds is there already. Without a C compiler nothing is compiled.
in_place = case "$$(env -u LUDOTECA_PURE $(BIN)/python -c '$(WHICH)' 2>&1)" in $(1)) ;; *) \
	echo "== compile, $(2)"; env -u LUDOTECA_PURE LUDOTECA_BUILD=$(2) \
	$(BIN)/python setup.py -q build_ext --inplace </dev/null;; esac

# Compiles while the games are already being served, with a set-up of its own if there is none yet.
behind: $(if $(wildcard .venv/.installed),full,build/compiler/.installed)
	@[ -d build/compiler ] && LUDOTECA_BUILD=strict build/compiler/bin/python setup.py -q build_ext --inplace || true
	@$(MAKE) --no-print-directory docs

build/compiler/.installed: locks/requirements-compile.txt
	@$(call own_set_up,build/compiler)

# A folder with just what a lock names, apart from .venv.
own_set_up = echo "== set up $(1)" && $(PYTHON) -m venv --clear $(1) && $(1)/bin/pip install -qq \
	--disable-pip-version-check --no-input --no-compile --require-hashes --requirement $< </dev/null && touch $@

web: web/node_modules/.installed ## build the browser app into the package
	@echo "== web: build"
	@cd web && npm run --silent build -- --logLevel warn </dev/null

docs: build/guide/.installed ## build the documentation into the package; the server shows it under /docs/
	@echo "== docs"
	@rm -rf src/ludoteca/server/guide
	@LUDOTECA_PURE=1 build/guide/bin/python -m sphinx --quiet --fail-on-warning --keep-going \
	--doctree-dir build/guide/trees docs src/ludoteca/server/guide </dev/null

build/guide/.installed: locks/requirements-docs.txt
	@$(call own_set_up,build/guide)

pictures: build web chromium ## take the pictures of the documentation anew
	@$(BIN)/python -m bench.pictures

checked: web
	@echo "== web: types, lint, tests"
	@cd web && npm run --silent check && npm run --silent lint && npm run --silent test </dev/null

web/node_modules/.installed: web/package-lock.json
	@echo "== web: set up"
	@cd web && npm ci --no-audit --no-fund --loglevel error </dev/null
	@touch $@

# The browser tests drive the machine's own Chromium, the one without windows where there is one; as
# root it is installed where it is missing.
chromium: .venv/.installed
	@command -v chromium-headless-shell >/dev/null || { echo "== set up chromium"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	apt-get update -qq </dev/null; $(call debian,chromium-headless-shell) || \
	command -v chromium >/dev/null || $(call debian,chromium); \
	else command -v chromium chromium-browser >/dev/null || $(BIN)/playwright install chromium </dev/null; fi; }

debian = DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(1) </dev/null >/dev/null

# What docs/server.md puts before the server: fetched for its test where Debian has it, not installed.
caddy: chromium
	@[ -x build/caddy/usr/bin/caddy ] || command -v caddy >/dev/null || ! command -v apt-get >/dev/null || { \
	echo "== fetch caddy"; mkdir -p build/caddy && cd build/caddy && \
	{ apt-get download -qq caddy || { apt-get update -qq && apt-get download -qq caddy; }; } </dev/null 2>/dev/null && \
	dpkg -x caddy_*.deb . && rm caddy_*.deb || echo "Debian's caddy is not to be had: its test is left out"; }

browsers: chromium ## install WebKit and Firefox too, in which the tests play a game of each where they are there
	@echo "== set up webkit and firefox"
	@apt-get update -qq </dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y \
	webkit2gtk-driver xvfb firefox-esr </dev/null >/dev/null

dist: full web docs ## sdist and wheel, with the browser app and the documentation inside, into dist/
	@echo "== dist"
	@env -u LUDOTECA_PURE $(BIN)/uv build --quiet --no-config --no-build-isolation --python $(BIN)/python --sdist --wheel --out-dir dist </dev/null
	@ls dist

bench: full ## how fast it is, compiled and interpreted; AGAINST=FILE names what fell since that run
	@$(BIN)/python -m bench $(if $(AGAINST),--against $(AGAINST))

lock: ## write the locks again; UPGRADE=1 takes the newest versions
	@[ -x $(BIN)/uv ] || { $(PYTHON) -m venv .venv && $(PIP) uv; }
	@$(call compile,requirements-run.txt) --extra server --extra press --group install
	@$(call compile,requirements-dev.txt) --extra server --extra press --group dev
	@$(call compile,requirements-compile.txt) --group compile
	@$(call compile,requirements-docs.txt) --group docs

compile = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-config $(if $(UPGRADE),--upgrade) pyproject.toml --output-file locks/$(1)

# What was compiled of other sources is refused: then they serve themselves, until it is made anew.
without_compiled = find src \( -name '*.so' -o -name '*.pyd' \) -delete

clean: ## remove everything that was made here
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -f src/ludoteca/compiled.json
	$(without_compiled)
	find src tests $(wildcard bench studies) -name __pycache__ -prune -exec rm -rf {} +

# Enough to serve the games. A set-up for development is more than enough.
.venv/.runnable: $(if $(wildcard .venv/.installed),.venv/.installed,locks/requirements-run.txt)
	@[ -e .venv/.installed ] || { echo "== set up .venv to serve" && $(CHECK) && \
	$(PYTHON) -m venv --clear .venv && $(PIP) --require-hashes --requirement $< </dev/null && \
	LUDOTECA_PURE=1 $(PIP) --no-deps --no-build-isolation --editable . </dev/null; }
	@touch $@

.venv/.locked: $(LOCK)
	@echo "== set up .venv"
	@$(CHECK)
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) --require-hashes --requirement $(LOCK) </dev/null
	@touch $@

# A new set-up may compile otherwise: without the manifest `make full` starts again.
.venv/.installed: .venv/.locked pyproject.toml setup.py
	@echo "== install ludoteca, editable"
	@rm -f src/ludoteca/compiled.json
	@LUDOTECA_PURE=1 $(PIP) --no-deps --no-build-isolation --editable . </dev/null
	@touch $@
