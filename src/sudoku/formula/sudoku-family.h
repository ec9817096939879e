/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the families of clauses share; for sudoku-cnf.c and sudoku-family*.c only. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

/* What every family may look at. Made once with the formula, then never changed. */
typedef struct
{
  SudokuGrid *grid;           /* owned: fixed values only */
  SudokuGeometry *geometry;   /* borrowed from @grid */
  const SudokuGroups *groups; /* borrowed from @geometry */
  const SudokuEncoding *encoding;
  const SudokuNumbering *numbering;
  guint side;
  int *variables;       /* owned: cell × side + value − 1 → variable */
  guint16 *house_cells; /* owned: those of each house in reading order */
  guint16 *fixed_cells; /* owned: in reading order */
  guint n_fixed_cells;
} SudokuFormula;

/* A stream under way: counts, looks at the time and reports. */
typedef struct
{
  SatBatch batch;
  const SudokuTask *task; /* (nullable) */
  gint64 deadline;        /* monotonic time, 0 = none */
  guint64 n_done;
  guint64 n_clauses;
} SudokuStream;

/* To be called after each house, or what takes about as long. */
gboolean sudoku_stream_advance (SudokuStream *self, guint64 n_clauses, GError **error);

typedef struct _SudokuFamilyType SudokuFamilyType;

typedef struct
{
  const SudokuFormula *formula;
  const SudokuFamilyType *type;
  SudokuFamily info;
  guint first_house; /* of a family of houses */
  guint n_houses;
  guint first_truth; /* of those that are said together with the houses, or by themselves */
  guint n_truths;    /* with each value of each house; 1 by themselves */
  guint first_item;  /* a pair or a mask */
  guint n_items;     /* pairs, masks, or truths by themselves */
  guint64 *starts;   /* (nullable): owned: by item its first clause, and the end of all */
} SudokuFamilyPart;

/* One kind of family. An index counts the clauses of the family from 0. */
struct _SudokuFamilyType
{
  /* Given what the family is about, sets the rest; no clauses: there is no such family. */
  void (*init) (SudokuFamilyPart *part);
  guint (*get_clause) (const SudokuFamilyPart *part, guint64 index, int literals[SUDOKU_SIDE_MAX]);
  /* Sets those members of @meaning, all zero before, that its kind has. */
  void (*describe) (const SudokuFamilyPart *part, guint64 index, SudokuClause *meaning);
  gboolean (*stream) (const SudokuFamilyPart *part, SudokuStream *stream, GError **error);
  /* Appends the clauses with a literal that row, column, cells, value and sign of @filter fit. */
  void (*filter) (const SudokuFamilyPart *part,
                  const SudokuFilter *filter,
                  SudokuClauseSet *matches);
  /* @digits: cell → decimal digits of its variables together */
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
