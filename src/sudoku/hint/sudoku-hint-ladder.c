/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which steps are looked for: the named techniques, easiest first, then nets, then the
 * solver. A technique of a lower level comes first, so that no hint names one that the puzzle does
 * not need yet. Each technique has a share of the work, so that none that is slow on a large puzzle
 * uses it up. */

#include "sudoku-hint-ladder.h"

#include "sudoku-hint-core.h"
#include "sudoku-hint-net.h"
#include "sudoku-scale.h"

/* Some seconds. */
#define WORK_DEFAULT G_GUINT64_CONSTANT (100000000)
/* The part of the work that one technique may take. */
#define N_PARTS 20
/* The share of it that splitting into cases may take besides the rest. */
#define N_PARTS_CASES 6
#define CONFLICTS_DEFAULT 20000
/* Puzzles with items often begin without givens: the solver is asked again, so many times, each
 * with so many times the effort. */
#define N_ROUNDS_ITEMS 2
#define ROUND_FACTOR 4

/* By level. Of the lowest ones, last places come before cells that have one number left, though the
 * scale in the manner of HoDoKu has them after these: people see them sooner, and puzzles for
 * beginners need nothing else. */
static int
compare_techniques (gconstpointer a,
                    gconstpointer b)
{
  const SudokuTechnique *first = *(const SudokuTechnique *const *)a;
  const SudokuTechnique *second = *(const SudokuTechnique *const *)b;
  SudokuLevel level = sudoku_technique_estimate_level (first);
  SudokuLevel other = sudoku_technique_estimate_level (second);

  if (level != other)
    return level < other ? -1 : 1;
  return level > SUDOKU_LEVEL_EASY ? 0
                                   : (int)first->explainer_weight - (int)second->explainer_weight;
}

/* The techniques to try, easiest first. Unless all are wanted, mutant fish, forcing chains and
 * harder ones are left to nets, which find the shortest steps, and much sooner on large boards. */
static GPtrArray *
order_techniques (gboolean all)
{
  guint end = sudoku_technique_find ("mutant-x-wing")->hodoku_order;
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_scale_list_by_ease (&n);
  GPtrArray *ordered = g_ptr_array_new ();

  for (gsize i = 0; i < n; i++)
    if (all || (techniques[i]->hodoku_order > 0 && techniques[i]->hodoku_order < end))
      g_ptr_array_add (ordered, (gpointer)techniques[i]);
  g_ptr_array_sort (ordered, compare_techniques);
  return ordered;
}

/* Of one technique. Those that need less come first, so that of last places those in boxes do. */
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
  if (sudoku_step_get_rating (first) != sudoku_step_get_rating (second))
    return sudoku_step_get_rating (first) < sudoku_step_get_rating (second) ? -1 : 1;
  return sudoku_step_get_conclusions (first, &n_first)[0].candidate <
             sudoku_step_get_conclusions (second, &n_second)[0].candidate
           ? -1
           : 1;
}

/* A conclusion of an easier technique is not listed again. @known: (element-type GBytes) */
static void
take_new (GPtrArray *steps,
          GPtrArray *found,
          GHashTable *known)
{
  for (guint i = 0; i < found->len; i++)
    {
      SudokuStep *step = g_ptr_array_index (found, i);
      guint n = 0;
      const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

      if (g_hash_table_add (known, g_bytes_new (conclusions, n * sizeof *conclusions)))
        g_ptr_array_add (steps, sudoku_step_ref (step));
    }
}

static GPtrArray *
try_techniques (SudokuStepSearch *search,
                const SudokuPosition *position,
                const SudokuHintWish *wish,
                guint64 work,
                gboolean *cut_short)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  g_autoptr (GPtrArray) techniques = order_techniques (wish->all);
  g_autoptr (GHashTable) known =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

  sudoku_step_search_set_budget (search, work / N_PARTS);
  for (guint i = 0; i < techniques->len && (wish->all || steps->len == 0) &&
                    !sudoku_links_should_stop (links);
       i++)
    {
      const SudokuTechnique *technique = g_ptr_array_index (techniques, i);
      g_autoptr (GPtrArray) found =
        sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

      g_ptr_array_sort (found, compare_steps);
      *cut_short |= sudoku_step_search_was_cut_short (search);
      take_new (steps, found, known);
    }
  return steps;
}

/* When nothing else is left: the solver, which may find that nothing follows. */
static GPtrArray *
ask_solver (SudokuLinks *links,
            const SudokuPosition *position,
            const SudokuHintWish *wish,
            gboolean *cut_short,
            GError **error)
{
  SudokuHintCore core = { .step = NULL };
  guint64 conflicts = wish->conflicts > 0 ? wish->conflicts : CONFLICTS_DEFAULT;
  guint64 work = (wish->work > 0 ? wish->work : WORK_DEFAULT) / N_PARTS_CASES;
  guint n_rounds =
    sudoku_geometry_has_items (sudoku_links_get_geometry (links)) ? N_ROUNDS_ITEMS : 0;
  GPtrArray *steps = NULL;

  if (!sudoku_hint_core_find (&core, links, position, conflicts, work, FALSE, error))
    return NULL;
  for (guint round = 0; round < n_rounds && core.step == NULL && core.n_open > 0 &&
                        !sudoku_links_should_stop (links);
       round++)
    {
      conflicts *= ROUND_FACTOR;
      work *= ROUND_FACTOR;
      if (!sudoku_hint_core_find (&core, links, position, conflicts, work, round + 1 == n_rounds,
                                  error))
        return NULL;
    }
  steps = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  *cut_short = core.n_open > 0;
  if (core.step != NULL)
    g_ptr_array_add (steps, core.step);
  return steps;
}

/**
 * sudoku_hint_ladder_climb: (skip)
 * @search: a search for the shape, whose links obey what ends it early
 * @position: a position without a dead end
 * @wish: what is wanted
 * @stage: (out): how they were found
 * @cut_short: (out): whether anything was skipped because of the budget; if not, and there are no
 *   steps, each candidate is in some solution
 *
 * Finds steps.
 *
 * Returns: (transfer full) (element-type SudokuStep) (nullable): the steps, easiest first; %NULL
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
  SudokuLinks *links = NULL;
  guint64 work;
  GPtrArray *steps = NULL;

  g_return_val_if_fail (search != NULL && position != NULL && wish != NULL, NULL);

  links = sudoku_step_search_get_links (search);
  work = wish->work > 0 ? wish->work : WORK_DEFAULT;
  *stage = SUDOKU_HINT_STAGE_TECHNIQUES;
  *cut_short = FALSE;
  steps = try_techniques (search, position, wish, work, cut_short);
  if (steps->len == 0)
    {
      g_ptr_array_unref (steps);
      steps = sudoku_hint_net_find (links, position, &work, stage);
    }
  if (steps->len == 0 && sudoku_links_should_stop (links))
    *cut_short = TRUE;
  if (steps->len > 0 || sudoku_links_should_stop (links))
    return steps;
  g_ptr_array_unref (steps);
  *stage = SUDOKU_HINT_STAGE_CORE;
  return ask_solver (links, position, wish, cut_short, error);
}
