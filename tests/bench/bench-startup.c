/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the start of a program to its first frame, and the memory that it has then: ours, two
 * windows that say what is the toolkit's part, one with nothing in it and one with only a header
 * bar and a board of lines, and, where they are installed, GNOME's calculator and Sudoku, one after
 * the other on the same display. Needs a display without a window manager. */

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
#define SETTLE_TIME (G_USEC_PER_SEC / 2)

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

/* What the start of a program has cost. */
typedef struct
{
  double cpu;    /* seconds of all its threads until its window is mapped */
  double mapped; /* seconds until then */
  double drawn;  /* seconds until something is drawn in it */
  double memory; /* proportional set size in MB when it has settled */
} Start;

/* Nanoseconds of a thread on a processor. */
static guint64
read_thread_time (const char *process,
                  const char *thread)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/task/%s/schedstat", process, thread);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? g_ascii_strtoull (text, NULL, 10) : 0;
}

/* Seconds that the threads of a process that are there have been on a processor. */
static double
read_cpu (const char *process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/task", process);
  g_autoptr (GDir) threads = g_dir_open (path, 0, NULL);
  guint64 sum = 0;
  const char *thread;

  while (threads != NULL && (thread = g_dir_read_name (threads)) != NULL)
    sum += read_thread_time (process, thread);
  return 1e-9 * (double)sum;
}

/* In MB. */
static double
read_memory (const char *process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/smaps_rollup", process);
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  line = strstr (text, "\nPss:");
  return line != NULL ? 1024e-6 * (double)g_ascii_strtoull (line + strlen ("\nPss:"), NULL, 10) : 0;
}

/* Waits until @window is drawn; gives the seconds since @begin. */
static double
wait_until_drawn (Display *display,
                  Window window,
                  gint64 begin)
{
  while (!is_drawn (display, window) && g_get_monotonic_time () < begin + TIME_LIMIT)
    g_usleep (1000);
  return 1e-6 * (double)(g_get_monotonic_time () - begin);
}

/* All is 0 when it can't be started. */
static Start
start (Display *display,
       const char *program,
       const char *option)
{
  g_autoptr (GSubprocess) process = NULL;
  gint64 begin = g_get_monotonic_time ();
  Start result = { 0 };
  const char *id;
  Window window;

  if (program == NULL)
    return result;
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              NULL, program, option, NULL);
  if (process == NULL)
    return result;
  id = g_subprocess_get_identifier (process);
  while ((window = find_window (display)) == None && g_get_monotonic_time () < begin + TIME_LIMIT)
    g_usleep (500);
  if (window != None && id != NULL)
    {
      result.cpu = read_cpu (id);
      result.mapped = 1e-6 * (double)(g_get_monotonic_time () - begin);
      result.drawn = wait_until_drawn (display, window, begin);
      g_usleep (SETTLE_TIME);
      result.memory = read_memory (id);
    }
  g_subprocess_send_signal (process, SIGTERM);
  g_subprocess_wait (process, NULL, NULL);
  while (find_window (display) != None)
    g_usleep (1000);
  return result;
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

/* A program whose start is measured: its measures in the order in which they came. */
typedef struct
{
  const char *name;
  const char *path; /* %NULL when it is not installed */
  const char *option;
  GArray *starts;
} Program;

static void
add_program (GArray *programs,
             const char *name,
             const char *path,
             const char *option)
{
  Program program = { name, path, option, g_array_new (FALSE, FALSE, sizeof (Start)) };

  g_array_append_val (programs, program);
}

/* In turns, and without the first one, which reads the disk. */
static void
start_all (GArray *programs,
           Display *display)
{
  for (guint n = 0; n <= N_STARTS; n++)
    for (guint i = 0; i < programs->len; i++)
      {
        Program *program = &g_array_index (programs, Program, i);
        Start result = start (display, program->path, program->option);

        if (n > 0 && result.mapped > 0)
          g_array_append_val (program->starts, result);
      }
}

/* The median of a member of all starts of a program; 0 when there is none. */
static double
get_median (const Program *program,
            gsize offset)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < program->starts->len; i++)
    {
      const char *result = (const char *)&g_array_index (program->starts, Start, i);

      g_array_append_val (values, *(const double *)(result + offset));
    }
  return values->len > 0 ? bench_median (values) : 0;
}

/* One measure of all programs, and how it stands to those of the others that have a target. */
static void
print_measure (GArray *programs,
               const char *measure,
               gsize offset,
               double scale,
               const char *unit,
               const char *const *targets)
{
  const Program *own = &g_array_index (programs, Program, 0);

  for (guint i = 0; i < programs->len; i++)
    {
      const Program *program = &g_array_index (programs, Program, i);
      g_autofree char *name = g_strdup_printf ("startup-%s%s", measure, program->name);

      if (program->starts->len > 0)
        bench_print (name, scale * get_median (program, offset), unit, NULL);
    }
  for (guint i = 1; i < programs->len; i++)
    {
      const Program *program = &g_array_index (programs, Program, i);
      g_autofree char *name = g_strdup_printf ("startup-%s-to%s", measure, program->name);

      if (program->starts->len > 0 && targets[i] != NULL)
        bench_print (name, get_median (own, offset) / get_median (program, offset), "times",
                     targets[i]);
    }
}

static void
measure_programs (Display *display,
                  const char *own,
                  const char *self)
{
  g_autoptr (GArray) programs = g_array_new (FALSE, FALSE, sizeof (Program));
  g_autofree char *sudoku = find_peer ();
  g_autofree char *calculator = g_find_program_in_path ("gnome-calculator");
  /* In the order of the programs. */
  const char *const cpu[] = { NULL, "<= 1.3", NULL, "<= 0.85", NULL };
  const char *const wall[] = { NULL, NULL, NULL, NULL, "<= 1" };
  const char *const drawn[] = { NULL, "<= 1.5", NULL, NULL, NULL };
  const char *const memory[] = { NULL, NULL, NULL, "<= 1", NULL };

  add_program (programs, "", own, NULL);
  add_program (programs, "-empty-window", self, EMPTY);
  add_program (programs, "-least-window", self, LEAST);
  add_program (programs, "-gnome-calculator", calculator, NULL);
  add_program (programs, "-gnome-sudoku", sudoku, NULL);
  start_all (programs, display);
  print_measure (programs, "cpu", G_STRUCT_OFFSET (Start, cpu), 1e3, "ms", cpu);
  print_measure (programs, "mapped", G_STRUCT_OFFSET (Start, mapped), 1e3, "ms", wall);
  print_measure (programs, "drawn", G_STRUCT_OFFSET (Start, drawn), 1e3, "ms", drawn);
  print_measure (programs, "memory", G_STRUCT_OFFSET (Start, memory), 1, "MB", memory);
  for (guint i = 0; i < programs->len; i++)
    g_array_unref (g_array_index (programs, Program, i).starts);
}

int
main (int argc,
      char *argv[])
{
  Display *display;

  if (argc > 1 && (g_str_equal (argv[1], EMPTY) || g_str_equal (argv[1], LEAST)))
    return show_window (argv[1]);
  display = XOpenDisplay (NULL);
  if (display == NULL)
    return 77;
  XSetErrorHandler (ignore_error);
  measure_programs (display, argc > 1 ? argv[1] : "satdoku", argv[0]);
  XCloseDisplay (display);
  return 0;
}
