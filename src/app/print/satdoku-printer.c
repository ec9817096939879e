/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints pages with the dialog of the desktop, which has a page for our own options. What is
 * chosen there is remembered. It doesn't know where the puzzles come from. */

#include "satdoku-config.h"

#include "satdoku-printer.h"

#include <glib/gi18n.h>

#include "satdoku-print-options.h"

typedef struct
{
  SatdokuPrintLayout *sheet;
  GSettings *settings; /* (nullable): not installed */
  SatdokuPrintLayoutOptions options;
} Printer;

static void
printer_free (gpointer data)
{
  Printer *self = data;

  satdoku_print_layout_free (self->sheet);
  g_clear_object (&self->settings);
  g_free (self);
}

/**
 * satdoku_printer_load_options:
 * @options: (out): how puzzles were printed last
 * @settings: (nullable): where it is kept
 */
void
satdoku_printer_load_options (SatdokuPrintLayoutOptions *options,
                              GSettings *settings)
{
  g_return_if_fail (options != NULL);

  *options = (SatdokuPrintLayoutOptions){ .per_page = 0, .parts = { TRUE, TRUE, TRUE } };
  if (settings == NULL)
    return;
  options->per_page = g_settings_get_uint (settings, "print-per-page");
  options->solutions = g_settings_get_boolean (settings, "print-solutions");
  options->parts.entries = g_settings_get_boolean (settings, "print-entries");
  options->parts.marks = g_settings_get_boolean (settings, "print-marks");
  options->parts.colours = g_settings_get_boolean (settings, "print-colours");
}

/* A number that is right for these puzzles anyway is not a choice for others. */
static void
save_options (const Printer *self)
{
  guint n_puzzles = satdoku_print_layout_get_n_puzzles (self->sheet);
  guint usual = satdoku_print_layout_usual_per_page (n_puzzles);

  if (self->settings == NULL)
    return;
  g_settings_set_uint (self->settings, "print-per-page",
                       self->options.per_page == usual ? 0 : self->options.per_page);
  g_settings_set_boolean (self->settings, "print-solutions", self->options.solutions);
  g_settings_set_boolean (self->settings, "print-entries", self->options.parts.entries);
  g_settings_set_boolean (self->settings, "print-marks", self->options.parts.marks);
  g_settings_set_boolean (self->settings, "print-colours", self->options.parts.colours);
}

static GtkWidget *
create_custom_widget_cb (GtkPrintOperation *operation,
                         gpointer user_data)
{
  const Printer *self = user_data;

  return satdoku_print_options_new (self->sheet, &self->options);
}

static void
custom_widget_apply_cb (GtkPrintOperation *operation,
                        GtkWidget *widget,
                        gpointer user_data)
{
  Printer *self = user_data;

  satdoku_print_options_get (SATDOKU_PRINT_OPTIONS (widget), &self->options);
  save_options (self);
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext *context,
                gpointer user_data)
{
  Printer *self = user_data;

  satdoku_print_layout_set_options (self->sheet, &self->options);
  gtk_print_operation_set_n_pages (operation, (int)satdoku_print_layout_get_n_pages (self->sheet));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int page,
              gpointer user_data)
{
  Printer *self = user_data;

  satdoku_print_layout_draw_page (self->sheet, (guint)page,
                                  gtk_print_context_get_cairo_context (context),
                                  gtk_print_context_get_width (context),
                                  gtk_print_context_get_height (context));
}

static void
done_cb (GtkPrintOperation *operation,
         GtkPrintOperationResult result,
         GSettings *settings)
{
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);

  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  g_settings_set_value (
    settings, "print-settings",
    gtk_print_settings_to_gvariant (gtk_print_operation_get_print_settings (operation)));
  if (setup != NULL)
    g_settings_set_value (settings, "page-setup", gtk_page_setup_to_gvariant (setup));
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

/**
 * satdoku_printer_new_plain:
 * @settings: (nullable): where what is chosen is kept
 *
 * Returns: (transfer full): an operation that prints what its signals say, on the paper and the
 *   printer of the last time, in points
 */
GtkPrintOperation *
satdoku_printer_new_plain (GSettings *settings)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  gtk_print_operation_set_job_name (operation, _ ("Sudoku"));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  if (settings == NULL)
    return operation;
  restore_settings (operation, settings);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), settings, 0);
  return operation;
}

/**
 * satdoku_printer_new:
 * @sheet: (transfer full): what is printed
 * @settings: (nullable): where what is chosen is kept
 *
 * Returns: (transfer full): an operation that prints the sheet
 */
GtkPrintOperation *
satdoku_printer_new (SatdokuPrintLayout *sheet,
                     GSettings *settings)
{
  GtkPrintOperation *operation;
  Printer *self;

  g_return_val_if_fail (sheet != NULL, NULL);

  operation = satdoku_printer_new_plain (settings);
  self = g_new0 (Printer, 1);
  self->sheet = sheet;
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  satdoku_printer_load_options (&self->options, settings);
  g_object_set_data_full (G_OBJECT (operation), "printer", self, printer_free);
  /* Translators: the page of the print dialog with the options for puzzles. */
  gtk_print_operation_set_custom_tab_label (operation, _ ("Puzzles"));
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_custom_widget_cb), self);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (custom_widget_apply_cb), self);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  return operation;
}

/**
 * satdoku_printer_run:
 * @operation: made by satdoku_printer_new()
 * @parent: the window it belongs to
 * @error: return location for an error
 *
 * Shows the print dialog and returns; the operation goes on by itself.
 *
 * Returns: %FALSE with an error when printing isn't possible
 */
gboolean
satdoku_printer_run (GtkPrintOperation *operation,
                     GtkWindow *parent,
                     GError **error)
{
  g_return_val_if_fail (GTK_IS_PRINT_OPERATION (operation), FALSE);

  gtk_print_operation_set_allow_async (operation, TRUE);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent,
                                  error) != GTK_PRINT_OPERATION_RESULT_ERROR;
}
