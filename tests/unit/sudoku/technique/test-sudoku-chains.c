/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Patterns and chains in positions made by hand, in which nothing but the pattern is to be found,
 * in shapes that the library of cases does not have. */

#include <string.h>

#include <sudoku-step-search.h>

#include "test-frames.h"

typedef struct
{
  SudokuGeometry *geometry;
  SudokuPosition *position;
  guint side;
} Fixture;

static Fixture *
fixture_new (guint side,
             guint box_rows,
             const char *rules)
{
  Fixture *self = g_new0 (Fixture, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGrid) grid = NULL;

  self->side = side;
  self->geometry = test_frame_make (&(TestFrame){ side, box_rows }, rules, rand);
  g_assert_nonnull (self->geometry);
  grid = sudoku_grid_new (self->geometry);
  self->position = sudoku_position_new_at (grid, NULL);
  return self;
}

static void
fixture_free (Fixture *self)
{
  sudoku_position_free (self->position);
  sudoku_geometry_unref (self->geometry);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

/* A value of a house is in these cells only: "r1c2 r1c7". The cells are of the house. */
static void
keep_in (Fixture *self,
         guint house,
         guint value,
         const char *places)
{
  g_autofree char *padded = g_strconcat (" ", places, " ", NULL);
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);

  for (guint i = 0; i < self->side; i++)
    {
      g_autofree char *name = g_strdup_printf (" r%uc%u ", cells[i] / self->side + 1,
                                               cells[i] % self->side + 1);

      if (strstr (padded, name) == NULL)
        sudoku_position_remove (self->position, cells[i], sudoku_set_single (value));
    }
}

/* A cell holds one of these, digits. */
static void
keep_values (Fixture *self,
             guint row,
             guint column,
             const char *values)
{
  SudokuSet gone = sudoku_set_range (1, self->side);

  for (; *values != '\0'; values++)
    gone = sudoku_set_minus (gone, sudoku_set_single ((guint)(*values - '0')));
  sudoku_position_remove (self->position, (row - 1) * self->side + column - 1, gone);
}

/* The cells of a row hold these, separated by blanks; those with "=" are filled. */
static void
keep_in_row (Fixture *self,
             guint row,
             const char *texts)
{
  static const char symbols[] = "123456789ABCDEFG";
  g_auto (GStrv) cells = g_strsplit (texts, " ", -1);

  for (guint column = 0; column < self->side; column++)
    {
      gboolean filled = cells[column][0] == '=';
      guint cell = row * self->side + column;
      SudokuSet gone = sudoku_set_range (1, self->side);

      for (const char *at = cells[column] + filled; *at != '\0'; at++)
        gone = sudoku_set_minus (gone,
                                 sudoku_set_single ((guint)(strchr (symbols, *at) - symbols) + 1));
      if (filled)
        sudoku_position_place (self->position, cell,
                               (guint)(strchr (symbols, cells[column][1]) - symbols) + 1);
      else
        sudoku_position_remove (self->position, cell, gone);
    }
}

static GPtrArray *
find_all (const Fixture *self,
          const char *id)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (self->geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  const SudokuTechnique *technique = sudoku_technique_find (id);
  GPtrArray *steps = NULL;

  g_assert_nonnull (technique);
  steps = sudoku_step_search_run (search, self->position, &technique, 1, SUDOKU_STEP_ALL);
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
  return steps;
}

static char *
marks_to_text (const SudokuStep *step,
               guint side)
{
  GString *text = g_string_new ("");
  guint n = 0;
  const SudokuStepMark *marks = sudoku_step_get_marks (step, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s%ur%uc%u", i == 0 ? "" : " ",
                            marks[i].role == SUDOKU_ROLE_ON    ? "+"
                            : marks[i].role == SUDOKU_ROLE_OFF ? "-"
                                                               : "",
                            marks[i].candidate % side + 1, marks[i].candidate / side / side + 1,
                            marks[i].candidate / side % side + 1);
  return g_string_free (text, FALSE);
}

/* The one step there is. @marks: (nullable): in their order, on and off as + and − */
static void
assert_step (const Fixture *self,
             const char *id,
             const char *conclusions,
             const char *marks)
{
  g_autoptr (GPtrArray) steps = find_all (self, id);
  g_autofree char *expected = g_strdup_printf ("%s: %s", id, conclusions);
  g_autofree char *text = NULL;
  g_autofree char *found = NULL;

  g_assert_cmpuint (steps->len, ==, 1);
  text = sudoku_step_to_text (g_ptr_array_index (steps, 0), self->side);
  g_assert_cmpstr (text, ==, expected);
  found = marks_to_text (g_ptr_array_index (steps, 0), self->side);
  if (marks != NULL)
    g_assert_cmpstr (found, ==, marks);
}

