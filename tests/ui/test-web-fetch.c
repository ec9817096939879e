/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles from a server of the test's own, which is good, slow, huge, wrong or hostile. The answers
 * are bytes that are written down here, and the server does not use the library that the program
 * fetches with. */

#include <string.h>

#include "satdoku-web-fetch.h"
#include "satdoku-web-page.h"
#include "test-web-server.h"

#define LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  TestWebServer *server;
  SatdokuWorker *worker;
  SatdokuWebSource *source;
  SatdokuWebLimits limits;
  GCancellable *cancellable;
  gboolean done;
  SudokuContents *contents;
  GError *error;
} Fixture;

static char *
certificate (const char *name)
{
  return g_strdup_printf ("%s/%s.pem", g_getenv ("TEST_WEB_FOLDER"), name);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autofree char *path = certificate (data != NULL ? data : "good");

  self->server = test_web_server_new (path);
  self->worker = satdoku_worker_new ();
  self->source = satdoku_web_source_new ();
  self->source->name = (g_free (self->source->name), g_strdup ("Test"));
  self->limits = SATDOKU_WEB_LIMITS;
  self->cancellable = g_cancellable_new ();
}

static void
clear (Fixture *self)
{
  g_clear_pointer (&self->contents, sudoku_contents_unref);
  g_clear_error (&self->error);
  self->done = FALSE;
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  clear (self);
  g_assert_finalize_object (self->worker);
  test_web_server_free (self->server);
  satdoku_web_source_free (self->source);
  g_object_unref (self->cancellable);
}

static void
fetched_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  Fixture *self = user_data;

  self->contents = satdoku_web_fetch_finish (result, &self->error);
  self->done = TRUE;
  g_assert_true ((self->contents == NULL) == (self->error != NULL));
}

