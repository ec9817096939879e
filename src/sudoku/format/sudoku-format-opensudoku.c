/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collections of OpenSudoku. Recognised, so that they are refused by name and not as a broken
 * puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "<opensudoku") ? 95 : 0;
}

static const char *const suffixes[] = { ".opensudoku", NULL };

const SudokuFormat sudoku_format_opensudoku = {
  .id = "opensudoku",
  .name = N_ ("OpenSudoku"),
  .summary = N_ ("XML with <opensudoku>"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-opensudoku",
};
