/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small number that changes often: it has room for any number that is shown, so that a change
 * makes nothing around it be laid out again, as a label would. Nothing is shown for zero. The code
 * that uses it tells a screen reader what the number means. */

#include "satdoku-config.h"

#include "satdoku-count.h"

#include "satdoku-class.h"

/* As wide as the numbers get. */
#define WIDEST "100"

struct _SatdokuCount
{
  GtkWidget parent_instance;

  PangoLayout *layout; /* owned (nullable): of the number; made when it is drawn */
  guint number;
};

G_DEFINE_FINAL_TYPE (SatdokuCount, satdoku_count, GTK_TYPE_WIDGET)

static void
satdoku_count_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, WIDEST);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

/* At the end of its room, as its place is in a corner. */
static void
satdoku_count_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  SatdokuCount *self = SATDOKU_COUNT (widget);
  GdkRGBA colour;
  int width, height, x;

  if (self->number == 0)
    return;
  if (self->layout == NULL)
    {
      g_autofree char *text = g_strdup_printf ("%u", self->number);

      self->layout = gtk_widget_create_pango_layout (widget, text);
    }
  pango_layout_get_pixel_size (self->layout, &width, &height);
  x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 0
                                                            : gtk_widget_get_width (widget) - width;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, 0));
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
satdoku_count_css_changed (GtkWidget *widget,
                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (satdoku_count_parent_class)->css_changed (widget, change);
  g_clear_object (&SATDOKU_COUNT (widget)->layout);
}

static void
satdoku_count_class_init (SatdokuCountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = satdoku_count_measure;
  widget_class->snapshot = satdoku_count_snapshot;
  widget_class->css_changed = satdoku_count_css_changed;

  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_drops (klass, SatdokuCount, layout, g_object_unref);
}

static void
satdoku_count_init (SatdokuCount *self)
{
}

GtkWidget *
satdoku_count_new (void)
{
  return g_object_new (SATDOKU_TYPE_COUNT, NULL);
}

/* 0…999; 0 shows nothing. Returns whether it was another one before. */
gboolean
satdoku_count_set_number (SatdokuCount *self,
                          guint number)
{
  g_return_val_if_fail (SATDOKU_IS_COUNT (self), FALSE);

  if (self->number == number)
    return FALSE;
  self->number = number;
  g_clear_object (&self->layout);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}
