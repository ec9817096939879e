/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Requests to the worker: what is answered, what is dropped, and when a job waits. The jobs wait
 * for flags, never for a time. */

#include <gio/gio.h>
#include <stdatomic.h>

#include "satdoku-request.h"

/* Milliseconds that no test waits for. */
#define LONG 100000000

typedef struct
{
  int value;
  atomic_int *gate;    /* (nullable): the job goes on when this is not 0 */
  atomic_int *started; /* (nullable): counts jobs that began */
} Input;

static atomic_int n_running;
static atomic_int n_inputs;
static atomic_int n_results;

static gpointer
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
  int *result;

  atomic_fetch_add (&n_running, 1);
  if (input->started != NULL)
    atomic_fetch_add (input->started, 1);
  while (input->gate != NULL && atomic_load (input->gate) == 0 &&
         !g_cancellable_is_cancelled (task->cancellable))
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

static const SatdokuJob job = {
  .title = "Working…",
  .run = run,
  .free_input = input_free,
  .free_result = result_free,
};

typedef struct
{
  SatdokuWorker *worker;
  SatdokuRequest *request;
  atomic_int gate;
  atomic_int started;
  int value; /* of the next input that is made */

  guint n_done;
  guint n_notified[3]; /* pending, result, error */
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
done_cb (Fixture *self)
{
  self->n_done++;
  g_assert_false (satdoku_request_is_pending (self->request));
}

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          guint *count)
{
  (*count)++;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  static const char *const names[] = { "pending", "result", "error" };

  self->worker = satdoku_worker_new ();
  self->request = satdoku_request_new (self->worker, NULL, NULL);
  g_signal_connect_swapped (self->request, "done", G_CALLBACK (done_cb), self);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

      g_signal_connect (self->request, signal, G_CALLBACK (count_cb), &self->n_notified[i]);
    }
}

/* Nothing is left behind, whatever the test did. */
static void
tear_down (Fixture *self,
           gconstpointer data)
{
  atomic_store (&self->gate, 1);
  if (self->request != NULL)
    g_assert_finalize_object (self->request);
  g_object_unref (self->worker);
  wait_for (atomic_load (&n_running) == 0);
  wait_for (atomic_load (&n_inputs) == 0 && atomic_load (&n_results) == 0);
}

static void
start (Fixture *self,
       int value)
{
  satdoku_request_start (self->request, &job, input_new (value, NULL, NULL));
}

/* One that goes on when the gate is open. */
static void
start_held (Fixture *self,
            int value)
{
  satdoku_request_start (self->request, &job, input_new (value, &self->gate, &self->started));
}

static gpointer
make_input (gpointer user_data)
{
  Fixture *self = user_data;

  return input_new (self->value, &self->gate, &self->started);
}

static void
start_later (Fixture *self,
             int value,
             guint delay)
{
  self->value = value;
  satdoku_request_start_later (self->request, &job, make_input, self, delay);
}

static void
check_result (Fixture *self,
              int value)
{
  const int *result = satdoku_request_get_result (self->request);

  g_assert_nonnull (result);
  g_assert_cmpint (*result, ==, value);
  g_assert_null (satdoku_request_get_error (self->request));
  g_assert_false (satdoku_request_is_pending (self->request));
}

static void
check_nothing (Fixture *self)
{
  g_assert_null (satdoku_request_get_result (self->request));
  g_assert_null (satdoku_request_get_error (self->request));
  g_assert_false (satdoku_request_is_pending (self->request));
}

static void
test_answer (Fixture *self,
             gconstpointer data)
{
  gpointer result = NULL;

  check_nothing (self);
  start (self, 21);
  g_assert_true (satdoku_request_is_pending (self->request));
  g_assert_true (satdoku_worker_is_busy (self->worker));
  wait_for (self->n_done == 1);
  check_result (self, 42);
  g_assert_cmpuint (self->n_notified[0], ==, 2);
  g_assert_cmpuint (self->n_notified[1], ==, 1);
  g_assert_cmpuint (self->n_notified[2], ==, 0);
  result = satdoku_request_steal_result (self->request);
  g_assert_nonnull (result);
  result_free (result);
  check_nothing (self);
  g_assert_cmpuint (self->n_notified[1], ==, 2);
}

