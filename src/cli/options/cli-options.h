/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-cnf.h>
#include <sudoku-format.h>
#include <sudoku-generate.h>
#include <sudoku-scale.h>
#include <sudoku-technique.h>
#include <words-place.h>

typedef struct _CliSession CliSession;

/**
 * CliOptionSet:
 *
 * The options of a command: a set of the bits %CLI_OPTION_FROM and so on.
 */
typedef guint64 CliOptionSet;

/* An enumeration would end at 32 bits. */
#define CLI_OPTION(number) (G_GUINT64_CONSTANT (1) << (number))

#define CLI_OPTION_NONE G_GUINT64_CONSTANT (0)
#define CLI_OPTION_FROM CLI_OPTION (0)
#define CLI_OPTION_BOX CLI_OPTION (1)
#define CLI_OPTION_NO_BOXES CLI_OPTION (2)
#define CLI_OPTION_X CLI_OPTION (3)
#define CLI_OPTION_SIZE CLI_OPTION (4)
#define CLI_OPTION_SYMMETRY CLI_OPTION (5)
#define CLI_OPTION_GIVENS CLI_OPTION (6)
#define CLI_OPTION_SEED CLI_OPTION (7)
#define CLI_OPTION_COUNT CLI_OPTION (8)
#define CLI_OPTION_TIME_LIMIT CLI_OPTION (9)
#define CLI_OPTION_TO CLI_OPTION (10)
#define CLI_OPTION_STATS CLI_OPTION (11)
#define CLI_OPTION_SOLVER CLI_OPTION (12)
#define CLI_OPTION_LIMIT CLI_OPTION (13)
#define CLI_OPTION_ENCODING CLI_OPTION (14)
#define CLI_OPTION_NUMBERING CLI_OPTION (15)
#define CLI_OPTION_OUTPUT CLI_OPTION (16)
#define CLI_OPTION_MODEL CLI_OPTION (17)
#define CLI_OPTION_RULE CLI_OPTION (18)
#define CLI_OPTION_REGIONS CLI_OPTION (19)
#define CLI_OPTION_TECHNIQUE CLI_OPTION (20)
#define CLI_OPTION_CERTIFICATE CLI_OPTION (21)
#define CLI_OPTION_GRADE CLI_OPTION (22)
#define CLI_OPTION_DIFFICULTY CLI_OPTION (23)
#define CLI_OPTION_PATH CLI_OPTION (24)
#define CLI_OPTION_SCALE CLI_OPTION (25)
#define CLI_OPTION_NEED CLI_OPTION (26)
#define CLI_OPTION_RATING CLI_OPTION (27)
#define CLI_OPTION_PARTIAL CLI_OPTION (28)
#define CLI_OPTION_CANONICAL CLI_OPTION (29)
#define CLI_OPTION_NOT_UNIQUE CLI_OPTION (30)
#define CLI_OPTION_AIM CLI_OPTION (31) /* --unique and --minimal */
#define CLI_OPTION_STRATEGY CLI_OPTION (32)
#define CLI_OPTION_PATTERN CLI_OPTION (33)
#define CLI_OPTION_FORCE CLI_OPTION (34)
#define CLI_OPTION_LAWS CLI_OPTION (35) /* --law and all that goes with it */
#define CLI_OPTION_REDUCE CLI_OPTION (36)
#define CLI_OPTION_NAMES CLI_OPTION (37)
#define CLI_OPTION_DATE CLI_OPTION (38)
#define CLI_OPTION_THREADS CLI_OPTION (39)
#define CLI_OPTION_BENCH CLI_OPTION (40) /* --count of runs, --run and --summary */
#define CLI_OPTION_CLAIM CLI_OPTION (41) /* --unique and --unsolvable */
#define CLI_OPTION_PROOF CLI_OPTION (42)
#define CLI_OPTION_BUNDLE CLI_OPTION (43)
#define CLI_OPTION_LEVEL CLI_OPTION (44)
#define CLI_OPTION_CLAUSES CLI_OPTION (46)
#define CLI_OPTION_WORKSHEET CLI_OPTION (45) /* --size of its board, and --key */
#define CLI_OPTION_LEAVE_OUT CLI_OPTION (47)
#define CLI_OPTION_COORDINATES CLI_OPTION (48)
#define CLI_OPTION_WORDS CLI_OPTION (49)

/* Options that go together. */
#define CLI_OPTIONS_SHAPE                                                  \
  (CLI_OPTION_BOX | CLI_OPTION_NO_BOXES | CLI_OPTION_X | CLI_OPTION_RULE | \
   CLI_OPTION_REGIONS)
