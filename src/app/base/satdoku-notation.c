/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How literals are written in the windows, as the player prefers it. All that show literals follow
 * the same object, so that there are never two notations on a page. */

#include "satdoku-config.h"

#include "satdoku-notation.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-settings.h"

struct _SatdokuNotation
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;
  char *id;
};

G_DEFINE_FINAL_TYPE (SatdokuNotation, satdoku_notation, G_TYPE_OBJECT)

static void
satdoku_notation_class_init (SatdokuNotationClass *klass)
{
  const SatdokuProperty rows[] = {
    /* What the settings call it: "numbers" or "signs". */
    { "id", G_TYPE_STRING, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuNotation, id) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  satdoku_class_drops (klass, SatdokuNotation, settings, g_object_unref);
}

static void
satdoku_notation_init (SatdokuNotation *self)
{
  self->id = g_strdup ("numbers");
  self->settings = satdoku_settings_new ();
  g_settings_bind (self->settings, "literals", self, "id", G_SETTINGS_BIND_GET);
}

/* That of the display, which keeps it. */
SatdokuNotation *
satdoku_notation_get_default (void)
{
  GObject *display = G_OBJECT (gdk_display_get_default ());
  SatdokuNotation *self = g_object_get_data (display, "satdoku-notation");

  if (self == NULL)
    {
      self = g_object_new (SATDOKU_TYPE_NOTATION, NULL);
      g_object_set_data_full (display, "satdoku-notation", self, g_object_unref);
    }
  return self;
}

/* Calls @changed with @object when another notation is preferred, for as long as @object lives. */
void
satdoku_notation_follow (gpointer object,
                         GCallback changed)
{
  g_signal_connect_object (satdoku_notation_get_default (), "notify::id", changed, object,
                           G_CONNECT_SWAPPED);
}

WordsNotation
satdoku_notation_get (SatdokuNotation *self)
{
  g_return_val_if_fail (SATDOKU_IS_NOTATION (self), WORDS_NOTATION_NUMBERS);

  return g_strcmp0 (self->id, "signs") == 0 ? WORDS_NOTATION_SIGNS : WORDS_NOTATION_NUMBERS;
}
