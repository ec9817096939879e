/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the game on disk, move by move. */

#pragma once

#include "satdoku-journal.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_AUTOSAVE (satdoku_autosave_get_type ())
/**
 * SatdokuAutosave:
 *
 * Keeps the game on disk, move by move, in a file of its own that a lock protects from a second
 * instance. While nothing can be written, #SatdokuAutosave:trouble says why.
 */
G_DECLARE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, SATDOKU, AUTOSAVE, GObject)

SatdokuAutosave *satdoku_autosave_new (const char *path);
void satdoku_autosave_set_retry_interval (SatdokuAutosave *self, guint seconds);
gboolean satdoku_autosave_lock (SatdokuAutosave *self);
SudokuGame *satdoku_autosave_restore (SatdokuAutosave *self, GError **damage);
void satdoku_autosave_set_game (SatdokuAutosave *self, SudokuGame *game);
void satdoku_autosave_note_time (SatdokuAutosave *self);
void satdoku_autosave_note_selected (SatdokuAutosave *self, guint cell);
guint satdoku_autosave_get_selected (SatdokuAutosave *self);
gboolean satdoku_autosave_flush (SatdokuAutosave *self, GError **error);

G_END_DECLS
