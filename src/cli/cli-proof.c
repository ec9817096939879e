/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli prove and check-proof: proves that a puzzle has exactly one solution, or none, or a
 * formula no model, so that nobody need trust this program; and checks the proof of a solver. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-formula-prove.h>
#include <sat-proof-reader.h>
#include <sudoku-bundle.h>
#include <sudoku-prove.h>
#include <words-proof.h>

#include "cli-command.h"
#include "cli-formula.h"
#include "cli-io.h"
#include "cli-puzzles.h"

/* The puzzle or its solution as a file of a bundle. */
static char *
write_grid (const CliPuzzle *puzzle,
            const SudokuGrid *grid,
            GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_filled (puzzle->document, grid);
  const SudokuFormat *format =
    sudoku_format_for_output (sudoku_format_for_solution (puzzle->format), document);

  return sudoku_format_write (format, document, error);
}

static SudokuBundle *
make_bundle (CliSession *session,
             const CliPuzzle *puzzle,
             const SudokuProved *proved,
             GError **error)
{
  g_autoptr (SudokuBundle) bundle = sudoku_bundle_new ();
  g_autofree char *readme = words_proof_readme (proved->claim, proved->proof);
  g_autofree char *text = write_grid (puzzle, puzzle->grid, error);
  SudokuTask task;

  if (text == NULL)
    return NULL;
  cli_session_get_task (session, &task);
  sudoku_bundle_add (bundle, "README.txt", readme);
  sudoku_bundle_add (bundle, "puzzle.txt", text);
  if (proved->solution != NULL)
    {
      g_autofree char *solution = write_grid (puzzle, proved->solution, error);

      if (solution == NULL)
        return NULL;
      sudoku_bundle_add (bundle, "solution.txt", solution);
    }
  if (!sudoku_bundle_add_proof (bundle, proved->claim, proved->proof, &task, error))
    return NULL;
  return g_steal_pointer (&bundle);
}

static CliStatus
save (CliSession *session,
      const SudokuBundle *bundle)
{
  const char *output = session->options->output;
  g_autoptr (GError) error = NULL;
  g_autofree char *existing = NULL;
  g_autofree char *name = cli_io_get_output_name (output);

  existing = sudoku_bundle_find_existing (bundle, output);
  if (existing != NULL && !session->options->force)
    {
      g_autofree char *existing_name = cli_io_get_output_name (existing);

      cli_session_tell (session, existing_name, "%s",
                        _ ("this file already exists; use --force to overwrite it"));
      return CLI_BAD;
    }
  if (!sudoku_bundle_save (bundle, output, session->options->force, session->cancellable, &error))
    return cli_session_fail (session, name, error);
  return CLI_YES;
}

/* The words are not translated: scripts compare them. */
static CliStatus
print_line (CliSession *session,
            const char *claim,
            const SatProof *proof,
            gboolean checked)
{
  gsize n_steps = sat_proof_get_n_steps (proof);
  g_autofree char *line = g_strdup_printf ("%s: proved, %" G_GSIZE_FORMAT " %s, %s\n", claim,
                                           n_steps, n_steps == 1 ? "step" : "steps",
                                           checked ? "checked" : "not checked");

  return cli_session_print (session, line);
}

static CliStatus
print_proved (CliSession *session,
              const CliPuzzle *puzzle,
              const SudokuProved *proved)
{
  gboolean checked = proved->kind == SUDOKU_PROVED;
  g_autoptr (SudokuBundle) bundle = NULL;
  g_autoptr (GError) error = NULL;
  CliStatus status = CLI_YES, result;

  if (proved->solution != NULL)
    {
      g_autofree char *first = g_strdup_printf (
        "solution: satisfies %" G_GUINT64_FORMAT " clauses\n",
        sudoku_cnf_get_n_clauses (sudoku_claim_get_cnf (proved->claim)));

      status = cli_session_print (session, first);
      result = cli_puzzle_print_solution (puzzle, session, proved->solution);
      status = MAX (status, result);
    }
  result = print_line (session, proved->solution != NULL ? "no other solution" : "no solution",
                       proved->proof, checked);
  status = MAX (status, result);
  if (!checked)
    return MAX (status, CLI_GAVE_UP);
  if (session->options->output == NULL || status != CLI_YES)
    return status;
  bundle = make_bundle (session, puzzle, proved, &error);
  return bundle != NULL ? save (session, bundle) : cli_session_fail (session, puzzle->place, error);
}

