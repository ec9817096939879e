/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A proof that a formula has no model. */

#pragma once

#include <gio/gio.h>

#include "sat-error.h"
#include "sat-types.h"

G_BEGIN_DECLS

#define SAT_TYPE_PROOF (sat_proof_get_type ())

/**
 * SatProof:
 *
 * The steps of a proof that a formula has no model. Reference-counted (atomic), and immutable once
 * it is made, so it may be shared with a worker.
 */
typedef struct _SatProof SatProof;

/**
 * SatProofFormat:
 * @SAT_PROOF_DRAT: clauses that follow, and deleted clauses with a “d”; includes DRUP
 * @SAT_PROOF_DRAT_BINARY: the same in binary
 * @SAT_PROOF_RUPD32: like DRUP, with a header line
 * @SAT_PROOF_FRAT: each clause has a number, those of the formula are repeated
 * @SAT_PROOF_LRAT: each clause has a number, and the numbers of the clauses it follows from
 * @SAT_N_PROOF_FORMATS: their number
 *
 * The formats of proofs.
 */
typedef enum
{
  SAT_PROOF_DRAT,
  SAT_PROOF_DRAT_BINARY,
  SAT_PROOF_RUPD32,
  SAT_PROOF_FRAT,
  SAT_PROOF_LRAT,
  SAT_N_PROOF_FORMATS,
} SatProofFormat;

/**
 * SatProofStepKind:
 * @SAT_STEP_ADD: a clause that follows from those before
 * @SAT_STEP_DELETE: a clause that is no longer needed
 * @SAT_STEP_DELETE_NUMBER: the same by its number
 * @SAT_STEP_ORIGINAL: a claim that the formula has this clause
 *
 * The kinds of steps in a proof.
 */
typedef enum
{
  SAT_STEP_ADD,
  SAT_STEP_DELETE,
  SAT_STEP_DELETE_NUMBER,
  SAT_STEP_ORIGINAL,
} SatProofStepKind;

/**
 * SatProofStep:
 * @kind: its kind
 * @number: the number of the clause in formats that have them, otherwise 0; those of the formula
 *   come first, from 1 on
 * @place: its line; in a binary proof, the number of bytes before it
 * @literals: (array length=n_literals): the clause as it was written, without a 0
 * @n_literals: its length
 * @hints: (array length=n_hints): in LRAT, the numbers of the clauses that it follows from, in
 *   order; a negative one is followed by those for the clause resolved with
 * @n_hints: how many
 *
 * A step of a proof.
 */
typedef struct
{
  SatProofStepKind kind;
  guint number;
  gsize place;
  const int *literals;
  gsize n_literals;
  const int *hints;
  gsize n_hints;
} SatProofStep;

GType sat_proof_get_type (void) G_GNUC_CONST;

SatProof *sat_proof_new (SatProofFormat format);
SatProof *sat_proof_ref (SatProof *self);
void sat_proof_unref (SatProof *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatProof, sat_proof_unref)

gboolean sat_proof_add (SatProof *self, const SatProofStep *step, GError **error);

SatProofFormat sat_proof_get_format (const SatProof *self);
gsize sat_proof_get_n_steps (const SatProof *self);
gsize sat_proof_get_n_deletions (const SatProof *self);
void sat_proof_get_step (const SatProof *self, gsize index, SatProofStep *step);
void sat_proof_write (const SatProof *self, GString *string);

G_END_DECLS
