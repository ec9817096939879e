/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks proofs: see the top of sat-proof-check.c. */

#pragma once

#include "sat-proof.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatProofVerdictKind:
 * @SAT_PROOF_RIGHT: each step that is needed follows, and the last is the empty clause
 * @SAT_PROOF_WRONG_STEP: a step does not follow
 * @SAT_PROOF_NOT_ORIGINAL: it says that the formula has a clause that it doesn't have
 * @SAT_PROOF_NO_EMPTY_CLAUSE: each step follows, but nothing is proved
 * @SAT_PROOF_UNFINISHED: the time was not enough
 *
 * What a proof is worth.
 */
typedef enum
{
  SAT_PROOF_RIGHT,
  SAT_PROOF_WRONG_STEP,
  SAT_PROOF_NOT_ORIGINAL,
  SAT_PROOF_NO_EMPTY_CLAUSE,
  SAT_PROOF_UNFINISHED,
} SatProofVerdictKind;

/**
 * SatProofVerdict:
 * @kind: what it is worth
 * @step: the index of the step that is wrong, with which the contradiction is there, or before
 *   which the time was over
 * @n_checked: the steps that were looked at; 0 when the formula contradicts itself by unit
 *   propagation alone
 * @first: whether nothing was added before the step that is wrong, and what is behind it does not
 *   follow either
 * @foreign: a literal of the wrong step with a variable that the formula does not have; or 0
 * @unnamed: whether the step that is wrong follows, but not from the clauses that it names (LRAT)
 * @needless: of a proof that is right, the index of the first step that does not follow, plus 1; 0
 *   when each follows
 * @needed: whether that step is needed, but follows when clauses that are not are deleted before
 * @n_unknown: deletions of clauses that were not there, which were passed over
 * @time: µs of monotonic time that it took
 *
 * All there is to know about a proof.
 */
typedef struct
{
  SatProofVerdictKind kind;
  gsize step;
  gsize n_checked;
  gboolean first;
  int foreign;
  gboolean unnamed;
  gsize needless;
  gboolean needed;
  gsize n_unknown;
  gint64 time;
} SatProofVerdict;

/**
 * SatProofFunc:
 * @n_done: the steps that were looked at
 * @n_steps: all steps
 * @user_data: what was given with the function
 *
 * Is told now and then how far a check is.
 */
typedef void (*SatProofFunc) (gsize n_done, gsize n_steps, gpointer user_data);

/**
 * SatProofRun:
 * @cancellable: (nullable): ends the work with %G_IO_ERROR_CANCELLED
 * @time_limit: seconds; 0: none
 * @rup_only: each step must follow by unit propagation, whether it is needed or not
 * @progress: (nullable) (scope forever): is told now and then how far it is
 * @progress_data: what is given to @progress
 *
 * How a proof is to be checked. All members may be zero.
 */
typedef struct
{
  GCancellable *cancellable;
  double time_limit;
  gboolean rup_only;
  SatProofFunc progress;
  gpointer progress_data;
} SatProofRun;

/**
 * SatProofChecker:
 *
 * Takes the clauses of a formula, and checks a proof that they have no model.
 */
typedef struct _SatProofChecker SatProofChecker;

SatProofChecker *sat_proof_checker_new (void);
void sat_proof_checker_free (SatProofChecker *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatProofChecker, sat_proof_checker_free)

SatSink *sat_proof_checker_get_sink (SatProofChecker *self);
gboolean sat_proof_checker_run (SatProofChecker *self,
                                const SatProof *proof,
                                const SatProofRun *run,
                                SatProofVerdict *verdict,
                                GError **error);

G_END_DECLS
