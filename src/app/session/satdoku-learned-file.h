/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-learned.h>

#define SATDOKU_TYPE_LEARNED_FILE (satdoku_learned_file_get_type ())
/**
 * SatdokuLearnedFile:
 *
 * What the player has learned, kept on disk. What can't be read of the file is set aside.
 *
 * Properties: `revision`, which changes with what was learned.
 */
G_DECLARE_FINAL_TYPE (SatdokuLearnedFile, satdoku_learned_file, SATDOKU, LEARNED_FILE, GObject)

SatdokuLearnedFile *satdoku_learned_file_get_default (void);
SatdokuLearnedFile *satdoku_learned_file_new (const char *path);
const SudokuLearned *satdoku_learned_file_get (SatdokuLearnedFile *self);
gboolean satdoku_learned_file_refresh (SatdokuLearnedFile *self, GError **error);
guint satdoku_learned_file_take_damage (SatdokuLearnedFile *self);
gboolean satdoku_learned_file_begin (SatdokuLearnedFile *self,
                                     const SudokuTechnique *technique,
                                     GError **error);
gboolean satdoku_learned_file_end (SatdokuLearnedFile *self,
                                   const SudokuTechnique *technique,
                                   guint exercise,
                                   SudokuOutcome outcome,
                                   GError **error);
gboolean satdoku_learned_file_add (SatdokuLearnedFile *self,
                                   const SudokuLearned *learned,
                                   GError **error);
gboolean satdoku_learned_file_clear (SatdokuLearnedFile *self, GError **error);
gboolean satdoku_learned_file_restore (SatdokuLearnedFile *self, GError **error);
