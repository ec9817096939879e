/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli repair: the nearest puzzle that has a solution, only one, or no superfluous given. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-repair.h>

#include "cli-command.h"
#include "cli-place.h"
#include "cli-puzzles.h"

/* "removed: r1c2=5" or "added: r3c4=7": the cells of @grid that @other lacks. */
static void
tell_cells (CliSession *session,
            const CliPuzzle *puzzle,
            const char *what,
            const SudokuGrid *grid,
            const SudokuGrid *other)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (GString) text = g_string_new (what);
  gsize length = text->len;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);

      if (value == 0 || value == sudoku_grid_get_fixed (other, cell))
        continue;
      cli_place_append_cell (text, links, cell);
      g_string_append_printf (text, "=%u", value);
    }
  if (text->len > length)
    cli_session_tell (session, puzzle->place, "%s", text->str);
}

static SudokuRepairAim
get_aim (const CliOptions *options)
{
  if (options->minimal)
    return SUDOKU_REPAIR_MINIMAL;
  return options->unique ? SUDOKU_REPAIR_UNIQUE : SUDOKU_REPAIR_SOLVABLE;
}

static CliStatus
tell_not_found (CliSession *session,
                const CliPuzzle *puzzle)
{
  if (session->options->time_limit > 0)
    return cli_session_give_up (session, puzzle->place);
  cli_session_tell (session, puzzle->place, "%s",
                    _ ("no such puzzle was found before the search was cut short"));
  return CLI_GAVE_UP;
}

static CliStatus
repair (CliSession *session,
        const CliPuzzle *puzzle)
{
  const SudokuSymmetry *symmetry = session->options->symmetry;
  g_autofree guint *orbits = NULL;
  g_autoptr (SudokuRepair) answer = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;

  if (symmetry != NULL)
    orbits = sudoku_symmetry_list_orbits (symmetry, sudoku_grid_get_geometry (puzzle->grid));
  cli_session_get_task (session, &task);
  answer =
    sudoku_repair_find (puzzle->grid, get_aim (session->options), orbits, &task, &error);
  if (answer == NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (!answer->possible)
    return tell_not_found (session, puzzle);
  /* Translators: of a puzzle; cells with their numbers follow: " r1c2=5 r3c4=7". */
  tell_cells (session, puzzle, _ ("removed:"), puzzle->grid, answer->grid);
  /* Translators: to a puzzle; cells with their numbers follow: " r1c2=5 r3c4=7". */
  tell_cells (session, puzzle, _ ("added:"), answer->grid, puzzle->grid);
  if (!answer->fewest)
    cli_session_tell (session, puzzle->place, "%s",
                      _ ("there may be a puzzle that is even nearer"));
  document = sudoku_document_new_filled (puzzle->document, answer->grid);
  return cli_session_print_document (session, document,
                                     sudoku_format_for_solution (puzzle->format), puzzle->place);
}

CliStatus
cli_repair (CliSession *session)
{
  if (session->options->unique && session->options->minimal)
    {
      cli_session_tell (session, NULL, "%s", _ ("--unique and --minimal can’t be combined"));
      return CLI_BAD;
    }
  return cli_puzzles_run (session, repair);
}
