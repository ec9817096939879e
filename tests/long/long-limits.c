/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Do commands keep their time limit, end soon after a signal, and do without much memory?
 *
 *   long-limits SIDE LIMITS [KILLS [COMMAND]]   boards up to this side, each of the first so many
 *                                               limits, whether signals are tried, too, and one
 *                                               command only
 *
 * What counts are the seconds that the processor worked for the command after its limit, or after
 * the signal: a busy machine does not change them much. The short form of the suite prints them;
 * only that all commands end, as they should and with little memory, is asserted there. In full,
 * with all limits, lateness is asserted, too. */

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test-folder.h"

/* Seconds. */
#define LATE_MAX 0.5
#define SIGNAL_LATE_MAX 0.2
#define HANGS 120
#define SIGNAL_AFTER 0.5
/* KiB. */
#define MEMORY_MAX (1000000)

static const double limits[] = { 0.2, 1, 5 };
static const guint roots[] = { 3, 4, 5, 6, 7, 8, 10 };

/* The boards; the first of them alone where they make no difference. */
typedef enum
{
  BOARD_EMPTY,
  BOARD_SPARSE,
  BOARD_SEVENTEEN,
  BOARD_UNSOLVABLE,
  BOARD_RULES,
  N_BOARDS
} Board;

/* FILE is the board, LIMIT the option with the limit, N the side; PROOF has a step for each cell,
 * which says more than its clause, and MODEL is the plainest of all solutions. */
typedef struct
{
  const char *line;
  gboolean limited; /* whether there is a --time-limit */
  Board n_boards;
  guint side_max;
} Command;

