/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks MiniSat whether the conclusions of a step follow from its certificate. The formula has the
 * live candidates of its truths and items and nothing else: a clause for each truth, one for the
 * guardians, the clauses of each item and one for each of its cells, one for each two candidates
 * that break a rule by its plain definition, and one which says that not all conclusions hold.
 * Knows nothing of how steps are found or proven. */

#include "test-step.h"

#include <sat-process.h>

#define TIME_LIMIT 600
/* The most cells of a derived sum. */
#define N_LEFT_MAX 5

typedef struct
{
  const SudokuStep *step;
  const SudokuPosition *position;
  const SudokuLinks *links;
  SudokuGeometry *geometry;
  guint side;
  GArray *candidates; /* guint32: all that occur */
  GArray *clauses;    /* int: each with a 0 behind it */
  guint64 n_clauses;
  guint n_variables;
} Formula;

static int
get_variable (Formula *self,
              guint32 candidate)
{
  for (guint i = 0; i < self->candidates->len; i++)
    if (g_array_index (self->candidates, guint32, i) == candidate)
      return (int)i + 1;
  g_array_append_val (self->candidates, candidate);
  return (int)self->candidates->len;
}

static void
add_literal (Formula *self,
             int literal)
{
  g_array_append_val (self->clauses, literal);
  if (literal == 0)
    self->n_clauses++;
}

static void
add_one_of (Formula *self,
            const guint32 *candidates,
            guint n)
{
  for (guint i = 0; i < n; i++)
    if (sudoku_position_has (self->position, candidates[i]))
      add_literal (self, get_variable (self, candidates[i]));
  add_literal (self, 0);
}

/* The variables of helpers are far behind those of candidates. */
static int
get_item_variable (Formula *self,
                   const SudokuTabled *said,
                   int literal,
                   int first)
{
  guint n_inside = sudoku_table_get_spec (said->table)->n_cells * self->side;
  guint number = (guint)ABS (literal) - 1;

  return number >= n_inside ? first + (int)(number - n_inside)
                            : get_variable (self, said->cells[number / self->side] * self->side +
                                                    number % self->side);
}

static void
add_item (Formula *self,
          guint32 tabled,
          int *first)
{
  SudokuTabled said =
    sudoku_groups_get_tabled (sudoku_geometry_get_groups (self->geometry), tabled);
  guint n_cells = sudoku_table_get_spec (said.table)->n_cells, n = 0;

  for (guint i = 0; i < n_cells; i++)
    for (guint value = 0; value < self->side; value++)
      {
        guint32 candidate = said.cells[i] * self->side + value;
        int variable = get_variable (self, candidate);

        if (sudoku_position_has (self->position, candidate))
          continue;
        add_literal (self, -variable);
        add_literal (self, 0);
      }
  for (guint i = 0; i < n_cells; i++)
    {
      for (guint value = 0; value < self->side; value++)
        add_literal (self, get_variable (self, said.cells[i] * self->side + value));
      add_literal (self, 0);
    }
  for (guint i = 0; i < sudoku_table_get_n_clauses (said.table); i++)
    {
      const int *clause = sudoku_table_get_clause (said.table, i, &n);

      for (guint k = 0; k < n; k++)
        {
          int variable = get_item_variable (self, &said, clause[k], *first);

          add_literal (self, clause[k] < 0 ? -variable : variable);
        }
      add_literal (self, 0);
    }
  *first += (int)sudoku_table_get_n_helpers (said.table);
}

/* What is left of a house and some sums: each choice of live values that has another total is
 * forbidden, one after the other. */
static void
add_sum (Formula *self,
         const SudokuDerivedSum *sum)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
  g_autofree int *weights = g_new0 (int, self->side * self->side);
  guint cells[N_LEFT_MAX], values[N_LEFT_MAX], n = 0;
  int target = 0, total = 0;

  for (guint i = 0; i < self->side; i++)
    {
      weights[sudoku_groups_get_house_cells (groups, sum->house)[i]]++;
      target += (int)i + 1;
    }
  for (guint i = 0; i < sum->n_tables; i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, sum->tables[i]);
      const SudokuTableSpec *spec = sudoku_table_get_spec (said.table);

      g_assert_null (spec->walk);
      for (guint k = 0; k < spec->n_cells; k++)
        {
          g_assert_cmpint (spec->weights != NULL ? spec->weights[k] : 1, ==, 1);
          weights[said.cells[k]]--;
        }
      target -= spec->target;
    }
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (weights[cell] != 0)
      {
        g_assert_cmpuint (n, <, N_LEFT_MAX);
        values[n] = 1;
        cells[n++] = cell;
      }
  for (guint i = 0; i < n; i++)
    {
      for (guint value = 0; value < self->side; value++)
        if (sudoku_position_has (self->position, cells[i] * self->side + value))
          add_literal (self, get_variable (self, cells[i] * self->side + value));
      add_literal (self, 0);
    }
  while (values[n - 1] <= self->side)
    {
      gboolean live = TRUE;
      guint i = 0;

      total = 0;
      for (guint k = 0; k < n; k++)
        {
          live = live &&
                 sudoku_position_has (self->position, cells[k] * self->side + values[k] - 1);
          total += weights[cells[k]] * (int)values[k];
        }
      for (guint k = 0; k < n && live && total != target; k++)
        add_literal (self, -get_variable (self, cells[k] * self->side + values[k] - 1));
      if (live && total != target)
        add_literal (self, 0);
      while (i + 1 < n && values[i] == self->side)
        values[i++] = 1;
      values[i]++;
    }
}

