/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a formula by an external program that reads DIMACS: its limits and environment, the files
 * in a private folder, and the meaning of its answer and exit status. Does not know what the
 * formula is about. */

#include "sat-process.h"

#include "sat-dimacs.h"
#include "sat-process-command.h"
#include "sat-process-profile.h"
#include "sat-subprocess.h"

#include <glib/gstdio.h>
#include <math.h>
#include <signal.h>
#include <string.h>

/* How long a program that ends others is given for it, in ms. */
#define GRACE 2000

/* Programs that reserve more addresses than memory. */
static const char *const reserving_programs[] = { "java", "mpirun", "mpiexec" };

/* Variables that would change what solvers do or print without being in their command line. */
static const char *const dropped_variables[] = { "CADICAL_", "LC_", "LANG=", "LANGUAGE=" };

/* Words in the messages of programs that are out of memory. */
static const char *const memory_words[] = {
  "bad_alloc",
  "out of memory",
  "out-of-memory",
  "OutOfMemoryError",
  "memory exhausted",
  "Cannot allocate memory",
};

/* The files of one run. */
typedef struct
{
  char *formula;
  char *result;
} Files;

static void
files_init (Files *self,
            const char *folder)
{
  self->formula = g_build_filename (folder, "formula.cnf", NULL);
  self->result = g_build_filename (folder, "result.txt", NULL);
}

static void
files_clear (Files *self)
{
  g_free (self->formula);
  g_free (self->result);
}

typedef struct
{
  const SatProcessJob *job;
  const SatProcessProfile *profile; /* (nullable) */
  const char *program;              /* what it is called in messages */
  Files files;
  SatSubprocessResult result;
} Run;

static gboolean
has_trait (const Run *self,
           SatProfileTraits trait)
{
  return self->profile != NULL && (self->profile->traits & trait) != 0;
}

static GStrv
make_argv (const Run *self,
           GError **error)
{
  const SatProcessJob *job = self->job;
  const char *command = job->command;
  g_autofree char *seconds = g_strdup_printf ("%.0f", ceil (job->limits.time));
  g_autofree char *megabytes =
    g_strdup_printf ("%" G_GUINT64_FORMAT, MAX (job->limits.memory >> 20, 1));
  g_autofree char *threads = g_strdup_printf ("%u", job->threads);
  const SatProcessWords words = {
    .formula = self->files.formula,
    .result = self->files.result,
    .proof = job->proof,
    .seed = job->seed,
    .seconds = job->limits.time > 0 ? seconds : NULL,
    .megabytes = job->limits.memory > 0 ? megabytes : NULL,
    .threads = job->threads > 0 ? threads : NULL,
  };

  if (self->profile != NULL)
    command = job->counts && self->profile->count_command != NULL ? self->profile->count_command
                                                                  : self->profile->command;
  return sat_process_command_expand (command, &words, error);
}

static gboolean
is_dropped (const char *variable)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dropped_variables); i++)
    if (g_str_has_prefix (variable, dropped_variables[i]))
      return TRUE;
  return FALSE;
}

/* The same for every user, so that numbers are printed in the format the reader knows. */
static GStrv
make_environment (const Run *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ours = g_get_environ ();

  for (gsize i = 0; ours[i] != NULL; i++)
    if (!is_dropped (ours[i]))
      g_strv_builder_add (builder, ours[i]);
  g_strv_builder_add (builder, "LC_ALL=C");
  if (self->profile != NULL && self->profile->environment != NULL)
    g_strv_builder_add (builder, self->profile->environment);
  return g_strv_builder_end (builder);
}

/* A limit of addresses would end such a program at once. */
static gboolean
reserves_addresses (const Run *self,
                    const char *program)
{
  g_autofree char *name = g_path_get_basename (program);
  gboolean known = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (reserving_programs); i++)
    known |= strcmp (name, reserving_programs[i]) == 0;
  return known || has_trait (self, SAT_PROFILE_RESERVES_ADDRESSES);
}

