/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays puzzles out on pages: as large as they fit, each under its number and shape, the solutions
 * smaller on pages of their own at the end. It knows nothing of printers; it draws on any surface
 * of the size of a page. */

#include "satdoku-config.h"

#include "satdoku-print-layout.h"

#include <glib/gi18n.h>
#include <words-play.h>

/* Parts of the smaller side of a page. */
#define USUAL_PER_PAGE_MAX 4
#define GAP 0.045
#define FOOTER 0.045
/* Parts of a tile: its heading, and the largest size of its font in points. */
#define HEADING 0.085
#define HEADING_POINTS_MAX 14.0
#define FOOTER_POINTS 9.0
/* Rows may be so many times as far from each other as columns when there is room. */
#define ROW_GAP_MAX 2.5
/* Solutions per page = puzzles per page × this. */
#define SOLUTIONS_FACTOR 4

typedef struct
{
  SudokuState *puzzle;
  SudokuState *solution;  /* (nullable) */
  SudokuSymbols *symbols; /* (nullable): those of the sheet */
  SatdokuFigure *figure;  /* (nullable) */
  SudokuKind kind;
  SudokuLevel level;
} Item;

struct _SatdokuPrintLayout
{
  SudokuSymbols *symbols; /* owned */
  GPtrArray *items;       /* of Item */
  GPtrArray *solved;      /* of guint: the numbers of the items with a solution */
  SatdokuPrintLayoutOptions options;
};

/* Where the boards of a page lie. */
typedef struct
{
  guint columns;
  guint rows;
  double tile; /* width and height of a board */
  double heading;
  double gap; /* between columns */
  double row_gap;
  double left;
} Layout;

static void
item_free (gpointer data)
{
  Item *item = data;

  sudoku_state_free (item->puzzle);
  g_clear_pointer (&item->solution, sudoku_state_free);
  g_clear_pointer (&item->symbols, sudoku_symbols_free);
  g_clear_pointer (&item->figure, satdoku_figure_unref);
  g_free (item);
}

SatdokuPrintLayout *
satdoku_print_layout_new (const SudokuSymbols *symbols)
{
  SatdokuPrintLayout *self;

  g_return_val_if_fail (symbols != NULL, NULL);

  self = g_new0 (SatdokuPrintLayout, 1);
  self->symbols = sudoku_symbols_copy (symbols);
  self->items = g_ptr_array_new_with_free_func (item_free);
  self->solved = g_ptr_array_new ();
  self->options.per_page = 1;
  return self;
}

void
satdoku_print_layout_free (SatdokuPrintLayout *self)
{
  if (self == NULL)
    return;
  sudoku_symbols_free (self->symbols);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->solved);
  g_free (self);
}

/* Adds a puzzle after the others, and copies all. @solution: (nullable). @symbols: (nullable): what
 * it came with in place of the symbols of the sheet. */
void
satdoku_print_layout_add (SatdokuPrintLayout *self,
                          const SudokuState *puzzle,
                          const SudokuGrid *solution,
                          const SudokuSymbols *symbols,
                          SudokuLevel level)
{
  Item *item;

  g_return_if_fail (self != NULL && puzzle != NULL);

  item = g_new0 (Item, 1);
  item->puzzle = sudoku_state_copy (puzzle);
  sudoku_kind_init (&item->kind, sudoku_grid_get_geometry (sudoku_state_get_grid (puzzle)));
  item->level = level;
  if (symbols != NULL)
    item->symbols = sudoku_symbols_copy (symbols);
  if (solution != NULL)
    {
      item->solution = sudoku_state_new (solution);
      g_ptr_array_add (self->solved, GUINT_TO_POINTER (self->items->len));
    }
  g_ptr_array_add (self->items, item);
}

/* Draws a step of solving over the puzzle that was added last. */
void
satdoku_print_layout_add_figure (SatdokuPrintLayout *self,
                                 SatdokuFigure *figure)
{
  Item *item;

  g_return_if_fail (self != NULL && self->items->len > 0 && figure != NULL);

  item = g_ptr_array_index (self->items, self->items->len - 1);
  satdoku_figure_ref (figure);
  g_clear_pointer (&item->figure, satdoku_figure_unref);
  item->figure = figure;
}

