/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small pictures for lists of files and of what a search has found: a puzzle as its board, a
 * formula by its numbers of variables and clauses, above them the board when it is that of a
 * puzzle. It draws on white, as these lists are of any colour, and needs no display. */

#include "satdoku-config.h"

#include "satdoku-thumbnail.h"

#include <sat-dimacs.h>
#include <words-terms.h>

#include "satdoku-board-picture.h"

/* In parts of the size of the picture. */
#define MARGIN 0.03
#define CAPTION_FONT 0.085
#define CAPTION_LINE 0.12
#define TITLE_FONT 0.24
#define FACT_FONT 0.105

/* A square on which is drawn in units of its width. */
static cairo_t *
create_paper (int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_scale (cr, size, size);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  return cr;
}

/* (transfer full): what has been drawn. */
static cairo_surface_t *
take_surface (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return surface;
}

static void
draw_board (cairo_t *cr,
            const SudokuState *state,
            const SudokuSymbols *symbols,
            double size)
{
  /* Marks are too small to be seen as anything but grey. */
  const SatdokuBoardPictureParts parts = { .entries = TRUE, .colours = TRUE };

  cairo_save (cr);
  cairo_translate (cr, (1 - size) / 2, MARGIN);
  satdoku_board_picture_draw_board (cr, state, symbols, &parts, size);
  cairo_restore (cr);
}

/* Draws a board without marks. @size: from %SATDOKU_THUMBNAIL_SIZE_MIN to
 * %SATDOKU_THUMBNAIL_SIZE_MAX pixels. */
cairo_surface_t *
satdoku_thumbnail_draw_board (const SudokuState *state,
                              const SudokuSymbols *symbols,
                              int size)
{
  cairo_t *cr;

  g_return_val_if_fail (state != NULL && symbols != NULL, NULL);
  g_return_val_if_fail (size >= SATDOKU_THUMBNAIL_SIZE_MIN, NULL);
  g_return_val_if_fail (size <= SATDOKU_THUMBNAIL_SIZE_MAX, NULL);

  cr = create_paper (size);
  draw_board (cr, state, symbols, 1 - 2 * MARGIN);
  return take_surface (cr);
}

/* The facts below the name of the format, or below the board. */
static cairo_surface_t *
draw_formula (const SatFormula *formula,
              const SudokuState *state,
              const SudokuSymbols *symbols,
              int size)
{
  g_autofree char *variables =
    words_n_variables ((guint64)sat_formula_get_n_variables (formula));
  g_autofree char *clauses = words_n_clauses (sat_formula_get_n_clauses (formula));
  cairo_t *cr = create_paper (size);

  if (state != NULL)
    {
      draw_board (cr, state, symbols, 1 - 2 * MARGIN - 2 * CAPTION_LINE);
      satdoku_board_picture_draw_text (cr, variables, 0.5, 1 - 2 * CAPTION_LINE, CAPTION_FONT);
      satdoku_board_picture_draw_text (cr, clauses, 0.5, 1 - CAPTION_LINE, CAPTION_FONT);
      return take_surface (cr);
    }
  satdoku_board_picture_draw_text (cr, "CNF", 0.5, 0.14, TITLE_FONT);
  satdoku_board_picture_draw_text (cr, variables, 0.5, 0.54, FACT_FONT);
  satdoku_board_picture_draw_text (cr, clauses, 0.5, 0.7, FACT_FONT);
  cairo_set_line_width (cr, 0.02);
  cairo_rectangle (cr, MARGIN, MARGIN, 1 - 2 * MARGIN, 1 - 2 * MARGIN);
  cairo_stroke (cr);
  return take_surface (cr);
}

/* A formula that says a puzzle is not kept as one: it is read once more. */
static SatFormula *
read_formula (const SudokuContents *contents,
              GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (sudoku_contents_get_bytes (contents), &length);
  SatDimacs *dimacs =
    sat_dimacs_read (sudoku_contents_get_name (contents), text, length, NULL, error);

  return dimacs != NULL ? sat_formula_new (dimacs) : NULL;
}

static cairo_surface_t *
draw_document (const SudokuContents *contents,
               int size,
               GError **error)
{
  const SudokuDocument *document = sudoku_contents_get_document (contents);
  const SudokuSymbols *symbols = sudoku_document_get_symbols (document);
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autoptr (SudokuState) state = sudoku_game_copy_state (game);
  g_autoptr (SatFormula) formula = NULL;

  if (symbols == NULL)
    symbols = sudoku_symbols_for_side (sudoku_symbols_find ("decimal"),
                                       sudoku_grid_get_side (sudoku_state_get_grid (state)));
  if (sudoku_contents_get_kind (contents) != SUDOKU_CONTENTS_FORMULA)
    return satdoku_thumbnail_draw_board (state, symbols, size);
  formula = read_formula (contents, error);
  return formula != NULL ? draw_formula (formula, state, symbols, size) : NULL;
}

/* Draws what a file holds: its puzzle, the first one where there are several, or its formula; %NULL
 * with the error of the contents, or with %G_IO_ERROR_NOT_SUPPORTED for an answer, which is
 * neither. */
cairo_surface_t *
satdoku_thumbnail_draw_contents (const SudokuContents *contents,
                                 int size,
                                 GError **error)
{
  g_return_val_if_fail (contents != NULL && sudoku_contents_is_read (contents), NULL);
  g_return_val_if_fail (size >= SATDOKU_THUMBNAIL_SIZE_MIN, NULL);
  g_return_val_if_fail (size <= SATDOKU_THUMBNAIL_SIZE_MAX, NULL);

  if (sudoku_contents_get_formula (contents) != NULL)
    return draw_formula (sudoku_contents_get_formula (contents), NULL, NULL, size);
  if (sudoku_contents_get_document (contents) != NULL)
    return draw_document (contents, size, error);
  if (sudoku_contents_get_error (contents) != NULL)
    g_propagate_error (error, g_error_copy (sudoku_contents_get_error (contents)));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "neither puzzle nor formula");
  return NULL;
}
