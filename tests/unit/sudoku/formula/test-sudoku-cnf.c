/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that the formula gives by arithmetic, against what it streams. */

#include <sat-dimacs.h>
#include <sudoku-cnf.h>

#include "test-cnf.h"
#include "test-rules.h"

typedef void (*CnfTest) (const SudokuCnf *cnf);

static void
for_each_encoding (CnfTest run,
                   const SudokuGrid *grid,
                   gsize turn)
{
  gsize n_encodings = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize e = 0; e < n_encodings; e++)
    for (gsize n = 0; n < n_numberings && test_encoding_is_due (e, turn); n++)
      {
        g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, &encodings[e], &numberings[n]);

        run (cnf);
      }
}

/* Each shape in each encoding and numbering, with a random grid. */
static void
for_each_formula (CnfTest run)
{
  for (guint i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGrid) grid = test_random_grid (&test_shapes[i], i);

      for_each_encoding (run, grid, i);
    }
  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGrid) grid = test_rules_random_grid (&test_rules[i], i);

      g_test_message ("%u: %s", test_rules[i].side, test_rules[i].rules);
      for_each_encoding (run, grid, i);
    }
}

/* Clause k is the k-th one streamed, means what its literals are, and is found by each
 * of its variables. */
static void
compare_with_stream (const SudokuCnf *cnf)
{
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  gsize n = 0;
  const int *streamed = sat_clauses_get_literals (clauses, &n);
  int literals[SUDOKU_SIDE_MAX];
  gsize place = 0;

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
    {
      guint length = sudoku_cnf_get_clause (cnf, k, literals);

      g_assert_cmpmem (literals, length * sizeof (int), streamed + place, length * sizeof (int));
      g_assert_cmpint (streamed[place + length], ==, 0);
      place += length + 1;
    }
  g_assert_cmpuint (place, ==, n);
}

static void
test_nth (void)
{
  for_each_formula (compare_with_stream);
}

/* Keeps every @step-th clause of a stream too long to be kept whole. */
typedef struct
{
  SatSink sink;
  const SudokuCnf *cnf;
  guint64 n_clauses;
  guint64 step;
  gsize n_literals;
  int literals[SUDOKU_SIDE_MAX];
} SampleSink;

static gboolean
sample_add (SatSink *sink,
            const int *literals,
            gsize n_literals,
            GError **error)
{
  SampleSink *self = (SampleSink *)sink;

  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] != 0)
      {
        self->literals[self->n_literals++] = literals[i];
      }
    else
      {
        if (self->n_clauses % self->step == 0)
          {
            int expected[SUDOKU_SIDE_MAX];
            guint n = sudoku_cnf_get_clause (self->cnf, self->n_clauses, expected);

            g_assert_cmpmem (expected, n * sizeof (int),
                             self->literals, self->n_literals * sizeof (int));
          }
        self->n_clauses++;
        self->n_literals = 0;
      }
  return TRUE;
}

