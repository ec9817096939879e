/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way out of a game: everything that plays another one goes through it. It is passed at once
 * when the game is on disk or nothing was done in it; when moves can't be written, a signal has the
 * window ask the player first. Requests that come before the answer wait for it. It knows nothing
 * of windows. */

#include "satdoku-config.h"

#include "satdoku-leave-guard.h"

#include "satdoku-class.h"

typedef struct
{
  SatdokuLeaveFunc leave;
  gpointer user_data;
  GDestroyNotify free_data;
} Waiting;

struct _SatdokuLeaveGuard
{
  GObject parent_instance;

  /* Borrowed. */
  SudokuGame *agreed; /* (nullable): weak; the game that may be left as it is */

  /* Owned. */
  SatdokuGameDocument *document;
  GQueue waiting; /* of Waiting; empty: nothing is asked */
};

G_DEFINE_FINAL_TYPE (SatdokuLeaveGuard, satdoku_leave_guard, G_TYPE_OBJECT)

enum
{
  SIGNAL_ASK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
waiting_free (Waiting *self)
{
  if (self->free_data != NULL)
    self->free_data (self->user_data);
  g_free (self);
}

static void
drop_all (SatdokuLeaveGuard *self)
{
  GQueue waiting = self->waiting;

  g_queue_init (&self->waiting);
  g_queue_clear_full (&waiting, (GDestroyNotify)waiting_free);
}

static gboolean
is_agreed (SatdokuLeaveGuard *self)
{
  return self->agreed != NULL && self->agreed == satdoku_game_document_get_game (self->document);
}

/* As long as there is nothing to ask: each may leave for a game that can't be written, either. */
static void
go_on (SatdokuLeaveGuard *self)
{
  g_autoptr (GError) trouble = NULL;

  while (!g_queue_is_empty (&self->waiting))
    {
      Waiting *next;

      if (!is_agreed (self) && !satdoku_game_document_may_leave (self->document, &trouble))
        {
          g_signal_emit (self, signals[SIGNAL_ASK], 0, trouble);
          return;
        }
      next = g_queue_pop_head (&self->waiting);
      next->leave (next->user_data);
      waiting_free (next);
    }
}

static void
satdoku_leave_guard_dispose (GObject *object)
{
  drop_all (SATDOKU_LEAVE_GUARD (object));
  satdoku_class_dispose (object);
}

static void
satdoku_leave_guard_class_init (SatdokuLeaveGuardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_leave_guard_dispose;

  /* The handler has to ask the player what becomes of the game, which can't be written for the
   * reason that comes with the signal, and then to call satdoku_leave_guard_answer(). */
  signals[SIGNAL_ASK] = satdoku_class_add_signal (klass, "ask", 1, G_TYPE_ERROR);
  satdoku_class_forgets (klass, SatdokuLeaveGuard, agreed);
  satdoku_class_keeps (klass, SatdokuLeaveGuard, document, g_object_unref);
}

static void
satdoku_leave_guard_init (SatdokuLeaveGuard *self)
{
  g_queue_init (&self->waiting);
}

SatdokuLeaveGuard *
satdoku_leave_guard_new (SatdokuGameDocument *document)
{
  SatdokuLeaveGuard *self;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (document), NULL);

  self = g_object_new (SATDOKU_TYPE_LEAVE_GUARD, NULL);
  self->document = g_object_ref (document);
  return self;
}

/* Leaves the game, at once if there is nothing to ask. @user_data is freed also when the player
 * stays. */
void
satdoku_leave_guard_pass (SatdokuLeaveGuard *self,
                          SatdokuLeaveFunc leave,
                          gpointer user_data,
                          GDestroyNotify free_data)
{
  const Waiting waiting = { leave, user_data, free_data };
  gboolean is_asked;

  g_return_if_fail (SATDOKU_IS_LEAVE_GUARD (self) && leave != NULL);

  is_asked = !g_queue_is_empty (&self->waiting);
  g_queue_push_tail (&self->waiting, g_memdup2 (&waiting, sizeof waiting));
  if (!is_asked)
    go_on (self);
}

/* What takes the place of the game, once that may be left. */
typedef struct
{
  GObject *owner;
  SatdokuShowFunc show;
  gpointer shown;
  GDestroyNotify free_shown;
} Showing;

static void
showing_free (gpointer data)
{
  Showing *self = data;

  if (self->free_shown != NULL)
    self->free_shown (self->shown);
  g_object_unref (self->owner);
  g_free (self);
}

static void
show_cb (gpointer data)
{
  const Showing *showing = data;

  showing->show (showing->owner, showing->shown);
}

/* Shows something in the place of the game, at once if there is nothing to ask. @shown is freed
 * also when the player stays. */
void
satdoku_leave_guard_show (SatdokuLeaveGuard *self,
                          GObject *owner,
                          SatdokuShowFunc show,
                          gpointer shown,
                          GDestroyNotify free_shown)
{
  const Showing showing = { g_object_ref (owner), show, shown, free_shown };

  satdoku_leave_guard_pass (self, show_cb, g_memdup2 (&showing, sizeof showing), showing_free);
}

/* Goes on with what waits for the answer, or drops it. */
void
satdoku_leave_guard_answer (SatdokuLeaveGuard *self,
                            SatdokuLeaveAnswer answer)
{
  g_return_if_fail (SATDOKU_IS_LEAVE_GUARD (self));

  if (answer == SATDOKU_LEAVE_STAY)
    {
      drop_all (self);
      return;
    }
  if (answer == SATDOKU_LEAVE_GIVE_UP)
    satdoku_game_document_give_up (self->document);
  g_set_weak_pointer (&self->agreed, satdoku_game_document_get_game (self->document));
  go_on (self);
}

/* Checks whether there is still anything to ask: the game may have been saved elsewhere
 * meanwhile. */
void
satdoku_leave_guard_ask_again (SatdokuLeaveGuard *self)
{
  g_return_if_fail (SATDOKU_IS_LEAVE_GUARD (self));

  go_on (self);
}
