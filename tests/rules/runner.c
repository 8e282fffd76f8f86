/* Runs the rule tests of games/<title>/tests, text files named after paragraphs. docs/rule-tests.md
 * describes their language. Prints a line for every case that fails, and the count last. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "case.h"

enum { MOST_FILES = 2000 };

struct tally {
    int passed, failed;
};

static char *read_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    char *text = NULL;
    long size;
    if (!f)
        return NULL;
    if (fseek(f, 0, SEEK_END) == 0 && (size = ftell(f)) >= 0 &&
        fseek(f, 0, SEEK_SET) == 0 && (text = malloc((size_t)size + 1)) != NULL)
        text[fread(text, 1, (size_t)size, f)] = '\0';
    fclose(f);
    return text;
}

/* A case begins at a "case" line and ends before the next. */
static void run_file(const char *path, struct tally *tally)
{
    struct ks_case_game game;
    char *text = read_file(path);
    int line = 1, cases = 0;
    if (!text)
        printf("not ok %s cannot be read\n", path);
    if (!text || !ks_case_game(path, &game)) {
        tally->failed++;
        free(text);
        return;
    }
    for (char *at = text; at;) {
        char *end = at;
        int lines = 0;
        do {
            end = strchr(end, '\n');
            if (end) {
                end++;
                lines++;
            }
        } while (end && strncmp(end, "case ", 5) != 0 && *end);
        char keep = end ? *end : '\0';
        if (end)
            *end = '\0';
        if (strncmp(at, "case ", 5) == 0) {
            ks_case_run(path, line, at, &game, &tally->passed, &tally->failed);
            cases++;
        }
        if (end)
            *end = keep;
        line += lines;
        at = end && keep ? end : NULL;
    }
    if (cases == 0) {
        printf("not ok %s has no case\n", path);
        tally->failed++;
    }
    free(text);
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int run_folder(const char *folder, struct tally *tally)
{
    char *path[MOST_FILES];
    int n = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir && (e = readdir(dir)) != NULL;) {
        size_t length = strlen(e->d_name);
        if (length < 3 || strcmp(e->d_name + length - 2, ".t") != 0 || n == MOST_FILES)
            continue;
        char *name = malloc(strlen(folder) + length + 2);
        if (!name)
            continue;
        sprintf(name, "%s/%s", folder, e->d_name);
        path[n++] = name;
    }
    if (dir)
        closedir(dir);
    qsort(path, (size_t)n, sizeof *path, compare);
    for (int i = 0; i < n; i++) {
        run_file(path[i], tally);
        free(path[i]);
    }
    return n;
}

struct all {
    struct tally *tally;
    int files;
};

/* A game need not have tests of its own yet. */
static void run_game(const char *title, void *closure)
{
    struct all *all = closure;
    char folder[512];
    snprintf(folder, sizeof folder, "%s/games/%s/tests", KS_SOURCE_DIR, title);
    all->files += run_folder(folder, all->tally);
}

int main(int argc, char **argv)
{
    struct tally tally = {0, 0};
    struct all all = {&tally, 0};
    struct stat st;
    if (argc < 2)
        ks_case_games(run_game, &all);
    for (int i = 1; i < argc; i++) {
        if (stat(argv[i], &st) == 0 && S_ISDIR(st.st_mode)) {
            all.files += run_folder(argv[i], &tally);
        } else {
            run_file(argv[i], &tally);
            all.files++;
        }
    }
    if (all.files == 0) {
        puts("not ok no rule tests found");
        tally.failed++;
    }
    ks_case_done();
    printf("%d passed, %d failed\n", tally.passed, tally.failed);
    return tally.failed ? 1 : 0;
}
