/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The literals that are true during a run, in the order in which they became so. Written by
 * sat-assignment.c only; read by all parts of the solver. */

#pragma once

#include <glib.h>
#include <stdlib.h>

G_BEGIN_DECLS

/**
 * SatAssignment:
 * @values: by literal, with that of 0 in the middle: 1 true, −1 false, 0 free
 * @levels: by variable, when it is not free
 * @reasons: by variable: the number of the clause that implied it
 * @saved: by variable: its last value
 * @trail: (element-type int): the literals that are true
 * @starts: (element-type guint): by level from 1 on, how many literals were true before it began
 * @allocated: the memory of @values
 *
 * The literals that are true, in the order in which they became so. Variables are numbered from 1
 * without gaps.
 */
typedef struct
{
  gint8 *values;
  guint *levels;
  guint *reasons;
  gint8 *saved;
  GArray *trail;
  GArray *starts;
  gint8 *allocated;
} SatAssignment;

void sat_assignment_init (SatAssignment *self, guint n_variables);
void sat_assignment_clear (SatAssignment *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SatAssignment, sat_assignment_clear)

void sat_assignment_begin_level (SatAssignment *self);
void sat_assignment_assign (SatAssignment *self, int literal, guint reason);
void sat_assignment_undo (SatAssignment *self, guint level);

/**
 * sat_assignment_level:
 *
 * Returns: the current level
 */
static inline guint
sat_assignment_level (const SatAssignment *self)
{
  return self->starts->len;
}

/**
 * sat_assignment_trail:
 * @place: a place on the trail from 0
 *
 * Returns: the literal there
 */
static inline int
sat_assignment_trail (const SatAssignment *self,
                      guint place)
{
  return g_array_index (self->trail, int, place);
}

/**
 * sat_assignment_start:
 * @level: a level
 *
 * Returns: how many literals of the trail are on lower levels
 */
static inline guint
sat_assignment_start (const SatAssignment *self,
                      guint level)
{
  return level > 0 ? g_array_index (self->starts, guint, level - 1) : 0;
}

G_END_DECLS
