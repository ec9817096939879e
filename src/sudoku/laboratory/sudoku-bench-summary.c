/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares the rows of a table. The claim that a puzzle has no solution is wrong when any run, with
 * any encoding, has a checked model of it. */

#include "sudoku-bench-summary.h"

#include <sat-getter.h>

struct _SudokuBenchSummary
{
  const GPtrArray *rows; /* borrowed */
  GPtrArray *lines;      /* (element-type SudokuBenchLine): the best first */
  SudokuBenchLine *best; /* of all in each run */
  GHashTable *witnesses; /* (element-type utf8 SudokuBenchRow): by puzzle: with a model */
  guint n_wrong;
};

static void
line_free (gpointer data)
{
  SudokuBenchLine *self = data;

  g_free (self->solver);
  g_free (self->scheme);
  g_free (self->at_most_one);
  g_free (self->reduction);
  g_array_unref (self->times);
  g_array_unref (self->scores);
  g_free (self);
}

static SudokuBenchLine *
line_new (const SudokuBenchRow *row)
{
  SudokuBenchLine *self = g_new0 (SudokuBenchLine, 1);

  self->times = g_array_new (FALSE, FALSE, sizeof (double));
  self->scores = g_array_new (FALSE, FALSE, sizeof (double));
  if (row == NULL)
    return self;
  self->solver = g_strdup (row->solver);
  self->scheme = g_strdup (row->scheme);
  self->at_most_one = g_strdup (row->at_most_one);
  self->reduction = g_strdup (row->reduction);
  return self;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *)a;
  double second = *(const double *)b;

  return (first > second) - (first < second);
}

static void
line_finish (SudokuBenchLine *self)
{
  double sum = 0;

  g_array_sort (self->times, compare_doubles);
  g_array_sort (self->scores, compare_doubles);
  for (guint i = 0; i < self->scores->len; i++)
    sum += g_array_index (self->scores, double, i);
  self->par2 = self->n_runs > 0 ? sum / self->n_runs : 0;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const SudokuBenchLine *first = *(const SudokuBenchLine *const *)a;
  const SudokuBenchLine *second = *(const SudokuBenchLine *const *)b;

  return (first->par2 > second->par2) - (first->par2 < second->par2);
}

static char *
make_line_key (const SudokuBenchRow *row)
{
  return g_strjoin ("\n", row->solver, row->scheme, row->at_most_one, row->reduction, NULL);
}

static char *
make_run_key (const SudokuBenchRow *row)
{
  return g_strdup_printf ("%s\n%s\n%" G_GINT64_FORMAT, row->puzzle, row->seed, row->repeat);
}

static void
line_add (SudokuBenchLine *self,
          gboolean is_solved,
          double score)
{
  self->n_runs++;
  self->n_solved += is_solved;
  g_array_append_val (self->scores, score);
  if (is_solved)
    g_array_append_val (self->times, score);
}

typedef struct
{
  gboolean is_solved;
  double score;
} Best;

static void
note_best (GHashTable *bests,
           const SudokuBenchRow *row,
           gboolean is_solved,
           double score)
{
  char *key = make_run_key (row);
  Best *best = g_hash_table_lookup (bests, key);

  if (best == NULL)
    {
      best = g_new (Best, 1);
      *best = (Best){ is_solved, score };
      g_hash_table_insert (bests, key, best);
      return;
    }
  g_free (key);
  best->is_solved |= is_solved;
  best->score = MIN (best->score, score);
}

static SudokuBenchLine *
find_line (SudokuBenchSummary *self,
           GHashTable *lines,
           const SudokuBenchRow *row)
{
  char *key = make_line_key (row);
  SudokuBenchLine *line = g_hash_table_lookup (lines, key);

  if (line != NULL)
    {
      g_free (key);
      return line;
    }
  line = line_new (row);
  g_hash_table_insert (lines, key, line);
  g_ptr_array_add (self->lines, line);
  return line;
}

static void
add_rows (SudokuBenchSummary *self,
          GHashTable *bests)
{
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (self->rows, i);
      SudokuBenchLine *line = find_line (self, lines, row);
      gboolean is_wrong = sudoku_bench_summary_is_wrong (self, i);
      gboolean is_solved = sudoku_bench_row_is_solved (row) && !is_wrong;
      double score = is_solved ? row->wall : 2 * row->limit;

      line_add (line, is_solved, score);
      line->n_wrong += is_wrong;
      self->n_wrong += is_wrong;
      note_best (bests, row, is_solved, score);
    }
}

/**
 * sudoku_bench_summary_new: (skip)
 * @rows: (element-type SudokuBenchRow): a table; it has to stay as long as the summary
 *
 * Compares the rows.
 *
 * Returns: (transfer full): the summary
 */
