/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Comparing by a plan: programs that lie, crash, hang, flood and eat memory get the right status
 * and leave nothing behind; what is killed goes on; each run alone gives the row it has among all;
 * and awk counts the same. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sudoku-bench-row.h>
#include <sys/stat.h>

#include "cli-run.h"
#include "test-process.h"

#define EASY "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
#define OTHER "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define SMALL "1...............\n"

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = cli_test_folder_new ();
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  cli_test_folder_free (self->folder);
}

static char *
write_file (Fixture *self,
            const char *name,
            const char *text)
{
  return cli_test_write (self->folder, name, text);
}

static void
write_script (Fixture *self,
              const char *name,
              const char *text)
{
  g_autofree char *script = g_strconcat ("#!/bin/sh\n", text, "\n", NULL);
  g_autofree char *path = write_file (self, name, script);

  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

static GPtrArray *
read_rows (Fixture *self,
           const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  GPtrArray *rows;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  rows = sudoku_bench_rows_read (name, text, length, &error);
  g_assert_no_error (error);
  return rows;
}

typedef struct
{
  const char *name;
  const char *script; /* @ is replaced by a mark */
  const char *status;
  const char *checked;
} Liar;

static const Liar liars[] = {
  { "wrong-model", "echo s SATISFIABLE; echo v 1 0; exit 10", "wrong", "model" },
  { "wrong-unsat", "echo s UNSATISFIABLE; exit 20", "wrong", "inside" },
  { "wrong-code", "exit 20", "wrong", "inside" },
  { "contradicts", "echo s UNSATISFIABLE; exit 10", "garbled", "none" },
  { "garbled", "echo v 1 0 2; exit 10", "garbled", "none" },
  { "code-15", "exit 15", "failed", "none" },
  { "code-1", "exit 1", "failed", "none" },
  { "silent", "exit 0", "failed", "none" },
  { "crash", "kill -SEGV $$", "failed", "none" },
  { "no-model", "echo s SATISFIABLE; exit 10", "no-model", "none" },
  { "gives-up", "echo c UNKNOWN", "unknown", "none" },
  { "indet", "echo s INDETERMINATE; exit 15", "unknown", "none" },
  { "ignores", "trap '' TERM INT HUP QUIT; sleep @; sleep @", "timeout", "none" },
  { "sleeps", "exec sleep @", "timeout", "none" },
  { "holds-pipe", "setsid sleep @ & exit 20", "wrong", "inside" },
  { "many-children", "for i in $(seq 30); do setsid sleep @ & sleep @ & done; exit 15", "failed",
    "none" },
};

/* Each liar once, and between them somebody honest, again and again. */
static void
test_liars (Fixture *self,
            gconstpointer data)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autoptr (GString) plan =
    g_string_new ("puzzles easy.txt\ntime 5 memory 300M\nsolvers inside no-such-solver");
  g_autoptr (GHashTable) expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *puzzle = write_file (self, "easy.txt", EASY);
  g_autofree char *path = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (liars); i++)
    {
      GString *script = g_string_new (liars[i].script);

      g_string_replace (script, "@", mark, 0);
      write_script (self, liars[i].name, script->str);
      g_string_append_printf (plan, " './%s %%f'", liars[i].name);
      g_hash_table_insert (expected, g_strdup_printf ("./%s %%f", liars[i].name),
                           (gpointer)&liars[i]);
      g_string_free (script, TRUE);
    }
  g_string_append_c (plan, '\n');
  path = write_file (self, "liars.plan", plan->str);
  run = cli_run (NULL, "bench", path, NULL);
  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, "./wrong-unsat %f is wrong: it reports no solution, "
                                      "but inside found a model that satisfies all"));
  g_assert_nonnull (strstr (run->err, "./wrong-model %f is wrong: its model does not satisfy"));
  rows = read_rows (self, "liars.csv");
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (liars) + 2);
  for (guint i = 0; i < rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (rows, i);
      const Liar *liar = g_hash_table_lookup (expected, row->solver);

      g_test_message ("%s: %s, %s, %s", row->solver, row->status, row->checked, row->reason);
      if (liar == NULL)
        {
          gboolean is_inside = g_str_equal (row->solver, "inside");

          g_assert_cmpstr (row->status, ==, is_inside ? "sat" : "missing");
          continue;
        }
      g_assert_cmpstr (row->status, ==, liar->status);
      g_assert_cmpstr (row->checked, ==, liar->checked);
    }
  g_assert_cmpuint (test_process_count (mark), ==, 0);
  g_assert_cmpuint (test_folder_count (g_getenv ("TMPDIR")), ==, 0);
}

