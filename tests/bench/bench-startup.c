/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the start of a program to its first frame: ours, two windows that say what is the toolkit's
 * part, one with nothing in it and one with only a header bar and a board of lines, and, where it
 * is installed, GNOME Sudoku, one after the other on the same display. Needs a display without a
 * window manager. */

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <adwaita.h>
#include <gio/gio.h>
#include <signal.h>
#include <stdlib.h>

#include "bench-peer.h"
#include "bench.h"

#define N_STARTS 9
#define WIDTH_MIN 200
/* What this program is called with to show a window of its own. */
#define EMPTY "--empty"
#define LEAST "--least"
#define TIME_LIMIT (20 * G_USEC_PER_SEC)

/* A window that is shown and large enough to be one of the program's. */
static Window
find_window (Display *display)
{
  Window root, parent, *windows = NULL, found = None;
  unsigned n = 0;

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &windows, &n))
    return None;
  for (unsigned i = 0; i < n && found == None; i++)
    {
      XWindowAttributes attributes;

      if (XGetWindowAttributes (display, windows[i], &attributes) &&
          attributes.map_state == IsViewable && attributes.width >= WIDTH_MIN &&
          !attributes.override_redirect)
        found = windows[i];
    }
  if (windows != NULL)
    XFree (windows);
  return found;
}

/* Until anything is drawn the window is of one colour. */
static gboolean
is_drawn (Display *display,
          Window window)
{
  XWindowAttributes attributes;
  XImage *image;
  gboolean drawn = FALSE;

  if (!XGetWindowAttributes (display, window, &attributes))
    return FALSE;
  image = XGetImage (display, window, 0, attributes.height / 2, (unsigned)attributes.width, 1,
                     AllPlanes, ZPixmap);
  if (image == NULL)
    return FALSE;
  for (int x = 1; x < attributes.width && !drawn; x++)
    drawn = XGetPixel (image, x, 0) != XGetPixel (image, 0, 0);
  XDestroyImage (image);
  return drawn;
}

/* Windows come and go while they are asked about. */
static int
ignore_error (Display *display,
              XErrorEvent *event)
{
  return 0;
}

static gboolean
is_shown (Display *display)
{
  Window window = find_window (display);

  return window != None && is_drawn (display, window);
}

/* Seconds; 0 when it can't be started. */
static double
start (Display *display,
       const char *program,
       const char *option)
{
  g_autoptr (GSubprocess) process = NULL;
  gint64 begin = g_get_monotonic_time ();
  gint64 end;

  if (program == NULL)
    return 0;
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              NULL, program, option, NULL);
  if (process == NULL)
    return 0;
  while (!is_shown (display) && g_get_monotonic_time () < begin + TIME_LIMIT)
    g_usleep (1000);
  end = g_get_monotonic_time ();
  g_subprocess_send_signal (process, SIGTERM);
  g_subprocess_wait (process, NULL, NULL);
  while (find_window (display) != None)
    g_usleep (1000);
  return 1e-6 * (double)(end - begin);
}

/* Where games are is not always in the path. */
static char *
find_peer (void)
{
  char *path = g_find_program_in_path ("gnome-sudoku");

  return path != NULL ? path : g_find_program_in_path ("/usr/games/gnome-sudoku");
}

static void
draw_board_cb (GtkDrawingArea *area,
               cairo_t *cr,
               int width,
               int height,
               gpointer user_data)
{
  for (int i = 0; i <= 9; i++)
    {
      cairo_move_to (cr, width * i / 9.0, 0);
      cairo_rel_line_to (cr, 0, height);
      cairo_move_to (cr, 0, height * i / 9.0);
      cairo_rel_line_to (cr, width, 0);
    }
  cairo_stroke (cr);
}

static GtkWidget *
create_least_content (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *board = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (board), draw_board_cb, NULL, NULL);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), board);
  return box;
}

static void
activate_cb (GtkApplication *application,
             const char *option)
{
  GtkWidget *window = adw_application_window_new (application);
  gboolean empty = g_str_equal (option, EMPTY);

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window),
                                      empty ? gtk_label_new ("Satdoku") : create_least_content ());
  gtk_window_present (GTK_WINDOW (window));
}

static int
show_window (const char *option)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), (gpointer)option);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *peer = find_peer ();
  const char *programs[] = { argc > 1 ? argv[1] : "satdoku", peer, argv[0], argv[0] };
  const char *const options[] = { NULL, NULL, EMPTY, LEAST };
  double medians[G_N_ELEMENTS (programs)] = { 0 };
  GArray *times[G_N_ELEMENTS (programs)];
  Display *display;

  if (argc > 1 && (g_str_equal (argv[1], EMPTY) || g_str_equal (argv[1], LEAST)))
    return show_window (argv[1]);
  display = XOpenDisplay (NULL);
  if (display == NULL)
    return 77;
  XSetErrorHandler (ignore_error);
  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  /* In turns, and without the first one, which reads the disk. */
  for (guint n = 0; n <= N_STARTS; n++)
    for (gsize i = 0; i < G_N_ELEMENTS (programs); i++)
      {
        double time = start (display, programs[i], options[i]);

        if (n > 0 && time > 0)
          g_array_append_val (times[i], time);
      }
  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      if (times[i]->len > 0)
        medians[i] = bench_median (times[i]);
      g_array_unref (times[i]);
    }
  bench_print ("startup", medians[0] * 1e3, "ms", NULL);
  bench_print ("startup-empty-window", medians[2] * 1e3, "ms", NULL);
  bench_print ("startup-least-window", medians[3] * 1e3, "ms", NULL);
  if (medians[1] > 0)
    bench_print ("startup-gnome-sudoku", medians[1] * 1e3, "ms", NULL);
  bench_print_ratio ("startup-ratio", medians[0], medians[1], ">= 1");
  XCloseDisplay (display);
  return 0;
}
