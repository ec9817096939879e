/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rates a puzzle: always takes the first technique of a scale that has a step, until the puzzle is
 * solved or no technique has one. Knows no technique. */

#include "sudoku-rating.h"

#include <sat-deadline.h>
#include <sat-getter.h>

#include "sudoku-scale-search.h"

/* The work for all steps together, in budgets of one search: a puzzle where each step is found just
 * in time would take forever. The hardest 9×9 puzzles take 1.2 of the programs' budgets. */
#define N_BUDGETS 3

struct _SudokuRating
{
  GPtrArray *steps; /* owned: SudokuStep */
  gboolean solved;
  gboolean cut_short;
  guint n_refused;
};

/* The score up to which a puzzle has a level on the scale in the manner of HoDoKu. */
static const guint score_limits[] = {
  [SUDOKU_LEVEL_EASY] = 800,
  [SUDOKU_LEVEL_MEDIUM] = 1000,
  [SUDOKU_LEVEL_HARD] = 1600,
  [SUDOKU_LEVEL_EXPERT] = 1800,
};

/* The reported fraction is of the cells that were open at the beginning. */
static void
report (const SudokuTask *task,
        const SudokuPosition *position,
        guint n_open)
{
  SudokuProgress progress = { 0 };

  if (task == NULL || task->progress == NULL)
    return;
  progress.fraction = 1.0 - (double)sudoku_position_get_n_open (position) / n_open;
  task->progress (&progress, task->progress_data);
}

/**
 * sudoku_rating_new: (skip)
 * @grid: a puzzle; only givens count
 * @scale: a scale
 * @unique: whether the puzzle is known to have one solution only
 * @budget: the most work for each search of a step, in the units of sudoku_step_search_spend(); all
 *   of them together may take a multiple
 * @task: (nullable): ends it early; its progress is the part of the cells filled
 *
 * Solves a puzzle with the easiest step of the scale each time.
 *
 * Returns: (transfer full): the rating
 */
SudokuRating *
sudoku_rating_new (const SudokuGrid *grid,
                   const SudokuScale *scale,
                   gboolean unique,
                   guint64 budget,
                   const SudokuTask *task)
{
  SudokuRating *self = NULL;
  g_autoptr (SudokuPosition) position = NULL;
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuStepSearch) search = NULL;
  const SudokuTechnique *const *techniques = NULL;
  gsize n_techniques = 0;
  gint64 end = 0;
  guint n_open;

  g_return_val_if_fail (grid != NULL && scale != NULL, NULL);

  self = g_new0 (SudokuRating, 1);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  position = sudoku_position_new (grid);
  n_open = sudoku_position_get_n_open (position);
  links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  search = sudoku_step_search_new (links);
  techniques = sudoku_scale_get_techniques (scale, &n_techniques);
  sudoku_step_search_set_unique (search, unique);
  sudoku_step_search_set_budget (search, budget);
  sudoku_step_search_set_total (search, budget * MIN (N_BUDGETS, G_MAXUINT64 / MAX (budget, 1)));
  if (task != NULL)
    sudoku_step_search_set_cancellable (search, task->cancellable);
  end = sat_deadline_begin (task != NULL ? task->time_limit : 0);
  while (sudoku_position_get_n_open (position) > 0 && !sudoku_position_is_dead_end (position))
    {
      SudokuStep *step = NULL;

      report (task, position, n_open);
      sudoku_step_search_set_time_limit (search, sat_deadline_get_rest (end));
      step = sudoku_scale_find_step (scale, search, position, techniques, n_techniques);
      if (step == NULL)
        break;
      sudoku_step_apply (step, position);
      g_ptr_array_add (self->steps, step);
    }
  self->solved = sudoku_position_get_n_open (position) == 0;
  self->cut_short = !self->solved && sudoku_step_search_was_cut_short (search);
  self->n_refused = sudoku_step_search_get_n_refused (search);
  return self;
}

/**
 * sudoku_rating_free: (skip)
 *
 * Frees it.
 */
void
sudoku_rating_free (SudokuRating *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->steps);
  g_free (self);
}

/**
 * sudoku_rating_is_solved: (skip)
 *
 * Tells whether the steps solve the puzzle; if not, it is harder than they say.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_rating_is_solved (const SudokuRating *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->solved;
}

/**
 * sudoku_rating_was_cut_short: (skip)
 *
 * Tells whether there might have been more steps, as the budget was used up or the rating
 * cancelled.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_rating_was_cut_short (const SudokuRating *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->cut_short;
}

/**
 * sudoku_rating_get_n_refused: (skip)
 *
 * Counts steps that were found but not proven, which are errors of their finders.
 *
 * Returns: how many there were
 */
SAT_DEFINE_GETTER (SudokuRating, sudoku_rating, n_refused, guint)

