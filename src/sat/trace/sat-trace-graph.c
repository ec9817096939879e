/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The literals that have led to a conflict, as far as they were resolved away: the part of the
 * implication graph between the learned clause and the conflict. Nodes are in the order of the
 * trail, the conflict last. A node with one edge in and one out only lengthens a chain: it is left
 * out, and counted in the edge. Knows nothing of drawing. */

#include "sat-trace-graph.h"

#include <stdlib.h>

#include "sat-trace-derivation.h"
#include "sat-trace-state.h"

struct _SatTraceGraph
{
  GArray *nodes; /* of SatTraceNode */
  GArray *edges; /* of SatTraceEdge */
};

/* While the graph is made. */
typedef struct
{
  const SatTrace *trace;
  const SatTraceState *state;
  SatTraceGraph *graph;
  guint *indices; /* by place on the trail: the number of the node from 1 */
} Maker;

static int
compare_nodes (gconstpointer a,
               gconstpointer b)
{
  const SatTraceNode *x = a;
  const SatTraceNode *y = b;

  return (x->step > y->step) - (x->step < y->step);
}

/* The node of a literal that is true, the first time. */
static void
add_node (Maker *maker,
          int literal,
          gboolean cut)
{
  guint place = sat_trace_state_get_place (maker->state, literal);
  guint number = sat_trace_state_get_trail_step (maker->state, place);
  const SatTraceStep *step = sat_trace_get_step (maker->trace, number);
  SatTraceNode node = { literal, number, step->level, step->kind == SAT_TRACE_DECIDE, cut, FALSE };

  g_array_append_val (maker->graph->nodes, node);
}

static void
add_edges (Maker *maker,
           guint to,
           guint clause)
{
  const SatTraceNode *nodes = (const SatTraceNode *)maker->graph->nodes->data;
  g_autoptr (GArray) literals = sat_trace_dup_clause (maker->trace, clause);

  for (guint i = 0; i < literals->len; i++)
    {
      int literal = g_array_index (literals, int, i);
      guint place = sat_trace_state_get_place (maker->state, literal);
      SatTraceEdge edge = { 0, to, 0 };

      if (literal == nodes[to].literal || maker->indices[place] == 0)
        continue;
      edge.from = maker->indices[place] - 1;
      g_array_append_val (maker->graph->edges, edge);
    }
}

static void
add_all_edges (Maker *maker,
               guint conflict)
{
  const SatTraceNode *nodes = (const SatTraceNode *)maker->graph->nodes->data;
  guint last = maker->graph->nodes->len - 1;

  for (guint i = 0; i < last; i++)
    maker->indices[sat_trace_state_get_place (maker->state, nodes[i].literal)] = i + 1;
  for (guint i = 0; i < last; i++)
    if (!nodes[i].cut)
      add_edges (maker, i, sat_trace_get_step (maker->trace, nodes[i].step)->clause);
  add_edges (maker, last, sat_trace_get_step (maker->trace, conflict)->clause);
}

/* The only edge in or out of a node, or NULL. */
static SatTraceEdge *
find_only (GArray *edges,
           guint node,
           gboolean in)
{
  SatTraceEdge *found = NULL;

  for (guint i = 0; i < edges->len; i++)
    {
      SatTraceEdge *edge = &g_array_index (edges, SatTraceEdge, i);

      if ((in ? edge->to : edge->from) != node)
        continue;
      if (found != NULL)
        return NULL;
      found = edge;
    }
  return found;
}

static void
remove_node (SatTraceGraph *graph,
             guint node)
{
  g_array_remove_index (graph->nodes, node);
  for (guint i = 0; i < graph->edges->len; i++)
    {
      SatTraceEdge *edge = &g_array_index (graph->edges, SatTraceEdge, i);

      edge->from -= edge->from > node;
      edge->to -= edge->to > node;
    }
}

static void
contract (SatTraceGraph *graph)
{
  for (guint i = graph->nodes->len - 1; i-- > 0;)
    {
      SatTraceEdge *in = find_only (graph->edges, i, TRUE);
      SatTraceEdge *out = find_only (graph->edges, i, FALSE);

      if (in == NULL || out == NULL)
        continue;
      out->from = in->from;
      out->n_between += in->n_between + 1;
      g_array_remove_index (graph->edges,
                            (guint)(in - (SatTraceEdge *)(gpointer)graph->edges->data));
      remove_node (graph, i);
    }
}

