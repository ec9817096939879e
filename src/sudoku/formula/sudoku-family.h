/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A family of clauses of a formula, and the functions of each kind of family. */

#pragma once

#include <sat-model.h>

#include "sudoku-clause-set.h"
#include "sudoku-clause.h"
#include "sudoku-exactly-one.h"
#include "sudoku-filter.h"
#include "sudoku-formula.h"
#include "sudoku-meaning.h"
#include "sudoku-stream.h"

G_BEGIN_DECLS

typedef struct _SudokuFamilyType SudokuFamilyType;

/**
 * SudokuFamilyPart:
 * @formula: its formula
 * @type: its functions
 * @info: its description
 * @n_cells: for the family of cells: how many there are
 * @first_house: for a family of houses
 * @n_houses: how many houses it has
 * @first_truth: the first of the truths that are joined with the houses, or stand alone
 * @n_truths: how many are joined with each value of each house; 1 if they stand alone
 * @first_item: a pair, a mask, what a table says, or a law
 * @n_items: pairs, masks, tables, or truths that stand alone
 * @n_starts: the number of items or groups in @starts
 * @starts: (nullable): owned: by item or group its first clause, and the end of all
 * @rule: the constraint on a group of N candidates
 * @first_auxiliary: the first of its auxiliary variables
 * @n_auxiliaries: how many it has
 * @auxiliaries: (nullable): owned: by group or table the number of its first auxiliary variable,
 *   and the end
 * @own: (nullable): owned: the own clauses
 * @partners: (nullable): owned: by house and place: the later places it forms a pair with
 *
 * A family of clauses of a formula.
 */
typedef struct
{
  const SudokuFormula *formula;
  const SudokuFamilyType *type;
  SudokuFamily info;
  guint n_cells;
  guint first_house;
  guint n_houses;
  guint first_truth;
  guint n_truths;
  guint first_item;
  guint n_items;
  guint n_starts;
  guint64 *starts;
  SudokuExactlyOne rule;
  int first_auxiliary;
  guint n_auxiliaries;
  guint *auxiliaries;
  SudokuOwnClauses *own;
  SudokuSet *partners;
} SudokuFamilyPart;

/**
 * SudokuFamilyType:
 * @has_auxiliaries: whether its clauses may have auxiliary variables
 * @init: sets the members that follow from what the family is about; without clauses the family
 *   does not exist
 * @get_clause: writes a clause and returns its length
 * @describe: sets those members of @meaning, all zero before, that its kind has
 * @stream: pushes all its clauses
 * @filter: appends the clauses with a literal that matches row, column, cells, value and sign of
 *   @filter or, if there is one, its auxiliary variable
 * @get_text_length: @digits: candidate → decimal digits of its variable
 * @describe_variable: (nullable): gives the meaning of one of its auxiliary variables, by its
 *   number from 0; %NULL when it has none
 * @complete: (nullable): adds to a model the auxiliary variables it does not mention, as they
 *   follow from its candidates
 *
 * A kind of family. An index is a clause's number in the family, from 0.
 */
struct _SudokuFamilyType
{
  gboolean has_auxiliaries;
  void (*init) (SudokuFamilyPart *part);
  guint (*get_clause) (const SudokuFamilyPart *part, guint64 index, int literals[SUDOKU_SIDE_MAX]);
  void (*describe) (const SudokuFamilyPart *part, guint64 index, SudokuClause *meaning);
  gboolean (*stream) (const SudokuFamilyPart *part, SudokuStream *stream, GError **error);
  void (*filter) (const SudokuFamilyPart *part,
                  const SudokuFilter *filter,
                  SudokuClauseSet *matches);
  guint64 (*get_text_length) (const SudokuFamilyPart *part, const guint8 *digits);
  void (*describe_variable) (const SudokuFamilyPart *part, guint number, SudokuMeaning *meaning);
  void (*complete) (const SudokuFamilyPart *part, SatModel *model);
};

/**
 * sudoku_family_group_type:
 *
 * Cells, houses and further truths: exactly one of N candidates is true.
 */
extern const SudokuFamilyType sudoku_family_group_type;
/**
 * sudoku_family_once_type:
 *
 * Houses without the pairs that other houses have.
 */
extern const SudokuFamilyType sudoku_family_once_type;
/**
 * sudoku_family_line_type:
 *
 * Rows or columns as segments: the definition of each segment, and that exactly one in a line is
 * true.
 */
extern const SudokuFamilyType sudoku_family_line_type;
/**
 * sudoku_family_region_type:
 *
 * Boxes or regions as segments: exactly one of those of rows, and one of those of columns.
 */
extern const SudokuFamilyType sudoku_family_region_type;
/**
 * sudoku_family_pair_type:
 *
 * Pairs of cells: a clause for each two values that a pair forbids.
 */
extern const SudokuFamilyType sudoku_family_pair_type;
/**
 * sudoku_family_mask_type:
 *
 * Masks: a unit clause for each value that a cell may not hold.
 */
extern const SudokuFamilyType sudoku_family_mask_type;
/**
 * sudoku_family_table_type:
 *
 * Tables: item by item, with helper variables.
 */
extern const SudokuFamilyType sudoku_family_table_type;
/**
 * sudoku_family_law_type:
 *
 * The laws: a clause for each choice of their variables.
 */
extern const SudokuFamilyType sudoku_family_law_type;
/**
 * sudoku_family_own_type:
 *
 * Own clauses, except for pairs of cells.
 */
extern const SudokuFamilyType sudoku_family_own_type;
/**
 * sudoku_family_given_type:
 *
 * The givens, or values derived from them: a unit clause for each cell.
 */
extern const SudokuFamilyType sudoku_family_given_type;
/**
 * sudoku_family_excluded_type:
 *
 * Candidates that the givens exclude: a unit clause for each.
 */
extern const SudokuFamilyType sudoku_family_excluded_type;

/* For families of items with different numbers of clauses. */
void sudoku_family_index_items (SudokuFamilyPart *self,
                                guint n_items,
                                guint (*count) (const SudokuFamilyPart *part, guint item));
gboolean sudoku_family_is_uniform (const SudokuFamilyPart *self, const SudokuFilter *filter);
guint sudoku_family_find_item (const SudokuFamilyPart *self, guint64 index, guint *number);

G_END_DECLS
