/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The harness of the window tests: starts GTK so that every warning ends the test, waits for
 * conditions, sends real events to widgets and takes pictures. It knows no class of
 * the app. */

#include "test-ui.h"

#include "test-ui-input.h"

/* Only a limit for a test that hangs; generous, as sanitizers and busy machines are slow. */
#define TIME_LIMIT (180 * G_USEC_PER_SEC)
/* Newer GTK takes what moves within a tenth of a second for a shaken click, and drags nothing. */
#define HOLD_TIME (G_USEC_PER_SEC * 3 / 20)

/**
 * test_ui_init:
 * @argc: (inout): the arguments of main()
 * @argv: (inout): the arguments of main()
 *
 * Starts GLib's test frame, GTK and libadwaita, without animations. Warnings are fatal from here.
 * Ends the program, with all its tests skipped, when there is no display.
 */
void
test_ui_init (int *argc,
              char ***argv)
{
  g_test_init (argc, argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      exit (0);
    }
  adw_init ();
  g_object_set (gtk_settings_get_default (),
                "gtk-enable-animations", FALSE,
                "gtk-cursor-blink", FALSE,
                NULL);
  test_input_open ();
}

/**
 * test_ui_deadline:
 *
 * Returns: the monotonic time at which a wait that starts now has failed
 */
gint64
test_ui_deadline (void)
{
  return g_get_monotonic_time () + TIME_LIMIT;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/**
 * test_ui_turn:
 * @deadline: from test_ui_deadline()
 * @file: where the wait stands
 * @line: where the wait stands
 * @condition: what is waited for, for the message
 *
 * Runs the main loop once; fails the test when @deadline has passed. Use test_ui_wait_for().
 */
void
test_ui_turn (gint64 deadline,
              const char *file,
              int line,
              const char *condition)
{
  /* The condition may come true without any event here, such as in a thread. */
  guint wake = g_timeout_add (5, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
  if (g_get_monotonic_time () > deadline)
    g_error ("%s:%d: waited in vain for: %s", file, line, condition);
}

/**
 * test_ui_flush:
 *
 * Handles all events that have been sent so far.
 */
void
test_ui_flush (void)
{
  test_input_sync ();
  gdk_display_sync (gdk_display_get_default ());
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
after_paint_cb (GdkFrameClock *clock,
                gpointer count)
{
  (*(guint *)count)++;
}

/* Lets @clock go on at once: it makes at most 60 frames a second, and nobody looks at these. What
 * it waits with are sources of the main loop that have the clock for their data. */
static void
hurry (GdkFrameClock *clock)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, clock);

  if (source != NULL)
    g_source_set_ready_time (source, 0);
}

/**
 * test_ui_settle:
 * @widget: a realized widget
 *
 * Handles all events, then waits until the window of @widget has been laid out and drawn with
 * what they have changed.
 */
void
test_ui_settle (GtkWidget *widget)
{
  const GdkFrameClockPhase phases =
    GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS | GDK_FRAME_CLOCK_PHASE_LAYOUT |
    GDK_FRAME_CLOCK_PHASE_PAINT | GDK_FRAME_CLOCK_PHASE_AFTER_PAINT;
  g_autoptr (GdkFrameClock) clock = NULL;
  guint count = 0;
  gulong handler;

  test_ui_flush ();
  clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &count);
  /* The first frame may have begun before; compressed motion comes out with the second. */
  for (guint frames = 1; frames <= 2; frames++)
    {
      gint64 deadline = test_ui_deadline ();

      gdk_frame_clock_request_phase (clock, phases);
      while (count < frames)
        {
          hurry (clock);
          test_ui_turn (deadline, __FILE__, __LINE__, "a frame");
        }
    }
  g_signal_handler_disconnect (clock, handler);
  test_ui_flush ();
}

/**
 * test_ui_present:
 * @window: a window
 *
 * Shows @window, gives it the keyboard and waits until it is drawn.
 */
void
test_ui_present (GtkWindow *window)
{
  gtk_window_present (window);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (window)));
  test_ui_settle (GTK_WIDGET (window));
  test_ui_focus_window (window);
}

/**
 * test_ui_focus_window:
 * @window: a window that is shown
 *
 * Gives @window the keyboard, as a click of the user on it would, and waits until it is active.
 */
void
test_ui_focus_window (GtkWindow *window)
{
  test_input_focus (gtk_native_get_surface (GTK_NATIVE (window)));
  test_ui_wait_for (gtk_window_is_active (window));
  test_ui_settle (GTK_WIDGET (window));
}

