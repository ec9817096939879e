/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the text of an item with random places and numbers. The board may refuse it. */

#include "test-items.h"

#include <sudoku-rule-text.h>

static guint
draw (GRand *rand,
      guint min,
      guint max)
{
  return (guint)g_rand_int_range (rand, (int)min, (int)max + 1);
}

static void
append_cell (guint side,
             guint cell,
             GString *text)
{
  g_string_append_printf (text, "r%uc%u", cell / side + 1, cell % side + 1);
}

/* Any cells, none of them twice. */
static void
append_cells (GRand *rand,
              guint side,
              guint n,
              GString *text)
{
  g_autofree gboolean *used = g_new0 (gboolean, side * side);

  for (guint left = MIN (n, side * side); left > 0;)
    {
      guint cell = draw (rand, 0, side * side - 1);

      if (used[cell])
        continue;
      used[cell] = TRUE;
      left--;
      append_cell (side, cell, text);
    }
}

static void
append_edge (GRand *rand,
             guint side,
             GString *text)
{
  guint line = draw (rand, 0, side - 1), place = draw (rand, 0, side - 2);
  gboolean across = g_rand_boolean (rand);

  append_cell (side, across ? line * side + place : place * side + line, text);
  append_cell (side, across ? line * side + place + 1 : (place + 1) * side + line, text);
}

/* The parts may share cells. Clones have equally many, and an arrow has a bulb of one or two. */
static void
append_parts (GRand *rand,
              guint side,
              const TestItem *item,
              GString *text)
{
  guint n = draw (rand, item->n_min, item->n_max);
  guint n_first = g_str_equal (item->id, "arrow") ? draw (rand, 1, 2) : n / 2;

  append_cells (rand, side, n_first, text);
  g_string_append_c (text, '/');
  append_cells (rand, side, g_str_equal (item->id, "clone") ? n_first : n - MIN (n_first, n - 1),
                text);
}

static void
append_clue (GRand *rand,
             guint side,
             gboolean diagonal,
             GString *text)
{
  static const char *const ways[] = { "dr", "dl", "ur", "ul" };
  guint line = draw (rand, 1, side), end = g_rand_boolean (rand) ? 0 : side + 1;
  gboolean above = g_rand_boolean (rand);

  g_string_append_printf (text, "r%uc%u%s", above ? end : line, above ? line : end,
                          diagonal ? ways[draw (rand, 0, 3)] : "");
}

static void
append_places (GRand *rand,
               guint side,
               const TestItem *item,
               GString *text)
{
  switch (item->places)
    {
    case TEST_ITEM_EDGE:
      append_edge (rand, side, text);
      return;
    case TEST_ITEM_PARTS:
      append_parts (rand, side, item, text);
      return;
    case TEST_ITEM_CORNER:
      g_string_append_printf (text, "r%uc%u", draw (rand, 1, side - 1), draw (rand, 1, side - 1));
      return;
    case TEST_ITEM_OUTSIDE:
    case TEST_ITEM_DIAGONAL:
      append_clue (rand, side, item->places == TEST_ITEM_DIAGONAL, text);
      return;
    case TEST_ITEM_CELLS:
    default:
      append_cells (rand, side, draw (rand, item->n_min, item->n_max), text);
    }
}

/**
 * test_item_draw:
 * @rand: where the choices come from
 * @side: the side N
 * @item: what it is like
 *
 * Returns: (transfer full) (nullable): an item; %NULL when the board refuses it
 */
SudokuRule *
test_item_draw (GRand *rand,
                guint side,
                const TestItem *item)
{
  g_autoptr (GString) text = g_string_new (item->id);
  guint n_numbers = item->places == TEST_ITEM_CORNER ? draw (rand, 1, 4) : 1;

  for (guint i = 0; item->number_max > 0 && i < n_numbers; i++)
    g_string_append_printf (text, "%c%u", i > 0 ? ',' : '=', draw (rand, 0, item->number_max));
  g_string_append_c (text, ':');
  append_places (rand, side, item, text);
  return sudoku_rule_parse (side, text->str, NULL);
}
