/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all guides beside the board have in common. One question at a time goes to the worker, with
 * a cancellable of its own: an answer that comes when there is another question, or none any more,
 * is dropped. The guide is told when the game has changed, and decides what is stale then. What is
 * drawn over the board is taken away again only as long as nobody else has drawn there since. It
 * knows no questions. */

#include "satdoku-config.h"

#include "satdoku-inquiry.h"

struct _SatdokuInquiry
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SudokuGame *game;          /* (nullable) */
  GCancellable *cancellable; /* (nullable): while something is looked for */
  SatdokuFigure *figure;     /* (nullable): what was drawn last */
};

G_DEFINE_FINAL_TYPE (SatdokuInquiry, satdoku_inquiry, G_TYPE_OBJECT)

enum
{
  SIGNAL_GAME_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A question that the worker has. */
typedef struct
{
  SatdokuInquiry *inquiry;
  SatdokuAnswerFunc answered;
  GObject *owner;
  GDestroyNotify free_result;
} Question;

static void
question_free (Question *self)
{
  g_object_unref (self->inquiry);
  g_object_unref (self->owner);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
answered_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GError) error = NULL;
  SatdokuInquiry *self = question->inquiry;
  gpointer answer = satdoku_worker_run_finish (result, &error);

  if (self->cancellable != NULL && g_task_get_cancellable (G_TASK (result)) == self->cancellable)
    {
      g_clear_object (&self->cancellable);
      question->answered (question->owner, answer, error);
    }
  else if (answer != NULL && question->free_result != NULL)
    question->free_result (answer);
}

/**
 * satdoku_inquiry_ask:
 * @self: an inquiry
 * @job: what finds it out; what it finds is freed by the job's function when nobody wants it
 * @input: (transfer full): what it needs
 * @answered: is told what was found
 * @owner: (type GObject): whom it is told; stays until then
 *
 * Asks a question in place of the one before. What the worker does until then ends.
 */
void
satdoku_inquiry_ask (SatdokuInquiry *self,
                     const SatdokuJob *job,
                     gpointer input,
                     SatdokuAnswerFunc answered,
                     gpointer owner)
{
  Question *question;

  g_return_if_fail (SATDOKU_IS_INQUIRY (self) && job != NULL && answered != NULL);
  g_return_if_fail (G_IS_OBJECT (owner));

  satdoku_inquiry_stop (self);
  question = g_new (Question, 1);
  question->inquiry = g_object_ref (self);
  question->answered = answered;
  question->owner = g_object_ref (owner);
  question->free_result = job->free_result;
  self->cancellable = g_cancellable_new ();
  satdoku_worker_run_async (self->worker, job, input, self->cancellable, answered_cb, question);
}

/**
 * satdoku_inquiry_stop:
 * @self: an inquiry
 *
 * Nobody waits for the answer any more, and nobody is told of it.
 */
void
satdoku_inquiry_stop (SatdokuInquiry *self)
{
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (SATDOKU_IS_INQUIRY (self));

  cancellable = g_steal_pointer (&self->cancellable);
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/**
 * satdoku_inquiry_is_asking:
 * @self: an inquiry
 *
 * Returns: is an answer being waited for?
 */
gboolean
satdoku_inquiry_is_asking (SatdokuInquiry *self)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self), FALSE);

  return self->cancellable != NULL;
}

static void
game_changed_cb (SatdokuInquiry *self)
{
  g_signal_emit (self, signals[SIGNAL_GAME_CHANGED], 0);
}

/**
 * satdoku_inquiry_set_game:
 * @self: an inquiry
 * @game: the game that is followed from now on
 *
 * Returns: is it another one?
 */
gboolean
satdoku_inquiry_set_game (SatdokuInquiry *self,
                          SudokuGame *game)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self) && SUDOKU_IS_GAME (game), FALSE);

  if (self->game == game)
    return FALSE;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::geometry", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}

/**
 * satdoku_inquiry_get_game:
 * @self: an inquiry
 *
 * Returns: (transfer none) (nullable): the game that is followed
 */
SudokuGame *
satdoku_inquiry_get_game (SatdokuInquiry *self)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self), NULL);

  return self->game;
}

/**
 * satdoku_inquiry_get_page:
 * @self: an inquiry
 *
 * Returns: (transfer none) (nullable): the page with the board; %NULL when it is gone
 */
SatdokuGridPage *
satdoku_inquiry_get_page (SatdokuInquiry *self)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self), NULL);

  return self->page;
}

/**
 * satdoku_inquiry_get_board:
 * @self: an inquiry
 *
 * Returns: (transfer none) (nullable): the board; %NULL when it is gone
 */
SatdokuBoard *
satdoku_inquiry_get_board (SatdokuInquiry *self)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self), NULL);

  return self->page != NULL ? satdoku_grid_page_get_board (self->page) : NULL;
}

/**
 * satdoku_inquiry_get_worker:
 * @self: an inquiry
 *
 * Returns: (transfer none): who finds it out
 */
SatdokuWorker *
satdoku_inquiry_get_worker (SatdokuInquiry *self)
{
  g_return_val_if_fail (SATDOKU_IS_INQUIRY (self), NULL);

  return self->worker;
}

/**
 * satdoku_inquiry_show_figure:
 * @self: an inquiry
 * @figure: (transfer full) (nullable): what is drawn over the board
 *
 * Draws it in place of what anybody has drawn there.
 */
void
satdoku_inquiry_show_figure (SatdokuInquiry *self,
                             SatdokuFigure *figure)
{
  g_return_if_fail (SATDOKU_IS_INQUIRY (self));

  g_clear_pointer (&self->figure, satdoku_figure_unref);
  self->figure = figure;
  if (self->page != NULL)
    satdoku_board_show_figure (satdoku_grid_page_get_board (self->page), figure);
}

/**
 * satdoku_inquiry_clear_figure:
 * @self: an inquiry
 *
 * Takes away what it has drawn over the board. What others have drawn since stays.
 */
void
satdoku_inquiry_clear_figure (SatdokuInquiry *self)
{
  g_autoptr (SatdokuFigure) figure = NULL;
  SatdokuBoard *board;

  g_return_if_fail (SATDOKU_IS_INQUIRY (self));

  figure = g_steal_pointer (&self->figure);
  board = satdoku_inquiry_get_board (self);
  if (figure != NULL && board != NULL && satdoku_board_get_figure (board) == figure)
    satdoku_board_show_figure (board, NULL);
}

static void
satdoku_inquiry_dispose (GObject *object)
{
  SatdokuInquiry *self = SATDOKU_INQUIRY (object);

  satdoku_inquiry_stop (self);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (satdoku_inquiry_parent_class)->dispose (object);
}

static void
satdoku_inquiry_class_init (SatdokuInquiryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_inquiry_dispose;

  /**
   * SatdokuInquiry::game-changed:
   * @self: an inquiry
   *
   * Cells of the game have changed, or its rules.
   */
  signals[SIGNAL_GAME_CHANGED] =
    g_signal_new ("game-changed", SATDOKU_TYPE_INQUIRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
satdoku_inquiry_init (SatdokuInquiry *self)
{
}

/**
 * satdoku_inquiry_new:
 * @worker: who finds it out
 * @page: whose board shows it
 *
 * Returns: (transfer full): an inquiry without a game
 */
SatdokuInquiry *
satdoku_inquiry_new (SatdokuWorker *worker,
                     SatdokuGridPage *page)
{
  SatdokuInquiry *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_INQUIRY, NULL);
  self->worker = g_object_ref (worker);
  g_set_weak_pointer (&self->page, page);
  return self;
}
