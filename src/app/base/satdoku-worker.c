/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only place of the app that starts threads. It knows what a job is, and nothing of puzzles or
 * widgets.
 *
 * A job lives in a Run, shared by the main loop and one thread. What passes between the two goes
 * through atomics of the Run: handing over (started, finished) and the progress. The thread touches
 * no GObject but the cancellable and what it makes itself, such as a game that it reads; copies go
 * in, plain data comes out. So nothing that has a handler or a weak reference is ever finalised
 * outside the main loop. */

#include "satdoku-config.h"

#include "satdoku-worker.h"

#include <glib/gi18n.h>
#include <sched.h>
#include <stdatomic.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* Threads at the same time, those included that were told to stop and are still on their way. */
#define N_THREADS_MAX 2
/* Milliseconds between two looks at the progress. */
#define REPORT_INTERVAL 100
/* The fraction crosses the threads as a whole number of these parts. */
#define FRACTION_PARTS 1000000

typedef struct
{
  gint n_refs;
  SatdokuJob job;
  gpointer input;
  gpointer result;
  GError *error;
  GCancellable *cancellable; /* what the thread looks at */
  GWeakRef worker;
  GTask *task;           /* (nullable): completed at the end; NULL afterwards */
  GCancellable *told_by; /* (nullable): the caller's */
  gulong told_by_id;
  gint64 start_time;

  atomic_int started;
  atomic_int finished;
  atomic_int stage;
  atomic_int fraction;
  atomic_ullong conflicts;
  atomic_ullong learned_units;
  atomic_ullong learned_pairs;
  atomic_ullong restarts;
  atomic_ullong count;
} Run;

struct _SatdokuWorker
{
  GObject parent_instance;

  /* Owned. */
  Run *run;     /* the current job */
  Run *waiting; /* the same, while it waits for a thread */
  guint n_threads;
  guint timeout;

  double fraction;
  double elapsed;
};

G_DEFINE_FINAL_TYPE (SatdokuWorker, satdoku_worker, G_TYPE_OBJECT)

enum
{
  PROP_BUSY,
  PROP_TITLE,
  PROP_FRACTION,
  PROP_ELAPSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Run *
run_new (SatdokuWorker *worker,
         const SatdokuJob *job,
         gpointer input)
{
  Run *run = g_new0 (Run, 1);

  run->n_refs = 1;
  run->job = *job;
  run->job.title = g_strdup (job->title);
  run->input = input;
  run->cancellable = g_cancellable_new ();
  g_weak_ref_init (&run->worker, worker);
  run->start_time = g_get_monotonic_time ();
  atomic_init (&run->fraction, -1);
  return run;
}

static Run *
run_ref (Run *run)
{
  g_atomic_int_inc (&run->n_refs);
  return run;
}

static void
free_input (Run *run)
{
  if (run->job.free_input != NULL && run->input != NULL)
    run->job.free_input (run->input);
  run->input = NULL;
}

static void
run_unref (Run *run)
{
  if (!g_atomic_int_dec_and_test (&run->n_refs))
    return;
  free_input (run);
  if (run->job.free_result != NULL && run->result != NULL)
    run->job.free_result (run->result);
  g_clear_error (&run->error);
  g_object_unref (run->cancellable);
  g_weak_ref_clear (&run->worker);
  g_free ((char *)run->job.title);
  g_free (run);
}

/* In the thread. */
static void
progress_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  Run *run = user_data;
  int fraction = progress->fraction < 0 ? -1 : (int)(progress->fraction * FRACTION_PARTS);

  atomic_store_explicit (&run->stage, (int)progress->stage, memory_order_relaxed);
  atomic_store_explicit (&run->fraction, fraction, memory_order_relaxed);
  atomic_store_explicit (&run->conflicts, progress->conflicts, memory_order_relaxed);
  atomic_store_explicit (&run->learned_units, progress->learned_units, memory_order_relaxed);
  atomic_store_explicit (&run->learned_pairs, progress->learned_pairs, memory_order_relaxed);
  atomic_store_explicit (&run->restarts, progress->restarts, memory_order_relaxed);
  atomic_store_explicit (&run->count, progress->count, memory_order_relaxed);
}

/* In the thread. Large inputs are freed here, too. */
static void
thread_cb (GTask *task,
           gpointer source,
           gpointer user_data,
           GCancellable *cancellable)
{
  Run *run = user_data;
  SudokuTask sudoku_task = { 0 };

  (void)atomic_load_explicit (&run->started, memory_order_acquire);
  sudoku_task.cancellable = run->cancellable;
  sudoku_task.progress = progress_cb;
  sudoku_task.progress_data = run;
  run->result = run->job.run (run->input, &sudoku_task, &run->error);
  if (run->result == run->input)
    run->input = NULL;
  free_input (run);
  atomic_store_explicit (&run->finished, 1, memory_order_release);
  g_task_return_boolean (task, TRUE);
}

