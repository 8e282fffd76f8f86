#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/protocol.h"

enum reading { LINE, TOO_LONG, END };

/* One line into the buffer of KS_PROTOCOL_LINE + 1 bytes. Of a line that is too long
 * the rest is read and dropped. */
static enum reading read_line(FILE *in, char *line, size_t *length)
{
    int c;
    size_t n = 0;
    bool over = false;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (n <= KS_PROTOCOL_LINE)
            line[n++] = (char)c;
        else
            over = true;
    }
    *length = n;
    if (c == EOF && n == 0)
        return END;
    return over || n > KS_PROTOCOL_LINE ? TOO_LONG : LINE;
}

static bool blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

static int serve(const struct ks_cli *cli, struct ks_engine *e, char *line)
{
    size_t length;
    enum reading what;
    while (!e->quit && (what = read_line(stdin, line, &length)) != END) {
        if (what == LINE && blank(line, length))
            continue;
        char *reply = what == LINE ? ks_engine_line(e, line, length)
                                   : ks_engine_too_long(line, length);
        if (reply == NULL)
            return ks_cli_fail(cli, "out of memory");
        bool good = puts(reply) >= 0 && fflush(stdout) == 0;
        free(reply);
        if (!good)
            return ks_cli_fail(cli, "the answer cannot be written: %s", strerror(errno));
    }
    return KS_OK;
}

int ks_cmd_engine(struct ks_cli *cli)
{
    struct ks_engine e;
    char *line = malloc(KS_PROTOCOL_LINE + 1);
    if (line == NULL)
        return ks_cli_fail(cli, "out of memory");
    bool asked = ks_args_given(&cli->args, "lang");
    ks_engine_init(&e, &cli->library, asked ? cli->args.language : KS_ENGLISH);
    e.hire = ks_cli_hire(cli);
    int status = serve(cli, &e, line);
    ks_engine_done(&e);
    free(line);
    return status;
}
