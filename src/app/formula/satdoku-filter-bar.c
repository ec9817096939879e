/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what the clauses are filtered by, and how many are left. Each condition has a button that
 * removes it, by the action "cnf.set-filter". */

#include "satdoku-config.h"

#include "satdoku-filter-bar.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-filter.h"
#include "satdoku-notation.h"
#include "satdoku-wrap-box.h"
#include "words-terms.h"

struct _SatdokuFilterBar
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *count;
  GtkWidget *clear_button;

  /* Borrowed: children of the box. */
  GtkWidget *chips[SATDOKU_N_FILTER_FIELDS];
};

G_DEFINE_FINAL_TYPE (SatdokuFilterBar, satdoku_filter_bar, ADW_TYPE_BIN)

static void
satdoku_filter_bar_class_init (SatdokuFilterBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-filter-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFilterBar, count);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFilterBar, clear_button);
}

static GtkWidget *
make_chip (SatdokuFilterField field)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  /* Many literals, which the tooltip has in full, may be wider than the page. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "chip");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "cnf.set-filter");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "(uu)", field, 0);
  return chip;
}

static void
satdoku_filter_bar_init (SatdokuFilterBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint field = SATDOKU_N_FILTER_FIELDS; field-- > 0;)
    {
      self->chips[field] = make_chip (field);
      gtk_widget_insert_after (self->chips[field], adw_bin_get_child (ADW_BIN (self)), NULL);
    }
}

static gboolean
show_chip (GtkWidget *chip,
           const char *text)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (chip)));
  g_autofree char *name = NULL;

  gtk_widget_set_visible (chip, text != NULL);
  if (text == NULL)
    return FALSE;
  gtk_label_set_label (GTK_LABEL (label), text);
  /* Translators: takes away one thing that clauses are filtered by, "Row 3". */
  name = g_strdup_printf (_ ("Remove filter: %s"), text);
  gtk_widget_set_tooltip_text (chip, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return TRUE;
}

void
satdoku_filter_bar_show (SatdokuFilterBar *self,
                         const SudokuFilter *filter,
                         SatdokuFormulaSource *source,
                         guint64 n_clauses)
{
  g_autofree char *count = words_n_clauses (n_clauses);
  WordsNotation notation = satdoku_notation_get (satdoku_notation_get_default ());
  guint n_chips = 0;

  g_return_if_fail (SATDOKU_IS_FILTER_BAR (self) && filter != NULL && source != NULL);

  for (guint field = 0; field < SATDOKU_N_FILTER_FIELDS; field++)
    {
      g_autofree char *text = satdoku_filter_describe (filter, field, source, notation);

      n_chips += show_chip (self->chips[field], text) ? 1 : 0;
    }
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->clear_button, n_chips > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), n_chips > 0);
}