static void
set (char **text,
     const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

static void
start (Fixture *self,
       const char *path)
{
  g_autofree char *address = test_web_server_address (self->server, path);

  clear (self);
  set (&self->source->address, address);
  satdoku_web_fetch_async (self->worker, self->source, &self->limits, self->cancellable,
                           fetched_cb, self);
}

static void
fetch (Fixture *self,
       const char *path)
{
  start (self, path);
  while (!self->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
answer (Fixture *self,
        const char *path,
        const char *text,
        TestWebEnd end)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  test_web_server_set_raw (self->server, path, bytes, NULL, end);
}

static void
assert_puzzle (Fixture *self)
{
  const SudokuGrid *grid;

  g_assert_no_error (self->error);
  grid = sudoku_document_get_grid (sudoku_contents_get_document (self->contents));
  g_assert_cmpuint (sudoku_grid_get_side (grid), ==, 9);
  for (guint i = 0; i < 81; i++)
    g_assert_cmpuint (sudoku_grid_get_value (grid, i), ==,
                      LINE[i] == '.' ? 0 : (guint)(LINE[i] - '0'));
}

/* A sentence for people, which names the server or the source and ends. */
static void
assert_fails (Fixture *self,
              SatdokuWebError code)
{
  g_assert_null (self->contents);
  g_assert_error (self->error, SATDOKU_WEB_ERROR, (int)code);
  g_test_message ("%s", self->error->message);
  g_assert_true (strstr (self->error->message, "127.0.0.1") != NULL ||
                 strstr (self->error->message, "“") != NULL);
}

static char *
make_table (void)
{
  GString *text = g_string_new ("<!doctype html><title>Daily</title><table id=grid>");

  for (guint i = 0; i < 81; i++)
    {
      g_string_append (text, i % 9 == 0 ? "<tr>" : "");
      g_string_append_printf (text, "<td>%c</td>", LINE[i] == '.' ? ' ' : LINE[i]);
    }
  g_string_append (text, "</table>");
  return g_string_free (text, FALSE);
}

static void
test_good (Fixture *self,
           gconstpointer data)
{
  g_autofree char *table = make_table ();
  g_autofree char *address = NULL;
  g_autofree char *request = NULL;

  test_web_server_set (self->server, "/line", "text/plain", LINE "\n");
  test_web_server_set (self->server, "/table?a=1&b=2", "text/html; charset=utf-8", table);
  test_web_server_set (self->server, "/untyped", "application/octet-stream", LINE "\n");
  fetch (self, "/line");
  assert_puzzle (self);
  g_assert_false (sudoku_contents_has_more (self->contents));
  address = test_web_server_address (self->server, "/line");
  g_assert_cmpstr (sudoku_contents_get_address (self->contents), ==, address);
  g_assert_cmpstr (sudoku_contents_get_name (self->contents), ==, "Test");
  fetch (self, "/table?a=1&b=2");
  assert_puzzle (self);
  fetch (self, "/untyped#part");
  assert_puzzle (self);
  /* Nothing is told of the user. */
  request = test_web_server_dup_request (self->server);
  g_assert_true (g_str_has_prefix (request, "GET /untyped HTTP/1.1\r\n"));
  g_assert_nonnull (strstr (request, "User-Agent: Satdoku/"));
  g_assert_null (strstr (request, "Cookie"));
  g_assert_null (strstr (request, "Accept-Language"));
  g_assert_null (strstr (request, "Referer"));
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 3);
}

/* Where the puzzle stands, and how it is written. */
static void
test_places (Fixture *self,
             gconstpointer data)
{
  static const char page[] =
    "<html><script>var other=\"................\"; var data={\"solution\":\"none\", "
    "\"puzzle\":\"" LINE "\",\"level\":3};</script></html>";

  test_web_server_set (self->server, "/script", "text/html", page);
  test_web_server_set (self->server, "/two", "text/plain", LINE "\n" LINE "\n");
  set (&self->source->before, "\"puzzle\":\"");
  set (&self->source->behind, "\"");
  fetch (self, "/script");
  assert_puzzle (self);
  set (&self->source->format, "line");
  fetch (self, "/script");
  assert_puzzle (self);
  set (&self->source->before, "\"grid\":\"");
  fetch (self, "/script");
  assert_fails (self, SATDOKU_WEB_ERROR_PLACE);
  set (&self->source->before, "\"puzzle\":\"");
  set (&self->source->behind, "</body>");
  fetch (self, "/script");
  assert_fails (self, SATDOKU_WEB_ERROR_PLACE);
  set (&self->source->before, "");
  set (&self->source->behind, "");
  set (&self->source->format, "");
  fetch (self, "/two");
  assert_puzzle (self);
  g_assert_true (sudoku_contents_has_more (self->contents));
}

static void
test_no_puzzle (Fixture *self,
                gconstpointer data)
{
  g_autoptr (GString) long_page = g_string_new ("<html><body>");

  for (guint i = 0; i < 200; i++)
    g_string_append (long_page, "<p>1234 and so on, a page about something else</p>\n");
  g_string_append (long_page, "1...\n..2.\n.3..\n...4\n</body></html>");
  test_web_server_set (self->server, "/html", "text/html", "<html><p>Nothing here</p></html>");
  test_web_server_set (self->server, "/empty", "text/html", "");
  test_web_server_set (self->server, "/answer", "text/plain", "s SATISFIABLE\nv 1 -2 3 0\n");
  test_web_server_set (self->server, "/long", "text/html", long_page->str);
  test_web_server_set (self->server, "/table", "text/html",
                       "<table><tr><td>1<td>2</table><table><tr><td>x</table>");
  fetch (self, "/html");
  assert_fails (self, SATDOKU_WEB_ERROR_NO_PUZZLE);
  fetch (self, "/empty");
  assert_fails (self, SATDOKU_WEB_ERROR_NO_PUZZLE);
  fetch (self, "/answer");
  assert_fails (self, SATDOKU_WEB_ERROR_NO_PUZZLE);
  fetch (self, "/long");
  assert_fails (self, SATDOKU_WEB_ERROR_NO_PUZZLE);
  fetch (self, "/table");
  assert_fails (self, SATDOKU_WEB_ERROR_NO_PUZZLE);
}

/* Digits are found in every encoding. */
static void
test_encodings (Fixture *self,
                gconstpointer data)
{
  static const struct
  {
    const char *path, *encoding, *type, *words;
  } cases[] = {
    { "/latin", "ISO-8859-1", "text/html; charset=iso-8859-1", "Für die Übung" },
    { "/untold", "ISO-8859-1", "text/html", "Für die Übung" },
    { "/wrong", "ISO-8859-1", "text/html; charset=utf-8", "Für die Übung" },
    { "/unknown", "ISO-8859-1", "text/html; charset=\"../../x//y\"", "Für die Übung" },
    { "/sjis", "SHIFT_JIS", "text/html; charset=Shift_JIS", "数独" },
    { "/utf16", "UTF-16LE", "text/html; charset=utf-16le", "数独" },
    { "/mark", "UTF-16", "text/html", "数独" },
  };
  g_autofree char *table = make_table ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *page = g_strconcat ("<p>", cases[i].words, "</p>", table, NULL);
      gsize length = 0;
      g_autofree char *body =
        g_convert (page, -1, cases[i].encoding, "UTF-8", NULL, &length, NULL);
      g_autofree char *head =
        g_strdup_printf ("HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %zu\r\n\r\n",
                         cases[i].type, length);
      g_autoptr (GByteArray) all = g_byte_array_new ();
      g_autoptr (GBytes) bytes = NULL;

      g_assert_nonnull (body);
      g_byte_array_append (all, (const guint8 *)head, (guint)strlen (head));
      g_byte_array_append (all, (const guint8 *)body, (guint)length);
      bytes = g_bytes_new (all->data, all->len);
      test_web_server_set_raw (self->server, cases[i].path, bytes, NULL, TEST_WEB_CLOSE);
      fetch (self, cases[i].path);
      assert_puzzle (self);
    }
}

