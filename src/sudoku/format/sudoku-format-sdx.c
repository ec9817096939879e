/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sudoku exchange: rows of values, and candidates in the open cells. Recognised, so that they
 * are refused by name and not as a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-candidate-text.h"

/* Like a candidate grid, but with a "u5" for each value that the player placed. */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_lines = 0, n_placed = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      const char *word = NULL;
      gsize word_length = 0;
      gboolean several = FALSE;
      guint n_words = 0;

      while (sudoku_scanner_next_word (&scanner, &word, &word_length))
        {
          gboolean placed = word_length == 2 && *word == 'u' && g_ascii_isdigit (word[1]);

          n_placed += placed;
          n_words++;
          if (!placed && !sudoku_candidate_text_is_set (word, word_length, &several))
            return 0;
        }
      if (n_words != 9)
        return 0;
      n_lines++;
    }
  return n_lines == 9 && n_placed > 0 ? 90 : 0;
}

static const char *const suffixes[] = { ".sdx", NULL };

const SudokuFormat sudoku_format_sdx = {
  .id = "sdx",
  .name = N_ ("Sudoku exchange"),
  .summary = N_ ("rows of values, placed values (u5) and candidates"),
  .suffixes = suffixes,
  .detect = detect_text,
  .refusal = "refused-sdx",
};
