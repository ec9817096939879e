/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_FLOAT_LAYER (satdoku_float_layer_get_type ())
/**
 * SatdokuFloatLayer:
 *
 * What comes and goes over what is there, without moving it.
 */
G_DECLARE_FINAL_TYPE (SatdokuFloatLayer, satdoku_float_layer, SATDOKU, FLOAT_LAYER, GtkWidget)

void satdoku_float_layer_set_anchor (SatdokuFloatLayer *self, GtkWidget *anchor);
void satdoku_float_layer_set_floor (SatdokuFloatLayer *self, GtkWidget *floor);
int satdoku_float_layer_get_room (SatdokuFloatLayer *self);
