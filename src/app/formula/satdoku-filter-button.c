/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button with a popover to choose which clauses are listed: a row for each field of the filter.
 * The choice goes to the action "cnf.set-filter". */

#include "satdoku-config.h"

#include "satdoku-filter-button.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-filter.h"
#include "words-terms.h"

/* The variable has an entry of its own. */
#define N_DROPS SATDOKU_FILTER_VARIABLE

struct _SatdokuFilterButton
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *popover;
  GtkGrid *grid;

  /* Borrowed: children of the grid, none until it is opened. */
  GtkDropDown *drops[N_DROPS];

  /* Owned. */
  SatdokuFormulaSource *source; /* (nullable) */

  SudokuFilter filter;

  /* What the lists are for. */
  guint side;
  GStrv families; /* (nullable): owned: their ids */

  gboolean showing; /* and not being changed by the user */
};

G_DEFINE_FINAL_TYPE (SatdokuFilterButton, satdoku_filter_button, ADW_TYPE_BIN)

static const char *const titles[N_DROPS] = {
  [SATDOKU_FILTER_FAMILY] = N_ ("Family"),
  [SATDOKU_FILTER_ROW] = N_ ("Row"),
  [SATDOKU_FILTER_COLUMN] = N_ ("Column"),
  [SATDOKU_FILTER_VALUE] = N_ ("Value"),
  [SATDOKU_FILTER_SIGN] = N_ ("Literals"),
};

static void
selected_cb (GtkDropDown *drop,
             GParamSpec *pspec,
             SatdokuFilterButton *self)
{
  guint place = gtk_drop_down_get_selected (drop);
  guint field = 0;

  if (self->showing || place == GTK_INVALID_LIST_POSITION)
    return;
  while (self->drops[field] != drop)
    field++;
  gtk_widget_activate_action (GTK_WIDGET (self), "cnf.set-filter", "(uu)", field, place);
}

static void
set_list (SatdokuFilterButton *self,
          SatdokuFilterField field,
          GtkStringList *list)
{
  gtk_drop_down_set_model (self->drops[field], G_LIST_MODEL (list));
}

/* The families of the formula in their order, after a row for all of them. */
static void
list_families (SatdokuFilterButton *self,
               SatdokuFormulaSource *source)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  gsize n_families;
  const SudokuFamily *families = satdoku_formula_source_get_families (source, &n_families);
  g_auto (GStrv) listed = NULL;

  gtk_string_list_append (list, _ ("All families"));
  for (gsize i = 0; i < n_families; i++)
    {
      g_strv_builder_add (ids, families[i].id);
      gtk_string_list_append (list, words_family (&families[i]));
    }
  listed = g_strv_builder_end (ids);
  if (self->families != NULL &&
      g_strv_equal ((const char *const *)self->families, (const char *const *)listed))
    return;
  g_strfreev (self->families);
  self->families = g_steal_pointer (&listed);
  set_list (self, SATDOKU_FILTER_FAMILY, list);
}

static void
list_numbers (SatdokuFilterButton *self)
{
  static const struct
  {
    SatdokuFilterField field;
    const char *any;
  } lists[] = {
    { SATDOKU_FILTER_ROW, N_ ("Any row") },
    { SATDOKU_FILTER_COLUMN, N_ ("Any column") },
    { SATDOKU_FILTER_VALUE, N_ ("Any value") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

      gtk_string_list_append (list, _ (lists[i].any));
      for (guint number = 1; number <= self->side; number++)
        {
          g_autofree char *text = g_strdup_printf ("%u", number);

          gtk_string_list_append (list, text);
        }
      set_list (self, lists[i].field, list);
    }
}

static void
list_signs (SatdokuFilterButton *self)
{
  const char *const signs[] = { _ ("Any sign"), _ ("Positive"), _ ("Negative"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (signs);

  set_list (self, SATDOKU_FILTER_SIGN, list);
}

/* Of a formula that is not that of a puzzle, only signs can be asked for. */
static void
show_rows (SatdokuFilterButton *self,
           gboolean is_puzzle)
{
  for (guint field = 0; field < N_DROPS; field++)
    {
      gboolean shown = is_puzzle || field == SATDOKU_FILTER_SIGN;

      gtk_widget_set_visible (GTK_WIDGET (self->drops[field]), shown);
      gtk_widget_set_visible (gtk_grid_get_child_at (self->grid, 0, (int)field), shown);
    }
}

static void
update_lists (SatdokuFilterButton *self)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);
  guint side = cnf != NULL ? sudoku_grid_get_side (sudoku_cnf_get_grid (cnf)) : self->side;

  if (gtk_drop_down_get_model (self->drops[SATDOKU_FILTER_SIGN]) == NULL)
    list_signs (self);
  show_rows (self, cnf != NULL);
  list_families (self, self->source);
  if (self->side != side)
    {
      self->side = side;
      list_numbers (self);
    }
}

/* Only what is seen needs its lists: they hold hundreds of rows on a large board. */
static void
update (SatdokuFilterButton *self)
{
  if (self->source == NULL)
    return;
  self->showing = TRUE;
  update_lists (self);
  for (guint field = 0; field < N_DROPS; field++)
    gtk_drop_down_set_selected (self->drops[field], satdoku_filter_get (&self->filter, field));
  self->showing = FALSE;
}

static void
satdoku_filter_button_class_init (SatdokuFilterButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_set_template (klass, "satdoku-filter-button.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFilterButton, popover);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFilterButton, grid);
  gtk_widget_class_bind_template_callback (widget_class, update);
  satdoku_class_drops (klass, SatdokuFilterButton, source, g_object_unref);
  satdoku_class_keeps (klass, SatdokuFilterButton, families, g_strfreev);
}

/* Each of them has a list of its own, with a popover and a field to search in. */
static void
add_rows_cb (GtkMenuButton *button,
             gpointer user_data)
{
  SatdokuFilterButton *self = user_data;

  for (guint field = 0; field < N_DROPS && self->drops[field] == NULL; field++)
    {
      GtkWidget *label = gtk_label_new (_ (titles[field]));
      GtkWidget *drop = gtk_drop_down_new (NULL, NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_hexpand (drop, TRUE);
      gtk_widget_set_tooltip_text (drop, _ (titles[field]));
      gtk_grid_attach (self->grid, label, 0, (int)field, 1, 1);
      gtk_grid_attach (self->grid, drop, 1, (int)field, 1, 1);
      self->drops[field] = GTK_DROP_DOWN (drop);
      g_signal_connect (drop, "notify::selected", G_CALLBACK (selected_cb), self);
    }
}

static void
satdoku_filter_button_init (SatdokuFilterButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (self))),
                                         add_rows_cb, self, NULL);
}

void
satdoku_filter_button_show (SatdokuFilterButton *self,
                            const SudokuFilter *filter,
                            SatdokuFormulaSource *source)
{
  g_return_if_fail (SATDOKU_IS_FILTER_BUTTON (self) && filter != NULL && source != NULL);

  g_set_object (&self->source, source);
  self->filter = *filter;
  if (gtk_widget_get_visible (self->popover))
    update (self);
}
