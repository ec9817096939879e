/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A process between this program and another. It is the ancestor of all processes that the program
 * starts, whatever becomes of those in between, and it watches a pipe from us. So when the program
 * has ended, when it is to be ended, and even when this program is killed, it ends all of them and
 * removes the folder.
 *
 * It was forked from a program with threads: everything here is async-signal-safe, and nothing
 * allocates memory or takes a lock. */

#include "sat-supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sat-tree.h"

/* How long killed processes are given to die. Those of another user, which the program may have
 * started through a set-user-ID file, and those that wait for a broken disk do not. */
#define DYING_MS 2000
#define DYING_STEP_MS 2
/* How often the memory of the program is checked. */
#define LOOK_MS 20
/* What a process touches, in bytes, between its fork and exec. */
#define SLACK (1 << 20)

typedef struct
{
  const SatSupervisorOrder *order;
  int signals;      /* a signalfd */
  pid_t program;    /* 0: none */
  guint64 own_peak; /* of this process, in bytes: what its children inherit */
  guint64 seen;     /* of the program, in bytes: the largest peak that was looked at */
  SatSupervisorReport report;
} Supervisor;

static void
reset_signals (void)
{
  for (int number = 1; number < NSIG; number++)
    {
      struct sigaction action;

      if (sigaction (number, NULL, &action) != 0)
        continue;
      /* The program ignores the signals that the user has told us to ignore (nohup). */
      if (action.sa_handler == SIG_IGN && number != SIGPIPE && number != SIGCHLD)
        continue;
      action = (struct sigaction){ .sa_handler = SIG_DFL };
      sigaction (number, &action, NULL);
    }
}

static gboolean
is_kept (const SatSupervisorOrder *order,
         int fd)
{
  return fd == order->lock || fd == order->control || fd == order->report ||
         fd == order->output || fd == order->errors;
}

/* Keeping a foreign pipe open would keep its reader waiting. */
static void
close_others (const SatSupervisorOrder *order)
{
  int last = MAX (MAX (MAX (order->lock, order->control), MAX (order->report, order->output)),
                  order->errors);

  for (int fd = 0; fd <= last; fd++)
    if (!is_kept (order, fd))
      close (fd);
  if (close_range ((unsigned)last + 1, ~0U, 0) == 0)
    return;
  for (int fd = last + 1; fd < (int)MIN (sysconf (_SC_OPEN_MAX), 65536); fd++)
    close (fd);
}

