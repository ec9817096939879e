/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-result.h>

#define SATDOKU_TYPE_HISTORY (satdoku_history_get_type ())
/**
 * SatdokuHistory:
 *
 * The finished puzzles, kept on disk as one line each. Lines that cannot be read are set aside and
 * kept; clearing can be undone until the next time.
 */
G_DECLARE_FINAL_TYPE (SatdokuHistory, satdoku_history, SATDOKU, HISTORY, GObject)

SatdokuHistory *satdoku_history_new (const char *path);
GArray *satdoku_history_load (SatdokuHistory *self, guint *n_damaged, GError **error);
gboolean
satdoku_history_append (SatdokuHistory *self, const SudokuResult *record, GError **error);
gboolean satdoku_history_clear (SatdokuHistory *self, GError **error);
gboolean satdoku_history_restore (SatdokuHistory *self, GError **error);
