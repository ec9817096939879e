/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Did you mean …?": the known word that is nearest to a mistyped one. */

#include "cli-suggest.h"

#include <string.h>

/* Longer words are not typing errors. */
#define LENGTH_MAX 40

/* Edits (a letter inserted, deleted or changed, or two neighbours swapped) from one word to the
 * other: the optimal string alignment distance. */
static gsize
get_distance (const char *from,
              const char *to)
{
  gsize n = strlen (from);
  gsize m = strlen (to);
  gsize d[LENGTH_MAX + 1][LENGTH_MAX + 1];

  if (n > LENGTH_MAX || m > LENGTH_MAX)
    return LENGTH_MAX;
  for (gsize i = 0; i <= n; i++)
    d[i][0] = i;
  for (gsize j = 0; j <= m; j++)
    d[0][j] = j;
  for (gsize i = 1; i <= n; i++)
    for (gsize j = 1; j <= m; j++)
      {
        gsize cost = g_ascii_tolower (from[i - 1]) == g_ascii_tolower (to[j - 1]) ? 0 : 1;

        d[i][j] = MIN (MIN (d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + cost);
        if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
          d[i][j] = MIN (d[i][j], d[i - 2][j - 2] + 1);
      }
  return d[n][m];
}

/**
 * cli_suggest:
 * @word: the word that was typed
 * @known: (element-type utf8): the known words
 *
 * Returns: (transfer none) (nullable): the word that was probably meant: at most every third letter
 *   differs, or @word is its beginning
 */
const char *
cli_suggest (const char *word,
             const GPtrArray *known)
{
  const char *best = NULL;
  gsize best_distance = G_MAXSIZE;

  for (guint i = 0; i < known->len; i++)
    {
      const char *candidate = g_ptr_array_index (known, i);
      gsize distance = get_distance (word, candidate);

      if (strlen (word) >= 2 && g_str_has_prefix (candidate, word))
        distance = MIN (distance, 1);
      if (distance <= MAX (1, strlen (candidate) / 3) && distance < best_distance)
        {
          best = candidate;
          best_distance = distance;
        }
    }
  return best;
}
