/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture on a small board: the givens of the puzzle of a formula, in which the cells that a
 * clause speaks of are lit, and frames around cells that are chosen. It says how the cells look;
 * the renderer draws them. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-clause-picture.h"

#include "satdoku-board-lines.h"
#include "satdoku-board-renderer.h"

/* Values are left out of smaller cells. */
#define VALUE_CELL_MIN 12
/* Lit cells that are smaller than this are drawn larger than they are, so that they are seen. */
#define LIT_CELL_MIN 5
/* Smaller cells have no room for a frame. */
#define FRAME_CELL_MIN 6
/* Thin lines are left out between smaller cells. */
#define LINE_CELL_MIN 5
/* Room around the board for frames of cells at its edge. */
#define MARGIN 1
#define OUTLINE 2

struct _SatdokuClausePicture
{
  /* Owned. */
  SatdokuBoardRenderer *renderer;
  SudokuCnf *cnf;               /* (nullable) */
  SatdokuBoardPattern *pattern; /* (nullable): of its puzzle */
  SatdokuOverlay *overlay;      /* (nullable): what is shown in cells of the puzzle */

  gboolean has_clause;
  guint64 clause;
  SudokuClause meaning; /* of the clause */
  guint16 lit[SUDOKU_SIDE_MAX];
  SudokuSet values[SUDOKU_SIDE_MAX]; /* that the clause names in each of them */
  guint n_lit;
  int width;
  int height;
  SatdokuBoardLayout layout;

  /* While it is drawn. */
  GdkRGBA text;
  GdkRGBA accent;
  GdkRGBA answer;
};

static gboolean
has_values (const SatdokuClausePicture *self)
{
  return self->layout.measures.cell >= VALUE_CELL_MIN;
}

static void
get_text_colour (gpointer data,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  const SatdokuClausePicture *self = data;

  *colour = state->content.origin == SUDOKU_ORIGIN_ANSWER ? self->answer : self->text;
  if ((state->flags & SATDOKU_CELL_LIT) == 0 && self->overlay == NULL)
    colour->alpha *= 0.45f;
}

static void
fill (cairo_t *cr,
      int shift,
      int size,
      const GdkRGBA *colour,
      double alpha)
{
  cairo_set_source_rgba (cr, (double)colour->red, (double)colour->green, (double)colour->blue,
                         (double)colour->alpha * alpha);
  cairo_rectangle (cr, -shift, -shift, size, size);
  cairo_fill (cr);
}

static void
draw_ground (gpointer data,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
  const SatdokuClausePicture *self = data;
  gboolean many = self->meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST ||
                  self->meaning.kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST ||
                  self->meaning.kind == SUDOKU_CLAUSE_OWN ||
                  self->meaning.kind == SUDOKU_CLAUSE_AUXILIARY;
  int lit_size = MAX (size, LIT_CELL_MIN);

  if (state->flags & SATDOKU_CELL_HOUSE)
    fill (cr, 0, size, &self->accent, 0.18);
  if ((state->flags & SATDOKU_CELL_LIT) && many)
    fill (cr, 0, size, &self->accent, 0.25);
  else if (state->flags & SATDOKU_CELL_LIT)
    fill (cr, (lit_size - size) / 2, lit_size, &self->accent, has_values (self) ? 0.5 : 0.9);
  else if (state->content.origin != SUDOKU_ORIGIN_NONE && !has_values (self))
    fill (cr, 0, size, &self->text, 0.12);
  if (state->flags & SATDOKU_CELL_CHOSEN)
    fill (cr, 0, size, &self->accent, size >= FRAME_CELL_MIN ? 0.12 : 0.6);
}

static const SatdokuBoardTheme theme = { get_text_colour, get_text_colour, draw_ground };

SatdokuClausePicture *
satdoku_clause_picture_new (PangoContext *context)
{
  SatdokuClausePicture *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (SatdokuClausePicture, 1);
  self->renderer = satdoku_board_renderer_new (context, &theme, self);
  return self;
}

void
satdoku_clause_picture_free (SatdokuClausePicture *self)
{
  satdoku_board_renderer_free (self->renderer);
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  g_free (self);
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  int thick = cell >= FRAME_CELL_MIN ? 2 : 1;

  *measures =
    (SatdokuBoardMeasures){ cell, cell >= LINE_CELL_MIN ? 1 : 0, thick, thick, TRUE };
}

static void
lay_out (SatdokuClausePicture *self)
{
  int width = MAX (self->width - 2 * MARGIN, 0);
  int height = MAX (self->height - 2 * MARGIN, 0);

  if (self->pattern == NULL)
    return;
  satdoku_board_layout_fit (&self->layout, self->pattern, measure_lines, width, height);
  self->layout.x += MARGIN;
  self->layout.y += MARGIN;
  satdoku_board_renderer_set_board (self->renderer, self->pattern, &self->layout);
}

static void
set_cnf (SatdokuClausePicture *self,
         SudokuCnf *cnf)
{
  if (self->cnf == cnf)
    return;
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  if (cnf == NULL)
    return;
  self->cnf = sudoku_cnf_ref (cnf);
  self->pattern = satdoku_board_pattern_new (sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf)));
  lay_out (self);
}

