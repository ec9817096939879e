/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves goals by inference. Only the candidates of open cells take part, numbered anew. What a
 * goal needs is traced back from its contradictions; then truths are left out one by one as long as
 * the goal is still reached. Knows no technique. */

#include "sudoku-net.h"

#include "sudoku-inference.h"
#include "sudoku-local-links.h"

#include <string.h>

#define NONE SUDOKU_NET_NONE
#define OPEN SUDOKU_INFERRED_OPEN
#define TRUE_HERE SUDOKU_INFERRED_TRUE
#define FALSE_HERE SUDOKU_INFERRED_FALSE

struct _SudokuNet
{
  guint side;
  /* Both owned and only read; numbers are those of @local unless said otherwise. */
  SudokuLocalLinks *local;
  SudokuInference *inference; /* the case at hand */
  /* All owned: */
  guint8 *needed;     /* by candidate */
  guint8 *used;       /* by truth */
  guint8 *used_links; /* by truth */
  GArray *used_sets;  /* guint8, by set; those behind its end are not used */
  guint8 *used_items; /* by item */
  gboolean is_chain;  /* whether each reason has one before it */
  /* What the last goal needs: */
  GArray *found_truths;  /* guint32, outside */
  GArray *found_links;   /* guint32, outside */
  GArray *found_sets;    /* SudokuInferredSet */
  GArray *found_numbers; /* guint32, outside: truths, then links, of each of these */
  GArray *found_items;   /* guint32: of what tables say */
  GArray *reasons_base;  /* SudokuNetReason */
  GArray *reasons_case;  /* SudokuNetReason */
};

/* Whether a truth is settled by a filled cell. */
static gboolean
is_settled (const SudokuLinks *links,
            const SudokuPosition *position,
            guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint side = sudoku_links_get_side (links);

  for (guint i = 0; i < side; i++)
    if (sudoku_position_has (position, candidates[i]) &&
        sudoku_position_is_filled (position, candidates[i] / side))
      return TRUE;
  return FALSE;
}

static SudokuLocalLinks *
make_local (SudokuLinks *links,
            const SudokuPosition *position)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint side = sudoku_links_get_side (links);

  for (guint32 candidate = 0; candidate < sudoku_links_get_n_candidates (links); candidate++)
    if (sudoku_position_has (position, candidate) &&
        !sudoku_position_is_filled (position, candidate / side))
      g_array_append_val (candidates, candidate);
  for (guint32 truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    if (!is_settled (links, position, truth))
      g_array_append_val (truths, truth);
  return sudoku_local_links_new (links, position, candidates, truths);
}

/**
 * sudoku_net_new: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 *
 * Makes a net for a position. O(N⁴) for the conflicts.
 *
 * Returns: (transfer full) (nullable): the net, with nothing supposed; %NULL when the work of
 *   @links has ended, or where it would take too much memory
 */
SudokuNet *
sudoku_net_new (SudokuLinks *links,
                const SudokuPosition *position)
{
  SudokuNet *self = NULL;
  SudokuLocalLinks *local = NULL;

  g_return_val_if_fail (links != NULL && position != NULL, NULL);

  local = make_local (links, position);
  if (local == NULL)
    return NULL;
  self = g_new0 (SudokuNet, 1);
  self->side = sudoku_links_get_side (links);
  self->local = local;
  self->inference = sudoku_inference_new (links, position, self->local);
  self->needed = g_new0 (guint8, self->local->n_candidates + 1);
  self->used = g_new0 (guint8, self->local->n_truths + 1);
  self->used_links = g_new0 (guint8, self->local->n_truths + 1);
  self->used_sets = g_array_new (FALSE, TRUE, sizeof (guint8));
  self->used_items = g_new0 (guint8, self->inference->items->len + 1);
  self->found_items = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_links = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_sets = g_array_new (FALSE, FALSE, sizeof (SudokuInferredSet));
  self->found_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->reasons_base = g_array_new (FALSE, FALSE, sizeof (SudokuNetReason));
  self->reasons_case = g_array_new (FALSE, FALSE, sizeof (SudokuNetReason));
  return self;
}

