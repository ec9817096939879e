/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Supposes every candidate of a position, and keeps what contradicts itself with the fewest truths;
 * on large puzzles sets are counted on the way when nothing else contradicts. If nothing does, one
 * split into cases is allowed. Where a solver can do without a truth of the result, a proof by
 * cases is tried instead. */

#include "sudoku-hint-net.h"

#include <glib/gi18n.h>

#include "sudoku-hint-impact.h"
#include "sudoku-hint-prune.h"
#include "sudoku-hint-truth.h"
#include "sudoku-technique-nets.h"

/* From this side on sets are counted. */
#define SETS_SIDE 16
/* How many of the shortest are minimised. */
#define N_MINIMISED 32
/* Nothing shorter is worth looking for. */
#define N_TRUTHS_SHORT 2
/* The most cases of a split. */
#define N_CASES 3
/* Once so many splits succeed, the shortest of them is good enough. */
#define N_SPLITS_ENOUGH 64

/* On no scale: only of interest for those who are stuck. */
static const SudokuTechnique net_with_cases = {
  .id = "net-with-cases",
  .name = N_ ("Forcing net with a distinction of cases"),
};

/* Something that leads to a contradiction. */
typedef struct
{
  SudokuNetGoal goal;
  guint n_truths;
} Found;

typedef struct
{
  SudokuLinks *links;
  const SudokuPosition *position;
  guint64 *work;
  SudokuNet *net; /* owned */
  GArray *found;  /* owned: Found */
  gboolean over;  /* whether the budget is used up */
  gboolean short_enough;
} Search;

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->net, sudoku_net_free);
  g_array_unref (self->found);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* @work: what was done besides the net */
static void
spend (Search *self,
       guint64 work)
{
  work += sudoku_net_take_work (self->net);
  *self->work -= MIN (work, *self->work);
  if (*self->work == 0 || sudoku_links_should_stop (self->links))
    self->over = TRUE;
}

static void
try_goal (Search *self,
          const SudokuNetGoal *goal)
{
  Found found = { .goal = *goal };

  if (!sudoku_net_reach (self->net, goal))
    return;
  sudoku_net_get_truths (self->net, &found.n_truths);
  g_array_append_val (self->found, found);
  self->short_enough = self->short_enough || found.n_truths <= N_TRUTHS_SHORT;
}

/* Supposes all candidates to be true, or else to be false. */
static void
try_candidates (Search *self,
                gboolean holds,
                gboolean sets)
{
  guint n = sudoku_links_get_n_candidates (self->links);
  guint side = sudoku_links_get_side (self->links);

  for (guint32 i = 0; i < n && !self->over && !self->short_enough; i++)
    if (sudoku_position_has (self->position, i) &&
        !sudoku_position_is_filled (self->position, i / side))
      {
        SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

        goal.supposed = i;
        goal.holds = holds;
        goal.sets = sets;
        try_goal (self, &goal);
        spend (self, 0);
      }
}

/* The truths that can be split into cases. */
static GArray *
find_small_truths (const Search *self)
{
  GArray *truths = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 truth = 0; truth < sudoku_links_get_n_truths (self->links); truth++)
    {
      guint n_open = sudoku_hint_truth_count_live (self->links, self->position, truth);

      if (n_open > 1 && n_open <= N_CASES)
        g_array_append_val (truths, truth);
    }
  return truths;
}

static void
split (Search *self,
       guint32 candidate,
       guint32 truth)
{
  SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

  goal.supposed = candidate;
  goal.holds = TRUE;
  goal.cases = truth;
  goal.n_cases_max = N_CASES;
  try_goal (self, &goal);
}

/* Tries a candidate with each truth of few candidates, unless that can't lead anywhere. */
static void
try_splits (Search *self)
{
  guint n = sudoku_links_get_n_candidates (self->links);
  guint side = sudoku_links_get_side (self->links);
  g_autoptr (GArray) truths = find_small_truths (self);
  g_autoptr (SudokuHintImpact) impact = NULL;

  if (truths->len == 0)
    return;
  impact = sudoku_hint_impact_new (self->links, self->position, self->net);
  for (guint32 i = 0; i < n && !self->over && self->found->len < N_SPLITS_ENOUGH; i++)
    if (sudoku_position_has (self->position, i) &&
        !sudoku_position_is_filled (self->position, i / side))
      {
        sudoku_hint_impact_suppose (impact, i);
        for (guint k = 0; k < truths->len && !self->over; k++)
          {
            guint32 truth = g_array_index (truths, guint32, k);

            if (sudoku_hint_impact_may_contradict (impact, truth, N_CASES))
              split (self, i, truth);
            spend (self, sudoku_hint_impact_take_work (impact));
          }
      }
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->n_truths != second->n_truths)
    return first->n_truths < second->n_truths ? -1 : 1;
  return (first->goal.supposed > second->goal.supposed) -
         (first->goal.supposed < second->goal.supposed);
}