/**
 * sudoku_rating_get_explainer: (skip)
 * @self: a rating on the scale in the manner of Sudoku Explainer
 *
 * Gets the rating of the hardest step.
 *
 * Returns: the rating in tenths; 0 without steps
 */
guint
sudoku_rating_get_explainer (const SudokuRating *self)
{
  guint rating = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->steps->len; i++)
    rating = MAX (rating, sudoku_step_get_rating (g_ptr_array_index (self->steps, i)));
  return rating;
}

/**
 * sudoku_rating_get_hodoku_score: (skip)
 * @self: a rating on the scale in the manner of HoDoKu
 *
 * Gets the sum of the weights of all steps.
 *
 * Returns: the score
 */
guint
sudoku_rating_get_hodoku_score (const SudokuRating *self)
{
  guint score = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->steps->len; i++)
    score += sudoku_step_get_technique (g_ptr_array_index (self->steps, i))->hodoku_weight;
  return score;
}

/**
 * sudoku_rating_get_hodoku_level: (skip)
 * @self: a rating on the scale in the manner of HoDoKu
 *
 * Gets the level of the hardest step, or a higher one that the score calls for. There is no
 * Beginner on that scale, and it calls Expert Unfair.
 *
 * Returns: the level; `SUDOKU_LEVEL_EXTREME` when the steps don't solve the puzzle
 */
SudokuLevel
sudoku_rating_get_hodoku_level (const SudokuRating *self)
{
  SudokuLevel level = SUDOKU_LEVEL_EASY;
  guint score;

  g_return_val_if_fail (self != NULL, SUDOKU_LEVEL_UNKNOWN);

  if (!self->solved)
    return SUDOKU_LEVEL_EXTREME;
  for (guint i = 0; i < self->steps->len; i++)
    level = MAX (level, sudoku_step_get_technique (g_ptr_array_index (self->steps, i))->level);
  score = sudoku_rating_get_hodoku_score (self);
  while (level < SUDOKU_LEVEL_EXTREME && score > score_limits[level])
    level++;
  return level;
}

/**
 * sudoku_rating_get_steps: (skip)
 * @n_steps: (out): how many there are
 *
 * Gets the path to the solution.
 *
 * Returns: (transfer none) (array length=n_steps): the steps, one after the other
 */
SudokuStep *const *
sudoku_rating_get_steps (const SudokuRating *self,
                         guint *n_steps)
{
  g_return_val_if_fail (self != NULL && n_steps != NULL, NULL);

  *n_steps = self->steps->len;
  return (SudokuStep *const *)self->steps->pdata;
}

/**
 * sudoku_rating_to_text: (skip)
 * @difficulty: the difficulty of the puzzle; `SUDOKU_DIFFICULTY_UNKNOWN`: not known
 * @explainer: (nullable): its rating on the scale in the manner of Sudoku Explainer
 * @hodoku: (nullable): its rating on the scale in the manner of HoDoKu
 * @level: its level; `SUDOKU_LEVEL_UNKNOWN`: not known
 *
 * Writes the ratings of a puzzle on four scales, for programs: "moderate TAB 3.0 TAB 342 TAB
 * medium", with "-" for a scale whose techniques don't solve it and for an unknown level.
 *
 * Returns: (transfer full): the text, without a line break
 */
char *
sudoku_rating_to_text (SudokuDifficulty difficulty,
                       const SudokuRating *explainer,
                       const SudokuRating *hodoku,
                       SudokuLevel level)
{
  const char *id = sudoku_level_get_id (level);
  const char *name =
    difficulty != SUDOKU_DIFFICULTY_UNKNOWN ? sudoku_difficulty_get_id (difficulty) : "-";
  g_autoptr (GString) text = g_string_new (name);

  if (explainer != NULL && explainer->solved)
    g_string_append_printf (text, "\t%u.%u", sudoku_rating_get_explainer (explainer) / 10,
                            sudoku_rating_get_explainer (explainer) % 10);
  else
    g_string_append (text, "\t-");
  if (hodoku != NULL && hodoku->solved)
    g_string_append_printf (text, "\t%u", sudoku_rating_get_hodoku_score (hodoku));
  else
    g_string_append (text, "\t-");
  g_string_append_printf (text, "\t%s", id != NULL ? id : "-");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * sudoku_rating_path_to_text: (skip)
 * @side: the side of the puzzle
 *
 * Writes the path to the solution, for programs: see sudoku_step_to_text().
 *
 * Returns: (transfer full): a line for each step, and an empty one after the last
 */
char *
sudoku_rating_path_to_text (const SudokuRating *self,
                            guint side)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autofree char *line = sudoku_step_to_text (g_ptr_array_index (self->steps, i), side);

      g_string_append_printf (text, "%s\n", line);
    }
  g_string_append_c (text, '\n');
  return g_string_free (g_steal_pointer (&text), FALSE);
}
