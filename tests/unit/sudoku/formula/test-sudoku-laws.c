/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laws of Latin squares: how many squares keep each, found by trying all squares and working out
 * the identity as it is written; the clauses of another program; and what other solvers say. */

#include <sat-process-profile.h>
#include <sat-process.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-decode.h>
#include <sudoku-solve.h>

#include "test-cnf.h"
#include "test-rules.h"

#define TIME_LIMIT 300
#define SIDE_MAX 9

/* ---- the plain check ---- */

typedef struct
{
  guint side;
  const guint8 *values;
  guint8 variables[256]; /* by letter */
  const char *at;
} Reading;

static guint
multiply (const Reading *self,
          guint a,
          guint b)
{
  return self->values[(a - 1) * self->side + b - 1];
}

static guint read_product (Reading *self);

static guint
read_factor (Reading *self)
{
  guint value;

  if (*self->at != '(')
    return self->variables[(guchar)*self->at++];
  self->at++;
  value = read_product (self);
  g_assert_cmpint (*self->at++, ==, ')');
  return value;
}

/* One factor, or two of them with a dot between. */
static guint
read_product (Reading *self)
{
  guint value = read_factor (self);

  if (!g_str_has_prefix (self->at, "·"))
    return value;
  self->at += strlen ("·");
  return multiply (self, value, read_factor (self));
}

static gboolean
holds_for (Reading *self,
           const char *identity)
{
  guint left, right;

  self->at = identity;
  left = read_product (self);
  g_assert_true (g_str_has_prefix (self->at, " = "));
  self->at += strlen (" = ");
  right = read_product (self);
  g_assert_cmpint (*self->at, ==, '\0');
  return left == right;
}

/* QG1 and QG2 say what follows from four products. */
static gboolean
keeps_implication (Reading *self,
                   gboolean second)
{
  guint n = self->side;

  for (guint x = 1; x <= n; x++)
    for (guint y = 1; y <= n; y++)
      for (guint z = 1; z <= n; z++)
        for (guint w = 1; w <= n; w++)
          for (guint v = 1; v <= n; v++)
            if (x != z && multiply (self, x, y) == multiply (self, z, w) &&
                (second ? multiply (self, y, v) : multiply (self, v, y)) == x &&
                (second ? multiply (self, w, v) : multiply (self, v, w)) == z)
              return FALSE;
  return TRUE;
}

static gboolean
keeps_law (guint side,
           const guint8 *values,
           const SudokuLaw *law)
{
  Reading reading = { .side = side, .values = values };

  if (strchr (law->text, '<') != NULL)
    return keeps_implication (&reading, g_str_equal (law->id, "qg2"));
  for (guint x = 1; x <= side; x++)
    for (guint y = 1; y <= side; y++)
      for (guint z = 1; z <= side; z++)
        {
          reading.variables['x'] = (guint8)x;
          reading.variables['y'] = (guint8)y;
          reading.variables['z'] = (guint8)z;
          if (!holds_for (&reading, law->identity))
            return FALSE;
        }
  return TRUE;
}

static const SudokuLaw *
find_law (const char *id)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);

  g_assert_nonnull (kind);
  g_assert_nonnull (kind->law);
  return kind->law;
}

static gboolean
is_latin (guint side,
          const guint8 *values)
{
  for (guint i = 0; i < side; i++)
    {
      guint row = 0, column = 0;

      for (guint k = 0; k < side; k++)
        {
          row |= 1u << values[i * side + k];
          column |= 1u << values[k * side + i];
        }
      if (row != (2u << side) - 2 || column != row)
        return FALSE;
    }
  return TRUE;
}

/* ---- all squares ---- */

typedef gboolean (*SquareFunc) (guint side, const guint8 *values, gpointer user_data);

static guint64
count_squares (guint side,
               guint8 *values,
               guint cell,
               SquareFunc func,
               gpointer user_data)
{
  guint64 n = 0;

  if (cell == side * side)
    return func (side, values, user_data) ? 1 : 0;
  for (guint8 value = 1; value <= side; value++)
    {
      gboolean free = TRUE;

      for (guint k = 0; k < cell % side && free; k++)
        free = values[cell - 1 - k] != value;
      for (guint k = 0; k < cell / side && free; k++)
        free = values[cell % side + k * side] != value;
      values[cell] = value;
      if (free)
        n += count_squares (side, values, cell + 1, func, user_data);
    }
  return n;
}

