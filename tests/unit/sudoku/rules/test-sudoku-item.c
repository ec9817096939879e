/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items by their plain meaning, written here once more: on every grid of 4×4, and on random ones of
 * 6×6, the check and the groups say the same as that, whatever items there are. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-error.h>
#include <sudoku-geometry.h>
#include <sudoku-rule-text.h>

#include "test-table.h"

#define N_GRIDS_6 10000
#define N_ITEMS 60
/* Of so many the board may refuse some. */
#define N_KEPT_MIN 12
#define PLACES_MAX 8
#define NUMBERS_MAX 4

/* Around a corner, or beside the board, @places are the cells that it is about. */
typedef struct
{
  guint side;
  guint number; /* the first of @numbers */
  guint n_numbers;
  guint numbers[NUMBERS_MAX];
  guint n_first; /* of two parts */
  guint n_places;
  guint places[PLACES_MAX];
} Item;

/* Whether a full grid keeps an item. */
typedef gboolean (*Meaning) (const Item *item, const guint8 *values);

static guint
at (const Item *item,
    const guint8 *values,
    guint i)
{
  return values[item->places[i]];
}

static gboolean
mean_difference (const Item *item,
                 const guint8 *values)
{
  return abs ((int)at (item, values, 0) - (int)at (item, values, 1)) == (int)item->number;
}

static gboolean
mean_ratio (const Item *item,
            const guint8 *values)
{
  guint low = MIN (at (item, values, 0), at (item, values, 1));
  guint high = MAX (at (item, values, 0), at (item, values, 1));

  return low * item->number == high;
}

static gboolean
mean_edge_sum (const Item *item,
               const guint8 *values)
{
  return at (item, values, 0) + at (item, values, 1) == item->number;
}

static gboolean
mean_less (const Item *item,
           const guint8 *values)
{
  return at (item, values, 0) < at (item, values, 1);
}

static gboolean
mean_not_above (const Item *item,
                const guint8 *values)
{
  return !(at (item, values, 0) > at (item, values, 1));
}

static gboolean
mean_whispers (const Item *item,
               const guint8 *values)
{
  for (guint i = 1; i < item->n_places; i++)
    if (abs ((int)at (item, values, i) - (int)at (item, values, i - 1)) < (int)item->number)
      return FALSE;
  return TRUE;
}

static gboolean
mean_thermometer (const Item *item,
                  const guint8 *values)
{
  for (guint i = 1; i < item->n_places; i++)
    if (at (item, values, i) <= at (item, values, i - 1))
      return FALSE;
  return TRUE;
}

static gboolean
mean_slow (const Item *item,
           const guint8 *values)
{
  for (guint i = 1; i < item->n_places; i++)
    if (at (item, values, i) < at (item, values, i - 1))
      return FALSE;
  return TRUE;
}

static gboolean
mean_palindrome (const Item *item,
                 const guint8 *values)
{
  for (guint i = 0; i < item->n_places; i++)
    if (at (item, values, i) != at (item, values, item->n_places - 1 - i))
      return FALSE;
  return TRUE;
}

/* Thirds from below: 2 2 2 at side 6, 1 2 1 at side 4. */
static guint
get_third (const Item *item,
           guint value)
{
  return item->side == 6 ? (value - 1) / 2 : value / 2;
}

static gboolean
mean_entropic (const Item *item,
               const guint8 *values)
{
  for (guint i = 0; i + 1 < item->n_places; i++)
    for (guint k = i + 1; k < MIN (i + 3, item->n_places); k++)
      if (get_third (item, at (item, values, i)) == get_third (item, at (item, values, k)))
        return FALSE;
  return TRUE;
}

static gboolean
mean_modular (const Item *item,
              const guint8 *values)
{
  for (guint i = 0; i + 1 < item->n_places; i++)
    for (guint k = i + 1; k < MIN (i + item->number, item->n_places); k++)
      if (at (item, values, i) % item->number == at (item, values, k) % item->number)
        return FALSE;
  return TRUE;
}

static gboolean
mean_nabner (const Item *item,
             const guint8 *values)
{
  for (guint i = 0; i < item->n_places; i++)
    for (guint k = 0; k < i; k++)
      if (abs ((int)at (item, values, i) - (int)at (item, values, k)) <= 1)
        return FALSE;
  return TRUE;
}

