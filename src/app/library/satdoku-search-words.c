/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a text by words that are typed, whatever the case, and however its letters are written. */

#include "satdoku-config.h"

#include "satdoku-search-words.h"

#include <string.h>

/* Makes a text, which need not be valid, comparable: without what does not count when it is looked
 * for. */
char *
satdoku_search_fold (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *normal = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  normal = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);
  return g_utf8_casefold (normal, -1);
}

/* Is each word of @text in @key, which search_fold() has made? */
gboolean
satdoku_search_has_words (const char *key,
                          const char *text)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (key != NULL && text != NULL, FALSE);

  folded = satdoku_search_fold (text);
  words = g_strsplit_set (folded, " \t\n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (key, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
