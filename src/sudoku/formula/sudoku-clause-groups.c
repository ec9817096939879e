/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever asks why a puzzle has no solution wants to read “row 3 holds 5 once”, not a line for each
 * pair of cells: the clauses of a family are grouped by the cell, the house with a value, or
 * whatever else they are about. Filled cells are doubted before the rules. Knows nothing of
 * cores. */

#include "sudoku-clause-groups.h"

#include <sat-getter.h>
#include <sat-memory.h>

/* How many clauses are looked at between two looks at the cancellable. */
#define CANCEL_INTERVAL 16384

struct _SudokuClauseGroups
{
  SudokuCnf *cnf;
  GArray *groups; /* (element-type SudokuClauseGroup) */
  guint32 *of_clause;
  guint8 *ranks;
  SatGroups sat; /* of these */
};

/* The subject of a clause that ties auxiliary variables. */
static void
find_subject (const SudokuCnf *cnf,
              guint64 clause,
              SudokuClauseGroup *group)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n = sudoku_cnf_get_clause (cnf, clause, literals), n_segments = 0;
  SudokuMeaning first = { 0 };
  gboolean same_line = TRUE;

  for (guint i = 0; i < n; i++)
    {
      SudokuMeaning meaning;

      if (!sudoku_cnf_describe_variable (cnf, ABS (literals[i]), &meaning) ||
          meaning.kind == SUDOKU_MEANING_CANDIDATE)
        continue;
      if (meaning.kind == SUDOKU_MEANING_SEGMENT && n_segments++ > 0)
        same_line = same_line && meaning.house == first.house;
      if (first.kind == SUDOKU_MEANING_NONE)
        first = meaning;
    }
  group->cell = first.cell;
  group->value = first.value;
  group->truth = first.truth;
  group->house = same_line ? first.house : first.region;
  group->kind = first.kind == SUDOKU_MEANING_CELL    ? SUDOKU_CLAUSE_GROUP_CELL
                : first.kind == SUDOKU_MEANING_TRUTH ? SUDOKU_CLAUSE_GROUP_TRUTH
                                                     : SUDOKU_CLAUSE_GROUP_HOUSE;
}

/* The number of the clause's subject among those of its kind and family. */
static guint64
describe (const SudokuCnf *cnf,
          guint64 clause,
          const SudokuFamily *family,
          SudokuClauseGroup *group)
{
  SudokuClause meaning;

  sudoku_cnf_describe (cnf, clause, &meaning);
  group->cell = meaning.cell;
  group->house = meaning.house;
  group->truth = meaning.truth;
  group->value = meaning.value;
  group->kind = SUDOKU_CLAUSE_GROUP_OTHER;
  switch (meaning.kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      group->kind = SUDOKU_CLAUSE_GROUP_CELL;
      break;
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      group->kind = SUDOKU_CLAUSE_GROUP_HOUSE;
      break;
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
      group->kind = SUDOKU_CLAUSE_GROUP_TRUTH;
      break;
    case SUDOKU_CLAUSE_AUXILIARY:
      find_subject (cnf, clause, group);
      break;
    case SUDOKU_CLAUSE_PAIR:
      return meaning.pair;
    case SUDOKU_CLAUSE_MASK:
      return meaning.mask;
    case SUDOKU_CLAUSE_TABLE:
      return meaning.tabled;
    case SUDOKU_CLAUSE_OWN:
      return meaning.constraint;
    case SUDOKU_CLAUSE_GIVEN:
    case SUDOKU_CLAUSE_FOUND:
    case SUDOKU_CLAUSE_EXCLUDED:
      group->kind = SUDOKU_CLAUSE_GROUP_GIVEN;
      return clause - family->first;
    case SUDOKU_CLAUSE_LAW:
    default:
      return clause - family->first;
    }
  if (group->kind == SUDOKU_CLAUSE_GROUP_CELL)
    return group->cell;
  if (group->kind == SUDOKU_CLAUSE_GROUP_TRUTH)
    return group->truth;
  return (guint64)group->house * (SUDOKU_SIDE_MAX + 1) + group->value;
}

