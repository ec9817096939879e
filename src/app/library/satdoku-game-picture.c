/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small board in a list. It is drawn once, when it first comes into the visible part of the list,
 * and after everything else that has to be drawn: scrolling does not wait for it. It tells a screen
 * reader nothing: what is beside it does. */

#include "satdoku-config.h"

#include "satdoku-game-picture.h"

#include "satdoku-board-renderer.h"
#include "satdoku-class.h"

/* Pixels. */
#define SIZE 112
/* Values are left out of smaller cells. */
#define VALUE_CELL_MIN 9
/* Thin lines are left out between smaller cells. */
#define LINE_CELL_MIN 5
#define THICK_CELL_MIN 6

struct _SatdokuGamePicture
{
  GtkWidget parent_instance;

  /* Borrowed. */
  GtkWidget *scroller; /* (nullable): above it, while it is mapped */

  /* Owned. */
  GtkAdjustment *adjustment; /* (nullable): of that */
  SudokuGrid *grid;          /* (nullable) */
  GskRenderNode *node;       /* (nullable): not drawn yet */
  guint idle;                /* source id; 0: not waiting to be drawn */

  /* While it is drawn. */
  gboolean has_values;
  GdkRGBA ground;
  GdkRGBA text[SUDOKU_ORIGIN_ANSWER + 1]; /* by origin */
};

G_DEFINE_FINAL_TYPE (SatdokuGamePicture, satdoku_game_picture, GTK_TYPE_WIDGET)

static void
get_text_colour (gpointer data,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  const SatdokuGamePicture *self = data;

  *colour = self->text[state->content.origin];
}

static void
draw_ground (gpointer data,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
  const SatdokuGamePicture *self = data;
  GdkRGBA ink = self->text[state->content.origin];

  gdk_cairo_set_source_rgba (cr, &self->ground);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
  if (self->has_values || state->content.origin == SUDOKU_ORIGIN_NONE)
    return;
  ink.alpha *= 0.45f;
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
}

static const SatdokuBoardTheme theme = { get_text_colour, get_text_colour, draw_ground };

static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
  const SatdokuGamePicture *self = data;

  state->content.origin = sudoku_grid_get_origin (self->grid, cell);
  if (self->has_values)
    state->content.value = sudoku_grid_get_value (self->grid, cell);
}

static void
look_up_colours (SatdokuGamePicture *self,
                 SatdokuBoardColours *colours)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  const struct
  {
    const char *name;
    GdkRGBA *colour;
  } names[] = {
    { "board_cell", &self->ground },
    { "board_given", &self->text[SUDOKU_ORIGIN_NONE] },
    { "board_given", &self->text[SUDOKU_ORIGIN_GIVEN] },
    { "board_entry", &self->text[SUDOKU_ORIGIN_ENTRY] },
    { "board_answer", &self->text[SUDOKU_ORIGIN_ANSWER] },
    { "board_line", &colours->line },
    { "board_box_line", &colours->border },
    { "board_box_line", &colours->frame },
    { "board_area", &colours->area },
    { "board_figure", &colours->figure },
    { "board_stroke", &colours->stroke },
    { "board_outline", &colours->outline },
    { "board_edge", &colours->edge },
    { "board_lit", &colours->lit },
    { "board_broken", &colours->broken },
    { "board_cell", &colours->paper },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!gtk_style_context_lookup_color (context, names[i].name, names[i].colour))
      gtk_style_context_get_color (context, names[i].colour);
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  int thick = cell >= THICK_CELL_MIN ? 2 : 1;

  *measures =
    (SatdokuBoardMeasures){ cell, cell >= LINE_CELL_MIN ? 1 : 0, thick, thick, TRUE };
}

