/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of the puzzle of a formula, in which the cells that a clause speaks of are lit
 * and those that one chooses have a frame. Cells and a value are chosen by keys and by the mouse as
 * on the large board, but one can't enter anything: it tells which are chosen, and doesn't know
 * what for. */

#include "satdoku-config.h"

#include "satdoku-mini-board.h"

#include <glib/gi18n.h>
#include <math.h>

#include "satdoku-board-keys.h"
#include "satdoku-cell-drag.h"
#include "satdoku-cell-movement.h"
#include "satdoku-cell-name.h"
#include "satdoku-class.h"
#include "satdoku-clause-picture.h"
#include "satdoku-picker.h"
#include "satdoku-shown-name.h"
#include "satdoku-typing.h"

#define SIZE_MINIMUM 140
#define SIZE_NATURAL 280
/* Cells whose numbers can still be read, as long as the board gets no higher than for 16×16: the
 * others can be told by the lit cells. */
#define CELL_MINIMUM 14
#define SIZE_READABLE (16 * CELL_MINIMUM + 2)

/**
 * SatdokuMiniBoard:
 *
 * Shows the puzzle of a formula, and lets cells and a value be chosen.
 */
struct _SatdokuMiniBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SatdokuClausePicture *picture;
  SatdokuCellSelection *selection;
  SatdokuTyping *typing;
  SatdokuPicker *picker;
  char *words; /* what a screen reader says as long as no cell has the focus */

  guint value;    /* that is asked for, 0 = any */
  gboolean drops; /* the button was pressed on the only chosen cell */
  double extent;  /* of the board with what stands beside it, in cells */
};

enum
{
  CELLS_CHANGED,
  VALUE_TYPED,
  VALUE_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuMiniBoard, satdoku_mini_board, GTK_TYPE_WIDGET)

static SudokuCnf *
get_cnf (SatdokuMiniBoard *self)
{
  return satdoku_clause_picture_get_cnf (self->picture);
}

static guint
get_side (SatdokuMiniBoard *self)
{
  return satdoku_cell_selection_get_side (self->selection);
}

static void
mini_board_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA text, accent, answer;
  cairo_t *cr;

  gtk_style_context_get_color (style, &text);
  if (!gtk_style_context_lookup_color (style, "accent_bg_color", &accent) ||
      !gtk_style_context_lookup_color (style, "accent_color", &answer))
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                                       (float)gtk_widget_get_height (widget)));
  satdoku_clause_picture_draw (self->picture, cr, self->selection,
                               gtk_widget_has_visible_focus (widget), &text, &accent, &answer);
  cairo_destroy (cr);
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
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);
  int wanted = (int)ceil (self->extent * CELL_MINIMUM) + 2;

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? CLAMP (wanted, SIZE_MINIMUM, SIZE_READABLE)
                                                     : SIZE_MINIMUM;
  *natural = SIZE_NATURAL;
}

static void
mini_board_css_changed (GtkWidget *widget,
                        GtkCssStyleChange *change)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);

  GTK_WIDGET_CLASS (satdoku_mini_board_parent_class)->css_changed (widget, change);
  satdoku_clause_picture_style_changed (self->picture);
  gtk_widget_queue_draw (widget);
}

static void
mini_board_size_allocate (GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);

  satdoku_clause_picture_set_size (self->picture, width, height);
  satdoku_picker_present (self->picker);
}

static void
satdoku_mini_board_dispose (GObject *object)
{
  satdoku_picker_drop (SATDOKU_MINI_BOARD (object)->picker);
  G_OBJECT_CLASS (satdoku_mini_board_parent_class)->dispose (object);
}

static void
satdoku_mini_board_class_init (SatdokuMiniBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_mini_board_dispose;
  widget_class->snapshot = mini_board_snapshot;
  widget_class->get_request_mode = mini_board_get_request_mode;
  widget_class->measure = mini_board_measure;
  widget_class->size_allocate = mini_board_size_allocate;
  widget_class->css_changed = mini_board_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[CELLS_CHANGED] = satdoku_class_add_signal (klass, "cells-changed", 0);
  /* The user has typed a value, which may become a longer one; 0: no value any more. */
  signals[VALUE_TYPED] = satdoku_class_add_signal (klass, "value-typed", 1, G_TYPE_UINT);
  /* The user has picked a value, maybe the one that is asked for already. */
  signals[VALUE_PICKED] = satdoku_class_add_signal (klass, "value-picked", 1, G_TYPE_UINT);
  satdoku_class_keeps (klass, SatdokuMiniBoard, words, g_free);
  satdoku_class_keeps (klass, SatdokuMiniBoard, picker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuMiniBoard, typing, g_object_unref);
  satdoku_class_keeps (klass, SatdokuMiniBoard, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuMiniBoard, picture, satdoku_clause_picture_free);
}

