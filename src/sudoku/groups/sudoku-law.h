/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laws of Latin squares. A square is the table of a product: row x, column y holds x·y. A law is a
 * row of clauses, one for each choice of its variables: where some candidates are true, another one
 * is true, too, or they can't all be true. */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LAW_TERMS_MAX:
 *
 * The most candidates in a clause of a law.
 */
#define SUDOKU_LAW_TERMS_MAX 4
/**
 * SUDOKU_LAW_VARIABLES_MAX:
 *
 * The most variables of a law.
 */
#define SUDOKU_LAW_VARIABLES_MAX 6
/**
 * SUDOKU_LAW_CLAUSES_MAX:
 *
 * The most clauses; a law that has more at a side is refused.
 */
#define SUDOKU_LAW_CLAUSES_MAX 10000000

/**
 * SudokuLaw:
 * @id: the id of its rule and of its family of clauses
 * @name: N_(): as a title
 * @identity: in mathematical notation: "(x·y)·(y·x) = x"
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
 * @law: its law
 * @rule: the index of its rule in the shape
 * @n_variables: how many variables it has; each stands for 1…N
 * @ordered: whether the first variable must be below the second
 * @n_premises: how many terms are conditions; they come first
 * @n_terms: the number of conditions and, perhaps, a conclusion
 * @terms: the variables of row, column and value of each term, from 0
 *
 * The clauses of a law in a form to compute with.
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
 * @n_terms: the number of conditions and, perhaps, a conclusion
 * @cells: the cell of each term, from 0
 * @values: the value of each term, 1…N
 *
 * A clause of a law: not all conditions are true, or the conclusion is true, too.
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
 * @open: the condition that is uncertain, or −1
 * @user_data: what was given with the function
 *
 * Called for a clause from which something may follow.
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
