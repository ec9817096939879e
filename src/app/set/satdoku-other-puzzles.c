/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is a puzzle one of others, arranged in another way or not? The others are those of a text, or are
 * handed over. What a player has entered may be part of a puzzle that is being set, or not: a
 * puzzle is the same with the entries or without. */

#include "satdoku-config.h"

#include "satdoku-other-puzzles.h"

#include <sudoku-reader.h>

/* @contents: (nullable): a text of puzzles, which need not be read yet; @failure: (nullable): why
 * there is none */
SatdokuOtherPuzzles *
satdoku_other_puzzles_new (SatdokuOtherOrigin origin,
                           SudokuContents *contents,
                           const GError *failure)
{
  SatdokuOtherPuzzles *self = NULL;

  g_return_val_if_fail (origin < SATDOKU_N_OTHERS, NULL);

  self = g_new0 (SatdokuOtherPuzzles, 1);
  self->origin = origin;
  self->contents = contents != NULL ? sudoku_contents_ref (contents) : NULL;
  self->grids = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->failure = failure != NULL ? g_error_copy (failure) : NULL;
  self->sameness = SUDOKU_SAMENESS_DIFFERENT;
  return self;
}

void
satdoku_other_puzzles_free (SatdokuOtherPuzzles *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->contents, sudoku_contents_unref);
  g_ptr_array_unref (self->grids);
  g_ptr_array_unref (self->names);
  g_clear_error (&self->failure);
  g_free (self);
}

void
satdoku_other_puzzles_add (SatdokuOtherPuzzles *self,
                           const SudokuGrid *grid,
                           const char *name)
{
  g_return_if_fail (self != NULL && grid != NULL && name != NULL);

  g_ptr_array_add (self->grids, sudoku_grid_copy (grid));
  g_ptr_array_add (self->names, g_strdup (name));
}

/* With its entries and without. */
static GPtrArray *
list_forms (const SudokuGrid *grid)
{
  GPtrArray *forms = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
  SudokuGrid *form = sudoku_grid_copy (grid);

  sudoku_grid_clear_origin (form, SUDOKU_ORIGIN_ANSWER);
  g_ptr_array_add (forms, form);
  if (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) == 0 ||
      sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY) == 0)
    return forms;
  form = sudoku_grid_copy (form);
  sudoku_grid_clear_origin (form, SUDOKU_ORIGIN_ENTRY);
  g_ptr_array_add (forms, form);
  return forms;
}

/* Returns whether it is the same. */
static gboolean
compare_one (SatdokuOtherPuzzles *self,
             const GPtrArray *forms,
             const SudokuGrid *other)
{
  g_autoptr (GPtrArray) others = list_forms (other);

  self->n_compared++;
  for (guint i = 0; i < forms->len; i++)
    for (guint k = 0; k < others->len; k++)
      {
        SudokuSameness sameness = sudoku_sameness_find (forms->pdata[i], others->pdata[k]);

        if (sameness != SUDOKU_SAMENESS_DIFFERENT)
          self->sameness = sameness;
        if (sameness == SUDOKU_SAMENESS_IDENTICAL || sameness == SUDOKU_SAMENESS_ARRANGED)
          return TRUE;
      }
  return FALSE;
}

/* FALSE with an error, when it is to end. */
static gboolean
compare_grids (SatdokuOtherPuzzles *self,
               const GPtrArray *forms,
               const SudokuTask *task,
               GError **error)
{
  SudokuTaskRun run;

  sudoku_task_run_init (&run, task);
  for (guint i = 0; i < self->grids->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
        return FALSE;
      sudoku_task_run_report (&run, SUDOKU_STAGE_SEARCH, (double)i / self->grids->len, 0, 0);
      if (compare_one (self, forms, self->grids->pdata[i]))
        return TRUE;
    }
  return TRUE;
}

/* Likewise, with all that can be read whole of a text. */
static gboolean
compare_text (SatdokuOtherPuzzles *self,
              const GPtrArray *forms,
              const SudokuTask *task,
              GError **error)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_bytes (sudoku_contents_get_bytes (self->contents));
  g_autoptr (SudokuReader) reader =
    sudoku_reader_new (stream, sudoku_contents_get_name (self->contents), NULL, NULL);

  for (;;)
    {
      g_autoptr (GError) bad = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, task->cancellable, &bad);

      if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
        return FALSE;
      if (document == NULL && bad == NULL)
        return TRUE;
      if (document != NULL && sudoku_document_is_whole (document) &&
          compare_one (self, forms, sudoku_document_get_grid (document)))
        return TRUE;
    }
}

/* Looks for a puzzle, whose answers are left aside, and notes what came of it. Takes about a
 * millisecond for each puzzle of 9×9. Fails with %G_IO_ERROR_CANCELLED. */
gboolean
satdoku_other_puzzles_compare (SatdokuOtherPuzzles *self,
                               const SudokuGrid *grid,
                               const SudokuTask *task,
                               GError **error)
{
  g_autoptr (GPtrArray) forms = NULL;
  const GError *failure = NULL;
  const SudokuDocument *document = NULL;

  g_return_val_if_fail (self != NULL && grid != NULL && task != NULL, FALSE);

  forms = list_forms (grid);
  if (self->contents == NULL)
    return compare_grids (self, forms, task, error);
  if (!sudoku_contents_is_read (self->contents) &&
      !sudoku_contents_read (self->contents, SUDOKU_CONTENTS_PUZZLE, task->cancellable, error))
    return FALSE;
  if (sudoku_contents_has_more (self->contents))
    return compare_text (self, forms, task, error);
  failure = sudoku_contents_get_error (self->contents);
  document = sudoku_contents_get_document (self->contents);
  if (document != NULL && !sudoku_document_is_whole (document))
    sudoku_error_set (&self->failure, SUDOKU_ERROR_FORMAT, NULL, "other-puzzle-part");
  else if (document != NULL)
    compare_one (self, forms, sudoku_document_get_grid (document));
  else if (failure != NULL)
    self->failure = g_error_copy (failure);
  return TRUE;
}
