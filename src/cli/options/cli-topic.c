/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of the libraries that options choose from, in one form, for the list command and for
 * messages about unknown names. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-process-profile.h>
#include <string.h>
#include <sudoku-cnf.h>
#include <sudoku-format.h>
#include <sudoku-generate.h>
#include <sudoku-lesson.h>
#include <sudoku-technique.h>
#include <sudoku-worksheet.h>

#include "cli-suggest.h"
#include "cli-topic.h"

static gboolean
get_format (gsize index,
            CliItem *item)
{
  gsize n = 0;
  const SudokuFormat *const *formats = sudoku_formats (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ formats[index]->id, formats[index]->summary, NULL };
  if (sudoku_format_has (formats[index], SUDOKU_FORMAT_ANSWER))
    item->note = _ ("for decode only");
  else if (formats[index]->read == NULL && formats[index]->write == NULL)
    item->note = _ ("recognised only");
  else if (formats[index]->read == NULL)
    item->note = _ ("written only");
  else if (formats[index]->write == NULL)
    item->note = _ ("read only");
  return TRUE;
}

static gboolean
get_encoding (gsize index,
              CliItem *item)
{
  gsize n = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ encodings[index].id, encodings[index].scheme->summary, NULL };
  /* The schemes with pairs come first; then the at-most-one encoding matters. */
  if (encodings[index].at_most_one != sudoku_encodings (&n)->at_most_one)
    item->summary = encodings[index].at_most_one->summary;
  return TRUE;
}

static gboolean
get_at_most_one (gsize index,
                 CliItem *item)
{
  gsize n = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ rows[index]->id, rows[index]->summary, NULL };
  return TRUE;
}

static gboolean
get_reduction (gsize index,
               CliItem *item)
{
  gsize n = 0;
  const SudokuReduction *reductions = sudoku_reductions (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ reductions[index].id, reductions[index].summary, NULL };
  return TRUE;
}

static gboolean
get_numbering (gsize index,
               CliItem *item)
{
  gsize n = 0;
  const SudokuNumbering *numberings = sudoku_numberings (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ numberings[index].id, numberings[index].summary, NULL };
  return TRUE;
}

static gboolean
get_symmetry (gsize index,
              CliItem *item)
{
  gsize n = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ symmetries[index].id, symmetries[index].name, NULL };
  return TRUE;
}

static gboolean
get_strategy (gsize index,
              CliItem *item)
{
  gsize n = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ strategies[index]->id, strategies[index]->summary, NULL };
  return TRUE;
}

static gboolean
get_difficulty (gsize index,
                CliItem *item)
{
  SudokuDifficulty difficulty = (SudokuDifficulty)(SUDOKU_DIFFICULTY_TRIVIAL + index);

  if (difficulty >= SUDOKU_N_DIFFICULTIES)
    return FALSE;
  *item = (CliItem){
    sudoku_difficulty_get_id (difficulty), sudoku_difficulty_get_name (difficulty), NULL
  };
  return TRUE;
}

static gboolean
get_level (gsize index,
           CliItem *item)
{
  SudokuLevel level = (SudokuLevel)(SUDOKU_LEVEL_BEGINNER + index);

  if (level >= SUDOKU_N_LEVELS)
    return FALSE;
  *item = (CliItem){ sudoku_level_get_id (level), sudoku_level_get_summary (level), NULL };
  return TRUE;
}

/* What follows the id of an item that is not just about cells of the board; else NULL. */
static const char *
describe_place (const SudokuItemForm *form)
{
  if (form->places == SUDOKU_PLACES_OUTSIDE)
    return _ ("followed by a number, a colon and a place beside the board, =8:r0c1");
  if (form->places == SUDOKU_PLACES_DIAGONAL)
    return _ ("followed by a number, a colon, a place beside the board and a direction, "
              "=22:r0c1dr");
  if (form->places == SUDOKU_PLACES_CORNER)
    return _ ("followed by numbers, a colon and the upper left cell, =2,2,5:r3c3");
  return form->second != SUDOKU_PLACES_NONE
           ? _ ("followed by a colon and cells in two parts, :r1c1r1c2/r5c5r5c6")
           : NULL;
}

