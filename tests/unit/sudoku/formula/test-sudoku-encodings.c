/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All encodings, with and without what the givens leave out: how many clauses and variables they
 * have, that all views of a formula agree, and what their variables mean. */

#include <sat-dimacs.h>
#include <stdio.h>
#include <sudoku-cnf.h>
#include <sudoku-decode.h>
#include <sudoku-names.h>

#include "test-brute.h"
#include "test-cnf.h"
#include "test-rules.h"

/* Clauses of the empty board of side 9, 16, 25 and 36, as LO06, KJ06 and their like have them. */
static void
test_known (void)
{
  static const struct
  {
    const char *id;
    guint64 clauses[4];
  } known[] = {
    { "full", { 11988, 123904, 752500, 3271104 } },
    { "efficient", { 11745, 123136, 750625, 3267216 } },
    { "minimal", { 8829, 92416, 563125, 2450736 } },
    { "simpler", { 3159, 31488, 189375, 820368 } },
    { "unrepeated", { 10530, 111616, 690000, 3037824 } },
    { "triad", { 6237, 48384, 253125, 1009584 } },
    { "order", { 11583, 108288, 624375, 2634768 } },
    { "triad/product", { 5265, 28928, 109375, 325296 } },
    { "full/sequential", { 7776, 46080, 180000, 544320 } },
    { "full/ladder", { 10368, 61440, 240000, 725760 } },
    { "full/tree", { 7452, 45056, 177500, 539136 } },
    { "full/product", { 8100, 46080, 177500, 533952 } },
    { "full/commander", { 8100, 54272, 207500, 616896 } },
    { "full/bimander", { 10368, 58368, 282500, 1031616 } },
    { "full/binary", { 11988, 66560, 315000, 1124928 } },
  };

  for (guint order = 3; order <= 6; order++)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
        {
          g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, known[i].id, "compact");

          g_test_message ("%s %u", known[i].id, order);
          g_assert_cmpuint (sudoku_cnf_get_n_clauses (cnf), ==, known[i].clauses[order - 3]);
        }
    }
}

/* Triad at 49×49, and variables at 36×36. */
static void
test_known_variables (void)
{
  static const struct
  {
    const char *id;
    int n_variables;
  } known[] = {
    { "full", 46656 },
    { "unrepeated", 46656 },
    { "order", 46656 + 36 * 36 * 35 },
    { "triad", 46656 + 2 * 6 * 36 * 36 },
    { "full/sequential", 228096 },
    { "full/ladder", 228096 },
    { "full/tree", 222912 },
    { "full/product", 108864 },
    { "full/commander", 129600 },
    { "full/bimander", 72576 },
    { "full/binary", 77760 },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (7, 7, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) large_grid = sudoku_grid_new (large);
  g_autoptr (SudokuCnf) pairs = test_make_cnf (large_grid, "triad", "compact");
  g_autoptr (SudokuCnf) product = test_make_cnf (large_grid, "triad/product", "compact");

  g_assert_cmpuint (sudoku_cnf_get_n_clauses (pairs), ==, 3306177);
  g_assert_cmpuint (sudoku_cnf_get_n_clauses (product), ==, 818741);
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, known[i].id, "compact");

      g_test_message ("%s", known[i].id);
      g_assert_cmpint (sudoku_cnf_get_n_variables (cnf), ==, known[i].n_variables);
    }
}

