/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a filter finds by arithmetic against a look at every clause. */

#include "test-cnf.h"
#include "test-config.h"
#include "test-rules.h"

/* Does the literal fit? By what its variable means, and nothing else. */
static gboolean
literal_fits (const SudokuCnf *cnf,
              const SudokuFilter *filter,
              int literal)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  SudokuMeaning meaning;

  g_assert_true (sudoku_cnf_describe_variable (cnf, ABS (literal), &meaning));
  if (filter->sign > 0 && literal < 0)
    return FALSE;
  if (filter->sign < 0 && literal > 0)
    return FALSE;
  if (filter->variable != 0 && filter->variable != ABS (literal))
    return FALSE;
  /* It is about several cells together, and none of them. */
  if (meaning.kind == SUDOKU_MEANING_TABLE)
    return filter->row == 0 && filter->column == 0 && filter->n_cells == 0 && filter->value == 0;
  for (guint i = 0; i < meaning.n_candidates; i++)
    {
      guint cell = meaning.candidates[i] / side, value = meaning.candidates[i] % side + 1;

      if ((filter->row == 0 || filter->row - 1 == cell / side) &&
          (filter->column == 0 || filter->column - 1 == cell % side) &&
          (filter->n_cells == 0 || sudoku_set_has (filter->cells[cell / side], cell % side)) &&
          (filter->value == 0 || filter->value == value))
        return TRUE;
    }
  return FALSE;
}

