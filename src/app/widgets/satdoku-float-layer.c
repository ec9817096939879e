/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays something that comes and goes, such as messages, over the bottom of what is there all the
 * time, which neither moves nor changes its size for it. What must not be covered stays free when
 * there is an anchor: where that is shown, what floats stands over it, as far as that is wide
 * enough, and above the floor, as far as that is high enough. It knows nothing of what floats over
 * what. */

#include "satdoku-float-layer.h"

#include "satdoku-class.h"

struct _SatdokuFloatLayer
{
  GtkWidget parent_instance;

  GtkWidget *content;  /* (nullable) */
  GtkWidget *floating; /* (nullable) */

  /* Borrowed. */
  GtkWidget *anchor; /* (nullable): weak; below the content */
  GtkWidget *floor;  /* (nullable): weak; below the content */
};

G_DEFINE_FINAL_TYPE (SatdokuFloatLayer, satdoku_float_layer, GTK_TYPE_WIDGET)

enum
{
  PROP_CONTENT = 1,
  PROP_FLOATING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
satdoku_float_layer_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  SatdokuFloatLayer *self = SATDOKU_FLOAT_LAYER (widget);

  if (self->content != NULL)
    gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
satdoku_float_layer_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns: whether it is shown, and where. */
static gboolean
get_bounds (SatdokuFloatLayer *self,
            GtkWidget *widget,
            graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

/* The part of the width that may be covered. */
static void
get_place (SatdokuFloatLayer *self,
           int width,
           int *x,
           int *place_width)
{
  graphene_rect_t bounds;

  *x = 0;
  *place_width = width;
  if (!get_bounds (self, self->anchor, &bounds))
    return;
  *x = (int)bounds.origin.x;
  *place_width = (int)bounds.size.width;
}

/* What does not fit in there gets the room that it wants, as far as there is any. */
static void
find_place (SatdokuFloatLayer *self,
            int width,
            GtkAllocation *place)
{
  int minimum, natural;

  get_place (self, width, &place->x, &place->width);
  gtk_widget_measure (self->floating, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);
  natural = MAX (minimum, MIN (natural, width));
  place->x = CLAMP (place->x + (place->width - natural) / 2, 0, MAX (0, width - natural));
  place->width = natural;
}

/* Where it ends: at the bottom, or above the floor if that lies in its way, unless it would leave
 * the anchor for that. */
static int
find_end (SatdokuFloatLayer *self,
          int height,
          int floating)
{
  graphene_rect_t floor, anchor;
  int end;

  if (!get_bounds (self, self->floor, &floor) || !get_bounds (self, self->anchor, &anchor))
    return height;
  end = (int)floor.origin.y;
  if (floor.origin.y + floor.size.height <= height - floating || end > height ||
      end - floating < anchor.origin.y)
    return height;
  return end;
}

static void
satdoku_float_layer_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height,
                                   int baseline)
{
  SatdokuFloatLayer *self = SATDOKU_FLOAT_LAYER (widget);
  GtkAllocation place = { 0 };
  int minimum, natural;

  if (self->content != NULL && gtk_widget_should_layout (self->content))
    gtk_widget_size_allocate (self->content, &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (self->floating == NULL || !gtk_widget_should_layout (self->floating))
    return;
  find_place (self, width, &place);
  gtk_widget_measure (self->floating, GTK_ORIENTATION_VERTICAL, place.width, &minimum, &natural,
                      NULL, NULL);
  place.height = MAX (minimum, MIN (natural, height));
  place.y = find_end (self, height, place.height) - place.height;
  gtk_widget_size_allocate (self->floating, &place, -1);
}

static void
set_child (SatdokuFloatLayer *self,
           GtkWidget **place,
           GtkWidget *child,
           GtkWidget *next_sibling,
           guint property)
{
  if (*place == child)
    return;
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self), next_sibling);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
satdoku_float_layer_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  SatdokuFloatLayer *self = SATDOKU_FLOAT_LAYER (object);

  g_value_set_object (value, id == PROP_CONTENT ? self->content : self->floating);
}

static void
satdoku_float_layer_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  SatdokuFloatLayer *self = SATDOKU_FLOAT_LAYER (object);

  if (id == PROP_CONTENT)
    set_child (self, &self->content, g_value_get_object (value), self->floating, id);
  else
    set_child (self, &self->floating, g_value_get_object (value), NULL, id);
}

static void
satdoku_float_layer_dispose (GObject *object)
{
  satdoku_float_layer_set_anchor (SATDOKU_FLOAT_LAYER (object), NULL);
  satdoku_float_layer_set_floor (SATDOKU_FLOAT_LAYER (object), NULL);
  satdoku_class_dispose (object);
}

static void
satdoku_float_layer_class_init (SatdokuFloatLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_float_layer_get_property;
  object_class->set_property = satdoku_float_layer_set_property;
  object_class->dispose = satdoku_float_layer_dispose;
  widget_class->get_request_mode = satdoku_float_layer_get_request_mode;
  widget_class->measure = satdoku_float_layer_measure;
  widget_class->size_allocate = satdoku_float_layer_size_allocate;

  /* What is there all the time. */
  properties[PROP_CONTENT] =
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /* What lies over the bottom of it, as large as it wants to be. */
  properties[PROP_FLOATING] =
    g_param_spec_object ("floating", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuFloatLayer, content, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuFloatLayer, floating, gtk_widget_unparent);
}

static void
satdoku_float_layer_init (SatdokuFloatLayer *self)
{
}

/* Gives the sizes out anew whenever @widget is shown or hidden. */
static void
follow (SatdokuFloatLayer *self,
        GtkWidget **place,
        GtkWidget *widget)
{
  if (*place == widget)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_set_weak_pointer (place, widget);
  if (widget != NULL)
    {
      g_signal_connect_object (widget, "map", G_CALLBACK (gtk_widget_queue_allocate), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "unmap", G_CALLBACK (gtk_widget_queue_allocate), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* As long as @anchor, a widget below its content, is shown, what floats stands over it, and
 * beside it only as far as it is too wide; else it stands in the middle. A weak reference is
 * kept. */
void
satdoku_float_layer_set_anchor (SatdokuFloatLayer *self,
                                GtkWidget *anchor)
{
  g_return_if_fail (SATDOKU_IS_FLOAT_LAYER (self));
  g_return_if_fail (anchor == NULL || GTK_IS_WIDGET (anchor));

  follow (self, &self->anchor, anchor);
}

/* As long as @floor, a widget in the anchor, and not the anchor itself, is shown, what floats
 * stands above it and does not cover it, if there is room in the anchor. A weak reference is
 * kept. */
void
satdoku_float_layer_set_floor (SatdokuFloatLayer *self,
                               GtkWidget *floor)
{
  g_return_if_fail (SATDOKU_IS_FLOAT_LAYER (self));
  g_return_if_fail (floor == NULL || GTK_IS_WIDGET (floor));

  follow (self, &self->floor, floor);
}

/* How wide something may be, in pixels, to cover nothing that must not be covered. */
int
satdoku_float_layer_get_room (SatdokuFloatLayer *self)
{
  int x, width;

  g_return_val_if_fail (SATDOKU_IS_FLOAT_LAYER (self), 0);

  get_place (self, gtk_widget_get_width (GTK_WIDGET (self)), &x, &width);
  return width;
}
