/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The path to the solution beside the board. On top is how hard the puzzle is and what its hardest
 * step takes, then the step that is shown, with its reasons, then all steps of the path. While it
 * is seen, the guide shows the step on the board; it finds out nothing itself. */

#include "satdoku-config.h"

#include "satdoku-path-view.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-path-list.h"
#include "satdoku-properties.h"
#include "satdoku-step-list.h"
#include "satdoku-step-view.h"

struct _SatdokuPathView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *about;
  GtkDropDown *scale;
  GtkExpander *possible;

  /* Owned. */
  SatdokuPathGuide *guide;

  const SudokuStep *step; /* (nullable): borrowed: the guide's */
};

G_DEFINE_FINAL_TYPE (SatdokuPathView, satdoku_path_view, GTK_TYPE_WIDGET)

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

static gboolean
has_steps (const SatdokuPath *path,
           guint scale)
{
  return path != NULL && satdoku_path_get_n_steps (path, (SatdokuPathScale)scale) > 0;
}

/* What follows is what the template shows of the properties of the guide. */
static char *
find_page (gpointer unused,
           const SatdokuPath *path,
           guint scale,
           gboolean pending)
{
  if (pending)
    return g_strdup ("wait");
  return g_strdup (has_steps (path, scale) ? "path" : "trouble");
}

static char *
word_trouble (gpointer unused,
              const SatdokuPath *path,
              guint scale,
              const GError *error)
{
  char *text = NULL;

  if (path != NULL)
    {
      text = satdoku_path_word_trouble (path, (SatdokuPathScale)scale);
      return text != NULL ? text : g_strdup (_ ("All cells are filled already."));
    }
  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("The path of this puzzle is not known yet."));
  return words_error (error, WORDS_STYLE_WINDOW);
}

static gboolean
is_unknown (gpointer unused,
            const SatdokuPath *path)
{
  return path == NULL;
}

static char *
word_rating (gpointer unused,
             const SatdokuPath *path,
             guint scale)
{
  return has_steps (path, scale) ? satdoku_path_word_rating (path, (SatdokuPathScale)scale) : NULL;
}

static char *
word_hardest (gpointer unused,
              const SatdokuPath *path,
              guint scale)
{
  const SudokuStep *hardest =
    has_steps (path, scale) ? satdoku_path_get_hardest (path, (SatdokuPathScale)scale) : NULL;

  return g_strdup (hardest != NULL ? _ (sudoku_step_get_technique (hardest)->name) : "");
}

/* Why the path ends before the solution. */
static char *
word_end (gpointer unused,
          const SatdokuPath *path,
          guint scale)
{
  return has_steps (path, scale) ? satdoku_path_word_trouble (path, (SatdokuPathScale)scale)
                                 : NULL;
}

static gboolean
has_end (gpointer unused,
         const SatdokuPath *path,
         guint scale)
{
  g_autofree char *text = word_end (NULL, path, scale);

  return text != NULL;
}

static char *
word_place (gpointer unused,
            const SatdokuPath *path,
            guint scale,
            guint number)
{
  if (!has_steps (path, scale))
    return NULL;
  /* Translators: which step of the path to the solution is shown, and how many there are. */
  return g_strdup_printf (_ ("Step %u of %u"), number + 1,
                          satdoku_path_get_n_steps (path, (SatdokuPathScale)scale));
}

static char *
word_technique (gpointer unused,
                const SudokuStep *step)
{
  return step != NULL ? g_strdup (_ (sudoku_step_get_technique (step)->name)) : NULL;
}

/* Steps beside the path may have no rating. */
static char *
word_weight (gpointer unused,
             const SudokuStep *step,
             guint scale)
{
  if (step == NULL || (scale == SATDOKU_PATH_EXPLAINER && sudoku_step_get_rating (step) == 0))
    return NULL;
  return satdoku_path_word_weight (step, (SatdokuPathScale)scale);
}