/* The claim is false. */
static CliStatus
print_contrary (CliSession *session,
                const CliPuzzle *puzzle,
                const SudokuProved *proved)
{
  const SudokuGrid *grids[] = { proved->solution, proved->other };
  const char *word = "no solution\n";
  CliStatus status = CLI_NO, result;

  if (proved->kind == SUDOKU_PROVED_SEVERAL)
    word = "several solutions\n";
  else if (proved->kind == SUDOKU_PROVED_SOLVABLE)
    word = "solvable\n";
  result = cli_session_print (session, word);
  status = MAX (status, result);
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    if (grids[i] != NULL)
      {
        result = cli_puzzle_print_solution (puzzle, session, grids[i]);
        status = MAX (status, result);
      }
  return status;
}

static CliStatus
prove (CliSession *session,
       const CliPuzzle *puzzle)
{
  const CliOptions *options = session->options;
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuProved) proved = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  cnf = sudoku_cnf_new_reduced (puzzle->grid, options->encoding,
                                options->numbering != NULL ? options->numbering
                                                           : sudoku_numbering_find ("original"),
                                options->reduction);
  proved = sudoku_prove (cnf, options->unique ? SUDOKU_CLAIM_UNIQUE : SUDOKU_CLAIM_UNSOLVABLE,
                         &task, &error);
  if (proved == NULL)
    return cli_session_fail (session, puzzle->place, error);
  switch (proved->kind)
    {
    case SUDOKU_PROVED:
    case SUDOKU_PROVED_UNCHECKED:
      return print_proved (session, puzzle, proved);
    case SUDOKU_PROVED_SOLVABLE:
    case SUDOKU_PROVED_NO_SOLUTION:
    case SUDOKU_PROVED_SEVERAL:
      return print_contrary (session, puzzle, proved);
    case SUDOKU_PROVED_NOTHING:
    default:
      return cli_session_give_up (session, puzzle->place);
    }
}

static CliStatus
save_formula (CliSession *session,
              const char *name,
              const SatFormula *formula,
              const SatProof *proof)
{
  g_autoptr (SudokuBundle) bundle = sudoku_bundle_new ();
  g_autofree char *readme = words_proof_readme (NULL, proof);
  g_autoptr (GError) error = NULL;

  sudoku_bundle_add (bundle, "README.txt", readme);
  if (!sudoku_bundle_add_formula_proof (bundle, formula, proof, session->cancellable, &error))
    return cli_session_fail (session, name, error);
  return save (session, bundle);
}

/* It has a model. */
static CliStatus
print_solvable (CliSession *session,
                const char *name,
                const SatFormula *formula,
                const SatFormulaRun *run)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = sat_formula_solve (formula, run, NULL, &error);
  CliStatus status, result;

  if (model == NULL)
    return cli_session_fail (session, name, error);
  status = cli_session_print (session, "solvable\n");
  result = cli_formula_print_model (session, model);
  status = MAX (status, result);
  return MAX (status, CLI_NO);
}

