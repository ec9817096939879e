/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games of Simon Tatham's puzzles. Recognised, so that they are refused by name and not as
 * a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_begins_with (text, length, "SAVEFILE:") ? 95 : 0;
}

static const char *const suffixes[] = { ".sav", NULL };

const SudokuFormat sudoku_format_sgt_save = {
  .id = "sgt-save",
  .name = N_ ("Simon Tatham's Solo: saved game"),
  .summary = N_ ("lines that begin with SAVEFILE"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-sgt-save",
};
