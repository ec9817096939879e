/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games of GNOME Sudoku. Recognised, so that they are refused by name and not as a broken
 * puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  const char *end = text + length;

  text = sudoku_text_skip_space (text, end);
  if (text == end || *text != '{')
    return 0;
  return sudoku_text_contains (text, (gsize)(end - text), "\"cells\"") ? 95 : 0;
}

static const char *const suffixes[] = { ".save", NULL };

const SudokuFormat sudoku_format_gnome_sudoku = {
  .id = "gnome-sudoku",
  .name = N_ ("GNOME Sudoku"),
  .summary = N_ ("a saved game in JSON"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-gnome-sudoku",
};
