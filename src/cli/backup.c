/* backup, restore: all games of the table in one file. */
#include <stdio.h>

#include "base/text.h"
#include "cli/cli.h"
#include "store/store.h"

/* The store given by --db, or the default; NULL, after a message, if there is none. */
static const char *find_store(const struct ks_cli *cli, char path[KS_STORE_PATH])
{
    if (cli->args.db != NULL)
        return cli->args.db;
    if (ks_store_default_path(path))
        return path;
    ks_cli_usage(cli, "neither HOME nor XDG_DATA_HOME is set; name the file of games "
                      "with --db FILE");
    return NULL;
}

int ks_cmd_backup(struct ks_cli *cli)
{
    char place[KS_STORE_PATH];
    struct ks_store_copied copied;
    struct ks_refusal no;
    const char *path = find_store(cli, place), *file = cli->args.word[0];
    if (path == NULL)
        return KS_USAGE;
    if (!ks_store_backup(path, file, &copied, &no))
        return ks_cli_fail(cli, "%s", no.message);
    printf("%s: %s copied from %s\n", file, ks_count(copied.games, "game").text, path);
    printf("It contains the secrets of dice and seats: do not share it.\n");
    return KS_OK;
}

int ks_cmd_restore(struct ks_cli *cli)
{
    char place[KS_STORE_PATH];
    struct ks_store_copied copied;
    struct ks_refusal no;
    const char *path = find_store(cli, place), *file = cli->args.word[0];
    if (path == NULL)
        return KS_USAGE;
    if (!ks_store_restore(path, file, &copied, &no))
        return ks_cli_fail(cli, "%s", no.message);
    printf("%s: %s restored from %s\n", path, ks_count(copied.games, "game").text, file);
    if (copied.kept[0] != '\0')
        printf("The previous games are kept as %s\n", copied.kept);
    return KS_OK;
}