/* The first line that is not empty. */
static char *
first_line (const GByteArray *text)
{
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;

  if (text->len == 0)
    return g_strdup ("");
  valid = g_utf8_make_valid ((const char *)text->data, MIN (text->len, 2000));
  lines = g_strsplit (g_strchug (valid), "\n", 2);
  return g_strdup (g_strchomp (lines[0]));
}

/* A program that has answered does not report a lack of memory. */
static gboolean
speaks_of_memory (const GByteArray *text)
{
  for (gsize i = 0; text->len > 0 && i < G_N_ELEMENTS (memory_words); i++)
    if (memmem (text->data, text->len, memory_words[i], strlen (memory_words[i])) != NULL)
      return TRUE;
  return FALSE;
}

/* For a program that was ended by a signal, or whose exit status and output say nothing. */
static void
set_failed (const Run *self,
            GError **error)
{
  const char *program = self->program;
  const SatSubprocessResult *result = &self->result;
  gboolean signaled = result->end == SAT_SUBPROCESS_SIGNALED;
  g_autofree char *line = first_line (result->errors->len > 0 ? result->errors : result->output);

  if (speaks_of_memory (result->errors) || speaks_of_memory (result->output))
    sat_error_set (error, SAT_ERROR_MEMORY, NULL, "program-memory", sat_arg_text (program));
  else if (signaled && result->code == SIGKILL)
    sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-killed", sat_arg_text (program));
  else if (*line != '\0')
    sat_error_set (error, SAT_ERROR_PROCESS, NULL,
                   signaled ? "program-signal-line" : "program-failed-line",
                   sat_arg_text (program), sat_arg_number (result->code), sat_arg_text (line));
  else
    sat_error_set (error, SAT_ERROR_PROCESS, NULL,
                   signaled ? "program-signal" : "program-failed",
                   sat_arg_text (program), sat_arg_number (result->code));
}

/* The newest file whose name begins like the result's; that name itself when there is none. */
static char *
find_result (const Run *self)
{
  g_autofree char *folder = g_path_get_dirname (self->files.result);
  g_autofree char *prefix = g_path_get_basename (self->files.result);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  char *newest = g_strdup (self->files.result);
  gint64 newest_time = G_MININT64;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf info;
      gint64 time;

      if (!g_str_has_prefix (name, prefix) || g_stat (path, &info) != 0)
        continue;
      time = info.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info.st_mtim.tv_nsec;
      if (time < newest_time)
        continue;
      newest_time = time;
      g_free (newest);
      newest = g_steal_pointer (&path);
    }
  return newest;
}

/* The text of the answer: the result file if there is one, or the output. */
static GByteArray *
load_answer (const Run *self,
             GError **error)
{
  g_autofree char *path = has_trait (self, SAT_PROFILE_RESULT_IS_PREFIX)
                            ? find_result (self)
                            : g_strdup (self->files.result);
  GStatBuf info;
  gsize length;
  char *text;

  if (g_stat (path, &info) != 0 || info.st_size == 0)
    return g_byte_array_ref (self->result.output);
  if (info.st_size > SAT_SUBPROCESS_OUTPUT_MAX)
    {
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "result-limit",
                     sat_arg_text (self->program),
                     sat_arg_number (SAT_SUBPROCESS_OUTPUT_MAX >> 20));
      return NULL;
    }
  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  return g_byte_array_new_take ((guint8 *)text, length);
}

/* The result file of MiniSat does not identify the solver, but its output does. */
static void
name_solver (const Run *self,
             SatModel *model)
{
  g_autoptr (SatModel) printed = NULL;

  if (sat_model_get_solver (model) != NULL)
    return;
  printed = sat_model_read (self->program, (const char *)self->result.output->data,
                            self->result.output->len, NULL, NULL);
  if (printed != NULL)
    sat_model_set_solver (model, sat_model_get_solver (printed));
}

/* For a program whose text can't be understood, or that has none. */
static SatModel *
read_code (const Run *self,
           GError **error)
{
  gboolean is_known;
  SatStatus status = sat_process_profile_get_status (self->profile, self->result.code, &is_known);

  if (is_known && self->result.code != 0 &&
      (status != SAT_STATUS_UNKNOWN || !speaks_of_memory (self->result.errors)))
    return sat_model_new (status);
  set_failed (self, error);
  return NULL;
}

