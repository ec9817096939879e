/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps of solving by hand, made from what proves them. */

#pragma once

#include <sudoku-proof.h>
#include <sudoku-rating.h>

G_BEGIN_DECLS

/**
 * WordsReason:
 * @text: (owned): a sentence
 * @depth: how many cases it is in
 *
 * A sentence of an explanation.
 */
typedef struct
{
  char *text;
  guint depth;
} WordsReason;

void words_reason_free (WordsReason *self);

char *words_candidate_truth (const SudokuLinks *links, guint truth);
char *words_step_place (const SudokuStep *step, const SudokuLinks *links);
char *words_step_basis (const SudokuStep *step, const SudokuLinks *links);
char *words_step_length (const SudokuStep *step,
                         const SudokuPosition *position,
                         const SudokuLinks *links);
char *words_step_conclusions (const SudokuStep *step, const SudokuLinks *links);
GPtrArray *words_step_reasons (const SudokuStep *step,
                               const SudokuPosition *position,
                               const SudokuLinks *links);
void words_step_append_reasons (const SudokuStep *step,
                                const SudokuPosition *position,
                                const SudokuLinks *links,
                                guint indent,
                                GString *text);
const char *words_rating_end (const SudokuRating *rating);

G_END_DECLS
