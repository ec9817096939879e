/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the window that take time: check, solve, hint and new puzzles. Each is a job of
 * the worker with a copy of the puzzle; what it finds goes into the game as a move and into the
 * panel as a sentence. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <sat-error.h>
#include <sudoku-check.h>
#include <sudoku-solve.h>
#include <words-solver.h>
#include <words-terms.h>
#include <words-trouble.h>

#include "satdoku-new-dialog.h"

typedef struct
{
  SudokuGrid *grid;
  guint cell; /* of a hint; SATDOKU_NO_CELL: any */
} PuzzleInput;

typedef struct
{
  SudokuVerdict verdict;
  SudokuGrid *solution; /* (nullable) */
  SudokuSolveStats stats;
  GPtrArray *trouble; /* (nullable) (element-type utf8): why there is no solution */
  guint cell;
} PuzzleResult;

static void
puzzle_input_free (PuzzleInput *input)
{
  sudoku_grid_free (input->grid);
  g_free (input);
}

static void
puzzle_result_free (PuzzleResult *result)
{
  g_clear_pointer (&result->solution, sudoku_grid_free);
  g_clear_pointer (&result->trouble, g_ptr_array_unref);
  g_free (result);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PuzzleResult, puzzle_result_free)

typedef SudokuVerdict (*SolveFunc) (const SudokuGrid *grid,
                                    const SudokuTask *task,
                                    SudokuGrid **solution,
                                    SudokuSolveStats *stats,
                                    GError **error);

/* In the thread. */
static gpointer
ask (SolveFunc solve,
     const SudokuGrid *grid,
     const SudokuTask *task,
     GError **error)
{
  g_autoptr (PuzzleResult) result = g_new0 (PuzzleResult, 1);
  GError *local_error = NULL;

  result->verdict = solve (grid, task, &result->solution, &result->stats, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (result->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    result->trouble = words_no_solution (grid);
  return g_steal_pointer (&result);
}

static gpointer
run_check (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  return ask (sudoku_check, ((PuzzleInput *)input)->grid, task, error);
}

static gpointer
run_solve (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  return ask (sudoku_solve, ((PuzzleInput *)input)->grid, task, error);
}

static SudokuGrid *
with_answers_fixed (const SudokuGrid *grid)
{
  SudokuGrid *fixed = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (fixed); cell++)
    if (sudoku_grid_get_origin (fixed, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (fixed, cell, sudoku_grid_get_value (fixed, cell), SUDOKU_ORIGIN_ENTRY);
  return fixed;
}

/* A hint agrees with the hints before it, as long as they can be right. */
static gpointer
run_hint (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  const PuzzleInput *puzzle = input;
  g_autoptr (SudokuGrid) fixed = with_answers_fixed (puzzle->grid);
  PuzzleResult *result = ask (sudoku_solve, fixed, task, error);

  if (result != NULL && result->solution == NULL &&
      sudoku_grid_count (puzzle->grid, SUDOKU_ORIGIN_ANSWER) > 0)
    {
      puzzle_result_free (result);
      result = ask (sudoku_solve, puzzle->grid, task, error);
    }
  if (result != NULL)
    result->cell = puzzle->cell;
  return result;
}

static SatdokuPanel *
get_panel (SatdokuWindow *self)
{
  return satdoku_grid_page_get_panel (self->grid_page);
}

static void
show_no_solution (SatdokuWindow *self,
                  const PuzzleResult *result,
                  const char *verdict)
{
  g_autofree char *details = NULL;

  if (result->trouble != NULL && result->trouble->len > 0)
    {
      g_autofree char *first = words_capitalise (g_ptr_array_index (result->trouble, 0));

      details = g_strdup_printf ("%s.", first);
    }
  satdoku_panel_show (
    get_panel (self), SATDOKU_MOOD_BAD, verdict,
    details != NULL ? details
                    : _ ("No rule is broken so far, but every way to go on ends in a dead end."));
}

/* All broken rules, each with its cells; FALSE when there are none. */
static gboolean
show_conflicts (SatdokuWindow *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);
  g_autofree char *verdict = NULL;

  if (conflicts->len == 0)
    return FALSE;
  verdict = g_strdup_printf (ngettext ("%u rule is broken", "%u rules are broken", conflicts->len),
                             conflicts->len);
  satdoku_panel_show (get_panel (self), SATDOKU_MOOD_BAD, verdict, NULL);
  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);
      g_autofree char *text = words_conflict (sudoku_grid_get_geometry (grid), conflict);
      g_autofree char *sentence = words_capitalise (text);
      g_autofree guint *cells = g_new (guint, conflict->n_cells);

      for (guint k = 0; k < conflict->n_cells; k++)
        cells[k] = conflict->cells[k];
      satdoku_panel_add_item (get_panel (self), sentence, cells, conflict->n_cells);
    }
  satdoku_board_check (satdoku_grid_page_get_board (self->grid_page));
  return TRUE;
}

