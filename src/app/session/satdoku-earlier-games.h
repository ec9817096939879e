/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-format.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_EARLIER_GAMES_MAX 20

/**
 * SatdokuEarlierGames:
 *
 * The games that were left for others, in a folder: the player can go back to each of them, also
 * in a later run of the program.
 */
typedef struct _SatdokuEarlierGames SatdokuEarlierGames;

/**
 * SatdokuEarlierGame:
 * @game: the game
 * @file: (nullable): where it is saved, or came from
 * @format: (nullable): in which it is saved there
 *
 * A game that was left for another one.
 */
typedef struct
{
  SudokuGame *game;
  GFile *file;
  const SudokuFormat *format;
} SatdokuEarlierGame;

SatdokuEarlierGames *satdoku_earlier_games_new (const char *folder);
void satdoku_earlier_games_free (SatdokuEarlierGames *self);
gboolean satdoku_earlier_games_is_empty (const SatdokuEarlierGames *self);
gboolean satdoku_earlier_games_add (SatdokuEarlierGames *self,
                                    const SatdokuEarlierGame *game,
                                    gboolean as_oldest,
                                    GError **error);
const SatdokuEarlierGame *satdoku_earlier_games_get_newest (SatdokuEarlierGames *self,
                                                            GError **damage);
void satdoku_earlier_games_remove (SatdokuEarlierGames *self, SudokuGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuEarlierGames, satdoku_earlier_games_free)

G_END_DECLS
