/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one file that makes connections. It fetches one page, by HTTPS only, also where a server
 * sends on to another address, and whatever the server does it comes to an end: the time, the size
 * and the redirects have limits, and a cancellable is obeyed at once. The server is told the
 * address and the name of the program: there are no cookies, passwords, languages or referring
 * pages, and nothing is cached.
 *
 * It blocks, and is for a thread of the worker. Inside it iterates a private main context, because
 * only there can a time limit end what blocks in the network. */

#include "satdoku-config.h"

#include "satdoku-web-transfer.h"

#include <glib/gi18n.h>
#include <libsoup/soup.h>
#include <sat-library.h>
#include <string.h>

#include "satdoku-web-page.h"

#define PIECE_SIZE (64 * 1024)
#define USER_AGENT "Satdoku/" SATDOKU_VERSION
#define ACCEPT "text/*, application/json, application/xml;q=0.9, */*;q=0.5"

#define LIBRARY "libsoup-3.0.so.0"
#define FUNCTIONS(F)                               \
  F (soup_auth_manager_get_type)                   \
  F (soup_message_add_flags)                       \
  F (soup_message_get_request_headers)             \
  F (soup_message_get_response_headers)            \
  F (soup_message_get_status)                      \
  F (soup_message_get_tls_peer_certificate_errors) \
  F (soup_message_headers_get_content_length)      \
  F (soup_message_headers_get_content_type)        \
  F (soup_message_headers_get_encoding)            \
  F (soup_message_headers_get_one)                 \
  F (soup_message_headers_replace)                 \
  F (soup_message_new_from_uri)                    \
  F (soup_session_abort)                           \
  F (soup_session_new_with_options)                \
  F (soup_session_remove_feature_by_type)          \
  F (soup_session_send_async)                      \
  F (soup_session_send_finish)

/* Loaded once, when it is needed first. */
SAT_LIBRARY_DEFINE (LIBRARY, FUNCTIONS)

typedef struct
{
  const SatdokuWebLimits *limits; /* borrowed */
  const SudokuTask *task;         /* borrowed */

  SoupSession *session;
  GCancellable *cancellable; /* by the user or the time limit */
  GUri *uri;
  SoupMessage *message;
  GByteArray *body;
  goffset expected; /* bytes of the body as they come; 0: not known */
  char *charset;    /* (nullable) */
  guint n_redirects;
  gboolean late;
  gboolean done;
  GError *error; /* (nullable) */
} Transfer;

static void
fail (Transfer *self,
      SatdokuWebError code,
      const char *format,
      ...) G_GNUC_PRINTF (3, 4);

static void
fail (Transfer *self,
      SatdokuWebError code,
      const char *format,
      ...)
{
  va_list arguments;

  self->done = TRUE;
  g_clear_error (&self->error);
  va_start (arguments, format);
  self->error = g_error_new_valist (SATDOKU_WEB_ERROR, (int)code, format, arguments);
  va_end (arguments);
}

static const char *
get_host (Transfer *self)
{
  return g_uri_get_host (self->uri);
}

static void
fail_of_certificate (Transfer *self)
{
  GTlsCertificateFlags flags = library.soup_message_get_tls_peer_certificate_errors (self->message);

  if (flags & G_TLS_CERTIFICATE_BAD_IDENTITY)
    /* Translators: %s is the name of a server. */
    fail (self, SATDOKU_WEB_ERROR_CERTIFICATE, _ ("The certificate of %s is for another server"),
          get_host (self));
  else if (flags & (G_TLS_CERTIFICATE_EXPIRED | G_TLS_CERTIFICATE_NOT_ACTIVATED))
    /* Translators: %s is the name of a server. */
    fail (self, SATDOKU_WEB_ERROR_CERTIFICATE, _ ("The certificate of %s is not valid now"),
          get_host (self));
  else if (flags & G_TLS_CERTIFICATE_UNKNOWN_CA)
    fail (self, SATDOKU_WEB_ERROR_CERTIFICATE,
          /* Translators: %s is the name of a server. */
          _ ("The certificate of %s is not signed by anyone this computer trusts"),
          get_host (self));
  else
    /* Translators: %s is the name of a server. */
    fail (self, SATDOKU_WEB_ERROR_CERTIFICATE, _ ("The certificate of %s is wrong"),
          get_host (self));
}

static gboolean
is_cut_off (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CONNECTION_CLOSED) ||
         g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_EOF);
}

/* What the network says, in the words of this program where it has any. */
static void
fail_of_network (Transfer *self,
                 const GError *error)
{
  if (self->late || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    /* Translators: %s is the name of a server. */
    fail (self, SATDOKU_WEB_ERROR_TIME, _ ("%s did not answer in time"), get_host (self));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      self->done = TRUE;
      self->error = g_error_copy (error);
    }
  else if (g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE))
    fail_of_certificate (self);
  else if (error->domain == G_RESOLVER_ERROR)
    fail (self, SATDOKU_WEB_ERROR_SERVER,
          /* Translators: %s is the name of a server. */
          _ ("%s was not found. Check the address and the connection."), get_host (self));
  else if (is_cut_off (error))
    /* Translators: %s is the name of a server. */
    fail (self, SATDOKU_WEB_ERROR_CUT_OFF, _ ("%s did not send everything"), get_host (self));
  else
    /* Translators: the name of a server, and what is wrong. */
    fail (self, SATDOKU_WEB_ERROR_SERVER, _ ("%s can’t be reached: %s"), get_host (self),
          error->message);
}

