/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The toolkit cuts off what is chosen where the title and what explains it leave no room, in some
 * versions down to three dots. Here those are broken into lines instead, and what is chosen only
 * where it is wider than a few words of usual size: with large text it would leave the title no
 * room on a phone. */

#include "satdoku-config.h"

#include "satdoku-combo-row.h"

#include "satdoku-row-factory.h"

/* Pixels. */
#define VALUE_WIDTH 150
#define CHOICE_WIDTH 240
#define SPACING 6

struct _SatdokuComboRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (SatdokuComboRow, satdoku_combo_row, ADW_TYPE_COMBO_ROW)

/* How many characters wide a label has to be for a text on lines of @most pixels. */
static int
count_chars (PangoLayout *lines,
             int most)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (pango_layout_get_context (lines), NULL, NULL);
  int size = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                  pango_font_metrics_get_approximate_digit_width (metrics));
  int width;

  pango_font_metrics_unref (metrics);
  pango_layout_set_width (lines, most * PANGO_SCALE);
  pango_layout_get_size (lines, &width, NULL);
  return (width + size - 1) / size;
}

static void
show_string (GtkLabel *label,
             GtkListItem *item,
             int most)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  int width, n_chars;

  pango_layout_get_pixel_size (layout, &width, NULL);
  n_chars = width > most ? count_chars (layout, most) : -1;
  gtk_label_set_label (label, text);
  gtk_label_set_wrap (label, width > most);
  gtk_label_set_width_chars (label, n_chars);
  gtk_label_set_max_width_chars (label, n_chars);
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
  show_string (GTK_LABEL (gtk_list_item_get_child (item)), item, VALUE_WIDTH);
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

  show_string (GTK_LABEL (gtk_widget_get_first_child (box)), item, CHOICE_WIDTH);
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
