/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that fetches a puzzle from the web: a dialog asks for the source, the worker fetches,
 * and the game that is played stays until the puzzle is there. It does not know what becomes of
 * the puzzle. */

#include "satdoku-config.h"

#include "satdoku-web-commands.h"

#include "satdoku-web-dialog.h"
#include "satdoku-web-fetch.h"

struct _SatdokuWebCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuMessages *messages;
  GSettings *settings; /* (nullable): not installed */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuWebCommands, satdoku_web_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_FETCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
fetched_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  SatdokuWebCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_web_fetch_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents != NULL)
    g_signal_emit (self, signals[SIGNAL_FETCHED], 0, contents);
  else
    satdoku_messages_say_error (self->messages, error);
}

static void
chosen_cb (SatdokuWebCommands *self,
           const SatdokuWebSource *source)
{
  const SatdokuWebLimits limits = SATDOKU_WEB_LIMITS;

  satdoku_web_fetch_async (self->worker, source, &limits, self->cancellable, fetched_cb, self);
}

static void
edit_sources_cb (SatdokuWebCommands *self)
{
  if (self->parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->parent), "win.web-sources", NULL);
}

static void
from_web_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  SatdokuWebCommands *self = user_data;
  GtkWindow *dialog = satdoku_web_dialog_new (self->parent, self->settings);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "edit-sources", G_CALLBACK (edit_sources_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static const SatdokuCommand table[] = {
  { { "from-web", from_web_cb }, "has-settings" },
};

static void
satdoku_web_commands_dispose (GObject *object)
{
  SatdokuWebCommands *self = SATDOKU_WEB_COMMANDS (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->worker);
  g_clear_object (&self->messages);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (satdoku_web_commands_parent_class)->dispose (object);
}

static void
satdoku_web_commands_finalize (GObject *object)
{
  g_object_unref (SATDOKU_WEB_COMMANDS (object)->cancellable);
  G_OBJECT_CLASS (satdoku_web_commands_parent_class)->finalize (object);
}

static void
satdoku_web_commands_class_init (SatdokuWebCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_web_commands_dispose;
  object_class->finalize = satdoku_web_commands_finalize;

  /**
   * SatdokuWebCommands::fetched:
   * @self: the commands
   * @contents: contents with a puzzle, which have an address
   *
   * A puzzle was fetched, and is to be shown.
   */
  signals[SIGNAL_FETCHED] =
    g_signal_new ("fetched", SATDOKU_TYPE_WEB_COMMANDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, SUDOKU_TYPE_CONTENTS);
}

static void
satdoku_web_commands_init (SatdokuWebCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

/**
 * satdoku_web_commands_new:
 * @play: what the window is about
 * @settings: (nullable): where the sources are
 * @parent: of the dialog
 *
 * Returns: (transfer full): the commands
 */
SatdokuWebCommands *
satdoku_web_commands_new (SatdokuPlay *play,
                          GSettings *settings,
                          GtkWindow *parent)
{
  SatdokuWebCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_WEB_COMMANDS, NULL);
  self->worker = g_object_ref (satdoku_play_get_worker (play));
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  g_set_object (&self->settings, settings);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