/**
 * test_ui_resize:
 * @window: a window that is shown
 * @width: in logical pixels
 * @height: in logical pixels
 *
 * Gives what @window shows that size, without the frame that GTK draws around it where nothing
 * draws shadows, and waits until it has it: fails when @window needs more room.
 */
void
test_ui_resize (GtkWindow *window,
                int width,
                int height)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  int frame_width = gdk_surface_get_width (surface) - gtk_widget_get_width (widget);
  int frame_height = gdk_surface_get_height (surface) - gtk_widget_get_height (widget);

  gtk_window_set_default_size (window, width + frame_width, height + frame_height);
  test_ui_wait_for (gtk_widget_get_width (widget) == width &&
                    gtk_widget_get_height (widget) == height);
  test_ui_settle (widget);
}

/* Takes the tooltip that GTK has put into @window out of it; @window is hidden, so that no other
 * one comes. GTK 4.8 does so when the window is half gone, and then makes something for the window
 * that nobody gives back. */
static void
take_tooltip_out (GtkWindow *window)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (g_str_equal (G_OBJECT_TYPE_NAME (child), "GtkTooltipWindow"))
        gtk_widget_unparent (child);
      child = next;
    }
}

/**
 * test_ui_destroy:
 * @window: (transfer none): a window
 *
 * Destroys @window and waits until it is gone: fails when somebody keeps a reference.
 */
void
test_ui_destroy (GtkWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  take_tooltip_out (window);
  gtk_window_destroy (window);
  test_ui_wait_for (weak == NULL);
}

/**
 * test_ui_unref_last:
 * @object: (type GObject) (transfer full): what was shown in a window that is gone
 *
 * Gives back the last reference, and waits until all others have done so: who started a job that
 * was cancelled keeps one until it hears of that. Fails when somebody never does.
 */
void
test_ui_unref_last (gpointer object)
{
  gpointer weak = object;

  g_object_add_weak_pointer (object, &weak);
  g_object_unref (object);
  test_ui_wait_for (weak == NULL);
}

/* Waits until @widget has its place: one that has just been shown, such as in a popover, gets it
 * with the next frame. */
static void
wait_for_place (GtkWidget *widget)
{
  test_ui_settle (widget);
  test_ui_wait_for (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
}

static graphene_point_t
find_place (GtkWidget *widget,
            double x,
            double y)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_native (widget)),
                                           &GRAPHENE_POINT_INIT ((float)x, (float)y), &point));
  return point;
}

static gboolean
is_at (GtkWidget *widget,
       double x,
       double y,
       const graphene_point_t *point)
{
  graphene_point_t now = find_place (widget, x, y);

  return graphene_point_near (&now, point, .5f);
}

/* Returns: where in the window the pointer is now */
static graphene_point_t
move_pointer (GtkWidget *widget,
              double x,
              double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t point = find_place (widget, x, y);
  double surface_x, surface_y;

  gtk_native_get_surface_transform (native, &surface_x, &surface_y);
  test_input_motion (gtk_native_get_surface (native),
                     (double)point.x + surface_x, (double)point.y + surface_y);
  return point;
}

/**
 * test_ui_find_other_window:
 * @window: a window of the program
 *
 * Returns: (transfer none) (nullable): a window that is shown beside it
 */
GtkWindow *
test_ui_find_other_window (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (other != window && gtk_widget_get_mapped (GTK_WIDGET (other)))
        return other;
    }
  return NULL;
}

/**
 * test_ui_in_sight:
 * @widget: a widget in what can be scrolled
 *
 * Returns: whether all of it is seen where it is scrolled to, or, when it is higher than the page,
 *   its beginning at the top
 */
gboolean
test_ui_in_sight (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  double page = (double)gtk_widget_get_height (scrolled);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return FALSE;
  if ((double)bounds.size.height > page)
    return ABS (bounds.origin.y) < 1;
  return bounds.origin.y > -1 && (double)(bounds.origin.y + bounds.size.height) < page + 1;
}

/**
 * test_ui_move_to:
 * @widget: a widget that is shown
 * @x: where in @widget
 * @y: where in @widget
 *
 * Moves the pointer, and follows @widget as a hand would when something that appears above it moves
 * it away.
 */
void
test_ui_move_to (GtkWidget *widget,
                 double x,
                 double y)
{
  gint64 deadline = test_ui_deadline ();
  graphene_point_t point;

  do
    {
      wait_for_place (widget);
      point = move_pointer (widget, x, y);
      test_ui_settle (widget);
      if (g_get_monotonic_time () > deadline)
        g_error ("%s does not stand still", G_OBJECT_TYPE_NAME (widget));
    }
  while (!is_at (widget, x, y, &point));
}

