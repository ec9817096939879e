/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-level.h>

#include "satdoku-board-picture.h"

#define SATDOKU_PRINT_LAYOUT_PER_PAGE_MAX 16

/**
 * SatdokuPrintLayoutOptions:
 * @per_page: puzzles on a page, 1…16; 0: as is usual for so many
 * @solutions: whether the solutions follow on pages of their own
 * @parts: what is drawn of each board
 *
 * What of the puzzles is printed.
 */
typedef struct
{
  guint per_page;
  gboolean solutions;
  SatdokuBoardPictureParts parts;
} SatdokuPrintLayoutOptions;

/**
 * SatdokuPrintLayout:
 *
 * Puzzles laid out on pages: as large as they fit, each under its number and shape, the solutions
 * smaller on pages of their own at the end.
 */
typedef struct _SatdokuPrintLayout SatdokuPrintLayout;

SatdokuPrintLayout *satdoku_print_layout_new (const SudokuSymbols *symbols);
void satdoku_print_layout_free (SatdokuPrintLayout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPrintLayout, satdoku_print_layout_free)

void satdoku_print_layout_add (SatdokuPrintLayout *self,
                               const SudokuState *puzzle,
                               const SudokuGrid *solution,
                               const SudokuSymbols *symbols,
                               SudokuLevel level);
void satdoku_print_layout_add_figure (SatdokuPrintLayout *self, SatdokuFigure *figure);
guint satdoku_print_layout_get_n_puzzles (const SatdokuPrintLayout *self);
guint satdoku_print_layout_get_n_solutions (const SatdokuPrintLayout *self);
guint satdoku_print_layout_usual_per_page (guint n_puzzles);
void satdoku_print_layout_set_options (SatdokuPrintLayout *self,
                                       const SatdokuPrintLayoutOptions *options);
guint satdoku_print_layout_get_n_pages (const SatdokuPrintLayout *self);
void satdoku_print_layout_draw_page (const SatdokuPrintLayout *self,
                                     guint page,
                                     cairo_t *cr,
                                     double width,
                                     double height);