/* A formula that is no puzzle. */
static CliStatus
prove_formula (CliSession *session,
               const char *name,
               const SatFormula *formula)
{
  g_autoptr (SatProof) proof = NULL;
  g_autoptr (GError) error = NULL;
  SatProofVerdict verdict;
  SatFormulaRun run;
  SatStatus status;
  SudokuTask task;
  CliStatus printed;

  if (session->options->unique)
    {
      cli_session_tell (session, name, "%s",
                        _ ("this formula is not a puzzle; only --unsolvable can prove something "
                           "about it: that it has no model"));
      return CLI_BAD;
    }
  cli_formula_tell_warnings (session, formula);
  cli_session_get_task (session, &task);
  run = (SatFormulaRun){ .cancellable = task.cancellable, .time_limit = task.time_limit };
  status = sat_formula_prove (formula, &run, &proof, &verdict, &error);
  if (error != NULL)
    return cli_session_fail (session, name, error);
  if (status == SAT_STATUS_SATISFIABLE)
    return print_solvable (session, name, formula, &run);
  if (status == SAT_STATUS_UNKNOWN)
    return cli_session_give_up (session, name);
  printed = print_line (session, "no model", proof, verdict.kind == SAT_PROOF_RIGHT);
  if (verdict.kind != SAT_PROOF_RIGHT)
    return MAX (printed, CLI_GAVE_UP);
  if (session->options->output == NULL || printed != CLI_YES)
    return printed;
  return save_formula (session, name, formula, proof);
}

CliStatus
cli_prove (CliSession *session)
{
  g_auto (CliPuzzle) puzzle = { 0 };
  CliStatus status;

  if (session->options->unique == session->options->unsolvable)
    {
      cli_session_tell (session, NULL, "%s",
                        _ ("'prove' needs either --unique or --unsolvable"));
      return CLI_BAD;
    }
  if (session->options->output == NULL)
    return cli_puzzles_run_marked (session, prove, prove_formula);
  /* The files are those of one puzzle. */
  status = cli_puzzles_read_one (session, &puzzle, prove_formula);
  return puzzle.document != NULL && status == CLI_YES ? prove (session, &puzzle) : status;
}

static CliStatus
read_proof (CliSession *session,
            SatProof **proof)
{
  const char *path = session->options->proof;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = cli_io_get_name (path);
  g_autoptr (GBytes) bytes = cli_io_load (path, session->cancellable, &error);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (bytes != NULL)
    *proof = sat_proof_read (name, data, length, session->cancellable, &error);
  return *proof != NULL ? CLI_YES : cli_session_fail (session, NULL, error);
}

/* In the form of other checkers, and in words. */
static CliStatus
report (CliSession *session,
        const SatProof *proof,
        const SatProofVerdict *verdict,
        const SudokuClaim *claim,
        const SatNames *names)
{
  g_autofree char *name = cli_io_get_name (session->options->proof);
  g_autofree char *sentence = words_proof (proof, verdict, claim, WORDS_NOTATION_SPOKEN);
  g_autoptr (GPtrArray) details =
    words_proof_details (proof, verdict, claim, names, WORDS_NOTATION_SPOKEN);
  gboolean right = verdict->kind == SAT_PROOF_RIGHT;
  CliStatus status, end;

  cli_session_tell (session, name, "%s", sentence);
  for (guint i = 0; i < details->len; i++)
    cli_session_tell (session, name, "%s", (const char *)g_ptr_array_index (details, i));
  if (verdict->kind == SAT_PROOF_UNFINISHED)
    {
      status = cli_session_print (session, "s UNKNOWN\n");
      end = cli_session_give_up (session, name);
      return MAX (status, end);
    }
  status = cli_session_print (session, right ? "s VERIFIED\n" : "s NOT VERIFIED\n");
  return MAX (status, right ? CLI_YES : CLI_NO);
}