static void
fail_of_size (Transfer *self)
{
  g_autofree char *size = g_format_size_full (self->limits->size, G_FORMAT_SIZE_IEC_UNITS);

  /* Translators: the name of a server, and a size such as "16.0 MiB". */
  fail (self, SATDOKU_WEB_ERROR_SIZE, _ ("%s sends more than %s"), get_host (self), size);
}

static void
tell (Transfer *self)
{
  SudokuProgress progress = { .fraction = -1 };

  if (self->task->progress == NULL)
    return;
  if (self->expected > 0)
    progress.fraction = MIN (1.0, (double)self->body->len / (double)self->expected);
  self->task->progress (&progress, self->task->progress_data);
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  Transfer *self = user_data;
  GInputStream *stream = G_INPUT_STREAM (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) piece = g_input_stream_read_bytes_finish (stream, result, &error);
  gsize length = piece != NULL ? g_bytes_get_size (piece) : 0;

  if (piece == NULL)
    fail_of_network (self, error);
  else if (length > self->limits->size - self->body->len)
    fail_of_size (self);
  else if (length == 0)
    self->done = TRUE;
  else
    {
      g_byte_array_append (self->body, g_bytes_get_data (piece, NULL), (guint)length);
      tell (self);
      g_input_stream_read_bytes_async (stream, PIECE_SIZE, G_PRIORITY_DEFAULT, self->cancellable,
                                       read_cb, self);
    }
}

/* What can't have a puzzle in it for any of the readers. All else is for them to judge. */
static gboolean
is_readable (const char *type)
{
  static const char *const unreadable[] = {
    "image/",
    "audio/",
    "video/",
    "font/",
    "model/",
    "application/pdf",
  };

  for (gsize i = 0; type != NULL && i < G_N_ELEMENTS (unreadable); i++)
    if (g_ascii_strncasecmp (type, unreadable[i], strlen (unreadable[i])) == 0)
      return FALSE;
  return TRUE;
}

static void
read_body (Transfer *self,
           GInputStream *stream)
{
  SoupMessageHeaders *headers = library.soup_message_get_response_headers (self->message);
  g_autoptr (GHashTable) parameters = NULL;
  const char *type = library.soup_message_headers_get_content_type (headers, &parameters);

  if (!is_readable (type))
    {
      g_autofree char *shown = g_strndup (type, 60);

      /* Translators: the name of a server, and a type of data, such as "image/png". */
      fail (self, SATDOKU_WEB_ERROR_TYPE, _ ("%s sends no text but %s"), get_host (self), shown);
      return;
    }
  if (parameters != NULL)
    self->charset = g_strdup (g_hash_table_lookup (parameters, "charset"));
  if (library.soup_message_headers_get_encoding (headers) == SOUP_ENCODING_CONTENT_LENGTH)
    self->expected = library.soup_message_headers_get_content_length (headers);
  if (self->expected < 0 || (guint64)self->expected > self->limits->size)
    fail_of_size (self);
  else
    g_input_stream_read_bytes_async (stream, PIECE_SIZE, G_PRIORITY_DEFAULT, self->cancellable,
                                     read_cb, self);
}

static void
fail_of_status (Transfer *self,
                guint status)
{
  if (status == SOUP_STATUS_NOT_FOUND || status == SOUP_STATUS_GONE)
    /* Translators: the name of a server, and a number such as 404. */
    fail (self, SATDOKU_WEB_ERROR_REFUSED, _ ("There is no such page at %s (%u)"),
          get_host (self), status);
  else if (status == 429)
    /* Translators: the name of a server, and a number such as 429. */
    fail (self, SATDOKU_WEB_ERROR_REFUSED, _ ("%s was asked too often; try again later (%u)"),
          get_host (self), status);
  else if (status >= 500)
    /* Translators: the name of a server, and a number such as 503. */
    fail (self, SATDOKU_WEB_ERROR_REFUSED, _ ("%s is out of order (%u)"), get_host (self), status);
  else
    /* Translators: the name of a server, and a number such as 403. */
    fail (self, SATDOKU_WEB_ERROR_REFUSED, _ ("%s does not give out this page (%u)"),
          get_host (self), status);
}

static void send_request (Transfer *self);

