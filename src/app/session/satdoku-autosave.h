/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-folder.h"
#include "satdoku-journal.h"

#define SATDOKU_TYPE_AUTOSAVE (satdoku_autosave_get_type ())
/**
 * SatdokuAutosave:
 *
 * Keeps a game on disk, move by move, in a file of its own. While nothing can be written,
 * #SatdokuAutosave:trouble says why.
 */
G_DECLARE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, SATDOKU, AUTOSAVE, GObject)

SatdokuAutosave *satdoku_autosave_new (const char *folder);
void satdoku_autosave_set_retry_interval (SatdokuAutosave *self, guint seconds);
void satdoku_autosave_set_sync_interval (SatdokuAutosave *self, guint seconds);

/* Which game. */
void
satdoku_autosave_begin (SatdokuAutosave *self, SudokuGame *game, const SatdokuGameNotes *notes);
void satdoku_autosave_resume (SatdokuAutosave *self,
                              SatdokuClaim *claim,
                              const SatdokuJournal *journal);
gboolean satdoku_autosave_is_kept (SatdokuAutosave *self);
gboolean satdoku_autosave_end (SatdokuAutosave *self);
void satdoku_autosave_give_up (SatdokuAutosave *self);
void satdoku_autosave_discard (SatdokuAutosave *self);
void satdoku_autosave_suspend (SatdokuAutosave *self);
void satdoku_autosave_go_on (SatdokuAutosave *self);

SudokuGame *satdoku_autosave_get_game (SatdokuAutosave *self);
const SatdokuGameNotes *satdoku_autosave_get_notes (SatdokuAutosave *self);
guint satdoku_autosave_get_selected (SatdokuAutosave *self);
const GError *satdoku_autosave_get_trouble (SatdokuAutosave *self);
gint64 satdoku_autosave_get_number (SatdokuAutosave *self);

/* What of it. */
void satdoku_autosave_set_notes (SatdokuAutosave *self, const SatdokuGameNotes *notes);
void satdoku_autosave_note_time (SatdokuAutosave *self);
void satdoku_autosave_note_selected (SatdokuAutosave *self, guint cell);
gboolean satdoku_autosave_flush (SatdokuAutosave *self, GError **error);
