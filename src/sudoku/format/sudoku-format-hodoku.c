/* SPDX-License-Identifier: GPL-3.0-or-later */

/* HoDoKu's libraries of techniques. Recognised, so that they are refused by name and not as a
 * broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-row-text.h"

/* ":0000:x:" and so on */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_colons = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_row_text_next (&scanner) || *scanner.line != ':')
    return 0;
  for (const char *at = scanner.line; at < scanner.line_end; at++)
    n_colons += *at == ':';
  return n_colons >= 4 ? 95 : 0;
}

const SudokuFormat sudoku_format_hodoku = {
  .id = "hodoku",
  .name = N_ ("HoDoKu library"),
  .summary = N_ ("lines like :0000:x:…:"),
  .detect = detect_text,
  .refusal = "refused-hodoku",
};