static gboolean
mean_column_indexer (const Item *item,
                     const guint8 *values)
{
  guint row = item->places[0] / item->side, column = item->places[0] % item->side;

  return values[row * item->side + values[item->places[0]] - 1] == column + 1;
}

static gboolean
mean_row_indexer (const Item *item,
                  const guint8 *values)
{
  guint row = item->places[0] / item->side, column = item->places[0] % item->side;

  return values[(values[item->places[0]] - 1) * item->side + column] == row + 1;
}

/* The places of a box are numbered row by row. */
static gboolean
mean_box_indexer (const Item *item,
                  const guint8 *values)
{
  guint side = item->side, width = side / 2;
  guint cell = item->places[0], value = values[cell];
  guint top = cell / side / 2 * 2, left = cell % side / width * width;
  guint place = (cell / side - top) * width + cell % side - left + 1;

  return values[(top + (value - 1) / width) * side + left + (value - 1) % width] == place;
}

static gboolean
mean_extra_region (const Item *item,
                   const guint8 *values)
{
  for (guint i = 0; i < item->n_places; i++)
    for (guint k = 0; k < i; k++)
      if (at (item, values, i) == at (item, values, k))
        return FALSE;
  return TRUE;
}

static gboolean
mean_extreme (const Item *item,
              const guint8 *values,
              gboolean least)
{
  guint side = item->side, cell = item->places[0];

  for (guint other = 0; other < side * side; other++)
    {
      guint down = (guint)abs ((int)(other / side) - (int)(cell / side));
      guint right = (guint)abs ((int)(other % side) - (int)(cell % side));

      if (down + right == 1 &&
          (least ? values[other] <= values[cell] : values[other] >= values[cell]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
mean_minimum (const Item *item,
              const guint8 *values)
{
  return mean_extreme (item, values, TRUE);
}

static gboolean
mean_maximum (const Item *item,
              const guint8 *values)
{
  return mean_extreme (item, values, FALSE);
}

static guint
add_up (const Item *item,
        const guint8 *values,
        guint first,
        guint end)
{
  guint total = 0;

  for (guint i = first; i < end; i++)
    total += at (item, values, i);
  return total;
}

static gboolean
mean_sum (const Item *item,
          const guint8 *values)
{
  return add_up (item, values, 0, item->n_places) == item->number;
}

static gboolean
mean_cage (const Item *item,
           const guint8 *values)
{
  for (guint i = 0; i < item->n_places; i++)
    for (guint k = 0; k < i; k++)
      if (at (item, values, i) == at (item, values, k))
        return FALSE;
  return item->n_numbers == 0 || mean_sum (item, values);
}

static gboolean
mean_equal_sums (const Item *item,
                 const guint8 *values)
{
  return add_up (item, values, 0, item->n_first) ==
         add_up (item, values, item->n_first, item->n_places);
}

/* The bulb as a number in tens, whose digits are read row by row, and from the left. */
static gboolean
mean_arrow (const Item *item,
            const guint8 *values)
{
  guint number = 0;

  for (guint cell = 0; cell < item->side * item->side; cell++)
    for (guint i = 0; i < item->n_first; i++)
      if (item->places[i] == cell)
        number = number * 10 + values[cell];
  return add_up (item, values, item->n_first, item->n_places) == number;
}

static gboolean
mean_double_arrow (const Item *item,
                   const guint8 *values)
{
  return add_up (item, values, 1, item->n_places - 1) ==
         at (item, values, 0) + at (item, values, item->n_places - 1);
}

/* Boxes of 2×2 at side 4, of two rows and three columns at side 6. */
static guint
get_box (const Item *item,
         guint cell)
{
  guint row = cell / item->side, column = cell % item->side;

  return row / 2 * 2 + column / (item->side / 2);
}

static gboolean
mean_region_sum (const Item *item,
                 const guint8 *values)
{
  guint total = 0, last = 0;

  for (guint i = 0; i < item->n_places; i++)
    {
      total += at (item, values, i);
      if (i + 1 < item->n_places &&
          get_box (item, item->places[i + 1]) == get_box (item, item->places[i]))
        continue;
      if (last != 0 && total != last)
        return FALSE;
      last = total;
      total = 0;
    }
  return TRUE;
}

static gboolean
mean_zipper (const Item *item,
             const guint8 *values)
{
  guint n = item->n_places;
  guint middle = n % 2 == 1 ? at (item, values, n / 2)
                            : at (item, values, n / 2 - 1) + at (item, values, n / 2);

  for (guint i = 0; i < n / 2; i++)
    if (at (item, values, i) + at (item, values, n - 1 - i) != middle)
      return FALSE;
  return TRUE;
}

/* From the least of them on there is each next one. */
static gboolean
mean_renban (const Item *item,
             const guint8 *values)
{
  guint least = item->side, n_found = 0;

  for (guint i = 0; i < item->n_places; i++)
    least = MIN (least, at (item, values, i));
  for (guint next = least; next < least + item->n_places; next++)
    for (guint i = 0; i < item->n_places; i++)
      if (at (item, values, i) == next)
        {
          n_found++;
          break;
        }
  return n_found == item->n_places;
}

static gboolean
mean_between (const Item *item,
              const guint8 *values)
{
  guint a = at (item, values, 0), b = at (item, values, item->n_places - 1);

  for (guint i = 1; i + 1 < item->n_places; i++)
    {
      guint value = at (item, values, i);

      if (!((a < value && value < b) || (b < value && value < a)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
mean_lockout (const Item *item,
              const guint8 *values)
{
  guint a = at (item, values, 0), b = at (item, values, item->n_places - 1);

  if (abs ((int)a - (int)b) < (int)(item->side / 2))
    return FALSE;
  for (guint i = 1; i + 1 < item->n_places; i++)
    {
      guint value = at (item, values, i);

      if ((a <= value && value <= b) || (b <= value && value <= a))
        return FALSE;
    }
  return TRUE;
}

/* Each number is crossed out with a cell that holds it. */
static gboolean
mean_quadruple (const Item *item,
                const guint8 *values)
{
  gboolean used[4] = { FALSE };

  for (guint i = 0; i < item->n_numbers; i++)
    {
      guint k = 0;

      while (k < 4 && (used[k] || at (item, values, k) != item->numbers[i]))
        k++;
      if (k == 4)
        return FALSE;
      used[k] = TRUE;
    }
  return TRUE;
}

static gboolean
mean_sandwich (const Item *item,
               const guint8 *values)
{
  guint first = G_MAXUINT, last = 0;

  for (guint i = 0; i < item->n_places; i++)
    if (at (item, values, i) == 1 || at (item, values, i) == item->side)
      {
        first = MIN (first, i);
        last = i;
      }
  return add_up (item, values, first + 1, last) == item->number;
}

static gboolean
mean_x_sum (const Item *item,
            const guint8 *values)
{
  return add_up (item, values, 0, at (item, values, 0)) == item->number;
}

static gboolean
mean_skyscraper (const Item *item,
                 const guint8 *values)
{
  guint n = 0;

  for (guint i = 0; i < item->n_places; i++)
    {
      gboolean hidden = FALSE;

      for (guint k = 0; k < i; k++)
        hidden |= at (item, values, k) > at (item, values, i);
      n += !hidden;
    }
  return n == item->number;
}

static gboolean
mean_numbered_room (const Item *item,
                    const guint8 *values)
{
  return at (item, values, at (item, values, 0) - 1) == item->number;
}

static gboolean
mean_product (const Item *item,
              const guint8 *values)
{
  guint product = 1;

  for (guint i = 0; i < item->n_places; i++)
    product *= at (item, values, i);
  return product == item->number;
}

/* What the places of an item are. */
typedef enum
{
  LINE,
  EDGE,
  AREA,
  AREAS,
  ARROW,
  CORNER,
  OUTSIDE,
  DIAGONAL,
} Form;

static const struct
{
  const char *id;
  Meaning meaning;
  Form form;
  guint places_min, places_max;
  guint n_numbers_min, n_numbers_max;
  guint number_min, number_max;
  gboolean boxed; /* it needs boxes */
} kinds[] = {
  { "difference", mean_difference, EDGE, 2, 2, 1, 1, 1, 3, FALSE },
  { "ratio", mean_ratio, EDGE, 2, 2, 1, 1, 1, 4, FALSE },
  { "edge-sum", mean_edge_sum, EDGE, 2, 2, 1, 1, 2, 8, FALSE },
  { "less", mean_less, EDGE, 2, 2, 0, 0, 0, 0, FALSE },
  { "not-above", mean_not_above, EDGE, 2, 2, 0, 0, 0, 0, FALSE },
  { "whispers", mean_whispers, LINE, 2, 4, 1, 1, 1, 3, FALSE },
  { "thermometer", mean_thermometer, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "slow-thermometer", mean_slow, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "palindrome", mean_palindrome, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "entropic", mean_entropic, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "modular", mean_modular, LINE, 2, 4, 1, 1, 2, 4, FALSE },
  { "nabner", mean_nabner, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "column-indexer", mean_column_indexer, AREA, 1, 1, 0, 0, 0, 0, FALSE },
  { "row-indexer", mean_row_indexer, AREA, 1, 1, 0, 0, 0, 0, FALSE },
  { "box-indexer", mean_box_indexer, AREA, 1, 1, 0, 0, 0, 0, TRUE },
  { "extra-region", mean_extra_region, AREA, 1, 6, 0, 0, 0, 0, FALSE },
  { "minimum", mean_minimum, AREA, 1, 1, 0, 0, 0, 0, FALSE },
  { "maximum", mean_maximum, AREA, 1, 1, 0, 0, 0, 0, FALSE },
  { "cage", mean_cage, AREA, 1, 4, 0, 1, 1, 12, FALSE },
  { "sum", mean_sum, AREA, 1, 5, 1, 1, 1, 20, FALSE },
  { "equal-sums", mean_equal_sums, AREAS, 1, 4, 0, 0, 0, 0, FALSE },
  { "arrow", mean_arrow, ARROW, 1, 6, 0, 0, 0, 0, FALSE },
  { "double-arrow", mean_double_arrow, LINE, 3, 6, 0, 0, 0, 0, FALSE },
  { "little-killer", mean_sum, DIAGONAL, 0, 0, 1, 1, 1, 20, FALSE },
  { "region-sum", mean_region_sum, LINE, 2, 8, 0, 0, 0, 0, TRUE },
  { "zipper", mean_zipper, LINE, 2, 6, 0, 0, 0, 0, FALSE },
  { "renban", mean_renban, LINE, 2, 4, 0, 0, 0, 0, FALSE },
  { "between", mean_between, LINE, 3, 5, 0, 0, 0, 0, FALSE },
  { "lockout", mean_lockout, LINE, 3, 5, 0, 0, 0, 0, FALSE },
  { "quadruple", mean_quadruple, CORNER, 0, 0, 1, 4, 1, 6, FALSE },
  { "sandwich", mean_sandwich, OUTSIDE, 0, 0, 1, 1, 0, 14, FALSE },
  { "x-sum", mean_x_sum, OUTSIDE, 0, 0, 1, 1, 1, 21, FALSE },
  { "skyscraper", mean_skyscraper, OUTSIDE, 0, 0, 1, 1, 1, 6, FALSE },
  { "numbered-room", mean_numbered_room, OUTSIDE, 0, 0, 1, 1, 1, 6, FALSE },
  { "product", mean_product, AREA, 1, 4, 1, 1, 1, 36, FALSE },
  { "difference-cage", mean_difference, AREA, 2, 2, 1, 1, 0, 5, FALSE },
  { "quotient-cage", mean_ratio, AREA, 2, 2, 1, 1, 1, 6, FALSE },
};

static gboolean
is_in (const Item *item,
       guint n,
       guint cell)
{
  for (guint i = 0; i < n; i++)
    if (item->places[i] == cell)
      return TRUE;
  return FALSE;
}

/* A walk of a king, or of a rook over an edge, that meets no cell twice. */
static void
walk (Item *item,
      GRand *rand,
      guint first,
      guint end,
      gboolean edge)
{
  guint side = item->side;
  Item part = { .side = side };

  while (part.n_places < end - first)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (int)(side * side));
      guint last = part.n_places > 0 ? part.places[part.n_places - 1] : cell;
      int down = abs ((int)(cell / side) - (int)(last / side));
      int right = abs ((int)(cell % side) - (int)(last % side));

      /* A walk may be stuck: begun again. */
      if (part.n_places > 0 && g_rand_int_range (rand, 0, 200) == 0)
        part.n_places = 0;
      else if (!is_in (&part, part.n_places, cell) && MAX (down, right) <= 1 &&
               (!edge || down + right <= 1))
        part.places[part.n_places++] = cell;
    }
  memcpy (item->places + first, part.places, part.n_places * sizeof *part.places);
  item->n_places = end;
}

/* Any cells. */
static void
pick (Item *item,
      GRand *rand,
      guint first,
      guint end)
{
  Item part = { .side = item->side };

  while (part.n_places < end - first)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (int)(item->side * item->side));

      if (!is_in (&part, part.n_places, cell))
        part.places[part.n_places++] = cell;
    }
  memcpy (item->places + first, part.places, part.n_places * sizeof *part.places);
  item->n_places = end;
}

static void
append_cells (const Item *item,
              guint first,
              guint end,
              GString *text)
{
  for (guint i = first; i < end; i++)
    g_string_append_printf (text, "r%uc%u", item->places[i] / item->side + 1,
                            item->places[i] % item->side + 1);
}

/* What is seen in steps from a place outside. */
static void
look (Item *item,
      int row,
      int column,
      int down,
      int right)
{
  int side = (int)item->side;

  item->n_places = 0;
  for (row += down, column += right; row >= 1 && row <= side && column >= 1 && column <= side;
       row += down, column += right)
    item->places[item->n_places++] = (guint)((row - 1) * side + column - 1);
}

static void
append_outside (Item *item,
                GRand *rand,
                GString *text)
{
  int side = (int)item->side, line = g_rand_int_range (rand, 1, side + 1);
  gboolean far = g_rand_boolean (rand), above = g_rand_boolean (rand);
  int end = far ? side + 1 : 0, step = far ? -1 : 1;

  look (item, above ? end : line, above ? line : end, above ? step : 0, above ? 0 : step);
  g_string_append_printf (text, "r%dc%d", above ? end : line, above ? line : end);
}

/* Any place of the ring from which cells are seen that way. */
static void
append_diagonal (Item *item,
                 GRand *rand,
                 GString *text)
{
  int side = (int)item->side, row = 0, column = 0, down = 0, right = 0;

  for (item->n_places = 0; item->n_places == 0;)
    {
      row = g_rand_int_range (rand, 0, side + 2);
      column = g_rand_int_range (rand, 0, side + 2);
      down = g_rand_boolean (rand) ? 1 : -1;
      right = g_rand_boolean (rand) ? 1 : -1;
      if (row == 0 || row == side + 1 || column == 0 || column == side + 1)
        look (item, row, column, down, right);
    }
  g_string_append_printf (text, "r%dc%d%c%c", row, column, down > 0 ? 'd' : 'u',
                          right > 0 ? 'r' : 'l');
}

static void
append_corner (Item *item,
               GRand *rand,
               GString *text)
{
  guint row = (guint)g_rand_int_range (rand, 0, (int)item->side - 1);
  guint column = (guint)g_rand_int_range (rand, 0, (int)item->side - 1);

  item->n_places = 4;
  for (guint i = 0; i < 4; i++)
    item->places[i] = (row + i / 2) * item->side + column + i % 2;
  append_cells (item, 0, 1, text);
}

/* Two areas, or the bulb of an arrow, of one or two cells, and its shaft. */
static void
append_parts (Item *item,
              GRand *rand,
              guint n_places,
              gboolean arrow,
              GString *text)
{
  guint n_first = (guint)g_rand_int_range (rand, 1, arrow ? 3 : 5);

  n_places = MIN (n_places, PLACES_MAX - n_first);
  item->n_first = n_first;
  if (arrow)
    {
      walk (item, rand, 0, n_first, FALSE);
      walk (item, rand, n_first, n_first + n_places, FALSE);
    }
  else
    {
      pick (item, rand, 0, n_first);
      pick (item, rand, n_first, n_first + n_places);
    }
  append_cells (item, 0, n_first, text);
  g_string_append_c (text, '/');
  append_cells (item, n_first, item->n_places, text);
}

static void
append_places (Item *item,
               gsize kind,
               GRand *rand,
               GString *text)
{
  guint n_places = (guint)g_rand_int_range (rand, (int)kinds[kind].places_min,
                                            (int)kinds[kind].places_max + 1);

  switch (kinds[kind].form)
    {
    case AREAS:
    case ARROW:
      append_parts (item, rand, n_places, kinds[kind].form == ARROW, text);
      return;
    case CORNER:
      append_corner (item, rand, text);
      return;
    case OUTSIDE:
      append_outside (item, rand, text);
      return;
    case DIAGONAL:
      append_diagonal (item, rand, text);
      return;
    case AREA:
      pick (item, rand, 0, n_places);
      break;
    case LINE:
    case EDGE:
    default:
      walk (item, rand, 0, n_places, kinds[kind].form == EDGE);
    }
  append_cells (item, 0, n_places, text);
}

static void
append_numbers (Item *item,
                gsize kind,
                GRand *rand,
                GString *text)
{
  item->n_numbers = (guint)g_rand_int_range (rand, (int)kinds[kind].n_numbers_min,
                                             (int)kinds[kind].n_numbers_max + 1);
  for (guint i = 0; i < item->n_numbers; i++)
    {
      item->numbers[i] = (guint)g_rand_int_range (rand, (int)kinds[kind].number_min,
                                                  (int)kinds[kind].number_max + 1);
      g_string_append_printf (text, "%c%u", i > 0 ? ',' : '=', item->numbers[i]);
    }
  item->number = item->numbers[0];
}

/* NULL: the board refuses it. */
static SudokuGeometry *
make_item (Item *item,
           gsize kind,
           guint side,
           gboolean boxed,
           GRand *rand)
{
  g_autoptr (GString) text = g_string_new (kinds[kind].id);
  g_autoptr (GError) error = NULL;
  SudokuRule *rules[2] = { NULL };
  SudokuGeometry *geometry = NULL;

  *item = (Item){ .side = side };
  append_numbers (item, kind, rand, text);
  g_string_append_c (text, ':');
  append_places (item, kind, rand, text);
  g_test_message ("%s", text->str);
  rules[0] = sudoku_rule_parse (side, text->str, &error);
  if (rules[0] == NULL)
    {
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
      return NULL;
    }
  rules[1] = boxed ? sudoku_rule_new_boxes (2, side / 2) : NULL;
  geometry = sudoku_geometry_new_with_rules (side, rules, boxed ? 2 : 1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&rules[i], sudoku_rule_unref);
  return geometry;
}

static gboolean
tables_allow (const SudokuGroups *groups,
              const guint8 *values)
{
  gboolean allow = TRUE;

  for (guint i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled tabled = sudoku_groups_get_tabled (groups, i);
      const SudokuTableSpec *spec = sudoku_table_get_spec (tabled.table);
      guint8 held[SUDOKU_TABLE_CELLS_MAX];

      for (guint k = 0; k < spec->n_cells; k++)
        held[k] = values[tabled.cells[k]];
      allow &= sudoku_table_accepts (spec, held);
      test_table_check_filling (tabled.table, held);
    }
  return allow;
}

static gboolean
groups_allow (const SudokuGroups *groups,
              const guint8 *values)
{
  guint side = sudoku_groups_get_side (groups);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (groups, i);
      const SudokuRelation *relation = sudoku_groups_get_relation (groups, pair->relation);

      if (!sudoku_set_has (relation->allowed[values[pair->cell]], values[pair->other]))
        return FALSE;
    }
  for (guint i = 0; i < sudoku_groups_get_n_houses (groups); i++)
    {
      SudokuSet found = SUDOKU_SET_EMPTY;

      for (guint k = 0; k < side; k++)
        found = sudoku_set_or (
          found, sudoku_set_single (values[sudoku_groups_get_house_cells (groups, i)[k]]));
      if (sudoku_set_count (found) != side)
        return FALSE;
    }
  for (guint cell = 0; cell < side * side; cell++)
    if (!sudoku_set_has (sudoku_groups_get_allowed (groups, cell), values[cell]))
      return FALSE;
  return tables_allow (groups, values);
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/* How many grids keep the items of a kind, and how many items there are. */
typedef struct
{
  guint n_items;
  guint n_kept;
  guint n_broken;
} Count;

static void
assert_same (const Item *item,
             gsize kind,
             const SudokuGeometry *geometry,
             const guint8 *values,
             Count *count)
{
  gboolean kept = kinds[kind].meaning (item, values) != FALSE;

  g_assert_cmpint (sudoku_geometry_check (geometry, values, stop, NULL), ==, kept);
  g_assert_cmpint (groups_allow (sudoku_geometry_get_groups (geometry), values), ==, kept);
  if (kept)
    count->n_kept++;
  else
    count->n_broken++;
}

static void
assert_enough (gsize kind,
               const Count *count)
{
  g_test_message ("%s: %u items, kept by %u grids, broken by %u", kinds[kind].id, count->n_items,
                  count->n_kept, count->n_broken);
  g_assert_cmpuint (count->n_items, >=, N_KEPT_MIN);
  g_assert_cmpuint (count->n_kept, >, 0);
  g_assert_cmpuint (count->n_broken, >, 0);
}

/* All 288 grids with boxes: cell by cell. */
static void
add_grids (guint8 *values,
           guint cell,
           GPtrArray *grids)
{
  if (cell == 16)
    {
      g_ptr_array_add (grids, g_memdup2 (values, 16));
      return;
    }
  for (guint8 value = 1; value <= 4; value++)
    {
      gboolean free = TRUE;

      for (guint other = 0; other < cell; other++)
        free &= values[other] != value ||
                !(other / 4 == cell / 4 || other % 4 == cell % 4 ||
                  (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2));
      values[cell] = value;
      if (free)
        add_grids (values, cell + 1, grids);
    }
}

static void
test_small (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_autoptr (GPtrArray) grids = g_ptr_array_new_with_free_func (g_free);
  guint8 values[16];

  add_grids (values, 0, grids);
  g_assert_cmpuint (grids->len, ==, 288);
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      Count count = { 0 };

      for (guint n = 0; n < N_ITEMS; n++)
        {
          Item item;
          g_autoptr (SudokuGeometry) geometry =
            make_item (&item, kind, 4, kinds[kind].boxed || n % 2 == 0, rand);

          count.n_items += geometry != NULL;
          for (guint i = 0; geometry != NULL && i < grids->len; i++)
            assert_same (&item, kind, geometry, grids->pdata[i], &count);
        }
      assert_enough (kind, &count);
    }
}

static void
shuffle (GRand *rand,
         guint8 *list,
         guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint other = (guint)g_rand_int_range (rand, 0, (int)i);
      guint8 value = list[i - 1];

      list[i - 1] = list[other];
      list[other] = value;
    }
}

/* Of the lists of rows or columns, those of a box stay together. */
static void
shuffle_parts (GRand *rand,
               guint8 *list,
               guint n_parts)
{
  guint8 parts[3], before[6];
  guint size = 6 / n_parts;

  memcpy (before, list, 6);
  for (guint8 i = 0; i < n_parts; i++)
    parts[i] = i;
  shuffle (rand, parts, n_parts);
  for (guint i = 0; i < n_parts; i++)
    {
      memcpy (list + i * size, before + parts[i] * size, size);
      shuffle (rand, list + i * size, size);
    }
}

/* A Latin square: the cyclic one with its rows, columns and values in any order. With boxes of two
 * rows and three columns, each second row is shifted by half a row more. */
static void
fill_randomly (GRand *rand,
               gboolean boxed,
               guint8 *values)
{
  guint8 rows[6], columns[6], names[6];

  for (guint8 i = 0; i < 6; i++)
    rows[i] = columns[i] = names[i] = i;
  shuffle_parts (rand, rows, boxed ? 3 : 1);
  shuffle_parts (rand, columns, boxed ? 2 : 1);
  shuffle (rand, names, 6);
  for (guint cell = 0; cell < 36; cell++)
    {
      guint row = rows[cell / 6];
      guint shift = boxed ? row % 2 * 3 + row / 2 : row;

      values[cell] = (guint8)(names[(shift + columns[cell % 6]) % 6] + 1);
    }
}

static void
check_kind (gsize kind,
            GRand *rand)
{
  Count count = { 0 };

  for (guint n = 0; n < N_ITEMS; n++)
    {
      Item item;
      gboolean boxed = kinds[kind].boxed || n % 2 == 0;
      g_autoptr (SudokuGeometry) geometry = make_item (&item, kind, 6, boxed, rand);

      count.n_items += geometry != NULL;
      for (guint i = 0; geometry != NULL && i < N_GRIDS_6 / N_ITEMS; i++)
        {
          guint8 values[36];

          fill_randomly (rand, boxed, values);
          assert_same (&item, kind, geometry, values, &count);
        }
    }
  assert_enough (kind, &count);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    check_kind (kind, rand);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/item/small", test_small);
  g_test_add_func ("/sudoku/item/random", test_random);
  return g_test_run ();
}
