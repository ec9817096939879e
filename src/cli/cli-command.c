/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of commands, used for the help, the checks of arguments and the dispatch. Knows what a
 * command accepts, not how it works. */

#include "satdoku-config.h"

#include <glib/gi18n.h>

#include "cli-command.h"
#include "cli-suggest.h"

static const CliCommand commands[] = {
  {
    "new",
    NULL,
    0,
    N_ ("Make puzzles with exactly one solution"),
    N_ ("Makes puzzles with exactly one solution. Up to 9×9 no given can be left out; larger\n"
        "ones are as sparse as the time limit allows. The same seed makes the same puzzle.\n"
        "With --pattern, givens stand in certain cells only; exit status 1 when it is certain\n"
        "that there is no such puzzle, 3 when none was found."),
    CLI_OPTIONS_NEW,
    cli_new,
  },
  {
    "solve",
    "FILE…",
    CLI_EACH,
    N_ ("Solve puzzles"),
    N_ ("Prints a solution of each puzzle, in the format it came in if that can hold it."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_RUN | CLI_OPTION_STATS | CLI_OPTION_PARTIAL |
      CLI_OPTION_SOLVER | CLI_OPTION_THREADS,
    cli_solve,
  },
  {
    "check",
    "FILE…",
    CLI_EACH,
    N_ ("Say whether puzzles are valid and have exactly one solution"),
    N_ ("Prints for each puzzle one of “unique”, “several solutions”,\n"
        "“no solution” and “conflict”; indented lines say where the trouble is."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_THREADS,
    cli_check,
  },
  {
    "count",
    "FILE…",
    CLI_EACH,
    N_ ("Count the solutions of puzzles"),
    N_ ("Prints the number of solutions of each puzzle. For a formula in DIMACS CNF that is not\n"
        "a puzzle, prints the number of its models over all variables of its header. With\n"
        "--solver, a model counter counts; it must print “c s exact arb int N” or “s mc N”."),
    CLI_OPTIONS_INPUT | CLI_OPTION_LIMIT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_SOLVER |
      CLI_OPTION_THREADS,
    cli_count,
  },
  {
    "rate",
    "FILE…",
    CLI_EACH,
    N_ ("Say how hard puzzles are"),
    N_ ("Prints for each puzzle its difficulty for the Java program, its rating on a scale in the\n"
        "manner of Sudoku Explainer, its score on one in the manner of HoDoKu and its level for\n"
        "people, with tabs between them and “-” for what can’t be said."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_PATH | CLI_OPTION_SCALE |
      CLI_OPTION_WORDS | CLI_OPTION_COORDINATES | CLI_OPTION_THREADS,
    cli_rate,
  },
  {
    "hint",
    "FILE…",
    CLI_EACH,
    N_ ("Give a hint to somebody who is stuck"),
    N_ ("Prints the easiest next step. With --grade 1 it only says where to look, with --grade 2\n"
        "it also names the technique. A wrong entry is reported before any step, as “wrong:”,\n"
        "with exit status 1."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_GRADE | CLI_OPTION_WORDS |
      CLI_OPTION_COORDINATES,
    cli_hint,
  },
  {
    "steps",
    "FILE…",
    CLI_EACH,
    N_ ("List the steps of reasoning that are possible in a position"),
    N_ ("Prints a line for each possible next step: the technique and its conclusions, r1c2=3\n"
        "for a placed value and r1c2<>3 for a removed candidate. The marks of a saved game and\n"
        "the excluded candidates of a HoDoKu library are respected. Exit status 1 when there is\n"
        "no step."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_TECHNIQUE | CLI_OPTION_CERTIFICATE |
      CLI_OPTION_WORDS | CLI_OPTION_COORDINATES,
    cli_steps,
  },
  {
    "explain",
    "FILE…",
    CLI_EACH,
    N_ ("Explain how puzzles are solved"),
    N_ ("Prints the verdict of “check” for each puzzle, and then explains it. One solution: how\n"
        "hard the puzzle is, its hardest technique, and each step to the solution with the\n"
        "reasons in indented lines. No solution: which cells to clear. Several solutions: how\n"
        "they differ, and what would leave only one. Entries count like givens.\n"
        "For a formula in DIMACS CNF that is not a puzzle, prints a minimal set of clauses\n"
        "without a model, or the number of models and the literals that are true in all of them.\n"
        "With -o, the clauses that leave no model or solution are written to OUT."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_OUTPUT | CLI_OPTION_COORDINATES,
    cli_explain,
  },
  {
    "repair",
    "FILE…",
    CLI_EACH,
    N_ ("Repair puzzles that have no solution or several"),
    N_ ("Prints the nearest puzzle without the fault: if there is no solution, as few givens as\n"
        "possible are removed; if there are several, as few as possible are added. Standard\n"
        "error lists them. With --symmetry, givens are removed and added in symmetric groups.\n"
        "Exit status 3 when no such puzzle was found."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_RUN | CLI_OPTION_AIM | CLI_OPTION_SYMMETRY,
    cli_repair,
  },
  {
    "encode",
    "FILE…",
    CLI_MANY,
    N_ ("Write puzzles as formulas for SAT solvers"),
    N_ ("Writes the rules and the filled cells of the puzzle in each file as clauses in DIMACS\n"
        "CNF: for NAME.txt to NAME.cnf beside it, for standard input to standard output. With\n"
        "-o, the formula of a single file goes to OUT; - is standard output. When --reduce\n"
        "leaves a clause without literals, the puzzle is unsolvable: nothing is written, exit\n"
        "status 1."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_FORMULA | CLI_OPTION_NAMES | CLI_OPTION_OUTPUT |
      CLI_OPTION_FORCE,
    cli_encode,
  },
  {
    "decode",
    "FILE",
    1,
    N_ ("Read the answer of a SAT solver back into the puzzle"),
    N_ ("Reads what a SAT solver printed, checks it against the formula of the puzzle and\n"
        "prints the solved grid, or says what is wrong with the model."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_FORMULA | CLI_OPTION_MODEL | CLI_OPTION_TO,
    cli_decode,
  },
  {
    "bench",
    "FILE…",
    CLI_EACH,
    N_ ("Compare solvers and encodings"),
    N_ ("Carries out the plan in FILE: each run solves one puzzle with one encoding, solver and\n"
        "seed. The results go to a table of comma-separated values, one row for each run: to\n"
        "NAME.csv beside NAME.plan, or to OUT with -o. Runs that are already in the table are\n"
        "not repeated. Then prints the number of solved runs, the score and the times of each\n"
        "solver. With -j, N runs take place at once, each on a processor of its own; they share\n"
        "the memory, which slows each of them down. Exit status 1 when an answer is wrong."),
    CLI_OPTION_BENCH | CLI_OPTION_OUTPUT | CLI_OPTION_THREADS,
    cli_bench,
  },
  {
    "prove",
    "FILE…",
    CLI_EACH,
    N_ ("Prove that puzzles have exactly one solution, or none"),
    N_ ("With --unique, prints the solution, checks it against every clause, and proves that\n"
        "there is no other. With --unsolvable, proves that a puzzle, or any formula in DIMACS\n"
        "CNF, has no solution. The proof is checked.\n"
        "With -o, everything needed to check the proof elsewhere is written to a folder or to a\n"
        "compressed archive. When the claim is false, prints solutions; exit status 1."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_RUN | CLI_OPTIONS_FORMULA |
      CLI_OPTION_CLAIM | CLI_OPTION_BUNDLE | CLI_OPTION_FORCE,
    cli_prove,
  },
  {
    "check-proof",
    "FILE",
    1,
    N_ ("Check a SAT solver’s proof that there is no model"),
    N_ ("Prints “s VERIFIED” when the proof reaches the empty clause and each step needed for it\n"
        "follows, by unit propagation or as RAT; otherwise “s NOT VERIFIED” and what is wrong.\n"
        "FILE is a formula in DIMACS CNF, or a puzzle, which stands for the formula that\n"
        "“encode” writes. The proof for a puzzle may show that it has no solution or only one,\n"
        "unless --unsolvable or --unique asks for one of the two. Reads DRUP, DRAT (text and\n"
        "binary), FRAT and LRAT (text)."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTIONS_FORMULA |
      CLI_OPTION_CLAIM | CLI_OPTION_PROOF,
    cli_check_proof,
  },
  {
    "latin",
    "N",
    1,
    N_ ("Encode or find Latin squares that satisfy laws"),
    N_ ("Writes the Latin squares of side N as clauses in DIMACS CNF, with the laws you choose.\n"
        "A square is read as a multiplication table: row x, column y holds x·y. With --solve,\n"
        "prints such a square, or “no square” with exit status 1."),
    CLI_OPTION_LAWS | CLI_OPTIONS_FORMULA | CLI_OPTION_OUTPUT | CLI_OPTIONS_RUN,
    cli_latin,
  },
  {
    "lesson",
    "NAME",
    1,
    N_ ("Print a formula or puzzle to learn from"),
    N_ ("Prints one of the lessons of “list lessons”: a puzzle, or a small formula in DIMACS CNF\n"
        "with comments that explain it."),
    0,
    cli_lesson,
  },
  {
    "worksheet",
    "TASK",
    1,
    N_ ("Make a worksheet about formulas for a class"),
    N_ ("Prints a task of “list worksheets”: a formula in DIMACS CNF to which the class adds\n"
        "what is missing, such as clauses, a model or a proof. Comments in it state the task.\n"
        "The same seed makes the same worksheet."),
    CLI_OPTION_WORKSHEET | CLI_OPTION_BOX | CLI_OPTION_SEED | CLI_OPTION_OUTPUT,
    cli_worksheet,
  },
  {
    "check-worksheet",
    "FILE…",
    CLI_EACH,
    N_ ("Check the answers to worksheets"),
    N_ ("Says for each worksheet whether the answer below “c answer” is right; if not, what is\n"
        "missing or too much, with an example. Exit status 1 when an answer is wrong."),
    0,
    cli_check_worksheet,
  },
  {
    "convert",
    "FILE…",
    CLI_EACH,
    N_ ("Write puzzles in another format"),
    N_ ("Writes each puzzle in the format given by --to."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TO | CLI_OPTION_CANONICAL | CLI_OPTION_THREADS,
    cli_convert,
  },
  {
    "list",
    "formats|encodings|at-most-ones|reductions|numberings|symmetries|strategies|difficulties|"
    "levels|rules|laws|solvers|techniques|lessons|worksheets",
    1,
    N_ ("List what the options can be set to"),
    N_ ("Lists formats, encodings, ways to say at most one, reductions, numberings, symmetries,\n"
        "strategies, difficulties, levels, rules, laws, solvers, techniques, lessons or\n"
        "worksheets, one on a line, its name first. Of a technique tabs separate its code in\n"
        "HoDoKu’s library, its difficulty, its rating, its weight there, what it is called, and\n"
        "its level."),
    0,
    cli_list,
  },
};

static const char about[] =
  N_ ("Makes, solves, checks and encodes Sudoku puzzles of any size. FILE is a file, or -\n"
      "for standard input; its format is recognised. It may hold many puzzles, and most\n"
      "commands take several files, one after the other.");

static const char exit_statuses[] =
  N_ ("Exit status: 0 = done, and the answer is yes; 1 = done, and the answer is no\n"
      "(unsolvable, not unique, model rejected); 2 = bad usage or bad input; 3 = gave up\n"
      "(cancelled, time limit, too little memory, answer unknown); 4 = the solver of\n"
      "--solver has given a wrong answer. With many puzzles: the highest.");

/**
 * cli_commands:
 * @n_commands: (out): how many there are
 *
 * Returns: (array length=n_commands) (transfer none): all commands, in the order of the help
 */
const CliCommand *
cli_commands (gsize *n_commands)
{
  *n_commands = G_N_ELEMENTS (commands);
  return commands;
}

const CliCommand *
cli_command_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].id, id))
      return &commands[i];
  return NULL;
}

char *
cli_commands_get_help (void)
{
  GString *help = g_string_new (NULL);
  gsize width = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    width = MAX (width, strlen (commands[i].id));

  g_string_append_printf (help, "%s\n  satdoku-cli %s\n\n%s\n\n%s\n",
                          _ ("Usage:"),
                          _ ("COMMAND [OPTION…] [FILE]"),
                          _ (about),
                          _ ("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (help, "  %-*s  %s\n",
                            (int)width, commands[i].id, _ (commands[i].summary));
  g_string_append_printf (help, "\n%s\n  -h, --help     %s\n      --version  %s\n\n%s\n",
                          _ ("Options:"),
                          _ ("Show this help; after a command, the help of the command"),
                          _ ("Show the version"),
                          _ (exit_statuses));
  return g_string_free (help, FALSE);
}

/**
 * cli_command_get_unknown_message:
 * @id: a word that is no command
 *
 * Returns: (transfer full): an error message, with a suggestion if there is a similar command
 */
char *
cli_command_get_unknown_message (const char *id)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *closest = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_ptr_array_add (ids, (gpointer)commands[i].id);
  closest = cli_suggest (id, ids);
  if (closest != NULL)
    return g_strdup_printf (_ ("there is no command '%s'; did you mean '%s'?"), id, closest);
  return g_strdup_printf (_ ("there is no command '%s'"), id);
}
