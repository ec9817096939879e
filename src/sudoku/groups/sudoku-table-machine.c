/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the states forwards from the start and drops, backwards, those that can't end well. Of
 * distinct values with a sum, the inputs are the values 1…N, each there or not, and a state says
 * how many were there, and their sum. Otherwise they are the cells, and the symbols the values. */

#include "sudoku-table-machine.h"

/* The state of a machine over values. */

static int
make_count (const SudokuTableSpec *spec,
            guint count,
            int total)
{
  return (int)count * (spec->target + 1) + total;
}

/* Do @n of the values from @value on have the sum @total? */
static gboolean
can_follow (const SudokuTableSpec *spec,
            guint value,
            guint n,
            int total)
{
  int least = (int)(n * (2 * value + n - 1) / 2), most = (int)(n * (2 * spec->side - n + 1) / 2);

  return value + n <= spec->side + 1 && total >= least && total <= most;
}

static int
step_count (const SudokuTableSpec *spec,
            guint layer,
            int state,
            guint symbol)
{
  guint count = (guint)(state / (spec->target + 1)) + symbol;
  int total = state % (spec->target + 1) + (symbol > 0 ? (int)layer + 1 : 0);

  if (count > spec->n_cells || total > spec->target ||
      !can_follow (spec, layer + 2, spec->n_cells - count, spec->target - total))
    return SUDOKU_TABLE_DEAD;
  return make_count (spec, count, total);
}

static int
step (const SudokuTableSpec *spec,
      guint layer,
      int state,
      guint symbol)
{
  return spec->walk != NULL ? spec->walk->step (spec, layer, state, symbol + 1)
                            : step_count (spec, layer, state, symbol);
}

static gboolean
accepts (const SudokuTableSpec *spec,
         int state)
{
  return spec->walk != NULL ? spec->walk->accepts (spec, state)
                            : state == make_count (spec, spec->n_cells, spec->target);
}

static int
compare_states (gconstpointer a,
                gconstpointer b)
{
  int left = *(const int *)a, right = *(const int *)b;

  return (left > right) - (left < right);
}

/* Sorts states and drops those that are there twice. */
static void
sort_states (GArray *states)
{
  guint n = 0;

  g_array_sort (states, compare_states);
  for (guint i = 0; i < states->len; i++)
    if (i == 0 || g_array_index (states, int, i) != g_array_index (states, int, n - 1))
      g_array_index (states, int, n++) = g_array_index (states, int, i);
  g_array_set_size (states, n);
}

static guint32
find_state (GArray *states,
            int state)
{
  guint index = 0;

  if (state == SUDOKU_TABLE_DEAD ||
      !g_array_binary_search (states, &state, compare_states, &index))
    return SUDOKU_MACHINE_NONE;
  return index;
}

/* The states after @layer inputs; FALSE when there are more than the limit. */
static gboolean
read_layer (SudokuMachine *self,
            const SudokuTableSpec *spec,
            guint layer,
            gsize limit)
{
  GArray *before = self->states[layer - 1], *states = self->states[layer];

  for (guint i = 0; i < before->len && states->len <= limit; i++)
    for (guint symbol = 0; symbol < self->n_symbols; symbol++)
      {
        int state = step (spec, layer - 1, g_array_index (before, int, i), symbol);

        if (state != SUDOKU_TABLE_DEAD && (layer < self->n_layers || accepts (spec, state)))
          g_array_append_val (states, state);
      }
  if (states->len > limit)
    return FALSE;
  sort_states (states);
  return TRUE;
}

/* Drops the states of a layer from which none of the next one is reached, and notes where the
 * others lead. */
static void
trim_layer (SudokuMachine *self,
            const SudokuTableSpec *spec,
            guint layer)
{
  GArray *states = self->states[layer], *next = self->next[layer];
  guint n = 0;

  for (guint i = 0; i < states->len; i++)
    {
      int state = g_array_index (states, int, i);
      guint n_before = next->len;
      gboolean leads = FALSE;

      for (guint symbol = 0; symbol < self->n_symbols; symbol++)
        {
          guint32 index =
            find_state (self->states[layer + 1], step (spec, layer, state, symbol));

          leads |= index != SUDOKU_MACHINE_NONE;
          g_array_append_val (next, index);
        }
      if (leads)
        g_array_index (states, int, n++) = state;
      else
        g_array_set_size (next, n_before);
    }
  g_array_set_size (states, n);
}

/**
 * sudoku_machine_new: (skip)
 * @spec: of a walk, or of distinct values with a sum
 * @limit: how many steps it may take in one layer
 *
 * Makes the machine of a table. When its cells can't be filled, its first layer is empty.
 *
 * Returns: (transfer full) (nullable): the machine; %NULL when it would have more steps
 */
SudokuMachine *
sudoku_machine_new (const SudokuTableSpec *spec,
                    gsize limit)
{
  g_autoptr (SudokuMachine) self = g_new0 (SudokuMachine, 1);
  const int start = 0;

  self->n_layers = spec->walk != NULL ? spec->n_cells : spec->side;
  self->n_symbols = spec->walk != NULL ? spec->side : 2;
  self->states = g_new0 (GArray *, self->n_layers + 1);
  self->next = g_new0 (GArray *, self->n_layers + 1);
  for (guint layer = 0; layer <= self->n_layers; layer++)
    {
      self->states[layer] = g_array_new (FALSE, FALSE, sizeof (int));
      self->next[layer] = g_array_new (FALSE, FALSE, sizeof (guint32));
    }
  g_array_append_val (self->states[0], start);
  for (guint layer = 1; layer <= self->n_layers; layer++)
    if (!read_layer (self, spec, layer, limit))
      return NULL;
  for (guint layer = self->n_layers; layer-- > 0;)
    trim_layer (self, spec, layer);
  return g_steal_pointer (&self);
}

/**
 * sudoku_machine_free: (skip)
 * @self: (transfer full) (nullable): a machine
 *
 * Frees it.
 */
void
sudoku_machine_free (SudokuMachine *self)
{
  if (self == NULL)
    return;
  for (guint layer = 0; layer <= self->n_layers; layer++)
    {
      g_array_unref (self->states[layer]);
      g_array_unref (self->next[layer]);
    }
  g_free (self->states);
  g_free (self->next);
  g_free (self);
}

/**
 * sudoku_machine_get_n_states: (skip)
 * @layer: how many inputs were read
 *
 * Counts the states after so many inputs.
 *
 * Returns: the number
 */
guint
sudoku_machine_get_n_states (const SudokuMachine *self,
                             guint layer)
{
  return self->states[layer]->len;
}

/**
 * sudoku_machine_get_state: (skip)
 * @layer: how many inputs were read
 * @index: among the states of the layer
 *
 * Gets a state.
 *
 * Returns: the state
 */
int
sudoku_machine_get_state (const SudokuMachine *self,
                          guint layer,
                          guint index)
{
  return g_array_index (self->states[layer], int, index);
}

/**
 * sudoku_machine_get_next: (skip)
 * @layer: how many inputs were read
 * @index: among the states of the layer
 * @symbol: the next input
 *
 * Follows a step.
 *
 * Returns: the index in the next layer, or SUDOKU_MACHINE_NONE
 */
guint
sudoku_machine_get_next (const SudokuMachine *self,
                         guint layer,
                         guint index,
                         guint symbol)
{
  return g_array_index (self->next[layer], guint32, index * self->n_symbols + symbol);
}
