/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the Sudoku layer. */

#include "sudoku-error.h"

G_DEFINE_QUARK (sudoku - error - quark, sudoku_error)
