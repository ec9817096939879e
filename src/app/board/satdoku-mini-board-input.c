/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing cells and a value on the small board, by keys and by the mouse as on the large one.
 * It doesn't know what they are chosen for. */

#include "satdoku-config.h"

#include "satdoku-keypad.h"
#include "satdoku-mini-board-private.h"

/* A digit later than this, in milliseconds, begins another number. */
#define TYPING_WAIT 1100

static void
reach (gpointer user_data,
       guint cell)
{
  SatdokuMiniBoard *self = user_data;

  if (self->drops)
    satdoku_cell_selection_only (&self->choice, self->cursor);
  self->drops = FALSE;
  self->cursor = cell;
  satdoku_cell_selection_also (&self->choice, cell);
  satdoku_mini_board_cells_changed (self);
}

static guint
cell_at (gpointer user_data,
         double x,
         double y)
{
  return satdoku_mini_board_find_cell (user_data, x, y);
}

static void
choose (SatdokuMiniBoard *self,
        guint cell,
        GdkModifierType modifiers)
{
  if (modifiers & GDK_CONTROL_MASK)
    cell = satdoku_cell_selection_toggle (&self->choice, cell, cell);
  else if (modifiers & GDK_SHIFT_MASK)
    satdoku_cell_selection_to (&self->choice, cell);
  else
    satdoku_cell_selection_only (&self->choice, cell);
  self->cursor = cell;
  satdoku_mini_board_cells_changed (self);
}

/* Nothing is chosen any more. */
static gboolean
drop (SatdokuMiniBoard *self)
{
  if (self->choice.n_chosen == 0)
    return FALSE;
  satdoku_cell_selection_none (&self->choice);
  satdoku_mini_board_cells_changed (self);
  return TRUE;
}

static void
make_picker (SatdokuMiniBoard *self)
{
  GtkWidget *keypad = satdoku_keypad_new ();

  satdoku_keypad_set_action_name (SATDOKU_KEYPAD (keypad), "mini-board.pick");
  satdoku_keypad_set_symbols (SATDOKU_KEYPAD (keypad),
                              satdoku_painter_get_symbols (self->painter), self->choice.side);
  self->picker = gtk_popover_new ();
  gtk_widget_add_css_class (self->picker, "picker");
  gtk_popover_set_child (GTK_POPOVER (self->picker), keypad);
  gtk_widget_set_parent (self->picker, GTK_WIDGET (self));
  g_signal_connect_swapped (self->picker, "closed",
                            G_CALLBACK (satdoku_mini_board_update_tooltip), self);
}

static void
open_picker (SatdokuMiniBoard *self)
{
  GdkRectangle area = satdoku_mini_board_get_area (self, self->cursor);

  if (self->cnf == NULL)
    return;
  if (self->picker == NULL)
    make_picker (self);
  satdoku_keypad_set_picked (
    SATDOKU_KEYPAD (gtk_popover_get_child (GTK_POPOVER (self->picker))), self->value);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->picker), &area);
  gtk_popover_popup (GTK_POPOVER (self->picker));
  satdoku_mini_board_update_tooltip (self);
}

/* Who has chosen something knows what a click does, and wants to see the cells. */
void
satdoku_mini_board_update_tooltip (SatdokuMiniBoard *self)
{
  gboolean picks = self->picker != NULL && gtk_widget_get_visible (self->picker);

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), !picks && self->choice.n_chosen == 0);
}

/* To be called when the board has been given its place. */
void
satdoku_mini_board_present_picker (SatdokuMiniBoard *self)
{
  if (self->picker != NULL)
    gtk_popover_present (GTK_POPOVER (self->picker));
}

static void
pick_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  SatdokuMiniBoard *self = SATDOKU_MINI_BOARD (widget);

  gtk_popover_popdown (GTK_POPOVER (self->picker));
  satdoku_mini_board_value_changed (self, g_variant_get_uint32 (parameter), TRUE);
  gtk_widget_grab_focus (widget);
}

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* A press with the main button begins to choose; on the only chosen cell it is not known before
 * the button is released whether that is to be dropped. */
