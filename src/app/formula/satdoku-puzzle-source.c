/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula of a puzzle as one to be shown: its clauses are made when they are asked for, and
 * their meaning is known. */

#include "satdoku-config.h"

#include "satdoku-puzzle-source.h"

#include "satdoku-class.h"
#include "words-terms.h"

struct _SatdokuPuzzleSource
{
  SatdokuFormulaSource parent_instance;

  SudokuCnf *cnf; /* owned */
};

G_DEFINE_FINAL_TYPE (SatdokuPuzzleSource, satdoku_puzzle_source, SATDOKU_TYPE_FORMULA_SOURCE)

static SudokuCnf *
get_cnf (SatdokuFormulaSource *source)
{
  return SATDOKU_PUZZLE_SOURCE (source)->cnf;
}

static int
get_n_variables (SatdokuFormulaSource *source)
{
  return sudoku_cnf_get_n_variables (get_cnf (source));
}

static guint64
get_n_clauses (SatdokuFormulaSource *source)
{
  return sudoku_cnf_get_n_clauses (get_cnf (source));
}

static guint64
get_text_length (SatdokuFormulaSource *source)
{
  return sudoku_cnf_get_text_length (get_cnf (source));
}

static const int *
get_clause (SatdokuFormulaSource *source,
            guint64 clause,
            int room[SUDOKU_SIDE_MAX],
            gsize *n_literals)
{
  *n_literals = sudoku_cnf_get_clause (get_cnf (source), clause, room);
  return room;
}

static const SudokuFamily *
get_families (SatdokuFormulaSource *source,
              gsize *n_families)
{
  return sudoku_cnf_get_families (get_cnf (source), n_families);
}

static const SudokuFamily *
find_family (SatdokuFormulaSource *source,
             guint64 clause)
{
  return sudoku_cnf_find_family (get_cnf (source), clause);
}

static SudokuClauseSet *
filter_clauses (SatdokuFormulaSource *source,
                const SudokuFilter *filter)
{
  return sudoku_cnf_filter (get_cnf (source), filter);
}

static gboolean
stream (SatdokuFormulaSource *source,
        SatSink *sink,
        const SudokuTask *task,
        GError **error)
{
  return sudoku_cnf_stream (get_cnf (source), sink, task, error);
}

/* The givens are the last family of a formula; the clauses before them depend on the rest only. */
static guint64
count_rules (SudokuCnf *cnf)
{
  const SudokuFamily *givens = sudoku_cnf_lookup_family (cnf, "givens");

  return givens != NULL ? givens->first : sudoku_cnf_get_n_clauses (cnf);
}

static guint64
count_same (SatdokuFormulaSource *source,
            SatdokuFormulaSource *other)
{
  SudokuCnf *a = get_cnf (source);
  SudokuCnf *b = satdoku_formula_source_get_cnf (other);

  if (b == NULL)
    return 0;
  if (sudoku_cnf_get_encoding (a) != sudoku_cnf_get_encoding (b))
    return 0;
  if (sudoku_cnf_get_numbering (a) != sudoku_cnf_get_numbering (b))
    return 0;
  if (!sudoku_geometry_equal (sudoku_grid_get_geometry (sudoku_cnf_get_grid (a)),
                              sudoku_grid_get_geometry (sudoku_cnf_get_grid (b))))
    return 0;
  return count_rules (a);
}

static char *
describe_clause (SatdokuFormulaSource *source,
                 guint64 clause)
{
  return words_clause (get_cnf (source), clause);
}

static char *
describe_literal (SatdokuFormulaSource *source,
                  int literal)
{
  return words_literal (get_cnf (source), literal);
}

static char *
dup_file_name (SatdokuFormulaSource *source)
{
  SudokuCnf *cnf = get_cnf (source);
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));

  return g_strdup_printf ("sudoku-%ux%u-%s.cnf", side, side, sudoku_cnf_get_encoding (cnf)->id);
}

static void
satdoku_puzzle_source_class_init (SatdokuPuzzleSourceClass *klass)
{
  SatdokuFormulaSourceClass *source_class = SATDOKU_FORMULA_SOURCE_CLASS (klass);

  source_class->get_n_variables = get_n_variables;
  source_class->get_n_clauses = get_n_clauses;
  source_class->get_text_length = get_text_length;
  source_class->get_clause = get_clause;
  source_class->get_families = get_families;
  source_class->find_family = find_family;
  source_class->filter = filter_clauses;
  source_class->stream = stream;
  source_class->count_same = count_same;
  source_class->describe_clause = describe_clause;
  source_class->describe_literal = describe_literal;
  source_class->dup_file_name = dup_file_name;
  source_class->get_cnf = get_cnf;
  satdoku_class_keeps (klass, SatdokuPuzzleSource, cnf, sudoku_cnf_unref);
}

static void
satdoku_puzzle_source_init (SatdokuPuzzleSource *self)
{
}

SatdokuFormulaSource *
satdoku_puzzle_source_new (SudokuCnf *cnf)
{
  SatdokuPuzzleSource *self;

  g_return_val_if_fail (cnf != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_PUZZLE_SOURCE, NULL);
  self->cnf = sudoku_cnf_ref (cnf);
  return SATDOKU_FORMULA_SOURCE (self);
}
