/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times as decimal numbers, the same in every language. */

#include "sudoku-seconds.h"

/**
 * sudoku_seconds_read:
 * @scanner: a scanner before the number
 * @seconds: (out): the number
 *
 * Reads whole seconds and up to three decimals.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when there is no such number
 */
gboolean
sudoku_seconds_read (SudokuScanner *scanner,
                     double *seconds,
                     GError **error)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  guint whole = 0, fraction = 0;
  double unit = 1;

  if (!sudoku_scanner_need_word (scanner, "seconds-expected", &word, &length, error))
    return FALSE;
  at = word;
  if (!sudoku_scan_uint (&at, word + length, (guint)SUDOKU_SECONDS_MAX, &whole))
    return sudoku_scanner_fail_word (scanner, word, length, "seconds-expected", error);
  if (at < word + length)
    {
      const char *digits = at + 1;

      if (*at++ != '.' || !sudoku_scan_uint (&at, word + length, 999, &fraction) ||
          at != word + length || at - digits > 3)
        return sudoku_scanner_fail_word (scanner, word, length, "seconds-expected", error);
      for (; digits < at; digits++)
        unit *= 10;
    }
  *seconds = whole + fraction / unit;
  return TRUE;
}

/**
 * sudoku_seconds_write:
 * @seconds: a time, not negative
 * @string: the text to append to
 *
 * Writes a time with three decimals.
 */
void
sudoku_seconds_write (double seconds,
                      GString *string)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_return_if_fail (string != NULL);

  g_string_append (string, g_ascii_formatd (buffer, sizeof buffer, "%.3f", seconds));
}
