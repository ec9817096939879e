/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-autosave.h"
#include "satdoku-stored-game.h"

#define SATDOKU_TYPE_UNWRITTEN (satdoku_unwritten_get_type ())
/**
 * SatdokuUnwritten:
 *
 * The games that were left while they could not be written.
 */
G_DECLARE_FINAL_TYPE (SatdokuUnwritten, satdoku_unwritten, SATDOKU, UNWRITTEN, GObject)

SatdokuUnwritten *satdoku_unwritten_new (gint64 first_number);
void satdoku_unwritten_hold (SatdokuUnwritten *self, SatdokuAutosave *autosave);
SatdokuAutosave *satdoku_unwritten_take (SatdokuUnwritten *self, gint64 number);
SatdokuStoredGame *satdoku_unwritten_find (SatdokuUnwritten *self, gint64 number);
gboolean satdoku_unwritten_has_file (SatdokuUnwritten *self, gint64 number);
void satdoku_unwritten_add_to (SatdokuUnwritten *self, GPtrArray *games);

gboolean satdoku_unwritten_set_pinned (SatdokuUnwritten *self, gint64 number, gboolean pinned);
gboolean satdoku_unwritten_remove (SatdokuUnwritten *self, gint64 number);
gboolean satdoku_unwritten_bring_back (SatdokuUnwritten *self, gint64 number);

void satdoku_unwritten_flush (SatdokuUnwritten *self);
const GError *satdoku_unwritten_get_trouble (SatdokuUnwritten *self);
guint satdoku_unwritten_count_troubles (SatdokuUnwritten *self);
