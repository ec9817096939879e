/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-cnf.h>

#define SATDOKU_TYPE_ENCODING_TABLE (satdoku_encoding_table_get_type ())
/**
 * SatdokuEncodingTable:
 *
 * A window with the formulas of one puzzle in all encodings: how large they are, and how long our
 * solver takes, measured one after another while one looks. Closing it ends that.
 *
 * Signals: "chosen" (utf8): a row was activated; the id of its encoding.
 */
G_DECLARE_FINAL_TYPE (SatdokuEncodingTable,
                      satdoku_encoding_table,
                      SATDOKU,
                      ENCODING_TABLE,
                      AdwWindow)

GtkWidget *satdoku_encoding_table_new (GtkWindow *parent, const SudokuCnf *cnf);