static void
test_refused (Fixture *self,
              gconstpointer data)
{
  answer (self, "/403", "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", TEST_WEB_CLOSE);
  answer (self, "/401",
          "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\n"
          "Content-Length: 0\r\n\r\n",
          TEST_WEB_CLOSE);
  answer (self, "/429", "HTTP/1.1 429 Too Many\r\nContent-Length: 0\r\n\r\n", TEST_WEB_CLOSE);
  answer (self, "/503", "HTTP/1.1 503 Oops\r\nContent-Length: 0\r\n\r\n", TEST_WEB_CLOSE);
  answer (self, "/image",
          "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 4\r\n\r\n\x89PNG",
          TEST_WEB_CLOSE);
  fetch (self, "/404");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
  fetch (self, "/403");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
  fetch (self, "/401");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
  fetch (self, "/429");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
  fetch (self, "/503");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
  fetch (self, "/image");
  assert_fails (self, SATDOKU_WEB_ERROR_TYPE);
}

static void
redirect (Fixture *self,
          const char *path,
          const char *location)
{
  g_autofree char *text = g_strdup_printf (
    "HTTP/1.1 302 Found\r\nLocation: %s\r\nContent-Length: 0\r\n\r\n", location);

  answer (self, path, text, TEST_WEB_CLOSE);
}

static void
test_redirects (Fixture *self,
                gconstpointer data)
{
  g_autofree char *address = test_web_server_address (self->server, "/2");
  g_autofree char *plain = g_strdup_printf ("http%s", address + strlen ("https"));

  redirect (self, "/1", address);
  redirect (self, "/2", "3");
  redirect (self, "/3", "/4?x");
  test_web_server_set (self->server, "/4?x", "text/plain", LINE "\n");
  redirect (self, "/loop", "/loop");
  redirect (self, "/plain", plain);
  redirect (self, "/file", "file:///etc/passwd");
  redirect (self, "/user", "https://me:secret@127.0.0.1/");
  redirect (self, "/none", "https://");
  answer (self, "/nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", TEST_WEB_CLOSE);
  fetch (self, "/1");
  assert_puzzle (self);
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 4);
  fetch (self, "/loop");
  assert_fails (self, SATDOKU_WEB_ERROR_REDIRECT);
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 4 + 1 + 5);
  fetch (self, "/plain");
  assert_fails (self, SATDOKU_WEB_ERROR_REDIRECT);
  fetch (self, "/file");
  assert_fails (self, SATDOKU_WEB_ERROR_REDIRECT);
  fetch (self, "/user");
  assert_fails (self, SATDOKU_WEB_ERROR_REDIRECT);
  fetch (self, "/none");
  assert_fails (self, SATDOKU_WEB_ERROR_REDIRECT);
  fetch (self, "/nowhere");
  assert_fails (self, SATDOKU_WEB_ERROR_REFUSED);
}

