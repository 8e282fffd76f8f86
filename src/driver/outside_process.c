/* The life and death of an external program. */
#include "driver/outside_process.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "driver/outside_part.h"

enum { NAP_MS = 2 };

/* A shell exits with this plus the signal number if its program was killed. */
enum { SHELL_SIGNAL = 128 };

uint64_t ks_process_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static void nap(void)
{
    struct timespec t = {.tv_nsec = NAP_MS * 1000000L};
    nanosleep(&t, NULL);
}

void ks_process_close(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

static bool has_died(const struct ks_process *p, siginfo_t *how)
{
    *how = (siginfo_t){0};
    return waitid(P_PID, (id_t)p->pid, how, WEXITED | WNOWAIT | WNOHANG) == 0 &&
           how->si_pid == p->pid;
}

bool ks_process_is_dead(const struct ks_process *p)
{
    siginfo_t how;
    return has_died(p, &how);
}

bool ks_process_await(const struct ks_process *p, uint64_t until)
{
    while (!ks_process_is_dead(p)) {
        if (ks_process_clock() >= until)
            return false;
        nap();
    }
    return true;
}

void ks_process_death(const struct ks_process *p, char *out, size_t size)
{
    siginfo_t how;
    if (!has_died(p, &how))
        snprintf(out, size, "ended");
    else if (how.si_code != CLD_EXITED)
        snprintf(out, size, "was killed by signal %d", how.si_status);
    else if (how.si_status == 127)
        snprintf(out, size, "ended with status 127: command not found");
    else if (how.si_status > SHELL_SIGNAL)
        snprintf(out, size, "ended with status %d: signal %d", how.si_status,
                 how.si_status - SHELL_SIGNAL);
    else
        snprintf(out, size, "ended with status %d", how.si_status);
}

/* Its last words are taken to it, then it has time to go. */
static bool wait_for_end(struct ks_process *p, uint64_t until)
{
    while (!ks_process_speak(p) && ks_process_clock() < until && !ks_process_is_dead(p))
        nap();
    ks_process_close(&p->to);
    return ks_process_await(p, until);
}

bool ks_process_end(struct ks_process *p, unsigned ms)
{
    bool by_itself = false;
    if (p->pid > 0) {
        by_itself = ms > 0 && wait_for_end(p, ks_process_clock() + ms);
        kill(-p->pid, SIGKILL); /* before it is waited for: the group is still its own */
        while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
            ;
    }
    ks_process_close(&p->to);
    ks_process_close(&p->from);
    ks_buffer_free(&p->unsaid);
    p->pid = 0;
    return by_itself;
}
