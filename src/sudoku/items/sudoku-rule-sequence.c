/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines on which cells that are close to each other are of different sorts: entropic ones, with a
 * low, a middle and a high number in each three; modular ones, with all remainders; and those of
 * which no two cells are equal or consecutive. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily entropic_family = {
  "entropic",
  N_ ("Entropic lines"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, close on an entropic "
      "line, can’t hold {value} and {other_value}, which are of the same third"),
};

static const SudokuPairFamily modular_family = {
  "modular",
  N_ ("Modular lines"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, close on a modular "
      "line, can’t hold {value} and {other_value}, which leave the same remainder"),
};

static const SudokuPairFamily nabner_family = {
  "nabner",
  N_ ("Nabner lines"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, on a nabner line, "
      "can’t hold {value} and {other_value}, which are equal or consecutive"),
};

/* Where the numbers do not divide into thirds, the middle one has one more, or the other two. */
static guint
get_third (guint side,
           guint value)
{
  guint low = side / 3 + (side % 3 == 2), middle = side / 3 + (side % 3 == 1);

  return value <= low ? 0 : value <= low + middle ? 1
                                                  : 2;
}

static gboolean
entropic_allows (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 guint sort,
                 guint value,
                 guint other)
{
  return get_third (frame->side, value) != get_third (frame->side, other);
}

static gboolean
modular_allows (const SudokuRule *rule,
                const SudokuFrame *frame,
                guint sort,
                guint value,
                guint other)
{
  guint number = sudoku_rule_get_number (rule, 0);

  return value % number != other % number;
}

static gboolean
nabner_allows (const SudokuRule *rule,
               const SudokuFrame *frame,
               guint sort,
               guint value,
               guint other)
{
  return MAX (value, other) - MIN (value, other) > 1;
}

static void
list_three (const SudokuRule *rule,
            const SudokuFrame *frame,
            GArray *list)
{
  sudoku_pairs_list_within (rule, 2, list);
}

static void
list_remainders (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 GArray *list)
{
  sudoku_pairs_list_within (rule, sudoku_rule_get_number (rule, 0) - 1, list);
}

static const SudokuPairForm entropic_pairs = { &entropic_family, list_three, entropic_allows };
static const SudokuPairForm modular_pairs = { &modular_family, list_remainders, modular_allows };
static const SudokuPairForm nabner_pairs = {
  &nabner_family,
  sudoku_pairs_list_all,
  nabner_allows,
};

static guint
get_usual_modulus (guint side)
{
  return 3;
}

static const char *
check_modulus (guint side,
               const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 2 && parameters->numbers[0] <= side
           ? NULL
           : N_ ("The number of remainders must be from 2 to the largest number");
}

static const SudokuItemForm plain_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r2c1r2c2r3c3r3c4",
};
static const SudokuItemForm modular_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .number = SUDOKU_ITEM_NUMBER_USUAL,
  .get_usual = get_usual_modulus,
  .sample = ":r2c1r2c2r3c3r3c4",
  .check = check_modulus,
};

static const SudokuStroke entropic_stroke = { .width = 25, .dash = 30, .hue = SUDOKU_HUE_ORANGE };
static const SudokuStroke modular_stroke = { .width = 16, .dash = 16, .hue = SUDOKU_HUE_TEAL };
static const SudokuStroke nabner_stroke = {
  .width = 22,
  .dash = 25,
  .double_line = TRUE,
  .hue = SUDOKU_HUE_ORANGE,
};

static void
entropic_draw (const SudokuRule *rule,
               const SudokuFrame *frame,
               SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &entropic_stroke, sketch);
}

static void
modular_draw (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &modular_stroke, sketch);
}

static void
nabner_draw (const SudokuRule *rule,
             const SudokuFrame *frame,
             SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &nabner_stroke, sketch);
}

const SudokuRuleKind sudoku_rule_entropic = {
  .id = "entropic",
  .name = N_ ("Entropic Lines"),
  .summary = N_ ("Each three neighbours on a line hold a low, a middle and a high number"),
  .breach = N_ ("{cells}, close on an entropic line, are of the same third"),
  .cell = N_ ("on an entropic line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &plain_item,
  .pairs = &entropic_pairs,
  .f_puzzles = "entropicline",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = entropic_draw,
};

const SudokuRuleKind sudoku_rule_modular = {
  .id = "modular",
  .name = N_ ("Modular Lines"),
  .summary = N_ ("Each three neighbours on a line leave different remainders when divided by 3, or "
                 "as many as the number of the line"),
  .breach = N_ ("{cells}, close on a modular line, leave the same remainder"),
  .cell = N_ ("on a modular line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &modular_item,
  .pairs = &modular_pairs,
  .f_puzzles = "modularline",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = modular_draw,
};

const SudokuRuleKind sudoku_rule_nabner = {
  .id = "nabner",
  .name = N_ ("Nabner Lines"),
  .summary = N_ ("No two cells of a line are equal or consecutive"),
  .breach = N_ ("{cells}, on a nabner line, are equal or consecutive"),
  .cell = N_ ("on a nabner line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &plain_item,
  .pairs = &nabner_pairs,
  .f_puzzles = "nabner",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = nabner_draw,
};
