/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The path from the givens of a puzzle to its solution: always the easiest step of a scale, until
 * all cells are filled or no technique goes on. It is found in the worker and knows no widgets. A
 * puzzle without exactly one solution has no way, and the words say so. */

#include "satdoku-config.h"

#include "satdoku-path.h"

#include <glib/gi18n.h>
#include <sudoku-level-judge.h>
#include <sudoku-rate.h>
#include <sudoku-solve.h>
#include <words-level.h>
#include <words-step.h>
#include <words-terms.h>

#include "satdoku-settings.h"

/* Of each search for a step, as the command line has it: seconds, where a puzzle of an ordinary
 * size needs milliseconds. */
#define WORK_MAX 200000000
/* Seconds for each scale; the steps until then are shown. */
#define TIME_LIMIT 120

struct _SatdokuPath
{
  gint n_refs;
  SudokuVerdict verdict;
  SudokuGrid *puzzle;                           /* nothing but givens */
  SudokuLinks *links;                           /* (nullable): without a path */
  SudokuRating *ratings[SATDOKU_N_PATH_SCALES]; /* (nullable): likewise */
  SudokuLevel level;
};

G_DEFINE_BOXED_TYPE (SatdokuPath, satdoku_path, satdoku_path_ref, satdoku_path_unref)

static const char *const scales[SATDOKU_N_PATH_SCALES] = {
  [SATDOKU_PATH_EXPLAINER] = "explainer",
  [SATDOKU_PATH_HODOKU] = "hodoku",
};

/* Of the whole task one scale is a part. */
typedef struct
{
  const SudokuTask *task;
  SatdokuPathScale scale;
} Part;

/* In the thread. */
static void
progress_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  const Part *part = user_data;
  SudokuProgress whole = *progress;

  whole.fraction = (part->scale + progress->fraction) / SATDOKU_N_PATH_SCALES;
  part->task->progress (&whole, part->task->progress_data);
}

static void
rate (SatdokuPath *self,
      const SudokuTask *task)
{
  self->links = sudoku_links_new (sudoku_grid_get_geometry (self->puzzle));
  for (guint i = 0; i < SATDOKU_N_PATH_SCALES; i++)
    {
      Part part = { task, (SatdokuPathScale)i };
      const SudokuTask limited = {
        .cancellable = task->cancellable,
        .time_limit = TIME_LIMIT,
        .progress = task->progress != NULL ? progress_cb : NULL,
        .progress_data = &part,
      };

      self->ratings[i] =
        sudoku_rating_new (self->puzzle, sudoku_scale_find (scales[i]), TRUE, WORK_MAX, &limited);
    }
  self->level = sudoku_level_judge (self->puzzle, task);
}

/* Solves the puzzle step by step, on each scale; entries and marks are ignored. It may take long:
 * it is for a thread. */
SatdokuPath *
satdoku_path_find (const SudokuGrid *puzzle,
                   const SudokuTask *task,
                   GError **error)
{
  g_autoptr (SatdokuPath) self = NULL;
  GError *local_error = NULL;

  g_return_val_if_fail (puzzle != NULL && task != NULL, NULL);

  self = g_new0 (SatdokuPath, 1);
  self->n_refs = 1;
  self->puzzle = sudoku_grid_copy_givens (puzzle);
  self->verdict = sudoku_check (self->puzzle, task, NULL, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (self->verdict == SUDOKU_VERDICT_UNIQUE)
    rate (self, task);
  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return NULL;
  return g_steal_pointer (&self);
}

SatdokuPath *
satdoku_path_ref (SatdokuPath *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_int_inc (&self->n_refs);
  return self;
}

void
satdoku_path_unref (SatdokuPath *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->n_refs))
    return;
  sudoku_grid_free (self->puzzle);
  g_clear_pointer (&self->links, sudoku_links_unref);
  for (guint i = 0; i < SATDOKU_N_PATH_SCALES; i++)
    g_clear_pointer (&self->ratings[i], sudoku_rating_free);
  g_free (self);
}

/* Of the shape of the puzzle; NULL without a path. */
SudokuLinks *
satdoku_path_get_links (const SatdokuPath *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->links;
}

SudokuLevel
satdoku_path_get_level (const SatdokuPath *self)
{
  g_return_val_if_fail (self != NULL, SUDOKU_LEVEL_UNKNOWN);

  return self->level;
}

guint
satdoku_path_get_n_steps (const SatdokuPath *self,
                          SatdokuPathScale scale)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && scale < SATDOKU_N_PATH_SCALES, 0);

  if (self->ratings[scale] != NULL)
    sudoku_rating_get_steps (self->ratings[scale], &n);
  return n;
}

SudokuStep *
satdoku_path_get_step (const SatdokuPath *self,
                       SatdokuPathScale scale,
                       guint number)
{
  guint n = 0;

  g_return_val_if_fail (number < satdoku_path_get_n_steps (self, scale), NULL);

  return sudoku_rating_get_steps (self->ratings[scale], &n)[number];
}

