/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Processes any number of items, such as the puzzles of a file, on all processors, and writes the
 * results in order: one thread reads, those of the pool work, and this one writes. The input is cut
 * into chunks of about a millisecond; one that takes much longer leaves its rest to others. The
 * pool limits reading ahead. Knows nothing of puzzles. */

#include "satdoku-config.h"

#include "cli-stream.h"

#include <pthread.h>

#include "cli-pool.h"

#define PART_ITEMS_MAX 256
/* Durations of work on a chunk, µs: below, the next ones get larger; above, it is divided. */
#define PART_SHORT 1000
#define PART_LONG 10000
/* How often the progress of the first chunk is checked, µs. */
#define INTERVAL (G_USEC_PER_SEC / 20)

typedef struct
{
  const CliStreamKind *kind;
  gpointer input;
  CliSession *session;
  GCancellable *cancellable; /* also when nobody wants the results any more */
  CliPool *pool;             /* (nullable): NULL: there are no threads */
  int n_items;               /* of the next part; atomic */
} Stream;

/* A chunk on its way. It has one owner at a time, except for its progress. */
typedef struct
{
  gpointer part; /* (nullable) */
  CliRecord *record;
  CliStatus status;
  gboolean last; /* nothing follows */
  guint64 n_items;
  pthread_mutex_t mutex; /* of the progress; see cli-pool.c */
  SudokuProgress progress;
  gboolean is_followed; /* there is progress */
} Job;

static Job *
job_new (gpointer part)
{
  Job *self = g_new0 (Job, 1);

  self->part = part;
  self->record = cli_record_new ();
  pthread_mutex_init (&self->mutex, NULL);
  return self;
}

static void
job_free (Job *self,
          const CliStreamKind *kind)
{
  g_clear_pointer (&self->part, kind->free);
  cli_record_free (self->record);
  pthread_mutex_destroy (&self->mutex);
  g_free (self);
}

static void
follow_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  Job *self = user_data;

  pthread_mutex_lock (&self->mutex);
  self->progress = *progress;
  self->is_followed = TRUE;
  pthread_mutex_unlock (&self->mutex);
}

static void
begin_part (const Stream *self,
            Job *job,
            CliSession *session)
{
  cli_session_init_part (session, self->session, self->cancellable, job->record);
  if (!cli_progress_is_shown (&self->session->progress))
    return;
  session->follow = self->pool != NULL ? follow_cb : cli_progress_cb;
  session->follow_data = self->pool != NULL ? (gpointer)job : &self->session->progress;
}

static void
leave_rest (const Stream *self,
            Job *job,
            GPtrArray *rest)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  self->kind->divide (job->part, parts);
  for (guint i = 0; i < parts->len; i++)
    g_ptr_array_add (rest, job_new (parts->pdata[i]));
}

/* The number of items for a good chunk. */
static void
learn_size (Stream *self,
            guint64 n_items,
            gint64 elapsed)
{
  int now = g_atomic_int_get (&self->n_items);

  /* Nobody else writes the results that are there already. */
  if (self->pool == NULL)
    return;
  if (elapsed < PART_SHORT && n_items >= (guint64)now)
    g_atomic_int_set (&self->n_items, MIN (2 * now, PART_ITEMS_MAX));
  else if (elapsed > 4 * PART_SHORT)
    g_atomic_int_set (&self->n_items, MAX (now / 2, 1));
}

static void
work_cb (gpointer data,
         GPtrArray *rest,
         gpointer user_data)
{
  Stream *self = user_data;
  Job *job = data;
  CliSession session;
  gint64 start = g_get_monotonic_time ();
  gint64 elapsed = 0;

  begin_part (self, job, &session);
  while (job->part != NULL && !job->last)
    {
      CliStatus status = CLI_YES;

      job->last = g_cancellable_is_cancelled (self->cancellable);
      if (job->last || !self->kind->work (job->part, &session, &status))
        break;
      job->n_items++;
      job->status = MAX (job->status, status);
      job->last = status >= self->kind->last || g_cancellable_is_cancelled (self->cancellable);
      elapsed = g_get_monotonic_time () - start;
      if (!job->last && elapsed > PART_LONG && self->kind->divide != NULL)
        {
          leave_rest (self, job, rest);
          break;
        }
    }
  if (job->n_items > 0)
    learn_size (self, job->n_items, elapsed);
}

static Job *
read_part (Stream *self,
           gboolean *more)
{
  Job *job = job_new (NULL);
  CliSession session;

  begin_part (self, job, &session);
  *more = FALSE;
  job->part = self->kind->next (self->input, (guint)g_atomic_int_get (&self->n_items), &session,
                                &job->status, more);
  *more = *more || job->part != NULL;
  return job;
}

static gpointer
read_cb (gpointer user_data)
{
  Stream *self = user_data;
  gboolean more = TRUE;

  while (more)
    {
      Job *job = read_part (self, &more);

      if (!cli_pool_push (self->pool, job))
        {
          job_free (job, self->kind);
          break;
        }
    }
  cli_pool_close (self->pool);
  return NULL;
}

