/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons with all symbols that a board opens at a cell. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-symbols.h>

/**
 * SatdokuPickerFuncs:
 * @picked: a value was picked; the picker stays open until it is closed
 * @colour_picked: (nullable): a colour was picked, 0: none; %NULL where there is no menu
 * @closed: it was closed, by the player or otherwise
 *
 * What a board does with what is picked. The first argument is the data that came with it.
 */
typedef struct
{
  void (*picked) (gpointer data, guint value);
  void (*colour_picked) (gpointer data, guint colour);
  void (*closed) (gpointer data);
} SatdokuPickerFuncs;

#define SATDOKU_TYPE_PICKER (satdoku_picker_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuPicker, satdoku_picker, SATDOKU, PICKER, GObject)

SatdokuPicker *satdoku_picker_new (GtkWidget *board,
                                   GMenuModel *menu,
                                   const SatdokuPickerFuncs *funcs,
                                   gpointer data);
void satdoku_picker_set_symbols (SatdokuPicker *self, const SudokuSymbols *symbols, guint side);
void satdoku_picker_open (SatdokuPicker *self,
                          const GdkRectangle *cell,
                          gboolean has_numbers,
                          guint picked);
void satdoku_picker_close (SatdokuPicker *self);
gboolean satdoku_picker_is_open (SatdokuPicker *self);
gboolean satdoku_picker_has_focus (SatdokuPicker *self);
gboolean satdoku_picker_move_focus (SatdokuPicker *self, GtkDirectionType direction);
void satdoku_picker_present (SatdokuPicker *self);
void satdoku_picker_drop (SatdokuPicker *self);
