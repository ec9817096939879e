/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-dimacs.h>
#include <string.h>

typedef struct
{
  GArray *literals; /* of int, whole clauses */
  guint64 n_clauses;
  int max_variable;
} Formula;

static void
formula_clear (Formula *self)
{
  g_clear_pointer (&self->literals, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Formula, formula_clear)

static Formula
random_formula (GRand *rand,
                guint n_clauses,
                int max_variable)
{
  Formula self = {
    .literals = g_array_new (FALSE, FALSE, sizeof (int)),
    .n_clauses = n_clauses,
    .max_variable = max_variable,
  };

  for (guint i = 0; i < n_clauses; i++)
    for (int n = g_rand_int_range (rand, 0, 5); n >= 0; n--)
      {
        int bound = 1 << g_rand_int_range (rand, 1, 28);
        int variable = g_rand_int_range (rand, 1, MIN (bound, max_variable) + 1);
        int literal = n == 0 ? 0 : g_rand_boolean (rand) ? variable
                                                         : -variable;

        g_array_append_val (self.literals, literal);
      }
  return self;
}

/* The text by printf. */
static GString *
print_formula (const Formula *formula)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "p cnf %d %d\n", formula->max_variable, (int)formula->n_clauses);
  for (guint i = 0; i < formula->literals->len; i++)
    {
      int literal = g_array_index (formula->literals, int, i);

      g_string_append_printf (text, "%d%s", literal, literal == 0 ? "\n" : " ");
    }
  return text;
}

/* Pushes the clauses in pieces of about @piece literals. */
static gboolean
push_formula (const Formula *formula,
              SatSink *sink,
              guint piece,
              GError **error)
{
  const int *literals = (const int *)(void *)formula->literals->data;
  guint end;

  for (guint start = 0; start < formula->literals->len; start = end)
    {
      end = MIN (start + piece, formula->literals->len);
      while (literals[end - 1] != 0)
        end++;
      if (!sat_sink_add (sink, literals + start, end - start, error))
        return FALSE;
    }
  return TRUE;
}

static const struct
{
  guint n_clauses;
  int max_variable;
  guint piece;
} sizes[] = {
  { 0, 0, 1 },
  { 1, 1, 1 },
  { 50, 9, 3 },
  { 300, 1000, 100 },
  { 50000, 46656, 8192 },
  { 100000, 1 << 20, 1000000 },
  { 20000, (1 << 20) + 1, 8192 },
  { 5000, SAT_VARIABLE_MAX, 5000 },
};

/* The writer, the count of bytes and the reader agree with printf. */
static void
test_against_printf (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_auto (Formula) formula = random_formula (rand, sizes[i].n_clauses, sizes[i].max_variable);
      g_autoptr (GString) expected = print_formula (&formula);
      g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
      g_autoptr (SatDimacsWriter) writer =
        sat_dimacs_writer_new (out, formula.max_variable, formula.n_clauses, NULL);
      g_autoptr (SatDimacs) dimacs = NULL;
      g_autoptr (GError) error = NULL;
      SatTextCounter counter;
      const int *literals;
      gsize n_literals;

      push_formula (&formula, sat_dimacs_writer_get_sink (writer), sizes[i].piece, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (sat_dimacs_writer_get_n_bytes (writer), ==, expected->len);
      sat_dimacs_writer_finish (writer, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (sat_dimacs_writer_get_n_bytes (writer), ==, expected->len);
      g_assert_cmpmem (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (out)),
                       g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (out)),
                       expected->str, expected->len);

      sat_text_counter_init (&counter);
      push_formula (&formula, &counter.sink, sizes[i].piece, &error);
      g_assert_cmpuint (counter.n_clauses, ==, formula.n_clauses);
      g_assert_cmpuint (counter.n_bytes + sat_dimacs_header_length (formula.max_variable,
                                                                    formula.n_clauses),
                        ==, expected->len);

      dimacs = sat_dimacs_read ("text", expected->str, expected->len, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (dimacs->warnings->len, ==, 0);
      literals = sat_clauses_get_literals (dimacs->clauses, &n_literals);
      g_assert_cmpmem (literals, n_literals * sizeof (int),
                       formula.literals->data, formula.literals->len * sizeof (int));
    }
}

/* Some literals of which no two are true. */
typedef struct
{
  int literals[SAT_NO_TWO_MAX];
  gsize n;
} NoTwo;