typedef struct
{
  const SudokuLaw *law;
  const SudokuLaw *other; /* (nullable) */
  gboolean broken_symmetry;
} Wanted;

static gboolean
is_wanted (guint side,
           const guint8 *values,
           gpointer user_data)
{
  const Wanted *wanted = user_data;

  for (guint row = 0; row < side && wanted->broken_symmetry; row++)
    if (values[row * side + side - 1] < row)
      return FALSE;
  return keeps_law (side, values, wanted->law) &&
         (wanted->other == NULL || keeps_law (side, values, wanted->other));
}

static SudokuGrid *
make_grid (guint side,
           const char *rules)
{
  const TestRules shape = { side, rules };
  g_autoptr (SudokuGeometry) geometry = test_rules_make (&shape);

  return sudoku_grid_new (geometry);
}

static void
assert_count (guint side,
              const char *rules,
              guint64 expected)
{
  g_autoptr (SudokuGrid) grid = make_grid (side, rules);
  g_autoptr (GError) error = NULL;
  guint64 n = 0;

  sudoku_count (grid, 0, NULL, &n, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%u %s: %" G_GUINT64_FORMAT, side, rules, expected);
  g_assert_cmpuint (n, ==, expected);
}

/* Each law by itself, and with x·x = x, which is how they are looked for. */
static void
test_counts (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  guint8 values[SIDE_MAX * SIDE_MAX];

  for (gsize i = 0; i < n_kinds; i++)
    for (guint side = 2; kinds[i]->law != NULL && side <= 5; side++)
      {
        const Wanted alone = { kinds[i]->law, NULL, FALSE };
        const Wanted idempotent = { kinds[i]->law, find_law ("idempotent"), FALSE };
        const Wanted renamed = { kinds[i]->law, find_law ("idempotent"), TRUE };
        g_autofree char *with = g_strdup_printf ("%s idempotent", kinds[i]->id);
        g_autofree char *broken = g_strdup_printf ("%s break-symmetry", with);

        if (side < 5)
          assert_count (side, kinds[i]->id,
                        count_squares (side, values, 0, is_wanted, (gpointer)&alone));
        if (side < 5 || i % 2 == 0)
          {
            assert_count (side, with,
                          count_squares (side, values, 0, is_wanted, (gpointer)&idempotent));
            assert_count (side, broken,
                          count_squares (side, values, 0, is_wanted, (gpointer)&renamed));
          }
      }
}

/* ---- the clauses of the other program ---- */

static int
code (guint i,
      guint j,
      guint d)
{
  return (int)(100 * i + 10 * j + d + 1);
}

static void
append_clause (GString *text,
               int a,
               int b,
               int c)
{
  const int literals[] = { a, b, c };

  for (guint i = 0; i < 3; i++)
    if (literals[i] != 0)
      g_string_append_printf (text, "%d ", literals[i]);
  g_string_append (text, "0\n");
}

/* Its loops, in its order. */
static GString *
make_expected (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= n; i++)
    for (guint j = 1; j <= n; j++)
      {
        for (guint d = 1; d <= n; d++)
          g_string_append_printf (text, "%d ", code (i, j, d));
        g_string_append (text, "0\n");
      }
  for (int columns = 0; columns < 2; columns++)
    for (guint i = 1; i <= n; i++)
      for (guint d = 1; d <= n; d++)
        for (guint j = 1; j < n; j++)
          for (guint k = j + 1; k <= n; k++)
            append_clause (text, columns ? -code (j, i, d) : -code (i, j, d),
                           columns ? -code (k, i, d) : -code (i, k, d), 0);
  for (guint i = 1; i <= n; i++)
    append_clause (text, code (i, i, i), 0, 0);
  for (guint x = 1; x <= n; x++)
    for (guint y = 1; y <= n; y++)
      for (guint z = 1; z <= n; z++)
        for (guint w = 1; w <= n; w++)
          append_clause (text, -code (x, y, z), -code (y, x, w), code (z, w, x));
  return text;
}

static void
test_clauses (void)
{
  for (guint n = 4; n <= 9; n++)
    {
      g_autoptr (SudokuGrid) grid = make_grid (n, "idempotent schroeder");
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "minimal", "latin");
      g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
      g_autoptr (GString) text = test_clauses_to_text (clauses);
      g_autoptr (GString) expected = make_expected (n);

      g_assert_cmpstr (text->str, ==, expected->str);
      g_assert_cmpint (sudoku_cnf_get_n_variables (cnf), ==, code (n, n, n));
      g_assert_cmpuint (sudoku_cnf_get_n_clauses (cnf), ==, sat_clauses_get_n_clauses (clauses));
    }
}