/* What takes too much of something is ended for that, however long it takes to get so far. */
static void
test_greedy (Fixture *self,
             gconstpointer data)
{
  static const struct
  {
    const char *command;
    const char *status;
  } greedy[] = {
    { "head -c 1000000000 /dev/zero", "flood" },
    { "yes", "flood" },
    { "tail /dev/zero", "memory" },
  };
  g_autoptr (GString) plan =
    g_string_new ("puzzles easy.txt\ntime 500 memory 300M\nsolvers");
  g_autofree char *puzzle = write_file (self, "easy.txt", EASY);
  g_autofree char *path = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  guint n_seen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (greedy); i++)
    g_string_append_printf (plan, " '%s'", greedy[i].command);
  g_string_append_c (plan, '\n');
  path = write_file (self, "greedy.plan", plan->str);
  run = cli_run (NULL, "bench", path, NULL);
  g_assert_cmpint (run->status, ==, 0);
  rows = read_rows (self, "greedy.csv");
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (greedy));
  for (guint i = 0; i < rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (rows, i);

      for (gsize k = 0; k < G_N_ELEMENTS (greedy); k++)
        if (g_str_equal (row->solver, greedy[k].command))
          {
            g_assert_cmpstr (row->status, ==, greedy[k].status);
            n_seen++;
          }
    }
  g_assert_cmpuint (n_seen, ==, G_N_ELEMENTS (greedy));
}

/* What differs from run to run is taken out. */
static char *
without_times (const SudokuBenchRow *row)
{
  g_autoptr (SudokuBenchRow) copy = sudoku_bench_row_copy (row);

  copy->wall = 0;
  copy->cpu = 0;
  copy->memory = -1;
  return sudoku_bench_row_to_text (copy);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static char *
sort_rows (const GPtrArray *rows)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (texts, without_times (g_ptr_array_index (rows, i)));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("", (char **)texts->pdata);
}

/* Two puzzles, two encodings, the built-in solver and two programs, two seeds, two repeats. */
#define PLAN                                              \
  "# a comment\n"                                         \
  "puzzles two.txt[1..2] two.txt[2] two.txt[2..]\n"       \
  "encodings full minimal   reduce none\n"                \
  "solvers inside \"./unsat %f\" './slow --seed=%s %f'\n" \
  "seeds 1 2   repeats 2   time 5\n"
#define N_RUNS 96

static char *
write_plan (Fixture *self)
{
  g_autofree char *puzzles = write_file (self, "two.txt", EASY OTHER);

  write_script (self, "unsat", "exit 20");
  write_script (self, "slow", "echo c conflicts: 7; exec sleep 0.01");
  return write_file (self, "bench.plan", PLAN);
}

/* All rows as they are when nothing happens. */
static char *
run_at_once (Fixture *self,
             const char *plan)
{
  g_autofree char *path = g_build_filename (self->folder, "once.csv", NULL);
  g_autoptr (CliRun) run = cli_run (NULL, "bench", "-o", path, plan, NULL);
  g_autoptr (GPtrArray) rows = read_rows (self, "once.csv");

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpuint (rows->len, ==, N_RUNS);
  return sort_rows (rows);
}

static void
test_count (Fixture *self,
            gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autoptr (CliRun) run = cli_run (NULL, "bench", "--count", plan, NULL);
  g_autoptr (CliRun) beyond = cli_run (NULL, "bench", "--run", "97", plan, NULL);

  g_assert_cmpstr (run->out, ==, "96\n");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpint (beyond->status, ==, 2);
  g_assert_nonnull (strstr (beyond->err, "there is no run 97: the plan has runs 1 to 96"));
}

/* Each run by its number, in any order, has the row it has among all. */
static void
test_run (Fixture *self,
          gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autofree char *expected = run_at_once (self, plan);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *found = NULL;

  /* 35 and 96 have no common factor: all numbers come. */
  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i * 35 % N_RUNS + 1);
      g_autoptr (CliRun) run = cli_run (NULL, "bench", "--run", number, plan, NULL);

      g_assert_cmpint (run->status, ==, 0);
      g_string_append (text, run->out);
    }
  rows = sudoku_bench_rows_read ("runs", text->str, text->len, NULL);
  found = sort_rows (rows);
  g_assert_cmpstr (found, ==, expected);
}

