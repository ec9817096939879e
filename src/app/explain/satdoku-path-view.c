/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way to the solution beside the board. On top is how hard the puzzle is and what its hardest
 * step takes, then the step that is shown, with its reasons, then all steps of the way. While it
 * is seen, the guide shows the step on the board; it finds out nothing itself. */

#include "satdoku-config.h"

#include "satdoku-path-view.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-path-list.h"
#include "satdoku-step-list.h"
#include "satdoku-step-view.h"

struct _SatdokuPathView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkLabel *trouble;
  GtkWidget *again;
  GtkLabel *rating;
  GtkLabel *hardest;
  GtkDropDown *scale;
  GtkLabel *end; /* why the way ends before the solution */
  GtkLabel *place;
  GtkLabel *technique;
  GtkWidget *about;
  GtkLabel *weight;
  SatdokuStepView *step;
  SatdokuPathList *list;
  GtkExpander *possible;
  GtkLabel *none;
  SatdokuStepList *steps;

  /* Owned. */
  SatdokuPathGuide *guide; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuPathView, satdoku_path_view, GTK_TYPE_WIDGET)

/* Nobody looks for what nobody sees. */
static void
update_wish (SatdokuPathView *self)
{
  gboolean watched = gtk_widget_get_mapped (GTK_WIDGET (self));

  if (self->guide == NULL)
    return;
  satdoku_path_guide_set_watched (self->guide, watched);
  satdoku_path_guide_want_all (self->guide,
                               watched && gtk_expander_get_expanded (self->possible));
}

static void
chosen_cb (SatdokuPathView *self,
           guint number)
{
  satdoku_path_guide_go_to (self->guide, number);
}

static void
beside_cb (SatdokuPathView *self,
           SudokuStep *step)
{
  satdoku_path_guide_show_beside (self->guide, step);
}

static void
scale_cb (SatdokuPathView *self)
{
  if (self->guide != NULL)
    satdoku_path_guide_set_scale (self->guide,
                                  (SatdokuPathScale)gtk_drop_down_get_selected (self->scale));
}

/* All steps that are possible in the position of the step. */
static void
show_possible (SatdokuPathView *self)
{
  const SudokuHint *all = satdoku_path_guide_get_all (self->guide);
  const GPtrArray *steps = all != NULL ? sudoku_hint_get_steps (all) : NULL;
  gboolean has_steps = steps != NULL && steps->len > 0;

  satdoku_step_list_set_steps (self->steps, has_steps ? steps : NULL,
                               has_steps ? sudoku_hint_get_links (all) : NULL);
  satdoku_step_list_select (self->steps, satdoku_path_guide_get_step (self->guide));
  gtk_label_set_text (self->none,
                      all == NULL ? _ ("Looking for steps…") : _ ("No step was found."));
  gtk_widget_set_visible (GTK_WIDGET (self->none), !has_steps);
}

/* The help has a page for each technique of the tables. */
static void
offer_reading (SatdokuPathView *self,
               const SudokuTechnique *technique)
{
  gtk_widget_set_visible (self->about, sudoku_technique_find (technique->id) != NULL);
  /* An action that is there already asks for its target at once. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->about), "s", technique->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->about), "win.help-topic");
}

/* The step that is shown. */
static void
moved_cb (SatdokuPathView *self)
{
  SudokuStep *step = satdoku_path_guide_get_step (self->guide);
  SatdokuPath *path = satdoku_path_guide_get_path (self->guide);
  SatdokuPathScale scale = satdoku_path_guide_get_scale (self->guide);
  guint number = satdoku_path_guide_get_number (self->guide);
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *place = NULL;
  g_autofree char *weight = NULL;
  gboolean beside;

  show_possible (self);
  satdoku_path_list_select (self->list, step != NULL ? number : G_MAXUINT);
  if (step == NULL)
    return;
  beside = step != satdoku_path_get_step (path, scale, number);
  /* Translators: which step of the path to the solution is shown, and how many there are. */
  place = g_strdup_printf (_ ("Step %u of %u"), number + 1, satdoku_path_get_n_steps (path, scale));
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->technique, _ (sudoku_step_get_technique (step)->name));
  offer_reading (self, sudoku_step_get_technique (step));
  weight = satdoku_path_word_weight (step, scale);
  gtk_label_set_text (self->weight, beside && scale == SATDOKU_PATH_EXPLAINER &&
                                        sudoku_step_get_rating (step) == 0
                                      ? ""
                                      : weight);
  reasons = satdoku_path_guide_dup_reasons (self->guide);
  satdoku_step_view_set_reasons (self->step, reasons);
}

