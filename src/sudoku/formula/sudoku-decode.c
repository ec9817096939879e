/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a model to a grid, and back. A model is checked against every clause of the formula: neither
 * its source nor the reading of it here is trusted. Knows nothing of solvers and of how their
 * answers are written. */

#include "sudoku-decode.h"

#include <sat-check.h>

static SudokuDecoding *
decoding_new (const SudokuCnf *cnf)
{
  SudokuDecoding *self = g_new0 (SudokuDecoding, 1);

  self->grid = sudoku_grid_copy (sudoku_cnf_get_grid (cnf));
  self->missing_cells = g_array_new (FALSE, FALSE, sizeof (guint));
  self->double_cells = g_array_new (FALSE, FALSE, sizeof (guint));
  self->contradicted_givens = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/**
 * sudoku_decoding_free:
 *
 * Frees it.
 */
void
sudoku_decoding_free (SudokuDecoding *self)
{
  g_return_if_fail (self != NULL);

  sudoku_grid_free (self->grid);
  g_array_unref (self->missing_cells);
  g_array_unref (self->double_cells);
  g_array_unref (self->contradicted_givens);
  g_free (self);
}

/* The status, as far as it is known without looking at any clause. */
static SudokuDecodeStatus
judge_answer (const SatModel *model)
{
  switch (sat_model_get_status (model))
    {
    case SAT_STATUS_SATISFIABLE:
      return sat_model_has_literals (model) ? SUDOKU_DECODE_OK : SUDOKU_DECODE_NO_MODEL;
    case SAT_STATUS_UNSATISFIABLE:
      return SUDOKU_DECODE_UNSATISFIABLE;
    case SAT_STATUS_UNKNOWN:
    default:
      return SUDOKU_DECODE_UNKNOWN;
    }
}

static void
count_literals (SudokuDecoding *self,
                const SudokuCnf *cnf,
                const SatModel *model)
{
  guint cell = 0, value = 0;
  int n_declared = sudoku_cnf_get_n_variables (cnf) - (int)sudoku_cnf_get_n_auxiliaries (cnf);

  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    {
      if (literal < 0)
        continue;
      if (sudoku_cnf_get_meaning (cnf, literal, &cell, &value))
        self->n_meaningful++;
      else if (literal <= n_declared || literal > sudoku_cnf_get_n_variables (cnf))
        self->n_stray++;
    }
}

/* Above 0: true, below 0: false, 0: not mentioned. What the formula leaves out because it is known
 * may have any value in a model, but keeps the known one here. */
static int
get_value (const SudokuCnf *cnf,
           const SatModel *model,
           guint cell,
           guint value)
{
  int known = sudoku_cnf_get_known (cnf, cell, value);

  return known < 0 ? known
                   : sat_model_get_value (model, sudoku_cnf_get_variable (cnf, cell, value));
}

/* Counts the true values of a cell; @value is the last of them. */
static guint
count_true (const SudokuCnf *cnf,
            const SatModel *model,
            guint cell,
            guint *value)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  guint n = 0;

  for (guint v = 1; v <= side; v++)
    if (get_value (cnf, model, cell, v) > 0)
      {
        *value = v;
        n++;
      }
  return n;
}

/* Reads one cell. A given is contradicted when the model denies it explicitly or has another value
 * instead. */
static void
read_cell (SudokuDecoding *self,
           const SudokuCnf *cnf,
           const SatModel *model,
           guint cell)
{
  guint given = sudoku_grid_get_fixed (sudoku_cnf_get_grid (cnf), cell);
  guint value = 0;
  guint n_true = count_true (cnf, model, cell, &value);

  if (n_true == 0)
    g_array_append_val (self->missing_cells, cell);
  if (n_true > 1)
    g_array_append_val (self->double_cells, cell);
  if (given == 0)
    {
      if (n_true == 1)
        sudoku_grid_set (self->grid, cell, value, SUDOKU_ORIGIN_ANSWER);
    }
  else
    {
      int said = sat_model_get_value (model, sudoku_cnf_get_variable (cnf, cell, given));

      if (said < 0 || (said == 0 && n_true > 0))
        g_array_append_val (self->contradicted_givens, cell);
    }
}

/* Reads all cells; whether the values satisfy the formula is not known yet. */
static SudokuDecoding *
read_cells (const SudokuCnf *cnf,
            const SatModel *model)
{
  SudokuDecoding *self = decoding_new (cnf);
  guint n_cells = sudoku_grid_get_n_cells (self->grid);

  self->status = judge_answer (model);
  if (self->status != SUDOKU_DECODE_OK)
    return self;
  count_literals (self, cnf, model);
  for (guint cell = 0; cell < n_cells; cell++)
    read_cell (self, cnf, model, cell);
  return self;
}

/* The model with a value for each variable that has a meaning. Auxiliary variables that it does not
 * mention have the value that follows from the cells. */
static SatModel *
complete (const SudokuCnf *cnf,
          const SatModel *model)
{
  SatModel *whole = sat_model_new (SAT_STATUS_SATISFIABLE);
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side; value++)
      {
        int variable = sudoku_cnf_get_variable (cnf, cell, value);
        gboolean is_true = get_value (cnf, model, cell, value) > 0;

        sat_model_add (whole, is_true ? variable : -variable, NULL);
      }
  for (int i = 1; i <= (int)sudoku_cnf_get_n_auxiliaries (cnf); i++)
    {
      int variable = sudoku_cnf_get_n_variables (cnf) + 1 - i;
      int said = sat_model_get_value (model, variable);

      if (said != 0)
        sat_model_add (whole, said > 0 ? variable : -variable, NULL);
    }
  sudoku_cnf_complete_model (cnf, whole);
  return whole;
}

