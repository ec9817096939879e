/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A conflict as a graph, from the first unique implication point on the left to the conflict on the
 * right. The run says where a node stands: its place on the trail how far to the right, its level
 * in which lane. So nothing has to be laid out. A decision has corners, the unique implication
 * point a thick edge, the conflict a cross. The list of the conflict says the same; a screen reader
 * is pointed to it. */

#include "satdoku-config.h"

#include "satdoku-graph-view.h"

#include <glib/gi18n.h>
#include <math.h>
#include <sat-trace-graph.h>
#include <words-trace.h>

#include "satdoku-class.h"

/* Pixels. Neighbours of a lane stand at three heights, so that their texts have room. */
#define COLUMN 40
#define ROWS 3
#define ROW_GAP 6
#define LANE_GAP 12
#define MARGIN 10
#define PADDING 6
/* What has too little room is drawn smaller, down to this part of its size. */
#define SCALE_MIN 0.6
#define RADIUS 10
#define ARROW 5.0f

struct _SatdokuGraphView
{
  GtkWidget parent_instance;

  /* Owned. */
  SatTraceGraph *graph; /* (nullable) */
  SatTrace *trace;      /* (nullable): that it is of */
  GPtrArray *texts;     /* (element-type PangoLayout): by node */
  GArray *lanes;        /* of guint: the levels that occur, ascending */

  int node_width;  /* of the widest */
  int node_height; /* of all */
  guint conflict;  /* the step of the conflict */
  guint n_steps;   /* how many resolution steps are shown */
};

G_DEFINE_FINAL_TYPE (SatdokuGraphView, satdoku_graph_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_n_nodes (SatdokuGraphView *self)
{
  guint n = 0;

  if (self->graph != NULL)
    sat_trace_graph_get_nodes (self->graph, &n);
  return n;
}

static guint
find_lane (SatdokuGraphView *self,
           guint level)
{
  guint lane = 0;

  while (g_array_index (self->lanes, guint, lane) != level)
    lane++;
  return lane;
}

/* From one node to the next: the fourth stands where the first does not reach. */
static int
get_column (SatdokuGraphView *self)
{
  return MAX (COLUMN, (self->node_width + PADDING) / ROWS);
}

static int
get_row (SatdokuGraphView *self)
{
  return self->node_height + ROW_GAP;
}

static int
get_lane (SatdokuGraphView *self)
{
  return ROWS * get_row (self) + LANE_GAP;
}

/* What all of it takes at its own size. */
static int
get_full_width (SatdokuGraphView *self)
{
  guint n = get_n_nodes (self);

  return n == 0 ? 0 : 2 * MARGIN + self->node_width + (int)(n - 1) * get_column (self);
}

static int
get_full_height (SatdokuGraphView *self)
{
  return self->lanes->len == 0 ? 0 : 2 * MARGIN + (int)self->lanes->len * get_lane (self);
}

static double
get_scale (SatdokuGraphView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double across = (double)gtk_widget_get_width (widget) / MAX (get_full_width (self), 1);
  double down = (double)gtk_widget_get_height (widget) / MAX (get_full_height (self), 1);

  return CLAMP (MIN (across, down), SCALE_MIN, 1);
}

/* The middle of a node. */
static graphene_point_t
get_middle (SatdokuGraphView *self,
            guint node)
{
  guint n;
  const SatTraceNode *nodes = sat_trace_graph_get_nodes (self->graph, &n);
  guint lane = self->lanes->len - 1 - find_lane (self, nodes[node].level);

  return GRAPHENE_POINT_INIT (
    (float)(MARGIN + self->node_width / 2 + (int)node * get_column (self)),
    (float)(MARGIN + self->node_height / 2 + (int)lane * get_lane (self) +
            (int)(node % ROWS) * get_row (self)));
}

static void
get_box (SatdokuGraphView *self,
         guint node,
         graphene_rect_t *box)
{
  graphene_point_t middle = get_middle (self, node);
  int width;

  pango_layout_get_pixel_size (g_ptr_array_index (self->texts, node), &width, NULL);
  width += 2 * PADDING;
  graphene_rect_init (box, middle.x - (float)width / 2,
                      middle.y - (float)self->node_height / 2, (float)width,
                      (float)self->node_height);
}

/* Fonts may have become larger since the texts were written. */
static void
measure_nodes (SatdokuGraphView *self)
{
  self->node_width = self->node_height = 0;
  for (guint i = 0; i < self->texts->len; i++)
    {
      int width, height;

      pango_layout_get_pixel_size (g_ptr_array_index (self->texts, i), &width, &height);
      self->node_width = MAX (self->node_width, width + 2 * PADDING);
      self->node_height = MAX (self->node_height, height + 2);
    }
}

static void
graph_view_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  SatdokuGraphView *self = SATDOKU_GRAPH_VIEW (widget);

  measure_nodes (self);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_full_width (self)
                                                       : get_full_height (self);
  *minimum = (int)ceil (*natural * SCALE_MIN);
}

