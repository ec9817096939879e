/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row in which the player chooses a colour of the numbers: a sample, a button for the colour, and
 * one to reset it to that of the style. It says when a colour is changed to stay readable. */

#include "satdoku-config.h"

#include "satdoku-colour-row.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"

struct _SatdokuColourRow
{
  AdwActionRow parent_instance;

  /* Children. */
  GtkWidget *sample;
  GtkColorButton *button;

  /* Owned. */
  GSettings *settings;

  SatdokuColour which;
};

G_DEFINE_FINAL_TYPE (SatdokuColourRow, satdoku_colour_row, ADW_TYPE_ACTION_ROW)

static const char *const sample_classes[SATDOKU_N_COLOURS] = {
  [SATDOKU_COLOUR_GIVEN] = "given",
  [SATDOKU_COLOUR_ENTRY] = "entry",
  [SATDOKU_COLOUR_ANSWER] = "answer",
};

static const char *
describe (gboolean chosen,
          const GdkRGBA *wanted,
          const GdkRGBA *shown)
{
  if (!chosen || gdk_rgba_equal (wanted, shown))
    return "";
  if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    return _ ("Made lighter on the dark board, to be readable");
  return _ ("Made darker on the light board, to be readable");
}

static void
update (SatdokuColourRow *self)
{
  GdkRGBA wanted, shown;
  gboolean chosen = satdoku_colours_find (self->settings, self->which, &wanted, &shown);

  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->button), &wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "colour.reset", chosen);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), describe (chosen, &wanted, &shown));
}

static void
colour_set_cb (SatdokuColourRow *self)
{
  GdkRGBA colour;
  g_autofree char *text = NULL;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->button), &colour);
  colour.alpha = 1;
  text = gdk_rgba_to_string (&colour);
  g_settings_set_string (self->settings, satdoku_colours_key (self->which), text);
}

static void
reset_cb (SatdokuColourRow *self)
{
  g_settings_reset (self->settings, satdoku_colours_key (self->which));
}

static void
satdoku_colour_row_class_init (SatdokuColourRowClass *klass)
{
  satdoku_class_add_action (klass, "colour.reset", NULL, G_CALLBACK (reset_cb));
  satdoku_class_drops (klass, SatdokuColourRow, settings, g_object_unref);
}

static void
satdoku_colour_row_init (SatdokuColourRow *self)
{
  AdwActionRow *row = ADW_ACTION_ROW (self);
  GtkWidget *reset = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  self->sample = gtk_label_new ("5");
  gtk_widget_add_css_class (self->sample, "number-sample");
  gtk_widget_set_valign (self->sample, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (row, self->sample);
  gtk_widget_add_css_class (reset, "flat");
  gtk_widget_set_valign (reset, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (reset, _ ("Reset"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (reset), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Reset"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (reset), "colour.reset");
  adw_action_row_add_suffix (row, reset);
  self->button = GTK_COLOR_BUTTON (gtk_color_button_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (row, GTK_WIDGET (self->button));
  adw_action_row_set_activatable_widget (row, GTK_WIDGET (self->button));
  g_signal_connect_swapped (self->button, "color-set", G_CALLBACK (colour_set_cb), self);
}

/* Called once for each row, which has a title. */
void
satdoku_colour_row_set_up (SatdokuColourRow *self,
                           GSettings *settings,
                           SatdokuColour which)
{
  const char *title;
  g_autofree char *signal = NULL;

  g_return_if_fail (SATDOKU_IS_COLOUR_ROW (self) && G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL && which < SATDOKU_N_COLOURS);

  self->settings = g_object_ref (settings);
  self->which = which;
  title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self));
  gtk_widget_add_css_class (self->sample, sample_classes[which]);
  gtk_color_button_set_title (self->button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  signal = g_strconcat ("changed::", satdoku_colours_key (which), NULL);
  g_signal_connect_object (settings, signal, G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  satdoku_colours_follow_style (self, G_CALLBACK (update));
  update (self);
}
