/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs another program, collects what it prints, and stops it, with all the processes
 * it has started, at once when cancelled or when it passes a limit. It iterates a
 * private main context, so that it can be called in any thread. Knows nothing of solvers. */

#include "sat-subprocess.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#define PIECE 65536
#define ERRORS_MAX 65536

typedef enum
{
  NOT_STOPPED,
  CANCELLED,
  TIMED_OUT,
  TOO_MUCH,
} Stop;

typedef struct _Run Run;

/* One of the pipes from the program. */
typedef struct
{
  Run *run;
  GInputStream *stream; /* borrowed */
  GByteArray *bytes;    /* borrowed */
  gsize limit;
  gboolean drops; /* what is above the limit; otherwise the program is stopped */
  gboolean closed;
} Pipe;

struct _Run
{
  GPid pid;
  Stop stop;
  gboolean exited;
  GCancellable *reading; /* cancelled when the program is stopped */
  Pipe output;
  Pipe errors;
};

static void read_some (Pipe *self);

static void
stop (Run *self,
      Stop reason)
{
  if (self->stop != NOT_STOPPED)
    return;
  self->stop = reason;
  if (self->pid > 1)
    kill (-self->pid, SIGKILL);
  /* A grandchild in a group of its own may keep a pipe open for ever. */
  g_cancellable_cancel (self->reading);
}

/* In the thread that cancels: the one that waits looks at the cancellable then. A source
 * for the cancellable would do it, but that of GLib 2.74 leaks in a race. */
static void
cancelled_cb (GCancellable *cancellable,
              gpointer data)
{
  g_main_context_wakeup (data);
}

static gboolean
timed_out_cb (gpointer data)
{
  stop (data, TIMED_OUT);
  return G_SOURCE_REMOVE;
}

static void
exited_cb (GObject *subprocess,
           GAsyncResult *result,
           gpointer data)
{
  Run *self = data;

  g_subprocess_wait_finish (G_SUBPROCESS (subprocess), result, NULL);
  self->exited = TRUE;
}

static void
read_cb (GObject *stream,
         GAsyncResult *result,
         gpointer data)
{
  Pipe *self = data;
  g_autoptr (GBytes) bytes = NULL;
  gsize size, room = self->limit - self->bytes->len;

  bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, NULL);
  size = bytes != NULL ? g_bytes_get_size (bytes) : 0;
  if (size == 0)
    {
      self->closed = TRUE;
      return;
    }
  g_byte_array_append (self->bytes, g_bytes_get_data (bytes, NULL), (guint)MIN (size, room));
  if (size > room && !self->drops)
    stop (self->run, TOO_MUCH);
  read_some (self);
}

static void
read_some (Pipe *self)
{
  g_input_stream_read_bytes_async (self->stream, PIECE, G_PRIORITY_DEFAULT,
                                   self->run->reading, read_cb, self);
}

/* Between fork and exec: a process group of its own can be killed as one. */
static void
child_setup_cb (gpointer data)
{
  setpgid (0, 0);
}

static GSubprocess *
spawn (const char *const *argv,
       GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GError) reason = NULL;
  GSubprocess *subprocess;

  g_subprocess_launcher_set_child_setup (launcher, child_setup_cb, NULL, NULL);
  subprocess = g_subprocess_launcher_spawnv (launcher, argv, &reason);
  if (subprocess == NULL)
    sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-not-started",
                   sat_arg_text (argv[0]), sat_arg_cause (reason));
  return subprocess;
}

static GSource *
start_timer (Run *self,
             GMainContext *context,
             double time_limit)
{
  GSource *timer;

  if (time_limit <= 0)
    return NULL;
  timer = g_timeout_source_new ((guint)MIN (time_limit * 1000, G_MAXUINT));
  g_source_set_callback (timer, timed_out_cb, self, NULL);
  g_source_attach (timer, context);
  return timer;
}

