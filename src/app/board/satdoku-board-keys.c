/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys mean on a board, the large one or a small one. Digits are found by the key's label,
 * whatever the keyboard layout gives without Shift. It knows nothing of boards but what they do at
 * a key. */

#include "satdoku-config.h"

#include "satdoku-board-keys.h"

typedef struct
{
  const SatdokuBoardKeys *keys;
  gpointer data;
} Keys;

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

/* Ctrl, and Shift unless the layout needs it for the digit. */
static gboolean
type_digit (const Keys *self,
            int digit,
            gboolean shift_makes_digit,
            GdkModifierType modifiers)
{
  if (shift_makes_digit)
    modifiers &= ~(GdkModifierType)GDK_SHIFT_MASK;
  return self->keys->type (self->data, (gunichar)('0' + digit), modifiers);
}

static gboolean
key_types (const Keys *self,
           GdkEvent *event,
           guint keyval,
           guint keycode,
           GdkModifierType modifiers)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  gboolean is_digit = g_unichar_isdigit (character);
  gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;
  int digit;

  if (modifiers == (GDK_CONTROL_MASK | GDK_ALT_MASK) && self->keys->choose != NULL)
    {
      digit = find_digit (event, keyval, keycode);
      return digit >= 0 && self->keys->choose (self->data, (guint)digit);
    }
  if (modifiers & ~(GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return FALSE;
  if (is_navigation (keyval) && !is_keypad_digit (event, keyval))
    return FALSE;
  if (character < 128 && g_ascii_isalpha ((char)character))
    return !control && self->keys->type (self->data, character, 0);
  if (character > ' ' && !is_digit && !control && self->keys->accepts (self->data, character))
    return self->keys->type (self->data, character, 0);
  digit = find_digit (event, keyval, keycode);
  return digit >= 0 && type_digit (self, digit, is_digit, modifiers);
}

static gboolean
find_command (guint keyval,
              GdkModifierType modifiers,
              SatdokuBoardCommand *command)
{
  static const struct
  {
    guint keyval;
    GdkModifierType modifiers;
    SatdokuBoardCommand command;
  } commands[] = {
    { GDK_KEY_Return, 0, SATDOKU_COMMAND_ENTER },
    { GDK_KEY_KP_Enter, 0, SATDOKU_COMMAND_ENTER },
    { GDK_KEY_ISO_Enter, 0, SATDOKU_COMMAND_ENTER },
    { GDK_KEY_Menu, 0, SATDOKU_COMMAND_MENU },
    { GDK_KEY_F10, GDK_SHIFT_MASK, SATDOKU_COMMAND_MENU },
    { GDK_KEY_BackSpace, 0, SATDOKU_COMMAND_ERASE },
    { GDK_KEY_Delete, 0, SATDOKU_COMMAND_ERASE },
    { GDK_KEY_KP_Delete, 0, SATDOKU_COMMAND_ERASE },
    { GDK_KEY_Escape, 0, SATDOKU_COMMAND_ESCAPE },
    { GDK_KEY_a, GDK_CONTROL_MASK, SATDOKU_COMMAND_SELECT_ALL },
    { GDK_KEY_A, GDK_CONTROL_MASK, SATDOKU_COMMAND_SELECT_ALL },
    { GDK_KEY_space, 0, SATDOKU_COMMAND_TOGGLE },
    { GDK_KEY_space, GDK_CONTROL_MASK, SATDOKU_COMMAND_TOGGLE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].keyval == keyval && commands[i].modifiers == modifiers)
      {
        *command = commands[i].command;
        return TRUE;
      }
  return FALSE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                const Keys *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  SatdokuBoardCommand command;

  return key_types (self, event, keyval, keycode, modifiers) ||
         self->keys->move (self->data, keyval, modifiers) ||
         (find_command (keyval, modifiers, &command) && self->keys->command (self->data, command));
}

static void
free_cb (gpointer data,
         GClosure *closure)
{
  g_free (data);
}

/* Texts and menus have a use for all keys. Lists, and what is chosen by arrows, have taken theirs
 * before. */
static gboolean
keeps_keys (GtkWidget *focus)
{
  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus) ||
         gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Radio buttons leave it to their window to go from one to the next. */
static gboolean
is_choosing (GtkWidget *focus,
             guint keyval)
{
  return GTK_IS_CHECK_BUTTON (focus) && gdk_keyval_to_unicode (keyval) == 0;
}

static gboolean
pressed_elsewhere_cb (GtkEventControllerKey *controller,
                      guint keyval,
                      guint keycode,
                      GdkModifierType state,
                      GtkWidget *board)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (board));

  if (!gtk_widget_get_mapped (board) || !gtk_widget_is_sensitive (board))
    return FALSE;
  if (focus != NULL && (focus == board || gtk_widget_is_ancestor (focus, board) ||
                        keeps_keys (focus) || is_choosing (focus, keyval)))
    return FALSE;
  if (!gtk_event_controller_key_forward (controller, board))
    return FALSE;
  gtk_widget_grab_focus (board);
  return TRUE;
}

/* Lets a board that is inside of @window react to keys wherever the focus is, except in a text or a
 * menu, if they mean nothing there. The board gets the focus with the first of them. */
void
satdoku_board_keys_forward (GtkWidget *window,
                            GtkWidget *board)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (window) && GTK_IS_WIDGET (board));

  controller = gtk_event_controller_key_new ();
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (pressed_elsewhere_cb), board, 0);
  gtk_widget_add_controller (window, controller);
}

/* Lets a board react to keys while it has the focus. @keys must stay, and @data must live as
 * long as the board. */
void
satdoku_board_keys_add (GtkWidget *board,
                        const SatdokuBoardKeys *keys,
                        gpointer data)
{
  GtkEventController *controller;
  Keys *self;

  g_return_if_fail (GTK_IS_WIDGET (board) && keys != NULL);

  controller = gtk_event_controller_key_new ();
  self = g_new0 (Keys, 1);
  *self = (Keys){ keys, data };
  g_signal_connect_data (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, free_cb, 0);
  gtk_widget_add_controller (board, controller);
}
