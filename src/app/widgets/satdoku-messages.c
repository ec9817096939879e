/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place where the user is told something for a moment. There is one message at a time: a
 * new one takes the place of the one before, which is no longer what has just happened; and one
 * about a puzzle goes with the puzzle.
 *
 * The overlay of libadwaita before 1.3 gives a toast the height for its natural width, whatever
 * width that gets: the natural width must be one that there is. */

#include "satdoku-config.h"

#include "satdoku-messages.h"

#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-float-layer.h"
#include "satdoku-toast.h"

/* Milliseconds for which a message stays; of what is said meanwhile only the last one counts. */
#define SETTLE_TIME 400
/* So wide a text may be wherever it stands, if the window is. */
#define TEXT_WIDTH 140
/* What the title of a toast keeps the width under that there is for it. */
#define WIDTH_KEY "satdoku-width"

struct _SatdokuMessages
{
  GObject parent_instance;

  /* Borrowed. */
  AdwToastOverlay *overlay; /* (nullable): weak */
  AdwToast *toast;          /* (nullable): weak; the message that is shown */
  GdkSurface *surface;      /* (nullable): weak; of the window that it is shown in */

  /* Owned. */
  AdwToast *next; /* (nullable): the message to show as soon as the other may go */

  SatdokuMessageSubject subject; /* of the last message */
  gboolean is_over;              /* the message that is shown is to go */
  gint64 settled;                /* from when on another may come, in microseconds */
  guint due;                     /* source id; 0: nothing waits for that time */
};

G_DEFINE_FINAL_TYPE (SatdokuMessages, satdoku_messages, G_TYPE_OBJECT)

static void
satdoku_messages_dispose (GObject *object)
{
  SatdokuMessages *self = SATDOKU_MESSAGES (object);

  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_data (self->surface, self);
  satdoku_class_dispose (object);
}

static void
satdoku_messages_class_init (SatdokuMessagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_messages_dispose;
  satdoku_class_removes (klass, SatdokuMessages, due);
  satdoku_class_drops (klass, SatdokuMessages, next, g_object_unref);
  satdoku_class_forgets (klass, SatdokuMessages, overlay);
  satdoku_class_forgets (klass, SatdokuMessages, toast);
  satdoku_class_forgets (klass, SatdokuMessages, surface);
}

static void
satdoku_messages_init (SatdokuMessages *self)
{
}

/* A weak reference to the overlay is kept. */
SatdokuMessages *
satdoku_messages_new (AdwToastOverlay *overlay)
{
  SatdokuMessages *self;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (overlay), NULL);

  self = g_object_new (SATDOKU_TYPE_MESSAGES, NULL);
  g_set_weak_pointer (&self->overlay, overlay);
  return self;
}

static GtkSizeRequestMode
get_title_mode (GtkWidget *title)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Asked for no width: the least height is that of the longest line, since no width may have a lower
 * one; the natural height, which the overlay gives, is for the width that the title is to have. */
static void
measure_any_height (GtkWidget *title,
                    int *minimum,
                    int *natural)
{
  GtkWidget *label = adw_bin_get_child (ADW_BIN (title));
  int widest, width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &widest, NULL, NULL);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, widest, minimum, NULL, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, natural, NULL, NULL);
}

/* As its label, but never wider than there is room. */
static void
measure_title (GtkWidget *title,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  int width = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (title), WIDTH_KEY));

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    {
      measure_any_height (title, minimum, natural);
      return;
    }
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (title)), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, width));
}

static void
allocate_title (GtkWidget *title,
                int width,
                int height,
                int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (title)), width, height, baseline, NULL);
}

/* The label of a toast itself cuts off what is too long for a narrow window; this one wraps. */
static GtkWidget *
create_title (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *title = adw_bin_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  adw_bin_set_child (ADW_BIN (title), label);
  gtk_widget_set_layout_manager (
    title, gtk_custom_layout_new (get_title_mode, measure_title, allocate_title));
  return title;
}

