/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the puzzles of a file and gives them to a command one by one. */

#include "satdoku-config.h"

#include "cli-puzzles.h"

#include <sudoku-solve.h>

#include <glib/gi18n.h>
#include <sudoku-omission.h>
#include <sudoku-reader.h>
#include <words-error.h>

#include "cli-clauses.h"
#include "cli-io.h"

/**
 * cli_puzzle_clear:
 * @self: a puzzle
 *
 * Frees what it holds.
 */
void
cli_puzzle_clear (CliPuzzle *self)
{
  self->grid = NULL;
  g_clear_pointer (&self->document, sudoku_document_unref);
  g_clear_pointer (&self->place, g_free);
}

/**
 * cli_puzzle_print_solution:
 * @self: a puzzle
 * @session: the run
 * @solution: its cells filled
 *
 * Prints a solution as its puzzle was written, if that can be.
 *
 * Returns: as cli_session_print_document()
 */
CliStatus
cli_puzzle_print_solution (const CliPuzzle *self,
                           CliSession *session,
                           const SudokuGrid *solution)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_filled (self->document, solution);

  return cli_session_print_document (session, document, sudoku_format_for_solution (self->format),
                                     self->place);
}

/**
 * cli_puzzle_find_removed:
 * @self: a puzzle
 *
 * Returns: (transfer full) (nullable): by cell: what its player has found impossible; %NULL when
 *   the text says nothing of that
 */
SudokuSet *
cli_puzzle_find_removed (const CliPuzzle *self)
{
  SudokuGame *game = sudoku_document_get_game (self->document);

  return game != NULL ? sudoku_game_find_removed (game) : NULL;
}

/**
 * cli_puzzle_judge_givens:
 * @self: a puzzle
 * @session: the run
 * @verdict: (out): what is known of the givens alone
 *
 * Finds out whether the puzzle itself, without what was filled in, has exactly one solution.
 *
 * Returns: the exit status; other than %CLI_YES when it could not be found out, which is said
 */
CliStatus
cli_puzzle_judge_givens (const CliPuzzle *self,
                         CliSession *session,
                         SudokuVerdict *verdict)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_copy (self->grid);
  SudokuTask task;
  g_autoptr (GError) error = NULL;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (givens); cell++)
    if (sudoku_grid_get_origin (givens, cell) != SUDOKU_ORIGIN_GIVEN)
      sudoku_grid_set (givens, cell, 0, SUDOKU_ORIGIN_NONE);
  cli_session_get_task (session, &task);
  *verdict = sudoku_check (givens, &task, NULL, NULL, &error);
  if (error != NULL)
    return cli_session_fail (session, self->place, error);
  return *verdict == SUDOKU_VERDICT_UNKNOWN ? cli_session_give_up (session, self->place) : CLI_YES;
}

/**
 * cli_puzzle_tell_cut_short:
 * @self: a puzzle
 * @session: the run
 *
 * Says that its steps end before they should: the effort is limited also where the time is not.
 *
 * Returns: %CLI_GAVE_UP
 */
CliStatus
cli_puzzle_tell_cut_short (const CliPuzzle *self,
                           CliSession *session)
{
  if (session->options->time_limit > 0)
    return cli_session_give_up (session, self->place);
  cli_session_tell (session, self->place, "%s",
                    _ ("not all steps were found with bounded effort"));
  return CLI_GAVE_UP;
}

/**
 * cli_puzzle_tell:
 * @self: a puzzle
 * @session: the run
 *
 * Writes the puzzle itself to standard error, behind a message about it, as its solution would be
 * printed.
 */
void
cli_puzzle_tell (const CliPuzzle *self,
                 CliSession *session)
{
  const SudokuFormat *format = session->options->to;
  g_autofree char *text = NULL;

  if (format == NULL)
    format = sudoku_format_for_output (sudoku_format_for_solution (self->format), self->document);
  text = sudoku_format_write (format, self->document, NULL);
  if (text != NULL)
    cli_session_tell (session, NULL, "%s", g_strchomp (text));
}

