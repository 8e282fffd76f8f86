/*
 * What the programs that write files into C sources share. They run on the build machine.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { EMBED_MAX_FILES = 4096, EMBED_MAX_PATH = 2048 };

struct embed_list {
    char *line[EMBED_MAX_FILES];
    size_t count;
};

/* Complains on stderr; always false. */
bool embed_fault(const char *program, const char *what, const char *path);

/* The lines of a file, sorted by bytes, without empty ones. */
bool embed_list_read(struct embed_list *list, const char *program, const char *path);
void embed_list_free(struct embed_list *list);

/* The bytes of f as the inside of string literals, one line of the source for each line. */
void embed_put_stream(FILE *out, FILE *f);

/* A short text as one string literal with its quotes. */
void embed_put_string(FILE *out, const char *text);
