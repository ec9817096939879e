/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Almost locked sets: cells of a house with one value more than cells. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SUDOKU_ALS_N_MAX: (skip)
 *
 * How many cells an almost locked set has at most.
 */
#define SUDOKU_ALS_N_MAX 8

/**
 * SudokuAls:
 * @n_cells: how many cells there are
 * @cells: the cells, in the order of the house
 * @house: a house that has all of them
 * @values: their candidates: one more than cells
 *
 * An almost locked set. When it loses one of its values, it has all others.
 */
typedef struct
{
  guint n_cells;
  guint16 cells[SUDOKU_ALS_N_MAX];
  guint house;
  SudokuSet values;
} SudokuAls;

/**
 * SudokuAlsList:
 *
 * The almost locked sets of a position, the smallest first, with what they see.
 */
typedef struct _SudokuAlsList SudokuAlsList;

SudokuAlsList *sudoku_als_list_new (SudokuStepSearch *search);
void sudoku_als_list_free (SudokuAlsList *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuAlsList, sudoku_als_list_free)

guint sudoku_als_list_get_n (const SudokuAlsList *self);
const SudokuAls *sudoku_als_list_get (const SudokuAlsList *self, guint set);

/* Bit sets of cells, of sudoku_als_list_get_n_words() words. */
guint sudoku_als_list_get_n_words (const SudokuAlsList *self);
const guint64 *sudoku_als_list_get_seen (const SudokuAlsList *self, guint set, guint value);
const guint64 *sudoku_als_list_get_live (const SudokuAlsList *self, guint value);

gboolean sudoku_als_list_overlap (const SudokuAlsList *self, guint set, guint other);
SudokuSet sudoku_als_list_find_links (const SudokuAlsList *self, guint set, guint other);

G_END_DECLS
