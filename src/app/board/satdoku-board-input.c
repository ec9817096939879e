/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player does to the board: keys, clicks and typed numbers.
 * Everything ends in a move of the game. Keys are found by the digit on the key, whatever the
 * layout of the keyboard says without Shift; arrows move as they point in every direction of text.
 */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

/* How long a digit waits for the next one, in milliseconds. */
#define TYPING_WAIT 1100

static void
show_pending (SatdokuBoard *self)
{
  const char *text = satdoku_board_is_typing (self) ? self->typing.text : NULL;

  if (self->selected == SATDOKU_NO_CELL ||
      !satdoku_cell_set_pending (g_ptr_array_index (self->cells, self->selected), text))
    return;
  satdoku_board_redraw_cell (self, self->selected);
  g_object_notify (G_OBJECT (self), "typing");
}

/**
 * satdoku_board_is_typing:
 * @self: a board
 *
 * Returns: does a number wait for its next digit?
 */
gboolean
satdoku_board_is_typing (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), FALSE);

  return satdoku_typing_is_pending (&self->typing);
}

/**
 * satdoku_board_cancel_typing:
 * @self: a board
 *
 * What is being typed is forgotten.
 */
void
satdoku_board_cancel_typing (SatdokuBoard *self)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  g_clear_handle_id (&self->typing_timeout, g_source_remove);
  satdoku_typing_cancel (&self->typing);
  show_pending (self);
}

/**
 * satdoku_board_commit_typing:
 * @self: a board
 *
 * What is being typed is entered as it is.
 */
void
satdoku_board_commit_typing (SatdokuBoard *self)
{
  guint value;

  g_return_if_fail (SATDOKU_IS_BOARD (self));

  value = satdoku_typing_commit (&self->typing);
  satdoku_board_cancel_typing (self);
  if (value > 0)
    satdoku_board_enter (self, self->typing_mode, value);
}

/**
 * satdoku_board_input_reset:
 * @self: a board with a game
 *
 * Forgets what is being typed: the game, the shape or the symbols have changed.
 */
void
satdoku_board_input_reset (SatdokuBoard *self)
{
  satdoku_board_cancel_typing (self);
  satdoku_typing_init (&self->typing, satdoku_board_get_symbols (self),
                       satdoku_board_get_side (self));
  satdoku_board_drop_picker (self);
}

static gboolean
typing_timeout_cb (gpointer user_data)
{
  SatdokuBoard *self = user_data;

  self->typing_timeout = 0;
  satdoku_board_commit_typing (self);
  return G_SOURCE_REMOVE;
}

/* Numbers are for cells that can be changed, but any cell may be coloured or be the place where a
 * digit is picked. */
static gboolean
takes_numbers (SatdokuBoard *self,
               SatdokuMode mode)
{
  return mode == SATDOKU_MODE_COLOUR || self->digit_first || satdoku_board_can_change (self);
}

static gboolean
type_character (SatdokuBoard *self,
                SatdokuMode mode,
                gunichar character)
{
  guint value;
  SatdokuTyped typed;

  if (self->selected == SATDOKU_NO_CELL)
    return FALSE;
  if (self->typing_mode != mode)
    satdoku_board_commit_typing (self);
  self->typing_mode = mode;
  typed = satdoku_typing_push (&self->typing, character, &value);
  g_clear_handle_id (&self->typing_timeout, g_source_remove);
  show_pending (self);
  if (typed == SATDOKU_TYPED_VALUE)
    satdoku_board_enter (self, mode, value);
  else if (typed == SATDOKU_TYPED_PART && takes_numbers (self, mode))
    self->typing_timeout = g_timeout_add (TYPING_WAIT, typing_timeout_cb, self);
  else if (typed == SATDOKU_TYPED_PART)
    satdoku_board_cancel_typing (self);
  return typed != SATDOKU_TYPED_NOTHING;
}

/* Where it is no symbol and not part of one, 0 is the empty cell. With Ctrl it is left to the
 * shortcuts. */
static gboolean
type_zero (SatdokuBoard *self,
           SatdokuMode mode,
           GdkModifierType modifiers)
{
  if (type_character (self, mode, '0'))
    return TRUE;
  if (modifiers & GDK_CONTROL_MASK)
    return FALSE;
  if (mode == SATDOKU_MODE_VALUE)
    satdoku_board_erase (self);
  return TRUE;
}

