/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of own constraints as a value: its items in one array, its names, and the text that says
 * it again. Knows no grammar but how it is written; reading it is for sudoku-own-parse.c. */

#include "sudoku-own.h"

#include <string.h>

#include "sudoku-own-private.h"

typedef struct
{
  SudokuOwnKind kind;
  guint limit;
  guint n_conditions;
  guint n_items;
  guint first; /* in the items of all */
} Entry;

struct _SudokuOwn
{
  gatomicrefcount ref_count;
  guint side;
  GArray *entries; /* (element-type Entry) */
  GArray *items;   /* (element-type int) */
  GPtrArray *names;
  char *text;
};

struct _SudokuOwnBuilder
{
  SudokuOwn *own;
  GHashTable *numbers; /* name → its number, from 1 */
  guint64 n_clauses;
};

G_DEFINE_BOXED_TYPE (SudokuOwn, sudoku_own, sudoku_own_ref, sudoku_own_unref)

/**
 * sudoku_own_is_about_cells:
 * @kind: what a constraint says
 *
 * Tells whether its items are cells, not literals.
 *
 * Returns: whether they are
 */
gboolean
sudoku_own_is_about_cells (SudokuOwnKind kind)
{
  return kind >= SUDOKU_OWN_DIFFER;
}

/* ---- writing ---- */

static void
write_cell (const SudokuOwn *self,
            int cell,
            GString *text)
{
  guint side = self->side;

  g_string_append_printf (text, "r%uc%u", (guint)cell / side + 1, (guint)cell % side + 1);
}

static void
write_literal (const SudokuOwn *self,
               int literal,
               GString *text)
{
  guint side = self->side, variable = (guint)ABS (literal), n_candidates = side * side * side;

  if (variable > n_candidates)
    {
      g_string_append_printf (text, "%s%s", literal < 0 ? "!" : "",
                              sudoku_own_get_name (self, variable - n_candidates - 1));
      return;
    }
  write_cell (self, (int)((variable - 1) / side), text);
  g_string_append_printf (text, "%s%u", literal < 0 ? "!=" : "=", (variable - 1) % side + 1);
}

static void
write_list (const SudokuOwn *self,
            const int *items,
            guint n_items,
            const char *separator,
            void (*write) (const SudokuOwn *self, int item, GString *text),
            GString *text)
{
  for (guint i = 0; i < n_items; i++)
    {
      if (i > 0)
        g_string_append (text, separator);
      write (self, items[i], text);
    }
}

static void
write_clause (const SudokuOwn *self,
              const SudokuOwnConstraint *said,
              GString *text)
{
  write_list (self, said->items, said->n_conditions, " & ", write_literal, text);
  if (said->n_conditions > 0)
    g_string_append (text, " -> ");
  write_list (self, said->items + said->n_conditions, said->n_items - said->n_conditions, " | ",
              write_literal, text);
}

static void
write_constraint (const SudokuOwn *self,
                  const SudokuOwnConstraint *said,
                  GString *text)
{
  static const char *const signs[] = {
    [SUDOKU_OWN_EQUIVALENCE] = " <-> ",
    [SUDOKU_OWN_AT_MOST] = "at most",
    [SUDOKU_OWN_AT_LEAST] = "at least",
    [SUDOKU_OWN_EXACTLY] = "exactly",
    [SUDOKU_OWN_DIFFER] = " ",
    [SUDOKU_OWN_SAME] = " = ",
    [SUDOKU_OWN_LESS] = " < ",
    [SUDOKU_OWN_NOT_ABOVE] = " <= ",
  };

  switch (said->kind)
    {
    case SUDOKU_OWN_CLAUSE:
      write_clause (self, said, text);
      break;
    case SUDOKU_OWN_AT_MOST:
    case SUDOKU_OWN_AT_LEAST:
    case SUDOKU_OWN_EXACTLY:
      g_string_append_printf (text, "%s %u of ", signs[said->kind], said->limit);
      write_list (self, said->items, said->n_items, " ", write_literal, text);
      break;
    case SUDOKU_OWN_EQUIVALENCE:
      write_list (self, said->items, said->n_items, signs[said->kind], write_literal, text);
      break;
    case SUDOKU_OWN_DIFFER:
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
    default:
      write_list (self, said->items, said->n_items, signs[said->kind], write_cell, text);
      if (said->kind == SUDOKU_OWN_DIFFER)
        g_string_append (text, " differ");
      break;
    }
}

