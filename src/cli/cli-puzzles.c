/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the puzzles of a file and passes them to a command one by one. */

#include "satdoku-config.h"

#include "cli-puzzles.h"

#include <sudoku-solve.h>

#include <glib/gi18n.h>
#include <sudoku-omission.h>
#include <sudoku-reader.h>
#include <words-error.h>

#include "cli-clauses.h"
#include "cli-io.h"

void
cli_puzzle_clear (CliPuzzle *self)
{
  self->grid = NULL;
  g_clear_pointer (&self->document, sudoku_document_unref);
  g_clear_pointer (&self->place, g_free);
}

/**
 * cli_puzzle_print_solution:
 * @solution: the puzzle with its cells filled
 *
 * Prints a solution in the puzzle's format, if possible.
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
 *
 * Returns: (transfer full) (nullable): by cell: what its player has ruled out; %NULL when the text
 *   does not tell
 */
SudokuSet *
cli_puzzle_find_removed (const CliPuzzle *self)
{
  SudokuGame *game = sudoku_document_get_game (self->document);

  return game != NULL ? sudoku_game_find_removed (game) : NULL;
}

/**
 * cli_puzzle_judge_givens:
 * @verdict: (out): the verdict on the givens alone
 *
 * Finds out whether the givens alone have exactly one solution.
 *
 * Returns: the exit status; other than %CLI_YES when undecided, which is reported
 */
CliStatus
cli_puzzle_judge_givens (const CliPuzzle *self,
                         CliSession *session,
                         SudokuVerdict *verdict)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_copy_givens (self->grid);
  SudokuTask task;
  g_autoptr (GError) error = NULL;

  cli_session_get_task (session, &task);
  *verdict = sudoku_check (givens, &task, NULL, NULL, &error);
  if (error != NULL)
    return cli_session_fail (session, self->place, error);
  return *verdict == SUDOKU_VERDICT_UNKNOWN ? cli_session_give_up (session, self->place) : CLI_YES;
}

/**
 * cli_puzzle_tell_cut_short:
 *
 * Reports that the list of steps is incomplete: the effort is limited even without a time limit.
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
                    _ ("some steps may be missing: the search was cut short"));
  return CLI_GAVE_UP;
}

/**
 * cli_puzzle_tell:
 *
 * Writes the puzzle itself to standard error, after a message about it, in the format of its
 * solution.
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
 * @status: (inout): set when there is no reader
 *
 * Opens the file of the run, or reports an error.
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

/* Reports what of its text the puzzle lacks. */
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

/* Whether the results would be true of the whole puzzle, or the user goes on without the rest. A
 * puzzle that is only rewritten keeps the missing parts, if the format can. */
static gboolean
may_go_on (const CliOptions *options,
           const SudokuDocument *document)
{
  return options->leave_out || sudoku_document_is_whole (document) ||
         (options->rewrites && sudoku_format_says_omissions (options->to, document));
}

/* Whether parts that could not be read are written as they were. */
static gboolean
keeps_rest (const CliOptions *options,
            const SudokuDocument *document)
{
  return options->rewrites && sudoku_format_says_omissions (options->to, document) &&
         !sudoku_format_has (options->to, SUDOKU_FORMAT_OMISSIONS);
}

/* A puzzle with an unreadable part that matters is a different one, and an error here. */
static CliStatus
check_whole (CliSession *session,
             CliPuzzle *puzzle)
{
  const gboolean matters = sudoku_omissions_matter (sudoku_document_get_issues (puzzle->document));

  if (!may_go_on (session->options, puzzle->document))
    {
      cli_session_tell (session, puzzle->place, "%s",
                        session->options->rewrites
                          ? _ ("without these parts the puzzle would be a different one, so it is "
                               "not written; use --leave-out-unknown to write it anyway")
                          : _ ("without these parts the puzzle would be a different one, so it is "
                               "not judged; use --leave-out-unknown to go on anyway"));
      cli_puzzle_clear (puzzle);
      return CLI_BAD;
    }
  if (session->options->leave_out)
    sudoku_document_set_remainder (puzzle->document, NULL, NULL);
  if (matters && keeps_rest (session->options, puzzle->document))
    cli_session_tell (session, puzzle->place, "%s",
                      _ ("the parts that were left out are copied unchanged from the input"));
  if (matters && !session->options->rewrites)
    cli_session_tell (session, puzzle->place, "%s",
                      _ ("the result is for the puzzle without the parts that were left out"));
  return CLI_YES;
}

