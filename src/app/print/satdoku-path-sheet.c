/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays the way to a solution out on pages: on top how hard the puzzle is, then the step that is
 * shown, on its board with its reasons beside it, then all steps in two columns, which go on on the
 * next pages. It draws on any surface of the size of a page. */

#include "satdoku-config.h"

#include "satdoku-path-sheet.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>
#include <words-play.h>
#include <words-step.h>

#include "satdoku-board-picture.h"
#include "satdoku-printer.h"

/* Points. */
#define TITLE 13.0
#define HEADING 10.0
#define TEXT 8.0
#define GAP 16.0
#define PARAGRAPH 2.0
#define INDENT 10.0
#define FOOTER 20.0
/* Parts of the page: the board, and the most of its height. */
#define BOARD 0.56
#define BOARD_HEIGHT_MAX 0.5
#define COLUMNS 2

/* Where a step stands. */
typedef struct
{
  guint page;
  double x;
  double y;
} Place;

struct _SatdokuPathSheet
{
  /* Owned. */
  SudokuState *state; /* the board with the step */
  SudokuSymbols *symbols;
  SatdokuFigure *figure; /* (nullable) */
  char *title;
  char *heading;    /* of the step that is shown */
  GString *reasons; /* its sentences, a line each */
  GPtrArray *steps; /* of char *: all of them */
  GArray *places;   /* of Place: of the steps */

  guint n_pages;
  double width;
  double height;
};

/* (transfer full): what is told of the whole puzzle */
static char *
make_title (SatdokuPath *path,
            SatdokuPathScale scale,
            const SudokuGrid *grid)
{
  const SudokuStep *hardest = satdoku_path_get_hardest (path, scale);
  g_autofree char *rating = satdoku_path_word_rating (path, scale);
  g_autofree char *name = NULL;
  SudokuKind kind;

  sudoku_kind_init_for_puzzle (&kind, grid);
  name = words_kind (&kind);
  /* Translators: the title of a printed path to the solution: the shape of the puzzle, how hard it
   * is, and the technique of its hardest step: "9 × 9   ·   3.2   ·   X-wing". */
  return g_strdup_printf (_ ("%s   ·   %s   ·   %s"), name, rating,
                          _ (sudoku_step_get_technique (hardest)->name));
}

static void
add_steps (SatdokuPathSheet *self,
           SatdokuPath *path,
           SatdokuPathScale scale)
{
  char *trouble = satdoku_path_word_trouble (path, scale);

  for (guint i = 0; i < satdoku_path_get_n_steps (path, scale); i++)
    g_ptr_array_add (self->steps, satdoku_path_word_step (path, scale, i));
  if (trouble != NULL)
    g_ptr_array_add (self->steps, trouble);
}

/**
 * satdoku_path_sheet_new:
 * @guide: who shows a step of a way
 * @board: the board with that step
 *
 * Returns: (transfer full): the way on pages
 */
SatdokuPathSheet *
satdoku_path_sheet_new (SatdokuPathGuide *guide,
                        SatdokuBoard *board)
{
  SatdokuPathSheet *self;
  SatdokuPath *path;
  SatdokuPathScale scale;
  g_autoptr (GPtrArray) reasons = NULL;

  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (guide) && SATDOKU_IS_BOARD (board), NULL);
  g_return_val_if_fail (satdoku_path_guide_get_step (guide) != NULL, NULL);

  path = satdoku_path_guide_get_path (guide);
  scale = satdoku_path_guide_get_scale (guide);
  reasons = satdoku_path_guide_dup_reasons (guide);
  self = g_new0 (SatdokuPathSheet, 1);
  self->state = sudoku_game_copy_state (satdoku_board_get_game (board));
  self->symbols = sudoku_symbols_copy (satdoku_board_get_symbols (board));
  self->figure = satdoku_board_get_figure (board);
  if (self->figure != NULL)
    satdoku_figure_ref (self->figure);
  self->title = make_title (path, scale, sudoku_state_get_grid (self->state));
  /* Translators: a step of a path: its number and its technique. */
  self->heading = g_strdup_printf (
    _ ("%u. %s"), satdoku_path_guide_get_number (guide) + 1,
    _ (sudoku_step_get_technique (satdoku_path_guide_get_step (guide))->name));
  self->reasons = g_string_new (NULL);
  for (guint i = 0; i < reasons->len; i++)
    g_string_append_printf (self->reasons, "%s\n",
                            ((const WordsReason *)g_ptr_array_index (reasons, i))->text);
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  add_steps (self, path, scale);
  return self;
}

/**
 * satdoku_path_sheet_free:
 * @self: (transfer full): pages
 *
 * Frees them.
 */
void
satdoku_path_sheet_free (SatdokuPathSheet *self)
{
  g_return_if_fail (self != NULL);

  sudoku_state_free (self->state);
  sudoku_symbols_free (self->symbols);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  g_free (self->title);
  g_free (self->heading);
  g_string_free (self->reasons, TRUE);
  g_ptr_array_unref (self->steps);
  g_array_unref (self->places);
  g_free (self);
}

/* (transfer full): text of a size in points, in lines of a width */
static PangoLayout *
create_layout (cairo_t *cr,
               const char *text,
               double size,
               double width)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int)(width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double)height / PANGO_SCALE;
}

static double
get_board_size (const SatdokuPathSheet *self)
{
  return MIN (self->width * BOARD, self->height * BOARD_HEIGHT_MAX);
}