/* Returns whether more is wanted. */
static gboolean
write_part (Stream *self,
            const Job *job,
            CliStatus *status,
            guint64 *n_items)
{
  CliStatus result = cli_session_play (self->session, job->record);

  result = MAX (result, job->status);
  *status = MAX (*status, result);
  *n_items += job->n_items;
  cli_progress_set_n_done (&self->session->progress, *n_items);
  return !job->last && !self->session->closed;
}

/* Writes the results so far of a slow chunk. */
static CliStatus
write_beginning (Stream *self)
{
  Job *job = cli_pool_get_first (self->pool);
  g_autoptr (CliRecord) record = NULL;

  if (job == NULL)
    return CLI_YES;
  record = cli_record_take (job->record);
  return cli_session_play (self->session, record);
}

static void
show_progress (Stream *self)
{
  Job *job = cli_pool_get_first (self->pool);
  SudokuProgress progress;
  gboolean is_followed = FALSE;

  if (job != NULL)
    {
      pthread_mutex_lock (&job->mutex);
      progress = job->progress;
      is_followed = job->is_followed;
      pthread_mutex_unlock (&job->mutex);
    }
  cli_progress_show (&self->session->progress, is_followed ? &progress : NULL);
}

static void
drop_rest (Stream *self)
{
  gpointer job = NULL;

  while (cli_pool_take (self->pool, 0, &job) && job != NULL)
    job_free (job, self->kind);
}

static CliStatus
write_all (Stream *self,
           GThread *reader,
           guint64 *n_items)
{
  CliStatus status = CLI_YES;
  gboolean more = TRUE;

  while (more)
    {
      gpointer job = NULL;

      if (cli_progress_is_shown (&self->session->progress))
        show_progress (self);
      if (!cli_pool_take (self->pool, g_get_monotonic_time () + INTERVAL, &job))
        {
          CliStatus result = write_beginning (self);

          status = MAX (status, result);
          more = !self->session->closed;
          continue;
        }
      more = job != NULL && write_part (self, job, &status, n_items);
      if (job != NULL)
        job_free (job, self->kind);
    }
  g_cancellable_cancel (self->cancellable);
  cli_pool_stop (self->pool);
  g_thread_join (reader);
  drop_rest (self);
  return status;
}

/* Runs the job and everything that it leaves. */
static gboolean
run_job (Stream *self,
         Job *job,
         CliStatus *status,
         guint64 *n_items)
{
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();
  gboolean more;

  work_cb (job, rest, self);
  more = write_part (self, job, status, n_items);
  if (cli_progress_is_shown (&self->session->progress))
    cli_progress_show (&self->session->progress, NULL);
  job_free (job, self->kind);
  for (guint i = 0; i < rest->len; i++)
    if (more)
      more = run_job (self, rest->pdata[i], status, n_items);
    else
      job_free (rest->pdata[i], self->kind);
  return more;
}

static CliStatus
run_alone (Stream *self,
           guint64 *n_items)
{
  CliStatus status = CLI_YES;
  gboolean more = TRUE;

  while (more)
    {
      Job *job = read_part (self, &more);

      more = run_job (self, job, &status, n_items) && more;
    }
  return status;
}

/* If the system gives no threads, this one does everything. */
static CliStatus
run_side_by_side (Stream *self,
                  guint n_threads,
                  guint64 *n_items)
{
  g_autoptr (CliPool) pool = cli_pool_new (n_threads, work_cb, self);
  GThread *reader = NULL;

  self->pool = pool;
  reader = g_thread_try_new ("reader", read_cb, self, NULL);
  if (reader != NULL)
    return write_all (self, reader, n_items);
  self->pool = NULL;
  return run_alone (self, n_items);
}

static void
cancel_cb (GCancellable *cancellable G_GNUC_UNUSED,
           gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

/**
 * cli_stream_run:
 * @session: the run; its options give the number of threads
 * @kind: the functions for the items
 * @input: the source of items, for @kind
 * @n_items: (out): the number of items
 *
 * Processes all items and writes the results in order: the same bytes with any number of threads.
 * When it is cancelled, only what precedes the interrupted item is written.
 *
 * Returns: the highest status
 */
CliStatus
cli_stream_run (CliSession *session,
                const CliStreamKind *kind,
                gpointer input,
                guint64 *n_items)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gulong handler = g_cancellable_connect (session->cancellable, G_CALLBACK (cancel_cb), cancellable,
                                          NULL);
  guint n_threads = session->options->n_threads;
  Stream self = {
    .kind = kind,
    .input = input,
    .session = session,
    .cancellable = cancellable,
    .n_items = 1,
  };
  CliStatus status;

  *n_items = 0;
  cli_progress_start (&session->progress);
  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  status = run_side_by_side (&self, n_threads, n_items);
  g_cancellable_disconnect (session->cancellable, handler);
  return cli_session_report_signal (session, status);
}
