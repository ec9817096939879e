/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which order techniques are looked for, to tell how hard a puzzle is. */

#pragma once

#include "sudoku-technique.h"

G_BEGIN_DECLS

/**
 * SudokuScaleOrder:
 * @technique: a technique
 *
 * Gets the place of a technique in the order of search of a scale.
 *
 * Returns: the place; techniques with the same are looked for together. 0: not on the scale
 */
typedef guint (*SudokuScaleOrder) (const SudokuTechnique *technique);

/**
 * SudokuScale:
 * @id: "levels", "explainer", "hodoku"
 * @name: N_(): what people call it
 * @get_order: the place of each technique
 * @easiest: whether of techniques with the same place the easiest step is taken, and not the
 *   first one
 *
 * A scale of how hard puzzles are: always the easiest step is taken, until there is none.
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
