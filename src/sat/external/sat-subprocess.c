/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external program, collects its output, and ends it, with all the processes it has
 * started, when it has answered, is cancelled or exceeds a limit. A supervisor ends them, so that
 * this happens even when this program is killed. Knows nothing of solvers. */

#include "sat-subprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sat-file-error.h"
#include "sat-supervisor.h"

#define PIECE 65536
#define ERRORS_MAX 65536
/* How often a cancellable is checked if there is no file descriptor left for it. */
#define LOOK_MS 50

typedef enum
{
  READ,  /* what we have */
  WRITE, /* what the supervisor has */
  N_ENDS,
} PipeEnd;

typedef enum
{
  CONTROL,
  REPORT,
  OUTPUT,
  ERRORS,
  N_PIPES,
} PipeKind;

struct _SatSubprocess
{
  GStrv argv;
  GStrv environment;
  char *program;
  double time_limit; /* 0: none */
  pid_t supervisor;  /* 0: none */
  int fds[N_PIPES];  /* our ends; -1: closed */
};

typedef enum
{
  RUNNING,
  ENDED,
  CANCELLED,
  TIMED_OUT,
  TOO_MUCH,
} State;

typedef struct
{
  SatSubprocess *process;
  SatSubprocessResult *result;
  SatSubprocessOutputFunc output;
  gpointer user_data;
  GCancellable *cancellable;
  gint64 deadline; /* in µs of monotonic time; 0: never */
  State state;
  SatSupervisorReport report;
} Run;

static void
close_fd (int *fd)
{
  if (*fd >= 0)
    close (*fd);
  *fd = -1;
}

static gboolean
fail_start (const char *program,
            int number,
            GError **error)
{
  g_autoptr (GError) reason = NULL;

  sat_file_error_set_errno (&reason, number);
  sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-not-started",
                 sat_arg_text (program), sat_arg_cause (reason));
  return FALSE;
}

/* The control pipe is a socket, since writing into a pipe without a reader raises a signal. */
static gboolean
open_pipes (int pipes[N_PIPES][N_ENDS])
{
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pipes[CONTROL]) != 0)
    return FALSE;
  for (guint i = REPORT; i < N_PIPES; i++)
    if (pipe2 (pipes[i], O_CLOEXEC) != 0)
      return FALSE;
  return TRUE;
}

static void
close_pipes (int pipes[N_PIPES][N_ENDS])
{
  for (guint i = 0; i < N_PIPES; i++)
    {
      close_fd (&pipes[i][READ]);
      close_fd (&pipes[i][WRITE]);
    }
}

/* With all signals blocked, so that no handler of ours runs in the new process. */
static pid_t
fork_supervisor (const SatSupervisorOrder *order)
{
  sigset_t all, old;
  pid_t pid;
  int number;

  sigfillset (&all);
  pthread_sigmask (SIG_SETMASK, &all, &old);
  pid = fork ();
  if (pid == 0)
    sat_supervisor_run (order);
  number = errno;
  pthread_sigmask (SIG_SETMASK, &old, NULL);
  errno = number;
  return pid;
}

static void
take_end (SatSubprocess *self,
          int pipes[N_PIPES][N_ENDS],
          PipeKind kind,
          PipeEnd end)
{
  self->fds[kind] = pipes[kind][end];
  pipes[kind][end] = -1;
}

static gboolean
start_supervisor (SatSubprocess *self,
                  const SatSubprocessOrder *order,
                  SatWorkFolder *folder)
{
  int pipes[N_PIPES][N_ENDS] = { { -1, -1 }, { -1, -1 }, { -1, -1 }, { -1, -1 } };
  pid_t pid = -1;
  int number;

  if (open_pipes (pipes))
    pid = fork_supervisor (&(SatSupervisorOrder){
      .program = self->program,
      .argv = self->argv,
      .environment = self->environment,
      .cpu_limit = order->cpu_limit,
      .memory_limit = order->memory_limit,
      .grace = order->grace,
      .folder = sat_work_folder_get_path (folder),
      .lock = sat_work_folder_get_lock (folder),
      .control = pipes[CONTROL][READ],
      .report = pipes[REPORT][WRITE],
      .output = pipes[OUTPUT][WRITE],
      .errors = pipes[ERRORS][WRITE],
    });
  number = errno;
  if (pid > 0)
    {
      self->supervisor = pid;
      take_end (self, pipes, CONTROL, WRITE);
      take_end (self, pipes, REPORT, READ);
      take_end (self, pipes, OUTPUT, READ);
      take_end (self, pipes, ERRORS, READ);
    }
  close_pipes (pipes);
  errno = number;
  return pid > 0;
}

