/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of regions: N rows of N numbers, the region of each cell. What comes out is the text form
 * of the rule; whether the regions are of the right size is for the rule to say. */

#include "satdoku-config.h"

#include "cli-regions.h"

#include <glib/gi18n.h>
#include <sudoku-error.h>
#include <sudoku-rule.h>

#include "cli-io.h"

typedef struct
{
  const char *name;
  guint line;
  guint side;   /* 0: no row yet */
  guint n_rows; /* so far */
  GString *rule;
} Reading;

static gboolean
fail_line (const Reading *self,
           GError **error,
           char *message)
{
  g_autofree char *owned = message;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "%s:%u: %s", self->name,
               self->line, owned);
  return FALSE;
}

static gboolean
add_number (Reading *self,
            const char *word,
            GError **error)
{
  guint64 number = 0;

  if (!g_ascii_string_to_unsigned (word, 10, 1, self->side, &number, NULL))
    return fail_line (self, error,
                      /* Translators: a word of a file and the largest number of a region. */
                      g_strdup_printf (_ ("'%.20s' is not a region between 1 and %u"),
                                       word, self->side));
  g_string_append_printf (self->rule, "%c%u", self->rule->len == 0 ? ':' : ',', (guint)number);
  return TRUE;
}

static gboolean
add_line (Reading *self,
          const char *line,
          GError **error)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " \t\r", -1);
  guint n = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    n += *parts[i] != '\0';
  if (n == 0)
    return TRUE;
  if (self->side == 0 && (n < SUDOKU_SIDE_MIN || n > SUDOKU_SIDE_MAX))
    return fail_line (self, error,
                      g_strdup_printf (ngettext ("the row has %u number, and a side is %d to %d",
                                                 "the row has %u numbers, and a side is %d to %d",
                                                 n),
                                       n, SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX));
  if (self->side == 0)
    self->side = n;
  if (n != self->side || self->n_rows == self->side)
    return fail_line (self, error,
                      g_strdup_printf (_ ("there are %u rows of %u numbers, not more or fewer"),
                                       self->side, self->side));
  self->n_rows++;
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0' && !add_number (self, parts[i], error))
      return FALSE;
  return TRUE;
}

/**
 * cli_regions_load:
 * @path: a path, or "-"
 * @side: (out): the side that the rows have
 * @cancellable: (nullable): ends reading
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the text form of the rule, "regions:1,1,2,…"; %NULL when
 *   the file can't be read or has no regions
 */
char *
cli_regions_load (const char *path,
                  guint *side,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (GBytes) bytes = cli_io_load (path, cancellable, error);
  g_autofree char *name = cli_io_get_name (path);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) numbers = g_string_new (NULL);
  Reading reading = { .name = name, .line = 1, .rule = numbers };
  g_autofree char *rule_text = NULL;
  g_autoptr (SudokuRule) rule = NULL;

  if (bytes == NULL)
    return NULL;
  /* Of an empty file there are no data at all. */
  if (g_bytes_get_size (bytes) > 0)
    text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      reading.line = i + 1;
      if (!add_line (&reading, lines[i], error))
        return NULL;
    }
  if (reading.side == 0 || reading.n_rows != reading.side)
    {
      fail_line (&reading, error,
                 g_strdup_printf (ngettext ("the file ends after %u row",
                                            "the file ends after %u rows", reading.n_rows),
                                  reading.n_rows));
      return NULL;
    }
  rule_text = g_strconcat ("regions", numbers->str, NULL);
  rule = sudoku_rule_parse (reading.side, rule_text, error);
  if (rule == NULL)
    {
      sudoku_error_add_place (error, &(SatPlace){ .name = name });
      return NULL;
    }
  *side = reading.side;
  return g_steal_pointer (&rule_text);
}
