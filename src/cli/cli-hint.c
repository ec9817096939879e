/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli hint: help in three grades. */

#include "satdoku-config.h"

#include <sudoku-hint.h>
#include <sudoku-proof.h>
#include <words-step.h>

#include "cli-command.h"
#include "cli-path.h"
#include "cli-place.h"
#include "cli-puzzles.h"

/* The length of a step with a tree of cases: " (12 cases, 4 deep, 57 truths)". */
static void
append_length (GString *text,
               const SudokuHintStep *found)
{
  guint n_truths = 0;

  sudoku_step_get_truths (found->step, &n_truths);
  if (found->n_cases > 1)
    g_string_append_printf (text, " (%u cases, %u deep, %u truths)", found->n_cases, found->depth,
                            n_truths);
}

static CliStatus
print_step (CliSession *session,
            const SudokuHint *hint)
{
  const SudokuHintStep *found = &g_array_index (hint->steps, SudokuHintStep, 0);
  const SudokuStep *step = found->step;
  guint grade = session->options->grade;
  g_autoptr (GString) text = g_string_new (NULL);

  if (grade == 0 || grade == 3)
    {
      g_autofree char *line = sudoku_step_to_text (step, sudoku_links_get_side (hint->links));

      g_string_append (text, line);
    }
  else
    {
      if (grade == 2)
        g_string_append_printf (text, "%s:", sudoku_step_get_technique (step)->id);
      cli_place_append_house (text, hint->links, found->house);
      if (grade == 1)
        g_string_erase (text, 0, 1);
    }
  append_length (text, found);
  g_string_append_c (text, '\n');
  if (session->options->words && (grade == 0 || grade == 3))
    words_step_append_reasons (step, hint->position, hint->links, session->options->coordinates,
                               CLI_PATH_INDENT, text);
  return cli_session_print (session, text->str);
}

/* A removed mark is named by its cell alone, as its value is that of the solution. */
static CliStatus
print_wrong (CliSession *session,
             const CliPuzzle *puzzle,
             const SudokuHint *hint)
{
  const SudokuLinks *links = hint->links;
  const GArray *entries = hint->mistake->entries, *marks = hint->mistake->marks;
  g_autoptr (GString) text = g_string_new ("wrong:");
  CliStatus status;

  if (session->options->grade == 1)
    g_string_append (text, " somewhere");
  for (guint i = 0; i < entries->len && session->options->grade != 1; i++)
    {
      guint cell = g_array_index (entries, guint, i);

      cli_place_append_cell (text, links, cell);
      g_string_append_printf (text, "=%u", sudoku_grid_get_value (puzzle->grid, cell));
    }
  for (guint i = 0; i < marks->len && session->options->grade != 1; i++)
    cli_place_append_cell (text, links, g_array_index (marks, guint, i));
  g_string_append_c (text, '\n');
  status = cli_session_print (session, text->str);
  return MAX (status, CLI_NO);
}

/* The words are not translated: scripts compare them. */
static CliStatus
print_verdict (CliSession *session,
               const char *word,
               CliStatus answer)
{
  CliStatus status = cli_session_print (session, word);

  return MAX (status, answer);
}

static CliStatus
give_hint (CliSession *session,
           const CliPuzzle *puzzle)
{
  g_autofree SudokuSet *removed = cli_puzzle_find_removed (puzzle);
  const SudokuHintWish wish = { .removed = removed };
  SudokuTask task;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuHint) hint = NULL;

  cli_session_get_task (session, &task);
  hint = sudoku_hint_find (puzzle->grid, &wish, &task, &error);
  if (hint == NULL)
    return cli_session_fail (session, puzzle->place, error);
  switch (hint->kind)
    {
    case SUDOKU_HINT_SOLVED:
      return print_verdict (session, "solved\n", CLI_YES);
    case SUDOKU_HINT_NO_SOLUTION:
      return print_verdict (session, "no solution\n", CLI_NO);
    case SUDOKU_HINT_WRONG:
      return print_wrong (session, puzzle, hint);
    case SUDOKU_HINT_STEP:
      return print_step (session, hint);
    case SUDOKU_HINT_AMBIGUOUS:
      return print_verdict (session, "several solutions\n", CLI_NO);
    case SUDOKU_HINT_NONE:
    default:
      return cli_session_give_up (session, puzzle->place);
    }
}

CliStatus
cli_hint (CliSession *session)
{
  return cli_puzzles_run (session, give_hint);
}
