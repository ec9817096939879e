/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-sink.h>

typedef struct
{
  SatSink sink;
  guint n_calls;
  guint n_clauses;
  gboolean fails;
} Probe;

static gboolean
probe_add (SatSink *sink,
           const int *literals,
           gsize n_literals,
           GError **error)
{
  Probe *self = (Probe *)sink;

  g_assert_cmpuint (n_literals, >, 0);
  g_assert_cmpuint (n_literals, <=, SAT_BATCH_SIZE);
  g_assert_cmpint (literals[n_literals - 1], ==, 0);
  self->n_calls++;
  for (gsize i = 0; i < n_literals; i++)
    self->n_clauses += literals[i] == 0;
  if (self->fails)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "full");
  return !self->fails;
}

static gboolean
push (SatBatch *batch,
      gsize n,
      GError **error)
{
  int *literals = sat_batch_reserve (batch, n, error);

  if (literals == NULL)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    literals[i] = (int)i + 1;
  sat_batch_commit (batch, n);
  return TRUE;
}

/* Every clause arrives, whole, with few calls. */
static void
test_batch (void)
{
  Probe probe = { .sink.add = probe_add };
  g_autoptr (GError) error = NULL;
  SatBatch batch;

  sat_batch_init (&batch, &probe.sink, NULL);
  for (guint i = 0; i < 100000; i++)
    g_assert_true (push (&batch, i % 5, &error));
  g_assert_true (push (&batch, SAT_BATCH_SIZE - 1, &error));
  g_assert_true (sat_batch_flush (&batch, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (probe.n_clauses, ==, 100001);
  g_assert_cmpuint (probe.n_calls, <, 50);
  g_assert_true (sat_batch_flush (&batch, &error)); /* nothing is left, nothing is called */
}

static void
test_batch_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Probe probe = { .sink.add = probe_add };
  g_autoptr (GError) error = NULL;
  SatBatch batch;

  sat_batch_init (&batch, &probe.sink, cancellable);
  g_assert_true (push (&batch, 3, &error));
  g_cancellable_cancel (cancellable);
  g_assert_null (sat_batch_reserve (&batch, SAT_BATCH_SIZE - 1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (probe.n_calls, ==, 0);
}

static void
test_batch_failed (void)
{
  Probe probe = { .sink.add = probe_add, .fails = TRUE };
  g_autoptr (GError) error = NULL;
  SatBatch batch;

  sat_batch_init (&batch, &probe.sink, NULL);
  g_assert_true (push (&batch, 3, &error));
  g_assert_false (sat_batch_flush (&batch, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/* A sink that does not ask for the literals gets a clause for each pair. */
static void
test_batch_no_two (void)
{
  static const int literals[] = { 1, -2, 3 };
  static const int expected[] = { 1, 0, -1, 2, 0, -1, -3, 0, 2, -3, 0 };
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  g_autoptr (GError) error = NULL;
  const int *added;
  gsize n_literals;
  SatBatch batch;

  sat_batch_init (&batch, sat_clauses_get_sink (clauses), NULL);
  g_assert_true (push (&batch, 1, &error));
  g_assert_true (sat_batch_add_no_two (&batch, NULL, 0, &error));
  g_assert_true (sat_batch_add_no_two (&batch, literals, 1, &error));
  g_assert_true (sat_batch_add_no_two (&batch, literals, G_N_ELEMENTS (literals), &error));
  g_assert_true (sat_batch_flush (&batch, &error));
  g_assert_no_error (error);
  added = sat_clauses_get_literals (clauses, &n_literals);
  g_assert_cmpmem (added, n_literals * sizeof (int), expected, sizeof expected);
}

static void
test_clauses (void)
{
  static const int some[] = { 1, -2, 0, 0 }, more[] = { -7, 0 };
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  SatSink *sink = sat_clauses_get_sink (clauses);
  const int *literals;
  gsize n_literals;

  g_assert_cmpint (sat_clauses_get_max_variable (clauses), ==, 0);
  g_assert_true (sat_sink_add (sink, NULL, 0, NULL));
  g_assert_true (sat_sink_add (sink, some, G_N_ELEMENTS (some), NULL));
  for (guint i = 0; i < 1000; i++)
    g_assert_true (sat_sink_add (sink, more, G_N_ELEMENTS (more), NULL));
  g_assert_cmpuint (sat_clauses_get_n_clauses (clauses), ==, 1002);
  g_assert_cmpint (sat_clauses_get_max_variable (clauses), ==, 7);
  literals = sat_clauses_get_literals (clauses, &n_literals);
  g_assert_cmpmem (literals, sizeof some, some, sizeof some);
  g_assert_cmpuint (n_literals, ==, 2004);
  g_assert_cmpint (literals[2002], ==, -7);
}

static void
test_counter (void)
{
  static const int some[] = { 1, -20, 0, 0, 3, 0 }, odd[] = { G_MININT, 0 };
  SatCounter counter;

  sat_counter_init (&counter);
  g_assert_true (sat_sink_add (&counter.sink, some, G_N_ELEMENTS (some), NULL));
  g_assert_cmpuint (counter.n_clauses, ==, 3);
  g_assert_cmpuint (counter.n_literals, ==, 3);
  g_assert_cmpint (counter.max_variable, ==, 20);
  g_assert_true (sat_sink_add (&counter.sink, odd, G_N_ELEMENTS (odd), NULL));
  g_assert_cmpint (counter.max_variable, ==, G_MAXINT);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/sink/batch", test_batch);
  g_test_add_func ("/sat/sink/batch-cancelled", test_batch_cancelled);
  g_test_add_func ("/sat/sink/batch-failed", test_batch_failed);
  g_test_add_func ("/sat/sink/batch-no-two", test_batch_no_two);
  g_test_add_func ("/sat/sink/clauses", test_clauses);
  g_test_add_func ("/sat/sink/counter", test_counter);
  return g_test_run ();
}
