/* Starting an external program. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <unistd.h>

#include "driver/outside_part.h"

extern char **environ;

/* Between making a pipe and marking it as ours alone another thread may start a program,
 * which would inherit it and keep it open: one start at a time. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

/* The same descriptor out of the way of 0, 1 and 2, and not for other programs. */
static int lift(int fd)
{
    int up = fcntl(fd, F_DUPFD_CLOEXEC, 3);
    close(fd);
    return up;
}

static bool make_pipe(int end[2])
{
    if (pipe(end) != 0)
        return false;
    end[0] = lift(end[0]);
    end[1] = lift(end[1]);
    if (end[0] >= 0 && end[1] >= 0)
        return true;
    ks_process_close(&end[0]);
    ks_process_close(&end[1]);
    return false;
}

/* It gets a process group of its own and signals as any program finds them. */
static void set_signals(posix_spawnattr_t *how)
{
    static const int usual[] = {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ, SIGCHLD};
    sigset_t set;
    sigemptyset(&set);
    posix_spawnattr_setsigmask(how, &set);
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
        sigaddset(&set, usual[i]);
    posix_spawnattr_setsigdefault(how, &set);
    posix_spawnattr_setpgroup(how, 0);
    posix_spawnattr_setflags(how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                                      POSIX_SPAWN_SETSIGMASK);
}

/* 0, or the number of the error. */
static int spawn(pid_t *pid, const char *command, int in, int out, bool quiet)
{
    char *const words[] = {"sh", "-c", (char *)command, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&how);
    set_signals(&how);
    posix_spawn_file_actions_adddup2(&files, in, 0);
    posix_spawn_file_actions_adddup2(&files, out, 1);
    if (quiet)
        posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
    int error = posix_spawn(pid, "/bin/sh", &files, &how, words, environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/* 0, or the number of the error. */
static int start(struct ks_process *p, const char *command, bool quiet)
{
    int in[2], out[2], error = 0;
    if (!make_pipe(in))
        return errno;
    if (!make_pipe(out)) {
        error = errno;
        ks_process_close(&in[0]);
        ks_process_close(&in[1]);
        return error;
    }
    error = spawn(&p->pid, command, in[0], out[1], quiet);
    ks_process_close(&in[0]);
    ks_process_close(&out[1]);
    p->to = in[1];
    p->from = out[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    fcntl(p->from, F_SETFL, O_NONBLOCK);
    return error;
}

bool ks_process_start(struct ks_process *p, const char *command, bool quiet, char *error,
                      size_t size)
{
    *p = (struct ks_process){.to = -1, .from = -1};
    pthread_mutex_lock(&starting);
    int number = start(p, command, quiet);
    pthread_mutex_unlock(&starting);
    if (number == 0)
        return true;
    ks_process_close(&p->to);
    ks_process_close(&p->from);
    p->pid = 0;
    snprintf(error, size, "%s", strerror(number));
    return false;
}
