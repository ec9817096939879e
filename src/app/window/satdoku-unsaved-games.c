/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window does about games that can't be kept on disk: it asks before one is left, asks for
 * all of them before it closes, saves them elsewhere, and tells the session that there is something
 * to lose when the user logs out. Whatever is answered, the program goes on trying to write the
 * games as long as it runs; when that works, the question goes away. */

#include "satdoku-config.h"

#include "satdoku-unsaved-games.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-question.h"
#include "satdoku-save-elsewhere.h"

struct _SatdokuUnsavedGames
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *window;         /* (nullable): weak */
  AdwMessageDialog *leaving; /* (nullable): weak; the question whether a game is left */
  AdwMessageDialog *closing; /* (nullable): weak; the question whether the window closes */

  /* Owned. */
  SatdokuGameDocument *document;
  SatdokuLeaveGuard *guard;
  SatdokuMessages *messages;
  GtkApplication *application; /* (nullable): that of the window, with a cookie */

  guint cookie;      /* 0: the session knows of nothing to lose */
  guint answering;   /* source id; 0: there is nothing to answer */
  gboolean may_lose; /* the player has agreed to lose what can't be kept */
};

G_DEFINE_FINAL_TYPE (SatdokuUnsavedGames, satdoku_unsaved_games, G_TYPE_OBJECT)

/* Saving elsewhere, and what is done when that is done. */

typedef struct
{
  SatdokuUnsavedGames *self;
  void (*then) (SatdokuUnsavedGames *self, gboolean saved);
} Elsewhere;

static void
elsewhere_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autofree Elsewhere *elsewhere = user_data;
  g_autoptr (SatdokuUnsavedGames) self = elsewhere->self;
  g_autoptr (GError) error = NULL;
  gboolean saved = satdoku_save_elsewhere_finish (result, &error);

  if (self->window == NULL)
    return;
  if (error != NULL)
    satdoku_messages_say_error (self->messages, error);
  elsewhere->then (self, saved);
}

static void
save_elsewhere (SatdokuUnsavedGames *self,
                void (*then) (SatdokuUnsavedGames *self, gboolean saved))
{
  Elsewhere *elsewhere = g_new0 (Elsewhere, 1);

  elsewhere->self = g_object_ref (self);
  elsewhere->then = then;
  satdoku_save_elsewhere_async (self->document, self->window, elsewhere_cb, elsewhere);
}

/* Before a game is left. */

static void
left_cb (SatdokuUnsavedGames *self,
         gboolean saved)
{
  if (saved)
    satdoku_leave_guard_ask_again (self->guard);
  else
    satdoku_leave_guard_answer (self->guard, SATDOKU_LEAVE_STAY);
}

static void
leave_response_cb (SatdokuUnsavedGames *self,
                   const char *response)
{
  g_clear_weak_pointer (&self->leaving);
  if (g_str_equal (response, "save"))
    save_elsewhere (self, left_cb);
  else if (g_str_equal (response, "keep"))
    satdoku_leave_guard_answer (self->guard, SATDOKU_LEAVE_KEEP);
  else if (g_str_equal (response, "discard"))
    satdoku_leave_guard_answer (self->guard, SATDOKU_LEAVE_GIVE_UP);
  else
    satdoku_leave_guard_answer (self->guard, SATDOKU_LEAVE_STAY);
}

