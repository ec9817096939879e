/* SPDX-License-Identifier: GPL-3.0-or-later */

/* HoDoKu's saved games, and other zip archives. Recognised, so that they are refused by name and
 * not as a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_begins_with (text, length, "PK\003\004") ? 95 : 0;
}

static const char *const suffixes[] = { ".hsol", NULL };

const SudokuFormat sudoku_format_hsol = {
  .id = "hsol",
  .name = N_ ("HoDoKu saved game"),
  .summary = N_ ("a zip archive of program state"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-hsol",
};
