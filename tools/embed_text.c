#include "embed_text.h"

#include <stdlib.h>
#include <string.h>

bool embed_fault(const char *program, const char *what, const char *path)
{
    fprintf(stderr, "%s: %s: %s\n", program, path, what);
    return false;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

bool embed_list_read(struct embed_list *list, const char *program, const char *path)
{
    char line[EMBED_MAX_PATH];
    FILE *f = fopen(path, "r");

    if (f == NULL)
        return embed_fault(program, "cannot be read", path);
    while (fgets(line, sizeof line, f) != NULL) {
        size_t n = strcspn(line, "\n");
        if (line[n] != '\n' && !feof(f)) {
            fclose(f);
            return embed_fault(program, "holds a line that is too long", path);
        }
        if (n == 0)
            continue;
        line[n] = '\0';
        char *copy = list->count < EMBED_MAX_FILES ? malloc(n + 1) : NULL;
        if (copy == NULL) {
            fclose(f);
            return embed_fault(program, "names too many files", path);
        }
        memcpy(copy, line, n + 1);
        list->line[list->count++] = copy;
    }
    fclose(f);
    if (list->count > 0)
        qsort(list->line, list->count, sizeof list->line[0], by_bytes);
    return true;
}

void embed_list_free(struct embed_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->line[i]);
    list->count = 0;
}

/* One byte as it may stand in a string literal. A question mark is escaped because of
 * trigraphs; an octal escape has always three digits, so the next byte cannot join it. */
static void put_byte(FILE *out, int c)
{
    if (c == '\n')
        fputs("\\n", out);
    else if (c == '"' || c == '\\')
        fprintf(out, "\\%c", c);
    else if (c < 32 || c > 126 || c == '?')
        fprintf(out, "\\%03o", (unsigned)c);
    else
        putc(c, out);
}

void embed_put_stream(FILE *out, FILE *f)
{
    int c, column = 0;

    while ((c = getc(f)) != EOF) {
        put_byte(out, c);
        if (c == '\n' || ++column == 512) {
            fputs("\"\n    \"", out);
            column = 0;
        }
    }
}

void embed_put_string(FILE *out, const char *text)
{
    putc('"', out);
    for (; *text != '\0'; text++)
        put_byte(out, (unsigned char)*text);
    putc('"', out);
}
