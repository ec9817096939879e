/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane beside the board that explains: what was last found out, with all that there is to say
 * of it, every reason, every place, and how it was found; the step that is shown, in sentences; all
 * steps that are possible; and what else can be asked. What was found out stays while the player
 * looks at marks and colours, and goes with the next number. In place of that, the path to the
 * solution can be looked at. It finds out nothing. */

#include "satdoku-config.h"

#include "satdoku-explain-view.h"

#include <glib/gi18n.h>

#include "satdoku-ambiguity-view.h"
#include "satdoku-class.h"
#include "satdoku-conflict-view.h"
#include "satdoku-label.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-panel.h"
#include "satdoku-path-view.h"
#include "satdoku-properties.h"
#include "satdoku-reveal.h"
#include "satdoku-step-list.h"
#include "satdoku-wrap-box.h"

struct _SatdokuExplainView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkStack *pages;
  SatdokuPanel *panel;
  GtkBox *reasons;
  SatdokuConflictView *conflict;
  SatdokuAmbiguityView *ambiguity;
  GtkToggleButton *possible;
  SatdokuLazyBin *path;

  /* Owned. */
  SatdokuGuides *guides;
  SatdokuReport *report; /* (nullable): the play's */

  gboolean on_path; /* the play is */
};

G_DEFINE_FINAL_TYPE (SatdokuExplainView, satdoku_explain_view, GTK_TYPE_WIDGET)

static SatdokuPlay *
get_play (SatdokuExplainView *self)
{
  return satdoku_guides_get_play (self->guides);
}

/* What can be asked is said until there is an answer. */
static gboolean
has_nothing (gpointer unused,
             SatdokuReport *report,
             gboolean conflict,
             gboolean several)
{
  return report == NULL && !conflict && !several;
}

static gboolean
has_report (gpointer unused,
            SatdokuReport *report)
{
  return report != NULL;
}

/* A question makes sense as long as the last answer leaves it open. */
static gboolean
may_have_none (gpointer unused,
               SatdokuReport *report)
{
  SudokuVerdict known =
    report != NULL ? satdoku_report_get_solutions (report) : SUDOKU_VERDICT_UNKNOWN;

  return known != SUDOKU_VERDICT_UNIQUE && known != SUDOKU_VERDICT_SEVERAL &&
         known != SUDOKU_VERDICT_SOLVABLE;
}

/* A puzzle that has a level has only one. */
static gboolean
may_have_several (SatdokuExplainView *self,
                  SatdokuReport *report,
                  const SatdokuGameNotes *notes)
{
  SudokuGame *game = satdoku_play_get_game (get_play (self));
  SudokuVerdict known =
    report != NULL ? satdoku_report_get_solutions (report) : SUDOKU_VERDICT_UNKNOWN;

  return known != SUDOKU_VERDICT_UNIQUE && known != SUDOKU_VERDICT_NO_SOLUTION &&
         (game == NULL || notes == NULL ||
          satdoku_game_notes_get_level (notes, sudoku_game_get_grid (game)) ==
            SUDOKU_LEVEL_UNKNOWN);
}

/* Why there is none and why there are several are two questions: the last one counts. */
static void
conflict_cb (SatdokuExplainView *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->conflict)))
    satdoku_ambiguity_guide_drop (satdoku_guides_get_ambiguity (self->guides));
}

static void
ambiguity_cb (SatdokuExplainView *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->ambiguity)))
    satdoku_conflict_guide_drop (satdoku_guides_get_conflict (self->guides));
}

static void
add_reason (SatdokuExplainView *self,
            const char *text)
{
  GtkWidget *label = satdoku_label_new_text (text, NULL);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (self->reasons, label);
}

/* The first reason is in the details of the verdict already. */
static void
show_reasons (SatdokuExplainView *self)
{
  GPtrArray *reasons = self->report != NULL ? satdoku_report_get_reasons (self->report) : NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->reasons))) != NULL)
    gtk_box_remove (self->reasons, child);
  for (guint i = 1; reasons != NULL && i < reasons->len; i++)
    add_reason (self, g_ptr_array_index (reasons, i));
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), reasons != NULL && reasons->len > 1);
}

/* Searches run only while the view is shown, which may end after the guides have. */
static void
update_wish (SatdokuExplainView *self)
{
  SatdokuGuide *hints = self->guides != NULL ? satdoku_guides_get_hints (self->guides) : NULL;

  if (hints != NULL)
    g_object_set (hints, "lists-all",
                  gtk_widget_get_mapped (GTK_WIDGET (self)) &&
                    gtk_toggle_button_get_active (self->possible),
                  NULL);
}

static void
chosen_cb (SatdokuExplainView *self,
           SudokuStep *step)
{
  satdoku_guide_show_step (satdoku_guides_get_hints (self->guides), step);
}

