/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns SIGINT, SIGTERM and SIGHUP into a cancelled GCancellable while the main thread is busy. */

#include "cli-signals.h"

#include <glib-unix.h>
#include <signal.h>

struct _CliSignals
{
  GCancellable *cancellable;
  GMainContext *context;
  GMainLoop *loop;
  GThread *thread;
};

static gboolean
signal_cb (gpointer user_data)
{
  CliSignals *self = user_data;

  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_CONTINUE;
}

static gboolean
quit_cb (gpointer user_data)
{
  CliSignals *self = user_data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
run_cb (gpointer user_data)
{
  CliSignals *self = user_data;

  g_main_loop_run (self->loop);
  return NULL;
}

/* A signal that is ignored from the start (nohup, a shell's background job) stays ignored. */
static void
watch (CliSignals *self,
       int number)
{
  struct sigaction old = { 0 };
  g_autoptr (GSource) source = NULL;

  if (sigaction (number, NULL, &old) == 0 && old.sa_handler == SIG_IGN)
    return;
  source = g_unix_signal_source_new (number);
  g_source_set_callback (source, signal_cb, self, NULL);
  g_source_attach (source, self->context);
}

/* A handler, unlike an ignored signal, is not inherited by programs that are run. */
static void
ignore (int number)
{
}

/**
 * cli_signals_new:
 * @cancellable: cancelled by a signal
 *
 * Begins to watch. A closed pipe, or too large a file, becomes an error of writing from now on.
 *
 * Returns: (transfer full): the watch
 */
CliSignals *
cli_signals_new (GCancellable *cancellable)
{
  CliSignals *self = g_new0 (CliSignals, 1);

  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, ignore);
  self->cancellable = g_object_ref (cancellable);
  self->context = g_main_context_new ();
  self->loop = g_main_loop_new (self->context, FALSE);
  watch (self, SIGINT);
  watch (self, SIGTERM);
  watch (self, SIGHUP);
  self->thread = g_thread_new ("signals", run_cb, self);
  return self;
}

void
cli_signals_free (CliSignals *self)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_callback (source, quit_cb, self, NULL);
  g_source_attach (source, self->context);
  g_thread_join (self->thread);
  g_main_loop_unref (self->loop);
  g_main_context_unref (self->context);
  g_object_unref (self->cancellable);
  g_free (self);
}