/**
 * sudoku_net_free: (skip)
 *
 * Frees it.
 */
void
sudoku_net_free (SudokuNet *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->found_truths);
  g_array_unref (self->found_links);
  g_array_unref (self->found_sets);
  g_array_unref (self->found_numbers);
  g_array_unref (self->found_items);
  g_array_unref (self->reasons_base);
  g_array_unref (self->reasons_case);
  g_free (self->needed);
  g_free (self->used);
  g_free (self->used_links);
  g_array_unref (self->used_sets);
  g_free (self->used_items);
  sudoku_inference_free (self->inference);
  sudoku_local_links_free (self->local);
  g_free (self);
}

/* Marks as needed what is false in a truth before a place of the trail. */
static void
need_members (SudokuNet *self,
              guint32 truth,
              guint end)
{
  const SudokuLocalLinks *local = self->local;
  const SudokuInference *inference = self->inference;

  self->used[truth] = TRUE;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 candidate = local->members[i];

      if (inference->values[candidate] == FALSE_HERE && inference->places[candidate] < end)
        self->needed[candidate] = TRUE;
    }
}

/* Whether all but one candidate of a truth are false for the same reason. */
static gboolean
has_one_reason (const SudokuNet *self,
                guint32 truth)
{
  const SudokuLocalLinks *local = self->local;
  const SudokuInference *inference = self->inference;
  guint32 first = NONE;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 candidate = local->members[i];

      if (inference->values[candidate] != FALSE_HERE)
        continue;
      if (first != NONE && inference->reasons[candidate] != first)
        return FALSE;
      first = inference->reasons[candidate];
    }
  return TRUE;
}

static void
need_set (SudokuNet *self,
          guint32 number,
          guint end)
{
  const SudokuInference *inference = self->inference;
  const SudokuInferredSet *set = &g_array_index (inference->sets, SudokuInferredSet, number);
  const guint32 *numbers = &g_array_index (inference->set_numbers, guint32, set->first);

  g_array_set_size (self->used_sets, MAX (self->used_sets->len, number + 1));
  g_array_index (self->used_sets, guint8, number) = TRUE;
  for (guint i = 0; i < set->n_truths; i++)
    need_members (self, numbers[i], end);
  for (guint i = 0; i < set->n_links; i++)
    self->used_links[numbers[set->n_truths + i]] = TRUE;
}

static void
need_candidate (guint32 candidate,
                gpointer user_data)
{
  SudokuNet *self = user_data;

  self->needed[candidate] = TRUE;
}

/* Marks as needed what is false before a place of the trail and what an item needs to exclude a
 * candidate, or everything. */
static void
need_item (SudokuNet *self,
           guint32 item,
           guint32 excluded,
           guint end)
{
  const SudokuInference *inference = self->inference;
  g_autofree guint8 *is_false = g_new0 (guint8, self->local->n_candidates + 1);

  for (guint i = 0; i < MIN (inference->n_trail, end); i++)
    is_false[inference->trail[i]] = inference->values[inference->trail[i]] == FALSE_HERE;
  self->used_items[item] = TRUE;
  self->is_chain = FALSE;
  sudoku_pruner_explain (inference->items->pdata[item], is_false, excluded, need_candidate, self);
}

static void
add_reason (SudokuNet *self,
            GArray *reasons,
            guint32 truth,
            guint32 candidate)
{
  const SudokuLocalLinks *local = self->local;
  SudokuNetReason reason = {
    .truth = truth == NONE ? NONE : local->truths[truth],
    .candidate = candidate == NONE ? NONE : local->candidates[candidate],
  };

  g_array_append_val (reasons, reason);
}

