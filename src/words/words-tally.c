/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was played, in words and as a table for other programs. */

#include "satdoku-config.h"

#include "words-tally.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "words-level.h"
#include "words-play.h"

/**
 * words_tally_level:
 * @tally: what was counted
 *
 * Returns: (transfer none): "Hard"; "Level Unknown" for puzzles whose level was not known
 */
const char *
words_tally_level (const SudokuTally *tally)
{
  g_return_val_if_fail (tally != NULL, NULL);

  if (tally->level == SUDOKU_LEVEL_UNKNOWN)
    /* Translators: stands in the place of a level, such as "Hard". */
    return _ ("Level Unknown");
  return words_level_name (tally->level);
}

/**
 * words_tally_counts:
 * @tally: what was counted
 *
 * Returns: (transfer full): "10 solved, 8 of them without help"
 */
char *
words_tally_counts (const SudokuTally *tally)
{
  guint alone = 0;

  g_return_val_if_fail (tally != NULL, NULL);

  alone = tally->n_finished - tally->n_helped;
  if (tally->n_finished == 0)
    return g_strdup (_ ("None solved yet"));
  if (tally->n_helped == 0)
    return g_strdup_printf (
      /* Translators: puzzles that were solved. */
      ngettext ("%u solved, without help", "%u solved, all without help", tally->n_finished),
      tally->n_finished);
  if (alone == 0)
    return g_strdup_printf (
      /* Translators: puzzles that were solved. */
      ngettext ("%u solved, with help", "%u solved, all with help", tally->n_finished),
      tally->n_finished);
  /* Translators: puzzles that were solved, and how many of them without help. The second number is
   * at least 1 and smaller than the first. */
  return g_strdup_printf (_ ("%u solved, %u of them without help"), tally->n_finished, alone);
}

/* A field has quotation marks when something in it would end it. */
static void
add_field (GString *csv,
           const char *text)
{
  if (csv->len > 0 && csv->str[csv->len - 1] != '\n')
    g_string_append_c (csv, ',');
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (const char *at = text; *at != '\0'; at++)
    g_string_append_printf (csv, *at == '"' ? "\"%c" : "%c", *at);
  g_string_append_c (csv, '"');
}

static void
add_count (GString *csv,
           guint n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  add_field (csv, text);
}

/* In whole seconds, as other programs can count with them; empty when there is none. */
static void
add_seconds (GString *csv,
             double seconds,
             gboolean known)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE] = "";

  if (known)
    g_ascii_formatd (text, sizeof text, "%.0f", round (seconds));
  add_field (csv, text);
}

static void
add_last (GString *csv,
          const SudokuTally *tally)
{
  g_autoptr (GString) times = g_string_new (NULL);

  for (guint i = 0; i < tally->n_last; i++)
    g_string_append_printf (times, "%s%.0f", i > 0 ? " " : "", round (tally->last[i].seconds));
  add_field (csv, times->str);
}

static void
add_tally (GString *csv,
           const SudokuTally *tally)
{
  g_autofree char *kind = words_kind (&tally->kind);

  add_field (csv, kind);
  add_field (csv, words_tally_level (tally));
  add_count (csv, tally->n_played);
  add_count (csv, tally->n_finished);
  add_count (csv, tally->n_finished - tally->n_helped);
  add_count (csv, tally->n_helped);
  add_seconds (csv, tally->best, tally->n_timed > 0);
  add_seconds (csv, tally->average, tally->n_timed > 0);
  add_last (csv, tally);
  g_string_append_c (csv, '\n');
}

/**
 * words_tally_csv:
 * @tallies: (element-type SudokuTally): what was counted
 * @streak: days in a row
 *
 * Writes a table with commas between its fields, for other programs: a line of names, and one for
 * each kind and level. The last column has the last times, with blanks between them. The streak
 * comes last, after an empty line.
 *
 * Returns: (transfer full): the table
 */
char *
words_tally_csv (GArray *tallies,
                 const SudokuStreak *streak)
{
  const char *const names[] = {
    /* Translators: these are the columns of a table of puzzles that were played. The kind of
     * puzzle, such as "9 × 9": */
    _ ("Kind of Puzzle"),
    _ ("Level"),
    /* Translators: how many puzzles. */
    _ ("Played"),
    /* Translators: how many puzzles. */
    _ ("Solved"),
    /* Translators: how many puzzles were solved without help. */
    _ ("Without Help"),
    /* Translators: how many puzzles were solved with help. */
    _ ("With Help"),
    _ ("Best Time in Seconds"),
    _ ("Average Time in Seconds"),
    _ ("Last Times in Seconds"),
  };
  g_autoptr (GString) csv = g_string_new (NULL);

  g_return_val_if_fail (tallies != NULL && streak != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    add_field (csv, names[i]);
  g_string_append_c (csv, '\n');
  for (guint i = 0; i < tallies->len; i++)
    add_tally (csv, &g_array_index (tallies, SudokuTally, i));
  g_string_append_c (csv, '\n');
  add_field (csv, _ ("Days in a Row"));
  add_count (csv, streak->current);
  g_string_append_c (csv, '\n');
  add_field (csv, _ ("Most Days in a Row"));
  add_count (csv, streak->longest);
  g_string_append_c (csv, '\n');
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
