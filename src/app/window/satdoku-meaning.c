/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Contents from outside that can be several things: what is asked then, and what the answers are.
 * The caller decides what becomes of the contents. */

#include "satdoku-config.h"

#include "satdoku-meaning.h"

#include <glib/gi18n.h>
#include <words-contents.h>

#include "satdoku-question.h"

/* What a question keeps the contents under that it is about. */
#define CONTENTS_KEY "satdoku-contents"

struct _SatdokuMeaning
{
  gboolean (*is_open) (const SudokuContents *contents);
  char *(*head) (const char *name); /* of the file; NULL: it is not named */
  char *(*say) (const SudokuContents *contents);
  struct
  {
    const char *id;
    const char *label;
  } responses[2];
};

static char *
head_zero (const char *name)
{
  /* Translators: %s is the name of a file. */
  return name != NULL ? g_strdup_printf (_ ("Is 0 a Value in “%s”?"), name)
                      : g_strdup (_ ("Is 0 a Value?"));
}

static char *
head_doubtful (const char *name)
{
  /* Translators: %s is the name of a file. */
  return name != NULL ? g_strdup_printf (_ ("Is “%s” a Puzzle or an Answer?"), name)
                      : g_strdup (_ ("Puzzle or Answer?"));
}

static char *
head_small (const char *name)
{
  /* Translators: %s is the name of a file. */
  return name != NULL ? g_strdup_printf (_ ("Open the Puzzle in “%s”?"), name)
                      : g_strdup (_ ("Open This Puzzle?"));
}

static char *
say_zero (const SudokuContents *contents)
{
  return g_strdup (
    _ ("0 can be a value in this text, as another sign stands for empty cells, or an empty cell, "
       "as it stands twice in a row or column."));
}

static const SatdokuMeaning meanings[] = {
  {
    sudoku_contents_is_zero_open,
    head_zero,
    say_zero,
    { { "value", N_ ("0 Is a _Value") }, { "empty", N_ ("0 Is _Empty") } },
  },
  {
    sudoku_contents_is_doubtful,
    head_doubtful,
    words_contents_readings,
    { { SATDOKU_MEANING_PUZZLE, N_ ("Open _Puzzle") },
      { SATDOKU_MEANING_ANSWER, N_ ("Open _Answer") } },
  },
  {
    sudoku_contents_is_small,
    head_small,
    words_contents_small,
    { { SATDOKU_MEANING_PUZZLE, N_ ("Open _Puzzle") } },
  },
};

/* What is to be asked of contents that are read; NULL when it is clear what they are, or
 * nothing. */
const SatdokuMeaning *
satdoku_meaning_find (const SudokuContents *contents)
{
  g_return_val_if_fail (contents != NULL, NULL);

  /* A puzzle may be seen in it, but it is not shown as one. */
  if (sudoku_contents_get_formula (contents) != NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (meanings); i++)
    if (meanings[i].is_open (contents))
      return &meanings[i];
  return NULL;
}

/* Makes the dialog that asks; the caller presents it, and GTK owns it. It names the file if @named.
 * Its response is "cancel", one that satdoku_meaning_decide() knows, or what the contents are. */
AdwMessageDialog *
satdoku_meaning_ask (const SatdokuMeaning *self,
                     SudokuContents *contents,
                     gboolean named,
                     GtkWindow *parent)
{
  g_autofree char *text = NULL;
  g_autofree char *heading = NULL;
  AdwMessageDialog *dialog;

  g_return_val_if_fail (self != NULL && contents != NULL, NULL);

  text = self->say (contents);
  heading = self->head (named ? sudoku_contents_get_name (contents) : NULL);
  dialog = satdoku_question_new (parent, heading, text);
  for (gsize i = 0; i < G_N_ELEMENTS (self->responses); i++)
    if (self->responses[i].id != NULL)
      adw_message_dialog_add_response (dialog, self->responses[i].id,
                                       _ (self->responses[i].label));
  g_object_set_data_full (G_OBJECT (dialog), CONTENTS_KEY, sudoku_contents_ref (contents),
                          (GDestroyNotify)sudoku_contents_unref);
  return dialog;
}

SudokuContents *
satdoku_meaning_get_contents (AdwMessageDialog *dialog)
{
  return g_object_get_data (G_OBJECT (dialog), CONTENTS_KEY);
}

/* (transfer full) (nullable): the same contents, to be read again as was decided; NULL when they
 * need not be */
SudokuContents *
satdoku_meaning_decide (const SudokuContents *contents,
                        const char *response)
{
  static const struct
  {
    const char *response;
    SudokuZero zero;
  } decisions[] = { { "value", SUDOKU_ZERO_VALUE }, { "empty", SUDOKU_ZERO_EMPTY } };

  for (gsize i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (g_str_equal (response, decisions[i].response))
      return sudoku_contents_new_decided (contents, decisions[i].zero);
  return NULL;
}
