/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A run with what is to be said of it. */

#include "satdoku-config.h"

#include "satdoku-compare-row.h"

#include <glib/gi18n.h>
#include <words-bench.h>

#include "satdoku-class.h"

struct _SatdokuCompareRow
{
  GObject parent_instance;

  /* Owned. */
  SudokuBenchRow *row;
  char *wrong; /* (nullable): why its answer is wrong */
};

G_DEFINE_FINAL_TYPE (SatdokuCompareRow, satdoku_compare_row, G_TYPE_OBJECT)

static void
satdoku_compare_row_class_init (SatdokuCompareRowClass *klass)
{
  satdoku_class_keeps (klass, SatdokuCompareRow, row, sudoku_bench_row_free);
  satdoku_class_keeps (klass, SatdokuCompareRow, wrong, g_free);
}

static void
satdoku_compare_row_init (SatdokuCompareRow *self)
{
}

SatdokuCompareRow *
satdoku_compare_row_new (const SudokuBenchRow *row,
                         const char *wrong)
{
  SatdokuCompareRow *self;

  g_return_val_if_fail (row != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_COMPARE_ROW, NULL);
  self->row = sudoku_bench_row_copy (row);
  self->wrong = g_strdup (wrong);
  return self;
}

const SudokuBenchRow *
satdoku_compare_row_get (SatdokuCompareRow *self)
{
  g_return_val_if_fail (SATDOKU_IS_COMPARE_ROW (self), NULL);

  return self->row;
}

/* (nullable): why its answer is wrong. */
SATDOKU_DEFINE_GETTER (SatdokuCompareRow, satdoku_compare_row, wrong, const char *)

/* "full/pairwise". */
char *
satdoku_compare_row_dup_encoding (SatdokuCompareRow *self)
{
  const SudokuBenchRow *row;
  gboolean reduced;

  g_return_val_if_fail (SATDOKU_IS_COMPARE_ROW (self), NULL);

  row = self->row;
  reduced = !g_str_equal (row->reduction, "none");
  return g_strdup_printf ("%s/%s%s%s", row->scheme, row->at_most_one, reduced ? " · " : "",
                          reduced ? row->reduction : "");
}

/* "satisfiable", "wrong". */
char *
satdoku_compare_row_dup_result (SatdokuCompareRow *self)
{
  SudokuBenchStatus status = SUDOKU_BENCH_WRONG;

  g_return_val_if_fail (SATDOKU_IS_COMPARE_ROW (self), NULL);

  if (self->wrong == NULL)
    sudoku_bench_status_find (self->row->status, &status);
  return g_strdup (words_bench_status (status));
}

/* All of it for a screen reader. */
char *
satdoku_compare_row_dup_name (SatdokuCompareRow *self)
{
  g_autofree char *encoding = satdoku_compare_row_dup_encoding (self);
  g_autofree char *result = satdoku_compare_row_dup_result (self);

  g_return_val_if_fail (SATDOKU_IS_COMPARE_ROW (self), NULL);

  if (self->wrong != NULL)
    return g_strdup_printf ("%s, %s, %s: %s. %s", self->row->puzzle, self->row->solver, encoding,
                            result, self->wrong);
  /* Translators: a run of a solver: puzzle, solver, encoding, what came of it, and seconds. */
  return g_strdup_printf (_ ("%s, %s, %s: %s, %.3f s"), self->row->puzzle, self->row->solver,
                          encoding, result, self->row->wall);
}
