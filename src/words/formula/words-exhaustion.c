/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last words of a program that has run out of resources, prepared while there is still
 * memory. */

#include "words-exhaustion.h"

#include <glib/gi18n.h>

/* In the form of the terminal. */
static char *
make_line (const char *program,
           const char *sentence)
{
  g_autofree char *line = g_strdup_printf ("%s: %s\n", program, sentence);
  char *local = g_locale_from_utf8 (line, -1, NULL, NULL, NULL);

  return local != NULL ? local : g_steal_pointer (&line);
}

/**
 * words_no_memory:
 * @program: the name of the program
 *
 * Says that there is no more memory.
 *
 * Returns: (transfer full): a line, in the encoding of the locale
 */
char *
words_no_memory (const char *program)
{
  g_return_val_if_fail (program != NULL, NULL);

  return make_line (program, _ ("the system gives this program no more memory (see “ulimit -v”)"));
}

/**
 * words_no_resource:
 * @program: the name of the program
 *
 * Says that there are no more open files or threads, which may also mean memory.
 *
 * Returns: (transfer full): a line, in the encoding of the locale
 */
char *
words_no_resource (const char *program)
{
  g_return_val_if_fail (program != NULL, NULL);

  return make_line (program,
                    _ ("the system gives this program no more open files, threads or memory (see "
                       "“ulimit -a”)"));
}