/**
 * cli_puzzle_make_cnf:
 *
 * Returns: (transfer full): the formula for an answer or a proof: the original one if the puzzle
 *   came as a formula, as far as the options don't override it
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

/* Without the requested clauses it is a different puzzle, and an error. */
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
 * @error: an error of the reader
 * @go_on: (out): whether there may be more
 *
 * Reports an error in a file.
 *
 * Returns: the status
 */
CliStatus
cli_puzzles_fail (CliSession *session,
                  const GError *error,
                  gboolean *go_on)
{
  g_autofree char *name = cli_io_get_name (session->file);

  /* A syntax error has a place, a failing device doesn't. */
  *go_on = error->domain != G_IO_ERROR;
  /* Only a cancellation does not name the file. */
  return cli_session_fail (session,
                           g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? name : NULL,
                           error);
}

/* Whether the user takes the file for a puzzle: a board of some shape is asked for, or something
 * only boards have. */
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
 * @reader: the reader of its file
 * @cancellable: (nullable): ends reading; borrowed
 * @puzzle: (out caller-allocates): the next puzzle, if there is one; to be cleared
 * @formula: (out) (optional) (nullable) (transfer full): the formula if the file is one and no
 *   puzzle; if NULL, such a file is an error
 * @go_on: (out): whether there may be more
 *
 * Reads the next puzzle and reports errors. That a formula is no puzzle is reported only where a
 * board is asked for.
 *
 * Returns: %CLI_YES, also at the end, or the status of an error
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

  cli_session_tell (session, name, "%s", _ ("no puzzle was found"));
  return CLI_BAD;
}

/**
 * cli_puzzles_end:
 * @status: the highest status so far
 * @n_read: how many puzzles were read, right or wrong
 *
 * Reports at the end of a file what was not reported yet: that a signal ended the work, or that
 * there was nothing.
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

/* With several files the name of the formula's file is printed. */
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

/* Also processes a formula in the place of a puzzle. */
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
 * cli_puzzles_run:
 * @func: processes a puzzle
 *
 * Calls @func for each puzzle of the file as soon as it is read. An unreadable puzzle, or a formula
 * that is no puzzle, is reported and skipped. This is for output bit by bit, one puzzle after the
 * other; cli_puzzle_stream_run() uses all processors.
 *
 * Returns: the highest status
 */
CliStatus
cli_puzzles_run (CliSession *session,
                 CliPuzzleFunc func)
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
      CliStatus result = read_next (session, reader, NULL, &puzzle, &go_on);

      if (go_on)
        n_read++;
      if (puzzle.document != NULL)
        result = func (session, &puzzle);
      status = MAX (status, result);
    }
  return cli_puzzles_end (session, status, n_read);
}

/* Skips unreadable puzzles. No document: the end. */
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
 * @func: processes a puzzle; prints several lines
 * @formula_func: (nullable): processes a formula that is no puzzle; %NULL: it is an error
 *
 * Calls @func for each puzzle of the file. When there are several, or several files, the output for
 * each begins with a line "# NAME:LINE" and ends with an empty one. That requires reading the next
 * one in advance.
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
      /* It is reported already, or will be. */
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
 * @puzzle: (out caller-allocates): the puzzle; to be cleared in any case
 * @formula_func: (nullable): processes a formula that is no puzzle; %NULL: it is an error
 *
 * Reads a file that must hold exactly one puzzle.
 *
 * Returns: %CLI_YES, or the status of an error, which has been reported; without a document in
 *   @puzzle, the status of @formula_func
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
                        _ ("a second puzzle begins here, but a formula can hold only one"));
      return CLI_BAD;
    }
  return status;
}