/* Of all lengths up to that of the largest variable, which is one of them. */
static NoTwo
random_no_two (GRand *rand,
               gsize n,
               int max_variable)
{
  NoTwo self = { .n = n };

  for (gsize i = 0; i < n; i++)
    {
      int bound = 1 << g_rand_int_range (rand, 1, 31);
      int variable = g_rand_int_range (rand, 1, MIN (bound, max_variable)) + (int)(i % 2);

      self.literals[i] = g_rand_int_range (rand, 0, 4) == 0 ? -variable : variable;
    }
  if (n > 0)
    self.literals[n / 2] = max_variable;
  return self;
}

static void
print_no_two (GString *text,
              const NoTwo *no_two)
{
  for (gsize i = 0; i < no_two->n; i++)
    for (gsize j = i + 1; j < no_two->n; j++)
      g_string_append_printf (text, "%d %d 0\n", -no_two->literals[i], -no_two->literals[j]);
}

static gboolean
push_clause (SatBatch *batch,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  int *room = sat_batch_reserve (batch, n_literals, error);

  if (room == NULL)
    return FALSE;
  memcpy (room, literals, n_literals * sizeof *literals);
  sat_batch_commit (batch, n_literals);
  return TRUE;
}

/* Groups and clauses by turns, in the order in which they came; with the smallest numbers, those
 * above the table, and so many that the buffer is full in the midst of a group. */
static void
test_no_two (void)
{
  static const int max_variables[] = { 2, 99, 46656, 1 << 20, (1 << 20) + 1, SAT_VARIABLE_MAX };
  static const int clause[] = { 2, -1 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (gsize i = 0; i < G_N_ELEMENTS (max_variables); i++)
    {
      g_autoptr (GString) expected = g_string_new (NULL);
      g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
      g_autoptr (SatDimacsWriter) writer = NULL;
      g_autoptr (GError) error = NULL;
      guint64 n_clauses = 0;
      SatBatch batch;

      for (gsize n = 0; n <= SAT_NO_TWO_MAX; n++)
        n_clauses += n * (n - MIN (n, 1)) / 2 + 1;
      g_string_printf (expected, "p cnf %d %" G_GUINT64_FORMAT "\n", max_variables[i], n_clauses);
      writer = sat_dimacs_writer_new (out, max_variables[i], n_clauses, NULL);
      sat_batch_init (&batch, sat_dimacs_writer_get_sink (writer), NULL);
      for (gsize n = 0; n <= SAT_NO_TWO_MAX; n++)
        {
          NoTwo no_two = random_no_two (rand, n, max_variables[i]);

          g_assert_true (sat_batch_add_no_two (&batch, no_two.literals, no_two.n, &error));
          print_no_two (expected, &no_two);
          g_assert_true (push_clause (&batch, clause, 2, &error));
          g_string_append (expected, "2 -1 0\n");
        }
      g_assert_true (sat_batch_flush (&batch, &error));
      g_assert_true (sat_dimacs_writer_finish (writer, &error));
      g_assert_no_error (error);
      g_assert_cmpmem (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (out)),
                       g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (out)),
                       expected->str, expected->len);
    }
}