static void
verify_progress_cb (const SudokuProgress *progress,
                    gpointer user_data)
{
  const SudokuTask *task = user_data;
  SudokuProgress copy = *progress;

  copy.stage = SUDOKU_STAGE_VERIFY;
  task->progress (&copy, task->progress_data);
}

static gboolean
verify (SudokuDecoding *self,
        const SudokuCnf *cnf,
        const SatModel *model,
        const SudokuTask *task,
        GError **error)
{
  g_autoptr (SatModel) whole = complete (cnf, model);
  g_autoptr (SatChecker) checker = sat_checker_new (whole);
  SudokuTask verifying = { 0 };

  if (task != NULL)
    verifying = *task;
  if (verifying.progress != NULL)
    {
      verifying.progress = verify_progress_cb;
      verifying.progress_data = (gpointer)task;
    }
  if (!sudoku_cnf_stream (cnf, sat_checker_get_sink (checker), &verifying, error))
    return FALSE;
  self->n_false = sat_checker_get_n_false (checker);
  if (self->n_false > 0)
    {
      self->first_false = sat_checker_get_first_false (checker);
      self->status = SUDOKU_DECODE_VIOLATED;
    }
  return TRUE;
}

/**
 * sudoku_decode: (skip)
 * @cnf: the formula that was solved
 * @model: the answer
 * @task: (nullable): cancellable, time limit and progress; the stage is SUDOKU_STAGE_VERIFY
 *
 * Reads the values of the cells from a model and checks all clauses with SatChecker. Many programs
 * list only true literals, and none has to mention irrelevant ones: a variable that the model does
 * not mention counts as false. True variables without a cell and value are only counted: solvers
 * print some for a numbering with gaps.
 *
 * Returns: (transfer full) (nullable): what the model says, and everything wrong with it; %NULL
 *   with G_IO_ERROR_CANCELLED or G_IO_ERROR_TIMED_OUT
 */
SudokuDecoding *
sudoku_decode (const SudokuCnf *cnf,
               const SatModel *model,
               const SudokuTask *task,
               GError **error)
{
  g_autoptr (SudokuDecoding) self = NULL;

  g_return_val_if_fail (cnf != NULL && model != NULL, NULL);

  self = read_cells (cnf, model);
  if (self->status == SUDOKU_DECODE_OK && !verify (self, cnf, model, task, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Is the model right for this formula? Most wrong ones show it in the cells already. */
static gboolean
fits (const SudokuCnf *cnf,
      const SatModel *model,
      const SudokuTask *task,
      GError **error)
{
  g_autoptr (SudokuDecoding) decoding = read_cells (cnf, model);

  return decoding->status == SUDOKU_DECODE_OK && decoding->missing_cells->len == 0 &&
         decoding->double_cells->len == 0 && verify (decoding, cnf, model, task, error) &&
         decoding->status == SUDOKU_DECODE_OK;
}

/**
 * sudoku_decode_guess_numbering:
 * @cnf: the formula that @model was rejected for
 * @model: the answer
 * @task: (nullable): as for sudoku_decode()
 *
 * Finds out whether a model is right in another numbering than that of @cnf, by checking all
 * clauses of the formula in that numbering.
 *
 * Returns: (transfer none) (nullable): the first other numbering in which the model satisfies the
 *   same puzzle in the same encoding; %NULL without error when there is none, with
 *   G_IO_ERROR_CANCELLED or G_IO_ERROR_TIMED_OUT when it was stopped
 */
const SudokuNumbering *
sudoku_decode_guess_numbering (const SudokuCnf *cnf,
                               const SatModel *model,
                               const SudokuTask *task,
                               GError **error)
{
  gsize n = 0;
  const SudokuNumbering *numberings = sudoku_numberings (&n);
  const SudokuGrid *grid = NULL;

  g_return_val_if_fail (cnf != NULL && model != NULL, NULL);

  grid = sudoku_cnf_get_grid (cnf);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (SudokuCnf) other = NULL;
      g_autoptr (GError) stopped = NULL;

      if (&numberings[i] == sudoku_cnf_get_numbering (cnf))
        continue;
      other = sudoku_cnf_new_reduced (grid, sudoku_cnf_get_encoding (cnf), &numberings[i],
                                      sudoku_cnf_get_reduction (cnf));
      if (fits (other, model, task, &stopped))
        return &numberings[i];
      if (stopped != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&stopped));
          return NULL;
        }
    }
  return NULL;
}

/**
 * sudoku_model_from_grid:
 * @grid: a grid, usually full
 * @numbering: the numbering of the variables
 *
 * Makes a model of a grid: for each cell with a value, of any origin, all its variables, one of
 * them true. Those of empty cells are not mentioned.
 *
 * Returns: (transfer full): the model
 */
SatModel *
sudoku_model_from_grid (const SudokuGrid *grid,
                        const SudokuNumbering *numbering)
{
  SatModel *model = NULL;
  guint side = 0;

  g_return_val_if_fail (grid != NULL && numbering != NULL, NULL);

  model = sat_model_new (SAT_STATUS_SATISFIABLE);
  side = sudoku_grid_get_side (grid);
  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side && sudoku_grid_get_value (grid, cell) != 0; value++)
      {
        int variable = numbering->variable (side, cell / side + 1, cell % side + 1, value);
        gboolean is_true = sudoku_grid_get_value (grid, cell) == value;

        sat_model_add (model, is_true ? variable : -variable, NULL);
      }
  return model;
}