/**
 * cli_puzzles_open:
 * @session: the run
 * @status: (inout): set when there is no reader
 *
 * Opens the file of the run. Says why that can't be.
 *
 * Returns: (transfer full) (nullable): a reader of its puzzles
 */
SudokuReader *
cli_puzzles_open (CliSession *session,
                  CliStatus *status)
{
  const CliOptions *options = session->options;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = cli_io_get_name (session->file);
  g_autoptr (GInputStream) input = cli_io_open (session->file, &error);

  if (input == NULL)
    {
      *status = cli_session_fail (session, NULL, error);
      return NULL;
    }
  return sudoku_reader_new (input, name, options->from, &options->shape);
}

/* What of its text the puzzle lacks. */
static void
tell_issues (CliSession *session,
             const CliPuzzle *puzzle)
{
  const GPtrArray *issues = sudoku_document_get_issues (puzzle->document);

  for (guint i = 0; issues != NULL && i < issues->len; i++)
    {
      g_autofree char *words = words_issue (issues->pdata[i], WORDS_STYLE_TERMINAL);

      cli_session_tell (session, puzzle->place, "%s", words);
    }
}

/* Whether what the command says would be true of the whole puzzle, or the user goes on without the
 * rest. A puzzle that is only written again takes with it what is missing, if the format can. */
static gboolean
may_go_on (const CliOptions *options,
           const SudokuDocument *document)
{
  return options->leave_out || sudoku_document_is_whole (document) ||
         (options->rewrites && sudoku_format_says_omissions (options->to, document));
}

/* Whether what could not be read is written again as it was. */
static gboolean
keeps_rest (const CliOptions *options,
            const SudokuDocument *document)
{
  return options->rewrites && sudoku_format_says_omissions (options->to, document) &&
         !sudoku_format_has (options->to, SUDOKU_FORMAT_OMISSIONS);
}

/* A puzzle of which something that matters could not be read is another one, and none here. */
static CliStatus
check_whole (CliSession *session,
             CliPuzzle *puzzle)
{
  const gboolean matters = sudoku_omissions_matter (sudoku_document_get_issues (puzzle->document));

  if (!may_go_on (session->options, puzzle->document))
    {
      cli_session_tell (session, puzzle->place, "%s",
                        session->options->rewrites
                          ? _ ("without that it would be another puzzle, so it is not written; "
                               "--leave-out-unknown goes on all the same")
                          : _ ("without that it would be another puzzle, so it is not judged; "
                               "--leave-out-unknown goes on all the same"));
      cli_puzzle_clear (puzzle);
      return CLI_BAD;
    }
  if (session->options->leave_out)
    sudoku_document_set_remainder (puzzle->document, NULL, NULL);
  if (matters && keeps_rest (session->options, puzzle->document))
    cli_session_tell (session, puzzle->place, "%s",
                      _ ("what was left out is written as it stands in the text"));
  if (matters && !session->options->rewrites)
    cli_session_tell (session, puzzle->place, "%s",
                      _ ("what follows is about the puzzle without that"));
  return CLI_YES;
}

/**
 * cli_puzzle_make_cnf:
 * @self: a puzzle
 * @session: the run
 *
 * Makes the formula that an answer or a proof is of: when the puzzle came as a formula, that one,
 * as far as the options don't say otherwise.
 *
 * Returns: (transfer full): the formula
 */
SudokuCnf *
cli_puzzle_make_cnf (const CliPuzzle *self,
                     const CliSession *session)
{
  const CliOptions *options = session->options;
  const SudokuEncoding *encoding = sudoku_document_get_encoding (self->document);
  const SudokuReduction *reduction = sudoku_document_get_reduction (self->document);
  const SudokuNumbering *numbering = options->numbering;

  if (numbering == NULL)
    numbering = sudoku_document_get_numbering (self->document);
  if (numbering == NULL)
    numbering = sudoku_numbering_find ("original");
  if (encoding == NULL || options->chooses_form)
    {
      encoding = options->encoding;
      reduction = options->reduction;
    }
  return sudoku_cnf_new_reduced (self->grid, encoding, numbering, reduction);
}

