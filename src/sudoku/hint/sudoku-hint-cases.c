/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a step of truths that are only known to suffice: cases are distinguished within them until
 * each contradicts itself. Does not know how the truths were found. */

#include "sudoku-hint-cases.h"

#include <glib/gi18n.h>

#include "sudoku-case-tree.h"
#include "sudoku-proof.h"

/* On no scale: only of interest for those who are stuck. */
static const SudokuTechnique proof_by_cases = {
  .id = "proof-by-cases",
  .name = N_ ("Proof by cases"),
};

static void
conclude (SudokuStep *step,
          const SudokuConclusion *conclusion)
{
  if (conclusion->placed)
    sudoku_step_place (step, conclusion->candidate);
  else
    sudoku_step_remove (step, conclusion->candidate);
  sudoku_step_add_mark (step, conclusion->candidate, SUDOKU_ROLE_PATTERN);
}

static SudokuStep *
make_step (const SudokuConclusion *conclusion,
           const SudokuCaseTree *tree)
{
  SudokuStep *step = sudoku_step_new (&proof_by_cases);

  conclude (step, conclusion);
  for (guint i = 0; i < tree->truths->len; i++)
    sudoku_step_add_truth (step, g_array_index (tree->truths, guint32, i));
  for (guint i = 0; i < tree->nodes->len; i++)
    sudoku_step_add_node (step, g_array_index (tree->nodes, guint32, i));
  return step;
}

/**
 * sudoku_hint_cases_find: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 * @conclusion: the conclusion to prove
 * @truths: (element-type guint32): the truths to prove it with
 * @n_cases: (inout): the most cases; gets how many the proof has
 * @work: (inout): the work budget, in the units of sudoku_step_search_set_budget(); gets what is
 *   left
 *
 * Looks for a proof by cases, with as few as it finds.
 *
 * Returns: (transfer full) (nullable): a step with its proof; %NULL when there is none with so few
 *   cases, or none was found within the budget
 */
SudokuStep *
sudoku_hint_cases_find (SudokuLinks *links,
                        const SudokuPosition *position,
                        const SudokuConclusion *conclusion,
                        const GArray *truths,
                        guint *n_cases,
                        guint64 *work)
{
  g_autoptr (SudokuCaseTree) tree = NULL;
  g_autoptr (SudokuStep) step = NULL;

  g_return_val_if_fail (links != NULL && position != NULL && conclusion != NULL, NULL);
  g_return_val_if_fail (truths != NULL && n_cases != NULL && work != NULL, NULL);

  tree = sudoku_case_tree_build (links, position, conclusion->candidate, !conclusion->placed,
                                 truths, *n_cases, work);
  if (tree == NULL)
    return NULL;
  step = make_step (conclusion, tree);
  if (!sudoku_step_check (step, position, links))
    return NULL;
  *n_cases = tree->n_cases;
  return g_steal_pointer (&step);
}

/* (nullable): none where the checker finds no proof. */
static SudokuStep *
prove_by (const SudokuLinks *links,
          const SudokuPosition *position,
          const SudokuConclusion *conclusion,
          const GArray *reasons,
          guint n_cases_max)
{
  g_autoptr (SudokuStep) step = sudoku_step_new (&proof_by_cases);
  guint n_truths = sudoku_links_get_n_truths (links);

  conclude (step, conclusion);
  for (guint i = 0; i < reasons->len; i++)
    {
      guint32 reason = g_array_index (reasons, guint32, i);

      if (reason < n_truths)
        sudoku_step_add_truth (step, reason);
      else
        sudoku_step_add_table (step, reason - n_truths);
    }
  return sudoku_step_check_within (step, position, links, n_cases_max)
           ? g_steal_pointer (&step)
           : NULL;
}

/* (transfer full): those of the reasons that the argument of the step names. */
static GArray *
list_used (const SudokuStep *step,
           const SudokuPosition *position,
           const SudokuLinks *links,
           const GArray *reasons)
{
  g_autoptr (GArray) lines = sudoku_step_argue (step, 0, position, links);
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  GArray *used = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < lines->len; i++)
    {
      const SudokuArgumentLine *line = &g_array_index (lines, SudokuArgumentLine, i);
      guint32 reason = line->truth;

      if (line->kind == SUDOKU_ARGUMENT_SUPPOSED)
        continue;
      if (line->kind == SUDOKU_ARGUMENT_TABLE || line->kind == SUDOKU_ARGUMENT_TABLE_EMPTY)
        reason += sudoku_links_get_n_truths (links);
      g_hash_table_add (named, GUINT_TO_POINTER (reason));
    }
  for (guint i = 0; i < reasons->len; i++)
    {
      guint32 reason = g_array_index (reasons, guint32, i);

      if (g_hash_table_contains (named, GUINT_TO_POINTER (reason)))
        g_array_append_val (used, reason);
    }
  return used;
}

/**
 * sudoku_hint_cases_prove: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 * @conclusion: the conclusion to prove
 * @reasons: (element-type guint32): truths, and after the last truth the items, in the order of
 *   what tables say
 * @n_cases_max: the most cases
 *
 * Makes a step of truths and items together: the checker of steps finds the cases. Those that its
 * argument does not need are left out.
 *
 * Returns: (transfer full) (nullable): a step with its proof; %NULL when the checker finds none
 */
SudokuStep *
sudoku_hint_cases_prove (const SudokuLinks *links,
                         const SudokuPosition *position,
                         const SudokuConclusion *conclusion,
                         const GArray *reasons,
                         guint n_cases_max)
{
  g_autoptr (SudokuStep) step = NULL;
  g_autoptr (GArray) used = NULL;

  g_return_val_if_fail (links != NULL && position != NULL && conclusion != NULL, NULL);
  g_return_val_if_fail (reasons != NULL, NULL);

  used = g_array_copy ((GArray *)reasons);
  step = prove_by (links, position, conclusion, used, n_cases_max);
  while (step != NULL)
    {
      g_autoptr (GArray) all = g_steal_pointer (&used);
      SudokuStep *shorter = NULL;

      used = list_used (step, position, links, all);
      if (used->len < all->len)
        shorter = prove_by (links, position, conclusion, used, n_cases_max);
      if (shorter == NULL)
        break;
      sudoku_step_unref (step);
      step = shorter;
    }
  return g_steal_pointer (&step);
}