/* ---- making ---- */

/**
 * sudoku_own_builder_new: (skip)
 * @side: the side N
 *
 * Begins a list without constraints.
 *
 * Returns: (transfer full): the builder
 */
SudokuOwnBuilder *
sudoku_own_builder_new (guint side)
{
  SudokuOwnBuilder *self = g_new0 (SudokuOwnBuilder, 1);

  self->own = g_new0 (SudokuOwn, 1);
  g_atomic_ref_count_init (&self->own->ref_count);
  self->own->side = side;
  self->own->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->own->items = g_array_new (FALSE, FALSE, sizeof (int));
  self->own->names = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

/**
 * sudoku_own_builder_free:
 * @self: (transfer full) (nullable): a builder
 *
 * Frees it.
 */
void
sudoku_own_builder_free (SudokuOwnBuilder *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->numbers);
  g_clear_pointer (&self->own, sudoku_own_unref);
  g_free (self);
}

/**
 * sudoku_own_builder_get_side:
 * @self: a builder
 *
 * Gets the side N.
 *
 * Returns: the side N
 */
guint
sudoku_own_builder_get_side (const SudokuOwnBuilder *self)
{
  return self->own->side;
}

/**
 * sudoku_own_builder_find_name:
 * @self: a builder
 * @name: a name
 * @length: its length in bytes
 *
 * Gets the variable of a name; a new name gets a new one.
 *
 * Returns: the variable, above N³
 */
int
sudoku_own_builder_find_name (SudokuOwnBuilder *self,
                              const char *name,
                              gsize length)
{
  guint side = self->own->side;
  char *copy = g_strndup (name, length);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, copy));

  if (number == 0)
    {
      g_ptr_array_add (self->own->names, copy);
      number = self->own->names->len;
      g_hash_table_insert (self->numbers, copy, GUINT_TO_POINTER (number));
    }
  else
    g_free (copy);
  return (int)(side * side * side + number);
}

/* Without a board, variables that have no name yet are called "x1", "x2" and so on. */
static void
add_unnamed (SudokuOwnBuilder *self,
             guint number)
{
  while (self->own->names->len < number)
    {
      g_autofree char *name = g_strdup_printf ("x%u", self->own->names->len + 1);

      sudoku_own_builder_find_name (self, name, strlen (name));
    }
}

/**
 * sudoku_own_builder_get_variable:
 * @self: a builder without a board
 * @number: the number of a variable, from 1
 *
 * Gets the variable of that number; those below it are there then, too.
 *
 * Returns: the variable
 */
int
sudoku_own_builder_get_variable (SudokuOwnBuilder *self,
                                 guint number)
{
  add_unnamed (self, number);
  return (int)number;
}

/**
 * sudoku_own_builder_set_name:
 * @self: a builder without a board
 * @number: the number of a variable, from 1
 * @name: a name
 * @length: its length in bytes
 *
 * Gives a variable a name.
 *
 * Returns: %FALSE when another one has it
 */
gboolean
sudoku_own_builder_set_name (SudokuOwnBuilder *self,
                             guint number,
                             const char *name,
                             gsize length)
{
  char *copy = g_strndup (name, length);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, copy));

  if (before == 0 || before == number)
    add_unnamed (self, number);
  if (before != 0)
    {
      g_free (copy);
      return before == number;
    }
  g_hash_table_remove (self->numbers, self->own->names->pdata[number - 1]);
  g_free (self->own->names->pdata[number - 1]);
  self->own->names->pdata[number - 1] = copy;
  g_hash_table_insert (self->numbers, copy, GUINT_TO_POINTER (number));
  return TRUE;
}

