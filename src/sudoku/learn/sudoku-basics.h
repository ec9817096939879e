/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beginners learn before the techniques: see the top of sudoku-basics.c. */

#pragma once

#include <sudoku-technique.h>

G_BEGIN_DECLS

const SudokuTechnique *sudoku_basics (gsize *n_basics);

G_END_DECLS
