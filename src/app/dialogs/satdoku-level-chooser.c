/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the player choose how hard a puzzle is: one click, and what it means stands below. Does not
 * know which levels there are in a shape. */

#include "satdoku-config.h"

#include "satdoku-level-chooser.h"

#include <glib/gi18n.h>
#include <words-level.h>

#include "satdoku-choices.h"
#include "satdoku-class.h"
#include "satdoku-properties.h"

#define SPACING 6

struct _SatdokuLevelChooser
{
  GtkWidget parent_instance;

  /* Children. */
  SatdokuChoices *choices;
  GtkWidget *caption;

  const char *refusals[SUDOKU_N_LEVELS]; /* (nullable): to be translated */
  SudokuLevel level;
};

G_DEFINE_FINAL_TYPE (SatdokuLevelChooser, satdoku_level_chooser, GTK_TYPE_WIDGET)

enum
{
  PROP_LEVEL,
  N_PROPS
};

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What can't be chosen says why without being pointed at. */
static void
update_caption (SatdokuLevelChooser *self)
{
  const char *meaning = self->level != SUDOKU_LEVEL_UNKNOWN ? words_level_summary (self->level)
                                                            : _ ("Your choice under More decides");
  const char *refusal = NULL;
  g_autofree char *both = NULL;

  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS && refusal == NULL; i++)
    refusal = self->refusals[i];
  if (refusal != NULL && self->refusals[SUDOKU_LEVEL_BEGINNER] != NULL)
    meaning = _ (refusal);
  else if (refusal != NULL)
    both = g_strdup_printf ("%s\n%s", meaning, _ (refusal));
  gtk_label_set_text (GTK_LABEL (self->caption), both != NULL ? both : meaning);
}

static void
set_level (SatdokuLevelChooser *self,
           SudokuLevel level)
{
  satdoku_choices_set_chosen (self->choices, level != SUDOKU_LEVEL_UNKNOWN
                                               ? (guint)level - SUDOKU_LEVEL_BEGINNER
                                               : SATDOKU_NO_CHOICE);
  if (level == self->level)
    return;
  self->level = level;
  update_caption (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}

static void
picked_cb (SatdokuLevelChooser *self)
{
  set_level (self, (SudokuLevel)(satdoku_choices_get_chosen (self->choices) +
                                 SUDOKU_LEVEL_BEGINNER));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/* Takes a level from the choice, or gives it back; the chosen one stays the chosen one. @reason:
 * (nullable): why it can't be chosen, to be translated and not copied. */
void
satdoku_level_chooser_refuse (SatdokuLevelChooser *self,
                              SudokuLevel level,
                              const char *reason)
{
  g_return_if_fail (SATDOKU_IS_LEVEL_CHOOSER (self));
  g_return_if_fail (level > SUDOKU_LEVEL_UNKNOWN && level < SUDOKU_N_LEVELS);

  self->refusals[level] = reason;
  satdoku_choices_refuse (self->choices, (guint)level - SUDOKU_LEVEL_BEGINNER,
                          reason != NULL ? _ (reason) : NULL);
  update_caption (self);
}

static gboolean
satdoku_level_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_LEVEL_CHOOSER (widget)->choices));
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  set_level (SATDOKU_LEVEL_CHOOSER (object), (SudokuLevel)g_value_get_uint (value));
}

static void
satdoku_level_chooser_dispose (GObject *object)
{
  SatdokuLevelChooser *self = SATDOKU_LEVEL_CHOOSER (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (satdoku_level_chooser_parent_class)->dispose (object);
}

static void
satdoku_level_chooser_class_init (SatdokuLevelChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* The chosen #SudokuLevel; `SUDOKU_LEVEL_UNKNOWN`: something else says how hard it is. */
    [PROP_LEVEL] = { "level", G_TYPE_UINT, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuLevelChooser, level), .set = set_value,
                     .most = SUDOKU_N_LEVELS - 1 },
  };

  object_class->dispose = satdoku_level_chooser_dispose;
  widget_class->grab_focus = satdoku_level_chooser_grab_focus;

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  /* The player has chosen a level, maybe the same as before. */
  signals[SIGNAL_PICKED] = satdoku_class_add_signal (klass, "picked", 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
satdoku_level_chooser_init (SatdokuLevelChooser *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  self->choices = g_object_new (SATDOKU_TYPE_CHOICES, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->choices), GTK_WIDGET (self));
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    satdoku_choices_add (self->choices, words_level_name ((SudokuLevel)i), NULL);
  g_signal_connect_object (self->choices, "picked", G_CALLBACK (picked_cb), self,
                           G_CONNECT_SWAPPED);
  self->caption = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_add_css_class (self->caption, "dim-label");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  update_caption (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Level"), -1);
}