static void
show_rating (SatdokuPathView *self,
             SatdokuPath *path,
             SatdokuPathScale scale)
{
  const SudokuStep *hardest = satdoku_path_get_hardest (path, scale);
  g_autofree char *rating = satdoku_path_word_rating (path, scale);
  g_autofree char *end = satdoku_path_word_trouble (path, scale);

  gtk_label_set_text (self->rating, rating);
  gtk_label_set_text (self->hardest,
                      hardest != NULL ? _ (sudoku_step_get_technique (hardest)->name) : "");
  gtk_label_set_text (self->end, end != NULL ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self->end), end != NULL);
}

static void
show_trouble (SatdokuPathView *self,
              const char *text,
              gboolean again)
{
  gtk_label_set_text (self->trouble, text);
  gtk_widget_set_visible (self->again, again);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

/* The way, or why there is none. */
static void
changed_cb (SatdokuPathView *self)
{
  SatdokuPath *path = satdoku_path_guide_get_path (self->guide);
  SatdokuPathScale scale = satdoku_path_guide_get_scale (self->guide);
  const GError *error = satdoku_path_guide_get_error (self->guide);
  gboolean waits = satdoku_path_guide_is_looking (self->guide);
  g_autofree char *text = NULL;

  gtk_spinner_set_spinning (self->spinner, waits);
  satdoku_path_list_set_path (self->list, path, scale);
  if (waits)
    gtk_stack_set_visible_child_name (self->stack, "wait");
  else if (path != NULL && satdoku_path_get_n_steps (path, scale) > 0)
    {
      show_rating (self, path, scale);
      gtk_stack_set_visible_child_name (self->stack, "path");
    }
  else if (path != NULL)
    {
      text = satdoku_path_word_trouble (path, scale);
      show_trouble (self, text != NULL ? text : _ ("All cells are filled already."), FALSE);
    }
  else if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_trouble (self, _ ("The path of this puzzle is not known yet."), TRUE);
  else
    {
      text = words_error (error, WORDS_STYLE_WINDOW);
      show_trouble (self, text, TRUE);
    }
}

/**
 * satdoku_path_view_set_guide:
 * @self: a view
 * @guide: whose way it shows
 */
void
satdoku_path_view_set_guide (SatdokuPathView *self,
                             SatdokuPathGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_PATH_VIEW (self) && SATDOKU_IS_PATH_GUIDE (guide));

  g_set_object (&self->guide, guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "found", G_CALLBACK (show_possible), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  moved_cb (self);
}

static void
satdoku_path_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_path_view_parent_class)->map (widget);
  update_wish (SATDOKU_PATH_VIEW (widget));
}

static void
satdoku_path_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_path_view_parent_class)->unmap (widget);
  update_wish (SATDOKU_PATH_VIEW (widget));
}

static void
satdoku_path_view_dispose (GObject *object)
{
  SatdokuPathView *self = SATDOKU_PATH_VIEW (object);

  g_clear_object (&self->guide);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_PATH_VIEW);
  G_OBJECT_CLASS (satdoku_path_view_parent_class)->dispose (object);
}

static void
satdoku_path_view_class_init (SatdokuPathViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_path_view_dispose;
  widget_class->map = satdoku_path_view_map;
  widget_class->unmap = satdoku_path_view_unmap;
  g_type_ensure (SATDOKU_TYPE_PATH_LIST);
  g_type_ensure (SATDOKU_TYPE_STEP_LIST);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  gtk_widget_class_set_css_name (widget_class, "pathview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-path-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, spinner);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, trouble);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, again);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, rating);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, hardest);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, scale);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, end);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, technique);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, about);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, weight);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, step);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, possible);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, none);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, steps);
  gtk_widget_class_bind_template_callback (widget_class, update_wish);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, beside_cb);
  gtk_widget_class_bind_template_callback (widget_class, scale_cb);
}

static void
satdoku_path_view_init (SatdokuPathView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_path_view_new:
 *
 * Returns: (transfer floating): a view without a guide
 */
GtkWidget *
satdoku_path_view_new (void)
{
  return g_object_new (SATDOKU_TYPE_PATH_VIEW, NULL);
}
