/* The map of a game: terrain, hexsides, roads, names. Shared by all rules systems. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/hex.h"

enum {
    KS_MAX_HEXES = KS_GRID_HEXES,
    KS_MAX_LABELS = 40,
    KS_MAX_ROADS = 16,
    KS_ROAD_HEXES = 96
};

enum ks_terrain {
    KS_OFF_MAP,
    KS_CLEAR,
    KS_WOODS,
    KS_VILLAGE,
    KS_HILL,
    KS_SLOPE,
    KS_MARSH,
    KS_CASTLE,
    KS_WATER,
    KS_TOWN,
    KS_HAMLET,
    KS_GARDEN,
    KS_DIKE,
    KS_TERRAINS
};

enum ks_label_kind {
    KS_LABEL_UNSAID, /* the renderer decides from the terrain around it */
    KS_LABEL_PLACE,
    KS_LABEL_HILL,
    KS_LABEL_WOOD,
    KS_LABEL_WATER,
    KS_LABEL_EXIT, /* destination of a road beyond the edge */
    KS_LABEL_KINDS
};

/* A name on the map. It is written along a quadratic curve: start, control point, end. Points are
 * column and row in hundredths, columns counted as in odd rows. */
struct ks_label {
    uint16_t hex;
    char text[40];
    uint8_t kind; /* enum ks_label_kind */
    /* height of the letters in hundredths of a hex's width; 0: the default of its kind */
    uint8_t size;
    bool curved;
    int16_t curve[3][2];
};

struct ks_road { /* for drawing; movement reads ks_map.road */
    char name[48];
    bool track;
    uint16_t hexes;
    uint16_t hex[KS_ROAD_HEXES];
};

struct ks_map {
    struct ks_grid grid;
    bool row_first;                /* hex numbers are RRCC instead of CCRR */
    uint8_t terrain[KS_MAX_HEXES]; /* enum ks_terrain */
    uint8_t stream[KS_MAX_HEXES];  /* water, a bit per direction, set in both hexes */
    uint8_t deep[KS_MAX_HEXES];    /* the part of stream that is river */
    uint8_t bridge[KS_MAX_HEXES];
    uint8_t stone[KS_MAX_HEXES]; /* stone bridges, for drawing only */
    uint8_t ford[KS_MAX_HEXES];
    bool river; /* all the water is river */
    uint8_t road[KS_MAX_HEXES];
    uint8_t redoubt[KS_MAX_HEXES]; /* earthworks, for drawing only */
    uint16_t last_row;             /* rows beyond it are not in play; 0: all are */
    uint16_t labels, roads;
    struct ks_label label[KS_MAX_LABELS];
    struct ks_road road_line[KS_MAX_ROADS];
};

/* Name of a kind of label: "place", "hill", "wood", "water", "exit", or "". */
const char *ks_label_word(enum ks_label_kind kind);

/* Writes the printed number of a hex, e.g. "1809". The buffer must have at least 5 bytes. */
void ks_hex_text(const struct ks_map *map, uint16_t hex, char *out);

/* Parses a hex number; returns false if the map has no such hex. */
bool ks_hex_parse(const struct ks_map *map, const char *text, size_t length,
                  uint16_t *hex);
