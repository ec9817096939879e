/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of boards: PNG for the web, SVG and PDF for everything that is printed. Touches neither
 * files nor the display, so that it may run in a thread. */

#include "satdoku-config.h"

#include "satdoku-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>

/* Points, or pixels, of a cell; large boards get smaller ones. */
#define CELL_MAX 64.0
#define BOARD_MAX 4000.0
/* Parts of a cell. */
#define MARGIN 0.5

static const SatdokuExportFormat formats[] = {
  { "png", N_ ("PNG picture"), ".png" },
  { "svg", N_ ("SVG drawing"), ".svg" },
  { "pdf", N_ ("PDF document"), ".pdf" },
};

const SatdokuExportFormat *
satdoku_export_formats (gsize *n_formats)
{
  g_return_val_if_fail (n_formats != NULL, NULL);

  *n_formats = G_N_ELEMENTS (formats);
  return formats;
}

/* (nullable): the kind of picture that the ending of a name says. */
const SatdokuExportFormat *
satdoku_export_format_for_name (const char *name)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  lower = g_ascii_strdown (name, -1);
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_has_suffix (lower, formats[i].suffix))
      return &formats[i];
  return NULL;
}

static cairo_status_t
write_cb (void *closure,
          const unsigned char *data,
          unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (const SatdokuExportFormat *format,
                GByteArray *bytes,
                double size)
{
  int pixels = (int)size;

  if (g_strcmp0 (format->id, "svg") == 0)
    {
      cairo_surface_t *surface = cairo_svg_surface_create_for_stream (write_cb, bytes, size, size);

      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      return surface;
    }
  if (g_strcmp0 (format->id, "pdf") == 0)
    return cairo_pdf_surface_create_for_stream (write_cb, bytes, size, size);
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, pixels, pixels);
}

static cairo_status_t
draw (cairo_surface_t *surface,
      const SudokuState *state,
      const SudokuSymbols *symbols,
      const SatdokuBoardPictureParts *parts,
      SatdokuFigure *figure,
      double cell)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  satdoku_board_picture_draw_ground (cr, parts);
  cairo_translate (cr, cell * MARGIN, cell * MARGIN);
  satdoku_board_picture_draw_step (cr, state, symbols, parts, figure,
                                   satdoku_board_picture_get_extent (state) * cell);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

/* Draws the board with a margin on white; %NULL with %G_IO_ERROR_FAILED when there is not enough
 * memory. A board of 9×9 is 640 points or pixels wide; none is wider than 4100. */
GBytes *
satdoku_export_draw (const SatdokuExportFormat *format,
                     const SudokuState *state,
                     const SudokuSymbols *symbols,
                     const SatdokuBoardPictureParts *parts,
                     SatdokuFigure *figure,
                     GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  double cell, extent;

  g_return_val_if_fail (format != NULL && state != NULL, NULL);

  extent = satdoku_board_picture_get_extent (state);
  cell = MIN (CELL_MAX, BOARD_MAX / extent);
  surface = create_surface (format, bytes, (extent + 2 * MARGIN) * cell);
  status = draw (surface, state, symbols, parts, figure, cell);
  if (status == CAIRO_STATUS_SUCCESS && g_strcmp0 (format->id, "png") == 0)
    status = cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