/* How hard a step is, to compare. On the second scale the level comes before the weight. */
static guint
get_hardness (const SudokuStep *step,
              SatdokuPathScale scale)
{
  const SudokuTechnique *technique = sudoku_step_get_technique (step);

  if (scale == SATDOKU_PATH_EXPLAINER)
    return sudoku_step_get_rating (step);
  return technique->level * (1U << 24) + technique->hodoku_weight;
}

/* The first of its hardest steps; NULL when it has none. */
SudokuStep *
satdoku_path_get_hardest (const SatdokuPath *self,
                          SatdokuPathScale scale)
{
  SudokuStep *hardest = NULL;

  for (guint i = 0; i < satdoku_path_get_n_steps (self, scale); i++)
    {
      SudokuStep *step = satdoku_path_get_step (self, scale, i);

      if (hardest == NULL || get_hardness (step, scale) > get_hardness (hardest, scale))
        hardest = step;
    }
  return hardest;
}

/* A removed candidate of a filled cell is no longer in question. */
static gboolean
is_done (const SudokuStep *step,
         const SudokuGrid *grid)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  guint side = sudoku_grid_get_side (grid);

  for (guint i = 0; i < n; i++)
    {
      guint value = sudoku_grid_get_value (grid, conclusions[i].candidate / side);

      if (value == 0 || (conclusions[i].placed && value != conclusions[i].candidate % side + 1))
        return FALSE;
    }
  return TRUE;
}

/* The number of the first step that @game, which may have gone other ways, has not done yet; of the
 * last one when it has done all. */
guint
satdoku_path_find_place (const SatdokuPath *self,
                         SatdokuPathScale scale,
                         SudokuGame *game)
{
  guint n, number = 0;

  g_return_val_if_fail (self != NULL && SUDOKU_IS_GAME (game), 0);

  n = satdoku_path_get_n_steps (self, scale);
  while (number + 1 < n &&
         is_done (satdoku_path_get_step (self, scale, number), sudoku_game_get_grid (game)))
    number++;
  return number;
}

/* (transfer full): the position before step @number, from 0, or at the end */
SudokuPosition *
satdoku_path_make_position (const SatdokuPath *self,
                            SatdokuPathScale scale,
                            guint number)
{
  SudokuPosition *position;

  g_return_val_if_fail (number <= satdoku_path_get_n_steps (self, scale), NULL);

  position = sudoku_position_new (self->puzzle);
  for (guint i = 0; i < number; i++)
    sudoku_step_apply (satdoku_path_get_step (self, scale, i), position);
  return position;
}

static void
show_cell (SudokuState *state,
           const SudokuPosition *position,
           guint cell)
{
  guint side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));
  gboolean filled = sudoku_position_is_filled (position, cell);

  for (guint value = 1; value <= side; value++)
    {
      if (!sudoku_position_has (position, cell * side + value - 1))
        continue;
      if (filled)
        sudoku_state_set_value (state, cell, value, SUDOKU_ORIGIN_ANSWER);
      else
        sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
}

/* (transfer full): the position before the step, so that a board can show it: what was placed until
 * then are the solver's numbers, and what is still possible are corner marks */
SudokuGame *
satdoku_path_make_game (const SatdokuPath *self,
                        SatdokuPathScale scale,
                        guint number)
{
  g_autoptr (SudokuPosition) position = NULL;
  SudokuState *state;

  g_return_val_if_fail (number <= satdoku_path_get_n_steps (self, scale), NULL);

  position = satdoku_path_make_position (self, scale, number);
  state = sudoku_state_new (self->puzzle);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->puzzle); cell++)
    if (sudoku_grid_get_value (self->puzzle, cell) == 0)
      show_cell (state, position, cell);
  return sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
}

static const char *
word_no_way (SudokuVerdict verdict)
{
  switch (verdict)
    {
    case SUDOKU_VERDICT_SEVERAL:
      return _ ("This puzzle has several solutions, so no path leads to one of them.");
    case SUDOKU_VERDICT_NO_SOLUTION:
    case SUDOKU_VERDICT_CONFLICT:
      return _ ("This puzzle has no solution, so there is no path.");
    case SUDOKU_VERDICT_UNIQUE:
    case SUDOKU_VERDICT_SOLVABLE:
    case SUDOKU_VERDICT_UNKNOWN:
    default:
      return _ ("It could not be found out whether this puzzle has one solution only.");
    }
}

/* (transfer full) (nullable): a sentence that says why the path does not lead to the solution; NULL
 * when it does */
char *
satdoku_path_word_trouble (const SatdokuPath *self,
                           SatdokuPathScale scale)
{
  const SudokuRating *rating;

  g_return_val_if_fail (self != NULL && scale < SATDOKU_N_PATH_SCALES, NULL);

  rating = self->ratings[scale];
  if (rating == NULL)
    return g_strdup (word_no_way (self->verdict));
  return g_strdup (words_rating_end (rating));
}

