/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a board as large as fits, or a part of it enlarged; a scrolled window around it gives the
 * scrollbars. It gives the board its size and tells it what can be seen; how the player zooms and
 * pans by wheel, fingers and mouse is in satdoku-zoom-input.c. It knows nothing of the game but the
 * shape. */

#include "satdoku-config.h"

#include "satdoku-zoom-view.h"

#include <math.h>

#include "satdoku-class.h"
#include "satdoku-zoom-input.h"

/* A cell doesn't get larger than so many pixels, unless it is so much larger than when it fits. */
#define CELL_MAX 160.0
#define ZOOM_MAX_MIN 2.0

/* What the commands step through. */
static const double steps[] = { 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4,
                                5, 6, 7, 8, 10, 12, 14, 16, 20,
                                24, 28, 32, 40, 48, 56, 64 };

/**
 * SatdokuZoomView:
 *
 * Shows a board in one of several sizes.
 */
struct _SatdokuZoomView
{
  GtkWidget parent_instance;

  /* Children. */
  SatdokuBoard *board;

  /* Owned; by orientation. */
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];

  SatdokuZoomInput *input; /* owned */

  double zoom;
  guint side; /* of the board, to see when it changes */
  int extents[2];
  double anchor[2]; /* what is there stays there at the next change of size */
  gboolean anchored;
  gboolean keep_selected; /* the selected cell is seen and must be after it */
  gboolean allocating;
  double pan_start[2]; /* where the view was when the player began to pull it */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (SatdokuZoomView,
                               satdoku_zoom_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_BOARD = 1,
  PROP_ZOOM,
  PROP_ZOOMED,
  PROP_CAN_ZOOM_IN,
  N_PROPS,
  /* Of the interface. */
  PROP_HADJUSTMENT = N_PROPS,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static GParamSpec *properties[N_PROPS];

static void
satdoku_zoom_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  SatdokuZoomView *self = SATDOKU_ZOOM_VIEW (widget);

  if (self->board != NULL)
    gtk_widget_measure (GTK_WIDGET (self->board), orientation, -1, minimum, natural, NULL, NULL);
}

/* What is in the place of the anchor stays there when the extent changes. */
static void
configure (SatdokuZoomView *self,
           GtkOrientation orientation,
           int page,
           int extent)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];
  double anchor = self->anchored ? self->anchor[orientation] : page / 2.0;
  double value;

  if (adjustment == NULL)
    return;
  value = gtk_adjustment_get_value (adjustment);
  if (self->extents[orientation] > 0 && self->extents[orientation] != extent)
    value = round ((value + anchor) * extent / self->extents[orientation] - anchor);
  self->extents[orientation] = extent;
  gtk_adjustment_configure (adjustment, CLAMP (value, 0, extent - page), 0, extent, page * 0.1,
                            page * 0.9, page);
}

static int
get_scroll (SatdokuZoomView *self,
            GtkOrientation orientation)
{
  return self->adjustments[orientation] != NULL
           ? (int)round (gtk_adjustment_get_value (self->adjustments[orientation]))
           : 0;
}

static void
allocate_board (SatdokuZoomView *self,
                const int page[2],
                const int extent[2])
{
  int x = get_scroll (self, GTK_ORIENTATION_HORIZONTAL);
  int y = get_scroll (self, GTK_ORIENTATION_VERTICAL);

  satdoku_board_set_visible_area (self->board, &(GdkRectangle){ x, y, page[0], page[1] });
  gtk_widget_size_allocate (GTK_WIDGET (self->board),
                            &(GtkAllocation){ -x, -y, extent[0], extent[1] }, -1);
}

static void
lay_out (SatdokuZoomView *self,
         int width,
         int height)
{
  int page[2] = { width, height };
  int extent[2];

  if (self->board == NULL)
    return;
  satdoku_board_fit (self->board, (int)(width * self->zoom), (int)(height * self->zoom), &extent[0],
                     &extent[1]);
  self->allocating = TRUE;
  for (int i = 0; i < 2; i++)
    {
      extent[i] = MAX (extent[i], page[i]);
      configure (self, (GtkOrientation)i, page[i], extent[i]);
    }
  allocate_board (self, page, extent);
  if (self->keep_selected)
    {
      /* The lines between cells don't grow with them, so that it may be off by a few pixels. */
      satdoku_zoom_view_show_cell (self, satdoku_board_get_selected (self->board));
      allocate_board (self, page, extent);
    }
  self->allocating = self->anchored = self->keep_selected = FALSE;
}

static void
satdoku_zoom_view_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  lay_out (SATDOKU_ZOOM_VIEW (widget), width, height);
}

/* Done at once, and not with the next frame: the scrolled window asks for new sizes when the range
 * of its bars changes, and if it does so while sizes are given out, GTK may draw without them. */
