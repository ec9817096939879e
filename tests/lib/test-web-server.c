/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A server of the test's own: it sends for each path the bytes that it was told, whether they are
 * HTTP or not, and a thread for each connection lets it stall without holding anything up. */

#include "test-web-server.h"

#include <string.h>

typedef struct
{
  GBytes *bytes;
  char *piece; /* (nullable) */
  TestWebEnd end;
} Answer;

struct _TestWebServer
{
  GSocketListener *listener;
  GTlsCertificate *certificate;
  guint16 port;
  GThread *thread;
  GThreadPool *pool;
  GCancellable *cancellable;

  GMutex mutex;
  GHashTable *answers; /* of Answer, by path */
  guint n_requests;
  char *request; /* (nullable): the last one */
};

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_bytes_unref (answer->bytes);
  g_free (answer->piece);
  g_free (answer);
}

static char *
read_request (TestWebServer *self,
              GInputStream *stream)
{
  g_autoptr (GString) request = g_string_new (NULL);
  char byte;

  while (!g_str_has_suffix (request->str, "\r\n\r\n") &&
         g_input_stream_read (stream, &byte, 1, self->cancellable, NULL) == 1)
    g_string_append_c (request, byte);
  return g_string_free (g_steal_pointer (&request), FALSE);
}

static Answer *
find_answer (TestWebServer *self,
             const char *request)
{
  g_auto (GStrv) words = g_strsplit (request, " ", 3);
  Answer *answer = NULL;

  g_mutex_lock (&self->mutex);
  self->n_requests++;
  g_free (self->request);
  self->request = g_strdup (request);
  if (g_strv_length (words) == 3)
    answer = g_hash_table_lookup (self->answers, words[1]);
  g_mutex_unlock (&self->mutex);
  return answer;
}

static void
send_answer (TestWebServer *self,
             GIOStream *stream,
             const Answer *answer)
{
  GOutputStream *output = g_io_stream_get_output_stream (stream);
  const char *missing = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
  gboolean sent;
  char byte;

  if (answer == NULL)
    {
      g_output_stream_write_all (output, missing, strlen (missing), NULL, self->cancellable, NULL);
      return;
    }
  sent = g_output_stream_write_all (output, g_bytes_get_data (answer->bytes, NULL),
                                    g_bytes_get_size (answer->bytes), NULL, self->cancellable,
                                    NULL);
  while (sent && answer->end == TEST_WEB_ENDLESS)
    sent = g_output_stream_write_all (output, answer->piece, strlen (answer->piece), NULL,
                                      self->cancellable, NULL);
  if (sent && answer->end == TEST_WEB_STALL)
    g_input_stream_read (g_io_stream_get_input_stream (stream), &byte, 1, self->cancellable, NULL);
}

static void
serve_cb (gpointer data,
          gpointer user_data)
{
  g_autoptr (GIOStream) raw = data;
  TestWebServer *self = user_data;
  g_autoptr (GIOStream) stream = g_tls_server_connection_new (raw, self->certificate, NULL);
  g_autofree char *request = NULL;

  if (g_tls_connection_handshake (G_TLS_CONNECTION (stream), self->cancellable, NULL))
    {
      request = read_request (self, g_io_stream_get_input_stream (stream));
      if (*request != '\0')
        send_answer (self, stream, find_answer (self, request));
    }
  g_io_stream_close (stream, NULL, NULL);
}

static gpointer
accept_cb (gpointer user_data)
{
  TestWebServer *self = user_data;
  GSocketConnection *connection;

  while ((connection = g_socket_listener_accept (self->listener, NULL, self->cancellable, NULL)) !=
         NULL)
    g_thread_pool_push (self->pool, connection, NULL);
  return NULL;
}

/* The certificate is a file with the key in it. */
TestWebServer *
test_web_server_new (const char *certificate)
{
  TestWebServer *self = g_new0 (TestWebServer, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new (loopback, 0);
  g_autoptr (GSocketAddress) bound = NULL;

  g_mutex_init (&self->mutex);
  self->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, answer_free);
  self->cancellable = g_cancellable_new ();
  self->certificate = g_tls_certificate_new_from_file (certificate, &error);
  g_assert_no_error (error);
  self->listener = g_socket_listener_new ();
  g_socket_listener_add_address (self->listener, address, G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_TCP, NULL, &bound, &error);
  g_assert_no_error (error);
  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
  self->pool = g_thread_pool_new (serve_cb, self, -1, FALSE, NULL);
  self->thread = g_thread_new ("server", accept_cb, self);
  return self;
}

void
test_web_server_free (TestWebServer *self)
{
  g_cancellable_cancel (self->cancellable);
  g_thread_join (self->thread);
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_socket_listener_close (self->listener);
  g_object_unref (self->listener);
  g_object_unref (self->certificate);
  g_object_unref (self->cancellable);
  g_hash_table_unref (self->answers);
  g_free (self->request);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

char *
test_web_server_address (TestWebServer *self,
                         const char *path)
{
  return g_strdup_printf ("https://127.0.0.1:%u%s", self->port, path);
}

/* Once for each path. */
void
test_web_server_set_raw (TestWebServer *self,
                         const char *path,
                         GBytes *answer,
                         const char *piece,
                         TestWebEnd end)
{
  Answer *entry = g_new0 (Answer, 1);

  entry->bytes = g_bytes_ref (answer);
  entry->piece = g_strdup (piece);
  entry->end = end;
  g_mutex_lock (&self->mutex);
  g_assert_true (g_hash_table_insert (self->answers, g_strdup (path), entry));
  g_mutex_unlock (&self->mutex);
}

/* A good answer. */
void
test_web_server_set (TestWebServer *self,
                     const char *path,
                     const char *type,
                     const char *body)
{
  char *text = g_strdup_printf ("HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %zu\r\n"
                                "\r\n%s",
                                type, strlen (body), body);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  test_web_server_set_raw (self, path, bytes, NULL, TEST_WEB_CLOSE);
}

guint
test_web_server_get_n_requests (TestWebServer *self)
{
  guint n_requests;

  g_mutex_lock (&self->mutex);
  n_requests = self->n_requests;
  g_mutex_unlock (&self->mutex);
  return n_requests;
}

char *
test_web_server_dup_request (TestWebServer *self)
{
  char *request;

  g_mutex_lock (&self->mutex);
  request = g_strdup (self->request);
  g_mutex_unlock (&self->mutex);
  return request;
}

/* From now on this process trusts only this authority. */
void
test_web_trust (const char *authority)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GTlsDatabase) database = g_tls_file_database_new (authority, &error);

  g_assert_no_error (error);
  g_tls_backend_set_default_database (g_tls_backend_get_default (), database);
}
