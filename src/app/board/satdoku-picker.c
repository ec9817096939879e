/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons with all symbols that a board opens at a cell, at a right click, a long press or the
 * menu key; with a menu also those of the colours and the commands about a cell, which are the
 * business of the window. It knows neither the cell nor what is done with what is picked. */

#include "satdoku-config.h"

#include "satdoku-picker.h"

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

  /* Owned. */
  GMenuModel *menu;   /* (nullable) */
  GtkWidget *popover; /* (nullable): made when it is opened for the first time */
  SatdokuKeypad *numbers;

  const SudokuSymbols *symbols; /* (nullable) */
  guint side;
};

enum
{
  PICKED,
  COLOUR_PICKED,
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuPicker, satdoku_picker, G_TYPE_OBJECT)

static void
satdoku_picker_dispose (GObject *object)
{
  SatdokuPicker *self = SATDOKU_PICKER (object);

  satdoku_picker_drop (self);
  g_clear_object (&self->menu);
  G_OBJECT_CLASS (satdoku_picker_parent_class)->dispose (object);
}

static guint
add_signal (SatdokuPickerClass *klass,
            const char *name,
            guint n_params)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, G_TYPE_UINT);
}

static void
satdoku_picker_class_init (SatdokuPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_picker_dispose;

  /**
   * SatdokuPicker::picked:
   * @value: 1…side
   *
   * A value was picked. The picker stays open until it is closed.
   */
  signals[PICKED] = add_signal (klass, "picked", 1);
  /**
   * SatdokuPicker::colour-picked:
   * @colour: 0…SUDOKU_COLOURS_MAX, 0 = none
   *
   * A colour was picked.
   */
  signals[COLOUR_PICKED] = add_signal (klass, "colour-picked", 1);
  /**
   * SatdokuPicker::closed:
   *
   * It was closed, by the player or otherwise.
   */
  signals[CLOSED] = add_signal (klass, "closed", 0);
}

static void
satdoku_picker_init (SatdokuPicker *self)
{
}

/**
 * satdoku_picker_new:
 * @board: where it opens; owns the picker and outlives it
 * @menu: (nullable): a menu whose item with the custom name "pads" is the buttons, to which those
 *   of the colours are added then
 *
 * Returns: (transfer full): a picker that is closed
 */
SatdokuPicker *
satdoku_picker_new (GtkWidget *board,
                    GMenuModel *menu)
{
  SatdokuPicker *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);

  self = g_object_new (SATDOKU_TYPE_PICKER, NULL);
  self->board = board;
  self->menu = menu != NULL ? g_object_ref (menu) : NULL;
  return self;
}

/**
 * satdoku_picker_set_symbols:
 * @self: a picker
 * @symbols: what is shown for the values; must stay
 * @side: how many there are
 *
 * Closes it: the next time it is another.
 */
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
pick_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  gboolean colour = g_strcmp0 (g_action_get_name (G_ACTION (action)), "colour") == 0;

  g_signal_emit (user_data, signals[colour ? COLOUR_PICKED : PICKED], 0,
                 g_variant_get_uint32 (parameter));
}

static void
add_actions (SatdokuPicker *self)
{
  static const GActionEntry actions[] = {
    { .name = "value", .activate = pick_cb, .parameter_type = "u" },
    { .name = "colour", .activate = pick_cb, .parameter_type = "u" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (self->popover, "picker", G_ACTION_GROUP (group));
}

static GtkWidget *
create_numbers (SatdokuPicker *self)
{
  GtkWidget *numbers = satdoku_keypad_new ();

  self->numbers = SATDOKU_KEYPAD (numbers);
  satdoku_keypad_set_action_name (self->numbers, "picker.value");
  satdoku_keypad_set_symbols (self->numbers, self->symbols, self->side);
  return numbers;
}

/* The first item of the menu. */
static GtkWidget *
create_pads (SatdokuPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *colours = satdoku_keypad_new ();

  gtk_widget_add_css_class (colours, "compact");
  satdoku_keypad_set_action_name (SATDOKU_KEYPAD (colours), "picker.colour");
  satdoku_keypad_set_wide (SATDOKU_KEYPAD (colours), TRUE);
  satdoku_keypad_set_colours (SATDOKU_KEYPAD (colours), TRUE);
  gtk_box_append (GTK_BOX (box), create_numbers (self));
  gtk_box_append (GTK_BOX (box), colours);
  return box;
}

static void
closed_cb (SatdokuPicker *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
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

/**
 * satdoku_picker_open:
 * @self: a picker that knows its symbols
 * @cell: what it points to, in pixels of the board
 * @has_numbers: are values to be picked, and not only colours?
 * @picked: the value that is shown as picked already; 0 = none
 */
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

/**
 * satdoku_picker_close:
 * @self: a picker
 */
void
satdoku_picker_close (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/**
 * satdoku_picker_is_open:
 * @self: a picker
 *
 * Returns: is it seen?
 */
gboolean
satdoku_picker_is_open (SatdokuPicker *self)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self), FALSE);

  return self->popover != NULL && gtk_widget_get_visible (self->popover);
}

/**
 * satdoku_picker_has_focus:
 * @self: a picker
 *
 * Returns: is the focus in it?
 */
gboolean
satdoku_picker_has_focus (SatdokuPicker *self)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self), FALSE);

  return self->popover != NULL && gtk_widget_get_focus_child (self->board) == self->popover;
}

/**
 * satdoku_picker_move_focus:
 * @self: a picker that has the focus
 * @direction: where to
 *
 * Returns: could it be moved in it?
 */
gboolean
satdoku_picker_move_focus (SatdokuPicker *self,
                           GtkDirectionType direction)
{
  g_return_val_if_fail (SATDOKU_IS_PICKER (self) && self->popover != NULL, FALSE);

  return gtk_widget_child_focus (self->popover, direction);
}

/**
 * satdoku_picker_present:
 * @self: a picker
 *
 * To be called when the board was given its size.
 */
void
satdoku_picker_present (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

/**
 * satdoku_picker_drop:
 * @self: a picker
 *
 * Takes it off the board, as long as it isn't opened again.
 */
void
satdoku_picker_drop (SatdokuPicker *self)
{
  g_return_if_fail (SATDOKU_IS_PICKER (self));

  self->numbers = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}
