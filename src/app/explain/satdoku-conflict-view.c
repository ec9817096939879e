/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says why the game has no solution: what stands against each other, with rows that show it on the
 * board; the way to the contradiction for those who want to follow it; and what to take back. It
 * finds out nothing and changes nothing: its buttons are those of actions. */

#include "satdoku-config.h"

#include "satdoku-conflict-view.h"

#include <glib/gi18n.h>
#include <words-conflict-set.h>
#include <words-step.h>
#include <words-terms.h>

#include "satdoku-panel.h"
#include "satdoku-reveal.h"
#include "satdoku-step-view.h"
#include "satdoku-wrap-box.h"

/* So many numbers are named in a row: the board shows all. */
#define SHOWN_MAX 4
/* And so many of those that are taken back. */
#define TAKEN_MAX 12

struct _SatdokuConflictView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  SatdokuPanel *panel;
  GtkWidget *commands;
  GtkToggleButton *why;
  GtkWidget *derivation;
  GtkLabel *basis;
  SatdokuStepView *step;
  GtkLabel *rest;
  SatdokuPanel *mend;
  GtkWidget *fill;

  /* Owned. */
  SatdokuConflictGuide *guide; /* (nullable) */

  gboolean looking; /* it is said that the answer is being looked for */
};

G_DEFINE_FINAL_TYPE (SatdokuConflictView, satdoku_conflict_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SHOW_CELLS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_cells_cb (SatdokuConflictView *self,
               GArray *cells)
{
  g_signal_emit (self, signals[SIGNAL_SHOW_CELLS], 0, cells);
}

/* The premises stand in the order of their kinds. */
static void
add_kind (SatdokuReport *report,
          const SudokuPremise *premises,
          guint n_premises,
          SudokuPremiseKind kind,
          const SudokuLinks *links)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;
  guint first = 0;

  while (first < n_premises && premises[first].kind != kind)
    first++;
  for (guint i = first; i < n_premises && premises[i].kind == kind; i++)
    g_array_append_val (cells, premises[i].cell);
  if (cells->len == 0)
    return;
  list = words_premises (&premises[first], cells->len, links, SHOWN_MAX);
  if (kind == SUDOKU_PREMISE_ENTRY)
    /* Translators: %s is a list such as "7 in row 3 column 5 and 2 in row 4 column 1". */
    text = g_strdup_printf (_ ("Entered: %s"), list);
  else if (kind == SUDOKU_PREMISE_GIVEN)
    /* Translators: %s is a list such as "7 in row 3 column 5 and 2 in row 4 column 1". */
    text = g_strdup_printf (_ ("Given: %s"), list);
  else
    text = words_capitalise (list);
  satdoku_report_add_item (report, text, (gconstpointer)cells->data, cells->len);
}

static void
add_premises (SatdokuReport *report,
              const SudokuPremise *premises,
              guint n_premises,
              const SudokuLinks *links)
{
  for (guint kind = SUDOKU_PREMISE_ENTRY; kind <= SUDOKU_PREMISE_GIVEN; kind++)
    add_kind (report, premises, n_premises, (SudokuPremiseKind)kind, links);
}

static const char *
word_minimal (const SudokuConflictSet *set)
{
  if (set->n_premises == 0)
    return NULL;
  if (!set->minimal)
    return _ ("It is not proven that all of them are needed for that.");
  return set->n_premises == 1 ? _ ("All others leave a solution.")
                              : _ ("Leave out any one of them, and the others have a solution.");
}

static SatdokuReport *
report_set (SatdokuConflictView *self)
{
  const SudokuConflictSet *set = satdoku_conflict_guide_get_set (self->guide);
  const SudokuLinks *links = satdoku_conflict_guide_get_links (self->guide);
  g_autofree char *verdict =
    words_conflict_set (set, satdoku_conflict_guide_get_reason (self->guide), links);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_BAD, verdict, word_minimal (set));

  add_premises (report, set->premises, set->n_premises, links);
  return report;
}

static SatdokuReport *
report_state (SatdokuConflictView *self)
{
  switch (satdoku_conflict_guide_get_state (self->guide))
    {
    case SATDOKU_CONFLICT_FOUND:
      return report_set (self);
    case SATDOKU_CONFLICT_SOLVABLE:
      return satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("This can be solved"),
                                 _ ("All numbers and removed marks go together."));
    case SATDOKU_CONFLICT_UNKNOWN:
      return satdoku_report_new (SATDOKU_MOOD_PLAIN,
                                 _ ("Why there is no solution was not found"), NULL);
    case SATDOKU_CONFLICT_LOOKING:
    case SATDOKU_CONFLICT_NOTHING:
    default:
      return satdoku_report_new (SATDOKU_MOOD_PLAIN,
                                 _ ("Looking for why there is no solution…"), NULL);
    }
}

/* It may be long, and is made when somebody wants it. */
static void
show_derivation (SatdokuConflictView *self)
{
  const SudokuConflictReason *reason = satdoku_conflict_guide_get_reason (self->guide);
  const SudokuLinks *links = satdoku_conflict_guide_get_links (self->guide);
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *basis = NULL;

  if (reason == NULL || !gtk_toggle_button_get_active (self->why))
    return;
  if (reason->step != NULL)
    {
      g_autofree char *rests = words_step_basis (reason->step, links);

      /* The step is one of a board with nothing else on it. */
      basis = g_strconcat (_ ("This looks at these numbers and marks alone, at no others."), " ",
                           rests, NULL);
      reasons = words_step_reasons (reason->step, reason->position, links);
    }
  else
    basis = words_conflict_core (satdoku_conflict_guide_get_set (self->guide), links);
  gtk_label_set_label (self->basis, basis);
  satdoku_step_view_set_reasons (self->step, reasons);
}

