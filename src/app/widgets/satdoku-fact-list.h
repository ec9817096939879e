/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_FACT_LIST (satdoku_fact_list_get_type ())
/**
 * SatdokuFactList:
 *
 * A list of names and values.
 */
G_DECLARE_FINAL_TYPE (SatdokuFactList, satdoku_fact_list, SATDOKU, FACT_LIST, GtkWidget)

void satdoku_fact_list_show (SatdokuFactList *self, GPtrArray *facts);
const char *satdoku_fact_list_get_value (SatdokuFactList *self, const char *name);