/* Shows the givens and entries of the formula, with no cell lit. Returns whether the picture has
 * changed. */
gboolean
satdoku_clause_picture_set_puzzle (SatdokuClausePicture *self,
                                   SudokuCnf *cnf)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->cnf == cnf && !self->has_clause)
    return FALSE;
  set_cnf (self, cnf);
  self->has_clause = FALSE;
  self->n_lit = 0;
  return TRUE;
}

static void
find_values (SatdokuClausePicture *self)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (self->cnf, self->clause, literals);
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (self->cnf));
  SudokuMeaning meaning;

  for (guint i = 0; i < self->n_lit; i++)
    self->values[i] = SUDOKU_SET_EMPTY;
  for (guint k = 0; k < n_literals; k++)
    {
      sudoku_cnf_describe_variable (self->cnf, ABS (literals[k]), &meaning);
      for (guint j = 0; j < meaning.n_candidates; j++)
        for (guint i = 0; i < self->n_lit; i++)
          if (self->lit[i] == meaning.candidates[j] / side)
            self->values[i] =
              sudoku_set_or (self->values[i],
                             sudoku_set_single (meaning.candidates[j] % side + 1));
    }
}

/* Lights the cells of the clause, and less brightly those of the house it is about. Returns
 * whether the picture has changed. */
gboolean
satdoku_clause_picture_set_clause (SatdokuClausePicture *self,
                                   SudokuCnf *cnf,
                                   guint64 clause)
{
  g_return_val_if_fail (self != NULL && cnf != NULL, FALSE);

  if (self->cnf == cnf && self->has_clause && self->clause == clause)
    return FALSE;
  set_cnf (self, cnf);
  self->has_clause = TRUE;
  self->clause = clause;
  self->n_lit = sudoku_cnf_get_clause_cells (cnf, clause, self->lit);
  sudoku_cnf_describe (cnf, clause, &self->meaning);
  find_values (self);
  return TRUE;
}

/* Shown in place of what a clause names, which is only lit then. */
void
satdoku_clause_picture_set_overlay (SatdokuClausePicture *self,
                                    SatdokuOverlay *overlay)
{
  SatdokuOverlay *before;

  g_return_if_fail (self != NULL);

  before = self->overlay;
  self->overlay = overlay != NULL ? satdoku_overlay_ref (overlay) : NULL;
  g_clear_pointer (&before, satdoku_overlay_unref);
}

/* What a cell shows instead of its content in the puzzle; NULL: nothing. */
const SatdokuShown *
satdoku_clause_picture_get_shown (SatdokuClausePicture *self,
                                  guint cell)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->overlay == NULL || self->layout.side != satdoku_overlay_get_side (self->overlay))
    return NULL;
  return satdoku_overlay_get_shown (self->overlay, cell);
}

SudokuCnf *
satdoku_clause_picture_get_cnf (SatdokuClausePicture *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->cnf;
}

SatdokuBoardPattern *
satdoku_clause_picture_get_pattern (SatdokuClausePicture *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->pattern;
}

const SudokuSymbols *
satdoku_clause_picture_get_symbols (SatdokuClausePicture *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return satdoku_board_renderer_get_symbols (self->renderer);
}

/* The font or the resolution has changed. */
void
satdoku_clause_picture_style_changed (SatdokuClausePicture *self)
{
  g_return_if_fail (self != NULL);

  satdoku_board_renderer_style_changed (self->renderer);
}

void
satdoku_clause_picture_set_size (SatdokuClausePicture *self,
                                 int width,
                                 int height)
{
  g_return_if_fail (self != NULL);

  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  lay_out (self);
}

/* Returns whether there is a cell at the point. */
/* How many cells wide the board is, with what stands beside it; 0 without one. */
double
satdoku_clause_picture_get_extent (SatdokuClausePicture *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pattern != NULL ? satdoku_board_layout_get_extent (self->pattern) : 0;
}

gboolean
satdoku_clause_picture_find_cell (SatdokuClausePicture *self,
                                  double x,
                                  double y,
                                  guint *cell)
{
  g_return_val_if_fail (self != NULL && cell != NULL, FALSE);

  return self->cnf != NULL && satdoku_board_layout_find_cell (&self->layout, x, y, cell);
}

void
satdoku_clause_picture_get_cell (SatdokuClausePicture *self,
                                 guint cell,
                                 GdkRectangle *area)
{
  SatdokuBoardArea found;

  g_return_if_fail (self != NULL && self->cnf != NULL && area != NULL);

  satdoku_board_layout_get_cell (&self->layout, cell, &found);
  *area = (GdkRectangle){ found.x, found.y, found.width, found.height };
}

static gboolean
is_about_house (const SatdokuClausePicture *self)
{
  return self->meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST ||
         self->meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_MOST;
}

