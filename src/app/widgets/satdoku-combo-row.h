/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_COMBO_ROW (satdoku_combo_row_get_type ())
/**
 * SatdokuComboRow:
 *
 * A row of strings to choose from that shows the whole of what is chosen. Its model is of
 * #GtkStringObject.
 */
G_DECLARE_FINAL_TYPE (SatdokuComboRow, satdoku_combo_row, SATDOKU, COMBO_ROW, AdwComboRow)
