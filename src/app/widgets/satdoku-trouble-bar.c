/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says that games can't be kept on disk, for as long as that lasts, and offers to save them
 * elsewhere. It takes no room while there is nothing to say. */

#include "satdoku-config.h"

#include "satdoku-trouble-bar.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-warning-bar.h"

struct _SatdokuTroubleBar
{
  AdwBin parent_instance;

  /* Children. */
  SatdokuWarningBar *bar;

  /* Owned. */
  GError *trouble; /* (nullable) */

  guint n_games;
};

G_DEFINE_FINAL_TYPE (SatdokuTroubleBar, satdoku_trouble_bar, ADW_TYPE_BIN)

enum
{
  PROP_TROUBLE = 1,
  PROP_N_GAMES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update (SatdokuTroubleBar *self)
{
  g_autofree char *text =
    self->trouble != NULL ? words_not_kept (self->trouble, self->n_games) : NULL;

  satdoku_warning_bar_say (self->bar, text);
}

static void
set_trouble (SatdokuTroubleBar *self,
             const GError *trouble)
{
  if (trouble == NULL && self->trouble == NULL)
    return;
  g_clear_error (&self->trouble);
  self->trouble = trouble != NULL ? g_error_copy (trouble) : NULL;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
set_n_games (SatdokuTroubleBar *self,
             guint n_games)
{
  if (n_games == self->n_games)
    return;
  self->n_games = n_games;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_GAMES]);
}

static void
satdoku_trouble_bar_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_TROUBLE)
    g_value_set_boxed (value, SATDOKU_TROUBLE_BAR (object)->trouble);
  else if (id == PROP_N_GAMES)
    g_value_set_uint (value, SATDOKU_TROUBLE_BAR (object)->n_games);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_trouble_bar_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_TROUBLE)
    set_trouble (SATDOKU_TROUBLE_BAR (object), g_value_get_boxed (value));
  else if (id == PROP_N_GAMES)
    set_n_games (SATDOKU_TROUBLE_BAR (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_trouble_bar_class_init (SatdokuTroubleBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_trouble_bar_get_property;
  object_class->set_property = satdoku_trouble_bar_set_property;

  /* Why games can't be kept; %NULL: they are. */
  properties[PROP_TROUBLE] =
    g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_N_GAMES] =
    g_param_spec_uint ("n-games", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuTroubleBar, trouble, g_error_free);
}

static void
satdoku_trouble_bar_init (SatdokuTroubleBar *self)
{
  self->bar = satdoku_warning_bar_new (_ ("Save _Elsewhere…"), "win.save-elsewhere", NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}
