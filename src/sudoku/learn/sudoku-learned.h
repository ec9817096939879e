/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has learned: see the top of sudoku-learned.c. */

#pragma once

#include <sudoku-technique.h>

G_BEGIN_DECLS

/**
 * SUDOKU_LEARNED_EXERCISES:
 *
 * How many exercises a lesson has.
 */
#define SUDOKU_LEARNED_EXERCISES 5

/**
 * SudokuOutcome:
 * @SUDOKU_OUTCOME_OPEN: not done yet
 * @SUDOKU_OUTCOME_SKIPPED: left out, or its step was shown
 * @SUDOKU_OUTCOME_HELPED: solved with help
 * @SUDOKU_OUTCOME_SOLVED: solved without help
 * @SUDOKU_N_OUTCOMES: their number
 *
 * What became of an exercise; better ones come later.
 */
typedef enum
{
  SUDOKU_OUTCOME_OPEN,
  SUDOKU_OUTCOME_SKIPPED,
  SUDOKU_OUTCOME_HELPED,
  SUDOKU_OUTCOME_SOLVED,
  SUDOKU_N_OUTCOMES,
} SudokuOutcome;

/**
 * SudokuLearned:
 *
 * What became of the exercises of all lessons, and which lesson was the last one.
 */
typedef struct _SudokuLearned SudokuLearned;

SudokuLearned *sudoku_learned_new (void);
void sudoku_learned_free (SudokuLearned *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLearned, sudoku_learned_free)

SudokuOutcome sudoku_learned_get (const SudokuLearned *self,
                                  const SudokuTechnique *technique,
                                  guint exercise);
void sudoku_learned_set (SudokuLearned *self,
                         const SudokuTechnique *technique,
                         guint exercise,
                         SudokuOutcome outcome);
guint sudoku_learned_count (const SudokuLearned *self,
                            const SudokuTechnique *technique,
                            SudokuOutcome outcome);
gboolean sudoku_learned_is_learned (const SudokuLearned *self, const SudokuTechnique *technique);
guint sudoku_learned_find_exercise (const SudokuLearned *self, const SudokuTechnique *technique);
void sudoku_learned_set_last (SudokuLearned *self, const SudokuTechnique *technique);
const SudokuTechnique *sudoku_learned_get_last (const SudokuLearned *self);
const SudokuTechnique *sudoku_learned_find_lesson (const SudokuLearned *self);
gboolean sudoku_learned_is_empty (const SudokuLearned *self);
void sudoku_learned_merge (SudokuLearned *self, const SudokuLearned *other);

char *sudoku_learned_write (const SudokuLearned *self);
SudokuLearned *sudoku_learned_read (const char *name,
                                    const char *text,
                                    gsize length,
                                    guint *n_damaged,
                                    GError **error);

G_END_DECLS
