/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of the puzzle of a formula, in which the cells that a clause speaks of are lit.
 * It is a picture: what it shows is said in words beside it, and one can't enter anything. It
 * tells what is clicked in it; what that does can be done elsewhere by keys. */

#include "satdoku-config.h"

#include "satdoku-mini-board.h"

#include "satdoku-painter.h"

#define SIZE_MINIMUM 140
#define SIZE_NATURAL 280
/* Values are left out of smaller cells. */
#define VALUE_CELL_MIN 12
#define LIT_CELL_MIN 5

struct _SatdokuMiniBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuCnf *cnf;
  SatdokuPainter *painter;

  gboolean has_clause;
  guint64 clause;

  guint marked_row; /* from 1, 0 = none */
  guint marked_column;
};

enum
{
  CELL_CLICKED,
  VALUE_CLICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuMiniBoard, satdoku_mini_board, GTK_TYPE_WIDGET)

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

/* The values of a clause about one cell stand in it as marks do on the board. */
static void
draw_marks (Picture *picture,
            const SudokuClause *meaning)
{
  SudokuSet values = sudoku_set_range (1, picture->side);
  int x = picture->x + (int)(meaning->cell % picture->side) * picture->cell_size;
  int y = picture->y + (int)(meaning->cell / picture->side) * picture->cell_size;

  if (meaning->kind == SUDOKU_CLAUSE_CELL_AT_MOST)
    values = sudoku_set_or (sudoku_set_single (meaning->value),
                            sudoku_set_single (meaning->other_value));
  gtk_snapshot_save (picture->snapshot);
  gtk_snapshot_translate (picture->snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  satdoku_painter_draw_marks (picture->board->painter,
                              picture->snapshot,
                              SUDOKU_SET_EMPTY,
                              values,
                              &picture->text);
  gtk_snapshot_restore (picture->snapshot);
}

static gboolean
is_about_cell (const SudokuClause *meaning)
{
  return meaning->kind == SUDOKU_CLAUSE_CELL_AT_LEAST ||
         meaning->kind == SUDOKU_CLAUSE_CELL_AT_MOST;
}

static void
draw_clause (Picture *picture)
{
  SatdokuMiniBoard *self = picture->board;
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n_cells = sudoku_cnf_get_clause_cells (self->cnf, self->clause, cells);
  gboolean has_values = picture->cell_size >= VALUE_CELL_MIN;
  gboolean whole_house;
  SudokuClause meaning;

  sudoku_cnf_describe (self->cnf, self->clause, &meaning);
  whole_house = meaning.kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST;
  draw_house (picture, &meaning);
  for (guint i = 0; i < n_cells; i++)
    fill_cell (picture,
               cells[i],
               whole_house ? 1 : LIT_CELL_MIN,
               &picture->accent,
               whole_house ? 0.25 : (has_values ? 0.5 : 0.9));
  if (!has_values)
    return;
  if (is_about_cell (&meaning))
    draw_marks (picture, &meaning);
  else
    for (guint i = 0; i < n_cells; i++)
      draw_value (picture, cells[i], meaning.value, TRUE, &picture->text);
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

/* A frame around the marked cell, row or column. */
static void
draw_mark (Picture *picture)
{
  const SatdokuMiniBoard *self = picture->board;
  int size = picture->cell_size;
  int extent = (int)picture->side * size;
  int x = self->marked_column > 0 ? (int)(self->marked_column - 1) * size : 0;
  int y = self->marked_row > 0 ? (int)(self->marked_row - 1) * size : 0;
  int width = self->marked_column > 0 ? size : extent;
  int height = self->marked_row > 0 ? size : extent;

  if (self->marked_row == 0 && self->marked_column == 0)
    return;
  fill (picture, x - 1, y - 1, width + 2, 2, &picture->accent, 1);
  fill (picture, x - 1, y + height - 1, width + 2, 2, &picture->accent, 1);
  fill (picture, x - 1, y - 1, 2, height + 2, &picture->accent, 1);
  fill (picture, x + width - 1, y - 1, 2, height + 2, &picture->accent, 1);
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

static void
mini_board_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
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
  draw_mark (&picture);
}

/* Ctrl+click on a number means the number, any other click the cell. */
static void
released_cb (GtkGestureClick *gesture,
             int n_press,
             double x,
             double y,
             SatdokuMiniBoard *self)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  Picture picture = { 0 };
  guint row;
  guint column;
  guint value;

  if (!place_board (self, &picture) || x < picture.x || y < picture.y)
    return;
  row = (guint)(y - picture.y) / (guint)picture.cell_size;
  column = (guint)(x - picture.x) / (guint)picture.cell_size;
  if (row >= picture.side || column >= picture.side)
    return;
  value = sudoku_grid_get_fixed (sudoku_cnf_get_grid (self->cnf), row * picture.side + column);
  if ((state & GDK_CONTROL_MASK) == 0)
    g_signal_emit (self, signals[CELL_CLICKED], 0, row + 1, column + 1);
  else if (value > 0)
    g_signal_emit (self, signals[VALUE_CLICKED], 0, value);
}

static GtkSizeRequestMode
mini_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
mini_board_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  *minimum = SIZE_MINIMUM;
  *natural = SIZE_NATURAL;
}