static void
test_nth_large (void)
{
  static const struct
  {
    guint rows, columns;
    const char *encoding;
    guint64 step;
  } cases[] = {
    { 6, 6, "full", 61 },
    { 5, 7, "simpler", 61 },
    { 7, 8, "full", 9973 },
    { 10, 10, "simpler", 9973 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TestShape shape = { cases[i].rows, cases[i].columns, TRUE };
      g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 1);
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, cases[i].encoding, "original");
      SampleSink sink = { { sample_add }, cnf, 0, cases[i].step };
      g_autoptr (GError) error = NULL;

      g_assert_true (sudoku_cnf_stream (cnf, &sink.sink, NULL, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (sink.n_clauses, ==, sudoku_cnf_get_n_clauses (cnf));
      g_assert_cmpuint (sink.n_literals, ==, 0);
    }
}

/* The literals that a clause of this meaning has. */
static guint
literals_of_meaning (const SudokuCnf *cnf,
                     const SudokuClause *meaning,
                     int literals[SUDOKU_SIDE_MAX])
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint side = sudoku_geometry_get_side (geometry);

  switch (meaning->kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      for (guint value = 1; value <= side; value++)
        literals[value - 1] = sudoku_cnf_get_variable (cnf, meaning->cell, value);
      return side;
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      literals[0] = -sudoku_cnf_get_variable (cnf, meaning->cell, meaning->value);
      literals[1] = -sudoku_cnf_get_variable (cnf, meaning->cell, meaning->other_value);
      return 2;
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
      for (guint place = 0; place < side; place++)
        {
          guint cell = sudoku_geometry_get_house_cells (geometry, meaning->house)[place];

          literals[place] = sudoku_cnf_get_variable (cnf, cell, meaning->value);
        }
      return side;
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      literals[0] = -sudoku_cnf_get_variable (cnf, meaning->cell, meaning->value);
      literals[1] = -sudoku_cnf_get_variable (cnf, meaning->other_cell, meaning->value);
      return 2;
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
      for (guint place = 0; place < side; place++)
        {
          guint32 candidate = sudoku_groups_get_truth_candidates (groups, meaning->truth)[place];

          literals[place] =
            sudoku_cnf_get_variable (cnf, candidate / side, candidate % side + 1);
        }
      return side;
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
    case SUDOKU_CLAUSE_PAIR:
      literals[0] = -sudoku_cnf_get_variable (cnf, meaning->cell, meaning->value);
      literals[1] = -sudoku_cnf_get_variable (cnf, meaning->other_cell, meaning->other_value);
      return 2;
    case SUDOKU_CLAUSE_MASK:
      literals[0] = -sudoku_cnf_get_variable (cnf, meaning->cell, meaning->value);
      return 1;
    case SUDOKU_CLAUSE_LAW:
      for (guint i = 0; i < meaning->terms.n_terms; i++)
        literals[i] = sudoku_cnf_get_variable (cnf, meaning->terms.cells[i],
                                               meaning->terms.values[i]) *
                      (i < meaning->terms.n_premises ? -1 : 1);
      return meaning->terms.n_terms;
    case SUDOKU_CLAUSE_GIVEN:
      literals[0] = sudoku_cnf_get_variable (cnf, meaning->cell, meaning->value);
      return 1;
    case SUDOKU_CLAUSE_TABLE:
    case SUDOKU_CLAUSE_OWN:
    case SUDOKU_CLAUSE_AUXILIARY:
    case SUDOKU_CLAUSE_FOUND:
    case SUDOKU_CLAUSE_EXCLUDED:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
house_has (SudokuGeometry *geometry,
           guint house,
           guint cell)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  for (guint place = 0; place < sudoku_geometry_get_side (geometry); place++)
    if (cells[place] == cell)
      return TRUE;
  return FALSE;
}

/* Is the meaning about what the family is named after? */
static gboolean
family_fits (const SudokuFamily *family,
             const SudokuClause *meaning,
             SudokuGeometry *geometry)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);

  switch (meaning->kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return g_str_equal (family->id, "cells");
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      if (sudoku_geometry_find_rule (geometry, "complete") != NULL &&
          (int)sudoku_groups_get_house (groups, meaning->house)->rule ==
            sudoku_geometry_get_region_rule (geometry))
        return g_str_equal (family->id, "complete");
      return g_str_equal (family->id,
                          sudoku_groups_get_house (groups, meaning->house)->family->id);
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
      return g_str_equal (family->id, "complete");
    case SUDOKU_CLAUSE_PAIR:
      return g_str_equal (family->id, sudoku_groups_get_pair (groups, meaning->pair)->family->id);
    case SUDOKU_CLAUSE_MASK:
      return g_str_equal (family->id, sudoku_groups_get_mask (groups, meaning->mask)->family->id);
    case SUDOKU_CLAUSE_LAW:
      return g_str_equal (family->id, sudoku_groups_get_law (groups, meaning->law)->law->id);
    case SUDOKU_CLAUSE_GIVEN:
      return g_str_equal (family->id, "givens");
    case SUDOKU_CLAUSE_TABLE:
    case SUDOKU_CLAUSE_OWN:
    case SUDOKU_CLAUSE_AUXILIARY:
    case SUDOKU_CLAUSE_FOUND:
    case SUDOKU_CLAUSE_EXCLUDED:
    default:
      g_assert_not_reached ();
    }
}

static int
compare_literals (gconstpointer a,
                  gconstpointer b)
{
  int first = *(const int *)a, second = *(const int *)b;

  return ABS (first) != ABS (second) ? ABS (first) - ABS (second) : first - second;
}

