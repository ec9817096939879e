/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is saved of a run: the graph of a conflict in the language of Graphviz, which makes posters
 * of it, and what was learned as a proof in the format DRUP, which checkers of proofs read. */

#include "satdoku-config.h"

#include "satdoku-watch-save.h"

#include <glib/gi18n.h>
#include <sat-trace-graph.h>
#include <string.h>
#include <words-error.h>
#include <words-trace.h>

#include "satdoku-file-chooser.h"
#include "satdoku-file.h"

struct _SatdokuWatchSave
{
  GObject parent_instance;

  /* Owned. */
  GtkFileChooserNative *chooser; /* (nullable) */
  GBytes *bytes;                 /* (nullable): that are to be saved */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuWatchSave, satdoku_watch_save, G_TYPE_OBJECT)

enum
{
  SIGNAL_MESSAGE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
append_nodes (GString *text,
              const SatTraceGraph *graph,
              const WordsVariables *of)
{
  guint n_nodes;
  const SatTraceNode *nodes = sat_trace_graph_get_nodes (graph, &n_nodes);

  for (guint i = 0; i < n_nodes; i++)
    {
      g_autofree char *words =
        nodes[i].literal != 0 ? words_trace_literal (of, nodes[i].literal) : g_strdup ("✕");

      g_string_append_printf (text, "  n%u [label=\"%s\\n%u\"%s%s];\n", i, words, nodes[i].level,
                              nodes[i].decision ? ", shape=box" : "",
                              nodes[i].uip ? ", penwidth=3" : "");
    }
}

/**
 * satdoku_watch_dup_dot:
 * @watch: a solver
 *
 * Writes the graph of the last conflict before the step that is looked at as a text for Graphviz.
 * Each node has its literal and its level; decisions are boxes, the first unique implication point
 * has a thick line, chains of which the middle is left out are dashed.
 *
 * Returns: (transfer full) (nullable): the text; %NULL when there was no conflict
 */
char *
satdoku_watch_dup_dot (SatdokuWatch *watch)
{
  g_autoptr (SatTraceGraph) graph = NULL;
  const SatTraceEdge *edges;
  GString *text;
  guint end, n_edges;

  g_return_val_if_fail (SATDOKU_IS_WATCH (watch), NULL);

  if (satdoku_watch_find_derivation (watch, &end) == G_MAXUINT)
    return NULL;
  graph = sat_trace_graph_new (satdoku_watch_get_trace (watch), end);
  text = g_string_new ("digraph conflict {\n  rankdir=LR;\n  node [shape=ellipse];\n");
  append_nodes (text, graph, satdoku_watch_get_variables (watch));
  edges = sat_trace_graph_get_edges (graph, &n_edges);
  for (guint i = 0; i < n_edges; i++)
    g_string_append_printf (text, "  n%u -> n%u%s;\n", edges[i].from, edges[i].to,
                            edges[i].n_between > 0 ? " [style=dashed]" : "");
  g_string_append (text, "}\n");
  return g_string_free (text, FALSE);
}

/**
 * satdoku_watch_dup_proof:
 * @watch: a solver
 *
 * Writes what was learned up to the step that is looked at.
 *
 * Returns: (transfer full) (nullable): a proof in the format DRUP; %NULL when nothing was learned
 */
char *
satdoku_watch_dup_proof (SatdokuWatch *watch)
{
  SatTrace *trace;
  g_autofree char *text = NULL;

  g_return_val_if_fail (SATDOKU_IS_WATCH (watch), NULL);

  trace = satdoku_watch_get_trace (watch);
  if (trace == NULL)
    return NULL;
  text = sat_trace_print_proof (trace, satdoku_watch_get_position (watch));
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

static void
satdoku_watch_save_dispose (GObject *object)
{
  SatdokuWatchSave *self = SATDOKU_WATCH_SAVE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (satdoku_watch_save_parent_class)->dispose (object);
}

static void
satdoku_watch_save_finalize (GObject *object)
{
  SatdokuWatchSave *self = SATDOKU_WATCH_SAVE (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  G_OBJECT_CLASS (satdoku_watch_save_parent_class)->finalize (object);
}

static void
satdoku_watch_save_class_init (SatdokuWatchSaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_watch_save_dispose;
  G_OBJECT_CLASS (klass)->finalize = satdoku_watch_save_finalize;
  /**
   * SatdokuWatchSave::message:
   * @message: a sentence
   *
   * What was saved, or why it was not.
   */
  signals[SIGNAL_MESSAGE] =
    g_signal_new ("message", SATDOKU_TYPE_WATCH_SAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
satdoku_watch_save_init (SatdokuWatchSave *self)
{
  self->cancellable = g_cancellable_new ();
}

/**
 * satdoku_watch_save_new:
 *
 * Returns: (transfer full): what asks and saves
 */
SatdokuWatchSave *
satdoku_watch_save_new (void)
{
  return g_object_new (SATDOKU_TYPE_WATCH_SAVE, NULL);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuWatchSave) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  g_autofree char *what = NULL;

  if (satdoku_file_save_finish (result, NULL, &error))
    {
      what = satdoku_file_dup_name (G_FILE (source));
      /* Translators: %s is the name of a file. */
      message = g_strdup_printf (_ ("Saved “%s”"), what);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      what = words_error (error, WORDS_STYLE_TERMINAL);
      /* Translators: %s says why. */
      message = g_strdup_printf (_ ("Nothing was saved: %s"), what);
    }
  if (message != NULL)
    g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, message);
}

static void
response_cb (GtkNativeDialog *chooser,
             int response,
             SatdokuWatchSave *self)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    satdoku_file_save_async (file, self->bytes, NULL, self->cancellable, saved_cb,
                             g_object_ref (self));
  g_clear_object (&self->chooser);
}

/**
 * satdoku_watch_save_ask:
 * @self: what asks and saves
 * @window: the window that asks
 * @title: the title of the question
 * @name: of the file, as a proposal
 * @text: what is saved
 *
 * Asks where to save a text, and saves it.
 */
void
satdoku_watch_save_ask (SatdokuWatchSave *self,
                        GtkWindow *window,
                        const char *title,
                        const char *name,
                        const char *text)
{
  g_return_if_fail (SATDOKU_IS_WATCH_SAVE (self) && text != NULL);

  g_clear_pointer (&self->bytes, g_bytes_unref);
  self->bytes = g_bytes_new (text, strlen (text));
  g_clear_object (&self->chooser);
  self->chooser = satdoku_file_chooser_new (title, window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                            _ ("_Save"), _ ("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}
