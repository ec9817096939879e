/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells a user who has gone elsewhere that long work is done, by a notification of the desktop,
 * which a click on it, or the window itself when it is used again, takes back. It says what the bar
 * of the work has said, and how long it took; what came of it is in the window. Jobs that follow
 * each other at once are one work. */

#include "satdoku-config.h"

#include "satdoku-work-notice.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-play.h>

#include "satdoku-class.h"

/* There is one at a time. */
#define NOTICE "work"
#define ELLIPSIS "…"

struct _SatdokuWorkNotice
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *window;     /* (nullable): weak */
  GApplication *sent_to; /* (nullable): weak; has a notification of this */

  /* Owned. */
  SatdokuWorker *worker;
  char *title; /* (nullable): of the last job that was done */
  guint idle;  /* source id; 0: no job was done just now */

  double elapsed; /* seconds of the jobs so far */
  double seconds; /* jobs shorter than this are not announced */
};

G_DEFINE_FINAL_TYPE (SatdokuWorkNotice, satdoku_work_notice, G_TYPE_OBJECT)

static GApplication *
get_application (SatdokuWorkNotice *self)
{
  GtkApplication *application =
    self->window != NULL ? gtk_window_get_application (self->window) : NULL;

  return application != NULL ? G_APPLICATION (application) : NULL;
}

static void
withdraw (SatdokuWorkNotice *self)
{
  if (self->sent_to != NULL)
    g_application_withdraw_notification (self->sent_to, NOTICE);
  g_clear_weak_pointer (&self->sent_to);
}

static void
active_cb (SatdokuWorkNotice *self)
{
  if (self->window != NULL && gtk_window_is_active (self->window))
    withdraw (self);
}

static void
send (SatdokuWorkNotice *self)
{
  gsize cut = g_str_has_suffix (self->title, ELLIPSIS) ? strlen (ELLIPSIS) : 0;
  g_autofree char *plain = g_strndup (self->title, strlen (self->title) - cut);
  g_autofree char *time = words_time (self->elapsed);
  g_autofree char *body = NULL;
  g_autoptr (GNotification) notification = g_notification_new (plain);

  /* Translators: of work that took so long while the window was not looked at, such as 0:42. The
   * heading above says what work: "Making a puzzle". */
  body = g_strdup_printf (_ ("Finished after %s"), time);
  g_notification_set_body (notification, body);
  g_set_weak_pointer (&self->sent_to, get_application (self));
  g_application_send_notification (self->sent_to, NOTICE, notification);
}

/* The code that waited for the job has had the time to start the next one. */
static gboolean
idle_cb (gpointer user_data)
{
  SatdokuWorkNotice *self = user_data;

  self->idle = 0;
  if (satdoku_worker_is_busy (self->worker))
    return G_SOURCE_REMOVE;
  if (get_application (self) != NULL && !gtk_window_is_active (self->window) &&
      self->elapsed >= self->seconds)
    send (self);
  self->elapsed = 0;
  return G_SOURCE_REMOVE;
}

static void
finished_cb (SatdokuWorkNotice *self,
             const char *title,
             double elapsed)
{
  g_free (self->title);
  self->title = g_strdup (title);
  self->elapsed += elapsed;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, self, NULL);
}

static void
satdoku_work_notice_dispose (GObject *object)
{
  withdraw (SATDOKU_WORK_NOTICE (object));
  satdoku_class_dispose (object);
}

static void
satdoku_work_notice_class_init (SatdokuWorkNoticeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_work_notice_dispose;
  satdoku_class_removes (klass, SatdokuWorkNotice, idle);
  satdoku_class_forgets (klass, SatdokuWorkNotice, window);
  satdoku_class_drops (klass, SatdokuWorkNotice, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuWorkNotice, title, g_free);
}

static void
satdoku_work_notice_init (SatdokuWorkNotice *self)
{
}

/* Tells of work that takes at least @seconds, %SATDOKU_WORK_NOTICE_SECONDS unless in tests. What
 * was told last is taken back when this is disposed of. */
SatdokuWorkNotice *
satdoku_work_notice_new (GtkWindow *window,
                         SatdokuWorker *worker,
                         double seconds)
{
  SatdokuWorkNotice *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && SATDOKU_IS_WORKER (worker), NULL);

  self = g_object_new (SATDOKU_TYPE_WORK_NOTICE, NULL);
  self->seconds = seconds;
  self->worker = g_object_ref (worker);
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (worker, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