static void
test_table (void)
{
  gsize n = 0, n_schemes = 0, n_rows = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuScheme *schemes = sudoku_schemes (&n_schemes);
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n; i++)
    {
      g_assert_true (sudoku_encoding_find (encodings[i].id) == &encodings[i]);
      g_assert_true (sudoku_encoding_find_for (encodings[i].scheme, encodings[i].at_most_one) ==
                     &encodings[i]);
    }
  for (gsize i = 0; i < n_schemes; i++)
    for (gsize k = 0; k < n_rows; k++)
      {
        g_autofree char *id = g_strdup_printf ("%s/%s", schemes[i].id, rows[k]->id);

        g_assert_true (sudoku_encoding_find (id) ==
                       sudoku_encoding_find_for (&schemes[i], rows[k]));
        /* Only what is about pairs goes with nothing else. */
        g_assert_cmpint (sudoku_encoding_find (id) != NULL, ==, k == 0 || !schemes[i].once);
      }
  g_assert_null (sudoku_encoding_find (NULL));
  g_assert_null (sudoku_encoding_find ("full/"));
  g_assert_null (sudoku_encoding_find ("/pairwise"));
  g_assert_null (sudoku_encoding_find ("full/commander/pairwise"));
}

static void
check_stream (const SudokuCnf *cnf)
{
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  gsize n = 0, place = 0;
  const int *streamed = sat_clauses_get_literals (clauses, &n);
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
    {
      guint length = sudoku_cnf_get_clause (cnf, k, literals);

      g_assert_cmpuint (length, >, 0);
      g_assert_cmpmem (literals, length * sizeof (int), streamed + place, length * sizeof (int));
      g_assert_cmpint (streamed[place + length], ==, 0);
      place += length + 1;
    }
  g_assert_cmpuint (place, ==, n);
  g_assert_cmpint (sat_clauses_get_max_variable (clauses), <=, sudoku_cnf_get_n_variables (cnf));
}

static void
check_text_length (const SudokuCnf *cnf)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (
    stream, sudoku_cnf_get_n_variables (cnf), sudoku_cnf_get_n_clauses (cnf), NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error));
  g_assert_true (sat_dimacs_writer_finish (writer, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), ==,
                    sudoku_cnf_get_text_length (cnf));
}

/* No two variables mean the same. */
static void
check_variables (const SudokuCnf *cnf)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf) + 3; variable++)
    {
      SudokuMeaning meaning;

      if (sudoku_cnf_describe_variable (cnf, variable, &meaning))
        g_assert_true (g_hash_table_add (
          seen, g_strdup_printf ("%d %u %u %u %u %u %u %u", (int)meaning.kind, meaning.cell,
                                 meaning.value, meaning.house, meaning.region, meaning.truth,
                                 meaning.tabled, meaning.number)));
      else
        g_assert_cmpint (meaning.kind, ==, SUDOKU_MEANING_NONE);
      g_assert_true (variable <= sudoku_cnf_get_n_variables (cnf) ||
                     meaning.kind == SUDOKU_MEANING_NONE);
    }
}

/* It speaks of the cells of its table and of the helpers that belong to it, and of nothing else. */
static void
check_table_clause (const SudokuCnf *cnf,
                    const SudokuClause *meaning,
                    const int *literals,
                    guint n_literals)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  SudokuTabled tabled =
    sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), meaning->tabled);

  for (guint i = 0; i < n_literals; i++)
    {
      SudokuMeaning variable;
      gboolean found = FALSE;

      g_assert_true (sudoku_cnf_describe_variable (cnf, ABS (literals[i]), &variable));
      if (variable.kind == SUDOKU_MEANING_TABLE)
        {
          g_assert_cmpuint (variable.tabled, ==, meaning->tabled);
          g_assert_cmpuint (variable.number, <, sudoku_table_get_n_helpers (tabled.table));
          continue;
        }
      g_assert_cmpint (variable.kind, ==, SUDOKU_MEANING_CANDIDATE);
      for (guint k = 0; k < sudoku_table_get_spec (tabled.table)->n_cells; k++)
        found |= tabled.cells[k] == variable.cell;
      g_assert_true (found);
    }
}