static void
update_layout (SatdokuZoomView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->allocating)
    return;
  if (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0)
    lay_out (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  else
    gtk_widget_queue_allocate (widget);
}

static void
update_can_pan (SatdokuZoomView *self)
{
  satdoku_zoom_input_set_can_pan (self->input,
                                  self->zoom > 1 &&
                                    self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL &&
                                    self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL);
}

static void
set_adjustment (SatdokuZoomView *self,
                GtkOrientation orientation,
                GtkAdjustment *adjustment)
{
  GtkAdjustment **mine = &self->adjustments[orientation];

  if (*mine != NULL)
    g_signal_handlers_disconnect_by_data (*mine, self);
  if (g_set_object (mine, adjustment))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (*mine != NULL)
    g_signal_connect_object (*mine, "value-changed", G_CALLBACK (update_layout), self,
                             G_CONNECT_SWAPPED);
  update_can_pan (self);
}

static void
selected_cb (SatdokuZoomView *self)
{
  guint cell = satdoku_board_get_selected (self->board);

  if (cell != SATDOKU_NO_CELL)
    satdoku_zoom_view_show_cell (self, cell);
}

static guint
get_side (SatdokuZoomView *self)
{
  SudokuGame *game = self->board != NULL ? satdoku_board_get_game (self->board) : NULL;

  return game != NULL ? sudoku_geometry_get_side (sudoku_game_get_geometry (game)) : 0;
}

/* Another shape is first seen as a whole. */
static void
game_cb (SatdokuZoomView *self)
{
  guint side = get_side (self);

  if (side != self->side)
    satdoku_zoom_view_set_zoom (self, 1);
  self->side = side;
}

/* Zooms so that what is seen at a place of the view stays there. */
static void
zoom_at (SatdokuZoomView *self,
         double zoom,
         double x,
         double y)
{
  zoom = CLAMP (zoom, 1, satdoku_zoom_view_get_zoom_max (self));
  if (fabs (zoom - self->zoom) < 1e-6)
    return;
  self->zoom = zoom;
  self->anchored = TRUE;
  self->anchor[GTK_ORIENTATION_HORIZONTAL] = x;
  self->anchor[GTK_ORIENTATION_VERTICAL] = y;
  update_can_pan (self);
  update_layout (self);
  for (guint i = PROP_ZOOM; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
zoom_by (gpointer view,
         double factor,
         double x,
         double y)
{
  SatdokuZoomView *self = view;

  zoom_at (self, self->zoom * factor, x, y);
}

static void
begin_pan (gpointer view)
{
  SatdokuZoomView *self = view;

  for (int i = 0; i < 2; i++)
    self->pan_start[i] = gtk_adjustment_get_value (self->adjustments[i]);
}

static void
pan (gpointer view,
     double dx,
     double dy)
{
  SatdokuZoomView *self = view;
  double offset[2] = { [GTK_ORIENTATION_HORIZONTAL] = dx, [GTK_ORIENTATION_VERTICAL] = dy };

  for (int i = 0; i < 2; i++)
    gtk_adjustment_set_value (self->adjustments[i], self->pan_start[i] - offset[i]);
}

static const SatdokuZoomFuncs funcs = { zoom_by, begin_pan, pan };

static void
set_board (SatdokuZoomView *self,
           SatdokuBoard *board)
{
  g_return_if_fail (self->board == NULL && board != NULL);

  self->board = board;
  gtk_widget_set_parent (GTK_WIDGET (board), GTK_WIDGET (self));
  g_signal_connect_object (board, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
}

static void
satdoku_zoom_view_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  SatdokuZoomView *self = SATDOKU_ZOOM_VIEW (object);

  switch (id)
    {
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    case PROP_ZOOMED:
      g_value_set_boolean (value, self->zoom > 1);
      break;
    case PROP_CAN_ZOOM_IN:
      g_value_set_boolean (value, self->zoom < satdoku_zoom_view_get_zoom_max (self));
      break;
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_zoom_view_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  SatdokuZoomView *self = SATDOKU_ZOOM_VIEW (object);

  switch (id)
    {
    case PROP_BOARD:
      set_board (self, g_value_get_object (value));
      break;
    case PROP_ZOOM:
      satdoku_zoom_view_set_zoom (self, g_value_get_double (value));
      break;
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_zoom_view_dispose (GObject *object)
{
  SatdokuZoomView *self = SATDOKU_ZOOM_VIEW (object);

  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  if (self->board != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->board, self);
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->board)));
    }
  G_OBJECT_CLASS (satdoku_zoom_view_parent_class)->dispose (object);
}

static void
satdoku_zoom_view_class_init (SatdokuZoomViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_zoom_view_get_property;
  object_class->set_property = satdoku_zoom_view_set_property;
  object_class->dispose = satdoku_zoom_view_dispose;
  widget_class->measure = satdoku_zoom_view_measure;
  widget_class->size_allocate = satdoku_zoom_view_size_allocate;

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, SATDOKU_TYPE_BOARD, flags);
  /* How many times larger than what fits into the view the board is; 1 shows all of it. */
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 1, G_MAXDOUBLE, 1, flags);
  /* Is the board larger than what fits into the view? */
  properties[PROP_ZOOMED] = g_param_spec_boolean ("zoomed", NULL, NULL, FALSE, readable);
  /* Can the board get larger than it is? */
  properties[PROP_CAN_ZOOM_IN] = g_param_spec_boolean ("can-zoom-in", NULL, NULL, TRUE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  gtk_widget_class_set_css_name (widget_class, "zoomview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  satdoku_class_keeps (klass, SatdokuZoomView, input, g_object_unref);
}

static void
satdoku_zoom_view_init (SatdokuZoomView *self)
{
  self->zoom = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->input = satdoku_zoom_input_new (GTK_WIDGET (self), &funcs, self);
}

/* How much larger the board is than one that fits the view; at least 1. */
double
satdoku_zoom_view_get_zoom (SatdokuZoomView *self)
{
  g_return_val_if_fail (SATDOKU_IS_ZOOM_VIEW (self), 1);

  return self->zoom;
}

/* The largest zoom that is of use for the board's cells in a view of this size. */
double
satdoku_zoom_view_get_zoom_max (SatdokuZoomView *self)
{
  int size;

  g_return_val_if_fail (SATDOKU_IS_ZOOM_VIEW (self), 1);

  size = MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
  if (size <= 0 || self->board == NULL)
    return ZOOM_MAX_MIN;
  return MAX (CELL_MAX * satdoku_board_get_extent (self->board) / size, ZOOM_MAX_MIN);
}

/* The place in the cell that has to stay so that all of the cell is seen after the zoom, as it was
 * before: its left edge when it is at the left edge of the view, and so on. */
static double
find_anchor (double start,
             double extent,
             double page)
{
  if (page <= extent || start < 0 || start + extent > page)
    return page / 2;
  return start + extent * start / (page - extent);
}

/* Clamped between 1 and the maximum. The selected cell keeps its place in the view, or if it is out
 * of sight, the middle of the view does. */
void
satdoku_zoom_view_set_zoom (SatdokuZoomView *self,
                            double zoom)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-1, -1, 0, 0);
  guint cell;
  double x, y;

  g_return_if_fail (SATDOKU_IS_ZOOM_VIEW (self));

  cell = self->board != NULL ? satdoku_board_get_selected (self->board) : SATDOKU_NO_CELL;
  if (cell != SATDOKU_NO_CELL &&
      !gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)), widget,
                                  &bounds))
    bounds = GRAPHENE_RECT_INIT (-1, -1, 0, 0);
  x = find_anchor (bounds.origin.x, bounds.size.width, width);
  y = find_anchor (bounds.origin.y, bounds.size.height, height);
  self->keep_selected = gtk_widget_contains (widget, bounds.origin.x, bounds.origin.y);
  zoom_at (self, zoom, x, y);
}

