/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sentence, and what it speaks of, as data. */

#include "words-reason.h"

/**
 * words_reason_new:
 *
 * Makes a sentence that says nothing yet.
 *
 * Returns: (transfer full): the sentence
 */
WordsReason *
words_reason_new (void)
{
  WordsReason *self = g_new0 (WordsReason, 1);

  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  self->candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->houses = g_array_new (FALSE, FALSE, sizeof (guint));
  self->exclusions = g_array_new (FALSE, FALSE, sizeof (WordsExclusion));
  return self;
}

/**
 * words_reason_free:
 *
 * Frees it.
 */
void
words_reason_free (WordsReason *self)
{
  g_array_unref (self->cells);
  g_array_unref (self->candidates);
  g_array_unref (self->houses);
  g_array_unref (self->exclusions);
  g_free (self->text);
  g_free (self);
}
