/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says that the game can't be kept on disk, for as long as that lasts, and offers to save it
 * elsewhere. It takes no room while there is nothing to say. */

#include "satdoku-config.h"

#include "satdoku-trouble-bar.h"

#include <glib/gi18n.h>
#include <words-error.h>

struct _SatdokuTroubleBar
{
  AdwBin parent_instance;

  /* Children. */
  GtkInfoBar *bar;
  GtkLabel *label;

  /* Owned. */
  GError *trouble; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuTroubleBar, satdoku_trouble_bar, ADW_TYPE_BIN)

enum
{
  PROP_TROUBLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_trouble (SatdokuTroubleBar *self,
             const GError *trouble)
{
  if (trouble == NULL && self->trouble == NULL)
    return;
  g_clear_error (&self->trouble);
  if (trouble != NULL)
    {
      g_autofree char *reason = words_error (trouble, WORDS_STYLE_TERMINAL);
      /* Translators: %s is the reason. */
      g_autofree char *text = g_strdup_printf (_ ("Your game can’t be saved: %s"), reason);

      self->trouble = g_error_copy (trouble);
      gtk_label_set_label (self->label, text);
    }
  gtk_info_bar_set_revealed (self->bar, trouble != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
satdoku_trouble_bar_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_TROUBLE)
    g_value_set_boxed (value, SATDOKU_TROUBLE_BAR (object)->trouble);
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
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_trouble_bar_finalize (GObject *object)
{
  g_clear_error (&SATDOKU_TROUBLE_BAR (object)->trouble);
  G_OBJECT_CLASS (satdoku_trouble_bar_parent_class)->finalize (object);
}

static void
satdoku_trouble_bar_class_init (SatdokuTroubleBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_trouble_bar_get_property;
  object_class->set_property = satdoku_trouble_bar_set_property;
  object_class->finalize = satdoku_trouble_bar_finalize;

  /**
   * SatdokuTroubleBar:trouble:
   *
   * Why the game can't be kept; %NULL: it is.
   */
  properties[PROP_TROUBLE] =
    g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_trouble_bar_init (SatdokuTroubleBar *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Save _As…"));

  self->bar = GTK_INFO_BAR (gtk_info_bar_new ());
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (self->label, 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.save-as");
  gtk_info_bar_set_message_type (self->bar, GTK_MESSAGE_WARNING);
  gtk_info_bar_set_revealed (self->bar, FALSE);
  gtk_info_bar_add_child (self->bar, GTK_WIDGET (self->label));
  gtk_info_bar_add_action_widget (self->bar, button, GTK_RESPONSE_NONE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}