static void
toggled_cb (SatdokuConflictView *self)
{
  gboolean follow = gtk_toggle_button_get_active (self->why);

  gtk_widget_set_visible (self->derivation, follow);
  show_derivation (self);
  satdoku_conflict_guide_follow (self->guide, follow);
}

static char *
word_rest (SatdokuConflictView *self)
{
  guint n = satdoku_conflict_guide_get_n_sets (self->guide);

  switch (satdoku_conflict_guide_get_rest (self->guide))
    {
    case SATDOKU_CONFLICT_REST_NONE:
      return n == 1 ? g_strdup (_ ("There is no other reason."))
                    : g_strdup_printf (ngettext ("This is %u of %u reason: there is no other.",
                                                 "This is %u of %u reasons: there is no other.",
                                                 n),
                                       satdoku_conflict_guide_get_number (self->guide) + 1, n);
    case SATDOKU_CONFLICT_REST_UNKNOWN:
      return g_strdup (_ ("Whether there is another reason was not found out."));
    case SATDOKU_CONFLICT_REST_LOOKING:
      return g_strdup (_ ("Looking for another reason…"));
    case SATDOKU_CONFLICT_REST_OPEN:
    default:
      return n == 1 ? NULL
                    : g_strdup_printf (
                        ngettext ("This is %u of %u reason so far.",
                                  "This is %u of %u reasons so far.", n),
                        satdoku_conflict_guide_get_number (self->guide) + 1, n);
    }
}

static void
show_others (SatdokuConflictView *self)
{
  gboolean found = satdoku_conflict_guide_get_n_sets (self->guide) > 0;
  g_autofree char *text = found ? word_rest (self) : NULL;

  gtk_widget_set_visible (self->commands, found);
  gtk_widget_set_visible (self->fill, found);
  gtk_widget_set_visible (self->derivation, found && gtk_toggle_button_get_active (self->why));
  gtk_label_set_label (self->rest, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rest), text != NULL);
}

static const char *
word_doubt (const SudokuTakeBack *take_back)
{
  if (take_back->puzzle)
    return _ ("Numbers of the puzzle are not taken back. If it is your own, unprotect them first, "
              "in “Set”.");
  return take_back->possible && !take_back->smallest
           ? _ ("It is not proven that less would not do.")
           : NULL;
}

static void
show_take_back (SatdokuConflictView *self)
{
  const SudokuTakeBack *take_back = satdoku_conflict_guide_get_take_back (self->guide);
  const SudokuLinks *links = satdoku_conflict_guide_get_links (self->guide);
  g_autoptr (SatdokuReport) report = NULL;
  g_autofree char *verdict =
    take_back != NULL && links != NULL ? words_take_back (take_back, links, TAKEN_MAX) : NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->mend), verdict != NULL);
  if (verdict == NULL)
    return;
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, word_doubt (take_back));
  add_premises (report, take_back->premises, take_back->n_premises, links);
  if (!take_back->puzzle && take_back->possible)
    {
      /* Translators: a button: empties cells so that the puzzle can be solved again. */
      label = g_strdup_printf (ngettext ("_Take It Back", "_Take Back All %u",
                                         take_back->n_premises),
                               take_back->n_premises);
      satdoku_report_set_remedy (report, label, "win.take-back");
    }
  satdoku_panel_show_report (self->mend, report);
}

static void
guide_cb (SatdokuConflictView *self)
{
  gboolean asked =
    satdoku_conflict_guide_get_state (self->guide) != SATDOKU_CONFLICT_NOTHING;
  gboolean looking = satdoku_conflict_guide_get_state (self->guide) == SATDOKU_CONFLICT_LOOKING;
  gboolean is_new = asked && !gtk_widget_get_visible (GTK_WIDGET (self));
  g_autoptr (SatdokuReport) report = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), asked);
  if (!asked)
    return;
  report = report_state (self);
  satdoku_panel_show_report (self->panel, report);
  show_derivation (self);
  show_others (self);
  show_take_back (self);
  /* The answer is longer than what was said while it was looked for. */
  if (is_new || (self->looking && !looking))
    satdoku_reveal (GTK_WIDGET (self->panel));
  self->looking = looking;
}

/**
 * satdoku_conflict_view_set_guide:
 * @self: a view
 * @guide: what it shows
 */
void
satdoku_conflict_view_set_guide (SatdokuConflictView *self,
                                 SatdokuConflictGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_VIEW (self) && SATDOKU_IS_CONFLICT_GUIDE (guide));

  g_set_object (&self->guide, guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_cb), self, G_CONNECT_SWAPPED);
  guide_cb (self);
}

static void
satdoku_conflict_view_dispose (GObject *object)
{
  SatdokuConflictView *self = SATDOKU_CONFLICT_VIEW (object);

  g_clear_object (&self->guide);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_CONFLICT_VIEW);
  G_OBJECT_CLASS (satdoku_conflict_view_parent_class)->dispose (object);
}

static void
satdoku_conflict_view_class_init (SatdokuConflictViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_conflict_view_dispose;

  /**
   * SatdokuConflictView::show-cells:
   * @self: a view
   * @cells: (element-type guint): cells
   *
   * The player wants to see them on the board.
   */
  signals[SIGNAL_SHOW_CELLS] =
    g_signal_new ("show-cells", SATDOKU_TYPE_CONFLICT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_css_name (widget_class, "conflictview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-conflict-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, why);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, derivation);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, basis);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, step);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, commands);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, rest);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, mend);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, fill);
  gtk_widget_class_bind_template_callback (widget_class, show_cells_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
satdoku_conflict_view_init (SatdokuConflictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
