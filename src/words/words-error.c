/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a sentence of an error: looks up the id of its issue in the tables, inserts the facts, and
 * puts the place in front. Does not know what the errors are about. */

#include "satdoku-config.h"

#include "words-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <sat-file-error.h>
#include <string.h>

#include "words-error-rows.h"
#include "words-terms.h"

typedef struct
{
  const char *id;
  const char *words;
} Term;

static const Term terms[] = {
  /* Translators: what stands between the rows of a puzzle: “rows of 9 cells with blanks between
   * them”. */
  { "blanks", N_ ("blanks") },
  /* Translators: what was found in a text instead of what is expected there. */
  { "end-of-line", N_ ("the end of the line") },
  /* Translators: what was found in a text instead of what is expected there. */
  { "end-of-text", N_ ("the end of the text") },
};

static const WordsErrorRow *const tables[] = {
  words_error_rows_sat,
  words_error_rows_sudoku,
  words_error_rows_format,
};

/* Errors that are known by their code alone. */
static const char *const file_errors[] = {
  [SAT_FILE_ERROR_CHANGED] = "file-changed",
  [SAT_FILE_ERROR_FOLDER] = "file-folder",
  [SAT_FILE_ERROR_READ_ONLY] = "file-read-only",
  [SAT_FILE_ERROR_HARD_LINKS] = "file-hard-links",
  [SAT_FILE_ERROR_OWNER] = "file-owner",
  [SAT_FILE_ERROR_LINK] = "file-link",
  [SAT_FILE_ERROR_PLACE] = "file-place",
};

/**
 * words_error_row_find:
 * @id: id of an issue
 *
 * Returns: (transfer none) (nullable): the row with its sentence
 */
const WordsErrorRow *
words_error_row_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const WordsErrorRow *row = tables[i]; row->id != NULL; row++)
      if (strcmp (row->id, id) == 0)
        return row;
  return NULL;
}

/* The index of "%s" or "%2$s" after the "%"; moves @at behind it. */
static gboolean
read_placeholder (const char **at,
                  guint *next,
                  guint *index)
{
  const char *p = *at;

  if (g_ascii_isdigit (p[0]) && p[1] == '$' && p[2] == 's')
    {
      *index = (guint)(p[0] - '1');
      *at = p + 3;
      return TRUE;
    }
  *index = *next;
  if (p[0] != 's')
    return FALSE;
  ++*next;
  *at = p + 1;
  return TRUE;
}

/**
 * words_error_expand:
 * @sentence: a sentence with %s or %1$s for each fact, and %% for a percent sign
 * @facts: (array length=n_facts): the facts, as texts
 * @n_facts: how many
 *
 * Works like printf, but a sentence that does not match its facts does no harm: missing facts are
 * left out.
 *
 * Returns: (transfer full): the sentence with its facts
 */
char *
words_error_expand (const char *sentence,
                    const char *const *facts,
                    guint n_facts)
{
  GString *text = g_string_new (NULL);
  guint next = 0, index = 0;

  g_return_val_if_fail (sentence != NULL && (facts != NULL || n_facts == 0), NULL);

  while (*sentence != '\0')
    {
      if (*sentence != '%')
        {
          g_string_append_c (text, *sentence++);
          continue;
        }
      sentence++;
      if (read_placeholder (&sentence, &next, &index))
        g_string_append (text, index < n_facts ? facts[index] : "");
      else if (*sentence == '%')
        g_string_append_c (text, *sentence++);
    }
  return g_string_free (text, FALSE);
}

/* A term that is no id comes from a table of the libraries, where it is marked for translation. */
static const char *
find_term (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (terms); i++)
    if (strcmp (terms[i].id, id) == 0)
      return _ (terms[i].words);
  return _ (id);
}

static char *
word_fact (const SatArg *arg)
{
  switch (arg->kind)
    {
    case SAT_ARG_QUOTE:
      /* Translators: a piece of a text that was read, in quotation marks. */
      return g_strdup_printf (_ ("“%s”"), arg->text);
    case SAT_ARG_TERM:
      return g_strdup (find_term (arg->text));
    case SAT_ARG_NUMBER:
      return g_strdup_printf ("%" G_GINT64_FORMAT, arg->number);
    case SAT_ARG_SIZE:
      return g_format_size ((guint64)arg->number);
    case SAT_ARG_CAUSE:
      return words_error (arg->cause, WORDS_STYLE_TERMINAL);
    case SAT_ARG_TEXT:
    default:
      return g_strdup (arg->text);
    }
}

