/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Levels: the table of techniques, and puzzles judged by a second, plain implementation. */

#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-level-judge.h>
#include <sudoku-rating.h>
#include <sudoku-rule-text.h>
#include <sudoku-shape-hint.h>

#include "test-config.h"
#include "test-grid.h"
#include "test-level.h"

#define BUDGET (G_GUINT64_CONSTANT (1) << 32)
#define N_MINIMAL (TEST_SANITIZED ? 6 : 60)

static SudokuLevel
get_level (const char *id)
{
  const SudokuTechnique *technique = sudoku_technique_find (id);

  g_assert_nonnull (technique);
  return technique->level;
}

/* Examples of what each level has, as people know them. */
static void
test_table (void)
{
  static const struct
  {
    const char *id;
    SudokuLevel level;
  } rows[] = {
    { "full-house", SUDOKU_LEVEL_BEGINNER },
    { "hidden-single", SUDOKU_LEVEL_EASY },
    { "naked-single", SUDOKU_LEVEL_EASY },
    { "pointing", SUDOKU_LEVEL_MEDIUM },
    { "claiming", SUDOKU_LEVEL_MEDIUM },
    { "locked-triple", SUDOKU_LEVEL_MEDIUM },
    { "hidden-triple", SUDOKU_LEVEL_MEDIUM },
    { "naked-quad", SUDOKU_LEVEL_HARD },
    { "jellyfish", SUDOKU_LEVEL_HARD },
    { "finned-x-wing", SUDOKU_LEVEL_HARD },
    { "sashimi-x-wing", SUDOKU_LEVEL_HARD },
    { "skyscraper", SUDOKU_LEVEL_HARD },
    { "empty-rectangle", SUDOKU_LEVEL_HARD },
    { "multi-colours", SUDOKU_LEVEL_HARD },
    { "w-wing", SUDOKU_LEVEL_HARD },
    { "remote-pair", SUDOKU_LEVEL_HARD },
    { "unique-loop-3", SUDOKU_LEVEL_HARD },
    { "bug-4", SUDOKU_LEVEL_HARD },
    { "finned-swordfish", SUDOKU_LEVEL_EXPERT },
    { "franken-swordfish", SUDOKU_LEVEL_EXPERT },
    { "sue-de-coq", SUDOKU_LEVEL_EXPERT },
    { "xy-chain", SUDOKU_LEVEL_EXPERT },
    { "grouped-aic", SUDOKU_LEVEL_EXPERT },
    { "als-chain", SUDOKU_LEVEL_EXPERT },
    { "mutant-swordfish", SUDOKU_LEVEL_EXTREME },
    { "forcing-net-verity", SUDOKU_LEVEL_EXTREME },
    { "nishio", SUDOKU_LEVEL_EXTREME },
    { "template-delete", SUDOKU_LEVEL_EXTREME },
    { "direct-pointing", SUDOKU_LEVEL_UNKNOWN },
    { "x-cycle", SUDOKU_LEVEL_UNKNOWN },
    { "two-strong-links", SUDOKU_LEVEL_UNKNOWN },
    { "wxyz-wing", SUDOKU_LEVEL_UNKNOWN },
    { "siamese-finned-swordfish", SUDOKU_LEVEL_UNKNOWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (get_level (rows[i].id), ==, rows[i].level);
}

/* What HoDoKu knows counts, and what is not counted is the same under another name. A level may be
 * forgotten: so the families without one are named here, too. */
static void
test_counted (void)
{
  static const char *const left_out[] = { "direct", "cycles", "strong-links", "bent-sets", NULL };
  gsize n_families = 0;
  const SudokuTechniqueFamily *const *families = sudoku_technique_families (&n_families);

  for (gsize i = 0; i < n_families; i++)
    for (guint k = 0; k < families[i]->n_techniques; k++)
      {
        const SudokuTechnique *technique = &families[i]->techniques[k];
        gboolean out = g_strv_contains (left_out, families[i]->id) ||
                       g_str_has_prefix (technique->id, "siamese-");

        if (technique->level == SUDOKU_LEVEL_UNKNOWN && (!out || technique->hodoku_order > 0))
          g_error ("%s has no level: give it one or, where levels need not count it, name its "
                   "family \"%s\" in left_out",
                   technique->id, families[i]->id);
        if (technique->level != SUDOKU_LEVEL_UNKNOWN && out)
          g_error ("%s has a level, but is left out here", technique->id);
      }
}

static void
test_names (void)
{
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    {
      const char *id = sudoku_level_get_id ((SudokuLevel)i);

      g_assert_cmpint (sudoku_level_find (id), ==, i);
      g_assert_cmpint (g_ascii_strcasecmp (id, sudoku_level_get_name ((SudokuLevel)i)), ==, 0);
      g_assert_nonnull (sudoku_level_get_summary ((SudokuLevel)i));
    }
  g_assert_null (sudoku_level_get_id (SUDOKU_LEVEL_UNKNOWN));
  g_assert_cmpint (sudoku_level_find ("moderate"), ==, SUDOKU_LEVEL_UNKNOWN);
}

/* The highest level of the path on the scale, which takes each single by itself. */
static SudokuLevel
get_path_level (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuRating) rating =
    sudoku_rating_new (puzzle, sudoku_scale_find ("levels"), TRUE, BUDGET, NULL);
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);
  SudokuLevel level = SUDOKU_LEVEL_EASY;

  g_assert_true (sudoku_rating_is_solved (rating));
  for (guint i = 0; i < n; i++)
    level = MAX (level, sudoku_step_get_technique (steps[i])->level);
  return level;
}

