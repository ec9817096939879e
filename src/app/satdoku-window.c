/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: header bar, pages and what they share, the game and the worker. */

#include "satdoku-config.h"

#include "satdoku-window.h"

#include "satdoku-cnf-page.h"
#include "satdoku-solution-page.h"
#include "satdoku-worker.h"

struct _SatdokuWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  AdwViewStack *stack;
  SatdokuCnfPage *cnf_page;
  SatdokuSolutionPage *solution_page;

  /* Owned. */
  SatdokuWorker *worker;
};

G_DEFINE_FINAL_TYPE (SatdokuWindow, satdoku_window, ADW_TYPE_APPLICATION_WINDOW)

static void
satdoku_window_dispose (GObject *object)
{
  SatdokuWindow *self = SATDOKU_WINDOW (object);

  if (self->worker != NULL)
    satdoku_worker_drop (self->worker);
  g_clear_object (&self->worker);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_WINDOW);
  G_OBJECT_CLASS (satdoku_window_parent_class)->dispose (object);
}

static void
satdoku_window_class_init (SatdokuWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = satdoku_window_dispose;

  g_type_ensure (SATDOKU_TYPE_CNF_PAGE);
  g_type_ensure (SATDOKU_TYPE_SOLUTION_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/satdoku/Satdoku/satdoku-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, cnf_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, solution_page);
}

static void
satdoku_window_init (SatdokuWindow *self)
{
  self->worker = satdoku_worker_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->cnf_page, "worker", self->worker, NULL);
  g_object_set (self->solution_page, "worker", self->worker, NULL);
}

/**
 * satdoku_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window, owned by GTK until it is closed
 */
SatdokuWindow *
satdoku_window_new (SatdokuApplication *application)
{
  g_return_val_if_fail (SATDOKU_IS_APPLICATION (application), NULL);

  return g_object_new (SATDOKU_TYPE_WINDOW, "application", application, NULL);
}
