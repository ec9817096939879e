/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numberings of the variables. They know only the side, nothing of boxes, clauses or grids. */

#include "sudoku-numbering.h"

#include <glib/gi18n.h>

/* Row, column and value are the digits of the variable in this base, so for N < 10 it can be read
 * directly: 123 is row 1, column 2, value 3. */
static int
original_base (guint side)
{
  return side < 10 ? 10 : (int)side + 1;
}

static int
original_variable (guint side,
                   guint row,
                   guint column,
                   guint value)
{
  int base = original_base (side);

  return ((int)row * base + (int)column) * base + (int)value;
}

static gboolean
original_meaning (guint side,
                  int variable,
                  guint *row,
                  guint *column,
                  guint *value)
{
  int base = original_base (side);

  if (variable <= 0)
    return FALSE;
  *row = (guint)(variable / (base * base));
  *column = (guint)(variable / base % base);
  *value = (guint)(variable % base);
  return *row - 1 < side && *column - 1 < side && *value - 1 < side;
}

/* What the original program declares: for N = 4 and N = 9 the largest variable, otherwise a little
 * more. */
static int
original_n_variables (guint side)
{
  int edge = original_base (side) + 1;

  if (side == 4 || side == 9)
    return original_variable (side, side, side, side);
  return edge * edge * edge;
}

static int
compact_variable (guint side,
                  guint row,
                  guint column,
                  guint value)
{
  return (int)(((row - 1) * side + (column - 1)) * side + value);
}

static gboolean
compact_meaning (guint side,
                 int variable,
                 guint *row,
                 guint *column,
                 guint *value)
{
  guint index = (guint)variable - 1;

  if (variable <= 0)
    return FALSE;
  *row = index / (side * side) + 1;
  *column = index / side % side + 1;
  *value = index % side + 1;
  return *row <= side;
}

static int
compact_n_variables (guint side)
{
  return (int)(side * side * side);
}

/* The largest side at which the digits of a variable can be separated: each is 1…10. */
#define LATIN_SIDE_MAX 10

static int
latin_variable (guint side,
                guint row,
                guint column,
                guint value)
{
  if (side > LATIN_SIDE_MAX)
    return compact_variable (side, row, column, value);
  return (int)(100 * row + 10 * column + value + 1);
}

static gboolean
latin_meaning (guint side,
               int variable,
               guint *row,
               guint *column,
               guint *value)
{
  guint rest = (guint)variable - 1;

  if (side > LATIN_SIDE_MAX)
    return compact_meaning (side, variable, row, column, value);
  if (variable <= 1)
    return FALSE;
  *value = (rest - 1) % 10 + 1;
  rest = (rest - *value) / 10;
  if (rest == 0)
    return FALSE;
  *column = (rest - 1) % 10 + 1;
  *row = (rest - *column) / 10;
  return *row - 1 < side && *column - 1 < side && *value - 1 < side;
}

static int
latin_n_variables (guint side)
{
  return latin_variable (side, side, side, side);
}

static const SudokuNumbering numberings[] = {
  {
    "original",
    N_ ("Original"),
    N_ ("r·b² + c·b + v with b = 10 up to 9×9, else b = N + 1: 123 is row 1, column 2, value 3"),
    original_variable,
    original_meaning,
    original_n_variables,
  },
  {
    "compact",
    N_ ("Compact"),
    N_ ("((r − 1)·N + c − 1)·N + v: N³ variables without gaps"),
    compact_variable,
    compact_meaning,
    compact_n_variables,
  },
  {
    "latin",
    N_ ("Latin"),
    N_ ("100·r + 10·c + v + 1 up to 10×10: 124 is row 1, column 2, value 3; above as Compact"),
    latin_variable,
    latin_meaning,
    latin_n_variables,
  },
};

/**
 * sudoku_numberings:
 * @n_numberings: (out): how many there are
 *
 * Gets all numberings, the default first. For sides up to SUDOKU_SIDE_MAX, variable() is one-to-one
 * with the inverse meaning(), and no variable is above n_variables(). When meaning() returns %FALSE
 * its arguments are undefined.
 *
 * Returns: (transfer none) (array length=n_numberings): the table
 */
const SudokuNumbering *
sudoku_numberings (gsize *n_numberings)
{
  g_return_val_if_fail (n_numberings != NULL, NULL);

  *n_numberings = G_N_ELEMENTS (numberings);
  return numberings;
}

/**
 * sudoku_numbering_find:
 * @id: an id
 *
 * Finds a numbering by its id.
 *
 * Returns: (transfer none) (nullable): the numbering; %NULL if there is none
 */
const SudokuNumbering *
sudoku_numbering_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numberings); i++)
    if (g_strcmp0 (numberings[i].id, id) == 0)
      return &numberings[i];
  return NULL;
}

/**
 * sudoku_numbering_find_cell: (skip)
 * @side: N
 * @variable: any number
 * @cell: (out): the cell, from 0 in reading order
 * @value: (out): the value, 1…N
 * @numbering: the #SudokuNumbering
 *
 * Finds the cell and value of a variable. A #SudokuOwnNumberFunc, with the numbering as its data.
 *
 * Returns: %FALSE when the variable has none; then both are 0
 */
gboolean
sudoku_numbering_find_cell (guint side,
                            int variable,
                            guint *cell,
                            guint *value,
                            gpointer numbering)
{
  const SudokuNumbering *self = numbering;
  guint row = 0, column = 0, found = 0;

  g_return_val_if_fail (self != NULL && cell != NULL && value != NULL, FALSE);

  *cell = 0;
  *value = 0;
  if (!self->meaning (side, variable, &row, &column, &found))
    return FALSE;
  *cell = (row - 1) * side + column - 1;
  *value = found;
  return TRUE;
}
