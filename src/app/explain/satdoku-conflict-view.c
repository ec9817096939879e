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

#include "satdoku-class.h"
#include "satdoku-panel.h"
#include "satdoku-properties.h"
#include "satdoku-reveal.h"
#include "satdoku-settings.h"
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
  SatdokuPanel *panel;
  GtkToggleButton *why;

  /* Owned. */
  SatdokuConflictGuide *guide; /* (nullable): until the view it is in has one */

  SatdokuConflictState state; /* the guide's */
  SatdokuConflictState said;  /* the one before, until the panel follows */
};

G_DEFINE_FINAL_TYPE (SatdokuConflictView, satdoku_conflict_view, GTK_TYPE_WIDGET)

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
report_set (const SatdokuConflictFinding *finding)
{
  const SudokuConflictSet *set = finding->set;
  g_autofree char *verdict = words_conflict_set (set, finding->reason, finding->links);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_BAD, verdict, word_minimal (set));

  add_premises (report, set->premises, set->n_premises, finding->links);
  return report;
}

/* What follows is what the template shows of the properties of the guide. */
static SatdokuReport *
report_state (gpointer unused,
              guint state,
              const SatdokuConflictFinding *finding)
{
  if (finding != NULL)
    return report_set (finding);
  switch ((SatdokuConflictState)state)
    {
    case SATDOKU_CONFLICT_SOLVABLE:
      return satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("This can be solved"),
                                 _ ("All numbers and removed marks go together."));
    case SATDOKU_CONFLICT_UNKNOWN:
      return satdoku_report_new (SATDOKU_MOOD_PLAIN,
                                 _ ("Why there is no solution was not found"), NULL);
    case SATDOKU_CONFLICT_FOUND:
    case SATDOKU_CONFLICT_LOOKING:
    case SATDOKU_CONFLICT_NOTHING:
    default:
      return satdoku_report_new (SATDOKU_MOOD_PLAIN,
                                 _ ("Looking for why there is no solution…"), NULL);
    }
}

static gboolean
is_found (gpointer unused,
          const SatdokuConflictFinding *finding)
{
  return finding != NULL;
}

/* The way to the contradiction may be long, and is worded on request. */
static gboolean
is_followed (gpointer unused,
             gboolean follows,
             const SatdokuConflictFinding *finding)
{
  return follows && finding != NULL;
}

static char *
word_basis (gpointer unused,
            gboolean follows,
            const SatdokuConflictFinding *finding)
{
  g_autofree char *rests = NULL;

  if (!follows || finding == NULL)
    return NULL;
  if (finding->reason->step == NULL)
    return words_conflict_core (finding->set, finding->links);
  rests = words_step_basis (finding->reason->step, finding->links,
                            satdoku_settings_get_coordinates ());
  /* The step is one of a board with nothing else on it. */
  return g_strconcat (_ ("This looks at these numbers and marks alone, at no others."), " ", rests,
                      NULL);
}

static GPtrArray *
word_reasons (gpointer unused,
              gboolean follows,
              const SatdokuConflictFinding *finding)
{
  if (!follows || finding == NULL || finding->reason->step == NULL)
    return NULL;
  return satdoku_conflict_finding_word (finding);
}

static char *
word_rest (gpointer unused,
           guint rest,
           guint number,
           guint n)
{
  if (n == 0)
    return NULL;
  switch ((SatdokuConflictRest)rest)
    {
    case SATDOKU_CONFLICT_REST_NONE:
      return n == 1 ? g_strdup (_ ("There is no other reason."))
                    : g_strdup_printf (ngettext ("This is %u of %u reason: there is no other.",
                                                 "This is %u of %u reasons: there is no other.",
                                                 n),
                                       number + 1, n);
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
                        number + 1, n);
    }
}

static gboolean
has_rest (gpointer unused,
          guint rest,
          guint n)
{
  g_autofree char *text = word_rest (NULL, rest, 0, n);

  return text != NULL;
}

static gboolean
is_mendable (gpointer unused,
             const SudokuTakeBack *take_back,
             const SatdokuConflictFinding *finding)
{
  return take_back != NULL && finding != NULL &&
         (!take_back->possible || take_back->n_premises > 0);
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

static SatdokuReport *
report_take_back (gpointer unused,
                  const SudokuTakeBack *take_back,
                  const SatdokuConflictFinding *finding)
{
  SatdokuReport *report;
  g_autofree char *verdict = NULL;
  g_autofree char *label = NULL;

  if (!is_mendable (NULL, take_back, finding))
    return NULL;
  verdict = words_take_back (take_back, finding->links, TAKEN_MAX);
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, word_doubt (take_back));
  add_premises (report, take_back->premises, take_back->n_premises, finding->links);
  if (!take_back->puzzle && take_back->possible)
    {
      /* Translators: a button: empties cells so that the puzzle can be solved again. */
      label = g_strdup_printf (ngettext ("_Take It Back", "_Take Back All %u",
                                         take_back->n_premises),
                               take_back->n_premises);
      satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, label, "win.take-back");
    }
  return report;
}

/* The answer is longer than what was said while it was looked for. */
static void
state_changed (SatdokuConflictView *self)
{
  if (self->state != SATDOKU_CONFLICT_NOTHING &&
      (self->said == SATDOKU_CONFLICT_NOTHING || self->said == SATDOKU_CONFLICT_LOOKING))
    satdoku_reveal (GTK_WIDGET (self->panel));
  self->said = self->state;
}

static void
guide_changed (SatdokuConflictView *self)
{
  g_object_bind_property (self->guide, "asked", self, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->guide, "state", self, "state", G_BINDING_DEFAULT);
  g_object_bind_property (self->guide, "follows", self->why, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
satdoku_conflict_view_class_init (SatdokuConflictViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (nullable): finds out what the view shows */
    { "guide", SATDOKU_TYPE_CONFLICT_GUIDE, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuConflictView, guide), G_CALLBACK (guide_changed) },
    { "state", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuConflictView, state),
      G_CALLBACK (state_changed) },
  };

  g_type_ensure (G_TYPE_PTR_ARRAY);
  g_type_ensure (SATDOKU_TYPE_CONFLICT_GUIDE);
  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_REPORT);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_css_name (widget_class, "conflictview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-conflict-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuConflictView, why);
  gtk_widget_class_bind_template_callback (widget_class, is_found);
  gtk_widget_class_bind_template_callback (widget_class, is_followed);
  gtk_widget_class_bind_template_callback (widget_class, report_state);
  gtk_widget_class_bind_template_callback (widget_class, report_take_back);
  gtk_widget_class_bind_template_callback (widget_class, word_basis);
  gtk_widget_class_bind_template_callback (widget_class, word_reasons);
  gtk_widget_class_bind_template_callback (widget_class, word_rest);
  gtk_widget_class_bind_template_callback (widget_class, has_rest);
  gtk_widget_class_bind_template_callback (widget_class, is_mendable);
}

static void
satdoku_conflict_view_init (SatdokuConflictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
