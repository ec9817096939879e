/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons with the picture of a rule and a name below it. */

#include "satdoku-config.h"

#include "satdoku-rule-tile.h"

#include "satdoku-rule-picture.h"

/* Pixels. */
#define PICTURE 48

/* A click leaves the chosen cells chosen, and the keys with them. */
void
satdoku_rule_tile_fill (GtkButton *tile,
                        const SudokuRuleKind *kind,
                        const char *name)
{
  g_autoptr (GdkPaintable) picture = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *image;

  g_return_if_fail (GTK_IS_BUTTON (tile) && kind != NULL && name != NULL);

  picture = satdoku_rule_picture_new (kind);
  image = gtk_image_new_from_paintable (picture);
  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (tile, box);
  gtk_widget_add_css_class (GTK_WIDGET (tile), "tile");
  gtk_widget_set_focus_on_click (GTK_WIDGET (tile), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
satdoku_rule_tile_say (GtkButton *tile,
                       const char *text)
{
  g_return_if_fail (GTK_IS_BUTTON (tile));

  gtk_widget_set_tooltip_text (GTK_WIDGET (tile), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}
