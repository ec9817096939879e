/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window to describe a source of puzzles in: its address, how the puzzle is written, and what
 * stands around it. What is wrong is said while it is typed; a button tries whether a puzzle comes.
 * It does not know where sources are kept. */

#include "satdoku-config.h"

#include "satdoku-web-editor.h"

#include <glib/gi18n.h>
#include <sudoku-format.h>
#include <sudoku-result.h>
#include <words-error.h>
#include <words-play.h>

#include "satdoku-class.h"
#include "satdoku-combo-row.h"
#include "satdoku-web-fetch.h"

struct _SatdokuWebEditor
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkEditable *name;
  GtkEditable *address;
  AdwComboRow *format;
  GtkEditable *before;
  GtkEditable *behind;
  GtkLabel *verdict;
  GtkWidget *remove_button;

  /* Owned. */
  SatdokuWorker *worker;
  GCancellable *cancellable; /* (nullable): while something is tried */
  GPtrArray *ids;            /* (element-type utf8): of the formats of the row; the first is none */
  SatdokuWebSource *source;  /* (nullable): before the window is set up */
};

G_DEFINE_FINAL_TYPE (SatdokuWebEditor, satdoku_web_editor, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const faults[] = {
  [SATDOKU_WEB_GOOD] = "",
  [SATDOKU_WEB_NO_NAME] = N_ ("The source needs a name"),
  [SATDOKU_WEB_NO_HTTPS] = N_ ("The address must begin with https://"),
  [SATDOKU_WEB_NO_HOST] = N_ ("The address names no server"),
  [SATDOKU_WEB_USER] = N_ ("There must be no user name or password in the address"),
  [SATDOKU_WEB_PLACEHOLDER] = N_ ("What stands in braces is none of the placeholders"),
  [SATDOKU_WEB_CHARACTERS] = N_ ("There is a character in the address that must not be there"),
  [SATDOKU_WEB_TOO_LONG] = N_ ("This is too long"),
  [SATDOKU_WEB_NO_FORMAT] = N_ ("The format is not known"),
};

/* Blanks around what was pasted are never meant, but they may be around a puzzle. */
static void
set_text (char **text,
          GtkEditable *row,
          gboolean strip)
{
  g_free (*text);
  *text = g_strdup (gtk_editable_get_text (row));
  if (strip)
    g_strstrip (*text);
}

static void
read_rows (SatdokuWebEditor *self)
{
  guint selected = adw_combo_row_get_selected (self->format);

  set_text (&self->source->name, self->name, TRUE);
  set_text (&self->source->address, self->address, TRUE);
  set_text (&self->source->before, self->before, FALSE);
  set_text (&self->source->behind, self->behind, FALSE);
  g_free (self->source->format);
  self->source->format =
    g_strdup (selected < self->ids->len ? g_ptr_array_index (self->ids, selected) : "");
}

static void
stop (SatdokuWebEditor *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* An empty form is not wrong yet. */
static void
changed_cb (SatdokuWebEditor *self)
{
  SatdokuWebFault fault;
  gboolean is_begun;

  if (self->source == NULL)
    return;
  stop (self);
  read_rows (self);
  fault = satdoku_web_source_check (self->source);
  is_begun = *self->source->address != '\0' &&
             (*self->source->name != '\0' || fault != SATDOKU_WEB_NO_NAME);
  gtk_label_set_label (self->verdict,
                       is_begun && fault != SATDOKU_WEB_GOOD ? _ (faults[fault]) : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "source.save", fault == SATDOKU_WEB_GOOD);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "source.try", fault == SATDOKU_WEB_GOOD);
}

static char *
describe (const SudokuContents *contents)
{
  const SudokuGrid *grid = sudoku_document_get_grid (sudoku_contents_get_document (contents));
  g_autofree char *name = NULL;
  SudokuKind kind;

  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  name = words_kind (&kind);
  if (sudoku_contents_has_more (contents))
    /* Translators: a kind of puzzle, such as "9 × 9". */
    return g_strdup_printf (_ ("Several puzzles are there, the first one %s"), name);
  /* Translators: a kind of puzzle, such as "9 × 9". */
  return g_strdup_printf (_ ("A puzzle is there: %s"), name);
}

/* When it was cancelled, the window may be gone. */
static void
tried_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  SatdokuWebEditor *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_web_fetch_finish (result, &error);
  g_autofree char *words = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  words = contents != NULL ? describe (contents) : words_error (error, WORDS_STYLE_WINDOW);
  gtk_label_set_label (self->verdict, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "source.try", TRUE);
}

