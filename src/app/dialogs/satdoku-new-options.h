/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a new puzzle shall be like. */

#pragma once

#include <gio/gio.h>
#include <sudoku-generate.h>

G_BEGIN_DECLS

typedef struct
{
  guint side;
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  gboolean diagonals;
  gboolean unique;
  const SudokuSymmetry *symmetry; /* (nullable): none */
  guint n_givens;                 /* 0: as few as possible */
  guint64 seed;
} SatdokuNewOptions;

#define SATDOKU_NEW_SIDE_MIN 4
#define SATDOKU_NEW_SIDE_MAX 36

void satdoku_new_options_init (SatdokuNewOptions *self);
void satdoku_new_options_set_side (SatdokuNewOptions *self, guint side);
guint satdoku_new_options_get_boxes (guint side, guint box_rows[SATDOKU_NEW_SIDE_MAX]);
void satdoku_new_options_load (SatdokuNewOptions *self, GSettings *settings);
void satdoku_new_options_save (const SatdokuNewOptions *self, GSettings *settings);
SudokuGeometry *satdoku_new_options_create_geometry (const SatdokuNewOptions *self, GError **error);
double satdoku_new_options_get_time_limit (const SatdokuNewOptions *self);

G_END_DECLS