/* Goes to the next of a few round levels: 1 is larger, -1 smaller. */
void
satdoku_zoom_view_step (SatdokuZoomView *self,
                        int direction)
{
  double zoom;

  g_return_if_fail (SATDOKU_IS_ZOOM_VIEW (self));

  zoom = direction > 0 ? steps[G_N_ELEMENTS (steps) - 1] : steps[0];
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      double step = steps[direction > 0 ? i : G_N_ELEMENTS (steps) - 1 - i];

      if ((step - self->zoom) * direction > 0.01)
        {
          zoom = step;
          break;
        }
    }
  satdoku_zoom_view_set_zoom (self, zoom);
}

/* From @start to @end must be seen. */
static void
scroll_to (SatdokuZoomView *self,
           GtkOrientation orientation,
           double start,
           double end)
{
  if (self->adjustments[orientation] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[orientation], start, end);
}

/* Scrolls so that the cell and those around it are seen. */
void
satdoku_zoom_view_show_cell (SatdokuZoomView *self,
                             guint cell)
{
  graphene_rect_t bounds;

  g_return_if_fail (SATDOKU_IS_ZOOM_VIEW (self));

  if (self->zoom <= 1 ||
      !gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)),
                                  GTK_WIDGET (self->board), &bounds))
    return;
  graphene_rect_inset (&bounds, -bounds.size.width, -bounds.size.height);
  scroll_to (self, GTK_ORIENTATION_HORIZONTAL, bounds.origin.x,
             bounds.origin.x + bounds.size.width);
  scroll_to (self, GTK_ORIENTATION_VERTICAL, bounds.origin.y, bounds.origin.y + bounds.size.height);
}