/**
 * test_ui_click_at:
 * @widget: a widget that is shown
 * @x: where in @widget
 * @y: where in @widget
 * @button: the mouse button
 * @n_clicks: 1, or 2 for a double click
 * @modifiers: keys held meanwhile
 *
 * Clicks there and handles what follows. @widget may be gone afterwards.
 */
void
test_ui_click_at (GtkWidget *widget,
                  double x,
                  double y,
                  guint button,
                  guint n_clicks,
                  GdkModifierType modifiers)
{
  test_ui_move_to (widget, x, y);
  test_input_modifiers (modifiers, TRUE);
  for (guint i = 0; i < n_clicks; i++)
    {
      test_input_button (button, TRUE);
      test_input_button (button, FALSE);
    }
  test_input_modifiers (modifiers, FALSE);
  test_ui_flush ();
}

/**
 * test_ui_click:
 * @widget: a widget that is shown
 *
 * Clicks its middle with the left button.
 */
void
test_ui_click (GtkWidget *widget)
{
  wait_for_place (widget);
  test_ui_click_at (widget,
                    gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0,
                    GDK_BUTTON_PRIMARY, 1, 0);
}

/**
 * test_ui_carry:
 * @widget: a widget that is shown
 * @from_x: where the left button goes down
 * @from_y: the same
 * @to_x: where it is carried to
 * @to_y: the same
 *
 * Drags in eight steps, and keeps the button down: test_ui_let_go() ends that.
 */
void
test_ui_carry (GtkWidget *widget,
               double from_x,
               double from_y,
               double to_x,
               double to_y)
{
  gint64 ready;

  test_ui_move_to (widget, from_x, from_y);
  test_input_button (GDK_BUTTON_PRIMARY, TRUE);
  ready = g_get_monotonic_time () + HOLD_TIME;
  test_ui_wait_for (g_get_monotonic_time () > ready);
  for (int step = 1; step <= 8; step++)
    {
      move_pointer (widget,
                    from_x + (to_x - from_x) * step / 8, from_y + (to_y - from_y) * step / 8);
      test_ui_settle (widget);
    }
}

/**
 * test_ui_let_go:
 *
 * Lets the left button go.
 */
void
test_ui_let_go (void)
{
  test_input_button (GDK_BUTTON_PRIMARY, FALSE);
  test_ui_flush ();
}

/**
 * test_ui_drag:
 * @widget: a widget that is shown
 * @from_x: where the button goes down
 * @from_y: where the button goes down
 * @to_x: where it goes up
 * @to_y: where it goes up
 *
 * Drags with the left button, in eight steps. Whoever takes what is dropped hears of it over the
 * server, so that a test of that waits between test_ui_carry() and test_ui_let_go().
 */
void
test_ui_drag (GtkWidget *widget,
              double from_x,
              double from_y,
              double to_x,
              double to_y)
{
  test_ui_carry (widget, from_x, from_y, to_x, to_y);
  test_ui_let_go ();
}

/**
 * test_ui_scroll_to:
 * @widget: a widget in what can be scrolled
 *
 * Scrolls up or down until @widget is seen in the middle, as far as it goes.
 */
void
test_ui_scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  g_assert_nonnull (scrolled);
  test_ui_settle (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, scrolled, &bounds));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) + bounds.origin.y +
                              bounds.size.height / 2 - gtk_widget_get_height (scrolled) / 2.0);
  test_ui_settle (widget);
}

/**
 * test_ui_scroll:
 * @widget: a widget that is shown
 * @lines: how many notches down; negative: up
 *
 * Turns the wheel over the middle of @widget.
 */
