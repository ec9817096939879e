/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of a law: each by its number, as a choice of the variables is a number with base N;
 * and those from which something follows, found by combining only what is on the board. Knows no
 * rule and no formula. */

#include "sudoku-law.h"

#include <string.h>

/* The variable that a letter stands for; a new letter is a new variable. */
static guint8
find_variable (SudokuLawForm *form,
               char letters[SUDOKU_LAW_VARIABLES_MAX],
               char letter)
{
  guint8 i = 0;

  while (i < form->n_variables && letters[i] != letter)
    i++;
  if (i == form->n_variables)
    {
      g_assert (form->n_variables < SUDOKU_LAW_VARIABLES_MAX);
      letters[form->n_variables++] = letter;
    }
  return i;
}

/**
 * sudoku_law_parse: (skip)
 * @law: a law
 * @form: (out caller-allocates): its clauses
 *
 * Reads the text of a law. Variables are numbered in the order of appearance.
 */
void
sudoku_law_parse (const SudokuLaw *law,
                  SudokuLawForm *form)
{
  char letters[SUDOKU_LAW_VARIABLES_MAX] = { 0 };
  const char *at = law->text;

  *form = (SudokuLawForm){ .law = law };
  if (at[1] == '<')
    {
      find_variable (form, letters, at[0]);
      find_variable (form, letters, at[2]);
      form->ordered = TRUE;
      at += strlen ("x<z: ");
    }
  for (; *at != '\0'; at++)
    if (*at == '>')
      form->n_premises = form->n_terms;
    else if (*at != ' ')
      {
        guint8 *term = form->terms[form->n_terms++];

        for (guint i = 0; i < 3; i++)
          term[i] = find_variable (form, letters, at[i]);
        at += 2;
      }
}

/**
 * sudoku_law_count_clauses: (skip)
 * @form: the clauses of a law
 * @side: the side N
 *
 * Counts the clauses: one for each choice of the variables.
 *
 * Returns: the number
 */
guint64
sudoku_law_count_clauses (const SudokuLawForm *form,
                          guint side)
{
  guint64 n = 1;

  for (guint i = form->ordered ? 2 : 0; i < form->n_variables; i++)
    n *= side;
  return form->ordered ? n * (side * (side - 1) / 2) : n;
}

/* Inverse of the numbering of pairs whose first element is below the second. */
static void
get_pair (guint side,
          guint64 number,
          guint8 values[2])
{
  guint first = 1;

  while (number >= side - first)
    number -= side - first++;
  values[0] = (guint8)first;
  values[1] = (guint8)(first + 1 + number);
}

static void
fill_terms (const SudokuLawForm *form,
            guint side,
            const guint8 *values,
            SudokuLawClause *clause)
{
  clause->n_premises = form->n_premises;
  clause->n_terms = form->n_terms;
  for (guint i = 0; i < form->n_terms; i++)
    {
      const guint8 *term = form->terms[i];

      clause->cells[i] = (guint16)((values[term[0]] - 1u) * side + values[term[1]] - 1u);
      clause->values[i] = values[term[2]];
    }
}

/**
 * sudoku_law_get_clause: (skip)
 * @form: the clauses of a law
 * @side: the side N
 * @index: the number of a clause, from 0
 * @clause: (out caller-allocates): the clause
 *
 * Makes a clause by arithmetic: the last variable changes fastest.
 */
void
sudoku_law_get_clause (const SudokuLawForm *form,
                       guint side,
                       guint64 index,
                       SudokuLawClause *clause)
{
  guint8 values[SUDOKU_LAW_VARIABLES_MAX];
  guint first = form->ordered ? 2 : 0;

  for (guint i = form->n_variables; i-- > first;)
    {
      values[i] = (guint8)(index % side + 1);
      index /= side;
    }
  if (form->ordered)
    get_pair (side, index, values);
  fill_terms (form, side, values, clause);
}

