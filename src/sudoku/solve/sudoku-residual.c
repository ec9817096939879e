/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses over open candidates. Cells with one candidate and values with one place do not occur, so
 * the formula shrinks with what is known. Knows nothing of solving.
 *
 * The triad encoding has a variable for "this value is in this segment", where a segment is what a
 * row or column shares with a box. A segment holds the value if and only if one of its cells does;
 * exactly one of the segments of a line holds it, and exactly one of the row segments and one of
 * the column segments of a box. Two cells of a row segment need no clause of their own: they lie in
 * two column segments of the box. */

#include "sudoku-residual.h"

#include <string.h>

/* Up to so many literals "at most one" is encoded by pairs, above by rows and columns of a square
 * with new variables (J. Chen, 2010). */
#define PAIRS_MAX 12

struct _SudokuResidual
{
  SudokuCandidates *candidates; /* owned */
  SudokuGeometry *geometry;     /* borrowed from @candidates */
  SudokuResidualKind kind;
  guint side;
  guint n_cells;
  int *first; /* per cell: the variable before that of its first candidate; 0: settled */
  int n_candidates;
  int n_variables;
  SudokuSet open_values; /* candidates of an open cell */
};

/* The state of one stream. */
typedef struct
{
  SudokuResidual *self;
  SatBatch batch;
  GError **error;
} Stream;

/**
 * sudoku_residual_new: (skip)
 * @candidates: candidates at a fixpoint without a dead end; copied
 * @kind: the encoding; without boxes there are no segments
 *
 * Numbers the candidates of all cells that have more than one, in reading order.
 *
 * Returns: (transfer full): the formula
 */
SudokuResidual *
sudoku_residual_new (const SudokuCandidates *candidates,
                     SudokuResidualKind kind)
{
  SudokuResidual *self;

  g_return_val_if_fail (candidates != NULL, NULL);

  self = g_new0 (SudokuResidual, 1);
  self->candidates = sudoku_candidates_copy (candidates);
  self->geometry = sudoku_candidates_get_geometry (self->candidates);
  self->kind = kind;
  self->side = sudoku_geometry_get_side (self->geometry);
  self->n_cells = sudoku_geometry_get_n_cells (self->geometry);
  self->first = g_new (int, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet set = sudoku_candidates_get (candidates, cell);
      guint n = sudoku_set_count (set);

      self->first[cell] = self->n_candidates;
      if (n < 2)
        continue;
      self->n_candidates += (int)n;
      self->open_values = sudoku_set_or (self->open_values, set);
    }
  return self;
}

/**
 * sudoku_residual_free:
 * @self: (transfer full) (nullable): a formula
 *
 * Frees it.
 */
void
sudoku_residual_free (SudokuResidual *self)
{
  if (self == NULL)
    return;
  sudoku_candidates_free (self->candidates);
  g_free (self->first);
  g_free (self);
}

/**
 * sudoku_residual_get_variable:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Gets the variable of a candidate.
 *
 * Returns: the variable; 0 when the cell has only one candidate or @value is not one of them
 */
int
sudoku_residual_get_variable (const SudokuResidual *self,
                              guint cell,
                              guint value)
{
  SudokuSet set = sudoku_candidates_get (self->candidates, cell);
  guint64 below = (G_GUINT64_CONSTANT (1) << (value & 63)) - 1;
  int rank;

  if (!sudoku_set_has (set, value) || sudoku_set_count (set) < 2)
    return 0;
  rank = __builtin_popcountll (set.words[value >> 6] & below);
  if (value >= 64)
    rank += __builtin_popcountll (set.words[0]);
  return self->first[cell] + rank + 1;
}

/**
 * sudoku_residual_get_n_candidates:
 *
 * Counts the open candidates, whose variables come first.
 *
 * Returns: the number
 */
int
sudoku_residual_get_n_candidates (const SudokuResidual *self)
{
  return self->n_candidates;
}

