/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker: what comes back, what is dropped, how many threads there are. The jobs wait for
 * flags, never for a time. */

#include <gio/gio.h>
#include <stdatomic.h>

#include "satdoku-worker.h"

typedef struct
{
  int value;
  atomic_int *gate;    /* (nullable): the job goes on when this is not 0 */
  atomic_int *started; /* (nullable): counts jobs that began */
  gboolean stubborn;   /* doesn't look at its cancellable */
} Input;

static atomic_int n_running;
static atomic_int n_running_max;
static atomic_int n_inputs;
static atomic_int n_results;

typedef struct
{
  guint n_done;
  int last;
  guint n_cancelled;
} Log;

static Input *
input_new (int value,
           atomic_int *gate,
           atomic_int *started)
{
  Input *input = g_new0 (Input, 1);

  input->value = value;
  input->gate = gate;
  input->started = started;
  atomic_fetch_add (&n_inputs, 1);
  return input;
}

static void
input_free (gpointer input)
{
  atomic_fetch_sub (&n_inputs, 1);
  g_free (input);
}

static void
result_free (gpointer result)
{
  atomic_fetch_sub (&n_results, 1);
  g_free (result);
}

static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  Input *input = data;
  int now = atomic_fetch_add (&n_running, 1) + 1;
  SudokuProgress progress = { .stage = SUDOKU_STAGE_REMOVE, .fraction = 0.5, .count = 1234 };
  int *result;

  if (now > atomic_load (&n_running_max))
    atomic_store (&n_running_max, now);
  task->progress (&progress, task->progress_data);
  if (input->started != NULL)
    atomic_fetch_add (input->started, 1);
  while (input->gate != NULL && atomic_load (input->gate) == 0 &&
         (input->stubborn || !g_cancellable_is_cancelled (task->cancellable)))
    g_thread_yield ();
  atomic_fetch_sub (&n_running, 1);
  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return NULL;
  if (input->value < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "negative");
      return NULL;
    }
  result = g_new (int, 1);
  *result = input->value * 2;
  atomic_fetch_add (&n_results, 1);
  return result;
}

static void
done_cb (GObject *source,
         GAsyncResult *async_result,
         gpointer user_data)
{
  Log *log = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree int *result = satdoku_worker_run_finish (async_result, &error);

  log->n_done++;
  log->last = result != NULL ? *result : -1;
  log->n_cancelled += g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true ((result == NULL) == (error != NULL));
  if (result != NULL)
    atomic_fetch_sub (&n_results, 1);
}

static const SatdokuJob job = {
  .title = "Working…",
  .run = run,
  .free_input = input_free,
  .free_result = result_free,
};

typedef struct
{
  SatdokuWorker *worker;
  Log log;
  atomic_int gate;
  atomic_int started;
} Fixture;

#define wait_for(condition)                        \
  G_STMT_START                                     \
  {                                                \
    while (!(condition))                           \
      if (!g_main_context_iteration (NULL, FALSE)) \
        g_thread_yield ();                         \
  }                                                \
  G_STMT_END

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->worker = satdoku_worker_new ();
  atomic_store (&n_running_max, 0);
}

/* Nothing is left behind, whatever the test did. */
static void
tear_down (Fixture *self,
           gconstpointer data)
{
  atomic_store (&self->gate, 1);
  wait_for (atomic_load (&n_running) == 0);
  wait_for (!satdoku_worker_is_busy (self->worker));
  g_assert_finalize_object (self->worker);
  wait_for (atomic_load (&n_inputs) == 0 && atomic_load (&n_results) == 0);
}

static void
start (Fixture *self,
       Input *input)
{
  satdoku_worker_run_async (self->worker, &job, input, NULL, done_cb, &self->log);
}

static void
test_result (Fixture *self,
             gconstpointer data)
{
  g_assert_false (satdoku_worker_is_busy (self->worker));
  start (self, input_new (21, NULL, NULL));
  g_assert_true (satdoku_worker_is_busy (self->worker));
  wait_for (self->log.n_done == 1);
  g_assert_cmpint (self->log.last, ==, 42);
  g_assert_false (satdoku_worker_is_busy (self->worker));
}

/* Doubles the value in its place. */
static gpointer
run_fill (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Input *input = data;

  input->value *= 2;
  return input;
}

static void
filled_cb (GObject *source,
           GAsyncResult *async_result,
           gpointer user_data)
{
  Log *log = user_data;
  g_autoptr (GError) error = NULL;
  Input *input = satdoku_worker_run_finish (async_result, &error);

  log->n_done++;
  log->n_cancelled += g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  if (input == NULL)
    return;
  log->last = input->value;
  input_free (input);
}

/* A job may give back what it was given; it is freed once, by whoever has it. */
static void
test_fill (Fixture *self,
           gconstpointer data)
{
  static const SatdokuJob fill = {
    .title = "Filling…",
    .run = run_fill,
    .free_input = input_free,
    .free_result = input_free,
  };

  satdoku_worker_run_async (self->worker, &fill, input_new (21, NULL, NULL), NULL, filled_cb,
                            &self->log);
  wait_for (self->log.n_done == 1);
  g_assert_cmpint (self->log.last, ==, 42);
  g_assert_cmpint (atomic_load (&n_inputs), ==, 0);
  satdoku_worker_run_async (self->worker, &fill, input_new (21, NULL, NULL), NULL, filled_cb,
                            &self->log);
  satdoku_worker_cancel (self->worker);
  wait_for (self->log.n_cancelled == 1);
  wait_for (atomic_load (&n_inputs) == 0);
}

