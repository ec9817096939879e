/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses which solutions the board shows: the values of all, one, or two at a time; goes to the
 * next and back, says how to read the board, and what the selected cell has. It finds out nothing:
 * its buttons are those of actions. */

#include "satdoku-config.h"

#include "satdoku-solutions-bar.h"

#include <glib/gi18n.h>
#include <words-ambiguity.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-wrap-box.h"

struct _SatdokuSolutionsBar
{
  GtkWidget parent_instance;

  /* Template children. */

  /* Owned. */
  SatdokuAmbiguityGuide *guide; /* (nullable): until the view it is in has one */

  gboolean shows_count;
};

G_DEFINE_FINAL_TYPE (SatdokuSolutionsBar, satdoku_solutions_bar, GTK_TYPE_WIDGET)

static gboolean
is_walking (gpointer unused,
            guint shown)
{
  return shown == SATDOKU_SOLUTIONS_ONE || shown == SATDOKU_SOLUTIONS_TWO;
}

/* "3 of 125", "3 and 4 of 125", with "at least" where they were not all counted. */
static char *
word_place (gpointer unused,
            const SudokuAmbiguity *ambiguity,
            guint shown,
            guint number)
{
  guint n = ambiguity != NULL ? ambiguity->solutions->len : 0;
  g_autofree char *count = words_count (n);
  g_autofree char *first = words_count (number + 1);
  g_autofree char *second = words_count (number + 2);
  gboolean two = shown == SATDOKU_SOLUTIONS_TWO;

  if (n == 0)
    return NULL;
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
word_legend (gpointer unused,
             const SudokuAmbiguity *ambiguity,
             guint shown,
             guint number,
             gboolean pending)
{
  if (ambiguity == NULL)
    return NULL;
  switch ((SatdokuSolutionsShown)shown)
    {
    case SATDOKU_SOLUTIONS_VALUES:
      return g_strdup (word_values (ambiguity, pending));
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

/* Of a single solution there is nothing to choose. */
static gboolean
has_choice (gpointer unused,
            const SudokuAmbiguity *ambiguity)
{
  return ambiguity != NULL && (!ambiguity->complete || ambiguity->solutions->len > 1);
}

static char *
word_count (gpointer unused,
            const SudokuAmbiguity *ambiguity)
{
  return ambiguity != NULL ? words_n_solutions (ambiguity) : NULL;
}

static gboolean
has_text (gpointer unused,
          const char *text)
{
  return text != NULL && text[0] != '\0';
}

static void
guide_changed (SatdokuSolutionsBar *self)
{
  g_object_bind_property (self->guide, "has-any", self, "visible", G_BINDING_SYNC_CREATE);
}

static void
satdoku_solutions_bar_class_init (SatdokuSolutionsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (nullable): whose solutions are shown */
    { "guide", SATDOKU_TYPE_AMBIGUITY_GUIDE, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuSolutionsBar, guide), G_CALLBACK (guide_changed) },
    /* Is it said how many there are, and not elsewhere? */
    { "shows-count", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuSolutionsBar, shows_count) },
  };

  g_type_ensure (SATDOKU_TYPE_AMBIGUITY_GUIDE);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  gtk_widget_class_set_css_name (widget_class, "solutionsbar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-solutions-bar.ui");
  gtk_widget_class_bind_template_callback (widget_class, has_choice);
  gtk_widget_class_bind_template_callback (widget_class, is_walking);
  gtk_widget_class_bind_template_callback (widget_class, word_count);
  gtk_widget_class_bind_template_callback (widget_class, word_place);
  gtk_widget_class_bind_template_callback (widget_class, word_legend);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
}

static void
satdoku_solutions_bar_init (SatdokuSolutionsBar *self)
{
  self->shows_count = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