/* Several at a time give the same rows, and each stays on a processor of its own. */
static void
test_side_by_side (Fixture *self,
                   gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autofree char *script =
    g_strdup_printf ("sed -n 's/^Cpus_allowed_list:.//p' /proc/self/status >> %s/processors; "
                     "echo c conflicts: 7; exec sleep 0.01",
                     self->folder);
  g_autofree char *path = g_build_filename (self->folder, "processors", NULL);
  g_autofree char *expected = run_at_once (self, plan);
  g_autofree char *processors = NULL;
  g_autofree char *found = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (CliRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  write_script (self, "slow", script);
  run = cli_run (NULL, "bench", "-j2", plan, NULL);
  g_assert_cmpint (run->status, ==, 1);
  rows = read_rows (self, "bench.csv");
  found = sort_rows (rows);
  g_assert_cmpstr (found, ==, expected);
  g_assert_true (g_file_get_contents (path, &processors, NULL, NULL));
  lines = g_strsplit (processors, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, N_RUNS / 3 + 1);
  for (guint i = 0; i < N_RUNS / 3; i++)
    g_assert_cmpuint (strspn (lines[i], "0123456789"), ==, strlen (lines[i]));
}

/* Told to stop, it stops what runs, keeps the rows there are, and can be gone on with. */
static void
test_side_by_side_stopped (Fixture *self,
                           gconstpointer data)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *script = g_strdup_printf ("exec sleep %s", mark);
  g_autofree char *puzzles = write_file (self, "two.txt", EASY OTHER);
  g_autofree char *plan =
    write_file (self, "stopped.plan", "puzzles two.txt\nsolvers inside './sleeps %f'\ntime 60\n");
  g_autofree char *path = g_build_filename (self->folder, "stopped.csv", NULL);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  write_script (self, "sleeps", script);
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              NULL, cli_run_get_program (), "bench", "-j2", plan, NULL);
  test_process_wait_for (test_process_count (mark) >= 2);
  g_subprocess_send_signal (process, SIGTERM);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 3);
  g_assert_cmpuint (test_process_count (mark), ==, 0);
  rows = read_rows (self, "stopped.csv");
  g_assert_cmpuint (rows->len, <=, 2);
}

static GSubprocess *
start_bench (const char *plan)
{
  return g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL, cli_run_get_program (), "bench",
                           plan, NULL);
}

/* One program at a time writes a table, and who was killed keeps nobody out. */
static void
test_in_use (Fixture *self,
             gconstpointer data)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *script = g_strdup_printf ("exec sleep %s", mark);
  g_autofree char *puzzles = write_file (self, "two.txt", EASY OTHER);
  g_autofree char *plan =
    write_file (self, "used.plan", "puzzles two.txt\nsolvers './sleeps %f'\ntime 60\n");
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (CliRun) refused = NULL;

  write_script (self, "sleeps", script);
  process = start_bench (plan);
  test_process_wait_for (test_process_count (mark) >= 1);
  refused = cli_run (NULL, "bench", plan, NULL);
  g_assert_cmpint (refused->status, ==, 2);
  g_assert_nonnull (strstr (refused->err, "used.csv: another program is writing this table"));
  g_subprocess_send_signal (process, SIGTERM);
  g_subprocess_wait (process, NULL, NULL);
}

static void
test_side_by_side_input (Fixture *self,
                         gconstpointer data)
{
  g_autoptr (CliRun) run = cli_run ("puzzles x.txt\n", "bench", "-j2", "-", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->err, "is carried out one run at a time"));
}

static guint
count_lines (const char *path)
{
  g_autofree char *text = NULL;
  guint n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  for (const char *p = text; *p != '\0'; p++)
    n += *p == '\n';
  return n;
}

