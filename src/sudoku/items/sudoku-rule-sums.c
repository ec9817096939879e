/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sums of cells whose numbers may be equal: of an area, of two areas, of a diagonal, of a line
 * whose ends or parts have the same. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-tables.h"

static const SudokuTableFamily sum_family = {
  .id = "sum",
  .title = N_ ("Sums of areas"),
  .excludes = N_ ("With {value} in {cell}, the area at {first} can’t have the total {number}"),
  .unfit = N_ ("The area at {first} can’t have the total {number} with what is left"),
};
static const SudokuTableFamily equal_family = {
  .id = "equal-sums",
  .title = N_ ("Equal sums"),
  .excludes = N_ ("With {value} in {cell}, the area at {first} can’t have the same total as the "
                  "other one"),
  .unfit = N_ ("The area at {first} can’t have the same total as the other one with what is "
               "left"),
};
static const SudokuTableFamily killer_family = {
  .id = "little-killer",
  .title = N_ ("Sums of diagonals"),
  .excludes = N_ ("With {value} in {cell}, the diagonal that begins at {first} can’t have the "
                  "total {number}"),
  .unfit = N_ ("The diagonal that begins at {first} can’t have the total {number} with what is "
               "left"),
};
static const SudokuTableFamily arrow_family = {
  .id = "double-arrow",
  .title = N_ ("Double arrows"),
  .excludes = N_ ("With {value} in {cell}, the double arrow through {first} can’t have the total "
                  "of its ends"),
  .unfit = N_ ("The double arrow through {first} can’t have the total of its ends with what is "
               "left"),
};
static const SudokuTableFamily region_family = {
  .id = "region-sum",
  .title = N_ ("Region sum lines"),
  .excludes = N_ ("With {value} in {cell}, the region sum line through {first} can’t have the "
                  "same total on both sides of a border"),
  .unfit = N_ ("The region sum line through {first} can’t have the same total on both sides of "
               "a border with what is left"),
};
static const SudokuTableFamily zipper_family = {
  .id = "zipper",
  .title = N_ ("Zipper lines"),
  .excludes = N_ ("With {value} in {cell}, the zipper line through {first} can’t have equal "
                  "totals"),
  .unfit = N_ ("The zipper line through {first} can’t have equal totals with what is left"),
};

static void
list_area (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuTableFunc func,
           gpointer user_data)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  SudokuSum sum = { .side = frame->side };

  for (guint i = 0; i < parameters->n_places; i++)
    sudoku_sum_add (&sum, parameters->places[i], 1);
  sudoku_sum_list (&sum, (int)parameters->numbers[0], func, user_data);
}

static void
add_parts (const SudokuRuleParameters *parameters,
           SudokuSum *sum)
{
  for (guint i = 0; i < parameters->n_places; i++)
    sudoku_sum_add (sum, parameters->places[i], i < parameters->n_first ? 1 : -1);
}

static void
list_parts (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuTableFunc func,
            gpointer user_data)
{
  SudokuSum sum = { .side = frame->side };

  add_parts (sudoku_rule_get_parameters (rule), &sum);
  sudoku_sum_list (&sum, 0, func, user_data);
}

static void
list_diagonal (const SudokuRule *rule,
               const SudokuFrame *frame,
               SudokuTableFunc func,
               gpointer user_data)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  SudokuSum sum = { .side = frame->side };
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_outside_list (frame->side, parameters->places[0], parameters->direction, cells);

  for (guint i = 0; i < n; i++)
    sudoku_sum_add (&sum, cells[i], 1);
  sudoku_sum_list (&sum, (int)parameters->numbers[0], func, user_data);
}

/* What is between the ends has the sum of the ends. */
static void
add_between (const SudokuRuleParameters *parameters,
             SudokuSum *sum)
{
  guint n = parameters->n_places;

  for (guint i = 1; i + 1 < n; i++)
    sudoku_sum_add (sum, parameters->places[i], 1);
  sudoku_sum_add (sum, parameters->places[0], -1);
  sudoku_sum_add (sum, parameters->places[n - 1], -1);
}

static void
list_between (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuTableFunc func,
              gpointer user_data)
{
  SudokuSum sum = { .side = frame->side };

  add_between (sudoku_rule_get_parameters (rule), &sum);
  sudoku_sum_list (&sum, 0, func, user_data);
}

