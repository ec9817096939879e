/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a technique of solving by hand is: a row of the table of its family. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-level.h"
#include "sudoku-trial.h"

G_BEGIN_DECLS

/**
 * SudokuStepSearch:
 *
 * Looks for steps in positions, and drops what is not proven.
 */
typedef struct _SudokuStepSearch SudokuStepSearch;
typedef struct _SudokuTechnique SudokuTechnique;

/**
 * SudokuStepFind:
 * @search: the position, and the receiver of steps
 * @technique: what to look for
 *
 * Looks for the steps of a technique in a position, and hands each over with
 * sudoku_step_search_add(), until that returns %FALSE. A finder may use shortcuts:
 * sudoku_step_check() proves what it finds.
 */
typedef void (*SudokuStepFind) (SudokuStepSearch *search, const SudokuTechnique *technique);

/**
 * SudokuStepFindOnTrial:
 * @search: the position, and the receiver of steps
 * @technique: what to look for
 * @trial: the position on trial
 *
 * A #SudokuStepFind that is only called when there are time and memory for the tables of a trial.
 */
typedef void (*SudokuStepFindOnTrial) (SudokuStepSearch *search,
                                       const SudokuTechnique *technique,
                                       SudokuTrial *trial);

/**
 * SudokuTechnique:
 * @id: "x-wing": small letters, digits and hyphens
 * @code: (nullable): the four digits of HoDoKu's library, with a hyphen and a variant where that
 *   has a row of its own
 * @name: N_(): its common name
 * @find: finds its steps
 * @find_on_trial: finds its steps instead of @find, if it needs the position on trial
 * @size: a parameter of @find: how many truths, cells or links
 * @variant: a parameter of @find
 * @needs_unique: whether it assumes that the puzzle has one solution
 * @level: the level of a puzzle that needs it; `SUDOKU_LEVEL_UNKNOWN`: levels don't count it
 * @difficulty: the difficulty of a puzzle that needs it; `SUDOKU_DIFFICULTY_UNKNOWN`: difficulties
 *   don't count it
 * @explainer_order: its place in the search order of the scale in the manner of Sudoku Explainer;
 *   techniques with the same number are looked for together, and the easiest step is taken. 0: not
 *   on that scale
 * @explainer_weight: its lowest rating there, in tenths
 * @hodoku_order: its place in the search order of the scale in the manner of HoDoKu; 0: not on that
 *   scale
 * @hodoku_weight: what a step adds to the score there
 *
 * A technique of solving by hand.
 */
struct _SudokuTechnique
{
  const char *id;
  const char *code;
  const char *name;
  SudokuStepFind find;
  SudokuStepFindOnTrial find_on_trial;
  guint size;
  guint variant;
  gboolean needs_unique;
  SudokuLevel level;
  SudokuDifficulty difficulty;
  guint explainer_order;
  guint explainer_weight;
  guint hodoku_order;
  guint hodoku_weight;
};

/**
 * SudokuTechniqueFamily:
 * @id: "fish"
 * @name: N_(): its common name
 * @techniques: (array length=n_techniques): its rows
 * @n_techniques: how many there are
 *
 * Techniques that are found in one manner: one file, and a line of the list in
 * sudoku-technique-list.h.
 */
typedef struct
{
  const char *id;
  const char *name;
  const SudokuTechnique *techniques;
  guint n_techniques;
} SudokuTechniqueFamily;

const SudokuTechniqueFamily *const *sudoku_technique_families (gsize *n_families);
const SudokuTechnique *const *sudoku_techniques (gsize *n_techniques);
const SudokuTechnique *sudoku_technique_find (const char *id);
GPtrArray *sudoku_technique_find_all (const char *id);
SudokuLevel sudoku_technique_estimate_level (const SudokuTechnique *self);

G_END_DECLS
