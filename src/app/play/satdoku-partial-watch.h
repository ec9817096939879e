/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answers belong to no solution: see the top of satdoku-partial-watch.c. */

#pragma once

#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PARTIAL_WATCH (satdoku_partial_watch_get_type ())
/**
 * SatdokuPartialWatch:
 *
 * Has the board tell answers that belong to no solution from others, as long as they are there.
 */
G_DECLARE_FINAL_TYPE (SatdokuPartialWatch, satdoku_partial_watch, SATDOKU, PARTIAL_WATCH, GObject)

SatdokuPartialWatch *satdoku_partial_watch_new (SatdokuPlay *play);
void satdoku_partial_watch_begin (SatdokuPartialWatch *self, const SudokuGrid *grid);
void satdoku_partial_watch_end (SatdokuPartialWatch *self);

G_END_DECLS