static double
get_column_width (const SatdokuPathSheet *self)
{
  return (self->width - GAP * (COLUMNS - 1)) / COLUMNS;
}

static PangoLayout *
create_step (const SatdokuPathSheet *self,
             cairo_t *cr,
             guint number)
{
  PangoLayout *layout = create_layout (cr, g_ptr_array_index (self->steps, number), TEXT,
                                       get_column_width (self));

  pango_layout_set_indent (layout, (int)(-INDENT * PANGO_SCALE));
  return layout;
}

/**
 * satdoku_path_sheet_lay_out:
 * @self: a way
 * @cr: what it will be drawn on, or something like it
 * @width: of the page inside its margins, in points
 * @height: of the page inside its margins, in points
 *
 * Finds a place for each step.
 *
 * Returns: how many pages it takes
 */
guint
satdoku_path_sheet_lay_out (SatdokuPathSheet *self,
                            cairo_t *cr,
                            double width,
                            double height)
{
  Place place = { 0 };
  double top;
  guint column = 0;

  g_return_val_if_fail (self != NULL && cr != NULL, 0);

  self->width = width;
  self->height = height;
  g_array_set_size (self->places, 0);
  top = place.y = TITLE * 2 + get_board_size (self) + GAP;
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autoptr (PangoLayout) layout = create_step (self, cr, i);
      double step_height = get_height (layout);

      if (place.y > top && place.y + step_height > height - FOOTER)
        {
          column = (column + 1) % COLUMNS;
          if (column == 0)
            {
              place.page++;
              top = 0;
            }
          place.y = top;
        }
      place.x = column * (get_column_width (self) + GAP);
      g_array_append_val (self->places, place);
      place.y += step_height + PARAGRAPH;
    }
  self->n_pages = place.page + 1;
  return self->n_pages;
}

static void
show (cairo_t *cr,
      PangoLayout *layout,
      double x,
      double y)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

/* How hard it is, and the step on its board, with as many sentences as there is room for. */
static void
draw_head (const SatdokuPathSheet *self,
           cairo_t *cr)
{
  const SatdokuBoardPictureParts all = { TRUE, TRUE, TRUE };
  double size = get_board_size (self);
  double x = size + GAP;
  double y = TITLE * 2;
  g_autoptr (PangoLayout) heading =
    create_layout (cr, self->heading, HEADING, self->width - x);
  g_autoptr (PangoLayout) reasons =
    create_layout (cr, self->reasons->str, TEXT, self->width - x);

  satdoku_board_picture_draw_text (cr, self->title, self->width / 2, 0, TITLE);
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  satdoku_board_picture_draw_step (cr, self->state, self->symbols, &all, self->figure, size);
  cairo_restore (cr);
  show (cr, heading, x, y);
  y += get_height (heading) + PARAGRAPH;
  pango_layout_set_spacing (reasons, (int)(PARAGRAPH * PANGO_SCALE));
  pango_layout_set_height (reasons, (int)((TITLE * 2 + size - y) * PANGO_SCALE));
  pango_layout_set_ellipsize (reasons, PANGO_ELLIPSIZE_END);
  show (cr, reasons, x, y);
}

/**
 * satdoku_path_sheet_draw_page:
 * @self: a way that was laid out
 * @page: the number of a page, from 0
 * @cr: where to; the page's corner is at its origin
 *
 * Draws a page.
 */
void
satdoku_path_sheet_draw_page (const SatdokuPathSheet *self,
                              guint page,
                              cairo_t *cr)
{
  g_autofree char *footer = NULL;

  g_return_if_fail (self != NULL && cr != NULL && page < self->n_pages);

  if (page == 0)
    draw_head (self, cr);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);
      g_autoptr (PangoLayout) layout = NULL;

      if (place->page != page)
        continue;
      layout = create_step (self, cr, i);
      show (cr, layout, place->x, place->y);
    }
  if (self->n_pages < 2)
    return;
  /* Translators: the number of a printed page, and how many there are. */
  footer = g_strdup_printf (_ ("%u / %u"), page + 1, self->n_pages);
  satdoku_board_picture_draw_text (cr, footer, self->width / 2, self->height - TEXT * 1.4, TEXT);
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext *context,
                SatdokuPathSheet *self)
{
  guint n_pages = satdoku_path_sheet_lay_out (self, gtk_print_context_get_cairo_context (context),
                                              gtk_print_context_get_width (context),
                                              gtk_print_context_get_height (context));

  gtk_print_operation_set_n_pages (operation, (int)n_pages);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int page,
              SatdokuPathSheet *self)
{
  satdoku_path_sheet_draw_page (self, (guint)page, gtk_print_context_get_cairo_context (context));
}

/**
 * satdoku_path_sheet_print:
 * @self: (transfer full): a way
 * @settings: (nullable): where it stands on what was printed last
 *
 * Returns: (transfer full): an operation that prints it
 */
GtkPrintOperation *
satdoku_path_sheet_print (SatdokuPathSheet *self,
                          GSettings *settings)
{
  GtkPrintOperation *operation;

  g_return_val_if_fail (self != NULL, NULL);

  operation = satdoku_printer_new_plain (settings);
  g_object_set_data_full (G_OBJECT (operation), "path-sheet", self,
                          (GDestroyNotify)satdoku_path_sheet_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  return operation;
}