/* Says what went wrong, if it did: then TRUE. */
gboolean
satdoku_window_end_job (SatdokuWindow *self,
                        const GError *error)
{
  g_autofree char *memory = words_memory (error);

  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  if (error == NULL)
    return FALSE;
  if (memory != NULL)
    {
      g_autofree char *details =
        g_strconcat (memory, " ", _ ("The more numbers a puzzle has, the less it needs."), NULL);

      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_BAD,
                          _ ("This is too large for the memory that is free"), details);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_window_say_error (self, error);
  return TRUE;
}

/* Under the verdict, for those who want to know. */
static void
show_stats (SatdokuWindow *self,
            const PuzzleResult *result)
{
  g_autoptr (GPtrArray) facts = NULL;

  if (result->verdict == SUDOKU_VERDICT_CONFLICT)
    return;
  facts = words_solve_stats (&result->stats, TRUE);
  satdoku_panel_set_facts (get_panel (self), facts);
}

static void
check_done (GObject *target,
            gpointer data,
            const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (PuzzleResult) result = data;

  if (satdoku_window_end_job (self, error))
    return;
  switch (result->verdict)
    {
    case SUDOKU_VERDICT_CONFLICT:
      show_conflicts (self);
      break;
    case SUDOKU_VERDICT_NO_SOLUTION:
      show_no_solution (self, result, _ ("No solution is possible from here"));
      break;
    case SUDOKU_VERDICT_UNIQUE:
      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_GOOD, _ ("Right so far"),
                          _ ("No rule is broken, and there is exactly one solution."));
      break;
    case SUDOKU_VERDICT_SEVERAL:
      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_WARNING,
                          _ ("There is more than one solution"),
                          _ ("No rule is broken, and a solution is still possible."));
      break;
    case SUDOKU_VERDICT_SOLVABLE:
      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_GOOD, _ ("A solution is still possible"),
                          _ ("No rule is broken."));
      break;
    case SUDOKU_VERDICT_UNKNOWN:
    default:
      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"),
                          _ ("No rule is broken."));
    }
  show_stats (self, result);
}

static char *
describe_stats (const SudokuSolveStats *stats)
{
  double seconds = stats->propagate_seconds + stats->fill_seconds + stats->encode_seconds +
                   stats->search_seconds;
  g_autofree char *clauses = NULL;

  if (stats->n_clauses == 0)
    /* Translators: seconds that solving took. */
    return g_strdup_printf (_ ("In %.3f s, without the SAT solver."), seconds);
  clauses = words_n_clauses (stats->n_clauses);
  /* Translators: seconds that solving took, and the size of the formula, such as "120 clauses". */
  return g_strdup_printf (_ ("In %.3f s, with %s for the SAT solver."), seconds, clauses);
}