static char *
word_no_steps (gpointer unused,
               const SudokuHint *all)
{
  if (all == NULL)
    return g_strdup (_ ("Looking for steps…"));
  if (all->kind == SUDOKU_HINT_WRONG)
    return g_strdup (_ ("There is a mistake somewhere: nothing follows from it."));
  return g_strdup (_ ("No step was found."));
}

static gboolean
has_no_steps (gpointer unused,
              const SudokuHint *all)
{
  return all == NULL || all->steps->len == 0;
}

static void
make_path_cb (SatdokuExplainView *self)
{
  SatdokuPathGuide *guide = satdoku_guides_get_path (self->guides);

  adw_bin_set_child (ADW_BIN (self->path), satdoku_path_view_new (guide));
}

/* The path takes the place of what is said of the game, and has the focus. */
static void
on_path_changed (SatdokuExplainView *self)
{
  gtk_stack_set_visible_child_name (self->pages, self->on_path ? "path" : "game");
  if (self->on_path)
    gtk_widget_child_focus (satdoku_lazy_bin_ensure (self->path), GTK_DIR_TAB_FORWARD);
}

/* A player who looks at a verdict that there is no solution wants to know why. */
static void
ask_why (SatdokuExplainView *self)
{
  if (self->report != NULL &&
      satdoku_report_get_solutions (self->report) == SUDOKU_VERDICT_NO_SOLUTION &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    satdoku_conflict_guide_ask (satdoku_guides_get_conflict (self->guides));
}

static void
satdoku_explain_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_explain_view_parent_class)->map (widget);
  update_wish (SATDOKU_EXPLAIN_VIEW (widget));
  ask_why (SATDOKU_EXPLAIN_VIEW (widget));
}

static void
satdoku_explain_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_explain_view_parent_class)->unmap (widget);
  update_wish (SATDOKU_EXPLAIN_VIEW (widget));
}

/* What was found out of the game takes the place of the path. */
static void
report_changed (SatdokuExplainView *self)
{
  show_reasons (self);
  if (self->report == NULL)
    return;
  satdoku_play_set_on_path (get_play (self), FALSE);
  satdoku_reveal (GTK_WIDGET (self->panel));
  ask_why (self);
}

static void
satdoku_explain_view_constructed (GObject *object)
{
  SatdokuExplainView *self = SATDOKU_EXPLAIN_VIEW (object);

  G_OBJECT_CLASS (satdoku_explain_view_parent_class)->constructed (object);
  g_object_bind_property (get_play (self), "report", self, "report", G_BINDING_SYNC_CREATE);
  g_object_bind_property (get_play (self), "on-path", self, "on-path", G_BINDING_SYNC_CREATE);
}

static void
satdoku_explain_view_class_init (SatdokuExplainViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    { "guides", SATDOKU_TYPE_GUIDES, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
      G_STRUCT_OFFSET (SatdokuExplainView, guides) },
    { "report", SATDOKU_TYPE_REPORT, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuExplainView, report), G_CALLBACK (report_changed) },
    { "on-path", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuExplainView, on_path), G_CALLBACK (on_path_changed) },
  };

  g_type_ensure (SATDOKU_TYPE_AMBIGUITY_VIEW);
  g_type_ensure (SATDOKU_TYPE_CONFLICT_VIEW);
  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_STEP_LIST);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  object_class->constructed = satdoku_explain_view_constructed;
  widget_class->map = satdoku_explain_view_map;
  widget_class->unmap = satdoku_explain_view_unmap;

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_css_name (widget_class, "explainview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-explain-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, reasons);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, conflict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, ambiguity);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, possible);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, path);
  gtk_widget_class_bind_template_callback (widget_class, may_have_none);
  gtk_widget_class_bind_template_callback (widget_class, may_have_several);
  gtk_widget_class_bind_template_callback (widget_class, has_nothing);
  gtk_widget_class_bind_template_callback (widget_class, has_report);
  gtk_widget_class_bind_template_callback (widget_class, has_no_steps);
  gtk_widget_class_bind_template_callback (widget_class, word_no_steps);
  gtk_widget_class_bind_template_callback (widget_class, make_path_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_wish);
  gtk_widget_class_bind_template_callback (widget_class, conflict_cb);
  gtk_widget_class_bind_template_callback (widget_class, ambiguity_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
satdoku_explain_view_init (SatdokuExplainView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
satdoku_explain_view_new (SatdokuGuides *guides)
{
  g_return_val_if_fail (SATDOKU_IS_GUIDES (guides), NULL);

  return g_object_new (SATDOKU_TYPE_EXPLAIN_VIEW, "guides", guides, NULL);
}
