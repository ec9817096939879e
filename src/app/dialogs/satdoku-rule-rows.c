/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows in which further rules and laws of a new puzzle are chosen, a switch for each kind, and
 * one for own clauses. What the shape can't have is insensitive and says why; the heading of the
 * rows names what was chosen. What follows from a choice is decided elsewhere. */

#include "satdoku-config.h"

#include "satdoku-rule-rows.h"

#include <glib/gi18n.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-rule-picture.h"

/* In pixels. */
#define PICTURE_SIZE 36

struct _SatdokuRuleRows
{
  GObject parent_instance;

  /* Owned. */
  AdwExpanderRow *rules;
  AdwExpanderRow *laws;
  SudokuOwn *own; /* (nullable): clauses that can be kept */

  /* Borrowed: they are in the expanders. */
  GPtrArray *rows;    /* (element-type AdwActionRow) (nullable elements): by kind of rule */
  GtkWidget *own_row; /* (nullable): where it is chosen whether these are kept */

  SatdokuNewOptions options; /* that are shown */
  gboolean showing;          /* the switches are set, not chosen, now */
};

G_DEFINE_FINAL_TYPE (SatdokuRuleRows, satdoku_rule_rows, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_OWN_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkSwitch *
get_switch (gpointer row)
{
  return row != NULL ? GTK_SWITCH (adw_action_row_get_activatable_widget (row)) : NULL;
}

/* The names of the rules that were chosen, of those for Latin squares or of all others. */
static void
update_names (SatdokuRuleRows *self,
              gboolean latin)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->latin == latin && satdoku_new_options_has_rule (&self->options, kinds[i]) &&
        satdoku_new_options_refuse_rule (&self->options, kinds[i]) == NULL)
      g_ptr_array_add (names, g_strdup (_ (kinds[i]->name)));
  if (!latin && satdoku_rule_rows_get_own (self) != NULL)
    g_ptr_array_add (names, g_strdup (_ (sudoku_rule_kind_find ("mine", -1)->name)));
  if (names->len > 0)
    list = words_join (names, 0);
  if (list == NULL)
    list = g_strdup (latin ? _ ("No laws") : _ ("No further rules"));
  adw_expander_row_set_subtitle (latin ? self->laws : self->rules, list);
}

/* Clauses are about the cells of a board of some side. */
static void
update_own (SatdokuRuleRows *self)
{
  guint side = self->own != NULL ? sudoku_own_get_side (self->own) : 0;
  guint n = self->own != NULL ? sudoku_own_get_n (self->own) : 0;
  gboolean fits = side == self->options.side;
  g_autofree char *text = NULL;

  if (self->own == NULL)
    return;
  text = fits ? g_strdup_printf (
                  /* Translators: clauses that somebody wrote. */
                  ngettext ("%u clause of the puzzle that is played holds, too",
                            "%u clauses of the puzzle that is played hold, too", n),
                  n)
              : g_strdup_printf (_ ("They are about a board of %u × %u"), side, side);
  gtk_widget_set_sensitive (self->own_row, fits);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->own_row), text);
}

static void
rule_cb (SatdokuRuleRows *self,
         GParamSpec *pspec,
         GtkSwitch *button)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  if (self->showing)
    return;
  for (gsize i = 0; i < n_kinds; i++)
    if (get_switch (g_ptr_array_index (self->rows, i)) == button)
      g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, kinds[i], gtk_switch_get_active (button));
}

static void
own_cb (SatdokuRuleRows *self)
{
  update_names (self, FALSE);
  g_signal_emit (self, signals[SIGNAL_OWN_CHOSEN], 0);
}

static GtkWidget *
make_row (SatdokuRuleRows *self,
          const SudokuRuleKind *kind,
          GCallback changed)
{
  g_autoptr (GdkPaintable) picture = satdoku_rule_picture_new (kind);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new_from_paintable (picture);
  GtkWidget *button = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (kind->name));
  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE_SIZE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (kind->name), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  g_signal_connect_object (button, "notify::active", changed, self, G_CONNECT_SWAPPED);
  return row;
}

