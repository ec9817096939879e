/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane beside the board that explains: what was last found out, with all that there is to say
 * of it, every reason, every place, and how it was found; the step that is shown, in sentences; all
 * steps that are possible; and what else can be asked. What was found out stays while the player
 * looks at marks and colours, and goes with the next number. In place of that, the way to the
 * solution can be looked at. It finds out nothing. */

#include "satdoku-config.h"

#include "satdoku-explain-view.h"

#include <glib/gi18n.h>

#include "satdoku-ambiguity-view.h"
#include "satdoku-conflict-view.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-panel.h"
#include "satdoku-path-view.h"
#include "satdoku-reveal.h"
#include "satdoku-step-list.h"
#include "satdoku-step-view.h"
#include "satdoku-wrap-box.h"

struct _SatdokuExplainView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkStack *pages;
  GtkWidget *nothing;
  SatdokuPanel *panel;
  GtkBox *reasons;
  SatdokuConflictView *conflict;
  SatdokuAmbiguityView *ambiguity;
  SatdokuStepView *step;
  GtkExpander *possible;
  GtkLabel *none;
  SatdokuStepList *steps;
  SatdokuLazyBin *path;

  /* Owned. */
  SatdokuReport *report;           /* (nullable) */
  SatdokuGuide *guide;             /* (nullable) */
  SatdokuPathGuide *path_guide;    /* (nullable) */
  SatdokuConflictGuide *conflicts; /* (nullable) */
  SatdokuAmbiguityGuide *several;  /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuExplainView, satdoku_explain_view, GTK_TYPE_WIDGET)

enum
{
  PROP_REPORT = 1,
  N_PROPS
};

enum
{
  SIGNAL_SHOW_CELLS,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
show_cells_cb (SatdokuExplainView *self,
               GArray *cells)
{
  g_signal_emit (self, signals[SIGNAL_SHOW_CELLS], 0, cells);
}

/* What can be asked is said until there is an answer. */
static void
update_nothing (SatdokuExplainView *self)
{
  gtk_widget_set_visible (self->nothing,
                          self->report == NULL &&
                            !gtk_widget_get_visible (GTK_WIDGET (self->conflict)) &&
                            !gtk_widget_get_visible (GTK_WIDGET (self->ambiguity)));
}

/* Why there is none and why there are several are two questions: the last one counts. */
static void
conflict_cb (SatdokuExplainView *self)
{
  update_nothing (self);
  if (self->several != NULL && gtk_widget_get_visible (GTK_WIDGET (self->conflict)))
    satdoku_ambiguity_guide_drop (self->several);
}

static void
ambiguity_cb (SatdokuExplainView *self)
{
  update_nothing (self);
  if (self->conflicts != NULL && gtk_widget_get_visible (GTK_WIDGET (self->ambiguity)))
    satdoku_conflict_guide_drop (self->conflicts);
}

static void
add_reason (SatdokuExplainView *self,
            const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
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

/* Nobody looks for what nobody sees. */
static void
update_wish (SatdokuExplainView *self)
{
  if (self->guide != NULL)
    satdoku_guide_want_all (self->guide, gtk_widget_get_mapped (GTK_WIDGET (self)) &&
                                           gtk_expander_get_expanded (self->possible));
}

static void
chosen_cb (SatdokuExplainView *self,
           SudokuStep *step)
{
  satdoku_guide_show_step (self->guide, step);
}

static const char *
word_no_steps (const SudokuHint *all)
{
  if (all == NULL)
    return _ ("Looking for steps…");
  if (sudoku_hint_get_kind (all) == SUDOKU_HINT_WRONG)
    return _ ("There is a mistake somewhere: nothing follows from it.");
  return _ ("No step was found.");
}

static void
guide_cb (SatdokuExplainView *self)
{
  SudokuStep *step = satdoku_guide_get_step (self->guide);
  const SudokuHint *all = satdoku_guide_get_all (self->guide);
  gboolean has_steps = all != NULL && sudoku_hint_get_steps (all)->len > 0;
  g_autoptr (GPtrArray) reasons =
    step != NULL ? satdoku_guide_dup_reasons (self->guide) : NULL;

  satdoku_step_view_set_reasons (self->step, reasons);
  g_object_set (self->steps, "hint", all, "step", step, NULL);
  gtk_label_set_text (self->none, word_no_steps (all));
  gtk_widget_set_visible (GTK_WIDGET (self->none), !has_steps);
}

/**
 * satdoku_explain_view_set_guide:
 * @self: a view
 * @guide: whose steps it explains
 */
void
satdoku_explain_view_set_guide (SatdokuExplainView *self,
                                SatdokuGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self) && SATDOKU_IS_GUIDE (guide));

  g_set_object (&self->guide, guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_cb), self, G_CONNECT_SWAPPED);
  guide_cb (self);
}

static void
make_path_cb (SatdokuExplainView *self)
{
  adw_bin_set_child (ADW_BIN (self->path), satdoku_path_view_new (self->path_guide));
}

/**
 * satdoku_explain_view_set_path_guide:
 * @self: a view that isn't shown yet
 * @guide: whose way to the solution it shows
 */
void
satdoku_explain_view_set_path_guide (SatdokuExplainView *self,
                                     SatdokuPathGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self) && SATDOKU_IS_PATH_GUIDE (guide));

  g_set_object (&self->path_guide, guide);
}

