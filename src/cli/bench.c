#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/mix.h"
#include "cli/bench_orders.h"
#include "cli/cli.h"
#include "cli/kernel.h"
#include "driver/philox.h"
#include "wire/reply.h"

/* The workload never changes: scenario, seed, number of games of the signature. */
static const char USUAL[] = "raclawice/historical";
enum { SEED = 1794, SIGNATURE_GAMES = 20, STARTS = 15, COPIES = 100000, KEPT = 16 };

struct rate {
    uint64_t decisions, chances, games, actions;
    double seconds;
};

struct figures {
    struct rate listed, sampled;
    uint64_t signature,
        signature_hash; /* legal actions listed in the first games; and all of it */
    double copy_ns, first_ms, kernel;
    struct ks_bench_preview one, twenty; /* of an order for so many pieces */
};

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double cpu(void)
{
    return seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* ---- games ---- */

static uint64_t mix(uint64_t hash, uint64_t n)
{
    hash = (hash ^ n) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

/* One random game with every action listed; adds to the hash what came up. */
static void play_listed(const struct ks_game *g, uint32_t game, struct rate *r,
                        uint64_t *hash)
{
    struct ks_state s;
    struct ks_stream stream;
    struct ks_actions list;
    enum ks_actor actor;
    ks_stream_init(&stream, SEED, game, KS_STREAM_BENCH, 0);
    ks_setup(g, &s);
    while ((actor = ks_actor(&s)) != KS_NOBODY) {
        ks_legal(g, &s, &list);
        struct ks_action a = list.v[ks_stream_below(&stream, (uint32_t)list.n)];
        *hash = mix(*hash, list.n << 48 ^ ks_action_key(a));
        r->actions += list.n;
        r->chances += actor == KS_CHANCE;
        r->decisions += actor != KS_CHANCE;
        ks_step(g, &s, a, NULL);
    }
    *hash = mix(*hash, ks_hash(g, &s));
    r->games++;
}

/* A play-out draws from a cheap mixer that a stream of its own has seeded. */
static void play_sampled(const struct ks_game *g, uint32_t game, struct rate *r)
{
    struct ks_state s;
    struct ks_stream stream;
    enum ks_actor actor;
    ks_stream_init(&stream, SEED, game, KS_STREAM_BENCH, 1);
    uint64_t word = ks_stream_long(&stream);
    ks_setup(g, &s);
    while ((actor = ks_actor(&s)) != KS_NOBODY) {
        r->chances += actor == KS_CHANCE;
        r->decisions += actor != KS_CHANCE;
        word = ks_mix(word);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
    }
    r->games++;
}

static void measure_listed(const struct ks_game *g, double wanted, struct figures *f)
{
    uint64_t hash = 0;
    double start = cpu();
    for (uint32_t i = 0; i < SIGNATURE_GAMES || cpu() - start < wanted; i++) {
        play_listed(g, i, &f->listed, &hash);
        if (i + 1 == SIGNATURE_GAMES) {
            f->signature = f->listed.actions;
            f->signature_hash = hash;
        }
    }
    f->listed.seconds = cpu() - start;
}

static void measure_sampled(const struct ks_game *g, double wanted, struct figures *f)
{
    double start = cpu();
    for (uint32_t i = 0; i < SIGNATURE_GAMES || cpu() - start < wanted; i++)
        play_sampled(g, i, &f->sampled);
    f->sampled.seconds = cpu() - start;
}

/* ---- the rest ---- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *v, size_t n)
{
    qsort(v, n, sizeof *v, by_size);
    return v[n / 2];
}

/* States from all over a game, copied round and round. */
static void measure_copy(const struct ks_game *g, struct figures *f)
{
    static struct ks_state ring[KEPT]; /* too large for the stack */
    double run[9];
    for (size_t i = 0; i < KEPT; i++)
        ks_setup(g, &ring[i]);
    for (size_t k = 0; k < 9; k++) {
        double start = cpu();
        for (uint32_t i = 0; i < COPIES; i++) {
            ring[i % KEPT].turn = (uint8_t)i;
            ks_copy(g, &ring[(i + 1) % KEPT], &ring[i % KEPT]);
        }
        run[k] = (cpu() - start) * 1e9 / COPIES;
    }
    f->copy_ns = median(run, 9);
}

/* From the start of a process to its first legal list and end, the middle of several. */
static void measure_start(const struct ks_game *g, struct figures *f)
{
    extern char **environ;
    char program[] = "/proc/self/exe", command[] = "bench", word[] = "first";
    char scenario[sizeof g->scenario];
    memcpy(scenario, g->scenario, sizeof scenario);
    char *argv[] = {program, command, scenario, word, NULL};
    double run[STARTS];
    size_t good = 0;
    for (int i = 0; i < STARTS; i++) {
        pid_t child;
        int status;
        double start = seconds(CLOCK_MONOTONIC);
        if (posix_spawn(&child, program, NULL, NULL, argv, environ) != 0)
            continue;
        if (waitpid(child, &status, 0) == child && WIFEXITED(status) &&
            WEXITSTATUS(status) == 0)
            run[good++] = (seconds(CLOCK_MONOTONIC) - start) * 1e3;
    }
    f->first_ms = good > 0 ? median(run, good) : -1;
}

static void measure_kernel(double wanted, struct figures *f)
{
    uint32_t n = 0, sum = 0;
    double start = cpu(), spent;
    do {
        for (int i = 0; i < 100; i++)
            sum += ks_kernel(n++);
        spent = cpu() - start;
    } while (spent < wanted);
    f->kernel = (double)n / spent + (sum == 1 ? 1e-9 : 0);
}

/* ---- printing ---- */

static double per_second(const struct rate *r, uint64_t n)
{
    return r->seconds > 0 ? (double)n / r->seconds : 0;
}

static json_t *whole(double n)
{
    return json_integer((json_int_t)(n + 0.5));
}

static int print_json(const struct ks_game *g, const struct figures *f)
{
    const struct rate *l = &f->listed, *s = &f->sampled;
    json_t *out = json_object();
    ks_add_text(out, "scenario", g->scenario);
    ks_add(out, "listed_decisions_per_cpu_s", whole(per_second(l, l->decisions)));
    ks_add(out, "sampled_decisions_per_cpu_s", whole(per_second(s, s->decisions)));
    ks_add(out, "state_copy_ns", json_real((double)(long)(f->copy_ns * 10) / 10));
    ks_add(out, "first_legal_ms", json_real((double)(long)(f->first_ms * 1000) / 1000));
    ks_add(out, "preview_ms", ks_reply_number(f->one.ms));
    ks_add(out, "preview_worst_ms", ks_reply_number(f->one.worst));
    ks_add(out, "preview_twenty_ms", ks_reply_number(f->twenty.ms));
    ks_add(out, "preview_twenty_worst_ms", ks_reply_number(f->twenty.worst));
    ks_add_int(out, "signature", (json_int_t)f->signature);
    ks_add(out, "signature_hash", ks_reply_hash(f->signature_hash));
    ks_add(out, "listed_steps_per_cpu_s",
           whole(per_second(l, l->decisions + l->chances)));
    ks_add(out, "sampled_steps_per_cpu_s",
           whole(per_second(s, s->decisions + s->chances)));
    ks_add(out, "listed_actions_per_cpu_s", whole(per_second(l, l->actions)));
    ks_add(out, "listed_games_per_cpu_s", whole(per_second(l, l->games)));
    ks_add(out, "sampled_games_per_cpu_s", whole(per_second(s, s->games)));
    ks_add(out, "decisions_per_game", whole((double)l->decisions / (double)l->games));
    ks_add(out, "calibration_per_cpu_s", whole(f->kernel));
    ks_add(
        out, "listed_per_calibration",
        json_real((double)(long)(per_second(l, l->decisions) / f->kernel * 1000) / 1000));
    return ks_reply_print(out);
}

static void print_text(const struct ks_game *g, const struct figures *f)
{
    const struct rate *l = &f->listed, *s = &f->sampled;
    printf("%s, random games, per second of processor time\n", g->scenario);
    printf("  listed decisions    %12.0f   (with rolls %.0f; %.0f actions listed)\n",
           per_second(l, l->decisions), per_second(l, l->decisions + l->chances),
           per_second(l, l->actions));
    printf("  sampled decisions   %12.0f   (with rolls %.0f)\n",
           per_second(s, s->decisions), per_second(s, s->decisions + s->chances));
    printf("  games               %12.1f   listed, %.1f sampled\n",
           per_second(l, l->games), per_second(s, s->games));
    printf("  copy of a state     %12.1f ns\n", f->copy_ns);
    printf("  start to first list %12.2f ms\n", f->first_ms);
    printf("  preview of an order %12.2f ms   for a piece, at worst %.2f; for twenty "
           "%.2f, at "
           "worst %.2f\n",
           f->one.ms, f->one.worst, f->twenty.ms, f->twenty.worst);
    printf("  calibration         %12.0f   listed decisions are %.2f of it\n", f->kernel,
           per_second(l, l->decisions) / f->kernel);
    printf("signature %llu (%016llx)\n", (unsigned long long)f->signature,
           (unsigned long long)f->signature_hash);
}

int ks_cmd_bench(struct ks_cli *cli)
{
    struct figures f = {.copy_ns = 0};
    struct ks_actions list;
    struct ks_state s;
    size_t words = cli->args.words;
    bool first = words > 0 && strcmp(cli->args.word[words - 1], "first") == 0;
    if (words > 1u + first)
        return ks_cli_usage(cli, "usage: kosynier bench [SCENARIO] [first]");
    int status = ks_cli_game(cli, words > first ? cli->args.word[0] : USUAL);
    if (status != KS_OK)
        return status;
    if (first) {
        ks_setup(cli->game, &s);
        ks_legal(cli->game, &s, &list);
        return list.n > 0 ? KS_OK : KS_FAILED;
    }
    measure_start(cli->game, &f);
    measure_copy(cli->game, &f);
    f.one = ks_bench_preview(cli->game, SEED, 1);
    f.twenty = ks_bench_preview(cli->game, SEED, 20);
    measure_listed(cli->game, cli->args.seconds, &f);
    measure_kernel(cli->args.seconds / 4.0, &f);
    measure_sampled(cli->game, cli->args.seconds, &f);
    if (cli->args.json)
        return print_json(cli->game, &f);
    print_text(cli->game, &f);
    return KS_OK;
}
