/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>

#include "cli-session.h"

G_BEGIN_DECLS

CliStatus cli_formula_solve (CliSession *session, const char *name, const SatFormula *formula);

G_END_DECLS