/* A new job takes the place of the one before, also when that has its answer already. */
static void
test_stale (Fixture *self,
            gconstpointer data)
{
  start (self, 1);
  while (atomic_load (&n_results) == 0)
    g_thread_yield ();
  start (self, 2);
  start_held (self, 3);
  start (self, 4);
  wait_for (self->n_done == 1);
  check_result (self, 8);
  g_assert_cmpuint (self->n_notified[0], ==, 2);
  /* What is known goes when something else is asked. */
  start_held (self, 5);
  g_assert_null (satdoku_request_get_result (self->request));
  atomic_store (&self->gate, 1);
  wait_for (self->n_done == 2);
  check_result (self, 10);
}

static void
test_failure (Fixture *self,
              gconstpointer data)
{
  start (self, -1);
  wait_for (self->n_done == 1);
  g_assert_error (satdoku_request_get_error (self->request), G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_null (satdoku_request_get_result (self->request));
  g_assert_false (satdoku_request_is_pending (self->request));
  g_assert_cmpuint (self->n_notified[2], ==, 1);
  start (self, 1);
  g_assert_null (satdoku_request_get_error (self->request));
  wait_for (self->n_done == 2);
  check_result (self, 2);
}

/* Cancelled in the worker, by the user or for another job: the job has ended, and did not fail. */
static void
test_cancelled (Fixture *self,
                gconstpointer data)
{
  g_autoptr (SatdokuRequest) other = satdoku_request_new (self->worker, NULL, NULL);

  start_held (self, 1);
  satdoku_worker_cancel (self->worker);
  wait_for (self->n_done == 1);
  check_nothing (self);
  start_held (self, 1);
  satdoku_request_start (other, &job, input_new (5, NULL, NULL));
  wait_for (self->n_done == 2);
  check_nothing (self);
  wait_for (!satdoku_request_is_pending (other));
  g_assert_cmpint (*(const int *)satdoku_request_get_result (other), ==, 10);
}

static void
test_stop (Fixture *self,
           gconstpointer data)
{
  start_held (self, 1);
  wait_for (atomic_load (&self->started) == 1);
  satdoku_request_stop (self->request);
  check_nothing (self);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (atomic_load (&n_running) == 0);
  start (self, 4);
  wait_for (self->n_done == 1);
  check_result (self, 8);
  satdoku_request_stop (self->request);
  check_nothing (self);
  g_assert_cmpuint (self->n_done, ==, 1);
}

/* While something is more urgent, a job that can begin again is not in its way. It begins with what
 * is there then. */
static void
test_paused (Fixture *self,
             gconstpointer data)
{
  start_later (self, 1, 0);
  wait_for (atomic_load (&self->started) == 1);
  g_object_set (self->request, "paused", TRUE, NULL);
  g_assert_true (satdoku_request_is_pending (self->request));
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (atomic_load (&n_running) == 0);
  self->value = 3;
  g_object_set (self->request, "paused", FALSE, NULL);
  wait_for (atomic_load (&self->started) == 2);
  atomic_store (&self->gate, 1);
  wait_for (self->n_done == 1);
  check_result (self, 6);
  g_assert_cmpuint (self->n_notified[0], ==, 2);
}

static void
test_started_when_paused (Fixture *self,
                          gconstpointer data)
{
  g_object_set (self->request, "paused", TRUE, NULL);
  start (self, 1);
  start (self, 2);
  g_assert_true (satdoku_request_is_pending (self->request));
  g_assert_false (satdoku_worker_is_busy (self->worker));
  g_object_set (self->request, "paused", FALSE, NULL);
  wait_for (self->n_done == 1);
  check_result (self, 4);
  g_object_set (self->request, "paused", TRUE, NULL);
  start (self, 3);
  satdoku_request_stop (self->request);
  g_object_set (self->request, "paused", FALSE, NULL);
  g_assert_false (satdoku_worker_is_busy (self->worker));
}

/* What can't begin again goes on. */
static void
test_paused_once (Fixture *self,
                  gconstpointer data)
{
  start_held (self, 1);
  g_object_set (self->request, "paused", TRUE, NULL);
  g_assert_true (satdoku_worker_is_busy (self->worker));
  atomic_store (&self->gate, 1);
  wait_for (self->n_done == 1);
  check_result (self, 2);
  g_assert_cmpint (atomic_load (&self->started), ==, 1);
}

static void
test_later (Fixture *self,
            gconstpointer data)
{
  atomic_store (&self->gate, 1);
  start_later (self, 1, LONG);
  g_assert_true (satdoku_request_is_pending (self->request));
  g_assert_cmpint (atomic_load (&n_inputs), ==, 0);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  satdoku_request_hurry (self->request);
  g_assert_true (satdoku_worker_is_busy (self->worker));
  wait_for (self->n_done == 1);
  check_result (self, 2);
  start_later (self, 2, 1);
  self->value = 3;
  wait_for (self->n_done == 2);
  check_result (self, 6);
  satdoku_request_hurry (self->request);
  g_assert_false (satdoku_request_is_pending (self->request));
}

/* Hurrying does not go before what is urgent. */
static void
test_later_paused (Fixture *self,
                   gconstpointer data)
{
  atomic_store (&self->gate, 1);
  start_later (self, 1, LONG);
  g_object_set (self->request, "paused", TRUE, NULL);
  satdoku_request_hurry (self->request);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  g_object_set (self->request, "paused", FALSE, NULL);
  wait_for (self->n_done == 1);
  check_result (self, 2);
}

/* An owner with a request, which goes while a job is under way or waits. */
static void
test_owner_gone (Fixture *self,
                 gconstpointer data)
{
  start_later (self, 1, 0);
  wait_for (atomic_load (&self->started) == 1);
  g_assert_finalize_object (g_steal_pointer (&self->request));
  g_assert_false (satdoku_worker_is_busy (self->worker));
  wait_for (atomic_load (&n_running) == 0);
  self->request = satdoku_request_new (NULL, NULL, NULL);
  start (self, 1);
  while (atomic_load (&n_results) == 0)
    g_thread_yield ();
  g_assert_finalize_object (g_steal_pointer (&self->request));
  self->request = satdoku_request_new (self->worker, NULL, NULL);
  start_later (self, 1, LONG);
  g_assert_finalize_object (g_steal_pointer (&self->request));
  g_assert_cmpuint (self->n_done, ==, 0);
}

static void
drop_cb (Fixture *self)
{
  g_clear_object (&self->request);
}

static void
test_dropped_when_told (Fixture *self,
                        gconstpointer data)
{
  g_signal_handlers_disconnect_by_func (self->request, done_cb, self);
  g_signal_connect_swapped (self->request, "done", G_CALLBACK (drop_cb), self);
  start (self, 1);
  wait_for (self->request == NULL);
}

static void
next_cb (Fixture *self)
{
  const int *result = satdoku_request_get_result (self->request);

  if (result != NULL && *result == 2)
    start (self, 5);
}

/* The next job may be asked for as soon as the answer is there: only the last one is told of. */
static void
test_next (Fixture *self,
           gconstpointer data)
{
  g_signal_connect_swapped (self->request, "notify::result", G_CALLBACK (next_cb), self);
  start (self, 1);
  wait_for (self->n_done == 1);
  check_result (self, 10);
}

#define ADD(path, function) \
  g_test_add ("/request/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("answer", test_answer);
  ADD ("stale", test_stale);
  ADD ("failure", test_failure);
  ADD ("cancelled", test_cancelled);
  ADD ("stop", test_stop);
  ADD ("paused", test_paused);
  ADD ("started-when-paused", test_started_when_paused);
  ADD ("paused-once", test_paused_once);
  ADD ("later", test_later);
  ADD ("later-paused", test_later_paused);
  ADD ("owner-gone", test_owner_gone);
  ADD ("dropped-when-told", test_dropped_when_told);
  ADD ("next", test_next);
  return g_test_run ();
}
