/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to draw for a rule. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuSketchKind:
 * @SUDOKU_SKETCH_AREA: the cells together have another background
 * @SUDOKU_SKETCH_LINE: from the middle of each cell to that of the next
 * @SUDOKU_SKETCH_STROKE: likewise, as its stroke says
 * @SUDOKU_SKETCH_SQUARE: in each of the cells
 * @SUDOKU_SKETCH_DISC: in each of the cells
 * @SUDOKU_SKETCH_WHITE_DOT: on the edge between two cells, with the text in it
 * @SUDOKU_SKETCH_BLACK_DOT: likewise, filled
 * @SUDOKU_SKETCH_SIGN: the text alone on the edge between two cells
 * @SUDOKU_SKETCH_LESS: on the edge between two cells, pointing at the first
 * @SUDOKU_SKETCH_NOT_ABOVE: likewise, with a line below
 * @SUDOKU_SKETCH_BADGE: the name of the rule beside the board; no cells
 *
 * What to draw for the cells of a rule.
 */
typedef enum
{
  SUDOKU_SKETCH_AREA,
  SUDOKU_SKETCH_LINE,
  SUDOKU_SKETCH_STROKE,
  SUDOKU_SKETCH_SQUARE,
  SUDOKU_SKETCH_DISC,
  SUDOKU_SKETCH_WHITE_DOT,
  SUDOKU_SKETCH_BLACK_DOT,
  SUDOKU_SKETCH_SIGN,
  SUDOKU_SKETCH_LESS,
  SUDOKU_SKETCH_NOT_ABOVE,
  SUDOKU_SKETCH_BADGE,
} SudokuSketchKind;

/**
 * SudokuHue:
 * @SUDOKU_HUE_GREY: grey
 * @SUDOKU_HUE_GREEN: green
 * @SUDOKU_HUE_BLUE: blue
 * @SUDOKU_HUE_ORANGE: orange
 * @SUDOKU_HUE_TEAL: teal
 * @SUDOKU_HUE_PURPLE: purple
 *
 * What colour a stroke has, which says nothing that its form does not say, too.
 */
typedef enum
{
  SUDOKU_HUE_GREY,
  SUDOKU_HUE_GREEN,
  SUDOKU_HUE_BLUE,
  SUDOKU_HUE_ORANGE,
  SUDOKU_HUE_TEAL,
  SUDOKU_HUE_PURPLE,
} SudokuHue;

/**
 * SudokuStrokeStart:
 * @SUDOKU_STROKE_START_PLAIN: like its end
 * @SUDOKU_STROKE_START_BULB: with a disc around the middle of the first cell
 * @SUDOKU_STROKE_START_RING: with a ring there
 *
 * How a stroke begins.
 */
typedef enum
{
  SUDOKU_STROKE_START_PLAIN,
  SUDOKU_STROKE_START_BULB,
  SUDOKU_STROKE_START_RING,
} SudokuStrokeStart;

/**
 * SudokuStroke:
 * @width: in hundredths of a cell
 * @dash: length of its dashes and the gaps between them, likewise; 0: solid
 * @double_line: whether only its edges are drawn
 * @start: how it begins
 * @hue: its colour
 *
 * How a line of cells is drawn, so that kinds can be told apart without colours.
 */
typedef struct
{
  guint width;
  guint dash;
  gboolean double_line;
  SudokuStrokeStart start;
  SudokuHue hue;
} SudokuStroke;

/**
 * SudokuSketchItem:
 * @kind: how it is drawn
 * @n_cells: how many cells it is about
 * @cells: these cells, from 0
 * @text: (nullable): what is written in it
 * @stroke: of a stroke: how it is drawn
 *
 * A thing to draw.
 */
typedef struct
{
  SudokuSketchKind kind;
  guint n_cells;
  guint16 *cells;
  char *text;
  SudokuStroke stroke;
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
void sudoku_sketch_add_stroke (SudokuSketch *self,
                               const guint16 *cells,
                               guint n_cells,
                               const SudokuStroke *stroke);
void sudoku_sketch_add_mark (SudokuSketch *self,
                             SudokuSketchKind kind,
                             const guint16 cells[2],
                             const char *text);
guint sudoku_sketch_get_n_items (const SudokuSketch *self);
const SudokuSketchItem *sudoku_sketch_get_item (const SudokuSketch *self, guint item);

G_END_DECLS
