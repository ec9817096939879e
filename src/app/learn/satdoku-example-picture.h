/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-example.h"

#define SATDOKU_TYPE_EXAMPLE_PICTURE (satdoku_example_picture_get_type ())
/**
 * SatdokuExamplePicture:
 *
 * A board with a frame of an example: the one that is shown, or always the same.
 */
G_DECLARE_FINAL_TYPE (SatdokuExamplePicture,
                      satdoku_example_picture,
                      SATDOKU,
                      EXAMPLE_PICTURE,
                      GtkWidget)

GtkWidget *satdoku_example_picture_new (SatdokuExample *example);
GtkWidget *satdoku_example_picture_new_for_frame (SatdokuExample *example, guint frame);
SatdokuBoard *satdoku_example_picture_get_board (SatdokuExamplePicture *self);