#define CLI_OPTIONS_INPUT \
  (CLI_OPTION_FROM | CLI_OPTIONS_SHAPE | CLI_OPTION_CLAUSES | CLI_OPTION_LEAVE_OUT)
#define CLI_OPTIONS_RUN (CLI_OPTION_TIME_LIMIT | CLI_OPTION_TO)
#define CLI_OPTIONS_FORMULA (CLI_OPTION_ENCODING | CLI_OPTION_NUMBERING | CLI_OPTION_REDUCE)
#define CLI_OPTIONS_MAKE                                                              \
  (CLI_OPTION_SYMMETRY | CLI_OPTION_LEVEL | CLI_OPTION_DIFFICULTY | CLI_OPTION_NEED | \
   CLI_OPTION_RATING | CLI_OPTION_GIVENS | CLI_OPTION_SEED | CLI_OPTION_COUNT)
#define CLI_OPTIONS_NEW                                                                 \
  (CLI_OPTION_SIZE | CLI_OPTION_NOT_UNIQUE | CLI_OPTION_STRATEGY | CLI_OPTION_PATTERN | \
   CLI_OPTIONS_SHAPE | CLI_OPTION_CLAUSES | CLI_OPTIONS_MAKE | CLI_OPTIONS_RUN |        \
   CLI_OPTION_DATE | CLI_OPTION_THREADS)

/**
 * CliStatus:
 * @CLI_YES: done, and the answer is yes
 * @CLI_NO: done, and the answer is no
 * @CLI_BAD: bad usage or bad input
 * @CLI_GAVE_UP: cancelled, out of time or out of memory
 * @CLI_WRONG: an external solver has given a wrong answer
 *
 * The exit status. Of several, the highest counts.
 */
typedef enum
{
  CLI_YES = 0,
  CLI_NO = 1,
  CLI_BAD = 2,
  CLI_GAVE_UP = 3,
  CLI_WRONG = 4,
} CliStatus;

/**
 * CLI_MANY:
 *
 * Any number of arguments, at least one.
 */
#define CLI_MANY G_MAXSIZE

/**
 * CLI_EACH:
 *
 * Any number of files, at least one, for each of which the command is run.
 */
#define CLI_EACH (G_MAXSIZE - 1)

/**
 * CLI_THREADS_MAX:
 *
 * More than any computer needs, and fewer than any system gives.
 */
#define CLI_THREADS_MAX 1024

/**
 * CliCommand:
 * @id: its name on the command line
 * @arguments: (nullable): as the help shows them, "FILE"; %NULL when it takes none
 * @n_arguments: how many it takes, exactly, or %CLI_MANY, or %CLI_EACH
 * @summary: one line for the list of commands, not yet translated
 * @description: a paragraph for the help of the command, not yet translated
 * @options: which options it has
 * @run: runs it; errors have been reported when it returns
 *
 * A row of the table of commands.
 */
typedef struct
{
  const char *id;
  const char *arguments;
  gsize n_arguments;
  const char *summary;
  const char *description;
  CliOptionSet options;
  CliStatus (*run) (CliSession *session);
} CliCommand;

