/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a formula as a puzzle: each clause must be a rule or a given, and together they must
 * say all rules of a grid. Every encoding is recognised that says them by clauses over a whole
 * cell or house and by pairs, and every numbering that counts through rows, columns and values
 * in some order, see sudoku-recognise-variables.c. Knows nothing of the text of a formula. */

#include "sudoku-recognise-private.h"

#include <sat-dimacs.h>
#include <stdlib.h>

/* So many literals of a clause are quoted in a message. */
#define QUOTE_MAX 6

/* Which digit of a rank, in base N, from the most significant, is the row, the column and the
 * value. A grid that counts columns before rows can't be told from the transposed one. */
static const struct
{
  guint8 row, column, value;
} orders[] = {
  { 0, 1, 2 },
  { 1, 2, 0 },
  { 0, 2, 1 },
};

/* A candidate that a clause rules out. */
typedef struct
{
  guint64 number; /* of the clause */
  int variable;
} Denial;

/* A formula read in one order. */
typedef struct
{
  const char *name;
  const SatClauses *clauses;
  const SudokuVariables *variables;
  GCancellable *cancellable;
  guint side;
  SudokuSpot *spots; /* by rank */
  SudokuGeometry *geometry;
  SudokuRuleBook *book;
  SudokuGrid *grid;
  GArray *denials;
  guint64 n_accepted; /* clauses */
} Reading;

static void
reading_clear (Reading *self)
{
  g_free (self->spots);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  g_clear_pointer (&self->book, sudoku_rule_book_free);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->denials, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

/* Sees to it that a run through clauses can be cancelled. */
gboolean
sudoku_clause_iter_is_cancelled (const SudokuClauseIter *self,
                                 GCancellable *cancellable,
                                 GError **error)
{
  return self->number % 65536 == 0 && g_cancellable_set_error_if_cancelled (cancellable, error);
}

static void
append_quoted (GString *string,
               const int *literals,
               gsize n_literals)
{
  if (n_literals <= QUOTE_MAX)
    {
      sat_dimacs_append_clause (string, literals, n_literals);
      return;
    }
  for (gsize i = 0; i + 1 < QUOTE_MAX; i++)
    {
      sat_dimacs_append_literal (string, literals[i]);
      g_string_append_c (string, ' ');
    }
  g_string_append (string, "… 0");
}

static gboolean fail_clause (const Reading *self,
                             const SudokuClauseIter *iter,
                             GError **error,
                             const char *format,
                             ...) G_GNUC_PRINTF (4, 5);

static gboolean
fail_clause (const Reading *self,
             const SudokuClauseIter *iter,
             GError **error,
             const char *format,
             ...)
{
  g_autoptr (GString) quote = g_string_new (NULL);
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  append_quoted (quote, iter->literals, iter->n_literals);
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT,
               "%s: clause %" G_GUINT64_FORMAT " (%s) %s", self->name, iter->number, quote->str,
               message);
  return FALSE;
}

static void
make_spots (Reading *self,
            guint order)
{
  guint side = self->side;

  self->spots = g_new (SudokuSpot, (gsize)side * side * side);
  for (guint rank = 0; rank < side * side * side; rank++)
    {
      guint digits[] = { rank / (side * side), rank / side % side, rank % side };

      self->spots[rank].cell =
        (guint16)(digits[orders[order].row] * side + digits[orders[order].column]);
      self->spots[rank].value = (guint8)digits[orders[order].value];
    }
}

static SudokuSpot
get_spot (const Reading *self,
          int literal)
{
  return self->spots[sudoku_variables_get_rank (self->variables, abs (literal))];
}

static gboolean
add_unit (Reading *self,
          const SudokuClauseIter *iter,
          GError **error)
{
  int literal = iter->literals[0];
  SudokuSpot spot = get_spot (self, literal);
  guint before = sudoku_grid_get_value (self->grid, spot.cell);
  Denial denial = { iter->number, abs (literal) };

  if (literal < 0)
    g_array_append_val (self->denials, denial);
  else if (before != 0 && before != spot.value + 1u)
    return fail_clause (self, iter, error,
                        "gives %u to row %u column %u, which another clause gives %u",
                        spot.value + 1, spot.cell / self->side + 1, spot.cell % self->side + 1,
                        before);
  else
    sudoku_grid_set (self->grid, spot.cell, spot.value + 1u, SUDOKU_ORIGIN_GIVEN);
  return TRUE;
}

