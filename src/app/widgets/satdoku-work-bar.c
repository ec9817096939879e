/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bar that floats over a window: what the worker does, live counts, the time it took so far, more
 * of that on demand, and Cancel. It comes only for what takes longer than a moment. It knows no
 * jobs. */

#include "satdoku-config.h"

#include "satdoku-work-bar.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>
#include <words-solver.h>

#include "satdoku-class.h"
#include "satdoku-fact-list.h"
#include "satdoku-properties.h"

/* Milliseconds: what is done sooner doesn't show the bar. */
#define DELAY 120
/* Of the bar when it isn't known how much is still to do, in parts of its length. */
#define PULSE_STEP 0.04

struct _SatdokuWorkBar
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkRevealer *revealer;
  GtkLabel *title;
  GtkLabel *detail;
  GtkLabel *elapsed;
  GtkMenuButton *facts_button;
  SatdokuFactList *facts;
  GtkProgressBar *progress;

  /* Owned. */
  SatdokuWorker *worker;
  GBindingGroup *of_worker; /* what is shown of it */
  guint timeout;
};

G_DEFINE_FINAL_TYPE (SatdokuWorkBar, satdoku_work_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_WORKER,
  PROP_BUSY,
  PROP_ELAPSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
reveal_cb (gpointer user_data)
{
  SatdokuWorkBar *self = user_data;

  self->timeout = 0;
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  return G_SOURCE_REMOVE;
}

static void
set_busy (SatdokuWorkBar *self,
          gboolean busy)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (busy)
    self->timeout = g_timeout_add (DELAY, reveal_cb, self);
  else
    {
      gtk_menu_button_popdown (self->facts_button);
      gtk_revealer_set_reveal_child (self->revealer, FALSE);
    }
}

/* The last title stays to be seen while the bar goes away. */
static char *
word_title (SatdokuWorkBar *self,
            const char *title)
{
  return g_strdup (title != NULL && title[0] != '\0' ? title : gtk_label_get_label (self->title));
}

/* The bytes of the process that are in memory, as Linux tells them; 0 elsewhere. */
static guint64
get_memory (void)
{
  FILE *file = fopen ("/proc/self/statm", "re");
  unsigned long n_pages = 0;

  if (file == NULL)
    return 0;
  if (fscanf (file, "%*u %lu", &n_pages) != 1)
    n_pages = 0;
  fclose (file);
  return (guint64)n_pages * (guint64)sysconf (_SC_PAGESIZE);
}

static void
update_facts (SatdokuWorkBar *self)
{
  g_autoptr (GPtrArray) facts = NULL;
  SudokuProgress progress;
  double elapsed;

  if (self->worker == NULL)
    return;
  g_object_get (self->worker, "elapsed", &elapsed, NULL);
  satdoku_worker_get_progress (self->worker, &progress);
  facts = words_progress (&progress, elapsed, get_memory ());
  satdoku_fact_list_show (self->facts, facts);
}

static void
show_progress (SatdokuWorkBar *self,
               double elapsed)
{
  g_autofree char *detail = NULL;
  g_autofree char *elapsed_text = NULL;
  SudokuProgress progress;
  double fraction;

  if (!satdoku_worker_is_busy (self->worker))
    return;
  g_object_get (self->worker, "fraction", &fraction, NULL);
  satdoku_worker_get_progress (self->worker, &progress);
  detail = words_work (&progress, elapsed);
  gtk_label_set_label (self->detail, detail);
  /* Translators: seconds that a job has taken so far. */
  elapsed_text = g_strdup_printf (_ ("%.1f s"), elapsed);
  gtk_label_set_label (self->elapsed, elapsed_text);
  if (fraction < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, fraction);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->facts)))
    update_facts (self);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  if (id == PROP_WORKER)
    satdoku_work_bar_set_worker (SATDOKU_WORK_BAR (object), g_value_get_object (value));
  else if (id == PROP_BUSY)
    set_busy (SATDOKU_WORK_BAR (object), g_value_get_boolean (value));
  else if (id == PROP_ELAPSED)
    show_progress (SATDOKU_WORK_BAR (object), g_value_get_double (value));
}

static void
satdoku_work_bar_dispose (GObject *object)
{
  SatdokuWorkBar *self = SATDOKU_WORK_BAR (object);

  if (self->revealer != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->revealer)));
  satdoku_class_dispose (object);
}

static void
satdoku_work_bar_class_init (SatdokuWorkBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_WORKER] = { "worker", SATDOKU_TYPE_WORKER, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuWorkBar, worker), .set = set_value },
    /* Bound to those of the worker. */
    [PROP_BUSY] = { "busy", G_TYPE_BOOLEAN, G_PARAM_WRITABLE, .set = set_value },
    [PROP_ELAPSED] = { "elapsed", G_TYPE_DOUBLE, G_PARAM_WRITABLE, .set = set_value },
  };

  g_type_ensure (SATDOKU_TYPE_FACT_LIST);
  object_class->dispose = satdoku_work_bar_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "workbar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-work-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, detail);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, elapsed);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, facts_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, facts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWorkBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, update_facts);
  gtk_widget_class_bind_template_callback (widget_class, word_title);
  satdoku_class_drops (klass, SatdokuWorkBar, of_worker, g_object_unref);
  satdoku_class_removes (klass, SatdokuWorkBar, timeout);
  satdoku_class_drops (klass, SatdokuWorkBar, worker, g_object_unref);
}

static void
satdoku_work_bar_init (SatdokuWorkBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_progress_bar_set_pulse_step (self->progress, PULSE_STEP);
  self->of_worker = g_binding_group_new ();
  g_binding_group_bind (self->of_worker, "busy", self, "busy", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->of_worker, "elapsed", self, "elapsed", G_BINDING_SYNC_CREATE);
}

void
satdoku_work_bar_set_worker (SatdokuWorkBar *self,
                             SatdokuWorker *worker)
{
  g_return_if_fail (SATDOKU_IS_WORK_BAR (self) && SATDOKU_IS_WORKER (worker));

  if (!g_set_object (&self->worker, worker))
    return;
  g_binding_group_set_source (self->of_worker, worker);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORKER]);
}