static void
assert_none (const Fixture *self,
             const char *id)
{
  g_autoptr (GPtrArray) steps = find_all (self, id);

  g_assert_cmpuint (steps->len, ==, 0);
}

/* Houses: rows from 0, columns from the side, boxes from twice the side. */
static void
test_skyscraper (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 0, 1, "r1c2 r1c7");
  keep_in (fixture, 4, 1, "r5c2 r5c8");
  assert_step (fixture, "skyscraper", "r2c8<>1 r3c8<>1 r4c7<>1 r6c7<>1",
               "-1r1c7 +1r1c2 -1r5c2 +1r5c8");
  assert_none (fixture, "two-string-kite");
  assert_none (fixture, "turbot-fish");
}

/* A pair of a row that is one of a box, too, makes no turbot fish. */
static void
test_skyscraper_in_box (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 4, 1, "r5c2 r5c3");
  keep_in (fixture, 8, 1, "r9c1 r9c2");
  keep_in (fixture, 18 + 6, 1, "r9c1 r9c2");
  assert_step (fixture, "skyscraper", "r4c1<>1 r6c1<>1", "-1r5c3 +1r5c2 -1r9c2 +1r9c1");
  assert_none (fixture, "turbot-fish");
}

static void
test_kite (void)
{
  g_autoptr (Fixture) fixture = fixture_new (16, 4, "");

  keep_in (fixture, 0, 1, "r1c2 r1c9");
  keep_in (fixture, 16 + 2, 1, "r2c3 r10c3");
  assert_step (fixture, "two-string-kite", "r10c9<>1", "-1r1c9 +1r1c2 -1r2c3 +1r10c3");
  assert_none (fixture, "skyscraper");
  assert_none (fixture, "dual-two-string-kite");
  keep_in (fixture, 1, 1, "r2c3 r2c14");
  keep_in (fixture, 16 + 1, 1, "r1c2 r13c2");
  assert_step (fixture, "dual-two-string-kite", "r10c9<>1 r13c14<>1", NULL);
}

static void
test_turbot (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 18 + 4, 1, "r4c4 r6c6");
  keep_in (fixture, 0, 1, "r1c6 r1c9");
  assert_step (fixture, "turbot-fish", "r4c9<>1", "-1r1c9 +1r1c6 -1r6c6 +1r4c4");
  assert_none (fixture, "skyscraper");
  assert_none (fixture, "two-string-kite");
}

/* A pair of a diagonal. */
static void
test_turbot_x (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "x");

  keep_in (fixture, 27, 1, "r1c1 r8c8");
  keep_in (fixture, 9 + 2, 1, "r5c3 r8c3");
  assert_step (fixture, "turbot-fish", "r4c1<>1 r5c1<>1 r6c1<>1", "-1r1c1 +1r8c8 -1r8c3 +1r5c3");
}

/* Rows and columns are not enough for a jigsaw's regions, in which the ends of a pair may be far
 * from each other. */
static void
test_skyscraper_jigsaw (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 0, "jigsaw");
  g_autoptr (GPtrArray) steps = NULL;

  keep_in (fixture, 0, 1, "r1c2 r1c7");
  keep_in (fixture, 4, 1, "r5c2 r5c8");
  steps = find_all (fixture, "skyscraper");
  for (guint i = 0; i < steps->len; i++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (g_ptr_array_index (steps, i), &n);

      for (guint k = 0; k < n; k++)
        {
          guint cell = conclusions[k].candidate / 9;

          g_assert_true (sudoku_geometry_are_peers (fixture->geometry, cell, 6));
          g_assert_true (sudoku_geometry_are_peers (fixture->geometry, cell, 4 * 9 + 7));
        }
    }
}

static void
test_empty_rectangle (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 18, 1, "r2c1 r2c2 r2c3 r1c3 r3c3");
  keep_in (fixture, 9 + 6, 1, "r2c7 r8c7");
  assert_step (fixture, "empty-rectangle", "r8c3<>1", NULL);
  assert_none (fixture, "empty-rectangle-of-two");
  keep_in (fixture, 18, 1, "r2c1 r1c3");
  assert_none (fixture, "empty-rectangle");
  assert_step (fixture, "empty-rectangle-of-two", "r8c3<>1", NULL);
}