/* The header holds for what comes in groups, too. */
static void
test_no_two_wrong_counts (void)
{
  static const int literals[] = { 1, -2, 3 };
  static const struct
  {
    int n_variables;
    guint64 n_clauses;
    gboolean is_right;
  } cases[] = { { 3, 3, TRUE }, { 2, 3, FALSE }, { 3, 2, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
      g_autoptr (SatDimacsWriter) writer =
        sat_dimacs_writer_new (out, cases[i].n_variables, cases[i].n_clauses, NULL);
      g_autoptr (GError) error = NULL;
      SatBatch batch;

      sat_batch_init (&batch, sat_dimacs_writer_get_sink (writer), NULL);
      g_assert_cmpint (sat_batch_add_no_two (&batch, literals, G_N_ELEMENTS (literals), &error), ==,
                       cases[i].is_right);
      if (!cases[i].is_right)
        g_assert_error (error, SAT_ERROR, SAT_ERROR_COUNT);
    }
}

static void
test_wrong_counts (void)
{
  static const struct
  {
    int n_variables;
    guint64 n_clauses;
    int literals[6];
    gsize n_literals;
    gboolean at_finish; /* is it found only then? */
  } cases[] = {
    { 2, 1, { 1, 3, 0 }, 3, FALSE },
    { 2, 1, { -3, 0 }, 2, FALSE },
    { 2, 1, { G_MININT, 0 }, 2, FALSE },
    { 1 << 21, 1, { G_MAXINT, 0 }, 2, FALSE },
    { 0, 1, { 1, 0 }, 2, FALSE },
    { 2, 1, { 1, 0, 2, 0 }, 4, FALSE },
    { 2, 0, { 0 }, 1, FALSE },
    { 2, 3, { 1, 0, 2, 0 }, 4, TRUE },
    { 0, 1, { 0 }, 0, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
      g_autoptr (SatDimacsWriter) writer =
        sat_dimacs_writer_new (out, cases[i].n_variables, cases[i].n_clauses, NULL);
      SatSink *sink = sat_dimacs_writer_get_sink (writer);
      g_autoptr (GError) error = NULL;
      gboolean added = sat_sink_add (sink, cases[i].literals, cases[i].n_literals, &error);

      g_assert_cmpint (added, ==, cases[i].at_finish);
      if (added)
        g_assert_false (sat_dimacs_writer_finish (writer, &error));
      g_assert_error (error, SAT_ERROR, SAT_ERROR_COUNT);
    }
}

/* A stream that is full gives its own error, and the writer does not go on. */
static void
test_full_stream (void)
{
  static const int clause[] = { 1, 0 };
  char room[4];
  g_autoptr (GOutputStream) out = g_memory_output_stream_new (room, sizeof room, NULL, NULL);
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, 1, 1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (sat_sink_add (sat_dimacs_writer_get_sink (writer), clause, 2, &error));
  g_assert_false (sat_dimacs_writer_finish (writer, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_clear_error (&error);
  g_assert_false (sat_dimacs_writer_finish (writer, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_STATE);
}

static void
test_write_cancelled (void)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, 1, 0, cancellable);
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (sat_dimacs_writer_finish (writer, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_append_clause (void)
{
  static const int literals[] = { 1, -23, G_MAXINT, G_MININT, 0 };
  g_autoptr (GString) text = g_string_new ("= ");

  sat_dimacs_append_clause (text, literals, G_N_ELEMENTS (literals));
  g_assert_cmpstr (text->str, ==, "= 1 -23 2147483647 -2147483648 0 0");
  g_string_truncate (text, 0);
  sat_dimacs_append_clause (text, NULL, 0);
  g_assert_cmpstr (text->str, ==, "0");
}

/* In full with its 0 as long as it is short; what is cut off has none. */
static void
test_append_beginning (void)
{
  static const int literals[] = { 1, -23, 4 };
  static const char *const expected[] = { "…", "1 …", "1 -23 …", "1 -23 4 0", "1 -23 4 0" };

  for (gsize n_max = 0; n_max < G_N_ELEMENTS (expected); n_max++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      sat_dimacs_append_beginning (text, literals, G_N_ELEMENTS (literals), n_max);
      g_assert_cmpstr (text->str, ==, expected[n_max]);
    }
}

/* One clause that is longer than all buffers, and many lines. */
static void
test_read_long (void)
{
  g_autoptr (GString) text = g_string_new ("p cnf 300000 200001\n");
  g_autoptr (SatDimacs) dimacs = NULL;
  g_autoptr (GError) error = NULL;
  gsize n_literals;

  for (int i = 1; i <= 300000; i++)
    g_string_append_printf (text, "%d ", i);
  g_string_append (text, "0");
  for (int i = 0; i < 200000; i++)
    g_string_append (text, "\nc\n-7\r\n0");
  dimacs = sat_dimacs_read ("long", text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (dimacs->warnings->len, ==, 0);
  g_assert_cmpuint (sat_clauses_get_n_clauses (dimacs->clauses), ==, 200001);
  sat_clauses_get_literals (dimacs->clauses, &n_literals);
  g_assert_cmpuint (n_literals, ==, 300001 + 400000);
}

static void
test_read_cancelled (void)
{
  static const char text[] = "p cnf 1 1\n1 0\n";
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sat_dimacs_read ("text", text, strlen (text), cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/dimacs/against-printf", test_against_printf);
  g_test_add_func ("/sat/dimacs/no-two", test_no_two);
  g_test_add_func ("/sat/dimacs/no-two-wrong-counts", test_no_two_wrong_counts);
  g_test_add_func ("/sat/dimacs/wrong-counts", test_wrong_counts);
  g_test_add_func ("/sat/dimacs/full-stream", test_full_stream);
  g_test_add_func ("/sat/dimacs/write-cancelled", test_write_cancelled);
  g_test_add_func ("/sat/dimacs/append-clause", test_append_clause);
  g_test_add_func ("/sat/dimacs/append-beginning", test_append_beginning);
  g_test_add_func ("/sat/dimacs/read-long", test_read_long);
  g_test_add_func ("/sat/dimacs/read-cancelled", test_read_cancelled);
  return g_test_run ();
}
