/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Real input events through the XTEST extension, on a connection of their own, so that GTK gets
 * them exactly as from a keyboard and a mouse. It knows X and surfaces, but no widget. */

#include "test-ui-input.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

static const struct
{
  GdkModifierType modifier;
  KeySym keysym;
} modifier_keys[] = {
  { GDK_SHIFT_MASK, XK_Shift_L },
  { GDK_CONTROL_MASK, XK_Control_L },
  { GDK_ALT_MASK, XK_Alt_L },
  { GDK_SUPER_MASK, XK_Super_L },
};

/* The connection lives as long as the test program. */
static Display *connection;

/**
 * test_input_open:
 *
 * Opens the connection to the X server that $DISPLAY names.
 */
void
test_input_open (void)
{
  int event, error, major, minor;

  connection = XOpenDisplay (NULL);
  g_assert_nonnull (connection);
  g_assert_true (XTestQueryExtension (connection, &event, &error, &major, &minor));
}

/**
 * test_input_sync:
 *
 * Waits until the server has sent out what all calls before have caused.
 */
void
test_input_sync (void)
{
  XSync (connection, False);
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static Window
surface_xid (GdkSurface *surface)
{
  g_assert_true (GDK_IS_X11_SURFACE (surface));
  return gdk_x11_surface_get_xid (surface);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/**
 * test_input_window:
 * @surface: a mapped surface
 *
 * Returns: the number by which other programs know its window
 */
gulong
test_input_window (GdkSurface *surface)
{
  return surface_xid (surface);
}

/**
 * test_input_picture:
 * @surface: a mapped surface that nothing lies over
 * @width: (out): in pixels of the display
 * @height: (out): the same
 *
 * Returns: (transfer full): what the display shows of it, row by row, 0xRRGGBB
 */
guint32 *
test_input_picture (GdkSurface *surface,
                    int *width,
                    int *height)
{
  XWindowAttributes attributes;
  guint32 *pixels = NULL;
  XImage *image = NULL;

  gdk_display_sync (gdk_surface_get_display (surface));
  g_assert_true (XGetWindowAttributes (connection, surface_xid (surface), &attributes));
  *width = attributes.width;
  *height = attributes.height;
  image = XGetImage (connection, surface_xid (surface), 0, 0, (guint)*width, (guint)*height,
                     AllPlanes, ZPixmap);
  g_assert_nonnull (image);
  pixels = g_new (guint32, (gsize)*width * (gsize)*height);
  for (int y = 0; y < *height; y++)
    for (int x = 0; x < *width; x++)
      pixels[y * *width + x] = XGetPixel (image, x, y) & 0xffffff;
  XDestroyImage (image);
  return pixels;
}

/**
 * test_input_focus_window:
 * @window: the window of another program
 *
 * Gives it the keyboard. When it goes away, keys go nowhere.
 */
void
test_input_focus_window (gulong window)
{
  XSetInputFocus (connection, window, RevertToNone, CurrentTime);
  XSync (connection, False);
}

/**
 * test_input_focus:
 * @surface: a mapped surface
 *
 * Gives @surface the keyboard, as a window manager would.
 */
void
test_input_focus (GdkSurface *surface)
{
  gdk_display_sync (gdk_surface_get_display (surface));
  XSetInputFocus (connection, surface_xid (surface), RevertToParent, CurrentTime);
  XSync (connection, False);
}

/**
 * test_input_motion:
 * @surface: a mapped surface
 * @x: where in @surface, in its coordinates
 * @y: the same
 *
 * Moves the pointer there.
 */
void
test_input_motion (GdkSurface *surface,
                   double x,
                   double y)
{
  int scale = gdk_surface_get_scale_factor (surface);
  int root_x, root_y;
  Window child;

  gdk_display_sync (gdk_surface_get_display (surface));
  XTranslateCoordinates (connection, surface_xid (surface), DefaultRootWindow (connection),
                         (int)(x * scale), (int)(y * scale), &root_x, &root_y, &child);
  XTestFakeMotionEvent (connection, -1, root_x, root_y, CurrentTime);
  XSync (connection, False);
}

/**
 * test_input_button:
 * @button: 1 left, 2 middle, 3 right, 4 to 7 the wheel up, down, left, right
 * @pressed: whether it goes down
 */
void
test_input_button (guint button,
                   gboolean pressed)
{
  XTestFakeButtonEvent (connection, button, pressed, CurrentTime);
  XSync (connection, False);
}

/**
 * test_input_modifiers:
 * @modifiers: any of Shift, Control, Alt and Super
 * @pressed: whether they go down
 */
void
test_input_modifiers (GdkModifierType modifiers,
                      gboolean pressed)
{
  for (guint i = 0; i < G_N_ELEMENTS (modifier_keys); i++)
    if (modifiers & modifier_keys[i].modifier)
      XTestFakeKeyEvent (connection, XKeysymToKeycode (connection, modifier_keys[i].keysym),
                         pressed, CurrentTime);
  XSync (connection, False);
}

/* Finds the key that gives @keysym, alone (level 0) or with Shift (level 1). The digits of the
 * keypad come from Num Lock; with Shift instead they would mean to select text. */
static KeyCode
find_keycode (KeySym keysym,
              int *level)
{
  int first, last;

  XDisplayKeycodes (connection, &first, &last);
  for (*level = 0; *level < (IsKeypadKey (keysym) ? 1 : 2); (*level)++)
    for (int code = first; code <= last; code++)
      if (XkbKeycodeToKeysym (connection, (KeyCode)code, 0, *level) == keysym)
        return (KeyCode)code;
  *level = 0;
  return 0;
}

/* Gives @keysym a key that has none so far: it may be on no key of the layout. The key stays, as
 * the program reads its keyboard map only when it handles the event. */
static KeyCode
assign_keycode (KeySym keysym)
{
  int first, last;

  XDisplayKeycodes (connection, &first, &last);
  for (int code = last; code >= first; code--)
    {
      int width = 0;
      KeySym *now = XGetKeyboardMapping (connection, (KeyCode)code, 1, &width);
      gboolean spare = TRUE;

      for (int i = 0; i < width; i++)
        spare = spare && now[i] == NoSymbol;
      XFree (now);
      if (spare)
        {
          KeySym both[2] = { keysym, keysym };

          XChangeKeyboardMapping (connection, code, 2, both, 1);
          XSync (connection, False);
          return (KeyCode)code;
        }
    }
  g_error ("the keyboard has no spare key for keysym 0x%lx", keysym);
}

/**
 * test_input_hold:
 * @keyval: a key value on the first level of its key, such as %GDK_KEY_space
 * @pressed: whether the key goes down
 *
 * Presses or releases a key without Shift.
 */
void
test_input_hold (guint keyval,
                 gboolean pressed)
{
  int level;
  KeyCode code = find_keycode (keyval, &level);

  g_assert_true (code != 0 && level == 0);
  XTestFakeKeyEvent (connection, code, pressed, CurrentTime);
  XSync (connection, False);
}

/**
 * test_input_key:
 * @keyval: a key value as in gdkkeysyms.h
 *
 * Presses and releases the key with that symbol, with Shift if the symbol is on its second level.
 */
void
test_input_key (guint keyval)
{
  int level;
  KeyCode code = find_keycode (keyval, &level);
  KeyCode shift = XKeysymToKeycode (connection, XK_Shift_L);

  if (code == 0)
    code = assign_keycode (keyval);
  if (level == 1)
    XTestFakeKeyEvent (connection, shift, True, CurrentTime);
  XTestFakeKeyEvent (connection, code, True, CurrentTime);
  XTestFakeKeyEvent (connection, code, False, CurrentTime);
  if (level == 1)
    XTestFakeKeyEvent (connection, shift, False, CurrentTime);
  XSync (connection, False);
}
