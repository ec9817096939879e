/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leaves each cell the values that it has in a filling of all cells: what can be reached forwards
 * from the start and backwards from the end. Of walks these are states, of sums totals, and of
 * distinct values up to MASK_SIDE_MAX which values are used. */

#include "sudoku-table-prune.h"

#include <string.h>

/* Up to this side the sets of used values are gone through. */
#define MASK_SIDE_MAX 12

/* Marks what is reached, layer by layer. */
typedef struct
{
  guint8 *marks; /* by layer and place in it */
  gsize width;   /* places in a layer */
} Layers;

static void
layers_init (Layers *self,
             guint n_layers,
             guint width)
{
  self->width = width;
  self->marks = g_malloc0 (n_layers * self->width);
}

static void
layers_clear (Layers *self)
{
  g_free (self->marks);
}

static guint8 *
get_mark (const Layers *self,
          guint layer,
          guint place)
{
  return &self->marks[layer * self->width + place];
}

/* Marks forwards which states are reached with the values that are left. */
static void
mark_states (const SudokuMachine *machine,
             const SudokuSet *values,
             Layers *layers)
{
  guint v;

  *get_mark (layers, 0, 0) = TRUE;
  for (guint layer = 0; layer < machine->n_layers; layer++)
    for (guint i = 0; i < sudoku_machine_get_n_states (machine, layer); i++)
      {
        if (!*get_mark (layers, layer, i))
          continue;
        SUDOKU_SET_FOREACH (values[layer], v)
        {
          guint next = sudoku_machine_get_next (machine, layer, i, v - 1);

          if (next != SUDOKU_MACHINE_NONE)
            *get_mark (layers, layer + 1, next) = TRUE;
        }
      }
}

/* Goes back from what is marked in the last layer: keeps the marks that lead there, and the values
 * with which they do. */
static void
keep_states (const SudokuMachine *machine,
             SudokuSet *values,
             Layers *layers)
{
  guint v;

  for (guint layer = machine->n_layers; layer-- > 0;)
    {
      SudokuSet kept = { 0 };

      for (guint i = 0; i < sudoku_machine_get_n_states (machine, layer); i++)
        {
          guint8 *mark = get_mark (layers, layer, i);
          SudokuSet leading = { 0 };

          SUDOKU_SET_FOREACH (values[layer], v)
          {
            guint next = sudoku_machine_get_next (machine, layer, i, v - 1);

            if (next != SUDOKU_MACHINE_NONE && *get_mark (layers, layer + 1, next))
              leading = sudoku_set_or (leading, sudoku_set_single (v));
          }
          *mark = *mark && !sudoku_set_is_empty (leading);
          if (*mark)
            kept = sudoku_set_or (kept, leading);
        }
      values[layer] = kept;
    }
}

