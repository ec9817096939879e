/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>
#include <sat-model.h>

#include "cli-session.h"

void cli_formula_tell_warnings (CliSession *session, const SatFormula *formula);
CliStatus cli_formula_print_model (CliSession *session, const SatModel *model);
CliStatus cli_formula_solve (CliSession *session, const char *name, const SatFormula *formula);
CliStatus cli_formula_check (CliSession *session,
                             const char *name,
                             const SatFormula *formula,
                             const SatModel *model);
