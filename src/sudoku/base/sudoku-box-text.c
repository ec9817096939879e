/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the size of a box, for options, rules, games and records alike. Whether boxes of that
 * size fit a board is not known here. */

#include "sudoku-box-text.h"

#include <string.h>

/**
 * sudoku_box_parse:
 * @text: (array length=length): a text, with any bytes in it
 * @length: of it, or -1 when a NUL ends it
 * @rows: (out): the rows of a box
 * @columns: (out): the columns of a box
 *
 * Reads rows and columns, each in 1…%SUDOKU_SIDE_MAX and in plain digits, with an “x” or an “X”
 * between them and nothing around them.
 *
 * Returns: %FALSE when the text is anything else; then both are 0
 */
gboolean
sudoku_box_parse (const char *text,
                  gssize length,
                  guint *rows,
                  guint *columns)
{
  g_autofree char *copy = NULL;
  g_auto (GStrv) parts = NULL;
  guint64 down = 0, across = 0;

  g_return_val_if_fail (text != NULL && rows != NULL && columns != NULL, FALSE);

  *rows = 0;
  *columns = 0;
  copy = length < 0 ? g_strdup (text) : g_strndup (text, (gsize)length);
  if (length >= 0 && strlen (copy) != (gsize)length)
    return FALSE;
  parts = g_strsplit_set (copy, "xX", 3);
  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, SUDOKU_SIDE_MAX, &down, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, SUDOKU_SIDE_MAX, &across, NULL))
    return FALSE;
  *rows = (guint)down;
  *columns = (guint)across;
  return TRUE;
}
