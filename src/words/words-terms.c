/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cells, houses, clauses and numbers in sentences: the one place, so that all pages
 * use the same words and a translator meets each sentence once and whole. Rows, columns and boxes
 * count from 1 here. Knows nothing of widgets. */

#include "satdoku-config.h"

#include "words-terms.h"

#include <glib/gi18n.h>
#include <string.h>

#include "words-table.h"

static guint
row_of (const SudokuGeometry *geometry,
        guint cell)
{
  return cell / sudoku_geometry_get_side (geometry) + 1;
}

static guint
column_of (const SudokuGeometry *geometry,
           guint cell)
{
  return cell % sudoku_geometry_get_side (geometry) + 1;
}

/* Numbers as the sentences of rules name them. */
typedef struct
{
  char number[16];
  char value[16];
  char other_value[16];
  char row[16];
  char column[16];
  char other_row[16];
  char other_column[16];
  char held[16]; /* the values of two candidates of a further truth, whose {value} is another */
  char other_held[16];
} Names;

static char *
fill_names (const char *sentence,
            const Names *names)
{
  return words_fill (_ (sentence),
                     "number", names->number,
                     "value", names->value,
                     "other_value", names->other_value,
                     "row", names->row,
                     "column", names->column,
                     "other_row", names->other_row,
                     "other_column", names->other_column,
                     "held", names->held,
                     "other_held", names->other_held,
                     NULL);
}

static void
print_number (char text[16],
              guint number)
{
  g_snprintf (text, 16, "%u", number);
}

static const SudokuHouse *
get_house (const SudokuGeometry *geometry,
           guint house)
{
  return sudoku_groups_get_house (sudoku_geometry_get_groups (geometry), house);
}

/**
 * words_house:
 * @house: a house
 *
 * Returns: (transfer full): "row 3", "box 4" or "the falling diagonal", as an item of a list
 */
char *
words_house (const SudokuGeometry *geometry,
             guint house)
{
  const SudokuHouse *named;
  Names names = { "" };

  g_return_val_if_fail (geometry != NULL, NULL);

  named = get_house (geometry, house);
  print_number (names.number, named->number + 1);
  return fill_names (named->family->name, &names);
}

/**
 * words_truth:
 * @truth: a further truth
 *
 * Returns: (transfer full): its place, "box 2 of the columns of values", as an item of a list
 */
char *
words_truth (const SudokuGeometry *geometry,
             guint truth)
{
  const SudokuTruth *said;
  Names names = { "" };

  g_return_val_if_fail (geometry != NULL, NULL);

  said = sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), truth);
  print_number (names.number, said->number + 1);
  return fill_names (said->family->name, &names);
}

/**
 * words_n_variables:
 * @count: a number
 *
 * Returns: (transfer full): "5 832 variables"
 */
char *
words_n_variables (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s variable", "%s variables", (gulong)count), number);
}

/**
 * words_n_clauses:
 * @count: a number
 *
 * Returns: (transfer full): "12 018 clauses"
 */
char *
words_n_clauses (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s clause", "%s clauses", (gulong)count), number);
}

/**
 * words_family:
 * @family: a family of clauses
 *
 * Returns: (transfer none): its heading
 */
const char *
words_family (const SudokuFamily *family)
{
  g_return_val_if_fail (family != NULL, "");

  return _ (family->title);
}

static Names
name_clause (const SudokuGeometry *geometry,
             const SudokuClause *clause)
{
  Names names = { "" };

  print_number (names.value, clause->value);
  print_number (names.other_value, clause->other_value);
  print_number (names.row, row_of (geometry, clause->cell));
  print_number (names.column, column_of (geometry, clause->cell));
  print_number (names.other_row, row_of (geometry, clause->other_cell));
  print_number (names.other_column, column_of (geometry, clause->other_cell));
  return names;
}

static char *
describe_house (const SudokuGeometry *geometry,
                const SudokuClause *clause)
{
  const SudokuHouse *house = get_house (geometry, clause->house);
  Names names = name_clause (geometry, clause);

  print_number (names.number, house->number + 1);
  return fill_names (clause->kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST ? house->family->needs
                                                                  : house->family->not_twice,
                     &names);
}

