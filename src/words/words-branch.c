/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about branches. */

#include "satdoku-config.h"

#include "words-branch.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/**
 * words_value_in_cell:
 * @geometry: the shape of the puzzle
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Names a value and its cell.
 *
 * Returns: (transfer full): the words, such as "7 in row 3 column 5"
 */
char *
words_value_in_cell (const SudokuGeometry *geometry,
                     guint cell,
                     guint value)
{
  g_autofree char *place = words_cell (geometry, cell);

  /* Translators: a number, and then a cell, such as "row 3 column 5". */
  return g_strdup_printf (_ ("%u in %s"), value, place);
}

/**
 * words_branch:
 * @branch: a branch, or the trunk
 * @geometry: the shape of the puzzle
 *
 * Names a branch: as the player has named it, or by what is tried.
 *
 * Returns: (transfer full): the name
 */
char *
words_branch (const SudokuBranch *branch,
              const SudokuGeometry *geometry)
{
  g_return_val_if_fail (branch != NULL, NULL);

  if (branch->number == SUDOKU_BRANCH_TRUNK)
    /* Translators: what a game is without the branches in which something is tried. */
    return g_strdup (_ ("Main line"));
  return branch->name != NULL
           ? g_strdup (branch->name)
           : words_value_in_cell (geometry, branch->tried.cell, branch->tried.value);
}

/**
 * words_branch_offer:
 * @geometry: the shape of the puzzle
 * @cell: a cell, from 0
 *
 * Offers to try something in a cell.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_branch_offer (const SudokuGeometry *geometry,
                    guint cell)
{
  g_autofree char *place = words_cell (geometry, cell);

  /* Translators: buttons with numbers follow. %s is a cell, such as "row 3 column 5". */
  return g_strdup_printf (_ ("Try in %s:"), place);
}

static const char *
word_fate (SudokuTrialFate fate)
{
  switch (fate)
    {
    case SUDOKU_TRIAL_OPEN:
      /* Translators: of something that is tried: nothing speaks against it. Short! */
      return _ ("Still open");
    case SUDOKU_TRIAL_DEAD:
      /* Translators: of something that is tried: it has no solution. Short! */
      return _ ("Impossible");
    case SUDOKU_TRIAL_MISTAKEN:
      /* Translators: of something that is tried: it can be, but not with what was entered since.
       * Short! */
      return _ ("Has a mistake");
    case SUDOKU_TRIAL_FORCED:
      /* Translators: of something that is tried: nothing else is possible. Short! */
      return _ ("Must be right");
    case SUDOKU_TRIAL_SOLVED:
      return _ ("Solved");
    case SUDOKU_TRIAL_UNKNOWN:
    default:
      /* Translators: of something that is tried: what becomes of it. Short! */
      return _ ("Not known yet");
    }
}

/**
 * words_branch_fate:
 * @fate: the fate of a branch
 * @here: whether it is the current branch
 *
 * Describes the fate of a branch briefly.
 *
 * Returns: (transfer full): the words
 */
char *
words_branch_fate (SudokuTrialFate fate,
                   gboolean here)
{
  if (!here)
    return g_strdup (word_fate (fate));
  /* Translators: %s is what is known of a branch, such as "Impossible". */
  return g_strdup_printf (_ ("%s, you are here"), word_fate (fate));
}

/**
 * words_branch_verdict:
 * @fate: the fate of a branch
 * @geometry: the shape of the puzzle
 *
 * Describes the fate of a branch in a sentence.
 *
 * Returns: (transfer full): the sentence, without a full stop
 */
char *
words_branch_verdict (SudokuTrialFate fate,
                      const SudokuBranch *branch,
                      const SudokuGeometry *geometry)
{
  g_autofree char *what = NULL;

  g_return_val_if_fail (branch != NULL, NULL);

  what = words_value_in_cell (geometry, branch->tried.cell, branch->tried.value);
  switch (fate)
    {
    case SUDOKU_TRIAL_OPEN:
      /* Translators: %s is such as "7 in row 3 column 5". */
      return g_strdup_printf (_ ("%s is possible"), what);
    case SUDOKU_TRIAL_DEAD:
      /* Translators: %s is such as "7 in row 3 column 5". */
      return g_strdup_printf (_ ("%s is impossible"), what);
    case SUDOKU_TRIAL_MISTAKEN:
      return g_strdup (_ ("The entries in this branch leave no solution"));
    case SUDOKU_TRIAL_FORCED:
      /* Translators: %s is such as "7 in row 3 column 5". */
      return g_strdup_printf (_ ("%s must be right"), what);
    case SUDOKU_TRIAL_SOLVED:
      return g_strdup (_ ("This branch solves the puzzle"));
    case SUDOKU_TRIAL_UNKNOWN:
    default:
      /* Translators: %s is such as "7 in row 3 column 5". */
      return g_strdup_printf (_ ("%s is being tried"), what);
    }
}

static char *
word_untried (SudokuSet untried)
{
  guint n = sudoku_set_count (untried), i = 0, value;
  g_autofree guint *values = g_new (guint, n);
  g_autofree char *list = NULL;

  SUDOKU_SET_FOREACH (untried, value)
  values[i++] = value;
  list = words_values (values, n);
  /* Translators: of a cell in which other numbers are tried. %s is a list of numbers. */
  return g_strdup_printf (ngettext ("%s has not been tried in this cell.",
                                    "%s have not been tried in this cell.", n),
                          list);
}

/**
 * words_branch_rest:
 * @fate: the fate of a branch
 * @choice: (nullable): the choice of the branch
 *
 * Says what else is to be said about the fate of a branch.
 *
 * Returns: (transfer full) (nullable): the sentence
 */
char *
words_branch_rest (SudokuTrialFate fate,
                   const SudokuChoice *choice)
{
  if (fate == SUDOKU_TRIAL_FORCED)
    return g_strdup (_ ("No other number fits in this cell."));
  if (fate == SUDOKU_TRIAL_DEAD && choice != NULL &&
      sudoku_set_is_empty (sudoku_choice_get_possible (choice)))
    return g_strdup (_ ("No number fits in this cell: there is a mistake before this branch."));
  if (fate == SUDOKU_TRIAL_OPEN && choice != NULL &&
      !sudoku_set_is_empty (sudoku_choice_get_untried (choice)))
    return word_untried (sudoku_choice_get_untried (choice));
  return NULL;
}

/**
 * words_branch_shared:
 * @shared: (array length=n_shared): what branches have in common
 * @n_shared: how much there is
 *
 * Counts what open branches have in common.
 *
 * Returns: (transfer full): the sentence, without a full stop
 */
char *
words_branch_shared (const SudokuShared *shared,
                     guint n_shared)
{
  guint n_placed = 0;

  g_return_val_if_fail (shared != NULL || n_shared == 0, NULL);

  for (guint i = 0; i < n_shared; i++)
    n_placed += shared[i].placed;
  if (n_placed > 0)
    return g_strdup_printf (ngettext ("All open branches share %u number",
                                      "All open branches share %u numbers", n_placed),
                            n_placed);
  return g_strdup_printf (ngettext ("All open branches rule out %u candidate",
                                    "All open branches rule out %u candidates", n_shared),
                          n_shared);
}
