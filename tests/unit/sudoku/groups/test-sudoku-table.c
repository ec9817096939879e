/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables beside all fillings of their cells, each judged by its plain meaning: what is left of some
 * values, which fillings the clauses have, and that no helper is in vain. */

#include <math.h>
#include <sat-solver.h>
#include <string.h>
#include <sudoku-geometry.h>
#include <sudoku-rule-text.h>
#include <sudoku-table.h>

#include "test-config.h"
#include "test-table.h"

#define N_SPECS (TEST_SANITIZED ? 60 : 400)
#define N_PRUNINGS 8
#define FILLINGS_MAX 4096
/* So many are put to the clauses one by one. */
#define CHECKED_MAX 700
/* So many models a solver is asked for one by one. */
#define COUNTED_MAX 60
#define CELLS_MAX 12
/* Of distinct values with a sum, what is left is exact up to this side. */
#define EXACT_SIDE_MAX 12

/* A table with its meaning. */
typedef struct
{
  SudokuTableSpec spec;
  gboolean (*accepts) (const SudokuTableSpec *spec, const guint8 *values);
  int weights[CELLS_MAX];
  guint32 numbers[2];
} Case;

static gboolean
is_sum (const SudokuTableSpec *spec,
        const guint8 *values)
{
  int total = 0;

  for (guint i = 0; i < spec->n_cells; i++)
    {
      total += spec->weights != NULL ? spec->weights[i] * values[i] : values[i];
      for (guint k = 0; k < i && spec->distinct; k++)
        if (values[k] == values[i])
          return FALSE;
    }
  return total == spec->target;
}

/* The total, divided by the first number, leaves the second. */
static int
step_rest (const SudokuTableSpec *spec,
           guint place,
           int state,
           guint value)
{
  return (state + (int)value) % (int)spec->numbers[0];
}

static gboolean
accept_rest (const SudokuTableSpec *spec,
             int state)
{
  return state == (int)spec->numbers[1];
}

static gboolean
has_rest (const SudokuTableSpec *spec,
          const guint8 *values)
{
  guint total = 0;

  for (guint i = 0; i < spec->n_cells; i++)
    total += values[i];
  return total % spec->numbers[0] == spec->numbers[1];
}

/* The first number stands there as often as the second says. */
static int
step_often (const SudokuTableSpec *spec,
            guint place,
            int state,
            guint value)
{
  int next = state + (value == spec->numbers[0]);

  return next > (int)spec->numbers[1] ? SUDOKU_TABLE_DEAD : next;
}

static gboolean
accept_often (const SudokuTableSpec *spec,
              int state)
{
  return state == (int)spec->numbers[1];
}

static gboolean
is_often (const SudokuTableSpec *spec,
          const guint8 *values)
{
  guint n = 0;

  for (guint i = 0; i < spec->n_cells; i++)
    n += values[i] == spec->numbers[0];
  return n == spec->numbers[1];
}

/* Up to the largest one they rise, and then they fall. The state is the last value, twice, and one
 * more once they fall. */
static int
step_hill (const SudokuTableSpec *spec,
           guint place,
           int state,
           guint value)
{
  int last = state / 2;
  gboolean falls = state % 2 != 0 || (int)value < last;

  if ((int)value == last || (falls && (int)value > last))
    return SUDOKU_TABLE_DEAD;
  return (int)value * 2 + falls;
}

static gboolean
accept_hill (const SudokuTableSpec *spec,
             int state)
{
  return TRUE;
}

static gboolean
is_hill (const SudokuTableSpec *spec,
         const guint8 *values)
{
  guint i = 1;

  while (i < spec->n_cells && values[i] > values[i - 1])
    i++;
  while (i < spec->n_cells && values[i] < values[i - 1])
    i++;
  return i == spec->n_cells;
}

/* The walks of the kinds have their meaning in the test of items. */
static gboolean
is_accepted (const SudokuTableSpec *spec,
             const guint8 *values)
{
  return sudoku_table_accepts (spec, values);
}

static const SudokuTableWalk rest_walk = { step_rest, accept_rest, NULL };
static const SudokuTableWalk often_walk = { step_often, accept_often, NULL };
static const SudokuTableWalk hill_walk = { step_hill, accept_hill, NULL };