static char *
describe_cell_at_most (const SudokuGeometry *geometry,
                       const SudokuClause *clause)
{
  return g_strdup_printf (_ ("Row %u column %u can’t hold both %u and %u"),
                          row_of (geometry, clause->cell), column_of (geometry, clause->cell),
                          clause->value, clause->other_value);
}

/* Two candidates of a further truth may be of one cell, and then need no other reason. */
static char *
describe_truth (const SudokuGeometry *geometry,
                const SudokuClause *clause)
{
  const SudokuTruth *truth =
    sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), clause->truth);
  Names names = name_clause (geometry, clause);

  if (clause->kind == SUDOKU_CLAUSE_TRUTH_AT_MOST && clause->cell == clause->other_cell)
    return describe_cell_at_most (geometry, clause);
  print_number (names.held, clause->value);
  print_number (names.other_held, clause->other_value);
  print_number (names.number, truth->number + 1);
  print_number (names.value, truth->value);
  return fill_names (clause->kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST ? truth->family->needs
                                                                  : truth->family->not_twice,
                     &names);
}

static char *
describe_restriction (const SudokuGeometry *geometry,
                      const SudokuClause *clause)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  Names names = name_clause (geometry, clause);

  if (clause->kind == SUDOKU_CLAUSE_PAIR)
    return fill_names (sudoku_groups_get_pair (groups, clause->pair)->family->not_both, &names);
  return fill_names (sudoku_groups_get_mask (groups, clause->mask)->family->not_one, &names);
}

/* "row 1 column 2 is 3", as an item of a list. */
static char *
describe_candidate (const SudokuGeometry *geometry,
                    guint cell,
                    guint value)
{
  return g_strdup_printf (_ ("row %u column %u is %u"),
                          row_of (geometry, cell), column_of (geometry, cell), value);
}

/* The meaning of a law for the candidates of a clause. */
static char *
describe_law (const SudokuGeometry *geometry,
              const SudokuClause *clause)
{
  const SudokuLawClause *terms = &clause->terms;
  const char *identity =
    sudoku_groups_get_law (sudoku_geometry_get_groups (geometry), clause->law)->law->identity;
  guint last = terms->n_terms - 1;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *conditions = NULL;
  g_autofree char *conclusion =
    describe_candidate (geometry, terms->cells[last], terms->values[last]);

  for (guint i = 0; i < terms->n_premises; i++)
    g_ptr_array_add (items, describe_candidate (geometry, terms->cells[i], terms->values[i]));
  if (items->len == 0)
    {
      g_autofree char *start = words_capitalise (conclusion);

      /* Translators: "Row 1 column 1 is 1, by the law x·x = x". */
      return g_strdup_printf (_ ("%s, by the law %s"), start, identity);
    }
  conditions = words_join (items, 0);
  if (terms->n_terms == terms->n_premises)
    /* Translators: a list, "row 1 column 2 is 3 and row 3 column 1 is 3", and a law. */
    return g_strdup_printf (_ ("It can’t be that %s, by the law %s"), conditions, identity);
  /* Translators: a list, "row 1 column 2 is 3 and row 2 column 1 is 4", what follows, "row 3 column
   * 4 is 1", and a law, "(x·y)·(y·x) = x". */
  return g_strdup_printf (_ ("If %s, then %s, by the law %s"), conditions, conclusion, identity);
}

/* The owner of an auxiliary variable, as the beginning of a part of a sentence. */
static char *
describe_subject (const SudokuGeometry *geometry,
                  const SudokuMeaning *meaning)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  g_autofree char *name = NULL;
  guint value = meaning->value;

  if (meaning->kind == SUDOKU_MEANING_CELL)
    {
      name = words_cell (geometry, meaning->cell);
      /* Translators: %s is a cell, "row 1 column 2". Words such as "is one of 1–3" follow. */
      return g_strdup_printf (_ ("the value of %s"), name);
    }
  if (meaning->kind == SUDOKU_MEANING_TRUTH)
    {
      name = words_truth (geometry, meaning->truth);
      value = sudoku_groups_get_truth (groups, meaning->truth)->value;
    }
  else
    name = words_house (geometry, meaning->house);
  /* Translators: a value and a house, "the 3 of row 1". "is among places 1–3", say, follows. */
  return g_strdup_printf (_ ("the %u of %s"), value, name);
}