static GPtrArray *
word_reasons (gpointer unused,
              const SudokuStep *step,
              SatdokuPathGuide *guide)
{
  return step != NULL ? satdoku_path_guide_dup_reasons (guide) : NULL;
}

static char *
word_no_steps (gpointer unused,
               const SudokuHint *all)
{
  return g_strdup (all == NULL ? _ ("Looking for steps…") : _ ("No step was found."));
}

static gboolean
has_none (gpointer unused,
          const SudokuHint *all)
{
  return all == NULL || all->steps->len == 0;
}

/* The help has a page for each technique of the tables. An action that is there already asks for
 * its target at once: so this is not done by the template. */
static void
step_changed (SatdokuPathView *self)
{
  const char *id = self->step != NULL ? sudoku_step_get_technique (self->step)->id : NULL;

  gtk_widget_set_visible (self->about, id != NULL && sudoku_technique_find (id) != NULL);
  if (id == NULL)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->about), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->about), "win.help-topic");
}

/* The path is searched for only while the view is shown. */
static void
satdoku_path_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_path_view_parent_class)->map (widget);
  g_object_set (SATDOKU_PATH_VIEW (widget)->guide, "watched", TRUE, NULL);
}

static void
satdoku_path_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_path_view_parent_class)->unmap (widget);
  g_object_set (SATDOKU_PATH_VIEW (widget)->guide, "watched", FALSE, NULL);
}

static void
satdoku_path_view_constructed (GObject *object)
{
  SatdokuPathView *self = SATDOKU_PATH_VIEW (object);

  G_OBJECT_CLASS (satdoku_path_view_parent_class)->constructed (object);
  g_object_bind_property (self->guide, "step", self, "step", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->guide, "scale", self->scale, "selected",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->possible, "expanded", self->guide, "wants-all",
                          G_BINDING_SYNC_CREATE);
}

static void
bind_words (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, find_page);
  gtk_widget_class_bind_template_callback (widget_class, word_trouble);
  gtk_widget_class_bind_template_callback (widget_class, is_unknown);
  gtk_widget_class_bind_template_callback (widget_class, word_rating);
  gtk_widget_class_bind_template_callback (widget_class, word_hardest);
  gtk_widget_class_bind_template_callback (widget_class, word_end);
  gtk_widget_class_bind_template_callback (widget_class, has_end);
  gtk_widget_class_bind_template_callback (widget_class, word_place);
  gtk_widget_class_bind_template_callback (widget_class, word_technique);
  gtk_widget_class_bind_template_callback (widget_class, word_weight);
  gtk_widget_class_bind_template_callback (widget_class, word_reasons);
  gtk_widget_class_bind_template_callback (widget_class, word_no_steps);
  gtk_widget_class_bind_template_callback (widget_class, has_none);
}

static void
satdoku_path_view_class_init (SatdokuPathViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* Whose path it shows. */
    { "guide", SATDOKU_TYPE_PATH_GUIDE, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
      G_STRUCT_OFFSET (SatdokuPathView, guide) },
    /* (type SudokuStep) (nullable): the guide's */
    { "step", G_TYPE_POINTER, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPathView, step),
      G_CALLBACK (step_changed) },
  };

  object_class->constructed = satdoku_path_view_constructed;
  widget_class->map = satdoku_path_view_map;
  widget_class->unmap = satdoku_path_view_unmap;
  g_type_ensure (G_TYPE_PTR_ARRAY);
  g_type_ensure (SATDOKU_TYPE_PATH_GUIDE);
  g_type_ensure (SATDOKU_TYPE_PATH_LIST);
  g_type_ensure (SATDOKU_TYPE_STEP_LIST);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  gtk_widget_class_set_css_name (widget_class, "pathview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-path-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, about);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, scale);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPathView, possible);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, beside_cb);
  bind_words (widget_class);
}

static void
satdoku_path_view_init (SatdokuPathView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
satdoku_path_view_new (SatdokuPathGuide *guide)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (guide), NULL);

  return g_object_new (SATDOKU_TYPE_PATH_VIEW, "guide", guide, NULL);
}