/* Backwards over the trail from its end: marks the reasons of whatever is needed. What lies before
 * @first is left for later. */
static void
go_back (SudokuNet *self,
         guint first,
         GArray *reasons)
{
  const SudokuInference *inference = self->inference;
  guint n_before = reasons->len;

  for (guint i = inference->n_trail; i-- > first;)
    {
      guint32 candidate = inference->trail[i], reason = inference->reasons[candidate];

      if (!self->needed[candidate])
        continue;
      self->needed[candidate] = FALSE;
      if (inference->values[candidate] == TRUE_HERE)
        add_reason (self, reasons, reason, candidate);
      if (reason == NONE)
        continue;
      if (inference->values[candidate] == TRUE_HERE)
        {
          need_members (self, reason, i);
          self->is_chain = self->is_chain && has_one_reason (self, reason);
        }
      else if (reason >= SUDOKU_INFERENCE_FIRST_SET)
        need_set (self, reason - SUDOKU_INFERENCE_FIRST_SET, i);
      else if (reason >= SUDOKU_INFERENCE_FIRST_ITEM)
        need_item (self, reason - SUDOKU_INFERENCE_FIRST_ITEM, candidate, i);
      else
        self->needed[reason] = TRUE;
    }
  for (guint i = n_before, k = reasons->len; i + 1 < k; i++)
    {
      SudokuNetReason *last = &g_array_index (reasons, SudokuNetReason, --k);
      SudokuNetReason *other = &g_array_index (reasons, SudokuNetReason, i);
      SudokuNetReason kept = *other;

      *other = *last;
      *last = kept;
    }
}

/* Traces back the contradiction, or else the value of the target. */
static void
explain (SudokuNet *self,
         guint32 target,
         guint first,
         GArray *reasons)
{
  const SudokuInference *inference = self->inference;

  if (inference->failed_set != NONE)
    need_set (self, inference->failed_set, G_MAXUINT);
  else if (inference->failed_item != NONE)
    need_item (self, inference->failed_item, NONE, G_MAXUINT);
  else if (inference->failed != NONE)
    {
      need_members (self, inference->failed, G_MAXUINT);
      if (inference->clashing != NONE)
        self->needed[inference->clashing_reason] = TRUE;
    }
  else
    self->needed[target] = TRUE;
  go_back (self, first, reasons);
  if (inference->failed != NONE)
    add_reason (self, reasons, inference->failed, NONE);
}

static guint32
find_number (const guint32 *numbers,
             guint32 outside)
{
  return outside == NONE ? NONE : numbers[outside];
}

/* Supposes one case. Returns whether the goal is reached in it. */
static gboolean
try_case (SudokuNet *self,
          const SudokuNetGoal *goal,
          guint32 candidate)
{
  const SudokuInference *inference = self->inference;
  guint n_kept = inference->n_trail;
  guint32 target = find_number (self->local->numbers, goal->target);
  gboolean reached;

  sudoku_inference_suppose (self->inference, candidate, TRUE);
  reached = !sudoku_inference_propagate (self->inference, n_kept, goal->sets) ||
            (target != NONE &&
             inference->values[target] == (goal->value ? TRUE_HERE : FALSE_HERE));
  if (reached)
    explain (self, target, n_kept, self->reasons_case);
  sudoku_inference_take_back (self->inference, n_kept);
  return reached;
}

/* Tries the cases of a truth, on top of what was supposed. */
static gboolean
try_cases (SudokuNet *self,
           const SudokuNetGoal *goal,
           guint32 truth)
{
  const SudokuLocalLinks *local = self->local;
  const SudokuInference *inference = self->inference;

  if (!inference->active[truth] || sudoku_inference_is_met (inference, truth) ||
      inference->counts[truth] > goal->n_cases_max)
    return FALSE;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    if (inference->values[local->members[i]] == OPEN && !try_case (self, goal, local->members[i]))
      return FALSE;
  need_members (self, truth, G_MAXUINT);
  go_back (self, 0, self->reasons_base);
  add_reason (self, self->reasons_base, truth, NONE);
  return TRUE;
}