/**
 * sat_subprocess_new: (skip)
 * @order: what to run
 * @folder: removed when the process has ended
 *
 * Prepares the run of a program. From now on @folder is removed even when this program is killed.
 *
 * Returns: (transfer full) (nullable): the program, not running yet; %NULL with SAT_ERROR_PROCESS
 */
SatSubprocess *
sat_subprocess_new (const SatSubprocessOrder *order,
                    SatWorkFolder *folder,
                    GError **error)
{
  g_autoptr (SatSubprocess) self = NULL;

  g_return_val_if_fail (order != NULL && folder != NULL, NULL);
  g_return_val_if_fail (order->argv != NULL && order->argv[0] != NULL, NULL);
  g_return_val_if_fail (order->environment != NULL, NULL);

  self = g_new0 (SatSubprocess, 1);
  for (guint i = 0; i < N_PIPES; i++)
    self->fds[i] = -1;
  self->argv = g_strdupv ((char **)order->argv);
  self->environment = g_strdupv ((char **)order->environment);
  self->time_limit = order->time_limit;
  self->program = g_find_program_in_path (self->argv[0]);
  if (self->program == NULL)
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-missing",
                     sat_arg_text (self->argv[0]));
      return NULL;
    }
  if (!start_supervisor (self, order, folder))
    {
      fail_start (self->argv[0], errno, error);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* Closing the control pipe makes the supervisor end everything. */
static void
finish_supervisor (SatSubprocess *self)
{
  for (guint i = 0; i < N_PIPES; i++)
    close_fd (&self->fds[i]);
  if (self->supervisor > 0)
    while (waitpid (self->supervisor, NULL, 0) < 0 && errno == EINTR)
      ;
  self->supervisor = 0;
}

/**
 * sat_subprocess_free:
 *
 * Ends a running program, and waits until nothing is left of it and its folder.
 */
void
sat_subprocess_free (SatSubprocess *self)
{
  g_return_if_fail (self != NULL);

  finish_supervisor (self);
  g_strfreev (self->argv);
  g_strfreev (self->environment);
  g_free (self->program);
  g_free (self);
}

/* Reads a piece from a pipe. FALSE: at the end. */
static gboolean
read_piece (Run *self,
            PipeKind kind)
{
  GByteArray *bytes = kind == OUTPUT ? self->result->output : self->result->errors;
  gsize limit = kind == OUTPUT ? SAT_SUBPROCESS_OUTPUT_MAX : ERRORS_MAX;
  /* The stack of a thread may be smaller. */
  g_autofree guint8 *piece = g_malloc (PIECE);
  gssize length = read (self->process->fds[kind], piece, PIECE);

  if (length < 0 && errno == EINTR)
    return TRUE;
  if (length < 0 && errno == EAGAIN)
    return FALSE;
  if (length <= 0)
    {
      close_fd (&self->process->fds[kind]);
      return FALSE;
    }
  if (self->output != NULL)
    self->output ((const char *)piece, (gsize)length, self->user_data);
  g_byte_array_append (bytes, piece, (guint)MIN ((gsize)length, limit - bytes->len));
  if (kind == OUTPUT && bytes->len == limit)
    self->state = TOO_MUCH;
  return TRUE;
}

static void
read_report (Run *self)
{
  gssize length;

  do
    length = read (self->process->fds[REPORT], &self->report, sizeof self->report);
  while (length < 0 && errno == EINTR);
  /* The supervisor was killed; the program dies with it. */
  if (length != sizeof self->report)
    self->report = (SatSupervisorReport){ .end = SAT_SUPERVISOR_SIGNALED, .code = SIGKILL };
  if (self->state == RUNNING)
    self->state = ENDED;
}

/* Milliseconds to wait at most; −1: forever. */
static int
get_timeout (const Run *self,
             gboolean must_look)
{
  gint64 left;

  if (self->deadline == 0)
    return must_look ? LOOK_MS : -1;
  left = (self->deadline - g_get_monotonic_time () + 999) / 1000;
  return (int)CLAMP (left, 0, must_look ? LOOK_MS : G_MAXINT);
}

/* Waits for the next event, and handles it. */
static void
iterate (Run *self,
         GPollFD *cancelled)
{
  const int *fds = self->process->fds;
  GPollFD polls[] = {
    { .fd = fds[REPORT], .events = G_IO_IN },
    { .fd = fds[OUTPUT], .events = G_IO_IN },
    { .fd = fds[ERRORS], .events = G_IO_IN },
    *cancelled,
  };
  gboolean must_look = cancelled->fd < 0 && self->cancellable != NULL;

  g_poll (polls, G_N_ELEMENTS (polls), get_timeout (self, must_look));
  if (polls[1].revents != 0)
    read_piece (self, OUTPUT);
  if (polls[2].revents != 0)
    read_piece (self, ERRORS);
  if (polls[0].revents != 0 && self->state == RUNNING)
    read_report (self);
  if (self->state == RUNNING && g_cancellable_is_cancelled (self->cancellable))
    self->state = CANCELLED;
  if (self->state == RUNNING && self->deadline != 0 && g_get_monotonic_time () >= self->deadline)
    self->state = TIMED_OUT;
}

/* Nothing of the program is left, so what is in the pipes now is all. A process out of reach that
 * still holds one open is not waited for. */
static void
drain (Run *self,
       PipeKind kind)
{
  int fd = self->process->fds[kind];

  if (fd < 0)
    return;
  fcntl (fd, F_SETFL, fcntl (fd, F_GETFL) | O_NONBLOCK);
  while (self->state == ENDED && read_piece (self, kind))
    ;
}

/* Makes the supervisor end the program, and waits for its report. The output is no longer read. */
static void
stop (Run *self)
{
  shutdown (self->process->fds[CONTROL], SHUT_WR);
  read_report (self);
}

static void
wait_for_end (Run *self)
{
  GPollFD cancelled = { .fd = -1 };
  gboolean has_fd = self->cancellable != NULL &&
                    g_cancellable_make_pollfd (self->cancellable, &cancelled);

  while (self->state == RUNNING)
    iterate (self, &cancelled);
  if (has_fd)
    g_cancellable_release_fd (self->cancellable);
  if (self->state != ENDED)
    stop (self);
  drain (self, OUTPUT);
  drain (self, ERRORS);
}

static gboolean
conclude (const Run *self,
          GError **error)
{
  SatSubprocessResult *result = self->result;

  switch (self->state)
    {
    case CANCELLED:
      return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
    case TOO_MUCH:
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "output-limit",
                     sat_arg_text (self->process->argv[0]),
                     sat_arg_number (SAT_SUBPROCESS_OUTPUT_MAX >> 20));
      return FALSE;
    case TIMED_OUT:
      result->end = SAT_SUBPROCESS_TIMED_OUT;
      return TRUE;
    case RUNNING:
    case ENDED:
    default:
      if (self->report.end == SAT_SUPERVISOR_NOT_STARTED)
        return fail_start (self->process->argv[0], self->report.code, error);
      result->end = self->report.end == SAT_SUPERVISOR_SIGNALED ? SAT_SUBPROCESS_SIGNALED
                                                                : SAT_SUBPROCESS_EXITED;
      result->code = self->report.code;
      return TRUE;
    }
}