/* Turns the context until the program has ended and all it printed is read. */
static void
wait_for (Run *self,
          GSubprocess *subprocess,
          GMainContext *context,
          double time_limit,
          GCancellable *cancellable)
{
  g_autoptr (GSource) timer = start_timer (self, context, time_limit);
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), context, NULL);
  g_subprocess_wait_async (subprocess, NULL, exited_cb, self);
  read_some (&self->output);
  read_some (&self->errors);
  while (!self->exited || !self->output.closed || !self->errors.closed)
    {
      if (g_cancellable_is_cancelled (cancellable))
        stop (self, CANCELLED);
      g_main_context_iteration (context, TRUE);
    }
  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);
  if (timer != NULL)
    g_source_destroy (timer);
}

static gboolean
conclude (const Run *self,
          GSubprocess *subprocess,
          SatSubprocessResult *result,
          GError **error)
{
  if (self->stop == CANCELLED)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
      return FALSE;
    }
  if (self->stop == TOO_MUCH)
    {
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "output-limit",
                     sat_arg_number (SAT_SUBPROCESS_OUTPUT_MAX >> 20));
      return FALSE;
    }
  if (self->stop == TIMED_OUT)
    {
      result->end = SAT_SUBPROCESS_TIMED_OUT;
    }
  else if (g_subprocess_get_if_signaled (subprocess))
    {
      result->end = SAT_SUBPROCESS_SIGNALED;
      result->code = g_subprocess_get_term_sig (subprocess);
    }
  else
    {
      result->end = SAT_SUBPROCESS_EXITED;
      result->code = g_subprocess_get_exit_status (subprocess);
    }
  return TRUE;
}

/* In a context that is the default of this thread. */
static gboolean
run_in (GMainContext *context,
        const char *const *argv,
        double time_limit,
        SatSubprocessResult *result,
        GCancellable *cancellable,
        GError **error)
{
  g_autoptr (GCancellable) reading = g_cancellable_new ();
  g_autoptr (GSubprocess) subprocess = spawn (argv, error);
  const char *identifier;
  Run self = { .reading = reading };

  if (subprocess == NULL)
    return FALSE;
  /* No identifier: it has ended already, and there is nothing to be stopped. */
  identifier = g_subprocess_get_identifier (subprocess);
  self.pid = identifier != NULL ? atoi (identifier) : 0;
  result->output = g_byte_array_new ();
  result->errors = g_byte_array_new ();
  self.output = (Pipe){
    .run = &self,
    .stream = g_subprocess_get_stdout_pipe (subprocess),
    .bytes = result->output,
    .limit = SAT_SUBPROCESS_OUTPUT_MAX,
  };
  self.errors = (Pipe){
    .run = &self,
    .stream = g_subprocess_get_stderr_pipe (subprocess),
    .bytes = result->errors,
    .limit = ERRORS_MAX,
    .drops = TRUE,
  };
  wait_for (&self, subprocess, context, time_limit, cancellable);
  return conclude (&self, subprocess, result, error);
}

/**
 * sat_subprocess_run:
 * @argv: program and arguments, ended by %NULL; the program is looked for in PATH
 * @time_limit: seconds after which it is stopped, 0: never
 * @result: (out caller-allocates): how it ended and what it printed
 * @cancellable: (nullable): stops the program
 * @error: return location for an error
 *
 * Runs a program to its end, with nothing to read. Blocks, but needs no main loop.
 *
 * Returns: %FALSE with SAT_ERROR_PROCESS when it does not start, SAT_ERROR_LIMIT when it
 *   prints too much, or G_IO_ERROR_CANCELLED
 */
gboolean
sat_subprocess_run (const char *const *argv,
                    double time_limit,
                    SatSubprocessResult *result,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GMainContext) context = NULL;
  gboolean fine;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = (SatSubprocessResult){ 0 };
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  context = g_main_context_new ();
  g_main_context_push_thread_default (context);
  fine = run_in (context, argv, time_limit, result, cancellable, error);
  g_main_context_pop_thread_default (context);
  return fine;
}

/**
 * sat_subprocess_result_clear:
 * @self: a result, or zeros
 *
 * Frees what the program printed.
 */
void
sat_subprocess_result_clear (SatSubprocessResult *self)
{
  g_clear_pointer (&self->output, g_byte_array_unref);
  g_clear_pointer (&self->errors, g_byte_array_unref);
}