static guint
draw (GRand *rand,
      guint min,
      guint max)
{
  return (guint)g_rand_int_range (rand, (int)min, (int)max + 1);
}

/* As many cells as all their fillings can be gone through. */
static void
draw_size (Case *self,
           GRand *rand,
           guint side_min,
           guint side_max)
{
  guint side = draw (rand, side_min, side_max);
  guint n_max = (guint)(log (FILLINGS_MAX) / log (MAX (side, 2)) + 1e-9);

  self->spec.side = side;
  self->spec.n_cells = draw (rand, 1, MIN (n_max, CELLS_MAX));
}

/* A total that some values have, or one a little beside that. */
static void
draw_target (Case *self,
             GRand *rand)
{
  SudokuTableSpec *spec = &self->spec;

  spec->target = g_rand_int_range (rand, -2, 3) * (int)draw (rand, 0, 1);
  for (guint i = 0; i < spec->n_cells; i++)
    spec->target += (int)draw (rand, 1, spec->side) *
                    (spec->weights != NULL ? spec->weights[i] : 1);
}

static void
draw_sum (Case *self,
          GRand *rand)
{
  static const int weights[] = { 1, 1, 1, -1, -1, 2, -3, 10, -10, 99 };
  guint sort = draw (rand, 0, 2), n_weights = sort == 1 ? 5 : G_N_ELEMENTS (weights);

  draw_size (self, rand, 1, 7);
  for (guint i = 0; i < self->spec.n_cells; i++)
    self->weights[i] = weights[draw (rand, 0, n_weights - 1)];
  self->spec.weights = sort > 0 ? self->weights : NULL;
  self->accepts = is_sum;
  draw_target (self, rand);
}

static void
draw_distinct (Case *self,
               GRand *rand,
               guint side_min,
               guint side_max)
{
  draw_size (self, rand, side_min, side_max);
  self->spec.n_cells = MIN (self->spec.n_cells, self->spec.side);
  self->spec.distinct = TRUE;
  self->accepts = is_sum;
  draw_target (self, rand);
  self->spec.target = MAX (self->spec.target, 0);
}

static void
draw_walk (Case *self,
           GRand *rand)
{
  draw_size (self, rand, 1, 7);
  self->spec.n_numbers = 2;
  self->spec.numbers = self->numbers;
  switch (draw (rand, 0, 2))
    {
    case 0:
      self->spec.walk = &rest_walk;
      self->accepts = has_rest;
      self->numbers[0] = draw (rand, 1, 6);
      self->numbers[1] = draw (rand, 0, self->numbers[0] - 1);
      break;
    case 1:
      self->spec.walk = &often_walk;
      self->accepts = is_often;
      self->numbers[0] = draw (rand, 1, self->spec.side);
      self->numbers[1] = draw (rand, 0, self->spec.n_cells + 1);
      break;
    default:
      self->spec.walk = &hill_walk;
      self->accepts = is_hill;
    }
}

/* All fillings, one after the other: FALSE when @values was the last. */
static gboolean
advance (const SudokuTableSpec *spec,
         guint8 *values)
{
  for (guint i = 0; i < spec->n_cells; i++)
    {
      if (values[i] < spec->side)
        {
          values[i]++;
          return TRUE;
        }
      values[i] = 1;
    }
  return FALSE;
}

/* (element-type guint8 *): those that are accepted. */
static GPtrArray *
list_fillings (const Case *self)
{
  GPtrArray *fillings = g_ptr_array_new_with_free_func (g_free);
  guint8 values[CELLS_MAX];

  memset (values, 1, sizeof values);
  do
    {
      g_assert_cmpint (sudoku_table_accepts (&self->spec, values) != FALSE, ==,
                       self->accepts (&self->spec, values) != FALSE);
      if (self->accepts (&self->spec, values))
        g_ptr_array_add (fillings, g_memdup2 (values, sizeof values));
    }
  while (advance (&self->spec, values));
  return fillings;
}

