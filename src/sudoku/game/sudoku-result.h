/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a finished puzzle, or of one that was begun: a line of text. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-game.h"
#include "sudoku-level.h"

G_BEGIN_DECLS

/**
 * SudokuKind:
 * @side: N
 * @box_rows: 0: no boxes
 * @box_columns: likewise
 * @rules: besides rows, columns and boxes: the indices of the kinds of rules
 * @difficulty: how hard it is
 *
 * Puzzles of one kind are compared with each other.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  SudokuSet rules;
  SudokuDifficulty difficulty;
} SudokuKind;

/**
 * SudokuResultStage:
 * @SUDOKU_RESULT_ALONE: finished without any help
 * @SUDOKU_RESULT_HELPED: finished with help: does not count for the best times
 * @SUDOKU_RESULT_BEGUN: begun, and not finished yet
 *
 * How far a game has come. The best comes first.
 */
typedef enum
{
  SUDOKU_RESULT_ALONE,
  SUDOKU_RESULT_HELPED,
  SUDOKU_RESULT_BEGUN,
} SudokuResultStage;

/**
 * SudokuResult:
 * @when: seconds since 1970, UTC
 * @kind: the kind of puzzle that its time is compared with
 * @n_given: how many givens it had
 * @seconds: how long it took
 * @stage: whether it was finished, and with help
 * @level: the level of the puzzle, as far as it was known
 * @day: the day whose puzzle it is, as g_date_get_julian() counts them; 0: of none
 * @begun: of a finished game: @when of the record that it was begun; 0: there is none
 *
 * The record of a puzzle that was finished, or begun.
 */
typedef struct
{
  gint64 when;
  SudokuKind kind;
  guint n_given;
  double seconds;
  SudokuResultStage stage;
  SudokuLevel level;
  guint32 day;
  gint64 begun;
} SudokuResult;

void sudoku_kind_init (SudokuKind *self, SudokuGeometry *geometry);
int sudoku_kind_compare (const SudokuKind *a, const SudokuKind *b);

void sudoku_result_init (SudokuResult *self, SudokuGame *game, gint64 when);
gboolean sudoku_result_counts (const SudokuResult *self);
void sudoku_result_write (const SudokuResult *self, GString *string);
gboolean sudoku_result_read (SudokuResult *self,
                             const char *name,
                             gsize line,
                             const char *text,
                             gsize length,
                             GError **error);

G_END_DECLS
