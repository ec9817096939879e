/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses which solutions the board shows: the values of all, one, or two at a time; goes to the
 * next and back, says how to read the board, and what the selected cell has. It finds out nothing:
 * its buttons are those of actions. */

#include "satdoku-config.h"

#include "satdoku-solutions-bar.h"

#include <glib/gi18n.h>
#include <words-ambiguity.h>
#include <words-terms.h>

#include "satdoku-wrap-box.h"

struct _SatdokuSolutionsBar
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  GtkLabel *count;
  GtkWidget *choices;
  GtkWidget *walk;
  GtkLabel *place;
  GtkLabel *legend;
  GtkLabel *cell;

  /* Owned. */
  SatdokuAmbiguityGuide *guide; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuSolutionsBar, satdoku_solutions_bar, GTK_TYPE_WIDGET)

/* "3 of 125", "3 and 4 of 125", with "at least" where they were not all counted. */
static char *
word_place (const SudokuAmbiguity *ambiguity,
            guint number,
            gboolean two)
{
  g_autofree char *count = words_count (ambiguity->solutions->len);
  g_autofree char *first = words_count (number + 1);
  g_autofree char *second = words_count (number + 2);

  if (two && ambiguity->complete)
    /* Translators: which two solutions are shown, and how many there are. */
    return g_strdup_printf (_ ("%s and %s of %s"), first, second, count);
  if (two)
    /* Translators: which two solutions are shown, and how many there are at least. */
    return g_strdup_printf (_ ("%s and %s of at least %s"), first, second, count);
  if (ambiguity->complete)
    /* Translators: which solution is shown, and how many there are. */
    return g_strdup_printf (_ ("%s of %s"), first, count);
  /* Translators: which solution is shown, and how many there are at least. */
  return g_strdup_printf (_ ("%s of at least %s"), first, count);
}

static void
show_place (SatdokuSolutionsBar *self,
            SatdokuSolutionsShown shown)
{
  gboolean walking = shown == SATDOKU_SOLUTIONS_ONE || shown == SATDOKU_SOLUTIONS_TWO;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->walk, walking);
  if (!walking)
    return;
  text = word_place (satdoku_ambiguity_guide_get_ambiguity (self->guide),
                     satdoku_ambiguity_guide_get_number (self->guide),
                     shown == SATDOKU_SOLUTIONS_TWO);
  gtk_label_set_label (self->place, text);
}

static const char *
word_values (const SudokuAmbiguity *ambiguity,
             gboolean looking)
{
  if (!ambiguity->exact)
    return _ ("Numbers that a cell has in some solution. There may be others.");
  if (ambiguity->complete)
    return _ ("Numbers that a cell has in some solution, with how many solutions each is in.");
  if (looking)
    return _ ("Numbers that a cell has in some solution. How many solutions each leaves is being "
              "counted.");
  return _ ("Numbers that a cell has in some solution, with how many solutions each leaves at "
            "least.");
}

static char *
word_legend (SatdokuSolutionsBar *self,
             SatdokuSolutionsShown shown)
{
  guint number = satdoku_ambiguity_guide_get_number (self->guide);

  switch (shown)
    {
    case SATDOKU_SOLUTIONS_VALUES:
      return g_strdup (word_values (satdoku_ambiguity_guide_get_ambiguity (self->guide),
                                    satdoku_ambiguity_guide_is_looking (self->guide)));
    case SATDOKU_SOLUTIONS_ONE:
      /* Translators: %u is the number of a solution. */
      return g_strdup_printf (_ ("Cells with a corner differ from solution %u."),
                              number > 0 ? number : 2);
    case SATDOKU_SOLUTIONS_TWO:
      /* Translators: cells are divided by a stroke into two halves; %u are the numbers of
       * solutions. */
      return g_strdup_printf (_ ("Divided cells differ: solution %u above, solution %u below."),
                              number + 1, number + 2);
    case SATDOKU_SOLUTIONS_SWAP:
      return g_strdup (_ ("Divided cells can be filled in both ways while all others stay."));
    case SATDOKU_SOLUTIONS_NONE:
    case SATDOKU_N_SOLUTIONS_SHOWN:
    default:
      return g_strdup (_ ("The board shows the game."));
    }
}

static void
show_cell (SatdokuSolutionsBar *self)
{
  g_autofree char *text =
    self->guide != NULL ? satdoku_ambiguity_guide_dup_cell (self->guide) : NULL;

  gtk_label_set_label (self->cell, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->cell), text != NULL);
}

static void
guide_cb (SatdokuSolutionsBar *self)
{
  const SudokuAmbiguity *ambiguity = satdoku_ambiguity_guide_get_ambiguity (self->guide);
  SatdokuSolutionsShown shown = satdoku_ambiguity_guide_get_shown (self->guide);
  gboolean any = ambiguity != NULL && ambiguity->solutions->len > 0;
  gboolean one = any && ambiguity->complete && ambiguity->solutions->len == 1;
  g_autofree char *count = NULL;
  g_autofree char *legend = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), any);
  if (!any)
    return;
  count = words_n_solutions (ambiguity);
  gtk_label_set_label (self->count, count);
  /* Of a single solution there is nothing to choose. */
  gtk_widget_set_visible (self->choices, !one);
  gtk_widget_set_visible (GTK_WIDGET (self->legend), !one);
  legend = word_legend (self, shown);
  show_place (self, shown);
  gtk_label_set_label (self->legend, legend);
  show_cell (self);
}

/**
 * satdoku_solutions_bar_hide_count:
 * @self: a bar
 *
 * How many solutions there are is said elsewhere.
 */
void
satdoku_solutions_bar_hide_count (SatdokuSolutionsBar *self)
{
  g_return_if_fail (SATDOKU_IS_SOLUTIONS_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self->count), FALSE);
}

/**
 * satdoku_solutions_bar_set_guide:
 * @self: a bar
 * @guide: whose solutions are shown
 */
void
satdoku_solutions_bar_set_guide (SatdokuSolutionsBar *self,
                                 SatdokuAmbiguityGuide *guide)
{
  g_return_if_fail (SATDOKU_IS_SOLUTIONS_BAR (self) && SATDOKU_IS_AMBIGUITY_GUIDE (guide));

  g_set_object (&self->guide, guide);
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "cell-changed", G_CALLBACK (show_cell), self, G_CONNECT_SWAPPED);
  guide_cb (self);
}

static void
satdoku_solutions_bar_dispose (GObject *object)
{
  SatdokuSolutionsBar *self = SATDOKU_SOLUTIONS_BAR (object);

  g_clear_object (&self->guide);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_SOLUTIONS_BAR);
  G_OBJECT_CLASS (satdoku_solutions_bar_parent_class)->dispose (object);
}

static void
satdoku_solutions_bar_class_init (SatdokuSolutionsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_solutions_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "solutionsbar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-solutions-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, count);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, choices);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, walk);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, legend);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolutionsBar, cell);
}

static void
satdoku_solutions_bar_init (SatdokuSolutionsBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