static void
solve_done (GObject *target,
            gpointer data,
            const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (PuzzleResult) result = data;
  g_autofree char *details = NULL;

  if (satdoku_window_end_job (self, error))
    return;
  if (result->solution != NULL)
    {
      details = describe_stats (&result->stats);
      sudoku_game_fill_answers (self->game, result->solution);
      satdoku_panel_show (get_panel (self), SATDOKU_MOOD_GOOD,
                          _ ("The solver has filled the board"), details);
    }
  else if (result->verdict == SUDOKU_VERDICT_CONFLICT)
    show_conflicts (self);
  else if (result->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    show_no_solution (self, result, _ ("There is no solution"));
  else
    satdoku_panel_show (get_panel (self), SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"),
                        NULL);
  show_stats (self, result);
}

static guint
choose_empty_cell (const SudokuGrid *grid)
{
  guint n_empty = sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE);
  guint skip = n_empty > 0 ? (guint)g_random_int_range (0, (gint)n_empty) : 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 && skip-- == 0)
      return cell;
  return SATDOKU_NO_CELL;
}

static void
show_hint (SatdokuWindow *self,
           guint cell,
           guint value)
{
  SatdokuBoard *board = satdoku_grid_page_get_board (self->grid_page);
  g_autofree char *symbol = sudoku_symbols_dup (satdoku_board_get_symbols (board), value);
  g_autofree char *name = words_cell (sudoku_game_get_geometry (self->game), cell);
  g_autofree char *place = words_capitalise (name);
  g_autofree char *verdict = NULL;

  sudoku_game_fill_answer (self->game, cell, value);
  satdoku_board_select (board, cell);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  satdoku_board_light_up (board, &cell, 1);
  /* Translators: a cell ("Row 3 column 5") and the number that belongs there. */
  verdict = g_strdup_printf (_ ("%s is %s"), place, symbol);
  satdoku_panel_show (get_panel (self), SATDOKU_MOOD_WARNING, verdict,
                      _ ("The number comes from a solution that agrees with yours."));
}

static void
hint_done (GObject *target,
           gpointer data,
           const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (PuzzleResult) result = data;
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint cell;

  if (satdoku_window_end_job (self, error))
    return;
  if (result->solution == NULL)
    {
      if (result->verdict == SUDOKU_VERDICT_CONFLICT)
        show_conflicts (self);
      else
        show_no_solution (self, result,
                          _ ("There is no hint, because there is no solution from here"));
      return;
    }
  cell = result->cell != SATDOKU_NO_CELL ? result->cell : choose_empty_cell (grid);
  if (cell != SATDOKU_NO_CELL)
    show_hint (self, cell, sudoku_grid_get_value (result->solution, cell));
}

static const SatdokuJob check_job = {
  .title = N_ ("Checking…"),
  .run = run_check,
  .done = check_done,
  .free_input = (GDestroyNotify)puzzle_input_free,
  .free_result = (GDestroyNotify)puzzle_result_free,
};

static const SatdokuJob solve_job = {
  .title = N_ ("Solving…"),
  .run = run_solve,
  .done = solve_done,
  .free_input = (GDestroyNotify)puzzle_input_free,
  .free_result = (GDestroyNotify)puzzle_result_free,
};

static const SatdokuJob hint_job = {
  .title = N_ ("Looking for a hint…"),
  .run = run_hint,
  .done = hint_done,
  .free_input = (GDestroyNotify)puzzle_input_free,
  .free_result = (GDestroyNotify)puzzle_result_free,
};

/* The job that comes next is about the puzzle as it is now. */
void
satdoku_window_begin_job (SatdokuWindow *self)
{
  satdoku_window_show_page (self, "grid");
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  self->job_grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));
}

static void
start (SatdokuWindow *self,
       const SatdokuJob *template,
       guint cell)
{
  SatdokuJob job = *template;
  PuzzleInput *input = g_new0 (PuzzleInput, 1);

  satdoku_window_begin_job (self);
  input->grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));
  input->cell = cell;
  job.title = _ (template->title);
  satdoku_worker_run (self->worker, &job, input, G_OBJECT (self));
}

static void
check_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_window_show_page (self, "grid");
  if (show_conflicts (self))
    return;
  if (sudoku_game_is_solved (self->game))
    satdoku_grid_page_show_progress (self->grid_page);
  else
    start (self, &check_job, SATDOKU_NO_CELL);
}

static void
solve_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  start (user_data, &solve_job, SATDOKU_NO_CELL);
}

