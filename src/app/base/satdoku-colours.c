/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's colours of givens, entries and answers. There is one colour for light and dark: it
 * is made as much darker or lighter as it takes to be read on the board as it is just now, also
 * where a cell is tinted. What is not chosen stays as the style sheet has it. */

#include "satdoku-config.h"

#include "satdoku-colours.h"

#include <adwaita.h>

#include "satdoku-class.h"
#include "satdoku-contrast.h"

#define RATIO 4.5
#define RATIO_HIGH 7.0

struct _SatdokuColours
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (SatdokuColours, satdoku_colours, G_TYPE_OBJECT)

static const struct
{
  const char *key;
  const char *name; /* in the style sheet */
} colours[SATDOKU_N_COLOURS] = {
  [SATDOKU_COLOUR_GIVEN] = { "colour-given", "board_given" },
  [SATDOKU_COLOUR_ENTRY] = { "colour-entry", "board_entry" },
  [SATDOKU_COLOUR_ANSWER] = { "colour-answer", "board_answer" },
};

/* How much of the accent colour a cell has in the style sheet at most, without and with high
 * contrast. */
static const double tints[2] = { 0.30, 0.45 };

const char *
satdoku_colours_key (SatdokuColour which)
{
  g_return_val_if_fail (which < SATDOKU_N_COLOURS, NULL);

  return colours[which].key;
}

/* A widget that is never shown can say what the theme's colours are. */
static void
find_named (const char *name,
            GdkRGBA *colour)
{
  g_autoptr (GtkWidget) probe = g_object_ref_sink (gtk_label_new (NULL));

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (probe), name, colour))
    gtk_style_context_get_color (gtk_widget_get_style_context (probe), colour);
}

static gboolean
make_legible (const GdkRGBA *wanted,
              GdkRGBA *shown)
{
  gboolean high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  GdkRGBA backgrounds[2];
  GdkRGBA accent;

  find_named ("view_bg_color", &backgrounds[0]);
  find_named ("accent_bg_color", &accent);
  satdoku_contrast_mix (&backgrounds[0], &accent, tints[high], &backgrounds[1]);
  return satdoku_contrast_make_legible (wanted, backgrounds, G_N_ELEMENTS (backgrounds),
                                        high ? RATIO_HIGH : RATIO, shown);
}

static gboolean
is_chosen (GSettings *settings,
           SatdokuColour which,
           GdkRGBA *wanted)
{
  g_autofree char *text = g_settings_get_string (settings, colours[which].key);

  return text[0] != '\0' && gdk_rgba_parse (wanted, text);
}

/* @wanted is the colour that the player has chosen, or that of the style sheet; @shown is the same,
 * or changed as far as it must be to be legible. Returns whether the player has chosen one. */
gboolean
satdoku_colours_find (GSettings *settings,
                      SatdokuColour which,
                      GdkRGBA *wanted,
                      GdkRGBA *shown)
{
  GdkRGBA background;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && which < SATDOKU_N_COLOURS, FALSE);
  g_return_val_if_fail (wanted != NULL && shown != NULL, FALSE);

  if (is_chosen (settings, which, wanted))
    {
      make_legible (wanted, shown);
      return TRUE;
    }
  find_named (colours[which].name, wanted);
  find_named ("view_bg_color", &background);
  satdoku_contrast_mix (&background, wanted, wanted->alpha, wanted);
  *shown = *wanted;
  return FALSE;
}

static void
update (SatdokuColours *self)
{
  g_autoptr (GString) css = g_string_new (NULL);

  for (guint which = 0; which < SATDOKU_N_COLOURS; which++)
    {
      g_autofree char *colour = NULL;
      GdkRGBA wanted, shown;

      if (!is_chosen (self->settings, (SatdokuColour)which, &wanted))
        continue;
      make_legible (&wanted, &shown);
      colour = gdk_rgba_to_string (&shown);
      g_string_append_printf (css, "@define-color %s %s;\n", colours[which].name, colour);
    }
  gtk_css_provider_load_from_data (self->provider, css->str, (gssize)css->len);
}

static void
satdoku_colours_dispose (GObject *object)
{
  SatdokuColours *self = SATDOKU_COLOURS (object);

  if (self->provider != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                   GTK_STYLE_PROVIDER (self->provider));
  satdoku_class_dispose (object);
}

static void
satdoku_colours_class_init (SatdokuColoursClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_colours_dispose;
  satdoku_class_drops (klass, SatdokuColours, provider, g_object_unref);
  satdoku_class_drops (klass, SatdokuColours, settings, g_object_unref);
}

static void
satdoku_colours_init (SatdokuColours *self)
{
  self->provider = gtk_css_provider_new ();
}

/* Calls @changed with @object when the style of the desktop is another one, while @object lives. */
void
satdoku_colours_follow_style (gpointer object,
                              GCallback changed)
{
  static const char *const signals[] = { "notify::dark", "notify::high-contrast" };
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (manager, signals[i], changed, object, G_CONNECT_SWAPPED);
}

/* Gives all boards on the display the player's colours, now and whenever they or the style of
 * the desktop change, for as long as it lives. */
SatdokuColours *
satdoku_colours_new (GSettings *settings)
{
  SatdokuColours *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SATDOKU_TYPE_COLOURS, NULL);
  self->settings = g_object_ref (settings);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  for (guint which = 0; which < SATDOKU_N_COLOURS; which++)
    {
      g_autofree char *signal = g_strconcat ("changed::", colours[which].key, NULL);

      g_signal_connect_object (settings, signal, G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  satdoku_colours_follow_style (self, G_CALLBACK (update));
  update (self);
  return self;
}
