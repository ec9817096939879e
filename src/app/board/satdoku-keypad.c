/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons with the symbols of a puzzle, or with colours, and how many of each are still to be
 * placed. Each button names an action with the value as its target; what that does is not known
 * here. */

#include "satdoku-config.h"

#include "satdoku-keypad.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-game.h>

#include "satdoku-chain-name.h"
#include "satdoku-class.h"
#include "satdoku-count.h"
#include "satdoku-shape.h"

/* A wide keypad has at most so many buttons in a row. */
#define WIDE_COLUMNS_MAX 9
/* So many pixels are there for a row in the narrowest window, beside the margins. */
#define ROW_WIDTH_MAX 336
/* With so many in a row, buttons of the usual size are too wide for a narrow window. */
#define TIGHT_COLUMNS 7
/* When the text of the desktop is so large, as GtkSettings has it, small buttons have no room for a
 * second figure. */
#define LARGE_TEXT_DPI (130 * 1024)
/* From these many symbols on, the buttons are smaller. */
#define DENSE_SIDE 17
#define VERY_DENSE_SIDE 37
/* Part of a swatch. */
#define SHAPE_SIZE 0.45

struct _SatdokuKeypad
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *grid;
  GtkWidget *buttons[SUDOKU_SIDE_MAX + 1]; /* by value */
  GtkWidget *counts[SUDOKU_SIDE_MAX + 1];
  gboolean has_counts; /* have they been shown since the buttons were made? */

  /* Owned. */
  char *action_name;
  char *erase_action;

  const SudokuSymbols *symbols;
  guint side;
  guint n_left[SUDOKU_SIDE_MAX + 1]; /* by value */
  guint counted;                     /* of a puzzle of this side; 0: nothing was counted */
  guint scaled_idle;
  gboolean colours;
  gboolean wide;
};

G_DEFINE_FINAL_TYPE (SatdokuKeypad, satdoku_keypad, GTK_TYPE_WIDGET)

enum
{
  PROP_PICKED = 1,
  PROP_ACTION_NAME,
  PROP_ERASE_ACTION,
  PROP_COLOURS,
  PROP_WIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
get_n_buttons (SatdokuKeypad *self)
{
  return self->colours ? SUDOKU_COLOURS_MAX : self->side;
}

/* Wide: few rows with the eraser, if there is one, at the end of the last one. Else about as many
 * rows as columns. There are not more columns than @most. */
static guint
get_n_columns (SatdokuKeypad *self,
               guint most)
{
  guint n = get_n_buttons (self);
  guint columns = 1;

  if (self->wide)
    {
      guint n_all = n + (self->erase_action != NULL ? 1 : 0);
      guint rows = MAX ((n_all + most - 1) / most, 1);

      return (n_all + rows - 1) / rows;
    }
  while (columns * columns < n && columns < most)
    columns++;
  return columns;
}

static void
set_label (GtkWidget *button,
           const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
new_button (SatdokuKeypad *self,
            guint value)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), self->action_name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
  self->buttons[value] = button;
  return button;
}

static GtkWidget *
new_symbol_button (SatdokuKeypad *self,
                   guint value)
{
  g_autofree char *symbol = sudoku_symbols_dup (self->symbols, value);
  GtkWidget *button = new_button (self, value);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (symbol);
  GtkWidget *count = satdoku_count_new ();

  gtk_widget_add_css_class (label, "symbol");
  gtk_widget_add_css_class (count, "count");
  gtk_widget_set_halign (count, GTK_ALIGN_END);
  gtk_widget_set_valign (count, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), label);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), count);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  set_label (button, symbol);
  self->counts[value] = count;
  return button;
}

/* The shape that stands for the colour on the board, too. */
static void
draw_shape (GtkDrawingArea *area,
            cairo_t *cr,
            int width,
            int height,
            gpointer user_data)
{
  double size = MIN (width, height) * SHAPE_SIZE;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  satdoku_shape_draw (cr, GPOINTER_TO_UINT (user_data), (width - size) / 2, (height - size) / 2,
                      size);
}

static GtkWidget *
new_colour_button (SatdokuKeypad *self,
                   guint colour)
{
  g_autofree char *css_class = g_strdup_printf ("colour-%u", colour);
  GtkWidget *button = new_button (self, colour);
  GtkWidget *swatch = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_shape,
                                  GUINT_TO_POINTER (colour), NULL);
  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_add_css_class (swatch, css_class);
  gtk_button_set_child (GTK_BUTTON (button), swatch);
  gtk_widget_set_tooltip_text (button, satdoku_chain_colour_name (colour));
  set_label (button, satdoku_chain_colour_name (colour));
  return button;
}