/* About how many clauses a constraint takes. */
static guint64
estimate_clauses (guint side,
                  SudokuOwnKind kind,
                  guint limit,
                  guint n)
{
  switch (kind)
    {
    case SUDOKU_OWN_AT_MOST:
      return 2 * (guint64)MIN (limit, n) * n + n;
    case SUDOKU_OWN_AT_LEAST:
      return 2 * (guint64)(n - MIN (limit, n)) * n + n;
    case SUDOKU_OWN_EXACTLY:
      return 2 * (guint64)n * n;
    case SUDOKU_OWN_DIFFER:
      return (guint64)n * (n - 1) / 2 * side;
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
      return (guint64)side * side;
    case SUDOKU_OWN_CLAUSE:
    case SUDOKU_OWN_EQUIVALENCE:
    default:
      return 2;
    }
}

/**
 * sudoku_own_builder_add:
 * @self: a builder
 * @kind: what the constraint says
 * @limit: k of counts
 * @n_conditions: of a clause: how many of the items are conditions
 * @items: (array length=n_items): as in SudokuOwnConstraint
 * @n_items: how many there are
 *
 * Adds a constraint.
 */
void
sudoku_own_builder_add (SudokuOwnBuilder *self,
                        SudokuOwnKind kind,
                        guint limit,
                        guint n_conditions,
                        const int *items,
                        guint n_items)
{
  Entry entry = { kind, limit, n_conditions, n_items, self->own->items->len };

  g_array_append_val (self->own->entries, entry);
  g_array_append_vals (self->own->items, items, n_items);
  self->n_clauses += estimate_clauses (self->own->side, kind, limit, n_items);
}

/**
 * sudoku_own_builder_get_n_clauses:
 * @self: a builder
 *
 * Gets about how many clauses all constraints take so far.
 *
 * Returns: their number
 */
guint64
sudoku_own_builder_get_n_clauses (const SudokuOwnBuilder *self)
{
  return self->n_clauses;
}

/**
 * sudoku_own_builder_end: (skip)
 * @self: a builder, which can only be freed then
 *
 * Makes the list.
 *
 * Returns: (transfer full): the list
 */
SudokuOwn *
sudoku_own_builder_end (SudokuOwnBuilder *self)
{
  SudokuOwn *own = g_steal_pointer (&self->own);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < own->entries->len; i++)
    {
      SudokuOwnConstraint said;

      sudoku_own_get (own, i, &said);
      write_constraint (own, &said, text);
      g_string_append_c (text, '\n');
    }
  own->text = g_string_free (text, FALSE);
  return own;
}

/**
 * sudoku_own_merge:
 * @self: some constraints
 * @other: others, of the same side
 * @error: return location for an error
 *
 * Puts two lists together. What both say is said once.
 *
 * Returns: (transfer full) (nullable): all of them, or %NULL with SUDOKU_ERROR_LIMIT
 */
SudokuOwn *
sudoku_own_merge (const SudokuOwn *self,
                  const SudokuOwn *other,
                  GError **error)
{
  g_autoptr (GHashTable) said = NULL;
  g_auto (GStrv) more = NULL;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (self != NULL && other != NULL && self->side == other->side, NULL);

  said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  text = g_string_new (self->text);
  for (guint i = 0; i < sudoku_own_get_n (self); i++)
    g_hash_table_add (said, sudoku_own_print (self, i));
  more = g_strsplit (other->text, "\n", -1);
  for (gsize i = 0; more[i] != NULL; i++)
    if (!g_hash_table_contains (said, more[i]))
      g_string_append_printf (text, "%s\n", more[i]);
  return sudoku_own_parse (self->side, text->str, (gssize)text->len, NULL, NULL, NULL, error);
}

/**
 * sudoku_own_arrange:
 * @self: some constraints
 * @cells: (array): for each cell its new place
 * @values: (array): for each value, from 1, the value that takes its place
 *
 * Gets what the constraints say of an arranged board. Of an order between values it is the same
 * order again, whether or not that is still true.
 *
 * Returns: (transfer full): the constraints
 */
