/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any words as the arguments of a command, one in each line, the name of the command first; what
 * follows a line "==" is a file of regions or a pattern, which is read in the place of every other.
 * What is refused is said in a sentence; what is taken is within its limits, and given again as
 * options it is understood as the same. */

#include "fuzz.h"

#include <cli-command.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <locale.h>
#include <sys/mman.h>
#include <unistd.h>

#define FILE_MARK "\n==\n"
#define N_ARGUMENTS_MAX 24

/* A file that has no name but its number. */
static char *
make_file (const char *text)
{
  static int fd = -1;

  if (fd < 0)
    fd = memfd_create ("file", MFD_CLOEXEC);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, 0), ==, 0);
  g_assert_cmpint (pwrite (fd, text, strlen (text), 0), ==, (gssize)strlen (text));
  return g_strdup_printf ("/proc/self/fd/%d", fd);
}

/* The options that name files. */
static const char *const file_options[] = { "--regions", "--pattern" };

/* Of files that are named nothing is read but this. */
static void
replace_files (GPtrArray *arguments,
               const char *option,
               const char *path)
{
  for (guint i = 1; i < arguments->len; i++)
    {
      char *argument = g_ptr_array_index (arguments, i);
      char *before = g_ptr_array_index (arguments, i - 1);

      if (g_str_has_prefix (argument, option) && argument[strlen (option)] == '=')
        g_ptr_array_index (arguments, i) = g_strconcat (option, "=", path, NULL);
      else if (g_str_equal (before, option) && !g_str_equal (argument, "random"))
        g_ptr_array_index (arguments, i) = g_strdup (path);
      else
        continue;
      g_free (argument);
    }
}

static GPtrArray *
make_arguments (const char *text)
{
  const char *end = strstr (text, FILE_MARK);
  g_autofree char *head = end != NULL ? g_strndup (text, (gsize)(end - text)) : g_strdup (text);
  g_auto (GStrv) lines = g_strsplit (head, "\n", N_ARGUMENTS_MAX);
  g_autofree char *path = NULL;
  GPtrArray *arguments = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (arguments, g_strdup (lines[i]));
  path = make_file (end != NULL ? end + strlen (FILE_MARK) : "");
  for (gsize i = 0; i < G_N_ELEMENTS (file_options); i++)
    replace_files (arguments, file_options[i], path);
  return arguments;
}

/* GOption reorders the pointers. */
static gboolean
parse (const GPtrArray *arguments,
       const CliCommand *command,
       CliOptions *options,
       GError **error)
{
  g_autofree char **argv = g_new0 (char *, arguments->len + 1);

  for (guint i = 0; i < arguments->len; i++)
    argv[i] = g_ptr_array_index (arguments, i);
  return cli_options_parse (options, command, (int)arguments->len, argv, NULL, error);
}

static void
check_refused (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == G_OPTION_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 0);
}

static void
check_limits (const CliOptions *options,
              const CliCommand *command)
{
  const SudokuShapeHint *shape = &options->shape;
  gsize n_arguments = options->arguments != NULL ? g_strv_length (options->arguments) : 0;

  if (options->help)
    return;
  g_assert_true (options->size == 0 ||
                 (options->size >= SUDOKU_SIDE_MIN && options->size <= SUDOKU_SIDE_MAX));
  g_assert_cmpuint (options->n_givens, <=, SUDOKU_CELLS_MAX);
  g_assert_true (options->pattern == NULL || options->size == 0 ||
                 sudoku_pattern_get_side (options->pattern) == options->size);
  g_assert_true (options->time_limit >= 0);
  if (command->n_arguments == CLI_MANY || command->n_arguments == CLI_EACH)
    g_assert_cmpuint (n_arguments, >, 0);
  else
    g_assert_cmpuint (n_arguments, ==, command->n_arguments);
  g_assert_false (shape->no_boxes && shape->box_rows > 0);
  g_assert_true ((shape->box_rows == 0) == (shape->box_columns == 0));
  g_assert_true (options->from == NULL || options->from->read != NULL);
  g_assert_true (options->to == NULL || options->to->write != NULL);
  for (guint i = 0; shape->rules != NULL && shape->rules[i] != NULL; i++)
    g_assert_cmpuint (strlen (shape->rules[i]), >, 0);
}

G_GNUC_PRINTF (2, 3)
static void
add (GPtrArray *arguments,
     const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (arguments, g_strdup_vprintf (format, args));
  va_end (args);
}