static void
draw_values (const SudokuTableSpec *spec,
             GRand *rand,
             SudokuSet *values)
{
  double density = g_rand_double_range (rand, 0.3, 1.2);

  for (guint i = 0; i < spec->n_cells; i++)
    {
      /* Now and then a cell has none. */
      values[i] = g_rand_double (rand) < 0.97 ? sudoku_set_single (draw (rand, 1, spec->side))
                                              : SUDOKU_SET_EMPTY;
      for (guint v = 1; v <= spec->side && !sudoku_set_is_empty (values[i]); v++)
        if (g_rand_double (rand) < density)
          values[i] = sudoku_set_or (values[i], sudoku_set_single (v));
    }
}

static gboolean
fits (const SudokuTableSpec *spec,
      const guint8 *filling,
      const SudokuSet *values)
{
  for (guint i = 0; i < spec->n_cells; i++)
    if (!sudoku_set_has (values[i], filling[i]))
      return FALSE;
  return TRUE;
}

static void
check_prune (const Case *self,
             const SudokuTable *table,
             const GPtrArray *fillings,
             GRand *rand)
{
  const SudokuTableSpec *spec = &self->spec;
  gboolean exact = !spec->distinct || spec->side <= EXACT_SIDE_MAX, left = FALSE, found = FALSE;
  SudokuSet before[CELLS_MAX], expected[CELLS_MAX] = { 0 }, values[CELLS_MAX];

  draw_values (spec, rand, before);
  for (guint i = 0; i < fillings->len; i++)
    if (fits (spec, fillings->pdata[i], before))
      {
        const guint8 *filling = fillings->pdata[i];

        left = TRUE;
        for (guint k = 0; k < spec->n_cells; k++)
          expected[k] = sudoku_set_or (expected[k], sudoku_set_single (filling[k]));
      }
  memcpy (values, before, sizeof values);
  found = sudoku_table_prune (table, values);
  if (exact)
    g_assert_cmpint (found, ==, left);
  else
    g_assert_true (found || !left);
  for (guint k = 0; k < spec->n_cells; k++)
    {
      g_assert_true (sudoku_set_is_empty (sudoku_set_minus (values[k], before[k])));
      g_assert_true (!found || sudoku_set_is_empty (sudoku_set_minus (expected[k], values[k])));
      g_assert_true (!exact || !found ||
                     sudoku_set_is_empty (sudoku_set_minus (values[k], expected[k])));
    }
}

/* No two cells share a value here, so that a weight but 1 leaves no gaps. */
static gboolean
is_dense (const SudokuTableSpec *spec)
{
  for (guint i = 0; spec->weights != NULL && i < spec->n_cells; i++)
    if (ABS (spec->weights[i]) != 1)
      return FALSE;
  return TRUE;
}

/* Each is true in some filling; a total also false in another. */
static void
check_helpers (const Case *self,
               const SudokuTable *table,
               const GPtrArray *fillings)
{
  for (guint helper = 0; helper < sudoku_table_get_n_helpers (table); helper++)
    {
      const SudokuTableHelper *asked = sudoku_table_get_helper (table, helper);
      guint n_true = 0;

      for (guint i = 0; i < fillings->len; i++)
        n_true += sudoku_table_holds (table, helper, fillings->pdata[i]) != FALSE;
      /* In all the values from 1 to N there is no choice. */
      if (asked->kind != SUDOKU_TABLE_HELPER_HOLDS && is_dense (&self->spec))
        g_assert_cmpuint (n_true, >, 0);
      if (asked->kind == SUDOKU_TABLE_HELPER_TOTAL && is_dense (&self->spec))
        g_assert_cmpuint (n_true, <, fillings->len);
    }
}

static void
add_cells (const SudokuTableSpec *spec,
           SatSolver *solver)
{
  int literals[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < spec->n_cells; i++)
    {
      for (guint v = 0; v < spec->side; v++)
        literals[v] = (int)(i * spec->side + v + 1);
      g_assert_true (sat_solver_add_clause (solver, literals, spec->side, NULL));
      for (guint v = 0; v < spec->side; v++)
        for (guint w = 0; w < v; w++)
          {
            const int pair[] = { -literals[v], -literals[w] };

            g_assert_true (sat_solver_add_clause (solver, pair, 2, NULL));
          }
    }
}

