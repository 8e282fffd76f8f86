# kosynier: a short front over CMake presets. `make help` lists what there is.

SCENARIO ?= raclawice/historical
ARGS ?=
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60
FUZZ_GAMES ?= 10000
export FUZZ_SECONDS FUZZ_GAMES

MAKEFLAGS += --no-print-directory
.PHONY: all help setup play serve terminal quick test check bench bench-server bench-web effort strength train test-train shots fuzz cover rules \
	format install mpi test-mpi clean

all:
	@scripts/build release kosynier

help:
	@echo 'make           builds build/release/kosynier'
	@echo 'make play      installs what is missing, builds, and opens the table in the browser'
	@echo '               (ARGS="--port 8000 --db games.db")'
	@echo 'make serve     the same without opening a browser'
	@echo 'make terminal  a game in the terminal'
	@echo '               (SCENARIO=raclawice/hypothetical, ARGS="--player russian=greedy")'
	@echo 'make quick     builds what changed, and of every kind of test the quickest: two minutes'
	@echo 'make test      installs what is missing, builds, and runs every test'
	@echo 'make check     format, lint, layers, headers, rule coverage, data, both compilers'
	@echo 'make bench     measures the speed of the engine and prints its signature'
	@echo 'make bench-server measures the server: pings under load, acts, a held file'
	@echo 'make bench-web measures the page in Chromium: first view, round trip, panning'
	@echo 'make effort    counts what each battle costs its players in clicks, beside the goals: many minutes'
	@echo 'make strength  plays the matches of docs/ai.md again (ARGS="staff-rush", ARGS=--table): hours for all'
	@echo 'make train     a small round of learning: games, positions, nets, report, in some minutes (docs/ai.md)'
	@echo 'make test-train tests it, and the nets against an emulator: less than a minute'
	@echo 'make shots     pictures of every screen into build/shots'
	@echo 'make fuzz      hostile input and many random games (FUZZ_SECONDS=60 FUZZ_GAMES=10000)'
	@echo 'make cover     which lines the tests run: build/coverage/report.html'
	@echo 'make rules     which paragraphs of the rules have code and test'
	@echo 'make format    lays out the sources by .clang-format'
	@echo 'make mpi       builds build/mpi/kosynier, whose runs mpirun spreads over many machines'
	@echo 'make test-mpi  builds and tests it'
	@echo 'make install   program, man page, documents (PREFIX=/usr/local DESTDIR=)'
	@echo 'make clean     removes build/'

setup:
	@scripts/setup dev

play:
	@scripts/setup play
	@scripts/build release kosynier
	@build/release/kosynier serve $(ARGS)

serve:
	@scripts/setup play
	@scripts/build release kosynier
	@build/release/kosynier serve --no-browser $(ARGS)

terminal:
	@scripts/setup play
	@scripts/build release kosynier
	@build/release/kosynier play $(SCENARIO) $(ARGS)

quick:
	@scripts/setup test
	@scripts/run-tests quick

test:
	@scripts/setup test
	@scripts/run-tests

check:
	@scripts/setup check
	@scripts/check

bench: all
	@build/release/kosynier bench $(ARGS)

bench-server:
	@scripts/build release kosynier
	@node tests/server/bench.mjs $(ARGS)

bench-web:
	@scripts/setup test
	@scripts/build release kosynier
	@node tests/web/bench.mjs $(ARGS)

effort: all
	@scripts/effort $(ARGS)

strength: all
	@tools/strength/run.py $(ARGS)

train: all
	@scripts/setup train
	@$$(tools/train/python) tools/train/run.py $(ARGS)

test-train: all
	@scripts/setup train
	@tests/train/run $(ARGS) | tee build/test-train.log; ! grep -q '^not ok' build/test-train.log

shots:
	@scripts/setup test
	@scripts/build release kosynier
	@node tests/web/shots.mjs $(ARGS)

fuzz:
	@scripts/setup fuzz
	@scripts/fuzz

cover:
	@scripts/setup cover
	@scripts/cover

rules:
	@scripts/coverage

format:
	@scripts/setup check
	@git ls-files -co --exclude-standard '*.c' '*.h' | xargs clang-format -i

mpi:
	@scripts/setup mpi
	@scripts/build mpi kosynier

test-mpi: mpi
	@tests/mpi/run | tee build/mpi/test.log; ! grep -q '^not ok' build/mpi/test.log

install:
	@scripts/setup install
	@scripts/build release kosynier man
	@cmake --install build/release --prefix '$(PREFIX)'

clean:
	@rm -rf build
