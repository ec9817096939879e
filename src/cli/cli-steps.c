/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli steps: what could be done next when solving by hand. */

#include "satdoku-config.h"

#include <sudoku-scale.h>
#include <sudoku-step-search.h>
#include <words-step.h>

#include "cli-command.h"
#include "cli-path.h"
#include "cli-place.h"
#include "cli-puzzles.h"

static void
append_truths (GString *text,
               const SudokuLinks *links,
               const char *title,
               const guint32 *truths,
               guint n)
{
  if (n > 0)
    g_string_append_printf (text, " | %s", title);
  for (guint i = 0; i < n; i++)
    cli_place_append_truth (text, links, truths[i]);
}

static void
append_certificate (GString *text,
                    const SudokuLinks *links,
                    const SudokuStep *step)
{
  guint n = 0, side = sudoku_links_get_side (links);
  const guint32 *numbers = sudoku_step_get_truths (step, &n);

  append_truths (text, links, "truths", numbers, n);
  numbers = sudoku_step_get_links (step, &n);
  append_truths (text, links, "links", numbers, n);
  numbers = sudoku_step_get_guardians (step, &n);
  if (n > 0)
    g_string_append (text, " | guardians");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " r%uc%u=%u", numbers[i] / side / side + 1,
                            numbers[i] / side % side + 1, numbers[i] % side + 1);
}

static CliStatus
print_steps (CliSession *session,
             const SudokuPosition *position,
             const SudokuLinks *links,
             const GPtrArray *steps)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CliStatus status;

  for (guint i = 0; i < steps->len; i++)
    {
      const SudokuStep *step = g_ptr_array_index (steps, i);
      g_autofree char *line = sudoku_step_to_text (step, sudoku_links_get_side (links));

      g_string_append (text, line);
      if (session->options->certificate)
        append_certificate (text, links, step);
      g_string_append_c (text, '\n');
      if (session->options->words)
        words_step_append_reasons (step, position, links, session->options->coordinates,
                                   CLI_PATH_INDENT, text);
    }
  status = cli_session_print (session, text->str);
  return MAX (status, steps->len > 0 ? CLI_YES : CLI_NO);
}

static CliStatus
list_steps (CliSession *session,
            const CliPuzzle *puzzle)
{
  const CliOptions *options = session->options;
  g_autofree SudokuSet *removed = cli_puzzle_find_removed (puzzle);
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (puzzle->grid, removed);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle->grid));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (GPtrArray) steps = NULL;
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_scale_list_by_ease (&n);
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;
  CliStatus status = cli_puzzle_judge_givens (puzzle, session, &verdict), end;

  if (status != CLI_YES)
    return status;
  if (sudoku_position_is_dead_end (position))
    return CLI_NO;
  if (options->techniques != NULL)
    {
      techniques = (const SudokuTechnique *const *)options->techniques->pdata;
      n = options->techniques->len;
    }
  sudoku_step_search_set_unique (search, verdict == SUDOKU_VERDICT_UNIQUE);
  sudoku_step_search_set_cancellable (search, session->cancellable);
  sudoku_step_search_set_time_limit (search, cli_session_get_seconds_left (session));
  steps = sudoku_step_search_run (search, position, techniques, n, SUDOKU_STEP_ALL);
  status = print_steps (session, position, links, steps);
  if (!sudoku_step_search_was_cut_short (search))
    return status;
  end = cli_session_give_up (session, puzzle->place);
  return MAX (status, end);
}

CliStatus
cli_steps (CliSession *session)
{
  return cli_puzzles_run_marked (session, list_steps, NULL);
}
