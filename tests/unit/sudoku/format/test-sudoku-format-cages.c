/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with cages, made by chance, in all formats: what a format says that it can say comes back
 * as the same, also where nobody says which format it is. */

#include <sudoku-item.h>
#include <sudoku-rule-text.h>
#include <test-format.h>
#include <test-shapes.h>

#include <sudoku-format.h>

#include <string.h>

/* Divides the board into joined parts of up to so many cells, each named by one of them. */
static guint16 *
divide (guint side,
        guint max,
        GRand *rand)
{
  guint n_cells = side * side;
  guint16 *map = g_new (guint16, n_cells);
  g_autofree guint *sizes = g_new (guint, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      map[cell] = (guint16)cell;
      sizes[cell] = 1;
    }
  for (guint i = 0; i < 4 * n_cells; i++)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)n_cells);
      gboolean right = g_rand_boolean (rand);
      guint other = right ? cell + 1 : cell + side, from, to;

      if (right ? cell % side + 1 == side : other >= n_cells)
        continue;
      from = map[other];
      to = map[cell];
      if (from == to || sizes[from] + sizes[to] > max)
        continue;
      sizes[to] += sizes[from];
      for (guint k = 0; k < n_cells; k++)
        if (map[k] == from)
          map[k] = (guint16)to;
    }
  return map;
}

static const char *
choose_kind (gboolean latin,
             guint n_cells,
             GRand *rand)
{
  static const char *const ids[] = { "sum", "product", "difference-cage", "quotient-cage" };

  return latin ? ids[g_rand_int_range (rand, 0, n_cells == 2 ? 4 : 2)] : "cage";
}

/* A number that the kind can have. */
static guint
choose_number (const char *id,
               guint side,
               guint n_cells,
               GRand *rand)
{
  guint number = 0;

  for (guint i = 0; i < n_cells; i++)
    {
      guint value = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);

      if (g_str_equal (id, "cage"))
        number += i + 1 + (i + 1 == n_cells ? value % (side - n_cells + 1) : 0);
      else if (g_str_equal (id, "product"))
        number = MAX (number, 1) * value;
      else if (g_str_equal (id, "sum"))
        number += value;
      else
        number = 1 + value % (side - 1);
    }
  return number;
}

static SudokuGeometry *
add_cages (SudokuGeometry *geometry,
           guint max,
           gboolean all,
           GRand *rand)
{
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree guint16 *map = divide (side, max, rand);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  gboolean latin = !sudoku_geometry_has_regions (geometry);

  for (guint part = 0; part < side * side; part++)
    {
      g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
      g_autoptr (GError) error = NULL;
      const char *id = NULL;
      guint32 number = 0;
      SudokuRuleParameters parameters = { .n_numbers = 1, .numbers = &number };

      for (guint16 cell = 0; cell < side * side; cell++)
        if (map[cell] == part)
          g_array_append_val (cells, cell);
      if (cells->len < 2 || (!all && g_rand_int_range (rand, 0, 4) == 0))
        continue;
      id = choose_kind (latin, cells->len, rand);
      number = choose_number (id, side, cells->len, rand);
      parameters.n_places = cells->len;
      parameters.places = (const guint16 *)(gpointer)cells->data;
      g_ptr_array_add (rules, sudoku_item_new (sudoku_rule_kind_find (id, -1), side, &parameters,
                                               &error));
      g_assert_no_error (error);
    }
  return sudoku_geometry_add_rules (geometry, (SudokuRule **)rules->pdata, rules->len, NULL);
}

static gboolean
loses_rules (const SudokuFormat *format,
             const SudokuDocument *document)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);

  for (guint i = 0; i < losses->len; i++)
    if (g_str_equal (sat_issue_get_id (losses->pdata[i]), "format-loses-rule"))
      return TRUE;
  return FALSE;
}

static void
assert_same (const SudokuFormat *format,
             const char *text,
             const SudokuGrid *grid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) copy =
    test_format_read (format, "t", text, strlen (text), NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (sudoku_grid_same_values (copy, grid));
  g_assert_true (
    sudoku_geometry_equal (sudoku_grid_get_geometry (copy), sudoku_grid_get_geometry (grid)));
}

