/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of an answer: how it is wrapped, and how it is shown in a window. */

#include "satdoku-answer-view.h"

#include <adwaita.h>
#include <string.h>

#include "satdoku-answer-text.h"
#include "test-ui.h"

/* Wrapping changes lines, not what they say. */
static void
test_wrap (void)
{
  static const struct
  {
    const char *in;
    gsize n_repeats;
    const char *start;
  } cases[] = {
    { "v 1 ", 1, "v 1 " },
    { "-123 ", 1000, "-123 -123" },
    { "x", 1000, "xxxxxxxx" },
    { "ä", 1000, "ää" },
  };
  g_autoptr (GBytes) crlf = g_bytes_new_static ("SAT\r\n1 0\r\n", 10);
  g_autoptr (GBytes) unix_lines = satdoku_answer_text_wrap (crlf);

  g_assert_cmpmem (g_bytes_get_data (unix_lines, NULL),
                   g_bytes_get_size (unix_lines),
                   "SAT\n1 0\n",
                   8);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GString *string = g_string_new (NULL);
      g_autoptr (GBytes) in = NULL;
      g_autoptr (GBytes) out = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      for (gsize k = 0; k < cases[i].n_repeats; k++)
        g_string_append (string, cases[i].in);
      in = g_string_free_to_bytes (string);
      out = satdoku_answer_text_wrap (in);
      text = g_strndup (g_bytes_get_data (out, NULL), g_bytes_get_size (out));
      g_assert_true (g_str_has_prefix (text, cases[i].start));
      g_assert_true (g_utf8_validate (text, -1, NULL));
      lines = g_strsplit (text, "\n", -1);
      for (gsize k = 0; lines[k] != NULL; k++)
        g_assert_cmpuint (strlen (lines[k]), <=, 78);
    }
}

/* A frame that follows at once, as it does after a key, finds the lines measured: GTK would warn
 * of a scroll bar that moves while it is drawn. */
static void
test_drawn_at_once (void)
{
  GtkWindow *window =
    g_object_new (ADW_TYPE_WINDOW, "default-width", 500, "default-height", 400, NULL);
  SatdokuAnswerView *self = g_object_new (SATDOKU_TYPE_ANSWER_VIEW, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  GdkFrameClock *clock;
  GtkWidget *view;

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (self));
  test_ui_present (window);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  view = test_ui_find (self, GTK_TYPE_TEXT_VIEW, NULL);
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (GBytes) text = NULL;

      for (int n = 0; n < 40; n++)
        g_string_append (lines, "1 -2 3\n");
      text = g_bytes_new (lines->str, lines->len);
      /* Shows the scroll bar; then holds up the loop, so that the next frame is due at once. */
      test_ui_scroll (view, 1);
      g_usleep (50000);
      satdoku_answer_view_set_text (self, text);
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS |
                                              GDK_FRAME_CLOCK_PHASE_PAINT);
      test_ui_settle (view);
    }
  g_assert_false (satdoku_answer_view_is_empty (self));
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/answer-view/wrap", test_wrap);
  g_test_add_func ("/answer-view/drawn-at-once", test_drawn_at_once);
  return g_test_run ();
}
