/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Labels whose text begins at the edge, and which never ask for more room than there is. */

#include "satdoku-config.h"

#include "satdoku-label.h"

#include <string.h>

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

/* No line is broken between a word and a number behind it, such as in “row 7”. To be called again
 * when the text changes. */
void
satdoku_label_keep_numbers (GtkLabel *label)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const char *text;

  g_return_if_fail (GTK_IS_LABEL (label));

  text = gtk_label_get_text (label);
  for (const char *space = strchr (text, ' '); space != NULL; space = strchr (space + 1, ' '))
    if (space != text && g_ascii_isdigit (space[1]) &&
        g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (space))))
      {
        PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);

        whole->start_index = (guint)(space - text);
        whole->end_index = whole->start_index + 2;
        pango_attr_list_insert (attributes, whole);
      }
  gtk_label_set_attributes (label, attributes);
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
  satdoku_label_keep_numbers (GTK_LABEL (label));
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
