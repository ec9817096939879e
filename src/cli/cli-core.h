/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>

#include "cli-puzzles.h"

CliStatus cli_core_explain (CliSession *session, const char *name, const SatFormula *formula);
CliStatus cli_core_count (CliSession *session, const char *name, const SatFormula *formula);
CliStatus cli_core_count_outside (CliSession *session,
                                  const char *name,
                                  const SatFormula *formula,
                                  const char *head);
CliStatus cli_core_write_of_puzzle (CliSession *session, const CliPuzzle *puzzle);