static gboolean
add_choice (Reading *self,
            const SudokuClauseIter *iter)
{
  SudokuSpot spots[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < self->side; i++)
    spots[i] = get_spot (self, iter->literals[i]);
  return sudoku_rule_book_add_choice (self->book, spots);
}

static gboolean
add_clause (Reading *self,
            const SudokuClauseIter *iter,
            GError **error)
{
  const int *literals = iter->literals;
  gsize n_positive = 0;

  if (iter->n_literals == 0)
    return fail_clause (self, iter, error, "is empty: nothing can satisfy it");
  if (iter->n_literals == 1)
    return add_unit (self, iter, error);
  for (gsize i = 0; i < iter->n_literals; i++)
    n_positive += literals[i] > 0;
  if (n_positive == 0 && iter->n_literals == 2 &&
      sudoku_rule_book_add_pair (self->book, get_spot (self, literals[0]),
                                 get_spot (self, literals[1])))
    return TRUE;
  if (n_positive == iter->n_literals && n_positive == self->side && add_choice (self, iter))
    return TRUE;
  return fail_clause (self, iter, error, "is neither a rule of Sudoku nor a given");
}

static gboolean
add_clauses (Reading *self,
             GError **error)
{
  SudokuClauseIter iter;

  sudoku_clause_iter_init (&iter, self->clauses);
  while (sudoku_clause_iter_next (&iter))
    {
      if (sudoku_clause_iter_is_cancelled (&iter, self->cancellable, error) ||
          !add_clause (self, &iter, error))
        return FALSE;
      self->n_accepted++;
    }
  return TRUE;
}

/* Whether a given takes a candidate away. */
static gboolean
is_denied (const Reading *self,
           SudokuSpot spot)
{
  guint n_houses = 0;
  const SudokuPlace *houses = sudoku_groups_get_places (sudoku_geometry_get_groups (self->geometry),
                                                        spot.cell,
                                                        &n_houses);
  guint given = sudoku_grid_get_value (self->grid, spot.cell);

  if (given != 0 && given != spot.value + 1u)
    return TRUE;
  for (guint i = 0; i < n_houses; i++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, houses[i].house);

      for (guint place = 0; place < self->side; place++)
        if (cells[place] != spot.cell &&
            sudoku_grid_get_value (self->grid, cells[place]) == spot.value + 1u)
          return TRUE;
    }
  return FALSE;
}

/* Some formulas say in so many words what the givens rule out; a grid can't say more. */
static gboolean
check_denials (const Reading *self,
               GError **error)
{
  for (guint i = 0; i < self->denials->len; i++)
    {
      Denial denial = g_array_index (self->denials, Denial, i);
      SudokuSpot spot = get_spot (self, denial.variable);
      int literal = -denial.variable;
      SudokuClauseIter iter = { .literals = &literal, .n_literals = 1, .number = denial.number };

      if (!is_denied (self, spot))
        return fail_clause (self, &iter, error,
                            "rules out %u in row %u column %u, which no given does: a grid "
                            "can't say that",
                            spot.value + 1, spot.cell / self->side + 1,
                            spot.cell % self->side + 1);
    }
  return TRUE;
}

static char *
name_house (SudokuGeometry *geometry,
            guint house)
{
  static const char *names[] = {
    [SUDOKU_HOUSE_ROW] = "row",
    [SUDOKU_HOUSE_COLUMN] = "column",
    [SUDOKU_HOUSE_BOX] = "box",
    [SUDOKU_HOUSE_FALLING] = "the falling diagonal",
    [SUDOKU_HOUSE_RISING] = "the rising diagonal",
  };
  SudokuHouseKind kind = sudoku_geometry_get_house_kind (geometry, house);

  if (kind == SUDOKU_HOUSE_FALLING || kind == SUDOKU_HOUSE_RISING)
    return g_strdup (names[kind]);
  return g_strdup_printf ("%s %u", names[kind],
                          sudoku_geometry_get_house_number (geometry, house) + 1);
}

