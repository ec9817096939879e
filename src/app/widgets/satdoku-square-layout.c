/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a board within text: its one child is a square of the width that there is, in the
 * middle, neither too small to be read nor larger than one needs. */

#include "satdoku-config.h"

#include "satdoku-square-layout.h"

/* Pixels. */
#define SIZE_MAX_WANTED 380
#define SIZE_MIN_WANTED 200

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = SIZE_MIN_WANTED;
  *natural = SIZE_MAX_WANTED;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, SIZE_MIN_WANTED, SIZE_MAX_WANTED);
}

static void
allocate (GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  int size = MIN (width, height);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ (width - size) / 2, 0, size, size }, -1);
}

GtkLayoutManager *
satdoku_square_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