/* The place of a candidate from 1: a value of a cell, a cell of a house in reading order, or its
 * place in a further truth. */
static guint
find_place (const SudokuGeometry *geometry,
            const SudokuMeaning *meaning,
            guint32 candidate)
{
  guint side = sudoku_geometry_get_side (geometry), place = 1;

  if (meaning->kind == SUDOKU_MEANING_CELL)
    return candidate % side + 1;
  if (meaning->kind == SUDOKU_MEANING_TRUTH)
    {
      const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);

      while (sudoku_groups_get_truth_candidates (groups, meaning->truth)[place - 1] != candidate)
        place++;
      return place;
    }
  for (guint i = 0; i < side; i++)
    if (sudoku_geometry_get_house_cells (geometry, meaning->house)[i] < candidate / side)
      place++;
  return place;
}

/* "1–3, 7": the places that the variable covers. */
static char *
list_places (const SudokuGeometry *geometry,
             const SudokuMeaning *meaning)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint first = 0, last = 0;

  for (guint i = 0; i <= meaning->n_candidates; i++)
    {
      guint place = i < meaning->n_candidates
                      ? find_place (geometry, meaning, meaning->candidates[i])
                      : 0;

      if (place != 0 && place == last + 1 && last != 0)
        {
          last = place;
          continue;
        }
      if (last != 0 && first == last)
        g_ptr_array_add (items, g_strdup_printf ("%u", first));
      else if (last != 0)
        /* Translators: the first and the last of several numbers that follow each other. */
        g_ptr_array_add (items, g_strdup_printf (_ ("%u–%u"), first, last));
      first = place;
      last = place;
    }
  return words_join_all (items);
}

/* Describes it by its places in the whole cell, house or truth. */
static char *
describe_places (const SudokuGeometry *geometry,
                 const SudokuMeaning *meaning,
                 gboolean positive)
{
  g_autofree char *subject = describe_subject (geometry, meaning);
  g_autofree char *places = list_places (geometry, meaning);

  if (meaning->kind == SUDOKU_MEANING_CELL)
    /* Translators: "the value of row 1 column 2", and values: "1–3, 7". */
    return g_strdup_printf (positive ? _ ("%s is one of %s") : _ ("%s is none of %s"),
                            subject, places);
  if (meaning->n_candidates == 1)
    /* Translators: "the 3 of row 1", and a number. */
    return g_strdup_printf (positive ? _ ("%s is at place %s") : _ ("%s is not at place %s"),
                            subject, places);
  /* Translators: "the 3 of row 1", and numbers of places in the row: "1–3, 7". */
  return g_strdup_printf (positive ? _ ("%s is among places %s")
                                   : _ ("%s is not among places %s"),
                          subject, places);
}

static char *
describe_bit (const char *subject,
              const SatAuxiliary *places,
              gboolean positive)
{
  if (places->size == 1)
    /* Translators: the number of a bit, from 0, and "the 3 of row 1". */
    return g_strdup_printf (positive ? _ ("bit %u of the place of %s is 1")
                                     : _ ("bit %u of the place of %s is 0"),
                            places->number, subject);
  /* Translators: the number of a bit, from 0, and "the 3 of row 1"; places come in pairs, which are
   * numbered. */
  return g_strdup_printf (positive ? _ ("bit %u of the pair of places of %s is 1")
                                   : _ ("bit %u of the pair of places of %s is 0"),
                          places->number, subject);
}

/* The meaning of an auxiliary variable in its encoding. Where the givens have left only some
 * places, its places are not those of the house; then they are named. */
