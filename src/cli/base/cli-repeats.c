/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file with a million puzzles that are wrong in the same way would cause a million equal
 * messages. The first ones are written, and the others counted. Knows only texts. */

#include "cli-repeats.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-terms.h>

/* How often a sentence is written. */
#define WRITTEN_MAX 10
/* How many different sentences are counted; others are always written. */
#define SENTENCES_MAX 1000

typedef struct
{
  char *sentence;
  guint64 n;
} Repeat;

struct _CliRepeats
{
  GHashTable *by_sentence; /* of Repeat, owned by @repeats */
  GPtrArray *repeats;      /* in the order in which they came first */
};

static void
repeat_free (Repeat *self)
{
  g_free (self->sentence);
  g_free (self);
}

CliRepeats *
cli_repeats_new (void)
{
  CliRepeats *self = g_new0 (CliRepeats, 1);

  self->by_sentence = g_hash_table_new (g_str_hash, g_str_equal);
  self->repeats = g_ptr_array_new_with_free_func ((GDestroyNotify)repeat_free);
  return self;
}

void
cli_repeats_free (CliRepeats *self)
{
  g_hash_table_unref (self->by_sentence);
  g_ptr_array_unref (self->repeats);
  g_free (self);
}

/* The sentence of "name:3:7: a sentence". */
static const char *
skip_place (const char *message)
{
  const char *end = strstr (message, ": ");
  const char *p = end;

  if (end == NULL)
    return message;
  while (p > message && (g_ascii_isdigit (p[-1]) || p[-1] == ':'))
    p--;
  return p < end && *p == ':' ? end + 2 : message;
}

/**
 * cli_repeats_add:
 * @place: (nullable): the subject: sentences about different puzzles are different
 * @message: a message
 *
 * Counts a message to be written. Its place in a file is ignored.
 */
gboolean
cli_repeats_add (CliRepeats *self,
                 const char *place,
                 const char *message)
{
  const char *sentence = skip_place (message);
  Repeat *repeat = NULL;

  if (place != NULL)
    return TRUE;
  repeat = g_hash_table_lookup (self->by_sentence, sentence);
  if (repeat == NULL)
    {
      if (self->repeats->len >= SENTENCES_MAX)
        return TRUE;
      repeat = g_new0 (Repeat, 1);
      repeat->sentence = g_strdup (sentence);
      g_ptr_array_add (self->repeats, repeat);
      g_hash_table_insert (self->by_sentence, repeat->sentence, repeat);
    }
  return ++repeat->n <= WRITTEN_MAX;
}

/**
 * cli_repeats_describe:
 * @i: from 0, for every sentence that was suppressed
 *
 * Returns: (transfer full) (nullable): how often a sentence was suppressed; %NULL at the end
 */
char *
cli_repeats_describe (const CliRepeats *self,
                      guint i)
{
  for (guint k = 0; k < self->repeats->len; k++)
    {
      const Repeat *repeat = g_ptr_array_index (self->repeats, k);
      g_autofree char *count = NULL;

      if (repeat->n <= WRITTEN_MAX || i-- > 0)
        continue;
      count = words_count (repeat->n - WRITTEN_MAX);
      /* Translators: the first %s is a number with grouped digits, the second a message that was
       * written ten times before. */
      return g_strdup_printf (ngettext ("and %s more time: %s", "and %s more times: %s",
                                        (gulong)(repeat->n - WRITTEN_MAX)),
                              count, repeat->sentence);
    }
  return NULL;
}
