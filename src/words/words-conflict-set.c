/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a position has no solution, in sentences. */

#include "satdoku-config.h"

#include "words-conflict-set.h"

#include <glib/gi18n.h>
#include <sudoku-check.h>

#include "words-terms.h"
#include "words-trouble.h"

static guint
count_kind (const SudokuConflictSet *set,
            SudokuPremiseKind kind)
{
  guint n = 0;

  for (guint i = 0; i < set->n_premises; i++)
    n += set->premises[i].kind == kind;
  return n;
}

/* "1 entry and 12 givens" */
static char *
count_premises (const SudokuConflictSet *set)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint n_entries = count_kind (set, SUDOKU_PREMISE_ENTRY);
  guint n_marks = count_kind (set, SUDOKU_PREMISE_MARK);
  guint n_givens = count_kind (set, SUDOKU_PREMISE_GIVEN);

  if (n_entries > 0)
    /* Translators: numbers of the player, as an item of a list. */
    g_ptr_array_add (items,
                     g_strdup_printf (ngettext ("%u entry", "%u entries", n_entries), n_entries));
  if (n_marks > 0)
    /* Translators: pencil marks that the player removed, as an item of a list. */
    g_ptr_array_add (items, g_strdup_printf (ngettext ("%u removed mark", "%u removed marks",
                                                       n_marks),
                                             n_marks));
  if (n_givens > 0)
    /* Translators: numbers of the puzzle, as an item of a list. */
    g_ptr_array_add (items,
                     g_strdup_printf (ngettext ("%u given", "%u givens", n_givens), n_givens));
  return words_join (items, 0);
}

/* %NULL: no rule is broken. */
static char *
describe_breach (const SudokuConflictSet *set,
                 SudokuGeometry *geometry)
{
  g_autofree SudokuSet *removed = NULL;
  g_autoptr (SudokuGrid) grid = sudoku_conflict_set_to_grid (set, geometry, &removed);
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);

  return conflicts->len > 0 ? words_conflict (geometry, g_ptr_array_index (conflicts, 0)) : NULL;
}

static char *
describe_set (const SudokuConflictSet *set,
              const SudokuConflictReason *reason,
              SudokuGeometry *geometry)
{
  g_autofree char *breach = describe_breach (set, geometry);
  g_autofree char *premises = count_premises (set);
  g_autofree char *dead_end = words_dead_end (geometry, &reason->dead_end);

  if (breach != NULL)
    /* Translators: a sentence gets its full stop: "5 appears twice in row 3: columns 1 and 4". */
    return g_strdup_printf (_ ("%s."), breach);
  if (set->n_premises == 0)
    return g_strdup (_ ("The rules alone leave no solution."));
  if (dead_end != NULL)
    /* Translators: a list ("1 entry and 12 givens") and what it leads to ("no place is left for 7
     * in box 5"). */
    return g_strdup_printf (_ ("Because of %s, %s."), premises, dead_end);
  /* Translators: a list such as "1 entry and 12 givens". */
  return g_strdup_printf (_ ("Because of %s, there is no solution. Only trial and error shows "
                             "this."),
                          premises);
}

/**
 * words_conflict_set:
 * @reason: the reason of a conflict set
 * @links: the links of its shape
 *
 * Describes the contradiction of a conflict set; words_step_reasons() of the step of @reason
 * explain it.
 *
 * Returns: (transfer full): a sentence: "Because of 1 entry and 12 givens, no place is left for 7
 *   in box 5."
 */
char *
words_conflict_set (const SudokuConflictSet *set,
                    const SudokuConflictReason *reason,
                    const SudokuLinks *links)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (set != NULL && reason != NULL && links != NULL, NULL);

  sentence = describe_set (set, reason, sudoku_links_get_geometry (links));
  return words_capitalise (sentence);
}

/* "7 in row 3 column 5"; of a removed mark: "the mark 7 in row 3 column 5". */
static char *
describe_premise (const SudokuPremise *premise,
                  const SudokuGeometry *geometry)
{
  g_autofree char *cell = words_cell (geometry, premise->cell);

  if (premise->kind == SUDOKU_PREMISE_MARK)
    /* Translators: a pencil mark that the player has removed: a number and a cell such as "row 3
     * column 5". An item of a list. */
    return g_strdup_printf (_ ("the removed mark %u in %s"), premise->value, cell);
  /* Translators: a number on the board and its cell, such as "row 3 column 5". An item of a
   * list. */
  return g_strdup_printf (_ ("%u in %s"), premise->value, cell);
}

