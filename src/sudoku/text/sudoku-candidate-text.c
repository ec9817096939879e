/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What texts have for a cell's candidates. Knows no format. */

#include "sudoku-candidate-text.h"

/**
 * sudoku_candidate_text_is_set:
 * @word: a word
 * @length: its length in bytes
 * @several: (inout): is set when the word can't be a single value
 *
 * Tells whether it is a set of candidates.
 *
 * Returns: whether it is a set of candidates: ascending digits, in braces or not
 */
gboolean
sudoku_candidate_text_is_set (const char *word,
                              gsize length,
                              gboolean *several)
{
  if (length >= 2 && word[0] == '{' && word[length - 1] == '}')
    {
      word++;
      length -= 2;
      *several = TRUE;
    }
  for (gsize i = 0; i < length; i++)
    if (word[i] < '1' || word[i] > '9' || (i > 0 && word[i] <= word[i - 1]))
      return FALSE;
  *several |= length > 1;
  return length > 0;
}
