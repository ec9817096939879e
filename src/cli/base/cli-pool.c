/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A queue of jobs which are done by threads and taken in order. It has a limit, so that the
 * producer of jobs waits for their consumer. Does not know what a job is. */

#include "cli-pool.h"

#include <pthread.h>

/* Per thread, so that none waits while others are busy with something longer. */
#define QUEUE_LENGTH 4

typedef enum
{
  STATE_WAITING,
  STATE_BUSY,
  STATE_DONE,
} State;

typedef struct
{
  gpointer job;
  State state;
} Entry;

struct _CliPool
{
  CliPoolFunc func;
  gpointer user_data;
  guint n_max;
  GPtrArray *threads;
  /* Not those of GLib: ThreadSanitizer has to see them. */
  pthread_mutex_t mutex; /* of all that follows */
  pthread_cond_t work;   /* there is something to do, or the end has come */
  pthread_cond_t room;   /* something was taken, or the end has come */
  pthread_cond_t ready;  /* the first job is done, or the end has come */
  GQueue *queue;         /* (element-type Entry): in order */
  guint n_idle;          /* threads that look for something */
  guint n_waiting;       /* jobs that nobody does yet */
  gboolean closed;       /* nothing more is pushed */
  gboolean stopped;      /* nothing more is done */
};

/**
 * cli_pool_new:
 * @n_threads: how many threads at most; started on demand
 * @func: does a job
 * @user_data: for @func
 *
 * Returns: (transfer full): the pool
 */
CliPool *
cli_pool_new (guint n_threads,
              CliPoolFunc func,
              gpointer user_data)
{
  CliPool *self = g_new0 (CliPool, 1);
  pthread_condattr_t monotonic;

  self->func = func;
  self->user_data = user_data;
  self->n_max = n_threads;
  self->threads = g_ptr_array_new ();
  self->queue = g_queue_new ();
  pthread_mutex_init (&self->mutex, NULL);
  pthread_cond_init (&self->work, NULL);
  pthread_cond_init (&self->room, NULL);
  /* Its waits use the same clock as g_get_monotonic_time(). */
  pthread_condattr_init (&monotonic);
  pthread_condattr_setclock (&monotonic, CLOCK_MONOTONIC);
  pthread_cond_init (&self->ready, &monotonic);
  pthread_condattr_destroy (&monotonic);
  return self;
}

static Entry *
entry_new (gpointer job)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->job = job;
  return entry;
}

/* Holds the lock on entry and on return; it is not held while the job is done. */
static void
do_job (CliPool *self,
        GList *link)
{
  Entry *entry = link->data;
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  entry->state = STATE_BUSY;
  self->n_waiting--;
  pthread_mutex_unlock (&self->mutex);
  self->func (entry->job, rest, self->user_data);
  pthread_mutex_lock (&self->mutex);
  entry->state = STATE_DONE;
  for (guint i = rest->len; i > 0; i--)
    g_queue_insert_after (self->queue, link, entry_new (rest->pdata[i - 1]));
  self->n_waiting += rest->len;
  if (rest->len > 0)
    pthread_cond_broadcast (&self->work);
  if (link == self->queue->head)
    pthread_cond_signal (&self->ready);
}

static GList *
find_waiting (const CliPool *self)
{
  GList *link = self->queue->head;

  while (link != NULL && ((const Entry *)link->data)->state != STATE_WAITING)
    link = link->next;
  return link;
}

static gpointer
run_cb (gpointer user_data)
{
  CliPool *self = user_data;

  pthread_mutex_lock (&self->mutex);
  while (!self->stopped)
    {
      GList *link = find_waiting (self);

      if (link != NULL)
        {
          do_job (self, link);
          continue;
        }
      self->n_idle++;
      pthread_cond_wait (&self->work, &self->mutex);
      self->n_idle--;
    }
  pthread_mutex_unlock (&self->mutex);
  return NULL;
}

/* Holds the lock. If the system gives no more threads, the existing ones do everything, and without
 * any the pushing thread does. */
static void
provide_thread (CliPool *self)
{
  GThread *thread = NULL;

  if (self->n_idle >= self->n_waiting || self->threads->len == self->n_max)
    return;
  thread = g_thread_try_new ("pool", run_cb, self, NULL);
  if (thread != NULL)
    g_ptr_array_add (self->threads, thread);
  while (self->threads->len == 0 && self->n_waiting > 0)
    do_job (self, find_waiting (self));
}

