/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the clauses of a table. A sum is a row of running totals, each a ladder of "at least t",
 * which the value of the next cell moves up or down. A walk, and the count of distinct values, has
 * a helper for each state. Both are told forwards and backwards, so that each helper is true or
 * false by what the cells hold. */

#include "sudoku-table-clauses.h"

/* Literals that are always true, or false. */
#define ALWAYS G_MAXINT
#define NEVER (-G_MAXINT)

typedef struct
{
  SudokuTableClauses *said;
  const SudokuTableSpec *spec;
  const SudokuMachine *machine; /* (nullable): of a sum with running totals */
  guint first_helper;
  int *first; /* owned: by layer the variable of its first helper */
  guint n;
  int literals[SUDOKU_TABLE_LENGTH_MAX];
  gboolean satisfied;
} Writer;

static void
begin (Writer *self)
{
  self->n = 0;
  self->satisfied = FALSE;
}

static void
add (Writer *self,
     int literal)
{
  if (literal == ALWAYS)
    self->satisfied = TRUE;
  if (literal == ALWAYS || literal == NEVER)
    return;
  /* Without one of its literals a clause would say more than is true. */
  g_return_if_fail (self->n < SUDOKU_TABLE_LENGTH_MAX);
  self->literals[self->n++] = literal;
}

static void
end (Writer *self)
{
  guint32 length;

  if (self->satisfied)
    return;
  g_array_append_vals (self->said->literals, self->literals, self->n);
  length = self->said->literals->len;
  g_array_append_val (self->said->ends, length);
}

static void
add_helper (Writer *self,
            SudokuTableHelperKind kind,
            guint place,
            guint count,
            int number)
{
  SudokuTableHelper helper = { kind, place, count, number };

  g_array_append_val (self->said->helpers, helper);
}

/* The variable of the next helper. */
static int
get_next_variable (const Writer *self)
{
  return (int)(self->first_helper + self->said->helpers->len);
}

static int
get_candidate (const Writer *self,
               guint place,
               guint value)
{
  return (int)(place * self->spec->side + value);
}

/* The possible totals after some cells. */
typedef struct
{
  int least;
  int most;
  int first; /* the variable of "at least least + 1" */
} Rung;

static int
get_total (const Rung *rung,
           int total)
{
  if (total <= rung->least)
    return ALWAYS;
  return total > rung->most ? NEVER : rung->first + (total - rung->least - 1);
}

static int
negate (int literal)
{
  return -literal;
}

/* A ladder: at least t + 1 is at least t. */
static Rung
write_rung (Writer *self,
            guint place)
{
  Rung rung = { .first = get_next_variable (self) };

  sudoku_table_get_range (self->spec, place, &rung.least, &rung.most);
  for (int total = rung.least + 1; total <= rung.most; total++)
    {
      add_helper (self, SUDOKU_TABLE_HELPER_TOTAL, place, 0, total);
      if (total == rung.least + 1)
        continue;
      begin (self);
      add (self, negate (get_total (&rung, total)));
      add (self, get_total (&rung, total - 1));
      end (self);
    }
  return rung;
}

/* What one value of the next cell makes of the total. Of the clauses whose total before is certain,
 * the ladder makes all but the strongest needless. */
static void
write_move (Writer *self,
            guint place,
            guint value,
            const Rung *before,
            const Rung *after)
{
  int more = sudoku_table_get_weight (self->spec, place) * (int)value;
  int low = MIN (after->most + 1, before->least + more);
  int high = MAX (after->least, before->most + more + 1);

  for (int total = MAX (after->least + 1, low); total <= after->most + 1; total++)
    {
      begin (self);
      add (self, negate (get_total (before, total - more)));
      add (self, -get_candidate (self, place, value));
      add (self, get_total (after, total));
      end (self);
    }
  for (int total = after->least; total <= MIN (after->most, high); total++)
    {
      begin (self);
      add (self, get_total (before, total - more));
      add (self, -get_candidate (self, place, value));
      add (self, negate (get_total (after, total)));
      end (self);
    }
}