/* What a clause says, where it is not what ties auxiliary variables, is what its literals are. */
static void
check_meaning (const SudokuCnf *cnf)
{
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
    {
      guint n = sudoku_cnf_get_clause (cnf, k, literals);
      gboolean auxiliary = FALSE;
      SudokuClause meaning;

      sudoku_cnf_describe (cnf, k, &meaning);
      if (meaning.kind == SUDOKU_CLAUSE_TABLE)
        {
          check_table_clause (cnf, &meaning, literals, n);
          continue;
        }
      for (guint i = 0; i < n; i++)
        {
          SudokuMeaning variable;

          g_assert_true (sudoku_cnf_describe_variable (cnf, ABS (literals[i]), &variable));
          g_assert_cmpuint (variable.n_candidates, >, 0);
          auxiliary |= variable.kind != SUDOKU_MEANING_CANDIDATE;
        }
      g_assert_cmpint (meaning.kind == SUDOKU_CLAUSE_AUXILIARY, ==, auxiliary);
      if (meaning.kind != SUDOKU_CLAUSE_CELL_AT_MOST && meaning.kind != SUDOKU_CLAUSE_HOUSE_AT_MOST)
        continue;
      g_assert_cmpint (literals[0], ==,
                       -sudoku_cnf_get_variable (cnf, meaning.cell, meaning.value));
      g_assert_cmpint (literals[1], ==,
                       -sudoku_cnf_get_variable (
                         cnf,
                         meaning.kind == SUDOKU_CLAUSE_CELL_AT_MOST ? meaning.cell
                                                                    : meaning.other_cell,
                         meaning.other_value));
    }
}

/* Is a clause found by each of its variables, and by nothing else? */
static void
check_filter (const SudokuCnf *cnf,
              GRand *rand)
{
  int literals[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < 20; i++)
    {
      guint64 sample = g_rand_int (rand) % sudoku_cnf_get_n_clauses (cnf);
      guint n = sudoku_cnf_get_clause (cnf, sample, literals);
      int wanted = literals[g_rand_int (rand) % n];
      const SudokuFilter filter = { .variable = ABS (wanted), .sign = wanted };
      g_autoptr (SudokuClauseSet) found = sudoku_cnf_filter (cnf, &filter);
      guint64 rank = 0;

      for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
        {
          gboolean has = FALSE;

          n = sudoku_cnf_get_clause (cnf, k, literals);
          for (guint j = 0; j < n; j++)
            has |= literals[j] == wanted;
          if (has)
            g_assert_cmpuint (sudoku_clause_set_get_nth (found, rank++), ==, k);
        }
      g_assert_cmpuint (sudoku_clause_set_get_n_clauses (found), ==, rank);
    }
}

/* The names say what the variables mean: one line each, and the candidates in it. */
static void
check_names (const SudokuCnf *cnf)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));

  g_assert_true (sudoku_names_write (cnf, stream, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  lines = g_strsplit (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), "\n", -1);
  for (guint i = 0; lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      SudokuMeaning meaning;

      g_assert_cmpstr (words[0], ==, "c");
      g_assert_cmpstr (words[1], ==, "var");
      g_assert_true (sudoku_cnf_describe_variable (cnf, atoi (words[2]), &meaning));
      /* What helpers of tables count is written as a formula, see the case encode-names-items. */
      if (meaning.kind == SUDOKU_MEANING_TABLE)
        {
          g_assert_cmpuint (g_strv_length (words), >, 3);
          continue;
        }
      g_assert_cmpuint (g_strv_length (words), ==, 2 + 2 * meaning.n_candidates);
      for (guint k = 0; k < meaning.n_candidates; k++)
        {
          guint row = 0, column = 0, value = 0;

          g_assert_cmpint (sscanf (words[3 + 2 * k], "r%uc%u=%u", &row, &column, &value), ==, 3);
          g_assert_cmpuint (((row - 1) * side + column - 1) * side + value - 1, ==,
                            meaning.candidates[k]);
        }
    }
}

