/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text form of candidates and links: "r2c3(4)" is the 4 of row 2, column 3, and
 * "r2c3(4)-r2c7(4)" a link, of which the kinds are "none", "strong" and "weak". */

#include "sudoku-spot-text.h"

#include <string.h>

#include "sudoku-cell-record.h"
#include "sudoku-scanner.h"

static const char *const tie_ids[SUDOKU_N_TIES] = {
  [SUDOKU_TIE_NONE] = "none",
  [SUDOKU_TIE_STRONG] = "strong",
  [SUDOKU_TIE_WEAK] = "weak",
};

/**
 * sudoku_spot_write:
 * @spot: a candidate
 * @side: the side N
 * @string: the text to append to
 *
 * Writes "r2c3(4)", counted from 1.
 */
void
sudoku_spot_write (SudokuSpot spot,
                   guint side,
                   GString *string)
{
  sudoku_cell_record_write (spot.cell, side, string);
  g_string_append_printf (string, "(%u)", (guint)spot.value);
}

/**
 * sudoku_spot_read:
 * @at: (inout): where the candidate begins; moves behind it
 * @end: the end of the text
 * @side: the side N
 * @spot: (out): the candidate
 *
 * Reads what sudoku_spot_write() writes.
 *
 * Returns: whether there is a candidate of the grid
 */
gboolean
sudoku_spot_read (const char **at,
                  const char *end,
                  guint side,
                  SudokuSpot *spot)
{
  const char *p = *at;
  guint cell = 0, value = 0;

  if (!sudoku_cell_record_read (&p, end, side, &cell) || p == end || *p++ != '(')
    return FALSE;
  if (!sudoku_scan_uint (&p, end, side, &value) || value == 0 || p == end || *p++ != ')')
    return FALSE;
  *spot = (SudokuSpot){ (guint16)cell, (guint16)value };
  *at = p;
  return TRUE;
}

/**
 * sudoku_spot_write_link:
 * @from: a candidate
 * @to: another one
 * @side: the side N
 * @string: the text to append to
 *
 * Writes "r2c3(4)-r2c7(4)".
 */
void
sudoku_spot_write_link (SudokuSpot from,
                        SudokuSpot to,
                        guint side,
                        GString *string)
{
  sudoku_spot_write (from, side, string);
  g_string_append_c (string, '-');
  sudoku_spot_write (to, side, string);
}

/**
 * sudoku_spot_read_link:
 * @at: (inout): where the link begins; moves behind it
 * @end: the end of the text
 * @side: the side N
 * @from: (out): a candidate
 * @to: (out): another one
 *
 * Reads what sudoku_spot_write_link() writes.
 *
 * Returns: whether there is a link between two candidates of the grid
 */
gboolean
sudoku_spot_read_link (const char **at,
                       const char *end,
                       guint side,
                       SudokuSpot *from,
                       SudokuSpot *to)
{
  const char *p = *at;

  if (!sudoku_spot_read (&p, end, side, from) || p == end || *p++ != '-' ||
      !sudoku_spot_read (&p, end, side, to) || sudoku_spot_compare (*from, *to) == 0)
    return FALSE;
  *at = p;
  return TRUE;
}

/**
 * sudoku_tie_get_id:
 * @tie: how candidates are linked
 *
 * Gets the word for it in files.
 *
 * Returns: (transfer none): the word
 */
const char *
sudoku_tie_get_id (SudokuTie tie)
{
  g_return_val_if_fail (tie < SUDOKU_N_TIES, NULL);

  return tie_ids[tie];
}

/**
 * sudoku_tie_read:
 * @at: (inout): where the word begins; moves behind it
 * @end: the end of the text
 * @tie: (out): how candidates are linked
 *
 * Reads what sudoku_tie_get_id() gets.
 *
 * Returns: whether there is such a word
 */
gboolean
sudoku_tie_read (const char **at,
                 const char *end,
                 SudokuTie *tie)
{
  for (SudokuTie i = 0; i < SUDOKU_N_TIES; i++)
    {
      gsize length = strlen (tie_ids[i]);

      if ((gsize)(end - *at) < length || memcmp (*at, tie_ids[i], length) != 0)
        continue;
      *tie = i;
      *at += length;
      return TRUE;
    }
  return FALSE;
}