static void
ask_cb (SatdokuUnsavedGames *self,
        const GError *trouble)
{
  g_autofree char *reason = words_not_kept (trouble, 1);
  g_autofree char *text = NULL;
  AdwMessageDialog *dialog;

  /* Translators: %s is a sentence that says why a game can't be saved, without a full stop. */
  text = g_strdup_printf (_ ("%s. While Satdoku runs, it can keep your last moves in memory and go "
                             "on trying to save them."),
                          reason);
  dialog = satdoku_question_new (self->window, _ ("Leave This Game Unsaved?"), text);
  adw_message_dialog_add_responses (dialog, "discard", _ ("_Discard Last Moves"), "save",
                                    _ ("Save _Elsewhere…"), "keep", _ ("_Keep Trying"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  g_set_weak_pointer (&self->leaving, dialog);
  satdoku_question_ask (dialog, self, G_CALLBACK (leave_response_cb));
}

/* Before the window closes. */

static void
close_saved_cb (SatdokuUnsavedGames *self,
                gboolean saved)
{
  if (saved)
    gtk_window_close (self->window);
}

static void
close_response_cb (SatdokuUnsavedGames *self,
                   const char *response)
{
  g_clear_weak_pointer (&self->closing);
  if (g_str_equal (response, "close"))
    {
      self->may_lose = TRUE;
      gtk_window_close (self->window);
    }
  else if (g_str_equal (response, "save"))
    save_elsewhere (self, close_saved_cb);
}

static void
ask_to_close (SatdokuUnsavedGames *self,
              guint n,
              const GError *trouble)
{
  g_autofree char *reason = words_not_kept (trouble, n);
  g_autofree char *text = NULL;
  g_autofree char *heading = NULL;
  AdwMessageDialog *dialog;

  /* Translators: %s is a sentence that says why games can't be saved, without a full stop. */
  text = g_strdup_printf (_ ("%s. What is not saved is lost when Satdoku closes."), reason);

  /* Translators: %u is a number. */
  heading = g_strdup_printf (
    ngettext ("Lose the Last Moves?", "Lose the Last Moves of %u Games?", n), n);
  dialog = satdoku_question_new (self->window, heading, text);
  adw_message_dialog_add_responses (dialog, "close", _ ("_Close Anyway"), "save",
                                    _ ("Save _Elsewhere…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  g_set_weak_pointer (&self->closing, dialog);
  satdoku_question_ask (dialog, self, G_CALLBACK (close_response_cb));
}

/* Tries to keep all games as they are now. Where that is not possible, the player is asked; the
 * window closes by itself when the answer is that it may. */
gboolean
satdoku_unsaved_games_may_close (SatdokuUnsavedGames *self)
{
  g_autoptr (GPtrArray) unsaved = NULL;
  g_autoptr (GError) trouble = NULL;

  g_return_val_if_fail (SATDOKU_IS_UNSAVED_GAMES (self), TRUE);

  if (self->may_lose)
    return TRUE;
  unsaved = satdoku_game_document_list_unsaved (self->document, &trouble);
  if (unsaved->len == 0)
    return TRUE;
  if (self->closing == NULL)
    ask_to_close (self, unsaved->len, trouble);
  return FALSE;
}

/* What the session knows. */

static void
uninhibit (SatdokuUnsavedGames *self)
{
  if (self->cookie != 0)
    gtk_application_uninhibit (self->application, self->cookie);
  self->cookie = 0;
  g_clear_object (&self->application);
}

static void
inhibit (SatdokuUnsavedGames *self,
         const GError *trouble,
         guint n)
{
  g_autofree char *reason = words_not_kept (trouble, n);

  uninhibit (self);
  if (gtk_window_get_application (self->window) == NULL)
    return;
  g_set_object (&self->application, gtk_window_get_application (self->window));
  self->cookie = gtk_application_inhibit (self->application, self->window,
                                          GTK_APPLICATION_INHIBIT_LOGOUT, reason);
}

/* Whether it is still there; it goes without an answer. */
static gboolean
take_back (AdwMessageDialog **dialog)
{
  AdwMessageDialog *taken = *dialog;

  if (taken == NULL)
    return FALSE;
  g_clear_weak_pointer (dialog);
  gtk_window_destroy (GTK_WINDOW (taken));
  return TRUE;
}

/* What was asked for is done now, unless there is something to ask again. */
static gboolean
answer_cb (gpointer user_data)
{
  g_autoptr (SatdokuUnsavedGames) self = g_object_ref (user_data);

  self->answering = 0;
  if (take_back (&self->leaving))
    satdoku_leave_guard_ask_again (self->guard);
  if (take_back (&self->closing))
    gtk_window_close (self->window);
  return G_SOURCE_REMOVE;
}

static void
trouble_cb (SatdokuUnsavedGames *self)
{
  g_autoptr (GError) trouble = NULL;
  guint n = 0;

  if (self->window == NULL)
    return;
  g_object_get (self->document, "trouble", &trouble, "n-troubles", &n, NULL);
  if (trouble != NULL)
    inhibit (self, trouble, n);
  else
    uninhibit (self);
  /* Not here, where a game is being written: the window may close. */
  if (trouble == NULL && self->answering == 0)
    self->answering = g_idle_add (answer_cb, self);
}

static void
satdoku_unsaved_games_dispose (GObject *object)
{
  SatdokuUnsavedGames *self = SATDOKU_UNSAVED_GAMES (object);

  uninhibit (self);
  satdoku_class_dispose (object);
}

static void
satdoku_unsaved_games_class_init (SatdokuUnsavedGamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_unsaved_games_dispose;
  satdoku_class_removes (klass, SatdokuUnsavedGames, answering);
  satdoku_class_forgets (klass, SatdokuUnsavedGames, window);
  satdoku_class_forgets (klass, SatdokuUnsavedGames, leaving);
  satdoku_class_forgets (klass, SatdokuUnsavedGames, closing);
  satdoku_class_ends (klass, SatdokuUnsavedGames, guard);
  satdoku_class_keeps (klass, SatdokuUnsavedGames, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuUnsavedGames, messages, g_object_unref);
}

static void
satdoku_unsaved_games_init (SatdokuUnsavedGames *self)
{
}

/* The way out of the game that is played, on which the player is asked. */
SATDOKU_DEFINE_GETTER (SatdokuUnsavedGames, satdoku_unsaved_games, guard, SatdokuLeaveGuard *)

SatdokuUnsavedGames *
satdoku_unsaved_games_new (SatdokuMessages *messages,
                           SatdokuGameDocument *document,
                           GtkWindow *window)
{
  SatdokuUnsavedGames *self;

  g_return_val_if_fail (SATDOKU_IS_MESSAGES (messages) && SATDOKU_IS_GAME_DOCUMENT (document),
                        NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  self = g_object_new (SATDOKU_TYPE_UNSAVED_GAMES, NULL);
  self->document = g_object_ref (document);
  self->guard = satdoku_leave_guard_new (document);
  self->messages = g_object_ref (messages);
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (self->guard, "ask", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::n-troubles", G_CALLBACK (trouble_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
