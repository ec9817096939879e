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
 * @SUDOKU_SKETCH_CAGE: a dashed outline inside the edges of the cells, with the text in the upper
 *   left corner of the first
 * @SUDOKU_SKETCH_DOTTED_CAGE: likewise, dotted
 * @SUDOKU_SKETCH_PILL: an outline around the middles of the cells, as the ring of a stroke around
 *   one
 * @SUDOKU_SKETCH_CORNER: a disc on the corner that four cells share, with the text in it; the cell
 *   is the upper left one
 * @SUDOKU_SKETCH_CLUE: the text in a place outside the board
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
  SUDOKU_SKETCH_CAGE,
  SUDOKU_SKETCH_DOTTED_CAGE,
  SUDOKU_SKETCH_PILL,
  SUDOKU_SKETCH_CORNER,
  SUDOKU_SKETCH_CLUE,
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
 * SudokuStrokeEnd:
 * @SUDOKU_STROKE_END_PLAIN: nothing more
 * @SUDOKU_STROKE_END_BULB: with a disc around the middle of the cell
 * @SUDOKU_STROKE_END_RING: with a ring there, inside which the line is not drawn
 * @SUDOKU_STROKE_END_DIAMOND: likewise with a diamond
 * @SUDOKU_STROKE_END_ARROW: with the head of an arrow there
 *
 * How a stroke begins or ends.
 */
typedef enum
{
  SUDOKU_STROKE_END_PLAIN,
  SUDOKU_STROKE_END_BULB,
  SUDOKU_STROKE_END_RING,
  SUDOKU_STROKE_END_DIAMOND,
  SUDOKU_STROKE_END_ARROW,
} SudokuStrokeEnd;

/**
 * SudokuStroke:
 * @width: in hundredths of a cell
 * @dash: length of its dashes and the gaps between them, likewise; 0: solid
 * @double_line: whether only its edges are drawn
 * @start: how it begins
 * @end: how it ends
 * @hue: its colour
 *
 * How a line of cells is drawn, so that kinds can be told apart without colours.
 */
typedef struct
{
  guint width;
  guint dash;
  gboolean double_line;
  SudokuStrokeEnd start;
  SudokuStrokeEnd end;
  SudokuHue hue;
} SudokuStroke;

/**
 * SudokuSketchItem:
 * @kind: how it is drawn
 * @n_cells: how many cells it is about
 * @cells: these cells, from 0; of a clue one place outside the board, as sudoku_outside_make()
 *   numbers them
 * @text: (nullable): what is written in it
 * @stroke: of a stroke: how it is drawn
 * @down: of a clue about a diagonal: 1 if it leads down, −1 if up; else 0
 * @right: likewise: 1 if it leads to the right, −1 if to the left
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
  int down;
  int right;
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
void sudoku_sketch_add_text (SudokuSketch *self,
                             SudokuSketchKind kind,
                             const guint16 *cells,
                             guint n_cells,
                             const char *text);
void sudoku_sketch_add_clue (SudokuSketch *self,
                             guint place,
                             const char *text,
                             int down,
                             int right);
guint sudoku_sketch_get_n_items (const SudokuSketch *self);
const SudokuSketchItem *sudoku_sketch_get_item (const SudokuSketch *self, guint item);

G_END_DECLS
