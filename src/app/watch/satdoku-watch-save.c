/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the graph of a conflict for Graphviz, which makes posters of it, and what was learned as a
 * proof in the format DRUP, for proof checkers. */

#include "satdoku-config.h"

#include "satdoku-watch-save.h"

#include <glib/gi18n.h>
#include <sat-trace-graph.h>
#include <string.h>
#include <words-error.h>
#include <words-trace.h>

#include "satdoku-file-chooser.h"
#include "satdoku-file.h"

/* What a dialog that asks where to save keeps the text under. */
#define BYTES_KEY "satdoku-bytes"

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

/* Writes the graph of the last conflict before the step that is looked at as a text for Graphviz;
 * %NULL when there was none. Decisions are boxes, the first unique implication point has a thick
 * line, chains whose middle is left out are dashed. */
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

/* What was learned up to the step that is looked at, in the format DRUP; %NULL: nothing. */
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
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuWatch) watch = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  g_autofree char *what = NULL;

  if (satdoku_file_save_finish (result, NULL, &error))
    {
      what = satdoku_file_dup_name (G_FILE (source));
      /* Translators: %s is the name of a file. */
      message = g_strdup_printf (_ ("Saved “%s”"), what);
    }
  else
    {
      what = words_error (error, WORDS_STYLE_TERMINAL);
      /* Translators: %s says why. */
      message = g_strdup_printf (_ ("Nothing was saved: %s"), what);
    }
  satdoku_watch_say (watch, message);
}

static void
chosen_cb (SatdokuWatch *watch,
           GFile *file,
           GtkFileChooser *chooser)
{
  satdoku_file_save_async (file, g_object_get_data (G_OBJECT (chooser), BYTES_KEY), NULL, NULL,
                           saved_cb, g_object_ref (watch));
}

/* Asks where to save @text, and saves it; @watch says what came of it. */
void
satdoku_watch_save (SatdokuWatch *watch,
                    GtkWindow *window,
                    const char *title,
                    const char *name,
                    const char *text)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (SATDOKU_IS_WATCH (watch) && text != NULL);

  chooser = satdoku_file_chooser_new (title, window, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  g_object_set_data_full (G_OBJECT (chooser), BYTES_KEY, g_bytes_new (text, strlen (text)),
                          (GDestroyNotify)g_bytes_unref);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  satdoku_file_chooser_ask (chooser, watch, G_CALLBACK (chosen_cb));
}
