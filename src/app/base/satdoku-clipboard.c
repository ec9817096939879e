/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Copying text of any size. Knows nothing of pages.
 *
 * GDK's own way hangs the whole program on X11 as soon as a text of 256 KiB is pasted elsewhere,
 * and delivers nothing when it is much larger. A provider that writes small pieces, each when the
 * other side has taken the one before, has neither problem, needs no memory for the text, and at
 * idle priority lets the window draw in between. So every copy of the program goes through here. */

#include "satdoku-clipboard.h"

#include <sat-dimacs.h>
#include <string.h>

/* Pieces from 200 kB on make GDK abort. */
#define PIECE_SIZE (64 * 1024)
/* A literal of at most 11 characters with a blank, and "0\n". */
#define LITERAL_LENGTH_MAX 14

static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };

/* One paste by another program. */
typedef struct
{
  SatdokuTextProvider *provider;
  GOutputStream *stream;
  GString *piece;
  char *head;       /* (nullable): the comments and the header of a formula, before its clauses */
  const char *data; /* the piece to write next: in @piece, @head or the provider's text */
  gsize length;
  guint64 next;  /* byte of the text or the head, then clause */
  gsize literal; /* of the clause */
  GtkBitsetIter iter;
  gboolean started;
} Transfer;

/* Sets data and length to the next piece, at most PIECE_SIZE bytes; a length of 0 is the end. */
typedef void (*NextPieceFunc) (Transfer *transfer);

struct _SatdokuTextProvider
{
  GdkContentProvider parent_instance;

  NextPieceFunc next_piece;
  GBytes *text;
  SatdokuFormulaSource *source;
  GtkBitset *clauses;
};

G_DEFINE_FINAL_TYPE (SatdokuTextProvider, satdoku_text_provider, GDK_TYPE_CONTENT_PROVIDER)

static void
transfer_free (gpointer data)
{
  Transfer *self = data;

  g_object_unref (self->provider);
  g_object_unref (self->stream);
  g_string_free (self->piece, TRUE);
  g_free (self->head);
  g_free (self);
}

static void
use_part (Transfer *self,
          const char *text,
          gsize size)
{
  self->data = text + self->next;
  self->length = MIN (PIECE_SIZE, size - self->next);
  self->next += self->length;
}

static void
next_piece_of_text (Transfer *self)
{
  gsize size;
  const char *text = g_bytes_get_data (self->provider->text, &size);

  use_part (self, text, size);
}

static gboolean
has_room (const Transfer *self)
{
  return self->piece->len + LITERAL_LENGTH_MAX <= PIECE_SIZE;
}

/* Appends a clause, or as much of it as there is room for: the next piece goes on with it. Returns
 * whether its end was reached. */
static gboolean
append_clause (Transfer *self,
               guint64 clause)
{
  int room[SUDOKU_SIDE_MAX];
  gsize n_literals = 0;
  const int *literals =
    satdoku_formula_source_get_clause (self->provider->source, clause, room, &n_literals);

  for (; self->literal < n_literals; self->literal++)
    {
      if (!has_room (self))
        return FALSE;
      sat_dimacs_append_literal (self->piece, literals[self->literal]);
      g_string_append_c (self->piece, ' ');
    }
  self->literal = 0;
  g_string_append (self->piece, "0\n");
  return TRUE;
}

static void
use_piece (Transfer *self)
{
  self->data = self->piece->str;
  self->length = self->piece->len;
}

static char *
make_head (SatdokuFormulaSource *source)
{
  g_autofree char *comments = satdoku_formula_source_dup_head (source);

  return g_strdup_printf ("%sp cnf %d %" G_GUINT64_FORMAT "\n", comments,
                          satdoku_formula_source_get_n_variables (source),
                          satdoku_formula_source_get_n_clauses (source));
}

/* Comments may be longer than a piece. Returns: is anything of the head left? */
static gboolean
use_head (Transfer *self)
{
  if (!self->started)
    self->head = make_head (self->provider->source);
  self->started = TRUE;
  if (self->head == NULL)
    return FALSE;
  use_part (self, self->head, strlen (self->head));
  if (self->length > 0)
    return TRUE;
  g_clear_pointer (&self->head, g_free);
  self->next = 0;
  return FALSE;
}

static void
next_piece_of_formula (Transfer *self)
{
  guint64 n_clauses = satdoku_formula_source_get_n_clauses (self->provider->source);

  if (use_head (self))
    return;
  g_string_truncate (self->piece, 0);
  while (self->next < n_clauses && has_room (self) && append_clause (self, self->next))
    self->next++;
  use_piece (self);
}

