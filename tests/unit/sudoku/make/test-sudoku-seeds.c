/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seed is a promise: what it makes stays as it is written down in tests/golden/seeds, on every
 * computer and with each set of instructions. Where the solver of clauses may take part, this holds
 * for one version of it. Every search of the library is made here to use the instructions that are
 * tried. */

#include <sat-solver.h>
#include <sudoku-format.h>
#include <sudoku-generate.h>
#include <sudoku-level-maker.h>
#include <sudoku-search.h>

#include "test-golden.h"

#define N_SEEDS 3

typedef struct
{
  const char *id;
  SudokuShapeHint shape;
  guint side;
  SudokuGenerateOptions options;
  const char *symmetry;
} Kind;

#define UNIQUE .unique = TRUE

static const char *const x[] = { "x", NULL };
static const char *const windows[] = { "windows", NULL };
static const char *const anti_knight[] = { "anti-knight", NULL };

/* Made by our own search alone. */
static const Kind own[] = {
  { "2x2", { .box_rows = 2, .box_columns = 2 }, 4, { UNIQUE }, NULL },
  { "2x3", { .box_rows = 2, .box_columns = 3 }, 6, { UNIQUE }, NULL },
  { "2x4-x", { .box_rows = 2, .box_columns = 4, .rules = x }, 8, { UNIQUE }, NULL },
  { "7-no-boxes", { .no_boxes = TRUE }, 7, { UNIQUE }, NULL },
  { "3x3", { 0 }, 9, { UNIQUE }, NULL },
  { "3x3-half-turn", { 0 }, 9, { UNIQUE }, "half-turn" },
  { "3x3-30-givens", { 0 }, 9, { UNIQUE, .n_givens = 30 }, NULL },
  { "3x3-40-not-unique", { 0 }, 9, { .n_givens = 40 }, NULL },
  { "3x3-easy", { 0 }, 9, { UNIQUE, .difficulty = SUDOKU_DIFFICULTY_EASY }, NULL },
  { "3x3-hard", { 0 }, 9, { UNIQUE, .difficulty = SUDOKU_DIFFICULTY_HARD }, "quarter-turn" },
  { "3x3-x", { .rules = x }, 9, { UNIQUE }, NULL },
  { "9-no-boxes", { .no_boxes = TRUE }, 9, { UNIQUE }, NULL },
};

/* The solver of clauses may be asked. */
static const Kind solved[] = {
  { "3x3-windows", { .rules = windows }, 9, { UNIQUE }, NULL },
  { "3x3-anti-knight", { .rules = anti_knight }, 9, { UNIQUE }, NULL },
  { "9-regions", { 0 }, 9, { UNIQUE, .wildness = 2 }, NULL },
  { "2x5", { .box_rows = 2, .box_columns = 5 }, 10, { UNIQUE }, NULL },
  { "3x4-x", { .box_rows = 3, .box_columns = 4, .rules = x }, 12, { UNIQUE }, NULL },
  { "11-no-boxes", { .no_boxes = TRUE }, 11, { UNIQUE }, NULL },
  { "4x4", { 0 }, 16, { UNIQUE }, NULL },
  { "5x5-340-givens", { 0 }, 25, { UNIQUE, .n_givens = 340 }, NULL },
};

/* The same of levels, which depend on techniques, too: what the generator of their number makes. */
static const Kind levels[] = {
  { "3x3-beginner", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_BEGINNER }, NULL },
  { "3x3-easy", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_EASY }, NULL },
  { "3x3-medium", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_MEDIUM }, NULL },
  { "3x3-hard", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_HARD }, NULL },
  { "3x3-expert", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_EXPERT }, NULL },
  { "3x3-extreme", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_EXTREME }, NULL },
  { "3x3-half-turn", { 0 }, 9, { UNIQUE, .level = SUDOKU_LEVEL_HARD }, "half-turn" },
  { "3x3-x", { .rules = x }, 9, { UNIQUE, .level = SUDOKU_LEVEL_MEDIUM }, NULL },
  { "2x3", { .box_rows = 2, .box_columns = 3 }, 6, { UNIQUE, .level = SUDOKU_LEVEL_HARD }, NULL },
};

static const char *variant;
static guint n_searches;

SudokuSearch *__real_sudoku_search_new (SudokuGeometry *geometry);
SudokuSearch *__wrap_sudoku_search_new (SudokuGeometry *geometry);

/* The linker puts this in the place of sudoku_search_new(). */
SudokuSearch *
__wrap_sudoku_search_new (SudokuGeometry *geometry)
{
  SudokuSearch *search = __real_sudoku_search_new (geometry);

  sudoku_search_set_variant (search, variant);
  n_searches++;
  return search;
}

static void
add_puzzle (const Kind *kind,
            guint64 seed,
            GString *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) geometry =
    sudoku_shape_hint_complete (&kind->shape, kind->id, kind->side, &error);
  SudokuGenerateOptions options = kind->options;
  g_autoptr (SudokuGrid) puzzle = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  options.geometry = geometry;
  options.seed = seed;
  if (kind->symmetry != NULL)
    options.symmetry = sudoku_symmetry_find (kind->symmetry);
  puzzle = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_no_error (error);
  document = sudoku_document_new (puzzle);
  line = sudoku_format_write (sudoku_format_find ("line"), document, NULL);
  g_string_append_printf (text, "%s %" G_GUINT64_FORMAT " %s", kind->id, seed, line);
}

static char *
make_all (const Kind *kinds,
          gsize n_kinds)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_kinds; i++)
    for (guint64 seed = 1; seed <= N_SEEDS; seed++)
      {
        n_searches = 0;
        add_puzzle (&kinds[i], seed, text);
        if (kinds[i].side <= SUDOKU_SEARCH_SIDE_MAX)
          g_assert_cmpuint (n_searches, >, 0);
      }
  return g_string_free (text, FALSE);
}

static void
check (const char *name,
       const Kind *kinds,
       gsize n_kinds)
{
  g_autofree char *stem = g_test_build_filename (G_TEST_DIST, "golden", "seeds", name, NULL);
  g_auto (GStrv) variants = sudoku_search_list_variants ();

  for (guint i = 0; variants[i] != NULL; i++)
    {
      g_autofree char *text = NULL;

      variant = variants[i];
      text = make_all (kinds, n_kinds);
      if (!test_golden_settle (stem, ".ref", text))
        {
          g_test_message ("with the instructions of %s", variant);
          g_test_fail ();
        }
    }
}

static void
test_own (void)
{
  check ("own-search", own, G_N_ELEMENTS (own));
}

static void
test_levels (void)
{
  g_autofree char *name = g_strdup_printf ("levels-%u", SUDOKU_LEVEL_GENERATOR);

  check (name, levels, G_N_ELEMENTS (levels));
}

static void
test_solved (void)
{
  const char *version = sat_solver_signature ();
  g_autofree char *name = g_strconcat (version, ".ref", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "seeds", name, NULL);

  if (g_getenv ("UPDATE_GOLDEN") == NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    g_test_skip ("nothing is promised with this version of CaDiCaL");
  else
    check (version, solved, G_N_ELEMENTS (solved));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/seeds/own-search", test_own);
  g_test_add_func ("/sudoku/seeds/levels", test_levels);
  g_test_add_func ("/sudoku/seeds/solver-of-clauses", test_solved);
  return g_test_run ();
}
