/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items by their plain meaning, written here once more: on every grid of 4×4, and on random ones of
 * 6×6, the check and the groups say the same as that, whatever items there are. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-error.h>
#include <sudoku-geometry.h>
#include <sudoku-rule-text.h>

#define N_GRIDS_6 10000
#define N_ITEMS 60
#define PLACES_MAX 6

typedef struct
{
  guint side;
  guint number;
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

/* In boxes of 2×2. */
static gboolean
mean_box_indexer (const Item *item,
                  const guint8 *values)
{
  guint cell = item->places[0], value = values[cell];
  guint top = cell / 4 / 2 * 2, left = cell % 4 / 2 * 2;
  guint place = (cell / 4 - top) * 2 + cell % 4 - left + 1;

  return values[(top + (value - 1) / 2) * 4 + left + (value - 1) % 2] == place;
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

static const struct
{
  const char *id;
  Meaning meaning;
  guint n_places; /* 0: a line */
  gboolean edge;
  guint number_min, number_max; /* 0: none */
  gboolean boxes;
} kinds[] = {
  { "difference", mean_difference, 2, TRUE, 1, 3 },
  { "ratio", mean_ratio, 2, TRUE, 1, 4 },
  { "edge-sum", mean_edge_sum, 2, TRUE, 2, 8 },
  { "less", mean_less, 2, TRUE, 0, 0 },
  { "not-above", mean_not_above, 2, TRUE, 0, 0 },
  { "whispers", mean_whispers, 0, FALSE, 1, 3 },
  { "thermometer", mean_thermometer, 0, FALSE, 0, 0 },
  { "slow-thermometer", mean_slow, 0, FALSE, 0, 0 },
  { "palindrome", mean_palindrome, 0, FALSE, 0, 0 },
  { "entropic", mean_entropic, 0, FALSE, 0, 0 },
  { "modular", mean_modular, 0, FALSE, 2, 4 },
  { "nabner", mean_nabner, 0, FALSE, 0, 0 },
  { "column-indexer", mean_column_indexer, 1, FALSE, 0, 0 },
  { "row-indexer", mean_row_indexer, 1, FALSE, 0, 0 },
  { "box-indexer", mean_box_indexer, 1, FALSE, 0, 0, TRUE },
  { "extra-region", mean_extra_region, 0, FALSE, 0, 0 },
  { "extra-region", mean_extra_region, 4, FALSE, 0, 0 },
  { "minimum", mean_minimum, 1, FALSE, 0, 0 },
  { "maximum", mean_maximum, 1, FALSE, 0, 0 },
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
      guint n_places,
      gboolean edge)
{
  guint side = item->side;

  item->n_places = 0;
  while (item->n_places < n_places)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (int)(side * side));
      guint last = item->n_places > 0 ? item->places[item->n_places - 1] : cell;
      int down = abs ((int)(cell / side) - (int)(last / side));
      int right = abs ((int)(cell % side) - (int)(last % side));

      /* A walk may be stuck: begun again. */
      if (item->n_places > 0 && g_rand_int_range (rand, 0, 200) == 0)
        item->n_places = 0;
      else if (!is_in (item, item->n_places, cell) && MAX (down, right) <= 1 &&
               (!edge || down + right <= 1))
        item->places[item->n_places++] = cell;
    }
}