static void start_thread (SatdokuWorker *self, Run *run);

static void
set_report (SatdokuWorker *self,
            double fraction,
            double elapsed)
{
  if (self->fraction != fraction)
    {
      self->fraction = fraction;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FRACTION]);
    }
  if (self->elapsed != elapsed)
    {
      self->elapsed = elapsed;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ELAPSED]);
    }
}

static gboolean
report_cb (gpointer user_data)
{
  SatdokuWorker *self = user_data;
  Run *run = self->run;
  int fraction = atomic_load_explicit (&run->fraction, memory_order_relaxed);
  double elapsed = (double)(g_get_monotonic_time () - run->start_time) / G_USEC_PER_SEC;

  set_report (self, fraction < 0 ? -1.0 : (double)fraction / FRACTION_PARTS, elapsed);
  return G_SOURCE_CONTINUE;
}

/* Replaces the current job by another or none, and tells so. Does not look at what was there. */
static void
set_run (SatdokuWorker *self,
         Run *run)
{
  gboolean was_busy = satdoku_worker_is_busy (self);

  self->run = run;
  if (run == NULL)
    g_clear_handle_id (&self->timeout, g_source_remove);
  else if (self->timeout == 0)
    self->timeout = g_timeout_add (REPORT_INTERVAL, report_cb, self);
  set_report (self, -1.0, 0.0);
  if (run != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  if (was_busy != satdoku_worker_is_busy (self))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* The callback is called now, and once. */
static GTask *
steal_task (Run *run)
{
  if (run->told_by != NULL)
    g_signal_handler_disconnect (run->told_by, run->told_by_id);
  g_clear_object (&run->told_by);
  return g_steal_pointer (&run->task);
}

/* The result of the current job is no longer wanted: its thread, if it has one, goes on until it
 * notices. */
static void
cancel_run (SatdokuWorker *self)
{
  Run *run = self->run;
  g_autoptr (GTask) task = NULL;

  if (run == NULL)
    return;
  g_cancellable_cancel (run->cancellable);
  self->waiting = NULL;
  set_run (self, NULL);
  task = steal_task (run);
  run_unref (run);
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", _ ("Cancelled"));
}

static void
told_to_stop_cb (GCancellable *cancellable,
                 gpointer user_data)
{
  Run *run = user_data;
  g_autoptr (SatdokuWorker) self = g_weak_ref_get (&run->worker);

  if (self != NULL && self->run == run)
    cancel_run (self);
}

/* A quiet job ends without the signal. */
static void
tell_finished (SatdokuWorker *self,
               const Run *run)
{
  double elapsed = (double)(g_get_monotonic_time () - run->start_time) / G_USEC_PER_SEC;

  if (!run->job.quiet)
    g_signal_emit (self, signals[SIGNAL_FINISHED], 0, run->job.title, elapsed);
}

/* On the main loop, once for each thread. */
static void
finished_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  Run *run = g_task_get_task_data (G_TASK (result));
  g_autoptr (SatdokuWorker) self = g_weak_ref_get (&run->worker);
  g_autoptr (GTask) task = NULL;

  (void)atomic_load_explicit (&run->finished, memory_order_acquire);
  if (self == NULL)
    return;
  self->n_threads--;
  if (self->waiting != NULL)
    start_thread (self, g_steal_pointer (&self->waiting));
  if (self->run != run)
    return;
  set_run (self, NULL);
  task = steal_task (run);
  tell_finished (self, run);
  if (run->error != NULL)
    g_task_return_error (task, g_steal_pointer (&run->error));
  else
    g_task_return_pointer (task, g_steal_pointer (&run->result), run->job.free_result);
  run_unref (run);
}

/* A thread of its own: one of the pool could not be made ordinary again. */
static gpointer
background_cb (gpointer user_data)
{
  const struct sched_param param = { 0 };
  g_autoptr (GTask) task = user_data;

  /* Of this thread alone. Where it is refused, the job runs as others do. */
  sched_setscheduler (0, SCHED_IDLE, &param);
  thread_cb (task, NULL, g_task_get_task_data (task), NULL);
  return NULL;
}

static void
start_thread (SatdokuWorker *self,
              Run *run)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, finished_cb, NULL);
  GThread *thread = NULL;

  self->n_threads++;
  g_task_set_source_tag (task, start_thread);
  g_task_set_task_data (task, run_ref (run), (GDestroyNotify)run_unref);
  atomic_store_explicit (&run->started, 1, memory_order_release);
  if (run->job.background)
    thread = g_thread_try_new ("background", background_cb, task, NULL);
  if (thread == NULL)
    {
      g_task_run_in_thread (task, thread_cb);
      return;
    }
  g_thread_unref (thread);
  /* It is the thread's now. */
  (void)g_steal_pointer (&task);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  SatdokuWorker *self = SATDOKU_WORKER (object);

  if (id == PROP_BUSY)
    g_value_set_boolean (value, satdoku_worker_is_busy (self));
  else
    g_value_set_string (value, self->run != NULL ? self->run->job.title : "");
}

