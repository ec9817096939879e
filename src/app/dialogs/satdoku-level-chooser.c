/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the player choose how hard a puzzle is: one click, and what it means stands below. Does not
 * know which levels there are in a shape. */

#include "satdoku-config.h"

#include "satdoku-level-chooser.h"

#include <glib/gi18n.h>

#include "satdoku-wrap-box.h"

#define SPACING 6

struct _SatdokuLevelChooser
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *row;
  GtkWidget *caption;
  GtkWidget *buttons[SUDOKU_N_DIFFICULTIES]; /* in the row; that for any is the first */

  const char *refusals[SUDOKU_N_DIFFICULTIES]; /* (nullable): to be translated */
  SudokuDifficulty level;
};

G_DEFINE_FINAL_TYPE (SatdokuLevelChooser, satdoku_level_chooser, GTK_TYPE_WIDGET)

enum
{
  PROP_LEVEL = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const char *const meanings[SUDOKU_N_DIFFICULTIES] = {
  N_ ("As it comes"),
  N_ ("There is always a cell with only one number left"),
  N_ ("There is always a number with only one place left"),
  N_ ("You also need two cells that share two numbers"),
  N_ ("You also need hidden pairs, and numbers held where two houses cross"),
  N_ ("Nothing simple is enough"),
};

static const char *
get_name (guint level)
{
  /* Translators: how hard a puzzle is: any difficulty. */
  return level == SUDOKU_DIFFICULTY_UNKNOWN
           ? C_ ("difficulty", "Any")
           : _ (sudoku_difficulty_get_name ((SudokuDifficulty)level));
}

/* What can't be chosen says why without being pointed at. */
static void
update_caption (SatdokuLevelChooser *self)
{
  const char *meaning = _ (meanings[self->level]);
  const char *refusal = NULL;
  g_autofree char *both = NULL;

  for (guint i = 0; i < SUDOKU_N_DIFFICULTIES && refusal == NULL; i++)
    refusal = self->refusals[i];
  if (refusal != NULL)
    both = g_strdup_printf ("%s\n%s", meaning, _ (refusal));
  gtk_label_set_text (GTK_LABEL (self->caption), both != NULL ? both : meaning);
}

static void
set_level (SatdokuLevelChooser *self,
           SudokuDifficulty level)
{
  if (level == self->level)
    return;
  self->level = level;
  update_caption (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}

static gboolean
level_to_active (GBinding *binding,
                 const GValue *level,
                 GValue *active,
                 gpointer of_button)
{
  g_value_set_boolean (active, g_value_get_uint (level) == GPOINTER_TO_UINT (of_button));
  return TRUE;
}

static gboolean
active_to_level (GBinding *binding,
                 const GValue *active,
                 GValue *level,
                 gpointer of_button)
{
  g_value_set_uint (level, GPOINTER_TO_UINT (of_button));
  return g_value_get_boolean (active);
}

static void
add_button (SatdokuLevelChooser *self,
            guint level)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (get_name (level));

  self->buttons[level] = button;
  if (level != SUDOKU_DIFFICULTY_TRIVIAL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->buttons[SUDOKU_DIFFICULTY_TRIVIAL]));
  gtk_widget_set_parent (button, self->row);
  g_object_bind_property_full (self, "level", button, "active",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, level_to_active,
                               active_to_level, GUINT_TO_POINTER (level), NULL);
}

/* Takes a level from the choice, or gives it back; the chosen one stays the chosen one. @reason:
 * (nullable): why it can't be chosen, to be translated and not copied. */
void
satdoku_level_chooser_refuse (SatdokuLevelChooser *self,
                              SudokuDifficulty level,
                              const char *reason)
{
  g_return_if_fail (SATDOKU_IS_LEVEL_CHOOSER (self) && level < SUDOKU_N_DIFFICULTIES);

  self->refusals[level] = reason;
  gtk_widget_set_sensitive (self->buttons[level], reason == NULL);
  gtk_widget_set_tooltip_text (self->buttons[level], reason != NULL ? _ (reason) : NULL);
  update_caption (self);
}

static void
satdoku_level_chooser_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_LEVEL)
    g_value_set_uint (value, SATDOKU_LEVEL_CHOOSER (object)->level);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_level_chooser_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_LEVEL)
    set_level (SATDOKU_LEVEL_CHOOSER (object), (SudokuDifficulty)g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_level_chooser_dispose (GObject *object)
{
  SatdokuLevelChooser *self = SATDOKU_LEVEL_CHOOSER (object);

  g_clear_pointer (&self->caption, gtk_widget_unparent);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  G_OBJECT_CLASS (satdoku_level_chooser_parent_class)->dispose (object);
}

static void
satdoku_level_chooser_class_init (SatdokuLevelChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = satdoku_level_chooser_get_property;
  object_class->set_property = satdoku_level_chooser_set_property;
  object_class->dispose = satdoku_level_chooser_dispose;

  /* The chosen #SudokuDifficulty; `SUDOKU_DIFFICULTY_UNKNOWN` for any. */
  properties[PROP_LEVEL] =
    g_param_spec_uint ("level", NULL, NULL, 0, SUDOKU_N_DIFFICULTIES - 1, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
satdoku_level_chooser_init (SatdokuLevelChooser *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  self->row = g_object_new (SATDOKU_TYPE_WRAP_BOX, "spacing", SPACING, NULL);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; i < SUDOKU_N_DIFFICULTIES; i++)
    add_button (self, i);
  add_button (self, SUDOKU_DIFFICULTY_UNKNOWN);
  self->caption = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_add_css_class (self->caption, "dim-label");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  update_caption (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Level"),
                                  -1);
}
