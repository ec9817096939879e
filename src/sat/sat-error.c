/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the SAT layer, and errors that name their place in a text. */

#include "sat-error.h"

G_DEFINE_QUARK (sat - error - quark, sat_error)

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