/* Without those that were asked for it is another puzzle, and none. */
static CliStatus
add_clauses (CliSession *session,
             CliPuzzle *puzzle)
{
  const CliOptions *options = session->options;
  const SudokuNumbering *numbering =
    options->numbering != NULL ? options->numbering
                               : sudoku_document_get_numbering (puzzle->document);
  g_autoptr (GError) error = NULL;

  if (cli_clauses_add (options->clauses, numbering, puzzle->document, &error))
    return CLI_YES;
  cli_puzzle_clear (puzzle);
  return cli_session_fail (session, NULL, error);
}

/**
 * cli_puzzles_fail:
 * @session: the run
 * @error: what its reader says
 * @go_on: (out): whether there may be more
 *
 * Reports what is wrong with a file.
 *
 * Returns: the status it amounts to
 */
CliStatus
cli_puzzles_fail (CliSession *session,
                  const GError *error,
                  gboolean *go_on)
{
  g_autofree char *name = cli_io_get_name (session->file);

  /* Bad text says where it is, a failing device doesn't. */
  *go_on = error->domain != G_IO_ERROR;
  /* Only that the work was cancelled does not name the file. */
  return cli_session_fail (session,
                           g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? name : NULL,
                           error);
}

/* Whether somebody takes the file for a puzzle: a board of some shape is asked for, or what only
 * boards have. */
static gboolean
is_board_wanted (const CliOptions *options)
{
  const SudokuShapeHint *shape = &options->shape;

  return shape->box_rows != 0 || shape->no_boxes || shape->rules != NULL ||
         options->clauses != NULL || options->numbering != NULL || options->to != NULL ||
         options->partial;
}

/**
 * cli_puzzles_read_next:
 * @session: the run
 * @reader: what reads its file
 * @cancellable: (nullable): ends reading; borrowed
 * @puzzle: (out caller-allocates): the next puzzle, if there is one; to be cleared
 * @formula: (out) (optional) (nullable) (transfer full): the formula that the file is when it is no
 *   puzzle; without, such a file is an error
 * @go_on: (out): whether there may be more
 *
 * Reads the next puzzle and tells what is wrong with it. That a formula is no puzzle is told only
 * where a board is asked for.
 *
 * Returns: %CLI_YES, also at the end, or what is wrong
 */
CliStatus
cli_puzzles_read_next (CliSession *session,
                       SudokuReader *reader,
                       GCancellable *cancellable,
                       CliPuzzle *puzzle,
                       SatFormula **formula,
                       gboolean *go_on)
{
  g_autoptr (GError) error = NULL;
  CliStatus status;

  puzzle->document = sudoku_reader_next (reader, cancellable, &error);
  *go_on = puzzle->document != NULL;
  if (puzzle->document != NULL)
    {
      g_autofree char *name = cli_io_get_name (session->file);

      puzzle->grid = sudoku_document_get_grid (puzzle->document);
      puzzle->format = sudoku_reader_get_format (reader);
      puzzle->place = g_strdup_printf ("%s:%" G_GSIZE_FORMAT, name,
                                       sudoku_reader_get_line (reader));
      tell_issues (session, puzzle);
      status = check_whole (session, puzzle);
      if (status != CLI_YES)
        return status;
      status = add_clauses (session, puzzle);
      *go_on = status == CLI_YES;
      return status;
    }
  if (error == NULL)
    return CLI_YES;
  if (formula == NULL || sudoku_reader_get_formula (reader) == NULL)
    return cli_puzzles_fail (session, error, go_on);
  if (is_board_wanted (session->options))
    cli_puzzles_fail (session, error, go_on);
  *go_on = TRUE;
  *formula = sat_formula_ref (sudoku_reader_get_formula (reader));
  return CLI_YES;
}

static CliStatus
fail_empty (CliSession *session)
{
  g_autofree char *name = cli_io_get_name (session->file);

  cli_session_tell (session, name, "%s", _ ("there is no puzzle in it"));
  return CLI_BAD;
}

