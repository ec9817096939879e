/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small board on which the cells are chosen in which givens may stand: by a click or a drag that
 * draws or rubs out, and by keys. Cells that go together in a symmetry change together. It knows
 * nothing of what is made of them. */

#include "satdoku-config.h"

#include "satdoku-pattern-board.h"

#include <glib/gi18n.h>

#include "satdoku-board-keys.h"
#include "satdoku-board-renderer.h"
#include "satdoku-cell-drag.h"
#include "satdoku-cell-movement.h"
#include "satdoku-cell-name.h"
#include "satdoku-cell-selection.h"
#include "satdoku-class.h"
#include "satdoku-properties.h"

#define SIZE_MINIMUM 200
#define SIZE_NATURAL 320
/* Thin lines are left out between smaller cells. */
#define LINE_CELL_MIN 5
#define THICK_CELL_MIN 6
/* Room around the board for the frame of a cell at its edge. */
#define MARGIN 1
#define OUTLINE 2
/* What may be given is filled so far. */
#define GIVEN_ALPHA 0.75

/**
 * SatdokuPatternBoard:
 *
 * Shows in which cells givens may stand, and lets them be chosen.
 */
struct _SatdokuPatternBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuPattern *pattern;     /* (nullable): before there is a shape */
  SudokuGrid *grid;           /* (nullable): an empty one of the shape */
  SatdokuBoardPattern *lines; /* (nullable): what the rules draw */
  SatdokuBoardRenderer *renderer;

  const SudokuSymmetry *symmetry; /* (nullable) */
  SatdokuBoardLayout layout;
  guint cursor;   /* the cell that the keys are about */
  gboolean draws; /* what a drag does: it draws, or rubs out */
  GdkRGBA accent; /* while it is drawn */
};

enum
{
  PROP_PATTERN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SatdokuPatternBoard, satdoku_pattern_board, GTK_TYPE_WIDGET)

static void
get_text_colour (gpointer data,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  const SatdokuPatternBoard *self = data;

  *colour = self->accent;
}

static void
draw_ground (gpointer data,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
  const SatdokuPatternBoard *self = data;

  if ((state->flags & SATDOKU_CELL_CHOSEN) == 0)
    return;
  cairo_set_source_rgba (cr, (double)self->accent.red, (double)self->accent.green,
                         (double)self->accent.blue, (double)self->accent.alpha * GIVEN_ALPHA);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
}

static const SatdokuBoardTheme theme = { get_text_colour, get_text_colour, draw_ground };

static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
  const SatdokuPatternBoard *self = data;

  if (sudoku_pattern_has (self->pattern, cell))
    state->flags |= SATDOKU_CELL_CHOSEN;
}

/* A frame inside of the cell with the cursor. */
static void
draw_cursor (SatdokuPatternBoard *self,
             cairo_t *cr,
             const GdkRGBA *text)
{
  SatdokuBoardArea area;

  satdoku_board_layout_get_cell (&self->layout, self->cursor, &area);
  gdk_cairo_set_source_rgba (cr, text);
  cairo_set_line_width (cr, OUTLINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, area.x + OUTLINE / 2.0, area.y + OUTLINE / 2.0, area.width - OUTLINE,
                   area.height - OUTLINE);
  cairo_stroke (cr);
}

static void
pattern_board_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  SatdokuPatternBoard *self = SATDOKU_PATTERN_BOARD (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  SatdokuBoardColours colours;
  GdkRGBA text;
  cairo_t *cr;

  gtk_style_context_get_color (style, &text);
  if (self->grid == NULL ||
      !gtk_style_context_lookup_color (style, "accent_bg_color", &self->accent))
    return;
  colours = (SatdokuBoardColours){
    .line = text,
    .border = text,
    .frame = text,
    .area = text,
    .figure = text,
    .stroke = text,
    .outline = text,
  };
  colours.line.alpha *= 0.2f;
  colours.area.alpha *= 0.12f;
  colours.figure.alpha *= 0.2f;
  colours.stroke.alpha *= 0.3f;
  colours.outline.alpha *= 0.5f;
  colours.border.alpha *= 0.6f;
  colours.frame.alpha *= 0.6f;
  self->accent.alpha *= text.alpha;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                                       (float)gtk_widget_get_height (widget)));
  satdoku_board_renderer_set_colours (self->renderer, &colours);
  cairo_save (cr);
  cairo_translate (cr, self->layout.x, self->layout.y);
  satdoku_board_renderer_draw (self->renderer, cr, get_state, self);
  cairo_restore (cr);
  if (gtk_widget_has_visible_focus (widget))
    draw_cursor (self, cr, &text);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
pattern_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pattern_board_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = SIZE_MINIMUM;
  *natural = SIZE_NATURAL;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *minimum = *natural = CLAMP (for_size, SIZE_MINIMUM, SIZE_NATURAL);
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  int thick = cell >= THICK_CELL_MIN ? 2 : 1;

  *measures = (SatdokuBoardMeasures){ cell, cell >= LINE_CELL_MIN ? 1 : 0, thick, thick, TRUE };
}

