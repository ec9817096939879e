/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A dot for each exercise of a lesson: a ring while it is open, filled when it was solved, a ring
 * with a point when that took help, a ring with a bar when it was skipped. A screen reader is told
 * the numbers of these. */

#include "satdoku-config.h"

#include "satdoku-outcome-dots.h"

#include <words-learned.h>

/* Pixels. */
#define SIZE 10
#define GAP 4
#define LINE 1.5
#define POINT 0.4 /* of the radius */
/* What is still to be done stands back. */
#define OPEN_ALPHA 0.6f

struct _SatdokuOutcomeDots
{
  GtkWidget parent_instance;

  SudokuOutcome outcomes[SUDOKU_LEARNED_EXERCISES];
};

G_DEFINE_FINAL_TYPE (SatdokuOutcomeDots, satdoku_outcome_dots, GTK_TYPE_WIDGET)

static void
satdoku_outcome_dots_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = SUDOKU_LEARNED_EXERCISES * (SIZE + GAP) - GAP;
  else
    *minimum = *natural = SIZE;
}

static void
draw_dot (cairo_t *cr,
          SudokuOutcome outcome,
          double x,
          double y)
{
  double radius = (SIZE - LINE) / 2;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  if (outcome == SUDOKU_OUTCOME_SOLVED)
    {
      cairo_fill_preserve (cr);
      cairo_stroke (cr);
      return;
    }
  cairo_stroke (cr);
  if (outcome == SUDOKU_OUTCOME_HELPED)
    {
      cairo_arc (cr, x, y, radius * POINT, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  if (outcome == SUDOKU_OUTCOME_SKIPPED)
    {
      cairo_move_to (cr, x - radius * POINT, y);
      cairo_line_to (cr, x + radius * POINT, y);
      cairo_stroke (cr);
    }
}

static void
satdoku_outcome_dots_snapshot (GtkWidget *widget,
                               GtkSnapshot *snapshot)
{
  SatdokuOutcomeDots *self = SATDOKU_OUTCOME_DOTS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA done, open;

  gtk_style_context_get_color (context, &open);
  if (!gtk_style_context_lookup_color (context, "accent_color", &done))
    done = open;
  open.alpha *= OPEN_ALPHA;
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    {
      gboolean begun = self->outcomes[i] > SUDOKU_OUTCOME_SKIPPED;
      double x = SIZE / 2.0 + i * (SIZE + GAP);

      gdk_cairo_set_source_rgba (cr, begun ? &done : &open);
      draw_dot (cr, self->outcomes[i], mirrored ? width - x : x, height / 2.0);
    }
  cairo_destroy (cr);
}

static void
satdoku_outcome_dots_class_init (SatdokuOutcomeDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = satdoku_outcome_dots_measure;
  widget_class->snapshot = satdoku_outcome_dots_snapshot;
  gtk_widget_class_set_css_name (widget_class, "outcomedots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
satdoku_outcome_dots_init (SatdokuOutcomeDots *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
satdoku_outcome_dots_show (SatdokuOutcomeDots *self,
                           const SudokuLearned *learned,
                           const SudokuTechnique *technique)
{
  g_autofree char *state = NULL;

  g_return_if_fail (SATDOKU_IS_OUTCOME_DOTS (self) && learned != NULL && technique != NULL);

  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    self->outcomes[i] = sudoku_learned_get (learned, technique, i);
  state = words_learned_state (learned, technique);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