static void
draw_edge (SatdokuGraphView *self,
           cairo_t *cr,
           const SatTraceEdge *edge)
{
  graphene_point_t from = get_middle (self, edge->from);
  graphene_point_t to = get_middle (self, edge->to);
  graphene_rect_t box;
  double angle, length, x, y;

  get_box (self, edge->to, &box);
  angle = atan2 ((double)(to.y - from.y), (double)(to.x - from.x));
  /* To the edge of the box that the line comes to first. */
  length = MIN ((double)box.size.width / 2 / MAX (fabs (cos (angle)), 0.001),
                (double)box.size.height / 2 / MAX (fabs (sin (angle)), 0.001));
  x = (double)to.x - cos (angle) * length;
  y = (double)to.y - sin (angle) * length;
  cairo_move_to (cr, (double)from.x, (double)from.y);
  cairo_line_to (cr, x, y);
  /* A chain whose middle is left out is dashed. */
  cairo_set_dash (cr, (const double[]){ 4, 3 }, edge->n_between > 0 ? 2 : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - (double)ARROW * cos (angle - 0.4), y - (double)ARROW * sin (angle - 0.4));
  cairo_line_to (cr, x - (double)ARROW * cos (angle + 0.4), y - (double)ARROW * sin (angle + 0.4));
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_edges (SatdokuGraphView *self,
            GtkSnapshot *snapshot,
            const GdkRGBA *text)
{
  guint n_edges;
  const SatTraceEdge *edges = sat_trace_graph_get_edges (self->graph, &n_edges);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)get_full_width (self),
                                   (float)get_full_height (self)));

  cairo_set_source_rgba (cr, (double)text->red, (double)text->green, (double)text->blue, 0.45);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < n_edges; i++)
    draw_edge (self, cr, &edges[i]);
  cairo_destroy (cr);
}

static void
draw_node (SatdokuGraphView *self,
           GtkSnapshot *snapshot,
           guint number,
           const GdkRGBA *ground,
           const GdkRGBA *text,
           const GdkRGBA *accent)
{
  guint n;
  const SatTraceNode *node = &sat_trace_graph_get_nodes (self->graph, &n)[number];
  float radius = node->decision ? 0 : RADIUS;
  float width = node->uip ? 3 : 1;
  const GdkRGBA *line = node->uip || node->decision ? accent : text;
  graphene_rect_t box;
  GskRoundedRect shape;

  get_box (self, number, &box);
  gsk_rounded_rect_init_from_rect (&shape, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, ground, &box);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &shape, (const float[4]){ width, width, width, width },
                              (const GdkRGBA[4]){ *line, *line, *line, *line });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (box.origin.x + PADDING,
                                                          box.origin.y + 1));
  gtk_snapshot_append_layout (snapshot, g_ptr_array_index (self->texts, number), text);
  gtk_snapshot_restore (snapshot);
}

