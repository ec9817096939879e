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

#include "satdoku-panel.h"
#include "satdoku-reveal.h"
#include "satdoku-solutions-bar.h"
#include "satdoku-wrap-box.h"

/* So many numbers are named that are to be added. */
#define NAMED_MAX 6

struct _SatdokuAmbiguityView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  SatdokuPanel *panel;
  SatdokuSolutionsBar *bar;
  SatdokuPanel *swap;
  SatdokuPanel *addition;
  GtkWidget *further;
  GtkLabel *rules_text;
  GtkWidget *rules;

  /* Owned. */
  SatdokuAmbiguityGuide *guide; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuAmbiguityView, satdoku_ambiguity_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SHOW_CELLS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_cells_cb (SatdokuAmbiguityView *self,
               GArray *cells)
{
  g_signal_emit (self, signals[SIGNAL_SHOW_CELLS], 0, cells);
}

/* While they are counted, how many there are so far. */
static char *
word_verdict (SatdokuAmbiguityView *self,
              const SudokuAmbiguity *ambiguity)
{
  guint64 n = satdoku_ambiguity_guide_get_n_so_far (self->guide);
  g_autofree char *count = words_count (n);
  gboolean looking = satdoku_ambiguity_guide_is_looking (self->guide);
  gboolean counting =
    looking && (ambiguity == NULL || (!ambiguity->complete && n > ambiguity->solutions->len));

  if (counting && n == 0)
    return g_strdup (_ ("Counting solutions…"));
  if (counting)
    /* Translators: how many solutions of a puzzle have been found so far. */
    return g_strdup_printf (
      ngettext ("%s solution so far", "%s solutions so far", (gulong)n), count);
  if (ambiguity == NULL)
    return g_strdup (_ ("The solutions were not counted"));
  return words_n_solutions (ambiguity);
}

/* What they have in common, and whether there is more to find out. */
static char *
word_details (SatdokuAmbiguityView *self,
              const SudokuAmbiguity *ambiguity)
{
  if (!satdoku_ambiguity_guide_is_looking (self->guide) &&
      !satdoku_ambiguity_guide_is_finished (self->guide))
    return g_strdup (_ ("This was stopped. “Why Several?” goes on with it."));
  if (ambiguity == NULL)
    return NULL;
  return words_backbone (ambiguity, satdoku_ambiguity_guide_get_grid (self->guide));
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
      satdoku_report_set_remedy (report, _ ("_Why?"), "win.why-not");
      return report;
    }
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, verdict, details);
  /* Translators: a button: which numbers of the puzzle can go? Short! */
  satdoku_report_set_remedy (report, _ ("_Find Superfluous"), "win.surgery-superfluous");
  return report;
}

static void
show_verdict (SatdokuAmbiguityView *self)
{
  const SudokuAmbiguity *ambiguity = satdoku_ambiguity_guide_get_ambiguity (self->guide);
  g_autofree char *verdict = word_verdict (self, ambiguity);
  g_autofree char *details = word_details (self, ambiguity);
  g_autoptr (SatdokuReport) report = NULL;

  if (ambiguity == NULL || !ambiguity->complete || ambiguity->solutions->len > 1)
    {
      satdoku_panel_show (self->panel, SATDOKU_MOOD_PLAIN, verdict, details);
      return;
    }
  report = report_one_or_none (verdict, details, ambiguity->solutions->len);
  satdoku_panel_show_report (self->panel, report);
}

static void
show_swap (SatdokuAmbiguityView *self)
{
  const SudokuDifference *difference = satdoku_ambiguity_guide_get_difference (self->guide);
  g_autofree char *verdict = difference != NULL ? words_difference (difference) : NULL;
  g_autoptr (SatdokuReport) report = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->swap), difference != NULL);
  if (difference == NULL)
    return;
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict,
                               difference->smallest
                                 ? _ ("No smaller group can be exchanged.")
                                 : _ ("Whether a smaller group can be exchanged is not known."));
  satdoku_report_set_remedy (report, _ ("_Show Both Ways"), "win.solutions::swap");
  satdoku_panel_show_report (self->swap, report);
}