/* In how many formats the puzzle was written: a bit for each of @ids. */
static guint
check_formats (const SudokuGrid *grid,
               const char *const *ids)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  gsize n_formats = 0;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);
  guint said = 0;

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autofree char *text = NULL;

      if (formats[i]->write == NULL || !sudoku_format_has (formats[i], SUDOKU_FORMAT_SHAPE) ||
          loses_rules (formats[i], document))
        continue;
      text = test_format_write (formats[i], grid, NULL);
      if (text == NULL)
        continue;
      assert_same (formats[i], text, grid);
      assert_same (NULL, text, grid);
      for (guint k = 0; ids[k] != NULL; k++)
        if (g_str_equal (ids[k], formats[i]->id))
          said |= 1u << k;
    }
  return said;
}

typedef struct
{
  TestShape shape;
  guint max;
  gboolean all;                 /* each cell that can be is in a cage */
  gboolean fill;                /* the others have numbers */
  const char *const formats[8]; /* that say at least one of them */
} Case;

static void
check_case (const Case *self,
            GRand *rand)
{
  g_autoptr (SudokuGeometry) board = test_shape_make (&self->shape);
  guint said = 0, wanted = 0;

  while (self->formats[wanted] != NULL)
    wanted++;
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (SudokuGeometry) geometry = add_cages (board, self->max, self->all, rand);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autofree guint8 *caged = g_new0 (guint8, sudoku_grid_get_n_cells (grid));

      for (guint k = 0; k < sudoku_geometry_get_n_rules (geometry); k++)
        {
          const SudokuRule *rule = sudoku_geometry_get_rule (geometry, k);
          guint n_cells = 0;
          const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

          while (sudoku_rule_get_kind (rule)->item != NULL && n_cells > 0)
            caged[cells[--n_cells]] = TRUE;
        }
      for (guint cell = 0; self->fill && cell < sudoku_grid_get_n_cells (grid); cell++)
        if (!caged[cell])
          sudoku_grid_set (grid, cell, cell % sudoku_grid_get_side (grid) + 1,
                           SUDOKU_ORIGIN_GIVEN);
      said |= check_formats (grid, self->formats);
    }
  g_assert_cmpuint (said, ==, (1u << wanted) - 1);
}

static void
test_round_trip (void)
{
  static const Case cases[] = {
    { { 3, 3, FALSE }, 5, FALSE, FALSE, { "killer", "sumocue", "ksudoku", "f-puzzles" } },
    { { 3, 3, TRUE }, 3, FALSE, FALSE, { "sumocue", "ksudoku", "f-puzzles-link", "sudokupad" } },
    { { 2, 2, FALSE }, 4, TRUE, FALSE, { "sgt-id", "sgt-save", "ksudoku" } },
    { { 2, 3, FALSE }, 6, TRUE, FALSE, { "sgt-id", "sgt-save", "f-puzzles" } },
    { { 2, 2, FALSE }, 3, FALSE, TRUE, { "ksudoku" } },
    { { 1, 3, FALSE }, 3, FALSE, TRUE, { "sgt-id", "sgt-save", "ksudoku" } },
    { { 1, 5, FALSE }, 4, FALSE, TRUE, { "sgt-id", "sgt-save", "ksudoku" } },
    { { 1, 9, FALSE }, 6, TRUE, TRUE, { "sgt-id", "sgt-save", "ksudoku" } },
    { { 3, 4, FALSE }, 6, TRUE, FALSE, { "f-puzzles", "satdoku" } },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%ux%u", cases[i].shape.rows, cases[i].shape.columns);
      check_case (&cases[i], rand);
    }
}

