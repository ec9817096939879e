/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts a panel beside what a page is about, or below it where the window is too narrow for both.
 * It decides while it lays out, so nothing jumps when a window is resized. Knows nothing of what
 * the two are: its first child is what the page is about, the second is the panel. */

#include "satdoku-adaptive-pane.h"

#include "satdoku-class.h"

/* Beside, the panel gets no wider than this by a part of the width. */
#define SIDE_WIDTH_MAX 640
/* Below, the panel takes at most this part of the height. */
#define BELOW_PART 0.5

struct _SatdokuAdaptivePane
{
  GtkWidget parent_instance;

  int wide_width;
  int side_width;
  double side_part;
  gboolean below;   /* the panel is below the content */
  guint below_idle; /* tells that */
};

G_DEFINE_FINAL_TYPE (SatdokuAdaptivePane, satdoku_adaptive_pane, GTK_TYPE_WIDGET)

enum
{
  PROP_WIDE_WIDTH = 1,
  PROP_SIDE_WIDTH,
  PROP_SIDE_PART,
  PROP_BELOW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
get_content (SatdokuAdaptivePane *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self));
}

static GtkWidget *
get_side (SatdokuAdaptivePane *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self));
}

static gboolean
is_side_shown (SatdokuAdaptivePane *self)
{
  return get_side (self) != get_content (self) && gtk_widget_should_layout (get_side (self));
}

static int
minimum_of (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Whether both stand beside each other: where neither gets less than it needs there. */
static gboolean
is_wide (SatdokuAdaptivePane *self,
         int width)
{
  if (width < self->wide_width || !is_side_shown (self))
    return width >= self->wide_width;
  return width >= minimum_of (get_content (self), GTK_ORIENTATION_HORIZONTAL, -1) +
                    minimum_of (get_side (self), GTK_ORIENTATION_HORIZONTAL, -1);
}

/* How wide the side is beside the content, which may need some of what the side wants. */
static int
find_side_width (SatdokuAdaptivePane *self,
                 int width)
{
  int room = width - minimum_of (get_content (self), GTK_ORIENTATION_HORIZONTAL, -1);
  int minimum = minimum_of (get_side (self), GTK_ORIENTATION_HORIZONTAL, -1);
  int wanted = MAX (self->side_width, MIN ((int)(width * self->side_part), SIDE_WIDTH_MAX));

  return MAX (MIN (wanted, room), minimum);
}

static GtkSizeRequestMode
split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
split_measure (GtkWidget *widget,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (widget);
  GtkWidget *content = get_content (self);
  GtkWidget *side = get_side (self);
  int content_size = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;

  if (content_size >= 0 && is_side_shown (self) && is_wide (self, for_size))
    content_size -= find_side_width (self, for_size);
  gtk_widget_measure (content, orientation, content_size, minimum, natural, NULL, NULL);
  if (!is_side_shown (self))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, minimum_of (side, orientation, -1));
      *natural = MAX (*minimum, *natural + self->side_width);
    }
  else if (for_size >= 0 && is_wide (self, for_size))
    *minimum = MAX (*minimum, minimum_of (side, orientation, find_side_width (self, for_size)));
  else
    *minimum += minimum_of (side, orientation, for_size);
  *natural = MAX (*minimum, *natural);
}

static void
allocate_beside (SatdokuAdaptivePane *self,
                 int width,
                 int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int side_width = find_side_width (self, width);
  int rest = width - side_width;

  gtk_widget_size_allocate (get_content (self),
                            &(GtkAllocation){ mirrored ? side_width : 0, 0, rest, height },
                            -1);
  gtk_widget_size_allocate (get_side (self),
                            &(GtkAllocation){ mirrored ? 0 : rest, 0, side_width, height },
                            -1);
}

static void
allocate_below (SatdokuAdaptivePane *self,
                int width,
                int height)
{
  int content_minimum = minimum_of (get_content (self), GTK_ORIENTATION_VERTICAL, width);
  int side_minimum;
  int side_height;

  gtk_widget_measure (get_side (self),
                      GTK_ORIENTATION_VERTICAL,
                      width,
                      &side_minimum,
                      &side_height,
                      NULL,
                      NULL);
  side_height = MIN (side_height, (int)(height * BELOW_PART));
  side_height = MAX (MIN (side_height, height - content_minimum), side_minimum);
  gtk_widget_size_allocate (get_content (self),
                            &(GtkAllocation){ 0, 0, width, height - side_height },
                            -1);
  gtk_widget_size_allocate (get_side (self),
                            &(GtkAllocation){ 0, height - side_height, width, side_height },
                            -1);
}

