#include "driver/outside_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* A death that leaves a pipe open (a child holds it) is seen after SLICE_MS at the latest. */
enum { SLICE_MS = 20, NAP_MS = 2 };

/* A shell that waited for a program killed by a signal ends with its number and so much. */
enum { SHELL_SIGNAL = 128 };

/* Between making a pipe and marking it as ours alone another thread may start a program,
 * which would inherit it and keep it open: one start at a time. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

uint64_t ks_process_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static void nap(unsigned ms)
{
    struct timespec t = {.tv_nsec = ms * 1000000L};
    nanosleep(&t, NULL);
}

static void close_end(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

/* ---- starting ---- */

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
    close_end(&end[0]);
    close_end(&end[1]);
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
        close_end(&in[0]);
        close_end(&in[1]);
        return error;
    }
    error = spawn(&p->pid, command, in[0], out[1], quiet);
    close_end(&in[0]);
    close_end(&out[1]);
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
    close_end(&p->to);
    close_end(&p->from);
    p->pid = 0;
    snprintf(error, size, "%s", strerror(number));
    return false;
}

/* ---- speaking ---- */

bool ks_process_say(struct ks_process *p, const char *line)
{
    ks_buffer_bytes(&p->unsaid, line, strlen(line));
    ks_buffer_bytes(&p->unsaid, "\n", 1);
    return !p->unsaid.failed;
}

static bool is_unsaid(const struct ks_process *p)
{
    return p->to >= 0 && p->said < p->unsaid.length;
}

/* Writes as much as it takes now. Who closes his input may still answer. */
static void speak(struct ks_process *p)
{
    while (is_unsaid(p)) {
        ssize_t n = write(p->to, p->unsaid.text + p->said, p->unsaid.length - p->said);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            if (errno != EAGAIN)
                close_end(&p->to);
            return;
        }
        p->said += (size_t)n;
    }
    p->said = p->unsaid.length = 0;
}

/* ---- hearing ---- */

/* Reads as much as there is and fits. */
static void listen(struct ks_process *p)
{
    while (p->from >= 0 && p->length < KS_PROCESS_LINE) {
        ssize_t n = read(p->from, p->heard + p->length, KS_PROCESS_LINE - p->length);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n <= 0)
            close_end(&p->from);
        else
            p->length += (size_t)n;
    }
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Empty lines say nothing; then comes the first that does. */
static void skip_blanks(struct ks_process *p)
{
    size_t n = 0;
    while (n < p->length && is_blank(p->heard[n]))
        n++;
    memmove(p->heard, p->heard + n, p->length - n);
    p->length -= n;
    p->heard[p->length] = '\0';
    const char *end = memchr(p->heard, '\n', p->length);
    p->line = end == NULL ? p->length : (size_t)(end - p->heard);
}

bool ks_process_has_spoken(struct ks_process *p)
{
    listen(p);
    skip_blanks(p);
    return p->length > 0;
}

void ks_process_forget(struct ks_process *p)
{
    p->length = p->line = 0;
}

/* Has it ended? It stays as it is, so that its number belongs to nobody else yet. */
static bool is_dead(const struct ks_process *p, siginfo_t *how)
{
    *how = (siginfo_t){0};
    return waitid(P_PID, (id_t)p->pid, how, WEXITED | WNOWAIT | WNOHANG) == 0 &&
           how->si_pid == p->pid;
}

/* Is a line complete, or too long ever to be? */
static bool is_settled(struct ks_process *p, enum ks_heard *what)
{
    skip_blanks(p);
    *what = p->line == p->length ? KS_HEARD_TOO_LONG : KS_HEARD_LINE;
    if (p->line == p->length)
        return p->length == KS_PROCESS_LINE;
    for (size_t i = p->line; i < p->length; i++)
        if (!is_blank(p->heard[i]))
            *what = KS_HEARD_MORE;
    p->heard[p->line] = '\0';
    return true;
}

/* Waits till it speaks or takes more, but only for a moment. */
static void wait_for(const struct ks_process *p, uint64_t until)
{
    uint64_t now = ks_process_clock();
    uint64_t left = until > now ? until - now : 0;
    struct pollfd end[2] = {{.fd = p->from, .events = POLLIN},
                            {.fd = is_unsaid(p) ? p->to : -1, .events = POLLOUT}};
    poll(end, 2, left < SLICE_MS ? (int)left : SLICE_MS);
}

/* A program that dies closes its output first: which of both was it? */
static enum ks_heard name_end(const struct ks_process *p, uint64_t until)
{
    siginfo_t how;
    while (!is_dead(p, &how)) {
        if (ks_process_clock() >= until)
            return KS_HEARD_CLOSED;
        nap(NAP_MS);
    }
    return KS_HEARD_DEATH;
}

enum ks_heard ks_process_hear(struct ks_process *p, const struct ks_patience *patience)
{
    enum ks_heard what;
    siginfo_t how;
    for (;;) {
        bool dead = is_dead(p, &how); /* asked before its last words are read */
        speak(p);
        listen(p);
        if (is_settled(p, &what))
            return what;
        if (dead)
            return KS_HEARD_DEATH;
        if (p->from < 0)
            return name_end(p, ks_process_clock() + 10 * SLICE_MS);
        if (ks_process_clock() >= patience->until)
            return KS_HEARD_LATE;
        if (patience->stop != NULL && patience->stop(patience->context))
            return KS_HEARD_STOP;
        wait_for(p, patience->until);
    }
}

/* ---- ending ---- */

void ks_process_death(const struct ks_process *p, char *out, size_t size)
{
    siginfo_t how;
    if (!is_dead(p, &how))
        snprintf(out, size, "ended");
    else if (how.si_code != CLD_EXITED)
        snprintf(out, size, "was killed by signal %d", how.si_status);
    else if (how.si_status == 127)
        snprintf(out, size, "ended with status 127: there is no such command");
    else if (how.si_status > SHELL_SIGNAL)
        snprintf(out, size, "ended with status %d: signal %d", how.si_status,
                 how.si_status - SHELL_SIGNAL);
    else
        snprintf(out, size, "ended with status %d", how.si_status);
}

/* Its last words are taken to it, then it has time to go. */
static bool wait_for_end(struct ks_process *p, unsigned ms)
{
    siginfo_t how;
    uint64_t until = ks_process_clock() + ms;
    while (is_unsaid(p) && ks_process_clock() < until && !is_dead(p, &how)) {
        speak(p);
        if (is_unsaid(p))
            nap(NAP_MS);
    }
    close_end(&p->to);
    while (!is_dead(p, &how)) {
        if (ks_process_clock() >= until)
            return false;
        nap(NAP_MS);
    }
    return true;
}

bool ks_process_end(struct ks_process *p, unsigned ms)
{
    bool by_itself = false;
    if (p->pid > 0) {
        by_itself = ms > 0 && wait_for_end(p, ms);
        kill(-p->pid, SIGKILL); /* before it is waited for: the group is still its own */
        while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
            ;
    }
    close_end(&p->to);
    close_end(&p->from);
    ks_buffer_free(&p->unsaid);
    p->pid = 0;
    return by_itself;
}