/* A text that can be understood says more than the exit status, which differs between solvers; but
 * the two must not contradict each other. */
static SatModel *
read_answer (const Run *self,
             const GByteArray *answer,
             GCancellable *cancellable,
             GError **error)
{
  gboolean is_known;
  SatStatus status = sat_process_profile_get_status (self->profile, self->result.code, &is_known);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) reason = NULL;

  model = sat_model_read (self->program, (const char *)answer->data, answer->len, cancellable,
                          &reason);
  if (model == NULL && reason->domain == SAT_ERROR && status == SAT_STATUS_UNKNOWN &&
      self->result.code != 0)
    return read_code (self, error);
  if (model == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  if (status != SAT_STATUS_UNKNOWN && status != sat_model_get_status (model))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-differs",
                     sat_arg_text (self->program), sat_arg_number (self->result.code));
      return NULL;
    }
  return g_steal_pointer (&model);
}

/* For a program that has ended by itself. */
static SatModel *
interpret (const Run *self,
           SatProcessReport *report,
           GCancellable *cancellable,
           GError **error)
{
  const SatSubprocessResult *result = &self->result;
  g_autoptr (GByteArray) answer = NULL;
  g_autoptr (SatModel) model = NULL;

  if (result->end == SAT_SUBPROCESS_SIGNALED)
    {
      set_failed (self, error);
      return NULL;
    }
  answer = load_answer (self, error);
  if (answer == NULL)
    return NULL;
  if (answer->len == 0 && result->code == 0 && result->errors->len == 0)
    sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-silent", sat_arg_text (self->program));
  else if (answer->len == 0)
    model = read_code (self, error);
  else
    model = read_answer (self, answer, cancellable, error);
  if (model == NULL)
    return NULL;
  name_solver (self, model);
  report->text = g_bytes_new (answer->data, answer->len);
  return g_steal_pointer (&model);
}

static gboolean
write_formula (const SatProcessJob *job,
               const char *path,
               GCancellable *cancellable,
               GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileOutputStream) out =
    g_file_create (file, G_FILE_CREATE_PRIVATE, cancellable, error);
  g_autoptr (SatDimacsWriter) writer = NULL;

  if (out == NULL)
    return FALSE;
  writer = sat_dimacs_writer_new (G_OUTPUT_STREAM (out), job->n_variables, job->n_clauses,
                                  cancellable);
  if (job->head != NULL && !g_output_stream_write_all (G_OUTPUT_STREAM (out), job->head,
                                                       strlen (job->head), NULL, cancellable,
                                                       error))
    return FALSE;
  return job->stream (sat_dimacs_writer_get_sink (writer), job->stream_data, cancellable, error) &&
         sat_dimacs_writer_finish (writer, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (out), cancellable, error);
}

/* Solvers end in their own ways when the processor time is used up; what counts is that it is. The
 * kernel counts ticks for the limit, but exactly for its report: on a busy machine a tick may be
 * much longer than the time used in it. */
static gboolean
has_used_up (const Run *self)
{
  const SatSubprocessResult *result = &self->result;
  guint64 limit = self->job->limits.cpu;
  gboolean told = result->end == SAT_SUBPROCESS_SIGNALED && result->code == SIGXCPU;

  return limit > 0 && (told || result->cpu_time >= (double)limit * 0.5);
}

static SatModel *
conclude (const Run *self,
          SatProcessReport *report,
          GCancellable *cancellable,
          GError **error)
{
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) reason = NULL;

  report->wall_time = self->result.wall_time;
  report->cpu_time = self->result.cpu_time;
  report->peak_memory = self->result.peak_memory;
  sat_process_statistics_read (&report->statistics, self->profile,
                               (const char *)self->result.output->data, self->result.output->len);
  report->timed_out = self->result.end == SAT_SUBPROCESS_TIMED_OUT;
  if (report->timed_out)
    return sat_model_new (SAT_STATUS_UNKNOWN);
  model = interpret (self, report, cancellable, &reason);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED) || !has_used_up (self) ||
      (model != NULL && sat_model_get_status (model) != SAT_STATUS_UNKNOWN))
    {
      if (model == NULL)
        g_propagate_error (error, g_steal_pointer (&reason));
      return g_steal_pointer (&model);
    }
  report->cpu_exceeded = TRUE;
  return model != NULL ? g_steal_pointer (&model) : sat_model_new (SAT_STATUS_UNKNOWN);
}

