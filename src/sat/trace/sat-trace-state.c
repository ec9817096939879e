/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The state at a moment of a run: the trail, from the first literal that became true to the last,
 * and the place of each variable on it. The run must outlive it. */

#include "sat-trace-state.h"

#include <stdlib.h>

struct _SatTraceState
{
  const SatTrace *trace; /* borrowed */

  /* Owned. */
  GArray *trail; /* of guint: steps from 0 */
  guint *places; /* by variable without gaps: its place on the trail from 1, 0: free */
};

static int
find (const SatTraceState *self,
      int literal)
{
  return sat_trace_formula_find (sat_trace_get_formula (self->trace), literal);
}

/**
 * sat_trace_state_new: (skip)
 * @trace: a run
 * @n_steps: a number of steps
 *
 * Computes the state after so many steps. Linear in the number of variables that occur.
 *
 * Returns: (transfer full): the state
 */
SatTraceState *
sat_trace_state_new (const SatTrace *trace,
                     guint n_steps)
{
  SatTraceState *self;
  guint n_variables;
  guint *trail;

  g_return_val_if_fail (trace != NULL && n_steps <= sat_trace_get_n_steps (trace), NULL);

  self = g_new0 (SatTraceState, 1);
  n_variables = sat_trace_formula_get_n_variables (sat_trace_get_formula (trace));
  self->trace = trace;
  self->trail = g_array_new (FALSE, FALSE, sizeof (guint));
  self->places = g_new0 (guint, n_variables + 1);
  for (guint top = sat_trace_get_top (trace, n_steps); top > 0;)
    {
      guint step = top - 1;

      g_array_append_val (self->trail, step);
      top = sat_trace_get_top (trace, step);
    }
  trail = (guint *)self->trail->data;
  for (guint i = 0; i < self->trail->len / 2; i++)
    {
      guint swap = trail[i];

      trail[i] = trail[self->trail->len - 1 - i];
      trail[self->trail->len - 1 - i] = swap;
    }
  for (guint i = 0; i < self->trail->len; i++)
    self->places[abs (find (self, sat_trace_get_step (trace, trail[i])->literal))] = i + 1;
  return self;
}

/**
 * sat_trace_state_free:
 * @self: (nullable): a state
 *
 * Frees the state.
 */
void
sat_trace_state_free (SatTraceState *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->trail);
  g_free (self->places);
  g_free (self);
}

/**
 * sat_trace_state_get_n_trail:
 *
 * Gets the length of the trail, that is, the number of true literals.
 *
 * Returns: the length
 */
guint
sat_trace_state_get_n_trail (const SatTraceState *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->trail->len;
}

/**
 * sat_trace_state_get_trail_step:
 * @place: a place on the trail from 0
 *
 * Gets the step that put a literal on the trail.
 *
 * Returns: the number of the step from 0
 */
guint
sat_trace_state_get_trail_step (const SatTraceState *self,
                                guint place)
{
  g_return_val_if_fail (self != NULL && place < self->trail->len, 0);

  return g_array_index (self->trail, guint, place);
}

/**
 * sat_trace_state_get_place:
 * @literal: any literal
 *
 * Finds the literal or its negation on the trail.
 *
 * Returns: its place from 0, or %G_MAXUINT when its variable is free
 */
guint
sat_trace_state_get_place (const SatTraceState *self,
                           int literal)
{
  g_return_val_if_fail (self != NULL, G_MAXUINT);

  return self->places[abs (find (self, literal))] - 1;
}

/**
 * sat_trace_state_get_value:
 * @literal: any literal
 *
 * Gets the value of a literal.
 *
 * Returns: 1 when it is true, −1 when it is false, 0 when its variable is free
 */
int
sat_trace_state_get_value (const SatTraceState *self,
                           int literal)
{
  guint place = sat_trace_state_get_place (self, literal);

  if (place == G_MAXUINT)
    return 0;
  return sat_trace_get_step (self->trace, sat_trace_state_get_trail_step (self, place))->literal ==
             literal
           ? 1
           : -1;
}

/**
 * sat_trace_state_get_level:
 * @literal: any literal
 *
 * Gets the level on which the variable of a literal got its value.
 *
 * Returns: the level, or %G_MAXUINT when the variable is free
 */
guint
sat_trace_state_get_level (const SatTraceState *self,
                           int literal)
{
  guint place = sat_trace_state_get_place (self, literal);

  if (place == G_MAXUINT)
    return G_MAXUINT;
  return sat_trace_get_step (self->trace, sat_trace_state_get_trail_step (self, place))->level;
}
