/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A full grid from which strategies remove givens. */

#pragma once

#include "sudoku-generate-options.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuCeiling:
 * @allows: whether a puzzle is below the ceiling; it has one solution then
 * @data: for @allows
 *
 * A limit of difficulty while givens are removed.
 */
typedef struct
{
  gboolean (*allows) (const SudokuGrid *puzzle, gpointer data);
  gpointer data;
} SudokuCeiling;

/**
 * SudokuBare:
 * @house: a house from 1 on, or 0 for none
 * @value: a value, or 0 for none
 *
 * What should stay bare: the cells of a house, or a value. Some techniques are only needed where
 * hardly anything of it is known.
 */
typedef struct
{
  guint house;
  guint value;
} SudokuBare;

gboolean sudoku_bare_has (const SudokuBare *self, const SudokuGrid *solution, guint cell);

/**
 * SudokuThinning:
 *
 * A full grid from which givens are removed. Cells that are removed together are an orbit; the
 * orbits that are given are known by their places in a random order, from 0.
 */
typedef struct _SudokuThinning SudokuThinning;

SudokuThinning *sudoku_thinning_new (SudokuGeometry *geometry,
                                     const guint8 *solution,
                                     guint least,
                                     const SudokuTaskRun *work);
void sudoku_thinning_free (SudokuThinning *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuThinning, sudoku_thinning_free)

void sudoku_thinning_make_orbits (SudokuThinning *self,
                                  const SudokuSymmetry *symmetry,
                                  const SudokuPattern *pattern,
                                  SudokuRandom *random);
void sudoku_thinning_prefer_bare (SudokuThinning *self, const SudokuBare *bare);
void sudoku_thinning_keep_unique (SudokuThinning *self, gboolean by_search);
void sudoku_thinning_keep_below (SudokuThinning *self, const SudokuCeiling *ceiling);

guint sudoku_thinning_get_n_cells (const SudokuThinning *self);
guint sudoku_thinning_get_n_givens (const SudokuThinning *self);
guint sudoku_thinning_get_least (const SudokuThinning *self);
guint sudoku_thinning_get_n_orbits (const SudokuThinning *self);
guint sudoku_thinning_get_size (const SudokuThinning *self, guint orbit);
const guint8 *sudoku_thinning_get_values (const SudokuThinning *self);
const SudokuTaskRun *sudoku_thinning_get_work (const SudokuThinning *self);
void sudoku_thinning_report (const SudokuThinning *self, double fraction);

void sudoku_thinning_take (SudokuThinning *self, guint first, guint n);
gboolean sudoku_thinning_try_quickly (SudokuThinning *self, guint first, guint n);
gboolean sudoku_thinning_try (SudokuThinning *self,
                              guint first,
                              guint n,
                              guint round,
                              GError **error);
gboolean sudoku_thinning_is_over (const SudokuThinning *self, guint round);
gboolean sudoku_thinning_is_minimal (SudokuThinning *self);

G_END_DECLS
