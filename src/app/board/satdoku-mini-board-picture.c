/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the small board looks, and where its cells are. */

#include "satdoku-config.h"

#include "satdoku-mini-board-private.h"

/* Values are left out of smaller cells. */
#define VALUE_CELL_MIN 12
#define LIT_CELL_MIN 5
/* Smaller cells have no room for a frame. */
#define FRAME_CELL_MIN 6

/* What a picture is drawn with. */
typedef struct
{
  SatdokuMiniBoard *board;
  GtkSnapshot *snapshot;
  const SudokuGeometry *geometry;
  guint side;
  int cell_size;
  int x;
  int y;
  GdkRGBA text;
  GdkRGBA accent;
} Picture;

static void
fill (Picture *picture,
      int x,
      int y,
      int width,
      int height,
      const GdkRGBA *colour,
      double alpha)
{
  GdkRGBA paint = *colour;

  paint.alpha *= (float)alpha;
  gtk_snapshot_append_color (picture->snapshot,
                             &paint,
                             &GRAPHENE_RECT_INIT (picture->x + x, picture->y + y, width, height));
}

/* A cell that is to be seen at all is a little larger than itself on a very large board. */
static void
fill_cell (Picture *picture,
           guint cell,
           int size_min,
           const GdkRGBA *colour,
           double alpha)
{
  int size = MAX (picture->cell_size, size_min);
  int shift = (size - picture->cell_size) / 2;

  fill (picture,
        (int)(cell % picture->side) * picture->cell_size - shift,
        (int)(cell / picture->side) * picture->cell_size - shift,
        size,
        size,
        colour,
        alpha);
}

/* A line across the board before row or column @index: thick between boxes and at the border. */
static void
draw_line (Picture *picture,
           guint index,
           guint box_size,
           gboolean upright)
{
  gboolean thick = index % (box_size > 0 ? box_size : picture->side) == 0;
  int width = thick && picture->cell_size >= 6 ? 2 : 1;
  int extent = (int)picture->side * picture->cell_size;
  int place = (int)index * picture->cell_size - width / 2;
  double alpha = thick ? 0.4 : 0.15;

  if (!thick && picture->cell_size < 5)
    return;
  if (upright)
    fill (picture, place, 0, width, extent, &picture->text, alpha);
  else
    fill (picture, 0, place, extent, width, &picture->text, alpha);
}

static void
draw_lines (Picture *picture)
{
  for (gboolean thick = FALSE; thick <= TRUE; thick++)
    for (guint i = 0; i <= picture->side; i++)
      {
        guint rows = sudoku_geometry_get_box_rows (picture->geometry);
        guint columns = sudoku_geometry_get_box_columns (picture->geometry);

        if ((i % (rows > 0 ? rows : picture->side) == 0) == thick)
          draw_line (picture, i, rows, FALSE);
        if ((i % (columns > 0 ? columns : picture->side) == 0) == thick)
          draw_line (picture, i, columns, TRUE);
      }
}