/* Each stay in a region has the sum of the one before. Cells in none are passed over. */
static void
list_stays (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuTableFunc func,
            gpointer user_data)
{
  guint n = 0, start = 0, last_start = 0, last_end = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n);

  for (guint i = 1; i <= n; i++)
    {
      SudokuSum sum = { .side = frame->side };

      if (i < n && sudoku_frame_get_region (frame, cells[i]) ==
                     sudoku_frame_get_region (frame, cells[start]))
        continue;
      for (guint k = last_start; k < last_end; k++)
        sudoku_sum_add (&sum, cells[k], -1);
      for (guint k = start; k < i; k++)
        sudoku_sum_add (&sum, cells[k], 1);
      if (last_end > last_start)
        sudoku_sum_list (&sum, 0, func, user_data);
      last_start = start;
      last_end = i;
      start = i;
    }
}

/* Cells as far from the middle have the sum of the middle; without one, that of the next two. */
static void
list_zipped (const SudokuRule *rule,
             const SudokuFrame *frame,
             SudokuTableFunc func,
             gpointer user_data)
{
  guint n = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n);

  for (guint i = 0; i < n / 2; i++)
    {
      SudokuSum sum = { .side = frame->side };

      if (n % 2 == 0 && i + 1 == n / 2)
        break;
      sudoku_sum_add (&sum, cells[i], 1);
      sudoku_sum_add (&sum, cells[n - 1 - i], 1);
      sudoku_sum_add (&sum, cells[n % 2 == 1 ? n / 2 : i + 1], -1);
      if (n % 2 == 0)
        sudoku_sum_add (&sum, cells[n - 2 - i], -1);
      sudoku_sum_list (&sum, 0, func, user_data);
    }
}

static const char *
check_total (guint side,
             guint n_cells,
             guint total)
{
  SudokuTableSpec spec = { .side = side, .n_cells = n_cells, .target = (int)total };

  if (total < n_cells)
    return N_ ("The total is too small for so many cells");
  if (total > n_cells * side)
    return N_ ("The total is too large for so many cells");
  return sudoku_tables_refuse (&spec);
}

static const char *
check_area (guint side,
            const SudokuRuleParameters *parameters)
{
  return parameters->n_places > SUDOKU_TABLE_CELLS_MAX
           ? N_ ("It has too many cells")
           : check_total (side, parameters->n_places, parameters->numbers[0]);
}

static const char *
check_diagonal (guint side,
                const SudokuRuleParameters *parameters)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_outside_list (side, parameters->places[0], parameters->direction, cells);

  return check_total (side, n, parameters->numbers[0]);
}

static const char *
check_parts (guint side,
             const SudokuRuleParameters *parameters)
{
  SudokuSum sum = { .side = side };

  if (parameters->n_places > SUDOKU_TABLE_CELLS_MAX)
    return N_ ("It has too many cells");
  add_parts (parameters, &sum);
  return sudoku_sum_refuse (&sum, 0);
}

static const char *
check_double (guint side,
              const SudokuRuleParameters *parameters)
{
  SudokuSum sum = { .side = side };

  if (parameters->n_places < 3)
    return N_ ("It needs a cell between its ends");
  if (parameters->n_places > SUDOKU_TABLE_CELLS_MAX)
    return N_ ("It has too many cells");
  add_between (parameters, &sum);
  return sudoku_sum_refuse (&sum, 0);
}

/* Whatever its parts are, it needs no more clauses than a sum of all its cells. */
static const char *
check_length (guint side,
              const SudokuRuleParameters *parameters)
{
  guint n = parameters->n_places;

  return n > SUDOKU_TABLE_CELLS_MAX ? N_ ("It has too many cells")
                                    : check_total (side, n, n * (side + 1) / 2);
}

static const char *
check_divided (const SudokuFrame *frame)
{
  return frame->divided ? NULL : N_ ("It needs boxes or regions");
}

static void
draw_area (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  g_autofree char *text = sudoku_item_print_number (rule);

  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_DOTTED_CAGE, parameters->places,
                          parameters->n_places, text);
}

static void
draw_parts (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuSketch *sketch)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_DOTTED_CAGE, parameters->places,
                          parameters->n_first, "=");
  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_DOTTED_CAGE,
                          parameters->places + parameters->n_first,
                          parameters->n_places - parameters->n_first, "=");
}

