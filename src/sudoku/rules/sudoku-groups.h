/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of a puzzle say, in the few forms that everything else understands: houses,
 * further truths, sets, pairs and masks. Rules add them; the shape owns them. */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/* What tells two cells of a house apart. */
typedef enum
{
  SUDOKU_TOLD_BY_CELL,
  SUDOKU_TOLD_BY_ROW,
  SUDOKU_TOLD_BY_COLUMN,
} SudokuToldBy;

/* What clauses of a house say and how its cells are told apart in sentences. In sentences {number}
 * is the number of the house from 1, {value} a value, {row} {column} {other_row} {other_column}
 * the places of two cells. */
typedef struct
{
  const char *id;        /* of the family of clauses: "rows" */
  const char *name;      /* N_(): "row {number}" */
  const char *title;     /* N_(): heading of its family: "Rows" */
  const char *needs;     /* N_(): "Row {number} needs a {value} somewhere" */
  const char *not_twice; /* N_(): "Row {number} can’t hold a {value} in both …"; of a further truth
                            with {held} and {other_held} for the values of the two candidates */
  SudokuToldBy told_by;
} SudokuHouseFamily;

/* A house: N cells in which each value stands exactly once. N truths, one for each value. */
typedef struct
{
  const SudokuHouseFamily *family;
  guint rule;   /* the index of its rule in the shape */
  guint number; /* among the houses of its family, from 0 */
} SudokuHouse;

/* Further truths: exactly one of N candidates. A candidate is cell × N + value − 1. */
typedef struct
{
  const SudokuHouseFamily *family; /* whose @name and @needs speak of {number} and {value} */
  guint rule;
  guint number;
  guint value;
} SudokuTruth;

/* Which values two cells allow each other: bit w of @allowed[v]. */
typedef struct
{
  SudokuSet allowed[SUDOKU_SIDE_MAX + 1];
} SudokuRelation;

/* Sentences about the pairs of a rule: {value} {other_value} {row} {column} {other_row}
 * {other_column}. */
typedef struct
{
  const char *id;
  const char *title;    /* N_(): heading of its family of clauses */
  const char *not_both; /* N_(): "Row {row} column {column} and row … can’t both be {value}" */
} SudokuPairFamily;

/* Two cells that restrict each other. */
typedef struct
{
  const SudokuPairFamily *family;
  guint16 rule;
  guint16 cell;
  guint16 other;
  guint16 relation; /* index of the SudokuRelation, said from @cell to @other */
} SudokuPair;

/* Sentences about the masks of a rule: {value} {row} {column}. */
typedef struct
{
  const char *id;
  const char *title;   /* N_(): heading of its family of clauses */
  const char *not_one; /* N_(): "Row {row} column {column} must be even and can’t hold {value}" */
} SudokuMaskFamily;

/* A cell that may hold some values only. */
typedef struct
{
  const SudokuMaskFamily *family;
  guint16 rule;
  guint16 cell;
  SudokuSet values;
} SudokuMask;

/* Where a cell stands in a house. */
typedef struct
{
  guint16 house;
  guint8 place;
} SudokuPlace;

/* What a cell demands of another one. */
typedef struct
{
  guint16 other;
  guint16 relation; /* said from the cell to @other */
} SudokuBond;

/* Where a candidate stands in a further truth. */
typedef struct
{
  guint32 truth;
  guint8 place;
} SudokuTruthPlace;

/* The ways from a cell or a candidate to what it is in, as flat arrays for loops that ask often:
 * the entries of i are those from first_…[i] to first_…[i + 1] − 1. */
typedef struct
{
  const guint32 *first_place; /* of cells */
  const SudokuPlace *places;
  const guint32 *first_bond; /* of cells; all empty without pairs */
  const SudokuBond *bonds;
  const guint32 *first_truth_place; /* (nullable): of candidates; %NULL without further truths */
  const SudokuTruthPlace *truth_places;
  const SudokuSet *allowed; /* of cells: the values that the masks allow */
  /* Two truths share at most so many candidates: what can be locked has no more. */
  guint reach;
  /* Squares of N further truths, of which each place is taken by one truth only: the truths of
   * square i are those from squares[i × N] on. */
  guint n_squares;
  const guint32 *squares;
} SudokuGroupTables;

typedef struct _SudokuGroups SudokuGroups;

SudokuGroups *sudoku_groups_new (guint side);
void sudoku_groups_free (SudokuGroups *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGroups, sudoku_groups_free)

/* For rules: what they add is of the rule that was begun last. */
void sudoku_groups_begin_rule (SudokuGroups *self, guint rule);
void sudoku_groups_add_house (SudokuGroups *self,
                              const SudokuHouseFamily *family,
                              const guint16 *cells);
void sudoku_groups_add_truth (SudokuGroups *self,
                              const SudokuHouseFamily *family,
                              guint number,
                              guint value,
                              const guint32 *candidates);
guint sudoku_groups_add_relation (SudokuGroups *self, const SudokuRelation *relation);
void sudoku_groups_add_pair (SudokuGroups *self,
                             const SudokuPairFamily *family,
                             guint cell,
                             guint other,
                             guint relation);
void sudoku_groups_add_mask (SudokuGroups *self,
                             const SudokuMaskFamily *family,
                             guint cell,
                             SudokuSet values);

guint sudoku_groups_get_side (const SudokuGroups *self);
guint sudoku_groups_get_n_houses (const SudokuGroups *self);
const SudokuHouse *sudoku_groups_get_house (const SudokuGroups *self, guint house);
const guint16 *sudoku_groups_get_house_cells (const SudokuGroups *self, guint house);
guint sudoku_groups_get_n_truths (const SudokuGroups *self);
const SudokuTruth *sudoku_groups_get_truth (const SudokuGroups *self, guint truth);
const guint32 *sudoku_groups_get_truth_candidates (const SudokuGroups *self, guint truth);
guint sudoku_groups_get_n_pairs (const SudokuGroups *self);
const SudokuPair *sudoku_groups_get_pair (const SudokuGroups *self, guint pair);
guint sudoku_groups_get_n_relations (const SudokuGroups *self);
const SudokuRelation *sudoku_groups_get_relation (const SudokuGroups *self, guint relation);
guint sudoku_groups_get_n_masks (const SudokuGroups *self);
const SudokuMask *sudoku_groups_get_mask (const SudokuGroups *self, guint mask);

/* By cell and by candidate; made when they are first asked for, by any thread. */
const SudokuGroupTables *sudoku_groups_get_tables (const SudokuGroups *self);
const SudokuPlace *sudoku_groups_get_places (const SudokuGroups *self, guint cell, guint *n_places);
const SudokuBond *sudoku_groups_get_bonds (const SudokuGroups *self, guint cell, guint *n_bonds);
const SudokuTruthPlace *sudoku_groups_get_truth_places (const SudokuGroups *self,
                                                        guint candidate,
                                                        guint *n_places);
SudokuSet sudoku_groups_get_allowed (const SudokuGroups *self, guint cell);

G_END_DECLS