SudokuOwn *
sudoku_own_arrange (const SudokuOwn *self,
                    const guint16 *cells,
                    const guint16 *values)
{
  g_autoptr (SudokuOwnBuilder) builder = sudoku_own_builder_new (self->side);
  guint side = self->side;

  for (guint i = 0; i < self->names->len; i++)
    sudoku_own_builder_find_name (builder, self->names->pdata[i], strlen (self->names->pdata[i]));
  for (guint i = 0; i < self->entries->len; i++)
    {
      SudokuOwnConstraint said;
      g_autofree int *items = NULL;

      sudoku_own_get (self, i, &said);
      items = g_memdup2 (said.items, said.n_items * sizeof *said.items);
      for (guint k = 0; k < said.n_items; k++)
        {
          guint item = (guint)ABS (items[k]);
          int moved = items[k];

          if (sudoku_own_is_about_cells (said.kind))
            moved = cells[item];
          else if (item <= side * side * side)
            moved = (int)(cells[(item - 1) / side] * side + values[(item - 1) % side + 1]);
          items[k] = items[k] < 0 && moved > 0 ? -moved : moved;
        }
      sudoku_own_builder_add (builder, said.kind, said.limit, said.n_conditions, items,
                              said.n_items);
    }
  return sudoku_own_builder_end (builder);
}

/**
 * sudoku_own_ref:
 * @self: some constraints
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuOwn *
sudoku_own_ref (SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_own_unref:
 * @self: (transfer full): some constraints
 *
 * Gives a reference back; the last one frees them.
 */
void
sudoku_own_unref (SudokuOwn *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_array_unref (self->entries);
  g_array_unref (self->items);
  g_ptr_array_unref (self->names);
  g_free (self->text);
  g_free (self);
}

/**
 * sudoku_own_get_side:
 * @self: some constraints
 *
 * Gets the side N of the board that they speak of.
 *
 * Returns: the side N
 */
guint
sudoku_own_get_side (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

/**
 * sudoku_own_get_text:
 * @self: some constraints
 *
 * Gets what sudoku_own_parse() reads again: a line for each constraint, each in one way of writing.
 *
 * Returns: (transfer none): the text
 */
const char *
sudoku_own_get_text (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

/**
 * sudoku_own_get_n:
 * @self: some constraints
 *
 * Gets how many there are.
 *
 * Returns: their number
 */
guint
sudoku_own_get_n (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->entries->len;
}

/**
 * sudoku_own_get: (skip)
 * @self: some constraints
 * @index: which, from 0
 * @constraint: (out caller-allocates): what it says; its items are those of @self
 *
 * Gets one of them.
 */
void
sudoku_own_get (const SudokuOwn *self,
                guint index,
                SudokuOwnConstraint *constraint)
{
  const Entry *entry = NULL;

  g_return_if_fail (self != NULL && index < self->entries->len && constraint != NULL);

  entry = &g_array_index (self->entries, Entry, index);
  *constraint = (SudokuOwnConstraint){
    entry->kind,
    entry->limit,
    entry->n_conditions,
    entry->n_items,
    &g_array_index (self->items, int, entry->first),
  };
}

/**
 * sudoku_own_print:
 * @self: some constraints
 * @index: which, from 0
 *
 * Gets its line of the text.
 *
 * Returns: (transfer full): the line, without a newline
 */
char *
sudoku_own_print (const SudokuOwn *self,
                  guint index)
{
  GString *text = g_string_new (NULL);
  SudokuOwnConstraint said;

  g_return_val_if_fail (self != NULL && index < self->entries->len, NULL);

  sudoku_own_get (self, index, &said);
  write_constraint (self, &said, text);
  return g_string_free (text, FALSE);
}

/**
 * sudoku_own_get_n_names:
 * @self: some constraints
 *
 * Gets how many names there are in them.
 *
 * Returns: their number
 */
guint
sudoku_own_get_n_names (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->names->len;
}

/**
 * sudoku_own_get_name:
 * @self: some constraints
 * @index: which name, from 0
 *
 * Gets a name, in the order in which they come.
 *
 * Returns: (transfer none): the name
 */
const char *
sudoku_own_get_name (const SudokuOwn *self,
                     guint index)
{
  g_return_val_if_fail (self != NULL && index < self->names->len, NULL);

  return self->names->pdata[index];
}
