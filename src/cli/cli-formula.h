/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-dimacs.h>

#include "cli-session.h"

G_BEGIN_DECLS

CliStatus cli_formula_solve (CliSession *session, const char *name, const SatDimacs *formula);

G_END_DECLS
