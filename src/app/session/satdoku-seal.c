/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seal is the FNV-1a hash (Fowler, Noll and Vo) of a text. Each of its steps is one to one, so
 * that no single wrong byte escapes. It guards against accidents, not against people. */

#include "satdoku-config.h"

#include "satdoku-seal.h"

#include <string.h>

#define FNV_PRIME 16777619u

/* Seals a text together with what stands before it, whose seal is @seal, or %SATDOKU_SEAL_START at
 * the beginning. */
SatdokuSeal
satdoku_seal_go_on (SatdokuSeal seal,
                    const char *text,
                    gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, seal);

  for (gsize i = 0; i < length; i++)
    seal = (seal ^ (guint8)text[i]) * FNV_PRIME;
  return seal;
}

/* Adds a line behind a seal of its own, for files whose lines don't depend on each other. */
void
satdoku_seal_add_line (GString *text,
                       const char *line)
{
  g_return_if_fail (text != NULL && line != NULL);

  g_string_append_printf (text, "%08x ",
                          satdoku_seal_go_on (SATDOKU_SEAL_START, line, strlen (line)));
  g_string_append (text, line);
  g_string_append_c (text, '\n');
}

/* The digits as they are written; nothing else counts as the same number. */
static gboolean
read_seal (const char *line,
           SatdokuSeal *seal)
{
  *seal = 0;
  for (guint i = 0; i < SATDOKU_SEAL_LENGTH; i++)
    {
      if (!g_ascii_isxdigit (line[i]) || g_ascii_isupper (line[i]))
        return FALSE;
      *seal = *seal << 4 | (guint)g_ascii_xdigit_value (line[i]);
    }
  return TRUE;
}

/* Checks the seal of a line given without its newline. Returns the text behind the seal, or NULL
 * when the line is damaged. */
const char *
satdoku_seal_open_line (const char *line,
                        gsize length)
{
  const gsize start = SATDOKU_SEAL_LENGTH + 1;
  SatdokuSeal seal;

  g_return_val_if_fail (line != NULL, NULL);

  if (length < start || line[start - 1] != ' ' || !read_seal (line, &seal))
    return NULL;
  if (satdoku_seal_go_on (SATDOKU_SEAL_START, line + start, length - start) != seal)
    return NULL;
  return line + start;
}
