/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A family of clauses of a formula, and what each kind of family has to do. */

#pragma once

#include "sudoku-clause-set.h"
#include "sudoku-clause.h"
#include "sudoku-filter.h"
#include "sudoku-formula.h"
#include "sudoku-stream.h"

G_BEGIN_DECLS

typedef struct _SudokuFamilyType SudokuFamilyType;

/**
 * SudokuFamilyPart:
 * @formula: what it is a part of
 * @type: its functions
 * @info: what is told about it
 * @first_house: of a family of houses
 * @n_houses: how many houses it is about
 * @first_truth: of those that are said together with the houses, or by themselves
 * @n_truths: with each value of each house; 1 by themselves
 * @first_item: a pair, a mask or a law
 * @n_items: pairs, masks, or truths by themselves
 * @starts: (nullable): owned: by item its first clause, and the end of all
 *
 * A family of clauses of a formula.
 */
typedef struct
{
  const SudokuFormula *formula;
  const SudokuFamilyType *type;
  SudokuFamily info;
  guint first_house;
  guint n_houses;
  guint first_truth;
  guint n_truths;
  guint first_item;
  guint n_items;
  guint64 *starts;
} SudokuFamilyPart;

/**
 * SudokuFamilyType:
 * @init: Given what the family is about, sets the rest; no clauses: there is no such family.
 * @get_clause: writes a clause and returns its length
 * @describe: Sets those members of @meaning, all zero before, that its kind has.
 * @stream: pushes all its clauses
 * @filter: Appends the clauses with a literal that row, column, cells, value and sign of
 *   @filter fit.
 * @get_text_length: @digits: cell → decimal digits of its variables together
 *
 * One kind of family. An index counts the clauses of the family from 0.
 */
struct _SudokuFamilyType
{
  void (*init) (SudokuFamilyPart *part);
  guint (*get_clause) (const SudokuFamilyPart *part, guint64 index, int literals[SUDOKU_SIDE_MAX]);
  void (*describe) (const SudokuFamilyPart *part, guint64 index, SudokuClause *meaning);
  gboolean (*stream) (const SudokuFamilyPart *part, SudokuStream *stream, GError **error);
  void (*filter) (const SudokuFamilyPart *part,
                  const SudokuFilter *filter,
                  SudokuClauseSet *matches);
  guint64 (*get_text_length) (const SudokuFamilyPart *part, const guint *digits);
};

/**
 * sudoku_family_cell_type:
 *
 * The cells: each holds exactly one value.
 */
extern const SudokuFamilyType sudoku_family_cell_type;
/**
 * sudoku_family_group_type:
 *
 * Houses and further truths: of N candidates, exactly one is true.
 */
extern const SudokuFamilyType sudoku_family_group_type;
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
 * sudoku_family_given_type:
 *
 * The givens: a clause of one literal for each cell with a fixed value.
 */
extern const SudokuFamilyType sudoku_family_given_type;

/* For families of items with different numbers of clauses. */
void sudoku_family_index_items (SudokuFamilyPart *self,
                                guint (*count) (const SudokuFamilyPart *part, guint item));
guint sudoku_family_find_item (const SudokuFamilyPart *self, guint64 index, guint *number);

G_END_DECLS