guint
satdoku_print_layout_get_n_puzzles (const SatdokuPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

guint
satdoku_print_layout_get_n_solutions (const SatdokuPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->solved->len;
}

/* How many stand on a page unless something else is chosen: all, but no more than four. */
guint
satdoku_print_layout_usual_per_page (guint n_puzzles)
{
  return CLAMP (n_puzzles, 1, USUAL_PER_PAGE_MAX);
}

void
satdoku_print_layout_set_options (SatdokuPrintLayout *self,
                                  const SatdokuPrintLayoutOptions *options)
{
  g_return_if_fail (self != NULL && options != NULL);

  self->options = *options;
  if (options->per_page == 0)
    self->options.per_page = satdoku_print_layout_usual_per_page (self->items->len);
  self->options.per_page = MIN (self->options.per_page, SATDOKU_PRINT_LAYOUT_PER_PAGE_MAX);
}

static guint
count_pages (guint n_items,
             guint per_page)
{
  return (n_items + per_page - 1) / per_page;
}

static guint
solutions_per_page (const SatdokuPrintLayout *self)
{
  return MIN (self->options.per_page * SOLUTIONS_FACTOR, SATDOKU_PRINT_LAYOUT_PER_PAGE_MAX);
}

static guint
count_solutions (const SatdokuPrintLayout *self)
{
  return self->options.solutions ? self->solved->len : 0;
}

guint
satdoku_print_layout_get_n_pages (const SatdokuPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return count_pages (self->items->len, self->options.per_page) +
         count_pages (count_solutions (self), solutions_per_page (self));
}

/* The largest tiles of which @n fit, among all numbers of columns. */
static void
lay_out (Layout *self,
         guint n,
         double width,
         double height)
{
  double gap = MIN (width, height) * GAP;

  *self = (Layout){ .gap = gap };
  height -= MIN (width, height) * FOOTER;
  for (guint columns = 1; columns <= n; columns++)
    {
      guint rows = count_pages (n, columns);
      double across = (width - gap * (columns - 1)) / columns;
      double down = (height - gap * (rows - 1)) / rows / (1 + HEADING);
      double tile = MIN (across, down);

      if (tile <= self->tile)
        continue;
      self->columns = columns;
      self->rows = rows;
      self->tile = tile;
    }
  self->heading = self->tile * HEADING;
  self->left = (width - self->columns * self->tile - (self->columns - 1) * gap) / 2;
  self->row_gap = gap;
  if (self->rows > 1)
    self->row_gap = CLAMP ((height - self->rows * (self->tile + self->heading)) / (self->rows - 1),
                           gap, gap * ROW_GAP_MAX);
}

static char *
write_heading (const SatdokuPrintLayout *self,
               guint number,
               gboolean solution)
{
  const Item *item = self->items->pdata[number];
  g_autofree char *shape = NULL;

  shape = words_kind_with_level (&item->kind, item->level);
  if (self->items->len == 1)
    return solution ? g_strdup (_ ("Solution")) : g_steal_pointer (&shape);
  if (solution)
    /* Translators: heading of the solution of the puzzle with this number. */
    return g_strdup_printf (_ ("Solution %u"), number + 1);
  /* Translators: heading of a printed puzzle: its number and its shape, such as "9 × 9". */
  return g_strdup_printf (_ ("%u   ·   %s"), number + 1, shape);
}

static void
draw_tile (const SatdokuPrintLayout *self,
           const Layout *layout,
           guint place,
           guint number,
           gboolean solution,
           cairo_t *cr)
{
  const Item *item = self->items->pdata[number];
  const SatdokuBoardPictureParts all = { .entries = TRUE };
  g_autofree char *heading = write_heading (self, number, solution);
  double x = layout->left + place % layout->columns * (layout->tile + layout->gap);
  double y = place / layout->columns * (layout->tile + layout->heading + layout->row_gap);

  satdoku_board_picture_draw_text (cr, heading, x + layout->tile / 2, y,
                                   MIN (layout->heading * 0.55, HEADING_POINTS_MAX));
  cairo_save (cr);
  cairo_translate (cr, x, y + layout->heading);
  satdoku_board_picture_draw_step (cr, solution ? item->solution : item->puzzle,
                                   item->symbols != NULL ? item->symbols : self->symbols,
                                   solution ? &all : &self->options.parts,
                                   solution ? NULL : item->figure, layout->tile);
  cairo_restore (cr);
}

static void
draw_footer (const SatdokuPrintLayout *self,
             guint page,
             cairo_t *cr,
             double width,
             double height)
{
  guint n_pages = satdoku_print_layout_get_n_pages (self);
  g_autofree char *text = NULL;

  if (n_pages < 2)
    return;
  /* Translators: the number of a printed page, and how many there are. */
  text = g_strdup_printf (_ ("%u / %u"), page + 1, n_pages);
  satdoku_board_picture_draw_text (cr, text, width / 2, height - FOOTER_POINTS * 1.4,
                                   FOOTER_POINTS);
}

/* The corner of the page is at the origin of @cr; @width and @height are those inside its margins,
 * in points. Each page of puzzles has the same layout, and each page of solutions. */
void
satdoku_print_layout_draw_page (const SatdokuPrintLayout *self,
                                guint page,
                                cairo_t *cr,
                                double width,
                                double height)
{
  guint n_puzzle_pages, per_page, first, n;
  gboolean solution;
  Layout layout;

  g_return_if_fail (self != NULL && cr != NULL && page < satdoku_print_layout_get_n_pages (self));

  n_puzzle_pages = count_pages (self->items->len, self->options.per_page);
  solution = page >= n_puzzle_pages;
  per_page = solution ? solutions_per_page (self) : self->options.per_page;
  first = (solution ? page - n_puzzle_pages : page) * per_page;
  n = MIN (per_page, (solution ? self->solved->len : self->items->len) - first);
  lay_out (&layout, solution ? MIN (per_page, MAX (self->solved->len, SOLUTIONS_FACTOR)) : per_page,
           width, height);
  for (guint i = 0; i < n; i++)
    draw_tile (self, &layout, i,
               solution ? GPOINTER_TO_UINT (self->solved->pdata[first + i]) : first + i, solution,
               cr);
  draw_footer (self, page, cr, width, height);
}
