/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a shell can offer while a command line is typed: the completions of its last word, from the
 * tables of commands, options and topics. The scripts of all shells ask here, and none of them
 * knows any option. Nothing is checked: errors are reported when the line is run. */

#include "satdoku-config.h"

#include "cli-complete.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-scale.h>
#include <words-place.h>

#include "cli-command.h"
#include "cli-topic.h"

/* Asks the shell for file names, too. */
#define FILES ":files\n"

/* A word that is being typed, and its completions. */
typedef struct
{
  const CliCommand *command;
  const char *before; /* what stands before the value in the word: "--to=", or nothing */
  gsize before_length;
  const char *typed; /* of the value */
  GString *text;
} Completion;

/* The grades of a hint are numbers. */
static const char *const grades[] = { "1", "2", "3" };

/* A description is one line without tabs. */
static void
add (Completion *self,
     const char *value,
     const char *description)
{
  if (!g_str_has_prefix (value, self->typed))
    return;
  g_string_append_len (self->text, self->before, (gssize)self->before_length);
  g_string_append (self->text, value);
  if (description != NULL && description[0] != '\0')
    g_string_append_printf (self->text, "\t%s", description);
  g_string_append_c (self->text, '\n');
}

static void
add_commands (Completion *self)
{
  gsize n;
  const CliCommand *commands = cli_commands (&n);

  for (gsize i = 0; i < n; i++)
    add (self, commands[i].id, _ (commands[i].summary));
  add (self, "--help", NULL);
  add (self, "--version", NULL);
}

static void
add_options (Completion *self)
{
  CliOptionFacts option;

  for (gsize i = 0; cli_options_get_facts (self->command, i, &option); i++)
    {
      g_autofree char *name = g_strconcat ("--", option.name, NULL);

      add (self, name, _ (option.summary));
    }
}

/* The topic of an option is its name in the plural. */
static const CliTopic *
find_topic (const char *name)
{
  gsize length = strlen (name);
  g_autofree char *plural = g_str_has_suffix (name, "y")
                              ? g_strdup_printf ("%.*sies", (int)length - 1, name)
                              : g_strconcat (name, "s", NULL);

  if (g_str_equal (name, "from") || g_str_equal (name, "to"))
    return &cli_topic_formats;
  if (g_str_equal (name, "reduce"))
    return &cli_topic_reductions;
  return cli_topic_find (plural);
}

/* Not every format can be read, and not every one written. */
static gboolean
is_fit (const char *option,
        const char *value)
{
  const SudokuFormat *format;

  if (!g_str_equal (option, "from") && !g_str_equal (option, "to"))
    return TRUE;
  format = sudoku_format_find (value);
  if (option[0] == 't')
    return format->write != NULL;
  return format->read != NULL && !sudoku_format_has (format, SUDOKU_FORMAT_ANSWER);
}

static void
add_topic (Completion *self,
           const char *option,
           const CliTopic *topic)
{
  CliItem item;

  for (gsize i = 0; topic->get_item (i, &item); i++)
    if (is_fit (option, item.id))
      add (self, item.id, item.summary != NULL ? _ (item.summary) : NULL);
}

static gboolean
takes_file (const CliOptionFacts *option)
{
  return g_str_equal (option->argument, "FILE") || g_str_equal (option->argument, "OUT") ||
         g_str_equal (option->argument, "MODEL") || g_str_equal (option->argument, "PROOF");
}

static void
add_scales (Completion *self)
{
  gsize n;
  const SudokuScale *scales = sudoku_scales (&n);

  for (gsize i = 0; i < n; i++)
    add (self, scales[i].id, NULL);
}

static void
add_values (Completion *self,
            const CliOptionFacts *option)
{
  const CliTopic *topic = find_topic (option->name);

  if (topic != NULL)
    add_topic (self, option->name, topic);
  if (g_str_equal (option->name, "scale"))
    add_scales (self);
  for (gsize i = 0; g_str_equal (option->name, "grade") && i < G_N_ELEMENTS (grades); i++)
    add (self, grades[i], NULL);
  for (guint i = 0; g_str_equal (option->name, "coordinates") && i <= WORDS_COORDINATES_A1; i++)
    add (self, words_coordinates_get_id ((WordsCoordinates)i), NULL);
  if (g_str_equal (option->name, "date"))
    add (self, "today", NULL);
  /* Random regions are for commands that make puzzles. */
  if (g_str_equal (option->name, "regions") && (self->command->options & CLI_OPTION_SEED) != 0)
    add (self, "random", NULL);
  if (takes_file (option))
    g_string_append (self->text, FILES);
}

static void
add_arguments (Completion *self)
{
  g_auto (GStrv) words = NULL;

  if (self->command->arguments == NULL)
    return;
  if (strchr (self->command->arguments, '|') == NULL)
    {
      g_string_append (self->text, FILES);
      return;
    }
  words = g_strsplit (self->command->arguments, "|", -1);
  for (gsize i = 0; words[i] != NULL; i++)
    add (self, words[i], NULL);
}

/* For an option with a value; a letter counts as its name. */
static gboolean
find_option (const CliCommand *command,
             const char *name,
             gsize length,
             CliOptionFacts *option)
{
  for (gsize i = 0; cli_options_get_facts (command, i, option); i++)
    {
      gboolean is_long = length == strlen (option->name) + 2 && g_str_has_prefix (name, "--") &&
                         strncmp (name + 2, option->name, length - 2) == 0;
      gboolean is_short = length == 2 && name[0] == '-' && name[1] == option->letter;

      if (option->argument != NULL && (is_long || is_short))
        return TRUE;
    }
  return FALSE;
}

/**
 * cli_complete_get_text:
 * @words: (array zero-terminated=1): the words of a command line after the name of the program; the
 *   last one is being typed and may be empty
 *
 * Completes the last word.
 *
 * Returns: (transfer full): a line for each completion, followed by a tab and its description; the
 *   line `:files` where a file name is possible
 */
char *
cli_complete_get_text (const char *const *words)
{
  gsize n = g_strv_length ((char **)words);
  Completion self = { .before = "", .text = g_string_new (NULL) };
  const char *equals;
  CliOptionFacts option;

  self.typed = n > 0 ? words[n - 1] : "";
  self.command = n > 1 ? cli_command_find (words[0]) : NULL;
  equals = strchr (self.typed, '=');
  if (n <= 1)
    add_commands (&self);
  else if (self.command == NULL)
    return g_string_free (self.text, FALSE);
  else if (n > 2 && find_option (self.command, words[n - 2], strlen (words[n - 2]), &option))
    add_values (&self, &option);
  else if (equals != NULL &&
           find_option (self.command, self.typed, (gsize)(equals - self.typed), &option))
    {
      self.before = self.typed;
      self.before_length = (gsize)(equals + 1 - self.typed);
      self.typed = equals + 1;
      add_values (&self, &option);
    }
  else if (self.typed[0] == '-')
    add_options (&self);
  else
    add_arguments (&self);
  return g_string_free (self.text, FALSE);
}
