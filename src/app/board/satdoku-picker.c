/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons with all symbols that a board opens at a cell, at a right click, a long press or the
 * menu key; with a menu also those of the colours and the commands about a cell, which are the
 * business of the window. It knows neither the cell nor what the picked value is used for. */

#include "satdoku-config.h"

#include "satdoku-picker.h"

#include "satdoku-class.h"
#include "satdoku-keypad.h"

/**
 * SatdokuPicker:
 *
 * A popover of a board with the symbols of its puzzle. The board tells it when it has got its size,
 * and drops it before it goes.
 */
struct _SatdokuPicker
{
  GObject parent_instance;

  GtkWidget *board; /* borrowed: owns the picker */
  gpointer data;    /* borrowed */
  const SatdokuPickerFuncs *funcs;

  /* Owned. */
  GMenuModel *menu;   /* (nullable) */
  GtkWidget *popover; /* (nullable): made when it is opened for the first time */
  SatdokuKeypad *numbers;

  const SudokuSymbols *symbols; /* (nullable) */
  guint side;
};

G_DEFINE_FINAL_TYPE (SatdokuPicker, satdoku_picker, G_TYPE_OBJECT)

static void
satdoku_picker_dispose (GObject *object)
{
  satdoku_picker_drop (SATDOKU_PICKER (object));
  satdoku_class_dispose (object);
}

static void
satdoku_picker_class_init (SatdokuPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_picker_dispose;
  satdoku_class_drops (klass, SatdokuPicker, menu, g_object_unref);
}

static void
satdoku_picker_init (SatdokuPicker *self)
{
}

/* The board owns the picker, and @data, which @funcs get, must outlive it too. The buttons take the
 * place of the item of @menu with the custom name "pads"; buttons for colours are then added. */
SatdokuPicker *
satdoku_picker_new (GtkWidget *board,
                    GMenuModel *menu,
                    const SatdokuPickerFuncs *funcs,
                    gpointer data)
{
  SatdokuPicker *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && funcs != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_PICKER, NULL);
  self->board = board;
  self->menu = menu != NULL ? g_object_ref (menu) : NULL;
  self->funcs = funcs;
  self->data = data;
  return self;
}

/* @symbols are borrowed and must outlive the picker. Closes the popover, which is rebuilt the next
 * time it opens. */
void
satdoku_picker_set_symbols (SatdokuPicker *self,
                            const SudokuSymbols *symbols,
                            guint side)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self) && symbols != NULL);

  satdoku_picker_drop (self);
  self->symbols = symbols;
  self->side = side;
}

static void
value_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPicker *self = user_data;

  self->funcs->picked (self->data, g_variant_get_uint32 (parameter));
}

static void
colour_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  SatdokuPicker *self = user_data;

  self->funcs->colour_picked (self->data, g_variant_get_uint32 (parameter));
}

static void
add_actions (SatdokuPicker *self)
{
  static const GActionEntry actions[] = {
    { .name = "value", .activate = value_cb, .parameter_type = "u" },
    { .name = "colour", .activate = colour_cb, .parameter_type = "u" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (self->popover, "picker", G_ACTION_GROUP (group));
}

static GtkWidget *
create_numbers (SatdokuPicker *self)
{
  self->numbers = g_object_new (SATDOKU_TYPE_KEYPAD, "action-name", "picker.value", NULL);
  satdoku_keypad_set_symbols (self->numbers, self->symbols, self->side);
  return GTK_WIDGET (self->numbers);
}

static GtkWidget *
create_pads (SatdokuPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *colours = satdoku_keypad_new_for_colours ("picker.colour");

  gtk_box_append (GTK_BOX (box), create_numbers (self));
  gtk_box_append (GTK_BOX (box), colours);
  return box;
}

static void
closed_cb (SatdokuPicker *self)
{
  self->funcs->closed (self->data);
}

static void
create (SatdokuPicker *self)
{
  if (self->menu != NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (self->menu);
      add_actions (self);
      gtk_popover_menu_add_child (GTK_POPOVER_MENU (self->popover), create_pads (self), "pads");
    }
  else
    {
      self->popover = gtk_popover_new ();
      add_actions (self);
      gtk_popover_set_child (GTK_POPOVER (self->popover), create_numbers (self));
    }
  gtk_widget_add_css_class (self->popover, "picker");
  gtk_widget_set_parent (self->popover, self->board);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* @cell is the rectangle it points to, in pixels of the board. Without @has_numbers only colours
 * can be picked; @picked is the value shown as picked already, or 0. */
void
satdoku_picker_open (SatdokuPicker *self,
                     const GdkRectangle *cell,
                     gboolean has_numbers,
                     guint picked)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self) && cell != NULL && self->symbols != NULL);

  if (self->popover == NULL)
    create (self);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), has_numbers);
  satdoku_keypad_set_picked (self->numbers, picked);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), cell);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

void
satdoku_picker_close (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

gboolean
satdoku_picker_is_open (SatdokuPicker *self)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self), FALSE);

  return self->popover != NULL && gtk_widget_get_visible (self->popover);
}

gboolean
satdoku_picker_has_focus (SatdokuPicker *self)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self), FALSE);

  return self->popover != NULL && gtk_widget_get_focus_child (self->board) == self->popover;
}

/* Returns FALSE when there is no button in that direction. */
gboolean
satdoku_picker_move_focus (SatdokuPicker *self,
                           GtkDirectionType direction)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self) && self->popover != NULL, FALSE);

  return gtk_widget_child_focus (self->popover, direction);
}

/* To be called when the board was given its size. */
void
satdoku_picker_present (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

/* Takes it off the board, as long as it isn't opened again. */
void
satdoku_picker_drop (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  self->numbers = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}