/* Is each of the other literals there, at a place that is asked for? */
static gboolean
others_fit (const SudokuCnf *cnf,
            const SudokuFilter *filter,
            const int *literals,
            guint n_literals)
{
  for (guint i = 0; i < filter->n_also; i++)
    {
      SudokuFilter other = *filter;
      gboolean found = FALSE;

      other.variable = filter->also[i].variable;
      other.sign = filter->also[i].sign;
      for (guint k = 0; k < n_literals; k++)
        found |= literal_fits (cnf, &other, literals[k]);
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static gboolean
clause_fits (const SudokuCnf *cnf,
             const SudokuFilter *filter,
             guint64 clause)
{
  guint family = sudoku_cnf_find_family (cnf, clause)->index;
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);

  if (filter->families != 0 && (filter->families >> family & 1) == 0)
    return FALSE;
  for (guint i = 0; i < n_literals; i++)
    if (literal_fits (cnf, filter, literals[i]))
      return others_fit (cnf, filter, literals, n_literals);
  return FALSE;
}

static void
check (const SudokuCnf *cnf,
       const SudokuFilter *filter)
{
  g_autoptr (SudokuClauseSet) matches = sudoku_cnf_filter (cnf, filter);
  guint64 n = 0;

  for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
    if (clause_fits (cnf, filter, clause))
      {
        g_assert_cmpuint (n, <, sudoku_clause_set_get_n_clauses (matches));
        g_assert_cmpuint (sudoku_clause_set_get_nth (matches, n++), ==, clause);
      }
  g_assert_cmpuint (sudoku_clause_set_get_n_clauses (matches), ==, n);
}

static guint
pick (GRand *rand,
      guint side)
{
  return g_rand_boolean (rand) ? 0 : (guint)g_rand_int_range (rand, 1, (gint32)side + 1);
}

/* Two or three literals of a clause, one of which may be a variable of no clause of them. */
static void
check_together (const SudokuCnf *cnf,
                GRand *rand)
{
  gint32 n_clauses = (gint32)sudoku_cnf_get_n_clauses (cnf);
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals =
    sudoku_cnf_get_clause (cnf, (guint64)g_rand_int_range (rand, 0, n_clauses), literals);
  SudokuFilter filter = { 0 };

  filter.variable = ABS (literals[0]);
  filter.sign = g_rand_int_range (rand, -1, 2);
  filter.n_also = (guint)g_rand_int_range (rand, 1, 3);
  for (guint i = 0; i < filter.n_also; i++)
    {
      int literal = literals[g_rand_int_range (rand, 0, (gint32)n_literals)];

      filter.also[i].variable = g_rand_int_range (rand, 0, 5) == 0 ? G_MAXINT : ABS (literal);
      filter.also[i].sign = g_rand_boolean (rand) ? 0 : literal;
    }
  if (g_rand_int_range (rand, 0, 3) == 0)
    filter.value = 1;
  check (cnf, &filter);
}

static void
check_formula (const SudokuCnf *cnf,
               GRand *rand)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  const SudokuFilter plain[] = {
    { 0 },
    { .sign = 1 },
    { .sign = -1 },
    { .row = side },
    { .column = 1 },
    { .value = 2 },
    { .row = 2, .column = side, .value = 1 },
    { .row = side + 1 },
    { .column = G_MAXUINT },
    { .value = side + 1 },
    { .variable = G_MAXINT },
    { .variable = -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    check (cnf, &plain[i]);
  for (guint family = 0; family < 9; family++)
    check (cnf, &(SudokuFilter){ .families = 1u << family });
  for (guint i = 0; i < (TEST_SANITIZED ? 5 : 20); i++)
    {
      SudokuFilter filter = { 0 };

      filter.families = g_rand_boolean (rand) ? (guint)g_rand_int_range (rand, 1, 512) : 0;
      filter.row = pick (rand, side);
      filter.column = pick (rand, side);
      filter.value = pick (rand, side);
      filter.sign = g_rand_int_range (rand, -1, 2);
      if (g_rand_int_range (rand, 0, 4) == 0)
        filter.variable = sudoku_cnf_get_variable (cnf, (guint)g_rand_int_range (rand, 0, 4), 1);
      else if (g_rand_int_range (rand, 0, 3) == 0)
        filter.variable = g_rand_int_range (rand, 1, sudoku_cnf_get_n_variables (cnf) + 1);
      check (cnf, &filter);
    }
  for (guint i = 0; i < (TEST_SANITIZED ? 5 : 20); i++)
    check_together (cnf, rand);
}

static void
for_each_formula (void (*run) (const SudokuCnf *cnf, GRand *rand),
                  guint max_side)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  gsize n_encodings = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (guint i = 0; i < test_n_shapes; i++)
    for (gsize k = 0; k < n_encodings * n_numberings; k++)
      {
        g_autoptr (SudokuGrid) grid = test_random_grid (&test_shapes[i], i);
        g_autoptr (SudokuCnf) cnf = NULL;

        if (test_shape_get_side (&test_shapes[i]) > max_side ||
            !test_encoding_is_due (k % n_encodings, i))
          continue;
        cnf = sudoku_cnf_new (grid, &encodings[k % n_encodings], &numberings[k / n_encodings]);
        run (cnf, rand);
      }
  for (guint i = 0; i < test_n_rules; i++)
    for (gsize k = 0; k < n_encodings; k++)
      {
        g_autoptr (SudokuGrid) grid = test_rules_random_grid (&test_rules[i], i);
        g_autoptr (SudokuCnf) cnf = NULL;

        if (test_rules[i].side > max_side || !test_encoding_is_due (k, i))
          continue;
        cnf = sudoku_cnf_new (grid, &encodings[k], &numberings[i % n_numberings]);
        run (cnf, rand);
      }
}

static void
test_fields (void)
{
  for_each_formula (check_formula, 9);
}

/* Every variable of a formula, with both signs: the index from literals to clauses, made by
 * looking at every clause once. */
static void
check_variables (const SudokuCnf *cnf,
                 GRand *rand)
{
  int n_variables = sudoku_cnf_get_n_variables (cnf);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  int literals[SUDOKU_SIDE_MAX];

  for (int i = 0; i <= 2 * n_variables; i++)
    g_ptr_array_add (wanted, g_array_new (FALSE, FALSE, sizeof (guint64)));
  for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
    {
      guint n = sudoku_cnf_get_clause (cnf, clause, literals);

      for (guint i = 0; i < n; i++)
        {
          GArray *clauses = g_ptr_array_index (wanted, n_variables + literals[i]);

          /* A clause of a law may name a literal twice. */
          if (clauses->len == 0 || g_array_index (clauses, guint64, clauses->len - 1) != clause)
            g_array_append_val (clauses, clause);
        }
    }
  for (int literal = -n_variables; literal <= n_variables; literal++)
    {
      const SudokuFilter filter = { .variable = ABS (literal), .sign = literal };
      GArray *clauses = g_ptr_array_index (wanted, n_variables + literal);
      g_autoptr (SudokuClauseSet) found = NULL;

      if (literal == 0)
        continue;
      found = sudoku_cnf_filter (cnf, &filter);
      g_assert_cmpuint (sudoku_clause_set_get_n_clauses (found), ==, clauses->len);
      for (guint i = 0; i < clauses->len; i++)
        g_assert_cmpuint (sudoku_clause_set_get_nth (found, i), ==,
                          g_array_index (clauses, guint64, i));
    }
}

/* Each cell with a chance of one in @chance; at least one. */
static void
pick_cells (SudokuFilter *filter,
            guint side,
            gint32 chance,
            GRand *rand)
{
  guint always = (guint)g_rand_int_range (rand, 0, (gint32)(side * side));

  for (guint cell = 0; cell < side * side; cell++)
    if (cell == always || g_rand_int_range (rand, 0, chance) == 0)
      {
        SudokuSet *row = &filter->cells[cell / side];

        *row = sudoku_set_or (*row, sudoku_set_single (cell % side));
        filter->n_cells++;
      }
}

/* Few, many and all cells, alone and together with all that can be asked for besides. */
static void
check_cells (const SudokuCnf *cnf,
             GRand *rand)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));

  for (guint i = 0; i < (TEST_SANITIZED ? 6 : 24); i++)
    {
      static const gint32 chances[] = { G_MAXINT32, 2, 1, 8 };
      SudokuFilter filter = { 0 };

      pick_cells (&filter, side, chances[i % G_N_ELEMENTS (chances)], rand);
      if (i >= 8)
        {
          filter.value = pick (rand, side);
          filter.sign = g_rand_int_range (rand, -1, 2);
        }
      if (i >= 16)
        {
          filter.families = g_rand_boolean (rand) ? (guint)g_rand_int_range (rand, 1, 512) : 0;
          filter.row = pick (rand, side);
        }
      if (i % 8 == 7)
        filter.variable = sudoku_cnf_get_variable (cnf, (guint)g_rand_int_range (rand, 0, 4), 1);
      check (cnf, &filter);
    }
}

