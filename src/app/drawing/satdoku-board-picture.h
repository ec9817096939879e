/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <sudoku-state.h>
#include <sudoku-symbols.h>

#include "satdoku-figure.h"

/**
 * SatdokuBoardPictureParts:
 * @entries: entries and answers
 * @marks: corner and centre marks
 * @colours: the colours of cells, and with the marks those of candidates, and links
 * @dark: for a dark background instead of paper
 *
 * What of a board beside its givens is drawn, and for what.
 */
typedef struct
{
  gboolean entries;
  gboolean marks;
  gboolean colours;
  gboolean dark;
} SatdokuBoardPictureParts;

void satdoku_board_picture_draw_ground (cairo_t *cr, const SatdokuBoardPictureParts *parts);
double satdoku_board_picture_get_extent (const SudokuState *state);
void satdoku_board_picture_draw_board (cairo_t *cr,
                                       const SudokuState *state,
                                       const SudokuSymbols *symbols,
                                       const SatdokuBoardPictureParts *parts,
                                       double size);
void satdoku_board_picture_draw_step (cairo_t *cr,
                                      const SudokuState *state,
                                      const SudokuSymbols *symbols,
                                      const SatdokuBoardPictureParts *parts,
                                      SatdokuFigure *figure,
                                      double size);
void satdoku_board_picture_draw_text (cairo_t *cr,
                                      const char *text,
                                      double x,
                                      double y,
                                      double size);
