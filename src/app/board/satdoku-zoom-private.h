/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the zoomed view share. */

#pragma once

#include "satdoku-zoom-view.h"

G_BEGIN_DECLS

struct _SatdokuZoomView
{
  GtkWidget parent_instance;

  /* Children. */
  SatdokuBoard *board;

  /* Owned; by orientation. */
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];

  double zoom;
  guint side; /* of the board, to see when it changes */
  int extents[2];
  double anchor[2]; /* what is there stays there at the next change of size */
  gboolean anchored;
  gboolean keep_selected; /* the selected cell is seen and must be after it */
  gboolean allocating;

  /* Of the input. */
  double pointer[2];
  double drag_values[2];
  double pinch_zoom; /* when the fingers came down */
  gboolean space;    /* is the key held? */
};

/* satdoku-zoom-view.c */
void satdoku_zoom_view_zoom_at (SatdokuZoomView *self, double zoom, double x, double y);

/* satdoku-zoom-input.c */
void satdoku_zoom_view_add_input (SatdokuZoomView *self);

G_END_DECLS
