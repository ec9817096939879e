/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own constraints. Those on pairs of cells become pairs, all others clauses. */

#include <glib/gi18n.h>
#include <sat-solver.h>

#include "sudoku-own-clauses.h"
#include "sudoku-rule.h"

/* After so many conflicts the names are undecided, and nothing is reported. */
#define CONFLICTS_MAX 20000

static const SudokuPairFamily pair_family = {
  "mine-pairs",
  N_ ("Own Clauses: Pairs of Cells"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} can’t be {value} and "
      "{other_value}, by a clause of your own"),
};

typedef struct
{
  const SudokuRule *rule;
  const SudokuOwn *own;
  guint side;
  const guint8 *values;
  SudokuBreachFunc func;
  gpointer user_data;
} Check;

/* 1: true, 0: false, −1: unknown, as for names. */
static int
evaluate (const Check *self,
          int literal)
{
  guint variable = (guint)ABS (literal) - 1, side = self->side;
  guint value;

  if (variable >= side * side * side)
    return -1;
  value = self->values[variable / side];
  if (value == 0)
    return -1;
  return (value == variable % side + 1) == (literal > 0);
}

/* Reports a breach by the filled cells of a constraint. */
static gboolean
tell (const Check *self,
      const SudokuOwnConstraint *said)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree guint8 *seen = g_new0 (guint8, self->side * self->side);
  SudokuBreach breach = { self->rule, -1, 0, 0, NULL };

  for (guint i = 0; i < said->n_items; i++)
    {
      guint item = (guint)ABS (said->items[i]);
      guint cell = sudoku_own_is_about_cells (said->kind) ? item : (item - 1) / self->side;
      guint16 small = (guint16)cell;

      if (cell >= self->side * self->side || seen[cell] || self->values[cell] == 0)
        continue;
      seen[cell] = TRUE;
      g_array_append_val (cells, small);
    }
  if (cells->len == 0)
    return TRUE;
  breach.cells = (const guint16 *)(gpointer)cells->data;
  breach.n_cells = cells->len;
  breach.value = self->values[breach.cells[0]];
  return self->func (&breach, self->user_data);
}

static gboolean
is_clause_broken (const Check *self,
                  const SudokuOwnConstraint *said)
{
  for (guint i = 0; i < said->n_items; i++)
    if (evaluate (self, said->items[i]) != (i < said->n_conditions))
      return FALSE;
  return TRUE;
}

static gboolean
is_count_broken (const Check *self,
                 const SudokuOwnConstraint *said)
{
  guint n_true = 0, n_possible = 0;

  for (guint i = 0; i < said->n_conditions; i++)
    if (evaluate (self, said->items[i]) != 1)
      return FALSE;
  for (guint i = said->n_conditions; i < said->n_items; i++)
    {
      n_true += evaluate (self, said->items[i]) == 1;
      n_possible += evaluate (self, said->items[i]) != 0;
    }
  if (said->kind == SUDOKU_OWN_NOT_EXACTLY)
    return n_true == said->limit && n_possible == said->limit;
  return (said->kind != SUDOKU_OWN_AT_LEAST && n_true > said->limit) ||
         (said->kind != SUDOKU_OWN_AT_MOST && n_possible < said->limit);
}

/* Two cells with the same value. */
static gboolean
check_different (const Check *self,
                 const SudokuOwnConstraint *said)
{
  for (guint i = 0; i < said->n_items; i++)
    for (guint k = i + 1; k < said->n_items && self->values[said->items[i]] != 0; k++)
      if (self->values[said->items[i]] == self->values[said->items[k]])
        {
          const int items[] = { said->items[i], said->items[k] };
          const SudokuOwnConstraint two = { SUDOKU_OWN_DIFFER, 0, 0, 2, items };

          if (!tell (self, &two))
            return FALSE;
        }
  return TRUE;
}

static gboolean
is_relation_broken (const Check *self,
                    const SudokuOwnConstraint *said)
{
  guint a = self->values[said->items[0]], b = self->values[said->items[1]];

  if (a == 0 || b == 0)
    return FALSE;
  if (said->kind == SUDOKU_OWN_SAME)
    return a != b;
  return said->kind == SUDOKU_OWN_LESS ? a >= b : a > b;
}

static gboolean
check_constraint (const Check *self,
                  const SudokuOwnConstraint *said)
{
  gboolean broken = FALSE;
  int a, b;

  switch (said->kind)
    {
    case SUDOKU_OWN_CLAUSE:
      broken = is_clause_broken (self, said);
      break;
    case SUDOKU_OWN_EQUIVALENCE:
      a = evaluate (self, said->items[0]);
      b = evaluate (self, said->items[1]);
      broken = a >= 0 && b >= 0 && a != b;
      break;
    case SUDOKU_OWN_AT_MOST:
    case SUDOKU_OWN_AT_LEAST:
    case SUDOKU_OWN_EXACTLY:
    case SUDOKU_OWN_NOT_EXACTLY:
      broken = is_count_broken (self, said);
      break;
    case SUDOKU_OWN_DIFFER:
      return check_different (self, said);
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
    default:
      broken = is_relation_broken (self, said);
      break;
    }
  return !broken || tell (self, said);
}

/* ---- names ---- */

/* The filled cells that leave no values for the names. If there are none, because the constraints
 * exclude each other, a full board is reported as a whole. */