/* What follows the id of an item. */
static const char *
describe_item (const SudokuItemForm *form)
{
  const char *place = describe_place (form);

  if (place != NULL)
    return place;
  switch (form->number)
    {
    case SUDOKU_ITEM_NUMBER_OPTIONAL:
    case SUDOKU_ITEM_NUMBER_USUAL:
      return _ ("followed by a colon and cells, :r1c1r1c2, or a number before these, =3:r1c1r1c2");
    case SUDOKU_ITEM_NUMBER_NEEDED:
      return _ ("followed by a number, a colon and cells, =8:r1c1r1c2");
    case SUDOKU_ITEM_NUMBER_LIST:
    case SUDOKU_ITEM_NUMBER_REPEATED:
      return _ ("followed by numbers, a colon and cells, =1,3,5:r1c1");
    case SUDOKU_ITEM_NUMBER_BITS:
      return _ ("followed by a table of bits as hexadecimal digits, a colon and cells, "
                "=8421:r1c1r1c2 at side 4");
    case SUDOKU_ITEM_NUMBER_KINDS:
      return _ ("followed by a colon and marks, :difference,ratio,edge-sum");
    case SUDOKU_ITEM_NUMBER_NONE:
    default:
      return form->places != SUDOKU_PLACES_AREA
               ? _ ("followed by a colon and cells, :r1c1r1c2")
               : _ ("followed by a colon and cells, :r1c1r2c5");
    }
}

/* Only optional ones; boxes and regions have options of their own. */
static gboolean
get_rule (gsize index,
          CliItem *item)
{
  gsize n = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n);

  for (gsize i = 0; i < n; i++)
    {
      if (!kinds[i]->optional || index-- > 0)
        continue;
      *item = (CliItem){ kinds[i]->id, kinds[i]->summary, NULL };
      if (kinds[i]->item != NULL)
        item->note = describe_item (kinds[i]->item);
      else if (kinds[i]->parameter == SUDOKU_RULE_CELLS)
        item->note = _ ("followed by a colon and cells, :r1c1r2c5");
      else if (kinds[i]->parameter == SUDOKU_RULE_OWN)
        item->note = _ ("followed by a colon and clauses, “:r1c1=3 | r2c2!=3”, or use --clauses");
      return TRUE;
    }
  return FALSE;
}

static gboolean
get_law (gsize index,
         CliItem *item)
{
  gsize n = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n);

  for (gsize i = 0; i < n; i++)
    if (kinds[i]->law != NULL && index-- == 0)
      {
        *item = (CliItem){ kinds[i]->id, kinds[i]->name, kinds[i]->law->identity };
        return TRUE;
      }
  return FALSE;
}

static gboolean
get_solver (gsize index,
            CliItem *item)
{
  gsize n = 0;
  const SatProcessProfile *profiles = sat_process_profiles (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ profiles[index].id, profiles[index].summary, profiles[index].command };
  return TRUE;
}

static gboolean
get_technique (gsize index,
               CliItem *item)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ techniques[index]->id, techniques[index]->name, NULL };
  return TRUE;
}

/* Id, code of HoDoKu's library, weights on three scales, name, level. */
static void
append_technique (gsize index,
                  GString *text)
{
  gsize n = 0;
  const SudokuTechnique *technique = sudoku_techniques (&n)[index];
  const char *difficulty = sudoku_difficulty_get_id (technique->difficulty);
  const char *level = sudoku_level_get_id (technique->level);

  g_string_append_printf (text, "%s\t%s\t%s\t", technique->id,
                          technique->code != NULL ? technique->code : "-",
                          difficulty != NULL ? difficulty : "-");
  if (technique->explainer_order > 0)
    g_string_append_printf (text, "%u.%u\t", technique->explainer_weight / 10,
                            technique->explainer_weight % 10);
  else
    g_string_append (text, "-\t");
  if (technique->hodoku_order > 0)
    g_string_append_printf (text, "%u\t", technique->hodoku_weight);
  else
    g_string_append (text, "-\t");
  g_string_append_printf (text, "%s\t%s\n", _ (technique->name), level != NULL ? level : "-");
}

static gboolean
get_lesson (gsize index,
            CliItem *item)
{
  gsize n = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ lessons[index].id, lessons[index].title, NULL };
  return TRUE;
}

static gboolean
get_worksheet (gsize index,
               CliItem *item)
{
  gsize n = 0;
  const SudokuWorksheetKind *kinds = sudoku_worksheet_kinds (&n);

  if (index >= n)
    return FALSE;
  *item = (CliItem){ kinds[index].id, kinds[index].summary, NULL };
  return TRUE;
}