static void
check_views (const SudokuGrid *grid,
             gsize turn)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32)turn);
  gsize n = 0, n_reductions = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n; i++)
    for (gsize k = 0; k < n_reductions; k++)
      {
        g_autoptr (SudokuCnf) cnf = NULL;

        if (sudoku_grid_get_side (grid) > 6 && !g_test_slow () && (i + k + turn) % 13 != 0)
          continue;
        cnf = sudoku_cnf_new_reduced (grid, &encodings[i], &numberings[(i + k) % n_numberings],
                                      &reductions[k]);
        check_stream (cnf);
        check_text_length (cnf);
        check_variables (cnf);
        check_meaning (cnf);
        check_names (cnf);
        if ((i + turn) % 5 == 0)
          check_filter (cnf, rand);
      }
}

static void
test_views (void)
{
  for (guint i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
      g_autoptr (SudokuGrid) grid = NULL;

      if (test_shape_get_side (&test_shapes[i]) > 9)
        continue;
      grid = test_thin_out (solution, rand, 0.3);
      check_views (grid, i);
    }
  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      g_test_message ("%u: %s", test_rules[i].side, test_rules[i].rules);
      check_views (grid, i);
    }
}

/* A value twice in a row, and a row without a place for a value: nothing is left out, and it is
 * known why. */
static void
test_dead_end (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  const SudokuReduction *reduction = sudoku_reduction_find ("one-step");
  const SudokuEncoding *encoding = sudoku_encoding_find ("full");
  const SudokuNumbering *numbering = sudoku_numbering_find ("compact");
  g_autoptr (SudokuCnf) whole = NULL;
  g_autoptr (SudokuCnf) twice = NULL;
  g_autoptr (SudokuCnf) none = NULL;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 3, 1, SUDOKU_ORIGIN_GIVEN);
  twice = sudoku_cnf_new_reduced (grid, encoding, numbering, reduction);
  g_assert_cmpint (sudoku_cnf_get_dead_end (twice)->kind, !=, SUDOKU_DEAD_END_NONE);
  whole = sudoku_cnf_new (grid, encoding, numbering);
  g_assert_cmpuint (sudoku_cnf_get_n_clauses (twice), ==, sudoku_cnf_get_n_clauses (whole));

  /* Row 1 is 2, 3, ?, ? with a 1 below each open column. */
  sudoku_grid_set (grid, 0, 2, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 3, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 3, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (grid, 6, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 15, 1, SUDOKU_ORIGIN_GIVEN);
  none = sudoku_cnf_new_reduced (grid, encoding, numbering, reduction);
  g_assert_cmpint (sudoku_cnf_get_dead_end (none)->kind, ==, SUDOKU_DEAD_END_VALUE);
  g_assert_cmpuint (sudoku_cnf_get_dead_end (none)->value, ==, 1);
}

/* A solution as the model of each formula: whole, of true literals of cells only, and with values
 * of their own for what the formula leaves out. */
static void
check_decoded (const SudokuCnf *cnf,
               const SudokuGrid *solution)
{
  g_autoptr (SatModel) cells = sudoku_model_from_grid (solution, sudoku_cnf_get_numbering (cnf));
  g_autoptr (SatModel) whole = sat_model_copy (cells);
  g_autoptr (SatModel) odd = sat_model_new (SAT_STATUS_SATISFIABLE);
  guint side = sudoku_grid_get_side (solution);

  sudoku_cnf_complete_model (cnf, whole);
  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf); variable++)
    {
      SudokuMeaning meaning;
      int value = sat_model_get_value (whole, variable);

      if (!sudoku_cnf_describe_variable (cnf, variable, &meaning))
        continue;
      g_assert_cmpint (value, !=, 0);
      if (meaning.kind == SUDOKU_MEANING_CANDIDATE &&
          sudoku_cnf_get_known (cnf, meaning.cell, meaning.value) < 0)
        value = 1;
      sat_model_add (odd, value > 0 ? variable : -variable, NULL);
    }
  for (guint i = 0; i < 3; i++)
    {
      const SatModel *model = i == 0 ? cells : i == 1 ? whole
                                                      : odd;
      g_autoptr (SudokuDecoding) decoding = sudoku_decode (cnf, model, NULL, NULL);

      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
      g_assert_cmpuint (decoding->n_stray, ==, 0);
      for (guint cell = 0; cell < side * side; cell++)
        g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, cell), ==,
                          sudoku_grid_get_value (solution, cell));
    }
}

