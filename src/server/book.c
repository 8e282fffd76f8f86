#include "server/book.h"

#include <stdlib.h>
#include <string.h>

#include "driver/buffer.h"
#include "server/keeper.h"
#include "server/state.h"

struct ks_book {
    struct ks_room *room; /* NULL: it is closed */
    struct ks_keeper *keeper;
    char id[KS_STORED_ID];
    struct ks_buffer lines;     /* that wait for ks_book_keep */
    bool written;               /* something was handed to the keeper */
    struct ks_journal *journal; /* in the writing thread alone; NULL: not opened yet */
};

struct page {
    struct ks_chore chore; /* first */
    struct ks_book *book;
    struct ks_buffer lines;
    struct ks_summary before;
    bool known; /* is that so? */
    struct ks_stored stored;
};

struct ks_book *ks_book_new(struct ks_room *room, const char *id)
{
    struct ks_book *book = calloc(1, sizeof *book);
    if (book == NULL)
        return NULL;
    book->room = room;
    book->keeper = room->server->keeper;
    if (id != NULL)
        strcpy(book->id, id);
    return book;
}

/* ---- lines on their way ---- */

struct draft {
    struct ks_journal journal; /* first */
    struct ks_book *book;
};

static bool take_over(struct ks_journal *journal, const char *text, size_t length,
                      char error[KS_TEXT])
{
    struct ks_buffer *lines = &((struct draft *)journal)->book->lines;
    ks_buffer_bytes(lines, text, length);
    if (!lines->failed)
        return true;
    ks_buffer_free(lines);
    strcpy(error, "out of memory; try again, nothing is lost");
    return false;
}

static void close_draft(struct ks_journal *journal)
{
    free((struct draft *)journal);
}

struct ks_journal *ks_book_journal(struct ks_book *book)
{
    struct draft *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    *d = (struct draft){{take_over, close_draft, true}, book};
    return &d->journal;
}

/* ---- in the writing thread ---- */

static bool keep_lines(struct page *p, struct ks_refusal *no)
{
    char error[KS_TEXT];
    struct ks_journal *j = p->book->journal;
    if (j->append(j, p->lines.text, p->lines.length, error))
        return true;
    return ks_refuse(no, "storage", "Not done, because it could not be saved: %s.",
                     error);
}

static bool work_lines(struct ks_chore *chore, struct ks_store *store,
                       struct ks_refusal *no)
{
    struct page *p = (struct page *)chore;
    struct ks_book *book = p->book;
    if (book->journal == NULL)
        book->journal = ks_store_journal(store, book->id, no);
    if (book->journal == NULL)
        return false;
    ks_store_summary(book->journal, &p->before);
    return keep_lines(p, no);
}

/* A journal of an earlier try is that of a game which was never kept. */
static bool work_begin(struct ks_chore *chore, struct ks_store *store,
                       struct ks_refusal *no)
{
    struct page *p = (struct page *)chore;
    struct ks_book *book = p->book;
    if (book->journal != NULL)
        book->journal->close(book->journal);
    book->journal = NULL;
    if (!ks_store_add(store, &p->stored, no))
        return false;
    book->journal = ks_store_journal(store, p->stored.id, no);
    return book->journal != NULL && keep_lines(p, no);
}

static bool work_close(struct ks_chore *chore, struct ks_store *store,
                       struct ks_refusal *no)
{
    struct page *p = (struct page *)chore;
    struct ks_journal *j = p->book->journal;
    (void)store;
    (void)no;
    if (j == NULL)
        return true;
    if (p->known)
        ks_store_summary(j, &p->before);
    j->close(j);
    p->book->journal = NULL;
    return true;
}

/* ---- in the event loop ---- */

static void free_page(struct page *p)
{
    ks_buffer_free(&p->lines);
    free(p);
}

/* Several codes of the store are the same to players. */
static void finish(struct ks_chore *chore)
{
    struct page *p = (struct page *)chore;
    struct ks_room *room = p->book->room;
    if (strcmp(chore->no.code, "locked") == 0 ||
        strcmp(chore->no.code, "not_writable") == 0)
        chore->no.code = "storage";
    if (room != NULL)
        ks_room_kept(room, chore->done ? NULL : &chore->no);
    free_page(p);
}

static void finish_begin(struct ks_chore *chore)
{
    struct page *p = (struct page *)chore;
    if (chore->done) {
        strcpy(p->book->id, p->stored.id);
        if (p->book->room != NULL)
            p->book->room->stored = p->stored;
    }
    finish(chore);
}

static void finish_close(struct ks_chore *chore)
{
    struct page *p = (struct page *)chore;
    ks_buffer_free(&p->book->lines);
    free(p->book);
    free_page(p);
}

static bool start(struct ks_book *book, struct page what,
                  void (*done)(struct ks_chore *chore), struct ks_refusal *no)
{
    struct page *p = malloc(sizeof *p);
    if (p == NULL || what.lines.failed) {
        ks_buffer_free(&what.lines);
        free(p);
        return ks_refuse(no, "internal", "Out of memory; nothing was changed.");
    }
    *p = what;
    p->book = book;
    p->chore.finish = done;
    book->written = true;
    ks_keeper_write(book->keeper, &p->chore);
    return true;
}

static struct ks_buffer take_lines(struct ks_book *book)
{
    struct ks_buffer lines = book->lines;
    book->lines = (struct ks_buffer){0};
    return lines;
}

bool ks_book_keep(struct ks_book *book, const struct ks_summary *before,
                  struct ks_refusal *no)
{
    struct page p = {
        .chore.work = work_lines, .lines = take_lines(book), .before = *before};
    return start(book, p, finish, no);
}

bool ks_book_begin(struct ks_book *book, const struct ks_stored *wanted,
                   struct ks_refusal *no)
{
    struct page p = {
        .chore.work = work_begin, .lines = take_lines(book), .stored = *wanted};
    return start(book, p, finish_begin, no);
}

void ks_book_close(struct ks_book *book, const struct ks_summary *now)
{
    if (book == NULL)
        return;
    book->room = NULL;
    struct page *p = calloc(1, sizeof *p);
    if (p != NULL && book->written) {
        *p = (struct page){.chore = {.work = work_close, .finish = finish_close},
                           .book = book};
        p->known = now != NULL;
        if (now != NULL)
            p->before = *now;
        ks_keeper_write(book->keeper, &p->chore);
        return;
    }
    if (!book->written) { /* else the keeper may still use it */
        ks_buffer_free(&book->lines);
        free(book);
    }
    free(p);
}
