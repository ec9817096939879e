/* SPDX-License-Identifier: GPL-3.0-or-later */

/* HoDoKu's own files: a zip with the state of the program as serialised Java objects. Reading it
 * would mean running what it says, so it is only recognised. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_begins_with (text, length, "\xac\xed") ||
             sudoku_text_contains (text, length, "java.beans.XMLDecoder")
           ? 99
           : 0;
}

static const char *const suffixes[] = { ".hsol", NULL };

const SudokuFormat sudoku_format_hsol = {
  .id = "hsol",
  .name = N_ ("HoDoKu file"),
  .summary = N_ ("the state of the program HoDoKu, which can’t be read"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .refusal = "refused-hsol",
};
