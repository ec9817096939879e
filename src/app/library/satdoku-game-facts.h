/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words shown for a stored game, and the text in which it is searched. */

#pragma once

#include <sudoku-level.h>

#include "satdoku-collection.h"
#include "satdoku-stored-game.h"

/**
 * SatdokuGameSet:
 * @SATDOKU_GAMES_ALL: all games
 * @SATDOKU_GAMES_IN_PROGRESS: with entries or moves, and not solved
 * @SATDOKU_GAMES_NEW: in which nothing was done
 * @SATDOKU_GAMES_SOLVED: solved
 *
 * Some of the games.
 */
typedef enum
{
  SATDOKU_GAMES_ALL,
  SATDOKU_GAMES_IN_PROGRESS,
  SATDOKU_GAMES_NEW,
  SATDOKU_GAMES_SOLVED
} SatdokuGameSet;

/**
 * SatdokuGameOrder:
 * @SATDOKU_GAMES_LAST_PLAYED: what was taken up last comes first
 * @SATDOKU_GAMES_OLDEST: the other way round
 * @SATDOKU_GAMES_PROGRESS: those that are nearly full first
 *
 * An order of games.
 */
typedef enum
{
  SATDOKU_GAMES_LAST_PLAYED,
  SATDOKU_GAMES_OLDEST,
  SATDOKU_GAMES_PROGRESS
} SatdokuGameOrder;

char *satdoku_game_facts_make_title (SatdokuStoredGame *game);
char *satdoku_game_facts_make_details (SatdokuStoredGame *game);
char *satdoku_game_facts_make_progress (SatdokuStoredGame *game);
char *satdoku_game_facts_make_date (SatdokuStoredGame *game);

gboolean satdoku_game_facts_is_in (SatdokuStoredGame *game, SatdokuGameSet set);
gboolean satdoku_game_facts_has_level (SatdokuStoredGame *game, SudokuLevel level);
gboolean satdoku_game_facts_matches (SatdokuStoredGame *game, const char *text);
int satdoku_game_facts_compare (SatdokuStoredGame *first,
                                SatdokuStoredGame *second,
                                SatdokuGameOrder order);

gboolean satdoku_game_facts_collection_is_in (SatdokuCollection *collection, SatdokuGameSet set);
gboolean satdoku_game_facts_collection_matches (SatdokuCollection *collection, const char *text);