static void
add_items (Formula *self)
{
  guint n = 0;
  const guint32 *tables = sudoku_step_get_tables (self->step, &n);
  int first = (int)(self->side * self->side * self->side) + 1;

  for (guint i = 0; i < n; i++)
    add_item (self, tables[i], &first);
  for (guint i = 0; i < sudoku_step_get_n_sums (self->step); i++)
    {
      SudokuDerivedSum sum;

      sudoku_step_get_sum (self->step, i, &sum);
      add_sum (self, &sum);
    }
  self->n_variables = (guint)first - 1;
}

static void
add_certificate (Formula *self,
                 guint left_out)
{
  guint n = 0;
  const guint32 *numbers = sudoku_step_get_truths (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (i != left_out)
      add_one_of (self, sudoku_links_get_candidates (self->links, numbers[i]), self->side);
  numbers = sudoku_step_get_guardians (self->step, &n);
  if (n > 0 && left_out != TEST_STEP_GUARDIANS)
    add_one_of (self, numbers, n);
}

static void
deny_conclusions (Formula *self)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    {
      int variable = get_variable (self, conclusions[i].candidate);

      add_literal (self, conclusions[i].placed ? -variable : variable);
    }
  add_literal (self, 0);
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/* Whether two candidates can't both be true, on a board with nothing else. */
static gboolean
breaks_rule (const Formula *self,
             guint8 *values,
             guint32 one,
             guint32 other)
{
  guint cell = one / self->side, other_cell = other / self->side;
  gboolean broken;

  if (cell == other_cell)
    return TRUE;
  values[cell] = (guint8)(one % self->side + 1);
  values[other_cell] = (guint8)(other % self->side + 1);
  broken = !sudoku_geometry_check (self->geometry, values, stop, NULL);
  values[cell] = 0;
  values[other_cell] = 0;
  return broken;
}

static void
add_rules (Formula *self)
{
  g_autofree guint8 *values = g_new0 (guint8, self->side * self->side);

  for (guint i = 0; i < self->candidates->len; i++)
    for (guint k = i + 1; k < self->candidates->len; k++)
      if (breaks_rule (self, values, g_array_index (self->candidates, guint32, i),
                       g_array_index (self->candidates, guint32, k)))
        {
          add_literal (self, -((int)i + 1));
          add_literal (self, -((int)k + 1));
          add_literal (self, 0);
        }
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  const Formula *self = user_data;

  return sat_sink_add (sink, (const int *)(void *)self->clauses->data, self->clauses->len, error);
}

/**
 * test_step_follows:
 * @step: a step
 * @position: where it was found
 * @links: of the shape
 * @left_out: which of its truths does not count, from 0; or `TEST_STEP_GUARDIANS`; or
 *   `TEST_STEP_NOTHING`
 *
 * Returns: whether MiniSat says that all conclusions follow from the certificate
 */
gboolean
test_step_follows (const SudokuStep *step,
                   const SudokuPosition *position,
                   const SudokuLinks *links,
                   guint left_out)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) error = NULL;
  Formula formula = {
    .step = step,
    .position = position,
    .links = links,
    .geometry = sudoku_links_get_geometry (links),
    .side = sudoku_links_get_side (links),
    .candidates = candidates,
    .clauses = clauses,
  };
  guint n;

  add_certificate (&formula, left_out);
  add_items (&formula);
  deny_conclusions (&formula);
  add_rules (&formula);
  n = MAX (candidates->len, formula.n_variables);
  model = sat_process_solve (&(SatProcessJob){ .command = "minisat",
                                               .n_variables = (int)n,
                                               .n_clauses = formula.n_clauses,
                                               .stream = stream_cb,
                                               .stream_data = &formula,
                                               .limits = { .time = TIME_LIMIT } },
                             NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), !=, SAT_STATUS_UNKNOWN);
  return sat_model_get_status (model) == SAT_STATUS_UNSATISFIABLE;
}

/**
 * test_step_copy_without:
 * @step: a step
 * @left_out: as in test_step_follows()
 *
 * Returns: (transfer full): a step with the same conclusions and the rest of the certificate
 */
SudokuStep *
test_step_copy_without (const SudokuStep *step,
                        guint left_out)
{
  SudokuStep *copy = sudoku_step_new (sudoku_step_get_technique (step));
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  const guint32 *numbers = NULL;

  for (guint i = 0; i < n; i++)
    if (conclusions[i].placed)
      sudoku_step_place (copy, conclusions[i].candidate);
    else
      sudoku_step_remove (copy, conclusions[i].candidate);
  numbers = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    if (i != left_out)
      sudoku_step_add_truth (copy, numbers[i]);
  numbers = sudoku_step_get_links (step, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_link (copy, numbers[i]);
  numbers = sudoku_step_get_tables (step, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_table (copy, numbers[i]);
  for (guint i = 0; i < sudoku_step_get_n_sums (step); i++)
    {
      SudokuDerivedSum sum;

      sudoku_step_get_sum (step, i, &sum);
      sudoku_step_add_sum (copy, &sum);
    }
  numbers = sudoku_step_get_guardians (step, &n);
  for (guint i = 0; i < n && left_out != TEST_STEP_GUARDIANS; i++)
    sudoku_step_add_guardian (copy, numbers[i]);
  return copy;
}
