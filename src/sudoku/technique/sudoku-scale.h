/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which techniques are looked for, to rate puzzles. */

#pragma once

#include "sudoku-technique.h"

G_BEGIN_DECLS

/**
 * SudokuScaleOrder:
 * @technique: a technique
 *
 * Gets the place of a technique in the order of search of a scale.
 *
 * Returns: the place; techniques with the same place are looked for together. 0: not on the scale
 */
typedef guint (*SudokuScaleOrder) (const SudokuTechnique *technique);

/**
 * SudokuScale:
 * @id: "levels", "difficulties", "explainer", "hodoku"
 * @name: N_(): its common name
 * @get_order: gets the place of each technique
 * @easiest: whether the easiest step of techniques with the same place is taken, instead of the
 *   first one
 *
 * A scale of difficulty: the easiest step is taken each time, until there is none.
 */
typedef struct
{
  const char *id;
  const char *name;
  SudokuScaleOrder get_order;
  gboolean easiest;
} SudokuScale;

const SudokuScale *sudoku_scales (gsize *n_scales);
const SudokuScale *sudoku_scale_find (const char *id);

const SudokuTechnique *const *sudoku_scale_get_techniques (const SudokuScale *self,
                                                           gsize *n_techniques);

/* For lists of steps. */
const SudokuTechnique *const *sudoku_scale_list_by_ease (gsize *n_techniques);

G_END_DECLS
