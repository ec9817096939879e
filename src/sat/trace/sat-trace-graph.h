/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The literals that have led to a conflict. */

#pragma once

#include "sat-trace.h"

G_BEGIN_DECLS

/**
 * SatTraceNode:
 * @literal: a literal that is true; 0: the conflict
 * @step: the step that put it on the trail, or the step of the conflict
 * @level: its level
 * @decision: whether it was decided
 * @cut: whether its negation is in the clause in hand: a node without incoming edges
 * @uip: whether it is the first unique implication point
 *
 * A node of a graph.
 */
typedef struct
{
  int literal;
  guint step;
  guint level;
  gboolean decision;
  gboolean cut;
  gboolean uip;
} SatTraceNode;

/**
 * SatTraceEdge:
 * @from: the index of a node
 * @to: the index of a node that it has led to
 * @n_between: how many nodes of a chain between them are left out
 *
 * An edge of a graph.
 */
typedef struct
{
  guint from;
  guint to;
  guint n_between;
} SatTraceEdge;

/**
 * SatTraceGraph:
 *
 * The implication graph of a conflict, from the learned clause to the conflict.
 */
typedef struct _SatTraceGraph SatTraceGraph;

SatTraceGraph *sat_trace_graph_new (const SatTrace *trace, guint n_steps);
void sat_trace_graph_free (SatTraceGraph *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatTraceGraph, sat_trace_graph_free)

const SatTraceNode *sat_trace_graph_get_nodes (const SatTraceGraph *self, guint *n_nodes);
const SatTraceEdge *sat_trace_graph_get_edges (const SatTraceGraph *self, guint *n_edges);

G_END_DECLS
