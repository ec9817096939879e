/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The theme of the program, which keeps the toolkit from reading one that it won't show. The
 * toolkit is started by the program here, once in each process. */

#include <adwaita.h>

#include "satdoku-application.h"

#define SHEET "/org/gtk/libgtk/theme/Default/Default-light.css"
/* Of the style sheet of GTK, in bytes, at least. */
#define SIZE_MIN 10000

/* Gives a label of a program that has just started. */
static GtkWidget *
start (SatdokuApplication **application)
{
  GtkWidget *label;

  *application = satdoku_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (*application), NULL, NULL));
  label = gtk_label_new (NULL);
  return g_object_ref_sink (label);
}

static void
assert_colour (GtkWidget *widget,
               const char *name,
               gboolean there)
{
  GdkRGBA colour;

  g_assert_cmpint (
    gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour), ==,
    there);
}

/* What else asks for GTK's theme later finds it whole. */
static void
assert_sheet (void)
{
  gsize size = 0;

  g_assert_true (g_resources_get_info (SHEET, G_RESOURCE_LOOKUP_FLAGS_NONE, &size, NULL, NULL));
  g_assert_cmpuint (size, >, SIZE_MIN);
}

/* A colour that both themes have, and one that only libadwaita has. */
static void
run_usual (void)
{
  g_autoptr (SatdokuApplication) application = NULL;
  g_autoptr (GtkWidget) label = start (&application);

  assert_colour (label, "theme_fg_color", TRUE);
  assert_colour (label, "window_fg_color", TRUE);
  assert_sheet ();
}

static void
run_chosen (void)
{
  g_autoptr (SatdokuApplication) application = NULL;
  g_autoptr (GtkWidget) label = start (&application);

  assert_colour (label, "theme_fg_color", TRUE);
  assert_colour (label, "window_fg_color", FALSE);
  assert_sheet ();
}

static void
test_usual (void)
{
  g_test_trap_subprocess ("/theme/run-usual/subprocess", 0, 0);
  g_test_trap_assert_passed ();
}

/* The theme that the user wants in place of libadwaita's is not taken from it. */
static void
test_chosen (void)
{
  g_setenv ("GTK_THEME", "Default", TRUE);
  g_test_trap_subprocess ("/theme/run-chosen/subprocess", 0, 0);
  g_unsetenv ("GTK_THEME");
  g_test_trap_assert_passed ();
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/usual", test_usual);
  g_test_add_func ("/theme/chosen", test_chosen);
  g_test_add_func ("/theme/run-usual/subprocess", run_usual);
  g_test_add_func ("/theme/run-chosen/subprocess", run_chosen);
  return g_test_run ();
}
