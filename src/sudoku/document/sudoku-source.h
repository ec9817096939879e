/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a puzzle to be read. */

#pragma once

#include <sat-formula.h>

#include "sudoku-document.h"
#include "sudoku-layout.h"
#include "sudoku-parted-rows.h"
#include "sudoku-scanner.h"
#include "sudoku-shape-hint.h"
#include "sudoku-signs.h"

G_BEGIN_DECLS

/**
 * SudokuZero:
 * @SUDOKU_ZERO_OPEN: undecided: an error where it can be both
 * @SUDOKU_ZERO_EMPTY: an empty cell
 * @SUDOKU_ZERO_VALUE: the first value
 *
 * The meaning of 0 where it can be both.
 */
typedef enum
{
  SUDOKU_ZERO_OPEN,
  SUDOKU_ZERO_EMPTY,
  SUDOKU_ZERO_VALUE,
} SudokuZero;

/**
 * SudokuSource:
 * @name: for messages
 * @text: (array length=length): the text
 * @length: its length in bytes
 * @first_line: the line number where the text begins
 * @hint: (nullable): the shape, as far as a text can't express it
 * @cancellable: (nullable)
 * @formula: (nullable): receives a formula that is no puzzle
 * @asked: whether the user has named the format, which decides where 0 may be a value or empty
 * @zero: the user's decision about 0
 * @signs: (nullable): the symbols of all puzzles of the text, for one side
 * @survey: (nullable): receives the symbols of the puzzle
 * @head: (nullable): the first line of the whole text, if it names the columns
 *
 * The text of one puzzle, and what else is known of it.
 */
typedef struct
{
  const char *name;
  const char *text;
  gsize length;
  gsize first_line;
  const SudokuShapeHint *hint;
  GCancellable *cancellable;
  SatFormula **formula;
  gboolean asked;
  SudokuZero zero;
  const SudokuSigns *signs;
  SudokuSigns *survey;
  const char *head;
} SudokuSource;

void sudoku_source_scan (const SudokuSource *self, SudokuScanner *scanner);
const char *sudoku_source_scan_to (const SudokuSource *self, gsize place, SudokuScanner *scanner);
void sudoku_source_refuse_text (const SudokuSource *self, const char *id, GError **error);
void sudoku_source_refuse_layout (const SudokuSource *self,
                                  const SudokuLayout *layout,
                                  GError **error);
void sudoku_source_refuse_parted (const SudokuSource *self,
                                  const SudokuPartedRows *rows,
                                  GError **error);
SudokuDocument *sudoku_source_make_document_of_signs (const SudokuSource *self,
                                                      SudokuGeometry *geometry,
                                                      const SudokuSign *cells,
                                                      guint *wrong,
                                                      GError **error);
gsize sudoku_source_skip_mark (const char *text, gsize length);

G_END_DECLS
