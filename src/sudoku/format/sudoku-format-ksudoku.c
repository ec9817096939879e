/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games of KSudoku. Recognised, so that they are refused by name and not as a broken
 * puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "<ksudoku") ? 95 : 0;
}

static const char *const suffixes[] = { ".ksudoku", NULL };

const SudokuFormat sudoku_format_ksudoku = {
  .id = "ksudoku",
  .name = N_ ("KSudoku"),
  .summary = N_ ("XML with <ksudoku>"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-ksudoku",
};