/* A cell with what is in the puzzle, or what is shown there instead. */
static char *
name_cell (SatdokuMiniBoard *self,
           const SudokuGrid *grid,
           guint cell)
{
  const SudokuSymbols *symbols = satdoku_clause_picture_get_symbols (self->picture);
  const SatdokuShown *shown = satdoku_clause_picture_get_shown (self->picture, cell);
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree char *place = satdoku_cell_dup_place (geometry, cell);
  g_autofree char *shown_name = NULL;
  SatdokuCellContent content = { 0 };

  content.value = sudoku_grid_get_value (grid, cell);
  content.origin = sudoku_grid_get_origin (grid, cell);
  if (shown == NULL)
    return satdoku_cell_dup_name (place, geometry, &content, symbols, NULL);
  shown_name = satdoku_shown_dup_name (shown, symbols);
  /* Translators: for a screen reader: a cell, and what is shown in it. */
  return g_strdup_printf (_ ("%s, %s"), place, shown_name);
}

/* While the keys are about a cell it is named, else what the picture shows. */
static void
update_name (SatdokuMiniBoard *self)
{
  const SudokuGrid *grid = get_cnf (self) != NULL ? sudoku_cnf_get_grid (get_cnf (self)) : NULL;
  guint cursor = satdoku_cell_selection_get_cursor (self->selection);
  guint n_chosen = satdoku_cell_selection_get_n_chosen (self->selection);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (grid == NULL || !gtk_widget_has_focus (GTK_WIDGET (self)))
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      self->words != NULL ? self->words : "", -1);
      return;
    }
  name = name_cell (self, grid, cursor);
  label = g_strdup_printf (
    /* Translators: for a screen reader; %s is a cell and what is in it, such as "row 3 column 5
     * box 2, 7, given". */
    ngettext ("%s, %u cell selected", "%s, %u cells selected", n_chosen),
    name, n_chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Once cells are chosen the player knows what a click does, and the tooltip would hide the
 * cells. */
static void
update_tooltip (SatdokuMiniBoard *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self),
                              !satdoku_picker_is_open (self->picker) &&
                                satdoku_cell_selection_get_n_chosen (self->selection) == 0);
}

static void
update_all (SatdokuMiniBoard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  update_name (self);
  update_tooltip (self);
}

static void
cells_changed (SatdokuMiniBoard *self)
{
  update_all (self);
  g_signal_emit (self, signals[CELLS_CHANGED], 0);
}

static void
reach (gpointer board,
       guint cell)
{
  SatdokuMiniBoard *self = board;

  if (self->drops)
    satdoku_cell_selection_only (self->selection,
                                 satdoku_cell_selection_get_cursor (self->selection));
  self->drops = FALSE;
  satdoku_cell_selection_also (self->selection, cell);
  cells_changed (self);
}

static guint
find_cell (gpointer board,
           double x,
           double y)
{
  guint cell;

  if (!satdoku_clause_picture_find_cell (SATDOKU_MINI_BOARD (board)->picture, x, y, &cell))
    return SATDOKU_NO_CELL;
  return cell;
}

static void
choose (SatdokuMiniBoard *self,
        guint cell,
        GdkModifierType modifiers)
{
  if (modifiers & GDK_CONTROL_MASK)
    satdoku_cell_selection_toggle (self->selection, cell);
  else if (modifiers & GDK_SHIFT_MASK)
    satdoku_cell_selection_to (self->selection, cell);
  else
    satdoku_cell_selection_only (self->selection, cell);
  cells_changed (self);
}

/* Nothing is chosen any more. */
static gboolean
drop (SatdokuMiniBoard *self)
{
  if (satdoku_cell_selection_get_n_chosen (self->selection) == 0)
    return FALSE;
  satdoku_cell_selection_none (self->selection);
  cells_changed (self);
  return TRUE;
}

static void
open_picker (SatdokuMiniBoard *self)
{
  GdkRectangle area;

  if (get_cnf (self) == NULL)
    return;
  satdoku_clause_picture_get_cell (self->picture,
                                   satdoku_cell_selection_get_cursor (self->selection), &area);
  satdoku_picker_open (self->picker, &area, TRUE, self->value);
  update_tooltip (self);
}