/* There are no more colours than digits, so that none waits for another; 0 is no colour. */
static gboolean
type_colour (SatdokuBoard *self,
             guint digit)
{
  G_STATIC_ASSERT (SUDOKU_COLOURS_MAX == 9);
  satdoku_board_commit_typing (self);
  satdoku_board_enter (self, SATDOKU_MODE_COLOUR, digit);
  return TRUE;
}

/* The digit that a key has on it on some level of some layout, or -1. */
static int
find_digit (GdkEvent *event,
            guint keyval,
            guint keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_entries = 0;
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (keyval));

  if (digit >= 0)
    return digit;
  if (!gdk_display_map_keycode (gdk_event_get_display (event), keycode, &keys, &keyvals,
                                &n_entries))
    return -1;
  for (int i = 0; i < n_entries; i++)
    {
      digit = g_unichar_digit_value (gdk_keyval_to_unicode (keyvals[i]));
      if (digit >= 0)
        return digit;
    }
  return -1;
}

static gboolean
is_navigation (guint keyval)
{
  return (keyval >= GDK_KEY_Home && keyval <= GDK_KEY_End) ||
         (keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_Delete) || keyval == GDK_KEY_Delete ||
         keyval == GDK_KEY_Insert;
}

/* The keys of the number block give digits with the number lock, and with Shift are for centre
 * marks. */
static gboolean
is_keypad_digit (GdkEvent *event,
                 guint keyval)
{
  GdkDevice *device = gdk_event_get_device (event);

  return keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_Insert && device != NULL &&
         gdk_device_get_num_lock_state (device);
}

static SatdokuMode
mode_for_modifiers (SatdokuBoard *self,
                    GdkModifierType modifiers,
                    gboolean shift_makes_digit)
{
  if (modifiers & GDK_CONTROL_MASK)
    return SATDOKU_MODE_CORNER;
  if ((modifiers & GDK_SHIFT_MASK) && !shift_makes_digit)
    return SATDOKU_MODE_CENTRE;
  return self->mode;
}

/* Is it a character of the player's own symbols that means nothing by itself? */
static gboolean
types_own (SatdokuBoard *self,
           gunichar character,
           GdkModifierType modifiers)
{
  return character > ' ' && !g_unichar_isdigit (character) &&
         (modifiers & GDK_CONTROL_MASK) == 0 &&
         satdoku_board_get_symbols (self)->texts != NULL &&
         satdoku_typing_accepts (&self->typing, character);
}

