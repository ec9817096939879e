/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What panels that find out something about a formula have in common. A search is cancelled, and
 * its result dropped, when the formula changes or the panel goes. Large formulas take much memory:
 * nothing is searched while the panel can't be seen; a search that was under way then begins again
 * when it is. It does not know what is looked for. */

#include "satdoku-config.h"

#include "satdoku-analysis-panel.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"

typedef struct
{
  /* Template children. */
  GtkLabel *title;
  GtkLabel *status;
  GtkBox *body;

  /* Borrowed. */
  GtkWidget *pressed; /* (nullable): weak; had the focus when the search began */

  /* Owned. */
  SatdokuFormulaSource *source; /* (nullable): what it is about */
  SatdokuRequest *request;      /* (nullable): the search, while there is a source */

  int time_limit;
  gboolean waiting; /* for the panel to be seen, to search */
  guint seen_idle;  /* searches then */
} SatdokuAnalysisPanelPrivate;

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (SatdokuAnalysisPanel,
                                  satdoku_analysis_panel,
                                  ADW_TYPE_BIN,
                                  G_ADD_PRIVATE (SatdokuAnalysisPanel)
                                    G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  SIGNAL_CLOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SatdokuAnalysisPanelPrivate *
get_private (gpointer self)
{
  return satdoku_analysis_panel_get_instance_private (self);
}

static void
set_status (SatdokuAnalysisPanel *self,
            const char *status)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);

  gtk_label_set_text (priv->status, status);
  gtk_widget_set_visible (GTK_WIDGET (priv->status), *status != '\0');
}

static void
tell_busy (SatdokuAnalysisPanel *self)
{
  SatdokuAnalysisPanelClass *klass = SATDOKU_ANALYSIS_PANEL_GET_CLASS (self);

  if (klass->busy_changed != NULL)
    klass->busy_changed (self);
}

/* A button that begins a search can't be pressed while that is under way, and so it loses the
 * focus. It gets it back when nothing else has taken it; or the title, when it can't take it. */
static void
note_focus (SatdokuAnalysisPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    focus = NULL;
  g_set_weak_pointer (&get_private (self)->pressed, focus);
}

static void
restore_focus (SatdokuAnalysisPanel *self)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (priv->pressed != NULL && root != NULL && gtk_root_get_focus (root) == NULL &&
      !gtk_widget_grab_focus (priv->pressed))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&priv->pressed);
}

static void
say_why_not (SatdokuAnalysisPanel *self)
{
  const GError *error = satdoku_request_get_error (get_private (self)->request);
  g_autofree char *why =
    error != NULL ? words_error (error, WORDS_STYLE_WINDOW) : g_strdup (_ ("Cancelled"));

  set_status (self, why);
  tell_busy (self);
}

static void
done_cb (SatdokuAnalysisPanel *self)
{
  gpointer found = satdoku_request_steal_result (get_private (self)->request);

  if (found != NULL)
    SATDOKU_ANALYSIS_PANEL_GET_CLASS (self)->take (self, found);
  else
    say_why_not (self);
  restore_focus (self);
}

static void
stop (SatdokuAnalysisPanel *self)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);

  if (priv->request != NULL)
    satdoku_request_stop (priv->request);
  g_clear_handle_id (&priv->seen_idle, g_source_remove);
  priv->waiting = FALSE;
}

static gboolean
seen_cb (gpointer self)
{
  get_private (self)->seen_idle = 0;
  satdoku_analysis_panel_search (self);
  return G_SOURCE_REMOVE;
}

static void
satdoku_analysis_panel_map (GtkWidget *widget)
{
  SatdokuAnalysisPanel *self = SATDOKU_ANALYSIS_PANEL (widget);

  GTK_WIDGET_CLASS (satdoku_analysis_panel_parent_class)->map (widget);
  /* What is around it may find out now that the formula is another one. */
  if (get_private (self)->waiting)
    get_private (self)->seen_idle = g_idle_add (seen_cb, self);
}

static void
satdoku_analysis_panel_unmap (GtkWidget *widget)
{
  SatdokuAnalysisPanel *self = SATDOKU_ANALYSIS_PANEL (widget);
  SatdokuAnalysisPanelPrivate *priv = get_private (self);
  gboolean searching = satdoku_analysis_panel_is_busy (self) || priv->waiting;

  stop (self);
  priv->waiting = searching;
  GTK_WIDGET_CLASS (satdoku_analysis_panel_parent_class)->unmap (widget);
}

static void
close_cb (GtkWidget *widget)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSE], 0);
}

