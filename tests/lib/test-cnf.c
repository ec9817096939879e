/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas for tests, and what they stream. */

#include "test-cnf.h"

/**
 * test_make_cnf:
 * @grid: a puzzle
 * @encoding: the id of an encoding
 * @numbering: the id of a numbering
 *
 * Returns: (transfer full): the formula
 */
SudokuCnf *
test_make_cnf (const SudokuGrid *grid,
               const char *encoding,
               const char *numbering)
{
  return sudoku_cnf_new (grid, sudoku_encoding_find (encoding), sudoku_numbering_find (numbering));
}

/**
 * test_encoding_is_due:
 * @encoding: its index in the table
 * @turn: counts what the encodings are tried on
 *
 * There are many encodings, most of which differ in one part only: those of the old programs are
 * tried on everything, the others in turns.
 *
 * Returns: whether to try it now
 */
gboolean
test_encoding_is_due (gsize encoding,
                      gsize turn)
{
  return encoding < 3 || (encoding + turn) % 11 == 0;
}

/**
 * test_collect_clauses:
 * @cnf: a formula
 *
 * Returns: (transfer full): all that it streams
 */
SatClauses *
test_collect_clauses (const SudokuCnf *cnf)
{
  g_autoptr (GError) error = NULL;
  SatClauses *clauses = sat_clauses_new ();

  g_assert_true (sudoku_cnf_stream (cnf, sat_clauses_get_sink (clauses), NULL, &error));
  g_assert_no_error (error);
  return clauses;
}

/**
 * test_clauses_to_text:
 * @clauses: clauses
 *
 * Returns: (transfer full): the text of the clauses, one to a line
 */
GString *
test_clauses_to_text (const SatClauses *clauses)
{
  GString *text = g_string_new (NULL);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (text, "%d%c", literals[i], literals[i] == 0 ? '\n' : ' ');
  return text;
}
