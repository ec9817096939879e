/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula in DIMACS CNF as a text of one puzzle. It is only read: what writes formulas
 * streams them, and need not hold one in memory. */

#include "sudoku-format-private.h"

#include <sat-dimacs.h>

#include "sudoku-recognise.h"

/* Comments, then the line that every DIMACS file must have. */
guint
sudoku_format_cnf_detect (const char *text,
                          gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      sudoku_scanner_next_word (&scanner, &word, &word_length);
      if (sudoku_scan_equal (word, word_length, "p"))
        return sudoku_scanner_next_word (&scanner, &word, &word_length) &&
                   sudoku_scan_equal (word, word_length, "cnf")
                 ? 95
                 : 0;
      if (*word != 'c')
        return 0;
    }
  return 0;
}

/* A formula may be of many megabytes: whoever reads with a cancellable makes it the current
 * one. */
SudokuGrid *
sudoku_format_cnf_read (const char *name,
                        const char *text,
                        gsize length,
                        gsize first_line,
                        const SudokuShapeHint *hint,
                        GError **error)
{
  GCancellable *cancellable = g_cancellable_get_current ();
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read (name, text, length, cancellable, error);
  g_autoptr (SudokuGrid) grid = NULL;

  if (dimacs == NULL)
    return NULL;
  grid = sudoku_recognise_clauses (name, dimacs->clauses, NULL, cancellable, error);
  if (grid == NULL ||
      !sudoku_format_check_said (hint, name, sudoku_grid_get_geometry (grid), error))
    return NULL;
  return g_steal_pointer (&grid);
}
