/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The literals that are true during a run. Knows no clauses. */

#include "sat-assignment.h"

/**
 * sat_assignment_init: (skip)
 * @self: (out caller-allocates): an assignment
 * @n_variables: how many variables there are
 *
 * Begins with all variables free.
 */
void
sat_assignment_init (SatAssignment *self,
                     guint n_variables)
{
  self->allocated = g_new0 (gint8, 2 * (gsize)n_variables + 1);
  self->values = self->allocated + n_variables;
  self->levels = g_new0 (guint, (gsize)n_variables + 1);
  self->reasons = g_new0 (guint, (gsize)n_variables + 1);
  self->saved = g_new0 (gint8, (gsize)n_variables + 1);
  self->trail = g_array_new (FALSE, FALSE, sizeof (int));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

/**
 * sat_assignment_clear: (skip)
 *
 * Frees what it owns.
 */
void
sat_assignment_clear (SatAssignment *self)
{
  g_clear_pointer (&self->allocated, g_free);
  g_clear_pointer (&self->levels, g_free);
  g_clear_pointer (&self->reasons, g_free);
  g_clear_pointer (&self->saved, g_free);
  g_clear_pointer (&self->trail, g_array_unref);
  g_clear_pointer (&self->starts, g_array_unref);
}

/**
 * sat_assignment_begin_level: (skip)
 *
 * Begins the next level.
 */
void
sat_assignment_begin_level (SatAssignment *self)
{
  g_array_append_val (self->starts, self->trail->len);
}

/**
 * sat_assignment_assign: (skip)
 * @literal: a literal that is free
 * @reason: the number of the clause that implies it, or another number
 *
 * Makes a literal true on the current level.
 */
void
sat_assignment_assign (SatAssignment *self,
                       int literal,
                       guint reason)
{
  int variable = abs (literal);

  g_assert (self->values[literal] == 0);
  self->values[literal] = 1;
  self->values[-literal] = -1;
  self->levels[variable] = sat_assignment_level (self);
  self->reasons[variable] = reason;
  g_array_append_val (self->trail, literal);
}

/**
 * sat_assignment_undo: (skip)
 * @level: a level up to the current one
 *
 * Takes back everything above a level, which becomes the current one.
 */
void
sat_assignment_undo (SatAssignment *self,
                     guint level)
{
  guint start;

  if (level >= sat_assignment_level (self))
    return;
  start = sat_assignment_start (self, level + 1);
  for (guint i = start; i < self->trail->len; i++)
    {
      int literal = sat_assignment_trail (self, i);

      self->saved[abs (literal)] = literal > 0 ? 1 : -1;
      self->values[literal] = self->values[-literal] = 0;
    }
  g_array_set_size (self->trail, start);
  g_array_set_size (self->starts, level);
}
