/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a learned clause is derived from a conflict: the clause in hand from one resolution to the
 * next. It is recomputed from the steps, not kept by the run. */

#include "sat-trace-derivation.h"

#include "sat-trace-state.h"

static gboolean
has (const GArray *literals,
     int literal)
{
  for (guint i = 0; i < literals->len; i++)
    if (g_array_index (literals, int, i) == literal)
      return TRUE;
  return FALSE;
}

/* Literals false on level 0 are permanently false, and left out. */
static void
add_literals (const SatTrace *self,
              const SatTraceState *state,
              GArray *literals,
              guint clause,
              int pivot)
{
  g_autoptr (GArray) added = sat_trace_dup_clause (self, clause);

  for (guint i = 0; i < added->len; i++)
    {
      int literal = g_array_index (added, int, i);

      if (literal != pivot && !has (literals, literal) &&
          sat_trace_state_get_level (state, literal) > 0)
        g_array_append_val (literals, literal);
    }
}

/**
 * sat_trace_dup_in_hand: (skip)
 * @n_steps: a number of steps, the last of which is a conflict or belongs to one: see
 *   sat_trace_find_conflict()
 *
 * Computes the clause in hand after so many steps: that of the conflict, resolved with each reason
 * since. Literals false on level 0 are left out, because they are permanently false. Costs a pass
 * over the trail and the clauses since the conflict.
 *
 * Returns: (transfer full) (element-type int): its literals, each once
 */
GArray *
sat_trace_dup_in_hand (const SatTrace *self,
                       guint n_steps)
{
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (SatTraceState) state = NULL;
  guint conflict;

  g_return_val_if_fail (self != NULL && n_steps <= sat_trace_get_n_steps (self), literals);

  conflict = sat_trace_find_conflict (self, n_steps);
  g_return_val_if_fail (conflict != G_MAXUINT, literals);
  state = sat_trace_state_new (self, conflict);
  add_literals (self, state, literals, sat_trace_get_step (self, conflict)->clause, 0);
  for (guint i = conflict + 1; i < n_steps; i++)
    {
      const SatTraceStep *step = sat_trace_get_step (self, i);

      if (step->kind != SAT_TRACE_RESOLVE)
        continue;
      for (guint k = literals->len; k-- > 0;)
        if (g_array_index (literals, int, k) == -step->literal)
          g_array_remove_index (literals, k);
      add_literals (self, state, literals, step->clause, step->literal);
    }
  return literals;
}
