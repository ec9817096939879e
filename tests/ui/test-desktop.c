/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop gets from the program: thumbnails, notifications of long work, and what is
 * dragged out. The session as a whole is tested by session.py. */

#include <glib/gstdio.h>
#include <string.h>
#include <sudoku-format.h>

#include "satdoku-drag-out.h"
#include "satdoku-thumbnail.h"
#include "satdoku-window.h"
#include "satdoku-work-notice.h"
#include "test-app.h"
#include "test-ui.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SIZE 128
#define NOTIFICATIONS "org.freedesktop.Notifications"

/* Thumbnails. */

static cairo_surface_t *
draw_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("test", NULL, bytes);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface;

  g_assert_true (sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, NULL));
  surface = satdoku_thumbnail_draw_contents (contents, SIZE, &error);
  g_assert_true ((surface == NULL) == (error != NULL));
  return surface;
}

/* How many pixels of a part are not white. */
static guint
count_ink (cairo_surface_t *surface,
           int top,
           int bottom)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  guint n = 0;

  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, SIZE);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, SIZE);
  for (int y = top; y < bottom; y++)
    for (int x = 0; x < SIZE; x++)
      n += ((const guint32 *)(gconstpointer)(data + y * cairo_image_surface_get_stride (
                                                          surface)))[x] != 0xffffffff;
  return n;
}

static gboolean
is_same (cairo_surface_t *first,
         cairo_surface_t *second)
{
  return memcmp (cairo_image_surface_get_data (first), cairo_image_surface_get_data (second),
                 (gsize)cairo_image_surface_get_stride (first) * SIZE) == 0;
}

static void
test_thumbnail_board (void)
{
  g_autofree char *other = g_strdup (PUZZLE);
  cairo_surface_t *surface = draw_text (PUZZLE);
  cairo_surface_t *changed;

  other[2] = '4';
  changed = draw_text (other);
  g_assert_nonnull (surface);
  /* A margin is left. */
  g_assert_cmpuint (count_ink (surface, 0, 2), ==, 0);
  g_assert_cmpuint (count_ink (surface, SIZE - 2, SIZE), ==, 0);
  g_assert_cmpuint (count_ink (surface, 0, SIZE), >, SIZE);
  g_assert_false (is_same (surface, changed));
  cairo_surface_destroy (surface);
  cairo_surface_destroy (changed);
}

/* Its numbers are what tells a formula from another. */
static void
test_thumbnail_formula (void)
{
  cairo_surface_t *surface = draw_text ("p cnf 120 2\n1 -2 0\n-120 0\n");
  cairo_surface_t *same = draw_text ("p cnf 120 2\n3 4 0\n120 0\n");
  cairo_surface_t *more_variables = draw_text ("p cnf 121 2\n1 -2 0\n-121 0\n");
  cairo_surface_t *more_clauses = draw_text ("p cnf 120 3\n1 -2 0\n-120 0\n1 2 0\n");

  g_assert_true (is_same (surface, same));
  g_assert_false (is_same (surface, more_variables));
  g_assert_false (is_same (surface, more_clauses));
  cairo_surface_destroy (surface);
  cairo_surface_destroy (same);
  cairo_surface_destroy (more_variables);
  cairo_surface_destroy (more_clauses);
}

static void
test_thumbnail_nothing (void)
{
  g_assert_null (draw_text ("Hello\n"));
  g_assert_null (draw_text ("s SATISFIABLE\nv 1 -2 3 0\n"));
}

/* Notifications. */

typedef struct
{
  GtkWindow *window;
  SatdokuWorker *worker;
  SatdokuWorkNotice *notice;
  GDBusConnection *bus;
  guint object;
  guint name;
  guint n_sent;
  guint n_closed;
  char *summary;
  char *body;
} Notices;

static const char service_xml[] =
  "<node><interface name='" NOTIFICATIONS "'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='as' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "</interface></node>";

static void
service_cb (GDBusConnection *connection,
            const char *sender,
            const char *path,
            const char *interface,
            const char *method,
            GVariant *parameters,
            GDBusMethodInvocation *invocation,
            gpointer user_data)
{
  Notices *self = user_data;

  if (g_str_equal (method, "Notify"))
    {
      g_free (self->summary);
      g_free (self->body);
      g_variant_get_child (parameters, 3, "s", &self->summary);
      g_variant_get_child (parameters, 4, "s", &self->body);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", ++self->n_sent));
      return;
    }
  self->n_closed++;
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static gpointer
run_nothing (gpointer input,
             const SudokuTask *task,
             GError **error)
{
  return g_strdup ("done");
}

static void
done_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autofree char *text = satdoku_worker_run_finish (result, NULL);

  *(gboolean *)user_data = TRUE;
}