/* One auxiliary variable that says something else breaks a clause. */
static void
check_spoiled (const SudokuCnf *cnf,
               const SudokuGrid *solution,
               GRand *rand)
{
  g_autoptr (SatModel) whole = sudoku_model_from_grid (solution, sudoku_cnf_get_numbering (cnf));
  g_autoptr (SatModel) spoiled = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (SudokuDecoding) decoding = NULL;
  int n = (int)sudoku_cnf_get_n_auxiliaries (cnf);
  int first = sudoku_cnf_get_n_variables (cnf) - n + 1;
  int wrong = n == 0 ? 0 : first + (int)(g_rand_int (rand) % (guint)n);
  SudokuMeaning meaning;

  if (n == 0 || !sudoku_cnf_describe_variable (cnf, wrong, &meaning) ||
      (meaning.n_candidates == 0 && meaning.kind != SUDOKU_MEANING_TABLE))
    return;
  sudoku_cnf_complete_model (cnf, whole);
  for (int literal = 0; (literal = sat_model_next_literal (whole, ABS (literal))) != 0;)
    sat_model_add (spoiled, ABS (literal) == wrong ? -literal : literal, NULL);
  decoding = sudoku_decode (cnf, spoiled, NULL, NULL);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
}

static void
check_decode (const SudokuGrid *solution,
              GRand *rand)
{
  g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.3);
  gsize n = 0, n_reductions = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);

  for (gsize i = 0; i < n; i++)
    for (gsize k = 0; k < n_reductions; k++)
      {
        g_autoptr (SudokuCnf) cnf = sudoku_cnf_new_reduced (
          grid, &encodings[i], sudoku_numbering_find ("original"), &reductions[k]);

        check_decoded (cnf, solution);
        check_spoiled (cnf, solution, rand);
      }
}

static void
test_decode (void)
{
  static const TestShape shapes[] = {
    { 2, 3, FALSE },
    { 3, 3, FALSE },
    { 3, 4, FALSE },
    { 1, 5, FALSE },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (gsize shape = 0; shape < G_N_ELEMENTS (shapes); shape++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[shape]);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);

      check_decode (solution, rand);
    }
}

static gboolean
keep_cb (const guint8 *values,
         gpointer user_data)
{
  SudokuGrid *grid = user_data;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
  return FALSE;
}

/* The helpers of tables follow from the cells, each by itself. */
static void
test_decode_tables (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  guint n_checked = 0;

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) solution = sudoku_grid_new (geometry);

      if (test_rules[i].side > 6 ||
          sudoku_groups_get_n_tables (sudoku_geometry_get_groups (geometry)) == 0)
        continue;
      g_test_message ("%s", test_rules[i].rules);
      g_assert_cmpuint (test_brute_force (empty, keep_cb, solution), ==, 1);
      check_decode (solution, rand);
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >, 5);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/encodings/known", test_known);
  g_test_add_func ("/sudoku/encodings/known-variables", test_known_variables);
  g_test_add_func ("/sudoku/encodings/table", test_table);
  g_test_add_func ("/sudoku/encodings/views", test_views);
  g_test_add_func ("/sudoku/encodings/dead-end", test_dead_end);
  g_test_add_func ("/sudoku/encodings/decode", test_decode);
  g_test_add_func ("/sudoku/encodings/decode-tables", test_decode_tables);
  return g_test_run ();
}
