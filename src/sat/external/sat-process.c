/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a formula by an external program that reads DIMACS: what its command line becomes, the
 * files in a private folder, and what its answer and its exit status mean. Knows nothing of what
 * the formula is about. */

#include "sat-process.h"

#include "sat-dimacs.h"
#include "sat-process-profile.h"
#include "sat-subprocess.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* Exit codes with a meaning. What else solvers say with them differs. */
static const struct
{
  int code;
  SatStatus status;
} exit_codes[] = {
  { 10, SAT_STATUS_SATISFIABLE },
  { 20, SAT_STATUS_UNSATISFIABLE },
  { 30, SAT_STATUS_SATISFIABLE }, /* clasp, when there are no more models */
  { 0, SAT_STATUS_UNKNOWN },      /* many that say all they know in the text */
};

/* What programs say when they can't get more memory, in a word of their exit message. */
static const char *const memory_words[] = {
  "bad_alloc",
  "out of memory",
  "out-of-memory",
  "OutOfMemoryError",
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

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Files, files_clear)

static GString *
expand (const char *argument,
        const Files *files,
        gboolean *has_formula)
{
  GString *string = g_string_new (NULL);

  for (const char *p = argument; *p != '\0'; p++)
    if (p[0] != '%' || strchr ("fr%", p[1]) == NULL || p[1] == '\0')
      {
        g_string_append_c (string, *p);
      }
    else
      {
        p++;
        *has_formula |= *p == 'f';
        g_string_append (string, *p == 'f' ? files->formula : *p == 'r' ? files->result
                                                                        : "%");
      }
  return string;
}

static GStrv
make_argv (const char *command,
           const Files *files,
           GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) reason = NULL;
  gboolean has_formula = FALSE;

  if (!g_shell_parse_argv (command, NULL, &words, &reason))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "command-invalid",
                     sat_arg_text (command), sat_arg_cause (reason));
      return NULL;
    }
  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GString) word = expand (words[i], files, &has_formula);

      g_strv_builder_add (builder, word->str);
    }
  if (!has_formula)
    g_strv_builder_add (builder, files->formula);
  return g_strv_builder_end (builder);
}

/* The first line that says something. */
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

static SatStatus
get_exit_status (int code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exit_codes); i++)
    if (exit_codes[i].code == code)
      return exit_codes[i].status;
  return SAT_STATUS_UNKNOWN;
}

/* A program that has answered does not say so at its end. */
static gboolean
speaks_of_memory (const GByteArray *text)
{
  for (gsize i = 0; text->len > 0 && i < G_N_ELEMENTS (memory_words); i++)
    if (memmem (text->data, text->len, memory_words[i], strlen (memory_words[i])) != NULL)
      return TRUE;
  return FALSE;
}

/* Of a program that was ended by a signal, or from whose exit status and output nothing can be
 * learned. */
static void
set_failed (const char *program,
            const SatSubprocessResult *result,
            GError **error)
{
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

/* The text of the answer: the file of the result if there is one, or what was printed. */
static GByteArray *
load_answer (const char *program,
             const Files *files,
             const SatSubprocessResult *result,
             GError **error)
{
  GStatBuf info;
  gsize length;
  char *text;

  if (g_stat (files->result, &info) != 0 || info.st_size == 0)
    return g_byte_array_ref (result->output);
  if (info.st_size > SAT_SUBPROCESS_OUTPUT_MAX)
    {
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "result-limit",
                     sat_arg_text (program), sat_arg_number (SAT_SUBPROCESS_OUTPUT_MAX >> 20));
      return NULL;
    }
  if (!g_file_get_contents (files->result, &text, &length, error))
    return NULL;
  return g_byte_array_new_take ((guint8 *)text, length);
}

/* The result file of MiniSat does not tell who wrote it, but what is printed does. */
static void
name_solver (SatModel *model,
             const char *program,
             const SatSubprocessResult *result)
{
  g_autoptr (SatModel) printed = NULL;

  if (sat_model_get_solver (model) != NULL)
    return;
  printed = sat_model_read (program, (const char *)result->output->data, result->output->len,
                            NULL, NULL);
  if (printed != NULL)
    sat_model_set_solver (model, sat_model_get_solver (printed));
}

/* The text, where it can be understood, says more than the exit status, for which each solver has
 * numbers of its own; but the two may not contradict each other. */
static SatModel *
read_answer (const char *program,
             const GByteArray *answer,
             const SatSubprocessResult *result,
             GCancellable *cancellable,
             GError **error)
{
  SatStatus status = get_exit_status (result->code);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) reason = NULL;

  model = sat_model_read (program, (const char *)answer->data, answer->len, cancellable, &reason);
  if (model == NULL && reason->domain == SAT_ERROR && status == SAT_STATUS_UNKNOWN &&
      result->code != 0)
    {
      set_failed (program, result, error);
      return NULL;
    }
  if (model == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  if (status != SAT_STATUS_UNKNOWN && status != sat_model_get_status (model))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-differs",
                     sat_arg_text (program), sat_arg_number (result->code));
      return NULL;
    }
  return g_steal_pointer (&model);
}

