/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-format.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_EARLIER_MAX 20

typedef struct _SatdokuEarlier SatdokuEarlier;

/* A game that was left for another one. */
typedef struct
{
  SudokuGame *game;
  GFile *file;                /* (nullable): where it is saved, or came from */
  const SudokuFormat *format; /* (nullable): in which it is saved there */
} SatdokuEarlierGame;

SatdokuEarlier *satdoku_earlier_new (const char *folder);
void satdoku_earlier_free (SatdokuEarlier *self);
gboolean satdoku_earlier_is_empty (const SatdokuEarlier *self);
gboolean satdoku_earlier_add (SatdokuEarlier *self,
                              const SatdokuEarlierGame *game,
                              gboolean as_oldest,
                              GError **error);
const SatdokuEarlierGame *satdoku_earlier_get_newest (SatdokuEarlier *self);
void satdoku_earlier_remove (SatdokuEarlier *self, SudokuGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuEarlier, satdoku_earlier_free)

G_END_DECLS
