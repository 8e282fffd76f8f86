/* Text that grows. A failed allocation is remembered, not reported at once: check `failed` when
 * everything has been written. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct ks_game;
struct ks_state;

struct ks_buffer {
    char *text; /* NUL-terminated once something was written */
    size_t length, room;
    bool failed;
};

void ks_buffer_free(struct ks_buffer *b);
void ks_buffer_bytes(struct ks_buffer *b, const char *text, size_t length);
void ks_buffer_add(struct ks_buffer *b, const char *format, ...);

/* The text of a state. */
void ks_buffer_state(struct ks_buffer *b, const struct ks_game *g,
                     const struct ks_state *s);

/* A whole file, at most limit bytes; error says what went wrong. */
bool ks_buffer_load(struct ks_buffer *b, const char *path, size_t limit, char *error,
                    size_t size);

/* All of it, however often the system stops on the way; false with errno. */
bool ks_write_all(int fd, const void *bytes, size_t n);

/* Writes a file atomically: under another name, synced, then renamed, so a reader never sees half
 * of it and a full disk leaves the old one in place. */
bool ks_buffer_store(const struct ks_buffer *b, const char *path, char *error,
                     size_t size);