static gboolean
clause (Stream *stream,
        const int *literals,
        guint n)
{
  int *room = sat_batch_reserve (&stream->batch, n, stream->error);

  if (room == NULL)
    return FALSE;
  memcpy (room, literals, n * sizeof *literals);
  sat_batch_commit (&stream->batch, n);
  return TRUE;
}

static gboolean
pair (Stream *stream,
      int a,
      int b)
{
  return clause (stream, (int[]){ a, b }, 2);
}

/* No two of the literals are true. */
static gboolean
no_two (Stream *stream,
        const int *literals,
        guint n)
{
  return sat_batch_add_no_two (&stream->batch, literals, n, stream->error);
}

/* Each literal stands in a row and a column of a square; no two rows and no two columns
 * may be hit. */
static gboolean
no_two_by_product (Stream *stream,
                   const int *literals,
                   guint n)
{
  int rows[SUDOKU_SIDE_MAX], columns[SUDOKU_SIDE_MAX];
  guint width = 2, n_rows;

  while (width * width < n)
    width++;
  n_rows = (n + width - 1) / width;
  for (guint i = 0; i < n_rows; i++)
    rows[i] = ++stream->self->n_variables;
  for (guint i = 0; i < width; i++)
    columns[i] = ++stream->self->n_variables;
  for (guint i = 0; i < n; i++)
    if (!pair (stream, -literals[i], rows[i / width]) ||
        !pair (stream, -literals[i], columns[i % width]))
      return FALSE;
  return no_two (stream, rows, n_rows) && no_two (stream, columns, width);
}

static gboolean
exactly_one (Stream *stream,
             const int *literals,
             guint n)
{
  if (!clause (stream, literals, n))
    return FALSE;
  if (n <= PAIRS_MAX || stream->self->kind == SUDOKU_RESIDUAL_PAIRWISE)
    return no_two (stream, literals, n);
  return no_two_by_product (stream, literals, n);
}

static gboolean
stream_cells (Stream *stream)
{
  SudokuResidual *self = stream->self;
  int literals[SUDOKU_SIDE_MAX];

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint n = sudoku_set_count (sudoku_candidates_get (self->candidates, cell));

      for (guint i = 0; i < n; i++)
        literals[i] = self->first[cell] + (int)i + 1;
      if (n > 1 && !exactly_one (stream, literals, n))
        return FALSE;
    }
  return TRUE;
}

/* Each value with several places in the house has exactly one. */
static gboolean
stream_house (Stream *stream,
              guint house)
{
  SudokuResidual *self = stream->self;
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
  int literals[SUDOKU_SIDE_MAX];
  guint value;

  SUDOKU_SET_FOREACH (self->open_values, value)
  {
    guint n = 0;

    for (guint place = 0; place < self->side; place++)
      {
        int variable = sudoku_residual_get_variable (self, cells[place], value);

        if (variable != 0)
          literals[n++] = variable;
      }
    if (n > 0 && !exactly_one (stream, literals, n))
      return FALSE;
  }
  return TRUE;
}

/* Defines a segment of @n cells from @cell on, @step apart: *@literal is true if and only if one of
 * them holds the value; 0: none can. */
static gboolean
define_segment (Stream *stream,
                guint cell,
                guint step,
                guint n,
                guint value,
                int *literal)
{
  int literals[SUDOKU_SIDE_MAX + 1];
  guint n_literals = 0;

  for (guint i = 0; i < n; i++)
    {
      int variable = sudoku_residual_get_variable (stream->self, cell + i * step, value);

      if (variable != 0)
        literals[n_literals++] = variable;
    }
  *literal = n_literals == 0 ? 0 : literals[0];
  if (n_literals < 2)
    return TRUE;
  *literal = ++stream->self->n_variables;
  for (guint i = 0; i < n_literals; i++)
    if (!pair (stream, -literals[i], *literal))
      return FALSE;
  literals[n_literals++] = -*literal;
  return clause (stream, literals, n_literals);
}

static gboolean
exactly_one_segment (Stream *stream,
                     const int *segments,
                     guint step,
                     guint n)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = 0;

  for (guint i = 0; i < n; i++)
    if (segments[i * step] != 0)
      literals[n_literals++] = segments[i * step];
  return n_literals == 0 || exactly_one (stream, literals, n_literals);
}

