/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has learned, in words. */

#pragma once

#include <sudoku-chapter.h>
#include <sudoku-learned.h>

G_BEGIN_DECLS

char *words_learned_state (const SudokuLearned *learned, const SudokuTechnique *technique);
char *words_learned_chapter (const SudokuLearned *learned, const SudokuChapter *chapter);
char *words_learned_place (const SudokuTechnique *technique);
char *words_learned_exercise (guint exercise);
char *words_learned_other (const SudokuTechnique *other, const SudokuTechnique *wanted);

G_END_DECLS
