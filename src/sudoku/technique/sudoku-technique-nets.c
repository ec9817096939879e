/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forcing chains and nets: a candidate that leads to a contradiction, and what all candidates of a
 * truth lead to. In chains each conclusion has one reason, in nets several. */

#include "sudoku-technique-nets.h"

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

typedef enum
{
  CHAINS,
  NETS,
} Shape;

/* Adds the sets that are counted, if no cases are needed besides them. */
static void
add_sets (SudokuStep *step,
          const SudokuNet *net,
          const SudokuNetGoal *goal)
{
  guint n = sudoku_net_get_n_sets (net);

  for (guint i = 0; i < n; i++)
    {
      SudokuStepSet set;

      sudoku_net_get_set (net, i, &set);
      sudoku_step_add_set (step, &set);
    }
  if (n > 0 && goal->cases == SUDOKU_NET_NONE)
    sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
}

/**
 * sudoku_net_step_new: (skip)
 * @technique: its technique
 * @net: a net that has reached a goal
 * @goal: the goal
 *
 * Makes a step of what was shown.
 *
 * Returns: (transfer full): a step with what was proven
 */
SudokuStep *
sudoku_net_step_new (const SudokuTechnique *technique,
                     const SudokuNet *net,
                     const SudokuNetGoal *goal)
{
  SudokuStep *step = NULL;
  guint n = 0;
  const guint32 *numbers = NULL;
  const SudokuNetReason *reasons = NULL;

  g_return_val_if_fail (technique != NULL && net != NULL && goal != NULL, NULL);

  step = sudoku_step_new (technique);
  if (goal->supposed != SUDOKU_NET_NONE && goal->holds)
    sudoku_step_remove (step, goal->supposed);
  else if (goal->supposed != SUDOKU_NET_NONE)
    sudoku_step_place (step, goal->supposed);
  else if (goal->value)
    sudoku_step_place (step, goal->target);
  else
    sudoku_step_remove (step, goal->target);
  numbers = sudoku_net_get_truths (net, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_truth (step, numbers[i]);
  numbers = sudoku_net_get_links (net, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_link (step, numbers[i]);
  numbers = sudoku_net_get_items (net, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_table (step, numbers[i]);
  add_sets (step, net, goal);
  reasons = sudoku_net_get_reasons (net, &n);
  for (guint i = 0; i < n; i++)
    if (reasons[i].candidate != SUDOKU_NET_NONE)
      sudoku_step_add_mark (step, reasons[i].candidate,
                            reasons[i].truth == SUDOKU_NET_NONE ? SUDOKU_ROLE_PATTERN
                                                                : SUDOKU_ROLE_ON);
  return step;
}

static gboolean
hand_over (SudokuStepSearch *search,
           const SudokuTechnique *technique,
           SudokuNet *net,
           const SudokuNetGoal *goal)
{
  sudoku_net_minimise (net, goal);
  if (!sudoku_step_search_spend (search, (guint)sudoku_net_take_work (net)))
    return FALSE;
  if (sudoku_net_is_chain (net) != (technique->variant == CHAINS))
    return TRUE;
  return sudoku_step_search_add (search, sudoku_net_step_new (technique, net, goal));
}

/* Supposes each candidate, and then that it is false. */
static void
find_contradictions (SudokuStepSearch *search,
                     const SudokuTechnique *technique)
{
  SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
  guint n = sudoku_links_get_n_candidates (links), side = sudoku_links_get_side (links);

  for (guint i = 0; i < 2 * n && net != NULL; i++)
    {
      SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

      goal.supposed = i % n;
      goal.holds = i < n;
      if (!sudoku_position_has (position, goal.supposed) ||
          sudoku_position_is_filled (position, goal.supposed / side))
        continue;
      if (sudoku_net_reach (net, &goal) && !hand_over (search, technique, net, &goal))
        return;
      if (!sudoku_step_search_spend (search, (guint)sudoku_net_take_work (net)))
        return;
    }
}

/* What is the same in all cases of a truth. */
typedef struct
{
  guint8 *common; /* owned: by candidate: see sudoku_net_follow(); 3: not the same */
  guint8 *values; /* owned: in one case */
  guint8 *known;  /* owned: whether there is a step for it */
} Cases;

static void
cases_clear (Cases *self)
{
  g_free (self->common);
  g_free (self->values);
  g_free (self->known);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Cases, cases_clear)

static gboolean
follow_cases (Cases *self,
              SudokuStepSearch *search,
              SudokuNet *net,
              guint truth)
{
  SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint n = 0, side = sudoku_links_get_side (links);

  for (guint i = 0; i < side; i++)
    {
      if (!sudoku_position_has (position, candidates[i]))
        continue;
      if (sudoku_position_is_filled (position, candidates[i] / side))
        return FALSE;
      if (!sudoku_net_follow (net, candidates[i], self->values))
        continue;
      for (guint k = 0; k < sudoku_links_get_n_candidates (links); k++)
        if (n == 0)
          self->common[k] = self->values[k];
        else if (self->common[k] != self->values[k])
          self->common[k] = 0;
      n++;
    }
  return n >= 2;
}

static void
find_verities (SudokuStepSearch *search,
               const SudokuTechnique *technique)
{
  SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
  guint n = sudoku_links_get_n_candidates (links);
  g_auto (Cases) cases = { .common = g_new0 (guint8, n), .values = g_new0 (guint8, n) };

  cases.known = g_new0 (guint8, n);
  for (guint truth = 0; truth < sudoku_links_get_n_truths (links) && net != NULL; truth++)
    {
      if (!follow_cases (&cases, search, net, truth))
        continue;
      for (guint32 k = 0; k < n; k++)
        {
          SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

          if (cases.common[k] == 0 || cases.known[k] || !sudoku_position_has (position, k))
            continue;
          goal.cases = truth;
          goal.n_cases_max = sudoku_links_get_side (links);
          goal.target = k;
          goal.value = cases.common[k] == 1;
          cases.known[k] = sudoku_net_reach (net, &goal);
          if (cases.known[k] && !hand_over (search, technique, net, &goal))
            return;
        }
      if (!sudoku_step_search_spend (search, (guint)sudoku_net_take_work (net)))
        return;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "forcing-chain-contradiction",
    .code = "1301",
    .name = N_ ("Forcing chain, contradiction"),
    .find = find_contradictions,
    .variant = CHAINS,
    .hodoku_order = 770,
    .hodoku_weight = 500,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "forcing-chain-verity",
    .code = "1302",
    .name = N_ ("Forcing chain, cases"),
    .find = find_verities,
    .variant = CHAINS,
    .hodoku_order = 770,
    .hodoku_weight = 500,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "forcing-net-contradiction",
    .code = "1303",
    .name = N_ ("Forcing net, contradiction"),
    .find = find_contradictions,
    .variant = NETS,
    .hodoku_order = 780,
    .hodoku_weight = 700,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "forcing-net-verity",
    .code = "1304",
    .name = N_ ("Forcing net, cases"),
    .find = find_verities,
    .variant = NETS,
    .hodoku_order = 780,
    .hodoku_weight = 700,
    .level = SUDOKU_LEVEL_EXTREME,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_nets = {
  .id = "nets",
  .name = N_ ("Forcing chains and nets"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