/* Each model is forbidden as it is found, helpers and all. */
static void
check_models (const SudokuTable *table,
              guint n_expected)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (table);
  guint n_variables = spec->n_cells * spec->side + sudoku_table_get_n_helpers (table), n = 0;
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autofree int *blocking = g_new (int, n_variables);

  add_cells (spec, solver);
  for (guint i = 0; i < sudoku_table_get_n_clauses (table); i++)
    {
      guint n_literals = 0;
      const int *literals = sudoku_table_get_clause (table, i, &n_literals);

      g_assert_true (sat_solver_add_clause (solver, literals, n_literals, NULL));
    }
  while (sat_solver_solve (solver, NULL) == SAT_STATUS_SATISFIABLE && n <= n_expected)
    {
      for (guint i = 0; i < n_variables; i++)
        blocking[i] = sat_solver_value (solver, (int)i + 1) ? -(int)(i + 1) : (int)(i + 1);
      g_assert_true (sat_solver_add_clause (solver, blocking, n_variables, NULL));
      n++;
    }
  g_assert_cmpuint (n, ==, n_expected);
}

static void
check_clauses (const Case *self,
               const SudokuTable *table,
               const GPtrArray *fillings,
               GRand *rand)
{
  guint8 values[CELLS_MAX];
  double n_fillings = pow (self->spec.side, self->spec.n_cells);

  memset (values, 1, sizeof values);
  do
    if (g_rand_double (rand) * n_fillings < CHECKED_MAX)
      test_table_check_filling (table, values);
  while (advance (&self->spec, values));
  if (fillings->len <= COUNTED_MAX)
    check_models (table, fillings->len);
}

static void
check_case (const Case *self,
            GRand *rand,
            guint *n_possible)
{
  g_autoptr (SudokuTable) table = sudoku_table_new (&self->spec);
  g_autoptr (GPtrArray) fillings = list_fillings (self);

  g_test_message ("side %u, %u cells, %s%s, target %d: %u fillings", self->spec.side,
                  self->spec.n_cells, self->spec.walk != NULL ? "walk" : "sum",
                  self->spec.distinct ? " distinct" : "", self->spec.target, fillings->len);
  for (guint i = 0; i < N_PRUNINGS; i++)
    check_prune (self, table, fillings, rand);
  check_clauses (self, table, fillings, rand);
  if (fillings->len > 0)
    check_helpers (self, table, fillings);
  *n_possible += fillings->len > 0;
}

static void
test_sums (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_possible = 0;

  for (guint i = 0; i < N_SPECS; i++)
    {
      Case self = { 0 };

      draw_sum (&self, rand);
      check_case (&self, rand, &n_possible);
    }
  g_assert_cmpuint (n_possible, >, N_SPECS / 2);
  g_assert_cmpuint (n_possible, <, N_SPECS);
}

static void
test_distinct (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n_possible = 0;

  for (guint i = 0; i < N_SPECS; i++)
    {
      Case self = { 0 };

      draw_distinct (&self, rand, 1, i % 2 == 0 ? 6 : EXACT_SIDE_MAX);
      check_case (&self, rand, &n_possible);
    }
  g_assert_cmpuint (n_possible, >, N_SPECS / 2);
  g_assert_cmpuint (n_possible, <, N_SPECS);
}

static void
test_distinct_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_possible = 0;

  for (guint i = 0; i < N_SPECS / 4; i++)
    {
      Case self = { 0 };

      draw_distinct (&self, rand, EXACT_SIDE_MAX + 1, 25);
      check_case (&self, rand, &n_possible);
    }
  g_assert_cmpuint (n_possible, >, N_SPECS / 8);
}

static void
test_walks (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n_possible = 0;

  for (guint i = 0; i < N_SPECS; i++)
    {
      Case self = { 0 };

      draw_walk (&self, rand);
      check_case (&self, rand, &n_possible);
    }
  g_assert_cmpuint (n_possible, >, N_SPECS / 2);
  g_assert_cmpuint (n_possible, <, N_SPECS);
}

