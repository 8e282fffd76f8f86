/* A map laid out for drawing: where hexes lie on the page, outlines of areas, courses of streams
 * and roads, and noise that is the same for everybody. A hex is 100 units wide. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "cli/svg.h"
#include "core/map.h"

#define KS_PI         3.14159265358979323846
#define KS_HEX_WIDTH  100.0
#define KS_HEX_RADIUS 57.735 /* centre to corner */
#define KS_ROW_PITCH  86.6025

enum { KS_MAX_COURSES = 64, KS_COURSE_POINTS = KS_ROAD_HEXES + 4 };

struct ks_sheet_course { /* a chain of points: a stream or a road */
    struct ks_point *at;
    int n;
    bool track, river;
};

struct ks_sheet {
    const struct ks_map *map;
    int cols, rows;
    double left, top, right, bottom;
    int streams, roads;
    struct ks_sheet_course
        stream[KS_MAX_COURSES]; /* corners of hexes, before smoothing */
    struct ks_sheet_course
        road[KS_MAX_ROADS];  /* softened centres; the ends may lie outside */
    struct ks_point *points; /* storage of the courses */
    unsigned char *lane;     /* cells a road passes, for keeping things off it */
    int lane_cols, lane_rows;
};

/* Even rows stand half a hex to the right. */
static inline bool ks_is_shifted(int row)
{
    return (row & 1) == 0;
}

/* False if there is not enough memory. */
bool ks_sheet_init(struct ks_sheet *sheet, const struct ks_map *map);
void ks_sheet_done(struct ks_sheet *sheet);

struct ks_point ks_sheet_centre(int col, int row);
struct ks_point ks_sheet_at(const struct ks_sheet *sheet, uint16_t hex);

/* Corner 0..5 (N NE SE S SW NW) of a hex round the origin; any number counts modulo 6. */
struct ks_point ks_sheet_corner(int corner);

/* Column and row of the hex that a point lies in; may be off the map. */
void ks_sheet_hex(struct ks_point p, int *col, int *row);

/* Terrain of a hex; outside the map, that of the nearest hex. */
enum ks_terrain ks_sheet_terrain(const struct ks_sheet *sheet, int col, int row);
enum ks_terrain ks_sheet_terrain_at(const struct ks_sheet *sheet, struct ks_point p);

/* Does a road pass within a few units? */
bool ks_sheet_by_road(const struct ks_sheet *sheet, struct ks_point p);

/* Distance to the nearest corner of a stream, at most the limit. */
double ks_sheet_to_stream(const struct ks_sheet *sheet, struct ks_point p, double limit);

/* Softened outline of all hexes whose terrain has its bit set. */
void ks_sheet_outline(const struct ks_sheet *sheet, unsigned terrains, struct ks_svg *d);

/* The course of streams, or of rivers; of roads, or of tracks. */
void ks_sheet_stream_path(const struct ks_sheet *sheet, bool river, struct ks_svg *d);
void ks_sheet_road_path(const struct ks_sheet *sheet, bool track, struct ks_svg *d);

/* Does the hex lie at the edge of the map? A road that ends there goes on beyond it. */
bool ks_sheet_is_edge(const struct ks_sheet *sheet, uint16_t hex);

/* Where a road crosses the side between two hexes, and its bearing there in degrees. */
struct ks_point ks_sheet_crossing(const struct ks_sheet *sheet, uint16_t a, uint16_t b,
                                  double *bearing);

/* A hex round a point, its radius times k. */
void ks_sheet_hex_path(struct ks_svg *d, struct ks_point p, double k);

/* A repeatable stream of numbers in [0, 1). */
double ks_random(uint32_t *seed);

/* A number in [0, 1) that depends on the whole parts of x and y; and the same, smooth. */
double ks_speckle(double x, double y);
double ks_noise(double x, double y);

/* A point shifted by smooth noise: by up to half of that, in patches of a size. */
struct ks_point ks_shaken(struct ks_point p, double size, double by);

/* For ks_sheet_init: fills in the streams. */
bool ks_sheet_lay_streams(struct ks_sheet *sheet, struct ks_point *room);
size_t ks_sheet_stream_room(const struct ks_sheet *sheet);