/**
 * sat_subprocess_run:
 * @self: a program that has not run yet
 * @output: (nullable) (scope call): called with the output
 * @user_data: for @output
 * @result: (out caller-allocates): the result
 * @cancellable: (nullable): stops the program
 *
 * Runs a program to its end, without input. Processes that it leaves running are ended. Blocks, but
 * needs no main loop.
 *
 * Returns: %FALSE with SAT_ERROR_PROCESS when it does not start, SAT_ERROR_LIMIT when it prints too
 *   much, or G_IO_ERROR_CANCELLED
 */
gboolean
sat_subprocess_run (SatSubprocess *self,
                    SatSubprocessOutputFunc output,
                    gpointer user_data,
                    SatSubprocessResult *result,
                    GCancellable *cancellable,
                    GError **error)
{
  Run run = {
    .process = self,
    .result = result,
    .output = output,
    .user_data = user_data,
    .cancellable = cancellable,
  };
  gint64 start;

  g_return_val_if_fail (self != NULL && self->fds[CONTROL] >= 0, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = (SatSubprocessResult){ 0 };
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  result->output = g_byte_array_new ();
  result->errors = g_byte_array_new ();
  start = g_get_monotonic_time ();
  if (self->time_limit > 0)
    run.deadline = start + (gint64)MIN (self->time_limit * G_USEC_PER_SEC, 1e15);
  if (send (self->fds[CONTROL], "", 1, MSG_NOSIGNAL) == 1)
    wait_for_end (&run);
  else
    run.report = (SatSupervisorReport){ .end = SAT_SUPERVISOR_SIGNALED, .code = SIGKILL };
  result->wall_time = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  result->cpu_time = (double)run.report.cpu_time / G_USEC_PER_SEC;
  result->peak_memory = run.report.peak_memory;
  return conclude (&run, error);
}

/**
 * sat_subprocess_result_clear:
 * @self: a result, or zeros
 *
 * Frees the output of a program.
 */
void
sat_subprocess_result_clear (SatSubprocessResult *self)
{
  g_clear_pointer (&self->output, g_byte_array_unref);
  g_clear_pointer (&self->errors, g_byte_array_unref);
}