static void
picked (gpointer board,
        guint value)
{
  SatdokuMiniBoard *self = board;

  satdoku_picker_close (self->picker);
  g_signal_emit (self, signals[VALUE_PICKED], 0, value);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
picker_closed (gpointer board)
{
  update_tooltip (board);
}

static const SatdokuPickerFuncs picker_funcs = { picked, NULL, picker_closed };

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* A press with the main button begins to choose; on the only chosen cell, only the release of the
 * button decides whether the choice is dropped. */
static void
press (SatdokuMiniBoard *self,
       guint cell,
       GdkModifierType modifiers)
{
  self->drops = (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0 &&
                satdoku_cell_selection_get_n_chosen (self->selection) == 1 &&
                satdoku_cell_selection_has (self->selection, cell);
  if (self->drops)
    satdoku_cell_selection_move (self->selection, cell);
  else
    choose (self, cell, modifiers);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int n_press,
            double x,
            double y,
            gpointer user_data)
{
  SatdokuMiniBoard *self = user_data;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  guint cell = find_cell (self, x, y);

  self->drops = FALSE;
  if (cell == SATDOKU_NO_CELL)
    return;
  if (gdk_event_triggers_context_menu (event))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      satdoku_cell_selection_move (self->selection, cell);
      open_picker (self);
      return;
    }
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY &&
      !is_touch (GTK_GESTURE (gesture)))
    press (self, cell, gdk_event_get_modifier_state (event));
}

/* A touch may turn out to be scrolling, so it chooses at its end. */
static void
released_cb (GtkGestureClick *gesture,
             int n_press,
             double x,
             double y,
             gpointer user_data)
{
  SatdokuMiniBoard *self = user_data;
  guint cell = find_cell (self, x, y);

  if (is_touch (GTK_GESTURE (gesture)) && cell != SATDOKU_NO_CELL)
    press (self, cell, 0);
  if (self->drops)
    drop (self);
  self->drops = FALSE;
}

/* Not before: what scrolls to the focus would move the board under a pointer that drags. */
static void
end_cb (GtkGesture *gesture,
        GdkEventSequence *sequence,
        gpointer user_data)
{
  SatdokuMiniBoard *self = user_data;

  if (!satdoku_picker_is_open (self->picker))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
key_accepts (gpointer board,
             gunichar character)
{
  return satdoku_typing_accepts (SATDOKU_MINI_BOARD (board)->typing, character);
}

/* The number typed so far is used at once, though it may still become a longer one. */
static gboolean
key_type (gpointer board,
          gunichar character,
          GdkModifierType modifiers)
{
  SatdokuMiniBoard *self = board;
  SatdokuTyped typed;
  guint value;

  if (modifiers != 0)
    return FALSE;
  typed = satdoku_typing_push (self->typing, character, &value);
  if (typed != SATDOKU_TYPED_NOTHING && value > 0)
    g_signal_emit (self, signals[VALUE_TYPED], 0, value);
  return typed != SATDOKU_TYPED_NOTHING;
}

static gboolean
key_move (gpointer board,
          guint keyval,
          GdkModifierType modifiers)
{
  SatdokuMiniBoard *self = board;
  guint cell;

  if (get_cnf (self) == NULL ||
      !satdoku_cell_movement_find (satdoku_clause_picture_get_pattern (self->picture),
                                   sudoku_cnf_get_grid (get_cnf (self)),
                                   satdoku_cell_selection_get_cursor (self->selection), keyval,
                                   modifiers, &cell))
    return FALSE;
  if (cell != SATDOKU_NO_CELL)
    choose (self, cell, modifiers & GDK_SHIFT_MASK);
  return TRUE;
}

static gboolean
key_command (gpointer board,
             SatdokuBoardCommand command)
{
  SatdokuMiniBoard *self = board;

  if (get_cnf (self) == NULL)
    return FALSE;
  switch (command)
    {
    case SATDOKU_COMMAND_ENTER:
    case SATDOKU_COMMAND_MENU:
      open_picker (self);
      return TRUE;
    case SATDOKU_COMMAND_ERASE:
      g_signal_emit (self, signals[VALUE_TYPED], 0, 0);
      return TRUE;
    case SATDOKU_COMMAND_ESCAPE:
      return drop (self);
    case SATDOKU_COMMAND_SELECT_ALL:
      satdoku_cell_selection_all (self->selection);
      cells_changed (self);
      return TRUE;
    case SATDOKU_COMMAND_TOGGLE:
      choose (self, satdoku_cell_selection_get_cursor (self->selection), GDK_CONTROL_MASK);
      return TRUE;
    default:
      return FALSE;
    }
}

static const SatdokuBoardKeys keys = { key_accepts, key_type, key_move, key_command, NULL };

static void
focus_changed (SatdokuMiniBoard *self)
{
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_gestures (SatdokuMiniBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (click, "end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  satdoku_cell_drag_add (GTK_WIDGET (self), find_cell, reach, NULL, self);
}

static void
satdoku_mini_board_init (SatdokuMiniBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->picture = satdoku_clause_picture_new (gtk_widget_get_pango_context (widget));
  self->selection = satdoku_cell_selection_new ();
  satdoku_cell_selection_set_side (self->selection, 0);
  self->typing = satdoku_typing_new ();
  self->picker = satdoku_picker_new (widget, NULL, &picker_funcs, self);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_cursor_from_name (widget, "pointer");
  g_signal_connect_object (self->typing, "expired", G_CALLBACK (satdoku_typing_cancel),
                           self->typing, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "notify::has-focus", G_CALLBACK (focus_changed), self);
  satdoku_board_keys_add (widget, &keys, self);
  add_gestures (self);
}

/* Cells of another board are no longer chosen. */
static void
follow_puzzle (SatdokuMiniBoard *self)
{
  SudokuCnf *cnf = get_cnf (self);
  guint side = cnf != NULL ? sudoku_grid_get_side (sudoku_cnf_get_grid (cnf)) : 0;
  double extent = satdoku_clause_picture_get_extent (self->picture);

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->extent < extent || self->extent > extent)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->extent = extent;
  if (get_side (self) == side)
    return;
  satdoku_cell_selection_set_side (self->selection, side);
  if (side > 0)
    satdoku_cell_selection_move (self->selection, 0);
  satdoku_typing_set_symbols (self->typing, satdoku_clause_picture_get_symbols (self->picture),
                              side);
  satdoku_picker_set_symbols (self->picker, satdoku_clause_picture_get_symbols (self->picture),
                              side);
}

/* Lights the cells of the clause, and less brightly those of the house it is about. */
void
satdoku_mini_board_show_clause (SatdokuMiniBoard *self,
                                SudokuCnf *cnf,
                                guint64 clause)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && cnf != NULL);

  if (satdoku_clause_picture_set_clause (self->picture, cnf, clause))
    follow_puzzle (self);
}