/* In a house that is no box. */
static void
test_empty_rectangle_in_window (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "windows");

  keep_in (fixture, 27, 1, "r3c2 r3c4 r2c3");
  keep_in (fixture, 9 + 8, 1, "r3c9 r9c9");
  assert_step (fixture, "empty-rectangle", "r9c3<>1", NULL);
}

static void
test_dual_empty_rectangle (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 18, 1, "r2c1 r2c2 r1c3 r3c3");
  keep_in (fixture, 9 + 6, 1, "r2c7 r8c7");
  keep_in (fixture, 9 + 4, 1, "r2c5 r5c5");
  assert_step (fixture, "dual-empty-rectangle", "r5c3<>1 r8c3<>1", NULL);
}

static void
test_simple_colours (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 0, 1, "r1c1 r1c5");
  keep_in (fixture, 9 + 4, 1, "r1c5 r5c5");
  assert_none (fixture, "simple-colours-trap");
  keep_in (fixture, 18 + 4, 1, "r4c4 r5c5");
  assert_step (fixture, "simple-colours-trap", "r4c1<>1", NULL);
}

static void
test_wrap (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 0, 1, "r1c1 r1c5");
  keep_in (fixture, 9 + 4, 1, "r1c5 r5c5");
  keep_in (fixture, 4, 1, "r5c2 r5c5");
  keep_in (fixture, 9 + 1, 1, "r2c2 r5c2");
  assert_step (fixture, "simple-colours-wrap", "r1c1<>1 r2c2<>1 r5c5<>1", NULL);
}

static void
test_xy_wing (void)
{
  g_autoptr (Fixture) fixture = fixture_new (16, 4, "");

  keep_values (fixture, 1, 1, "12");
  keep_values (fixture, 1, 6, "13");
  keep_values (fixture, 11, 1, "23");
  assert_step (fixture, "xy-wing", "r11c6<>3", "-3r1c6 +1r1c6 -1r1c1 +2r1c1 -2r11c1 +3r11c1");
  assert_none (fixture, "xy-chain");
}

static void
test_xyz_wing (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_values (fixture, 2, 2, "123");
  keep_values (fixture, 2, 8, "13");
  keep_values (fixture, 1, 1, "23");
  assert_step (fixture, "xyz-wing", "r2c1<>3 r2c3<>3", NULL);
}

static void
test_w_wing (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_values (fixture, 1, 1, "12");
  keep_values (fixture, 5, 9, "12");
  assert_none (fixture, "w-wing");
  keep_in (fixture, 9 + 3, 1, "r1c4 r5c4");
  assert_step (fixture, "w-wing", "r1c9<>2 r5c1<>2",
               "-2r1c1 +1r1c1 -1r1c4 +1r5c4 -1r5c9 +2r5c9");
}

static void
test_remote_pair (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");
  g_autoptr (GPtrArray) steps = NULL;

  keep_values (fixture, 1, 1, "12");
  keep_values (fixture, 1, 5, "12");
  keep_values (fixture, 6, 5, "12");
  assert_none (fixture, "remote-pair");
  keep_values (fixture, 6, 8, "12");
  assert_step (fixture, "remote-pair", "r1c8<>1 r1c8<>2 r6c1<>1 r6c1<>2",
               "-1r1c1 +2r1c1 -2r1c5 +1r1c5 -1r6c5 +2r6c5 -2r6c8 +1r6c8");
  /* A fifth cell makes an end for the second, and none for the first. */
  keep_values (fixture, 9, 8, "12");
  steps = find_all (fixture, "remote-pair");
  g_assert_cmpuint (steps->len, ==, 2);
}

static void
test_x_chain (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 0, 1, "r1c1 r1c4");
  keep_in (fixture, 3, 1, "r4c4 r4c8");
  assert_none (fixture, "x-chain");
  keep_in (fixture, 8, 1, "r9c2 r9c8");
  assert_step (fixture, "x-chain", "r2c2<>1 r3c2<>1 r7c1<>1 r8c1<>1",
               "-1r1c1 +1r1c4 -1r4c4 +1r4c8 -1r9c8 +1r9c2");
}

