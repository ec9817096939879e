/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a reader could not take over from its text is an issue, and this is the table of which of
 * them make the puzzle a different one: without a rule, a value or a candidate that its maker has
 * ruled out, no finding about the rest is true of the puzzle. Without a colour or a title it is the
 * same puzzle. A game keeps the former as lines of its text. */

#include "sudoku-omission.h"

#include <string.h>

/* How many characters of a fact are kept; an issue quotes no more. */
#define FACT_LENGTH_MAX 256
/* What needs no escaping in a fact, besides letters and digits. */
#define FACT_AS_IT_IS "!#$&'()*+,/:;=?@[]"
/* Stands for a fact without characters, such as the name of a member of JSON. */
#define EMPTY_FACT "\"\""

typedef struct
{
  const char *id;  /* of the sentence */
  gboolean quotes; /* its one fact is a piece of the text; else it has none */
  gboolean matters;
} Kind;

static const Kind kinds[] = {
  { "rule-not-read", TRUE, TRUE },
  { "regions-not-read", FALSE, TRUE },
  { "groups-not-read", FALSE, TRUE },
  { "cages-not-read", FALSE, TRUE },
  { "candidates-not-read", FALSE, TRUE },
  /* Where a format has only drawings, they stand for its rules. */
  { "drawn-rule-not-read", TRUE, TRUE },
  /* It may be the section with the rules. */
  { "sdk-section-not-read", TRUE, TRUE },
  { "sdk-section-passed-over", TRUE, FALSE },
  { "drawing-not-read", TRUE, FALSE },
  { "colours-not-read", FALSE, FALSE },
  { "fog-not-read", FALSE, FALSE },
  { "notes-not-read", FALSE, FALSE },
  { "tracked-not-read", FALSE, FALSE },
  { "line-puzzles-several", FALSE, FALSE },
};

static const Kind *
find_kind (const char *id,
           gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i].id) == length && memcmp (kinds[i].id, id, length) == 0)
      return &kinds[i];
  return NULL;
}

static const Kind *
get_kind (const SatIssue *issue)
{
  const char *id = sat_issue_get_id (issue);

  return find_kind (id, strlen (id));
}

/**
 * sudoku_omission_is_known: (skip)
 * @issue: something left out of a puzzle
 *
 * Tells whether its kind is in the table here. Everything that readers report must be.
 *
 * Returns: whether it is
 */
gboolean
sudoku_omission_is_known (const SatIssue *issue)
{
  g_return_val_if_fail (issue != NULL, FALSE);

  return get_kind (issue) != NULL;
}

/**
 * sudoku_omission_matters: (skip)
 * @issue: something left out of a puzzle
 *
 * Tells whether it makes the puzzle a different one, so that findings about it may be wrong.
 *
 * Returns: whether it does; %TRUE for an unknown kind
 */
gboolean
sudoku_omission_matters (const SatIssue *issue)
{
  const Kind *kind = NULL;

  g_return_val_if_fail (issue != NULL, TRUE);

  kind = get_kind (issue);
  return kind == NULL || kind->matters;
}

/**
 * sudoku_omissions_matter: (skip)
 * @issues: (nullable) (element-type SatIssue): what was left out of a puzzle
 *
 * Tells whether any of them matters.
 *
 * Returns: whether one matters
 */
gboolean
sudoku_omissions_matter (const GPtrArray *issues)
{
  for (guint i = 0; issues != NULL && i < issues->len; i++)
    if (sudoku_omission_matters (issues->pdata[i]))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_omission_write: (skip)
 * @issue: something left out of a puzzle
 * @string: the text to append to
 *
 * Writes it as words of a line, "rule-not-read killercage", without its place.
 */
void
sudoku_omission_write (const SatIssue *issue,
                       GString *string)
{
  gsize n_facts = 0;
  const SatArg *facts = NULL;

  g_return_if_fail (issue != NULL && string != NULL);

  facts = sat_issue_get_args (issue, &n_facts);
  g_string_append (string, sat_issue_get_id (issue));
  if (n_facts == 0)
    return;
  g_string_append_c (string, ' ');
  if (*facts[0].text == '\0')
    g_string_append (string, EMPTY_FACT);
  g_string_append_uri_escaped (string, facts[0].text, FACT_AS_IT_IS, TRUE);
}

/**
 * sudoku_omission_read: (skip)
 * @scanner: at the words from sudoku_omission_write()
 *
 * Reads an omission.
 *
 * Returns: (transfer full) (nullable): the issue; %NULL with SUDOKU_ERROR_SYNTAX
 */
SatIssue *
sudoku_omission_read (SudokuScanner *scanner,
                      GError **error)
{
  const char *word = NULL;
  const Kind *kind = NULL;
  gsize length = 0;
  g_autofree char *fact = NULL;

  g_return_val_if_fail (scanner != NULL, NULL);

  if (!sudoku_scanner_need_word (scanner, "omission-expected", &word, &length, error))
    return NULL;
  kind = find_kind (word, length);
  if (kind == NULL)
    {
      sudoku_scanner_fail_word (scanner, word, length, "omission-expected", error);
      return NULL;
    }
  if (!kind->quotes)
    return sat_issue_new (NULL, kind->id);
  if (!sudoku_scanner_need_word (scanner, "omission-expected", &word, &length, error))
    return NULL;
  if (length == strlen (EMPTY_FACT) && memcmp (word, EMPTY_FACT, length) == 0)
    fact = g_strdup ("");
  else if (length <= FACT_LENGTH_MAX * 3)
    fact = g_uri_unescape_segment (word, word + length, NULL);
  if (fact == NULL)
    {
      sudoku_scanner_fail_word (scanner, word, length, "omission-expected", error);
      return NULL;
    }
  return sat_issue_new (NULL, kind->id, sat_arg_quote (fact, strlen (fact)));
}
