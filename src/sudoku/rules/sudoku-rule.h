/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules as data. */

#pragma once

#include "sudoku-groups.h"
#include "sudoku-law.h"
#include "sudoku-own.h"
#include "sudoku-sketch.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuRule:
 *
 * A rule: a kind, which is a row of a table, with its parameters. The functions of the kind define
 * what it means: by its plain definition, by its groups, and by what is drawn for it. Everything
 * else works on groups.
 */
typedef struct _SudokuRule SudokuRule;
typedef struct _SudokuRuleKind SudokuRuleKind;

/**
 * SudokuRuleParameter:
 * @SUDOKU_RULE_ALONE: nothing: "x"
 * @SUDOKU_RULE_BOX: the size of a box: "boxes=2x3"
 * @SUDOKU_RULE_REGIONS: the number of each cell's region: "regions:1,1,2,…"
 * @SUDOKU_RULE_CELLS: some cells: "even:r1c1r2c5"
 * @SUDOKU_RULE_OWN: own constraints, as written: "mine:r1c1=3|a,r1c1<r1c2"
 *
 * What follows the id of a kind in the text form of a rule.
 */
typedef enum
{
  SUDOKU_RULE_ALONE,
  SUDOKU_RULE_BOX,
  SUDOKU_RULE_REGIONS,
  SUDOKU_RULE_CELLS,
  SUDOKU_RULE_OWN,
} SudokuRuleParameter;

/**
 * SudokuFrame:
 * @side: N
 * @box_rows: 0: no boxes, or irregular regions
 * @box_columns: 0: likewise
 * @divided: whether there are boxes or regions
 *
 * What a rule may know of its puzzle.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  gboolean divided;
} SudokuFrame;

/**
 * SudokuBreach:
 * @rule: the rule that is broken
 * @house: index of the house in the rule, or −1 where it isn't about a house
 * @value: 1…N; that of the first cell where they differ
 * @n_cells: how many cells break it
 * @cells: these cells
 *
 * Filled cells that break a rule, as its plain definition finds them.
 */
typedef struct
{
  const SudokuRule *rule;
  int house;
  guint value;
  guint n_cells;
  const guint16 *cells;
} SudokuBreach;

/**
 * SudokuBreachFunc:
 * @breach: cells that break a rule; only valid during the call
 * @user_data: what was given with the function
 *
 * Called for each breach of a rule.
 *
 * Returns: %FALSE to end the search
 */
typedef gboolean (*SudokuBreachFunc) (const SudokuBreach *breach, gpointer user_data);

/**
 * SudokuRuleKind:
 * @id: the id in files and on the command line
 * @name: N_(): as a title
 * @summary: N_(): one sentence without a full stop
 * @breach: (nullable): N_(): what {cells} that break it do, with {value} for the value of the
 *   first, and {law} for its identity; %NULL when only houses can be broken
 * @parameter: the kind of its parameters
 * @joins: (nullable): the id of another kind: for each house of that, by value, equally many of the
 *   further truths of this one follow each other, and their clauses are said together.
 * @joint_title: (nullable): N_(): heading of the family of clauses they make
 * @law: (nullable): for a law of Latin squares: its row
 * @latin: whether it is only for Latin squares, without boxes and regions
 * @optional: whether the player chooses it; rows, columns, boxes and regions make the shape
 * @check_frame: (nullable): whether it is possible in this frame: %NULL, or N_(): why not, as a
 *   sentence without a full stop
 * @check: by the plain definition, without groups; %FALSE when @func ended it
 * @add_groups: adds houses, further truths, pairs and masks
 * @draw: adds what to draw
 *
 * A kind of rule: a row of the list of kinds, with everything the program knows of such a rule.
 */
struct _SudokuRuleKind
{
  const char *id;
  const char *name;
  const char *summary;
  const char *breach;
  SudokuRuleParameter parameter;
  const char *joins;
  const char *joint_title;
  const SudokuLaw *law;
  gboolean latin;
  gboolean optional;
  const char *(*check_frame) (const SudokuFrame *frame);
  gboolean (*check) (const SudokuRule *rule,
                     const SudokuFrame *frame,
                     const guint8 *values,
                     SudokuBreachFunc func,
                     gpointer user_data);
  void (*add_groups) (const SudokuRule *rule, const SudokuFrame *frame, SudokuGroups *groups);
  void (*draw) (const SudokuRule *rule, const SudokuFrame *frame, SudokuSketch *sketch);
};

const SudokuRuleKind *const *sudoku_rule_kinds (gsize *n_kinds);
guint sudoku_rule_kind_get_index (const SudokuRuleKind *self);
gboolean sudoku_rule_kind_is_offered (const SudokuRuleKind *self);
const SudokuRuleKind *sudoku_rule_kind_find (const char *id, gssize length);

GType sudoku_rule_get_type (void) G_GNUC_CONST;
SudokuRule *sudoku_rule_new (const SudokuRuleKind *kind);
SudokuRule *sudoku_rule_new_boxes (guint rows, guint columns);
guint sudoku_rule_list_boxes (guint side, guint rows[SUDOKU_SIDE_MAX]);
SudokuRule *sudoku_rule_new_with_cells (const SudokuRuleKind *kind,
                                        const guint16 *cells,
                                        guint n_cells);
SudokuRule *sudoku_rule_new_regions (guint side, const guint16 *regions, GError **error);
SudokuRule *sudoku_rule_new_own (SudokuOwn *own);
SudokuRule *sudoku_rule_parse (guint side, const char *text, GError **error);
SudokuRule *sudoku_rule_ref (SudokuRule *self);
void sudoku_rule_unref (SudokuRule *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRule, sudoku_rule_unref)

const SudokuRuleKind *sudoku_rule_get_kind (const SudokuRule *self);
guint sudoku_rule_get_box_rows (const SudokuRule *self);
guint sudoku_rule_get_box_columns (const SudokuRule *self);
const guint16 *sudoku_rule_get_cells (const SudokuRule *self, guint *n_cells);
SudokuOwn *sudoku_rule_get_own (const SudokuRule *self);
char *sudoku_rule_to_text (const SudokuRule *self, guint side);
int sudoku_rule_compare (const SudokuRule *a, const SudokuRule *b);

/* For the kinds of rules. */
gboolean sudoku_rule_check_distinct (const SudokuRule *rule,
                                     int house,
                                     const guint16 *cells,
                                     guint n_cells,
                                     const guint8 *values,
                                     SudokuBreachFunc func,
                                     gpointer user_data);

G_END_DECLS