static void
satdoku_analysis_panel_dispose (GObject *object)
{
  SatdokuAnalysisPanel *self = SATDOKU_ANALYSIS_PANEL (object);
  SatdokuAnalysisPanelPrivate *priv = get_private (self);

  stop (self);
  g_clear_weak_pointer (&priv->pressed);
  g_clear_object (&priv->source);
  g_clear_object (&priv->request);
  /* GTK takes back the template itself: gtk_widget_dispose_template() looks at that of the panel's
   * own class, whichever type it is asked for. */
  G_OBJECT_CLASS (satdoku_analysis_panel_parent_class)->dispose (object);
}

/* What the template of a panel has goes below the title and the status. */
static void
satdoku_analysis_panel_add_child (GtkBuildable *buildable,
                                  GtkBuilder *builder,
                                  GObject *child,
                                  const char *type)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (buildable);
  GtkBuildableIface *parent =
    g_type_interface_peek (satdoku_analysis_panel_parent_class, GTK_TYPE_BUILDABLE);

  if (priv->body != NULL && GTK_IS_WIDGET (child) && type == NULL)
    gtk_box_append (priv->body, GTK_WIDGET (child));
  else
    parent->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = satdoku_analysis_panel_add_child;
}

static void
satdoku_analysis_panel_class_init (SatdokuAnalysisPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_analysis_panel_dispose;
  widget_class->map = satdoku_analysis_panel_map;
  widget_class->unmap = satdoku_analysis_panel_unmap;
  satdoku_class_add_action (klass, "analysis.close", NULL, G_CALLBACK (close_cb));
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-analysis-panel.ui");
  gtk_widget_class_bind_template_child_private (widget_class, SatdokuAnalysisPanel, title);
  gtk_widget_class_bind_template_child_private (widget_class, SatdokuAnalysisPanel, status);
  gtk_widget_class_bind_template_child_private (widget_class, SatdokuAnalysisPanel, body);
  /* The user has seen enough. */
  signals[SIGNAL_CLOSE] = satdoku_class_add_signal (klass, "close", 0);
}

static void
satdoku_analysis_panel_init (SatdokuAnalysisPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_worker (SatdokuAnalysisPanel *self,
            SatdokuWorker *worker)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);

  g_clear_object (&priv->request);
  if (worker == NULL)
    return;
  priv->request = satdoku_request_new (worker, G_CALLBACK (done_cb), self);
}

/* Finds out about the formula, (nullable), and forgets what was found of another one. @time_limit:
 * seconds; 0: none. */
void
satdoku_analysis_panel_set_source (SatdokuAnalysisPanel *self,
                                   SatdokuFormulaSource *source,
                                   SatdokuWorker *worker,
                                   int time_limit)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);
  SatdokuAnalysisPanelClass *klass = NULL;

  g_return_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self));

  if (priv->source == source)
    return;
  klass = SATDOKU_ANALYSIS_PANEL_GET_CLASS (self);
  stop (self);
  klass->forget (self);
  g_set_object (&priv->source, source);
  set_worker (self, worker);
  priv->time_limit = time_limit;
  if (source == NULL)
    {
      if (klass->ended != NULL)
        klass->ended (self);
      return;
    }
  klass->show (self);
  satdoku_analysis_panel_search (self);
}

SatdokuFormulaSource *
satdoku_analysis_panel_get_source (SatdokuAnalysisPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self), NULL);

  return get_private (self)->source;
}

/* Begins a search as soon as the panel is seen. The panel must be about a formula and not busy. */
void
satdoku_analysis_panel_search (SatdokuAnalysisPanel *self)
{
  SatdokuAnalysisPanelPrivate *priv = get_private (self);

  g_return_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self) && priv->request != NULL);
  g_return_if_fail (!satdoku_analysis_panel_is_busy (self));

  set_status (self, _ ("Searching…"));
  priv->waiting = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (priv->waiting)
    return;
  note_focus (self);
  SATDOKU_ANALYSIS_PANEL_GET_CLASS (self)->search (self, priv->source, priv->time_limit,
                                                   priv->request);
  tell_busy (self);
}

gboolean
satdoku_analysis_panel_is_busy (SatdokuAnalysisPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self), FALSE);

  return get_private (self)->request != NULL &&
         satdoku_request_is_pending (get_private (self)->request);
}

/* @title: what was found, in a few words. @status: what else is to be said, or "". */
void
satdoku_analysis_panel_set_texts (SatdokuAnalysisPanel *self,
                                  const char *title,
                                  const char *status)
{
  g_return_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self) && title != NULL && status != NULL);

  gtk_label_set_text (get_private (self)->title, title);
  set_status (self, status);
}

const char *
satdoku_analysis_panel_get_title (SatdokuAnalysisPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANALYSIS_PANEL (self), NULL);

  return gtk_label_get_text (get_private (self)->title);
}
