/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Equal cells: palindromes, which read the same from both ends, and clones, two areas with the same
 * numbers in the same order. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily palindrome_family = {
  "palindrome",
  N_ ("Palindromes"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, as far from the ends "
      "of a palindrome, can’t hold {value} and {other_value}"),
};

static const SudokuPairFamily clone_family = {
  "clone",
  N_ ("Clones"),
  N_ ("Row {row} column {column} and its clone, row {other_row} column {other_column}, can’t hold "
      "{value} and {other_value}"),
};

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  return value == other;
}

static void
list_mirrored (const SudokuRule *rule,
               const SudokuFrame *frame,
               GArray *list)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells / 2; i++)
    {
      SudokuItemPair pair = { cells[i], cells[n_cells - 1 - i], 0 };

      g_array_append_val (list, pair);
    }
}

/* A cell that is its own clone says nothing. */
static void
list_parts (const SudokuRule *rule,
            const SudokuFrame *frame,
            GArray *list)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  for (guint i = 0; i < parameters->n_first; i++)
    {
      SudokuItemPair pair = { parameters->places[i], parameters->places[parameters->n_first + i],
                              0 };

      if (pair.cell != pair.other)
        g_array_append_val (list, pair);
    }
}

static const SudokuPairForm palindrome_pairs = { &palindrome_family, list_mirrored, allows };
static const SudokuPairForm clone_pairs = { &clone_family, list_parts, allows };

static const char *
check_parts (guint side,
             const SudokuRuleParameters *parameters)
{
  return parameters->n_places == 2 * parameters->n_first
           ? NULL
           : N_ ("Both parts need equally many cells");
}

static const SudokuItemForm palindrome_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r2c1r2c2r3c3r3c4",
};

/* In order: the cells of both parts belong together one by one. */
static const SudokuItemForm clone_item = {
  .places = SUDOKU_PLACES_AREA,
  .second = SUDOKU_PLACES_AREA,
  .sample = ":r2c1r2c2/r3c3r3c4",
  .check = check_parts,
};

static const SudokuStroke stroke = { .width = 11, .dash = 10, .hue = SUDOKU_HUE_GREY };

static void
draw_line (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static void
draw_areas (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuSketch *sketch)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  sudoku_sketch_add (sketch, SUDOKU_SKETCH_AREA, parameters->places, parameters->n_first);
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_AREA, parameters->places + parameters->n_first,
                     parameters->n_places - parameters->n_first);
}

const SudokuRuleKind sudoku_rule_palindrome = {
  .id = "palindrome",
  .name = N_ ("Palindromes"),
  .summary = N_ ("A palindrome reads the same from both ends"),
  .breach = N_ ("{cells}, as far from the ends of a palindrome, differ"),
  .cell = N_ ("on a palindrome, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &palindrome_item,
  .pairs = &palindrome_pairs,
  .f_puzzles = "palindrome",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw_line,
};

const SudokuRuleKind sudoku_rule_clone = {
  .id = "clone",
  .name = N_ ("Clones"),
  .summary = N_ ("Cells hold the same as their clones"),
  .breach = N_ ("{cells} are clones and differ"),
  .cell = N_ ("in a cloned area, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &clone_item,
  .pairs = &clone_pairs,
  .f_puzzles = "clone",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw_areas,
};
