/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the SAT layer, errors that name their place in a text, and the refusal to
 * take more memory than there is, which carries its numbers. */

#include "sat-error.h"

/* Of SAT_ERROR_MEMORY, in bytes. */
typedef struct
{
  guint64 needed;
  guint64 available;
} SatErrorPrivate;

static void
sat_error_private_init (SatErrorPrivate *self)
{
}

static void
sat_error_private_copy (const SatErrorPrivate *self,
                        SatErrorPrivate *copy)
{
  g_assert (self != NULL && copy != NULL);
  *copy = *self;
}

static void
sat_error_private_clear (SatErrorPrivate *self)
{
}

G_DEFINE_EXTENDED_ERROR (SatError, sat_error)

/**
 * sat_error_set_memory:
 * @error: (out) (optional): return location for the error
 * @what: what needs it: "the formula"
 * @needed: about how many bytes it needs
 * @available: how many there are
 *
 * Sets SAT_ERROR_MEMORY.
 */
void
sat_error_set_memory (GError **error,
                      const char *what,
                      guint64 needed,
                      guint64 available)
{
  g_autofree char *needed_text = g_format_size (needed);
  g_autofree char *available_text = g_format_size (available);
  SatErrorPrivate *numbers;

  if (error == NULL)
    return;
  g_set_error (error, SAT_ERROR, SAT_ERROR_MEMORY,
               "%s needs about %s of memory, only %s is free", what, needed_text, available_text);
  numbers = sat_error_get_private (*error);
  g_assert (numbers != NULL);
  *numbers = (SatErrorPrivate){ needed, available };
}

/**
 * sat_error_get_memory:
 * @error: (nullable): an error
 * @needed: (out): about how many bytes are needed
 * @available: (out): how many there are
 *
 * Returns: is it SAT_ERROR_MEMORY? Otherwise both are 0.
 */
gboolean
sat_error_get_memory (const GError *error,
                      guint64 *needed,
                      guint64 *available)
{
  const SatErrorPrivate *numbers = NULL;

  g_return_val_if_fail (needed != NULL && available != NULL, FALSE);

  if (g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY))
    numbers = sat_error_get_private (error);
  *needed = numbers != NULL ? numbers->needed : 0;
  *available = numbers != NULL ? numbers->available : 0;
  return numbers != NULL;
}

/**
 * sat_error_set_at:
 * @error: (out) (optional): return location for the error
 * @domain: domain of the error
 * @code: code of the error
 * @name: name of the text: a file name, or a word such as "clipboard"
 * @line: line from 1, or 0 when the place is unknown
 * @column: column in bytes from 1, or 0 when only the line is known
 * @format: what is wrong, printf-like
 * @...: arguments of @format
 *
 * Sets an error whose message begins with its place, "name:line:column: ".
 */
void
sat_error_set_at (GError **error,
                  GQuark domain,
                  int code,
                  const char *name,
                  gsize line,
                  gsize column,
                  const char *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (line == 0)
    g_set_error (error, domain, code, "%s: %s", name, message);
  else if (column == 0)
    g_set_error (error, domain, code, "%s:%" G_GSIZE_FORMAT ": %s", name, line, message);
  else
    g_set_error (error, domain, code, "%s:%" G_GSIZE_FORMAT ":%" G_GSIZE_FORMAT ": %s",
                 name, line, column, message);
}
