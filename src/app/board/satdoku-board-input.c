/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys, pointers and fingers do on the board: they choose cells, and what is typed or picked
 * is entered into these. Arrows move as they point in every direction of text. It knows the board
 * only as a widget with a layout, and not what it looks like. */

#include "satdoku-config.h"

#include "satdoku-board-input.h"

#include <math.h>
#include <string.h>

#include "satdoku-board-keys.h"
#include "satdoku-cell-drag.h"
#include "satdoku-cell-movement.h"
#include "satdoku-class.h"
#include "satdoku-picker.h"

/* A path comes to a cell as near to its middle as this, in parts of its size. */
#define PATH_REACH 0.42

/**
 * SatdokuBoardInput:
 *
 * Changes the selection of a board, and its game through an editor, as the player wants.
 */
struct _SatdokuBoardInput
{
  GObject parent_instance;

  GtkWidget *board; /* borrowed: owns the input */

  /* Owned. */
  SatdokuCellSelection *selection;
  SatdokuEditor *editor;
  SatdokuPicker *picker;
  SatdokuBoardPattern *pattern; /* (nullable) */

  SatdokuBoardLayout layout;
  const SudokuSymbols *symbols; /* (nullable) */
};

enum
{
  ESCAPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuBoardInput, satdoku_board_input, G_TYPE_OBJECT)

static void
satdoku_board_input_class_init (SatdokuBoardInputClass *klass)
{
  /* Escape was pressed, whatever else it has taken back. */
  signals[ESCAPED] = satdoku_class_add_signal (klass, "escaped", 0);
  satdoku_class_keeps (klass, SatdokuBoardInput, picker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoardInput, editor, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoardInput, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBoardInput, pattern, satdoku_board_pattern_unref);
}

static void
satdoku_board_input_init (SatdokuBoardInput *self)
{
}

static guint
get_cursor (SatdokuBoardInput *self)
{
  return satdoku_cell_selection_get_cursor (self->selection);
}

static gboolean
key_accepts (gpointer input,
             gunichar character)
{
  return satdoku_editor_accepts (SATDOKU_BOARD_INPUT (input)->editor, character);
}

/* There are no more colours than digits, so that none waits for another; 0 is no colour. */
static gboolean
type_colour (SatdokuBoardInput *self,
             guint colour)
{
  G_STATIC_ASSERT (SUDOKU_COLOURS_MAX == 9);
  satdoku_editor_commit_typing (self->editor);
  satdoku_editor_enter (self->editor, SATDOKU_MODE_COLOUR, colour);
  return TRUE;
}

/* Where it is no symbol and not part of one, 0 is the empty cell. With Ctrl it is left to the
 * shortcuts. */
static gboolean
type_zero (SatdokuBoardInput *self,
           SatdokuMode mode,
           GdkModifierType modifiers)
{
  if (modifiers & GDK_CONTROL_MASK)
    return FALSE;
  if (mode == SATDOKU_MODE_VALUE)
    satdoku_editor_erase (self->editor);
  return TRUE;
}

/* A letter that is no symbol does nothing where others are: it is not left to the shortcuts. */
static gboolean
key_type (gpointer input,
          gunichar character,
          GdkModifierType modifiers)
{
  SatdokuBoardInput *self = input;
  SatdokuMode mode = satdoku_editor_get_mode_with (self->editor, modifiers & GDK_CONTROL_MASK,
                                                   modifiers & GDK_SHIFT_MASK);

  if (mode == SATDOKU_MODE_COLOUR && g_unichar_isdigit (character))
    return type_colour (self, (guint)g_unichar_digit_value (character));
  return satdoku_editor_type (self->editor, mode, character) ||
         (character == '0' && type_zero (self, mode, modifiers)) ||
         (g_unichar_isalpha (character) && satdoku_editor_takes_letters (self->editor));
}

