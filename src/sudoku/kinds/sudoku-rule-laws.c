/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The laws of Latin squares as kinds of rules, one for each row of their list. */

#include <glib/gi18n.h>

#include "sudoku-law-list.h"
#include "sudoku-rule.h"

/* Laws are for squares with rows and columns only. */
static const char *
law_check_frame (const SudokuLaw *law,
                 const SudokuFrame *frame)
{
  SudokuLawForm form;

  if (frame->divided)
    return N_ ("A law needs a Latin square, without boxes or regions");
  sudoku_law_parse (law, &form);
  return sudoku_law_count_clauses (&form, frame->side) <= SUDOKU_LAW_CLAUSES_MAX
           ? NULL
           : N_ ("The law has more than 10 million clauses in so large a square");
}

/* The values that each cell may hold, considering only what stands in it. */
static void
collect_sets (const guint8 *values,
              guint side,
              SudokuSet *sets)
{
  for (guint cell = 0; cell < side * side; cell++)
    sets[cell] = values[cell] != 0 ? sudoku_set_single (values[cell]) : sudoku_set_range (1, side);
}

typedef struct
{
  const SudokuRule *rule;
  const guint8 *values;
  SudokuBreachFunc func;
  gpointer user_data;
} Check;

/* The conditions hold: no conclusion, or one whose cell has another value, is a breach. */
static gboolean
look_at_clause (const SudokuLawClause *clause,
                int open,
                gpointer user_data)
{
  const Check *self = user_data;
  guint16 cells[SUDOKU_LAW_TERMS_MAX];
  SudokuBreach breach = { self->rule, -1, self->values[clause->cells[0]], 0, cells };

  for (guint i = clause->n_premises; i < clause->n_terms; i++)
    if (self->values[clause->cells[i]] == 0 || self->values[clause->cells[i]] == clause->values[i])
      return TRUE;
  for (guint i = 0; i < clause->n_terms; i++)
    {
      gboolean named = FALSE;

      for (guint k = 0; k < breach.n_cells; k++)
        named = named || cells[k] == clause->cells[i];
      if (!named)
        cells[breach.n_cells++] = clause->cells[i];
    }
  return self->func (&breach, self->user_data);
}

static gboolean
law_check (const SudokuRule *rule,
           const SudokuFrame *frame,
           const guint8 *values,
           SudokuBreachFunc func,
           gpointer user_data)
{
  g_autofree SudokuSet *sets = g_new (SudokuSet, (gsize)frame->side * frame->side);
  Check check = { rule, values, func, user_data };
  SudokuLawForm form;

  collect_sets (values, frame->side, sets);
  sudoku_law_parse (sudoku_rule_get_kind (rule)->law, &form);
  return sudoku_law_walk (&form, frame->side, sets, 0, look_at_clause, &check);
}

static void
law_add_groups (const SudokuRule *rule,
                const SudokuFrame *frame,
                SudokuGroups *groups)
{
  sudoku_groups_add_law (groups, sudoku_rule_get_kind (rule)->law);
}

static void
law_draw (const SudokuRule *rule,
          const SudokuFrame *frame,
          SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

#define DEFINE_LAW(code, said_id, said_name, said_summary, said_identity, said_text) \
  static const SudokuLaw law_##code = {                                              \
    .id = said_id,                                                                   \
    .name = said_name,                                                               \
    .identity = said_identity,                                                       \
    .text = said_text,                                                               \
  };                                                                                 \
                                                                                     \
  static const char *code##_check_frame (const SudokuFrame *frame)                   \
  {                                                                                  \
    return law_check_frame (&law_##code, frame);                                     \
  }                                                                                  \
                                                                                     \
  const SudokuRuleKind sudoku_rule_##code = {                                        \
    .id = said_id,                                                                   \
    .name = said_name,                                                               \
    .summary = said_summary,                                                         \
    .breach = N_ ("{cells} break the law {law}"),                                    \
    .parameter = SUDOKU_RULE_ALONE,                                                  \
    .law = &law_##code,                                                              \
    .optional = TRUE,                                                                \
    .latin = TRUE,                                                                   \
    .check_frame = code##_check_frame,                                               \
    .check = law_check,                                                              \
    .add_groups = law_add_groups,                                                    \
    .draw = law_draw,                                                                \
  };

SUDOKU_LAWS (DEFINE_LAW)