static void
test_error (Fixture *self,
            gconstpointer data)
{
  start (self, input_new (-1, NULL, NULL));
  wait_for (self->log.n_done == 1);
  g_assert_cmpint (self->log.last, ==, -1);
  g_assert_cmpuint (self->log.n_cancelled, ==, 0);
}

/* Cancelling tells at once; the thread may take as long as it likes. */
static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  Input *input = input_new (1, &self->gate, &self->started);

  input->stubborn = TRUE;
  start (self, input);
  wait_for (atomic_load (&self->started) == 1);
  satdoku_worker_cancel (self->worker);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (self->log.n_done == 1);
  g_assert_cmpuint (self->log.n_cancelled, ==, 1);
  satdoku_worker_cancel (self->worker);
  atomic_store (&self->gate, 1);
  wait_for (atomic_load (&n_inputs) == 0);
  g_assert_cmpuint (self->log.n_done, ==, 1);
}

/* Whoever started a job says when its result is no longer wanted; that does not touch another. */
static void
test_cancellable (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (GCancellable) first = g_cancellable_new ();
  g_autoptr (GCancellable) second = g_cancellable_new ();

  satdoku_worker_run_async (self->worker, &job, input_new (1, &self->gate, NULL), first, done_cb,
                            &self->log);
  g_cancellable_cancel (first);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (self->log.n_cancelled == 1);
  satdoku_worker_run_async (self->worker, &job, input_new (2, &self->gate, NULL), second, done_cb,
                            &self->log);
  g_cancellable_reset (first);
  g_cancellable_cancel (first);
  g_assert_true (satdoku_worker_is_busy (self->worker));
  atomic_store (&self->gate, 1);
  wait_for (self->log.n_done == 2);
  g_assert_cmpint (self->log.last, ==, 4);
  g_cancellable_cancel (second);
  g_assert_cmpuint (self->log.n_done, ==, 2);
  /* What is not wanted from the beginning is not done. */
  satdoku_worker_run_async (self->worker, &job, input_new (3, NULL, NULL), second, done_cb,
                            &self->log);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (self->log.n_cancelled == 2);
}

/* However often jobs replace each other, there are two threads at most, and the last one is
 * answered. */
static void
test_replace (Fixture *self,
              gconstpointer data)
{
  for (int i = 0; i < 20; i++)
    {
      Input *input = input_new (i, &self->gate, NULL);

      input->stubborn = TRUE;
      start (self, input);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  wait_for (atomic_load (&n_running) == 2);
  atomic_store (&self->gate, 1);
  wait_for (self->log.n_done == 20);
  g_assert_cmpuint (self->log.n_cancelled, ==, 19);
  g_assert_cmpint (self->log.last, ==, 38);
  g_assert_cmpint (atomic_load (&n_running_max), <=, 2);
}

/* A job keeps its worker until it is told how it ended, but not its thread. */
static void
test_worker_gone (Fixture *self,
                  gconstpointer data)
{
  start (self, input_new (1, &self->gate, &self->started));
  wait_for (atomic_load (&self->started) == 1);
  satdoku_worker_cancel (self->worker);
  wait_for (self->log.n_cancelled == 1);
  g_assert_finalize_object (self->worker);
  self->worker = satdoku_worker_new ();
  wait_for (atomic_load (&n_inputs) == 0);
  g_assert_cmpuint (self->log.n_done, ==, 1);
}

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          guint *count)
{
  (*count)++;
}

static void
test_progress (Fixture *self,
               gconstpointer data)
{
  guint n_busy = 0, n_elapsed = 0;
  g_autofree char *title = NULL;
  SudokuProgress progress;
  double fraction, elapsed;

  g_signal_connect (self->worker, "notify::busy", G_CALLBACK (count_cb), &n_busy);
  g_signal_connect (self->worker, "notify::elapsed", G_CALLBACK (count_cb), &n_elapsed);
  start (self, input_new (1, &self->gate, &self->started));
  wait_for (atomic_load (&self->started) == 1);
  wait_for (n_elapsed > 0);
  satdoku_worker_get_progress (self->worker, &progress);
  g_assert_cmpuint (progress.count, ==, 1234);
  g_assert_cmpuint (progress.stage, ==, SUDOKU_STAGE_REMOVE);
  n_elapsed = 0;
  wait_for (n_elapsed > 0);
  g_object_get (self->worker, "title", &title, "fraction", &fraction, "elapsed", &elapsed, NULL);
  g_assert_cmpstr (title, ==, "Working…");
  g_assert_cmpfloat (fraction, ==, 0.5);
  g_assert_cmpfloat (elapsed, >, 0);
  atomic_store (&self->gate, 1);
  wait_for (self->log.n_done == 1);
  g_assert_cmpuint (n_busy, ==, 2);
}

static void
test_quiet (Fixture *self,
            gconstpointer data)
{
  SatdokuJob quiet = job;
  guint n_busy = 0;

  quiet.quiet = TRUE;
  g_signal_connect (self->worker, "notify::busy", G_CALLBACK (count_cb), &n_busy);
  satdoku_worker_run_async (self->worker, &quiet, input_new (3, NULL, NULL), NULL, done_cb,
                            &self->log);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (self->log.n_done == 1);
  g_assert_cmpuint (n_busy, ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/worker/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("result", test_result);
  ADD ("fill", test_fill);
  ADD ("error", test_error);
  ADD ("cancel", test_cancel);
  ADD ("cancellable", test_cancellable);
  ADD ("replace", test_replace);
  ADD ("worker-gone", test_worker_gone);
  ADD ("progress", test_progress);
  ADD ("quiet", test_quiet);
  return g_test_run ();
}
