/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Simple techniques within a supposition. */

#pragma once

#include "sudoku-forcing.h"

G_BEGIN_DECLS

gboolean sudoku_nested_find (SudokuForcing *forcing);

G_END_DECLS
