/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays a path to the solution out on pages: on top how hard the puzzle is, then the step that is
 * shown, on its board with its reasons beside it, then all steps in two columns, which continue on
 * the next pages. It draws on any surface of the size of a page. */

#include "satdoku-config.h"

#include "satdoku-path-sheet.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>
#include <words-play.h>
#include <words-step.h>

#include "satdoku-board-picture.h"
#include "satdoku-class.h"
#include "satdoku-print-operation.h"

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

/* (transfer full): the words for the whole puzzle */
static char *
make_title (SatdokuPath *path,
            SatdokuPathScale scale,
            const SudokuGrid *grid)
{
  const SudokuStep *hardest = satdoku_path_get_hardest (path, scale);
  g_autofree char *rating = satdoku_path_word_rating (path, scale);
  g_autofree char *name = NULL;
  SudokuKind kind;

  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  name = words_kind_with_level (&kind, satdoku_path_get_level (path));
  /* Translators: the title of a printed path to the solution: the shape and level of the puzzle,
   * its rating, and the technique of its hardest step: "9 × 9 · Hard   ·   3.2   ·   X-wing". */
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

/* @guide shows a step of a path, and @play shows that step. */
SatdokuPathSheet *
satdoku_path_sheet_new (SatdokuPathGuide *guide,
                        SatdokuPlay *play)
{
  SatdokuPathSheet *self;
  SatdokuPath *path;
  SatdokuPathScale scale;
  g_autoptr (GPtrArray) reasons = NULL;

  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (guide) && SATDOKU_IS_PLAY (play), NULL);
  g_return_val_if_fail (satdoku_path_guide_get_step (guide) != NULL, NULL);

  path = satdoku_path_guide_get_path (guide);
  scale = satdoku_path_guide_get_scale (guide);
  reasons = satdoku_path_guide_dup_reasons (guide);
  self = g_new0 (SatdokuPathSheet, 1);
  self->state = sudoku_game_copy_state (satdoku_play_get_shown (play));
  self->symbols = sudoku_symbols_copy (satdoku_play_get_symbols (play));
  self->figure = satdoku_play_get_figure (play);
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

/* Finds a place for each step in pages of this size, in points, and returns how many they are. */
static guint
lay_out (SatdokuPathSheet *self,
         cairo_t *cr,
         double width,
         double height)
{
  Place place = { 0 };
  double top;
  guint column = 0;

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

static void
draw_page (const SatdokuPathSheet *self,
           guint page,
           cairo_t *cr)
{
  g_autofree char *footer = NULL;

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

#define SATDOKU_TYPE_PATH_PRINTER (satdoku_path_printer_get_type ())
/**
 * SatdokuPathPrinter:
 *
 * Prints the pages.
 */
G_DECLARE_FINAL_TYPE (SatdokuPathPrinter,
                      satdoku_path_printer,
                      SATDOKU,
                      PATH_PRINTER,
                      SatdokuPrintOperation)

struct _SatdokuPathPrinter
{
  SatdokuPrintOperation parent_instance;

  SatdokuPathSheet *sheet; /* owned */
};

G_DEFINE_FINAL_TYPE (SatdokuPathPrinter, satdoku_path_printer, SATDOKU_TYPE_PRINT_OPERATION)

static void
path_printer_begin_print (GtkPrintOperation *operation,
                          GtkPrintContext *context)
{
  guint n_pages = lay_out (SATDOKU_PATH_PRINTER (operation)->sheet,
                           gtk_print_context_get_cairo_context (context),
                           gtk_print_context_get_width (context),
                           gtk_print_context_get_height (context));

  gtk_print_operation_set_n_pages (operation, (int)n_pages);
}

static void
path_printer_draw_page (GtkPrintOperation *operation,
                        GtkPrintContext *context,
                        int page)
{
  draw_page (SATDOKU_PATH_PRINTER (operation)->sheet, (guint)page,
             gtk_print_context_get_cairo_context (context));
}

static void
satdoku_path_printer_class_init (SatdokuPathPrinterClass *klass)
{
  GTK_PRINT_OPERATION_CLASS (klass)->begin_print = path_printer_begin_print;
  GTK_PRINT_OPERATION_CLASS (klass)->draw_page = path_printer_draw_page;
  satdoku_class_keeps (klass, SatdokuPathPrinter, sheet, satdoku_path_sheet_free);
}

static void
satdoku_path_printer_init (SatdokuPathPrinter *self)
{
}

/* @self: (transfer full). @settings: keeps what is chosen. */
GtkPrintOperation *
satdoku_path_sheet_print (SatdokuPathSheet *self,
                          GSettings *settings)
{
  SatdokuPathPrinter *printer;

  g_return_val_if_fail (self != NULL, NULL);

  printer = satdoku_print_operation_new (SATDOKU_TYPE_PATH_PRINTER, settings);
  printer->sheet = self;
  return GTK_PRINT_OPERATION (printer);
}