SudokuBenchSummary *
sudoku_bench_summary_new (const GPtrArray *rows)
{
  g_autoptr (GHashTable) bests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  SudokuBenchSummary *self;
  GHashTableIter iter;
  gpointer value;

  g_return_val_if_fail (rows != NULL, NULL);

  self = g_new0 (SudokuBenchSummary, 1);
  self->rows = rows;
  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->best = line_new (NULL);
  self->witnesses = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < rows->len; i++)
    {
      SudokuBenchRow *row = g_ptr_array_index (rows, i);

      if (sudoku_bench_row_has_status (row, SUDOKU_BENCH_SAT) &&
          !g_hash_table_contains (self->witnesses, row->puzzle))
        g_hash_table_insert (self->witnesses, row->puzzle, row);
    }
  add_rows (self, bests);
  g_hash_table_iter_init (&iter, bests);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    line_add (self->best, ((Best *)value)->is_solved, ((Best *)value)->score);
  line_finish (self->best);
  for (guint i = 0; i < self->lines->len; i++)
    line_finish (g_ptr_array_index (self->lines, i));
  g_ptr_array_sort (self->lines, compare_lines);
  return self;
}

/**
 * sudoku_bench_summary_free:
 *
 * Frees it.
 */
void
sudoku_bench_summary_free (SudokuBenchSummary *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->lines);
  line_free (self->best);
  g_hash_table_unref (self->witnesses);
  g_free (self);
}

/**
 * sudoku_bench_summary_get_n_lines:
 *
 * Counts the lines: solvers with an encoding and a reduction.
 *
 * Returns: the number
 */
guint
sudoku_bench_summary_get_n_lines (const SudokuBenchSummary *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->lines->len;
}

/**
 * sudoku_bench_summary_get_line:
 * @line: index of a line
 *
 * Gets a line, the best first.
 *
 * Returns: (transfer none): the line
 */
const SudokuBenchLine *
sudoku_bench_summary_get_line (const SudokuBenchSummary *self,
                               guint line)
{
  g_return_val_if_fail (self != NULL && line < self->lines->len, NULL);

  return g_ptr_array_index (self->lines, line);
}

/**
 * sudoku_bench_summary_get_best:
 *
 * Gets the virtual best: the best of all lines in each run.
 *
 * Returns: (transfer none): a line
 */
SAT_DEFINE_GETTER (SudokuBenchSummary, sudoku_bench_summary, best, const SudokuBenchLine *)

/**
 * sudoku_bench_summary_get_n_wrong:
 *
 * Counts the wrong answers.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SudokuBenchSummary, sudoku_bench_summary, n_wrong, guint)

/**
 * sudoku_bench_summary_get_witness:
 * @row: index of a row
 *
 * Finds the proof that a claim of no solution is wrong.
 *
 * Returns: (transfer none) (nullable): a row with a model of that puzzle
 */
const SudokuBenchRow *
sudoku_bench_summary_get_witness (const SudokuBenchSummary *self,
                                  guint row)
{
  const SudokuBenchRow *it;

  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  it = g_ptr_array_index (self->rows, row);
  if (!sudoku_bench_row_has_status (it, SUDOKU_BENCH_UNSAT) &&
      !(sudoku_bench_row_has_status (it, SUDOKU_BENCH_WRONG) &&
        g_str_equal (it->checked, "inside")))
    return NULL;
  return g_hash_table_lookup (self->witnesses, it->puzzle);
}

/**
 * sudoku_bench_summary_is_wrong:
 * @row: index of a row
 *
 * Tells whether an answer is wrong, as found when it ran or by comparison.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bench_summary_is_wrong (const SudokuBenchSummary *self,
                               guint row)
{
  const SudokuBenchRow *it;

  g_return_val_if_fail (self != NULL && row < self->rows->len, FALSE);

  it = g_ptr_array_index (self->rows, row);
  return sudoku_bench_row_has_status (it, SUDOKU_BENCH_WRONG) ||
         sudoku_bench_summary_get_witness (self, row) != NULL;
}

/**
 * sudoku_bench_line_get_quantile:
 * @self: a line of at least one run
 * @part: 0…1: 0.5 is the median
 *
 * Gets a quantile of the times.
 *
 * Returns: the time at that part of all runs, in seconds
 */
double
sudoku_bench_line_get_quantile (const SudokuBenchLine *self,
                                double part)
{
  double place;
  guint below;

  g_return_val_if_fail (self != NULL && self->scores->len > 0 && part >= 0 && part <= 1, 0);

  place = part * (self->scores->len - 1);
  below = (guint)place;
  if (below + 1 >= self->scores->len)
    return g_array_index (self->scores, double, below);
  return g_array_index (self->scores, double, below) * (1 - (place - below)) +
         g_array_index (self->scores, double, below + 1) * (place - below);
}