static void
test_cut_off (Fixture *self,
              gconstpointer data)
{
  answer (self, "/length",
          "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 500\r\n\r\n" LINE "\n",
          TEST_WEB_CLOSE);
  answer (self, "/chunk",
          "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
          "200\r\n" LINE "\n",
          TEST_WEB_CLOSE);
  answer (self, "/head", "HTTP/1.1 200 OK\r\nContent-Ty", TEST_WEB_CLOSE);
  answer (self, "/nothing", "", TEST_WEB_CLOSE);
  answer (self, "/noise", "\x01\x02 this is no HTTP\r\n\r\n", TEST_WEB_CLOSE);
  fetch (self, "/length");
  assert_fails (self, SATDOKU_WEB_ERROR_CUT_OFF);
  fetch (self, "/chunk");
  assert_fails (self, SATDOKU_WEB_ERROR_CUT_OFF);
  fetch (self, "/head");
  g_assert_nonnull (self->error);
  fetch (self, "/nothing");
  g_assert_nonnull (self->error);
  fetch (self, "/noise");
  assert_fails (self, SATDOKU_WEB_ERROR_SERVER);
}

/* Zeros that take little room, packed. */
static GBytes *
pack (gsize length)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) packed =
    g_converter_output_stream_new (memory, G_CONVERTER (compressor));
  g_autofree char *zeros = g_malloc0 (length);

  memset (zeros, '0', length);
  g_assert_true (g_output_stream_write_all (packed, zeros, length, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (packed, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static void
answer_packed (Fixture *self,
               const char *path,
               const char *headers,
               gsize length)
{
  g_autoptr (GBytes) body = pack (length);
  g_autofree char *head =
    g_strdup_printf ("HTTP/1.1 200 OK\r\n%s\r\nContent-Length: %zu\r\n\r\n", headers,
                     g_bytes_get_size (body));
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;

  g_byte_array_append (all, (const guint8 *)head, (guint)strlen (head));
  g_byte_array_append (all, g_bytes_get_data (body, NULL), (guint)g_bytes_get_size (body));
  bytes = g_bytes_new (all->data, all->len);
  test_web_server_set_raw (self->server, path, bytes, NULL, TEST_WEB_CLOSE);
}

static void
test_huge (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GBytes) endless = g_bytes_new_static (
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n", 45);
  g_autoptr (GBytes) head = g_bytes_new_static ("HTTP/1.1 200 OK\r\n", 17);

  self->limits.size = 1 << 20;
  answer (self, "/told", "HTTP/1.1 200 OK\r\nContent-Length: 9000000000000\r\n\r\n123",
          TEST_WEB_STALL);
  test_web_server_set_raw (self->server, "/endless", endless, "no puzzle, and no end of it\n",
                           TEST_WEB_ENDLESS);
  test_web_server_set_raw (self->server, "/headers", head, "X-More: and more\r\n",
                           TEST_WEB_ENDLESS);
  answer_packed (self, "/bomb", "Content-Type: text/plain\r\nContent-Encoding: gzip", 64 << 20);
  answer_packed (self, "/file", "Content-Type: application/gzip", 64 << 20);
  answer_packed (self, "/small", "Content-Type: text/plain\r\nContent-Encoding: gzip", 81);
  fetch (self, "/told");
  assert_fails (self, SATDOKU_WEB_ERROR_SIZE);
  fetch (self, "/endless");
  assert_fails (self, SATDOKU_WEB_ERROR_SIZE);
  fetch (self, "/headers");
  g_assert_nonnull (self->error);
  fetch (self, "/bomb");
  assert_fails (self, SATDOKU_WEB_ERROR_SIZE);
  fetch (self, "/file");
  g_assert_error (self->error, SAT_ERROR, SAT_ERROR_LIMIT);
  fetch (self, "/small");
  g_assert_no_error (self->error);
}

/* The time limit is for all of it, wherever it stalls. */
static void
test_slow (Fixture *self,
           gconstpointer data)
{
  self->limits.milliseconds = 300;
  answer (self, "/never", "", TEST_WEB_STALL);
  answer (self, "/head", "HTTP/1.1 200 OK\r\nContent-T", TEST_WEB_STALL);
  answer (self, "/body", "HTTP/1.1 200 OK\r\nContent-Length: 82\r\n\r\n53..7", TEST_WEB_STALL);
  fetch (self, "/never");
  assert_fails (self, SATDOKU_WEB_ERROR_TIME);
  fetch (self, "/head");
  assert_fails (self, SATDOKU_WEB_ERROR_TIME);
  fetch (self, "/body");
  assert_fails (self, SATDOKU_WEB_ERROR_TIME);
}

/* Cancelling ends it at once, in the thread, too. */
static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  answer (self, "/never", "HTTP/1.1 200 OK\r\nContent-Length: 82\r\n\r\n53..7", TEST_WEB_STALL);
  start (self, "/never");
  g_assert_true (satdoku_worker_is_busy (self->worker));
  while (test_web_server_get_n_requests (self->server) == 0)
    g_main_context_iteration (NULL, FALSE);
  g_cancellable_cancel (self->cancellable);
  while (!self->done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  /* The server is waiting for the client to go: that it can be freed shows that it has gone. */
}

static void
test_certificate (Fixture *self,
                  gconstpointer data)
{
  test_web_server_set (self->server, "/line", "text/plain", LINE "\n");
  fetch (self, "/line");
  assert_fails (self, SATDOKU_WEB_ERROR_CERTIFICATE);
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 0);
}

/* Nobody listens. */
static void
test_unreachable (Fixture *self,
                  gconstpointer data)
{
  g_autofree char *path = certificate ("good");
  TestWebServer *gone = test_web_server_new (path);
  g_autofree char *address = test_web_server_address (gone, "/");

  test_web_server_free (gone);
  set (&self->source->address, address);
  satdoku_web_fetch_async (self->worker, self->source, &self->limits, self->cancellable,
                           fetched_cb, self);
  while (!self->done)
    g_main_context_iteration (NULL, TRUE);
  assert_fails (self, SATDOKU_WEB_ERROR_SERVER);
}

static void
test_addresses (void)
{
  static const struct
  {
    const char *address;
    SatdokuWebFault fault;
    const char *made; /* (nullable) */
  } cases[] = {
    { "https://example.org/a?b=c", SATDOKU_WEB_GOOD, "https://example.org/a?b=c" },
    { "HTTPS://example.org", SATDOKU_WEB_GOOD, NULL },
    { "https://example.org/{date}", SATDOKU_WEB_GOOD, "https://example.org/2024-02-09" },
    { "https://example.org/{year}/{month}/{day}", SATDOKU_WEB_GOOD,
      "https://example.org/2024/02/09" },
    { "https://example.org/{number:7-7}.txt", SATDOKU_WEB_GOOD, "https://example.org/7.txt" },
    { "https://example.org/{number:10-19}", SATDOKU_WEB_GOOD, "https://example.org/13" },
    { "http://example.org/", SATDOKU_WEB_NO_HTTPS, NULL },
    { "", SATDOKU_WEB_NO_HTTPS, NULL },
    { "example.org", SATDOKU_WEB_NO_HTTPS, NULL },
    { "file:///etc/passwd", SATDOKU_WEB_NO_HTTPS, NULL },
    { "https://", SATDOKU_WEB_NO_HOST, NULL },
    { "https:///path", SATDOKU_WEB_NO_HOST, NULL },
    { "https://me:secret@example.org/", SATDOKU_WEB_USER, NULL },
    { "https://me@example.org/", SATDOKU_WEB_USER, NULL },
    { "https://example.org/a b", SATDOKU_WEB_CHARACTERS, NULL },
    { "https://example.org:x/", SATDOKU_WEB_CHARACTERS, NULL },
    { "https://example.org/{}", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/{level}", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/{day", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/day}", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/{number:9-1}", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/{number:1-}", SATDOKU_WEB_PLACEHOLDER, NULL },
    { "https://example.org/{number:1-99999999999999999999}", SATDOKU_WEB_PLACEHOLDER, NULL },
  };
  g_autoptr (GDateTime) now = g_date_time_new_utc (2024, 2, 9, 12, 0, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SatdokuWebSource) source = satdoku_web_source_new ();
      g_autofree char *made = NULL;

      set (&source->name, "Test");
      set (&source->address, cases[i].address);
      g_test_message ("%s", cases[i].address);
      g_assert_cmpint (satdoku_web_source_check (source), ==, cases[i].fault);
      made = satdoku_web_source_make_address (source, now, 3);
      if (cases[i].made != NULL)
        g_assert_cmpstr (made, ==, cases[i].made);
    }
}

static void
test_faults (void)
{
  g_autoptr (SatdokuWebSource) source = satdoku_web_source_new ();
  g_autofree char *longest = g_strnfill (3000, 'x');

  set (&source->address, "https://example.org/");
  g_assert_cmpint (satdoku_web_source_check (source), ==, SATDOKU_WEB_NO_NAME);
  set (&source->name, "Test");
  g_assert_cmpint (satdoku_web_source_check (source), ==, SATDOKU_WEB_GOOD);
  set (&source->format, "nothing");
  g_assert_cmpint (satdoku_web_source_check (source), ==, SATDOKU_WEB_NO_FORMAT);
  set (&source->format, "line");
  set (&source->before, longest);
  g_assert_cmpint (satdoku_web_source_check (source), ==, SATDOKU_WEB_TOO_LONG);
}

/* Those that come with the program are right, and switched off. */
static void
test_shipped (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.satdoku.Satdoku");
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (settings);

  g_assert_cmpuint (sources->len, >=, 4);
  for (guint i = 0; i < sources->len; i++)
    {
      const SatdokuWebSource *source = sources->pdata[i];

      g_assert_false (source->enabled);
      g_assert_cmpint (satdoku_web_source_check (source), ==, SATDOKU_WEB_GOOD);
    }
}

static void
test_kept (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.satdoku.Satdoku");
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (settings);
  guint n = sources->len;
  g_autoptr (GPtrArray) again = NULL;
  SatdokuWebSource *source = satdoku_web_source_new ();

  set (&source->name, "É “1”");
  set (&source->address, "https://example.org/{day}");
  set (&source->format, "line");
  set (&source->before, "<pre>\n");
  set (&source->behind, "</pre>");
  g_ptr_array_add (sources, source);
  satdoku_web_sources_save (settings, sources);
  again = satdoku_web_sources_load (settings);
  g_assert_cmpuint (again->len, ==, n + 1);
  g_assert_true (((SatdokuWebSource *)again->pdata[n])->enabled);
  g_assert_cmpstr (((SatdokuWebSource *)again->pdata[n])->name, ==, "É “1”");
  g_assert_cmpstr (((SatdokuWebSource *)again->pdata[n])->address, ==, source->address);
  g_assert_cmpstr (((SatdokuWebSource *)again->pdata[n])->format, ==, "line");
  g_assert_cmpstr (((SatdokuWebSource *)again->pdata[n])->before, ==, "<pre>\n");
  g_assert_cmpstr (((SatdokuWebSource *)again->pdata[n])->behind, ==, "</pre>");
  g_settings_reset (settings, "web-sources");
}

int
main (int argc,
      char **argv)
{
  g_autofree char *authority = certificate ("authority");

  g_setenv ("GIO_USE_PROXY_RESOLVER", "dummy", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web-fetch/addresses", test_addresses);
  g_test_add_func ("/web-fetch/faults", test_faults);
  g_test_add_func ("/web-fetch/shipped", test_shipped);
  g_test_add_func ("/web-fetch/kept", test_kept);
  if (!g_tls_backend_supports_tls (g_tls_backend_get_default ()))
    return g_test_run ();
  test_web_trust (authority);
#define ADD(name, function, certificate) \
  g_test_add ("/web-fetch/" name, Fixture, certificate, set_up, function, tear_down)
  ADD ("good", test_good, NULL);
  ADD ("places", test_places, NULL);
  ADD ("no-puzzle", test_no_puzzle, NULL);
  ADD ("encodings", test_encodings, NULL);
  ADD ("refused", test_refused, NULL);
  ADD ("redirects", test_redirects, NULL);
  ADD ("cut-off", test_cut_off, NULL);
  ADD ("huge", test_huge, NULL);
  ADD ("slow", test_slow, NULL);
  ADD ("cancel", test_cancel, NULL);
  ADD ("expired", test_certificate, "expired");
  ADD ("elsewhere", test_certificate, "elsewhere");
  ADD ("untrusted", test_certificate, "untrusted");
  ADD ("unreachable", test_unreachable, NULL);
  return g_test_run ();
}
