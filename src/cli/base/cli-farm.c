/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs timed commands side by side: each has a processor of its own, which it does not leave. Does
 * not know what they do. */

#include "cli-farm.h"

#include <sched.h>
#include <signal.h>

typedef struct
{
  const CliFarmKind *kind;   /* borrowed */
  gpointer user_data;        /* borrowed */
  GCancellable *cancellable; /* borrowed, (nullable) */
  guint n_running;
  int status;    /* of the first command that has failed */
  GError *error; /* (nullable) */
} Farm;

/* A processor with its current command. */
typedef struct
{
  Farm *farm;           /* borrowed */
  cpu_set_t processor;  /* just the one */
  GSubprocess *process; /* (nullable) */
} Place;

/* In the new process. */
static void
stay_cb (gpointer user_data)
{
  const Place *self = user_data;

  sched_setaffinity (0, sizeof self->processor, &self->processor);
}

static gboolean
is_over (const Farm *self)
{
  return self->error != NULL || self->status != 0 ||
         g_cancellable_is_cancelled (self->cancellable);
}

static void start_next (Place *self);

static void
ended_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  Place *self = user_data;
  Farm *farm = self->farm;
  g_autofree char *output = NULL;
  g_autoptr (GSubprocess) process = g_steal_pointer (&self->process);

  farm->n_running--;
  if (!g_subprocess_communicate_utf8_finish (process, result, &output, NULL,
                                             farm->error == NULL ? &farm->error : NULL))
    return;
  if (!g_subprocess_get_successful (process))
    {
      if (farm->status == 0)
        farm->status =
          g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
      return;
    }
  if (farm->error == NULL && farm->kind->take (output, farm->user_data, &farm->error))
    start_next (self);
}

static void
start_next (Place *self)
{
  Farm *farm = self->farm;
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_auto (GStrv) command = NULL;

  if (is_over (farm) || (command = farm->kind->next (farm->user_data)) == NULL)
    return;
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_subprocess_launcher_set_child_setup (launcher, stay_cb, self, NULL);
  self->process =
    g_subprocess_launcher_spawnv (launcher, (const char *const *)command, &farm->error);
  if (self->process == NULL)
    return;
  farm->n_running++;
  g_subprocess_communicate_utf8_async (self->process, NULL, NULL, ended_cb, self);
}

/* The processors that this program may use, one for each place. */
static guint
find_processors (Place *places,
                 guint n_places)
{
  cpu_set_t all;
  guint n = 0;

  if (sched_getaffinity (0, sizeof all, &all) != 0)
    return 0;
  for (int i = 0; i < CPU_SETSIZE && n < n_places; i++)
    if (CPU_ISSET (i, &all))
      {
        CPU_ZERO (&places[n].processor);
        CPU_SET (i, &places[n].processor);
        n++;
      }
  return n;
}

static gboolean
wake_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* Waits until all have ended. On failure the running ones are stopped first. */
static void
wait_for_all (Farm *self,
              Place *places,
              guint n_places)
{
  g_autoptr (GSource) wake =
    self->cancellable != NULL ? g_cancellable_source_new (self->cancellable) : NULL;
  gboolean told = FALSE;

  if (wake != NULL)
    {
      g_source_set_callback (wake, G_SOURCE_FUNC (wake_cb), NULL, NULL);
      g_source_attach (wake, NULL);
    }
  while (self->n_running > 0)
    {
      g_main_context_iteration (NULL, TRUE);
      if (told || !is_over (self))
        continue;
      told = TRUE;
      if (wake != NULL)
        g_source_destroy (wake);
      for (guint i = 0; i < n_places; i++)
        if (places[i].process != NULL)
          g_subprocess_send_signal (places[i].process, SIGTERM);
    }
  if (wake != NULL)
    g_source_destroy (wake);
}

/**
 * cli_farm_run:
 * @kind: the functions for the commands
 * @user_data: for the functions of @kind
 * @n_processors: how many commands run at a time, at most one per processor
 * @cancellable: (nullable): stops all commands, with SIGTERM
 * @status: (out): the exit status of the first command that has failed, −1 for one ended by a
 *   signal; 0 if none has
 *
 * Runs commands, each on its own processor, until there are none left or one fails. They share the
 * standard error of this program. Runs the default main context.
 *
 * Returns: whether all have succeeded; %FALSE with an error when one could not be started, its
 *   output was rejected, or with G_IO_ERROR_CANCELLED; %FALSE without when one has failed
 */
gboolean
cli_farm_run (const CliFarmKind *kind,
              gpointer user_data,
              guint n_processors,
              GCancellable *cancellable,
              int *status,
              GError **error)
{
  Farm farm = { .kind = kind, .user_data = user_data, .cancellable = cancellable };
  g_autofree Place *places = NULL;
  guint n_places;

  g_return_val_if_fail (kind != NULL && n_processors > 0 && status != NULL, FALSE);

  places = g_new0 (Place, n_processors);
  n_places = MAX (find_processors (places, n_processors), 1);
  for (guint i = 0; i < n_places; i++)
    {
      places[i].farm = &farm;
      start_next (&places[i]);
    }
  wait_for_all (&farm, places, n_places);
  *status = farm.status;
  if (farm.error == NULL && g_cancellable_set_error_if_cancelled (cancellable, &farm.error))
    *status = 0;
  if (farm.error != NULL)
    g_propagate_error (error, farm.error);
  return farm.error == NULL && farm.status == 0;
}