/* The one clause without literals: nothing fits. */
static void
write_nothing (Writer *self)
{
  begin (self);
  end (self);
}

static void
write_totals (Writer *self)
{
  Rung before = { 0 };

  sudoku_table_get_range (self->spec, 0, &before.least, &before.most);
  if (before.least > before.most)
    {
      write_nothing (self);
      return;
    }
  for (guint place = 0; place < self->spec->n_cells; place++)
    {
      Rung after = write_rung (self, place + 1);

      for (guint value = 1; value <= self->spec->side; value++)
        write_move (self, place, value, &before, &after);
      before = after;
    }
}

/* A helper "the value is there" for each value, true if and only if a cell holds it. */
static void
write_holds (Writer *self)
{
  guint n = self->spec->n_cells;

  for (guint value = 1; value <= self->spec->side; value++)
    {
      int holds = get_next_variable (self);

      add_helper (self, SUDOKU_TABLE_HELPER_HOLDS, value, 0, 0);
      for (guint place = 0; place < n; place++)
        {
          begin (self);
          add (self, -get_candidate (self, place, value));
          add (self, holds);
          end (self);
        }
      begin (self);
      add (self, -holds);
      for (guint place = 0; place < n; place++)
        add (self, get_candidate (self, place, value));
      end (self);
    }
}

/* That an input is not @symbol. */
static int
exclude_symbol (const Writer *self,
                guint layer,
                guint symbol)
{
  if (self->spec->walk != NULL)
    return -get_candidate (self, layer, symbol + 1);
  return symbol > 0 ? -(int)(self->first_helper + layer) : (int)(self->first_helper + layer);
}

static int
get_state (const Writer *self,
           guint layer,
           guint index)
{
  if (index == SUDOKU_MACHINE_NONE)
    return NEVER;
  return layer == 0 || layer == self->machine->n_layers ? ALWAYS
                                                        : self->first[layer] + (int)index;
}

static void
write_states (Writer *self,
              guint layer)
{
  self->first[layer] = get_next_variable (self);
  for (guint i = 0; i < sudoku_machine_get_n_states (self->machine, layer); i++)
    {
      int state = sudoku_machine_get_state (self->machine, layer, i);
      int width = self->spec->target + 1;

      if (self->spec->walk != NULL)
        add_helper (self, SUDOKU_TABLE_HELPER_STATE, layer, 0, state);
      else
        add_helper (self, SUDOKU_TABLE_HELPER_COUNT, layer, (guint)(state / width), state % width);
    }
}

/* From each state, with each symbol, the walk goes on to the next one. */
static void
write_forwards (Writer *self,
                guint layer)
{
  for (guint i = 0; i < sudoku_machine_get_n_states (self->machine, layer); i++)
    for (guint symbol = 0; symbol < self->machine->n_symbols; symbol++)
      {
        guint next = sudoku_machine_get_next (self->machine, layer, i, symbol);

        begin (self);
        add (self, negate (get_state (self, layer, i)));
        add (self, exclude_symbol (self, layer, symbol));
        add (self, get_state (self, layer + 1, next));
        end (self);
      }
}

/* By state of the next layer and symbol, the states that lead there: those of k end before
 * ends[k], where those of k + 1 begin. */
static guint32 *
list_origins (const SudokuMachine *machine,
              guint layer,
              guint32 *ends)
{
  guint n_states = sudoku_machine_get_n_states (machine, layer), n_symbols = machine->n_symbols;
  guint n_lists = sudoku_machine_get_n_states (machine, layer + 1) * n_symbols;
  guint32 *origins = g_new (guint32, n_states * n_symbols + 1);
  guint32 n = 0;

  for (guint i = 0; i < n_states * n_symbols; i++)
    {
      guint next = sudoku_machine_get_next (machine, layer, i / n_symbols, i % n_symbols);

      if (next != SUDOKU_MACHINE_NONE)
        ends[next * n_symbols + i % n_symbols]++;
    }
  /* First where each list begins; each entry moves that on. */
  for (guint k = 0; k < n_lists; k++)
    {
      guint32 length = ends[k];

      ends[k] = n;
      n += length;
    }
  for (guint i = 0; i < n_states * n_symbols; i++)
    {
      guint next = sudoku_machine_get_next (machine, layer, i / n_symbols, i % n_symbols);

      if (next != SUDOKU_MACHINE_NONE)
        origins[ends[next * n_symbols + i % n_symbols]++] = i / n_symbols;
    }
  return origins;
}