/* What a clause that is missing would say. */
static char *
word_missing (const Reading *self,
              const SudokuClause *missing)
{
  guint side = self->side;
  guint row = missing->cell / side + 1, column = missing->cell % side + 1;
  g_autofree char *house = name_house (self->geometry, missing->house);

  switch (missing->kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      return g_strdup_printf ("row %u column %u holds a value", row, column);
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return g_strdup_printf ("row %u column %u does not hold both %u and %u", row, column,
                              missing->value, missing->other_value);
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      return g_strdup_printf ("%s does not hold %u both in row %u column %u and in row %u "
                              "column %u",
                              house, missing->value, row, column, missing->other_cell / side + 1,
                              missing->other_cell % side + 1);
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
    case SUDOKU_CLAUSE_PAIR:
    case SUDOKU_CLAUSE_MASK:
    case SUDOKU_CLAUSE_GIVEN:
    default:
      return g_strdup_printf ("%s holds %u", house, missing->value);
    }
}

static gboolean
check_rules (const Reading *self,
             GError **error)
{
  SudokuClause missing = { 0 };
  g_autofree char *words = NULL;

  if (sudoku_rule_book_is_complete (self->book, &missing))
    return TRUE;
  words = word_missing (self, &missing);
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT,
               "%s: this is not all of a Sudoku: no clause says that %s", self->name, words);
  return FALSE;
}

static gboolean
read_in_order (Reading *self,
               guint order,
               GError **error)
{
  make_spots (self, order);
  self->geometry = sudoku_recognise_shape (self->clauses, self->variables, self->spots,
                                           self->cancellable, error);
  if (self->geometry == NULL)
    return FALSE;
  self->book = sudoku_rule_book_new (self->geometry);
  self->grid = sudoku_grid_new (self->geometry);
  self->denials = g_array_new (FALSE, FALSE, sizeof (Denial));
  return add_clauses (self, error) && check_denials (self, error) && check_rules (self, error);
}

/**
 * sudoku_recognise_clauses: (skip)
 * @name: name of the formula, for messages
 * @clauses: a formula
 * @numbering: (out) (optional) (nullable): the numbering, when it is one of the table
 * @cancellable: (nullable): looked at all the time
 * @error: return location for an error
 *
 * Finds the puzzle that a formula says: its side, its boxes, its diagonals and its givens.
 * The clauses may come in any order and any number of times. Each must say that a cell holds
 * a value or a house some value, that two values or two cells exclude each other, or what a
 * cell holds or, because of a given, doesn't hold. Together they must imply all rules. Linear
 * time; memory of O(N⁴) bits.
 *
 * Returns: (transfer full) (nullable): a grid of givens; %NULL with SUDOKU_ERROR_FORMAT and
 *   the first clause that is none of a puzzle or is missing, SUDOKU_ERROR_LIMIT when it is
 *   larger than any puzzle, or G_IO_ERROR_CANCELLED
 */
SudokuGrid *
sudoku_recognise_clauses (const char *name,
                          const SatClauses *clauses,
                          const SudokuNumbering **numbering,
                          GCancellable *cancellable,
                          GError **error)
{
  g_autoptr (SudokuVariables) variables = NULL;
  g_autoptr (GError) best_error = NULL;
  guint64 best = 0;

  g_return_val_if_fail (name != NULL && clauses != NULL, NULL);

  variables = sudoku_variables_new (name, clauses, cancellable, error);
  if (variables == NULL)
    return NULL;
  for (guint order = 0; order < G_N_ELEMENTS (orders); order++)
    {
      g_autoptr (GError) local_error = NULL;
      g_auto (Reading) reading = {
        .name = name,
        .clauses = clauses,
        .variables = variables,
        .cancellable = cancellable,
        .side = sudoku_variables_get_side (variables),
      };

      if (read_in_order (&reading, order, &local_error))
        {
          if (numbering != NULL)
            *numbering = order == 0 ? sudoku_variables_find_numbering (variables) : NULL;
          return g_steal_pointer (&reading.grid);
        }
      if (local_error->domain == G_IO_ERROR)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return NULL;
        }
      /* What is wrong is best said in the order in which most is right. */
      if (best_error == NULL || reading.n_accepted > best)
        {
          best = reading.n_accepted;
          g_clear_error (&best_error);
          best_error = g_steal_pointer (&local_error);
        }
    }
  g_propagate_error (error, g_steal_pointer (&best_error));
  return NULL;
}
