/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words for solutions that are shown in a cell. */

#pragma once

#include <sudoku-symbols.h>

#include "satdoku-cell-state.h"

char *satdoku_shown_dup_name (const SatdokuShown *shown, const SudokuSymbols *symbols);
