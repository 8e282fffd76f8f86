/* Messages of the table: what two clients say, line by line, without a socket between. Every
 * message gets one answer with its id, what is sent is JSON, and a refused message changes
 * nothing.
 *
 * A line that begins with 2 is the second client's, any other the first's. @G stands for the
 * id of a game, @A @B @W for the tokens of its sides and of watching; it is made when it is
 * first named. */
#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/api.h"
#include "server/keeper.h"
#include "server/ponder.h"
#include "server/state.h"
#include "server/telling.h"
#include "server/thinker.h"
#include "wire/lesson.h"

enum { LARGEST = 1 << 15, LONGEST = 2 * LARGEST, THOUGHTS = 20 };

static struct ks_library library;
static struct ks_lesson_shelf shelf;
static const struct ks_serve how = {.seed = "1794"};
static struct ks_server server = {.library = &library, .how = &how, .shelf = &shelf};
static char folder[64];

static struct ks_stored game; /* of this input; id "" before it is named */

static void wake(void *context)
{
    (void)context;
}

static void clean_up(void)
{
    char name[128];
    ks_keeper_free(server.keeper);
    ks_store_close(server.store);
    snprintf(name, sizeof name, "%s/games.db", folder);
    unlink(name);
    rmdir(folder);
    ks_thinker_free(server.thinker);
    ks_api_free(server.api);
    ks_shelf_close(&shelf);
    ks_library_close(&library);
}

static void prepare(void)
{
    struct ks_refusal no;
    char path[128];
    if (server.store != NULL)
        return;
    snprintf(folder, sizeof folder, "%s/kosynier-fuzz-XXXXXX",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    if (!ks_dice_start() || mkdtemp(folder) == NULL ||
        !ks_library_open(&library, NULL, &no))
        abort();
    ks_shelf_open(&shelf, &library);
    snprintf(path, sizeof path, "%s/games.db", folder);
    server.store = ks_store_open(path, &no);
    server.api = ks_api_new(&library, &shelf, true, &no);
    server.thinker = ks_thinker_new(1, wake, NULL);
    if (server.store != NULL)
        server.keeper = ks_keeper_new(server.store, wake, NULL, &no);
    if (server.keeper == NULL || server.api == NULL || server.thinker == NULL)
        abort();
    atexit(clean_up);
}

static const struct timespec moment = {.tv_nsec = 20000};

/* All that is to be written, read or told is. */
static void let_keep(void)
{
    while (ks_keeper_is_busy(server.keeper) || server.tellings != NULL) {
        ks_keeper_finish(server.keeper);
        ks_telling_go_on(&server);
        ks_server_catch_up(&server);
        nanosleep(&moment, NULL);
    }
}

/* ---- what is said ---- */

static void name_game(void)
{
    struct ks_refusal no;
    struct ks_stored wanted = {.scenario = "szczekociny/wywla"};
    if (game.id[0] != '\0')
        return;
    for (int side = 0; side < 2; side++)
        strcpy(wanted.seat[side].kind, side == 0 ? "human" : "random");
    struct ks_room *room = ks_room_create(&server, &wanted, NULL, 0, &no);
    if (room == NULL || !ks_room_begin(room, NULL, &no))
        abort();
    const struct ks_room *before = server.rooms;
    while (server.rooms == before)
        ks_keeper_finish(server.keeper);
    game = server.rooms->stored;
    let_keep();
}

/* Puts names where @ stands for them. */
static size_t fill_in(const char *text, size_t length, char *out)
{
    size_t n = 0;
    for (size_t i = 0; i < length && n + KS_STORED_TOKEN < LONGEST; i++) {
        const char *name = NULL;
        if (text[i] == '@' && i + 1 < length && strchr("GABW", text[i + 1]) != NULL) {
            name_game();
            char c = text[++i];
            name = c == 'G'   ? game.id
                   : c == 'A' ? game.seat[0].token
                   : c == 'B' ? game.seat[1].token
                              : game.watch;
        }
        if (name == NULL)
            out[n++] = text[i];
        else
            while (*name != '\0')
                out[n++] = *name++;
    }
    return n;
}

/* ---- what is answered ---- */

static uint64_t position(const struct ks_client *c)
{
    if (c->room == NULL)
        return 0;
    const struct ks_match *m = c->room->match;
    return ks_hash(m->game, &m->state) + m->entries + m->ended;
}

/* Reads all that waits; the answer among it, if there is one. */
static json_t *drain(struct ks_client *c)
{
    json_t *answer = NULL;
    while (c->first != NULL) {
        json_t *message = json_loadb((const char *)c->first->text, c->first->length,
                                     JSON_DECODE_ANY, NULL);
        if (!json_is_object(message))
            abort();
        if (json_object_get(message, "push") == NULL) {
            if (answer != NULL) /* one answer for one message */
                abort();
            answer = json_incref(message);
        }
        json_decref(message);
        ks_client_sent(c);
    }
    return answer;
}

static void say(struct ks_client *c, const char *text, size_t length, double now)
{
    uint64_t before = position(c);
    const struct ks_room *room = c->room;
    ks_client_message(c, text, length, now);
    let_keep();
    json_t *answer = drain(c), *ok = json_object_get(answer, "ok");
    if (!json_is_boolean(ok) || json_object_get(answer, "id") == NULL)
        abort();
    if (json_is_false(ok) && (json_object_get(answer, "error") == NULL ||
                              (room == c->room && position(c) != before)))
        abort();
    json_decref(answer);
}

static bool somebody_thinks(void)
{
    for (const struct ks_room *room = server.rooms; room != NULL; room = room->next)
        if (room->thinking != NULL)
            return true;
    return false;
}

/* Computer players and hints are there before the next message, so that a run can be had
 * again. */
static void let_think(void)
{
    int thoughts = 0;
    do {
        for (struct ks_room *room = server.rooms; room != NULL; room = room->next)
            ks_ponder_hurry(room);
        while (ks_thinker_progress(server.thinker))
            nanosleep(&moment, NULL);
        while (ks_thinker_finish(server.thinker, 0) == 0)
            ;
        let_keep();
    } while (somebody_thinks() && ++thoughts < THOUGHTS);
}

/* ---- one input ---- */

static void forget_one(void *context, const struct ks_stored *stored)
{
    strcpy(context, stored->id);
}

static void forget_games(void)
{
    struct ks_refusal no;
    while (server.rooms != NULL)
        ks_room_close(server.rooms);
    let_keep(); /* then the store is ours for a moment */
    for (;;) {
        char id[KS_STORED_ID] = "";
        if (!ks_store_list(server.store, forget_one, id, &no))
            abort();
        if (id[0] == '\0')
            break;
        ks_store_delete(server.store, id, &no);
    }
    game = (struct ks_stored){0};
    server.made = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct ks_client client[2];
    static char line[LONGEST];
    const char *text = (const char *)data;
    double now = 0;
    if (size > LARGEST)
        return 0;
    prepare();
    for (int i = 0; i < 2; i++) {
        client[i] = (struct ks_client){.owner = true};
        ks_client_init(&client[i], &server, NULL);
    }
    for (; size > 0; now += 1) {
        const char *end = memchr(text, '\n', size);
        size_t n = end == NULL ? size : (size_t)(end - text);
        int who = n > 0 && text[0] == '2';
        say(&client[who], line, fill_in(text + who, n - (size_t)who, line), now);
        let_think();
        json_decref(drain(&client[!who]));
        n += end != NULL;
        text += n;
        size -= n;
    }
    for (int i = 0; i < 2; i++)
        ks_client_done(&client[i]);
    forget_games();
    return 0;
}
