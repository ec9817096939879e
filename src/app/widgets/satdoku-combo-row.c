/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The toolkit cuts off what is chosen where the title and what explains it leave no room, in some
 * versions down to three dots. Here those are broken into lines instead, and what is chosen only
 * where it is longer than a few words. */

#include "satdoku-config.h"

#include "satdoku-combo-row.h"

#include "satdoku-row-factory.h"

/* In characters. */
#define LINE_WIDTH 20
#define SPACING 6

struct _SatdokuComboRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (SatdokuComboRow, satdoku_combo_row, ADW_TYPE_COMBO_ROW)

static void
show_string (GtkLabel *label,
             GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  gboolean is_long = g_utf8_strlen (text, -1) > LINE_WIDTH;

  gtk_label_set_label (label, text);
  gtk_label_set_wrap (label, is_long);
  gtk_label_set_width_chars (label, is_long ? LINE_WIDTH : -1);
}

static void
setup_value_cb (GtkListItemFactory *factory,
                GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_list_item_set_child (item, label);
}

static void
bind_value_cb (GtkListItemFactory *factory,
               GtkListItem *item)
{
  show_string (GTK_LABEL (gtk_list_item_get_child (item)), item);
}

static void
setup_choice_cb (GtkListItemFactory *factory,
                 GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (GtkListItemFactory *factory,
                GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);

  show_string (GTK_LABEL (gtk_widget_get_first_child (box)), item);
}

static void
satdoku_combo_row_class_init (SatdokuComboRowClass *klass)
{
}

static void
satdoku_combo_row_init (SatdokuComboRow *self)
{
  g_autoptr (GtkListItemFactory) value =
    satdoku_row_factory_new (G_CALLBACK (setup_value_cb), G_CALLBACK (bind_value_cb), NULL, NULL);
  g_autoptr (GtkListItemFactory) choice = satdoku_row_factory_new (
    G_CALLBACK (setup_choice_cb), G_CALLBACK (bind_choice_cb), NULL, NULL);

  adw_combo_row_set_factory (ADW_COMBO_ROW (self), value);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (self), choice);
}
