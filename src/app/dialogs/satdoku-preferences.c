/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which the player says how the program should be. It knows the settings only; what
 * depends on one follows it at once. */

#include "satdoku-config.h"

#include "satdoku-preferences.h"

#include "satdoku-class.h"
#include "satdoku-colour-row.h"
#include "satdoku-combo-row.h"
#include "satdoku-symbols-group.h"
#include "satdoku-web-group.h"

struct _SatdokuPreferences
{
  AdwPreferencesWindow parent_instance;

  /* Template children. */
  AdwComboRow *warnings;
  AdwComboRow *coordinates;
  GtkSwitch *houses;
  GtkSwitch *same;
  AdwComboRow *shift;
  GtkSwitch *tidy;
  GtkSwitch *clock;
  GtkSpinButton *idle;
  AdwComboRow *scheme;
  AdwComboRow *literals;
  SatdokuSymbolsGroup *symbols;
  SatdokuWebGroup *web;
  SatdokuColourRow *given;
  SatdokuColourRow *entry;
  SatdokuColourRow *answer;
};

G_DEFINE_FINAL_TYPE (SatdokuPreferences, satdoku_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The choices of the settings, in the order of the rows' items. */
static const char *const warning_levels[] = { "off", "conflicts", "dead-end", NULL };
static const char *const places[] = { "words", "r3c4", "a1", NULL };
static const char *const notations[] = { "numbers", "signs", NULL };
static const char *const schemes[] = { "system", "light", "dark", NULL };

static gboolean
get_selected_cb (GValue *value,
                 GVariant *variant,
                 gpointer user_data)
{
  const char *const *choices = user_data;

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_strcmp0 (choices[i], g_variant_get_string (variant, NULL)) == 0)
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
set_selected_cb (const GValue *value,
                 const GVariantType *type,
                 gpointer user_data)
{
  const char *const *choices = user_data;

  if (g_value_get_uint (value) >= g_strv_length ((char **)choices))
    return NULL;
  return g_variant_new_string (choices[g_value_get_uint (value)]);
}

static gboolean
flag_to_number (GValue *value,
                GVariant *variant,
                gpointer user_data)
{
  g_value_set_uint (value, g_variant_get_boolean (variant));
  return TRUE;
}

static GVariant *
number_to_flag (const GValue *value,
                const GVariantType *type,
                gpointer user_data)
{
  return g_variant_new_boolean (g_value_get_uint (value) == 1);
}

static void
bind_choice (GSettings *settings,
             const char *key,
             AdwComboRow *row,
             const char *const *choices)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selected_cb, set_selected_cb, (gpointer)choices, NULL);
}

static void
satdoku_preferences_class_init (SatdokuPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_COLOUR_ROW);
  g_type_ensure (SATDOKU_TYPE_COMBO_ROW);
  g_type_ensure (SATDOKU_TYPE_SYMBOLS_GROUP);
  g_type_ensure (SATDOKU_TYPE_WEB_GROUP);
  satdoku_class_set_template (klass, "satdoku-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, warnings);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, coordinates);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, houses);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, same);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, shift);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, tidy);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, clock);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, idle);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, scheme);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, literals);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, symbols);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, web);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, given);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, entry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPreferences, answer);
}

static void
satdoku_preferences_init (SatdokuPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_preferences_new (GSettings *settings)
{
  SatdokuPreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SATDOKU_TYPE_PREFERENCES, NULL);
  bind_choice (settings, "warnings", self->warnings, warning_levels);
  bind_choice (settings, "coordinates", self->coordinates, places);
  bind_choice (settings, "colour-scheme", self->scheme, schemes);
  bind_choice (settings, "literals", self->literals, notations);
  g_settings_bind (settings, "highlight-houses", self->houses, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "highlight-same", self->same, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "shift-centre-marks", self->shift, "selected",
                                G_SETTINGS_BIND_DEFAULT, flag_to_number, number_to_flag, NULL,
                                NULL);
  g_settings_bind (settings, "tidy-marks", self->tidy, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-clock", self->clock, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "idle-minutes", self->idle, "value", G_SETTINGS_BIND_DEFAULT);
  satdoku_symbols_group_set_settings (self->symbols, settings);
  satdoku_web_group_set_settings (self->web, settings);
  satdoku_colour_row_set_up (self->given, settings, SATDOKU_COLOUR_GIVEN);
  satdoku_colour_row_set_up (self->entry, settings, SATDOKU_COLOUR_ENTRY);
  satdoku_colour_row_set_up (self->answer, settings, SATDOKU_COLOUR_ANSWER);
  return GTK_WINDOW (self);
}