/* Finds the group of a clause, or makes it. */
static guint32
add_clause (SudokuClauseGroups *self,
            GHashTable *known,
            guint64 clause,
            const SudokuFamily *family)
{
  SudokuClauseGroup group = { .first = clause, .family = family->index };
  guint64 number = describe (self->cnf, clause, family, &group);
  guint64 key = (guint64)family->index << 56 | (guint64)group.kind << 48 | number;
  gpointer found = g_hash_table_lookup (known, &key);
  guint32 index = self->groups->len;

  if (found != NULL)
    {
      index = GPOINTER_TO_UINT (found) - 1;
      g_array_index (self->groups, SudokuClauseGroup, index).n_clauses++;
      return index;
    }
  group.n_clauses = 1;
  g_hash_table_insert (known, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (index + 1));
  g_array_append_val (self->groups, group);
  return index;
}

static gboolean
add_all (SudokuClauseGroups *self,
         GCancellable *cancellable,
         GError **error)
{
  g_autoptr (GHashTable) known =
    g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gsize n_families;
  const SudokuFamily *families = sudoku_cnf_get_families (self->cnf, &n_families);

  for (gsize k = 0; k < n_families; k++)
    for (guint64 i = 0; i < families[k].n_clauses; i++)
      {
        guint64 clause = families[k].first + i;

        if (clause % CANCEL_INTERVAL == 0 &&
            g_cancellable_set_error_if_cancelled (cancellable, error))
          return FALSE;
        self->of_clause[clause] = add_clause (self, known, clause, &families[k]);
      }
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * sudoku_clause_groups_new: (skip)
 * @cnf: the formula of a puzzle
 * @cancellable: (nullable): ends the work
 *
 * Groups the clauses that say one thing. O(clauses), with four bytes for each.
 *
 * Returns: (transfer full) (nullable): the groups; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SudokuClauseGroups *
sudoku_clause_groups_new (SudokuCnf *cnf,
                          GCancellable *cancellable,
                          GError **error)
{
  g_autoptr (SudokuClauseGroups) self = NULL;
  guint64 n_clauses;

  g_return_val_if_fail (cnf != NULL, NULL);

  n_clauses = sudoku_cnf_get_n_clauses (cnf);
  if (!sat_memory_check_array ("memory-formula", n_clauses * sizeof (guint32), error))
    return NULL;
  self = g_new0 (SudokuClauseGroups, 1);
  self->cnf = sudoku_cnf_ref (cnf);
  self->groups = g_array_new (FALSE, FALSE, sizeof (SudokuClauseGroup));
  self->of_clause = g_new (guint32, n_clauses + 1);
  if (!add_all (self, cancellable, error))
    return NULL;
  self->ranks = g_new (guint8, self->groups->len + 1);
  for (guint i = 0; i < self->groups->len; i++)
    self->ranks[i] = sudoku_clause_groups_get (self, i)->kind != SUDOKU_CLAUSE_GROUP_GIVEN;
  self->sat = (SatGroups){ self->of_clause, self->groups->len, self->ranks };
  return g_steal_pointer (&self);
}

/**
 * sudoku_clause_groups_free:
 * @self: (nullable): groups
 *
 * Frees them.
 */
void
sudoku_clause_groups_free (SudokuClauseGroups *self)
{
  if (self == NULL)
    return;
  sudoku_cnf_unref (self->cnf);
  g_array_unref (self->groups);
  g_free (self->of_clause);
  g_free (self->ranks);
  g_free (self);
}

/**
 * sudoku_clause_groups_get_cnf: (skip)
 *
 * Gets the formula that was grouped.
 *
 * Returns: (transfer none): the formula of the clauses
 */
SAT_DEFINE_GETTER (SudokuClauseGroups, sudoku_clause_groups, cnf, SudokuCnf *)

/**
 * sudoku_clause_groups_get_sat: (skip)
 *
 * Gets the groups in the form for finding cores.
 *
 * Returns: (transfer none): the groups, as long as @self lives
 */
const SatGroups *
sudoku_clause_groups_get_sat (const SudokuClauseGroups *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sat;
}

/**
 * sudoku_clause_groups_get: (skip)
 * @group: the index of a group, from 0
 *
 * Gets the subject of a group.
 *
 * Returns: (transfer none): the group
 */
const SudokuClauseGroup *
sudoku_clause_groups_get (const SudokuClauseGroups *self,
                          guint32 group)
{
  g_return_val_if_fail (self != NULL && group < self->groups->len, NULL);

  return &g_array_index (self->groups, SudokuClauseGroup, group);
}
