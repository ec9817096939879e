/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli rate: how hard puzzles are on four scales, and the steps that solve them. */

#include "satdoku-config.h"

#include <sudoku-level-judge.h>
#include <sudoku-rate.h>
#include <sudoku-rating.h>

#include "cli-command.h"
#include "cli-path.h"
#include "cli-puzzle-stream.h"

/* For each search for steps, in the units of sudoku_step_search_set_budget(): seconds, where a
 * puzzle of an ordinary size needs milliseconds. */
#define WORK_MAX 200000000

static SudokuRating *
rate_on (CliSession *session,
         const CliPuzzle *puzzle,
         const char *scale)
{
  SudokuTask task;

  cli_path_get_task (session, puzzle->grid, &task);
  return sudoku_rating_new (puzzle->grid, sudoku_scale_find (scale), TRUE, WORK_MAX, &task);
}

/* The steps, a line for each, or with their reasons. */
static char *
write_path (CliSession *session,
            const CliPuzzle *puzzle,
            const SudokuRating *rating)
{
  GString *text = NULL;

  if (!session->options->words)
    return sudoku_rating_path_to_text (rating, sudoku_grid_get_side (puzzle->grid));
  text = g_string_new (NULL);
  cli_path_append (text, rating, puzzle->grid, session->options->coordinates);
  return g_string_free (text, FALSE);
}

static gboolean
was_cut_short (const SudokuRating *rating)
{
  return rating != NULL && sudoku_rating_was_cut_short (rating);
}

/* "moderate	3.0	342	medium", and "-" where a scale has no rating. Puzzles with items are on none
 * of them: their path, if it is asked for, follows the first. */
static CliStatus
print_rating (CliSession *session,
              const CliPuzzle *puzzle)
{
  const CliOptions *options = session->options;
  const char *scale = options->scale != NULL ? options->scale->id : "explainer";
  gboolean rated = cli_path_is_rated (puzzle->grid);
  g_autoptr (SudokuRating) explainer = rated ? rate_on (session, puzzle, "explainer") : NULL;
  g_autoptr (SudokuRating) hodoku = rated ? rate_on (session, puzzle, "hodoku") : NULL;
  g_autoptr (SudokuRating) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  CliStatus status, end;
  SudokuLevel level;
  SudokuTask task;

  if (g_cancellable_set_error_if_cancelled (session->cancellable, &error))
    return cli_session_fail (session, puzzle->place, error);
  cli_path_get_task (session, puzzle->grid, &task);
  level = sudoku_level_judge (puzzle->grid, &task);
  line = sudoku_rating_to_text (rated ? sudoku_rate (puzzle->grid) : SUDOKU_DIFFICULTY_UNKNOWN,
                                explainer, hodoku, level);
  if (options->path &&
      (!rated || (!g_str_equal (scale, "explainer") && !g_str_equal (scale, "hodoku"))))
    other = rate_on (session, puzzle, scale);
  if (options->path)
    path = write_path (session, puzzle,
                       other != NULL                   ? other
                       : g_str_equal (scale, "hodoku") ? hodoku
                                                       : explainer);
  text = g_strconcat (line, "\n", path, NULL);
  status = cli_session_print (session, text);
  if (!was_cut_short (explainer) && !was_cut_short (hodoku) && !was_cut_short (other) &&
      level != SUDOKU_LEVEL_UNKNOWN)
    return status;
  end = cli_puzzle_tell_cut_short (puzzle, session);
  return MAX (status, end);
}

/* The words are not translated: scripts compare them. */
static CliStatus
rate (CliSession *session,
      const CliPuzzle *puzzle)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;
  CliStatus status = cli_puzzle_judge_givens (puzzle, session, &verdict);
  CliStatus printed = CLI_YES;

  if (status == CLI_GAVE_UP && !g_cancellable_is_cancelled (session->cancellable))
    printed = cli_session_print (session, "-\t-\t-\t-\n");
  if (status != CLI_YES)
    return MAX (status, printed);
  if (verdict == SUDOKU_VERDICT_UNIQUE)
    return print_rating (session, puzzle);
  status = cli_session_print (session, verdict == SUDOKU_VERDICT_SEVERAL ? "several solutions\n"
                                                                         : "no solution\n");
  return MAX (status, CLI_NO);
}

CliStatus
cli_rate (CliSession *session)
{
  static const CliPuzzleWork work = { .puzzle = rate };

  return cli_puzzle_stream_run (session, &work);
}
