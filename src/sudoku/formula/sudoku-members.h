/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The groups of candidates of a family, in each of which exactly one is true. */

#pragma once

#include "sudoku-family.h"

G_BEGIN_DECLS

/**
 * SudokuMembers:
 * @n: how many candidates are left
 * @candidates: in order; a candidate is cell × N + value − 1
 * @variables: their variables
 *
 * The candidates of a group in clauses.
 */
typedef struct
{
  guint n;
  guint32 candidates[SUDOKU_SIDE_MAX];
  int variables[SUDOKU_SIDE_MAX];
} SudokuMembers;

guint sudoku_members_count_groups (const SudokuFamilyPart *part);
guint sudoku_members_count_joined (const SudokuFamilyPart *part);
void sudoku_members_get (const SudokuFamilyPart *part, guint group, SudokuMembers *members);
void sudoku_members_describe (const SudokuFamilyPart *part, guint group, SudokuMeaning *meaning);

G_END_DECLS
