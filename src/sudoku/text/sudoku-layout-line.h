/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of a text, and the ways to find cells in it. */

#pragma once

#include "sudoku-signs.h"

G_BEGIN_DECLS

/**
 * SudokuLineKind:
 * @SUDOKU_LINE_BLANK: nothing
 * @SUDOKU_LINE_COMMENT: a comment
 * @SUDOKU_LINE_RULE: a rule between rows
 * @SUDOKU_LINE_HOLES: nothing but “-” or “*”: a rule or empty cells
 * @SUDOKU_LINE_BARS: bars and blanks: a row of blank cells, or nothing
 * @SUDOKU_LINE_TEXT: anything else
 *
 * What a line is.
 */
typedef enum
{
  SUDOKU_LINE_BLANK,
  SUDOKU_LINE_COMMENT,
  SUDOKU_LINE_RULE,
  SUDOKU_LINE_HOLES,
  SUDOKU_LINE_BARS,
  SUDOKU_LINE_TEXT,
} SudokuLineKind;

/**
 * SudokuLayoutLine:
 * @start: where it begins, after quotation marks of mail
 * @end: where it ends, before blanks
 * @kind: what it is
 * @heavy: whether it is a rule of double or thick lines
 *
 * A line of a text.
 */
typedef struct
{
  const char *start;
  const char *end;
  SudokuLineKind kind;
  gboolean heavy;
} SudokuLayoutLine;

/**
 * SudokuLineMode:
 * @SUDOKU_LINE_CHARACTERS: each character is one
 * @SUDOKU_LINE_WORDS: blanks between them
 * @SUDOKU_LINE_FIELDS: commas or the like between them, perhaps nothing
 * @SUDOKU_LINE_CELLS: each between two bars, perhaps blank
 * @SUDOKU_LINE_CELLS_DOUBLE: likewise, two bars are one
 * @SUDOKU_LINE_PLUS: each character, “+” is an empty one
 * @SUDOKU_LINE_N_MODES: their number
 *
 * A layout of cells in a line.
 */
typedef enum
{
  SUDOKU_LINE_CHARACTERS,
  SUDOKU_LINE_WORDS,
  SUDOKU_LINE_FIELDS,
  SUDOKU_LINE_CELLS,
  SUDOKU_LINE_CELLS_DOUBLE,
  SUDOKU_LINE_PLUS,
  SUDOKU_LINE_N_MODES,
} SudokuLineMode;

/**
 * SudokuLayoutBeginning:
 * @SUDOKU_LINE_FROM_START: at once
 * @SUDOKU_LINE_FROM_LABEL: behind a number, a letter or a bullet
 * @SUDOKU_LINE_FROM_BRACKET: behind the last bracket or the first quotation mark
 * @SUDOKU_LINE_FROM_BAR: behind words and at the first bar
 * @SUDOKU_LINE_FROM_GAP: behind words and a gap
 * @SUDOKU_LINE_N_BEGINNINGS: their number
 *
 * Where in a line the cells begin.
 */
typedef enum
{
  SUDOKU_LINE_FROM_START,
  SUDOKU_LINE_FROM_LABEL,
  SUDOKU_LINE_FROM_BRACKET,
  SUDOKU_LINE_FROM_BAR,
  SUDOKU_LINE_FROM_GAP,
  SUDOKU_LINE_N_BEGINNINGS,
} SudokuLayoutBeginning;

/**
 * SudokuLayoutRow:
 * @n_cells: how many there are
 * @signs: the symbol of each
 * @places: where each is
 * @bars: what is before each cell: 1: a bar, 2: a thick one
 * @gaps: how many blanks are before each cell
 * @stops: whether the row may end before each cell
 * @whole: whether the whole line is cells
 * @blanks: whether there is nothing but blanks between two bars
 * @fault: (nullable): the first word that is no cell
 * @fault_length: its length in bytes
 *
 * The cells of a line.
 */
typedef struct
{
  guint n_cells;
  SudokuSign signs[SUDOKU_SIDE_MAX + 1];
  const char *places[SUDOKU_SIDE_MAX + 1];
  guint8 bars[SUDOKU_SIDE_MAX + 2];
  guint8 gaps[SUDOKU_SIDE_MAX + 2];
  gboolean stops[SUDOKU_SIDE_MAX + 2];
  gboolean whole;
  gboolean blanks;
  const char *fault;
  gsize fault_length;
} SudokuLayoutRow;

SudokuLayoutLine sudoku_layout_line_look (const char *start, const char *end);
const char *sudoku_layout_line_begin (const SudokuLayoutLine *self,
                                      SudokuLayoutBeginning beginning,
                                      int *label);
void sudoku_layout_line_read (const SudokuLayoutLine *self,
                              const char *start,
                              SudokuLineMode mode,
                              SudokuLayoutRow *row);
gboolean sudoku_layout_line_is_prose (const SudokuLayoutLine *self);
gboolean sudoku_layout_line_is_head (const SudokuLayoutLine *self, guint n_columns);

G_END_DECLS
