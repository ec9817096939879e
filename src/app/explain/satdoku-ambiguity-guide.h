/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why the game has several solutions: see the top of satdoku-ambiguity-guide.c. */

#pragma once

#include <sudoku-addition.h>
#include <sudoku-candidate-counts.h>
#include <sudoku-difference.h>

#include "satdoku-grid-page.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_AMBIGUITY_GUIDE (satdoku_ambiguity_guide_get_type ())
/**
 * SatdokuAmbiguityGuide:
 *
 * Finds the solutions of the game that is played, what they have in common, and what would leave
 * only one; shows them on the board.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuAmbiguityGuide,
  satdoku_ambiguity_guide,
  SATDOKU,
  AMBIGUITY_GUIDE,
  GObject)

/**
 * SatdokuSolutionsShown:
 * @SATDOKU_SOLUTIONS_NONE: nothing of them
 * @SATDOKU_SOLUTIONS_VALUES: the values that each cell has in any of them
 * @SATDOKU_SOLUTIONS_ONE: one of them
 * @SATDOKU_SOLUTIONS_TWO: one and the next one
 * @SATDOKU_SOLUTIONS_SWAP: two that differ in as few cells as possible
 * @SATDOKU_N_SOLUTIONS_SHOWN: how many ways there are
 *
 * What the board shows of the solutions.
 */
typedef enum
{
  SATDOKU_SOLUTIONS_NONE,
  SATDOKU_SOLUTIONS_VALUES,
  SATDOKU_SOLUTIONS_ONE,
  SATDOKU_SOLUTIONS_TWO,
  SATDOKU_SOLUTIONS_SWAP,
  SATDOKU_N_SOLUTIONS_SHOWN
} SatdokuSolutionsShown;

SatdokuAmbiguityGuide *satdoku_ambiguity_guide_new (SatdokuWorker *worker, SatdokuGridPage *page);
void satdoku_ambiguity_guide_set_game (SatdokuAmbiguityGuide *self, SudokuGame *game);
void satdoku_ambiguity_guide_ask (SatdokuAmbiguityGuide *self, gboolean why);
void satdoku_ambiguity_guide_drop (SatdokuAmbiguityGuide *self);
void satdoku_ambiguity_guide_show (SatdokuAmbiguityGuide *self, SatdokuSolutionsShown shown);
void satdoku_ambiguity_guide_step (SatdokuAmbiguityGuide *self, int direction);
gboolean satdoku_ambiguity_guide_add (SatdokuAmbiguityGuide *self);

gboolean satdoku_ambiguity_guide_is_asked (SatdokuAmbiguityGuide *self);
gboolean satdoku_ambiguity_guide_asks_why (SatdokuAmbiguityGuide *self);
gboolean satdoku_ambiguity_guide_is_looking (SatdokuAmbiguityGuide *self);
gboolean satdoku_ambiguity_guide_is_finished (SatdokuAmbiguityGuide *self);
guint64 satdoku_ambiguity_guide_get_n_so_far (SatdokuAmbiguityGuide *self);
const SudokuGrid *satdoku_ambiguity_guide_get_grid (SatdokuAmbiguityGuide *self);
const SudokuAmbiguity *satdoku_ambiguity_guide_get_ambiguity (SatdokuAmbiguityGuide *self);
const SudokuDifference *satdoku_ambiguity_guide_get_difference (SatdokuAmbiguityGuide *self);
const SudokuAddition *satdoku_ambiguity_guide_get_addition (SatdokuAmbiguityGuide *self);
const GPtrArray *satdoku_ambiguity_guide_get_rules (SatdokuAmbiguityGuide *self,
                                                    gboolean *complete);
SatdokuSolutionsShown satdoku_ambiguity_guide_get_shown (SatdokuAmbiguityGuide *self);
guint satdoku_ambiguity_guide_get_number (SatdokuAmbiguityGuide *self);
char *satdoku_ambiguity_guide_dup_cell (SatdokuAmbiguityGuide *self);

G_END_DECLS
