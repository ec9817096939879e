/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days have their rules, one solution and their level. They stay as they are written
 * down in tests/golden/seeds, with each set of instructions and without the solver of clauses, so
 * that everybody has the same. */

#include <string.h>

#include <gio/gio.h>
#include <sudoku-day.h>
#include <sudoku-format.h>
#include <sudoku-generate.h>
#include <sudoku-search.h>

#include "test-config.h"
#include "test-day.h"
#include "test-golden.h"

/* From a Monday on: three weeks have all variants. */
#define FIRST "2026-11-02"
#define N_DAYS 21

static const char *variant;

SudokuSearch *__real_sudoku_search_new (SudokuGeometry *geometry);
SudokuSearch *__wrap_sudoku_search_new (SudokuGeometry *geometry);
void __wrap_sat_solver_new (void);

/* The linker puts this in the place of sudoku_search_new(). */
SudokuSearch *
__wrap_sudoku_search_new (SudokuGeometry *geometry)
{
  SudokuSearch *search = __real_sudoku_search_new (geometry);

  if (variant != NULL)
    sudoku_search_set_variant (search, variant);
  return search;
}

/* And this in that of sat_solver_new(): no version of that solver can change a puzzle. */
void
__wrap_sat_solver_new (void)
{
  g_assert_not_reached ();
}

static const SudokuFormat *
get_format (const GDate *date)
{
  if (sudoku_day_get_variant (date) != SUDOKU_DAY_CLASSIC)
    return sudoku_format_find_for_games ();
  return sudoku_format_find ("line");
}

/* Checking takes longer than making: it is done once. */
static void
add_puzzle (const GDate *date,
            gboolean first,
            GString *text)
{
  g_autoptr (SudokuGrid) puzzle =
    first ? test_day_make (date) : sudoku_day_make (date, NULL, NULL);
  g_autoptr (SudokuDocument) document = sudoku_document_new (puzzle);
  g_autofree char *day = sudoku_day_write (date);
  g_autofree char *written = sudoku_format_write (get_format (date), document, NULL);

  g_string_append_printf (text, "%s %s %s", day,
                          sudoku_level_get_id (sudoku_day_get_level (date)), written);
}

static void
test_promise (void)
{
  g_autofree char *name = g_strdup_printf ("days-%d.ref", SUDOKU_DAY_GENERATOR);
  g_autofree char *stem = g_test_build_filename (G_TEST_DIST, "golden", "seeds", name, NULL);
  g_auto (GStrv) variants = sudoku_search_list_variants ();

  *strrchr (stem, '.') = '\0';
  for (guint i = 0; variants[i] != NULL && i < (TEST_SANITIZED ? 1 : G_MAXUINT); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      GDate date;

      variant = variants[i];
      g_assert_true (sudoku_day_parse (FIRST, &date));
      for (guint day = 0; day < N_DAYS; day++, g_date_add_days (&date, 1))
        add_puzzle (&date, i == 0, text);
      if (!test_golden_settle (stem, ".ref", text->str))
        {
          g_test_message ("with the instructions of %s", variant);
          g_test_fail ();
        }
    }
  variant = NULL;
}

static void
test_week (void)
{
  static const SudokuDayVariant sundays[] = { SUDOKU_DAY_X, SUDOKU_DAY_WINDOWS,
                                              SUDOKU_DAY_JIGSAW };
  guint seen = 0;
  GDate date;

  g_assert_true (sudoku_day_parse (FIRST, &date));
  for (guint day = 0; day < N_DAYS; day++, g_date_add_days (&date, 1))
    if (day % 7 < 6)
      {
        g_assert_cmpint (sudoku_day_get_level (&date), ==, SUDOKU_LEVEL_BEGINNER + day % 7);
        g_assert_cmpint (sudoku_day_get_variant (&date), ==, SUDOKU_DAY_CLASSIC);
      }
    else
      seen |= 1u << sudoku_day_get_variant (&date);
  for (gsize i = 0; i < G_N_ELEMENTS (sundays); i++)
    g_assert_true ((seen & 1u << sundays[i]) != 0);
}

static void
test_text (void)
{
  static const char *const wrong[] = {
    "",
    "today",
    "2026-11-3",
    "2026-11-031",
    "2026-11-31",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-10-00",
    "0000-01-01",
    "20261103",
    "2026/11/03",
    "2026-11-03 ",
    " 2026-11-03",
    "+026-11-03",
    "2026-1a-03",
  };
  static const char *const right[] = { "2026-11-03", "2028-02-29", "0001-01-01", "9999-12-31" };
  GDate date;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (sudoku_day_parse (wrong[i], &date));
      g_assert_false (g_date_valid (&date));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (sudoku_day_parse (right[i], &date));
      text = sudoku_day_write (&date);
      g_assert_cmpstr (text, ==, right[i]);
    }
}

static void
test_ended (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask cancelled = { .cancellable = cancellable };
  const SudokuTask late = { .time_limit = 1e-9 };
  g_autoptr (GError) cancel_error = NULL;
  g_autoptr (GError) late_error = NULL;
  GDate saturday;

  g_assert_true (sudoku_day_parse ("2026-11-28", &saturday));
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_day_make (&saturday, &cancelled, &cancel_error));
  g_assert_error (cancel_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (sudoku_day_make (&saturday, &late, &late_error));
  g_assert_true (sudoku_generate_has_missed_level (late_error));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/day/promise", test_promise);
  g_test_add_func ("/sudoku/day/week", test_week);
  g_test_add_func ("/sudoku/day/text", test_text);
  g_test_add_func ("/sudoku/day/ended", test_ended);
  return g_test_run ();
}