static void
graph_view_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  SatdokuGraphView *self = SATDOKU_GRAPH_VIEW (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ground, text, accent;

  if (self->graph == NULL)
    return;
  gtk_style_context_get_color (style, &text);
  if (!gtk_style_context_lookup_color (style, "view_bg_color", &ground) ||
      !gtk_style_context_lookup_color (style, "accent_color", &accent))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float)get_scale (self), (float)get_scale (self));
  draw_edges (self, snapshot, &text);
  for (guint i = 0; i < get_n_nodes (self); i++)
    draw_node (self, snapshot, i, &ground, &text, &accent);
  gtk_snapshot_restore (snapshot);
}

static void
pressed_cb (SatdokuGraphView *self,
            int n_press,
            double x,
            double y)
{
  guint n;
  const SatTraceNode *nodes;

  if (self->graph == NULL)
    return;
  nodes = sat_trace_graph_get_nodes (self->graph, &n);
  x /= get_scale (self);
  y /= get_scale (self);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t box;

      get_box (self, i, &box);
      if (nodes[i].literal != 0 &&
          graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float)x, (float)y)))
        g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, nodes[i].step);
    }
}

static void
clear (SatdokuGraphView *self)
{
  g_clear_pointer (&self->graph, sat_trace_graph_free);
  g_clear_pointer (&self->trace, sat_trace_unref);
  g_ptr_array_set_size (self->texts, 0);
  g_array_set_size (self->lanes, 0);
  self->node_width = self->node_height = 0;
}

static void
satdoku_graph_view_finalize (GObject *object)
{
  SatdokuGraphView *self = SATDOKU_GRAPH_VIEW (object);

  clear (self);
  g_ptr_array_unref (self->texts);
  g_array_unref (self->lanes);
  G_OBJECT_CLASS (satdoku_graph_view_parent_class)->finalize (object);
}

static void
satdoku_graph_view_class_init (SatdokuGraphViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = satdoku_graph_view_finalize;
  widget_class->measure = graph_view_measure;
  widget_class->snapshot = graph_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  /* A node was clicked. @step: the number of the step that has put the literal on the trail. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_UINT);
}

static void
satdoku_graph_view_init (SatdokuGraphView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->texts = g_ptr_array_new_with_free_func (g_object_unref);
  self->lanes = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Graph"),
                                  -1);
  /* What comes first stands on the left, as on a line of time. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static int
compare_levels (gconstpointer a,
                gconstpointer b)
{
  guint x = *(const guint *)a, y = *(const guint *)b;

  return (x > y) - (x < y);
}

static void
collect_lanes (SatdokuGraphView *self)
{
  guint n;
  const SatTraceNode *nodes = sat_trace_graph_get_nodes (self->graph, &n);

  for (guint i = 0; i < n; i++)
    {
      guint k = 0;

      while (k < self->lanes->len && g_array_index (self->lanes, guint, k) != nodes[i].level)
        k++;
      if (k == self->lanes->len)
        g_array_append_val (self->lanes, nodes[i].level);
    }
  g_array_sort (self->lanes, compare_levels);
}

static void
write_texts (SatdokuGraphView *self,
             const WordsVariables *of)
{
  guint n;
  const SatTraceNode *nodes = sat_trace_graph_get_nodes (self->graph, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text =
        nodes[i].literal != 0 ? words_trace_literal (of, nodes[i].literal) : g_strdup ("✕");
      PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_scale_new (0.85));
      if (nodes[i].uip)
        pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
      g_ptr_array_add (self->texts, layout);
    }
}

void
satdoku_graph_view_show (SatdokuGraphView *self,
                         SatdokuWatch *watch)
{
  SatTrace *trace;
  guint end;
  guint conflict;

  g_return_if_fail (SATDOKU_IS_GRAPH_VIEW (self) && SATDOKU_IS_WATCH (watch));

  trace = satdoku_watch_get_trace (watch);
  conflict = satdoku_watch_find_derivation (watch, &end);
  if (trace != NULL && trace == self->trace && conflict == self->conflict && end == self->n_steps)
    return;
  clear (self);
  self->conflict = conflict;
  self->n_steps = end;
  if (trace != NULL && conflict != G_MAXUINT)
    {
      self->trace = sat_trace_ref (trace);
      self->graph = sat_trace_graph_new (trace, end);
      collect_lanes (self);
      write_texts (self, satdoku_watch_get_variables (watch));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