static void
draw_value (Picture *picture,
            guint cell,
            guint value,
            gboolean bold,
            const GdkRGBA *colour)
{
  int x = picture->x + (int)(cell % picture->side) * picture->cell_size;
  int y = picture->y + (int)(cell / picture->side) * picture->cell_size;

  gtk_snapshot_save (picture->snapshot);
  gtk_snapshot_translate (picture->snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  satdoku_painter_draw_value (picture->board->painter, picture->snapshot, value, bold, colour);
  gtk_snapshot_restore (picture->snapshot);
}

static void
draw_house (Picture *picture,
            const SudokuClause *meaning)
{
  const guint16 *cells;

  if (meaning->kind != SUDOKU_CLAUSE_HOUSE_AT_LEAST && meaning->kind != SUDOKU_CLAUSE_HOUSE_AT_MOST)
    return;
  cells = sudoku_geometry_get_house_cells (picture->geometry, meaning->house);
  for (guint i = 0; i < picture->side; i++)
    fill_cell (picture, cells[i], 1, &picture->accent, 0.18);
}

/* What a clause names in one cell stands there as a value, or as marks do on the board. */
static void
draw_values (Picture *picture,
             guint cell)
{
  SatdokuMiniBoard *self = picture->board;
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (self->cnf, self->clause, literals);
  SudokuSet values = SUDOKU_SET_EMPTY;
  int x = picture->x + (int)(cell % picture->side) * picture->cell_size;
  int y = picture->y + (int)(cell / picture->side) * picture->cell_size;

  for (guint i = 0; i < n_literals; i++)
    {
      guint named, value;

      if (sudoku_cnf_get_meaning (self->cnf, ABS (literals[i]), &named, &value) && named == cell)
        values = sudoku_set_or (values, sudoku_set_single (value));
    }
  if (sudoku_set_count (values) == 1)
    {
      draw_value (picture, cell, sudoku_set_first (values), TRUE, &picture->text);
      return;
    }
  gtk_snapshot_save (picture->snapshot);
  gtk_snapshot_translate (picture->snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  satdoku_painter_draw_marks (picture->board->painter,
                              picture->snapshot,
                              SUDOKU_SET_EMPTY,
                              values,
                              &picture->text);
  gtk_snapshot_restore (picture->snapshot);
}

static void
draw_clause (Picture *picture)
{
  SatdokuMiniBoard *self = picture->board;
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n_cells = sudoku_cnf_get_clause_cells (self->cnf, self->clause, cells);
  gboolean has_values = picture->cell_size >= VALUE_CELL_MIN;
  gboolean many;
  SudokuClause meaning;

  sudoku_cnf_describe (self->cnf, self->clause, &meaning);
  many = meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST ||
         meaning.kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST;
  draw_house (picture, &meaning);
  for (guint i = 0; i < n_cells; i++)
    fill_cell (picture,
               cells[i],
               many ? 1 : LIT_CELL_MIN,
               &picture->accent,
               many ? 0.25 : (has_values ? 0.5 : 0.9));
  for (guint i = 0; i < n_cells && has_values; i++)
    draw_values (picture, cells[i]);
}

/* Is the cell drawn by draw_clause()? */
static gboolean
is_lit (SatdokuMiniBoard *self,
        guint cell)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n_cells;

  if (!self->has_clause)
    return FALSE;
  n_cells = sudoku_cnf_get_clause_cells (self->cnf, self->clause, cells);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

static void
draw_givens (Picture *picture)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (picture->board->cnf);
  GdkRGBA colour = picture->text;

  gboolean has_values = picture->cell_size >= VALUE_CELL_MIN;

  colour.alpha *= 0.45f;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);

      if (value == 0 || is_lit (picture->board, cell))
        continue;
      if (has_values)
        draw_value (picture, cell, value, FALSE, &colour);
      else
        fill_cell (picture, cell, 1, &picture->text, 0.12);
    }
}

/* A frame inside of the cell, or around it where there is no room. */
static void
draw_cell_frame (Picture *picture,
                 guint cell,
                 const GdkRGBA *colour)
{
  int size = MAX (picture->cell_size - 1, 6);
  int shift = (picture->cell_size - 1 - size) / 2;
  int x = (int)(cell % picture->side) * picture->cell_size + shift + 1;
  int y = (int)(cell / picture->side) * picture->cell_size + shift + 1;

  fill (picture, x, y, size, 2, colour, 1);
  fill (picture, x, y + size - 2, size, 2, colour, 1);
  fill (picture, x, y + 2, 2, size - 4, colour, 1);
  fill (picture, x + size - 2, y + 2, 2, size - 4, colour, 1);
}

static gboolean
is_chosen (const Picture *picture,
           int row,
           int column)
{
  int side = (int)picture->side;

  return row >= 0 && column >= 0 && row < side && column < side &&
         satdoku_cell_selection_has (&picture->board->choice, (guint)(row * side + column));
}

/* Neighbours in a row, chosen or not, are filled together. */
static void
tint_chosen (Picture *picture,
             int row,
             double alpha)
{
  int size = picture->cell_size;
  int end = 0;

  for (int column = 0; column < (int)picture->side; column = end + 1)
    {
      for (end = column; is_chosen (picture, row, end);)
        end++;
      if (end > column)
        fill (picture, column * size, row * size, (end - column) * size, size, &picture->accent,
              alpha);
    }
}

/* Is the line before a cell, or with @upright the one left of it, between one that is chosen and
 * one that isn't? */