/* (transfer full): how hard the puzzle is: "4.2", or "342 · Medium"; "more than 9.0" when the steps
 * don't lead to the solution; the level of a puzzle with items, as the scales know none like it */
char *
satdoku_path_word_rating (const SatdokuPath *self,
                          SatdokuPathScale scale)
{
  const SudokuRating *rating;
  g_autofree char *text = NULL;
  guint number;

  g_return_val_if_fail (self != NULL && self->ratings[scale] != NULL, NULL);

  rating = self->ratings[scale];
  if (sudoku_geometry_has_items (sudoku_grid_get_geometry (self->puzzle)))
    return g_strdup (self->level != SUDOKU_LEVEL_UNKNOWN ? words_level_name (self->level)
                                                         : _ ("not known"));
  if (scale == SATDOKU_PATH_EXPLAINER)
    {
      number = sudoku_rating_get_explainer (rating);
      /* Translators: how hard a step is: 4.2, with the decimal point of the language. */
      text = g_strdup_printf (_ ("%u.%u"), number / 10, number % 10);
    }
  else
    {
      number = sudoku_rating_get_hodoku_score (rating);
      /* Translators: the score of a puzzle and its level: "342 · Medium". */
      text = g_strdup_printf (_ ("%u · %s"), number,
                              words_level_name (sudoku_rating_get_hodoku_level (rating)));
    }
  if (sudoku_rating_is_solved (rating))
    return g_steal_pointer (&text);
  /* Translators: a puzzle is harder than its known steps: "more than 9.0". */
  return g_strdup_printf (_ ("more than %s"), text);
}

char *
satdoku_path_word_weight (const SudokuStep *step,
                          SatdokuPathScale scale)
{
  guint rating;

  g_return_val_if_fail (step != NULL, NULL);

  if (scale == SATDOKU_PATH_HODOKU)
    return g_strdup_printf ("%u", sudoku_step_get_technique (step)->hodoku_weight);
  rating = sudoku_step_get_rating (step);
  /* Translators: how hard a step is: 4.2, with the decimal point of the language. */
  return g_strdup_printf (_ ("%u.%u"), rating / 10, rating % 10);
}

/* (transfer full): all of the step in a line: its number, from 1, technique, conclusions and
 * weight */
char *
satdoku_path_word_step (const SatdokuPath *self,
                        SatdokuPathScale scale,
                        guint number)
{
  const SudokuStep *step = satdoku_path_get_step (self, scale, number);
  g_autofree char *conclusions = NULL;
  g_autofree char *weight = NULL;

  g_return_val_if_fail (step != NULL, NULL);

  conclusions = words_step_conclusions (step, self->links, satdoku_settings_get_coordinates ());
  weight = satdoku_path_word_weight (step, scale);
  /* Translators: a step: its number, its technique, how hard it is, and what it says: "12. X-wing
   * (3.2): row 3 column 4 can’t be 5". */
  return g_strdup_printf (_ ("%u. %s (%s): %s"), number + 1,
                          _ (sudoku_step_get_technique (step)->name), weight, conclusions);
}

/* The lines of the command line cannot be mistaken for these. */
static void
append_sentences (const SatdokuPath *self,
                  SatdokuPathScale scale,
                  GString *text)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new (self->puzzle);

  for (guint i = 0; i < satdoku_path_get_n_steps (self, scale); i++)
    {
      SudokuStep *step = satdoku_path_get_step (self, scale, i);
      g_autofree char *heading = satdoku_path_word_step (self, scale, i);

      g_string_append_printf (text, "%s\n", heading);
      words_step_append_reasons (step, position, self->links,
                                 satdoku_settings_get_coordinates (), 4, text);
      sudoku_step_apply (step, position);
    }
}

/* (transfer full): what "satdoku-cli rate --path" prints of the puzzle, and after it each step in
 * sentences */
char *
satdoku_path_to_text (const SatdokuPath *self,
                      SatdokuPathScale scale)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *rating = NULL;
  g_autofree char *steps = NULL;
  g_autofree char *trouble = NULL;

  g_return_val_if_fail (self != NULL && self->ratings[scale] != NULL, NULL);

  rating = sudoku_rating_to_text (sudoku_rate (self->puzzle), self->ratings[SATDOKU_PATH_EXPLAINER],
                                  self->ratings[SATDOKU_PATH_HODOKU], self->level);
  steps = sudoku_rating_path_to_text (self->ratings[scale], sudoku_grid_get_side (self->puzzle));
  trouble = satdoku_path_word_trouble (self, scale);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s", rating, steps);
  append_sentences (self, scale, text);
  if (trouble != NULL)
    g_string_append_printf (text, "%s\n", trouble);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
