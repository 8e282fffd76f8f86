/*
 * Runs a fuzz target over kept inputs, without a fuzzing library: every file named on the
 * command line is given to the target once. A fault ends the process (assert, sanitizer).
 * The last line is "N passed, N failed", as in the other test programs.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int run_file(const char *path)
{
    uint8_t *data = NULL, *more;
    size_t size = 0, room = 0, n;
    FILE *f = fopen(path, "rb");

    if (f == NULL)
        goto fail;
    do {
        if (size == room) {
            room = room == 0 ? 4096 : 2 * room;
            if ((more = realloc(data, room)) == NULL)
                goto fail;
            data = more;
        }
        n = fread(data + size, 1, room - size, f);
        size += n;
    } while (n > 0);
    if (ferror(f))
        goto fail;
    fclose(f);

    /* A copy of the exact size: reading one byte too far is then seen. */
    if ((more = realloc(data, size > 0 ? size : 1)) != NULL)
        data = more;
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    return 0;

fail:
    fprintf(stderr, "%s: cannot be read\n", path);
    if (f != NULL)
        fclose(f);
    free(data);
    return 1;
}

int main(int argc, char **argv)
{
    int failed = 0;

    for (int i = 1; i < argc; i++)
        failed += run_file(argv[i]);
    printf("%d passed, %d failed\n", argc - 1 - failed, failed);
    return failed > 0;
}
