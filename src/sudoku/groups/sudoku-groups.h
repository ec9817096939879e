/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a puzzle in the few forms that everything else understands. Rules add them; the
 * shape owns them. */

#pragma once

#include "sudoku-law.h"
#include "sudoku-own-clauses.h"
#include "sudoku-set.h"
#include "sudoku-table.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuToldBy:
 * @SUDOKU_TOLD_BY_CELL: both row and column
 * @SUDOKU_TOLD_BY_ROW: the row alone
 * @SUDOKU_TOLD_BY_COLUMN: the column alone
 *
 * What distinguishes two cells of a house.
 */
typedef enum
{
  SUDOKU_TOLD_BY_CELL,
  SUDOKU_TOLD_BY_ROW,
  SUDOKU_TOLD_BY_COLUMN,
} SudokuToldBy;

/**
 * SudokuHouseFamily:
 * @id: the id of the family of clauses: "rows"
 * @name: N_(): "row {number}"
 * @several: (nullable): N_(): "rows {numbers}"; %NULL: each is named by itself
 * @inside: N_(): "in row {number}", where a sentence says what is in it
 * @inside_several: (nullable): N_(): "in rows {numbers}"; with @several
 * @title: N_(): heading of the family: "Rows"
 * @needs: N_(): "Row {number} needs a {value} somewhere"
 * @not_twice: N_(): "Row {number} can’t hold a {value} in both …"; of a further truth with {held}
 *   and {other_held} for the values of the two candidates
 * @told_by: how sentences distinguish its cells
 *
 * The texts for the clauses of a house. In sentences {number} is the number of the house from 1,
 * {numbers} several, {value} a value, {row} {column} {other_row} {other_column} places of cells.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *several;
  const char *inside;
  const char *inside_several;
  const char *title;
  const char *needs;
  const char *not_twice;
  SudokuToldBy told_by;
} SudokuHouseFamily;

/**
 * SudokuHouse:
 * @family: its texts
 * @rule: the index of its rule in the shape
 * @number: among the houses of its family, from 0
 *
 * A house: N cells in which each value stands exactly once. These are N truths, one for each value.
 */
typedef struct
{
  const SudokuHouseFamily *family;
  guint rule;
  guint number;
} SudokuHouse;

/**
 * SudokuTruth:
 * @family: its texts; @name and @needs have {number} and {value}
 * @rule: the index of its rule in the shape
 * @number: among the further truths of its family, from 0
 * @value: the value in its sentences, 1…N
 *
 * Further truths: exactly one of N candidates. A candidate is cell × N + value − 1.
 */
typedef struct
{
  const SudokuHouseFamily *family;
  guint rule;
  guint number;
  guint value;
} SudokuTruth;

/**
 * SudokuRelation:
 * @allowed: by value of the one cell: the values of the other
 *
 * The values that two cells allow each other: bit w of @allowed[v].
 */
typedef struct
{
  SudokuSet allowed[SUDOKU_SIDE_MAX + 1];
} SudokuRelation;

/**
 * SudokuPairFamily:
 * @id: the id of the family of clauses
 * @title: N_(): heading of its family of clauses
 * @not_both: N_(): "Row {row} column {column} and row … can’t both be {value}"
 *
 * The texts for the pairs of a rule, with {value} {other_value} {row} {column} {other_row}
 * {other_column}.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *not_both;
} SudokuPairFamily;

/**
 * SudokuPair:
 * @family: its texts
 * @rule: the index of its rule in the shape
 * @cell: one cell
 * @other: the other cell
 * @relation: index of the SudokuRelation, seen from @cell
 *
 * Two cells that restrict each other.
 */
typedef struct
{
  const SudokuPairFamily *family;
  guint16 rule;
  guint16 cell;
  guint16 other;
  guint16 relation;
} SudokuPair;

/**
 * SudokuMaskFamily:
 * @id: the id of the family of clauses
 * @title: N_(): heading of its family of clauses
 * @not_one: N_(): "Row {row} column {column} must be even and can’t hold {value}"
 *
 * The texts for the masks of a rule, with {value} {row} {column}.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *not_one;
} SudokuMaskFamily;

/**
 * SudokuMask:
 * @family: its texts
 * @rule: the index of its rule in the shape
 * @cell: the cell
 * @values: the values that the cell may hold
 *
 * A cell that may hold only some values.
 */
typedef struct
{
  const SudokuMaskFamily *family;
  guint16 rule;
  guint16 cell;
  SudokuSet values;
} SudokuMask;

