/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is copied arrives byte for byte, in process and in another program, however much it is,
 * and while it is on its way the main loop turns. */

#include "satdoku-clipboard.h"
#include "satdoku-puzzle-source.h"
#include "satdoku-read-source.h"
#include "satdoku-read.h"

#include <sat-dimacs.h>
#include <signal.h>
#include <string.h>

#include "satdoku-clause-view.h"
#include "satdoku-cnf-page.h"
#include "test-cnf.h"
#include "test-ui.h"

/* The formula of a puzzle for the clipboard. */
static GdkContentProvider *
provide (SudokuCnf *cnf)
{
  g_autoptr (SatdokuFormulaSource) source = satdoku_puzzle_source_new (cnf);

  return satdoku_content_provider_new_for_formula (source);
}

static void
result_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  *(GAsyncResult **)user_data = g_object_ref (result);
}

/* All that a provider writes. */
static GBytes *
read_provider (GdkContentProvider *provider,
               const char *mime_type)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  gdk_content_provider_write_mime_type_async (provider,
                                              mime_type,
                                              stream,
                                              G_PRIORITY_DEFAULT,
                                              NULL,
                                              result_cb,
                                              &result);
  test_ui_wait_for (result != NULL);
  gdk_content_provider_write_mime_type_finish (provider, result, &error);
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

/* The same formula through the writer of files. */
static GBytes *
write_cnf (const SudokuCnf *cnf)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (stream,
                                                              sudoku_cnf_get_n_variables (cnf),
                                                              sudoku_cnf_get_n_clauses (cnf),
                                                              NULL);
  g_autoptr (GError) error = NULL;

  sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error);
  g_assert_no_error (error);
  sat_dimacs_writer_finish (writer, &error);
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static SudokuCnf *
make_cnf (const TestShape *shape)
{
  g_autoptr (SudokuGrid) grid = test_random_grid (shape, 3);

  return test_make_cnf (grid, "full", "original");
}

static void
assert_same (GBytes *a,
             GBytes *b)
{
  g_assert_cmpmem (g_bytes_get_data (a, NULL),
                   g_bytes_get_size (a),
                   g_bytes_get_data (b, NULL),
                   g_bytes_get_size (b));
}

static void
test_provider_cnf (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (&test_shapes[i]);
      g_autoptr (GdkContentProvider) provider = provide (cnf);
      g_autoptr (GBytes) wanted = write_cnf (cnf);
      g_autoptr (GBytes) utf8 = read_provider (provider, "text/plain;charset=utf-8");
      g_autoptr (GBytes) plain = read_provider (provider, "text/plain");

      assert_same (utf8, wanted);
      assert_same (plain, wanted);
      g_assert_cmpuint (g_bytes_get_size (wanted), ==, sudoku_cnf_get_text_length (cnf));
    }
}

static void
test_provider_clauses (void)
{
  const TestShape shape = { 3, 4, FALSE };
  g_autoptr (SudokuCnf) cnf = make_cnf (&shape);
  g_autoptr (SatdokuFormulaSource) source = NULL;
  g_autoptr (GtkBitset) clauses = gtk_bitset_new_empty ();
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autoptr (GBytes) got = NULL;
  guint n_clauses = (guint)sudoku_cnf_get_n_clauses (cnf);

  for (guint clause = 0; clause < n_clauses; clause += clause < 5000 ? 1 : 7)
    {
      int literals[SUDOKU_SIDE_MAX];
      guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);

      gtk_bitset_add (clauses, clause);
      for (guint i = 0; i < n_literals; i++)
        g_string_append_printf (wanted, "%d ", literals[i]);
      g_string_append (wanted, "0\n");
    }
  source = satdoku_puzzle_source_new (cnf);
  provider = satdoku_content_provider_new_for_clauses (source, clauses);
  got = read_provider (provider, "text/plain");
  g_assert_cmpmem (g_bytes_get_data (got, NULL), g_bytes_get_size (got), wanted->str, wanted->len);
}

/* A stream that knows how much came at once. */
#define TEST_TYPE_STREAM (test_stream_get_type ())
G_DECLARE_FINAL_TYPE (TestStream, test_stream, TEST, STREAM, GFilterOutputStream)

struct _TestStream
{
  GFilterOutputStream parent_instance;

