/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-set.h>
#include <sudoku-symbols.h>

/**
 * SatdokuPainter:
 *
 * Draws values and marks into cells of one size.
 */
typedef struct _SatdokuPainter SatdokuPainter;

/**
 * SatdokuMarkPlace:
 * @x: of the middle, from the cell's corner
 * @y: likewise
 * @size: of the font, in pixels
 * @room: width and height that there is
 *
 * Where the mark of a value belongs in a cell.
 */
typedef struct
{
  double x;
  double y;
  double size;
  double room;
} SatdokuMarkPlace;

/**
 * SatdokuMarkRoom:
 * @left: what is not theirs at the left, in parts of the cell
 * @top: likewise above
 * @right: likewise at the right
 * @bottom: likewise below
 *
 * The room of marks in a cell.
 */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} SatdokuMarkRoom;

SatdokuPainter *satdoku_painter_new (PangoContext *context);
void satdoku_painter_free (SatdokuPainter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPainter, satdoku_painter_free)

void satdoku_painter_set_shape (SatdokuPainter *self, guint side, int cell_size);
void satdoku_painter_set_room (SatdokuPainter *self, const SatdokuMarkRoom *room);
gboolean satdoku_painter_set_symbols (SatdokuPainter *self, const SudokuSymbols *symbols);
const SudokuSymbols *satdoku_painter_get_symbols (SatdokuPainter *self);
void satdoku_painter_context_changed (SatdokuPainter *self);

void satdoku_painter_draw_value (SatdokuPainter *self,
                                 cairo_t *cr,
                                 guint value,
                                 gboolean bold,
                                 const GdkRGBA *colour);
void satdoku_painter_draw_halo (SatdokuPainter *self,
                                cairo_t *cr,
                                guint value,
                                gboolean bold,
                                const GdkRGBA *colour,
                                int scale);
void satdoku_painter_draw_text (SatdokuPainter *self,
                                cairo_t *cr,
                                const char *text,
                                const GdkRGBA *colour);
void satdoku_painter_draw_sign (SatdokuPainter *self,
                                cairo_t *cr,
                                const char *text,
                                double size,
                                const GdkRGBA *colour);
void satdoku_painter_draw_label (SatdokuPainter *self,
                                 cairo_t *cr,
                                 const char *text,
                                 double x,
                                 double y,
                                 double size,
                                 const GdkRGBA *colour);
void satdoku_painter_measure (SatdokuPainter *self,
                              const char *text,
                              double size,
                              double *width,
                              double *height);
void satdoku_painter_draw_marks (SatdokuPainter *self,
                                 cairo_t *cr,
                                 SudokuSet corner,
                                 SudokuSet centre,
                                 const GdkRGBA *colour);
gboolean satdoku_painter_can_read_marks (SatdokuPainter *self);
void satdoku_painter_get_spread_place (SatdokuPainter *self,
                                       SudokuSet values,
                                       guint value,
                                       SatdokuMarkPlace *place);
void satdoku_painter_get_mark_place (SatdokuPainter *self, guint value, SatdokuMarkPlace *place);
gboolean satdoku_painter_find_mark (SatdokuPainter *self,
                                    SudokuSet corner,
                                    SudokuSet centre,
                                    guint value,
                                    SatdokuMarkPlace *place);
void satdoku_painter_draw_mark (SatdokuPainter *self,
                                cairo_t *cr,
                                guint value,
                                const SatdokuMarkPlace *place,
                                const GdkRGBA *colour);
void satdoku_painter_draw_small (SatdokuPainter *self,
                                 cairo_t *cr,
                                 const char *text,
                                 double x,
                                 double y,
                                 double size,
                                 const GdkRGBA *colour);