/* Killed several times, also in the middle of a row, it goes on to the same rows. */
static void
test_killed (Fixture *self,
             gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autofree char *expected = run_at_once (self, plan);
  g_autofree char *path = g_build_filename (self->folder, "bench.csv", NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (CliRun) last = NULL;
  g_autoptr (CliRun) again = NULL;
  g_autofree char *found = NULL;

  for (guint stop = 10; stop <= 70; stop += 20)
    {
      g_autoptr (GSubprocess) process = start_bench (plan);
      FILE *file;

      test_process_wait_for (count_lines (path) >= stop);
      g_subprocess_send_signal (process, SIGKILL);
      g_subprocess_wait (process, NULL, NULL);
      file = g_fopen (path, "a");
      fputs ("7,bench.plan,two.txt[1],9,30,full", file);
      fclose (file);
    }
  last = cli_run (NULL, "bench", plan, NULL);
  g_assert_cmpint (last->status, ==, 1);
  rows = read_rows (self, "bench.csv");
  found = sort_rows (rows);
  g_assert_cmpstr (found, ==, expected);
  /* There is nothing left to do. */
  again = cli_run (NULL, "bench", plan, NULL);
  g_assert_cmpuint (count_lines (path), ==, N_RUNS + 1);
  g_assert_cmpstr (again->out, ==, last->out);
}

/* Rows of another plan are not gone on with. */
static void
test_other_plan (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autofree char *first =
    write_file (self, "bench.plan", "puzzles two.txt solvers './unsat %f'\n");
  g_autoptr (CliRun) run = cli_run (NULL, "bench", plan, NULL);
  g_autofree char *second =
    write_file (self, "bench.plan", "puzzles two.txt encodings minimal solvers './unsat %f'\n");
  g_autoptr (CliRun) refused = cli_run (NULL, "bench", plan, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpint (refused->status, ==, 2);
  g_assert_nonnull (strstr (refused->err, "bench.csv: run"));
}

#define AWK                                                             \
  "NR > 1 { key = $13 \"\\t\" $6 \"/\" $7 \"\\t\" $8; n[key]++; "       \
  "sum[key] += ($18 == \"sat\" || $18 == \"unsat\") ? $20 : 2 * $27 } " \
  "END { for (key in n) printf \"%.6f\\t%s\\n\", sum[key] / n[key], key }"

/* The score of each line as awk makes it of the table. */
static void
check_awk (const char *table,
           const char *summary)
{
  g_autoptr (CliRun) run =
    cli_run_in (NULL, NULL, (const char *[]){ "awk", "-F,", AWK, table, NULL });
  g_auto (GStrv) theirs = g_strsplit (g_strchomp (run->out), "\n", -1);
  g_auto (GStrv) ours = g_strsplit (summary, "\n", -1);
  guint n_found = 0;

  g_assert_cmpint (run->status, ==, 0);
  for (guint i = 0; theirs[i] != NULL; i++)
    for (guint j = 1; ours[j] != NULL; j++)
      {
        g_auto (GStrv) cells = g_strsplit (ours[j], "\t", 8);
        const char *key = strchr (theirs[i], '\t') + 1;

        if (g_strv_length (cells) < 8 || !g_str_equal (cells[7], key))
          continue;
        g_assert_cmpfloat_with_epsilon (g_ascii_strtod (cells[3], NULL),
                                        g_ascii_strtod (theirs[i], NULL), 2e-6);
        n_found++;
      }
  g_assert_cmpuint (n_found, ==, g_strv_length (theirs));
}

static void
test_summary (Fixture *self,
              gconstpointer data)
{
  g_autofree char *plan = write_plan (self);
  g_autofree char *rows = run_at_once (self, plan);
  g_autofree char *path = g_build_filename (self->folder, "once.csv", NULL);
  g_autoptr (CliRun) run = cli_run (NULL, "bench", "--summary", path, NULL);

  g_assert_cmpint (run->status, ==, 1);
  /* 16 runs of each solver with an encoding; those of inside are right, those of “slow” unknown. */
  g_assert_nonnull (strstr (run->out, "\n16\t16\t0\t"));
  g_assert_nonnull (strstr (run->out, "\n0\t16\t16\t10.000000\t10.000000\t10.000000\t10.000000\t"
                                      "./unsat %f\tfull/pairwise\tnone\n"));
  g_assert_nonnull (strstr (run->out, "\tvirtual-best\t-\t-\n"));
  check_awk (path, run->out);
}

/* Nobody is wrong: status 0. Who says that there is no solution is wrong only if there is one. */
static void
test_right (Fixture *self,
            gconstpointer data)
{
  g_autofree char *puzzle = write_file (self, "none.txt", "1..1............\n");
  g_autofree char *plan = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  write_script (self, "unsat", "exit 20");
  plan = write_file (self, "right.plan", "puzzles none.txt solvers inside './unsat %f'\n");
  run = cli_run (NULL, "bench", plan, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  rows = read_rows (self, "right.csv");
  for (guint i = 0; i < rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (rows, i);

      g_assert_cmpstr (row->status, ==, "unsat");
      g_assert_cmpstr (row->checked, ==, "inside");
    }
}

static const struct
{
  const char *plan;
  const char *message;
} bad_plans[] = {
  { "", "the plan has no line “puzzles”" },
  { "puzzles two.txt\n", "the plan has no line “solvers”" },
  { "puzzles two.txt solvers inside\nnonsense 3\n", "bad.plan:2: “nonsense” is" },
  { "puzzles two.txt solvers inside time 3 4\n", "bad.plan:1: “4” is" },
  { "puzzles two.txt[0] solvers inside\n", "“two.txt[0]”" },
  { "puzzles two.txt[3..2] solvers inside\n", "“two.txt[3..2]”" },
  { "puzzles two.txt[3] solvers inside\n", "the selection goes beyond the 2 puzzles in two.txt" },
  { "puzzles missing.txt solvers inside\n", "missing.txt: " },
  { "puzzles two.txt solvers inside encodings best\n", "“best” is not an encoding" },
  { "puzzles two.txt solvers inside time 0\n", "“0” is not a valid number" },
  { "puzzles two.txt solvers inside memory 4Q\n", "“4Q” is not a valid number" },
  { "puzzles two.txt solvers 'inside\n", "bad.plan:1: a quote is not closed" },
  { "puzzles two.txt solvers inside seeds\n", "“seeds”" },
};

static void
test_bad_plans (Fixture *self,
                gconstpointer data)
{
  g_autofree char *plan = write_plan (self);

  for (gsize i = 0; i < G_N_ELEMENTS (bad_plans); i++)
    {
      g_autofree char *path = write_file (self, "bad.plan", bad_plans[i].plan);
      g_autoptr (CliRun) run = cli_run (NULL, "bench", "--count", path, NULL);

      g_test_message ("%s", run->err);
      g_assert_cmpint (run->status, ==, 2);
      g_assert_nonnull (strstr (run->err, bad_plans[i].message));
    }
}

static gboolean
lacks (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  if (path != NULL)
    return FALSE;
  g_test_skip ("it is not installed");
  return TRUE;
}

/* As the manual has it. */
#define PARALLEL                              \
  "seq $(\"$1\" bench --count bench.plan) | " \
  "parallel --will-cite -j 2 --joblog log \"$1\" bench --run {} bench.plan > all.csv"
#define MAKE                                                                      \
  "make -s -j 2 -f - N=$(\"$1\" bench --count bench.plan) BENCH=\"$1\" <<'END'\n" \
  "rows = $(patsubst %,row.%.csv,$(shell seq $(N)))\n"                            \
  "all.csv: $(rows)\n"                                                            \
  "\tcat $^ > $@\n"                                                               \
  "row.%.csv: bench.plan\n"                                                       \
  "\t$(BENCH) bench --run $* bench.plan > $@.new && mv $@.new $@\n"               \
  "END\n"                                                                         \
  "rm -f row.*.csv"

static void
test_outside (Fixture *self,
              gconstpointer data)
{
  const char *script = data;
  g_autofree char *plan = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  if (lacks (g_str_has_prefix (script, "make") ? "make" : "parallel"))
    return;
  plan = write_plan (self);
  expected = run_at_once (self, plan);
  run = cli_run_in (self->folder, NULL,
                    (const char *[]){ "sh", "-c", script, "sh", cli_run_get_program (), NULL });
  g_test_message ("%s", run->err);
  g_assert_cmpint (run->status, ==, 0);
  rows = read_rows (self, "all.csv");
  found = sort_rows (rows);
  g_assert_cmpstr (found, ==, expected);
}

#define ADD(name, data, function) \
  g_test_add ("/cli/bench/" name, Fixture, data, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-bench-XXXXXX", NULL);
  g_autofree char *tmp = g_build_filename (folder, "tmp", NULL);
  int status;

  g_assert_cmpint (g_mkdir (tmp, 0700), ==, 0);
  g_test_init (&argc, &argv, NULL);
  /* Ours is known already: only what is run sees this one. */
  g_assert_cmpstr (g_get_tmp_dir (), !=, tmp);
  g_setenv ("TMPDIR", tmp, TRUE);
  ADD ("liars", NULL, test_liars);
  ADD ("greedy", NULL, test_greedy);
  ADD ("count", NULL, test_count);
  ADD ("run", NULL, test_run);
  ADD ("side-by-side/rows", NULL, test_side_by_side);
  ADD ("side-by-side/stopped", NULL, test_side_by_side_stopped);
  ADD ("side-by-side/input", NULL, test_side_by_side_input);
  ADD ("in-use", NULL, test_in_use);
  ADD ("killed", NULL, test_killed);
  ADD ("other-plan", NULL, test_other_plan);
  ADD ("summary", NULL, test_summary);
  ADD ("right", NULL, test_right);
  ADD ("bad-plans", NULL, test_bad_plans);
  ADD ("parallel", PARALLEL, test_outside);
  ADD ("make", MAKE, test_outside);
  status = g_test_run ();
  g_rmdir (tmp);
  g_rmdir (folder);
  return status;
}