static gboolean
key_move (gpointer input,
          guint keyval,
          GdkModifierType modifiers)
{
  SatdokuBoardInput *self = input;
  SudokuGame *game = satdoku_editor_get_game (self->editor);
  guint cell;

  if (get_cursor (self) == SATDOKU_NO_CELL ||
      !satdoku_cell_movement_find (self->pattern, sudoku_game_get_grid (game), get_cursor (self),
                                   keyval, modifiers, &cell))
    return FALSE;
  if (cell == SATDOKU_NO_CELL)
    return TRUE;
  if (modifiers & GDK_SHIFT_MASK)
    satdoku_cell_selection_to (self->selection, cell);
  else
    satdoku_cell_selection_only (self->selection, cell);
  return TRUE;
}

/* Shows the menu of the selected cell. Givens have colours and clauses, too; what is only there to
 * be looked at has nothing. */
static void
open_picker (SatdokuBoardInput *self)
{
  SatdokuBoardArea area;

  if (get_cursor (self) == SATDOKU_NO_CELL || satdoku_editor_get_locked (self->editor))
    return;
  satdoku_editor_commit_typing (self->editor);
  satdoku_board_layout_get_cell (&self->layout, get_cursor (self), &area);
  satdoku_picker_open (self->picker,
                       &(GdkRectangle){ area.x, area.y, area.width, area.height },
                       satdoku_editor_can_change (self->editor), 0);
}

/* Takes back one thing after the other. */
static gboolean
escape (SatdokuBoardInput *self)
{
  gboolean pending = satdoku_editor_get_pending (self->editor) != NULL;

  g_signal_emit (self, signals[ESCAPED], 0);
  satdoku_editor_cancel_typing (self->editor);
  if (pending || satdoku_chain_tool_cancel (satdoku_editor_get_chain_tool (self->editor)))
    return TRUE;
  if (satdoku_cell_selection_get_n_chosen (self->selection) > 1)
    satdoku_cell_selection_only (self->selection, get_cursor (self));
  else if (satdoku_editor_get_digit_first (self->editor))
    satdoku_editor_set_digit_first (self->editor, FALSE);
  else
    return FALSE;
  return TRUE;
}

static gboolean
key_command (gpointer input,
             SatdokuBoardCommand command)
{
  SatdokuBoardInput *self = input;
  gboolean pending = satdoku_editor_get_pending (self->editor) != NULL;

  switch (command)
    {
    case SATDOKU_COMMAND_ENTER:
      if (pending)
        satdoku_editor_commit_typing (self->editor);
      else if (satdoku_editor_get_digit (self->editor) > 0)
        satdoku_editor_enter_digit (self->editor);
      else
        open_picker (self);
      return TRUE;
    case SATDOKU_COMMAND_MENU:
      open_picker (self);
      return TRUE;
    case SATDOKU_COMMAND_ERASE:
      if (pending)
        satdoku_editor_cancel_typing (self->editor);
      else
        satdoku_editor_erase (self->editor);
      return TRUE;
    case SATDOKU_COMMAND_ESCAPE:
      return escape (self);
    case SATDOKU_COMMAND_SELECT_ALL:
    case SATDOKU_COMMAND_TOGGLE:
    default:
      return FALSE;
    }
}

/* The window chooses, and shows, what clicks on candidates do. */
static gboolean
key_choose (gpointer input,
            guint digit)
{
  return gtk_widget_activate_action (SATDOKU_BOARD_INPUT (input)->board, "win.brush", "u", digit);
}

static const SatdokuBoardKeys keys = { key_accepts, key_type, key_move, key_command, key_choose };

static guint
find_cell (gpointer input,
           double x,
           double y)
{
  SatdokuBoardInput *self = input;
  guint cell;

  if (self->layout.side != satdoku_cell_selection_get_side (self->selection) ||
      !satdoku_board_layout_find_cell (&self->layout, x, y, &cell))
    return SATDOKU_NO_CELL;
  return cell;
}

/* Is the point near enough to the middle of the cell? From a cell to one beside its corner, a path
 * touches two others. */
static gboolean
is_in_path (SatdokuBoardInput *self,
            guint cell,
            double x,
            double y)
{
  SatdokuBoardArea area;

  if (cell == get_cursor (self) || !satdoku_cell_selection_get_draws (self->selection))
    return TRUE;
  satdoku_board_layout_get_cell (&self->layout, cell, &area);
  return hypot (x - area.x - area.width / 2.0, y - area.y - area.height / 2.0) <
         PATH_REACH * area.width;
}