static void
draw_double (const SudokuRule *rule,
             const SudokuFrame *frame,
             SudokuSketch *sketch)
{
  static const SudokuStroke stroke = {
    .width = 6,
    .start = SUDOKU_STROKE_END_RING,
    .end = SUDOKU_STROKE_END_RING,
    .hue = SUDOKU_HUE_GREY,
  };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static void
draw_region_sum (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuSketch *sketch)
{
  static const SudokuStroke stroke = { .width = 10, .dash = 30, .hue = SUDOKU_HUE_BLUE };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static void
draw_zipper (const SudokuRule *rule,
             const SudokuFrame *frame,
             SudokuSketch *sketch)
{
  static const SudokuStroke stroke = {
    .width = 22,
    .double_line = TRUE,
    .hue = SUDOKU_HUE_PURPLE,
  };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static const SudokuItemForm area_item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=9:r1c2r1c3r2c2",
  .check = check_area,
};
static const SudokuItemForm parts_item = {
  .places = SUDOKU_PLACES_AREA,
  .second = SUDOKU_PLACES_AREA,
  .sample = ":r1c2r1c3/r2c2r2c3",
  .check = check_parts,
};
static const SudokuItemForm diagonal_item = {
  .places = SUDOKU_PLACES_DIAGONAL,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=9:r0c1dr",
  .check = check_diagonal,
};
static const SudokuItemForm double_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r1c1r2c2r3c3r3c4",
  .check = check_double,
};
static const SudokuItemForm line_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r1c1r1c2r2c3r2c4",
  .check = check_length,
};

static const SudokuTableForm sum_tables = { &sum_family, list_area };
static const SudokuTableForm equal_tables = { &equal_family, list_parts };
static const SudokuTableForm killer_tables = { &killer_family, list_diagonal };
static const SudokuTableForm double_tables = { &arrow_family, list_between };
static const SudokuTableForm region_tables = { &region_family, list_stays };
static const SudokuTableForm zipper_tables = { &zipper_family, list_zipped };

const SudokuRuleKind sudoku_rule_sum = {
  .id = "sum",
  .name = N_ ("Sums"),
  .summary = N_ ("The numbers of an area have the total in its corner, and may be equal"),
  .breach = N_ ("{cells} must have the total {number}"),
  .cell = N_ ("in an area with the total {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &area_item,
  .tables = &sum_tables,
  .f_puzzles = "sum",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_area,
};

const SudokuRuleKind sudoku_rule_equal_sums = {
  .id = "equal-sums",
  .name = N_ ("Equal Sums"),
  .summary = N_ ("Two areas have the same total"),
  .breach = N_ ("{cells}: both parts must have the same total"),
  .cell = N_ ("in one of two areas with the same total"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &parts_item,
  .tables = &equal_tables,
  .f_puzzles = "equalsums",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_parts,
};

const SudokuRuleKind sudoku_rule_little_killer = {
  .id = "little-killer",
  .name = N_ ("Little Killers"),
  .summary = N_ ("The numbers along the diagonal have the total beside the board, and may be "
                 "equal"),
  .breach = N_ ("{cells} must have the total {number}"),
  .cell = N_ ("on a diagonal with the total {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &diagonal_item,
  .tables = &killer_tables,
  .f_puzzles = "littlekillersum",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = sudoku_item_draw_clue,
};

const SudokuRuleKind sudoku_rule_double_arrow = {
  .id = "double-arrow",
  .name = N_ ("Double Arrows"),
  .summary = N_ ("The numbers between the ends of a double arrow have the total of its ends"),
  .breach = N_ ("{cells}: what is between the ends must have the total of the ends"),
  .cell = N_ ("on a double arrow, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &double_item,
  .tables = &double_tables,
  .f_puzzles = "doublearrow",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_double,
};

const SudokuRuleKind sudoku_rule_region_sum = {
  .id = "region-sum",
  .name = N_ ("Region Sum Lines"),
  .summary = N_ ("A region sum line has the same total in each box that it passes through"),
  .breach = N_ ("{cells}: a region sum line must have the same total in each box or region"),
  .cell = N_ ("on a region sum line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &line_item,
  .tables = &region_tables,
  .f_puzzles = "regionsumline",
  .optional = TRUE,
  .check_frame = check_divided,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_region_sum,
};

const SudokuRuleKind sudoku_rule_zipper = {
  .id = "zipper",
  .name = N_ ("Zipper Lines"),
  .summary = N_ ("Cells as far from the middle of a zipper have the total of its middle"),
  .breach = N_ ("{cells}: cells as far from the middle of a zipper must have the same total"),
  .cell = N_ ("on a zipper line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &line_item,
  .tables = &zipper_tables,
  .f_puzzles = "zipperline",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_zipper,
};
