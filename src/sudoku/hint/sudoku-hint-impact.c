/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that a supposition forces is closed under propagation. The union of two such closures
 * is closed, too, and free of contradictions, unless one excludes what the other forces, or some
 * truth not satisfied by either has at most one candidate left after both. Candidates that both
 * remove are counted twice, so a yes may be wrong, but never a no. */

#include "sudoku-hint-impact.h"

#include "sudoku-inference.h"

#include <string.h>

/* How many candidates are removed from a truth. */
typedef struct
{
  guint32 truth;
  guint32 n_taken;
} Taken;

/* What one candidate of the cases forces. */
typedef struct
{
  gboolean possible; /* whether nothing contradicts it by itself */
  GArray *trues;     /* owned: guint32: candidates that are true then */
  GArray *taken;     /* owned: Taken: the truths that are not met by any of these */
} Closure;

/* The same for a supposition, by number. */
typedef struct
{
  gboolean possible;
  guint8 *values;   /* owned: by candidate: a #SudokuInferred */
  guint8 *met;      /* owned: by truth: whether one of its candidates is true */
  guint32 *n_taken; /* owned: by truth */
} Supposed;

struct _SudokuHintImpact
{
  SudokuLinks *links;
  const SudokuPosition *position;
  SudokuNet *net;
  GArray *open;       /* owned: guint32: the candidates that are left in cells not filled */
  guint32 *n_live;    /* owned: by truth: how many of these it has */
  Supposed supposed;  /* by sudoku_hint_impact_suppose() */
  Supposed other;     /* what a closure is made from */
  Closure **closures; /* owned: by candidate; %NULL: not known yet */
  guint64 work;       /* that was not asked for yet */
};

static void
supposed_init (Supposed *self,
               guint n_candidates,
               guint n_truths)
{
  self->values = g_new0 (guint8, n_candidates);
  self->met = g_new0 (guint8, n_truths);
  self->n_taken = g_new0 (guint32, n_truths);
}

static void
supposed_clear (Supposed *self)
{
  g_free (self->values);
  g_free (self->met);
  g_free (self->n_taken);
}

static void
closure_free (Closure *self)
{
  g_array_unref (self->trues);
  g_array_unref (self->taken);
  g_free (self);
}

static GArray *
list_open (const SudokuLinks *links,
           const SudokuPosition *position)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint side = sudoku_links_get_side (links);

  for (guint32 i = 0; i < sudoku_links_get_n_candidates (links); i++)
    if (sudoku_position_has (position, i) && !sudoku_position_is_filled (position, i / side))
      g_array_append_val (open, i);
  return open;
}

static guint32 *
count_live (const SudokuLinks *links,
            const GArray *open)
{
  guint32 *n_live = g_new0 (guint32, sudoku_links_get_n_truths (links));

  for (guint i = 0; i < open->len; i++)
    {
      guint n = 0;
      const guint32 *truths =
        sudoku_links_get_truths (links, g_array_index (open, guint32, i), &n);

      for (guint k = 0; k < n; k++)
        n_live[truths[k]]++;
    }
  return n_live;
}

/**
 * sudoku_hint_impact_new: (skip)
 * @links: truths and conflicts of the shape; must outlive the object
 * @position: a position without a dead end; must not change while the object lives
 * @net: a net for it, used to follow suppositions; must outlive the object
 *
 * Makes an object without information. O(N³).
 *
 * Returns: (transfer full): the object
 */
SudokuHintImpact *
sudoku_hint_impact_new (SudokuLinks *links,
                        const SudokuPosition *position,
                        SudokuNet *net)
{
  SudokuHintImpact *self = NULL;
  guint n_candidates, n_truths;

  g_return_val_if_fail (links != NULL && position != NULL && net != NULL, NULL);

  n_candidates = sudoku_links_get_n_candidates (links);
  n_truths = sudoku_links_get_n_truths (links);
  self = g_new0 (SudokuHintImpact, 1);
  self->links = links;
  self->position = position;
  self->net = net;
  self->open = list_open (links, position);
  self->n_live = count_live (links, self->open);
  supposed_init (&self->supposed, n_candidates, n_truths);
  supposed_init (&self->other, n_candidates, n_truths);
  self->closures = g_new0 (Closure *, n_candidates);
  return self;
}

/**
 * sudoku_hint_impact_free: (skip)
 *
 * Frees it.
 */
void
sudoku_hint_impact_free (SudokuHintImpact *self)
{
  guint n;

  g_return_if_fail (self != NULL);

  n = sudoku_links_get_n_candidates (self->links);
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&self->closures[i], closure_free);
  g_free (self->closures);
  supposed_clear (&self->supposed);
  supposed_clear (&self->other);
  g_free (self->n_live);
  g_array_unref (self->open);
  g_free (self);
}

