/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-format.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_EARLIER_GAMES_MAX 20

typedef struct _SatdokuEarlierGames SatdokuEarlierGames;

/* A game that was left for another one. */
typedef struct
{
  SudokuGame *game;
  GFile *file;                /* (nullable): where it is saved, or came from */
  const SudokuFormat *format; /* (nullable): in which it is saved there */
} SatdokuEarlierGame;

SatdokuEarlierGames *satdoku_earlier_games_new (const char *folder);
void satdoku_earlier_games_free (SatdokuEarlierGames *self);
gboolean satdoku_earlier_games_is_empty (const SatdokuEarlierGames *self);
gboolean satdoku_earlier_games_add (SatdokuEarlierGames *self,
                                    const SatdokuEarlierGame *game,
                                    gboolean as_oldest,
                                    GError **error);
const SatdokuEarlierGame *satdoku_earlier_games_get_newest (SatdokuEarlierGames *self);
void satdoku_earlier_games_remove (SatdokuEarlierGames *self, SudokuGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuEarlierGames, satdoku_earlier_games_free)

G_END_DECLS