static SudokuGeometry *
make_item (Item *item,
           gsize kind,
           guint side,
           GRand *rand)
{
  g_autoptr (GString) text = g_string_new (kinds[kind].id);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  g_autoptr (SudokuRule) boxes = sudoku_rule_new_boxes (2, 2);
  SudokuRule *rules[2] = { NULL, boxes };
  SudokuGeometry *geometry = NULL;

  *item = (Item){ .side = side };
  walk (item, rand,
        kinds[kind].n_places > 0 ? kinds[kind].n_places : (guint)g_rand_int_range (rand, 2, 5),
        kinds[kind].edge);
  if (kinds[kind].number_max > 0)
    {
      item->number = (guint)g_rand_int_range (rand, (int)kinds[kind].number_min,
                                              (int)kinds[kind].number_max + 1);
      g_string_append_printf (text, "=%u", item->number);
    }
  g_string_append_c (text, ':');
  for (guint i = 0; i < item->n_places; i++)
    g_string_append_printf (text, "r%uc%u", item->places[i] / side + 1, item->places[i] % side + 1);
  g_test_message ("%s", text->str);
  rule = sudoku_rule_parse (side, text->str, &error);
  g_assert_no_error (error);
  rules[0] = rule;
  geometry = sudoku_geometry_new_with_rules (side, rules, kinds[kind].boxes ? 2 : 1, &error);
  g_assert_no_error (error);
  return geometry;
}

