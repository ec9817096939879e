/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader says of coloured and linked candidates. */

#pragma once

#include <sudoku-state.h>
#include <sudoku-symbols.h>

const char *satdoku_chain_colour_name (guint colour);
char *
satdoku_chain_dup_name (const SudokuState *state, guint cell, const SudokuSymbols *symbols);