  gsize largest;
};

G_DEFINE_FINAL_TYPE (TestStream, test_stream, G_TYPE_FILTER_OUTPUT_STREAM)

static gssize
stream_write (GOutputStream *stream,
              const void *bytes,
              gsize n_bytes,
              GCancellable *cancellable,
              GError **error)
{
  TestStream *self = TEST_STREAM (stream);

  self->largest = MAX (self->largest, n_bytes);
  return g_output_stream_write (g_filter_output_stream_get_base_stream (&self->parent_instance),
                                bytes, n_bytes, cancellable, error);
}

static void
test_stream_class_init (TestStreamClass *klass)
{
  G_OUTPUT_STREAM_CLASS (klass)->write_fn = stream_write;
}

static void
test_stream_init (TestStream *self)
{
}

/* Comments may be much longer than a piece, and a piece that is too long ends the program. */
static void
test_provider_comments (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SatDimacs) dimacs = NULL;
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (TestStream) stream =
    g_object_new (TEST_TYPE_STREAM, "base-stream", memory, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  for (guint line = 0; line < 40000; line++)
    g_string_append (text, "c\n");
  g_string_append (text, "p cnf 2 2\n1 -2 0\n2 0\n");
  dimacs = sat_dimacs_read ("text", text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  formula = sat_formula_new (g_steal_pointer (&dimacs));
  source = satdoku_read_source_new (formula, "text");
  provider = satdoku_content_provider_new_for_formula (source);
  gdk_content_provider_write_mime_type_async (provider, "text/plain", G_OUTPUT_STREAM (stream),
                                              G_PRIORITY_DEFAULT, NULL, result_cb, &result);
  test_ui_wait_for (result != NULL);
  g_assert_true (gdk_content_provider_write_mime_type_finish (provider, result, &error));
  g_assert_cmpuint (stream->largest, >, 60000);
  g_assert_cmpuint (stream->largest, <=, 64 * 1024);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (memory)), ==,
                    satdoku_formula_source_get_text_length (source));
}

static GBytes *
make_text (gsize size)
{
  char *text = g_malloc (size);

  for (gsize i = 0; i < size; i++)
    text[i] = i % 79 == 78 ? '\n' : (char)('0' + i % 10);
  return g_bytes_new_take (text, size);
}

/* Nothing, less than a piece, exactly pieces, and what hangs GDK's own way. */
static void
test_provider_text (void)
{
  static const gsize sizes[] = { 0, 1, 65535, 65536, 65537, 131072, 262144, 320000, 3000000 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) text = make_text (sizes[i]);
      g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (text);
      g_autoptr (GBytes) got = read_provider (provider, "text/plain;charset=utf-8");

      assert_same (got, text);
    }
}

/* A paste within the program. */
static void
test_paste (void)
{
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, NULL);
  g_autoptr (GBytes) text = make_text (320000);
  g_autofree char *string = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) got = NULL;

  test_ui_present (window);
  satdoku_copy_text (GTK_WIDGET (window), string);
  satdoku_read_clipboard_async (GTK_WIDGET (window), NULL, result_cb, &result);
  test_ui_wait_for (result != NULL);
  got = satdoku_read_finish (result, &error);
  g_assert_no_error (error);
  assert_same (sudoku_contents_get_bytes (got), text);
  g_clear_object (&result);
  test_ui_destroy (window);
}

/* Nothing is on the clipboard, or a picture: a sentence, not what GDK says of types. */
static void
test_paste_nothing (void)
{
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (GdkContentProvider) picture = gdk_content_provider_new_for_bytes ("image/png", bytes);
  GdkContentProvider *const contents[] = { NULL, picture };
  const char *const said[] = { "The clipboard is empty",
                               "There is a picture on the clipboard, not text" };

  test_ui_present (window);
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;

      gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), contents[i]);
      satdoku_read_clipboard_async (GTK_WIDGET (window), NULL, result_cb, &result);
      test_ui_wait_for (result != NULL);
      g_assert_null (satdoku_read_finish (result, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
      g_assert_cmpstr (error->message, ==, said[i]);
    }
  test_ui_destroy (window);
}

static gboolean
tick_cb (gpointer user_data)
{
  (*(guint *)user_data)++;
  return G_SOURCE_CONTINUE;
}