static void
test_loop (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");
  g_autoptr (GPtrArray) steps = NULL;
  guint n = 0;

  keep_values (fixture, 1, 1, "12");
  keep_values (fixture, 1, 5, "23");
  keep_values (fixture, 5, 5, "34");
  assert_none (fixture, "nice-loop");
  keep_values (fixture, 5, 1, "41");
  steps = find_all (fixture, "nice-loop");
  g_assert_cmpuint (steps->len, ==, 1);
  sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), &n);
  g_assert_cmpuint (n, ==, 4 * 7);
}

static void
test_grouped (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_in (fixture, 18, 1, "r1c1 r1c2 r3c3");
  keep_in (fixture, 9 + 8, 1, "r1c9 r9c9");
  assert_none (fixture, "aic");
  assert_step (fixture, "grouped-aic", "r9c3<>1", "-1r3c3 +1r1c1 +1r1c2 -1r1c9 +1r9c9");
}

static void
test_sets (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");

  keep_values (fixture, 1, 1, "124");
  keep_values (fixture, 3, 3, "45");
  keep_values (fixture, 3, 9, "51");
  assert_none (fixture, "set-aic");
  keep_values (fixture, 1, 2, "24");
  assert_none (fixture, "grouped-aic");
  assert_step (fixture, "set-aic", "r1c7<>1 r1c8<>1 r1c9<>1 r3c1<>1 r3c2<>1",
               "-1r1c1 +4r1c1 +4r1c2 -4r3c3 +1r3c9");
}

/* Four cells of a column, which without 3 hold 1, 2, 6 and 8, and one beside it, to which they then
 * leave 5. */
static void
test_forced_cell (void)
{
  g_autoptr (Fixture) fixture = fixture_new (9, 3, "");
  g_autoptr (GPtrArray) steps = NULL;
  gboolean found = FALSE;

  keep_values (fixture, 1, 9, "136");
  keep_values (fixture, 7, 9, "128");
  keep_values (fixture, 8, 9, "28");
  keep_values (fixture, 9, 9, "126");
  keep_values (fixture, 7, 8, "258");
  keep_values (fixture, 7, 1, "35");
  steps = find_all (fixture, "set-aic");
  for (guint i = 0; i < steps->len; i++)
    {
      g_autofree char *text = sudoku_step_to_text (g_ptr_array_index (steps, i), 9);
      g_autofree char *marks = marks_to_text (g_ptr_array_index (steps, i), 9);

      if (g_str_equal (text, "set-aic: r1c1<>3"))
        {
          g_assert_cmpstr (marks, ==, "-3r1c9 +5r7c8 -5r7c1 +3r7c1");
          found = TRUE;
        }
    }
  g_assert_true (found);
}

/* Nothing runs on when it has done what it may. */
static void
test_budget (void)
{
  g_autoptr (Fixture) fixture = fixture_new (16, 4, "");
  g_autoptr (SudokuLinks) links = sudoku_links_new (fixture->geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  static const char *const ids[] = { "skyscraper", "empty-rectangle", "xy-wing", "w-wing",
                                     "x-chain", "remote-pair", "aic", "set-aic",
                                     "multi-colours" };

  sudoku_step_search_set_budget (search, 100);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const SudokuTechnique *technique = sudoku_technique_find (ids[i]);
      g_autoptr (GPtrArray) steps =
        sudoku_step_search_run (search, fixture->position, &technique, 1, SUDOKU_STEP_ALL);

      g_assert_cmpuint (steps->len, ==, 0);
      g_assert_true (sudoku_step_search_was_cut_short (search));
    }
}

/* Sets that are almost locked follow each other: more than 30 truths, too many for going through
 * all cases. Cells with "=" are filled. */
