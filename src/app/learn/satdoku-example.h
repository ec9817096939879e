/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-exercise.h>

#include "satdoku-board.h"

/* How many pictures an example moves through. */
#define SATDOKU_EXAMPLE_FRAMES 3

#define SATDOKU_TYPE_EXAMPLE (satdoku_example_get_type ())
/**
 * SatdokuExample:
 *
 * The example of a technique, told in three pictures: where to look, why, and what follows.
 *
 * Properties: `loaded`, `frame`.
 */
G_DECLARE_FINAL_TYPE (SatdokuExample, satdoku_example, SATDOKU, EXAMPLE, GObject)

SatdokuExample *satdoku_example_new (const SudokuTechnique *technique);
gboolean satdoku_example_is_loaded (SatdokuExample *self);
guint satdoku_example_get_frame (SatdokuExample *self);
void satdoku_example_set_frame (SatdokuExample *self, guint frame);
const char *satdoku_example_name_frame (guint frame);
void satdoku_example_draw_frame (SatdokuExample *self, guint frame, SatdokuBoard *board);
guint satdoku_example_find_first (guint frame, const GPtrArray *reasons);
GPtrArray *satdoku_example_list_reasons (SatdokuExample *self, guint frame);