static void
forget (SudokuNet *self)
{
  const SudokuLocalLinks *local = self->local;

  memset (self->used, 0, local->n_truths);
  memset (self->used_links, 0, local->n_truths);
  memset (self->needed, 0, local->n_candidates);
  g_array_set_size (self->reasons_base, 0);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->used_sets, 0);
  memset (self->used_items, 0, self->inference->items->len);
}

/* Whether the goal is reached with the active truths. */
static gboolean
reach (SudokuNet *self,
       const SudokuNetGoal *goal)
{
  const SudokuLocalLinks *local = self->local;
  guint32 supposed = find_number (local->numbers, goal->supposed);
  guint32 cases = find_number (local->truth_numbers, goal->cases);
  gboolean reached = FALSE;

  forget (self);
  self->is_chain = TRUE;
  sudoku_inference_begin (self->inference, goal->sets);
  if (supposed != NONE)
    sudoku_inference_suppose (self->inference, supposed, goal->holds);
  reached = !sudoku_inference_propagate (self->inference, 0, goal->sets);
  if (reached)
    explain (self, NONE, 0, self->reasons_base);
  else if (cases != NONE)
    reached = try_cases (self, goal, cases);
  sudoku_inference_take_back (self->inference, 0);
  return reached;
}

static void
add_once (GArray *numbers,
          guint8 *wanted,
          guint32 number,
          guint32 outside)
{
  if (!wanted[number])
    return;
  wanted[number] = FALSE;
  g_array_append_val (numbers, outside);
}

/* The sets that are needed, under their outer numbers. */
static void
gather_sets (SudokuNet *self)
{
  const SudokuInference *inference = self->inference;

  g_array_set_size (self->found_sets, 0);
  g_array_set_size (self->found_numbers, 0);
  for (guint i = 0; i < self->used_sets->len; i++)
    {
      SudokuInferredSet set = g_array_index (inference->sets, SudokuInferredSet, i);
      guint end = set.first + set.n_truths + set.n_links;

      if (!g_array_index (self->used_sets, guint8, i))
        continue;
      for (guint k = set.first; k < end; k++)
        {
          guint32 truth = g_array_index (inference->set_numbers, guint32, k);

          g_array_append_val (self->found_numbers, self->local->truths[truth]);
        }
      set.first = self->found_numbers->len - set.n_truths - set.n_links;
      g_array_append_val (self->found_sets, set);
    }
}

static void
gather_items (SudokuNet *self)
{
  g_array_set_size (self->found_items, 0);
  for (guint i = 0; i < self->inference->items->len; i++)
    {
      guint32 tabled = sudoku_pruner_get_tabled (self->inference->items->pdata[i]);

      add_once (self->found_items, self->used_items, i, tabled);
    }
}

/* Puts together what the goal needs, in the order of its reasons. */
static void
gather (SudokuNet *self)
{
  const SudokuLocalLinks *local = self->local;

  g_array_append_vals (self->reasons_base, self->reasons_case->data, self->reasons_case->len);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->found_truths, 0);
  g_array_set_size (self->found_links, 0);
  for (guint i = 0; i < self->reasons_base->len; i++)
    {
      guint32 truth = g_array_index (self->reasons_base, SudokuNetReason, i).truth;

      if (truth != NONE)
        add_once (self->found_truths, self->used, local->truth_numbers[truth], truth);
    }
  for (guint32 truth = 0; truth < local->n_truths; truth++)
    {
      add_once (self->found_truths, self->used, truth, local->truths[truth]);
      add_once (self->found_links, self->used_links, truth, local->truths[truth]);
    }
  gather_sets (self);
  gather_items (self);
}