static void
test_many_sets (void)
{
  static const char *const rows[] = {
    "=F 148G 138CG 45G 1AG 15AC 19ABC 5BC 567AEG 58AE =D 67BEG =2 3568 368 689",
    "=7 2DG =A =6 =8 59DFG 9DF 25F 5G =3 =4 =C 5F =E =1 =B",
    "1238CG =E 1238CG 1235G 1 =4 =7 25BCF 56G =9 26 6BFG 5F 568 =D =A",
    "258D =B =9 2D =3 =6 ADF =E 57A 58 =1 27AF 57F =C =G =4",
    "1235AE 124AG 123BEG =C =9 =8 13AE 3 =D 15ABE =F 12BEG =6 2345G =7 12E",
    "145AEG 146AG 16EFG 5G =B 1ACDEFG =2 CF 1456AEG =7 56AE =3 =9 458G 48ACE 18CE",
    "1235AEG =9 =D =8 17AEG 17ACEG 3CE =4 15E 156ABE 256A 126ABEG 15ACG =F 23ABCE 12CE",
    "1234AE 12AG 1237BEFG 1247G 17AEG 17AEF =5 =6 =8 1ABE =C 129ABE 14ABEG 23 23ABE =D",
    "2489AC 248A =5 2349 =6 =B 349EF =1 9ACE =G AE =D 4ACEF =7 248EF 28CEF",
    "18AC =7 168C =B 4E =2 4E =G =F 16A =3 =5 4ACE =D =9 68CE",
    "9AC =F 36C =E =5 79 39 =D =2 =4 =B =8 AC =1 6AC =G",
    "1249DG 1246DG 126G 1249DG =C 79EF =8 =A 179E 16E 67E 16E 4BEF 246 =5 =3",
    "1DEG =C 17EG =F 147ADE =3 146ABD 7B 167AE =2 =8 167AE 1DE =9 46E =5",
    "=6 =3 127E 1279D 17ADE 157ACD 1ACDE 57C 157AE =F =G =4 =8 =B CE 12CE",
    "8DE 18D 8E =A =2 15DE =G =9 =B =C 56E 16 =3 46 46EF =7",
    "=B =5 =4 127DG =F 17CDE 6CDE 78C 37E 16DE =9 167E 1CDEG =A 26C 126CE",
  };
  const SudokuTechnique *technique = sudoku_technique_find ("set-aic");
  g_autoptr (Fixture) self = fixture_new (16, 4, "");
  g_autoptr (SudokuLinks) links = sudoku_links_new (self->geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (GPtrArray) steps = NULL;
  guint n_truths_max = 0;

  for (guint row = 0; row < 16; row++)
    keep_in_row (self, row, rows[row]);
  sudoku_step_search_set_budget (search, 100000);
  steps = sudoku_step_search_run (search, self->position, &technique, 1, SUDOKU_STEP_ALL);
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
  for (guint i = 0; i < steps->len; i++)
    {
      guint n = 0;

      sudoku_step_get_truths (g_ptr_array_index (steps, i), &n);
      n_truths_max = MAX (n_truths_max, n);
    }
  g_assert_cmpuint (n_truths_max, >=, 30);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/chains/skyscraper", test_skyscraper);
  g_test_add_func ("/sudoku/chains/skyscraper-in-box", test_skyscraper_in_box);
  g_test_add_func ("/sudoku/chains/kite", test_kite);
  g_test_add_func ("/sudoku/chains/turbot", test_turbot);
  g_test_add_func ("/sudoku/chains/turbot-x", test_turbot_x);
  g_test_add_func ("/sudoku/chains/skyscraper-jigsaw", test_skyscraper_jigsaw);
  g_test_add_func ("/sudoku/chains/empty-rectangle", test_empty_rectangle);
  g_test_add_func ("/sudoku/chains/empty-rectangle-in-window", test_empty_rectangle_in_window);
  g_test_add_func ("/sudoku/chains/dual-empty-rectangle", test_dual_empty_rectangle);
  g_test_add_func ("/sudoku/chains/simple-colours", test_simple_colours);
  g_test_add_func ("/sudoku/chains/wrap", test_wrap);
  g_test_add_func ("/sudoku/chains/xy-wing", test_xy_wing);
  g_test_add_func ("/sudoku/chains/xyz-wing", test_xyz_wing);
  g_test_add_func ("/sudoku/chains/w-wing", test_w_wing);
  g_test_add_func ("/sudoku/chains/remote-pair", test_remote_pair);
  g_test_add_func ("/sudoku/chains/x-chain", test_x_chain);
  g_test_add_func ("/sudoku/chains/loop", test_loop);
  g_test_add_func ("/sudoku/chains/grouped", test_grouped);
  g_test_add_func ("/sudoku/chains/sets", test_sets);
  g_test_add_func ("/sudoku/chains/many-sets", test_many_sets);
  g_test_add_func ("/sudoku/chains/forced-cell", test_forced_cell);
  g_test_add_func ("/sudoku/chains/budget", test_budget);
  return g_test_run ();
}