static char *
describe_auxiliary (const SudokuCnf *cnf,
                    const SudokuMeaning *meaning,
                    gboolean positive)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  const SatAuxiliary *places = &meaning->places;
  g_autofree char *subject = describe_subject (geometry, meaning);

  if (meaning->kind == SUDOKU_MEANING_CELL || sudoku_cnf_get_reduction (cnf)->excludes)
    return describe_places (geometry, meaning, positive);
  switch (places->kind)
    {
    case SAT_AUXILIARY_FIRST:
      /* Translators: "the 3 of row 1", and a number. */
      return g_strdup_printf (positive ? _ ("%s is among the first %u places")
                                       : _ ("%s is not among the first %u places"),
                              subject, places->number);
    case SAT_AUXILIARY_AFTER:
      /* Translators: "the 3 of row 1", and a number. */
      return g_strdup_printf (positive ? _ ("%s comes after place %u")
                                       : _ ("%s does not come after place %u"),
                              subject, places->number);
    case SAT_AUXILIARY_RUN:
      /* Translators: "the 3 of row 1"; the row is cut into runs of so many places. */
      return g_strdup_printf (positive ? _ ("%s is in run %u of %u places each")
                                       : _ ("%s is not in run %u of %u places each"),
                              subject, places->number, places->size);
    case SAT_AUXILIARY_RANK:
      /* Translators: "the 3 of row 1"; the row is cut into runs of so many places. */
      return g_strdup_printf (positive ? _ ("%s is at place %u of its run of %u")
                                       : _ ("%s is not at place %u of its run of %u"),
                              subject, places->number, places->size);
    case SAT_AUXILIARY_BIT:
      return describe_bit (subject, places, positive);
    case SAT_AUXILIARY_AMONG:
    default:
      return describe_places (geometry, meaning, positive);
    }
}

static char *
describe_segment (const SudokuGeometry *geometry,
                  const SudokuMeaning *meaning,
                  gboolean positive)
{
  g_autofree char *subject = describe_subject (geometry, meaning);
  g_autofree char *region = words_house (geometry, meaning->region);

  /* Translators: "the 3 of row 1", and "box 2". */
  return g_strdup_printf (positive ? _ ("%s is in %s") : _ ("%s is not in %s"), subject, region);
}

/* The meaning of its literals together: negative ones are conditions. */
static char *
describe_implication (const SudokuCnf *cnf,
                      guint64 clause)
{
  g_autoptr (GPtrArray) conditions = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) conclusions = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *when = NULL;
  g_autofree char *then = NULL;
  int literals[SUDOKU_SIDE_MAX];
  guint n = sudoku_cnf_get_clause (cnf, clause, literals);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (literals[i] < 0 ? conditions : conclusions,
                     words_literal (cnf, ABS (literals[i])));
  if (conclusions->len > 0)
    then = words_join_alternatives (conclusions);
  if (conditions->len == 0)
    return words_capitalise (then);
  when = words_join (conditions, 0);
  if (then == NULL)
    /* Translators: a list, "the 3 of row 1 is in box 1 and the 3 of row 1 is in box 2". */
    return g_strdup_printf (_ ("It can’t be that %s"), when);
  /* Translators: a condition, "row 1 column 2 is 3", and a conclusion, "the 3 of row 1 is in box
   * 1". */
  return g_strdup_printf (_ ("If %s, then %s"), when, then);
}

/**
 * words_clause:
 * @clause: the index of a clause
 *
 * Returns: (transfer full): its meaning, as a sentence without its full stop
 */