/**
 * CliOptions:
 * @help: whether the help was asked for
 * @from: (nullable): the format to read; %NULL: detect it
 * @to: (nullable): the format to write; %NULL: choose it
 * @size: N of the new puzzle; 0: not given
 * @shape: the boxes and rules given
 * @rules: (nullable): the texts of the rules of @shape, ended by %NULL
 * @regions_side: N of the file of regions; 0: none given
 * @random_regions: whether to make regions at random
 * @sampled: rules whose cells are to be chosen at random: the indices of their kinds
 * @clauses: (nullable) (element-type CliClauses): files of own clauses
 * @leave_out: whether puzzles are judged without what could not be read
 * @rewrites: whether puzzles are only rewritten, in the format @to
 * @symmetry: (nullable): the symmetry of the givens; %NULL: none
 * @level: the level of a new puzzle; `SUDOKU_LEVEL_UNKNOWN`: any
 * @difficulty: the difficulty of a new puzzle; `SUDOKU_DIFFICULTY_UNKNOWN`: any
 * @n_givens: how many; 0: as few as possible
 * @date: the day whose puzzle is wanted; not valid: none
 * @has_seed: whether @seed was given
 * @seed: of the random numbers
 * @count: how many puzzles
 * @time_limit: seconds; 0: none
 * @n_threads: how many threads work on puzzles; 0: as many as there are processors
 * @stats: whether statistics were asked for
 * @partial: whether to fill as much as possible where there is no solution
 * @strategy: (nullable): how givens are removed; %NULL: the usual way
 * @pattern: (nullable): the cells for the givens of a new puzzle; %NULL: all
 * @not_unique: whether new puzzles may have several solutions
 * @unique: whether a repaired puzzle must have exactly one solution, or this is to be proved
 * @unsolvable: whether it is to be proved that there is no solution
 * @minimal: whether it must also have no superfluous given
 * @canonical: whether puzzles are printed in their canonical form
 * @solver: (nullable): the command of another solver; %NULL: the built-in one
 * @limit: where counting ends; 0: never
 * @encoding: (nullable): the encoding of the formula
 * @numbering: (nullable): the numbering of its variables, if given
 * @reduction: (nullable): what it leaves out, if given
 * @chooses_form: whether the encoding or the reduction was given
 * @names: whether to write the meanings of its variables
 * @output: (nullable): the output file; %NULL: standard output
 * @model: (nullable): the file of the answer to decode
 * @proof: (nullable): the file of the proof to check
 * @rating_min: the lowest rating of a new puzzle, on the scale in the manner of Sudoku Explainer,
 *   in tenths
 * @rating_max: the highest one; 0: any
 * @techniques: (nullable) (element-type SudokuTechnique): those that were named
 * @grade: of a hint: 1…3; 0: not given
 * @path: whether the steps are to follow a rating
 * @scale: (nullable): the scale whose steps are wanted; %NULL: not given
 * @certificate: whether to print what steps follow from
 * @words: whether to explain steps in sentences
 * @coordinates: how these name cells
 * @force: whether to overwrite files
 * @solve: whether a Latin square is wanted, not its formula
 * @count_runs: whether to print the number of runs
 * @run: the number of the wanted run; 0: all
 * @summary: whether to summarise a table of runs
 * @key: whether to add the answer to a worksheet
 * @arguments: the arguments that are not options
 * @cancellable: (nullable): borrowed; for reading the options
 *
 * The arguments of a command. Clear it with cli_options_clear().
 */
typedef struct
{
  gboolean help;
  const SudokuFormat *from;
  const SudokuFormat *to;
  guint size;
  SudokuShapeHint shape;
  GPtrArray *rules;
  guint regions_side;
  gboolean random_regions;
  SudokuSet sampled;
  GPtrArray *clauses;
  gboolean leave_out;
  gboolean rewrites;
  const SudokuSymmetry *symmetry;
  SudokuLevel level;
  SudokuDifficulty difficulty;
  guint n_givens;
  GDate date;
  gboolean has_seed;
  guint64 seed;
  guint64 count;
  double time_limit;
  guint n_threads;
  gboolean stats;
  gboolean partial;
  const SudokuStrategy *strategy;
  SudokuPattern *pattern;
  gboolean not_unique;
  gboolean unique;
  gboolean unsolvable;
  gboolean minimal;
  gboolean canonical;
  char *solver;
  guint64 limit;
  const SudokuEncoding *encoding;
  const SudokuReduction *reduction;
  gboolean chooses_form;
  gboolean names;
  const SudokuNumbering *numbering;
  char *output;
  char *model;
  char *proof;
  guint rating_min;
  guint rating_max;
  GPtrArray *techniques;
  guint grade;
  gboolean path;
  const SudokuScale *scale;
  gboolean certificate;
  gboolean words;
  WordsCoordinates coordinates;
  gboolean force;
  gboolean solve;
  gboolean count_runs;
  guint64 run;
  gboolean summary;
  gboolean key;
  char **arguments;
  GCancellable *cancellable;
} CliOptions;

/**
 * CliOptionFacts:
 * @name: without hyphens
 * @letter: its short form; 0: it has none
 * @argument: (nullable): the placeholder of its value; %NULL: it takes none
 * @summary: its description, not yet translated
 *
 * The description of an option.
 */
typedef struct
{
  const char *name;
  char letter;
  const char *argument;
  const char *summary;
} CliOptionFacts;

gboolean cli_options_parse (CliOptions *self,
                            const CliCommand *command,
                            int argc,
                            char **argv,
                            GCancellable *cancellable,
                            GError **error);
gboolean cli_options_get_facts (const CliCommand *command, gsize index, CliOptionFacts *facts);
char *cli_options_get_help (const CliCommand *command);
void cli_options_clear (CliOptions *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliOptions, cli_options_clear)
