/* How much a client may say, without a socket: its queue is read by hand. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "driver_toy.h"
#include "server/state.h"

static struct ks_server server;
static struct ks_client client;

static void come(void)
{
    server = (struct ks_server){.port = 1794};
    client = (struct ks_client){.owner = true};
    ks_client_init(&client, &server, NULL);
}

static void go(void)
{
    ks_client_done(&client);
    cr_assert_null(server.clients);
    cr_assert_eq(server.count, 0);
}

/* The answer to a ping at that time: its only message. */
static bool is_answered(double now)
{
    static const char ping[] = "{\"id\":7,\"op\":\"ping\"}";
    ks_client_message(&client, ping, sizeof ping - 1, now);
    cr_assert_not_null(client.first);
    json_t *answer =
        json_loadb((const char *)client.first->text, client.first->length, 0, NULL);
    ks_client_sent(&client);
    cr_assert_null(client.first);
    cr_assert_eq(client.waiting, 0);
    cr_assert_eq(json_integer_value(json_object_get(answer, "id")), 7);
    bool ok = json_is_true(json_object_get(answer, "ok"));
    if (!ok)
        cr_assert_str_eq(
            json_string_value(json_object_get(json_object_get(answer, "error"), "code")),
            "too_fast");
    json_decref(answer);
    return ok;
}

static int answered(int n, double now)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        count += is_answered(now);
    return count;
}

Test(server_client, a_burst_then_a_steady_rate, .init = come, .fini = go)
{
    cr_assert_eq(answered(170, 0), KS_CLIENT_BURST);
    cr_assert_eq(answered(50, 1), KS_CLIENT_RATE);
    cr_assert_eq(answered(50, 1.5), KS_CLIENT_RATE / 2);
    cr_assert_eq(answered(200, 1000), KS_CLIENT_BURST);
}

Test(server_client, who_goes_on_is_cut_off, .init = come, .fini = go)
{
    answered(KS_CLIENT_BURST + KS_CLIENT_PATIENCE, 0);
    cr_assert_not(client.drop);
    cr_assert_not(is_answered(0));
    cr_assert(client.drop);
}

Test(server_client, work_counts_as_messages, .init = come, .fini = go)
{
    ks_client_charge(&client, 0.5);
    cr_assert_eq(answered(170, 0), KS_CLIENT_BURST - KS_CLIENT_WORK / 2);
    ks_client_charge(&client, 100); /* and is forgiven in two seconds */
    cr_assert_eq(answered(5, 1), 0);
    cr_assert_eq(answered(50, 2), KS_CLIENT_RATE);
}

Test(server_client, who_takes_nothing_is_cut_off, .init = come, .fini = go)
{
    char *text = malloc(1 << 20);
    memset(text, 'x', 1 << 20);
    for (int i = 0; i < 8; i++)
        ks_client_send(&client, json_pack("{s:s#}", "push", text, 1 << 20));
    cr_assert_not(client.drop);
    ks_client_send(&client, json_pack("{s:s}", "push", "one more"));
    cr_assert(client.drop);
    free(text);
}

/* ---- who takes slowly what a fast game sends ---- */

static struct ks_room room;

static void watch(void)
{
    struct ks_refusal no;
    come();
    struct ks_game *game =
        ks_library_game(own_library(), "szczekociny/wywla", NULL, 0, &no);
    cr_assert_not_null(game);
    room = (struct ks_room){.server = &server,
                            .game = game,
                            .match = new_match(game, 5, "human", "human"),
                            .offer = KS_NOBODY,
                            .lesson = -1};
    client.room = &room;
    client.known = true;
}

static void go_home(void)
{
    client.room = NULL;
    ks_match_free(room.match);
    ks_game_free(room.game);
    go();
}

/* The game goes on: there is one entry more, and everybody is told. */
static void happen(int n)
{
    json_array_append_new(client.entries, json_pack("{s:i}", "n", n));
    ks_client_tell(&client, false);
}

static size_t entries_of(const struct ks_message *m)
{
    json_t *now = json_loadb((const char *)m->text, m->length, 0, NULL);
    cr_assert_str_eq(json_string_value(json_object_get(now, "push")), "now");
    cr_assert(json_is_false(json_object_get(now, "full")));
    size_t n = json_array_size(json_object_get(now, "entries"));
    json_decref(now);
    return n;
}

static void fill_queue(void)
{
    char *text = calloc(1, KS_CLIENT_ENOUGH + 1);
    memset(text, 'x', KS_CLIENT_ENOUGH);
    ks_client_send(&client, json_pack("{s:s}", "push", text));
    free(text);
    cr_assert_gt(client.waiting, KS_CLIENT_ENOUGH);
}

Test(server_client, who_keeps_up_is_told_at_once, .init = watch, .fini = go_home)
{
    for (int n = 1; n <= 3; n++) {
        happen(n);
        cr_assert_eq(entries_of(client.first), 1);
        ks_client_sent(&client);
    }
    cr_assert_null(client.first);
}

Test(server_client, who_is_slow_is_told_of_several_at_once, .init = watch,
     .fini = go_home)
{
    fill_queue();
    size_t waiting = client.waiting;
    for (int n = 1; n <= 1000; n++)
        happen(n);
    cr_assert(client.behind);
    cr_assert_eq(client.waiting, waiting); /* not a byte beyond enough */
    cr_assert_null(client.first->next);
    ks_client_sent(&client);
    cr_assert_not(client.behind);
    cr_assert_eq(entries_of(client.first), 1000);
    ks_client_sent(&client);
    cr_assert_null(client.first); /* and nothing twice */
    happen(1001);
    cr_assert_eq(entries_of(client.first), 1);
    cr_assert_not(client.drop);
}

Test(server_client, a_whole_view_waits_for_nobody, .init = watch, .fini = go_home)
{
    fill_queue();
    happen(1);
    cr_assert(client.behind);
    ks_client_tell(&client, true);
    cr_assert_not(client.behind);
    cr_assert_not_null(client.first->next);
    ks_client_sent(&client);
    ks_client_sent(&client);
    cr_assert_null(client.first);
}
