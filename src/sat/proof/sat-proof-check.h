/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks proofs. */

#pragma once

#include "sat-proof.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatProofVerdictKind:
 * @SAT_PROOF_RIGHT: each step that is needed follows, and the last is the empty clause
 * @SAT_PROOF_WRONG_STEP: a step does not follow
 * @SAT_PROOF_NOT_ORIGINAL: it claims that the formula has a clause that it doesn't have
 * @SAT_PROOF_NO_EMPTY_CLAUSE: each step follows, but nothing is proved
 * @SAT_PROOF_UNFINISHED: the time was not enough
 *
 * The kinds of verdicts on a proof.
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
 * @kind: the kind of verdict
 * @step: the index of the wrong step, of the one that completes the contradiction, or of the next
 *   one at the time limit
 * @n_checked: the number of steps looked at; 0 when the formula contradicts itself by unit
 *   propagation alone
 * @first: whether nothing was added before the wrong step, and what comes after it does not follow
 *   either
 * @foreign: a literal of the wrong step with a variable that the formula does not have; or 0
 * @unnamed: whether the wrong step follows, but not from the clauses that it names (LRAT)
 * @needless: for a right proof, the index of the first step that does not follow, plus 1; 0 when
 *   each follows
 * @needed: whether that step is necessary, but follows when unnecessary clauses are deleted before
 * @n_unknown: ignored deletions of clauses that were not there
 * @time: µs of monotonic time
 *
 * The verdict on a proof.
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
 * @n_done: the number of steps looked at
 * @n_steps: all steps
 * @user_data: what was given with the function
 *
 * Reports the progress of a check.
 */
typedef void (*SatProofFunc) (gsize n_done, gsize n_steps, gpointer user_data);

/**
 * SatProofRun:
 * @cancellable: (nullable): ends the work with %G_IO_ERROR_CANCELLED
 * @time_limit: seconds; 0: none
 * @rup_only: each step must follow by unit propagation, whether it is needed or not
 * @progress: (nullable) (scope forever): called with the progress
 * @progress_data: for @progress
 *
 * The options of a check. All members may be zero.
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
