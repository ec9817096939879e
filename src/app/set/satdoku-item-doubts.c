/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which items of a puzzle leave no solution together, or, where there is just one solution, which
 * of them can be left out. It is found in the worker when it is asked for, all numbers counted as
 * givens, and dropped with the next change. */

#include "satdoku-config.h"

#include "satdoku-item-doubts.h"

#include <glib/gi18n.h>
#include <sudoku-item-doubt.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"

/* Seconds; what is not known by then is said to be not known. */
#define TIME_LIMIT 30

/* What was found out; both NULL: there are several solutions, or it took too long. */
typedef struct
{
  SudokuGrid *grid;
  SudokuItemConflict *conflict;
  SudokuItemNeeds *needs;
} Answer;

struct _SatdokuItemDoubts
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  char *verdict; /* (nullable): nothing was asked since the last change */

  guint revision;
};

G_DEFINE_FINAL_TYPE (SatdokuItemDoubts, satdoku_item_doubts, G_TYPE_OBJECT)

enum
{
  PROP_VERDICT,
  PROP_REVISION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  sudoku_grid_free (answer->grid);
  g_clear_pointer (&answer->conflict, sudoku_item_conflict_free);
  g_clear_pointer (&answer->needs, sudoku_item_needs_free);
  g_free (answer);
}

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  Answer *answer = input;
  GError *failure = NULL;
  SudokuTask limited = *task;

  limited.time_limit = TIME_LIMIT;
  answer->conflict = sudoku_item_conflict_find (answer->grid, &limited, &failure);
  if (answer->conflict == NULL && failure == NULL)
    answer->needs = sudoku_item_needs_find (answer->grid, &limited, &failure);
  if (failure == NULL)
    return answer;
  g_propagate_error (error, failure);
  return NULL;
}

/* Also when the text is the same: the rows of a list are shown anew. */
static void
set_verdict (SatdokuItemDoubts *self,
             const char *verdict)
{
  if (verdict == NULL && self->verdict == NULL)
    return;
  g_free (self->verdict);
  self->verdict = g_strdup (verdict);
  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VERDICT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}

static char *
word_conflict (const SudokuItemConflict *conflict)
{
  if (conflict->n_rules == 0)
    return g_strdup (_ ("There is no solution, whatever the cages, lines and clues say."));
  return g_strdup_printf (
    ngettext ("%u of these leaves no solution with the numbers and the other rules.",
              "%u of these leave no solution together.", conflict->n_rules),
    conflict->n_rules);
}

static char *
word_needs (const SudokuItemNeeds *needs)
{
  g_autofree char *spare = NULL;
  g_autofree char *enough = NULL;

  if (needs->n_spare == 0 && needs->n_unknown == 0)
    return g_strdup (_ ("Each of these is needed for the one solution."));
  if (needs->n_spare == 0)
    return g_strdup (_ ("None is known to be needless: it took too long to look at all."));
  spare = g_strdup_printf (ngettext ("%u can be left out.", "%u can be left out, each alone.",
                                     needs->n_spare),
                           needs->n_spare);
  enough = g_strdup_printf (ngettext ("%u of all suffices.", "%u of all suffice together.",
                                      needs->n_enough),
                            needs->n_enough);
  return g_strjoin (" ", spare, enough, NULL);
}

static void
done_cb (SatdokuItemDoubts *self)
{
  const Answer *answer = satdoku_request_get_result (self->request);
  const GError *error = satdoku_request_get_error (self->request);
  g_autofree char *verdict = NULL;

  if (answer == NULL && error != NULL)
    verdict = words_error (error, WORDS_STYLE_WINDOW);
  else if (answer != NULL && answer->conflict != NULL)
    verdict = word_conflict (answer->conflict);
  else if (answer != NULL && answer->needs != NULL)
    verdict = word_needs (answer->needs);
  else if (answer != NULL)
    verdict = g_strdup (_ ("There is not just one solution, as far as is known: all are needed."));
  set_verdict (self, verdict);
}

/* What was found out is about a puzzle that is no more. */
static void
changed_cb (SatdokuItemDoubts *self)
{
  satdoku_request_stop (self->request);
  set_verdict (self, NULL);
}

static void
satdoku_item_doubts_class_init (SatdokuItemDoubtsClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* (nullable): what was found out, in a sentence or two. */
    [PROP_VERDICT] = { "verdict", G_TYPE_STRING, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuItemDoubts, verdict) },
    /* Changes with what is said of the items. */
    [PROP_REVISION] = { "revision", G_TYPE_UINT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuItemDoubts, revision) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuItemDoubts, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuItemDoubts, request, g_object_unref);
  satdoku_class_drops (klass, SatdokuItemDoubts, play, g_object_unref);
}

static void
satdoku_item_doubts_init (SatdokuItemDoubts *self)
{
}

SatdokuItemDoubts *
satdoku_item_doubts_new (SatdokuPlay *play)
{
  SatdokuItemDoubts *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_ITEM_DOUBTS, NULL);
  self->play = g_object_ref (play);
  self->request = satdoku_request_new (satdoku_play_get_worker (play), G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow (play, self, "bind", G_CALLBACK (changed_cb),
                                        "notify::geometry", G_CALLBACK (changed_cb),
                                        "cells-changed", G_CALLBACK (changed_cb), NULL);
  return self;
}

void
satdoku_item_doubts_ask (SatdokuItemDoubts *self)
{
  const SatdokuJob job = {
    .title = _ ("Looking at cages, lines and clues…"),
    .run = run,
    .free_input = answer_free,
    .free_result = answer_free,
  };
  Answer *answer;

  g_return_if_fail (SATDOKU_IS_ITEM_DOUBTS (self));

  answer = g_new0 (Answer, 1);
  answer->grid = sudoku_grid_copy (sudoku_game_get_grid (satdoku_play_get_game (self->play)));
  satdoku_request_start (self->request, &job, answer);
}

SATDOKU_DEFINE_GETTER (SatdokuItemDoubts, satdoku_item_doubts, verdict, const char *)

static gboolean
has (const guint *rules,
     guint n_rules,
     guint rule)
{
  for (guint i = 0; i < n_rules; i++)
    if (rules[i] == rule)
      return TRUE;
  return FALSE;
}

/* (nullable): what was found out about an item, by the number of its rule. */
const char *
satdoku_item_doubts_describe (SatdokuItemDoubts *self,
                              guint rule)
{
  const Answer *answer;

  g_return_val_if_fail (SATDOKU_IS_ITEM_DOUBTS (self), NULL);

  answer = self->verdict != NULL ? satdoku_request_get_result (self->request) : NULL;
  if (answer == NULL)
    return NULL;
  if (answer->conflict != NULL && has (answer->conflict->rules, answer->conflict->n_rules, rule))
    /* Translators: of a cage, a line or another clue. Short! */
    return _ ("In the conflict");
  if (answer->needs != NULL && has (answer->needs->spare, answer->needs->n_spare, rule))
    /* Translators: of a cage, a line or another clue: without it there is still one solution. */
    return _ ("Can be left out");
  return NULL;
}
