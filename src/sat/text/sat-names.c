/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of variables in the comments of a formula. There are three forms: "var 1 a", "x 1 a" and "1
 * a", the last two for single words only, as other comments begin like that, too. */

#include "sat-names.h"

#include <string.h>

/* A longer name is truncated, as names occur in sentences. */
#define NAME_MAX_CHARACTERS 60

struct _SatNames
{
  GHashTable *names; /* variable → name */
};

/* The rest of a line as a name. NULL when there is none, or it must be one word and isn't. */
static char *
make_name (const char *text,
           gboolean one_word)
{
  g_autofree char *name = g_strstrip (g_strdup (text));

  if (*name == '\0' || (one_word && strpbrk (name, " \t") != NULL))
    return NULL;
  if (g_utf8_strlen (name, -1) > NAME_MAX_CHARACTERS)
    {
      g_autofree char *beginning = g_utf8_substring (name, 0, NAME_MAX_CHARACTERS);

      return g_strconcat (beginning, "…", NULL);
    }
  return g_steal_pointer (&name);
}

/* "1 a"; anything else is another comment. */
static void
read_name (SatNames *self,
           const char *text,
           int n_variables,
           gboolean one_word)
{
  char *end = NULL;
  gint64 variable = g_ascii_strtoll (text, &end, 10);
  char *name = NULL;

  if (variable < 1 || variable > n_variables || (*end != ' ' && *end != '\t') ||
      g_hash_table_contains (self->names, GINT_TO_POINTER ((int)variable)))
    return;
  name = make_name (end, one_word);
  if (name != NULL)
    g_hash_table_insert (self->names, GINT_TO_POINTER ((int)variable), name);
}

static void
read_line (SatNames *self,
           const char *line,
           int n_variables)
{
  while (*line == ' ' || *line == '\t')
    line++;
  if (g_str_has_prefix (line, "var "))
    read_name (self, line + strlen ("var "), n_variables, FALSE);
  else if (g_str_has_prefix (line, "x "))
    read_name (self, line + strlen ("x "), n_variables, TRUE);
  else if (g_ascii_isdigit (*line))
    read_name (self, line, n_variables, TRUE);
}

/**
 * sat_names_new: (skip)
 * @comments: (nullable): lines, without the "c" before each
 * @n_variables: how many variables there are
 *
 * Finds the names in comments. The first name of a variable counts.
 *
 * Returns: (transfer full): the names
 */
SatNames *
sat_names_new (const char *comments,
               int n_variables)
{
  SatNames *self = g_new0 (SatNames, 1);
  g_auto (GStrv) lines = g_strsplit (comments != NULL ? comments : "", "\n", -1);

  self->names = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (gsize i = 0; lines[i] != NULL; i++)
    read_line (self, lines[i], n_variables);
  return self;
}

/**
 * sat_names_free:
 * @self: (transfer full) (nullable): names
 *
 * Frees them.
 */
void
sat_names_free (SatNames *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->names);
  g_free (self);
}

/**
 * sat_names_get_n:
 *
 * Counts the variables with a name.
 *
 * Returns: the number
 */
guint
sat_names_get_n (const SatNames *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->names);
}

/**
 * sat_names_get:
 * @self: (nullable): names
 * @variable: a variable
 *
 * Gets the name of a variable.
 *
 * Returns: (transfer none) (nullable): the name; %NULL if it has none
 */
const char *
sat_names_get (const SatNames *self,
               int variable)
{
  return self != NULL ? g_hash_table_lookup (self->names, GINT_TO_POINTER (variable)) : NULL;
}