static gboolean
groups_allow (const SudokuGroups *groups,
              guint side,
              const guint8 *values)
{
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
  return TRUE;
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

static void
assert_same (const Item *item,
             gsize kind,
             const SudokuGeometry *geometry,
             const guint8 *values)
{
  gboolean kept = kinds[kind].meaning (item, values) != FALSE;

  g_assert_cmpint (sudoku_geometry_check (geometry, values, stop, NULL), ==, kept);
  g_assert_cmpint (groups_allow (sudoku_geometry_get_groups (geometry), item->side, values), ==,
                   kept);
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
    for (guint n = 0; n < N_ITEMS; n++)
      {
        Item item;
        g_autoptr (SudokuGeometry) geometry = make_item (&item, kind, 4, rand);

        for (guint i = 0; i < grids->len; i++)
          assert_same (&item, kind, geometry, grids->pdata[i]);
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

/* A Latin square: the cyclic one with its rows, columns and values in any order. */
static void
fill_randomly (GRand *rand,
               guint8 *values)
{
  guint8 rows[6], columns[6], names[6];

  for (guint8 i = 0; i < 6; i++)
    rows[i] = columns[i] = names[i] = i;
  shuffle (rand, rows, 6);
  shuffle (rand, columns, 6);
  shuffle (rand, names, 6);
  for (guint cell = 0; cell < 36; cell++)
    values[cell] = (guint8)(names[(rows[cell / 6] + columns[cell % 6]) % 6] + 1);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint n = 0; n < N_ITEMS && !kinds[kind].boxes; n++)
      {
        Item item;
        g_autoptr (SudokuGeometry) geometry = make_item (&item, kind, 6, rand);

        for (guint i = 0; i < N_GRIDS_6 / N_ITEMS; i++)
          {
            guint8 values[36];

            fill_randomly (rand, values);
            assert_same (&item, kind, geometry, values);
          }
      }
}

/* What says the same is the same rule, and is written in one way. */
static void
test_text (void)
{
  static const struct
  {
    guint side;
    const char *text, *written; /* NULL: the same again */
  } texts[] = {
    { 9, "difference:r1c1r1c2", NULL },
    { 9, "difference=1:r1c2r1c1", "difference:r1c1r1c2" },
    { 9, "ratio=3:r2c1,r1c1", "ratio=3:r1c1r2c1" },
    { 9, "whispers=5:r1c1-r3c3", "whispers:r1c1r2c2r3c3" },
    { 9, "whispers=4:r3c3r2c2r1c1", "whispers=4:r1c1r2c2r3c3" },
    { 9, "whispers:r5c5r5c6r4c6r4c5r5c5", "whispers:r4c5r4c6r5c6r5c5r4c5" },
    { 9, "whispers:r6c7r5c7r6c6r5c5r4c6r5c7", "whispers:r5c7r4c6r5c5r6c6r5c7r6c7" },
    { 9, "thermometer:r9c4r8c3r7c2", NULL },
    { 9, "thermometer:r9c4-r7c2", "thermometer:r9c4r8c3r7c2" },
    { 9, "less:r1c2r1c1", NULL },
    { 9, "clone:r1c1r1c2/r5c5r5c6", NULL },
    { 9, "allowed=5,3,5:r1c2r1c1", "allowed=3,5:r1c1r1c2" },
    { 9, "minimum:r5c5-r6c6", "minimum:r5c5r5c6r6c5r6c6" },
    { 4, "relation=8421:r1c1r2c2", NULL },
    { 9, "all-shown:ratio,difference", "all-shown:difference,ratio" },
    { 9, "modular:r1c1-r1c3", "modular:r1c1r1c2r1c3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuRule) rule = sudoku_rule_parse (texts[i].side, texts[i].text, &error);
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = sudoku_rule_to_text (rule, texts[i].side);
      g_assert_cmpstr (written, ==, texts[i].written != NULL ? texts[i].written : texts[i].text);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    guint side;
    const char *text;
  } texts[] = {
    { 9, "difference:r1c1r2c2" },
    { 9, "difference:r1c1" },
    { 9, "difference=9:r1c1r1c2" },
    { 9, "difference=:r1c1r1c2" },
    { 9, "edge-sum:r1c1r1c2" },
    { 9, "edge-sum=1:r1c1r1c2" },
    { 9, "edge-sum=19:r1c1r1c2" },
    { 9, "less=2:r1c1r1c2" },
    { 9, "less:r1c9r2c1" },
    { 9, "whispers:r1c1" },
    { 9, "whispers:r1c1r1c1r1c2" },
    { 9, "whispers:r1c1-r2c3" },
    { 9, "whispers=9:r1c1r1c2" },
    { 9, "thermometer:r1c1-r1c9r2c9" },
    { 9, "thermometer:r1c1r1c2r2c2r2c1r1c1" },
    { 9, "thermometer:r1c1r1c10" },
    { 9, "palindrome:r1c1/r1c2" },
    { 9, "clone:r1c1r1c2/r5c5" },
    { 9, "clone:r1c1r1c2" },
    { 9, "clone:r1c1/r1c2/r1c3" },
    { 9, "allowed:r1c1" },
    { 9, "allowed=10:r1c1" },
    { 9, "allowed=1,:r1c1" },
    { 4, "relation=842:r1c1r2c2" },
    { 4, "relation:r1c1r2c2" },
    { 9, "all-shown:" },
    { 9, "all-shown:whispers" },
    { 9, "all-shown:difference,r1c1" },
    { 9, "modular=1:r1c1r1c2" },
    { 9, "minimum:" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", texts[i].text);
      g_assert_null (sudoku_rule_parse (texts[i].side, texts[i].text, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

/* More than a puzzle can have, and as many as it can, in any order and some twice. */
static void
test_many (void)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("less", -1);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;

  for (guint cell = 99 * 100; cell-- > 0;)
    {
      guint16 cells[] = { (guint16)cell, (guint16)(cell + 100) };
      SudokuRuleParameters parameters = { .n_places = 2, .places = cells };

      for (guint i = 0; i < 2; i++)
        g_ptr_array_add (rules, sudoku_rule_new_with_parameters (kind, &parameters));
    }
  geometry = sudoku_geometry_new_with_rules (100, (SudokuRule **)rules->pdata, rules->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sudoku_geometry_get_n_rules (geometry), ==, 2 + 99 * 100);
  g_assert_true (sudoku_geometry_has_items (geometry));
  for (guint i = 0; i < 1000; i++)
    g_ptr_array_add (rules, sudoku_rule_ref (rules->pdata[i]));
  g_assert_null (
    sudoku_geometry_new_with_rules (100, (SudokuRule **)rules->pdata, rules->len, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/item/small", test_small);
  g_test_add_func ("/sudoku/item/random", test_random);
  g_test_add_func ("/sudoku/item/text", test_text);
  g_test_add_func ("/sudoku/item/refused", test_refused);
  g_test_add_func ("/sudoku/item/many", test_many);
  return g_test_run ();
}
