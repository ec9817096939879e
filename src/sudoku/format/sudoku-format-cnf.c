/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula in DIMACS CNF as a text of one puzzle. It is only read: what writes formulas
 * streams them, and need not hold one in memory. */

#include "sudoku-format.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>

#include "sudoku-recognise.h"

/* Comments, then the line that every DIMACS file must have. */
static guint
detect_text (const char *text,
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

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (SatDimacs) dimacs =
    sat_dimacs_read (source->name, source->text, source->length, source->cancellable, error);
  g_autoptr (SudokuGrid) grid = NULL;

  if (dimacs == NULL)
    return NULL;
  grid = sudoku_recognise_clauses (source->name, dimacs->clauses, NULL, source->cancellable, error);
  if (grid == NULL ||
      !sudoku_shape_hint_confirm (source->hint, source->name, sudoku_grid_get_geometry (grid),
                                  error))
    return NULL;
  return sudoku_document_new (grid);
}

static const char *const suffixes[] = { ".cnf", ".dimacs", NULL };

const SudokuFormat sudoku_format_cnf = {
  .id = "cnf",
  .name = N_ ("DIMACS CNF"),
  .summary = N_ ("a formula that says the rules and givens of a puzzle"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_FORMULA,
  .length_max = SUDOKU_FORMAT_LARGE_LENGTH_MAX,
  .detect = detect_text,
  .read = read_puzzle,
};
