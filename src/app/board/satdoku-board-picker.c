/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of a cell, at a right click, a long press or the menu key: all symbols and colours, and
 * the commands that are about one cell. What those do is the business of the window: only their
 * actions are named here. */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

#include "satdoku-keypad.h"

/* The picker is a menu; its first item is this box. */
static GtkWidget *
create_pads (SatdokuBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *numbers = satdoku_keypad_new ();
  GtkWidget *colours = satdoku_keypad_new ();

  satdoku_keypad_set_action_name (SATDOKU_KEYPAD (numbers), "board.pick");
  satdoku_keypad_set_symbols (SATDOKU_KEYPAD (numbers), satdoku_board_get_symbols (self),
                              satdoku_board_get_side (self));
  gtk_widget_add_css_class (colours, "compact");
  satdoku_keypad_set_action_name (SATDOKU_KEYPAD (colours), "board.pick-colour");
  satdoku_keypad_set_wide (SATDOKU_KEYPAD (colours), TRUE);
  satdoku_keypad_set_colours (SATDOKU_KEYPAD (colours), TRUE);
  gtk_box_append (GTK_BOX (box), numbers);
  gtk_box_append (GTK_BOX (box), colours);
  self->picker_numbers = numbers;
  return box;
}

/* The page that a command has led to has the focus then. */
static void
closed_cb (SatdokuBoard *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
create_picker (SatdokuBoard *self)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/satdoku/Satdoku/satdoku-picker.ui");
  GMenuModel *menu = G_MENU_MODEL (gtk_builder_get_object (builder, "picker_menu"));

  self->picker = gtk_popover_menu_new_from_model (menu);
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (self->picker), create_pads (self), "pads");
  gtk_widget_add_css_class (self->picker, "picker");
  gtk_widget_set_parent (self->picker, GTK_WIDGET (self));
  g_signal_connect_object (self->picker, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Is any of the chosen cells not given? */
gboolean
satdoku_board_can_change (SatdokuBoard *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  gsize n;
  const guint *cells = satdoku_board_get_chosen (self, &n);

  for (gsize i = 0; i < n; i++)
    if (sudoku_grid_get_origin (grid, cells[i]) != SUDOKU_ORIGIN_GIVEN)
      return TRUE;
  return FALSE;
}

/* Shows the menu of the selected cell. Givens have colours and clauses, too. */
void
satdoku_board_open_picker (SatdokuBoard *self)
{
  GtkWidget *cell;
  graphene_rect_t bounds;

  if (self->selected == SATDOKU_NO_CELL)
    return;
  satdoku_board_commit_typing (self);
  if (self->picker == NULL)
    create_picker (self);
  gtk_widget_set_visible (self->picker_numbers, satdoku_board_can_change (self));
  cell = g_ptr_array_index (self->cells, self->selected);
  if (gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->picker),
                                 &(GdkRectangle){ (int)bounds.origin.x, (int)bounds.origin.y,
                                                  (int)bounds.size.width,
                                                  (int)bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->picker));
}

/* The shape or the symbols have changed: the next picker is another. */
void
satdoku_board_drop_picker (SatdokuBoard *self)
{
  self->picker_numbers = NULL;
  g_clear_pointer (&self->picker, gtk_widget_unparent);
}

static void
close_picker (SatdokuBoard *self)
{
  if (self->picker != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->picker));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Colours have buttons of their own, so numbers are numbers also while colours are entered. */
static void
pick_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  SatdokuMode mode = self->mode == SATDOKU_MODE_COLOUR ? SATDOKU_MODE_VALUE : self->mode;

  satdoku_board_enter (self, mode, g_variant_get_uint32 (parameter));
  satdoku_board_enter_digit (self);
  close_picker (self);
}

static void
pick_colour_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  satdoku_board_enter (self, SATDOKU_MODE_COLOUR, g_variant_get_uint32 (parameter));
  close_picker (self);
}

/* Called once for the class. */
void
satdoku_board_picker_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.pick", "u", pick_cb);
  gtk_widget_class_install_action (widget_class, "board.pick-colour", "u", pick_colour_cb);
}