/**
 * cli_puzzles_end:
 * @session: the run
 * @status: the highest status so far
 * @n_read: how many puzzles were read, right or wrong
 *
 * Tells what nobody has told at the end of a file: that a signal ended the work, or that there was
 * nothing.
 *
 * Returns: the status of the run
 */
CliStatus
cli_puzzles_end (CliSession *session,
                 CliStatus status,
                 guint64 n_read)
{
  status = cli_session_report_signal (session, status);
  return n_read > 0 || status != CLI_YES || session->closed ? status : fail_empty (session);
}

/* Of several files it is said which one the formula is. */
static CliStatus
run_formula_marked (CliSession *session,
                    CliFormulaFunc func,
                    const char *name,
                    const SatFormula *formula)
{
  g_autofree char *heading = g_strdup_printf ("# %s\n", name);
  CliStatus status = cli_session_print (session, heading);
  CliStatus result = session->closed ? CLI_YES : func (session, name, formula);
  CliStatus end = session->closed ? CLI_YES : cli_session_print (session, "\n");

  status = MAX (status, result);
  return MAX (status, end);
}

/* Also what is done with a formula in the place of a puzzle. */
static CliStatus
read_next (CliSession *session,
           SudokuReader *reader,
           CliFormulaFunc formula_func,
           CliPuzzle *puzzle,
           gboolean *go_on)
{
  g_autofree char *name = cli_io_get_name (session->file);
  g_autoptr (SatFormula) formula = NULL;
  CliStatus status = cli_puzzles_read_next (session, reader, session->cancellable, puzzle,
                                            formula_func != NULL ? &formula : NULL, go_on);

  cli_session_begin_puzzle (session);
  if (formula == NULL)
    return status;
  return session->has_more_files ? run_formula_marked (session, formula_func, name, formula)
                                 : formula_func (session, name, formula);
}

/**
 * cli_puzzles_run_any:
 * @session: the run
 * @func: what is done with a puzzle
 * @formula_func: (nullable): what is done with a formula that is no puzzle; %NULL: it is an error
 *
 * Calls @func for each puzzle of the file as soon as it is read. A puzzle that can't be read
 * is reported and passed over. This is for what is said bit by bit, to one puzzle after the other;
 * cli_puzzle_stream_run() has all processors work.
 *
 * Returns: the highest status
 */
CliStatus
cli_puzzles_run_any (CliSession *session,
                     CliPuzzleFunc func,
                     CliFormulaFunc formula_func)
{
  CliStatus status = CLI_YES;
  g_autoptr (SudokuReader) reader = cli_puzzles_open (session, &status);
  gboolean go_on = TRUE;
  guint64 n_read = 0;

  if (reader == NULL)
    return status;
  while (go_on && !session->closed && !g_cancellable_is_cancelled (session->cancellable))
    {
      g_auto (CliPuzzle) puzzle = { 0 };
      CliStatus result = read_next (session, reader, formula_func, &puzzle, &go_on);

      if (go_on)
        n_read++;
      if (puzzle.document != NULL)
        result = func (session, &puzzle);
      status = MAX (status, result);
    }
  return cli_puzzles_end (session, status, n_read);
}

/**
 * cli_puzzles_run:
 * @session: the run
 * @func: what is done with a puzzle
 *
 * Does what cli_puzzles_run_any() does; a formula has to be a puzzle.
 *
 * Returns: the highest status
 */
CliStatus
cli_puzzles_run (CliSession *session,
                 CliPuzzleFunc func)
{
  return cli_puzzles_run_any (session, func, NULL);
}

/* Passes over what can't be read. No document: the end. */
static CliStatus
read_next_good (CliSession *session,
                SudokuReader *reader,
                CliFormulaFunc formula_func,
                CliPuzzle *puzzle,
                guint64 *n_read)
{
  CliStatus status = CLI_YES;
  gboolean go_on = TRUE;

  while (go_on && puzzle->document == NULL && !g_cancellable_is_cancelled (session->cancellable))
    {
      CliStatus result = read_next (session, reader, formula_func, puzzle, &go_on);

      *n_read += go_on;
      status = MAX (status, result);
    }
  return status;
}