/* While candidates are linked by dragging, cells are not chosen by it. */
static guint
find_cell_to_drag (gpointer input,
                   double x,
                   double y)
{
  SatdokuBoardInput *self = input;
  guint cell = SATDOKU_NO_CELL;

  if (satdoku_editor_get_mode (self->editor) != SATDOKU_MODE_CHAIN)
    cell = find_cell (self, x, y);
  return cell != SATDOKU_NO_CELL && is_in_path (self, cell, x, y) ? cell : SATDOKU_NO_CELL;
}

/* A finger moves the board, but where a path is drawn. */
static gboolean
takes_touch (gpointer input)
{
  return satdoku_cell_selection_get_draws (SATDOKU_BOARD_INPUT (input)->selection);
}

/* Chooses the cell as the modifiers say; one stays chosen in any case. */
static void
choose (SatdokuBoardInput *self,
        guint cell,
        GdkModifierType modifiers)
{
  gboolean last = satdoku_cell_selection_get_n_chosen (self->selection) == 1 &&
                  satdoku_cell_selection_has (self->selection, cell);

  if (modifiers & GDK_SHIFT_MASK && (modifiers & GDK_CONTROL_MASK) == 0)
    satdoku_cell_selection_to (self->selection, cell);
  else if ((modifiers & GDK_CONTROL_MASK) == 0)
    satdoku_cell_selection_only (self->selection, cell);
  else if (!last)
    satdoku_cell_selection_toggle (self->selection, cell);
  gtk_widget_grab_focus (self->board);
}

static void
drag_reached (gpointer input,
              guint cell)
{
  satdoku_cell_selection_reach (SATDOKU_BOARD_INPUT (input)->selection, cell);
}

/* The cursor stays on this cell, from which a rectangle is chosen next. */
static void
choose_same_number (SatdokuBoardInput *self,
                    guint cell)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_editor_get_game (self->editor));
  guint value = sudoku_grid_get_value (grid, cell);

  if (value == 0)
    return;
  for (guint other = 0; other < sudoku_grid_get_n_cells (grid); other++)
    if (sudoku_grid_get_value (grid, other) == value)
      satdoku_cell_selection_also (self->selection, other);
  satdoku_cell_selection_also (self->selection, cell);
}

/* A double click chooses all cells with the same number. */
static void
pressed_cb (GtkGestureClick *gesture,
            int n_press,
            double x,
            double y,
            gpointer user_data)
{
  SatdokuBoardInput *self = user_data;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GdkModifierType modifiers = gdk_event_get_modifier_state (event);
  gboolean menu = gdk_event_triggers_context_menu (event);
  guint cell = find_cell (self, x, y);

  if (cell == SATDOKU_NO_CELL)
    return;
  /* The menu is about all chosen cells when it is opened on one of them. */
  if (menu && satdoku_cell_selection_get_n_chosen (self->selection) > 1 &&
      satdoku_cell_selection_has (self->selection, cell))
    satdoku_cell_selection_also (self->selection, cell);
  else
    choose (self, cell, modifiers);
  if (menu)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      open_picker (self);
    }
  else if ((modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0 &&
           !satdoku_editor_enter_digit (self->editor) && n_press == 2)
    choose_same_number (self, cell);
}

static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double x,
                 double y,
                 gpointer user_data)
{
  SatdokuBoardInput *self = user_data;
  guint cell = find_cell (self, x, y);

  if (cell == SATDOKU_NO_CELL)
    return;
  choose (self, cell, 0);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open_picker (self);
}

static void
add_gestures (SatdokuBoardInput *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (long_press));
  satdoku_cell_drag_add (self->board, find_cell_to_drag, drag_reached, takes_touch, self);
}

static void
close_picker (SatdokuBoardInput *self)
{
  satdoku_picker_close (self->picker);
  gtk_widget_grab_focus (self->board);
}

