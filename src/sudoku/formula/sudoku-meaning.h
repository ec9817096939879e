/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The meaning of a variable of a formula. */

#pragma once

#include <sat-at-most-one.h>
#include <sudoku-own-clauses.h>

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuMeaningKind:
 * @SUDOKU_MEANING_NONE: nothing
 * @SUDOKU_MEANING_CANDIDATE: @cell holds @value
 * @SUDOKU_MEANING_CELL: auxiliary, about the value of @cell
 * @SUDOKU_MEANING_HOUSE: auxiliary, about the place of @value in @house
 * @SUDOKU_MEANING_TRUTH: auxiliary, about the candidate of @truth that is true
 * @SUDOKU_MEANING_SEGMENT: @value stands where the row or column @house meets @region
 * @SUDOKU_MEANING_TABLE: helper @number of the table @tabled
 * @SUDOKU_MEANING_NAME: @name of the own clauses
 * @SUDOKU_MEANING_COUNT: auxiliary, for a count of the own clauses: @own
 *
 * What a variable is about.
 */
typedef enum
{
  SUDOKU_MEANING_NONE,
  SUDOKU_MEANING_CANDIDATE,
  SUDOKU_MEANING_CELL,
  SUDOKU_MEANING_HOUSE,
  SUDOKU_MEANING_TRUTH,
  SUDOKU_MEANING_SEGMENT,
  SUDOKU_MEANING_TABLE,
  SUDOKU_MEANING_NAME,
  SUDOKU_MEANING_COUNT,
} SudokuMeaningKind;

/**
 * SudokuMeaning:
 * @kind: its subject; which of the other members are set depends on it
 * @cell: a cell, from 0
 * @value: 1…N
 * @house: a house, from 0
 * @region: the house of the other kind
 * @truth: of the further truths of the shape
 * @tabled: of what tables say
 * @number: which auxiliary variable of the cell, house and value, truth, table, or own clauses it
 *   is, from 0
 * @name: (nullable): a name of the own clauses
 * @own: the meaning of a counter of the own clauses
 * @places: how the covered places are described, among those that are left
 * @n_candidates: how many are in @candidates
 * @candidates: the candidates one of which is true if and only if the variable is; a candidate is
 *   cell × N + value − 1
 *
 * The meaning of a variable.
 */
typedef struct
{
  SudokuMeaningKind kind;
  guint cell;
  guint value;
  guint house;
  guint region;
  guint truth;
  guint tabled;
  guint number;
  const char *name;
  SudokuOwnAuxiliary own;
  SatAuxiliary places;
  guint n_candidates;
  guint32 candidates[SUDOKU_SIDE_MAX];
} SudokuMeaning;

G_END_DECLS
