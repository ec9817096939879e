/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Addresses that a browser opens, of which some have the puzzle in them. Recognised, so that
 * they are refused by name and not as a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  static const char *const keys[] = { "?bd=", "&bd=", "?s=", "&s=" };
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_scanner_next_filled_line (&scanner) ||
      !sudoku_scanner_next_word (&scanner, &word, &word_length))
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (sudoku_text_contains (word, word_length, keys[i]))
      return 95;
  return sudoku_text_begins_with (word, word_length, "http://") ||
             sudoku_text_begins_with (word, word_length, "https://")
           ? 95
           : 0;
}

const SudokuFormat sudoku_format_link = {
  .id = "link",
  .name = N_ ("Link"),
  .summary = N_ ("an address on the web with the puzzle in it"),
  .detect = detect_text,
  .refusal = "refused-link",
};
