/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small pictures of puzzles and formulas: see the top of satdoku-thumbnail.c. */

#pragma once

#include <cairo.h>
#include <sudoku-contents.h>
#include <sudoku-state.h>

/**
 * SATDOKU_THUMBNAIL_SIZE_MIN:
 *
 * Pixels of the smallest thumbnail.
 */
#define SATDOKU_THUMBNAIL_SIZE_MIN 16
/**
 * SATDOKU_THUMBNAIL_SIZE_MAX:
 *
 * Pixels of the largest thumbnail; file managers know sizes up to 1024.
 */
#define SATDOKU_THUMBNAIL_SIZE_MAX 2048

cairo_surface_t *satdoku_thumbnail_draw_board (const SudokuState *state,
                                               const SudokuSymbols *symbols,
                                               int size);
cairo_surface_t *
satdoku_thumbnail_draw_contents (const SudokuContents *contents, int size, GError **error);