/* ---- what other solvers say ---- */

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  SudokuTask task = { .cancellable = cancellable };

  return sudoku_cnf_stream (user_data, sink, &task, error);
}

static SatModel *
solve_outside (const char *solver,
               SudokuCnf *cnf)
{
  g_autoptr (GError) error = NULL;
  const SatProcessJob job = {
    .command = solver,
    .n_variables = sudoku_cnf_get_n_variables (cnf),
    .n_clauses = sudoku_cnf_get_n_clauses (cnf),
    .stream = stream_cb,
    .stream_data = cnf,
    .limits = { .time = TIME_LIMIT },
  };
  SatModel *model = sat_process_solve (&job, NULL, NULL, &error);

  g_assert_no_error (error);
  return model;
}

static void
assert_keeps (const SudokuGrid *grid,
              const char *rules)
{
  guint side = sudoku_grid_get_side (grid);
  g_auto (GStrv) ids = g_strsplit (rules, " ", -1);
  guint8 values[SIDE_MAX * SIDE_MAX];

  for (guint cell = 0; cell < side * side; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  g_assert_true (is_latin (side, values));
  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], "break-symmetry"))
      g_assert_true (keeps_law (side, values, find_law (ids[i])));
  g_assert_true (sudoku_check_is_solved (grid));
}

static void
assert_status (const char *solver,
               guint side,
               const char *rules,
               gboolean satisfiable)
{
  g_autoptr (SudokuGrid) grid = make_grid (side, rules);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "minimal", "latin");
  g_autoptr (SatModel) model = solve_outside (solver, cnf);
  g_autoptr (SudokuDecoding) decoding = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sat_model_get_status (model), ==,
                   satisfiable ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
  if (!satisfiable)
    return;
  decoding = sudoku_decode (cnf, model, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  assert_keeps (decoding->grid, rules);
}

typedef struct
{
  guint side;
  const char *rules;
  gboolean satisfiable;
} Published;

/* The orders of that program, and of the family QG1…QG7 of CSPLib and SATLIB. */
static const Published published[] = {
  { 4, "idempotent schroeder", TRUE },
  { 5, "idempotent schroeder", FALSE },
  { 6, "idempotent schroeder", FALSE },
  { 7, "idempotent schroeder", FALSE },
  { 8, "idempotent schroeder", TRUE },
  { 9, "idempotent schroeder break-symmetry", FALSE },
  { 7, "idempotent qg1 break-symmetry", TRUE },
  { 7, "idempotent qg2 break-symmetry", TRUE },
  { 8, "idempotent stein3 break-symmetry", FALSE },
  { 9, "idempotent stein3 break-symmetry", TRUE },
  { 9, "idempotent qg5 break-symmetry", FALSE },
  { 9, "idempotent qg6 break-symmetry", TRUE },
  { 9, "idempotent qg7 break-symmetry", TRUE },
  { 8, "idempotent stein1 break-symmetry", FALSE },
  { 9, "idempotent stein1 break-symmetry", TRUE },
};

static void
test_solvers (void)
{
  static const char *const solvers[] = { "minisat", "cadical" };

  for (gsize i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_autofree char *program = g_find_program_in_path (solvers[i]);

      for (gsize k = 0; program != NULL && k < G_N_ELEMENTS (published); k++)
        assert_status (solvers[i], published[k].side, published[k].rules,
                       published[k].satisfiable);
    }
}

static void
test_inside (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (published); i++)
    {
      g_autoptr (SudokuGrid) grid = make_grid (published[i].side, published[i].rules);
      g_autoptr (SudokuGrid) solution = NULL;
      g_autoptr (GError) error = NULL;

      sudoku_solve (grid, NULL, &solution, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (solution != NULL, ==, published[i].satisfiable);
      if (solution != NULL)
        assert_keeps (solution, published[i].rules);
    }
}

