/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares solvers and encodings by a plan: all runs, with a table that grows row by row and can be
 * continued, or one run by its number, as cluster schedulers want it; and words the results of such
 * a table. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-bench-summary.h>
#include <sudoku-bench-table.h>
#include <words-bench.h>
#include <words-error.h>

#include "cli-command.h"
#include "cli-farm.h"
#include "cli-io.h"

/* Any number has room with six decimals. */
#define SECONDS_SIZE 512

static SudokuBench *
load_bench (CliSession *session,
            GError **error)
{
  g_autofree char *name = g_path_get_basename (session->file);
  g_autofree char *folder = g_path_get_dirname (session->file);
  g_autoptr (GBytes) bytes = cli_io_load (session->file, session->cancellable, error);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  SudokuBenchPlan *plan;
  g_autoptr (SudokuBench) bench = NULL;
  SudokuTask task;
  gsize length;

  if (bytes == NULL)
    return NULL;
  length = g_bytes_get_size (bytes);
  text = g_strndup (length > 0 ? g_bytes_get_data (bytes, NULL) : "", length);
  shown = g_str_equal (session->file, "-") ? cli_io_get_name (session->file)
                                           : g_filename_display_name (name);
  plan = sudoku_bench_plan_read (shown, text, error);
  if (plan == NULL)
    return NULL;
  bench = sudoku_bench_new (plan, folder);
  cli_session_get_task (session, &task);
  return sudoku_bench_load (bench, &task, error) ? g_steal_pointer (&bench) : NULL;
}

static CliStatus
print_count (CliSession *session,
             const SudokuBench *bench)
{
  g_autofree char *text =
    g_strdup_printf ("%" G_GUINT64_FORMAT "\n", sudoku_bench_get_n_runs (bench));

  return cli_session_print (session, text);
}

static CliStatus
print_run (CliSession *session,
           SudokuBench *bench,
           guint64 run)
{
  g_auto (SudokuBenchRow) row = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  SudokuTask task;

  if (run > sudoku_bench_get_n_runs (bench))
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, run);
      g_autofree char *n_runs =
        g_strdup_printf ("%" G_GUINT64_FORMAT, sudoku_bench_get_n_runs (bench));

      /* Translators: both %s are numbers. */
      cli_session_tell (session, session->file, _ ("there is no run %s: the plan has runs 1 to %s"),
                        number, n_runs);
      return CLI_BAD;
    }
  cli_session_get_task (session, &task);
  if (!sudoku_bench_run (bench, run, &row, &task, &error))
    return cli_session_fail (session, session->file, error);
  text = sudoku_bench_row_to_text (&row);
  return cli_session_print (session, text);
}

/* "plan.csv" beside "plan.plan". */
static char *
get_table_path (const CliSession *session)
{
  const char *path = session->file;
  gsize length = strlen (path);

  if (session->options->output != NULL)
    return g_strdup (session->options->output);
  if (g_str_has_suffix (path, ".plan"))
    length -= strlen (".plan");
  return g_strdup_printf ("%.*s.csv", (int)length, path);
}

static void
append_line (GString *text,
             const SudokuBenchLine *line)
{
  const double parts[] = { 0.5, 0.25, 0.75 };
  char number[SECONDS_SIZE];

  g_string_append_printf (text, "%u\t%u\t%u\t%s", line->n_solved, line->n_runs, line->n_wrong,
                          g_ascii_formatd (number, sizeof number, "%.6f", line->par2));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_string_append_printf (text, "\t%s",
                            g_ascii_formatd (number, sizeof number, "%.6f",
                                             sudoku_bench_line_get_quantile (line, parts[i])));
  if (line->solver != NULL)
    g_string_append_printf (text, "\t%s\t%s/%s\t%s\n", line->solver, line->scheme,
                            line->at_most_one, line->reduction);
  else
    g_string_append (text, "\tvirtual-best\t-\t-\n");
}

static void
tell_wrong (CliSession *session,
            const SudokuBenchSummary *summary,
            const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (rows, i);
      g_autofree char *words = NULL;

      if (!sudoku_bench_summary_is_wrong (summary, i))
        continue;
      words = words_bench_wrong (row, sudoku_bench_summary_get_witness (summary, i));
      cli_session_tell (session, row->puzzle, "%s", words);
    }
}

static CliStatus
print_summary (CliSession *session,
               const GPtrArray *rows)
{
  g_autoptr (SudokuBenchSummary) summary = sudoku_bench_summary_new (rows);
  g_autoptr (GString) text = NULL;
  CliStatus status;

  if (rows->len == 0)
    {
      cli_session_tell (session, session->file, "%s", _ ("this table has no rows"));
      return CLI_BAD;
    }
  text = g_string_new ("solved\truns\twrong\tpar2\tmedian\tquarter\tthree-quarters\tsolver\t"
                       "encoding\treduction\n");
  for (guint i = 0; i < sudoku_bench_summary_get_n_lines (summary); i++)
    append_line (text, sudoku_bench_summary_get_line (summary, i));
  append_line (text, sudoku_bench_summary_get_best (summary));
  tell_wrong (session, summary, rows);
  status = cli_session_print (session, text->str);
  return sudoku_bench_summary_get_n_wrong (summary) > 0 ? MAX (status, CLI_NO) : status;
}