/* What wasn't said is as it is by default, also where the command has no such option. */
static gboolean
has (const CliCommand *command,
     CliOptionSet option)
{
  return (command->options & option) != 0;
}

/* The same in our own words. */
static GPtrArray *
write_arguments (const CliOptions *options,
                 const CliCommand *command)
{
  GPtrArray *arguments = g_ptr_array_new_with_free_func (g_free);

  add (arguments, "%s", command->id);
  if (options->from != NULL)
    add (arguments, "--from=%s", options->from->id);
  if (options->to != NULL)
    add (arguments, "--to=%s", options->to->id);
  if (options->size > 0)
    add (arguments, "--size=%u", options->size);
  if (options->shape.box_rows > 0)
    add (arguments, "--box=%ux%u", options->shape.box_rows, options->shape.box_columns);
  if (options->shape.no_boxes)
    add (arguments, "--no-boxes");
  if (options->n_givens > 0)
    add (arguments, "--givens=%u", options->n_givens);
  if (options->has_seed)
    add (arguments, "--seed=%" G_GUINT64_FORMAT, options->seed);
  if (options->limit > 0)
    add (arguments, "--limit=%" G_GUINT64_FORMAT, options->limit);
  if (has (command, CLI_OPTION_STRATEGY) && options->strategy != NULL)
    add (arguments, "--strategy=%s", options->strategy->id);
  if (has (command, CLI_OPTION_SYMMETRY) && options->symmetry != NULL)
    add (arguments, "--symmetry=%s", options->symmetry->id);
  if (has (command, CLI_OPTION_ENCODING) && options->encoding != NULL)
    add (arguments, "--encoding=%s", options->encoding->id);
  if (has (command, CLI_OPTION_NUMBERING) && options->numbering != NULL)
    add (arguments, "--numbering=%s", options->numbering->id);
  if (has (command, CLI_OPTION_REDUCE) && options->reduction != NULL)
    add (arguments, "--reduce=%s", options->reduction->id);
  if (options->names)
    add (arguments, "--names");
  if (options->stats)
    add (arguments, "--stats");
  add (arguments, "--");
  for (guint i = 0; options->arguments != NULL && options->arguments[i] != NULL; i++)
    add (arguments, "%s", options->arguments[i]);
  return arguments;
}

static void
check_again (const CliOptions *options,
             const CliCommand *command)
{
  g_autoptr (GPtrArray) arguments = write_arguments (options, command);
  g_auto (CliOptions) again = { 0 };
  g_autoptr (GError) error = NULL;

  parse (arguments, command, &again, &error);
  g_assert_no_error (error);
  g_assert_true (again.from == options->from && again.to == options->to);
  g_assert_cmpuint (again.size, ==, options->size);
  g_assert_cmpuint (again.shape.box_rows, ==, options->shape.box_rows);
  g_assert_cmpuint (again.shape.box_columns, ==, options->shape.box_columns);
  g_assert_cmpint (again.shape.no_boxes, ==, options->shape.no_boxes);
  g_assert_cmpuint (again.n_givens, ==, options->n_givens);
  g_assert_cmpuint (again.seed, ==, options->seed);
  g_assert_cmpuint (again.limit, ==, options->limit);
  g_assert_true (again.strategy == options->strategy);
  g_assert_true (again.symmetry == options->symmetry && again.encoding == options->encoding &&
                 again.numbering == options->numbering);
  for (guint i = 0; options->arguments != NULL && options->arguments[i] != NULL; i++)
    g_assert_cmpstr (again.arguments[i], ==, options->arguments[i]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (GPtrArray) arguments = NULL;
  g_auto (CliOptions) options = { 0 };
  g_autoptr (GError) error = NULL;
  const CliCommand *command = NULL;

  setlocale (LC_CTYPE, "C.UTF-8");
  arguments = make_arguments (text);
  command = arguments->len > 0 ? cli_command_find (g_ptr_array_index (arguments, 0)) : NULL;
  if (command == NULL)
    {
      g_autofree char *message = cli_command_get_unknown_message (text);

      g_assert_cmpuint (strlen (message), >, 0);
      return 0;
    }
  if (!parse (arguments, command, &options, &error))
    {
      check_refused (error);
      return 0;
    }
  check_limits (&options, command);
  if (!options.help)
    check_again (&options, command);
  return 0;
}
