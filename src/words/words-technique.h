/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about techniques of solving by hand. */

#pragma once

#include <sudoku-technique.h>

G_BEGIN_DECLS

const char *words_technique_summary (const SudokuTechnique *technique);
const char *words_technique_level (const SudokuTechnique *technique);

G_END_DECLS
