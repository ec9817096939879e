/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts solutions with MiniSat, which forbids one after the other. The formula is either the one
 * that is exported, or one that this file makes from the plain definition of the rules alone: each
 * cell has a value, no candidate that breaks a rule by itself, no two that do so together. */

#include "test-minisat.h"

#include <sat-process.h>

#define TIME_LIMIT 600

struct _TestMinisat
{
  SudokuGeometry *geometry; /* owned */
  SudokuCnf *cnf;           /* (nullable): owned: what is exported, givens and all */
  GArray *rules;            /* (element-type int): clauses, each with a 0 behind it */
  GArray *more;             /* the same: givens, and solutions that were found */
  guint side;
  guint n_cells;
};

/* Is there such a program? */
gboolean
test_minisat_is_there (void)
{
  g_autofree char *path = g_find_program_in_path ("minisat");

  return path != NULL;
}

static TestMinisat *
allocate (SudokuGeometry *geometry)
{
  TestMinisat *self = g_new0 (TestMinisat, 1);

  self->geometry = sudoku_geometry_ref (geometry);
  self->rules = g_array_new (FALSE, FALSE, sizeof (int));
  self->more = g_array_new (FALSE, FALSE, sizeof (int));
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = self->side * self->side;
  return self;
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

static void
add (GArray *clauses,
     const int *literals,
     guint n_literals)
{
  const int end = 0;

  g_array_append_vals (clauses, literals, n_literals);
  g_array_append_val (clauses, end);
}

/* The variable of a candidate in the plain formula; candidates count from 0. */
static int
plain_variable (guint candidate)
{
  return (int)candidate + 1;
}

static gboolean
breaks_rule (const TestMinisat *self,
             guint8 *values,
             guint one,
             guint other)
{
  gboolean broken;

  values[one / self->side] = (guint8)(one % self->side + 1);
  values[other / self->side] = (guint8)(other % self->side + 1);
  broken = !sudoku_geometry_check (self->geometry, values, stop, NULL);
  values[one / self->side] = 0;
  values[other / self->side] = 0;
  return broken;
}

/* Makes the formula by trying all pairs of candidates on an empty board. */
TestMinisat *
test_minisat_new_plain (SudokuGeometry *geometry)
{
  TestMinisat *self = allocate (geometry);
  g_autofree guint8 *values = g_new0 (guint8, self->n_cells);
  guint n = self->n_cells * self->side;

  for (guint one = 0; one < n; one++)
    {
      const int denied = -plain_variable (one);

      if (one % self->side == 0)
        {
          int literals[SUDOKU_SIDE_MAX];

          for (guint i = 0; i < self->side; i++)
            literals[i] = plain_variable (one + i);
          add (self->rules, literals, self->side);
        }
      if (breaks_rule (self, values, one, one))
        {
          add (self->rules, &denied, 1);
          continue;
        }
      for (guint other = one + 1; other < n; other++)
        if (one / self->side == other / self->side || breaks_rule (self, values, one, other))
          add (self->rules, (const int[]){ denied, -plain_variable (other) }, 2);
    }
  return self;
}

/* The exported formula, with its givens. */
TestMinisat *
test_minisat_new_exported (const SudokuCnf *cnf)
{
  TestMinisat *self = allocate (sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf)));

  self->cnf = sudoku_cnf_ref ((SudokuCnf *)cnf);
  return self;
}

void
test_minisat_free (TestMinisat *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_array_unref (self->rules);
  g_array_unref (self->more);
  sudoku_geometry_unref (self->geometry);
  g_free (self);
}

static int
get_variable (const TestMinisat *self,
              guint cell,
              guint value)
{
  if (self->cnf != NULL)
    return sudoku_cnf_get_variable (self->cnf, cell, value);
  return plain_variable (cell * self->side + value - 1);
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  const TestMinisat *self = user_data;

  if (self->cnf != NULL && !sudoku_cnf_stream (self->cnf, sink, NULL, error))
    return FALSE;
  return (self->rules->len == 0 ||
          sat_sink_add (sink, (const int *)(void *)self->rules->data, self->rules->len, error)) &&
         (self->more->len == 0 ||
          sat_sink_add (sink, (const int *)(void *)self->more->data, self->more->len, error));
}

static guint64
count_clauses (const GArray *clauses)
{
  guint64 n = 0;

  for (guint i = 0; i < clauses->len; i++)
    n += g_array_index (clauses, int, i) == 0;
  return n;
}

/* @seconds: after which there is no answer */
static SatModel *
solve (TestMinisat *self,
       guint seconds)
{
  g_autoptr (GError) error = NULL;
  guint64 n_clauses = count_clauses (self->rules) + count_clauses (self->more);
  int n_variables = (int)(self->n_cells * self->side);
  SatModel *model;

  if (self->cnf != NULL)
    {
      n_clauses += sudoku_cnf_get_n_clauses (self->cnf);
      n_variables = sudoku_cnf_get_n_variables (self->cnf);
    }
  model = sat_process_solve (&(SatProcessJob){ .command = "minisat",
                                               .n_variables = n_variables,
                                               .n_clauses = n_clauses,
                                               .stream = stream_cb,
                                               .stream_data = self,
                                               .limits = { .time = seconds } },
                             NULL, NULL, &error);
  g_assert_no_error (error);
  return model;
}

static void
forbid (TestMinisat *self,
        const SatModel *model)
{
  g_autoptr (GArray) literals = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint value = 1; value <= self->side; value++)
      {
        int variable = get_variable (self, cell, value), denied = -variable;

        if (sat_model_get_value (model, variable) > 0)
          g_array_append_val (literals, denied);
      }
  g_assert_cmpuint (literals->len, ==, self->n_cells);
  add (self->more, (const int *)(void *)literals->data, literals->len);
}

/* How many solutions the fixed values have, at most @limit. For the exported formula @grid is the
 * one that it was made of. */
guint64
test_minisat_count (TestMinisat *self,
                    const SudokuGrid *grid,
                    guint64 limit)
{
  guint64 n = 0;

  g_array_set_size (self->more, 0);
  for (guint cell = 0; self->cnf == NULL && cell < self->n_cells; cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0)
      {
        const int given = get_variable (self, cell, sudoku_grid_get_fixed (grid, cell));

        add (self->more, &given, 1);
      }
  for (; n < limit; n++)
    {
      g_autoptr (SatModel) model = solve (self, TIME_LIMIT);

      g_assert_cmpint (sat_model_get_status (model), !=, SAT_STATUS_UNKNOWN);
      if (sat_model_get_status (model) == SAT_STATUS_UNSATISFIABLE)
        break;
      forbid (self, model);
    }
  return n;
}

/* Whether the exported formula has a solution; unknown after so many seconds. */
SatStatus
test_minisat_solve (TestMinisat *self,
                    guint seconds)
{
  g_autoptr (SatModel) model = NULL;

  g_assert_nonnull (self->cnf);
  g_array_set_size (self->more, 0);
  model = solve (self, seconds);
  return sat_model_get_status (model);
}