static const struct
{
  guint side;
  const char *text;
} items[] = {
  { 4, "between:r1c1r1c2r1c3r1c4" },
  { 5, "between:r1c1r1c2r1c3" },
  { 4, "lockout:r1c1r1c2r1c3r1c4" },
  { 5, "lockout:r1c1r1c2r1c3" },
  { 4, "quadruple=1:r1c1" },
  { 4, "quadruple=2,2:r1c1" },
  { 5, "quadruple=1,1,4:r1c1" },
  { 5, "quadruple=1,3,4,5:r2c2" },
  { 4, "sandwich=0:r0c1" },
  { 4, "sandwich=2:r1c0" },
  { 5, "sandwich=7:r6c1" },
  { 4, "x-sum=3:r0c1" },
  { 4, "x-sum=10:r0c1" },
  { 5, "x-sum=8:r1c6" },
  { 4, "skyscraper=1:r0c1" },
  { 4, "skyscraper=4:r0c1" },
  { 5, "skyscraper=3:r0c1" },
  { 4, "numbered-room=1:r0c1" },
  { 4, "numbered-room=4:r0c1" },
  { 5, "numbered-room=2:r0c1" },
  { 4, "product=12:r1c1r1c2r1c3" },
  { 6, "product=1:r1c1r1c2" },
  { 6, "product=36:r1c1r1c2r1c3r2c1" },
  { 4, "arrow:r1c1r1c2/r2c1r2c2r3c2r4c2" },
  { 4, "zipper:r1c1r1c2r1c3r1c4r2c4" },
  { 4, "double-arrow:r1c1r1c2r1c3r1c4" },
  { 6, "cage=11:r1c1r1c2r1c3" },
  { 7, "little-killer=9:r0c3dr" },
  { 4, "equal-sums:r1c1r1c2/r2c1r2c2r2c3" },
};

/* What the kinds make of their items. */
static void
test_items (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_possible = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuRule) rule = sudoku_rule_parse (items[i].side, items[i].text, &error);
      g_autoptr (SudokuGeometry) geometry = NULL;
      const SudokuGroups *groups = NULL;

      g_test_message ("%s", items[i].text);
      g_assert_no_error (error);
      geometry = sudoku_geometry_new_with_rules (items[i].side, &rule, 1, &error);
      g_assert_no_error (error);
      groups = sudoku_geometry_get_groups (geometry);
      g_assert_cmpuint (sudoku_groups_get_n_tables (groups), >, 0);
      for (guint k = 0; k < sudoku_groups_get_n_tables (groups); k++)
        {
          Case self = { .accepts = is_accepted };

          self.spec = *sudoku_table_get_spec (sudoku_groups_get_tabled (groups, k).table);
          check_case (&self, rand, &n_possible);
        }
    }
  g_assert_cmpuint (n_possible, >=, G_N_ELEMENTS (items));
}

/* What was measured of cages, as a limit: all totals at 16×16. */
static void
test_size (void)
{
  for (guint n = 2; n <= 10; n++)
    for (guint total = n * (n + 1) / 2; total <= n * (33 - n) / 2; total++)
      {
        SudokuTableSpec spec = { .distinct = TRUE, .side = 16, .n_cells = n, .target = (int)total };
        g_autoptr (SudokuTable) table = sudoku_table_new (&spec);

        g_assert_cmpuint (sudoku_table_get_n_clauses (table), <=, 1500);
        g_assert_true (sudoku_table_fits (&spec));
      }
}

/* Tables that say the same are equal, and so are their numbers. */
static void
test_equal (void)
{
  const int ones[] = { 1, 1 }, others[] = { 1, -1 };
  const SudokuTableSpec plain = { .side = 9, .n_cells = 2, .target = 5 };
  SudokuTableSpec spec = plain;

  spec.weights = ones;
  g_assert_true (sudoku_table_equal (&plain, &spec));
  g_assert_cmpuint (sudoku_table_hash (&plain), ==, sudoku_table_hash (&spec));
  spec.weights = others;
  g_assert_false (sudoku_table_equal (&plain, &spec));
  spec = plain;
  spec.target = 6;
  g_assert_false (sudoku_table_equal (&plain, &spec));
  spec = plain;
  spec.distinct = TRUE;
  g_assert_false (sudoku_table_equal (&plain, &spec));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/table/sums", test_sums);
  g_test_add_func ("/sudoku/table/distinct", test_distinct);
  g_test_add_func ("/sudoku/table/distinct-large", test_distinct_large);
  g_test_add_func ("/sudoku/table/walks", test_walks);
  g_test_add_func ("/sudoku/table/items", test_items);
  g_test_add_func ("/sudoku/table/size", test_size);
  g_test_add_func ("/sudoku/table/equal", test_equal);
  return g_test_run ();
}
