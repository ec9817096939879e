/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which steps are looked for: the techniques with names, from the easiest on. Each has
 * a part of the work that is allowed, so that none that is slow on a large puzzle takes it all. */

#include "sudoku-hint-ladder.h"

/* Some seconds. */
#define WORK_DEFAULT G_GUINT64_CONSTANT (100000000)
/* The part of the work that one technique may take. */
#define N_PARTS 20

static int
compare_techniques (gconstpointer a,
                    gconstpointer b)
{
  const SudokuTechnique *first = *(const SudokuTechnique *const *)a;
  const SudokuTechnique *second = *(const SudokuTechnique *const *)b;

  return (first->hodoku_order > second->hodoku_order) -
         (first->hodoku_order < second->hodoku_order);
}

/* The techniques that are tried, from the easiest. */
static GPtrArray *
order_techniques (gboolean all)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  GPtrArray *ordered = g_ptr_array_new ();

  for (gsize i = 0; i < n; i++)
    if (techniques[i]->find != NULL && (all || techniques[i]->hodoku_order > 0))
      g_ptr_array_add (ordered, (gpointer)techniques[i]);
  g_ptr_array_sort (ordered, compare_techniques);
  return ordered;
}

static int
compare_steps (gconstpointer a,
               gconstpointer b)
{
  const SudokuStep *first = *(SudokuStep *const *)a, *second = *(SudokuStep *const *)b;
  guint n_first = 0, n_second = 0;

  sudoku_step_get_truths (first, &n_first);
  sudoku_step_get_truths (second, &n_second);
  if (n_first != n_second)
    return n_first < n_second ? -1 : 1;
  return sudoku_step_get_conclusions (first, &n_first)[0].candidate <
             sudoku_step_get_conclusions (second, &n_second)[0].candidate
           ? -1
           : 1;
}

static GPtrArray *
try_techniques (SudokuStepSearch *search,
                const SudokuPosition *position,
                const SudokuHintWish *wish,
                gboolean *cut_short)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  g_autoptr (GPtrArray) techniques = order_techniques (wish->all);
  guint64 work = wish->work > 0 ? wish->work : WORK_DEFAULT;

  sudoku_step_search_set_budget (search, work / N_PARTS);
  for (guint i = 0; i < techniques->len && (wish->all || steps->len == 0); i++)
    {
      const SudokuTechnique *technique = g_ptr_array_index (techniques, i);
      GPtrArray *found =
        sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

      g_ptr_array_sort (found, compare_steps);
      *cut_short |= sudoku_step_search_was_cut_short (search);
      g_ptr_array_extend_and_steal (steps, found);
    }
  return steps;
}

/**
 * sudoku_hint_ladder_climb: (skip)
 * @search: a search for the shape
 * @position: a position that is no dead end
 * @wish: what is wanted
 * @stage: (out): how they were found
 * @cut_short: (out): whether anything was left out because the budget did not suffice
 * @error: return location for an error
 *
 * Looks for steps.
 *
 * Returns: (transfer full) (element-type SudokuStep) (nullable): steps, from the easiest; %NULL
 *   with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
GPtrArray *
sudoku_hint_ladder_climb (SudokuStepSearch *search,
                          const SudokuPosition *position,
                          const SudokuHintWish *wish,
                          SudokuHintStage *stage,
                          gboolean *cut_short,
                          GError **error)
{
  g_return_val_if_fail (search != NULL && position != NULL && wish != NULL, NULL);

  *stage = SUDOKU_HINT_STAGE_TECHNIQUES;
  *cut_short = FALSE;
  return try_techniques (search, position, wish, cut_short);
}