static CliStatus
run_marked (CliSession *session,
            CliPuzzleFunc func,
            const CliPuzzle *puzzle)
{
  g_autofree char *heading = g_strdup_printf ("# %s\n", puzzle->place);
  CliStatus status = cli_session_print (session, heading);
  CliStatus result = session->closed ? CLI_YES : func (session, puzzle);
  CliStatus end = session->closed ? CLI_YES : cli_session_print (session, "\n");

  status = MAX (status, result);
  return MAX (status, end);
}

/**
 * cli_puzzles_run_marked:
 * @session: the run
 * @func: what is done with a puzzle; it prints several lines
 * @formula_func: (nullable): what is done with a formula that is no puzzle; %NULL: it is an error
 *
 * Calls @func for each puzzle of the file. When there are several, or several files, what is
 * printed of each begins with a line "# NAME:LINE" and ends with an empty one. For this the next
 * one is read before.
 *
 * Returns: the highest status
 */
CliStatus
cli_puzzles_run_marked (CliSession *session,
                        CliPuzzleFunc func,
                        CliFormulaFunc formula_func)
{
  CliStatus status = CLI_YES;
  g_autoptr (SudokuReader) reader = cli_puzzles_open (session, &status);
  g_auto (CliPuzzle) puzzle = { 0 };
  gboolean several = session->has_more_files;
  guint64 n_read = 0;

  if (reader == NULL)
    return status;
  status = read_next_good (session, reader, formula_func, &puzzle, &n_read);
  if (n_read == 0 && status == CLI_YES &&
      !g_cancellable_is_cancelled (session->cancellable))
    return fail_empty (session);
  while (puzzle.document != NULL && !session->closed &&
         !g_cancellable_is_cancelled (session->cancellable))
    {
      g_auto (CliPuzzle) next = { 0 };
      CliStatus result = read_next_good (session, reader, formula_func, &next, &n_read);

      status = MAX (status, result);
      /* It is said already, or will be. */
      if (g_cancellable_is_cancelled (session->cancellable))
        break;
      several = several || next.document != NULL;
      cli_session_begin_puzzle (session);
      result = several ? run_marked (session, func, &puzzle) : func (session, &puzzle);
      status = MAX (status, result);
      cli_puzzle_clear (&puzzle);
      puzzle = next;
      next = (CliPuzzle){ 0 };
    }
  return cli_session_report_signal (session, status);
}

/**
 * cli_puzzles_read_one:
 * @session: the run
 * @puzzle: (out caller-allocates): the puzzle; to be cleared in any case
 * @formula_func: (nullable): what is done with a formula that is no puzzle; %NULL: it is an error
 *
 * Reads a file that must hold exactly one puzzle.
 *
 * Returns: %CLI_YES, or the status of what was wrong, which has been reported; without a document
 *   in @puzzle, what came of @formula_func
 */
CliStatus
cli_puzzles_read_one (CliSession *session,
                      CliPuzzle *puzzle,
                      CliFormulaFunc formula_func)
{
  CliStatus status = CLI_YES;
  g_autoptr (SudokuReader) reader = cli_puzzles_open (session, &status);
  g_auto (CliPuzzle) second = { 0 };
  gboolean go_on = FALSE;

  if (reader == NULL)
    return status;
  status = read_next (session, reader, formula_func, puzzle, &go_on);
  if (puzzle->document == NULL)
    return go_on || status != CLI_YES ? status : fail_empty (session);
  status = read_next (session, reader, NULL, &second, &go_on);
  if (status == CLI_YES && second.document != NULL)
    {
      cli_session_tell (session, second.place, "%s",
                        _ ("a second puzzle begins here, but a formula is of one puzzle"));
      return CLI_BAD;
    }
  return status;
}
