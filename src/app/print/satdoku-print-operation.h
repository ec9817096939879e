/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_PRINT_OPERATION (satdoku_print_operation_get_type ())
/**
 * SatdokuPrintOperation:
 *
 * An operation in points, with the printer and the paper of the last time. Classes derived from it
 * draw the pages.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuPrintOperation,
                          satdoku_print_operation,
                          SATDOKU,
                          PRINT_OPERATION,
                          GtkPrintOperation)

/**
 * SatdokuPrintOperationClass:
 * @parent_class: the parent class
 *
 * What draws is what #GtkPrintOperationClass has.
 */
struct _SatdokuPrintOperationClass
{
  GtkPrintOperationClass parent_class;
};

gpointer satdoku_print_operation_new (GType type, GSettings *settings);
GSettings *satdoku_print_operation_get_settings (SatdokuPrintOperation *self);
gboolean satdoku_print_operation_show (GtkPrintOperation *self, GtkWindow *parent, GError **error);