static void
try_cb (SatdokuWebEditor *self)
{
  const SatdokuWebLimits limits = SATDOKU_WEB_LIMITS;
  g_autofree char *host = satdoku_web_source_dup_host (self->source);
  g_autofree char *words = NULL;

  stop (self);
  self->cancellable = g_cancellable_new ();
  /* Translators: %s is the name of a server. */
  words = g_strdup_printf (_ ("Fetching from %s…"), host);
  gtk_label_set_label (self->verdict, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "source.try", FALSE);
  satdoku_web_fetch_async (self->worker, self->source, &limits, self->cancellable, tried_cb, self);
}

static void
save_cb (SatdokuWebEditor *self)
{
  read_rows (self);
  g_signal_emit (self, signals[SIGNAL_DONE], 0, self->source);
  gtk_window_close (GTK_WINDOW (self));
}

static void
remove_cb (SatdokuWebEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_DONE], 0, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
satdoku_web_editor_dispose (GObject *object)
{
  SatdokuWebEditor *self = SATDOKU_WEB_EDITOR (object);

  stop (self);
  satdoku_class_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (SATDOKU_TYPE_COMBO_ROW);
  satdoku_class_set_template (widget_class, "satdoku-web-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, address);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, format);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, before);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, behind);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, verdict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebEditor, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  satdoku_class_add_action (widget_class, "source.try", NULL, G_CALLBACK (try_cb));
  satdoku_class_add_action (widget_class, "source.save", NULL, G_CALLBACK (save_cb));
  satdoku_class_add_action (widget_class, "source.remove", NULL, G_CALLBACK (remove_cb));
}

static void
satdoku_web_editor_class_init (SatdokuWebEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_web_editor_dispose;

  /* The user wants the source to be so. The window closes. @source: (type gpointer) (nullable): a
   * #SatdokuWebSource without faults, only during the signal; %NULL: it is to be removed. */
  signals[SIGNAL_DONE] = satdoku_class_add_signal (klass, "done", 1, G_TYPE_POINTER);
  bind_template (widget_class);
  satdoku_class_drops (klass, SatdokuWebEditor, source, satdoku_web_source_free);
  satdoku_class_drops (klass, SatdokuWebEditor, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuWebEditor, ids, g_ptr_array_unref);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Leaves out formulas, which pages don't have, and formats that are recognised but never hold a
 * puzzle. */
static void
fill_formats (SatdokuWebEditor *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  gtk_string_list_append (names, _ ("Find Out"));
  g_ptr_array_add (self->ids, (gpointer) "");
  for (gsize i = 0; i < n_formats; i++)
    {
      if (formats[i]->read == NULL || sudoku_format_has (formats[i], SUDOKU_FORMAT_FORMULA))
        continue;
      gtk_string_list_append (names, _ (formats[i]->name));
      g_ptr_array_add (self->ids, (gpointer)formats[i]->id);
    }
  adw_combo_row_set_model (self->format, G_LIST_MODEL (names));
}

static void
satdoku_web_editor_init (SatdokuWebEditor *self)
{
  self->worker = satdoku_worker_new ();
  self->ids = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_formats (self);
}

static void
fill_rows (SatdokuWebEditor *self,
           const SatdokuWebSource *source)
{
  gtk_editable_set_text (self->name, source->name);
  gtk_editable_set_text (self->address, source->address);
  gtk_editable_set_text (self->before, source->before);
  gtk_editable_set_text (self->behind, source->behind);
  for (guint i = 0; i < self->ids->len; i++)
    if (g_str_equal (g_ptr_array_index (self->ids, i), source->format))
      adw_combo_row_set_selected (self->format, i);
}

/* @source: (nullable): what is there so far. GTK owns the window until it is closed. */
GtkWindow *
satdoku_web_editor_new (GtkWindow *parent,
                        const SatdokuWebSource *source)
{
  SatdokuWebEditor *self = g_object_new (SATDOKU_TYPE_WEB_EDITOR, "transient-for", parent, NULL);

  if (source != NULL)
    fill_rows (self, source);
  gtk_widget_set_visible (self->remove_button, source != NULL);
  self->source = source != NULL ? satdoku_web_source_copy (source) : satdoku_web_source_new ();
  changed_cb (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->name));
  return GTK_WINDOW (self);
}
