/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a step of truths that are only known to suffice: cases are distinguished within them until
 * each contradicts itself. Does not know how the truths were found. */

#include "sudoku-hint-cases.h"

#include <glib/gi18n.h>

#include "sudoku-case-tree.h"

/* On no scale: only of interest for those who are stuck. */
static const SudokuTechnique proof_by_cases = {
  .id = "proof-by-cases",
  .name = N_ ("Proof by cases"),
};

static SudokuStep *
make_step (const SudokuConclusion *conclusion,
           const SudokuCaseTree *tree)
{
  SudokuStep *step = sudoku_step_new (&proof_by_cases);

  if (conclusion->placed)
    sudoku_step_place (step, conclusion->candidate);
  else
    sudoku_step_remove (step, conclusion->candidate);
  for (guint i = 0; i < tree->truths->len; i++)
    sudoku_step_add_truth (step, g_array_index (tree->truths, guint32, i));
  for (guint i = 0; i < tree->nodes->len; i++)
    sudoku_step_add_node (step, g_array_index (tree->nodes, guint32, i));
  sudoku_step_add_mark (step, conclusion->candidate, SUDOKU_ROLE_PATTERN);
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
