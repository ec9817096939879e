/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of an answer, which can be edited. GTK is slow with large texts: of such a text only a
 * part is shown, which cannot be edited, and all of it is kept. */

#include "satdoku-config.h"

#include "satdoku-answer-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-answer-text.h"
#include "satdoku-class.h"
#include "satdoku-read.h"
#include "words-terms.h"

/* A longer text inserted at once replaces the answer. */
#define INSERT_MAX (16 * 1024)

struct _SatdokuAnswerView
{
  AdwBin parent_instance;

  /* Template children. */
  GtkTextView *view;
  GtkWidget *placeholder;
  GtkLabel *note;

  /* Owned. */
  GBytes *text;    /* (nullable): as it was set; NULL when it was edited since */
  GBytes *arrived; /* (nullable): on its way to the signal */

  guint arrived_idle;
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (SatdokuAnswerView, satdoku_answer_view, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  SIGNAL_ARRIVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkTextBuffer *
get_buffer (SatdokuAnswerView *self)
{
  return gtk_text_view_get_buffer (self->view);
}

static gboolean
arrived_cb (gpointer user_data)
{
  SatdokuAnswerView *self = user_data;
  g_autoptr (GBytes) bytes = g_steal_pointer (&self->arrived);

  self->arrived_idle = 0;
  g_signal_emit (self, signals[SIGNAL_ARRIVED], 0, bytes);
  return G_SOURCE_REMOVE;
}

/* Pasting, dropping and the middle button all come by here. */
static void
insert_text_cb (GtkTextBuffer *buffer,
                GtkTextIter *place,
                const char *text,
                int length,
                SatdokuAnswerView *self)
{
  if (self->is_setting || length <= INSERT_MAX)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  g_clear_pointer (&self->arrived, g_bytes_unref);
  self->arrived = g_bytes_new (text, (gsize)length);
  if (self->arrived_idle == 0)
    self->arrived_idle = g_idle_add (arrived_cb, self);
}

static void
update_placeholder (SatdokuAnswerView *self)
{
  gtk_widget_set_visible (self->placeholder, satdoku_answer_view_is_empty (self));
}

static void
changed_cb (SatdokuAnswerView *self)
{
  /* A frame that comes before the view has measured its new lines would move the scroll bar while
   * it is being drawn, and GTK warns of that; the layout that is asked for here measures them. */
  gtk_widget_queue_resize (GTK_WIDGET (self->view));
  if (self->is_setting)
    return;
  g_clear_pointer (&self->text, g_bytes_unref);
  update_placeholder (self);
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
}

/* GTK would insert the names of copied files; what is in the first of them is the answer. */
static void
pasting_cb (SatdokuAnswerView *self)
{
  if (!satdoku_read_has_copied_files (GTK_WIDGET (self)))
    return;
  g_signal_stop_emission_by_name (self->view, "paste-clipboard");
  gtk_widget_activate_action (GTK_WIDGET (self), "solution.paste", NULL);
}

static void
satdoku_answer_view_class_init (SatdokuAnswerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* The player has changed the text. Not emitted by satdoku_answer_view_set_text(). */
  signals[SIGNAL_EDITED] = satdoku_class_add_signal (klass, "edited", 0);
  /* So much text was pasted or dropped that it was not inserted; it is to be read as a whole.
   * Emitted from the main loop, after the paste. @text: a #GBytes: what came. */
  signals[SIGNAL_ARRIVED] = satdoku_class_add_signal (klass, "arrived", 1, G_TYPE_BYTES);
  satdoku_class_set_template (klass, "satdoku-answer-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerView, view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerView, placeholder);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerView, note);
  gtk_widget_class_bind_template_callback (widget_class, insert_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pasting_cb);
  satdoku_class_removes (klass, SatdokuAnswerView, arrived_idle);
  satdoku_class_drops (klass, SatdokuAnswerView, arrived, g_bytes_unref);
  satdoku_class_drops (klass, SatdokuAnswerView, text, g_bytes_unref);
}

static void
satdoku_answer_view_init (SatdokuAnswerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What solvers print is read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->view), GTK_TEXT_DIR_LTR);
}

static void
show_note (SatdokuAnswerView *self,
           gsize n_shown,
           gsize size)
{
  g_autofree char *shown_size = g_format_size (n_shown);
  g_autofree char *full_size = g_format_size (size);
  g_autofree char *note = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->note), n_shown < size);
  gtk_text_view_set_editable (self->view, n_shown == size);
  if (n_shown == size)
    return;
  /* Translators: two sizes such as "160 kB" and "7 MB". */
  note = g_strdup_printf (_ ("The first %s of %s are shown. All of it is read, copied and saved."),
                          shown_size, full_size);
  gtk_label_set_label (self->note, note);
}

/* Shows a text of satdoku_answer_text_wrap(), or as much of it as is good for a text view. */
void
satdoku_answer_view_set_text (SatdokuAnswerView *self,
                              GBytes *text)
{
  GtkTextBuffer *buffer;
  gsize size;
  gsize n_shown;
  const char *data;
  GtkTextIter start;

  g_return_if_fail (SATDOKU_IS_ANSWER_VIEW (self) && text != NULL);

  buffer = get_buffer (self);
  data = g_bytes_get_data (text, &size);
  n_shown = satdoku_answer_text_shown (text);
  self->is_setting = TRUE;
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, size > 0 ? data : "", (int)n_shown);
  gtk_text_buffer_end_irreversible_action (buffer);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  self->is_setting = FALSE;
  g_bytes_ref (text);
  g_clear_pointer (&self->text, g_bytes_unref);
  self->text = text;
  show_note (self, n_shown, size);
  update_placeholder (self);
}

/* All of it, also what is not shown. */
GBytes *
satdoku_answer_view_get_text (SatdokuAnswerView *self)
{
  GtkTextIter start;
  GtkTextIter end;
  char *text;

  g_return_val_if_fail (SATDOKU_IS_ANSWER_VIEW (self), NULL);

  if (self->text != NULL)
    return g_bytes_ref (self->text);
  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  text = gtk_text_buffer_get_text (get_buffer (self), &start, &end, TRUE);
  return g_bytes_new_take (text, strlen (text));
}

gboolean
satdoku_answer_view_is_empty (SatdokuAnswerView *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANSWER_VIEW (self), TRUE);

  return gtk_text_buffer_get_char_count (get_buffer (self)) == 0;
}
