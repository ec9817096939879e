/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes one puzzle, whatever its level. For sudoku-generate.c. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

/**
 * SudokuCeiling:
 * @allows: whether a puzzle is not harder than it may be; it has one solution then
 * @data: for @allows
 *
 * How hard a puzzle may get while givens are taken from it.
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
 * What had better not be given: the cells of a house, or a value. Some techniques are only needed
 * where hardly anything of it is known.
 */
typedef struct
{
  guint house;
  guint value;
} SudokuBare;

gboolean sudoku_bare_has (const SudokuBare *self, const SudokuGrid *solution, guint cell);

SudokuGrid *sudoku_maker_fill (SudokuGeometry *geometry,
                               guint64 seed,
                               const SudokuTask *task,
                               GError **error);
SudokuGrid *sudoku_maker_make (const SudokuGenerateOptions *options,
                               const SudokuCeiling *ceiling,
                               const SudokuBare *bare,
                               const SudokuTask *task,
                               SudokuGenerated *report,
                               GError **error);

G_END_DECLS
