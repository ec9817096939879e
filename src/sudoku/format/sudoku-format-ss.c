/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Simple Sudoku's files when there are moves in them. Without, they are framed grids.
 * Recognised, so that they are refused by name and not as a broken puzzle. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

/* A framed grid with the moves behind it: "I 00 5" (placed), "E 00 59" (eliminated). */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_moves = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *word = NULL, *at = NULL;
      gsize word_length = 0;
      guint number = 0;

      if (!sudoku_scanner_next_word (&scanner, &word, &word_length) ||
          (!sudoku_scan_equal (word, word_length, "I") &&
           !sudoku_scan_equal (word, word_length, "E")) ||
          !sudoku_scanner_next_word (&scanner, &word, &word_length))
        continue;
      at = word;
      n_moves +=
        word_length == 2 && sudoku_scan_uint (&at, word + 2, 80, &number) && at == word + 2;
    }
  return n_moves > 0 && sudoku_format_frame.detect (text, length) > 0 ? 95 : 0;
}

static const char *const suffixes[] = { ".ss", NULL };

const SudokuFormat sudoku_format_ss = {
  .id = "ss",
  .name = N_ ("Simple Sudoku with moves"),
  .summary = N_ ("a framed grid followed by moves"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-ss",
};
