/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows in which the player chooses what is shown for the numbers, types symbols of their own, and
 * sees what they look like and what is wrong with them. It knows the settings only. */

#include "satdoku-config.h"

#include "satdoku-symbols-group.h"

#include <glib/gi18n.h>
#include <sudoku-symbols.h>

#include "satdoku-class.h"
#include "satdoku-combo-row.h"

#define KEY "symbols"
#define KEY_OWN "own-symbols"
/* The preview of a set of numbers or letters ends here. */
#define PREVIEW_MAX 12

struct _SatdokuSymbolsGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template children. */
  AdwComboRow *set;
  GtkEditable *own;
  GtkLabel *preview;
  GtkLabel *verdict;

  /* Owned. */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (SatdokuSymbolsGroup, satdoku_symbols_group, ADW_TYPE_PREFERENCES_GROUP)

static char *
describe_fault (SudokuSymbolsFault fault,
                guint where)
{
  switch (fault)
    {
    case SUDOKU_SYMBOLS_TOO_FEW:
      /* Translators: %u symbols were typed. */
      return g_strdup_printf (ngettext ("%u symbol; there must be at least %u",
                                        "%u symbols; there must be at least %u", where),
                              where, SUDOKU_SYMBOLS_OWN_MIN);
    case SUDOKU_SYMBOLS_TOO_MANY:
      /* Translators: %u symbols were typed. */
      return g_strdup_printf (ngettext ("%u symbol; there can be at most %u",
                                        "%u symbols; there can be at most %u", where),
                              where, SUDOKU_SIDE_MAX);
    case SUDOKU_SYMBOLS_DOUBLE:
      /* Translators: the symbol for the number %u. */
      return g_strdup_printf (_ ("Symbol %u is there already"), where);
    case SUDOKU_SYMBOLS_EMPTY_SYMBOL:
      /* Translators: the symbol for the number %u. */
      return g_strdup_printf (_ ("Symbol %u is empty"), where);
    case SUDOKU_SYMBOLS_TOO_LONG:
      /* Translators: the symbol for the number %u. */
      return g_strdup_printf (_ ("Symbol %u is too long"), where);
    case SUDOKU_SYMBOLS_CONTROL:
    case SUDOKU_SYMBOLS_GOOD:
    default:
      /* Translators: the symbol for the number %u. */
      return g_strdup_printf (_ ("Symbol %u can’t be seen"), where);
    }
}

static char *
join (const SudokuSymbols *symbols,
      guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value <= n; value++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (symbols, value);

      g_string_append_printf (text, value > 1 ? "  %s" : "%s", symbol);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_own_chosen (SatdokuSymbolsGroup *self)
{
  gsize n_sets;

  sudoku_symbols_table (&n_sets);
  return adw_combo_row_get_selected (self->set) == n_sets;
}

static void
set_wrong (SatdokuSymbolsGroup *self,
           gboolean wrong)
{
  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->own), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->own), "error");
}

static void
show_own (SatdokuSymbolsGroup *self)
{
  const char *text = gtk_editable_get_text (self->own);
  SudokuSymbolsFault fault;
  guint where;
  g_autoptr (SudokuSymbols) symbols = sudoku_symbols_new_own (text, &fault, &where);
  g_autofree char *preview = NULL;
  g_autofree char *verdict = NULL;

  if (symbols != NULL)
    {
      preview = join (symbols, symbols->n_texts);
      /* Translators: %u × %u are the rows and columns of a puzzle. */
      verdict = g_strdup_printf (_ ("For puzzles up to %u × %u; larger ones show numbers"),
                                 symbols->n_texts, symbols->n_texts);
    }
  else if (text[0] == '\0')
    verdict = g_strdup (_ ("One character for each number, or with spaces or commas between them"));
  else
    verdict = describe_fault (fault, where);
  set_wrong (self, symbols == NULL && text[0] != '\0');
  gtk_label_set_label (self->preview, preview != NULL ? preview : "");
  gtk_widget_set_visible (GTK_WIDGET (self->preview), preview != NULL);
  gtk_label_set_label (self->verdict, verdict);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
}

static void
update (SatdokuSymbolsGroup *self)
{
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);
  guint selected = adw_combo_row_get_selected (self->set);
  g_autofree char *preview = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->own), is_own_chosen (self));
  if (is_own_chosen (self))
    {
      show_own (self);
      return;
    }
  preview = join (&sets[MIN (selected, n_sets - 1)], PREVIEW_MAX);
  gtk_label_set_label (self->preview, preview);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
}

/* Valid symbols are used at once; what is wrong with others is only shown. */
static void
own_changed_cb (SatdokuSymbolsGroup *self)
{
  SudokuSymbolsFault fault;
  guint where;
  g_autoptr (SudokuSymbols) symbols =
    sudoku_symbols_new_own (gtk_editable_get_text (self->own), &fault, &where);

  update (self);
  if (self->settings != NULL && symbols != NULL)
    g_settings_set_string (self->settings, KEY_OWN, gtk_editable_get_text (self->own));
}

static gboolean
get_selected_cb (GValue *value,
                 GVariant *variant,
                 gpointer user_data)
{
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);
  guint selected = 0;

  while (selected < n_sets &&
         g_strcmp0 (sets[selected].id, g_variant_get_string (variant, NULL)) != 0)
    selected++;
  g_value_set_uint (value, selected);
  return TRUE;
}

static GVariant *
set_selected_cb (const GValue *value,
                 const GVariantType *type,
                 gpointer user_data)
{
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);
  guint selected = g_value_get_uint (value);

  return g_variant_new_string (selected < n_sets ? sets[selected].id : SUDOKU_SYMBOLS_OWN);
}

static void
satdoku_symbols_group_class_init (SatdokuSymbolsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_COMBO_ROW);
  satdoku_class_set_template (klass, "satdoku-symbols-group.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSymbolsGroup, set);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSymbolsGroup, own);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSymbolsGroup, preview);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSymbolsGroup, verdict);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, own_changed_cb);
  satdoku_class_drops (klass, SatdokuSymbolsGroup, settings, g_object_unref);
}

static void
satdoku_symbols_group_init (SatdokuSymbolsGroup *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < n_sets; i++)
    gtk_string_list_append (names, _ (sets[i].name));
  /* Translators: a set of symbols: the player's own. */
  gtk_string_list_append (names, _ ("My Own"));
  adw_combo_row_set_model (self->set, G_LIST_MODEL (names));
}

/* Called once for each group. */
void
satdoku_symbols_group_set_settings (SatdokuSymbolsGroup *self,
                                    GSettings *settings)
{
  g_autofree char *own = NULL;

  g_return_if_fail (SATDOKU_IS_SYMBOLS_GROUP (self) && G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  own = g_settings_get_string (settings, KEY_OWN);
  gtk_editable_set_text (self->own, own);
  g_settings_bind_with_mapping (settings, KEY, self->set, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selected_cb, set_selected_cb, NULL, NULL);
  self->settings = g_object_ref (settings);
  update (self);
}
