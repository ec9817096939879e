/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the words of a command line. It is split like a shell command, but never passed to a
 * shell. */

#include "sat-process-command.h"

#include "sat-error.h"

#include <string.h>

/* (nullable): the value of the placeholder; %: there is no such placeholder. */
static const char *
get_value (const SatProcessWords *words,
           char letter)
{
  switch (letter)
    {
    case 'f':
      return words->formula;
    case 'r':
      return words->result;
    case 'p':
      return words->proof;
    case 's':
      return words->seed;
    case 't':
      return words->seconds;
    case 'm':
      return words->megabytes;
    case 'j':
      return words->threads;
    default:
      return "%";
    }
}

/* Two characters with a meaning, %% for one percent sign. */
static gboolean
is_placeholder (const char *text)
{
  static const char letters[] = "frpstmj%";

  for (const char *p = letters; *p != '\0'; p++)
    if (text[0] == '%' && text[1] == *p)
      return TRUE;
  return FALSE;
}

/* (nullable): NULL: a placeholder in it is not set. */
static char *
expand (const char *word,
        const SatProcessWords *words,
        gboolean *has_formula)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (const char *p = word; *p != '\0'; p++)
    {
      const char *value;

      if (!is_placeholder (p))
        {
          g_string_append_c (string, *p);
          continue;
        }
      value = get_value (words, *++p);
      if (value == NULL)
        return NULL;
      *has_formula |= *p == 'f';
      g_string_append (string, value);
    }
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* Drops the option that a word is the argument of, as in “-s %s”. */
static void
drop_option (GPtrArray *argv,
             const char *word)
{
  const char *last = argv->len > 1 ? g_ptr_array_index (argv, argv->len - 1) : "";

  if (is_placeholder (word) && word[2] == '\0' && last[0] == '-')
    g_ptr_array_set_size (argv, (int)argv->len - 1);
}

/**
 * sat_process_command_expand:
 * @command: a command line
 * @words: the values of its placeholders
 *
 * Makes the words of a command line. A word with a placeholder that is not set is left out; where
 * the word is nothing but the placeholder, the option before it goes, too. Without %f the file of
 * the formula comes last. %% is a percent sign.
 *
 * Returns: (transfer full) (nullable): program and arguments; %NULL with SAT_ERROR_PROCESS when the
 *   command can't be split into words
 */
GStrv
sat_process_command_expand (const char *command,
                            const SatProcessWords *words,
                            GError **error)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) split = NULL;
  g_autoptr (GError) reason = NULL;
  gboolean has_formula = FALSE;

  g_return_val_if_fail (command != NULL && words != NULL, NULL);
  g_return_val_if_fail (words->formula != NULL && words->result != NULL, NULL);

  if (!g_shell_parse_argv (command, NULL, &split, &reason))
    {
      sat_error_set (error, SAT_ERROR_PROCESS, NULL, "command-invalid",
                     sat_arg_text (command), sat_arg_cause (reason));
      return NULL;
    }
  for (gsize i = 0; split[i] != NULL; i++)
    {
      char *word = expand (split[i], words, &has_formula);

      if (word != NULL)
        g_ptr_array_add (argv, word);
      else
        drop_option (argv, split[i]);
    }
  if (!has_formula)
    g_ptr_array_add (argv, g_strdup (words->formula));
  g_ptr_array_add (argv, NULL);
  return (GStrv)g_ptr_array_free (g_steal_pointer (&argv), FALSE);
}

/**
 * sat_process_command_describe:
 * @command: a command line
 * @seed: (nullable): the value of %s
 *
 * Makes the command line with nothing but the files and the seed set. The files stay %f and %r.
 *
 * Returns: (transfer full): the command line; @command itself when it can't be split into words
 */
char *
sat_process_command_describe (const char *command,
                              const char *seed)
{
  const SatProcessWords words = { .formula = "%f", .result = "%r", .seed = seed };
  g_auto (GStrv) argv = NULL;

  g_return_val_if_fail (command != NULL, NULL);

  argv = sat_process_command_expand (command, &words, NULL);
  if (argv == NULL)
    return g_strdup (command);
  for (gsize i = 0; argv[i] != NULL; i++)
    if (strpbrk (argv[i], " \t\n'\"\\$;&|<>*?()") != NULL || argv[i][0] == '\0')
      {
        char *quoted = g_shell_quote (argv[i]);

        g_free (argv[i]);
        argv[i] = quoted;
      }
  return g_strjoinv (" ", argv);
}
