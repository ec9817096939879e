/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints with the dialog of the desktop. The printer and the paper that are chosen there are
 * remembered. It doesn't know what is printed. */

#include "satdoku-config.h"

#include "satdoku-print-operation.h"

#include <glib/gi18n.h>

typedef struct
{
  GSettings *settings; /* owned */
} SatdokuPrintOperationPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SatdokuPrintOperation,
                                     satdoku_print_operation,
                                     GTK_TYPE_PRINT_OPERATION)

GSettings *
satdoku_print_operation_get_settings (SatdokuPrintOperation *self)
{
  SatdokuPrintOperationPrivate *priv = satdoku_print_operation_get_instance_private (self);

  return priv->settings;
}

static void
print_operation_done (GtkPrintOperation *operation,
                      GtkPrintOperationResult result)
{
  GSettings *settings =
    satdoku_print_operation_get_settings (SATDOKU_PRINT_OPERATION (operation));
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);

  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  g_settings_set_value (
    settings, "print-settings",
    gtk_print_settings_to_gvariant (gtk_print_operation_get_print_settings (operation)));
  if (setup != NULL)
    g_settings_set_value (settings, "page-setup", gtk_page_setup_to_gvariant (setup));
}

static void
satdoku_print_operation_finalize (GObject *object)
{
  SatdokuPrintOperationPrivate *priv =
    satdoku_print_operation_get_instance_private (SATDOKU_PRINT_OPERATION (object));

  g_clear_object (&priv->settings);
  G_OBJECT_CLASS (satdoku_print_operation_parent_class)->finalize (object);
}

static void
satdoku_print_operation_class_init (SatdokuPrintOperationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_print_operation_finalize;
  GTK_PRINT_OPERATION_CLASS (klass)->done = print_operation_done;
}

static void
satdoku_print_operation_init (SatdokuPrintOperation *self)
{
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  gtk_print_operation_set_job_name (operation, _ ("Sudoku"));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
}

/* What was chosen the last time; nothing at first. */
static void
restore_settings (GtkPrintOperation *operation,
                  GSettings *settings)
{
  g_autoptr (GVariant) chosen = g_settings_get_value (settings, "print-settings");
  g_autoptr (GVariant) paper = g_settings_get_value (settings, "page-setup");

  if (g_variant_n_children (chosen) > 0)
    {
      g_autoptr (GtkPrintSettings) print_settings = gtk_print_settings_new_from_gvariant (chosen);

      gtk_print_operation_set_print_settings (operation, print_settings);
    }
  if (g_variant_n_children (paper) > 0)
    {
      g_autoptr (GtkPageSetup) setup = gtk_page_setup_new_from_gvariant (paper);

      gtk_print_operation_set_default_page_setup (operation, setup);
    }
}

/* Makes an object of a derived class. @settings: keeps what is chosen. */
gpointer
satdoku_print_operation_new (GType type,
                             GSettings *settings)
{
  SatdokuPrintOperation *self = g_object_new (type, NULL);
  SatdokuPrintOperationPrivate *priv = satdoku_print_operation_get_instance_private (self);

  priv->settings = g_object_ref (settings);
  restore_settings (GTK_PRINT_OPERATION (self), settings);
  return self;
}

/* Shows the print dialog and returns; the operation goes on by itself. %FALSE when printing isn't
 * possible. */
gboolean
satdoku_print_operation_show (GtkPrintOperation *self,
                              GtkWindow *parent,
                              GError **error)
{
  g_return_val_if_fail (GTK_IS_PRINT_OPERATION (self), FALSE);

  gtk_print_operation_set_allow_async (self, TRUE);
  return gtk_print_operation_run (self, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent,
                                  error) != GTK_PRINT_OPERATION_RESULT_ERROR;
}