/* Marks the node of the last level in the clause in hand, if there is only one. */
static void
mark_uip (SatTraceGraph *graph)
{
  SatTraceNode *nodes = (SatTraceNode *)(gpointer)graph->nodes->data;
  guint last = graph->nodes->len - 1;
  SatTraceNode *found = NULL;

  for (guint i = 0; i < last; i++)
    if (nodes[i].cut && nodes[i].level == nodes[last].level)
      {
        if (found != NULL)
          return;
        found = &nodes[i];
      }
  if (found != NULL)
    found->uip = TRUE;
}

static void
add_nodes (Maker *maker,
           guint conflict,
           guint n_steps)
{
  g_autoptr (GArray) in_hand = sat_trace_dup_in_hand (maker->trace, n_steps);
  const SatTraceStep *end = sat_trace_get_step (maker->trace, conflict);
  SatTraceNode node = { .step = conflict, .level = end->level };

  for (guint i = conflict + 1; i < n_steps; i++)
    {
      const SatTraceStep *step = sat_trace_get_step (maker->trace, i);

      if (step->kind == SAT_TRACE_RESOLVE)
        add_node (maker, step->literal, FALSE);
    }
  for (guint i = 0; i < in_hand->len; i++)
    add_node (maker, -g_array_index (in_hand, int, i), TRUE);
  g_array_append_val (maker->graph->nodes, node);
  g_array_sort (maker->graph->nodes, compare_nodes);
}

/**
 * sat_trace_graph_new: (skip)
 * @trace: a run
 * @n_steps: a number of steps, the last of which is a conflict or belongs to one
 *
 * Makes the graph of the conflict, as far as it is resolved. Quadratic in its size.
 *
 * Returns: (transfer full) (nullable): the graph; %NULL when there is no conflict then
 */
SatTraceGraph *
sat_trace_graph_new (const SatTrace *trace,
                     guint n_steps)
{
  g_autoptr (SatTraceState) state = NULL;
  g_autofree guint *indices = NULL;
  SatTraceGraph *self;
  guint conflict;
  Maker maker;

  g_return_val_if_fail (trace != NULL && n_steps <= sat_trace_get_n_steps (trace), NULL);

  conflict = sat_trace_find_conflict (trace, n_steps);
  if (conflict == G_MAXUINT)
    return NULL;
  self = g_new0 (SatTraceGraph, 1);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (SatTraceNode));
  self->edges = g_array_new (FALSE, FALSE, sizeof (SatTraceEdge));
  state = sat_trace_state_new (trace, conflict);
  indices = g_new0 (guint, (gsize)sat_trace_state_get_n_trail (state) + 1);
  maker = (Maker){ trace, state, self, indices };
  add_nodes (&maker, conflict, n_steps);
  add_all_edges (&maker, conflict);
  mark_uip (self);
  contract (self);
  return self;
}

/**
 * sat_trace_graph_free:
 * @self: (nullable): a graph
 *
 * Frees the graph.
 */
void
sat_trace_graph_free (SatTraceGraph *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->nodes);
  g_array_unref (self->edges);
  g_free (self);
}

/**
 * sat_trace_graph_get_nodes: (skip)
 * @n_nodes: (out): their number, at least 1
 *
 * Gets the nodes in the order of the trail; the last is the conflict.
 *
 * Returns: (transfer none) (array length=n_nodes): the nodes
 */
const SatTraceNode *
sat_trace_graph_get_nodes (const SatTraceGraph *self,
                           guint *n_nodes)
{
  g_return_val_if_fail (self != NULL && n_nodes != NULL, NULL);

  *n_nodes = self->nodes->len;
  return (const SatTraceNode *)self->nodes->data;
}

/**
 * sat_trace_graph_get_edges: (skip)
 * @n_edges: (out): their number
 *
 * Gets the edges, each of which leads to a later node.
 *
 * Returns: (transfer none) (array length=n_edges): the edges
 */
const SatTraceEdge *
sat_trace_graph_get_edges (const SatTraceGraph *self,
                           guint *n_edges)
{
  g_return_val_if_fail (self != NULL && n_edges != NULL, NULL);

  *n_edges = self->edges->len;
  return (const SatTraceEdge *)self->edges->data;
}