/* All lines of one direction for one value. A line is cut into @n_segments of @width
 * cells; @depth lines lie side by side in a box. @along and @across are the steps from
 * cell to cell in the line and from line to line. */
static gboolean
stream_lines (Stream *stream,
              guint value,
              guint width,
              guint along,
              guint across)
{
  guint side = stream->self->side, n_segments = side / width, depth = n_segments;
  int segments[SUDOKU_CELLS_MAX / 2];

  for (guint line = 0; line < side; line++)
    for (guint i = 0; i < n_segments; i++)
      if (!define_segment (stream, line * across + i * width * along, along, width, value,
                           &segments[line * n_segments + i]))
        return FALSE;
  for (guint line = 0; line < side; line++)
    if (!exactly_one_segment (stream, segments + line * n_segments, 1, n_segments))
      return FALSE;
  for (guint line = 0; line < side; line += depth)
    for (guint i = 0; i < n_segments; i++)
      if (!exactly_one_segment (stream, segments + line * n_segments + i, n_segments, depth))
        return FALSE;
  return TRUE;
}

static gboolean
stream_houses (Stream *stream)
{
  SudokuResidual *self = stream->self;
  guint n_houses = sudoku_geometry_get_n_houses (self->geometry);
  gboolean segments =
    self->kind == SUDOKU_RESIDUAL_TRIAD && sudoku_geometry_has_boxes (self->geometry);
  guint value;

  for (guint house = 0; house < n_houses; house++)
    {
      const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
      guint rule = sudoku_groups_get_house (groups, house)->rule;
      SudokuRule *said = sudoku_geometry_get_rule (self->geometry, rule);

      /* Rows, columns and boxes are said by segments. */
      if (segments && !sudoku_rule_get_kind (said)->optional)
        continue;
      if (!stream_house (stream, house))
        return FALSE;
    }
  SUDOKU_SET_FOREACH (segments ? self->open_values : SUDOKU_SET_EMPTY, value)
  {
    if (!stream_lines (stream, value, sudoku_geometry_get_box_columns (self->geometry), 1,
                       self->side) ||
        !stream_lines (stream, value, sudoku_geometry_get_box_rows (self->geometry), self->side,
                       1))
      return FALSE;
  }
  return TRUE;
}

/* Exactly one of the candidates of each further truth. */
static gboolean
stream_truths (Stream *stream)
{
  SudokuResidual *self = stream->self;
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
  int literals[SUDOKU_SIDE_MAX];

  for (guint truth = 0; truth < sudoku_groups_get_n_truths (groups); truth++)
    {
      const guint32 *candidates = sudoku_groups_get_truth_candidates (groups, truth);
      guint n = 0;

      for (guint i = 0; i < self->side; i++)
        {
          int variable = sudoku_residual_get_variable (self, candidates[i] / self->side,
                                                       candidates[i] % self->side + 1);

          if (variable != 0)
            literals[n++] = variable;
        }
      if (n > 0 && !exactly_one (stream, literals, n))
        return FALSE;
    }
  return TRUE;
}

/* No two values that the pair forbids. */
static gboolean
stream_pair (Stream *stream,
             const SudokuPair *bond,
             const SudokuRelation *relation)
{
  SudokuResidual *self = stream->self;
  SudokuSet others = sudoku_candidates_get (self->candidates, bond->other);
  guint value, other;

  if (sudoku_set_count (others) < 2 ||
      sudoku_set_count (sudoku_candidates_get (self->candidates, bond->cell)) < 2)
    return TRUE;
  SUDOKU_SET_FOREACH (sudoku_candidates_get (self->candidates, bond->cell), value)
  {
    int literal = sudoku_residual_get_variable (self, bond->cell, value);

    SUDOKU_SET_FOREACH (sudoku_set_minus (others, relation->allowed[value]), other)
    {
      if (!pair (stream, -literal, -sudoku_residual_get_variable (self, bond->other, other)))
        return FALSE;
    }
  }
  return TRUE;
}