/**
 * sudoku_net_reach: (skip)
 * @goal: what is to be shown
 *
 * Tries to prove a goal. sudoku_net_get_truths() and the like give what the proof needs, which may
 * be more than necessary.
 *
 * Returns: whether it is proven
 */
gboolean
sudoku_net_reach (SudokuNet *self,
                  const SudokuNetGoal *goal)
{
  g_return_val_if_fail (self != NULL && goal != NULL, FALSE);

  if (!reach (self, goal))
    return FALSE;
  gather (self);
  return TRUE;
}

static void
activate_found (SudokuNet *self)
{
  sudoku_inference_activate_all (self->inference, FALSE);
  for (guint i = 0; i < self->found_truths->len; i++)
    {
      guint32 truth = g_array_index (self->found_truths, guint32, i);

      sudoku_inference_activate (self->inference, self->local->truth_numbers[truth], TRUE);
    }
}

/**
 * sudoku_net_minimise: (skip)
 * @goal: the goal that sudoku_net_reach() has just proven
 *
 * Leaves out truths, one by one and the largest first, as long as the goal is still reached: in the
 * end each of them is necessary, unless the work of the links ends before.
 */
void
sudoku_net_minimise (SudokuNet *self,
                     const SudokuNetGoal *goal)
{
  g_autoptr (GArray) tried = NULL;
  guint n;

  g_return_if_fail (self != NULL && goal != NULL);

  n = self->found_truths->len;
  tried = g_array_sized_new (FALSE, FALSE, sizeof (guint32), n);
  activate_found (self);
  for (guint size = self->side; size > 0; size--)
    for (guint i = n; i-- > 0;)
      {
        guint32 truth =
          self->local->truth_numbers[g_array_index (self->found_truths, guint32, i)];

        if (self->inference->counts[truth] == size)
          g_array_append_val (tried, truth);
      }
  for (guint i = 0; i < tried->len && !sudoku_links_should_stop (self->local->links); i++)
    {
      guint32 truth = g_array_index (tried, guint32, i);

      if (!self->inference->active[truth])
        continue;
      sudoku_inference_activate (self->inference, truth, FALSE);
      if (reach (self, goal))
        {
          gather (self);
          activate_found (self);
        }
      else
        sudoku_inference_activate (self->inference, truth, TRUE);
    }
  activate_found (self);
  if (reach (self, goal))
    gather (self);
  sudoku_inference_activate_all (self->inference, TRUE);
}

/**
 * sudoku_net_follow: (skip)
 * @candidate: a candidate left in an open cell
 * @values: by candidate: gets 1 for what is then true, 2 for what is false, 0 for what is open
 *
 * Supposes a candidate and finds everything that it forces, without tracing reasons.
 *
 * Returns: whether there is no contradiction
 */
gboolean
sudoku_net_follow (SudokuNet *self,
                   guint32 candidate,
                   guint8 *values)
{
  gboolean possible;

  g_return_val_if_fail (self != NULL && self->local->numbers[candidate] != NONE, FALSE);

  forget (self);
  sudoku_inference_begin (self->inference, FALSE);
  sudoku_inference_suppose (self->inference, self->local->numbers[candidate], TRUE);
  possible = sudoku_inference_propagate (self->inference, 0, FALSE);
  for (guint i = 0; i < self->local->n_candidates && possible; i++)
    values[self->local->candidates[i]] = self->inference->values[i];
  sudoku_inference_take_back (self->inference, 0);
  return possible;
}

/**
 * sudoku_net_count_forced: (skip)
 * @candidate: a candidate left in an open cell
 *
 * Counts the candidates that are true or false once a candidate is supposed.
 *
 * Returns: of how many candidates
 */
guint
sudoku_net_count_forced (SudokuNet *self,
                         guint32 candidate)
{
  guint n;

  g_return_val_if_fail (self != NULL && self->local->numbers[candidate] != NONE, 0);

  forget (self);
  sudoku_inference_begin (self->inference, FALSE);
  sudoku_inference_suppose (self->inference, self->local->numbers[candidate], TRUE);
  sudoku_inference_propagate (self->inference, 0, FALSE);
  n = self->inference->n_trail;
  sudoku_inference_take_back (self->inference, 0);
  return n;
}