static gboolean
is_edge (const Picture *picture,
         int line,
         int place,
         gboolean upright)
{
  if (upright)
    return is_chosen (picture, place, line) != is_chosen (picture, place, line - 1);
  return is_chosen (picture, line, place) != is_chosen (picture, line - 1, place);
}

static void
draw_edges (Picture *picture,
            int line,
            gboolean upright)
{
  int size = picture->cell_size;
  int end = 0;

  for (int place = 0; place < (int)picture->side; place = end + 1)
    {
      for (end = place; end < (int)picture->side && is_edge (picture, line, end, upright);)
        end++;
      if (end == place)
        continue;
      if (upright)
        fill (picture, line * size - 1, place * size - 1, 2, (end - place) * size + 2,
              &picture->accent, 1);
      else
        fill (picture, place * size - 1, line * size - 1, (end - place) * size + 2, 2,
              &picture->accent, 1);
    }
}

/* A frame around all that is chosen, whatever form it has; where cells are too small for one, a
 * strong tint. */
static void
draw_chosen (Picture *picture)
{
  gboolean has_frame = picture->cell_size >= FRAME_CELL_MIN;

  for (int row = 0; row < (int)picture->side; row++)
    tint_chosen (picture, row, has_frame ? 0.12 : 0.6);
  for (int line = 0; has_frame && line <= (int)picture->side; line++)
    {
      draw_edges (picture, line, FALSE);
      draw_edges (picture, line, TRUE);
    }
}

/* Which cell the keys are about, as long as they are. */
static void
draw_cursor (Picture *picture)
{
  if (gtk_widget_has_visible_focus (GTK_WIDGET (picture->board)))
    draw_cell_frame (picture, picture->board->cursor, &picture->text);
}

/* Where the board is in the widget. */
static gboolean
place_board (SatdokuMiniBoard *self,
             Picture *picture)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->cnf == NULL)
    return FALSE;
  picture->board = self;
  picture->geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (self->cnf));
  picture->side = sudoku_geometry_get_side (picture->geometry);
  picture->cell_size = (MIN (width, height) - 2) / (int)picture->side;
  picture->x = (width - (int)picture->side * picture->cell_size) / 2;
  picture->y = (height - (int)picture->side * picture->cell_size) / 2;
  return picture->cell_size >= 1;
}

/* Draws all of the small board. */
void
satdoku_mini_board_draw (SatdokuMiniBoard *self,
                         GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  Picture picture = { .snapshot = snapshot };

  if (!place_board (self, &picture))
    return;
  gtk_style_context_get_color (style, &picture.text);
  if (!gtk_style_context_lookup_color (style, "accent_bg_color", &picture.accent))
    return;
  satdoku_painter_set_shape (self->painter, picture.side, picture.cell_size);
  if (self->has_clause)
    draw_clause (&picture);
  draw_givens (&picture);
  draw_lines (&picture);
  if (self->choice.n_chosen > 0)
    draw_chosen (&picture);
  draw_cursor (&picture);
}

/* The cell at a point, SATDOKU_MINI_NO_CELL when there is none. */
guint
satdoku_mini_board_find_cell (SatdokuMiniBoard *self,
                              double x,
                              double y)
{
  Picture picture = { 0 };
  guint row;
  guint column;

  if (!place_board (self, &picture) || x < picture.x || y < picture.y)
    return SATDOKU_MINI_NO_CELL;
  column = (guint)(x - picture.x) / (guint)picture.cell_size;
  row = (guint)(y - picture.y) / (guint)picture.cell_size;
  if (row >= picture.side || column >= picture.side)
    return SATDOKU_MINI_NO_CELL;
  return row * picture.side + column;
}

/* Where a cell is in the widget. */
GdkRectangle
satdoku_mini_board_get_area (SatdokuMiniBoard *self,
                             guint cell)
{
  Picture picture = { 0 };

  if (!place_board (self, &picture))
    return (GdkRectangle){ 0 };
  return (GdkRectangle){ picture.x + (int)(cell % picture.side) * picture.cell_size,
                         picture.y + (int)(cell / picture.side) * picture.cell_size,
                         picture.cell_size, picture.cell_size };
}