/**
 * SudokuTableFamily:
 * @id: the id of the family of clauses
 * @title: N_(): heading of its family of clauses
 * @excludes: N_(): that it leaves no filling with a value: "With {value} in {cell}, the cage of
 *   {number} at {first} can’t be filled"
 * @unfit: N_(): that it leaves none at all: "The cage of {number} at {first} can’t be filled with
 *   what is left"
 * @states: (nullable): of walks: N_(): by what the walk tells, that it is in this state, as a part
 *   of a sentence: "a 1 or {side} comes before row {row} column {column}"
 * @not_states: (nullable): likewise: that it is not
 *
 * The texts for the tables of a rule. Of states, {row} {column} are the last cell that was read,
 * {first_row} {first_column} the first one, {number} {other_number} {third_number} what the state
 * tells, {side} is N. Of the others, {number} is that of the rule, {first} the name of its first
 * cell.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *excludes;
  const char *unfit;
  const char *const *states;
  const char *const *not_states;
} SudokuTableFamily;

/**
 * SudokuTabled:
 * @family: its texts
 * @rule: the index of its rule in the shape
 * @table: what it says; owned by the groups, and shared
 * @cells: (array): its cells, in the order of the table
 *
 * Cells of which a table says what they may hold together.
 */
typedef struct
{
  const SudokuTableFamily *family;
  guint rule;
  const SudokuTable *table;
  const guint16 *cells;
} SudokuTabled;

/**
 * SudokuPlace:
 * @house: the house
 * @place: its place in the house, from 0
 *
 * Where a cell stands in a house.
 */
typedef struct
{
  guint16 house;
  guint8 place;
} SudokuPlace;

/**
 * SudokuBond:
 * @other: the other cell
 * @relation: seen from the cell
 *
 * What a cell demands of another one.
 */
typedef struct
{
  guint16 other;
  guint16 relation;
} SudokuBond;

/**
 * SudokuTruthPlace:
 * @truth: the further truth
 * @place: its place in the truth, from 0
 *
 * Where a candidate stands in a further truth.
 */
typedef struct
{
  guint32 truth;
  guint8 place;
} SudokuTruthPlace;

/**
 * SudokuGroupTables:
 * @house_cells: the cells of house h are those from house_cells[h × N] on
 * @first_place: of cells
 * @places: where a cell stands in its houses
 * @first_bond: of cells; all empty without pairs
 * @bonds: what a cell demands of others
 * @first_truth_place: (nullable): of candidates; %NULL without further truths
 * @truth_places: where a candidate stands in further truths
 * @first_tabled: (nullable): of cells; %NULL without tables
 * @tabled: which tables a cell is in
 * @allowed: of cells: the values that the masks allow
 * @reach: two truths share at most so many candidates, so no more can be locked
 * @n_squares: the number of squares: N further truths each of whose places belongs to one truth
 *   only; the truths of square i start at squares[i × N]
 * @squares: (nullable): the first truth of each place of a square
 *
 * Indices by cell and by candidate, as flat arrays for loops that ask often: the entries of i are
 * those from first_…[i] to first_…[i + 1] − 1.
 */
typedef struct
{
  const guint16 *house_cells;
  const guint32 *first_place;
  const SudokuPlace *places;
  const guint32 *first_bond;
  const SudokuBond *bonds;
  const guint32 *first_truth_place;
  const SudokuTruthPlace *truth_places;
  const guint32 *first_tabled;
  const guint32 *tabled;
  const SudokuSet *allowed;
  guint reach;
  guint n_squares;
  const guint32 *squares;
} SudokuGroupTables;

/**
 * SudokuGroups:
 *
 * The rules of a puzzle as houses, further truths, pairs, masks, tables, laws and own clauses.
 */
typedef struct _SudokuGroups SudokuGroups;

SudokuGroups *sudoku_groups_new (guint side);
void sudoku_groups_free (SudokuGroups *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGroups, sudoku_groups_free)

/* For rules, which call sudoku_groups_begin_rule() first. */
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
void sudoku_groups_add_table (SudokuGroups *self,
                              const SudokuTableFamily *family,
                              const SudokuTableSpec *spec,
                              const guint16 *cells);
void sudoku_groups_add_law (SudokuGroups *self, const SudokuLaw *law);
void sudoku_groups_add_own (SudokuGroups *self, SudokuOwn *own);

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
guint sudoku_groups_get_n_tables (const SudokuGroups *self);
SudokuTabled sudoku_groups_get_tabled (const SudokuGroups *self, guint tabled);
guint sudoku_groups_get_n_laws (const SudokuGroups *self);
const SudokuLawForm *sudoku_groups_get_law (const SudokuGroups *self, guint law);
const SudokuOwnClauses *sudoku_groups_get_own (const SudokuGroups *self);
gboolean sudoku_groups_has_clauses (const SudokuGroups *self);

/* By cell and by candidate; made on demand, by any thread. */
const SudokuGroupTables *sudoku_groups_get_tables (const SudokuGroups *self);
const SudokuPlace *sudoku_groups_get_places (const SudokuGroups *self, guint cell, guint *n_places);
const SudokuBond *sudoku_groups_get_bonds (const SudokuGroups *self, guint cell, guint *n_bonds);
const SudokuTruthPlace *sudoku_groups_get_truth_places (const SudokuGroups *self,
                                                        guint candidate,
                                                        guint *n_places);
SudokuSet sudoku_groups_get_allowed (const SudokuGroups *self, guint cell);

G_END_DECLS
