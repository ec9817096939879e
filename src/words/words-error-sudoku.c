/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can go wrong in the Sudoku layer: shapes, puzzles, formulas that should be puzzles, saved
 * games. */

#include "words-error-private.h"

#include <glib/gi18n.h>

const WordsErrorRow words_error_rows_sudoku[] = {
  { NULL },
};