static void
check (const SudokuGenerateOptions *options,
       guint *n_of_level)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, NULL, NULL, &error);
  SudokuLevel level;

  g_assert_no_error (error);
  level = sudoku_level_judge (puzzle, NULL);
  n_of_level[level]++;
  g_test_message ("seed %" G_GUINT64_FORMAT ": %s", options->seed, sudoku_level_get_id (level));
  g_assert_cmpint (level == SUDOKU_LEVEL_BEGINNER, ==, test_level_is_beginner (puzzle));
  if (level < SUDOKU_LEVEL_EXTREME)
    g_assert_cmpint (MAX (level, SUDOKU_LEVEL_EASY), ==, get_path_level (puzzle));
  if (level > SUDOKU_LEVEL_EASY)
    g_assert_true (test_level_is (puzzle, level));
}

/* Minimal puzzles of all levels. */
static void
test_minimal (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  guint n_of_level[SUDOKU_N_LEVELS] = { 0 };

  for (options.seed = 1; options.seed <= N_MINIMAL; options.seed++)
    check (&options, n_of_level);
  if (!TEST_SANITIZED)
    for (guint i = SUDOKU_LEVEL_EASY; i <= SUDOKU_LEVEL_EXPERT; i++)
      g_assert_cmpuint (n_of_level[i], >, 0);
}

static void
check_beginners (const char *text,
                 guint side,
                 double wildness,
                 guint n_givens)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rules = g_strsplit (text, " ", -1);
  const SudokuShapeHint hint = {
    .no_boxes = g_str_has_prefix (text, "no-boxes"),
    .rules = (const char *const *)(g_str_has_prefix (text, "no-boxes") || text[0] == '\0'
                                     ? NULL
                                     : rules),
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_shape_hint_complete (&hint, text, side, &error);
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .wildness = wildness,
    .unique = TRUE,
    .n_givens = n_givens,
  };
  guint n_of_level[SUDOKU_N_LEVELS] = { 0 };

  g_assert_no_error (error);
  for (options.seed = 1; options.seed <= 20; options.seed++)
    check (&options, n_of_level);
  g_test_message ("%s: %u of 20 for beginners", text, n_of_level[SUDOKU_LEVEL_BEGINNER]);
  g_assert_cmpuint (n_of_level[SUDOKU_LEVEL_BEGINNER], >, 0);
  g_assert_cmpuint (n_of_level[SUDOKU_LEVEL_BEGINNER], <, 20);
}

/* With boxes of two sides, other houses, regions and none of these. */
static void
test_beginners (void)
{
  check_beginners ("", 9, 0, 36);
  check_beginners ("", 6, 0, 16);
  check_beginners ("", 12, 0, 76);
  check_beginners ("x", 9, 0, 32);
  check_beginners ("windows", 9, 0, 30);
  check_beginners ("", 9, 2, 34);
  check_beginners ("no-boxes", 9, 0, 42);
}

/* Rules for some cells can't be seen at a glance. */
static void
test_items (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuRule) even = sudoku_rule_parse (9, "even:r1c1", &error);
  g_autoptr (SudokuGeometry) with = sudoku_geometry_add_rules (plain, &even, 1, &error);

  g_assert_no_error (error);
  g_assert_true (sudoku_level_may_be_beginner (plain));
  g_assert_false (sudoku_level_may_be_beginner (with));
}

/* A budget that is used up makes no level. */
static void
test_undecided (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) hard = test_grid_from_line (
    geometry, "000500700095070006000002850100000907007010200908000005063800000700050640001004000",
    FALSE);
  g_autoptr (SudokuLevelSolver) little = sudoku_level_solver_new (geometry, 1, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };

  g_assert_cmpint (sudoku_level_judge (hard, NULL), ==, SUDOKU_LEVEL_EXTREME);
  g_assert_cmpint (sudoku_level_judge_with (little, hard), ==, SUDOKU_LEVEL_UNKNOWN);
  g_cancellable_cancel (cancellable);
  g_assert_cmpint (sudoku_level_judge (hard, &task), ==, SUDOKU_LEVEL_UNKNOWN);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/level-judge/table", test_table);
  g_test_add_func ("/level-judge/counted", test_counted);
  g_test_add_func ("/level-judge/names", test_names);
  g_test_add_func ("/level-judge/minimal", test_minimal);
  g_test_add_func ("/level-judge/beginners", test_beginners);
  g_test_add_func ("/level-judge/items", test_items);
  g_test_add_func ("/level-judge/undecided", test_undecided);
  return g_test_run ();
}