static void
compare_meanings (const SudokuCnf *cnf,
                  guint64 step)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  int literals[SUDOKU_SIDE_MAX], expected[SUDOKU_SIDE_MAX];

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k += step)
    {
      SudokuClause meaning;
      guint n = sudoku_cnf_get_clause (cnf, k, literals);

      sudoku_cnf_describe (cnf, k, &meaning);
      if (meaning.kind == SUDOKU_CLAUSE_AUXILIARY || meaning.kind == SUDOKU_CLAUSE_TABLE)
        continue;
      g_assert_cmpuint (literals_of_meaning (cnf, &meaning, expected), ==, n);
      qsort (expected, n, sizeof (int), compare_literals);
      /* The truths of other rules, laws and the cells of items have an order of their own. */
      if (meaning.kind == SUDOKU_CLAUSE_LAW || meaning.kind == SUDOKU_CLAUSE_PAIR ||
          meaning.kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST ||
          meaning.kind == SUDOKU_CLAUSE_TRUTH_AT_MOST)
        qsort (literals, n, sizeof (int), compare_literals);
      g_assert_cmpmem (literals, n * sizeof (int), expected, n * sizeof (int));
      g_assert_true (family_fits (sudoku_cnf_find_family (cnf, k), &meaning, geometry));
      if (meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_MOST)
        g_assert_true (house_has (geometry, meaning.house, meaning.cell) &&
                       house_has (geometry, meaning.house, meaning.other_cell));
    }
}

static void
compare_meaning (const SudokuCnf *cnf)
{
  compare_meanings (cnf, 1);
}

static void
test_meaning (void)
{
  for_each_formula (compare_meaning);
}

/* 198 million clauses: too many to stream in a test, not to ask for some of them. */
static void
test_meaning_large (void)
{
  TestShape shape = { 10, 10, TRUE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 1);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");

  g_assert_cmpuint (sudoku_cnf_get_n_clauses (cnf), >, 198000000);
  compare_meanings (cnf, 99991);
}

static void
compare_cells (const SudokuCnf *cnf)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
    {
      g_autoptr (GHashTable) expected = g_hash_table_new (NULL, NULL);
      guint n_literals = sudoku_cnf_get_clause (cnf, k, literals);
      guint n = sudoku_cnf_get_clause_cells (cnf, k, cells);

      for (guint i = 0; i < n_literals; i++)
        {
          guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
          SudokuMeaning meaning;

          g_assert_true (sudoku_cnf_describe_variable (cnf, ABS (literals[i]), &meaning));
          for (guint j = 0; j < meaning.n_candidates; j++)
            g_hash_table_add (expected, GUINT_TO_POINTER (meaning.candidates[j] / side + 1));
        }
      g_assert_cmpuint (n, ==, g_hash_table_size (expected));
      for (guint i = 0; i < n; i++)
        {
          g_assert_true (g_hash_table_contains (expected, GUINT_TO_POINTER (cells[i] + 1)));
          g_assert_true (i == 0 || cells[i - 1] < cells[i]);
        }
    }
}

static void
test_cells (void)
{
  for_each_formula (compare_cells);
}

static void
compare_families (const SudokuCnf *cnf)
{
  gsize n = 0;
  const SudokuFamily *families = sudoku_cnf_get_families (cnf, &n);
  guint64 next = 0;

  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpuint (families[i].first, ==, next);
      g_assert_cmpuint (families[i].n_clauses, >, 0);
      g_assert_cmpuint (families[i].index, ==, i);
      g_assert_true (sudoku_cnf_lookup_family (cnf, families[i].id) == &families[i]);
      next += families[i].n_clauses;
      g_assert_true (sudoku_cnf_find_family (cnf, families[i].first) == &families[i]);
      g_assert_true (sudoku_cnf_find_family (cnf, next - 1) == &families[i]);
    }
  g_assert_cmpuint (next, ==, sudoku_cnf_get_n_clauses (cnf));
  g_assert_null (sudoku_cnf_lookup_family (cnf, "none"));
}

static void
test_families (void)
{
  for_each_formula (compare_families);
}

