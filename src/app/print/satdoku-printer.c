/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints pages of puzzles; the dialog has a page for our own options. The choices there are
 * remembered. It doesn't know where the puzzles come from. */

#include "satdoku-config.h"

#include "satdoku-printer.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-print-options.h"

struct _SatdokuPrinter
{
  SatdokuPrintOperation parent_instance;

  SatdokuPrintLayout *sheet; /* owned */
  SatdokuPrintLayoutOptions options;
};

G_DEFINE_FINAL_TYPE (SatdokuPrinter, satdoku_printer, SATDOKU_TYPE_PRINT_OPERATION)

/* How puzzles were printed last. */
static void
load_options (SatdokuPrintLayoutOptions *options,
              GSettings *settings)
{
  *options = (SatdokuPrintLayoutOptions){ .parts = { TRUE, TRUE, TRUE } };
  options->per_page = g_settings_get_uint (settings, "print-per-page");
  options->solutions = g_settings_get_boolean (settings, "print-solutions");
  options->parts.entries = g_settings_get_boolean (settings, "print-entries");
  options->parts.marks = g_settings_get_boolean (settings, "print-marks");
  options->parts.colours = g_settings_get_boolean (settings, "print-colours");
}

/* A number that is right for these puzzles anyway is not a choice for others. */
static void
save_options (SatdokuPrinter *self)
{
  GSettings *settings = satdoku_print_operation_get_settings (SATDOKU_PRINT_OPERATION (self));
  guint n_puzzles = satdoku_print_layout_get_n_puzzles (self->sheet);
  guint usual = satdoku_print_layout_usual_per_page (n_puzzles);

  g_settings_set_uint (settings, "print-per-page",
                       self->options.per_page == usual ? 0 : self->options.per_page);
  g_settings_set_boolean (settings, "print-solutions", self->options.solutions);
  g_settings_set_boolean (settings, "print-entries", self->options.parts.entries);
  g_settings_set_boolean (settings, "print-marks", self->options.parts.marks);
  g_settings_set_boolean (settings, "print-colours", self->options.parts.colours);
}

static GtkWidget *
printer_create_custom_widget (GtkPrintOperation *operation)
{
  SatdokuPrinter *self = SATDOKU_PRINTER (operation);

  return satdoku_print_options_new (self->sheet, &self->options);
}

static void
printer_custom_widget_apply (GtkPrintOperation *operation,
                             GtkWidget *widget)
{
  SatdokuPrinter *self = SATDOKU_PRINTER (operation);

  satdoku_print_options_get (SATDOKU_PRINT_OPTIONS (widget), &self->options);
  save_options (self);
}

static void
printer_begin_print (GtkPrintOperation *operation,
                     GtkPrintContext *context)
{
  SatdokuPrinter *self = SATDOKU_PRINTER (operation);

  satdoku_print_layout_set_options (self->sheet, &self->options);
  gtk_print_operation_set_n_pages (operation, (int)satdoku_print_layout_get_n_pages (self->sheet));
}

static void
printer_draw_page (GtkPrintOperation *operation,
                   GtkPrintContext *context,
                   int page)
{
  satdoku_print_layout_draw_page (SATDOKU_PRINTER (operation)->sheet, (guint)page,
                                  gtk_print_context_get_cairo_context (context),
                                  gtk_print_context_get_width (context),
                                  gtk_print_context_get_height (context));
}

static void
satdoku_printer_class_init (SatdokuPrinterClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  operation_class->create_custom_widget = printer_create_custom_widget;
  operation_class->custom_widget_apply = printer_custom_widget_apply;
  operation_class->begin_print = printer_begin_print;
  operation_class->draw_page = printer_draw_page;
  satdoku_class_keeps (klass, SatdokuPrinter, sheet, satdoku_print_layout_free);
}

static void
satdoku_printer_init (SatdokuPrinter *self)
{
  /* Translators: the page of the print dialog with the options for puzzles. */
  gtk_print_operation_set_custom_tab_label (GTK_PRINT_OPERATION (self), _ ("Puzzles"));
}

/* @sheet: (transfer full): what is printed. @settings: keeps what is chosen. */
GtkPrintOperation *
satdoku_printer_new (SatdokuPrintLayout *sheet,
                     GSettings *settings)
{
  SatdokuPrinter *self;

  g_return_val_if_fail (sheet != NULL, NULL);

  self = satdoku_print_operation_new (SATDOKU_TYPE_PRINTER, settings);
  self->sheet = sheet;
  load_options (&self->options, settings);
  return GTK_PRINT_OPERATION (self);
}

/* Whether solutions are among what is printed, as it was chosen last. */
gboolean
satdoku_printer_has_solutions (SatdokuPrinter *self)
{
  g_return_val_if_fail (SATDOKU_IS_PRINTER (self), FALSE);

  return self->options.solutions && satdoku_print_layout_get_n_solutions (self->sheet) > 0;
}