static gboolean
key_types (SatdokuBoard *self,
           GdkEvent *event,
           guint keyval,
           guint keycode,
           GdkModifierType modifiers)
{
  gboolean is_digit = g_unichar_isdigit (gdk_keyval_to_unicode (keyval));
  gunichar character = gdk_keyval_to_unicode (keyval);
  SatdokuMode mode;
  int digit;

  if (modifiers & ~(GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return FALSE;
  if (is_navigation (keyval) && !is_keypad_digit (event, keyval))
    return FALSE;
  if (character < 128 && g_ascii_isalpha ((char)character))
    return (modifiers & GDK_CONTROL_MASK) == 0 &&
           type_character (self, self->mode, character);
  if (types_own (self, character, modifiers))
    return type_character (self, self->mode, character);
  digit = find_digit (event, keyval, keycode);
  if (digit < 0)
    return FALSE;
  mode = mode_for_modifiers (self, modifiers, is_digit);
  if (mode == SATDOKU_MODE_COLOUR)
    return type_colour (self, (guint)digit);
  if (digit == 0)
    return type_zero (self, mode, modifiers);
  return type_character (self, mode, (gunichar)('0' + digit));
}

static gboolean
key_moves (SatdokuBoard *self,
           guint keyval,
           GdkModifierType modifiers)
{
  guint cell;

  if (self->selected == SATDOKU_NO_CELL ||
      !satdoku_cell_selection_find_key (sudoku_game_get_grid (self->game), self->selected, keyval,
                                        modifiers, &cell))
    return FALSE;
  if (cell == SATDOKU_NO_CELL)
    return TRUE;
  if (modifiers & GDK_SHIFT_MASK)
    satdoku_board_choose_to (self, cell);
  else
    satdoku_board_choose_only (self, cell);
  return TRUE;
}

static gboolean
key_commands (SatdokuBoard *self,
              guint keyval,
              GdkModifierType modifiers)
{
  gboolean pending = satdoku_board_is_typing (self);

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (modifiers != 0)
        return FALSE;
      if (pending)
        satdoku_board_commit_typing (self);
      else if (self->digit > 0)
        satdoku_board_enter_digit (self);
      else
        satdoku_board_open_picker (self);
      return TRUE;
    case GDK_KEY_Menu:
      satdoku_board_open_picker (self);
      return TRUE;
    case GDK_KEY_F10:
      if (modifiers != GDK_SHIFT_MASK)
        return FALSE;
      satdoku_board_open_picker (self);
      return TRUE;
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (modifiers != 0)
        return FALSE;
      if (pending)
        satdoku_board_cancel_typing (self);
      else
        satdoku_board_erase (self);
      return TRUE;
    case GDK_KEY_Escape:
      satdoku_board_light_up (self, NULL, 0);
      satdoku_board_cancel_typing (self);
      if (pending)
        return TRUE;
      if (self->choice.n_chosen > 1)
        satdoku_board_choose_only (self, self->selected);
      else if (self->digit_first)
        satdoku_board_set_digit_first (self, FALSE);
      else
        return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                gpointer user_data)
{
  SatdokuBoard *self = user_data;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->game == NULL)
    return FALSE;
  return key_types (self, event, keyval, keycode, modifiers) ||
         key_moves (self, keyval, modifiers) || key_commands (self, keyval, modifiers);
}

/* The cell at a point of the board, or SATDOKU_NO_CELL. */
guint
satdoku_board_find_cell (SatdokuBoard *self,
                         double x,
                         double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!SATDOKU_IS_CELL (widget))
    return SATDOKU_NO_CELL;
  return satdoku_cell_get_row (SATDOKU_CELL (widget)) * satdoku_board_get_side (self) +
         satdoku_cell_get_column (SATDOKU_CELL (widget));
}

static gboolean
select_at (SatdokuBoard *self,
           double x,
           double y,
           GdkModifierType modifiers)
{
  guint cell = satdoku_board_find_cell (self, x, y);

  if (cell == SATDOKU_NO_CELL)
    return FALSE;
  if (modifiers & GDK_CONTROL_MASK)
    satdoku_board_toggle_chosen (self, cell);
  else if (modifiers & GDK_SHIFT_MASK)
    satdoku_board_choose_to (self, cell);
  else
    satdoku_board_choose_only (self, cell);
  return TRUE;
}

static void
pressed_cb (GtkGestureClick *gesture,
            int n_press,
            double x,
            double y,
            gpointer user_data)
{
  SatdokuBoard *self = user_data;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  gboolean menu = gdk_event_triggers_context_menu (event);
  guint cell = satdoku_board_find_cell (self, x, y);

  /* The menu is about all chosen cells when it is opened on one of them. */
  if (menu && cell != SATDOKU_NO_CELL && self->choice.n_chosen > 1 &&
      satdoku_cell_selection_has (&self->choice, cell))
    satdoku_board_choose_also (self, cell);
  else if (!select_at (self, x, y, gdk_event_get_modifier_state (event)))
    return;
  if (!menu && (gdk_event_get_modifier_state (event) & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0)
    satdoku_board_enter_digit (self);
  if (menu)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      satdoku_board_open_picker (self);
    }
}

static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double x,
                 double y,
                 gpointer user_data)
{
  SatdokuBoard *self = user_data;

  if (!select_at (self, x, y, 0))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  satdoku_board_open_picker (self);
}

/* Called for each board. */
void
satdoku_board_input_init (SatdokuBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (long_press));
  self->typing.text[0] = '\0';
}

/**
 * satdoku_board_set_mode:
 * @self: a board
 * @mode: what entering a number does
 */
void
satdoku_board_set_mode (SatdokuBoard *self,
                        SatdokuMode mode)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self) && mode < SATDOKU_N_MODES);

  self->mode = mode;
}

/**
 * satdoku_board_get_mode:
 * @self: a board
 *
 * Returns: what entering a number does
 */
SatdokuMode
satdoku_board_get_mode (SatdokuBoard *self)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), SATDOKU_MODE_VALUE);

  return self->mode;
}