static gboolean
is_in_house (const SatdokuClausePicture *self,
             guint cell)
{
  const guint16 *cells;

  if (!self->has_clause || !is_about_house (self))
    return FALSE;
  cells = sudoku_geometry_get_house_cells (
    sudoku_grid_get_geometry (sudoku_cnf_get_grid (self->cnf)), self->meaning.house);
  for (guint i = 0; i < self->layout.side; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* The index among the cells that are lit, or -1. */
static int
find_lit (const SatdokuClausePicture *self,
          guint cell)
{
  for (guint i = 0; i < self->n_lit; i++)
    if (self->lit[i] == cell)
      return (int)i;
  return -1;
}

/* What a clause names in one cell stands there as a value, or as marks do on the board. */
static void
write_values (SudokuSet values,
              SatdokuCellContent *content)
{
  if (sudoku_set_count (values) == 1)
    {
      content->value = sudoku_set_first (values);
      content->origin = SUDOKU_ORIGIN_GIVEN;
    }
  else
    content->marks[SUDOKU_MARK_CENTRE] = values;
}

typedef struct
{
  SatdokuClausePicture *picture;
  SatdokuCellSelection *selection;
} Drawing;

static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
  const Drawing *drawing = data;
  const SatdokuClausePicture *self = drawing->picture;
  guint fixed = sudoku_grid_get_fixed (sudoku_cnf_get_grid (self->cnf), cell);
  const SatdokuShown *shown = satdoku_clause_picture_get_shown (drawing->picture, cell);
  int lit = find_lit (self, cell);

  if (lit >= 0)
    state->flags |= SATDOKU_CELL_LIT;
  if (shown != NULL)
    {
      if (has_values (self))
        satdoku_shown_apply (shown, state);
    }
  else if (lit >= 0 && self->overlay == NULL)
    {
      if (has_values (self))
        write_values (self->values[lit], &state->content);
    }
  else if (fixed > 0)
    {
      state->content.origin = SUDOKU_ORIGIN_ENTRY;
      state->content.value = has_values (self) ? fixed : 0;
    }
  if (is_in_house (self, cell))
    state->flags |= SATDOKU_CELL_HOUSE;
  if (satdoku_cell_selection_has (drawing->selection, cell))
    state->flags |= SATDOKU_CELL_CHOSEN;
}

static gboolean
is_chosen (gpointer selection,
           guint cell)
{
  return satdoku_cell_selection_has (selection, cell);
}

/* A frame inside of the cell, or around it where there is no room. */
static void
draw_cursor (SatdokuClausePicture *self,
             cairo_t *cr,
             guint cell)
{
  SatdokuBoardArea area;
  int size = MAX (self->layout.measures.cell, FRAME_CELL_MIN);

  satdoku_board_layout_get_cell (&self->layout, cell, &area);
  area.x -= (size - area.width) / 2;
  area.y -= (size - area.height) / 2;
  gdk_cairo_set_source_rgba (cr, &self->text);
  cairo_set_line_width (cr, OUTLINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, area.x + OUTLINE / 2.0, area.y + OUTLINE / 2.0, size - OUTLINE,
                   size - OUTLINE);
  cairo_stroke (cr);
}

/* Draws with the corner of the room there is at the origin. The cells of @selection get a frame;
 * @answer is the colour of values that are shown and not in the puzzle. */
void
satdoku_clause_picture_draw (SatdokuClausePicture *self,
                             cairo_t *cr,
                             SatdokuCellSelection *selection,
                             gboolean shows_cursor,
                             const GdkRGBA *text,
                             const GdkRGBA *accent,
                             const GdkRGBA *answer)
{
  SatdokuBoardColours colours = {
    .line = *text,
    .border = *text,
    .frame = *text,
    .area = *text,
    .figure = *text,
    .stroke = *text,
    .outline = *text,
  };
  Drawing drawing = { self, selection };

  g_return_if_fail (self != NULL && cr != NULL && SATDOKU_IS_CELL_SELECTION (selection));

  if (self->cnf == NULL || self->layout.side != satdoku_cell_selection_get_side (selection))
    return;
  self->text = *text;
  self->accent = *accent;
  self->answer = *answer;
  colours.line.alpha *= 0.15f;
  colours.area.alpha *= 0.12f;
  colours.figure.alpha *= 0.2f;
  colours.stroke.alpha *= 0.3f;
  colours.outline.alpha *= 0.5f;
  colours.border.alpha *= 0.4f;
  colours.frame.alpha *= 0.4f;
  satdoku_board_renderer_set_colours (self->renderer, &colours);
  cairo_save (cr);
  cairo_translate (cr, self->layout.x, self->layout.y);
  satdoku_board_renderer_draw (self->renderer, cr, get_state, &drawing);
  if (self->layout.measures.cell >= FRAME_CELL_MIN &&
      satdoku_cell_selection_get_n_chosen (selection) > 0)
    satdoku_board_lines_draw_outline (&self->layout, cr, is_chosen, selection, accent, OUTLINE);
  cairo_restore (cr);
  if (shows_cursor)
    draw_cursor (self, cr, satdoku_cell_selection_get_cursor (selection));
}