static CliStatus
summarise (CliSession *session)
{
  g_autofree char *name = cli_io_get_name (session->file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cli_io_load (session->file, session->cancellable, &error);
  g_autoptr (GPtrArray) rows = NULL;

  if (bytes != NULL)
    rows = sudoku_bench_rows_read (name, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   &error);
  if (rows == NULL)
    return cli_session_fail (session, NULL, error);
  return print_summary (session, rows);
}

static void
show_progress (CliSession *session,
               guint64 n_done,
               guint64 n_runs)
{
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_COMPARE,
    .fraction = (double)n_done / (double)n_runs,
    .count = n_done,
  };

  if (cli_progress_is_shown (&session->progress))
    cli_progress_cb (&progress, &session->progress);
}

static gboolean
do_runs (CliSession *session,
         SudokuBench *bench,
         SudokuBenchTable *table,
         GError **error)
{
  guint64 n_runs = sudoku_bench_get_n_runs (bench);
  g_autofree guint64 *order =
    sudoku_bench_plan_get_order (sudoku_bench_get_plan (bench), n_runs);
  SudokuTask task;

  cli_session_get_task (session, &task);
  task.progress = NULL;
  for (guint64 i = 0; i < n_runs; i++)
    {
      g_auto (SudokuBenchRow) row = { 0 };

      show_progress (session, i, n_runs);
      if (!sudoku_bench_table_has (table, order[i]) &&
          (!sudoku_bench_run (bench, order[i], &row, &task, error) ||
           !sudoku_bench_table_add (table, &row, error)))
        return FALSE;
    }
  return TRUE;
}

/* Runs in other processes of this program. */
typedef struct
{
  CliSession *session;
  SudokuBench *bench;
  SudokuBenchTable *table;
  const guint64 *order;
  guint64 next; /* in the order */
} Runs;

static char **
next_command (gpointer user_data)
{
  Runs *self = user_data;
  guint64 n_runs = sudoku_bench_get_n_runs (self->bench);
  g_autofree char *number = NULL;
  const char *command[] = { "/proc/self/exe", "bench", "--run", NULL, "--", NULL, NULL };

  while (self->next < n_runs && sudoku_bench_table_has (self->table, self->order[self->next]))
    self->next++;
  if (self->next == n_runs)
    return NULL;
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->order[self->next++]);
  command[3] = number;
  command[5] = self->session->file;
  return g_strdupv ((char **)command);
}

static gboolean
take_row (const char *output,
          gpointer user_data,
          GError **error)
{
  Runs *self = user_data;
  g_autoptr (GPtrArray) rows =
    sudoku_bench_rows_read (self->session->file, output, strlen (output), error);

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    if (!sudoku_bench_table_add (self->table, g_ptr_array_index (rows, i), error))
      return FALSE;
  show_progress (self->session, sudoku_bench_table_get_rows (self->table)->len,
                 sudoku_bench_get_n_runs (self->bench));
  return TRUE;
}

/* As do_runs(), several at a time; *@status is that of a run that has failed and reported why. */
static gboolean
do_runs_side_by_side (CliSession *session,
                      SudokuBench *bench,
                      SudokuBenchTable *table,
                      int *status,
                      GError **error)
{
  static const CliFarmKind kind = { next_command, take_row };
  g_autofree guint64 *order =
    sudoku_bench_plan_get_order (sudoku_bench_get_plan (bench), sudoku_bench_get_n_runs (bench));
  Runs runs = { session, bench, table, order, 0 };

  return cli_farm_run (&kind, &runs, session->options->n_threads, session->cancellable, status,
                       error);
}

static CliStatus
run_all (CliSession *session,
         SudokuBench *bench)
{
  g_autofree char *path = get_table_path (session);
  g_autofree char *name = cli_io_get_output_name (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchTable) table = sudoku_bench_table_new (path, bench, &error);
  gboolean done;
  int status = 0;

  if (table == NULL)
    return cli_session_fail (session, error->domain == SUDOKU_ERROR ? NULL : name, error);
  if (session->options->n_threads > 1)
    done = do_runs_side_by_side (session, bench, table, &status, &error);
  else
    done = do_runs (session, bench, table, &error);
  cli_progress_hide (&session->progress);
  if (!done && error == NULL)
    return status > 0 ? (CliStatus)status : CLI_GAVE_UP;
  if (!done)
    return cli_session_fail (session, name, error);
  return print_summary (session, sudoku_bench_table_get_rows (table));
}

/**
 * cli_bench:
 *
 * Returns: the exit status: %CLI_NO when an answer is wrong
 */
CliStatus
cli_bench (CliSession *session)
{
  const CliOptions *options = session->options;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBench) bench = NULL;

  if (options->count_runs + (options->run > 0) + options->summary > 1)
    {
      cli_session_tell (session, NULL, "%s",
                        _ ("--count, --run and --summary can’t be combined"));
      return CLI_BAD;
    }
  if (options->summary)
    return summarise (session);
  if (options->n_threads > 1 && g_str_equal (session->file, "-"))
    {
      cli_session_tell (session, NULL, "%s",
                        _ ("a plan from standard input is carried out one run at a time: leave out "
                           "--threads"));
      return CLI_BAD;
    }
  bench = load_bench (session, &error);
  if (bench == NULL)
    return cli_session_fail (session, NULL, error);
  if (options->count_runs)
    return print_count (session, bench);
  return options->run > 0 ? print_run (session, bench, options->run) : run_all (session, bench);
}