static gboolean
tell_below_cb (gpointer user_data)
{
  SatdokuAdaptivePane *self = user_data;

  self->below_idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BELOW]);
  return G_SOURCE_REMOVE;
}

/* The layout must not change while sizes are allocated. */
static void
set_below (SatdokuAdaptivePane *self,
           gboolean below)
{
  if (self->below == below)
    return;
  self->below = below;
  if (self->below_idle == 0)
    self->below_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_below_cb, self, NULL);
}

static void
split_size_allocate (GtkWidget *widget,
                     int width,
                     int height,
                     int baseline)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (widget);

  set_below (self, !is_wide (self, width));
  if (!is_side_shown (self))
    gtk_widget_size_allocate (get_content (self), &(GtkAllocation){ 0, 0, width, height }, -1);
  else if (is_wide (self, width))
    allocate_beside (self, width, height);
  else
    allocate_below (self, width, height);
}

static void
split_snapshot (GtkWidget *widget,
                GtkSnapshot *snapshot)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (widget);
  GdkRGBA colour;
  graphene_rect_t bounds;

  GTK_WIDGET_CLASS (satdoku_adaptive_pane_parent_class)->snapshot (widget, snapshot);
  if (!is_side_shown (self) || !gtk_widget_compute_bounds (get_side (self), widget, &bounds))
    return;
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "borders", &colour))
    return;
  if (!is_wide (self, gtk_widget_get_width (widget)))
    bounds.size.height = 1;
  else
    {
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        bounds.origin.x += bounds.size.width - 1;
      bounds.size.width = 1;
    }
  gtk_snapshot_append_color (snapshot, &colour, &bounds);
}

static void
satdoku_adaptive_pane_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (object);

  if (id == PROP_BELOW)
    g_value_set_boolean (value, self->below);
  else if (id == PROP_SIDE_PART)
    g_value_set_double (value, self->side_part);
  else
    g_value_set_int (value, id == PROP_WIDE_WIDTH ? self->wide_width : self->side_width);
}

static void
set_side_part (SatdokuAdaptivePane *self,
               double part)
{
  if (self->side_part == part)
    return;
  self->side_part = part;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE_PART]);
}

static void
satdoku_adaptive_pane_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (object);
  int *width = id == PROP_WIDE_WIDTH ? &self->wide_width : &self->side_width;

  if (id == PROP_SIDE_PART)
    {
      set_side_part (self, g_value_get_double (value));
      return;
    }
  if (*width == g_value_get_int (value))
    return;
  *width = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
satdoku_adaptive_pane_dispose (GObject *object)
{
  SatdokuAdaptivePane *self = SATDOKU_ADAPTIVE_PANE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  satdoku_class_dispose (object);
}

static void
satdoku_adaptive_pane_class_init (SatdokuAdaptivePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = satdoku_adaptive_pane_dispose;
  object_class->get_property = satdoku_adaptive_pane_get_property;
  object_class->set_property = satdoku_adaptive_pane_set_property;
  widget_class->get_request_mode = split_get_request_mode;
  widget_class->measure = split_measure;
  widget_class->size_allocate = split_size_allocate;
  widget_class->snapshot = split_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  /* The width in pixels from which on the panel stands beside the content. */
  properties[PROP_WIDE_WIDTH] =
    g_param_spec_int ("wide-width", NULL, NULL, 0, G_MAXINT, 760, flags);
  /* The width of the panel beside the content, in pixels; the least where "side-part" is set. */
  properties[PROP_SIDE_WIDTH] =
    g_param_spec_int ("side-width", NULL, NULL, 0, G_MAXINT, 320, flags);
  /* The part of the width that the panel beside the content gets, where that is more than
   * "side-width"; up to a width from which on it needs no more. */
  properties[PROP_SIDE_PART] =
    g_param_spec_double ("side-part", NULL, NULL, 0, 1, 0, flags);
  /* Whether the panel is below the content. Notified a moment after the change. */
  properties[PROP_BELOW] = g_param_spec_boolean (
    "below", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  satdoku_class_removes (klass, SatdokuAdaptivePane, below_idle);
}

static void
satdoku_adaptive_pane_init (SatdokuAdaptivePane *self)
{
  self->wide_width = 760;
  self->side_width = 320;
}
