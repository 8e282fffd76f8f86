/* serve, backup, restore: done by kosynier-table. It is linked with the network and database
 * libraries, which take longer to load than the first legal list takes to make, and which no
 * other command needs. */
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

enum { PATH_ROOM = 4096 };

/* Beside this program in the build folder, and where `make install` puts it. */
static const char *const places[] = {"kosynier-table", KS_TABLE_PLACE};

/* The folder this program is in, with a stroke at its end; 0: the system does not say. */
static size_t find_folder(char path[PATH_ROOM])
{
    ssize_t n = readlink("/proc/self/exe", path, PATH_ROOM);
    size_t length = n > 0 && n < PATH_ROOM ? (size_t)n : 0;
    while (length > 0 && path[length - 1] != '/')
        length--;
    return length;
}

static int go_on_there(struct ks_cli *cli)
{
    char path[PATH_ROOM + sizeof KS_TABLE_PLACE + sizeof "kosynier-table"];
    size_t folder = find_folder(path);
    for (size_t i = 0; folder && i < sizeof places / sizeof *places; i++) {
        memcpy(path + folder, places[i], strlen(places[i]) + 1);
        execv(path, cli->argv); /* returns only if there is no such program */
    }
    return ks_cli_fail(
        cli,
        "kosynier-table is not in the folder of this program; run make or make install");
}

int ks_cmd_serve(struct ks_cli *cli)
{
    return go_on_there(cli);
}

int ks_cmd_backup(struct ks_cli *cli)
{
    return go_on_there(cli);
}

int ks_cmd_restore(struct ks_cli *cli)
{
    return go_on_there(cli);
}