static void
test_cells (void)
{
  for_each_formula (check_cells, 9);
}

/* Every second cell of the largest grid, as a chessboard has them: 198 million clauses, of which
 * nothing is looked at but houses. */
static void
test_cells_of_largest (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (10, 10, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  gsize n;
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, sudoku_encodings (&n), sudoku_numberings (&n));
  SudokuFilter filter = { 0 };
  g_autoptr (SudokuClauseSet) matches = NULL;

  for (guint cell = 0; cell < 10000; cell++)
    if ((cell / 100 + cell % 100) % 2 == 0)
      {
        SudokuSet *row = &filter.cells[cell / 100];

        *row = sudoku_set_or (*row, sudoku_set_single (cell % 100));
        filter.n_cells++;
      }
  matches = sudoku_cnf_filter (cnf, &filter);
  /* Half of the cells; in a house and for a value all but the pairs of the other 50 places. */
  g_assert_cmpuint (sudoku_clause_set_get_n_clauses (matches), ==,
                    5000 * 4951 + 300 * 100 * (4951 - 50 * 49 / 2));
  for (guint64 rank = 0; rank < sudoku_clause_set_get_n_clauses (matches); rank += 99991)
    {
      guint64 clause = sudoku_clause_set_get_nth (matches, rank);

      g_assert_true (clause_fits (cnf, &filter, clause));
      g_assert_cmpuint (sudoku_clause_set_get_rank (matches, clause), ==, rank);
    }
}

static void
test_variables (void)
{
  for_each_formula (check_variables, SUDOKU_SIDE_MAX);
}

/* More families than a word of 32 bits has: kinds of rules of all sorts at once. */
static void
test_many_families (void)
{
  static const TestRules rules = {
    9,
    "boxes=3x3 x windows disjoint complete anti-knight anti-king non-consecutive even:r1c1 "
    "odd:r1c2 difference:r1c1r1c2 ratio:r1c1r1c2 edge-sum=9:r1c1r1c2 all-shown:ratio less:r1c1r1c2 "
    "not-above:r1c1r1c2 whispers:r1c1r1c2 thermometer:r1c1r1c2 slow-thermometer:r1c1r1c2 "
    "palindrome:r1c1r3c4 clone:r1c1/r4c4 minimum:r5c5 maximum:r7c7 entropic:r1c1r1c2 "
    "modular:r1c1r1c2 nabner:r1c1r1c2 column-indexer:r1c1 row-indexer:r1c1 allowed=1,2:r9c9"
  };
  g_autoptr (SudokuGeometry) geometry = test_rules_make (&rules);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf = NULL;
  gsize n_families = 0;

  sudoku_grid_set (grid, 40, 1, SUDOKU_ORIGIN_GIVEN);
  cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
  sudoku_cnf_get_families (cnf, &n_families);
  g_assert_cmpuint (n_families, >, 32);
  for (gsize family = 0; family < n_families; family++)
    check (cnf, &(SudokuFilter){ .families = G_GUINT64_CONSTANT (1) << family });
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf-filter/fields", test_fields);
  g_test_add_func ("/sudoku/cnf-filter/cells", test_cells);
  g_test_add_func ("/sudoku/cnf-filter/cells-of-largest", test_cells_of_largest);
  g_test_add_func ("/sudoku/cnf-filter/variables", test_variables);
  g_test_add_func ("/sudoku/cnf-filter/many-families", test_many_families);
  return g_test_run ();
}
