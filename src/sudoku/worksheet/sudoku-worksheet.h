/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tasks about formulas for a class. */

#pragma once

#include "sudoku-cnf.h"
#include "sudoku-random.h"

G_BEGIN_DECLS

/**
 * SUDOKU_WORKSHEET_SIDE_MAX:
 *
 * The largest board of a worksheet.
 */
#define SUDOKU_WORKSHEET_SIDE_MAX 9

/**
 * SudokuWorksheetAnswer:
 * @SUDOKU_WORKSHEET_CLAUSES: clauses that the formula lacks
 * @SUDOKU_WORKSHEET_MODEL: literals: a model of the formula
 * @SUDOKU_WORKSHEET_UNITS: literals: what unit propagation makes true
 * @SUDOKU_WORKSHEET_REFUTATION: clauses: resolvents, the last of which is empty
 *
 * What is to be written.
 */
typedef enum
{
  SUDOKU_WORKSHEET_CLAUSES,
  SUDOKU_WORKSHEET_MODEL,
  SUDOKU_WORKSHEET_UNITS,
  SUDOKU_WORKSHEET_REFUTATION,
} SudokuWorksheetAnswer;

typedef struct _SudokuWorksheet SudokuWorksheet;

/**
 * SudokuWorksheetKind:
 * @id: its name on the command line and in the worksheet
 * @summary: what is to be done, one line to be translated
 * @task: sentences that say what is to be written and how, to be translated
 * @answer: what is to be written
 * @has_board: whether it is about a puzzle
 * @stands_alone: whether clauses that are written must say what is wanted by themselves, without
 *   the formula above them
 * @make: fills in the worksheet
 *
 * A kind of task.
 */
typedef struct
{
  const char *id;
  const char *summary;
  const char *task;
  SudokuWorksheetAnswer answer;
  gboolean has_board;
  gboolean stands_alone;
  gboolean (*make) (SudokuWorksheet *worksheet,
                    SudokuRandom *random,
                    const SudokuTask *task,
                    GError **error);
} SudokuWorksheetKind;

/**
 * SudokuWorksheetSpec:
 * @kind: of the task
 * @seed: the same seed makes the same worksheet
 * @box_rows: rows of a box, of a puzzle
 * @box_columns: columns of a box, of a puzzle
 *
 * All that a worksheet is made of.
 */
typedef struct
{
  const SudokuWorksheetKind *kind;
  guint64 seed;
  guint box_rows;
  guint box_columns;
} SudokuWorksheetSpec;

/**
 * SudokuWorksheet:
 * @spec: what it is made of
 * @cnf: (nullable): of a puzzle: its whole formula
 * @family: (nullable): of a family that is missing: which
 * @sentence: (nullable): what the clauses shall say, to be translated
 * @n_variables: 1…n are those that the formula speaks of
 * @given: the clauses that are given
 * @wanted: the clauses that are missing, as the formula of the puzzle has them
 * @literals: (element-type int): the literals that are wanted, by variable
 * @refutation: (nullable): one as it is wanted
 *
 * A task, with the answer to it.
 */
struct _SudokuWorksheet
{
  SudokuWorksheetSpec spec;
  SudokuCnf *cnf;
  const SudokuFamily *family;
  const char *sentence;
  int n_variables;
  SatClauses *given;
  SatClauses *wanted;
  GArray *literals;
  SatClauses *refutation;
};

const SudokuWorksheetKind *sudoku_worksheet_kinds (gsize *n_kinds);
const SudokuWorksheetKind *sudoku_worksheet_kind_find (const char *id);

char *sudoku_worksheet_spec_to_text (const SudokuWorksheetSpec *self);
gboolean sudoku_worksheet_spec_parse (SudokuWorksheetSpec *self, const char *text);

SudokuWorksheet *sudoku_worksheet_new (const SudokuWorksheetSpec *spec,
                                       const SudokuTask *task,
                                       GError **error);
void sudoku_worksheet_free (SudokuWorksheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWorksheet, sudoku_worksheet_free)

G_END_DECLS
