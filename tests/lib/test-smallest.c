/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hitting sets: of whatever truths the opposite of a conclusion leaves out in a solution of the
 * others, one is needed. The fewest that hit all such sets are tried; either they suffice, and are
 * the fewest there are, or another solution gives another set. */

#include "test-smallest.h"

#include <string.h>
#include <sudoku-hint-formula.h>

/* What is tried before the number stays unknown. */
#define N_ROUNDS 60
#define N_PLACES 20000

typedef struct
{
  SudokuLinks *links;
  const SudokuPosition *position;
  SatSolver *solver;
  int denied;      /* the opposite of the conclusion */
  GPtrArray *sets; /* GArray of guint32 */
  guint8 *chosen;  /* by truth */
  guint n_places;  /* that are left to look at */
} Search;

static gboolean
is_hit (const Search *self,
        const GArray *set)
{
  for (guint i = 0; i < set->len; i++)
    if (self->chosen[g_array_index (set, guint32, i)] == 1)
      return TRUE;
  return FALSE;
}

/* The smallest set that is not hit yet. */
static const GArray *
find_unhit (const Search *self)
{
  const GArray *smallest = NULL;

  for (guint i = 0; i < self->sets->len; i++)
    {
      const GArray *set = g_ptr_array_index (self->sets, i);

      if (!is_hit (self, set) && (smallest == NULL || set->len < smallest->len))
        smallest = set;
    }
  return smallest;
}

/* Whether so many more truths hit all sets. Stays with them when they do. */
static gboolean
hit_all (Search *self,
         guint n)
{
  const GArray *set = find_unhit (self);
  gboolean found = set == NULL;

  if (found || n == 0 || self->n_places == 0)
    return found;
  self->n_places--;
  for (guint i = 0; i < set->len && !found; i++)
    {
      guint32 truth = g_array_index (set, guint32, i);

      if (self->chosen[truth] != 0)
        continue;
      self->chosen[truth] = 1;
      found = hit_all (self, n - 1);
      /* Those before have been tried with all others. */
      if (!found)
        self->chosen[truth] = 2;
    }
  for (guint i = 0; i < set->len && !found; i++)
    if (self->chosen[g_array_index (set, guint32, i)] == 2)
      self->chosen[g_array_index (set, guint32, i)] = 0;
  return found;
}

/* Whether the truths that are marked leave a solution, in which more may be marked. */
static gboolean
ask (Search *self,
     guint8 *marked)
{
  guint n = sudoku_links_get_n_truths (self->links);
  g_autoptr (GError) error = NULL;

  sat_solver_assume (self->solver, self->denied, &error);
  for (guint i = 0; i < n; i++)
    if (marked[i] == 1)
      sat_solver_assume (self->solver, sudoku_hint_formula_get_guard (self->links, i), &error);
  if (sat_solver_solve (self->solver, &error) != SAT_STATUS_SATISFIABLE)
    return FALSE;
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (self->links, i);

      for (guint k = 0; k < sudoku_links_get_side (self->links); k++)
        if (sudoku_position_has (self->position, candidates[k]) &&
            sat_solver_value (self->solver, sudoku_hint_formula_get_variable (candidates[k])))
          marked[i] = 1;
    }
  return TRUE;
}

/* Adds truths as long as there is a solution: one of those that are left over is needed. */
static void
add_set (Search *self,
         guint8 *marked)
{
  GArray *set = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 i = 0; i < sudoku_links_get_n_truths (self->links); i++)
    {
      if (marked[i] == 1)
        continue;
      marked[i] = 1;
      if (ask (self, marked))
        continue;
      marked[i] = 0;
      g_array_append_val (set, i);
    }
  g_ptr_array_add (self->sets, set);
}

/**
 * test_smallest_find:
 * @step: a step with one conclusion
 * @position: where it was found
 * @links: of the shape
 *
 * Returns: the fewest truths that its conclusion follows from; 0 when that takes too long
 */
guint
test_smallest_find (const SudokuStep *step,
                    const SudokuPosition *position,
                    SudokuLinks *links)
{
  guint n = 0, size = 1, n_truths = sudoku_links_get_n_truths (links);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  g_autofree guint8 *chosen = g_new0 (guint8, n_truths);
  g_autoptr (GError) error = NULL;
  Search search = {
    .links = links,
    .position = position,
    .solver = solver,
    .denied = sudoku_hint_formula_get_variable (conclusions[0].candidate),
    .sets = sets,
    .chosen = chosen,
    .n_places = N_PLACES,
  };

  g_assert_cmpuint (n, ==, 1);
  if (conclusions[0].placed)
    search.denied = -search.denied;
  sudoku_hint_formula_add (solver, position, links, TRUE, &error);
  g_assert_no_error (error);
  sudoku_step_get_truths (step, &n);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autofree guint8 *marked = NULL;

      memset (chosen, 0, n_truths);
      while (size < n && !hit_all (&search, size) && search.n_places > 0)
        size++;
      if (search.n_places == 0 || size >= n)
        return search.n_places == 0 ? 0 : n;
      marked = g_memdup2 (chosen, n_truths);
      if (!ask (&search, marked))
        return size;
      add_set (&search, marked);
    }
  return 0;
}