static void
mini_board_css_changed (GtkWidget *widget,
                        GtkCssStyleChange *change)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_mini_board_parent_class)->css_changed (widget, change);
  satdoku_painter_context_changed (self->painter);
  gtk_widget_queue_draw (widget);
}

static void
satdoku_mini_board_finalize (GObject *object)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (object);

  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->painter, satdoku_painter_unref);
  G_OBJECT_CLASS (satdoku_mini_board_parent_class)->finalize (object);
}

static void
satdoku_mini_board_class_init (SatdokuMiniBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = satdoku_mini_board_finalize;
  widget_class->snapshot = mini_board_snapshot;
  widget_class->get_request_mode = mini_board_get_request_mode;
  widget_class->measure = mini_board_measure;
  widget_class->css_changed = mini_board_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  /* Row and column of the cell, from 1. */
  signals[CELL_CLICKED] = g_signal_new ("cell-clicked",
                                        G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST,
                                        0,
                                        NULL,
                                        NULL,
                                        NULL,
                                        G_TYPE_NONE,
                                        2,
                                        G_TYPE_UINT,
                                        G_TYPE_UINT);
  signals[VALUE_CLICKED] = g_signal_new ("value-clicked",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         1,
                                         G_TYPE_UINT);
}

static void
satdoku_mini_board_init (SatdokuMiniBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->painter = satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
set (SatdokuMiniBoard *self,
     SudokuCnf *cnf,
     gboolean has_clause,
     guint64 clause)
{
  if (self->cnf != cnf)
    {
      g_clear_pointer (&self->cnf, sudoku_cnf_unref);
      self->cnf = cnf != NULL ? sudoku_cnf_ref (cnf) : NULL;
    }
  self->has_clause = has_clause;
  self->clause = clause;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * satdoku_mini_board_show_clause:
 * @self: a picture
 * @cnf: a formula
 * @clause: the index of a clause
 *
 * Lights the cells of the clause, and less brightly those of the house it is about.
 */
void
satdoku_mini_board_show_clause (SatdokuMiniBoard *self,
                                SudokuCnf *cnf,
                                guint64 clause)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && cnf != NULL);

  set (self, cnf, TRUE, clause);
}

/**
 * satdoku_mini_board_show_puzzle:
 * @self: a picture
 * @cnf: (nullable): a formula
 *
 * Shows the givens and entries of the formula, with no cell lit.
 */
void
satdoku_mini_board_show_puzzle (SatdokuMiniBoard *self,
                                SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self));

  set (self, cnf, FALSE, 0);
}

/**
 * satdoku_mini_board_mark:
 * @self: a picture
 * @row: a row from 1, or 0
 * @column: a column from 1, or 0
 *
 * Draws a frame around the row, the column, or the cell in both.
 */
void
satdoku_mini_board_mark (SatdokuMiniBoard *self,
                         guint row,
                         guint column)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self));

  self->marked_row = row;
  self->marked_column = column;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
