/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says why the game has several solutions: how many, which can be looked at on the board one after
 * the other, two at a time, or by their values; in which few cells two of them differ; and which
 * numbers or rules would leave only one. It finds out nothing and changes nothing: its buttons are
 * those of actions. */

#include "satdoku-config.h"

#include "satdoku-ambiguity-view.h"

#include <glib/gi18n.h>
#include <words-ambiguity.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-panel.h"
#include "satdoku-properties.h"
#include "satdoku-reveal.h"
#include "satdoku-solutions-bar.h"
#include "satdoku-wrap-box.h"

/* So many numbers are named that are to be added. */
#define NAMED_MAX 6

struct _SatdokuAmbiguityView
{
  GtkWidget parent_instance;

  /* Template children. */
  SatdokuPanel *panel;
  GtkWidget *rules;

  /* Owned. */
  SatdokuAmbiguityGuide *guide; /* (nullable): until the view it is in has one */
  GPtrArray *one_of;            /* (nullable) (element-type SudokuRule): each would do */
};

G_DEFINE_FINAL_TYPE (SatdokuAmbiguityView, satdoku_ambiguity_view, GTK_TYPE_WIDGET)

/* While they are counted, how many there are so far. */
static char *
word_verdict (const SudokuAmbiguity *ambiguity,
              gboolean pending,
              guint n)
{
  g_autofree char *count = words_count (n);
  gboolean counting =
    pending && (ambiguity == NULL || (!ambiguity->complete && n > ambiguity->solutions->len));

  if (counting && n == 0)
    return g_strdup (_ ("Counting solutions…"));
  if (counting)
    /* Translators: how many solutions of a puzzle have been found so far. */
    return g_strdup_printf (ngettext ("%s solution so far", "%s solutions so far", n), count);
  if (ambiguity == NULL)
    return g_strdup (_ ("The solutions were not counted"));
  return words_n_solutions (ambiguity);
}

/* What they have in common, and whether there is more to find out. */
static char *
word_details (const SudokuAmbiguity *ambiguity,
              const SudokuGrid *grid,
              gboolean pending,
              gboolean finished)
{
  if (!pending && !finished)
    return g_strdup (_ ("This was stopped. “Why Several?” goes on with it."));
  return ambiguity != NULL ? words_backbone (ambiguity, grid) : NULL;
}

/* Without several solutions there is nothing to walk through; other questions make sense then. */
static SatdokuReport *
report_one_or_none (const char *verdict,
                    const char *details,
                    guint n_solutions)
{
  SatdokuReport *report = NULL;

  if (n_solutions == 0)
    {
      report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, details);
      /* Translators: a button: shows why there is no solution. Short! */
      satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Why?"), "win.why-not");
      return report;
    }
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, verdict, details);
  /* Translators: a button: which numbers of the puzzle can go? Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Find Superfluous"),
                        "win.surgery-superfluous");
  return report;
}

/* What follows is what the template shows of the properties of the guide. */
static SatdokuReport *
report_verdict (gpointer unused,
                const SudokuAmbiguity *ambiguity,
                const SudokuGrid *grid,
                gboolean pending,
                gboolean finished,
                guint n_so_far)
{
  g_autofree char *verdict = word_verdict (ambiguity, pending, n_so_far);
  g_autofree char *details = word_details (ambiguity, grid, pending, finished);

  if (ambiguity == NULL || !ambiguity->complete || ambiguity->solutions->len > 1)
    return satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, details);
  return report_one_or_none (verdict, details, ambiguity->solutions->len);
}

static SatdokuReport *
report_swap (gpointer unused,
             const SudokuDifference *difference)
{
  g_autofree char *verdict = difference != NULL ? words_difference (difference) : NULL;
  SatdokuReport *report;

  if (difference == NULL)
    return NULL;
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict,
                               difference->smallest
                                 ? _ ("No smaller group can be exchanged.")
                                 : _ ("Whether a smaller group can be exchanged is not known."));
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Show Both Ways"), "win.solutions::swap");
  return report;
}