static void
show_addition (SatdokuAmbiguityView *self)
{
  const SudokuAddition *addition = satdoku_ambiguity_guide_get_addition (self->guide);
  const SudokuGrid *grid = satdoku_ambiguity_guide_get_grid (self->guide);
  g_autofree char *verdict = NULL;
  g_autofree char *label = NULL;
  g_autoptr (SatdokuReport) report = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->addition), addition != NULL);
  if (addition == NULL)
    return;
  if (!addition->possible)
    {
      satdoku_panel_show (self->addition, SATDOKU_MOOD_PLAIN,
                          _ ("Which numbers would leave one solution was not found"), NULL);
      return;
    }
  verdict = words_addition (addition, sudoku_grid_get_geometry (grid), NAMED_MAX);
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, words_addition_doubt (addition));
  satdoku_report_add_item (report,
                           ngettext ("Where it belongs", "Where they belong", addition->n_cells),
                           addition->cells, addition->n_cells);
  /* Translators: a button: adds numbers to a puzzle so that it has one solution. */
  label = g_strdup_printf (ngettext ("_Add It to the Puzzle", "_Add All %u to the Puzzle",
                                     addition->n_cells),
                           addition->n_cells);
  satdoku_report_set_remedy (report, label, "win.add-unique");
  satdoku_panel_show_report (self->addition, report);
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

static const char *
word_rules (const GPtrArray *rules,
            gboolean complete)
{
  if (rules->len > 0)
    return _ ("With one of these rules added, there would be exactly one solution:");
  return complete ? _ ("No further rule alone would leave exactly one solution.")
                  : _ ("No further rule was found that alone would leave exactly one solution.");
}

static void
show_rules (SatdokuAmbiguityView *self)
{
  gboolean complete;
  const GPtrArray *rules = satdoku_ambiguity_guide_get_rules (self->guide, &complete);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rules)) != NULL)
    gtk_widget_unparent (child);
  gtk_widget_set_visible (self->further, rules != NULL);
  if (rules == NULL)
    return;
  gtk_label_set_label (self->rules_text, word_rules (rules, complete));
  for (guint i = 0; i < rules->len; i++)
    add_rule (self, sudoku_rule_get_kind (rules->pdata[i]));
  gtk_widget_set_visible (self->rules, rules->len > 0);
}

static void
guide_cb (SatdokuAmbiguityView *self)
{
  gboolean asked = satdoku_ambiguity_guide_asks_why (self->guide);
  gboolean is_new = asked && !gtk_widget_get_visible (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), asked);
  if (is_new)
    satdoku_reveal (GTK_WIDGET (self->panel));
  if (!asked)
    return;
  show_verdict (self);
  show_swap (self);
  show_addition (self);
  show_rules (self);
}

/* The rest has not changed. */
static void
counted_cb (SatdokuAmbiguityView *self)
{
  if (satdoku_ambiguity_guide_asks_why (self->guide))
    show_verdict (self);
}

/**
 * satdoku_ambiguity_view_set_guide:
 * @self: a view
 * @guide: what it shows
 */
void
satdoku_ambiguity_view_set_guide (SatdokuAmbiguityView *self,
                                  SatdokuAmbiguityGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_VIEW (self) && SATDOKU_IS_AMBIGUITY_GUIDE (guide));

  g_set_object (&self->guide, guide);
  satdoku_solutions_bar_set_guide (self->bar, guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  guide_cb (self);
}

static void
satdoku_ambiguity_view_dispose (GObject *object)
{
  SatdokuAmbiguityView *self = SATDOKU_AMBIGUITY_VIEW (object);

  g_clear_object (&self->guide);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_AMBIGUITY_VIEW);
  G_OBJECT_CLASS (satdoku_ambiguity_view_parent_class)->dispose (object);
}

static void
satdoku_ambiguity_view_class_init (SatdokuAmbiguityViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_SOLUTIONS_BAR);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_ambiguity_view_dispose;

  /**
   * SatdokuAmbiguityView::show-cells:
   * @self: a view
   * @cells: (element-type guint): cells
   *
   * The player wants to see them on the board.
   */
  signals[SIGNAL_SHOW_CELLS] =
    g_signal_new ("show-cells", SATDOKU_TYPE_AMBIGUITY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_css_name (widget_class, "ambiguityview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-ambiguity-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, swap);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, addition);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, further);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, rules_text);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAmbiguityView, rules);
  gtk_widget_class_bind_template_callback (widget_class, show_cells_cb);
}

static void
satdoku_ambiguity_view_init (SatdokuAmbiguityView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_solutions_bar_hide_count (self->bar);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
