#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t
    interrupted; /* a signal handler has nothing else to write to */

static void note(int number)
{
    (void)number;
    interrupted = 1;
}

void ks_interrupt_catch(void)
{
    static const int number[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = note};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++)
        sigaction(number[i], &action, NULL);
    /* A file that may not grow is an error of writing, which is answered where it
     * happens. */
    signal(SIGXFSZ, SIG_IGN);
}

bool ks_interrupted(void)
{
    return interrupted;
}