void
test_ui_scroll (GtkWidget *widget,
                int lines)
{
  guint button = lines > 0 ? 5 : 4;

  wait_for_place (widget);
  test_ui_move_to (widget,
                   gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
  for (int i = 0; i < ABS (lines); i++)
    {
      test_input_button (button, TRUE);
      test_input_button (button, FALSE);
    }
  test_ui_flush ();
}

/**
 * test_ui_key:
 * @keyval: a key value such as %GDK_KEY_Left
 * @modifiers: keys held meanwhile
 *
 * Presses and releases a key; the window that was focused last gets it.
 */
void
test_ui_key (guint keyval,
             GdkModifierType modifiers)
{
  test_input_modifiers (modifiers, TRUE);
  test_input_key (keyval);
  test_input_modifiers (modifiers, FALSE);
  test_ui_flush ();
}

/**
 * test_ui_accel:
 * @accelerator: a shortcut in GTK's notation, such as `<Control>z`
 *
 * Presses the keys of a shortcut.
 */
void
test_ui_accel (const char *accelerator)
{
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  test_ui_key (keyval, modifiers);
}

/**
 * test_ui_type:
 * @text: UTF-8 text; a line feed is the Return key
 *
 * Types @text key by key, also symbols that the keyboard layout doesn't have.
 */
void
test_ui_type (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    test_ui_key (*p == '\n' ? GDK_KEY_Return : gdk_unicode_to_keyval (g_utf8_get_char (p)), 0);
}

/**
 * test_ui_choose_path:
 * @chooser: (type GtkFileChooserDialog): a file chooser that is shown
 * @path: the path of a file
 *
 * Puts a path into the entry of a file chooser and accepts it, until the chooser is gone. While it
 * is still reading a folder it may put that into the entry, or take no key: then all once more. The
 * path isn't typed, as some versions of GTK mix what they complete with what is typed meanwhile.
 */
void
test_ui_choose_path (GtkWindow *chooser,
                     const char *path)
{
  gint64 deadline = test_ui_deadline ();
  gpointer weak = chooser;

  g_object_add_weak_pointer (G_OBJECT (chooser), &weak);
  while (weak != NULL && gtk_widget_get_mapped (weak))
    {
      gint64 again = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;
      gint64 soon = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

      if (g_get_monotonic_time () > deadline)
        g_error ("the file chooser does not take “%s”", path);
      test_ui_settle (weak);
      test_ui_wait_for (GTK_IS_EDITABLE (gtk_window_get_focus (weak)) ||
                        g_get_monotonic_time () > soon);
      if (!GTK_IS_EDITABLE (gtk_window_get_focus (weak)))
        {
          test_ui_type ("/"); /* brings the entry for the path */
          test_ui_wait_for (GTK_IS_EDITABLE (gtk_window_get_focus (weak)));
        }
      gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (weak)), path);
      test_ui_settle (weak);
      test_ui_type ("\n");
      test_ui_wait_for (weak == NULL || !gtk_widget_get_mapped (weak) ||
                        g_get_monotonic_time () > again);
    }
  if (weak != NULL)
    g_object_remove_weak_pointer (weak, &weak);
}

/**
 * test_ui_activate:
 * @widget: (type GtkWidget): a widget that the action reaches
 * @action: the full name, such as `win.undo`
 * @target: (nullable) (transfer floating): its parameter
 *
 * Activates an action by name. Fails when there is none or it is disabled.
 */
void
test_ui_activate (gpointer widget,
                  const char *action,
                  GVariant *target)
{
  g_autoptr (GVariant) parameter = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (!gtk_widget_activate_action_variant (GTK_WIDGET (widget), action, parameter))
    g_error ("there is no action %s", action);
  test_ui_flush ();
}

/**
 * test_ui_action_enabled:
 * @owner: (type GActionGroup): the window or application that has the action
 * @action: the name without prefix, such as `undo`
 *
 * Returns: whether the action is there and enabled
 */
gboolean
test_ui_action_enabled (gpointer owner,
                        const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (owner), action);
}

/* Draws a widget as it is shown; NULL while a redraw of it is still to come. */
static GdkTexture *
render (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  /* With the frame of a window, which would be pressed into the picture otherwise. */
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return NULL;
  return gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                      node,
                                      &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/**
 * test_ui_draw:
 * @widget: a widget in a window
 *
 * Returns: (transfer full): a picture of it as it looks now, without what lies over it
 */
GdkTexture *
test_ui_draw (gpointer widget)
{
  GdkTexture *texture = NULL;

  test_ui_settle (widget);
  test_ui_wait_for ((texture = render (widget)) != NULL);
  return texture;
}

/**
 * test_ui_screenshot:
 * @widget: (type GtkWidget): what to take
 * @name: the file name without folder and ending
 *
 * Writes a picture of @widget into the folder that $SATDOKU_SCREENSHOTS names. Without that it is
 * drawn all the same, so that drawing is tested, and thrown away.
 */
void
test_ui_screenshot (gpointer widget,
                    const char *name)
{
  const char *folder = g_getenv ("SATDOKU_SCREENSHOTS");
  g_autoptr (GdkTexture) texture = test_ui_draw (widget);

  if (folder == NULL || *folder == '\0')
    return;

  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
