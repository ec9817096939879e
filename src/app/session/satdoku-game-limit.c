/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which games go away, so that the store does not grow for ever.
 *
 * - A game that is pinned, or played just now, is never deleted, and does not count.
 * - Of those that the program has made and in which nothing was done, the last ten stay: the
 *   program can make others.
 * - Of all the last 200 stay. When there are more, those in which nothing was done go first, the
 *   oldest before the others; only then the oldest of those in which something was done.
 *
 * “Last” is what was taken up last to be played. */

#include "satdoku-config.h"

#include "satdoku-game-limit.h"

static gboolean
counts (const SatdokuGameEntry *game)
{
  return !game->is_played && !game->notes->pinned;
}

static gboolean
is_made_only (const SatdokuGameEntry *game)
{
  return !game->is_touched &&
         game->notes->origin == SATDOKU_GAME_MADE;
}

/* The oldest first, until so many are chosen. */
static void
choose_oldest (GPtrArray *games,
               gboolean touched,
               guint n_chosen,
               GPtrArray *chosen)
{
  for (guint i = games->len; i > 0 && chosen->len < n_chosen; i--)
    {
      SatdokuGameEntry *game = g_ptr_array_index (games, i - 1);

      if (counts (game) && game->is_touched == touched &&
          !g_ptr_array_find (chosen, game, NULL))
        g_ptr_array_add (chosen, game);
    }
}

/* Chooses which games to delete so that the store stays within its limits; @games has the last one
 * first. The result borrows its entries from @games. The rules are at the top of this file. */
GPtrArray *
satdoku_game_limit_choose (GPtrArray *games)
{
  GPtrArray *chosen = g_ptr_array_new ();
  guint n_made = 0, n = 0;

  g_return_val_if_fail (games != NULL, chosen);

  for (guint i = 0; i < games->len; i++)
    {
      SatdokuGameEntry *game = g_ptr_array_index (games, i);

      n += counts (game);
      if (counts (game) && is_made_only (game) && ++n_made > SATDOKU_MADE_GAMES_MAX)
        g_ptr_array_add (chosen, game);
    }
  n = n > SATDOKU_GAMES_MAX ? n - SATDOKU_GAMES_MAX : 0;
  choose_oldest (games, FALSE, n, chosen);
  choose_oldest (games, TRUE, n, chosen);
  return chosen;
}
