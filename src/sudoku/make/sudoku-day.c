/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle of a day is made from its date alone: levels rise from Monday to Saturday, and on
 * Sundays there are other rules. The numbers of givens are written down here, not taken from the
 * table of what is offered, which may change without changing what a day brings. */

#include "sudoku-day.h"

#include "sudoku-level-maker.h"
#include "sudoku-level-offer.h"

#define BOX_SIDE 3
/* The latest date is 9999-12-31. */
#define YEAR_MAX 9999

/* The second differs from the first only where there is a symmetry. */
G_STATIC_ASSERT (SUDOKU_LEVEL_GENERATOR == 2);

typedef struct
{
  SudokuDayVariant variant;
  SudokuLevel level;
  guint least;
  guint most;
} Plan;

/* From Monday on. */
static const Plan weekdays[] = {
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_BEGINNER, 36, 40 },
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_EASY, 32, 35 },
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_MEDIUM, 29, 32 },
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_HARD, 27, 30 },
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_EXPERT, 25, 28 },
  { SUDOKU_DAY_CLASSIC, SUDOKU_LEVEL_EXTREME, 0, SUDOKU_LEVEL_MANY },
};

/* In turn, a week each. */
static const Plan sundays[] = {
  { SUDOKU_DAY_X, SUDOKU_LEVEL_MEDIUM, 25, 28 },
  { SUDOKU_DAY_WINDOWS, SUDOKU_LEVEL_MEDIUM, 23, 26 },
  { SUDOKU_DAY_JIGSAW, SUDOKU_LEVEL_MEDIUM, 23, 26 },
};

static const struct
{
  const char *rule; /* nullable */
  double wildness;
} shapes[SUDOKU_N_DAY_VARIANTS] = {
  [SUDOKU_DAY_CLASSIC] = { NULL, 0 },
  [SUDOKU_DAY_X] = { "x", 0 },
  [SUDOKU_DAY_WINDOWS] = { "windows", 0 },
  [SUDOKU_DAY_JIGSAW] = { NULL, 2 },
};

static const Plan *
get_plan (const GDate *date)
{
  GDateWeekday weekday = g_date_get_weekday (date);

  if (weekday != G_DATE_SUNDAY)
    return &weekdays[weekday - G_DATE_MONDAY];
  return &sundays[g_date_get_julian (date) / 7 % G_N_ELEMENTS (sundays)];
}

/* (transfer full) */
static SudokuGeometry *
create_shape (SudokuDayVariant variant)
{
  g_autoptr (SudokuGeometry) boxes = sudoku_geometry_new (BOX_SIDE, BOX_SIDE, FALSE, NULL);
  g_autoptr (SudokuRule) rule = NULL;

  if (shapes[variant].rule == NULL)
    return g_steal_pointer (&boxes);
  rule = sudoku_rule_new (sudoku_rule_kind_find (shapes[variant].rule, -1));
  return sudoku_geometry_add_rules (boxes, &rule, 1, NULL);
}

/* Exactly @n digits. */
static gboolean
read_digits (const char *text,
             guint n,
             guint *number)
{
  *number = 0;
  for (guint i = 0; i < n; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      *number = *number * 10 + (guint)g_ascii_digit_value (text[i]);
    }
  return TRUE;
}

/**
 * sudoku_day_parse: (skip)
 * @text: such as "2026-11-29"
 * @date: (out caller-allocates): the day
 *
 * Reads a day, in the one form of ISO 8601 that is written like this.
 *
 * Returns: whether @text is a day of the calendar; otherwise @date is not valid
 */
gboolean
sudoku_day_parse (const char *text,
                  GDate *date)
{
  guint year, month, day;

  g_return_val_if_fail (text != NULL && date != NULL, FALSE);

  g_date_clear (date, 1);
  if (!read_digits (text, 4, &year) || text[4] != '-' || !read_digits (text + 5, 2, &month) ||
      text[7] != '-' || !read_digits (text + 8, 2, &day) || text[10] != '\0')
    return FALSE;
  if (month > 12 ||
      !g_date_valid_dmy ((GDateDay)day, (GDateMonth)month, (GDateYear)year))
    return FALSE;
  g_date_set_dmy (date, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
  return TRUE;
}

/**
 * sudoku_day_write: (skip)
 * @date: a day, up to the year 9999
 *
 * Writes a day so that sudoku_day_parse() can read it.
 *
 * Returns: (transfer full): such as "2026-11-29"
 */
char *
sudoku_day_write (const GDate *date)
{
  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);

  return g_strdup_printf ("%04u-%02u-%02u", (guint)g_date_get_year (date),
                          (guint)g_date_get_month (date), (guint)g_date_get_day (date));
}

/**
 * sudoku_day_of_time: (skip)
 * @time: a time where the player is
 *
 * Gets the day that it is then and there.
 *
 * Returns: the day
 */
GDate
sudoku_day_of_time (GDateTime *time)
{
  int year, month, day;
  GDate date;

  g_date_clear (&date, 1);
  g_return_val_if_fail (time != NULL, date);

  g_date_time_get_ymd (time, &year, &month, &day);
  g_date_set_dmy (&date, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
  return date;
}

/**
 * sudoku_day_get_level: (skip)
 * @date: a day
 *
 * Gets the level of the puzzle of a day, which its weekday decides.
 *
 * Returns: the level
 */
SudokuLevel
sudoku_day_get_level (const GDate *date)
{
  g_return_val_if_fail (date != NULL && g_date_valid (date), SUDOKU_LEVEL_UNKNOWN);

  return get_plan (date)->level;
}

/**
 * sudoku_day_get_variant: (skip)
 * @date: a day
 *
 * Gets the rules of the puzzle of a day.
 *
 * Returns: the rules
 */
SudokuDayVariant
sudoku_day_get_variant (const GDate *date)
{
  g_return_val_if_fail (date != NULL && g_date_valid (date), SUDOKU_DAY_CLASSIC);

  return get_plan (date)->variant;
}

/**
 * sudoku_day_make: (skip)
 * @date: a day, up to the year 9999
 * @task: (nullable): cancellable, time limit and progress
 *
 * Makes the puzzle of a day. It takes as long as its level: seconds at most.
 *
 * Returns: (transfer full) (nullable): the puzzle, all its values givens; %NULL with
 *   G_IO_ERROR_CANCELLED, or when it was not found in time with an error that
 *   sudoku_generate_has_missed_level() recognises
 */
SudokuGrid *
sudoku_day_make (const GDate *date,
                 const SudokuTask *task,
                 GError **error)
{
  SudokuGenerateOptions options = { .unique = TRUE, .by_search = TRUE };
  g_autoptr (SudokuGeometry) geometry = NULL;
  const Plan *plan = NULL;

  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);
  g_return_val_if_fail (g_date_get_year (date) <= YEAR_MAX, NULL);

  plan = get_plan (date);
  geometry = create_shape (plan->variant);
  options.geometry = geometry;
  options.wildness = shapes[plan->variant].wildness;
  options.level = plan->level;
  options.seed = (guint64)SUDOKU_DAY_GENERATOR << 32 | g_date_get_julian (date);
  return sudoku_level_make (&options, plan->least, plan->most, task, NULL, error);
}