static CliStatus
check_formula (CliSession *session,
               const char *name,
               const SatFormula *formula)
{
  g_autoptr (SatProof) proof = NULL;
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  g_autoptr (SatNames) names =
    sat_names_new (sat_formula_get_comments (formula), sat_formula_get_n_variables (formula));
  g_autoptr (GError) error = NULL;
  CliStatus status = read_proof (session, &proof);
  const SatProofRun run = {
    .cancellable = session->cancellable,
    .time_limit = cli_session_get_seconds_left (session),
  };
  SatProofVerdict verdict;

  if (status != CLI_YES)
    return status;
  if (!sat_formula_stream (formula, sat_proof_checker_get_sink (checker), session->cancellable,
                           &error) ||
      !sat_proof_checker_run (checker, proof, &run, &verdict, &error))
    return cli_session_fail (session, name, error);
  return report (session, proof, &verdict, NULL, names);
}

/* A formula in a file is that of the proof as it is, even when it is that of a puzzle. Returns
 * FALSE when it is no formula, or when the puzzle is needed. */
static gboolean
check_file (CliSession *session,
            CliStatus *status)
{
  const CliOptions *options = session->options;
  g_autofree char *name = cli_io_get_name (session->file);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) formula = NULL;
  SatDimacs *dimacs = NULL;
  const SudokuFormat *format = options->from;
  gsize length = 0;
  const char *text = NULL;

  if (options->unique || options->unsolvable || g_str_equal (session->file, "-"))
    return FALSE;
  bytes = cli_io_load (session->file, session->cancellable, NULL);
  if (bytes != NULL)
    text = g_bytes_get_data (bytes, &length);
  if (text != NULL && format == NULL)
    format = sudoku_format_detect (text, length);
  if (text == NULL || format == NULL || !sudoku_format_has (format, SUDOKU_FORMAT_FORMULA))
    return FALSE;
  dimacs = sat_dimacs_read (name, text, length, session->cancellable, &error);
  if (dimacs == NULL)
    {
      *status = cli_session_fail (session, NULL, error);
      return TRUE;
    }
  formula = sat_formula_new (dimacs);
  *status = check_formula (session, name, formula);
  return TRUE;
}

static SudokuClaimKind
get_claim (const CliOptions *options)
{
  if (options->unique)
    return SUDOKU_CLAIM_UNIQUE;
  return options->unsolvable ? SUDOKU_CLAIM_UNSOLVABLE : SUDOKU_CLAIM_ANY;
}

static CliStatus
check_puzzle (CliSession *session,
              const CliPuzzle *puzzle)
{
  g_autoptr (SatProof) proof = NULL;
  g_autoptr (SudokuCnf) cnf = cli_puzzle_make_cnf (puzzle, session);
  g_autoptr (SudokuProofCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  CliStatus status = read_proof (session, &proof);
  SudokuTask task;

  if (status != CLI_YES)
    return status;
  cli_session_get_task (session, &task);
  check = sudoku_proof_check (cnf, proof, get_claim (session->options), &task, &error);
  if (check == NULL)
    return cli_session_fail (session, puzzle->place, error);
  return report (session, proof, &check->verdict, check->claim, NULL);
}

CliStatus
cli_check_proof (CliSession *session)
{
  const CliOptions *options = session->options;
  g_auto (CliPuzzle) puzzle = { 0 };
  CliStatus status;

  if (options->proof == NULL)
    {
      cli_session_tell (session, NULL, "%s", _ ("'check-proof' needs --proof PROOF"));
      return CLI_BAD;
    }
  if (options->unique && options->unsolvable)
    {
      cli_session_tell (session, NULL, "%s", _ ("--unique and --unsolvable can’t be combined"));
      return CLI_BAD;
    }
  if (g_str_equal (options->proof, "-") && g_str_equal (options->arguments[0], "-"))
    {
      cli_session_tell (session, NULL, "%s",
                        _ ("the puzzle and the proof can't both come from standard input"));
      return CLI_BAD;
    }
  if (check_file (session, &status))
    return status;
  status = cli_puzzles_read_one (session, &puzzle, check_formula);
  if (status != CLI_YES || puzzle.document == NULL)
    return status;
  return check_puzzle (session, &puzzle);
}
