/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says that games can't be kept on disk, for as long as that lasts, and offers to save them
 * elsewhere. It takes no room while there is nothing to say. */

#include "satdoku-config.h"

#include "satdoku-trouble-bar.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
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

static void
update (SatdokuTroubleBar *self)
{
  g_autofree char *text =
    self->trouble != NULL ? words_not_kept (self->trouble, self->n_games) : NULL;

  satdoku_warning_bar_say (self->bar, text);
}

static void
satdoku_trouble_bar_class_init (SatdokuTroubleBarClass *klass)
{
  const SatdokuProperty rows[] = {
    /* Why games can't be kept; %NULL: they are. */
    { "trouble", G_TYPE_ERROR, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuTroubleBar, trouble), G_CALLBACK (update) },
    { "n-games", G_TYPE_UINT, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuTroubleBar, n_games), G_CALLBACK (update) },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_class_dispose;
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
}

static void
satdoku_trouble_bar_init (SatdokuTroubleBar *self)
{
  self->bar = satdoku_warning_bar_new (_ ("Save _Elsewhere…"), "win.save-elsewhere", NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}