/* Colours have buttons of their own, so numbers are numbers also while colours are entered. */
static void
picked (gpointer input,
        guint value)
{
  SatdokuBoardInput *self = input;
  SatdokuMode mode = satdoku_editor_get_mode (self->editor);

  satdoku_editor_enter (self->editor, mode == SATDOKU_MODE_COLOUR ? SATDOKU_MODE_VALUE : mode,
                        value);
  satdoku_editor_enter_digit (self->editor);
  close_picker (self);
}

static void
colour_picked (gpointer input,
               guint colour)
{
  SatdokuBoardInput *self = input;

  satdoku_editor_enter (self->editor, SATDOKU_MODE_COLOUR, colour);
  close_picker (self);
}

/* The page that a command has led to has the focus then. */
static void
picker_closed (gpointer input)
{
  GtkWidget *board = SATDOKU_BOARD_INPUT (input)->board;

  if (gtk_widget_get_mapped (board))
    gtk_widget_grab_focus (board);
}

static const SatdokuPickerFuncs picker_funcs = { picked, colour_picked, picker_closed };

static SatdokuPicker *
create_picker (SatdokuBoardInput *self)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/satdoku/Satdoku/satdoku-picker.ui");
  GMenuModel *menu = G_MENU_MODEL (gtk_builder_get_object (builder, "picker_menu"));

  return satdoku_picker_new (self->board, menu, &picker_funcs, self);
}

/* The board owns the input. */
SatdokuBoardInput *
satdoku_board_input_new (GtkWidget *board,
                         SatdokuCellSelection *selection,
                         SatdokuEditor *editor)
{
  SatdokuBoardInput *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && SATDOKU_IS_CELL_SELECTION (selection), NULL);
  g_return_val_if_fail (SATDOKU_IS_EDITOR (editor), NULL);

  self = g_object_new (SATDOKU_TYPE_BOARD_INPUT, NULL);
  self->board = board;
  self->selection = g_object_ref (selection);
  self->editor = g_object_ref (editor);
  self->picker = create_picker (self);
  satdoku_board_keys_add (board, &keys, self);
  add_gestures (self);
  return self;
}

/* The pattern is that of the game which the board shows and the editor changes. */
void
satdoku_board_input_set_pattern (SatdokuBoardInput *self,
                                 SatdokuBoardPattern *pattern)
{
  g_return_if_fail (SATDOKU_IS_BOARD_INPUT (self) && pattern != NULL);

  satdoku_board_pattern_ref (pattern);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  self->pattern = pattern;
  if (self->symbols != NULL)
    satdoku_picker_set_symbols (self->picker, self->symbols,
                                satdoku_board_pattern_get_side (pattern));
}

/* What is typed and picked for the values; borrowed, and must live until others are set. */
void
satdoku_board_input_set_symbols (SatdokuBoardInput *self,
                                 const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_BOARD_INPUT (self) && symbols != NULL);

  self->symbols = symbols;
  satdoku_editor_set_symbols (self->editor, symbols);
  if (self->pattern != NULL)
    satdoku_picker_set_symbols (self->picker, symbols,
                                satdoku_board_pattern_get_side (self->pattern));
}

/* Where the cells are; to be called each time that the board was given its size. */
void
satdoku_board_input_set_layout (SatdokuBoardInput *self,
                                const SatdokuBoardLayout *layout)
{
  g_return_if_fail (SATDOKU_IS_BOARD_INPUT (self) && layout != NULL);

  self->layout = *layout;
  satdoku_picker_present (self->picker);
}

/* Is the focus in what it has opened over the board? */
gboolean
satdoku_board_input_has_focus (SatdokuBoardInput *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD_INPUT (self), FALSE);

  return satdoku_picker_has_focus (self->picker);
}

/* Moves the focus in the open picker. Returns FALSE when there is no button in that direction. */
gboolean
satdoku_board_input_move_focus (SatdokuBoardInput *self,
                                GtkDirectionType direction)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD_INPUT (self), FALSE);

  return satdoku_picker_move_focus (self->picker, direction);
}

/* The board goes: takes off it what was opened over it. */
void
satdoku_board_input_drop (SatdokuBoardInput *self)
{
  g_return_if_fail (SATDOKU_IS_BOARD_INPUT (self));

  satdoku_picker_drop (self->picker);
}