static void
add_erase_button (SatdokuKeypad *self)
{
  GtkWidget *button;

  if (self->erase_action == NULL)
    return;
  button = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "erase");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), self->erase_action);
  gtk_widget_set_tooltip_text (button, _ ("Clear the Cell (Backspace)"));
  set_label (button, _ ("Clear the cell"));
  gtk_grid_attach (GTK_GRID (self->grid), button, 0, 0, 1, 1);
}

/* The buttons in the order in which they were added; the eraser takes the rest of the last row. */
static void
place (SatdokuKeypad *self,
       guint columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  guint n = get_n_buttons (self);
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->grid); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    {
      GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, button);

      g_object_set (child, "column", (int)(i % columns), "row", (int)(i / columns), "column-span",
                    i < n ? 1 : (int)(columns - i % columns), NULL);
    }
}

/* Large text makes buttons wide; then there are fewer of them in a row. */
static void
place_all (SatdokuKeypad *self)
{
  guint most = self->wide ? WIDE_COLUMNS_MAX : get_n_buttons (self);
  int width;

  do
    {
      guint columns = get_n_columns (self, most);

      place (self, columns);
      gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      most = columns - 1;
    }
  while (width > ROW_WIDTH_MAX && most > 0);
}

static void
set_class (SatdokuKeypad *self,
           const char *css_class,
           gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static gboolean
has_large_text (SatdokuKeypad *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi >= LARGE_TEXT_DPI;
}

static void
show_count (SatdokuKeypad *self,
            guint value)
{
  guint n_left = self->n_left[value];
  g_autofree char *symbol = NULL;
  g_autofree char *label = NULL;

  if (!satdoku_count_set_number (SATDOKU_COUNT (self->counts[value]), n_left) && self->has_counts)
    return;
  symbol = sudoku_symbols_dup (self->symbols, value);
  if (n_left == 0)
    gtk_widget_add_css_class (self->buttons[value], "done");
  else
    gtk_widget_remove_css_class (self->buttons[value], "done");
  /* Translators: a button of the keypad for a screen reader: %s is its number, and there are %u of
   * it still to be placed. */
  label = g_strdup_printf (ngettext ("%s, %u left", "%s, %u left", n_left), symbol, n_left);
  set_label (self->buttons[value], label);
}

static void
show_counts (SatdokuKeypad *self)
{
  if (self->colours || self->counted != self->side)
    return;
  for (guint value = 1; value <= self->side; value++)
    show_count (self, value);
  self->has_counts = TRUE;
}

static void
rebuild (SatdokuKeypad *self)
{
  guint n = get_n_buttons (self);
  guint columns = get_n_columns (self, WIDE_COLUMNS_MAX);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  memset (self->buttons, 0, sizeof self->buttons);
  memset (self->counts, 0, sizeof self->counts);
  self->has_counts = FALSE;
  set_class (self, "dense", !self->colours && n >= DENSE_SIDE && n < VERY_DENSE_SIDE);
  set_class (self, "tight", !self->colours && n < DENSE_SIDE && columns >= TIGHT_COLUMNS);
  set_class (self, "scaled", has_large_text (self));
  set_class (self, "very-dense", !self->colours && n >= VERY_DENSE_SIDE);
  set_class (self, "pictures",
             self->symbols != NULL && sudoku_symbols_are_pictures (self->symbols));
  if (n == 0)
    return;
  for (guint value = 1; value <= n; value++)
    {
      GtkWidget *button =
        self->colours ? new_colour_button (self, value) : new_symbol_button (self, value);

      gtk_grid_attach (GTK_GRID (self->grid), button, 0, 0, 1, 1);
    }
  add_erase_button (self);
  show_counts (self);
  place_all (self);
}

static gboolean
text_scaled_cb (gpointer user_data)
{
  SatdokuKeypad *self = user_data;

  self->scaled_idle = 0;
  set_class (self, "scaled", has_large_text (self));
  if (get_n_buttons (self) > 0)
    place_all (self);
  return G_SOURCE_REMOVE;
}

/* How wide buttons are with the other text is known when all have heard of it. */
static void
satdoku_keypad_system_setting_changed (GtkWidget *widget,
                                       GtkSystemSetting setting)
{
  SatdokuKeypad *self = SATDOKU_KEYPAD (widget);

  GTK_WIDGET_CLASS (satdoku_keypad_parent_class)->system_setting_changed (widget, setting);
  if (setting == GTK_SYSTEM_SETTING_DPI && self->scaled_idle == 0)
    self->scaled_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, text_scaled_cb, self, NULL);
}

static void
set_action (SatdokuKeypad *self,
            char **action,
            const char *name)
{
  g_free (*action);
  *action = g_strdup (name);
  rebuild (self);
}