static const SudokuTechnique *
choose_technique (const Search *self,
                  const SudokuNetGoal *goal)
{
  if (goal->cases != SUDOKU_NET_NONE)
    return &net_with_cases;
  return sudoku_technique_find (sudoku_net_is_chain (self->net) ? "forcing-chain-contradiction"
                                                                : "forcing-net-contradiction");
}

/* A step, and how hard it is to follow. */
typedef struct
{
  SudokuStep *step; /* owned */
  guint n_truths;
  guint n_nodes; /* of its tree of cases */
  guint n_candidates;
} Ranked;

static void
ranked_clear (gpointer ranked)
{
  sudoku_step_unref (((Ranked *)ranked)->step);
}

static int
compare_ranked (gconstpointer a,
                gconstpointer b)
{
  const Ranked *first = a, *second = b;

  if (first->n_truths != second->n_truths)
    return first->n_truths < second->n_truths ? -1 : 1;
  if (first->n_nodes != second->n_nodes)
    return first->n_nodes < second->n_nodes ? -1 : 1;
  return (first->n_candidates > second->n_candidates) -
         (first->n_candidates < second->n_candidates);
}

/* The net's result for a goal, with as few truths as suffice. */
static Ranked
rank (Search *self,
      const SudokuNetGoal *goal)
{
  SudokuStep *step = sudoku_net_step_new (choose_technique (self, goal), self->net, goal);
  SudokuStep *pruned = NULL;
  Ranked one = { .n_candidates = sudoku_net_count_candidates (self->net) };

  spend (self, 0);
  pruned = sudoku_hint_prune (step, self->links, self->position, self->work);
  if (pruned != NULL)
    sudoku_step_unref (step);
  one.step = pruned != NULL ? pruned : step;
  sudoku_step_get_truths (one.step, &one.n_truths);
  sudoku_step_get_tree (one.step, &one.n_nodes);
  return one;
}

/* Minimises the shortest results. */
static void
minimise (Search *self,
          GArray *ranked)
{
  g_array_sort (self->found, compare_found);
  for (guint i = 0; i < MIN (self->found->len, N_MINIMISED); i++)
    {
      const SudokuNetGoal *goal = &g_array_index (self->found, Found, i).goal;
      Ranked one;

      if (sudoku_links_should_stop (self->links) || !sudoku_net_reach (self->net, goal))
        break;
      sudoku_net_minimise (self->net, goal);
      one = rank (self, goal);
      g_array_append_val (ranked, one);
      if (one.n_truths <= N_TRUTHS_SHORT)
        break;
    }
  g_array_sort (ranked, compare_ranked);
}

/* The steps with their proofs, shortest first. */
static GPtrArray *
gather (Search *self)
{
  g_autoptr (GArray) ranked = g_array_new (FALSE, FALSE, sizeof (Ranked));
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);

  g_array_set_clear_func (ranked, ranked_clear);
  if (self->found->len > 0)
    minimise (self, ranked);
  if (self->net != NULL)
    spend (self, 0);
  for (guint i = 0; i < ranked->len; i++)
    {
      SudokuStep *step = g_array_index (ranked, Ranked, i).step;

      if (sudoku_step_check (step, self->position, self->links))
        g_ptr_array_add (steps, sudoku_step_ref (step));
    }
  return steps;
}

/**
 * sudoku_hint_net_find: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 * @work: (inout): the work budget; gets what is left
 * @stage: (out): how they were found, when there are any
 *
 * Supposes candidates. Those proven wrong by the fewest truths come first, of these those with the
 * fewest candidates to look at.
 *
 * Returns: (transfer full) (element-type SudokuStep): the steps; none when there are none, when the
 *   work is used up, or when the work of @links ends
 */
GPtrArray *
sudoku_hint_net_find (SudokuLinks *links,
                      const SudokuPosition *position,
                      guint64 *work,
                      SudokuHintStage *stage)
{
  g_auto (Search) search = {
    .links = links,
    .position = position,
    .work = work,
  };
  GPtrArray *steps = NULL;

  g_return_val_if_fail (links != NULL && position != NULL && work != NULL, NULL);

  search.found = g_array_new (FALSE, FALSE, sizeof (Found));
  *stage = SUDOKU_HINT_STAGE_NET;
  search.net = sudoku_net_new (links, position);
  if (search.net == NULL)
    return gather (&search);
  try_candidates (&search, TRUE, FALSE);
  if (search.found->len == 0)
    try_candidates (&search, FALSE, FALSE);
  if (search.found->len == 0 && sudoku_links_get_side (links) >= SETS_SIDE)
    try_candidates (&search, TRUE, TRUE);
  steps = gather (&search);
  if (steps->len > 0 || search.over)
    return steps;
  g_ptr_array_unref (steps);
  g_array_set_size (search.found, 0);
  *stage = SUDOKU_HINT_STAGE_SPLIT;
  try_splits (&search);
  return gather (&search);
}
