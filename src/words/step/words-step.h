/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps of solving by hand. */

#pragma once

#include <sudoku-proof.h>
#include <sudoku-rating.h>

#include "words-place.h"
#include "words-reason.h"

G_BEGIN_DECLS

char *words_step_place (const SudokuStep *step,
                        const SudokuLinks *links,
                        WordsCoordinates coordinates);
char *words_step_basis (const SudokuStep *step,
                        const SudokuLinks *links,
                        WordsCoordinates coordinates);
char *words_step_length (const SudokuStep *step, guint n_cases, guint depth);
char *words_step_conclusions (const SudokuStep *step,
                              const SudokuLinks *links,
                              WordsCoordinates coordinates);
GPtrArray *words_step_reasons (const SudokuStep *step,
                               const SudokuPosition *position,
                               const SudokuLinks *links,
                               WordsCoordinates coordinates);
void words_step_append_reasons (const SudokuStep *step,
                                const SudokuPosition *position,
                                const SudokuLinks *links,
                                WordsCoordinates coordinates,
                                guint indent,
                                GString *text);
const char *words_rating_end (const SudokuRating *rating);

G_END_DECLS
