/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A family of clauses of a formula, and what each kind of family has to do. */

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
 * @formula: what it is a part of
 * @type: its functions
 * @info: what is told about it
 * @n_cells: of the family of cells: how many there are
 * @first_house: of a family of houses
 * @n_houses: how many houses it is about
 * @first_truth: of those that are said together with the houses, or by themselves
 * @n_truths: with each value of each house; 1 by themselves
 * @first_item: a pair, a mask or a law
 * @n_items: pairs, masks, or truths by themselves
 * @n_starts: how many items or groups @starts is about
 * @starts: (nullable): owned: by item or group its first clause, and the end of all
 * @rule: what is said of a group of N candidates
 * @first_auxiliary: the first of its auxiliary variables
 * @n_auxiliaries: how many it has
 * @auxiliaries: (nullable): owned: by group the number of its first auxiliary variable, and the end
 * @own: (nullable): owned: the clauses of the family of own ones
 * @partners: (nullable): owned: by house and place the later places that a pair is said with
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
 * @has_auxiliaries: Its clauses may have auxiliary variables.
 * @init: Given what the family is about, sets the rest; no clauses: there is no such family.
 * @get_clause: writes a clause and returns its length
 * @describe: Sets those members of @meaning, all zero before, that its kind has.
 * @stream: pushes all its clauses
 * @filter: Appends the clauses with a literal that row, column, cells, value and sign of
 *   @filter fit, or, when there is such, its auxiliary variable.
 * @get_text_length: @digits: candidate → decimal digits of its variable
 * @describe_variable: (nullable): Says what one of its auxiliary variables means, by its number
 *   from 0; %NULL when it has none.
 * @find_variable: (nullable): the auxiliary variable that means this; 0 when there is none
 * @complete: (nullable): Adds to a model the auxiliary variables it does not mention, as its
 *   candidates have it.
 *
 * One kind of family. An index counts the clauses of the family from 0.
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
  int (*find_variable) (const SudokuFamilyPart *part, const SudokuMeaning *meaning);
  void (*complete) (const SudokuFamilyPart *part, SatModel *model);
};

/**
 * sudoku_family_group_type:
 *
 * Cells, houses and further truths: of N candidates, exactly one is true.
 */
extern const SudokuFamilyType sudoku_family_group_type;
/**
 * sudoku_family_once_type:
 *
 * Houses without the pairs that others say.
 */
extern const SudokuFamilyType sudoku_family_once_type;
/**
 * sudoku_family_line_type:
 *
 * Rows or columns as segments: what a segment is, and that exactly one of a line is true.
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
 * Masks: a clause of one literal for each value that a cell may not hold.
 */
extern const SudokuFamilyType sudoku_family_mask_type;
/**
 * sudoku_family_law_type:
 *
 * The laws: what follows from what, for each choice of their variables.
 */
extern const SudokuFamilyType sudoku_family_law_type;
/**
 * sudoku_family_mine_type:
 *
 * What somebody wrote, but for pairs of cells.
 */
extern const SudokuFamilyType sudoku_family_mine_type;
/**
 * sudoku_family_given_type:
 *
 * The givens, or what was found beside them: a clause of one literal for each cell.
 */
extern const SudokuFamilyType sudoku_family_given_type;
/**
 * sudoku_family_excluded_type:
 *
 * What the givens exclude: a clause of one literal for each candidate.
 */
extern const SudokuFamilyType sudoku_family_excluded_type;

/* For families of items with different numbers of clauses. */
void sudoku_family_index_items (SudokuFamilyPart *self,
                                guint n_items,
                                guint (*count) (const SudokuFamilyPart *part, guint item));
gboolean sudoku_family_is_uniform (const SudokuFamilyPart *self, const SudokuFilter *filter);
guint sudoku_family_find_item (const SudokuFamilyPart *self, guint64 index, guint *number);

G_END_DECLS
