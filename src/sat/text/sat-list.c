/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the literals of a text, right or wrong, to distinguish an answer and a formula from rows
 * of a puzzle. Decides nothing and rejects nothing. */

#include "sat-list.h"

#include <string.h>

#include "sat-memory.h"
#include "sat-text.h"

typedef struct
{
  gsize n_literals, n_negative, n_zeros;
  gsize width, min_width;
  guint64 max_variable;
} Row;

/* Reads one literal. */
static gboolean
read_literal (SatText *text,
              Row *row)
{
  const char *start = text->at;
  gboolean negative = *start == '-';
  guint64 number = 0;
  gsize width = 0;

  for (text->at += negative; text->at < text->end && g_ascii_isdigit (*text->at); text->at++)
    number = MIN (10 * number + (guint64)(*text->at - '0'), G_MAXUINT32);
  width = (gsize)(text->at - start);
  if (text->at == start + negative || !sat_text_at_break (text) || number > SAT_VARIABLE_MAX)
    return FALSE;
  if (number == 0)
    {
      row->n_zeros++;
      return !negative;
    }
  row->n_literals++;
  row->n_negative += negative;
  row->max_variable = MAX (row->max_variable, number);
  row->width = MAX (row->width, width);
  row->min_width = row->min_width == 0 ? width : MIN (row->min_width, width);
  return TRUE;
}

static gboolean
read_row (SatText *text,
          Row *row)
{
  for (sat_text_skip_blanks (text); !sat_text_at_end_of_line (text); sat_text_skip_blanks (text))
    if (!read_literal (text, row))
      return FALSE;
  return TRUE;
}

static void
add_row (SatList *self,
         const Row *row,
         gsize *width)
{
  self->n_lists++;
  self->n_literals += row->n_literals;
  self->n_negative += row->n_negative;
  self->n_zeros += row->n_zeros;
  self->longest = MAX (self->longest, row->n_literals);
  self->max_variable = MAX (self->max_variable, row->max_variable);
  if (row->n_literals == 0)
    return;
  if (*width == 0)
    *width = row->width;
  self->same_width &= row->min_width == row->width && row->width == *width;
}

static gboolean
has_key (const SatText *text,
         const char *keys)
{
  SatText next = *text;

  next.at++;
  return strchr (keys, *text->at) != NULL && *text->at != '\0' && sat_text_at_break (&next);
}

static void
look_at_line (SatList *self,
              SatText *text,
              gsize *width)
{
  Row row = { 0 };
  gboolean keyed = FALSE;

  sat_text_skip_blanks (text);
  if (sat_text_at_end_of_line (text) || has_key (text, "cs"))
    return;
  keyed = has_key (text, "vV");
  text->at += keyed;
  if (!read_row (text, &row))
    {
      self->n_others++;
      return;
    }
  self->n_keyed += keyed;
  add_row (self, &row, width);
}

/**
 * sat_list_init: (skip)
 * @self: (out caller-allocates): the counts
 * @text: (array length=length): a text
 * @length: its length in bytes
 *
 * Counts the literals of a text, in the forms that sat_model_read() accepts. O(@length).
 */
void
sat_list_init (SatList *self,
               const char *text,
               gsize length)
{
  SatText at = { .name = "", .at = text, .end = text + length, .line_start = text, .line = 1 };
  g_autofree char *tidied = NULL;
  gsize width = 0;

  *self = (SatList){ .same_width = TRUE };
  if (length == 0 || memchr (text, '\0', length) != NULL ||
      !sat_memory_check_array ("memory-text", length, NULL))
    return;
  /* The text is read from it to the end.
   * NOLINTNEXTLINE(clang-analyzer-deadcode.DeadStores) */
  tidied = sat_text_tidy (&at, SAT_TIDY_ANSWER);
  while (at.at < at.end)
    {
      look_at_line (self, &at, &width);
      sat_text_next_line (&at, NULL);
    }
}