/* @fd may have the number of another standard file. */
static int
move_up (int fd)
{
  return fd > STDERR_FILENO ? fd : fcntl (fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

/* A solver that handles the signal of the soft limit may take a second to print what it knows. */
static void
set_limits (const SatSupervisorOrder *order)
{
  const struct rlimit none = { 0, 0 };
  const struct rlimit cpu = { order->cpu_limit, order->cpu_limit + 1 };
  const struct rlimit memory = { order->memory_limit, order->memory_limit };

  setrlimit (RLIMIT_CORE, &none);
  if (order->cpu_limit > 0)
    setrlimit (RLIMIT_CPU, &cpu);
  if (order->memory_limit > 0)
    setrlimit (RLIMIT_AS, &memory);
}

_Noreturn static void
become_program (const SatSupervisorOrder *order,
                pid_t supervisor,
                int failure)
{
  int output = move_up (order->output);
  int errors = move_up (order->errors);
  int input = move_up (open ("/dev/null", O_RDONLY));
  sigset_t signals;

  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != supervisor)
    _exit (1);
  set_limits (order);
  dup2 (input, STDIN_FILENO);
  dup2 (output, STDOUT_FILENO);
  dup2 (errors, STDERR_FILENO);
  sigemptyset (&signals);
  sigprocmask (SIG_SETMASK, &signals, NULL);
  environ = order->environment;
  execvp (order->program, order->argv);
  if (write (failure, &errno, sizeof errno) < 0)
    _exit (126);
  _exit (127);
}

/* FALSE: it is not running, and the report says why. */
static gboolean
start_program (Supervisor *self)
{
  pid_t supervisor = getpid ();
  int failure[2] = { -1, -1 };
  int reason = 0;
  gssize length = 0;

  self->program = pipe2 (failure, O_CLOEXEC) == 0 ? fork () : -1;
  if (self->program == 0)
    become_program (self->order, supervisor, move_up (failure[1]));
  reason = errno;
  close (failure[1]);
  close (self->order->output);
  close (self->order->errors);
  if (self->program > 0)
    {
      setpgid (self->program, self->program);
      length = read (failure[0], &reason, sizeof reason);
    }
  close (failure[0]);
  if (self->program > 0 && length == 0)
    return TRUE;
  if (self->program > 0)
    waitpid (self->program, NULL, 0);
  self->program = 0;
  self->report = (SatSupervisorReport){ .end = SAT_SUPERVISOR_NOT_STARTED, .code = reason };
  return FALSE;
}

static void
note_end (Supervisor *self,
          int status)
{
  gboolean signaled = WIFSIGNALED (status);

  self->report.end = signaled ? SAT_SUPERVISOR_SIGNALED : SAT_SUPERVISOR_EXITED;
  self->report.code = signaled ? WTERMSIG (status) : WEXITSTATUS (status);
}

/* Collects orphans that have ended, but not the program: until it is collected its number, and that
 * of its process group, can't be reused. TRUE: it has ended. */
static gboolean
has_ended (Supervisor *self)
{
  siginfo_t info = { 0 };

  while (waitid (P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0)
    {
      if (info.si_pid == self->program)
        return TRUE;
      waitpid (info.si_pid, NULL, 0);
      info.si_pid = 0;
    }
  return FALSE;
}

/* Appends @number, or @text, to a string that has the room. */
static char *
put_number (char *end,
            guint number)
{
  if (number >= 10)
    end = put_number (end, number / 10);
  *end = (char)('0' + number % 10);
  return end + 1;
}

static char *
put_text (char *end,
          const char *text)
{
  while (*text != '\0')
    *end++ = *text++;
  *end = '\0';
  return end;
}

/* The largest resident size of a process since its exec, in bytes; 0: unknown. */
static guint64
read_peak (pid_t process)
{
  static const char label[] = "VmHWM:";
  char path[64], text[2048];
  gssize length;
  const char *p;
  guint64 peak = 0;
  int file;

  put_text (put_number (put_text (path, "/proc/"), (guint)process), "/status");
  file = open (path, O_RDONLY | O_CLOEXEC);
  length = file >= 0 ? read (file, text, sizeof text - 1) : 0;
  if (file >= 0)
    close (file);
  text[MAX (length, 0)] = '\0';
  p = strstr (text, label);
  for (p = p != NULL ? p + strlen (label) : ""; *p != '\0' && *p != '\n'; p++)
    if (*p >= '0' && *p <= '9')
      peak = peak * 10 + (guint64)(*p - '0');
  return peak * 1024;
}

/* The kernel's numbers for an ended process start at its fork, so they include our memory: only
 * more than that is due to the program. Otherwise, the observed value is the best there is. */
static void
note_usage (Supervisor *self)
{
  struct rusage usage;
  guint64 peak;

  if (getrusage (RUSAGE_CHILDREN, &usage) != 0)
    return;
  peak = (guint64)usage.ru_maxrss * 1024;
  self->report.peak_memory = peak > self->own_peak + SLACK ? peak : self->seen;
  self->report.cpu_time = (guint64)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 +
                          (guint64)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static void
wait_for_end (Supervisor *self)
{
  struct pollfd fds[] = {
    { .fd = self->order->control, .events = POLLIN },
    { .fd = self->signals, .events = POLLIN },
  };
  struct signalfd_siginfo signal = { 0 };

  while (!has_ended (self))
    {
      guint64 peak = read_peak (self->program);

      self->seen = MAX (self->seen, peak);
      if (poll (fds, G_N_ELEMENTS (fds), LOOK_MS) <= 0)
        continue;
      /* Nothing is sent after the start: this is the end of the pipe. */
      if (fds[0].revents != 0)
        return;
      if (read (self->signals, &signal, sizeof signal) > 0 && signal.ssi_signo == SIGTERM)
        return;
    }
}

/* Children are ours to collect, so none of these numbers can have been reused. */
static void
kill_children (void)
{
  int file = open ("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  char text[4096];
  gssize length = file >= 0 ? read (file, text, sizeof text) : 0;
  pid_t child = 0;

  for (gssize i = 0; i < length; i++)
    if (text[i] >= '0' && text[i] <= '9')
      {
        child = child * 10 + (text[i] - '0');
      }
    else
      {
        if (child > 1)
          kill (child, SIGKILL);
        child = 0;
      }
  if (file >= 0)
    close (file);
}

/* A program that runs others in places out of reach, such as the launcher of MPI, ends them when it
 * is asked to end. */
static void
end_gently (Supervisor *self)
{
  if (self->order->grace == 0 || has_ended (self))
    return;
  kill (-self->program, SIGTERM);
  for (guint waited = 0; waited < self->order->grace && !has_ended (self); waited += DYING_STEP_MS)
    poll (NULL, 0, DYING_STEP_MS);
}

/* Kills everything that the program has started: first its process group at once, then what has
 * left it. The children of a dying process become ours, so this continues until there are none. */
static void
end_all (Supervisor *self)
{
  if (self->program > 0)
    kill (-self->program, SIGKILL);
  for (int waited = 0; waited < DYING_MS; waited += DYING_STEP_MS)
    {
      pid_t child;
      int status = 0;

      kill_children ();
      while ((child = waitpid (-1, &status, WNOHANG)) > 0)
        if (child == self->program)
          note_end (self, status);
      if (child < 0)
        return;
      poll (NULL, 0, DYING_STEP_MS);
    }
}

static gboolean
wait_for_order (const Supervisor *self)
{
  char byte;

  return read (self->order->control, &byte, 1) == 1;
}

static void
wait_for_close (const Supervisor *self)
{
  char byte;

  while (read (self->order->control, &byte, 1) > 0)
    ;
}

static int
open_signals (void)
{
  sigset_t set;

  sigemptyset (&set);
  sigaddset (&set, SIGCHLD);
  sigaddset (&set, SIGTERM);
  return signalfd (-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

/**
 * sat_supervisor_run:
 * @order: what to do
 *
 * The whole life of a newly forked process, with all signals blocked. It starts the program on
 * command, reports once nothing of it is left, and removes the folder when the other end of the
 * control pipe is closed. No signal but SIGTERM and SIGKILL reaches it, and nothing that is typed
 * at the terminal.
 */
void
sat_supervisor_run (const SatSupervisorOrder *order)
{
  Supervisor self = { .order = order };

  setsid ();
  prctl (PR_SET_CHILD_SUBREAPER, 1);
  prctl (PR_SET_NAME, "solver-guard");
  reset_signals ();
  close_others (order);
  self.signals = open_signals ();
  if (wait_for_order (&self))
    {
      self.own_peak = read_peak (getpid ());
      if (start_program (&self))
        {
          wait_for_end (&self);
          end_gently (&self);
        }
      end_all (&self);
      note_usage (&self);
      if (write (order->report, &self.report, sizeof self.report) > 0)
        wait_for_close (&self);
    }
  sat_tree_remove (order->folder);
  _exit (0);
}
