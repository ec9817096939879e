/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the player choose what a puzzle shall demand: a technique that it needs, and between which
 * ratings it lies. Closed, it says what was chosen. Does not know what can be had in a shape. */

#include "satdoku-config.h"

#include "satdoku-demand-row.h"

#include <glib/gi18n.h>
#include <words-play.h>

#include "satdoku-class.h"

/* The lowest value of the numbers, in tenths, one below the lowest rating: it stands for any. */
#define ANY 9

struct _SatdokuDemandRow
{
  AdwExpanderRow parent_instance;

  /* Template children. */
  GtkLabel *name;
  GtkPopover *popover;
  SatdokuTechniqueList *techniques;
  GtkSpinButton *lowest;
  GtkSpinButton *highest;
  GtkWidget *trouble_row;
  GtkLabel *trouble;

  const SudokuTechnique *technique; /* (nullable) */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SatdokuDemandRow, satdoku_demand_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  PROP_DEMAND = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
get_rating (GtkSpinButton *button)
{
  guint value = (guint)gtk_spin_button_get_value_as_int (button);

  return value > ANY ? value : 0;
}

static void
set_rating (GtkSpinButton *button,
            guint rating)
{
  gtk_spin_button_set_value (button, rating > ANY ? rating : ANY);
}

static const char *
get_name (SatdokuDemandRow *self)
{
  /* Translators: which technique a new puzzle shall need: any. */
  return self->technique != NULL ? _ (self->technique->name) : C_ ("technique", "Any");
}

static void
update_texts (SatdokuDemandRow *self)
{
  SudokuDemand demand;
  g_autofree char *text = NULL;

  satdoku_demand_row_get_demand (self, &demand);
  text = words_demand (&demand);
  gtk_label_set_label (self->name, get_name (self));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                 /* Translators: the technique and the rating of a new puzzle. */
                                 text != NULL ? text : _ ("As they come"));
}

static void
changed (SatdokuDemandRow *self)
{
  update_texts (self);
  if (!self->updating)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DEMAND]);
}

static void
choose (SatdokuDemandRow *self,
        const SudokuTechnique *technique)
{
  gtk_popover_popdown (self->popover);
  self->technique = technique;
  changed (self);
}

static void
any_cb (SatdokuDemandRow *self)
{
  satdoku_technique_list_select (self->techniques, NULL);
  choose (self, NULL);
}

static void
chosen_cb (SatdokuDemandRow *self,
           const SudokuTechnique *technique)
{
  choose (self, technique);
}

/* The lowest rating is not above the highest: the other one gives way. */
static void
rating_changed_cb (SatdokuDemandRow *self,
                   GtkSpinButton *button)
{
  guint lowest = get_rating (self->lowest);
  guint highest = get_rating (self->highest);
  gboolean updating = self->updating;

  self->updating = TRUE;
  if (highest > 0 && lowest > highest && button == self->lowest)
    set_rating (self->highest, lowest);
  else if (highest > 0 && lowest > highest)
    set_rating (self->lowest, highest);
  self->updating = updating;
  changed (self);
}

static gboolean
rating_output_cb (GtkSpinButton *button,
                  gpointer user_data)
{
  guint rating = get_rating (button);
  g_autofree char *number = g_strdup_printf (_ ("%u.%u"), rating / 10, rating % 10);
  /* Translators: in place of a rating such as 3.0: any. Short. */
  const char *text = rating == 0 ? C_ ("rating", "Any") : number;

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (button)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (button), text);
  return TRUE;
}

/* With a point or a comma. */
static int
rating_input_cb (GtkSpinButton *button,
                 double *value,
                 gpointer user_data)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (button)));

  *value = g_ascii_strtod (g_strdelimit (text, ",", '.'), NULL) * 10;
  return TRUE;
}

/* That is no #SatdokuDemandRow::changed. */
void
satdoku_demand_row_set_demand (SatdokuDemandRow *self,
                               const SudokuDemand *demand)
{
  g_return_if_fail (SATDOKU_IS_DEMAND_ROW (self) && demand != NULL);

  self->updating = TRUE;
  self->technique = demand->technique;
  satdoku_technique_list_select (self->techniques, demand->technique);
  set_rating (self->lowest, demand->rating_min);
  set_rating (self->highest, demand->rating_max < SUDOKU_RATING_MAX ? demand->rating_max : 0);
  update_texts (self);
  self->updating = FALSE;
}

void
satdoku_demand_row_get_demand (SatdokuDemandRow *self,
                               SudokuDemand *demand)
{
  guint lowest, highest;

  g_return_if_fail (SATDOKU_IS_DEMAND_ROW (self) && demand != NULL);

  lowest = get_rating (self->lowest);
  highest = get_rating (self->highest);
  *demand = (SudokuDemand){ .technique = self->technique };
  if (lowest == 0 && highest == 0)
    return;
  demand->rating_min = lowest;
  demand->rating_max = highest > 0 ? highest : SUDOKU_RATING_MAX;
}

/* Offers the techniques that pass @test. The chosen one stays. */
void
satdoku_demand_row_offer (SatdokuDemandRow *self,
                          SatdokuTechniqueTest test,
                          gpointer data)
{
  g_return_if_fail (SATDOKU_IS_DEMAND_ROW (self) && test != NULL);

  satdoku_technique_list_offer (self->techniques, test, data);
}

/* @trouble: (nullable): a sentence: why there is no such puzzle. */
void
satdoku_demand_row_set_trouble (SatdokuDemandRow *self,
                                const char *trouble)
{
  g_return_if_fail (SATDOKU_IS_DEMAND_ROW (self));

  gtk_label_set_label (self->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (self->trouble_row, trouble != NULL);
  if (trouble != NULL)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
}

static void
satdoku_demand_row_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  SudokuDemand demand;

  satdoku_demand_row_get_demand (SATDOKU_DEMAND_ROW (object), &demand);
  g_value_take_string (value, words_demand (&demand));
}

static void
satdoku_demand_row_class_init (SatdokuDemandRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = satdoku_demand_row_get_property;

  /* What the row demands in words. Notified when the player has chosen something else
   * (nullable). */
  properties[PROP_DEMAND] = g_param_spec_string ("demand", NULL, NULL, NULL,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_TECHNIQUE_LIST);
  satdoku_class_set_template (klass, "satdoku-demand-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, popover);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, techniques);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, lowest);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, highest);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, trouble_row);
  gtk_widget_class_bind_template_child (widget_class, SatdokuDemandRow, trouble);
  gtk_widget_class_bind_template_callback (widget_class, any_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rating_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rating_output_cb);
  gtk_widget_class_bind_template_callback (widget_class, rating_input_cb);
}

static void
satdoku_demand_row_init (SatdokuDemandRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_texts (self);
}
