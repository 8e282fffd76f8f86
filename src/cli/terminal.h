/* A game in the terminal: what the person at the table can ask for. */
#pragma once

#include "cli/cli.h"
#include "cli/menu.h"
#include "cli/tell.h"

/* Entries made without a person before they are shown: a computer player may think a
 * while. */
enum { KS_TERMINAL_BATCH = 16 };

struct ks_terminal {
    struct ks_cli *cli;
    struct ks_match *match;
    enum ks_language language;
    struct ks_teller teller;
    struct ks_menu menu;
    char path[1024]; /* the journal */
    bool terminal;   /* a person is watching */
    bool quit;
    bool changed;              /* the position is another one than that shown last */
    bool curtain;              /* the screen shows what the other side may not see */
    int seat;                  /* side that saw it last */
    struct ks_mind advised[2]; /* what the adviser of each side keeps */
};

/* Does what a line asks for: a command of the table below, or a choice. */
void ks_terminal_line(struct ks_terminal *t, char *line);

/* The position as the side to move sees it. */
void ks_terminal_view(const struct ks_terminal *t, struct ks_state *view);

/* Where things happen: the piece or hex that is asked about, or the last event. */
ks_hex ks_terminal_focus(const struct ks_terminal *t);

/* A line that gives an order; false if it gives none. */
bool ks_terminal_order(struct ks_terminal *t, const char *line);

/* Commands: what an order would do, those in force, dropping one, letting one go on. */
void ks_terminal_preview(struct ks_terminal *t, const char *argument);
void ks_terminal_orders(struct ks_terminal *t, const char *argument);
void ks_terminal_drop(struct ks_terminal *t, const char *argument);
void ks_terminal_resume(struct ks_terminal *t, const char *argument);

/* Commands of it: what the general would do, and how he would lead the army. */
void ks_terminal_hint(struct ks_terminal *t, const char *argument);
void ks_terminal_plan(struct ks_terminal *t, const char *argument);