static const Command commands[] = {
  { "solve LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "solve LIMIT --partial FILE", TRUE, N_BOARDS, 100 },
  { "check LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "count LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "rate LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "rate LIMIT --path FILE", TRUE, N_BOARDS, 100 },
  { "hint LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "steps LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "explain LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "repair LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "repair LIMIT --symmetry half-turn FILE", TRUE, N_BOARDS, 100 },
  { "prove --unique LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "prove --unsolvable LIMIT FILE", TRUE, N_BOARDS, 100 },
  { "check-proof LIMIT --proof PROOF FILE", TRUE, N_BOARDS, 100 },
  { "check-proof LIMIT --unsolvable --encoding minimal --proof PROOF FILE", TRUE, N_BOARDS, 100 },
  { "decode --model MODEL FILE", FALSE, N_BOARDS, 100 },
  { "decode --encoding minimal --model MODEL FILE", FALSE, N_BOARDS, 100 },
  { "new LIMIT --size N --seed 1", TRUE, BOARD_SPARSE, 100 },
  { "new LIMIT --size N --difficulty hard --seed 1", TRUE, BOARD_SPARSE, 100 },
  { "latin LIMIT --solve N --law qg5 --law idempotent", TRUE, BOARD_SPARSE, 49 },
  { "convert --canonical --to rows FILE", FALSE, BOARD_RULES, 9 },
  { "convert --to frame FILE", FALSE, N_BOARDS, 100 },
  { "encode -o - FILE", FALSE, N_BOARDS, 100 },
  { "encode --reduce fixpoint --encoding minimal -o - FILE", FALSE, N_BOARDS, 100 },
};

static const char *const board_names[] = { "empty", "sparse", "17 givens", "unsolvable", "rules" };

typedef struct
{
  char *folder;
  char *program;
  guint n_limits;
  gboolean assert_late;
  const char *only;
  guint n_runs;
  guint n_late;
  guint n_large;
  guint n_wrong;
  double late_max;
  long memory_max;
} Check;

/* What a value is in the plainest of all solutions. */
static guint
get_pattern (guint root,
             guint row,
             guint column)
{
  return (row % root * root + row / root + column) % (root * root) + 1;
}

static gboolean
is_given (Board board,
          guint side,
          guint row,
          guint column)
{
  guint cell = row * side + column;

  switch (board)
    {
    case BOARD_SPARSE:
      return cell * 7 % 11 == 0;
    case BOARD_SEVENTEEN:
      return cell % (side * side / 17) == 1 && cell / (side * side / 17) < 17;
    case BOARD_UNSOLVABLE:
      return row == 0 && column + 1 < side;
    case BOARD_EMPTY:
    case BOARD_RULES:
    case N_BOARDS:
    default:
      return FALSE;
    }
}

/* Without a solution: the last cell of the first row would need what its column has already. */
static char *
write_board (const Check *self,
             guint root,
             Board board)
{
  guint side = root * root;
  g_autoptr (GString) text = g_string_new (NULL);
  char *path = g_strdup_printf ("%s/%u-%d.txt", self->folder, side, (int)board);

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      {
        guint value = is_given (board, side, row, column) ? get_pattern (root, row, column) : 0;

        if (board == BOARD_UNSOLVABLE && row == side - 1 && column == side - 1)
          value = get_pattern (root, 0, side - 1);
        g_string_append_printf (text, "%u%c", value, column + 1 < side ? ' ' : '\n');
      }
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

/* A clause of a cell with one literal more follows, and so does the next one. */
static char *
write_proof (const Check *self,
             guint root)
{
  guint side = root * root;
  g_autoptr (GString) text = g_string_new (NULL);
  char *path = g_strdup_printf ("%s/%u.drat", self->folder, side);

  for (guint cell = 0; cell < side * side; cell++)
    {
      for (guint value = 1; value <= side; value++)
        g_string_append_printf (text, "%u ", cell * side + value);
      g_string_append_printf (text, "-%u 0\n", (cell + 1) % (side * side) * side + 1);
    }
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

static char *
write_model (const Check *self,
             guint root)
{
  guint side = root * root;
  g_autoptr (GString) text = g_string_new ("s SATISFIABLE\n");
  char *path = g_strdup_printf ("%s/%u.model", self->folder, side);

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint right = get_pattern (root, cell / side, cell % side);

      g_string_append_c (text, 'v');
      for (guint value = 1; value <= side; value++)
        g_string_append_printf (text, " %s%u", value == right ? "" : "-", cell * side + value);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "v 0\n");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

static GPtrArray *
make_arguments (const Check *self,
                const Command *command,
                guint root,
                Board board,
                double limit)
{
  g_auto (GStrv) words = g_strsplit (command->line, " ", -1);
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (line, g_strdup (self->program));
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], "FILE"))
      g_ptr_array_add (line, write_board (self, root, board));
    else if (g_str_equal (words[i], "PROOF"))
      g_ptr_array_add (line, write_proof (self, root));
    else if (g_str_equal (words[i], "MODEL"))
      g_ptr_array_add (line, write_model (self, root));
    else if (g_str_equal (words[i], "N"))
      g_ptr_array_add (line, g_strdup_printf ("%u", root * root));
    else if (!g_str_equal (words[i], "LIMIT"))
      g_ptr_array_add (line, g_strdup (words[i]));
    else if (limit > 0)
      g_ptr_array_add (line, g_strdup_printf ("--time-limit=%g", limit));
  if (board == BOARD_RULES)
    {
      g_ptr_array_add (line, g_strdup ("--rule=x"));
      g_ptr_array_add (line, g_strdup ("--rule=disjoint"));
      g_ptr_array_add (line, g_strdup ("--rule=anti-knight"));
      g_ptr_array_add (line, g_strdup ("--rule=anti-king"));
      g_ptr_array_add (line, g_strdup ("--rule=non-consecutive"));
    }
  g_ptr_array_add (line, NULL);
  return line;
}

/* The seconds that the processor worked for a child so far. */
static double
get_seconds (pid_t child)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", (int)child);
  g_autofree char *text = NULL;
  const char *after = NULL;
  unsigned long user = 0, system = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (after = strrchr (text, ')')) == NULL ||
      sscanf (after + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) !=
        2)
    return 0;
  return (double)(user + system) / (double)sysconf (_SC_CLK_TCK);
}

static double
to_seconds (const struct timeval *time)
{
  return (double)time->tv_sec + (double)time->tv_usec / 1e6;
}

static pid_t
start (const Check *self,
       GPtrArray *line)
{
  g_autofree char *errors = g_build_filename (self->folder, "errors", NULL);
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child > 0)
    return child;
  if (dup2 (open ("/dev/null", O_WRONLY), STDOUT_FILENO) < 0 ||
      dup2 (open (errors, O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO) < 0)
    _exit (126);
  execv (self->program, (char **)line->pdata);
  _exit (127);
}

typedef struct
{
  int status;     /* of wait() */
  double late;    /* seconds of the processor after the end of the time */
  double seconds; /* in all, by the clock */
  long memory;    /* KiB */
} Outcome;

