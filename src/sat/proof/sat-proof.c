/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a proof as written: added and deleted clauses. Does not know whether they follow. */

#include "sat-proof.h"

#include "sat-dimacs.h"
#include "sat-getter.h"
#include "sat-memory.h"

/* A step is small: proofs have millions of them. The input is shorter than 4 GiB, so places and
 * numbers of literals fit. */
typedef struct
{
  guint32 start; /* of its literals, behind which are its hints */
  guint32 n_literals;
  guint32 place;
  guint32 number;
  guint32 kind;
} Step;

struct _SatProof
{
  int n_refs;
  SatProofFormat format;
  gsize n_deletions;
  Step *steps;
  gsize n_steps;
  gsize n_steps_allocated;
  int *literals;
  gsize n_literals;
  gsize n_literals_allocated;
};

G_DEFINE_BOXED_TYPE (SatProof, sat_proof, sat_proof_ref, sat_proof_unref)

/**
 * sat_proof_new: (skip)
 * @format: its original format
 *
 * Makes a proof without steps, for sat_proof_add().
 *
 * Returns: (transfer full): the proof
 */
SatProof *
sat_proof_new (SatProofFormat format)
{
  SatProof *self = NULL;

  g_return_val_if_fail (format < SAT_N_PROOF_FORMATS, NULL);

  self = g_new0 (SatProof, 1);
  self->n_refs = 1;
  self->format = format;
  return self;
}

/**
 * sat_proof_ref: (skip)
 *
 * Adds a reference. May be called from any thread.
 *
 * Returns: (transfer full): @self
 */
SatProof *
sat_proof_ref (SatProof *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_int_inc (&self->n_refs);
  return self;
}

/**
 * sat_proof_unref: (skip)
 *
 * Drops a reference. May be called from any thread.
 */
void
sat_proof_unref (SatProof *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->n_refs))
    return;
  g_free (self->steps);
  g_free (self->literals);
  g_free (self);
}

/* Doubles an array until it holds @n elements. */
static gboolean
make_room (gpointer *array,
           gsize *n_allocated,
           gsize n,
           gsize size,
           GError **error)
{
  gsize wanted = MAX (*n_allocated, 256);

  if (n <= *n_allocated)
    return TRUE;
  while (wanted < n)
    wanted *= 2;
  if (!sat_memory_check_array ("memory-proof", wanted * size, error))
    return FALSE;
  *array = g_realloc_n (*array, wanted, size);
  *n_allocated = wanted;
  return TRUE;
}

/**
 * sat_proof_add: (skip)
 * @self: a proof without other references
 * @step: a step; its literals and hints are copied
 *
 * Adds a step at the end.
 *
 * Returns: %FALSE with %SAT_ERROR_MEMORY
 */
gboolean
sat_proof_add (SatProof *self,
               const SatProofStep *step,
               GError **error)
{
  g_return_val_if_fail (self != NULL && step != NULL, FALSE);
  g_return_val_if_fail (step->place <= G_MAXUINT32, FALSE);
  g_return_val_if_fail (self->n_literals + step->n_literals + step->n_hints <= G_MAXUINT32, FALSE);

  if (!make_room ((gpointer *)&self->steps, &self->n_steps_allocated, self->n_steps + 1,
                  sizeof (Step), error) ||
      !make_room ((gpointer *)&self->literals, &self->n_literals_allocated,
                  self->n_literals + step->n_literals + step->n_hints, sizeof (int), error))
    return FALSE;
  self->steps[self->n_steps++] = (Step){
    .start = (guint32)self->n_literals,
    .n_literals = (guint32)step->n_literals,
    .place = (guint32)step->place,
    .number = step->number,
    .kind = step->kind,
  };
  for (gsize i = 0; i < step->n_literals; i++)
    self->literals[self->n_literals++] = step->literals[i];
  for (gsize i = 0; i < step->n_hints; i++)
    self->literals[self->n_literals++] = step->hints[i];
  self->n_deletions += step->kind == SAT_STEP_DELETE || step->kind == SAT_STEP_DELETE_NUMBER;
  return TRUE;
}

/**
 * sat_proof_get_format: (skip)
 *
 * Gets the original format.
 *
 * Returns: the format
 */
SAT_DEFINE_GETTER (SatProof, sat_proof, format, SatProofFormat)

/**
 * sat_proof_get_n_steps: (skip)
 *
 * Gets the number of steps, deletions and repeated clauses of the formula among them.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatProof, sat_proof, n_steps, gsize)

/**
 * sat_proof_get_n_deletions: (skip)
 *
 * Gets the number of steps that delete a clause.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatProof, sat_proof, n_deletions, gsize)

/**
 * sat_proof_get_step: (skip)
 * @index: the index of a step, from 0
 * @step: (out caller-allocates): the step, whose literals and hints belong to the proof
 *
 * Gets a step. O(1).
 */
void
sat_proof_get_step (const SatProof *self,
                    gsize index,
                    SatProofStep *step)
{
  const Step *found = NULL;
  gsize end;

  g_return_if_fail (self != NULL && step != NULL && index < self->n_steps);

  found = &self->steps[index];
  end = index + 1 < self->n_steps ? found[1].start : self->n_literals;
  *step = (SatProofStep){
    .kind = (SatProofStepKind)found->kind,
    .number = found->number,
    .place = found->place,
    .n_literals = found->n_literals,
    .n_hints = end - found->start - found->n_literals,
  };
  /* Without any literal there is no array. */
  if (self->literals == NULL)
    return;
  step->literals = self->literals + found->start;
  step->hints = step->literals + found->n_literals;
}

/**
 * sat_proof_write: (skip)
 * @string: the string to append to
 *
 * Writes a proof as DRAT text, which every checker reads, whatever its original format. Repeated
 * clauses of the formula are left out, and so are deletions by number, which only RAT steps need.
 */
void
sat_proof_write (const SatProof *self,
                 GString *string)
{
  g_return_if_fail (self != NULL && string != NULL);

  for (gsize i = 0; i < self->n_steps; i++)
    {
      SatProofStep step;

      sat_proof_get_step (self, i, &step);
      if (step.kind == SAT_STEP_DELETE_NUMBER || step.kind == SAT_STEP_ORIGINAL)
        continue;
      if (step.kind == SAT_STEP_DELETE)
        g_string_append (string, "d ");
      sat_dimacs_append_clause (string, step.literals, step.n_literals);
      g_string_append_c (string, '\n');
    }
}