static void
lay_out (SatdokuPatternBoard *self)
{
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, 0);
  int height = MAX (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN, 0);

  if (self->lines == NULL)
    return;
  satdoku_board_layout_fit (&self->layout, self->lines, measure_lines, width, height);
  self->layout.x += MARGIN;
  self->layout.y += MARGIN;
  satdoku_board_renderer_set_board (self->renderer, self->lines, &self->layout);
}

static void
pattern_board_size_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  lay_out (SATDOKU_PATTERN_BOARD (widget));
}

static void
pattern_board_css_changed (GtkWidget *widget,
                           GtkCssStyleChange *change)
{
  SatdokuPatternBoard *self = SATDOKU_PATTERN_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_pattern_board_parent_class)->css_changed (widget, change);
  satdoku_board_renderer_style_changed (self->renderer);
  gtk_widget_queue_draw (widget);
}

static void
satdoku_pattern_board_class_init (SatdokuPatternBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* The cells that are chosen. It is emitted when the user has chosen other cells. */
    [PROP_PATTERN] = { "pattern", G_TYPE_POINTER, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuPatternBoard, pattern) },
  };

  widget_class->snapshot = pattern_board_snapshot;
  widget_class->get_request_mode = pattern_board_get_request_mode;
  widget_class->measure = pattern_board_measure;
  widget_class->size_allocate = pattern_board_size_allocate;
  widget_class->css_changed = pattern_board_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuPatternBoard, pattern, sudoku_pattern_free);
  satdoku_class_keeps (klass, SatdokuPatternBoard, grid, sudoku_grid_free);
  satdoku_class_keeps (klass, SatdokuPatternBoard, lines, satdoku_board_pattern_unref);
  satdoku_class_keeps (klass, SatdokuPatternBoard, renderer, satdoku_board_renderer_free);
}

