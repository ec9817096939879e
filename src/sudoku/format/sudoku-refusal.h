/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second look at rejected texts. */

#pragma once

#include "sudoku-source.h"

G_BEGIN_DECLS

void sudoku_refusal_review (const SudokuSource *source, GError **error);

G_END_DECLS