/**
 * cli_pool_push:
 * @job: (transfer full): a job, which cli_pool_take() returns
 *
 * Adds a job at the end. Blocks while too many have not been taken.
 *
 * Returns: %FALSE, with nothing taken, when the pool was stopped
 */
gboolean
cli_pool_push (CliPool *self,
               gpointer job)
{
  gboolean accepted;

  pthread_mutex_lock (&self->mutex);
  while (!self->stopped && self->queue->length >= QUEUE_LENGTH * self->n_max)
    pthread_cond_wait (&self->room, &self->mutex);
  accepted = !self->stopped;
  if (accepted)
    {
      g_queue_push_tail (self->queue, entry_new (job));
      self->n_waiting++;
      pthread_cond_signal (&self->work);
      provide_thread (self);
    }
  pthread_mutex_unlock (&self->mutex);
  return accepted;
}

/**
 * cli_pool_close:
 *
 * Declares that no more jobs will be pushed.
 */
void
cli_pool_close (CliPool *self)
{
  pthread_mutex_lock (&self->mutex);
  self->closed = TRUE;
  pthread_cond_signal (&self->ready);
  pthread_mutex_unlock (&self->mutex);
}

static gboolean
is_ready (const CliPool *self)
{
  const Entry *first = g_queue_peek_head (self->queue);

  return first != NULL ? first->state == STATE_DONE : self->closed;
}

/**
 * cli_pool_take:
 * @until: when to stop waiting, monotonic, µs
 * @job: (out) (transfer full) (nullable): the job, which is done; %NULL when all have been taken
 *   and the pool is closed
 *
 * Takes the first remaining job.
 *
 * Returns: %FALSE when it was not done in time
 */
gboolean
cli_pool_take (CliPool *self,
               gint64 until,
               gpointer *job)
{
  const struct timespec end = { until / G_USEC_PER_SEC, until % G_USEC_PER_SEC * 1000 };
  g_autofree Entry *entry = NULL;
  gboolean ready;

  pthread_mutex_lock (&self->mutex);
  while (!is_ready (self))
    if (pthread_cond_timedwait (&self->ready, &self->mutex, &end) != 0)
      break;
  ready = is_ready (self);
  if (ready)
    entry = g_queue_pop_head (self->queue);
  *job = entry != NULL ? entry->job : NULL;
  pthread_cond_signal (&self->room);
  pthread_mutex_unlock (&self->mutex);
  return ready;
}

/**
 * cli_pool_get_first:
 *
 * Returns: (transfer none) (nullable): the job that will be taken next, which may be in progress;
 *   it exists until it is taken
 */
gpointer
cli_pool_get_first (CliPool *self)
{
  const Entry *first = NULL;
  gpointer job = NULL;

  pthread_mutex_lock (&self->mutex);
  first = g_queue_peek_head (self->queue);
  job = first != NULL ? first->job : NULL;
  pthread_mutex_unlock (&self->mutex);
  return job;
}

/**
 * cli_pool_stop:
 *
 * Ends the work: waits for jobs in progress, and begins no others. Then the pool is closed, and a
 * waiting push is refused. The remaining jobs can be taken, done or not.
 */
void
cli_pool_stop (CliPool *self)
{
  pthread_mutex_lock (&self->mutex);
  self->stopped = self->closed = TRUE;
  pthread_cond_broadcast (&self->work);
  pthread_cond_broadcast (&self->room);
  pthread_mutex_unlock (&self->mutex);
  /* Only the pushing thread adds to them, and it is refused from now on. */
  while (self->threads->len > 0)
    g_thread_join (g_ptr_array_steal_index_fast (self->threads, self->threads->len - 1));
  pthread_mutex_lock (&self->mutex);
  for (GList *link = self->queue->head; link != NULL; link = link->next)
    ((Entry *)link->data)->state = STATE_DONE;
  pthread_cond_signal (&self->ready);
  pthread_mutex_unlock (&self->mutex);
}

void
cli_pool_free (CliPool *self)
{
  cli_pool_stop (self);
  g_assert (g_queue_is_empty (self->queue));
  g_queue_free (self->queue);
  g_ptr_array_unref (self->threads);
  pthread_mutex_destroy (&self->mutex);
  pthread_cond_destroy (&self->work);
  pthread_cond_destroy (&self->room);
  pthread_cond_destroy (&self->ready);
  g_free (self);
}
