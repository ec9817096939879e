/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to draw for a rule. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuSketchKind:
 * @SUDOKU_SKETCH_AREA: the cells together have another background
 * @SUDOKU_SKETCH_LINE: from the middle of each cell to that of the next
 * @SUDOKU_SKETCH_SQUARE: in each of the cells
 * @SUDOKU_SKETCH_DISC: in each of the cells
 * @SUDOKU_SKETCH_BADGE: the name of the rule beside the board; no cells
 *
 * What to draw for the cells of a rule.
 */
typedef enum
{
  SUDOKU_SKETCH_AREA,
  SUDOKU_SKETCH_LINE,
  SUDOKU_SKETCH_SQUARE,
  SUDOKU_SKETCH_DISC,
  SUDOKU_SKETCH_BADGE,
} SudokuSketchKind;

/**
 * SudokuSketchItem:
 * @kind: how it is drawn
 * @n_cells: how many cells it is about
 * @cells: these cells, from 0
 *
 * A thing to draw.
 */
typedef struct
{
  SudokuSketchKind kind;
  guint n_cells;
  guint16 *cells;
} SudokuSketchItem;

/**
 * SudokuSketch:
 *
 * What to draw for a rule, without saying how: the view decides about colours, widths and surfaces.
 */
typedef struct _SudokuSketch SudokuSketch;

SudokuSketch *sudoku_sketch_new (void);
void sudoku_sketch_free (SudokuSketch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSketch, sudoku_sketch_free)
void sudoku_sketch_add (SudokuSketch *self,
                        SudokuSketchKind kind,
                        const guint16 *cells,
                        guint n_cells);
guint sudoku_sketch_get_n_items (const SudokuSketch *self);
const SudokuSketchItem *sudoku_sketch_get_item (const SudokuSketch *self, guint item);

G_END_DECLS
