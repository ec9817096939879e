/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Game IDs of Solo in Simon Tatham's puzzles. Recognised, so that they are refused by name and
 * not as a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

/* "3x3:" or "2x3xda:", then letters for gaps, numbers and underscores. */
static guint
detect_text (const char *text,
             gsize length)
{
  const char *end = text + length;
  guint number = 0;

  text = sudoku_text_skip_space (text, end);
  if (!sudoku_scan_uint (&text, end, SUDOKU_SIDE_MAX, &number))
    return 0;
  if (text == end || *text++ != 'x' || !sudoku_scan_uint (&text, end, SUDOKU_SIDE_MAX, &number))
    return 0;
  while (text < end && g_ascii_isalnum (*text))
    text++;
  return text < end && (*text == ':' || *text == '#') ? 95 : 0;
}

const SudokuFormat sudoku_format_sgt_id = {
  .id = "sgt-id",
  .name = N_ ("Simon Tatham's Solo: game ID"),
  .summary = N_ ("a line like 3x3:a1b2…"),
  .detect = detect_text,
  .refusal = "refused-sgt-id",
};