static void
compare_text_length (const SudokuCnf *cnf)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, sudoku_cnf_get_n_variables (cnf),
                                                              sudoku_cnf_get_n_clauses (cnf), NULL);
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (GString) text = test_clauses_to_text (clauses);
  g_autofree char *header = g_strdup_printf ("p cnf %d %" G_GUINT64_FORMAT "\n",
                                             sudoku_cnf_get_n_variables (cnf),
                                             sudoku_cnf_get_n_clauses (cnf));
  g_autoptr (GError) error = NULL;

  g_string_prepend (text, header);
  g_assert_cmpuint (sudoku_cnf_get_text_length (cnf), ==, text->len);
  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error));
  g_assert_no_error (error);
  g_assert_true (sat_dimacs_writer_finish (writer, &error));
  g_assert_no_error (error);
  g_assert_true (g_output_stream_close (out, NULL, &error));
  g_assert_cmpmem (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (out)),
                   g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (out)),
                   text->str, text->len);
}

static void
test_text_length (void)
{
  for_each_formula (compare_text_length);
}

static void
note_progress_cb (const SudokuProgress *progress,
                  gpointer user_data)
{
  SudokuProgress *last = user_data;

  g_assert_cmpint (progress->stage, ==, SUDOKU_STAGE_ENCODE);
  g_assert_cmpfloat (progress->fraction, >, last->fraction);
  g_assert_cmpuint (progress->count, >, last->count);
  *last = *progress;
}

static void
test_progress (void)
{
  TestShape shape = { 3, 4, TRUE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 3);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  SudokuProgress last = { 0 };
  SudokuTask task = { .progress = note_progress_cb, .progress_data = &last };
  SatCounter counter;

  sat_counter_init (&counter);
  g_assert_true (sudoku_cnf_stream (cnf, &counter.sink, &task, NULL));
  g_assert_cmpuint (counter.n_clauses, ==, sudoku_cnf_get_n_clauses (cnf));
  g_assert_cmpuint (last.count, ==, counter.n_clauses);
  g_assert_cmpfloat (last.fraction, ==, 1);
}

static void
cancel_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

static void
test_stopped (void)
{
  TestShape shape = { 3, 4, FALSE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 3);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask cancelled = { cancellable, 0, cancel_cb, cancellable };
  SudokuTask late = { .time_limit = 1e-7 };
  g_autoptr (GError) error = NULL;
  SatCounter counter;

  sat_counter_init (&counter);
  g_assert_false (sudoku_cnf_stream (cnf, &counter.sink, &cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (counter.n_clauses, <, sudoku_cnf_get_n_clauses (cnf));
  g_clear_error (&error);
  g_assert_false (sudoku_cnf_stream (cnf, &counter.sink, &late, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

static gboolean
fail_add (SatSink *sink,
          const int *literals,
          gsize n_literals,
          GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "full");
  return FALSE;
}

static void
test_sink_fails (void)
{
  TestShape shape = { 2, 3, FALSE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 3);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autoptr (GError) error = NULL;
  SatSink sink = { fail_add };

  g_assert_false (sudoku_cnf_stream (cnf, &sink, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/* The formula has a copy of the fixed values of its own. */
static void
test_grid (void)
{
  TestShape shape = { 2, 3, FALSE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 5);
  g_autoptr (SudokuGrid) fixed = sudoku_grid_copy (grid);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "compact");

  sudoku_grid_clear_origin (fixed, SUDOKU_ORIGIN_ANSWER);
  sudoku_grid_clear_origin (grid, SUDOKU_ORIGIN_GIVEN);
  g_assert_true (sudoku_grid_equal (sudoku_cnf_get_grid (cnf), fixed));
  g_assert_cmpstr (sudoku_cnf_get_encoding (cnf)->id, ==, "full");
  g_assert_cmpstr (sudoku_cnf_get_numbering (cnf)->id, ==, "compact");
  g_assert_null (sudoku_encoding_find ("fuller"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf/nth", test_nth);
  g_test_add_func ("/sudoku/cnf/nth-large", test_nth_large);
  g_test_add_func ("/sudoku/cnf/meaning", test_meaning);
  g_test_add_func ("/sudoku/cnf/meaning-large", test_meaning_large);
  g_test_add_func ("/sudoku/cnf/cells", test_cells);
  g_test_add_func ("/sudoku/cnf/families", test_families);
  g_test_add_func ("/sudoku/cnf/text-length", test_text_length);
  g_test_add_func ("/sudoku/cnf/progress", test_progress);
  g_test_add_func ("/sudoku/cnf/stopped", test_stopped);
  g_test_add_func ("/sudoku/cnf/sink-fails", test_sink_fails);
  g_test_add_func ("/sudoku/cnf/grid", test_grid);
  return g_test_run ();
}
