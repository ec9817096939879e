/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laws of Latin squares. A square is the table of a product: row x, column y holds x·y. A law is a
 * row of clauses, one for each choice of its variables: where some candidates stand, another one
 * stands, too, or they can't all stand. */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LAW_TERMS_MAX:
 *
 * How many candidates a clause of a law speaks of at most.
 */
#define SUDOKU_LAW_TERMS_MAX 4
/**
 * SUDOKU_LAW_VARIABLES_MAX:
 *
 * How many variables a law has at most.
 */
#define SUDOKU_LAW_VARIABLES_MAX 6
/**
 * SUDOKU_LAW_CLAUSES_MAX:
 *
 * A law with more clauses than that is refused for the side.
 */
#define SUDOKU_LAW_CLAUSES_MAX 10000000

/**
 * SudokuLaw:
 * @id: of its rule and of its family of clauses
 * @name: N_(): as a title
 * @identity: as people write it: "(x·y)·(y·x) = x"
 * @text: its clauses: of "xyz yxw > zwx" each says that x·y = z and y·x = w make z·w = x. Without
 *   anything behind ">" they exclude each other; "x<z: " in front asks for x below z.
 *
 * A law of Latin squares.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *identity;
  const char *text;
} SudokuLaw;

/**
 * SudokuLawForm:
 * @law: what it is the form of
 * @rule: the index of its rule in the shape
 * @n_variables: how many variables it has; each stands for 1…N
 * @ordered: whether the first variable is below the second
 * @n_premises: how many terms are conditions; they come first
 * @n_terms: these and, perhaps, a conclusion
 * @terms: the variables of row, column and value of each term, from 0
 *
 * The clauses of a law, to be computed with.
 */
typedef struct
{
  const SudokuLaw *law;
  guint rule;
  guint n_variables;
  gboolean ordered;
  guint n_premises;
  guint n_terms;
  guint8 terms[SUDOKU_LAW_TERMS_MAX][3];
} SudokuLawForm;

/**
 * SudokuLawClause:
 * @n_premises: how many terms are conditions; they come first
 * @n_terms: these and, perhaps, a conclusion
 * @cells: the cell of each term, from 0
 * @values: the value of each term, 1…N
 *
 * A clause of a law: the values do not all stand in the cells of the conditions, or that of the
 * conclusion stands, too.
 */
typedef struct
{
  guint n_premises;
  guint n_terms;
  guint16 cells[SUDOKU_LAW_TERMS_MAX];
  guint8 values[SUDOKU_LAW_TERMS_MAX];
} SudokuLawClause;

/**
 * SudokuLawFunc:
 * @clause: a clause; only valid during the call
 * @open: the condition that is not certain, or -1
 * @user_data: what was given with the function
 *
 * Is called for a clause from which something may follow.
 *
 * Returns: %FALSE to end the walk
 */
typedef gboolean (*SudokuLawFunc) (const SudokuLawClause *clause, int open, gpointer user_data);

void sudoku_law_parse (const SudokuLaw *law, SudokuLawForm *form);
guint64 sudoku_law_count_clauses (const SudokuLawForm *form, guint side);
void sudoku_law_get_clause (const SudokuLawForm *form,
                            guint side,
                            guint64 index,
                            SudokuLawClause *clause);
guint64 sudoku_law_get_index (const SudokuLawForm *form, guint side, const guint8 *values);
gboolean sudoku_law_walk (const SudokuLawForm *form,
                          guint side,
                          const SudokuSet *cells,
                          guint n_open,
                          SudokuLawFunc func,
                          gpointer user_data);

G_END_DECLS
