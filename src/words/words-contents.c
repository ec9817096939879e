/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about a text that may not be what it was read as. */

#include "words-contents.h"

#include <glib/gi18n.h>
#include <sudoku-result.h>

#include "words-play.h"
#include "words-terms.h"

static char *
name_puzzle (const SudokuContents *contents)
{
  const SudokuGrid *grid = sudoku_document_get_grid (sudoku_contents_get_document (contents));
  SudokuKind kind;

  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  return words_kind (&kind);
}

/**
 * words_contents_readings:
 * @contents: contents of which sudoku_contents_is_doubtful() is true
 *
 * Names both possible meanings.
 *
 * Returns: (transfer full): a sentence
 */
char *
words_contents_readings (const SudokuContents *contents)
{
  g_autofree char *puzzle = NULL;
  g_autofree char *count = NULL;
  gsize n_literals;

  g_return_val_if_fail (contents != NULL && sudoku_contents_is_doubtful (contents), NULL);

  n_literals = sat_model_get_n_literals (sudoku_contents_get_model (contents));
  puzzle = name_puzzle (contents);
  count = words_count (n_literals);
  /* Translators: %1$s is a kind of puzzle, such as "9 × 9", %2$s a number. */
  return g_strdup_printf (ngettext ("The text can be a puzzle of %1$s or the output of a SAT "
                                    "solver with %2$s literal.",
                                    "The text can be a puzzle of %1$s or the output of a SAT "
                                    "solver with %2$s literals.",
                                    n_literals),
                          puzzle, count);
}

/**
 * words_contents_small:
 * @contents: contents of which sudoku_contents_is_small() is true
 *
 * Says how small a part of the text the puzzle is.
 *
 * Returns: (transfer full): a sentence
 */
char *
words_contents_small (const SudokuContents *contents)
{
  g_autofree char *puzzle = NULL;
  g_autofree char *count = NULL;

  g_return_val_if_fail (contents != NULL && sudoku_contents_is_small (contents), NULL);

  puzzle = name_puzzle (contents);
  count = words_count (sudoku_contents_get_length (contents));
  /* Translators: %1$s is a kind of puzzle, such as "4 × 4", %2$s a number above 500. */
  return g_strdup_printf (_ ("Only a puzzle of %1$s was found in a text of %2$s characters."),
                          puzzle, count);
}