static void
hint_random_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  start (user_data, &hint_job, SATDOKU_NO_CELL);
}

static void
hint_chosen_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuWindow *self = user_data;

  start (self, &hint_job,
         satdoku_board_get_selected (satdoku_grid_page_get_board (self->grid_page)));
}

/* For the chosen cell if that is empty, else for any. */
static void
hint_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  if (g_action_group_get_action_enabled (G_ACTION_GROUP (user_data), "hint-chosen"))
    hint_chosen_cb (action, parameter, user_data);
  else
    hint_random_cb (action, parameter, user_data);
}

/* In the thread. */
static gpointer
run_generate (gpointer input,
              const SudokuTask *task,
              GError **error)
{
  const SatdokuNewOptions *options = input;
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, error);
  SudokuTask limited = *task;
  SudokuGenerateOptions generate = {
    .geometry = geometry,
    .symmetry = options->symmetry,
    .unique = options->unique,
    .n_givens = options->n_givens,
    .seed = options->seed,
  };

  if (geometry == NULL)
    return NULL;
  limited.time_limit = satdoku_new_options_get_time_limit (options);
  return sudoku_generate (&generate, &limited, NULL, error);
}

static void
generate_done (GObject *target,
               gpointer data,
               const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (SudokuGrid) grid = data;
  g_autoptr (SudokuGame) game = NULL;

  if (grid == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        satdoku_window_say_error (self, error);
      return;
    }
  game = sudoku_game_new (grid);
  satdoku_window_replace_game (
    self, game, NULL, NULL,
    self->game != NULL && sudoku_game_can_undo (self->game) ? _ ("This is a new puzzle") : NULL);
}

/**
 * satdoku_window_create_puzzle:
 * @self: a window
 * @options: what it shall be like
 *
 * Makes a puzzle and shows it. The game that is played stays until the puzzle is ready.
 */
void
satdoku_window_create_puzzle (SatdokuWindow *self,
                              const SatdokuNewOptions *options)
{
  SatdokuJob job = {
    .title = _ ("Making a puzzle…"),
    .run = run_generate,
    .done = generate_done,
    .free_input = g_free,
    .free_result = (GDestroyNotify)sudoku_grid_free,
    .keep = TRUE,
  };

  g_return_if_fail (SATDOKU_IS_WINDOW (self) && options != NULL);

  satdoku_new_options_save (options, self->settings);
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  satdoku_worker_run (self->worker, &job, g_memdup2 (options, sizeof *options), G_OBJECT (self));
}

static void
new_cb (GSimpleAction *action,
        GVariant *parameter,
        gpointer user_data)
{
  SatdokuWindow *self = user_data;
  SatdokuNewOptions options;

  satdoku_new_options_load (&options, self->settings);
  satdoku_window_create_puzzle (self, &options);
}

static void
new_size_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  SatdokuWindow *self = user_data;
  SatdokuNewOptions options;

  satdoku_new_options_load (&options, self->settings);
  satdoku_new_options_set_side (&options, g_variant_get_uint32 (parameter));
  satdoku_window_create_puzzle (self, &options);
}

static void
create_cb (SatdokuWindow *self,
           SatdokuNewDialog *dialog)
{
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (dialog, &options);
  satdoku_window_create_puzzle (self, &options);
}

static void
new_dialog_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuWindow *self = user_data;
  SatdokuNewOptions options;
  GtkWindow *dialog;

  satdoku_new_options_load (&options, self->settings);
  dialog = satdoku_new_dialog_new (GTK_WINDOW (self), &options);
  g_signal_connect_object (dialog, "create", G_CALLBACK (create_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static const GActionEntry entries[] = {
  { "check", check_cb },
  { "solve", solve_cb },
  { "hint", hint_cb },
  { "hint-chosen", hint_chosen_cb },
  { "hint-random", hint_random_cb },
  { "new", new_cb },
  { "new-size", new_size_cb, "u" },
  { "new-dialog", new_dialog_cb },
};

/* Called once for each window. */
void
satdoku_window_add_job_actions (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