static void
follow (Transfer *self,
        const char *location)
{
  g_autofree char *address = g_uri_to_string (self->uri);
  g_autofree char *next = g_uri_resolve_relative (address, location, G_URI_FLAGS_ENCODED, NULL);
  g_autoptr (GUri) uri = next != NULL ? satdoku_web_address_parse (next, NULL) : NULL;

  if (uri == NULL)
    {
      fail (self, SATDOKU_WEB_ERROR_REDIRECT,
            /* Translators: %s is the name of a server. */
            _ ("%s sends on to an address without encryption, or to none"), get_host (self));
      return;
    }
  if (self->n_redirects == self->limits->redirects)
    {
      fail (self, SATDOKU_WEB_ERROR_REDIRECT,
            /* Translators: %s is the name of a server. */
            _ ("%s sends on to other addresses again and again"), get_host (self));
      return;
    }
  self->n_redirects++;
  g_uri_unref (self->uri);
  self->uri = g_steal_pointer (&uri);
  send_request (self);
}

static void
sent_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  Transfer *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream =
    library.soup_session_send_finish (self->session, result, &error);
  guint status = library.soup_message_get_status (self->message);
  SoupMessageHeaders *headers = library.soup_message_get_response_headers (self->message);
  const char *location = library.soup_message_headers_get_one (headers, "Location");

  if (stream == NULL)
    fail_of_network (self, error);
  else if (SOUP_STATUS_IS_REDIRECTION (status) && location != NULL)
    follow (self, location);
  else if (SOUP_STATUS_IS_SUCCESSFUL (status))
    read_body (self, stream);
  else
    fail_of_status (self, status);
}

static void
send_request (Transfer *self)
{
  SoupMessageHeaders *headers;

  g_clear_object (&self->message);
  self->message = library.soup_message_new_from_uri ("GET", self->uri);
  library.soup_message_add_flags (self->message, SOUP_MESSAGE_NO_REDIRECT);
  headers = library.soup_message_get_request_headers (self->message);
  library.soup_message_headers_replace (headers, "Accept", ACCEPT);
  library.soup_session_send_async (self->session, self->message, G_PRIORITY_DEFAULT,
                                   self->cancellable, sent_cb, self);
}

static gboolean
late_cb (gpointer user_data)
{
  Transfer *self = user_data;

  self->late = TRUE;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

static SoupSession *
create_session (void)
{
  SoupSession *session = library.soup_session_new_with_options ("user-agent", USER_AGENT, NULL);

  /* Otherwise it would tell a server that asks the name and the password of the system. */
  library.soup_session_remove_feature_by_type (session, library.soup_auth_manager_get_type ());
  return session;
}

/* All of it, on the private context. */
static void
run (Transfer *self,
     GMainContext *context)
{
  GCancellable *told_by = self->task->cancellable;
  g_autoptr (GSource) timer = g_timeout_source_new (self->limits->milliseconds);
  gulong told_by_id = 0;

  g_source_set_callback (timer, late_cb, self, NULL);
  g_source_attach (timer, context);
  if (told_by != NULL)
    told_by_id = g_cancellable_connect (told_by, G_CALLBACK (cancelled_cb),
                                        g_object_ref (self->cancellable), g_object_unref);
  self->session = create_session ();
  send_request (self);
  while (!self->done)
    g_main_context_iteration (context, TRUE);
  g_source_destroy (timer);
  if (told_by != NULL)
    g_cancellable_disconnect (told_by, told_by_id);
  library.soup_session_abort (self->session);
  /* An answer that came in the moment of cancelling is let go of here, and asks its message. */
  while (g_main_context_iteration (context, FALSE))
    ;
  g_clear_object (&self->message);
  g_clear_object (&self->session);
}

/* Blocks until the page is there; %NULL with an error of #SatdokuWebError or %G_IO_ERROR_CANCELLED.
 * @charset: (nullable): what the server says the page is encoded in. */
GBytes *
satdoku_web_transfer_run (const char *address,
                          const SatdokuWebLimits *limits,
                          const SudokuTask *task,
                          char **charset,
                          GError **error)
{
  g_autoptr (GMainContext) context = NULL;
  Transfer self = { .limits = limits, .task = task };
  GBytes *page = NULL;

  g_return_val_if_fail (address != NULL && limits != NULL && task != NULL, NULL);
  g_return_val_if_fail (charset != NULL, NULL);

  *charset = NULL;
  self.uri = satdoku_web_address_parse (address, NULL);
  if (self.uri == NULL)
    {
      g_set_error_literal (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_ADDRESS,
                           _ ("Nothing can be fetched from this address"));
      return NULL;
    }
  if (!load_library ())
    {
      g_set_error (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_SERVER,
                   /* Translators: %s is the name of a library. */
                   _ ("Without %s, pages can’t be fetched"), LIBRARY);
      g_uri_unref (self.uri);
      return NULL;
    }
  self.cancellable = g_cancellable_new ();
  self.body = g_byte_array_new ();
  context = g_main_context_new ();
  g_main_context_push_thread_default (context);
  run (&self, context);
  g_main_context_pop_thread_default (context);
  g_object_unref (self.cancellable);
  g_uri_unref (self.uri);
  page = g_byte_array_free_to_bytes (self.body);
  if (self.error == NULL)
    {
      *charset = g_steal_pointer (&self.charset);
      return page;
    }
  g_free (self.charset);
  g_bytes_unref (page);
  g_propagate_error (error, self.error);
  return NULL;
}
