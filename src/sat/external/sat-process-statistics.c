/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the numbers of conflicts, decisions and propagations, and the version, in the output of a
 * solver. Each solver has its own lines, which are in the table of profiles. Model counters all
 * print the lines of their competitions. */

#include "sat-process-statistics.h"

#include <string.h>

/* A longer line has no number. */
#define LINE_MAX_LENGTH 256

/* The beginnings of the lines with the results of model counters, since 2020 and since 2021. */
static const char *const counts[] = { "s mc ", "c s exact arb int ", "c Models : " };

static const char *
skip_blanks (const char *p)
{
  while (*p == ' ' || *p == '\t')
    p++;
  return p;
}

/* Matches the beginning of a line with a pattern; the number is in the place of #. */
static gboolean
match (const char *pattern,
       const char *line,
       gint64 *number)
{
  gint64 found = -1;

  for (; *pattern != '\0'; pattern++)
    if (*pattern == ' ')
      {
        line = skip_blanks (line);
      }
    else if (*pattern == '#' && g_ascii_isdigit (*line))
      {
        char *end;

        found = g_ascii_strtoll (line, &end, 10);
        line = end;
      }
    else if (*pattern != *line++)
      {
        return FALSE;
      }
  *number = found;
  return found >= 0;
}

static void
read_number (const char *pattern,
             const char *line,
             gint64 *number)
{
  gint64 found;

  if (pattern != NULL && match (pattern, line, &found))
    *number = found;
}

/* The next printable word. */
static void
read_version (const char *begin,
              const char *line,
              char *version)
{
  gsize length = 0;

  if (begin == NULL || *version != '\0' || !g_str_has_prefix (line, begin))
    return;
  line = skip_blanks (line + strlen (begin));
  while (length < SAT_PROCESS_VERSION_MAX && g_ascii_isgraph (line[length]))
    length++;
  memcpy (version, line, length);
  version[length] = '\0';
}

/* The place after the beginning of a line, where a blank stands for any number of them; NULL when
 * the line has another beginning. */
static const char *
skip_beginning (const char *line,
                const char *beginning)
{
  for (; *beginning != '\0'; beginning++)
    if (*beginning == ' ')
      line = skip_blanks (line);
    else if (*line++ != *beginning)
      return NULL;
  return line;
}

/* A whole number of any size, with nothing after it: "1+" of clasp is no count. */
static void
read_count (const char *line,
            char *count)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      const char *digits = skip_beginning (line, counts[i]);
      gsize n;

      if (digits == NULL)
        continue;
      n = strspn (digits, "0123456789");
      if (n == 0 || n > SAT_PROCESS_COUNT_MAX || digits[n + strspn (digits + n, " \t\r")] != '\0')
        continue;
      memcpy (count, digits, n);
      count[n] = '\0';
    }
}

static void
read_line (SatProcessStatistics *self,
           const SatProcessProfile *profile,
           const char *line)
{
  read_number (profile->conflicts, line, &self->conflicts);
  read_number (profile->decisions, line, &self->decisions);
  read_number (profile->propagations, line, &self->propagations);
  read_version (profile->version, line, self->version);
}

/* An unknown program often prints like a known one. */
static void
read_any (SatProcessStatistics *self,
          const char *line)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);

  for (gsize i = 0; i < n_profiles; i++)
    read_line (self, &profiles[i], line);
}

/**
 * sat_process_statistics_init:
 * @self: (out caller-allocates): statistics
 *
 * Makes empty statistics.
 */
void
sat_process_statistics_init (SatProcessStatistics *self)
{
  g_return_if_fail (self != NULL);

  *self = (SatProcessStatistics){ .conflicts = -1, .decisions = -1, .propagations = -1 };
}

/**
 * sat_process_statistics_read:
 * @profile: (nullable): the solver; %NULL: unknown
 * @text: (array length=length): the output of a solver
 * @length: its length in bytes
 *
 * Reads the statistics in a text. The last of several numbers counts.
 */
void
sat_process_statistics_read (SatProcessStatistics *self,
                             const SatProcessProfile *profile,
                             const char *text,
                             gsize length)
{
  const char *end = text + length;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL || length == 0);

  while (text < end)
    {
      const char *next = memchr (text, '\n', (gsize)(end - text));
      gsize n = (gsize)((next != NULL ? next : end) - text);
      char line[LINE_MAX_LENGTH + 1];

      if (n <= LINE_MAX_LENGTH)
        {
          gsize from = n > 0 && text[0] == '('; /* around those of Z3 */

          memcpy (line, text + from, n - from);
          line[n - from] = '\0';
          read_count (skip_blanks (line), self->n_models);
          if (profile != NULL)
            read_line (self, profile, skip_blanks (line));
          else
            read_any (self, skip_blanks (line));
        }
      text = next != NULL ? next + 1 : end;
    }
}