static gboolean
stream_pairs (Stream *stream)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (stream->self->geometry);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (groups); i++)
    {
      const SudokuPair *bond = sudoku_groups_get_pair (groups, i);

      if (!stream_pair (stream, bond, sudoku_groups_get_relation (groups, bond->relation)))
        return FALSE;
    }
  return TRUE;
}

/* Adds the literal of a term to a clause; FALSE when the clause is satisfied. */
static gboolean
add_term (const SudokuResidual *self,
          guint cell,
          guint value,
          gboolean is_condition,
          int *literals,
          guint *n)
{
  SudokuSet set = sudoku_candidates_get (self->candidates, cell);
  int variable = sudoku_residual_get_variable (self, cell, value);

  if (variable != 0)
    {
      literals[(*n)++] = is_condition ? -variable : variable;
      return TRUE;
    }
  return sudoku_set_has (set, value) == is_condition;
}

/* The clauses of a law that are still open. */
static gboolean
stream_law (Stream *stream,
            const SudokuLawForm *law)
{
  SudokuResidual *self = stream->self;
  guint64 n_clauses = sudoku_law_count_clauses (law, self->side);

  for (guint64 index = 0; index < n_clauses; index++)
    {
      int literals[SUDOKU_LAW_TERMS_MAX];
      SudokuLawClause said;
      gboolean open = TRUE;
      guint n = 0;

      sudoku_law_get_clause (law, self->side, index, &said);
      for (guint i = 0; i < said.n_terms && open; i++)
        open = add_term (self, said.cells[i], said.values[i], i < said.n_premises, literals, &n);
      if (open && n > 0 && !clause (stream, literals, n))
        return FALSE;
    }
  return TRUE;
}

static gboolean
stream_laws (Stream *stream)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (stream->self->geometry);

  for (guint i = 0; i < sudoku_groups_get_n_laws (groups); i++)
    if (!stream_law (stream, sudoku_groups_get_law (groups, i)))
      return FALSE;
  return TRUE;
}

/* An own clause, or one of a table, without its settled literals; its further variables follow
 * @first. FALSE with an error. */
static gboolean
stream_own_clause (Stream *stream,
                   const int *said,
                   guint n_said,
                   int first)
{
  SudokuResidual *self = stream->self;
  guint n_candidates = self->n_cells * self->side, n = 0;
  int literals[SUDOKU_OWN_LENGTH_MAX];

  for (guint i = 0; i < n_said; i++)
    {
      guint variable = (guint)ABS (said[i]) - 1;

      if (variable >= n_candidates)
        {
          int extra = first + (int)(variable - n_candidates);

          literals[n++] = said[i] < 0 ? -extra : extra;
        }
      else if (!add_term (self, variable / self->side, variable % self->side + 1, said[i] < 0,
                          literals, &n))
        return TRUE;
    }
  return clause (stream, literals, n);
}

static gboolean
stream_own (Stream *stream)
{
  SudokuResidual *self = stream->self;
  const SudokuOwnClauses *own =
    sudoku_groups_get_own (sudoku_geometry_get_groups (self->geometry));
  int first = self->n_variables + 1;

  if (own == NULL)
    return TRUE;
  self->n_variables += (int)sudoku_own_clauses_get_n_extra (own);
  for (guint i = 0; i < sudoku_own_clauses_get_n (own); i++)
    {
      guint n = 0;
      const int *literals = sudoku_own_clauses_get (own, i, &n);

      if (!stream_own_clause (stream, literals, n, first))
        return FALSE;
    }
  return TRUE;
}

