/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-cnf.h>
#include <sudoku-format.h>
#include <sudoku-generate.h>

G_BEGIN_DECLS

typedef struct _CliSession CliSession;

/* Which options a command has: a set of these bits. */
typedef guint CliOptionSet;

enum
{
  CLI_OPTION_NONE = 0,
  CLI_OPTION_FROM = 1 << 0,
  CLI_OPTION_BOX = 1 << 1,
  CLI_OPTION_NO_BOXES = 1 << 2,
  CLI_OPTION_X = 1 << 3,
  CLI_OPTION_SIZE = 1 << 4,
  CLI_OPTION_SYMMETRY = 1 << 5,
  CLI_OPTION_GIVENS = 1 << 6,
  CLI_OPTION_SEED = 1 << 7,
  CLI_OPTION_COUNT = 1 << 8,
  CLI_OPTION_TIME_LIMIT = 1 << 9,
  CLI_OPTION_TO = 1 << 10,
  CLI_OPTION_STATS = 1 << 11,
  CLI_OPTION_SOLVER = 1 << 12,
  CLI_OPTION_LIMIT = 1 << 13,
  CLI_OPTION_ENCODING = 1 << 14,
  CLI_OPTION_NUMBERING = 1 << 15,
  CLI_OPTION_OUTPUT = 1 << 16,
  CLI_OPTION_MODEL = 1 << 17,
  CLI_OPTION_RULE = 1 << 18,
  CLI_OPTION_REGIONS = 1 << 19,

  /* Options that go together. */
  CLI_OPTIONS_SHAPE = CLI_OPTION_BOX | CLI_OPTION_NO_BOXES | CLI_OPTION_X | CLI_OPTION_RULE |
                      CLI_OPTION_REGIONS,
  CLI_OPTIONS_INPUT = CLI_OPTION_FROM | CLI_OPTIONS_SHAPE,
  CLI_OPTIONS_RUN = CLI_OPTION_TIME_LIMIT | CLI_OPTION_TO,
  CLI_OPTIONS_FORMULA = CLI_OPTION_ENCODING | CLI_OPTION_NUMBERING,
  CLI_OPTIONS_MAKE = CLI_OPTION_SYMMETRY | CLI_OPTION_GIVENS | CLI_OPTION_SEED | CLI_OPTION_COUNT,
  CLI_OPTIONS_NEW = CLI_OPTION_SIZE | CLI_OPTIONS_SHAPE | CLI_OPTIONS_MAKE | CLI_OPTIONS_RUN,
};

/* The exit status; of several, the highest counts. */
typedef enum
{
  CLI_YES = 0,     /* done, and the answer is yes */
  CLI_NO = 1,      /* done, and the answer is no */
  CLI_BAD = 2,     /* bad usage or bad input */
  CLI_GAVE_UP = 3, /* cancelled, time limit, memory */
  CLI_WRONG = 4,   /* an external solver has given a wrong answer */
} CliStatus;

/* A row of the table of commands. */
typedef struct
{
  const char *id;
  const char *arguments;   /* as shown in the help: "FILE"; NULL = none */
  gsize n_arguments;       /* exactly so many */
  const char *summary;     /* one line for the list of commands */
  const char *description; /* a paragraph for the help of the command */
  CliOptionSet options;
  CliStatus (*run) (CliSession *session);
} CliCommand;

/* What the arguments of a command said. */
typedef struct
{
  gboolean help;
  const SudokuFormat *from; /* NULL: detect */
  const SudokuFormat *to;   /* NULL: choose */
  guint size;               /* 0: not said */
  SudokuShapeHint shape;
  GPtrArray *rules;   /* (nullable): the texts of @shape.rules, ended by NULL */
  guint regions_side; /* 0: no file of regions was said */
  gboolean random_regions;
  const SudokuSymmetry *symmetry; /* NULL: none */
  guint n_givens;                 /* 0: as few as possible */
  gboolean has_seed;
  guint64 seed;
  guint64 count;
  double time_limit; /* seconds, 0: none */
  gboolean stats;
  char *solver;  /* NULL: the one inside */
  guint64 limit; /* 0: none */
  const SudokuEncoding *encoding;
  const SudokuNumbering *numbering;
  char *output; /* NULL: standard output */
  char *model;
  char **arguments;
  GCancellable *cancellable; /* (nullable): borrowed; while the options are read */
} CliOptions;

gboolean cli_options_parse (CliOptions *self,
                            const CliCommand *command,
                            int argc,
                            char **argv,
                            GCancellable *cancellable,
                            GError **error);
char *cli_options_get_help (const CliCommand *command);
void cli_options_clear (CliOptions *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliOptions, cli_options_clear)

G_END_DECLS
