/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-cnf.h>
#include <sudoku-symbols.h>

#include "satdoku-board-layout.h"
#include "satdoku-cell-selection.h"
#include "satdoku-overlay.h"

/**
 * SatdokuClausePicture:
 *
 * A small picture of the puzzle of a formula: the givens, the cells that a clause is about, and
 * frames around cells that are chosen. Not reference-counted.
 */
typedef struct _SatdokuClausePicture SatdokuClausePicture;

SatdokuClausePicture *satdoku_clause_picture_new (PangoContext *context);
void satdoku_clause_picture_free (SatdokuClausePicture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuClausePicture, satdoku_clause_picture_free)

gboolean satdoku_clause_picture_set_puzzle (SatdokuClausePicture *self, SudokuCnf *cnf);
gboolean satdoku_clause_picture_set_clause (SatdokuClausePicture *self,
                                            SudokuCnf *cnf,
                                            guint64 clause);
void
satdoku_clause_picture_set_overlay (SatdokuClausePicture *self, SatdokuOverlay *overlay);
double satdoku_clause_picture_get_extent (SatdokuClausePicture *self);
const SatdokuShown *satdoku_clause_picture_get_shown (SatdokuClausePicture *self, guint cell);
SudokuCnf *satdoku_clause_picture_get_cnf (SatdokuClausePicture *self);
SatdokuBoardPattern *satdoku_clause_picture_get_pattern (SatdokuClausePicture *self);
const SudokuSymbols *satdoku_clause_picture_get_symbols (SatdokuClausePicture *self);
void satdoku_clause_picture_style_changed (SatdokuClausePicture *self);
void satdoku_clause_picture_set_size (SatdokuClausePicture *self, int width, int height);
gboolean satdoku_clause_picture_find_cell (SatdokuClausePicture *self,
                                           double x,
                                           double y,
                                           guint *cell);
void satdoku_clause_picture_get_cell (SatdokuClausePicture *self, guint cell, GdkRectangle *area);
void satdoku_clause_picture_draw (SatdokuClausePicture *self,
                                  cairo_t *cr,
                                  SatdokuCellSelection *selection,
                                  gboolean shows_cursor,
                                  const GdkRGBA *text,
                                  const GdkRGBA *accent,
                                  const GdkRGBA *answer);