char *
words_clause (const SudokuCnf *cnf,
              guint64 clause)
{
  const SudokuGeometry *geometry;
  SudokuClause meaning = { 0 };
  guint row;
  guint column;

  g_return_val_if_fail (cnf != NULL && clause < sudoku_cnf_get_n_clauses (cnf), NULL);

  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  sudoku_cnf_describe (cnf, clause, &meaning);
  row = row_of (geometry, meaning.cell);
  column = column_of (geometry, meaning.cell);
  switch (meaning.kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      return g_strdup_printf (_ ("Row %u column %u needs a value"), row, column);
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return describe_cell_at_most (geometry, &meaning);
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      return describe_house (geometry, &meaning);
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
      return describe_truth (geometry, &meaning);
    case SUDOKU_CLAUSE_PAIR:
    case SUDOKU_CLAUSE_MASK:
      return describe_restriction (geometry, &meaning);
    case SUDOKU_CLAUSE_LAW:
      return describe_law (geometry, &meaning);
    case SUDOKU_CLAUSE_GIVEN:
      return g_strdup_printf (_ ("Row %u column %u is given as %u"), row, column, meaning.value);
    case SUDOKU_CLAUSE_FOUND:
      return g_strdup_printf (_ ("Row %u column %u can only be %u"), row, column, meaning.value);
    case SUDOKU_CLAUSE_EXCLUDED:
      return g_strdup_printf (_ ("Row %u column %u can’t be %u"), row, column, meaning.value);
    case SUDOKU_CLAUSE_TABLE:
    case SUDOKU_CLAUSE_OWN:
    case SUDOKU_CLAUSE_AUXILIARY:
      return describe_implication (cnf, clause);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* A counter of own clauses, or a variable of the at-most-one encoding in its place. */
static char *
describe_count (const SudokuOwnAuxiliary *own,
                gboolean positive)
{
  guint line = own->constraint + 1;

  if (own->kind == SUDOKU_OWN_AUXILIARY_PLACE)
    /* Translators: the number of an auxiliary variable, and which of the own clauses it is of. */
    return g_strdup_printf (positive ? _ ("auxiliary variable %u of own clause %u is true")
                                     : _ ("auxiliary variable %u of own clause %u is false"),
                            own->place + 1, line);
  if (own->kind == SUDOKU_OWN_AUXILIARY_COUNT)
    /* Translators: two numbers, and which of the own clauses it is, each of which is a list of
     * parts. */
    return g_strdup_printf (
      positive ? _ ("at least %u of the first %u parts of own clause %u hold")
               : _ ("fewer than %u of the first %u parts of own clause %u hold"),
      own->number, own->place, line);
  /* Translators: two numbers, and which of the own clauses it is, each of which is a list of
   * parts. */
  return g_strdup_printf (
    positive ? _ ("at least %u of the first %u parts of own clause %u don’t hold")
             : _ ("fewer than %u of the first %u parts of own clause %u don’t hold"),
    own->number, own->place, line);
}

/**
 * words_literal:
 * @literal: a literal, not 0
 *
 * Returns: (transfer full) (nullable): its meaning, as an item of a list; %NULL when its variable
 *   has none
 */
char *
words_literal (const SudokuCnf *cnf,
               int literal)
{
  const SudokuGeometry *geometry;
  SudokuMeaning meaning;

  g_return_val_if_fail (cnf != NULL && literal != 0 && literal != G_MININT, NULL);

  if (!sudoku_cnf_describe_variable (cnf, ABS (literal), &meaning))
    return NULL;
  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  if (meaning.kind == SUDOKU_MEANING_NAME)
    /* Translators: a variable that somebody gave a name. */
    return g_strdup_printf (literal > 0 ? _ ("%s is true") : _ ("%s is false"), meaning.name);
  if (meaning.kind == SUDOKU_MEANING_COUNT)
    return describe_count (&meaning.own, literal > 0);
  if (meaning.kind == SUDOKU_MEANING_TABLE)
    return words_table_helper (geometry, meaning.tabled, meaning.number, literal > 0);
  if (meaning.kind == SUDOKU_MEANING_SEGMENT)
    return describe_segment (geometry, &meaning, literal > 0);
  if (meaning.kind != SUDOKU_MEANING_CANDIDATE)
    return describe_auxiliary (cnf, &meaning, literal > 0);
  return literal > 0
           ? describe_candidate (geometry, meaning.cell, meaning.value)
           : g_strdup_printf (_ ("row %u column %u is not %u"), row_of (geometry, meaning.cell),
                              column_of (geometry, meaning.cell), meaning.value);
}
