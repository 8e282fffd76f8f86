#include "driver/mpi/post.h"

#include <mpi.h>
#include <stdlib.h>

enum { CHUNK = 1 << 24 }; /* bytes; MPI counts with ints */

/* Only what mpirun or a batch system has started has others to join. Without this, MPI would
 * start its own machinery for one process. */
static bool is_launched(void)
{
    static const char *const variable[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMI_RANK",
                                           "PMIX_RANK", "MPI_LOCALNRANKS"};
    for (size_t i = 0; i < sizeof variable / sizeof variable[0]; i++)
        if (getenv(variable[i]) != NULL)
            return true;
    return false;
}

static bool is_open(void)
{
    int begun = 0, ended = 0;
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    return begun && !ended;
}

void ks_post_open(void)
{
    int given;
    if (is_launched())
        MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &given);
}

void ks_post_close(void)
{
    if (is_open())
        MPI_Finalize();
}

_Noreturn void ks_post_abort(void)
{
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    abort();
}

unsigned ks_post_rank(void)
{
    int rank = 0;
    if (is_open())
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return (unsigned)rank;
}

unsigned ks_post_ranks(void)
{
    int ranks = 1;
    if (is_open())
        MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    return (unsigned)ranks;
}

void ks_post_send(unsigned to, enum ks_letter_kind kind, const void *bytes, size_t length)
{
    MPI_Send(bytes, (int)length, MPI_BYTE, (int)to, (int)kind, MPI_COMM_WORLD);
}

bool ks_post_receive(struct ks_letter *letter, void *room, size_t size)
{
    int there = 0, length = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
    if (!there)
        return false;
    MPI_Get_count(&status, MPI_BYTE, &length);
    if (length < 0 || (size_t)length > size)
        ks_post_abort();
    MPI_Recv(room, length, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    *letter = (struct ks_letter){(unsigned)status.MPI_SOURCE,
                                 (enum ks_letter_kind)status.MPI_TAG, (size_t)length};
    return true;
}

void ks_post_share(void *bytes, size_t n)
{
    for (char *at = bytes; n > 0;) {
        size_t now = n < CHUNK ? n : CHUNK;
        MPI_Bcast(at, (int)now, MPI_BYTE, 0, MPI_COMM_WORLD);
        at += now;
        n -= now;
    }
}

void ks_post_gather(const void *own, void *all, size_t n)
{
    MPI_Allgather(own, (int)n, MPI_BYTE, all, (int)n, MPI_BYTE, MPI_COMM_WORLD);
}