/* Shows the givens and entries of the formula, with no cell lit. */
void
satdoku_mini_board_show_puzzle (SatdokuMiniBoard *self,
                                SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self));

  if (satdoku_clause_picture_set_puzzle (self->picture, cnf))
    follow_puzzle (self);
}

void
satdoku_mini_board_show_overlay (SatdokuMiniBoard *self,
                                 SatdokuOverlay *overlay)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self));

  satdoku_clause_picture_set_overlay (self->picture, overlay);
  update_all (self);
}

/* The cell that keys act on. */
guint
satdoku_mini_board_get_cursor (SatdokuMiniBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_MINI_BOARD (self), 0);

  return satdoku_cell_selection_get_cursor (self->selection);
}

static gboolean
is_wanted (SatdokuMiniBoard *self,
           const SudokuFilter *filter,
           guint cell)
{
  return (filter->row > 0 || filter->column > 0 || filter->n_cells > 0) &&
         sudoku_filter_has_cell (filter, get_side (self), cell);
}

/* Draws a frame around the row, the column or the cells that clauses are filtered by, and
 * chooses them. */
void
satdoku_mini_board_show_filter (SatdokuMiniBoard *self,
                                const SudokuFilter *filter)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && filter != NULL);

  self->value = filter->value;
  for (guint cell = 0; cell < get_side (self) * get_side (self); cell++)
    if (is_wanted (self, filter, cell))
      g_array_append_val (cells, cell);
  if (satdoku_cell_selection_set_cells (self->selection, (gconstpointer)cells->data, cells->len))
    update_all (self);
}

/* In ascending order; owned by the board and valid until the next call. */
const guint *
satdoku_mini_board_get_chosen (SatdokuMiniBoard *self,
                               gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_MINI_BOARD (self) && n_cells != NULL, NULL);

  return satdoku_cell_selection_get_cells (self->selection, n_cells);
}

/* Says what it shows to a screen reader. While one chooses cells by keys, these are named
 * instead. */
void
satdoku_mini_board_set_words (SatdokuMiniBoard *self,
                              const char *words)
{
  g_return_if_fail (SATDOKU_IS_MINI_BOARD (self) && words != NULL);

  if (g_strcmp0 (self->words, words) == 0)
    return;
  g_free (self->words);
  self->words = g_strdup (words);
  update_name (self);
}
