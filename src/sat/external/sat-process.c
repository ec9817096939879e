/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a formula by an external program that reads DIMACS: how solvers are called,
 * the private folder for the files, and what their answer and exit code mean. Knows
 * nothing of what the formula is about. */

#include "sat-process.h"

#include "sat-dimacs.h"
#include "sat-model.h"
#include "sat-subprocess.h"

#include <glib/gstdio.h>
#include <string.h>

static const SatProcessProfile profiles[] = {
  { "minisat", "minisat %f %r", "MiniSat" },
  { "cadical", "cadical %f", "CaDiCaL" },
  { "kissat", "kissat %f", "Kissat" },
  { "picosat", "picosat %f", "PicoSAT" },
  { "cryptominisat5", "cryptominisat5 --verb=0 %f", "CryptoMiniSat 5" },
  { "clasp", "clasp %f", "clasp" },
  { "glucose", "glucose -model %f", "Glucose" },
  { "sat4j", "java -jar /usr/share/java/org.sat4j.core.jar %f", "Sat4j" },
};

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

/* The files of one run. */
typedef struct
{
  char *folder;
  char *formula;
  char *result;
} Files;

/**
 * sat_process_profiles:
 * @n_profiles: (out): their number
 *
 * Gets the table of known external solvers. To add one is to add a row to it.
 *
 * Returns: (transfer none) (array length=n_profiles): the solvers whose command lines
 *   are known; not all of them need be installed
 */
const SatProcessProfile *
sat_process_profiles (gsize *n_profiles)
{
  g_return_val_if_fail (n_profiles != NULL, NULL);

  *n_profiles = G_N_ELEMENTS (profiles);
  return profiles;
}

/**
 * sat_process_profile_find:
 * @id: the id of a profile
 *
 * Looks for a solver in the table of sat_process_profiles().
 *
 * Returns: (transfer none) (nullable): the profile, if there is one of that id
 */
const SatProcessProfile *
sat_process_profile_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (profiles); i++)
    if (strcmp (profiles[i].id, id) == 0)
      return &profiles[i];
  return NULL;
}

/* Removes a folder with all that a solver may have left in it. */
static void
remove_tree (const char *path)
{
  GStatBuf info;

  if (g_lstat (path, &info) == 0 && S_ISDIR (info.st_mode))
    {
      g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *child = g_build_filename (path, name, NULL);

          remove_tree (child);
        }
    }
  (void)g_remove (path); /* what is left then is not ours to remove */
}

static gboolean
files_init (Files *self,
            GError **error)
{
  self->folder = g_dir_make_tmp ("sat-XXXXXX", error); /* mode 0700 */
  if (self->folder == NULL)
    return FALSE;
  self->formula = g_build_filename (self->folder, "formula.cnf", NULL);
  self->result = g_build_filename (self->folder, "result.txt", NULL);
  return TRUE;
}

static void
files_clear (Files *self)
{
  if (self->folder != NULL)
    remove_tree (self->folder);
  g_free (self->folder);
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
  g_autofree char *program = NULL;
  g_autoptr (GError) reason = NULL;
  gboolean has_formula = FALSE;

  if (!g_shell_parse_argv (command, NULL, &words, &reason))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "command-invalid",
                     sat_arg_text (command), sat_arg_cause (reason));
      return NULL;
    }
  program = g_find_program_in_path (words[0]);
  if (program == NULL)
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-missing", sat_arg_text (words[0]));
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

static gboolean
find_exit_status (int code,
                  SatStatus *status)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exit_codes); i++)
    if (exit_codes[i].code == code)
      {
        *status = exit_codes[i].status;
        return TRUE;
      }
  return FALSE;
}