static void
set_colours (SatdokuKeypad *self,
             gboolean colours)
{
  if (self->colours == colours)
    return;
  self->colours = colours;
  set_label (GTK_WIDGET (self), colours ? _ ("Colours") : _ ("Keypad"));
  rebuild (self);
}

static void
set_wide (SatdokuKeypad *self,
          gboolean wide)
{
  if (self->wide == wide)
    return;
  self->wide = wide;
  rebuild (self);
}

static void
satdoku_keypad_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  SatdokuKeypad *self = SATDOKU_KEYPAD (object);

  if (id == PROP_PICKED)
    satdoku_keypad_set_picked (self, g_value_get_uint (value));
  else if (id == PROP_ACTION_NAME)
    set_action (self, &self->action_name, g_value_get_string (value));
  else if (id == PROP_ERASE_ACTION)
    set_action (self, &self->erase_action, g_value_get_string (value));
  else if (id == PROP_COLOURS)
    set_colours (self, g_value_get_boolean (value));
  else if (id == PROP_WIDE)
    set_wide (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_keypad_class_init (SatdokuKeypadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = satdoku_keypad_set_property;
  widget_class->system_setting_changed = satdoku_keypad_system_setting_changed;

  /* The value that is entered by clicking cells; 0: none. */
  properties[PROP_PICKED] =
    g_param_spec_uint ("picked", NULL, NULL, 0, SUDOKU_SIDE_MAX, 0, flags);
  /* An action with an unsigned number as parameter: the value or colour. */
  properties[PROP_ACTION_NAME] = g_param_spec_string ("action-name", NULL, NULL, NULL, flags);
  /* The action of one more button, which clears; NULL for none. */
  properties[PROP_ERASE_ACTION] = g_param_spec_string ("erase-action", NULL, NULL, NULL, flags);
  properties[PROP_COLOURS] = g_param_spec_boolean ("colours", NULL, NULL, FALSE, flags);
  /* Few rows of many buttons, in place of about as many rows as columns? */
  properties[PROP_WIDE] = g_param_spec_boolean ("wide", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "keypad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_removes (klass, SatdokuKeypad, scaled_idle);
  satdoku_class_drops (klass, SatdokuKeypad, grid, gtk_widget_unparent);
  satdoku_class_keeps (klass, SatdokuKeypad, action_name, g_free);
  satdoku_class_keeps (klass, SatdokuKeypad, erase_action, g_free);
}

static void
satdoku_keypad_init (SatdokuKeypad *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  /* The keys of telephones and calculators are in this order in every language. */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  set_label (GTK_WIDGET (self), _ ("Keypad"));
}

/* One row of small buttons, each with its colour as the target of the action. How many fit beside
 * each other is measured with the style, which therefore comes first. */
GtkWidget *
satdoku_keypad_new_for_colours (const char *action_name)
{
  static const char *const classes[] = { "compact", NULL };

  return g_object_new (SATDOKU_TYPE_KEYPAD, "css-classes", classes, "action-name", action_name,
                       "wide", TRUE, "colours", TRUE, NULL);
}

void
satdoku_keypad_set_symbols (SatdokuKeypad *self,
                            const SudokuSymbols *symbols,
                            guint side)
{
  g_return_if_fail (SATDOKU_IS_KEYPAD (self));
  g_return_if_fail (symbols != NULL && side <= SUDOKU_SIDE_MAX);

  if (self->symbols == symbols && self->side == side)
    return;
  self->symbols = symbols;
  self->side = side;
  rebuild (self);
}

/* For each value from 1 on, how many of it are still to be placed; the first number is not used. */
void
satdoku_keypad_set_counts (SatdokuKeypad *self,
                           const int *n_left)
{
  g_return_if_fail (SATDOKU_IS_KEYPAD (self) && n_left != NULL);

  for (guint value = 1; value <= self->side; value++)
    self->n_left[value] = (guint)MAX (n_left[value], 0);
  self->counted = self->side;
  show_counts (self);
}

/* Marks the value that clicking a cell enters; 0 for none. */
void
satdoku_keypad_set_picked (SatdokuKeypad *self,
                           guint value)
{
  g_return_if_fail (SATDOKU_IS_KEYPAD (self) && value <= SUDOKU_SIDE_MAX);

  for (guint i = 1; i <= SUDOKU_SIDE_MAX; i++)
    {
      if (self->buttons[i] == NULL)
        continue;
      if (i == value)
        gtk_widget_add_css_class (self->buttons[i], "picked");
      else
        gtk_widget_remove_css_class (self->buttons[i], "picked");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   i == value ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                              : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
    }
}
