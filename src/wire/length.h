/* How long a scenario takes, in words: "1 to 2½ hours, 300 to 400 clicks a side". */
#pragma once

#include <jansson.h>

/* {"en", "pl"} from the length of about.json: figures become words, words stay as they are. */
json_t *ks_reply_length(const json_t *length);