/* The sentence without its place. */
static char *
word_matter (const SatIssue *issue)
{
  const WordsErrorRow *row = words_error_row_find (sat_issue_get_id (issue));
  char *facts[SAT_ISSUE_ARGS_MAX] = { NULL };
  const char *sentence = NULL;
  char *words = NULL;
  gsize n_args = 0;
  const SatArg *args = sat_issue_get_args (issue, &n_args);

  g_return_val_if_fail (row != NULL, g_strdup (sat_issue_get_id (issue)));

  if (row->plural == NULL)
    sentence = _ (row->sentence);
  else
    sentence = row->plural (row->counted < n_args ? (gulong)args[row->counted].number : 0);
  for (gsize i = 0; i < n_args; i++)
    facts[i] = word_fact (&args[i]);
  words = words_error_expand (sentence, (const char *const *)facts, (guint)n_args);
  for (gsize i = 0; i < n_args; i++)
    g_free (facts[i]);
  return words;
}

/* In the style of compilers, for people and programs that go there. */
static char *
place_for_terminal (const SatPlace *place,
                    const char *matter)
{
  if (place->name == NULL)
    return g_strdup (matter);
  if (place->line == 0)
    return g_strdup_printf ("%s: %s", place->name, matter);
  if (place->column == 0)
    return g_strdup_printf ("%s:%" G_GSIZE_FORMAT ": %s", place->name, place->line, matter);
  return g_strdup_printf ("%s:%" G_GSIZE_FORMAT ":%" G_GSIZE_FORMAT ": %s",
                          place->name, place->line, place->column, matter);
}

static char *
place_for_window (const SatPlace *place,
                  const char *matter)
{
  g_autofree char *words = NULL;

  if (place->line == 0)
    return words_capitalise (matter);
  if (place->column == 0)
    /* Translators: %1$s is the number of a line of a text, %2$s is what is wrong there, a sentence
     * that begins with a small letter. */
    words = g_strdup_printf (_ ("Line %1$zu: %2$s"), place->line, matter);
  else
    /* Translators: %1$zu and %2$zu are the numbers of a line of a text and of a character in that
     * line, %3$s is what is wrong there, a sentence that begins with a small letter. */
    words = g_strdup_printf (_ ("Line %1$zu, character %2$zu: %3$s"),
                             place->line, place->column, matter);
  return g_steal_pointer (&words);
}

/**
 * words_issue:
 * @issue: an issue
 *
 * Returns: (transfer full): one translated sentence without a full stop; in the style of the
 *   terminal it begins with the place, if there is one, and otherwise with a small letter
 */
char *
words_issue (const SatIssue *issue,
             WordsStyle style)
{
  g_autofree char *matter = NULL;

  g_return_val_if_fail (issue != NULL, NULL);

  matter = word_matter (issue);
  if (style == WORDS_STYLE_TERMINAL)
    return place_for_terminal (sat_issue_get_place (issue), matter);
  return place_for_window (sat_issue_get_place (issue), matter);
}

/* Our sentences for errors of the system. */
static const struct
{
  int number;
  const char *words;
} system_words[] = {
  { EROFS, N_ ("the disk is read-only") },
  { EISDIR, N_ ("this is a folder, not a file") },
  { ENOTDIR, N_ ("a part of its path is a file, not a folder") },
};

/* (nullable): our sentence, if the error has the system's message, alone or after the name of the
 * file: "NAME: Is a directory". */
static char *
word_system (const GError *error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (system_words); i++)
    {
      const char *said = g_strerror (system_words[i].number);
      int n_before = (int)strlen (error->message) - (int)strlen (said);

      if (error->domain != G_IO_ERROR ||
          error->code != (int)g_io_error_from_errno (system_words[i].number) ||
          !g_str_has_suffix (error->message, said))
        continue;
      if (n_before == 0 || (n_before > 2 && memcmp (error->message + n_before - 2, ": ", 2) == 0))
        return g_strdup_printf ("%.*s%s", n_before, error->message, _ (system_words[i].words));
    }
  return NULL;
}

/* The sentence of an error without an issue, by its code. */
static const char *
word_code (const GError *error)
{
  const WordsErrorRow *row = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return _ ("cancelled");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    return _ ("nothing was found in time");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    return _ ("the disk is full");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return _ ("this is not a regular file");
  if (error->domain == SAT_FILE_ERROR && error->code >= 0 &&
      (gsize)error->code < G_N_ELEMENTS (file_errors))
    row = words_error_row_find (file_errors[error->code]);
  return row != NULL ? _ (row->sentence) : error->message;
}

/**
 * words_error:
 * @error: an error of any domain
 *
 * Words an error. Errors of GLib and GTK are in the user's language already.
 *
 * Returns: (transfer full): one translated sentence, as made by words_issue()
 */
char *
words_error (const GError *error,
             WordsStyle style)
{
  const SatIssue *issue = NULL;
  g_autofree char *system = NULL;
  const char *words = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  issue = sudoku_error_get_issue (error);
  if (issue != NULL)
    return words_issue (issue, style);
  system = word_system (error);
  words = system != NULL ? system : word_code (error);
  return style == WORDS_STYLE_WINDOW ? words_capitalise (words) : g_strdup (words);
}
