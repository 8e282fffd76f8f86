/* Which names and pages the server answers to, and who counts as its owner. */
#include <criterion/criterion.h>
#include <unistd.h>

#include "server/addresses.h"
#include "server/state.h"

static const struct ks_serve how = {.db = NULL};
static const struct ks_server server = {.how = &how, .port = 1794};

Test(server_addresses, numbers_and_own_names_at_the_port)
{
    static const char *const ours[] = {"127.0.0.1:1794", "localhost:1794",
                                       "LocalHost:1794", "192.168.1.7:1794",
                                       "[::1]:1794",     "[fe80::1]:1794"};
    for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
        cr_assert(ks_host_is_ours(&server, ours[i]), "%s", ours[i]);
    char own[300] = "";
    gethostname(own, 250);
    strcat(own, ":1794");
    cr_assert(ks_host_is_ours(&server, own), "%s", own);
}

Test(server_addresses, no_foreign_name_and_no_other_port)
{
    static const char *const foreign[] = {"",
                                          "127.0.0.1",
                                          "127.0.0.1:1795",
                                          "127.0.0.1:",
                                          "127.0.0.1:1794@evil",
                                          "127.0.0.1:1794.evil",
                                          "127.0.0.1:01794",
                                          "127.0.0.1: 1794",
                                          "localhost",
                                          ":1794",
                                          "[]:1794",
                                          "evil.example:1794",
                                          "[evil]:1794",
                                          "127.0.0.1.evil:1794",
                                          "127.1:1794",
                                          "[::1]",
                                          "localhost.:1794",
                                          "0x7f.1:1794",
                                          "evil.example"};
    for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++)
        cr_assert_not(ks_host_is_ours(&server, foreign[i]), "%s", foreign[i]);
    char longest[400];
    memset(longest, 'x', sizeof longest);
    memcpy(longest + 380, ":1794", 6);
    cr_assert_not(ks_host_is_ours(&server, longest));
}

Test(server_addresses, a_page_talks_to_where_it_came_from)
{
    cr_assert(ks_origin_is_ours("http://127.0.0.1:1794", "127.0.0.1:1794"));
    cr_assert(ks_origin_is_ours("https://Host:1794", "host:1794"));
    cr_assert_not(ks_origin_is_ours("http://localhost:1794", "127.0.0.1:1794"));
    cr_assert_not(ks_origin_is_ours("http://127.0.0.1:17940", "127.0.0.1:1794"));
    cr_assert_not(ks_origin_is_ours("http://127.0.0.1:179", "127.0.0.1:1794"));
    cr_assert_not(ks_origin_is_ours("null", "null"));
    cr_assert_not(ks_origin_is_ours("", ""));
    cr_assert_not(ks_origin_is_ours("file://127.0.0.1:1794", "127.0.0.1:1794"));
}

Test(server_addresses, the_owner_comes_from_this_machine)
{
    cr_assert(ks_peer_is_local("127.0.0.1"));
    cr_assert(ks_peer_is_local("127.8.0.1"));
    cr_assert(ks_peer_is_local("::1"));
    cr_assert(ks_peer_is_local("::ffff:127.0.0.1"));
    cr_assert_not(ks_peer_is_local(""));
    cr_assert_not(ks_peer_is_local("192.168.1.127"));
    cr_assert_not(ks_peer_is_local("1127.0.0.1"));
    cr_assert_not(ks_peer_is_local("::ffff:192.168.0.1"));
    cr_assert_not(ks_peer_is_local("::11"));
}
