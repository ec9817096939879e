/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What texts have for a cell's candidates. Knows no format. */

#include "sudoku-candidate-text.h"

/**
 * sudoku_candidate_text_read: (skip)
 * @word: a word
 * @length: its length in bytes
 * @values: (out): values 1…9
 * @in_braces: (out): whether it stands in braces, so that a single one is no value
 *
 * Reads a set of candidates.
 *
 * Returns: whether it is one: ascending digits, in braces or not; nothing only in braces
 */
gboolean
sudoku_candidate_text_read (const char *word,
                            gsize length,
                            SudokuSet *values,
                            gboolean *in_braces)
{
  *values = SUDOKU_SET_EMPTY;
  *in_braces = length >= 2 && word[0] == '{' && word[length - 1] == '}';
  if (*in_braces)
    {
      word++;
      length -= 2;
    }
  for (gsize i = 0; i < length; i++)
    {
      if (word[i] < '1' || word[i] > '9' || (i > 0 && word[i] <= word[i - 1]))
        return FALSE;
      *values = sudoku_set_or (*values, sudoku_set_single ((guint)(word[i] - '0')));
    }
  return length > 0 || *in_braces;
}

/**
 * sudoku_candidate_text_write: (skip)
 * @values: values 1…9
 * @string: the text to append to
 *
 * Writes their digits.
 */
void
sudoku_candidate_text_write (SudokuSet values,
                             GString *string)
{
  guint value;

  g_return_if_fail (string != NULL);

  SUDOKU_SET_FOREACH (values, value)
  g_string_append_c (string, (char)('0' + value));
}