static SatModel *
solve (Run *self,
       SatWorkFolder *folder,
       SatProcessReport *report,
       GCancellable *cancellable,
       GError **error)
{
  const SatProcessJob *job = self->job;
  g_auto (GStrv) argv = make_argv (self, error);
  g_auto (GStrv) environment = make_environment (self);
  g_autoptr (SatSubprocess) process = NULL;
  SatSubprocessOrder order = { 0 };

  if (argv == NULL)
    return NULL;
  self->program = argv[0];
  order = (SatSubprocessOrder){
    .argv = (const char *const *)argv,
    .environment = (const char *const *)environment,
    .time_limit = job->limits.time,
    .cpu_limit = job->limits.cpu,
    .memory_limit = reserves_addresses (self, argv[0]) ? 0 : job->limits.memory,
    .grace = has_trait (self, SAT_PROFILE_ENDS_GENTLY) ? GRACE : 0,
  };
  process = sat_subprocess_new (&order, folder, error);
  if (process == NULL || !write_formula (job, self->files.formula, cancellable, error) ||
      !sat_subprocess_run (process, job->output, job->output_data, &self->result, cancellable,
                           error))
    return NULL;
  return conclude (self, report, cancellable, error);
}

/**
 * sat_process_solve:
 * @job: what to solve, and with which program
 * @report: (out caller-allocates) (optional): the report, as far as the run came
 * @cancellable: (nullable): kills the program at once
 *
 * Solves a formula with an external program. The files are in a private folder. Whatever happens,
 * even when this program is killed, nothing is left afterwards of the folder and of the processes
 * that the program has started. Blocks, and may be called in any thread. The answer is not checked:
 * the program may be wrong, see sat-check.h.
 *
 * Returns: (transfer full) (nullable): the answer, also SAT_STATUS_UNKNOWN after a time limit;
 *   %NULL with SAT_ERROR_PROCESS when the program is missing or fails, SAT_ERROR_MEMORY when it
 *   reports that it ran out of memory, SAT_ERROR_LIMIT when it prints too much, the errors of
 *   sat_model_read() when its answer can't be understood, those of the stream and of
 *   sat_dimacs_writer_finish(), or G_IO_ERROR_CANCELLED
 */
SatModel *
sat_process_solve (const SatProcessJob *job,
                   SatProcessReport *report,
                   GCancellable *cancellable,
                   GError **error)
{
  g_auto (SatProcessReport) own_report = { 0 };
  g_autoptr (SatWorkFolder) folder = NULL;
  SatModel *model;
  Run run = { .job = job };

  g_return_val_if_fail (job != NULL && job->command != NULL && job->stream != NULL, NULL);

  if (report == NULL)
    report = &own_report;
  *report = (SatProcessReport){ 0 };
  sat_process_statistics_init (&report->statistics);
  sat_work_folder_remove_stale ();
  folder = sat_work_folder_new (error);
  if (folder == NULL)
    return NULL;
  run.profile = sat_process_profile_find (job->command);
  files_init (&run.files, sat_work_folder_get_path (folder));
  model = solve (&run, folder, report, cancellable, error);
  files_clear (&run.files);
  sat_subprocess_result_clear (&run.result);
  return model;
}

/**
 * sat_process_report_clear:
 * @self: a report, or zeros
 *
 * Frees the contents of a report.
 */
void
sat_process_report_clear (SatProcessReport *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->text, g_bytes_unref);
}

/**
 * sat_process_clean:
 *
 * Removes files of solvers that were left because this program and its supervisor were both killed.
 * sat_process_solve() does so, too.
 */
void
sat_process_clean (void)
{
  sat_work_folder_remove_stale ();
}