/**
 * words_premises:
 * @premises: (array length=n_premises): premises of a position
 * @n_premises: how many
 * @links: the links of its shape
 * @max: how many are named at most
 *
 * Names filled cells and removed marks.
 *
 * Returns: (transfer full): a list: "7 in row 3 column 5, 2 in row 4 column 1 and 3 more"
 */
char *
words_premises (const SudokuPremise *premises,
                gsize n_premises,
                const SudokuLinks *links,
                gsize max)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  gsize n = MIN (n_premises, max);

  g_return_val_if_fail (links != NULL, NULL);

  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (items, describe_premise (&premises[i], sudoku_links_get_geometry (links)));
  return words_join (items, n_premises - n);
}

/**
 * words_take_back:
 * @take_back: what to take back
 * @links: the links of the shape
 * @max: how many things are named at most
 *
 * Says how a position can be made solvable again.
 *
 * Returns: (transfer full) (nullable): a sentence: "Without 7 in row 3 column 5, this can be
 *   solved."; %NULL when there is nothing to take back
 */
char *
words_take_back (const SudokuTakeBack *take_back,
                 const SudokuLinks *links,
                 gsize max)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (take_back != NULL && links != NULL, NULL);

  if (!take_back->possible)
    return g_strdup (_ ("The search was cut short before it found what to take back."));
  if (take_back->n_premises == 0)
    return NULL;
  list = words_premises (take_back->premises, take_back->n_premises, links, max);
  if (take_back->puzzle)
    /* Translators: a list such as "7 in row 3 column 5, 2 in row 4 column 1". */
    return g_strdup_printf (
      _ ("The puzzle itself has no solution. Without %s, there would be one."), list);
  /* Translators: a list such as "7 in row 3 column 5, 2 in row 4 column 1". */
  return g_strdup_printf (_ ("Without %s, this can be solved."), list);
}

/**
 * words_conflict_core:
 * @set: a conflict set whose reason has no step
 * @links: the links of its shape
 *
 * Says why the conflict can't be followed step by step.
 *
 * Returns: (transfer full): a sentence or two
 */
char *
words_conflict_core (const SudokuConflictSet *set,
                     const SudokuLinks *links)
{
  g_autofree char *breach = NULL;

  g_return_val_if_fail (set != NULL && links != NULL, NULL);

  breach = describe_breach (set, sudoku_links_get_geometry (links));
  if (breach != NULL)
    return g_strdup (_ ("These numbers already break a rule."));
  return g_strdup (_ ("The solver has found that these leave no solution, but no chain of forced "
                      "numbers was found that shows why."));
}

/**
 * words_partial:
 * @partial: a partly filled position
 *
 * Counts the cells that can be filled.
 *
 * Returns: (transfer full): "79 of 81 cells can be filled, and no more", for example
 */
char *
words_partial (const SudokuPartial *partial)
{
  g_return_val_if_fail (partial != NULL, NULL);

  /* Translators: how many cells are filled, of how many. */
  return g_strdup_printf (partial->largest ? _ ("%u of %u cells can be filled, and no more")
                                           : _ ("%u of %u cells can be filled, perhaps more"),
                          partial->n_filled, sudoku_grid_get_n_cells (partial->grid));
}

/**
 * words_partial_dropped:
 * @partial: a partly filled position
 *
 * Counts the filled cells of the position that were dropped.
 *
 * Returns: (transfer full) (nullable): "1 filled cell is left out, since it breaks a rule", for
 *   example; %NULL when all were kept
 */
char *
words_partial_dropped (const SudokuPartial *partial)
{
  g_return_val_if_fail (partial != NULL, NULL);

  if (partial->n_dropped == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u filled cell is left out, since it breaks a rule",
                                    "%u filled cells are left out, since they break a rule",
                                    partial->n_dropped),
                          partial->n_dropped);
}
