/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves that a formula has no model. */

#pragma once

#include "sat-formula-solve.h"
#include "sat-proof-check.h"

G_BEGIN_DECLS

SatStatus sat_formula_prove (const SatFormula *formula,
                             const SatFormulaRun *run,
                             SatProof **proof,
                             SatProofVerdict *verdict,
                             GError **error);

G_END_DECLS
