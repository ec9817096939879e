/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>
#include <sudoku-cnf.h>
#include <words-literal.h>

/**
 * SATDOKU_FILTERED_AT_ONCE:
 *
 * So many clauses are looked at without a frame being late.
 */
#define SATDOKU_FILTERED_AT_ONCE 20000

#define SATDOKU_TYPE_FORMULA_SOURCE (satdoku_formula_source_get_type ())
/**
 * SatdokuFormulaSource:
 *
 * A formula that can be shown, filtered, copied, saved and solved, wherever its clauses come from.
 * It doesn't change, and may be shared with a worker.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuFormulaSource,
                          satdoku_formula_source,
                          SATDOKU,
                          FORMULA_SOURCE,
                          GObject)

/**
 * SatdokuFormulaSourceClass:
 * @parent_class: the class above
 * @get_title: (nullable): what the formula is called, when it isn't the one of the game
 * @get_comments: (nullable): what it says of itself
 * @get_n_variables: for the header
 * @get_n_clauses: how many there are
 * @get_text_length: bytes of the file
 * @get_clause: gives the literals of a clause; they may be written into the room that is given
 * @get_families: (nullable): gives the families of clauses, where they are known
 * @find_family: (nullable): finds the family of a clause
 * @filter: lists the clauses that fit a filter; called in the worker, too
 * @reads_all: whether @filter looks at each clause, which takes long when there are many
 * @stream: pushes all clauses into a sink; called in the worker
 * @count_same: (nullable): counts the clauses at the beginning that another formula has, too
 * @describe_clause: says in words what a clause says
 * @describe_literal: (nullable): says in words what a literal says, where it means something
 * @dup_file_name: proposes the name of a file
 * @get_cnf: (nullable): gives the formula of a puzzle, when it is one
 * @get_read: (nullable): gives what was read, when it was
 *
 * What each kind of formula does.
 */
struct _SatdokuFormulaSourceClass
{
  GObjectClass parent_class;

  const char *(*get_title) (SatdokuFormulaSource *self);
  const char *(*get_comments) (SatdokuFormulaSource *self);
  int (*get_n_variables) (SatdokuFormulaSource *self);
  guint64 (*get_n_clauses) (SatdokuFormulaSource *self);
  guint64 (*get_text_length) (SatdokuFormulaSource *self);
  const int *(*get_clause) (SatdokuFormulaSource *self,
                            guint64 clause,
                            int room[SUDOKU_SIDE_MAX],
                            gsize *n_literals);
  const SudokuFamily *(*get_families) (SatdokuFormulaSource *self, gsize *n_families);
  const SudokuFamily *(*find_family) (SatdokuFormulaSource *self, guint64 clause);
  SudokuClauseSet *(*filter) (SatdokuFormulaSource *self, const SudokuFilter *filter);
  gboolean reads_all;
  gboolean (*stream) (SatdokuFormulaSource *self,
                      SatSink *sink,
                      const SudokuTask *task,
                      GError **error);
  guint64 (*count_same) (SatdokuFormulaSource *self, SatdokuFormulaSource *other);
  char *(*describe_clause) (SatdokuFormulaSource *self, guint64 clause);
  char *(*describe_literal) (SatdokuFormulaSource *self, int literal);
  char *(*dup_file_name) (SatdokuFormulaSource *self);
  SudokuCnf *(*get_cnf) (SatdokuFormulaSource *self);
  SatFormula *(*get_read) (SatdokuFormulaSource *self);
};

const char *satdoku_formula_source_get_title (SatdokuFormulaSource *self);
const char *satdoku_formula_source_get_comments (SatdokuFormulaSource *self);
int satdoku_formula_source_get_n_variables (SatdokuFormulaSource *self);
guint64 satdoku_formula_source_get_n_clauses (SatdokuFormulaSource *self);
guint64 satdoku_formula_source_get_text_length (SatdokuFormulaSource *self);
char *satdoku_formula_source_dup_head (SatdokuFormulaSource *self);
guint64 satdoku_formula_source_get_line (SatdokuFormulaSource *self, guint64 clause);
const int *satdoku_formula_source_get_clause (SatdokuFormulaSource *self,
                                              guint64 clause,
                                              int room[SUDOKU_SIDE_MAX],
                                              gsize *n_literals);
const SudokuFamily *satdoku_formula_source_get_families (SatdokuFormulaSource *self,
                                                         gsize *n_families);
const SudokuFamily *satdoku_formula_source_find_family (SatdokuFormulaSource *self,
                                                        guint64 clause);
const SudokuFamily *satdoku_formula_source_lookup_family (SatdokuFormulaSource *self,
                                                          const char *id);
SudokuClauseSet *satdoku_formula_source_filter (SatdokuFormulaSource *self,
                                                const SudokuFilter *filter);
gboolean satdoku_formula_source_filters_slowly (SatdokuFormulaSource *self);
gboolean satdoku_formula_source_stream (SatdokuFormulaSource *self,
                                        SatSink *sink,
                                        const SudokuTask *task,
                                        GError **error);
guint64 satdoku_formula_source_count_same (SatdokuFormulaSource *self,
                                           SatdokuFormulaSource *other);
char *satdoku_formula_source_describe_clause (SatdokuFormulaSource *self, guint64 clause);
char *satdoku_formula_source_write_clause (SatdokuFormulaSource *self, guint64 clause);
char *satdoku_formula_source_describe_literal (SatdokuFormulaSource *self, int literal);
void satdoku_formula_source_append_clause (SatdokuFormulaSource *self,
                                           GString *text,
                                           guint64 clause,
                                           WordsNotation notation,
                                           gsize max);
char *satdoku_formula_source_write_literal (SatdokuFormulaSource *self,
                                            WordsNotation notation,
                                            int literal);
char *satdoku_formula_source_dup_file_name (SatdokuFormulaSource *self);
SatFormula *satdoku_formula_source_get_read (SatdokuFormulaSource *self);
SudokuCnf *satdoku_formula_source_get_cnf (SatdokuFormulaSource *self);
