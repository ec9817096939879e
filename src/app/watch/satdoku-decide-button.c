/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be decided at the next choice, as a list that is searched by typing: which literals are
 * free. Enter decides the first that is found, or the one that is selected. */

#include "satdoku-config.h"

#include "satdoku-decide-button.h"

#include <glib/gi18n.h>
#include <sat-trace-state.h>
#include <words-trace.h>

#include "satdoku-class.h"
#include "satdoku-row-factory.h"

#define LIST_HEIGHT 260
#define LIST_WIDTH 240

struct _SatdokuDecideButton
{
  AdwBin parent_instance;

  /* Children. */
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkSearchEntry *entry;
  GtkDropDown *sign;
  GtkWidget *view;

  /* Owned. */
  SatdokuWatch *watch; /* (nullable) */
  GtkStringList *rows;
  GArray *literals; /* of int: by row */
  GtkStringFilter *filter;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (SatdokuDecideButton, satdoku_decide_button, ADW_TYPE_BIN)

enum
{
  PROP_WATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
fill (SatdokuDecideButton *self)
{
  SatTrace *trace = self->watch != NULL ? satdoku_watch_get_trace (self->watch) : NULL;
  guint choice = self->watch != NULL ? satdoku_watch_find_choice (self->watch) : G_MAXUINT;
  int sign = gtk_drop_down_get_selected (self->sign) == 0 ? 1 : -1;
  g_autoptr (SatTraceState) state = NULL;
  SatTraceFormula *formula;
  guint n_variables;

  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          NULL);
  g_array_set_size (self->literals, 0);
  if (trace == NULL || choice == G_MAXUINT)
    return;
  state = sat_trace_state_new (trace, choice);
  formula = sat_trace_get_formula (trace);
  n_variables = sat_trace_formula_get_n_variables (formula);
  for (guint i = 1; i <= n_variables; i++)
    {
      int literal = sign * sat_trace_formula_name (formula, (int)i);
      g_autofree char *words = NULL;

      if (sat_trace_state_get_value (state, literal) != 0)
        continue;
      words = words_trace_literal (satdoku_watch_get_variables (self->watch), literal);
      g_array_append_val (self->literals, literal);
      gtk_string_list_append (self->rows, words);
    }
}

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *list_item,
              gpointer user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (list_item, label);
}

/* By their words, which are unique in the list. */
static int
find_literal (SatdokuDecideButton *self,
              const char *words)
{
  for (guint i = 0; i < self->literals->len; i++)
    if (g_str_equal (gtk_string_list_get_string (self->rows, i), words))
      return g_array_index (self->literals, int, i);
  return 0;
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *list_item,
             gpointer user_data)
{
  SatdokuDecideButton *self = user_data;
  GtkWidget *label = gtk_list_item_get_child (list_item);
  const char *words = gtk_string_object_get_string (gtk_list_item_get_item (list_item));
  g_autofree char *spoken = words_trace_literal_spoken (satdoku_watch_get_variables (self->watch),
                                                        find_literal (self, words));

  gtk_label_set_text (GTK_LABEL (label), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
activated_cb (SatdokuDecideButton *self,
              guint position)
{
  g_autoptr (GtkStringObject) row =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  int literal = row != NULL ? find_literal (self, gtk_string_object_get_string (row)) : 0;

  if (literal == 0)
    return;
  gtk_popover_popdown (self->popover);
  satdoku_watch_decide (self->watch, literal);
}

/* Takes the selected one of the literals found, or else the first. */
static void
entry_activated_cb (SatdokuDecideButton *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  activated_cb (self, position != GTK_INVALID_LIST_POSITION ? position : 0);
}

static void
shown_cb (SatdokuDecideButton *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
satdoku_decide_button_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuDecideButton *self = SATDOKU_DECIDE_BUTTON (object);

  if (g_set_object (&self->watch, g_value_get_object (value)))
    g_object_bind_property (self->watch, "can-decide", self->button, "sensitive",
                            G_BINDING_SYNC_CREATE);
}

static void
satdoku_decide_button_class_init (SatdokuDecideButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = satdoku_decide_button_set_property;
  /* Set once. */
  properties[PROP_WATCH] =
    g_param_spec_object ("watch", NULL, NULL, SATDOKU_TYPE_WATCH,
                         G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuDecideButton, watch, g_object_unref);
  satdoku_class_drops (klass, SatdokuDecideButton, rows, g_object_unref);
  satdoku_class_drops (klass, SatdokuDecideButton, filter, g_object_unref);
  satdoku_class_drops (klass, SatdokuDecideButton, selection, g_object_unref);
  satdoku_class_drops (klass, SatdokuDecideButton, literals, g_array_unref);
}

static void
create_model (SatdokuDecideButton *self)
{
  GtkExpression *expression =
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkFilterListModel *found;

  self->rows = gtk_string_list_new (NULL);
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->filter = gtk_string_filter_new (expression);
  found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)),
                                     g_object_ref (GTK_FILTER (self->filter)));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (found));
}

static GtkWidget *
create_list (SatdokuDecideButton *self)
{
  GtkListItemFactory *factory =
    satdoku_row_factory_new (G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), NULL, self);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->view = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What can be decided"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->view);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  return scroller;
}

static void
satdoku_decide_button_init (SatdokuDecideButton *self)
{
  const char *const signs[] = { _ ("Is true"), _ ("Is false"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  create_model (self);
  self->entry = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  self->sign = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (signs));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search what can be decided"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Decide that it"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (box), create_list (self));
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_child (self->popover, box);
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_label (self->button, _ ("_Decide"));
  gtk_menu_button_set_use_underline (self->button, TRUE);
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button),
                               _ ("Decide something yourself, here or at the next choice"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  g_signal_connect_object (self->popover, "show", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->entry, "text", self->filter, "search", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entry_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sign, "notify::selected", G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
}

/* Opens the list, if there is something to decide. */
void
satdoku_decide_button_open (SatdokuDecideButton *self)
{
  g_return_if_fail (SATDOKU_IS_DECIDE_BUTTON (self));

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->button)))
    gtk_menu_button_popup (self->button);
}