static gboolean
tell_core (const Check *self,
           SatSolver *solver)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (int));
  guint side = self->side, n_core = 0, n_empty = 0;
  SudokuOwnConstraint said = { .kind = SUDOKU_OWN_DIFFER };

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = self->values[cell];
      int variable = (int)(cell * side + value), item = (int)cell;

      n_empty += value == 0;
      if (value != 0 && sat_solver_failed (solver, variable))
        {
          n_core++;
          g_array_append_val (items, item);
        }
    }
  if (n_core == 0 && n_empty > 0)
    return TRUE;
  for (int cell = 0; n_core == 0 && cell < (int)(side * side); cell++)
    g_array_append_val (items, cell);
  said.items = (const int *)(gpointer)items->data;
  said.n_items = items->len;
  return tell (self, &said);
}

/* A filled cell holds no other value. */
static gboolean
say_cells (const Check *self,
           SatSolver *solver)
{
  guint side = self->side;

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side && self->values[cell] != 0; value++)
      if (value != self->values[cell])
        {
          const int other[] = {
            -(int)(cell * side + self->values[cell]),
            -(int)(cell * side + value),
          };

          if (!sat_solver_add_clause (solver, other, 2, NULL))
            return FALSE;
        }
  return TRUE;
}

/* Is there a choice of the names under which everything holds? */
static gboolean
check_names (const Check *self,
             SudokuOwn *own)
{
  g_autoptr (SudokuOwnClauses) clauses = NULL;
  g_autoptr (SatSolver) solver = NULL;

  if (sudoku_own_get_n_names (own) == 0)
    return TRUE;
  clauses = sudoku_own_clauses_new (own, &sat_at_most_one_sequential);
  solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  for (guint i = 0; i < sudoku_own_clauses_get_n (clauses); i++)
    {
      guint n = 0;
      const int *literals = sudoku_own_clauses_get (clauses, i, &n);

      if (!sat_solver_add_clause (solver, literals, n, NULL))
        return TRUE;
    }
  if (!say_cells (self, solver))
    return TRUE;
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (self->values[cell] != 0 &&
        !sat_solver_assume (solver, (int)(cell * self->side + self->values[cell]), NULL))
      return TRUE;
  sat_solver_set_conflict_limit (solver, CONFLICTS_MAX);
  if (sat_solver_solve (solver, NULL) != SAT_STATUS_UNSATISFIABLE)
    return TRUE;
  return tell_core (self, solver);
}

/* ---- the rule ---- */

static gboolean
own_check (const SudokuRule *rule,
           const SudokuFrame *frame,
           const guint8 *values,
           SudokuBreachFunc func,
           gpointer user_data)
{
  SudokuOwn *own = sudoku_rule_get_own (rule);
  const Check check = { rule, own, frame->side, values, func, user_data };

  for (guint i = 0; i < sudoku_own_get_n (own); i++)
    {
      SudokuOwnConstraint said;

      sudoku_own_get (own, i, &said);
      if (!check_constraint (&check, &said))
        return FALSE;
    }
  return check_names (&check, own);
}

static void
fill_relation (SudokuRelation *relation,
               guint side,
               SudokuOwnKind kind)
{
  SudokuSet all = sudoku_set_range (1, side);

  for (guint value = 1; value <= side; value++)
    {
      SudokuSet same = sudoku_set_single (value);
      SudokuSet above = value < side ? sudoku_set_range (value + 1, side) : SUDOKU_SET_EMPTY;

      relation->allowed[value] = kind == SUDOKU_OWN_SAME     ? same
                                 : kind == SUDOKU_OWN_LESS   ? above
                                 : kind == SUDOKU_OWN_DIFFER ? sudoku_set_minus (all, same)
                                                             : sudoku_set_or (same, above);
    }
}

static void
add_pairs (SudokuGroups *groups,
           const SudokuOwnConstraint *said,
           guint relation)
{
  for (guint i = 0; i < said->n_items; i++)
    for (guint k = i + 1; k < said->n_items; k++)
      sudoku_groups_add_pair (groups, &pair_family, (guint)said->items[i], (guint)said->items[k],
                              relation);
}

static void
own_add_groups (const SudokuRule *rule,
                const SudokuFrame *frame,
                SudokuGroups *groups)
{
  SudokuOwn *own = sudoku_rule_get_own (rule);
  int relations[SUDOKU_OWN_NOT_ABOVE + 1];

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    relations[i] = -1;
  for (guint i = 0; i < sudoku_own_get_n (own); i++)
    {
      SudokuOwnConstraint said;

      sudoku_own_get (own, i, &said);
      if (!sudoku_own_is_about_cells (said.kind))
        continue;
      if (relations[said.kind] < 0)
        {
          SudokuRelation relation = { 0 };

          fill_relation (&relation, frame->side, said.kind);
          relations[said.kind] = (int)sudoku_groups_add_relation (groups, &relation);
        }
      add_pairs (groups, &said, (guint)relations[said.kind]);
    }
  sudoku_groups_add_own (groups, own);
}

static void
own_draw (const SudokuRule *rule,
          const SudokuFrame *frame,
          SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_own = {
  .id = "mine",
  .name = N_ ("Own Clauses"),
  .summary = N_ ("Clauses of your own hold, too"),
  .breach = N_ ("{cells}: one of your own clauses does not hold"),
  .parameter = SUDOKU_RULE_OWN,
  .optional = TRUE,
  .check = own_check,
  .add_groups = own_add_groups,
  .draw = own_draw,
};