/* Two rules that are said in one way only where something else holds, and what is said then. */
static const struct
{
  const char *format;
  guint box; /* 0: none */
  guint side;
  const char *rules[4];
  gboolean said;
} sayings[] = {
  { "killer", 3, 9, { "cage=5:r1c1r2c2" }, TRUE },
  { "killer", 3, 9, { "cage:r1c1r2c2" }, TRUE },
  { "killer", 3, 9, { "cage=4:r1c1r1c3" }, FALSE },
  { "killer", 3, 9, { "cage=5:r1c1r1c2", "cage=5:r1c2r1c3" }, FALSE },
  { "killer", 3, 9, { "cage=5:r1c1" }, FALSE },
  { "killer", 3, 9, { "cage=5:r1c1", "cage=5:r2c1r2c2" }, TRUE },
  { "killer", 3, 9, { "sum=5:r1c1r1c2" }, FALSE },
  { "killer", 2, 4, { "cage=5:r1c1r1c2" }, FALSE },
  { "sumocue", 3, 9, { "cage=4:r1c1r1c3" }, TRUE },
  { "sumocue", 3, 9, { "cage:r1c1r1c2" }, FALSE },
  { "sgt-id", 2, 4, { "cage=5:r1c1r1c2" }, FALSE },
  { "sgt-id", 0, 5, { "less:r1c1r1c2" }, TRUE },
  { "sgt-id", 0, 5, { "less:r1c1r1c2", "less:r1c2r1c1" }, FALSE },
  { "sgt-id", 0, 5, { "less:r1c1r1c2", "not-above:r2c2r2c1" }, FALSE },
  { "sgt-id", 0, 5, { "difference:r1c1r1c2" }, FALSE },
  { "sgt-id", 0, 5, { "difference:r1c1r1c2", "all-shown:difference" }, TRUE },
  { "sgt-id", 0, 5, { "difference=2:r1c1r1c2", "all-shown:difference" }, FALSE },
  { "sgt-id", 0, 5, { "difference:r1c1r1c2", "all-shown:difference", "ratio:r2c1r2c2" }, FALSE },
  { "sgt-id", 0, 5, { "difference:r1c1r1c2", "all-shown:difference,ratio" }, FALSE },
  { "sgt-id", 0, 5, { "skyscraper=2:r0c1", "skyscraper=3:r5c6" }, TRUE },
  { "sgt-id", 0, 5, { "skyscraper=2:r0c1", "skyscraper=3:r0c1" }, FALSE },
  { "sgt-id", 0, 5, { "skyscraper=2:r0c1", "less:r1c1r1c2" }, FALSE },
  { "ksudoku", 0, 5, { "cage=5:r1c1r1c2" }, FALSE },
  { "ksudoku", 0, 5, { "sum=5:r1c1r1c2", "sum=3:r3c3" }, TRUE },
  { "ksudoku", 2, 4, { "sum=5:r1c1r1c2" }, FALSE },
  { "ksudoku", 2, 4, { "product=4:r1c1r1c2", "cage=3:r3c3" }, TRUE },
  { "ksudoku", 0, 5, { "sum=5:r1c1r1c2", "product=4:r1c1r2c1" }, FALSE },
};

static void
test_sayings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sayings); i++)
    {
      const SudokuFormat *format = sudoku_format_find (sayings[i].format);
      g_autoptr (SudokuGeometry) geometry =
        sayings[i].box > 0 ? sudoku_geometry_new (sayings[i].box, sayings[i].box, FALSE, NULL)
                           : sudoku_geometry_new_plain (sayings[i].side, FALSE, NULL);
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuDocument) document = NULL;
      g_autofree char *text = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (sayings[i].rules) && sayings[i].rules[k] != NULL; k++)
        {
          g_autoptr (SudokuRule) rule =
            sudoku_rule_parse (sayings[i].side, sayings[i].rules[k], NULL);
          SudokuGeometry *next = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);

          sudoku_geometry_unref (geometry);
          geometry = next;
        }
      g_test_message ("%s %s", sayings[i].format, sayings[i].rules[0]);
      grid = sudoku_grid_new (geometry);
      document = sudoku_document_new (grid);
      text = test_format_write (format, grid, NULL);
      g_assert_cmpint (text != NULL && !loses_rules (format, document), ==, sayings[i].said);
      if (sayings[i].said)
        assert_same (format, text, grid);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format-cages/round-trip", test_round_trip);
  g_test_add_func ("/format-cages/sayings", test_sayings);
  return g_test_run ();
}