/**
 * satdoku_explain_view_show_path:
 * @self: a view
 * @show: is the way to the solution shown, and not what is said of the game?
 *
 * What is found out of the game later takes its place.
 */
void
satdoku_explain_view_show_path (SatdokuExplainView *self,
                                gboolean show)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self));

  gtk_stack_set_visible_child_name (self->pages, show ? "path" : "game");
  if (show)
    gtk_widget_child_focus (satdoku_lazy_bin_ensure (self->path), GTK_DIR_TAB_FORWARD);
}

/* Who looks at a verdict that there is no solution wants to know why. Any other verdict takes the
 * place of the reason. */
static void
follow_report (SatdokuExplainView *self)
{
  if (self->conflicts == NULL || self->several == NULL || self->report == NULL)
    return;
  if (!satdoku_report_is_unsolvable (self->report))
    satdoku_conflict_guide_drop (self->conflicts);
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    satdoku_conflict_guide_ask (self->conflicts);
}

/**
 * satdoku_explain_view_set_ambiguity:
 * @self: a view
 * @guide: who finds out why there are several solutions
 */
void
satdoku_explain_view_set_ambiguity (SatdokuExplainView *self,
                                    SatdokuAmbiguityGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self) && SATDOKU_IS_AMBIGUITY_GUIDE (guide));

  g_set_object (&self->several, guide);
  satdoku_ambiguity_view_set_guide (self->ambiguity, guide);
}

/**
 * satdoku_explain_view_set_conflicts:
 * @self: a view
 * @guide: who finds out why there is no solution
 */
void
satdoku_explain_view_set_conflicts (SatdokuExplainView *self,
                                    SatdokuConflictGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self) && SATDOKU_IS_CONFLICT_GUIDE (guide));

  g_set_object (&self->conflicts, guide);
  satdoku_conflict_view_set_guide (self->conflict, guide);
}

static void
satdoku_explain_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_explain_view_parent_class)->map (widget);
  update_wish (SATDOKU_EXPLAIN_VIEW (widget));
  follow_report (SATDOKU_EXPLAIN_VIEW (widget));
}

static void
satdoku_explain_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_explain_view_parent_class)->unmap (widget);
  update_wish (SATDOKU_EXPLAIN_VIEW (widget));
}

/**
 * satdoku_explain_view_set_report:
 * @self: a view
 * @report: (nullable): what was found out; %NULL: nothing about the puzzle as it is
 */
void
satdoku_explain_view_set_report (SatdokuExplainView *self,
                                 SatdokuReport *report)
{
  g_return_if_fail (SATDOKU_IS_EXPLAIN_VIEW (self));

  if (!g_set_object (&self->report, report))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->panel), report != NULL);
  update_nothing (self);
  if (report != NULL)
    {
      satdoku_explain_view_show_path (self, FALSE);
      satdoku_panel_show_report (self->panel, report);
      satdoku_panel_unfold_facts (self->panel);
      satdoku_reveal (GTK_WIDGET (self->panel));
    }
  show_reasons (self);
  if (report != NULL && self->several != NULL)
    satdoku_ambiguity_guide_drop (self->several);
  follow_report (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REPORT]);
}

static void
satdoku_explain_view_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_REPORT)
    g_value_set_object (value, SATDOKU_EXPLAIN_VIEW (object)->report);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_explain_view_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_REPORT)
    satdoku_explain_view_set_report (SATDOKU_EXPLAIN_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_explain_view_dispose (GObject *object)
{
  SatdokuExplainView *self = SATDOKU_EXPLAIN_VIEW (object);

  g_clear_object (&self->report);
  g_clear_object (&self->guide);
  g_clear_object (&self->path_guide);
  g_clear_object (&self->conflicts);
  g_clear_object (&self->several);
  if (self->pages != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->pages)));
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_EXPLAIN_VIEW);
  G_OBJECT_CLASS (satdoku_explain_view_parent_class)->dispose (object);
}

static void
satdoku_explain_view_class_init (SatdokuExplainViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_AMBIGUITY_VIEW);
  g_type_ensure (SATDOKU_TYPE_CONFLICT_VIEW);
  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_STEP_LIST);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  object_class->get_property = satdoku_explain_view_get_property;
  object_class->set_property = satdoku_explain_view_set_property;
  object_class->dispose = satdoku_explain_view_dispose;
  widget_class->map = satdoku_explain_view_map;
  widget_class->unmap = satdoku_explain_view_unmap;

  /**
   * SatdokuExplainView:report:
   *
   * What was last found out about the puzzle as it is.
   */
  properties[PROP_REPORT] =
    g_param_spec_object ("report", NULL, NULL, SATDOKU_TYPE_REPORT,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuExplainView::show-cells:
   * @self: a view
   * @cells: (element-type guint): cells
   *
   * The player wants to see them on the board.
   */
  signals[SIGNAL_SHOW_CELLS] =
    g_signal_new ("show-cells", SATDOKU_TYPE_EXPLAIN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_css_name (widget_class, "explainview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-explain-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, nothing);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, reasons);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, conflict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, ambiguity);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, step);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, possible);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, none);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, steps);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, path);
  gtk_widget_class_bind_template_callback (widget_class, show_cells_cb);
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

/**
 * satdoku_explain_view_new:
 *
 * Returns: (transfer floating): a view with nothing to explain
 */
GtkWidget *
satdoku_explain_view_new (void)
{
  return g_object_new (SATDOKU_TYPE_EXPLAIN_VIEW, NULL);
}