static SatdokuReport *
report_addition (gpointer unused,
                 const SudokuAddition *addition,
                 const SudokuGrid *grid)
{
  g_autofree char *verdict = NULL;
  g_autofree char *label = NULL;
  SatdokuReport *report;

  if (addition == NULL)
    return NULL;
  if (!addition->possible)
    return satdoku_report_new (SATDOKU_MOOD_PLAIN,
                               _ ("Which numbers would leave one solution was not found"), NULL);
  verdict = words_addition (addition, sudoku_grid_get_geometry (grid), NAMED_MAX);
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, words_addition_doubt (addition));
  satdoku_report_add_item (report,
                           ngettext ("Where it belongs", "Where they belong", addition->n_cells),
                           addition->cells, addition->n_cells);
  /* Translators: a button: adds numbers to a puzzle so that it has one solution. */
  label = g_strdup_printf (ngettext ("_Add It to the Puzzle", "_Add All %u to the Puzzle",
                                     addition->n_cells),
                           addition->n_cells);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, label, "win.add-unique");
  return report;
}

static gboolean
is_known (gpointer unused,
          gconstpointer finding)
{
  return finding != NULL;
}

static char *
word_rules (gpointer unused,
            const GPtrArray *rules,
            gboolean all)
{
  if (rules != NULL && rules->len > 0)
    return g_strdup (_ ("With one of these rules added, there would be exactly one solution:"));
  return g_strdup (
    all ? _ ("No further rule alone would leave exactly one solution.")
        : _ ("No further rule was found that alone would leave exactly one solution."));
}

static void
add_rule (SatdokuAmbiguityView *self,
          const SudokuRuleKind *kind)
{
  GtkWidget *button = gtk_button_new_with_label (_ (kind->name));
  g_autofree char *action = g_strconcat ("win.rule-", kind->id, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, _ (kind->summary));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_parent (button, self->rules);
}

/* A button for each. They stay until there are others: the one that was pressed has the focus. */
static void
rules_changed (SatdokuAmbiguityView *self)
{
  GtkWidget *child;

  if (self->one_of == NULL)
    return;
  while ((child = gtk_widget_get_first_child (self->rules)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < self->one_of->len; i++)
    add_rule (self, sudoku_rule_get_kind (self->one_of->pdata[i]));
  gtk_widget_set_visible (self->rules, self->one_of->len > 0);
}

static void
guide_changed (SatdokuAmbiguityView *self)
{
  g_object_bind_property (self->guide, "why", self, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->guide, "rules", self, "rules", G_BINDING_SYNC_CREATE);
}

static void
satdoku_ambiguity_view_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_ambiguity_view_parent_class)->show (widget);
  satdoku_reveal (GTK_WIDGET (SATDOKU_AMBIGUITY_VIEW (widget)->panel));
}

static void
satdoku_ambiguity_view_class_init (SatdokuAmbiguityViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (nullable): finds out what the view shows */
    { "guide", SATDOKU_TYPE_AMBIGUITY_GUIDE, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuAmbiguityView, guide), G_CALLBACK (guide_changed) },
    /* (element-type SudokuRule) (nullable): the guide's */
    { "rules", G_TYPE_PTR_ARRAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuAmbiguityView, one_of),
      G_CALLBACK (rules_changed) },
  };

  g_type_ensure (SATDOKU_TYPE_AMBIGUITY_GUIDE);
  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_REPORT);
  g_type_ensure (SATDOKU_TYPE_SOLUTIONS_BAR);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  widget_class->show = satdoku_ambiguity_view_show;
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_css_name (widget_class, "ambiguityview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-ambiguity-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, rules);
  gtk_widget_class_bind_template_callback (widget_class, report_verdict);
  gtk_widget_class_bind_template_callback (widget_class, report_swap);
  gtk_widget_class_bind_template_callback (widget_class, report_addition);
  gtk_widget_class_bind_template_callback (widget_class, is_known);
  gtk_widget_class_bind_template_callback (widget_class, word_rules);
}

static void
satdoku_ambiguity_view_init (SatdokuAmbiguityView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
