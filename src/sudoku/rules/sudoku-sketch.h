/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be drawn for a rule, without saying how: whoever draws a board decides about colours,
 * widths and surfaces. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuSketchKind:
 * @SUDOKU_SKETCH_AREA: the cells together have another ground
 * @SUDOKU_SKETCH_LINE: from the middle of each cell to that of the next
 * @SUDOKU_SKETCH_SQUARE: in each of the cells
 * @SUDOKU_SKETCH_DISC: in each of the cells
 * @SUDOKU_SKETCH_BADGE: the name of the rule beside the board; no cells
 *
 * What is to be drawn for cells of a rule.
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
 * A thing to be drawn.
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
 * What is to be drawn for a rule, without saying how: whoever draws a board decides about
 * colours, widths and surfaces.
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
