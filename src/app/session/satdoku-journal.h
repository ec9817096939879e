/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>

#include "satdoku-game-notes.h"
#include "satdoku-seal.h"

#define SATDOKU_JOURNAL_NO_CELL G_MAXUINT

/**
 * SatdokuJournal:
 * @game: (nullable): the game as it is after the last line that can be read; %NULL: there is none
 * @notes: what is known of it beside its moves
 * @selected: the selected cell; %SATDOKU_JOURNAL_NO_CELL if it doesn't say one
 * @seal: what the next line hangs on
 * @n_lines: how many lines there are
 * @is_whole: whether lines can be added as it is
 * @is_lost: whether something of the game is lost: the text is damaged, and not only where there
 *   are two copies
 *
 * What was read of a journal.
 */
typedef struct
{
  SudokuGame *game;
  SatdokuGameNotes *notes;
  guint selected;
  SatdokuSeal seal;
  guint n_lines;
  gboolean is_whole;
  gboolean is_lost;
} SatdokuJournal;

char *
satdoku_journal_begin (SudokuGame *game, const SatdokuGameNotes *notes, SatdokuSeal *seal);
void satdoku_journal_add (GString *text, const char *line, SatdokuSeal *seal);
void satdoku_journal_add_selected (GString *text, guint cell, guint side, SatdokuSeal *seal);
void satdoku_journal_add_notes (GString *text,
                                SudokuGame *game,
                                const SatdokuGameNotes *notes,
                                SatdokuSeal *seal);

SatdokuJournal *satdoku_journal_read (const char *name,
                                      const char *text,
                                      gsize length,
                                      GCancellable *cancellable,
                                      GError **damage);
SatdokuJournal *
satdoku_journal_load (const char *path, GCancellable *cancellable, GError **damage);
void satdoku_journal_free (SatdokuJournal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuJournal, satdoku_journal_free)
