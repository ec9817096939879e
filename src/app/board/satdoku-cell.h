/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One cell of a board. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>

#include "satdoku-painter.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CELL (satdoku_cell_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuCell, satdoku_cell, SATDOKU, CELL, GtkWidget)

/* What a cell looks like besides its contents. */
typedef enum
{
  SATDOKU_CELL_SELECTED = 1 << 0,
  SATDOKU_CELL_HOUSE = 1 << 1,    /* in a house of the selected cell */
  SATDOKU_CELL_SAME = 1 << 2,     /* holds the same value as the selected cell */
  SATDOKU_CELL_CONFLICT = 1 << 3, /* breaks a rule */
  SATDOKU_CELL_LIT = 1 << 4,      /* lit up to show it */
  SATDOKU_CELL_DIAGONAL = 1 << 5,
  SATDOKU_CELL_CHOSEN = 1 << 6,    /* changed together with the selected cell */
  SATDOKU_CELL_SAME_MARK = 1 << 7, /* is marked with the value of the selected cell */
} SatdokuCellFlags;

typedef struct
{
  guint value;
  SudokuOrigin origin;
  SudokuSet marks[SUDOKU_N_MARKS];
  guint colour;
} SatdokuCellContent;

/* Some of the cells that a cell breaks a rule with. */
#define SATDOKU_CLASHES_MAX 3
typedef struct
{
  guint cells[SATDOKU_CLASHES_MAX];
  guint n_cells;
  gboolean more; /* these are not all */
} SatdokuClashes;

GtkWidget *satdoku_cell_new (SatdokuPainter *painter, SudokuGeometry *geometry, guint cell);
guint satdoku_cell_get_row (SatdokuCell *self);
guint satdoku_cell_get_column (SatdokuCell *self);
gboolean satdoku_cell_set_content (SatdokuCell *self, const SatdokuCellContent *content);
const SatdokuCellContent *satdoku_cell_get_content (SatdokuCell *self);
gboolean satdoku_cell_set_flags (SatdokuCell *self, SatdokuCellFlags flags);
void satdoku_cell_set_clashes (SatdokuCell *self, const SatdokuClashes *clashes);
SatdokuCellFlags satdoku_cell_get_flags (SatdokuCell *self);
gboolean satdoku_cell_set_pending (SatdokuCell *self, const char *text);
const char *satdoku_cell_get_pending (SatdokuCell *self);
void satdoku_cell_symbols_changed (SatdokuCell *self);

G_END_DECLS