static GskRenderNode *
draw (SatdokuGamePicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (SatdokuBoardPattern) pattern =
    satdoku_board_pattern_new (sudoku_grid_get_geometry (self->grid));
  g_autoptr (SatdokuBoardRenderer) renderer =
    satdoku_board_renderer_new (gtk_widget_get_pango_context (widget), &theme, self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  SatdokuBoardLayout layout = { 0 };
  SatdokuBoardColours colours;
  cairo_t *cr;

  satdoku_board_layout_fit (&layout, pattern, measure_lines, width, height);
  self->has_values = layout.measures.cell >= VALUE_CELL_MIN;
  look_up_colours (self, &colours);
  satdoku_board_renderer_set_colours (renderer, &colours);
  satdoku_board_renderer_set_board (renderer, pattern, &layout);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
  satdoku_board_renderer_draw (renderer, cr, get_state, self);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}

/* A list has more items than one can see. */
static gboolean
is_in_sight (SatdokuGamePicture *self)
{
  graphene_rect_t bounds, sight;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  if (self->scroller == NULL)
    return TRUE;
  graphene_rect_init (&sight, 0, 0, (float)gtk_widget_get_width (self->scroller),
                      (float)gtk_widget_get_height (self->scroller));
  return gtk_widget_compute_bounds (GTK_WIDGET (self), self->scroller, &bounds) &&
         graphene_rect_intersection (&bounds, &sight, NULL);
}

/* What is out of sight waits for the list to be scrolled. */
static gboolean
idle_cb (gpointer user_data)
{
  SatdokuGamePicture *self = user_data;

  self->idle = 0;
  if (!is_in_sight (self))
    return G_SOURCE_REMOVE;
  self->node = draw (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* After the next frame all is where it will be seen. */
static void
look (SatdokuGamePicture *self)
{
  if (self->node == NULL && self->grid != NULL && self->idle == 0)
    self->idle = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, idle_cb, self, NULL);
}

/* Draws it again. */
static void
forget (SatdokuGamePicture *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
game_picture_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  SatdokuGamePicture *self = SATDOKU_GAME_PICTURE (widget);

  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
  else
    look (self);
}

static void
drop_scroller (SatdokuGamePicture *self)
{
  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_clear_object (&self->adjustment);
  self->scroller = NULL;
}

static void
game_picture_map (GtkWidget *widget)
{
  SatdokuGamePicture *self = SATDOKU_GAME_PICTURE (widget);

  GTK_WIDGET_CLASS (satdoku_game_picture_parent_class)->map (widget);
  self->scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (self->scroller == NULL)
    return;
  g_set_object (&self->adjustment,
                gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)));
  g_signal_connect_swapped (self->adjustment, "value-changed", G_CALLBACK (look), self);
  g_signal_connect_swapped (self->adjustment, "changed", G_CALLBACK (look), self);
}

static void
game_picture_unmap (GtkWidget *widget)
{
  drop_scroller (SATDOKU_GAME_PICTURE (widget));
  GTK_WIDGET_CLASS (satdoku_game_picture_parent_class)->unmap (widget);
}

static void
game_picture_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = SIZE;
  *natural = SIZE;
}

static void
game_picture_css_changed (GtkWidget *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (satdoku_game_picture_parent_class)->css_changed (widget, change);
  forget (SATDOKU_GAME_PICTURE (widget));
}

static void
game_picture_size_allocate (GtkWidget *widget,
                            int width,
                            int height,
                            int baseline)
{
  forget (SATDOKU_GAME_PICTURE (widget));
}

static void
satdoku_game_picture_dispose (GObject *object)
{
  drop_scroller (SATDOKU_GAME_PICTURE (object));
  satdoku_class_dispose (object);
}

static void
satdoku_game_picture_class_init (SatdokuGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_game_picture_dispose;
  widget_class->snapshot = game_picture_snapshot;
  widget_class->map = game_picture_map;
  widget_class->unmap = game_picture_unmap;
  widget_class->measure = game_picture_measure;
  widget_class->size_allocate = game_picture_size_allocate;
  widget_class->css_changed = game_picture_css_changed;
  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_removes (klass, SatdokuGamePicture, idle);
  satdoku_class_drops (klass, SatdokuGamePicture, node, gsk_render_node_unref);
  satdoku_class_drops (klass, SatdokuGamePicture, grid, sudoku_grid_free);
}

static void
satdoku_game_picture_init (SatdokuGamePicture *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-picture");
}

/* Copies @grid; NULL shows nothing. */
void
satdoku_game_picture_set_grid (SatdokuGamePicture *self,
                               const SudokuGrid *grid)
{
  g_return_if_fail (SATDOKU_IS_GAME_PICTURE (self));

  g_clear_pointer (&self->grid, sudoku_grid_free);
  if (grid != NULL)
    self->grid = sudoku_grid_copy (grid);
  forget (self);
}

/* As it was in sight. */
gboolean
satdoku_game_picture_is_drawn (SatdokuGamePicture *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_PICTURE (self), FALSE);

  return self->node != NULL;
}