/* While the keys are about a cell it is named, and how many there are. */
static void
update_name (SatdokuPatternBoard *self)
{
  g_autofree char *place = NULL;
  g_autofree char *count = NULL;
  g_autofree char *label = NULL;
  guint n;

  if (self->grid == NULL)
    return;
  n = sudoku_pattern_count (self->pattern);
  /* Translators: for a screen reader, of the board on which a pattern is drawn. */
  count = g_strdup_printf (ngettext ("Pattern of %u cell", "Pattern of %u cells", n), n);
  place = satdoku_cell_dup_place (sudoku_grid_get_geometry (self->grid), self->cursor);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    label = g_steal_pointer (&count);
  else if (sudoku_pattern_has (self->pattern, self->cursor))
    /* Translators: for a screen reader; %s is a cell, such as "row 3 column 5 box 2", and how many
     * cells the pattern has, such as "Pattern of 22 cells". */
    label = g_strdup_printf (_ ("%s, in the pattern. %s"), place, count);
  else
    /* Translators: for a screen reader; as in the sentence before. */
    label = g_strdup_printf (_ ("%s, not in the pattern. %s"), place, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update (SatdokuPatternBoard *self)
{
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed (SatdokuPatternBoard *self)
{
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATTERN]);
}

/* Draws a cell, or rubs it out, with those that go with it, and puts the cursor there. */
static void
draw_cell (SatdokuPatternBoard *self,
           guint cell)
{
  guint orbit[SUDOKU_ORBIT_MAX] = { cell };
  guint n = 1;

  if (self->symmetry != NULL)
    n = self->symmetry->orbit (sudoku_grid_get_geometry (self->grid), cell, orbit);
  for (guint i = 0; i < n; i++)
    sudoku_pattern_set (self->pattern, orbit[i], self->draws);
  self->cursor = cell;
  changed (self);
}

static void
toggle (SatdokuPatternBoard *self,
        guint cell)
{
  self->draws = !sudoku_pattern_has (self->pattern, cell);
  draw_cell (self, cell);
}

static guint
find_cell (gpointer board,
           double x,
           double y)
{
  SatdokuPatternBoard *self = board;
  guint cell;

  if (self->grid == NULL || !satdoku_board_layout_find_cell (&self->layout, x, y, &cell))
    return SATDOKU_NO_CELL;
  return cell;
}

static void
reach (gpointer board,
       guint cell)
{
  draw_cell (board, cell);
}

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
pressed_cb (GtkGestureClick *gesture,
            int n_press,
            double x,
            double y,
            gpointer user_data)
{
  guint cell = find_cell (user_data, x, y);

  if (cell != SATDOKU_NO_CELL && !is_touch (GTK_GESTURE (gesture)))
    toggle (user_data, cell);
}

/* A touch may turn out to be scrolling, so it chooses at its end. */
static void
released_cb (GtkGestureClick *gesture,
             int n_press,
             double x,
             double y,
             gpointer user_data)
{
  guint cell = find_cell (user_data, x, y);

  if (cell != SATDOKU_NO_CELL && is_touch (GTK_GESTURE (gesture)))
    toggle (user_data, cell);
}

/* Not before: what scrolls to the focus would move the board under a pointer that drags. */
static void
end_cb (GtkGesture *gesture,
        GdkEventSequence *sequence,
        gpointer user_data)
{
  gtk_widget_grab_focus (user_data);
}

static gboolean
key_accepts (gpointer board,
             gunichar character)
{
  return FALSE;
}

static gboolean
key_type (gpointer board,
          gunichar character,
          GdkModifierType modifiers)
{
  return FALSE;
}

/* With Shift, the cells on the way become what the one is that they come from. */
static gboolean
key_move (gpointer board,
          guint keyval,
          GdkModifierType modifiers)
{
  SatdokuPatternBoard *self = board;
  guint cell;

  if (self->grid == NULL || !satdoku_cell_movement_find (self->lines, self->grid, self->cursor,
                                                         keyval, modifiers, &cell))
    return FALSE;
  if (cell == SATDOKU_NO_CELL)
    return TRUE;
  self->draws = sudoku_pattern_has (self->pattern, self->cursor);
  self->cursor = cell;
  if (modifiers & GDK_SHIFT_MASK)
    draw_cell (self, cell);
  else
    update (self);
  return TRUE;
}

static gboolean
key_command (gpointer board,
             SatdokuBoardCommand command)
{
  SatdokuPatternBoard *self = board;

  if (self->grid == NULL)
    return FALSE;
  if (command == SATDOKU_COMMAND_TOGGLE)
    toggle (self, self->cursor);
  else if (command == SATDOKU_COMMAND_SELECT_ALL)
    satdoku_pattern_board_fill (self);
  else if (command == SATDOKU_COMMAND_ERASE)
    {
      self->draws = FALSE;
      draw_cell (self, self->cursor);
    }
  else
    return FALSE;
  return TRUE;
}

static const SatdokuBoardKeys keys = { key_accepts, key_type, key_move, key_command, NULL };

static void
satdoku_pattern_board_init (SatdokuPatternBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  self->renderer =
    satdoku_board_renderer_new (gtk_widget_get_pango_context (widget), &theme, self);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_cursor_from_name (widget, "pointer");
  g_signal_connect_swapped (self, "notify::has-focus", G_CALLBACK (update), self);
  satdoku_board_keys_add (widget, &keys, self);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (click, "end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  satdoku_cell_drag_add (widget, find_cell, reach, NULL, self);
}

/* Shows the lines of the shape. Where it is of another side no cell is chosen any more. */
void
satdoku_pattern_board_set_geometry (SatdokuPatternBoard *self,
                                    SudokuGeometry *geometry)
{
  guint side;

  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self) && geometry != NULL);

  side = sudoku_geometry_get_side (geometry);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->lines, satdoku_board_pattern_unref);
  self->grid = sudoku_grid_new (geometry);
  self->lines = satdoku_board_pattern_new (geometry);
  if (self->pattern == NULL || sudoku_pattern_get_side (self->pattern) != side)
    {
      sudoku_pattern_free (self->pattern);
      self->pattern = sudoku_pattern_new (side);
      self->cursor = 0;
    }
  lay_out (self);
  update (self);
}

/* Which cells change together; NULL: each alone. What is chosen stays. */
void
satdoku_pattern_board_set_symmetry (SatdokuPatternBoard *self,
                                    const SudokuSymmetry *symmetry)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self));

  self->symmetry = symmetry;
}

/* Shows a pattern. That is no #SatdokuPatternBoard::changed. */
void
satdoku_pattern_board_set_pattern (SatdokuPatternBoard *self,
                                   const SudokuPattern *pattern)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self) && self->grid != NULL && pattern != NULL);
  g_return_if_fail (sudoku_pattern_get_side (pattern) == sudoku_grid_get_side (self->grid));

  sudoku_pattern_free (self->pattern);
  self->pattern = sudoku_pattern_copy (pattern);
  update (self);
}

/* What is chosen; until it changes. */
SATDOKU_DEFINE_GETTER (SatdokuPatternBoard, satdoku_pattern_board, pattern, const SudokuPattern *)

static void
set_all (SatdokuPatternBoard *self,
         gboolean may_be_given)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    sudoku_pattern_set (self->pattern, cell, may_be_given);
  changed (self);
}

void
satdoku_pattern_board_fill (SatdokuPatternBoard *self)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self) && self->grid != NULL);

  set_all (self, TRUE);
}

void
satdoku_pattern_board_clear (SatdokuPatternBoard *self)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self) && self->grid != NULL);

  set_all (self, FALSE);
}

void
satdoku_pattern_board_invert (SatdokuPatternBoard *self)
{
  g_return_if_fail (SATDOKU_IS_PATTERN_BOARD (self) && self->grid != NULL);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    sudoku_pattern_set (self->pattern, cell, !sudoku_pattern_has (self->pattern, cell));
  changed (self);
}