const CliTopic cli_topic_formats = { "formats", get_format, NULL };
const CliTopic cli_topic_encodings = { "encodings", get_encoding, NULL };
const CliTopic cli_topic_at_most_ones = { "at-most-ones", get_at_most_one, NULL };
const CliTopic cli_topic_reductions = { "reductions", get_reduction, NULL };
const CliTopic cli_topic_numberings = { "numberings", get_numbering, NULL };
const CliTopic cli_topic_symmetries = { "symmetries", get_symmetry, NULL };
const CliTopic cli_topic_strategies = { "strategies", get_strategy, NULL };
const CliTopic cli_topic_difficulties = { "difficulties", get_difficulty, NULL };
const CliTopic cli_topic_levels = { "levels", get_level, NULL };
const CliTopic cli_topic_rules = { "rules", get_rule, NULL };
const CliTopic cli_topic_laws = { "laws", get_law, NULL };
const CliTopic cli_topic_solvers = { "solvers", get_solver, NULL };
const CliTopic cli_topic_techniques = { "techniques", get_technique, append_technique };
const CliTopic cli_topic_lessons = { "lessons", get_lesson, NULL };
const CliTopic cli_topic_worksheets = { "worksheets", get_worksheet, NULL };

static const CliTopic *const topics[] = {
  &cli_topic_formats,
  &cli_topic_encodings,
  &cli_topic_at_most_ones,
  &cli_topic_reductions,
  &cli_topic_numberings,
  &cli_topic_symmetries,
  &cli_topic_strategies,
  &cli_topic_difficulties,
  &cli_topic_levels,
  &cli_topic_rules,
  &cli_topic_laws,
  &cli_topic_solvers,
  &cli_topic_techniques,
  &cli_topic_lessons,
  &cli_topic_worksheets,
};

/**
 * cli_topic_find:
 * @id: the id of a topic, "formats"
 *
 * Returns: (transfer none) (nullable): the topic
 */
const CliTopic *
cli_topic_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_str_equal (topics[i]->id, id))
      return topics[i];
  return NULL;
}

/**
 * cli_topic_get_text:
 *
 * Returns: (transfer full): a line for each item, beginning with its name
 */
char *
cli_topic_get_text (const CliTopic *self)
{
  GString *text = g_string_new (NULL);
  CliItem item;
  gsize width = 0;

  for (gsize i = 0; self->get_item (i, &item); i++)
    width = MAX (width, strlen (item.id));
  for (gsize i = 0; self->get_item (i, &item); i++)
    {
      if (self->append_row != NULL)
        {
          self->append_row (i, text);
          continue;
        }
      g_string_append_printf (text, "%-*s  %s",
                              (int)width, item.id, item.summary != NULL ? _ (item.summary) : "");
      if (item.note != NULL)
        g_string_append_printf (text, " (%s)", item.note);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/**
 * cli_topic_get_unknown_message:
 * @id: a name that is not in the topic
 *
 * Returns: (transfer full): an error message, with a suggestion or where to find the names
 */
char *
cli_topic_get_unknown_message (const CliTopic *self,
                               const char *id)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *closest = NULL;
  CliItem item;

  for (gsize i = 0; self->get_item (i, &item); i++)
    g_ptr_array_add (ids, (gpointer)item.id);
  closest = cli_suggest (id, ids);
  if (closest != NULL)
    /* Translators: a name of a format, say, that doesn't exist, and one that does. */
    return g_strdup_printf (_ ("'%s' is unknown; did you mean '%s'?"), id, closest);
  /* Translators: the last word is a topic of the list command; it isn't translated. */
  return g_strdup_printf (_ ("'%s' is unknown; see 'satdoku-cli list %s'"), id, self->id);
}

/**
 * cli_topics_get_unknown_message:
 * @id: an unknown word
 *
 * Returns: (transfer full): an error message
 */
char *
cli_topics_get_unknown_message (const char *id)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *closest = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    g_ptr_array_add (ids, (gpointer)topics[i]->id);
  closest = cli_suggest (id, ids);
  if (closest != NULL)
    return g_strdup_printf (_ ("there is no list of '%s'; did you mean '%s'?"), id, closest);
  return g_strdup_printf (_ ("there is no list of '%s'"), id);
}