static void
press (SatdokuMiniBoard *self,
       guint cell,
       GdkModifierType modifiers)
{
  self->drops = (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0 &&
                self->choice.n_chosen == 1 && satdoku_cell_selection_has (&self->choice, cell);
  if (self->drops)
    self->cursor = cell;
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
  guint cell = satdoku_mini_board_find_cell (self, x, y);

  self->drops = FALSE;
  if (cell == SATDOKU_MINI_NO_CELL)
    return;
  if (gdk_event_triggers_context_menu (event))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      self->cursor = cell;
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
  guint cell = satdoku_mini_board_find_cell (self, x, y);

  if (is_touch (GTK_GESTURE (gesture)) && cell != SATDOKU_MINI_NO_CELL)
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

  if (self->picker == NULL || !gtk_widget_get_visible (self->picker))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
key_moves (SatdokuMiniBoard *self,
           guint keyval,
           GdkModifierType modifiers)
{
  guint cell;

  if (!satdoku_cell_selection_find_key (sudoku_cnf_get_grid (self->cnf),
                                        self->cursor,
                                        keyval,
                                        modifiers,
                                        &cell))
    return FALSE;
  if (cell != SATDOKU_MINI_NO_CELL)
    choose (self, cell, modifiers & GDK_SHIFT_MASK);
  return TRUE;
}

/* What is typed is asked for at once, and may become a longer number. */
static gboolean
key_types (SatdokuMiniBoard *self,
           guint keyval,
           guint32 time,
           GdkModifierType modifiers)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  SatdokuTyped typed;
  SatdokuTyping copy;
  guint value;

  if ((modifiers & ~GDK_SHIFT_MASK) != 0 || character <= ' ')
    return FALSE;
  if (time - self->typed_at > TYPING_WAIT)
    satdoku_typing_cancel (&self->typing);
  self->typed_at = time;
  typed = satdoku_typing_push (&self->typing, character, &value);
  copy = self->typing;
  if (typed == SATDOKU_TYPED_PART)
    value = satdoku_typing_commit (&copy);
  if (typed != SATDOKU_TYPED_NOTHING && value > 0)
    satdoku_mini_board_value_changed (self, value, FALSE);
  return typed != SATDOKU_TYPED_NOTHING;
}

static gboolean
key_commands (SatdokuMiniBoard *self,
              guint keyval,
              GdkModifierType modifiers)
{
  gboolean plain = modifiers == 0;

  if (keyval == GDK_KEY_Escape && plain)
    return drop (self);
  if ((keyval == GDK_KEY_a || keyval == GDK_KEY_A) && modifiers == GDK_CONTROL_MASK)
    {
      satdoku_cell_selection_all (&self->choice);
      satdoku_mini_board_cells_changed (self);
    }
  else if (keyval == GDK_KEY_space && (plain || modifiers == GDK_CONTROL_MASK))
    choose (self, self->cursor, GDK_CONTROL_MASK);
  else if (plain && (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete ||
                     keyval == GDK_KEY_KP_Delete))
    satdoku_mini_board_value_changed (self, 0, FALSE);
  else if ((plain && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter ||
                      keyval == GDK_KEY_Menu)) ||
           (keyval == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK))
    open_picker (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                gpointer user_data)
{
  SatdokuMiniBoard *self = user_data;
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));

  if (self->cnf == NULL)
    return FALSE;
  return key_moves (self, keyval, modifiers) || key_types (self, keyval, time, modifiers) ||
         key_commands (self, keyval, modifiers);
}

static void
focus_changed (SatdokuMiniBoard *self)
{
  satdoku_mini_board_update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Called once for the class. */
void
satdoku_mini_board_input_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "mini-board.pick", "u", pick_cb);
}

/* Forgets what belongs to a board of another size. */
void
satdoku_mini_board_input_reset (SatdokuMiniBoard *self)
{
  satdoku_typing_init (&self->typing, satdoku_painter_get_symbols (self->painter),
                       self->choice.side);
  g_clear_pointer (&self->picker, gtk_widget_unparent);
}

/* Called for each small board. */
void
satdoku_mini_board_input_init (SatdokuMiniBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (click, "end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (self, "notify::has-focus", G_CALLBACK (focus_changed), self);
  satdoku_cell_selection_add_drag (GTK_WIDGET (self), cell_at, reach);
}