/* Without and with broken symmetry there is a square of the same orders, for each law. */
static void
test_symmetry (void)
{
  static const char *const laws[] = {
    "schroeder",
    "stein3",
    "qg5",
    "qg6",
    "qg7",
    "stein1",
    "qg1",
    "qg2",
    "commutative",
    "semisymmetric",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (laws); i++)
    for (guint side = 2; side <= 6; side++)
      {
        g_autofree char *plain = g_strdup_printf ("idempotent %s", laws[i]);
        g_autofree char *broken = g_strdup_printf ("%s break-symmetry", plain);
        g_autoptr (SudokuGrid) grid = make_grid (side, plain);
        g_autoptr (SudokuGrid) other = make_grid (side, broken);
        SudokuVerdict verdict = sudoku_solve (grid, NULL, NULL, NULL, NULL);
        SudokuVerdict with = sudoku_solve (other, NULL, NULL, NULL, NULL);

        g_assert_cmpint (verdict == SUDOKU_VERDICT_NO_SOLUTION, ==,
                         with == SUDOKU_VERDICT_NO_SOLUTION);
      }
}

/* The number of a clause is found again from the choice of its variables. */
static void
test_index (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    for (guint side = 2; kinds[i]->law != NULL && side <= 4; side++)
      {
        SudokuLawForm form;

        sudoku_law_parse (kinds[i]->law, &form);
        for (guint64 index = 0; index < sudoku_law_count_clauses (&form, side); index++)
          {
            guint8 values[SUDOKU_LAW_VARIABLES_MAX] = { 0 };
            SudokuLawClause clause;

            sudoku_law_get_clause (&form, side, index, &clause);
            for (guint t = 0; t < form.n_terms; t++)
              {
                values[form.terms[t][0]] = (guint8)(clause.cells[t] / side + 1);
                values[form.terms[t][1]] = (guint8)(clause.cells[t] % side + 1);
                values[form.terms[t][2]] = clause.values[t];
              }
            g_assert_cmpuint (sudoku_law_get_index (&form, side, values), ==, index);
          }
      }
}

/* A filled square that breaks a law is not solved, and the cells are named. */
static void
test_breach (void)
{
  g_autoptr (SudokuGrid) grid = make_grid (3, "idempotent");
  g_autoptr (GPtrArray) conflicts = NULL;

  for (guint cell = 0; cell < 9; cell++)
    sudoku_grid_set (grid, cell, (cell / 3 + cell % 3) % 3 + 1, SUDOKU_ORIGIN_ENTRY);
  g_assert_false (sudoku_check_is_solved (grid));
  conflicts = sudoku_check_find_conflicts (grid);
  g_assert_cmpuint (conflicts->len, ==, 2);
  sudoku_grid_set (grid, 4, 0, SUDOKU_ORIGIN_NONE);
  g_assert_false (sudoku_set_has (sudoku_check_get_candidates (grid, 4), 3));
}

/* Boxes and laws don't go together, and neither do a large square and many variables. */
static void
test_refused (void)
{
  static const struct
  {
    guint side;
    const char *rule;
    gboolean boxes;
    gboolean allowed;
  } cases[] = {
    { 4, "schroeder", TRUE, FALSE },
    { 4, "break-symmetry", TRUE, FALSE },
    { 4, "schroeder", FALSE, TRUE },
    { 30, "schroeder", FALSE, TRUE },
    { 56, "schroeder", FALSE, TRUE },
    { 57, "schroeder", FALSE, FALSE },
    { 14, "associative", FALSE, TRUE },
    { 15, "associative", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuRule) rule = sudoku_rule_new (sudoku_rule_kind_find (cases[i].rule, -1));
      g_autoptr (SudokuGeometry) base = cases[i].boxes
                                          ? sudoku_geometry_new (2, 2, FALSE, NULL)
                                          : sudoku_geometry_new_plain (cases[i].side, FALSE, NULL);
      g_autoptr (GError) error = NULL;
      SudokuGeometry *geometry = sudoku_geometry_add_rules (base, &rule, 1, &error);

      g_assert_cmpint (geometry != NULL, ==, cases[i].allowed);
      g_clear_pointer (&geometry, sudoku_geometry_unref);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/counts", test_counts);
  g_test_add_func ("/laws/clauses", test_clauses);
  g_test_add_func ("/laws/solvers", test_solvers);
  g_test_add_func ("/laws/inside", test_inside);
  g_test_add_func ("/laws/symmetry", test_symmetry);
  g_test_add_func ("/laws/index", test_index);
  g_test_add_func ("/laws/breach", test_breach);
  g_test_add_func ("/laws/refused", test_refused);
  return g_test_run ();
}
