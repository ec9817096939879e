/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs as the definitions say, by plain means and slowly: shares no code with src/sat/proof. */

#pragma once

#include <sat-proof-check.h>

#include "test-formula.h"

G_BEGIN_DECLS

/* A step of a proof: 'a' or 'd', and the literals behind it. (element-type GArray of int) */
typedef GPtrArray TestProof;

/* What the definitions say of a proof, in the terms of our checker. */
typedef struct
{
  SatProofVerdictKind kind; /* right, wrong step, no empty clause */
  gsize step;
} TestProofVerdict;

TestFormula *test_rup_random_formula (GRand *rand);
TestProof *test_rup_prove (const TestFormula *formula, gboolean delete);
void test_rup_append (TestProof *proof, int key, const int *literals, gsize n_literals);
char *test_rup_write (const TestProof *proof);
TestProofVerdict test_rup_check (const TestFormula *formula, const TestProof *proof);

SatProofVerdict test_rup_check_ours (const TestFormula *formula, const char *text, gsize length);
guint test_rup_compare (guint n_formulas, guint32 seed, guint *n_compared, guint *n_accepted);

G_END_DECLS