static GSubprocess *
start_xclip (void)
{
  g_autofree char *path = g_find_program_in_path ("xclip");
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  if (path == NULL)
    {
      g_test_skip ("xclip is not installed");
      return NULL;
    }
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              &error,
                              path,
                              "-o",
                              "-selection",
                              "clipboard",
                              "-t",
                              "text/plain;charset=utf-8",
                              NULL);
  g_assert_no_error (error);
  return process;
}

/* What another program gets; counts how often the main loop came by meanwhile. */
static GBytes *
read_by_xclip (guint *n_ticks)
{
  g_autoptr (GSubprocess) process = start_xclip ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *got = NULL;
  guint ticker;

  if (process == NULL)
    return NULL;
  ticker = g_timeout_add (1, tick_cb, n_ticks);
  g_subprocess_communicate_async (process, NULL, NULL, result_cb, &result);
  test_ui_wait_for (result != NULL);
  g_source_remove (ticker);
  g_subprocess_communicate_finish (process, result, &got, NULL, &error);
  g_assert_no_error (error);
  return got;
}

static void
check_xclip (const TestShape *shape,
             guint n_ticks_min)
{
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, NULL);
  g_autoptr (SudokuCnf) cnf = make_cnf (shape);
  g_autoptr (GdkContentProvider) provider = provide (cnf);
  g_autoptr (GBytes) got = NULL;
  guint n_ticks = 0;

  test_ui_present (window);
  satdoku_copy (GTK_WIDGET (window), provider);
  got = read_by_xclip (&n_ticks);
  if (got != NULL)
    {
      g_autoptr (GBytes) wanted = write_cnf (cnf);

      assert_same (got, wanted);
      g_assert_cmpuint (n_ticks, >=, n_ticks_min);
    }
  test_ui_destroy (window);
}

static void
test_xclip_small (void)
{
  const TestShape shape = { 3, 3, FALSE };

  check_xclip (&shape, 0);
}

/* 52 MB in 800 pieces: the loop comes by between them. */
static void
test_xclip_large (void)
{
  const TestShape shape = { 6, 6, FALSE };

  check_xclip (&shape, 20);
}

/* Stands before a provider and notes how many frames were drawn when it begins to write, and when
 * all is written. */
#define TYPE_RECORDER (recorder_get_type ())
G_DECLARE_FINAL_TYPE (Recorder, recorder, TEST, RECORDER, GdkContentProvider)

struct _Recorder
{
  GdkContentProvider parent_instance;

  GdkContentProvider *provider; /* owned */
  const guint *n_frames;        /* borrowed */
  guint n_frames_before;
  guint n_frames_during;
};

