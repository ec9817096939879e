/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the families of clauses share; for sudoku-cnf.c and sudoku-family*.c only. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

/**
 * SudokuFormula:
 * @grid: owned: fixed values only
 * @geometry: borrowed from @grid
 * @groups: borrowed from @geometry
 * @encoding: which clauses there are
 * @numbering: which variable says what
 * @side: N
 * @variables: owned: cell × side + value − 1 → variable
 * @house_cells: owned: those of each house in reading order
 * @fixed_cells: owned: in reading order
 * @n_fixed_cells: how many cells are fixed
 *
 * What every family may look at. Made once with the formula, then never changed.
 */
typedef struct
{
  SudokuGrid *grid;
  SudokuGeometry *geometry;
  const SudokuGroups *groups;
  const SudokuEncoding *encoding;
  const SudokuNumbering *numbering;
  guint side;
  int *variables;
  guint16 *house_cells;
  guint16 *fixed_cells;
  guint n_fixed_cells;
} SudokuFormula;

/**
 * SudokuStream:
 * @batch: where the clauses go
 * @task: (nullable)
 * @deadline: monotonic time, 0 = none
 * @n_done: clauses so far
 * @n_clauses: clauses in all
 *
 * A stream under way: counts, looks at the time and reports.
 */
typedef struct
{
  SatBatch batch;
  const SudokuTask *task;
  gint64 deadline;
  guint64 n_done;
  guint64 n_clauses;
} SudokuStream;

/* To be called after each house, or what takes about as long. */
gboolean sudoku_stream_advance (SudokuStream *self, guint64 n_clauses, GError **error);

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
 * @first_item: a pair or a mask
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

extern const SudokuFamilyType sudoku_family_cell_type;
extern const SudokuFamilyType sudoku_family_group_type;
extern const SudokuFamilyType sudoku_family_pair_type;
extern const SudokuFamilyType sudoku_family_mask_type;
extern const SudokuFamilyType sudoku_family_given_type;

static inline const int *
sudoku_formula_get_variables (const SudokuFormula *self,
                              guint cell)
{
  return self->variables + (gsize)cell * self->side;
}

static inline int
sudoku_formula_get_variable (const SudokuFormula *self,
                             guint cell,
                             guint value)
{
  return sudoku_formula_get_variables (self, cell)[value - 1];
}

/* Decimal digits of a variable. */
static inline guint
sudoku_formula_count_digits (int variable)
{
  guint n = 1;

  for (; variable >= 10; variable /= 10)
    n++;
  return n;
}

/* The cells of a house in the order in which its clauses name them. */
static inline const guint16 *
sudoku_formula_get_house_cells (const SudokuFormula *self,
                                guint house)
{
  return self->house_cells + (gsize)house * self->side;
}

/* For families of items with different numbers of clauses. */
void sudoku_family_index_items (SudokuFamilyPart *self,
                                guint (*count) (const SudokuFamilyPart *part, guint item));
guint sudoku_family_find_item (const SudokuFamilyPart *self, guint64 index, guint *number);

G_END_DECLS
