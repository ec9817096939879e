/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles laid out on pages, with their solutions at the back. */

#pragma once

#include "satdoku-drawing.h"

G_BEGIN_DECLS

#define SATDOKU_SHEET_PER_PAGE_MAX 16

typedef struct
{
  guint per_page; /* 1…16 */
  gboolean solutions;
  SatdokuDrawingParts parts;
} SatdokuSheetOptions;

typedef struct _SatdokuSheet SatdokuSheet;

SatdokuSheet *satdoku_sheet_new (const SudokuSymbols *symbols);
void satdoku_sheet_free (SatdokuSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuSheet, satdoku_sheet_free)

void satdoku_sheet_add (SatdokuSheet *self, const SudokuState *puzzle, const SudokuGrid *solution);
guint satdoku_sheet_get_n_puzzles (const SatdokuSheet *self);
guint satdoku_sheet_get_n_solutions (const SatdokuSheet *self);
void satdoku_sheet_set_options (SatdokuSheet *self, const SatdokuSheetOptions *options);
guint satdoku_sheet_get_n_pages (const SatdokuSheet *self);
void satdoku_sheet_draw_page (const SatdokuSheet *self,
                              guint page,
                              cairo_t *cr,
                              double width,
                              double height);

G_END_DECLS