G_DEFINE_FINAL_TYPE (Recorder, recorder, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
recorder_ref_formats (GdkContentProvider *provider)
{
  return gdk_content_provider_ref_formats (TEST_RECORDER (provider)->provider);
}

static void
recorder_written_cb (GObject *source,
                     GAsyncResult *result,
                     gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Recorder *self = g_task_get_source_object (task);
  GError *error = NULL;

  self->n_frames_during = *self->n_frames - self->n_frames_before;
  if (gdk_content_provider_write_mime_type_finish (self->provider, result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
recorder_write_async (GdkContentProvider *provider,
                      const char *mime_type,
                      GOutputStream *stream,
                      int priority,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  Recorder *self = TEST_RECORDER (provider);
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  self->n_frames_before = *self->n_frames;
  gdk_content_provider_write_mime_type_async (self->provider, mime_type, stream, priority,
                                              cancellable, recorder_written_cb, task);
}

static gboolean
recorder_write_finish (GdkContentProvider *provider,
                       GAsyncResult *result,
                       GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
recorder_finalize (GObject *object)
{
  g_clear_object (&TEST_RECORDER (object)->provider);
  G_OBJECT_CLASS (recorder_parent_class)->finalize (object);
}

static void
recorder_class_init (RecorderClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = recorder_finalize;
  provider_class->ref_formats = recorder_ref_formats;
  provider_class->write_mime_type_async = recorder_write_async;
  provider_class->write_mime_type_finish = recorder_write_finish;
}

static void
recorder_init (Recorder *self)
{
}

static void
after_paint_cb (GdkFrameClock *clock,
                guint *n_frames)
{
  (*n_frames)++;
}

/* The list goes on scrolling, as under a finger. */
static gboolean
scroll_cb (GtkWidget *scroller,
           GdkFrameClock *clock,
           gpointer user_data)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 20);
  return G_SOURCE_CONTINUE;
}

/* Copy All on the CNF page, 52 MB: between the first piece that goes out and the last one the
 * window draws its clauses, which scroll. */
static void
test_xclip_drawing (void)
{
  const TestShape shape = { 6, 6, FALSE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 3);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  GtkWidget *page = g_object_new (SATDOKU_TYPE_CNF_PAGE, "game", game, NULL);
  GtkWindow *window = g_object_new (ADW_TYPE_WINDOW, "default-width", 900, "default-height", 600,
                                    NULL);
  g_autoptr (Recorder) recorder = g_object_new (TYPE_RECORDER, NULL);
  g_autoptr (GBytes) got = NULL;
  GdkClipboard *clipboard;
  GdkFrameClock *clock;
  GtkWidget *scroller;
  guint n_frames = 0;
  guint n_ticks = 0;

  adw_window_set_content (ADW_WINDOW (window), page);
  test_ui_present (window);
  test_ui_settle (page);
  scroller = test_ui_find (test_ui_find (page, SATDOKU_TYPE_CLAUSE_VIEW, NULL),
                           GTK_TYPE_SCROLLED_WINDOW, NULL);
  gtk_widget_add_tick_callback (scroller, scroll_cb, NULL, NULL);
  clock = gtk_widget_get_frame_clock (page);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &n_frames);
  gtk_widget_activate_action (page, "cnf.copy", NULL);
  clipboard = gtk_widget_get_clipboard (page);
  recorder->provider = g_object_ref (gdk_clipboard_get_content (clipboard));
  recorder->n_frames = &n_frames;
  g_assert_true (gdk_clipboard_set_content (clipboard, GDK_CONTENT_PROVIDER (recorder)));
  got = read_by_xclip (&n_ticks);
  if (got != NULL)
    {
      g_assert_cmpuint (g_bytes_get_size (got), ==, sudoku_cnf_get_text_length (cnf));
      g_assert_cmpuint (recorder->n_frames_during, >=, 3);
    }
  g_signal_handlers_disconnect_by_func (clock, after_paint_cb, &n_frames);
  gdk_clipboard_set_content (clipboard, NULL);
  test_ui_destroy (window);
}

/* A receiver that dies in the middle: the program goes on, and can copy again. */
static void
test_xclip_killed (void)
{
  const TestShape shape = { 6, 6, FALSE };
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, NULL);
  g_autoptr (SudokuCnf) cnf = make_cnf (&shape);
  g_autoptr (GdkContentProvider) provider = provide (cnf);
  g_autoptr (GSubprocess) process = NULL;
  guint n_ticks = 0;
  guint ticker;

  test_ui_present (window);
  satdoku_copy (GTK_WIDGET (window), provider);
  process = start_xclip ();
  if (process != NULL)
    {
      ticker = g_timeout_add (1, tick_cb, &n_ticks);
      test_ui_wait_for (n_ticks > 30);
      g_subprocess_send_signal (process, SIGKILL);
      n_ticks = 0;
      test_ui_wait_for (n_ticks > 30);
      g_source_remove (ticker);
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      satdoku_copy_text (GTK_WIDGET (window), "once more");
      test_ui_settle (GTK_WIDGET (window));
    }
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/clipboard/provider-cnf", test_provider_cnf);
  g_test_add_func ("/clipboard/provider-clauses", test_provider_clauses);
  g_test_add_func ("/clipboard/provider-comments", test_provider_comments);
  g_test_add_func ("/clipboard/provider-text", test_provider_text);
  g_test_add_func ("/clipboard/paste", test_paste);
  g_test_add_func ("/clipboard/paste-nothing", test_paste_nothing);
  g_test_add_func ("/clipboard/xclip-small", test_xclip_small);
  g_test_add_func ("/clipboard/xclip-large", test_xclip_large);
  g_test_add_func ("/clipboard/xclip-drawing", test_xclip_drawing);
  g_test_add_func ("/clipboard/xclip-killed", test_xclip_killed);
  return g_test_run ();
}
