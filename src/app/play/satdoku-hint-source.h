/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>
#include <sudoku-hint.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_HINT_SOURCE (satdoku_hint_source_get_type ())
/**
 * SatdokuHintSource:
 *
 * Finds out what helps in the position that is played, in a worker of its own, when the player
 * rests. What was found is dropped with the next change.
 */
G_DECLARE_FINAL_TYPE (SatdokuHintSource, satdoku_hint_source, SATDOKU, HINT_SOURCE, GObject)

SatdokuHintSource *satdoku_hint_source_new (void);
void satdoku_hint_source_want (SatdokuHintSource *self);
void satdoku_hint_source_want_all (SatdokuHintSource *self, gboolean wanted);

G_END_DECLS
