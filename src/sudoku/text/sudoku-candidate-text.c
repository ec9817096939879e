/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How texts write a cell's candidates. Knows no format. */

#include "sudoku-candidate-text.h"

#include "sudoku-types.h"

/**
 * sudoku_candidate_text_read: (skip)
 * @word: a word
 * @length: its length in bytes
 * @values: (out): values 1…9
 * @in_braces: (out): whether it is in braces, so that a single one is no value
 *
 * Reads a set of candidates.
 *
 * Returns: whether it is a set: ascending digits, in braces or not; empty only in braces
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

/* The number at @at, which moves behind it; 0 when there is none from 1 to @max. */
static guint
take_number (const char **at,
             const char *end,
             guint max)
{
  guint number = 0;

  for (; *at < end && g_ascii_isdigit (**at); (*at)++)
    {
      number = number * 10 + (guint)(**at - '0');
      if (number > max)
        return 0;
    }
  return number;
}

/**
 * sudoku_candidate_text_read_list: (skip)
 * @word: a word
 * @length: its length in bytes
 * @side: the greatest number, at most %SUDOKU_SIDE_MAX
 * @values: (out): values 1…@side
 * @in_braces: (out): whether it is in braces, so that a single one is no value
 *
 * Reads a set of candidates with numbers of several digits.
 *
 * Returns: whether it is a set: a number, or braces with ascending numbers and commas between them
 */
gboolean
sudoku_candidate_text_read_list (const char *word,
                                 gsize length,
                                 guint side,
                                 SudokuSet *values,
                                 gboolean *in_braces)
{
  const char *end = word + length;
  guint last = 0, number;

  g_return_val_if_fail (side <= SUDOKU_SIDE_MAX, FALSE);

  *values = SUDOKU_SET_EMPTY;
  *in_braces = length >= 2 && word[0] == '{' && end[-1] == '}';
  if (*in_braces)
    {
      word++;
      end--;
      if (word == end)
        return TRUE;
    }
  while ((number = take_number (&word, end, side)) > last)
    {
      *values = sudoku_set_or (*values, sudoku_set_single (number));
      last = number;
      if (word == end)
        return TRUE;
      if (!*in_braces || *word++ != ',')
        return FALSE;
    }
  return FALSE;
}

/**
 * sudoku_candidate_text_write: (skip)
 * @values: values, each a digit when there is no separator
 * @separator: the text between them
 * @string: the text to append to
 *
 * Writes their numbers.
 */
void
sudoku_candidate_text_write (SudokuSet values,
                             const char *separator,
                             GString *string)
{
  guint value;
  gboolean first = TRUE;

  g_return_if_fail (separator != NULL && string != NULL);

  SUDOKU_SET_FOREACH (values, value)
  {
    g_string_append_printf (string, "%s%u", first ? "" : separator, value);
    first = FALSE;
  }
}