/* Waits for a child; at @end it gets a signal, if there is one, and its seconds are counted. */
static Outcome
watch (pid_t child,
       double end,
       int number)
{
  gint64 begin = g_get_monotonic_time ();
  double before = -1;
  struct rusage usage = { 0 };
  Outcome outcome = { .status = 0 };

  while (wait4 (child, &outcome.status, WNOHANG, &usage) == 0)
    {
      outcome.seconds = (double)(g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
      if (before < 0 && outcome.seconds >= end)
        {
          before = get_seconds (child);
          if (number != 0)
            kill (child, number);
        }
      if (outcome.seconds > end + HANGS)
        kill (child, SIGKILL);
      g_usleep (2000);
    }
  if (before >= 0)
    outcome.late = to_seconds (&usage.ru_utime) + to_seconds (&usage.ru_stime) - before;
  outcome.memory = usage.ru_maxrss;
  return outcome;
}

static void
judge (Check *self,
       const Outcome *outcome,
       const char *what,
       double late_max)
{
  gboolean late = outcome->late > late_max;
  gboolean large = outcome->memory > MEMORY_MAX;
  gboolean wrong = !WIFEXITED (outcome->status) || WEXITSTATUS (outcome->status) == 2 ||
                   WEXITSTATUS (outcome->status) > 3;

  self->n_runs++;
  self->n_late += late;
  self->n_large += large;
  self->n_wrong += wrong;
  self->late_max = MAX (self->late_max, outcome->late);
  self->memory_max = MAX (self->memory_max, outcome->memory);
  g_print ("# %-60s %7.2f s, %6.2f s late, %5ld MB, %s %d%s%s%s\n", what, outcome->seconds,
           outcome->late, outcome->memory / 1000,
           WIFEXITED (outcome->status) ? "status" : "signal",
           WIFEXITED (outcome->status) ? WEXITSTATUS (outcome->status)
                                       : WTERMSIG (outcome->status),
           late ? "  LATE" : "", large ? "  LARGE" : "", wrong ? "  WRONG" : "");
}

static void
run (Check *self,
     const Command *command,
     guint root,
     Board board,
     double limit)
{
  g_autoptr (GPtrArray) line = make_arguments (self, command, root, board, limit);
  g_autofree char *what = g_strdup_printf ("%u %s %g: %s", root * root, board_names[board], limit,
                                           command->line);
  Outcome outcome = limit > 0 ? watch (start (self, line), limit, 0)
                              : watch (start (self, line), SIGNAL_AFTER, SIGTERM);

  judge (self, &outcome, what, limit > 0 ? LATE_MAX : SIGNAL_LATE_MAX);
}

static void
run_all (Check *self,
         const Command *command,
         guint root,
         gboolean signals)
{
  for (Board board = BOARD_EMPTY; board < command->n_boards; board++)
    {
      for (guint i = 0; i < self->n_limits && command->limited; i++)
        run (self, command, root, board, limits[i]);
      if (signals)
        run (self, command, root, board, 0);
    }
}

static void
report (gboolean fine,
        guint number,
        const char *text)
{
  g_print ("%s %u %s\n", fine ? "ok" : "not ok", number, text);
}

int
main (int argc,
      char *argv[])
{
  guint side = argc > 1 ? (guint)atoi (argv[1]) : 100;
  gboolean signals = argc <= 3 || atoi (argv[3]) > 0;
  Check self = {
    .folder = g_dir_make_tmp ("satdoku-limits-XXXXXX", NULL),
    .program = g_strdup (g_getenv ("SATDOKU_CLI")),
    .n_limits = argc > 2 ? (guint)atoi (argv[2]) : G_N_ELEMENTS (limits),
    .only = argc > 4 ? argv[4] : NULL,
  };

  g_assert_nonnull (self.program);
  self.n_limits = MIN (self.n_limits, G_N_ELEMENTS (limits));
  self.assert_late = self.n_limits == G_N_ELEMENTS (limits);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    for (guint k = 0; k < G_N_ELEMENTS (roots); k++)
      if (roots[k] * roots[k] <= MIN (side, commands[i].side_max) &&
          (self.only == NULL || g_str_has_prefix (commands[i].line, self.only)))
        run_all (&self, &commands[i], roots[k], signals);
  g_print ("# %u runs, %u late, at most %.2f s, at most %ld MB\n", self.n_runs, self.n_late,
           self.late_max, self.memory_max / 1000);
  report (self.n_wrong == 0, 1, "all commands end as they should");
  report (self.n_large == 0, 2, "no command takes more than 1 GB");
  report (!self.assert_late || self.n_late == 0, 3, "no command is late");
  g_print ("1..3\n");
  test_remove_tree (self.folder);
  g_free (self.folder);
  g_free (self.program);
  return self.n_wrong + self.n_large + (self.assert_late ? self.n_late : 0) > 0;
}