static gboolean
has_all (const SudokuSet *values,
         guint n)
{
  for (guint i = 0; i < n; i++)
    if (sudoku_set_is_empty (values[i]))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_table_prune_walk: (skip)
 * @spec: of a walk
 * @machine: its machine
 * @values: (inout) (array): by place the values that are left
 *
 * Removes the values that no filling has.
 *
 * Returns: %FALSE when there is no filling
 */
gboolean
sudoku_table_prune_walk (const SudokuTableSpec *spec,
                         const SudokuMachine *machine,
                         SudokuSet *values)
{
  Layers layers;
  guint width = 1;

  if (sudoku_machine_get_n_states (machine, 0) == 0)
    {
      memset (values, 0, spec->n_cells * sizeof *values);
      return FALSE;
    }
  for (guint layer = 0; layer <= spec->n_cells; layer++)
    width = MAX (width, sudoku_machine_get_n_states (machine, layer));
  layers_init (&layers, spec->n_cells + 1, width);
  mark_states (machine, values, &layers);
  keep_states (machine, values, &layers);
  layers_clear (&layers);
  return has_all (values, spec->n_cells);
}

/* Totals relative to the least one of each layer. */
static void
mark_totals (const SudokuTableSpec *spec,
             const SudokuSet *values,
             const int *least,
             const int *most,
             Layers *layers)
{
  guint v;

  *get_mark (layers, 0, 0) = TRUE;
  for (guint place = 0; place < spec->n_cells; place++)
    for (int total = least[place]; total <= most[place]; total++)
      {
        if (!*get_mark (layers, place, (guint)(total - least[place])))
          continue;
        SUDOKU_SET_FOREACH (values[place], v)
        {
          int next = total + sudoku_table_get_weight (spec, place) * (int)v;

          if (next >= least[place + 1] && next <= most[place + 1])
            *get_mark (layers, place + 1, (guint)(next - least[place + 1])) = TRUE;
        }
      }
}

static void
keep_totals (const SudokuTableSpec *spec,
             SudokuSet *values,
             const int *least,
             const int *most,
             Layers *layers)
{
  guint v;

  for (guint place = spec->n_cells; place-- > 0;)
    {
      SudokuSet kept = { 0 };

      for (int total = least[place]; total <= most[place]; total++)
        {
          guint8 *mark = get_mark (layers, place, (guint)(total - least[place]));
          SudokuSet leading = { 0 };

          if (!*mark)
            continue;
          SUDOKU_SET_FOREACH (values[place], v)
          {
            int next = total + sudoku_table_get_weight (spec, place) * (int)v;

            if (next >= least[place + 1] && next <= most[place + 1] &&
                *get_mark (layers, place + 1, (guint)(next - least[place + 1])))
              leading = sudoku_set_or (leading, sudoku_set_single (v));
          }
          *mark = !sudoku_set_is_empty (leading);
          kept = sudoku_set_or (kept, leading);
        }
      values[place] = kept;
    }
}

static gboolean
prune_totals (const SudokuTableSpec *spec,
              SudokuSet *values)
{
  int least[SUDOKU_TABLE_CELLS_MAX + 1], most[SUDOKU_TABLE_CELLS_MAX + 1];
  Layers layers;
  guint width = 1;

  for (guint place = 0; place <= spec->n_cells; place++)
    {
      sudoku_table_get_range (spec, place, &least[place], &most[place]);
      width = MAX (width, (guint)(MAX (most[place] - least[place], 0) + 1));
    }
  layers_init (&layers, spec->n_cells + 1, width);
  mark_totals (spec, values, least, most, &layers);
  keep_totals (spec, values, least, most, &layers);
  layers_clear (&layers);
  return has_all (values, spec->n_cells);
}

static guint
get_sum (guint mask)
{
  guint sum = 0;

  for (guint v = 1; mask > 0; v++, mask >>= 1)
    sum += (mask & 1) * v;
  return sum;
}

/* A set of used values is a number, bit v − 1; it has as many as the cells that were filled. */
static void
mark_masks (const SudokuTableSpec *spec,
            const SudokuSet *values,
            guint8 *marks)
{
  guint v;

  marks[0] = TRUE;
  for (guint mask = 0; mask < 1u << spec->side; mask++)
    {
      guint place = (guint)__builtin_popcount (mask);

      if (!marks[mask] || place >= spec->n_cells)
        continue;
      SUDOKU_SET_FOREACH (values[place], v)
      if ((mask >> (v - 1) & 1) == 0)
        marks[mask | 1u << (v - 1)] = TRUE;
    }
}

static void
keep_masks (const SudokuTableSpec *spec,
            SudokuSet *values,
            guint8 *marks)
{
  guint v;
  SudokuSet kept[MASK_SIDE_MAX] = { 0 };

  for (guint mask = 1u << spec->side; mask-- > 0;)
    {
      guint place = (guint)__builtin_popcount (mask);
      SudokuSet leading = { 0 };

      if (place >= spec->n_cells)
        {
          marks[mask] &= place == spec->n_cells && (int)get_sum (mask) == spec->target;
          continue;
        }
      if (!marks[mask])
        continue;
      SUDOKU_SET_FOREACH (values[place], v)
      if ((mask >> (v - 1) & 1) == 0 && marks[mask | 1u << (v - 1)])
        leading = sudoku_set_or (leading, sudoku_set_single (v));
      marks[mask] = !sudoku_set_is_empty (leading);
      kept[place] = sudoku_set_or (kept[place], leading);
    }
  memcpy (values, kept, spec->n_cells * sizeof *values);
}

/* Exact, with the values distinct. */
static gboolean
prune_masks (const SudokuTableSpec *spec,
             SudokuSet *values)
{
  g_autofree guint8 *marks = g_new0 (guint8, 1u << spec->side);

  mark_masks (spec, values, marks);
  keep_masks (spec, values, marks);
  return has_all (values, spec->n_cells);
}

/**
 * sudoku_table_prune_sum: (skip)
 * @spec: of a sum
 * @values: (inout) (array): by place the values that are left
 *
 * Removes the values that no filling has. Of distinct values it is exact up to a side of 12;
 * beyond, fillings with equal values count, too.
 *
 * Returns: %FALSE when there is no filling
 */
gboolean
sudoku_table_prune_sum (const SudokuTableSpec *spec,
                        SudokuSet *values)
{
  return spec->distinct && spec->side <= MASK_SIDE_MAX ? prune_masks (spec, values)
                                                       : prune_totals (spec, values);
}