/* Each state was reached, with each symbol, from one of those before that lead there. */
static void
write_backwards (Writer *self,
                 guint layer)
{
  guint n_symbols = self->machine->n_symbols;
  guint n_lists = sudoku_machine_get_n_states (self->machine, layer + 1) * n_symbols;
  g_autofree guint32 *ends = g_new0 (guint32, n_lists + 1);
  g_autofree guint32 *origins = list_origins (self->machine, layer, ends);

  for (guint k = 0; k < n_lists && layer + 1 < self->machine->n_layers; k++)
    {
      begin (self);
      add (self, -get_state (self, layer + 1, k / n_symbols));
      add (self, exclude_symbol (self, layer, k % n_symbols));
      for (guint32 i = k > 0 ? ends[k - 1] : 0; i < ends[k]; i++)
        add (self, get_state (self, layer, origins[i]));
      end (self);
    }
}

static void
write_machine (Writer *self)
{
  if (self->spec->walk == NULL)
    write_holds (self);
  if (sudoku_machine_get_n_states (self->machine, 0) == 0)
    {
      write_nothing (self);
      return;
    }
  for (guint layer = 0; layer < self->machine->n_layers; layer++)
    {
      if (layer + 1 < self->machine->n_layers)
        write_states (self, layer + 1);
      write_forwards (self, layer);
      write_backwards (self, layer);
    }
}

/**
 * sudoku_table_clauses_new: (skip)
 * @spec: what the table says
 * @machine: (nullable): its machine, but for a sum whose values may be equal
 *
 * Writes the clauses of a table.
 *
 * Returns: (transfer full): the clauses
 */
SudokuTableClauses *
sudoku_table_clauses_new (const SudokuTableSpec *spec,
                          const SudokuMachine *machine)
{
  SudokuTableClauses *self = g_new0 (SudokuTableClauses, 1);
  Writer writer = { .said = self, .spec = spec, .machine = machine };
  g_autofree int *first = g_new0 (int, machine != NULL ? machine->n_layers + 1 : 1);

  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->helpers = g_array_new (FALSE, FALSE, sizeof (SudokuTableHelper));
  writer.first = first;
  writer.first_helper = spec->n_cells * spec->side + 1;
  if (machine != NULL)
    write_machine (&writer);
  else
    write_totals (&writer);
  return self;
}

/**
 * sudoku_table_clauses_free: (skip)
 * @self: (transfer full) (nullable): clauses
 *
 * Frees them.
 */
void
sudoku_table_clauses_free (SudokuTableClauses *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->literals);
  g_array_unref (self->ends);
  g_array_unref (self->helpers);
  g_free (self);
}

/**
 * sudoku_table_clauses_estimate: (skip)
 * @spec: what the table says
 * @machine: (nullable): its machine, if it has one
 *
 * Says how many clauses there are at most.
 *
 * Returns: the number
 */
guint64
sudoku_table_clauses_estimate (const SudokuTableSpec *spec,
                               const SudokuMachine *machine)
{
  guint64 n = 0;

  for (guint layer = 0; machine != NULL && layer < machine->n_layers; layer++)
    n += 2 * (guint64)sudoku_machine_get_n_states (machine, layer) * machine->n_symbols;
  for (guint place = 1; machine == NULL && place <= spec->n_cells; place++)
    {
      int least = 0, most = 0;

      sudoku_table_get_range (spec, place, &least, &most);
      n += 2 * (guint64)MAX (most - least + 2, 0) * spec->side;
    }
  return n;
}
