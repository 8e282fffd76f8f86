/* How much a client may say, without a socket: its queue is read by hand. */
#include <criterion/criterion.h>
#include <string.h>

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