static void
satdoku_worker_dispose (GObject *object)
{
  cancel_run (SATDOKU_WORKER (object));
  G_OBJECT_CLASS (satdoku_worker_parent_class)->dispose (object);
}

static void
satdoku_worker_class_init (SatdokuWorkerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_BUSY] = { "busy", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_value },
    [PROP_TITLE] = { "title", G_TYPE_STRING, G_PARAM_READABLE, .get = get_value },
    /* How much of the job is done: 0…1, negative when it can't be known. */
    [PROP_FRACTION] = { "fraction", G_TYPE_DOUBLE, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuWorker, fraction) },
    /* Seconds since the job began. */
    [PROP_ELAPSED] = { "elapsed", G_TYPE_DOUBLE, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuWorker, elapsed) },
  };

  object_class->dispose = satdoku_worker_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* A job that is not quiet has come to its end by itself, whatever came of it. The signal has
   * its title and the seconds that it took; the callback is called after that. */
  signals[SIGNAL_FINISHED] =
    satdoku_class_add_signal (klass, "finished", 2, G_TYPE_STRING, G_TYPE_DOUBLE);
}

static void
satdoku_worker_init (SatdokuWorker *self)
{
  self->fraction = -1.0;
}

/* Its properties notify on change, at most ten times a second. */
SatdokuWorker *
satdoku_worker_new (void)
{
  return g_object_new (SATDOKU_TYPE_WORKER, NULL);
}

/* Starts a job, which is copied; the thread owns @input. The one that was running is cancelled.
 * When the threads of two earlier jobs are still on their way to stop, the job starts as soon as
 * one of them has ended. A cancelled job fails at once with `G_IO_ERROR_CANCELLED`; its thread
 * ends by itself. @callback is called once, on the main loop. */
void
satdoku_worker_run_async (SatdokuWorker *self,
                          const SatdokuJob *job,
                          gpointer input,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Run *run;

  g_return_if_fail (SATDOKU_IS_WORKER (self));
  g_return_if_fail (job != NULL && job->run != NULL);

  cancel_run (self);
  run = run_new (self, job, input);
  run->task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (run->task, satdoku_worker_run_async);
  set_run (self, run);
  if (self->n_threads < N_THREADS_MAX)
    start_thread (self, run);
  else
    self->waiting = run;
  if (cancellable == NULL)
    return;
  run->told_by = g_object_ref (cancellable);
  run->told_by_id = g_signal_connect (cancellable, "cancelled", G_CALLBACK (told_to_stop_cb), run);
  if (g_cancellable_is_cancelled (cancellable))
    cancel_run (self);
}

/* The result of the job, as its function returned it; the caller owns it. */
gpointer
satdoku_worker_run_finish (GAsyncResult *result,
                           GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_worker_run_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Ends the current job, if there is one, with `G_IO_ERROR_CANCELLED`. */
void
satdoku_worker_cancel (SatdokuWorker *self)
{
  g_return_if_fail (SATDOKU_IS_WORKER (self));

  cancel_run (self);
}

/* What the current job told last; all zero without a job. */
void
satdoku_worker_get_progress (SatdokuWorker *self,
                             SudokuProgress *progress)
{
  Run *run;

  g_return_if_fail (SATDOKU_IS_WORKER (self) && progress != NULL);

  run = self->run;
  *progress = (SudokuProgress){ .fraction = self->fraction };
  if (run == NULL)
    return;
  progress->stage = (SudokuStage)atomic_load_explicit (&run->stage, memory_order_relaxed);
  progress->conflicts = atomic_load_explicit (&run->conflicts, memory_order_relaxed);
  progress->learned_units = atomic_load_explicit (&run->learned_units, memory_order_relaxed);
  progress->learned_pairs = atomic_load_explicit (&run->learned_pairs, memory_order_relaxed);
  progress->restarts = atomic_load_explicit (&run->restarts, memory_order_relaxed);
  progress->count = atomic_load_explicit (&run->count, memory_order_relaxed);
}

/* Is there a job that isn't quiet? */
gboolean
satdoku_worker_is_busy (SatdokuWorker *self)
{
  g_return_val_if_fail (SATDOKU_IS_WORKER (self), FALSE);

  return self->run != NULL && !self->run->job.quiet;
}
