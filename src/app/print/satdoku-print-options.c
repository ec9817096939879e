/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the print dialog about what is printed of the puzzles. What can't be printed is not
 * offered. It knows nothing of printers. */

#include "satdoku-config.h"

#include "satdoku-print-options.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"

struct _SatdokuPrintOptions
{
  AdwBin parent_instance;

  /* Template children. */
  GtkSpinButton *per_page;
  AdwActionRow *solutions_row;
  GtkSwitch *solutions;
  GtkSwitch *entries;
  GtkSwitch *marks;
  GtkSwitch *colours;

  gboolean chosen_solutions; /* what was chosen while there are none */
};

G_DEFINE_FINAL_TYPE (SatdokuPrintOptions, satdoku_print_options, ADW_TYPE_BIN)

static void
satdoku_print_options_class_init (SatdokuPrintOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_set_template (klass, "satdoku-print-options.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, per_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, solutions_row);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, solutions);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, entries);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, marks);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPrintOptions, colours);
}

static void
satdoku_print_options_init (SatdokuPrintOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Some solutions may not have been found in time. */
static void
show_solutions (SatdokuPrintOptions *self,
                const SatdokuPrintLayout *sheet)
{
  guint n = satdoku_print_layout_get_n_solutions (sheet);
  g_autofree char *subtitle = NULL;

  gtk_widget_set_sensitive (GTK_WIDGET (self->solutions_row), n > 0);
  if (n == 0)
    adw_action_row_set_subtitle (self->solutions_row, _ ("No solution is known"));
  else if (n < satdoku_print_layout_get_n_puzzles (sheet))
    {
      subtitle = g_strdup_printf (ngettext ("Only %u is known", "Only %u are known", n), n);
      adw_action_row_set_subtitle (self->solutions_row, subtitle);
    }
}

GtkWidget *
satdoku_print_options_new (const SatdokuPrintLayout *sheet,
                           const SatdokuPrintLayoutOptions *options)
{
  SatdokuPrintOptions *self;

  g_return_val_if_fail (sheet != NULL && options != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_PRINT_OPTIONS, NULL);
  self->chosen_solutions = options->solutions;
  gtk_spin_button_set_value (self->per_page,
                             options->per_page > 0 ? options->per_page
                                                   : satdoku_print_layout_usual_per_page (
                                                       satdoku_print_layout_get_n_puzzles (sheet)));
  gtk_switch_set_active (self->solutions,
                         options->solutions && satdoku_print_layout_get_n_solutions (sheet) > 0);
  gtk_switch_set_active (self->entries, options->parts.entries);
  gtk_switch_set_active (self->marks, options->parts.marks);
  gtk_switch_set_active (self->colours, options->parts.colours);
  show_solutions (self, sheet);
  return GTK_WIDGET (self);
}

void
satdoku_print_options_get (SatdokuPrintOptions *self,
                           SatdokuPrintLayoutOptions *options)
{
  g_return_if_fail (SATDOKU_IS_PRINT_OPTIONS (self) && options != NULL);

  *options = (SatdokuPrintLayoutOptions){
    .per_page = (guint)gtk_spin_button_get_value_as_int (self->per_page),
    .solutions = gtk_widget_get_sensitive (GTK_WIDGET (self->solutions_row))
                   ? gtk_switch_get_active (self->solutions)
                   : self->chosen_solutions,
    .parts = {
      .entries = gtk_switch_get_active (self->entries),
      .marks = gtk_switch_get_active (self->marks),
      .colours = gtk_switch_get_active (self->colours),
    },
  };
}