static void
next_piece_of_clauses (Transfer *self)
{
  GtkBitset *clauses = self->provider->clauses;
  gboolean more;
  guint clause;

  g_string_truncate (self->piece, 0);
  more = self->started ? gtk_bitset_iter_is_valid (&self->iter)
                       : gtk_bitset_iter_init_first (&self->iter, clauses, &clause);
  self->started = TRUE;
  while (more && has_room (self) && append_clause (self, gtk_bitset_iter_get_value (&self->iter)))
    more = gtk_bitset_iter_next (&self->iter, &clause);
  use_piece (self);
}

static void write_piece (GTask *task);

static void
piece_written_cb (GObject *source,
                  GAsyncResult *result,
                  gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error))
    write_piece (task);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
write_piece (GTask *task)
{
  Transfer *self = g_task_get_task_data (task);

  self->provider->next_piece (self);
  if (self->length == 0)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  g_output_stream_write_all_async (self->stream,
                                   self->data,
                                   self->length,
                                   G_PRIORITY_DEFAULT_IDLE,
                                   g_task_get_cancellable (task),
                                   piece_written_cb,
                                   g_object_ref (task));
}

static void
text_provider_write_async (GdkContentProvider *provider,
                           const char *mime_type,
                           GOutputStream *stream,
                           int io_priority,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, user_data);
  Transfer *transfer = g_new0 (Transfer, 1);

  transfer->provider = SATDOKU_TEXT_PROVIDER (g_object_ref (provider));
  transfer->stream = g_object_ref (stream);
  transfer->piece = g_string_sized_new (PIECE_SIZE);
  g_task_set_source_tag (task, text_provider_write_async);
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (task, transfer, transfer_free);
  write_piece (task);
}

static gboolean
text_provider_write_finish (GdkContentProvider *provider,
                            GAsyncResult *result,
                            GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static GdkContentFormats *
text_provider_ref_formats (GdkContentProvider *provider)
{
  return gdk_content_formats_new (mime_types, G_N_ELEMENTS (mime_types) - 1);
}

static void
text_provider_finalize (GObject *object)
{
  SatdokuTextProvider *self = SATDOKU_TEXT_PROVIDER (object);

  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_object (&self->source);
  g_clear_pointer (&self->clauses, gtk_bitset_unref);
  G_OBJECT_CLASS (satdoku_text_provider_parent_class)->finalize (object);
}

static void
satdoku_text_provider_class_init (SatdokuTextProviderClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = text_provider_finalize;
  provider_class->ref_formats = text_provider_ref_formats;
  provider_class->write_mime_type_async = text_provider_write_async;
  provider_class->write_mime_type_finish = text_provider_write_finish;
}

static void
satdoku_text_provider_init (SatdokuTextProvider *self)
{
}

/* @text is UTF-8, without a final NUL. */
GdkContentProvider *
satdoku_content_provider_new_for_text (GBytes *text)
{
  SatdokuTextProvider *self = g_object_new (SATDOKU_TYPE_TEXT_PROVIDER, NULL);

  self->next_piece = next_piece_of_text;
  self->text = g_bytes_ref (text);
  return GDK_CONTENT_PROVIDER (self);
}

/* The formula as DIMACS text, which is made while it is pasted and takes no memory. */
GdkContentProvider *
satdoku_content_provider_new_for_formula (SatdokuFormulaSource *source)
{
  SatdokuTextProvider *self = g_object_new (SATDOKU_TYPE_TEXT_PROVIDER, NULL);

  self->next_piece = next_piece_of_formula;
  self->source = g_object_ref (source);
  return GDK_CONTENT_PROVIDER (self);
}

/* These clauses, a line each, without a header; @clauses must not change any more. */
GdkContentProvider *
satdoku_content_provider_new_for_clauses (SatdokuFormulaSource *source,
                                          GtkBitset *clauses)
{
  SatdokuTextProvider *self = g_object_new (SATDOKU_TYPE_TEXT_PROVIDER, NULL);

  self->next_piece = next_piece_of_clauses;
  self->source = g_object_ref (source);
  self->clauses = gtk_bitset_ref (clauses);
  return GDK_CONTENT_PROVIDER (self);
}

void
satdoku_copy (GtkWidget *widget,
              GdkContentProvider *provider)
{
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), provider);
}

/* @text must be valid UTF-8, of any length. The widget only gives the display. */
void
satdoku_copy_text (GtkWidget *widget,
                   const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (bytes);

  satdoku_copy (widget, provider);
}
