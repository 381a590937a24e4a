# mkdemo: what one does with it. `make demo` on a fresh machine ends with milo.mp4.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
BUILD = $(SWIFT) build -c release $(shell PORTABLE=$(PORTABLE) .ci/flags)
PROGRAM = .build/release/mkdemo
STAGE = $(DESTDIR)$(PREFIX)

.PHONY: all demo build setup test bench lint format goldens install uninstall clean

all: build

# Installs the Debian packages that are missing, and says which.
setup:
	@.ci/setup

build: setup
	$(BUILD) --product mkdemo

# Milo's 24 seconds, from its timeline script.
demo: build
	$(PROGRAM) render milo -o milo.mp4
	@echo "Here it is: $(CURDIR)/milo.mp4"

# Ends with "PASSED: …" or "FAILED: …".
test:
	@.ci/setup tests
	@.ci/test

# The measures of ARCHITECTURE.md, against this machine's own ffmpeg.
bench: build
	@.ci/bench

lint:
	$(SWIFT) format lint --strict -r Package.swift Plugins Sources Tests

format:
	$(SWIFT) format -i -r Package.swift Plugins Sources Tests

# Records what clips look like now. A recording run fails, so that it cannot pass for a test.
goldens:
	@.ci/setup tests
	@MKDEMO_RECORD=1 .ci/test

install: build
	install -d $(STAGE)/bin $(STAGE)/share/mkdemo $(STAGE)/share/man/man1 \
	  $(STAGE)/share/bash-completion/completions $(STAGE)/share/zsh/site-functions \
	  $(STAGE)/share/fish/vendor_completions.d
	install -m 755 $(PROGRAM) $(STAGE)/bin/mkdemo
	cp -R Assets/. $(STAGE)/share/mkdemo/
	$(PROGRAM) help --man | gzip -9n > $(STAGE)/share/man/man1/mkdemo.1.gz
	$(PROGRAM) completions bash > $(STAGE)/share/bash-completion/completions/mkdemo
	$(PROGRAM) completions zsh > $(STAGE)/share/zsh/site-functions/_mkdemo
	$(PROGRAM) completions fish > $(STAGE)/share/fish/vendor_completions.d/mkdemo.fish

uninstall:
	rm -f $(STAGE)/bin/mkdemo $(STAGE)/share/man/man1/mkdemo.1.gz \
	  $(STAGE)/share/bash-completion/completions/mkdemo $(STAGE)/share/zsh/site-functions/_mkdemo \
	  $(STAGE)/share/fish/vendor_completions.d/mkdemo.fish
	rm -rf $(STAGE)/share/mkdemo

clean:
	$(SWIFT) package clean