static void
set_failed (const char *program,
            const SatSubprocessResult *result,
            GError **error)
{
  gboolean signaled = result->end == SAT_SUBPROCESS_SIGNALED;
  g_autofree char *line = first_line (result->errors->len > 0 ? result->errors : result->output);

  if (*line != '\0')
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
load_answer (const Files *files,
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
                     sat_arg_number (SAT_SUBPROCESS_OUTPUT_MAX >> 20));
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

static SatModel *
interpret (const char *program,
           const Files *files,
           const SatSubprocessResult *result,
           GCancellable *cancellable,
           GError **error)
{
  g_autoptr (GByteArray) answer = NULL;
  g_autoptr (SatModel) model = NULL;
  SatStatus status;

  if (result->end != SAT_SUBPROCESS_EXITED || !find_exit_status (result->code, &status))
    {
      set_failed (program, result, error);
      return NULL;
    }
  answer = load_answer (files, result, error);
  if (answer == NULL)
    return NULL;
  /* A solver that prints nothing still tells by its exit code. */
  if (answer->len == 0 && status != SAT_STATUS_UNKNOWN)
    return sat_model_new (status);
  model = sat_model_read (program, (const char *)answer->data, answer->len, cancellable, error);
  if (model == NULL)
    return NULL;
  if (status != SAT_STATUS_UNKNOWN && status != sat_model_get_status (model))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "program-differs",
                     sat_arg_text (program), sat_arg_number (result->code));
      return NULL;
    }
  name_solver (model, program, result);
  return g_steal_pointer (&model);
}

static gboolean
write_formula (const char *path,
               int n_variables,
               guint64 n_clauses,
               SatStreamFunc stream,
               gpointer user_data,
               GCancellable *cancellable,
               GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileOutputStream) out =
    g_file_create (file, G_FILE_CREATE_PRIVATE, cancellable, error);
  g_autoptr (SatDimacsWriter) writer = NULL;

  if (out == NULL)
    return FALSE;
  writer = sat_dimacs_writer_new (G_OUTPUT_STREAM (out), n_variables, n_clauses, cancellable);
  return stream (sat_dimacs_writer_get_sink (writer), user_data, cancellable, error) &&
         sat_dimacs_writer_finish (writer, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (out), cancellable, error);
}

/**
 * sat_process_solve:
 * @command: the id of a profile, or a command line with %f for the file of the formula
 *   and %r for the file of the result, and %% for a percent sign; without %f the file
 *   is appended. It is split into words as a shell does, but never given to one
 * @n_variables: the largest variable
 * @n_clauses: the number of clauses
 * @stream: (scope call): pushes the formula into a sink
 * @user_data: for @stream
 * @time_limit: seconds of running, 0: no limit
 * @cancellable: (nullable): kills the program at once
 * @error: return location for an error
 *
 * Solves a formula by another program. The files are in a private folder that is
 * removed afterwards, whatever happens. Blocks, and may be called in any thread. The
 * model is not checked: the program may be wrong, see sat-check.h.
 *
 * Returns: (transfer full) (nullable): the answer, SAT_STATUS_UNKNOWN after the time
 *   limit; %NULL with SAT_ERROR_PROCESS when the program is missing or fails, with the
 *   errors of sat_model_read() when its answer can't be understood, those of @stream
 *   and of sat_dimacs_writer_finish(), SAT_ERROR_LIMIT, or G_IO_ERROR_CANCELLED
 */
SatModel *
sat_process_solve (const char *command,
                   int n_variables,
                   guint64 n_clauses,
                   SatStreamFunc stream,
                   gpointer user_data,
                   double time_limit,
                   GCancellable *cancellable,
                   GError **error)
{
  const SatProcessProfile *profile;
  g_auto (SatSubprocessResult) result = { 0 };
  g_auto (Files) files = { 0 };
  g_auto (GStrv) argv = NULL;

  g_return_val_if_fail (command != NULL, NULL);
  g_return_val_if_fail (stream != NULL, NULL);

  profile = sat_process_profile_find (command);
  if (!files_init (&files, error))
    return NULL;
  argv = make_argv (profile != NULL ? profile->command : command, &files, error);
  if (argv == NULL ||
      !write_formula (files.formula, n_variables, n_clauses, stream, user_data, cancellable,
                      error) ||
      !sat_subprocess_run ((const char *const *)argv, time_limit, &result, cancellable, error))
    return NULL;
  if (result.end == SAT_SUBPROCESS_TIMED_OUT)
    return sat_model_new (SAT_STATUS_UNKNOWN);
  return interpret (argv[0], &files, &result, cancellable, error);
}