static void
work (Notices *self,
      const char *title,
      gboolean quiet)
{
  const SatdokuJob job = {
    .title = title,
    .run = run_nothing,
    .free_result = g_free,
    .quiet = quiet,
  };
  gboolean done = FALSE;

  satdoku_worker_run_async (self->worker, &job, NULL, NULL, done_cb, &done);
  test_ui_wait_for (done);
  test_ui_flush ();
}

static void
asked_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GVariant) id =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  g_assert_nonnull (id);
  *(gboolean *)user_data = TRUE;
}

/* All answers that were sent have come: the bus keeps their order. GLib takes back no notification
 * whose number it does not know yet. */
static void
wait_for_bus (Notices *self)
{
  gboolean done = FALSE;

  g_dbus_connection_call (self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                          "org.freedesktop.DBus", "GetId", NULL, NULL, 0, -1, NULL, asked_cb,
                          &done);
  test_ui_wait_for (done);
}

/* An application on the bus, and the part of the desktop that shows notifications. */
static void
start_notices (Notices *self,
               double seconds)
{
  static const GDBusInterfaceVTable table = { .method_call = service_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (service_xml, NULL);

  self->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  self->object = g_dbus_connection_register_object (self->bus, "/org/freedesktop/Notifications",
                                                    node->interfaces[0], &table, self, NULL, NULL);
  g_assert_cmpuint (self->object, >, 0);
  self->name = g_bus_own_name_on_connection (self->bus, NOTIFICATIONS, 0, NULL, NULL, NULL, NULL);
  self->window = GTK_WINDOW (gtk_application_window_new (
    GTK_APPLICATION (g_application_get_default ())));
  self->worker = satdoku_worker_new ();
  self->notice = satdoku_work_notice_new (self->window, self->worker, seconds);
}

static void
stop_notices (Notices *self)
{
  g_object_unref (self->notice);
  g_object_unref (self->worker);
  gtk_window_destroy (self->window);
  g_bus_unown_name (self->name);
  g_dbus_connection_unregister_object (self->bus, self->object);
  g_object_unref (self->bus);
  g_free (self->summary);
  g_free (self->body);
}

/* What ends while nobody looks is told, unless it was quiet, until somebody looks. */
static void
test_notice (void)
{
  Notices self = { 0 };

  start_notices (&self, 0);
  work (&self, "Making a puzzle…", FALSE);
  test_ui_wait_for (self.n_sent == 1);
  wait_for_bus (&self);
  g_assert_cmpstr (self.summary, ==, "Making a puzzle");
  g_assert_cmpstr (self.body, ==, "Finished after 0:00");
  test_ui_present (self.window);
  test_ui_focus_window (self.window);
  test_ui_wait_for (self.n_closed == 1);
  work (&self, "Solving…", FALSE);
  work (&self, "", TRUE);
  test_ui_wait_for (!satdoku_worker_is_busy (self.worker));
  g_assert_cmpuint (self.n_sent, ==, 1);
  stop_notices (&self);
}

static void
test_notice_short (void)
{
  Notices self = { 0 };

  start_notices (&self, SATDOKU_WORK_NOTICE_SECONDS);
  work (&self, "Solving…", FALSE);
  g_assert_cmpuint (self.n_sent, ==, 0);
  stop_notices (&self);
}

/* Dragging out. */

typedef struct
{
  SatdokuWindow *window;
  SudokuGame *game;
} Dragging;

static void
set_up (Dragging *self,
        gconstpointer data)
{
  self->game = test_app_make_game (PUZZLE);
  self->window = test_app_play (self->game);
}

static void
tear_down (Dragging *self,
           gconstpointer data)
{
  if (self->window != NULL)
    test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *)user_data = TRUE;
}

/* (transfer full): what a program that wants this kind gets. */
static GBytes *
take (GdkContentProvider *provider,
      const char *mime_type)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  gboolean done = FALSE;

  gdk_content_provider_write_mime_type_async (provider, mime_type, stream, G_PRIORITY_DEFAULT,
                                              NULL, written_cb, &done);
  test_ui_wait_for (done);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static SatdokuBoard *
get_board (Dragging *self)
{
  return satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
}

static SatdokuPanel *
get_panel (Dragging *self)
{
  return satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
}

static void
assert_is_puzzle (const char *text,
                  gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("test", NULL, bytes);
  const SudokuGrid *grid;

  g_assert_true (sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, NULL));
  g_assert_nonnull (sudoku_contents_get_document (contents));
  grid = sudoku_document_get_grid (sudoku_contents_get_document (contents));
  for (guint cell = 0; cell < strlen (PUZZLE); cell++)
    g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==,
                      PUZZLE[cell] == '.' ? 0 : PUZZLE[cell] - '0');
}