static int
measure_minimum (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The text may become as wide as the place where it covers nothing, without what is beside it: a
 * long one takes several lines there. A little it may cover, before a line holds a word or two. */
static int
find_width (SatdokuMessages *self,
            GtkWidget *window,
            int beside)
{
  GtkWidget *layer = gtk_widget_get_ancestor (GTK_WIDGET (self->overlay), SATDOKU_TYPE_FLOAT_LAYER);
  int most = gtk_widget_get_width (window) - beside;
  int room = layer != NULL ? satdoku_float_layer_get_room (SATDOKU_FLOAT_LAYER (layer)) - beside
                           : most;

  return MIN (most, MAX (room, TEXT_WIDTH));
}

static void
fit (SatdokuMessages *self)
{
  GtkWidget *title = self->toast != NULL ? adw_toast_get_custom_title (self->toast) : NULL;
  GtkWidget *widget = title;
  GtkWidget *window = title != NULL ? GTK_WIDGET (gtk_widget_get_root (title)) : NULL;
  int width;

  if (window == NULL || self->overlay == NULL)
    return;
  while (gtk_widget_get_parent (widget) != GTK_WIDGET (self->overlay))
    widget = gtk_widget_get_parent (widget);
  width = find_width (self, window, measure_minimum (widget) - measure_minimum (title));
  if (g_object_get_data (G_OBJECT (title), WIDTH_KEY) == GINT_TO_POINTER (MAX (width, 1)))
    return;
  g_object_set_data (G_OBJECT (title), WIDTH_KEY, GINT_TO_POINTER (MAX (width, 1)));
  gtk_widget_queue_resize (title);
}

/* Also when the window becomes wider or narrower. */
static void
follow_window (SatdokuMessages *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self->overlay));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  if (surface == self->surface)
    return;
  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_data (self->surface, self);
  g_set_weak_pointer (&self->surface, surface);
  if (surface != NULL)
    g_signal_connect_object (surface, "layout", G_CALLBACK (fit), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* The old toast goes only after the new one is there, so that the overlay shows that one next. */
static void
replace_toast (gpointer user_data)
{
  SatdokuMessages *self = user_data;
  g_autoptr (AdwToast) before = self->toast != NULL ? g_object_ref (self->toast) : NULL;

  g_set_weak_pointer (&self->toast, self->next);
  if (self->next != NULL)
    adw_toast_overlay_add_toast (self->overlay, g_steal_pointer (&self->next));
  if (before != NULL)
    adw_toast_dismiss (before);
}

static void
take_place (SatdokuMessages *self)
{
  satdoku_toast_change (GTK_WIDGET (self->overlay), replace_toast, self);
  follow_window (self);
  fit (self);
  self->is_over = FALSE;
  self->settled = g_get_monotonic_time () + SETTLE_TIME * 1000;
}

static void update (SatdokuMessages *self);

static gboolean
due_cb (gpointer user_data)
{
  SatdokuMessages *self = user_data;

  self->due = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
update (SatdokuMessages *self)
{
  gint64 wait = self->settled - g_get_monotonic_time ();

  if (self->overlay == NULL || self->due != 0)
    return;
  if (wait > 0)
    self->due = g_timeout_add ((guint)(wait / 1000) + 1, due_cb, self);
  else if (self->next != NULL || self->is_over)
    take_place (self);
}

/* Shows a message for a moment, in place of the one before; when that has only just come, a
 * moment later. The action of the button has its target where it has one: "win.page::cnf". */
void
satdoku_messages_say_of (SatdokuMessages *self,
                         SatdokuMessageSubject subject,
                         const char *text,
                         const char *button,
                         const char *action)
{
  AdwToast *toast;

  g_return_if_fail (SATDOKU_IS_MESSAGES (self) && text != NULL);
  g_return_if_fail ((button != NULL) == (action != NULL));

  if (self->overlay == NULL)
    return;
  toast = adw_toast_new ("");
  adw_toast_set_custom_title (toast, create_title (text));
  adw_toast_set_button_label (toast, button);
  if (action != NULL)
    adw_toast_set_detailed_action_name (toast, action);
  if (subject == SATDOKU_MESSAGE_LASTING)
    adw_toast_set_timeout (toast, 0);
  self->subject = subject;
  g_set_object (&self->next, toast);
  g_object_unref (toast);
  update (self);
}

/* Shows a message that is true whatever puzzle there is. */
void
satdoku_messages_say (SatdokuMessages *self,
                      const char *text)
{
  satdoku_messages_say_of (self, SATDOKU_MESSAGE_GENERAL, text, NULL, NULL);
}

void
satdoku_messages_say_error (SatdokuMessages *self,
                            const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

  satdoku_messages_say (self, words);
}

/* There is another puzzle: a message about the one before goes away. */
void
satdoku_messages_forget_puzzle (SatdokuMessages *self)
{
  g_return_if_fail (SATDOKU_IS_MESSAGES (self));

  if (self->subject != SATDOKU_MESSAGE_PUZZLE)
    return;
  g_clear_object (&self->next);
  self->is_over = self->toast != NULL;
  update (self);
}
