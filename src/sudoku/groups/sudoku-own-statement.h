/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The syntax of constraints; for sudoku-own-parse.c. */

#pragma once

#include "sudoku-own-reader.h"

G_BEGIN_DECLS

gboolean sudoku_own_read_statement (SudokuOwnReader *self);

G_END_DECLS
