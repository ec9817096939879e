/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Jobs come back in their order, whatever the threads make of it. */

#include "cli-pool.h"

#define N_JOBS 2000

typedef struct
{
  guint first;
  guint n; /* numbers from first on */
  guint seed;
} Job;

static Job *
job_new (guint first,
         guint n)
{
  Job *self = g_new0 (Job, 1);

  self->first = first;
  self->n = n;
  self->seed = first * 2654435761u;
  return self;
}

/* Some jobs take long, some give their thread away, and some leave much of what they had. */
static void
work_cb (gpointer data,
         GPtrArray *rest,
         gpointer user_data)
{
  Job *self = data;
  guint *n_done = user_data;
  guint chance = self->seed >> 16;

  if (chance % 8 == 0)
    g_usleep (chance % 700);
  else if (chance % 8 < 4)
    g_thread_yield ();
  if (self->n > 1 && chance % 3 == 0)
    {
      guint kept = chance % self->n;
      guint middle = (self->n - kept) / 2;

      g_ptr_array_add (rest, job_new (self->first + kept, middle));
      g_ptr_array_add (rest, job_new (self->first + kept + middle, self->n - kept - middle));
      self->n = kept;
    }
  g_atomic_int_add (n_done, (int)self->n);
}

typedef struct
{
  CliPool *pool;
  guint n_refused;
} Pusher;

static gpointer
push_cb (gpointer data)
{
  Pusher *self = data;

  for (guint i = 0; i < N_JOBS; i++)
    {
      Job *job = job_new (10 * i, 10);

      if (cli_pool_push (self->pool, job))
        continue;
      self->n_refused++;
      g_free (job);
    }
  cli_pool_close (self->pool);
  return NULL;
}

static Job *
take (CliPool *pool)
{
  gpointer job = NULL;

  while (!cli_pool_take (pool, g_get_monotonic_time () + G_USEC_PER_SEC, &job))
    continue;
  return job;
}

static void
test_order (gconstpointer data)
{
  guint n_done = 0, next = 0;
  g_autoptr (CliPool) pool = cli_pool_new (GPOINTER_TO_UINT (data), work_cb, &n_done);
  Pusher pusher = { .pool = pool };
  GThread *thread = g_thread_new ("pusher", push_cb, &pusher);
  Job *job;

  while ((job = take (pool)) != NULL)
    {
      g_assert_cmpuint (job->first, ==, next);
      next += job->n;
      g_free (job);
    }
  g_thread_join (thread);
  g_assert_cmpuint (pusher.n_refused, ==, 0);
  g_assert_cmpuint (next, ==, 10 * N_JOBS);
  g_assert_cmpuint (n_done, ==, 10 * N_JOBS);
}

/* Who pushes does not get ahead of who takes: that is what bounds the memory. */
static void
test_limit (void)
{
  guint n_done = 0;
  g_autoptr (CliPool) pool = cli_pool_new (2, work_cb, &n_done);
  Pusher pusher = { .pool = pool };
  GThread *thread = g_thread_new ("pusher", push_cb, &pusher);
  Job *job = take (pool);
  guint n_left = 0;

  g_assert_nonnull (cli_pool_get_first (pool));
  g_free (job);
  cli_pool_stop (pool);
  g_thread_join (thread);
  g_assert_cmpuint (pusher.n_refused, >, N_JOBS / 2);
  while ((job = take (pool)) != NULL)
    {
      n_left++;
      g_free (job);
    }
  /* Those that were pushed, and what they have left. */
  g_assert_cmpuint (n_left, <, 100);
}

static void
test_empty (void)
{
  g_autoptr (CliPool) pool = cli_pool_new (2, work_cb, NULL);
  gpointer job = NULL;

  g_assert_false (cli_pool_take (pool, g_get_monotonic_time (), &job));
  g_assert_null (cli_pool_get_first (pool));
  cli_pool_close (pool);
  g_assert_null (take (pool));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/cli/pool/order/1", GUINT_TO_POINTER (1), test_order);
  g_test_add_data_func ("/cli/pool/order/2", GUINT_TO_POINTER (2), test_order);
  g_test_add_data_func ("/cli/pool/order/7", GUINT_TO_POINTER (7), test_order);
  g_test_add_func ("/cli/pool/limit", test_limit);
  g_test_add_func ("/cli/pool/empty", test_empty);
  return g_test_run ();
}
