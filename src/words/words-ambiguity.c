/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The number of solutions, what they have in common, and what would leave only one, in
 * sentences. */

#include "satdoku-config.h"

#include "words-ambiguity.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/**
 * words_n_solutions:
 * @ambiguity: the solutions of a puzzle
 *
 * Returns: (transfer full): the number of solutions, without a full stop
 */
char *
words_n_solutions (const SudokuAmbiguity *ambiguity)
{
  guint n = ambiguity->solutions->len;
  g_autofree char *count = words_count (n);

  if (ambiguity->complete && n == 0)
    return g_strdup (_ ("There is no solution"));
  if (ambiguity->complete && n == 1)
    return g_strdup (_ ("There is exactly one solution"));
  if (ambiguity->complete)
    /* Translators: of a puzzle. */
    return g_strdup_printf (ngettext ("There is %s solution", "There are %s solutions", n), count);
  /* Translators: of a puzzle: they were not counted further. */
  return g_strdup_printf (ngettext ("There is at least %s solution",
                                    "There are at least %s solutions", n),
                          count);
}

/**
 * words_backbone:
 * @ambiguity: the solutions of a puzzle
 *
 * Returns: (transfer full) (nullable): the number of cells in which they agree; %NULL when it is
 *   unknown, or not worth mentioning
 */
char *
words_backbone (const SudokuAmbiguity *ambiguity,
                const SudokuGrid *grid)
{
  guint n_same = 0, n_empty = 0;

  if (!ambiguity->exact || ambiguity->solutions->len < 2)
    return NULL;
  for (guint cell = 0; cell < ambiguity->n_cells; cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0)
      {
        n_empty++;
        n_same += sudoku_set_count (ambiguity->values[cell]) == 1;
      }
  if (n_same == 0)
    return g_strdup (_ ("No empty cell has the same number in all solutions."));
  /* Translators: the number of cells that have the same number in all solutions, and that of all
   * empty cells. */
  return g_strdup_printf (ngettext ("%u of %u empty cells has the same number in all solutions.",
                                    "%u of %u empty cells have the same number in all solutions.",
                                    n_same),
                          n_same, n_empty);
}

/**
 * words_difference:
 *
 * Returns: (transfer full): the number of cells in which they differ, without a full stop
 */
char *
words_difference (const SudokuDifference *difference)
{
  /* Translators: a group of cells of a puzzle, the numbers of which can be exchanged so that
   * another solution comes out. */
  return g_strdup_printf (ngettext ("%u cell can be filled in two ways while all others stay the "
                                    "same",
                                    "%u cells can be filled in two ways while all others stay the "
                                    "same",
                                    difference->n_cells),
                          difference->n_cells);
}

/**
 * words_addition:
 * @addition: givens that leave one solution
 * @geometry: the shape of the puzzle
 * @max: how many are named at most
 *
 * Returns: (transfer full): the givens, as a sentence
 */
char *
words_addition (const SudokuAddition *addition,
                const SudokuGeometry *geometry,
                gsize max)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < addition->n_cells && i < max; i++)
    {
      g_autofree char *cell = words_cell (geometry, addition->cells[i]);

      /* Translators: a number and its cell: "7 in row 3 column 5". */
      g_ptr_array_add (items, g_strdup_printf (_ ("%u in %s"),
                                               addition->solution[addition->cells[i]], cell));
    }
  list = words_join (items, addition->n_cells > max ? addition->n_cells - max : 0);
  /* Translators: %s is a list such as "7 in row 3 column 5 and 2 in row 4 column 1". */
  return g_strdup_printf (_ ("Adding %s leaves exactly one solution."), list);
}

/**
 * words_addition_doubt:
 * @addition: givens that leave one solution
 *
 * Returns: (transfer none): whether fewer would suffice, as a sentence
 */
const char *
words_addition_doubt (const SudokuAddition *addition)
{
  if (!addition->fewest)
    return _ ("A smaller set may be enough.");
  return addition->n_cells > 1 ? _ ("No smaller set is enough.") : NULL;
}