/**
 * sudoku_law_get_index: (skip)
 * @form: the clauses of a law
 * @side: the side N
 * @values: (array): the value of each variable, 1…N; the first is below the second when these are
 *   ordered
 *
 * Finds the number of the clause for a choice of the variables.
 *
 * Returns: its number, from 0
 */
guint64
sudoku_law_get_index (const SudokuLawForm *form,
                      guint side,
                      const guint8 *values)
{
  guint64 index = 0;

  if (form->ordered)
    {
      for (guint first = 1; first < values[0]; first++)
        index += side - first;
      index += values[1] - values[0] - 1u;
    }
  for (guint i = form->ordered ? 2 : 0; i < form->n_variables; i++)
    index = index * side + values[i] - 1u;
  return index;
}

/* ---- what follows ---- */

typedef struct
{
  const SudokuLawForm *form;
  guint side;
  const SudokuSet *cells; /* borrowed; may change during the walk */
  guint n_open;
  SudokuLawFunc func;
  gpointer user_data;
  guint8 values[SUDOKU_LAW_VARIABLES_MAX]; /* 0: not chosen yet */
  int open;
} Walk;

static gboolean walk_term (Walk *self, guint number);

/* Tries each value that a variable may have; one that is fixed has only that. */
static gboolean
choose (Walk *self,
        guint number,
        guint part)
{
  guint8 *value = &self->values[self->form->terms[number][part]];
  gboolean going = TRUE;

  if (*value != 0)
    return part == 0 ? choose (self, number, 1) : walk_term (self, number);
  for (guint i = 1; i <= self->side && going; i++)
    {
      *value = (guint8)i;
      going = part == 0 ? choose (self, number, 1) : walk_term (self, number);
    }
  *value = 0;
  return going;
}

static gboolean
finish (Walk *self)
{
  SudokuLawClause clause;

  if (self->form->ordered && self->values[0] >= self->values[1])
    return TRUE;
  fill_terms (self->form, self->side, self->values, &clause);
  return self->func (&clause, self->open, self->user_data);
}

/* Tries a value in the cell of a condition. */
static gboolean
try_value (Walk *self,
           guint number,
           guint found)
{
  guint8 *value = &self->values[self->form->terms[number][2]];
  guint8 before = *value;
  gboolean going;

  if (before != 0 && before != found)
    return TRUE;
  *value = (guint8)found;
  going = number + 1 < self->form->n_terms ? choose (self, number + 1, 0) : finish (self);
  *value = before;
  return going;
}

/* A term whose row and column are chosen. */
static gboolean
walk_term (Walk *self,
           guint number)
{
  const guint8 *term = self->form->terms[number];
  guint cell = (self->values[term[0]] - 1u) * self->side + self->values[term[1]] - 1u, value;
  SudokuSet left = self->cells[cell];
  gboolean going = TRUE;

  if (number >= self->form->n_premises)
    return finish (self);
  if (sudoku_set_count (left) == 1)
    return try_value (self, number, sudoku_set_first (left));
  if (self->n_open == 0 || self->open >= 0)
    return TRUE;
  self->open = (int)number;
  SUDOKU_SET_FOREACH (left, value)
  {
    going = going && try_value (self, number, value);
  }
  self->open = -1;
  return going;
}

/**
 * sudoku_law_walk: (skip)
 * @form: the clauses of a law
 * @side: the side N
 * @cells: the values that each cell may have; may change during the walk
 * @n_open: how many conditions may be uncertain: 0 or 1
 * @func: (scope call): called for each clause
 * @user_data: for @func
 *
 * Finds the clauses whose conditions hold, except for @n_open of them: a condition holds when its
 * cell has only that value. @func decides about the conclusion. The cost grows with what is
 * certain, up to the number of clauses.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_law_walk (const SudokuLawForm *form,
                 guint side,
                 const SudokuSet *cells,
                 guint n_open,
                 SudokuLawFunc func,
                 gpointer user_data)
{
  Walk walk = {
    .form = form,
    .side = side,
    .cells = cells,
    .n_open = n_open,
    .func = func,
    .user_data = user_data,
    .open = -1,
  };

  return choose (&walk, 0, 0);
}
