/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of commands: the help, the checks of arguments and the dispatch all read
 * it. It knows what a command accepts, not how it does its work. */

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
    N_ ("Prints the number of solutions of each puzzle. Of a formula in DIMACS CNF that is no\n"
        "puzzle, prints the number of its models, over all variables of its header. With\n"
        "--solver, a model counter is asked, which prints “c s exact arb int N” or “s mc N”."),
    CLI_OPTIONS_INPUT | CLI_OPTION_LIMIT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_SOLVER |
      CLI_OPTION_THREADS,
    cli_count,
  },
  {
    "rate",
    "FILE…",
    CLI_EACH,
    N_ ("Say how hard puzzles are"),
    N_ ("Prints for each puzzle its level, its rating on a scale in the manner of Sudoku\n"
        "Explainer and its score on one in the manner of HoDoKu, with tabs between them and\n"
        "“-” for what can’t be said."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_PATH | CLI_OPTION_SCALE |
      CLI_OPTION_THREADS,
    cli_rate,
  },
  {
    "hint",
    "FILE…",
    CLI_EACH,
    N_ ("Give a hint to somebody who is stuck"),
    N_ ("Prints the easiest step from a position: with --grade 1 where to look, with 2 the\n"
        "technique, too, else what it concludes. A wrong entry comes first, as “wrong:”, with\n"
        "exit status 1."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_GRADE,
    cli_hint,
  },
  {
    "steps",
    "FILE…",
    CLI_EACH,
    N_ ("List the steps of reasoning that are possible in a position"),
    N_ ("Prints a line for each step that somebody could take next: the technique and what it\n"
        "concludes, r1c2=3 for a placed value and r1c2<>3 for a removed candidate. Marks of a\n"
        "saved game and the excluded candidates of a library count. Exit status 1 when there\n"
        "is none."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_TECHNIQUE | CLI_OPTION_CERTIFICATE,
    cli_steps,
  },
  {
    "explain",
    "FILE…",
    CLI_EACH,
    N_ ("Explain how puzzles are solved"),
    N_ ("Prints for each puzzle what “check” does and, when it has exactly one solution, how hard\n"
        "it is, its hardest technique, and each step of the way to the solution with the reasons\n"
        "for it in indented lines; when it has none, what to take back, and when it has several,\n"
        "how they differ and what would leave only one. What is filled in counts. Of a formula in\n"
        "DIMACS CNF that is no puzzle, prints clauses that have no model together, of which each\n"
        "is needed; or how many models there are, and the literals that are true in all of them.\n"
        "With -o, clauses that leave no model or solution are written to OUT."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTION_OUTPUT,
    cli_explain,
  },
  {
    "repair",
    "FILE…",
    CLI_EACH,
    N_ ("Mend puzzles that have no solution, or several"),
    N_ ("Prints the nearest puzzle that is right: without a solution the fewest givens go, and\n"
        "with several the fewest are added. Standard error names them. With --symmetry, givens\n"
        "go and come together. Exit status 3 when none was found."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_RUN | CLI_OPTION_AIM | CLI_OPTION_SYMMETRY,
    cli_repair,
  },
  {
    "encode",
    "FILE…",
    CLI_MANY,
    N_ ("Write puzzles as formulas for SAT solvers"),
    N_ ("Writes the rules and the filled cells of the puzzle in each file as clauses in DIMACS\n"
        "CNF: of NAME.txt to NAME.cnf beside it, of standard input to standard output. With -o,\n"
        "of one file to OUT, where - is standard output. With --reduce, a puzzle for which a\n"
        "clause would be left without literals has no formula: exit status 1."),
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
    N_ ("Does the runs of the plan in FILE, each of a puzzle, an encoding, a solver and a seed,\n"
        "and writes a row for each to a table of comma-separated values beside it: of NAME.plan\n"
        "to NAME.csv, with -o to OUT. What is in the table already is not done again. Then prints\n"
        "for each solver how many runs it has solved, its score and its times. With -j there are\n"
        "N runs at a time, each on a processor of its own; they share the memory, which costs\n"
        "each some time. Exit status 1 when an answer is wrong."),
    CLI_OPTION_BENCH | CLI_OPTION_OUTPUT | CLI_OPTION_THREADS,
    cli_bench,
  },
  {
    "prove",
    "FILE…",
    CLI_EACH,
    N_ ("Prove that puzzles have exactly one solution, or none"),
    N_ ("With --unique, prints the solution, which is held against each clause, and proves that\n"
        "there is no other; with --unsolvable, proves that there is none, of a puzzle or of any\n"
        "formula in DIMACS CNF. The proof is checked.\n"
        "With -o, all that it takes to check it elsewhere is written to a folder or a packed\n"
        "archive. Exit status 1, with the solutions printed, when it is not so."),
    CLI_OPTIONS_INPUT | CLI_OPTIONS_RUN | CLI_OPTIONS_FORMULA |
      CLI_OPTION_CLAIM | CLI_OPTION_BUNDLE | CLI_OPTION_FORCE,
    cli_prove,
  },
  {
    "check-proof",
    "FILE",
    1,
    N_ ("Check the proof of a SAT solver that there is no model"),
    N_ ("Prints “s VERIFIED” when each step of the proof that is needed follows, by unit\n"
        "propagation or as RAT, up to the empty clause, else “s NOT VERIFIED” and what is wrong.\n"
        "FILE is a formula in DIMACS CNF, or a puzzle, whose formula is that of “encode”; unless\n"
        "it is said, it may have no solution or only one. Reads DRUP, DRAT (text and binary),\n"
        "FRAT and LRAT (text)."),
    CLI_OPTIONS_INPUT | CLI_OPTION_TIME_LIMIT | CLI_OPTIONS_FORMULA |
      CLI_OPTION_CLAIM | CLI_OPTION_PROOF,
    cli_check_proof,
  },
  {
    "latin",
    "N",
    1,
    N_ ("Write or solve a Latin square that keeps laws"),
    N_ ("Writes a Latin square of side N as clauses in DIMACS CNF, with the laws that are asked\n"
        "for. A square is the table of a product: row x, column y holds x·y. With --solve, prints\n"
        "such a square, or “no square” with exit status 1."),
    CLI_OPTION_LAWS | CLI_OPTIONS_FORMULA | CLI_OPTION_OUTPUT | CLI_OPTIONS_RUN,
    cli_latin,
  },
  {
    "lesson",
    "NAME",
    1,
    N_ ("Print a formula or puzzle to learn from"),
    N_ ("Prints one of the lessons of “list lessons”: a small formula in DIMACS CNF, whose\n"
        "comments say what it shows, or a puzzle."),
    0,
    cli_lesson,
  },
  {
    "worksheet",
    "TASK",
    1,
    N_ ("Make a worksheet about formulas for a class"),
    N_ ("Prints a task of “list worksheets” as a formula in DIMACS CNF in which something is to\n"
        "be written: clauses that are missing, a model, a proof. The comments say what. The\n"
        "same seed makes the same worksheet."),
    CLI_OPTION_WORKSHEET | CLI_OPTION_BOX | CLI_OPTION_SEED | CLI_OPTION_OUTPUT,
    cli_worksheet,
  },
  {
    "check-worksheet",
    "FILE…",
    CLI_EACH,
    N_ ("Check the answers to worksheets"),
    N_ ("Prints for each worksheet whether what is written below “c answer” is right, or what\n"
        "is missing or too much, with an example. Exit status 1 when one is not right."),
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
    "rules|laws|solvers|techniques|lessons|worksheets",
    1,
    N_ ("List what the options can be set to"),
    N_ ("Lists formats, encodings, ways to say at most one, reductions, numberings, symmetries,\n"
        "strategies, difficulties, rules, laws, solvers, techniques, lessons or worksheets, one\n"
        "on a line, its name first. Of a technique tabs separate its code in HoDoKu’s library,\n"
        "its level, its rating, its weight there, and what it is called."),
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

/**
 * cli_command_find:
 * @id: the name of a command
 *
 * Returns: (transfer none) (nullable): the command of that name
 */
const CliCommand *
cli_command_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].id, id))
      return &commands[i];
  return NULL;
}

/**
 * cli_commands_get_help:
 *
 * Returns: (transfer full): the help of the whole program
 */
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
 * Returns: (transfer full): a sentence that says so, and which command may have been meant
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
