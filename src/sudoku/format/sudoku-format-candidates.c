/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids of candidates, as programs print them and people discuss them. Recognised, so that they
 * are refused by name and not as a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-candidate-text.h"

/* Nine words of candidates; frame characters between them don't count. */
static gboolean
is_candidate_row (SudokuScanner *scanner,
                  gboolean *several)
{
  const char *word = NULL;
  gsize length = 0;
  guint n_words = 0;

  while (sudoku_scanner_next_word (scanner, &word, &length))
    {
      if (length == 1 && *word == '|')
        continue;
      if (!sudoku_candidate_text_is_set (word, length, several))
        return FALSE;
      n_words++;
    }
  return n_words == 9;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_rows = 0;
  gboolean several = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    n_rows += is_candidate_row (&scanner, &several);
  return n_rows == 9 && several ? 72 : 0;
}

const SudokuFormat sudoku_format_candidates = {
  .id = "candidates",
  .name = N_ ("Candidate grid"),
  .summary = N_ ("81 sets of candidates, framed or in braces"),
  .detect = detect_text,
  .refusal = "refused-candidates",
};