/* Follows a candidate and records the consequences. */
static void
follow (SudokuHintImpact *self,
        Supposed *supposed,
        guint32 candidate)
{
  guint n_truths = sudoku_links_get_n_truths (self->links);

  memset (supposed->met, 0, n_truths);
  memset (supposed->n_taken, 0, n_truths * sizeof *supposed->n_taken);
  supposed->possible = sudoku_net_follow (self->net, candidate, supposed->values);
  self->work += self->open->len;
  for (guint i = 0; i < self->open->len && supposed->possible; i++)
    {
      guint32 one = g_array_index (self->open, guint32, i);
      guint n = 0;
      const guint32 *truths = sudoku_links_get_truths (self->links, one, &n);

      for (guint k = 0; k < n; k++)
        if (supposed->values[one] == SUDOKU_INFERRED_TRUE)
          supposed->met[truths[k]] = TRUE;
        else if (supposed->values[one] == SUDOKU_INFERRED_FALSE)
          supposed->n_taken[truths[k]]++;
    }
}

static Closure *
make_closure (SudokuHintImpact *self,
              guint32 candidate)
{
  const Supposed *other = &self->other;
  Closure *closure = g_new0 (Closure, 1);

  closure->trues = g_array_new (FALSE, FALSE, sizeof (guint32));
  closure->taken = g_array_new (FALSE, FALSE, sizeof (Taken));
  follow (self, &self->other, candidate);
  closure->possible = other->possible;
  for (guint i = 0; i < self->open->len && closure->possible; i++)
    {
      guint32 one = g_array_index (self->open, guint32, i);

      if (other->values[one] == SUDOKU_INFERRED_TRUE)
        g_array_append_val (closure->trues, one);
    }
  for (guint32 i = 0; i < sudoku_links_get_n_truths (self->links) && closure->possible; i++)
    if (!other->met[i] && other->n_taken[i] > 0)
      {
        Taken taken = { i, other->n_taken[i] };

        g_array_append_val (closure->taken, taken);
      }
  return closure;
}

/**
 * sudoku_hint_impact_suppose: (skip)
 * @candidate: a candidate left in an open cell
 *
 * Supposes a candidate, instead of the previous one.
 */
void
sudoku_hint_impact_suppose (SudokuHintImpact *self,
                            guint32 candidate)
{
  g_return_if_fail (self != NULL);

  follow (self, &self->supposed, candidate);
}

/* Whether a candidate may force more together with the supposition than both do alone. */
static gboolean
may_force_more (SudokuHintImpact *self,
                guint32 candidate)
{
  const Supposed *supposed = &self->supposed;
  const Closure *closure = NULL;

  if (self->closures[candidate] == NULL)
    self->closures[candidate] = make_closure (self, candidate);
  closure = self->closures[candidate];
  if (!closure->possible)
    return TRUE;
  self->work += closure->trues->len + closure->taken->len;
  for (guint i = 0; i < closure->trues->len; i++)
    if (supposed->values[g_array_index (closure->trues, guint32, i)] == SUDOKU_INFERRED_FALSE)
      return TRUE;
  for (guint i = 0; i < closure->taken->len; i++)
    {
      const Taken *taken = &g_array_index (closure->taken, Taken, i);
      guint32 n = supposed->n_taken[taken->truth];

      if (n > 0 && !supposed->met[taken->truth] &&
          n + taken->n_taken + 1 >= self->n_live[taken->truth])
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_hint_impact_may_contradict: (skip)
 * @self: an object with a supposition
 * @truth: a truth; one settled by a filled cell has no cases
 * @n_cases_max: the most open candidates of it
 *
 * Tells whether it is worth while to split a truth into cases.
 *
 * Returns: %FALSE: not every case leads to a contradiction by inference without sets; %TRUE: they
 *   may do so
 */
gboolean
sudoku_hint_impact_may_contradict (SudokuHintImpact *self,
                                   guint32 truth,
                                   guint n_cases_max)
{
  const guint32 *candidates = NULL;
  guint n_open = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->supposed.possible)
    return TRUE;
  if (self->n_live[truth] == 0 || self->supposed.met[truth] ||
      self->n_live[truth] - self->supposed.n_taken[truth] > n_cases_max)
    return FALSE;
  candidates = sudoku_links_get_candidates (self->links, truth);
  for (guint i = 0; i < sudoku_links_get_side (self->links); i++)
    if (sudoku_position_has (self->position, candidates[i]) &&
        self->supposed.values[candidates[i]] == SUDOKU_INFERRED_OPEN)
      {
        n_open++;
        if (!may_force_more (self, candidates[i]))
          return FALSE;
      }
  return n_open > 0;
}

/**
 * sudoku_hint_impact_take_work: (skip)
 *
 * Gets the work done since the last call, besides that of the net, in the units of
 * sudoku_step_search_spend().
 *
 * Returns: the work
 */
guint64
sudoku_hint_impact_take_work (SudokuHintImpact *self)
{
  guint64 work;

  g_return_val_if_fail (self != NULL, 0);

  work = self->work;
  self->work = 0;
  return work;
}
