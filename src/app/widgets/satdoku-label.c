/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Labels whose text begins at the edge, and which never ask for more room than there is. */

#include "satdoku-config.h"

#include "satdoku-label.h"

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* As many lines as it takes, broken within words where these are too long.
 * @text: (nullable): set later
 * @css_class: (nullable) */
GtkWidget *
satdoku_label_new_text (const char *text,
                        const char *css_class)
{
  GtkWidget *label = create_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* One line, which ends in "…" where room is missing; likewise. */
GtkWidget *
satdoku_label_new_line (const char *text,
                        const char *css_class)
{
  GtkWidget *label = create_label (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}
