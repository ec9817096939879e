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
  SatdokuPlay *play;
  SatdokuGuide *guide;
  SatdokuPathGuide *path_guide;
  SatdokuConflictGuide *conflicts;
  SatdokuAmbiguityGuide *several;
};

G_DEFINE_FINAL_TYPE (SatdokuExplainView, satdoku_explain_view, GTK_TYPE_WIDGET)

enum
{
  PROP_PLAY = 1,
  PROP_GUIDE,
  PROP_PATH_GUIDE,
  PROP_CONFLICTS,
  PROP_SEVERAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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

/* Why there is none and why there are several are two questions: the last one counts. */
static void
conflict_cb (SatdokuExplainView *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->conflict)))
    satdoku_ambiguity_guide_drop (self->several);
}

static void
ambiguity_cb (SatdokuExplainView *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->ambiguity)))
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
  SatdokuReport *report = satdoku_play_get_report (self->play);
  GPtrArray *reasons = report != NULL ? satdoku_report_get_reasons (report) : NULL;
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

static void
make_path_cb (SatdokuExplainView *self)
{
  adw_bin_set_child (ADW_BIN (self->path), satdoku_path_view_new (self->path_guide));
}

/* The path takes the place of what is said of the game, and has the focus. */
static void
on_path_cb (SatdokuExplainView *self)
{
  gboolean on_path = satdoku_play_is_on_path (self->play);

  gtk_stack_set_visible_child_name (self->pages, on_path ? "path" : "game");
  if (on_path)
    gtk_widget_child_focus (satdoku_lazy_bin_ensure (self->path), GTK_DIR_TAB_FORWARD);
}

/* Who looks at a verdict that there is no solution wants to know why. */
static void
ask_why (SatdokuExplainView *self)
{
  SatdokuReport *report = satdoku_play_get_report (self->play);

  if (report != NULL && satdoku_report_is_unsolvable (report) &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    satdoku_conflict_guide_ask (self->conflicts);
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
report_cb (SatdokuExplainView *self)
{
  show_reasons (self);
  if (satdoku_play_get_report (self->play) == NULL)
    return;
  satdoku_play_set_on_path (self->play, FALSE);
  satdoku_panel_unfold_facts (self->panel);
  satdoku_reveal (GTK_WIDGET (self->panel));
  ask_why (self);
}

static gpointer *
find_part (SatdokuExplainView *self,
           guint id)
{
  gpointer *const parts[N_PROPS] = {
    [PROP_PLAY] = (gpointer *)&self->play,
    [PROP_GUIDE] = (gpointer *)&self->guide,
    [PROP_PATH_GUIDE] = (gpointer *)&self->path_guide,
    [PROP_CONFLICTS] = (gpointer *)&self->conflicts,
    [PROP_SEVERAL] = (gpointer *)&self->several,
  };

  return parts[id];
}

static void
satdoku_explain_view_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  g_value_set_object (value, *find_part (SATDOKU_EXPLAIN_VIEW (object), id));
}

static void
satdoku_explain_view_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  *find_part (SATDOKU_EXPLAIN_VIEW (object), id) = g_value_dup_object (value);
}

static void
satdoku_explain_view_constructed (GObject *object)
{
  SatdokuExplainView *self = SATDOKU_EXPLAIN_VIEW (object);

  G_OBJECT_CLASS (satdoku_explain_view_parent_class)->constructed (object);
  g_signal_connect_object (self->guide, "changed", G_CALLBACK (guide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::report", G_CALLBACK (report_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::on-path", G_CALLBACK (on_path_cb), self,
                           G_CONNECT_SWAPPED);
  guide_cb (self);
  report_cb (self);
  on_path_cb (self);
}

static void
satdoku_explain_view_dispose (GObject *object)
{
  SatdokuExplainView *self = SATDOKU_EXPLAIN_VIEW (object);

  if (self->pages != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->pages)));
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_EXPLAIN_VIEW);
  for (guint i = 1; i < N_PROPS; i++)
    g_clear_object ((GObject **)find_part (self, i));
  G_OBJECT_CLASS (satdoku_explain_view_parent_class)->dispose (object);
}

static void
install_part (guint id,
              const char *name,
              GType type)
{
  properties[id] =
    g_param_spec_object (name, NULL, NULL, type,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
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
  object_class->constructed = satdoku_explain_view_constructed;
  object_class->dispose = satdoku_explain_view_dispose;
  widget_class->map = satdoku_explain_view_map;
  widget_class->unmap = satdoku_explain_view_unmap;

  install_part (PROP_PLAY, "play", SATDOKU_TYPE_PLAY);
  /* Who finds out what it explains. */
  install_part (PROP_GUIDE, "guide", SATDOKU_TYPE_GUIDE);
  install_part (PROP_PATH_GUIDE, "path-guide", SATDOKU_TYPE_PATH_GUIDE);
  install_part (PROP_CONFLICTS, "conflicts", SATDOKU_TYPE_CONFLICT_GUIDE);
  install_part (PROP_SEVERAL, "several", SATDOKU_TYPE_AMBIGUITY_GUIDE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "explainview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-explain-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, reasons);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, conflict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, ambiguity);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, step);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, possible);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, none);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, steps);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExplainView, path);
  gtk_widget_class_bind_template_callback (widget_class, has_nothing);
  gtk_widget_class_bind_template_callback (widget_class, has_report);
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
 * @play: whose game it is about
 * @guide: leads to the next step
 * @path_guide: leads along the path
 * @conflicts: finds out why there is no solution
 * @several: finds out why there are several
 *
 * Returns: (transfer floating): a view
 */
GtkWidget *
satdoku_explain_view_new (SatdokuPlay *play,
                          SatdokuGuide *guide,
                          SatdokuPathGuide *path_guide,
                          SatdokuConflictGuide *conflicts,
                          SatdokuAmbiguityGuide *several)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GUIDE (guide), NULL);
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (path_guide), NULL);
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (conflicts), NULL);
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (several), NULL);

  return g_object_new (SATDOKU_TYPE_EXPLAIN_VIEW, "play", play, "guide", guide, "path-guide",
                       path_guide, "conflicts", conflicts, "several", several, NULL);
}