/* The clauses of a table, with its places replaced by cells. */
static gboolean
stream_table (Stream *stream,
              const SudokuTabled *tabled)
{
  SudokuResidual *self = stream->self;
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  int n_candidates = (int)(self->n_cells * self->side), first = self->n_variables + 1;
  int n_inside = (int)(spec->n_cells * spec->side);

  self->n_variables += (int)sudoku_table_get_n_helpers (tabled->table);
  for (guint i = 0; i < sudoku_table_get_n_clauses (tabled->table); i++)
    {
      int literals[SUDOKU_TABLE_LENGTH_MAX];
      guint n = 0;
      const int *said = sudoku_table_get_clause (tabled->table, i, &n);

      for (guint k = 0; k < n; k++)
        {
          int number = ABS (said[k]) - 1, place = number / (int)spec->side;
          int variable = number >= n_inside
                           ? n_candidates + number - n_inside + 1
                           : tabled->cells[place] * (int)spec->side + number % (int)spec->side + 1;

          literals[k] = said[k] < 0 ? -variable : variable;
        }
      if (!stream_own_clause (stream, literals, n, first))
        return FALSE;
    }
  return TRUE;
}

static gboolean
stream_tables (Stream *stream)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (stream->self->geometry);

  for (guint i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled tabled = sudoku_groups_get_tabled (groups, i);

      if (!stream_table (stream, &tabled))
        return FALSE;
    }
  return TRUE;
}

/* Wraps a sink, so that the time limit applies while it is filled, too. */
typedef struct
{
  SatSink sink;
  SatSink *target; /* borrowed */
  const SudokuTaskRun *work;
} Guard;

static gboolean
guard_add (SatSink *sink,
           const int *literals,
           gsize n_literals,
           GError **error)
{
  const Guard *self = (const Guard *)sink;

  if (!sudoku_task_run_is_late (self->work))
    return sat_sink_add (self->target, literals, n_literals, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  return FALSE;
}

/**
 * sudoku_residual_stream:
 * @sink: where the clauses go
 * @work: (nullable): what to obey
 *
 * Pushes all clauses. They and their variables are the same each time.
 *
 * Returns: %FALSE when cancelled, with `G_IO_ERROR_TIMED_OUT` when the time is over, or when the
 *   sink failed
 */
gboolean
sudoku_residual_stream (SudokuResidual *self,
                        SatSink *sink,
                        const SudokuTaskRun *work,
                        GError **error)
{
  Stream stream = { .self = self, .error = error };
  Guard guard = { .sink = { .add = guard_add }, .target = sink, .work = work };

  g_return_val_if_fail (self != NULL && sink != NULL, FALSE);

  self->n_variables = self->n_candidates;
  sat_batch_init (&stream.batch, work != NULL ? &guard.sink : sink,
                  work != NULL ? work->cancellable : NULL);
  return stream_cells (&stream) && stream_houses (&stream) && stream_truths (&stream) &&
         stream_pairs (&stream) && stream_laws (&stream) && stream_tables (&stream) &&
         stream_own (&stream) &&
         sat_batch_flush (&stream.batch, error);
}

/**
 * sudoku_residual_read_model:
 * @solver: a solver that has found a model
 * @values: (out caller-allocates): the value of each cell
 *
 * Reads the solution: the settled values and those of the model.
 */
void
sudoku_residual_read_model (const SudokuResidual *self,
                            SatSolver *solver,
                            guint8 *values)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet set = sudoku_candidates_get (self->candidates, cell);
      gboolean open = sudoku_set_count (set) > 1;
      guint value;

      values[cell] = 0;
      SUDOKU_SET_FOREACH (set, value)
      {
        if (!open || sat_solver_value (solver, sudoku_residual_get_variable (self, cell, value)))
          values[cell] = (guint8)value;
      }
    }
}

/**
 * sudoku_residual_get_blocking_clause:
 * @values: a value for each cell: a solution
 * @literals: (out caller-allocates): room for one literal per cell
 *
 * Makes a clause that the open cells do not all hold these values.
 *
 * Returns: the length of the clause
 */
guint
sudoku_residual_get_blocking_clause (const SudokuResidual *self,
                                     const guint8 *values,
                                     int *literals)
{
  guint n = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      int variable = sudoku_residual_get_variable (self, cell, values[cell]);

      if (variable != 0)
        literals[n++] = -variable;
    }
  return n;
}