static SatModel *
interpret (const char *program,
           const Files *files,
           const SatSubprocessResult *result,
           GBytes **text,
           GCancellable *cancellable,
           GError **error)
{
  g_autoptr (GByteArray) answer = NULL;
  g_autoptr (SatModel) model = NULL;
  SatStatus status = get_exit_status (result->code);

  if (result->end == SAT_SUBPROCESS_SIGNALED)
    {
      set_failed (program, result, error);
      return NULL;
    }
  answer = load_answer (program, files, result, error);
  if (answer == NULL)
    return NULL;
  /* A solver that prints nothing still tells by its exit status. */
  if (answer->len == 0 && status != SAT_STATUS_UNKNOWN)
    model = sat_model_new (status);
  else if (answer->len == 0 && result->code == 0 && result->errors->len == 0)
    sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-silent", sat_arg_text (program));
  else if (answer->len == 0)
    set_failed (program, result, error);
  else
    model = read_answer (program, answer, result, cancellable, error);
  if (model == NULL)
    return NULL;
  name_solver (model, program, result);
  if (text != NULL)
    *text = g_bytes_new (answer->data, answer->len);
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
  return job->stream (sat_dimacs_writer_get_sink (writer), job->stream_data, cancellable, error) &&
         sat_dimacs_writer_finish (writer, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (out), cancellable, error);
}

/**
 * sat_process_solve:
 * @job: what is to be solved, and by what
 * @timed_out: (out) (optional): whether the time limit ended it
 * @text: (out) (optional) (transfer full): the answer as the program has written it; empty when it
 *   is told by the exit status alone; %NULL when there is no answer
 * @cancellable: (nullable): kills the program at once
 * @error: return location for an error
 *
 * Solves a formula by another program. The files are in a private folder. Whatever happens, and
 * also when we are killed, nothing is left afterwards of the folder and of the processes that the
 * program has started. Blocks, and may be called in any thread. The answer is not checked: the
 * program may be wrong, see sat-check.h.
 *
 * Returns: (transfer full) (nullable): the answer, SAT_STATUS_UNKNOWN also after the time limit;
 *   %NULL with SAT_ERROR_PROCESS when the program is missing or fails, SAT_ERROR_MEMORY when it
 *   says that it ran out of memory, SAT_ERROR_LIMIT when it prints too much, the errors of
 *   sat_model_read() when its answer can't be understood, those of the stream and of
 *   sat_dimacs_writer_finish(), or G_IO_ERROR_CANCELLED
 */
SatModel *
sat_process_solve (const SatProcessJob *job,
                   gboolean *timed_out,
                   GBytes **text,
                   GCancellable *cancellable,
                   GError **error)
{
  const SatProcessProfile *profile;
  g_autoptr (SatWorkFolder) folder = NULL;
  g_autoptr (SatSubprocess) process = NULL;
  g_auto (SatSubprocessResult) result = { 0 };
  g_auto (Files) files = { 0 };
  g_auto (GStrv) argv = NULL;

  g_return_val_if_fail (job != NULL && job->command != NULL && job->stream != NULL, NULL);

  if (timed_out != NULL)
    *timed_out = FALSE;
  if (text != NULL)
    *text = NULL;
  sat_work_folder_remove_stale ();
  folder = sat_work_folder_new (error);
  if (folder == NULL)
    return NULL;
  files_init (&files, sat_work_folder_get_path (folder));
  profile = sat_process_profile_find (job->command);
  argv = make_argv (profile != NULL ? profile->command : job->command, &files, error);
  if (argv == NULL)
    return NULL;
  process = sat_subprocess_new ((const char *const *)argv, folder, error);
  if (process == NULL || !write_formula (job, files.formula, cancellable, error) ||
      !sat_subprocess_run (process, job->time_limit, job->output, job->output_data, &result,
                           cancellable, error))
    return NULL;
  if (result.end != SAT_SUBPROCESS_TIMED_OUT)
    return interpret (argv[0], &files, &result, text, cancellable, error);
  if (timed_out != NULL)
    *timed_out = TRUE;
  return sat_model_new (SAT_STATUS_UNKNOWN);
}

/**
 * sat_process_clean:
 *
 * Removes what was left of the files of solvers if we and our supervisor were both killed.
 * sat_process_solve() does it, too.
 */
void
sat_process_clean (void)
{
  sat_work_folder_remove_stale ();
}