/**
 * sudoku_net_get_truths: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets the truths that the goal needs, in the order of its reasons.
 *
 * Returns: (transfer none) (array length=n): truths
 */
const guint32 *
sudoku_net_get_truths (const SudokuNet *self,
                       guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->found_truths->len;
  return (const guint32 *)(gpointer)self->found_truths->data;
}

/**
 * sudoku_net_get_links: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets the truths that the goal uses only as "at most one", to count sets.
 *
 * Returns: (transfer none) (array length=n): the truths
 */
const guint32 *
sudoku_net_get_links (const SudokuNet *self,
                      guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->found_links->len;
  return (const guint32 *)(gpointer)self->found_links->data;
}

/**
 * sudoku_net_get_items: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets the items that the goal needs, as what tables say.
 *
 * Returns: (transfer none) (array length=n): their numbers
 */
const guint32 *
sudoku_net_get_items (const SudokuNet *self,
                      guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->found_items->len;
  return (const guint32 *)(gpointer)self->found_items->data;
}

/**
 * sudoku_net_get_n_sets: (skip)
 * @self: a net that has reached a goal
 *
 * Gets how many sets the goal needs.
 *
 * Returns: their number
 */
guint
sudoku_net_get_n_sets (const SudokuNet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->found_sets->len;
}

/**
 * sudoku_net_get_set: (skip)
 * @self: a net that has reached a goal
 * @number: of a set, from 0
 * @set: gets its truths and links, which belong to @self
 *
 * Gets a set that the goal needs.
 */
void
sudoku_net_get_set (const SudokuNet *self,
                    guint number,
                    SudokuStepSet *set)
{
  const SudokuInferredSet *found = NULL;
  const guint32 *numbers = NULL;

  g_return_if_fail (self != NULL && set != NULL && number < self->found_sets->len);

  found = &g_array_index (self->found_sets, SudokuInferredSet, number);
  numbers = &g_array_index (self->found_numbers, guint32, found->first);
  *set = (SudokuStepSet){ numbers, found->n_truths, numbers + found->n_truths, found->n_links };
}

/**
 * sudoku_net_get_reasons: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets what is forced on the way to the goal, in order: first what all cases share, then case by
 * case, each beginning with what it supposes.
 *
 * Returns: (transfer none) (array length=n): reasons
 */
const SudokuNetReason *
sudoku_net_get_reasons (const SudokuNet *self,
                        guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->reasons_base->len;
  return (const SudokuNetReason *)(gpointer)self->reasons_base->data;
}

/**
 * sudoku_net_count_candidates: (skip)
 * @self: a net that has reached a goal
 *
 * Counts the candidates of the truths that the goal needs, each of which has to be looked at to
 * follow it.
 *
 * Returns: their number
 */
guint
sudoku_net_count_candidates (const SudokuNet *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->found_truths->len; i++)
    {
      guint32 truth = g_array_index (self->found_truths, guint32, i);

      n += self->inference->counts[self->local->truth_numbers[truth]];
    }
  return n;
}

/**
 * sudoku_net_is_chain: (skip)
 * @self: a net that has reached a goal
 *
 * Tells whether each reason follows from a single one before it, up to a contradiction at the end.
 *
 * Returns: whether the reasons are chains; if not, they are a net
 */
gboolean
sudoku_net_is_chain (const SudokuNet *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_chain && self->found_links->len == 0;
}

/**
 * sudoku_net_take_work: (skip)
 *
 * Gets the work done since the last call, in the units of sudoku_step_search_spend().
 *
 * Returns: the work
 */
guint64
sudoku_net_take_work (SudokuNet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sudoku_inference_take_work (self->inference);
}