static void
test_drag_contents (Dragging *self,
                    gconstpointer data)
{
  g_autoptr (SatdokuGameDocument) document = satdoku_game_document_new ();
  g_autoptr (SatdokuDragOut) drag = NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autoptr (GBytes) text = NULL, picture = NULL;
  g_autoptr (GSList) files = NULL;
  g_autofree char *name = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *saved = NULL;
  gsize length;

  satdoku_game_document_set_game (document, self->game);
  drag = satdoku_drag_out_new (document, get_board (self), GTK_WIDGET (get_panel (self)));
  provider = satdoku_drag_out_create_provider (drag, 0, 0);
  text = take (provider, "text/plain;charset=utf-8");
  assert_is_puzzle (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  picture = take (provider, "image/png");
  g_assert_cmpmem (g_bytes_get_data (picture, NULL), 4, "\x89PNG", 4);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_assert_true (gdk_content_provider_get_value (provider, &value, NULL));
  files = gdk_file_list_get_files (g_value_get_boxed (&value));
  g_assert_cmpuint (g_slist_length (files), ==, 1);
  name = g_file_get_basename (files->data);
  g_assert_cmpstr (name, ==, "Puzzle.satdoku");
  test_ui_wait_for (g_file_query_exists (files->data, NULL));
  g_assert_true (g_file_load_contents (files->data, NULL, &saved, &length, NULL, NULL));
  assert_is_puzzle (saved, length);
}

/* A drag that has begun looks for who takes it with the next movement: makes one. */
static gboolean
is_offered (GtkWidget *board,
            GtkDropTarget *target,
            guint *n_movements)
{
  test_ui_move_to (board, 40 + ++*n_movements % 2, 40);
  return gtk_drop_target_get_current_drop (target) != NULL;
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue *value,
            double x,
            double y,
            char **text)
{
  *text = g_value_dup_string (value);
  return TRUE;
}

/* What drags begin with at @widget. */
static GtkDragSource *
find_source (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return GTK_DRAG_SOURCE (controller);
    }
  g_assert_not_reached ();
}

/* Whether what was dragged from @widget is on its way, or on its way back. */
static gboolean
is_dragged (GtkWidget *widget)
{
  return gtk_drag_source_get_drag (find_source (widget)) != NULL;
}

/* By the mouse, from the card that says how far the game is: the window itself, which opens what is
 * dropped on it, does not take it, another target does. */
static void
test_drag_by_mouse (Dragging *self,
                    gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (get_panel (self));
  GtkWidget *board = GTK_WIDGET (get_board (self));
  GtkDropTarget *target;
  g_autofree char *text = NULL;
  guint n_movements = 0;
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (board, panel, 40, 40, &x, &y));
  test_ui_carry (panel, 20, 20, x, y);
  test_ui_wait_for (is_dragged (panel));
  test_ui_let_go ();
  test_ui_wait_for (!is_dragged (panel));
  g_assert_true (satdoku_window_get_game (self->window) == self->game);
  target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), &text);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (target));
  test_ui_carry (panel, 20, 20, x, y);
  test_ui_wait_for (is_offered (board, target, &n_movements));
  test_ui_let_go ();
  test_ui_wait_for (text != NULL);
  assert_is_puzzle (text, strlen (text));
  g_assert_true (satdoku_window_get_game (self->window) == self->game);
}

/* Nothing that the main loop has yet to do is about @source any more. */
static void
gone_cb (gpointer data,
         GObject *source)
{
  g_assert_null (g_main_context_find_source_by_user_data (NULL, source));
  *(gboolean *)data = TRUE;
}

/* GTK looks at the source again a moment after each press, whatever has become of the widget. The
 * main loop does not run between the two here, so that the moment can't have passed. */
static void
test_drag_ends_with_window (Dragging *self,
                            gconstpointer data)
{
  GtkDragSource *source = find_source (GTK_WIDGET (get_panel (self)));
  gboolean is_gone = FALSE;

  g_object_weak_ref (G_OBJECT (source), gone_cb, &is_gone);
  g_signal_emit_by_name (source, "begin", NULL);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&self->window)));
  g_assert_false (is_gone);
  test_ui_wait_for (is_gone);
}

#define ADD(name, function) \
  g_test_add ("/desktop/drag/" name, Dragging, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/desktop/thumbnail/board", test_thumbnail_board);
  g_test_add_func ("/desktop/thumbnail/formula", test_thumbnail_formula);
  g_test_add_func ("/desktop/thumbnail/nothing", test_thumbnail_nothing);
  g_test_add_func ("/desktop/notice/sent", test_notice);
  g_test_add_func ("/desktop/notice/short", test_notice_short);
  ADD ("contents", test_drag_contents);
  ADD ("by-mouse", test_drag_by_mouse);
  ADD ("ends-with-window", test_drag_ends_with_window);
  return g_test_run ();
}