static void
fill (SatdokuRuleRows *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    {
      GtkWidget *row = NULL;

      if (sudoku_rule_kind_is_offered (kinds[i]))
        row = make_row (self, kinds[i], G_CALLBACK (rule_cb));
      g_ptr_array_add (self->rows, row);
      if (row != NULL)
        adw_expander_row_add_row (kinds[i]->latin ? self->laws : self->rules, row);
    }
}

static void
satdoku_rule_rows_class_init (SatdokuRuleRowsClass *klass)
{
  /* The player has switched a rule. @kind: (type gpointer): a #SudokuRuleKind. @on: whether it is
   * to hold. */
  signals[SIGNAL_CHOSEN] =
    satdoku_class_add_signal (klass, "chosen", 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  /* The player keeps the clauses that were offered, or no longer: see
   * satdoku_rule_rows_get_own(). */
  signals[SIGNAL_OWN_CHOSEN] = satdoku_class_add_signal (klass, "own-chosen", 0);
  satdoku_class_drops (klass, SatdokuRuleRows, rules, g_object_unref);
  satdoku_class_drops (klass, SatdokuRuleRows, laws, g_object_unref);
  satdoku_class_drops (klass, SatdokuRuleRows, rows, g_ptr_array_unref);
  satdoku_class_drops (klass, SatdokuRuleRows, own, sudoku_own_unref);
}

static void
satdoku_rule_rows_init (SatdokuRuleRows *self)
{
  satdoku_new_options_init (&self->options);
  self->rows = g_ptr_array_new ();
}

/* Fills two empty rows, for rules of any puzzle and for those of Latin squares, with a row for each
 * kind of rule that is offered. */
SatdokuRuleRows *
satdoku_rule_rows_new (AdwExpanderRow *rules,
                       AdwExpanderRow *laws)
{
  SatdokuRuleRows *self = NULL;

  g_return_val_if_fail (ADW_IS_EXPANDER_ROW (rules) && ADW_IS_EXPANDER_ROW (laws), NULL);

  self = g_object_new (SATDOKU_TYPE_RULE_ROWS, NULL);
  self->rules = g_object_ref (rules);
  self->laws = g_object_ref (laws);
  fill (self);
  return self;
}

/* Shows which rules are chosen, and which the shape can't have. Laws are offered where there are no
 * boxes. Emits no signal. */
void
satdoku_rule_rows_show (SatdokuRuleRows *self,
                        const SatdokuNewOptions *options)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  g_return_if_fail (SATDOKU_IS_RULE_ROWS (self) && options != NULL);

  self->options = *options;
  self->showing = TRUE;
  for (gsize i = 0; i < n_kinds; i++)
    {
      AdwActionRow *row = g_ptr_array_index (self->rows, i);
      const char *refusal = satdoku_new_options_refuse_rule (options, kinds[i]);

      if (row == NULL)
        continue;
      gtk_widget_set_sensitive (GTK_WIDGET (row), refusal == NULL);
      adw_action_row_set_subtitle (row, _ (refusal != NULL ? refusal : kinds[i]->summary));
      gtk_switch_set_active (get_switch (row), satdoku_new_options_has_rule (options, kinds[i]));
    }
  self->showing = FALSE;
  update_own (self);
  update_names (self, FALSE);
  update_names (self, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->laws), options->box_rows == 0 && !options->jigsaw);
}

/* Called once at most. Adds a row in which it is chosen whether own clauses are kept. */
void
satdoku_rule_rows_offer_own (SatdokuRuleRows *self,
                             SudokuOwn *own)
{
  g_return_if_fail (SATDOKU_IS_RULE_ROWS (self) && self->own == NULL && own != NULL);

  self->own = sudoku_own_ref (own);
  self->own_row = make_row (self, sudoku_rule_kind_find ("mine", -1), G_CALLBACK (own_cb));
  adw_expander_row_add_row (self->rules, self->own_row);
  update_own (self);
}

/* (nullable): the clauses that are kept; %NULL: none, or they are about a board of another side. */
SudokuOwn *
satdoku_rule_rows_get_own (SatdokuRuleRows *self)
{
  g_return_val_if_fail (SATDOKU_IS_RULE_ROWS (self), NULL);

  return self->own != NULL && gtk_switch_get_active (get_switch (self->own_row)) &&
             sudoku_own_get_side (self->own) == self->options.side
           ? self->own
           : NULL;
}
