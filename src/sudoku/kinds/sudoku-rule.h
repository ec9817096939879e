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
typedef struct _SudokuPairForm SudokuPairForm;
typedef struct _SudokuTableForm SudokuTableForm;

/**
 * SudokuRuleParameter:
 * @SUDOKU_RULE_ALONE: nothing: "x"
 * @SUDOKU_RULE_BOX: the size of a box: "boxes=2x3"
 * @SUDOKU_RULE_REGIONS: the number of each cell's region: "regions:1,1,2,…"
 * @SUDOKU_RULE_CELLS: some cells: "even:r1c1r2c5"
 * @SUDOKU_RULE_OWN: own constraints, as written: "mine:r1c1=3|a,r1c1<r1c2"
 * @SUDOKU_RULE_ITEM: an item on the board, of which there may be many: "whispers=5:r1c1r1c2r2c3"
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
  SUDOKU_RULE_ITEM,
} SudokuRuleParameter;

/**
 * SudokuDirection:
 * @SUDOKU_DIRECTION_NONE: none
 * @SUDOKU_DIRECTION_DOWN_RIGHT: "dr"
 * @SUDOKU_DIRECTION_DOWN_LEFT: "dl"
 * @SUDOKU_DIRECTION_UP_RIGHT: "ur"
 * @SUDOKU_DIRECTION_UP_LEFT: "ul"
 *
 * Which way a rule looks from a place outside the board.
 */
typedef enum
{
  SUDOKU_DIRECTION_NONE,
  SUDOKU_DIRECTION_DOWN_RIGHT,
  SUDOKU_DIRECTION_DOWN_LEFT,
  SUDOKU_DIRECTION_UP_RIGHT,
  SUDOKU_DIRECTION_UP_LEFT,
} SudokuDirection;

/**
 * SudokuRuleParameters:
 * @n_numbers: how many numbers
 * @numbers: (nullable): rows and columns of boxes; the number of an item, or several
 * @n_places: how many places
 * @places: (nullable): cells, from 0, or a place outside the board, as sudoku_outside_make()
 *   numbers them; of the rule of regions the region of each cell, from 0
 * @n_first: of an item whose places have two parts: how many belong to the first
 * @direction: of an item: which way it looks
 * @own: (nullable): own constraints
 *
 * What a rule says besides its kind. Each kind uses some of it.
 */
typedef struct
{
  guint n_numbers;
  const guint32 *numbers;
  guint n_places;
  const guint16 *places;
  guint n_first;
  SudokuDirection direction;
  SudokuOwn *own;
} SudokuRuleParameters;

/**
 * SudokuFrame:
 * @side: N
 * @box_rows: 0: no boxes, or irregular regions
 * @box_columns: 0: likewise
 * @divided: whether there are boxes or regions
 * @regions: (nullable): the number of the irregular region of each cell
 * @n_rules: how many rules there are
 * @rules: (nullable): all rules of the puzzle, for a rule that is about what others show
 *
 * What a rule may know of its puzzle.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  gboolean divided;
  const guint16 *regions;
  guint n_rules;
  SudokuRule *const *rules;
} SudokuFrame;

/**
 * SudokuPlaces:
 * @SUDOKU_PLACES_NONE: none
 * @SUDOKU_PLACES_AREA: cells in any order
 * @SUDOKU_PLACES_LINE: cells in order, at least two
 * @SUDOKU_PLACES_PATH: cells in order, at least one
 * @SUDOKU_PLACES_EDGE: two cells that share a side
 * @SUDOKU_PLACES_CORNER: the upper left one of four cells that share a corner
 * @SUDOKU_PLACES_OUTSIDE: a place outside the board, beside the end of a row or a column
 * @SUDOKU_PLACES_DIAGONAL: a place outside the board from which a diagonal is seen
 *
 * What the places of an item are.
 */
typedef enum
{
  SUDOKU_PLACES_NONE,
  SUDOKU_PLACES_AREA,
  SUDOKU_PLACES_LINE,
  SUDOKU_PLACES_PATH,
  SUDOKU_PLACES_EDGE,
  SUDOKU_PLACES_CORNER,
  SUDOKU_PLACES_OUTSIDE,
  SUDOKU_PLACES_DIAGONAL,
} SudokuPlaces;

/**
 * SudokuItemNumber:
 * @SUDOKU_ITEM_NUMBER_NONE: it has none
 * @SUDOKU_ITEM_NUMBER_USUAL: there is a usual one, which need not be written
 * @SUDOKU_ITEM_NUMBER_OPTIONAL: it may have one
 * @SUDOKU_ITEM_NUMBER_NEEDED: it must be written
 * @SUDOKU_ITEM_NUMBER_LIST: one or more, in ascending order
 * @SUDOKU_ITEM_NUMBER_REPEATED: likewise, some of them perhaps several times
 * @SUDOKU_ITEM_NUMBER_BITS: a bit for each two values, written as hexadecimal digits
 * @SUDOKU_ITEM_NUMBER_KINDS: the names of kinds, in the place of cells
 *
 * The number of an item.
 */
typedef enum
{
  SUDOKU_ITEM_NUMBER_NONE,
  SUDOKU_ITEM_NUMBER_USUAL,
  SUDOKU_ITEM_NUMBER_OPTIONAL,
  SUDOKU_ITEM_NUMBER_NEEDED,
  SUDOKU_ITEM_NUMBER_LIST,
  SUDOKU_ITEM_NUMBER_REPEATED,
  SUDOKU_ITEM_NUMBER_BITS,
  SUDOKU_ITEM_NUMBER_KINDS,
} SudokuItemNumber;

/**
 * SudokuItemForm:
 * @places: what its places are
 * @second: what those of its second part are
 * @reversible: whether a line says the same from its other end
 * @crossing: whether a line may meet itself
 * @one_by_one: whether it says the same as an item for each of its cells
 * @number: what its number is
 * @zero: whether the number may be 0
 * @get_usual: (nullable): with a usual number: that at a side
 * @names: (nullable): with names of kinds: those that there are, by their numbers
 * @sample: what follows the id in the text of one on a board of 4×4, as a picture of the kind
 * @check: (nullable): whether the item is possible: %NULL, or N_(): why not, as a sentence without
 *   a full stop
 *
 * How an item is written, and which are possible.
 */
typedef struct
{
  SudokuPlaces places;
  SudokuPlaces second;
  gboolean reversible;
  gboolean crossing;
  gboolean one_by_one;
  SudokuItemNumber number;
  gboolean zero;
  guint (*get_usual) (guint side);
  const char *const *names;
  const char *sample;
  const char *(*check) (guint side, const SudokuRuleParameters *parameters);
} SudokuItemForm;

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
 *   first, {number} for the number of the rule, and {law} for its identity; %NULL when only houses
 *   can be broken
 * @cell: (nullable): N_(): of an item: what is said of a cell of it, with {nth} and {count} for its
 *   place among the cells, {number} for the number of the item, {numbers} and {list} for several,
 *   {first} for the first cell and {other} for the other one of two
 * @plain_cell: (nullable): N_(): likewise where the item has no number
 * @first_cell: (nullable): N_(): likewise of a cell of its first part
 * @parameter: the kind of its parameters
 * @item: (nullable): of an item: its form
 * @pairs: (nullable): of an item that is about pairs of cells: these
 * @tables: (nullable): of an item that is about several cells together: what it says of them
 * @f_puzzles: (nullable): its key in the JSON of f-puzzles
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
  const char *cell;
  const char *plain_cell;
  const char *first_cell;
  SudokuRuleParameter parameter;
  const SudokuItemForm *item;
  const SudokuPairForm *pairs;
  const SudokuTableForm *tables;
  const char *f_puzzles;
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

GType sudoku_rule_get_type (void) G_GNUC_CONST;
SudokuRule *sudoku_rule_new (const SudokuRuleKind *kind);
SudokuRule *sudoku_rule_new_with_parameters (const SudokuRuleKind *kind,
                                             const SudokuRuleParameters *parameters);
SudokuRule *sudoku_rule_ref (SudokuRule *self);
void sudoku_rule_unref (SudokuRule *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRule, sudoku_rule_unref)

const SudokuRuleKind *sudoku_rule_get_kind (const SudokuRule *self);
const SudokuRuleParameters *sudoku_rule_get_parameters (const SudokuRule *self);
guint sudoku_rule_get_number (const SudokuRule *self, guint i);
const guint16 *sudoku_rule_get_cells (const SudokuRule *self, guint *n_cells);
SudokuOwn *sudoku_rule_get_own (const SudokuRule *self);
guint sudoku_frame_get_region (const SudokuFrame *self, guint cell);
gboolean sudoku_frame_share_house (const SudokuFrame *self, guint cell, guint other);
int sudoku_rule_compare_parameters (const SudokuRule *a, const SudokuRule *b);

/* For the kinds of rules. */
gboolean sudoku_rule_check_distinct (const SudokuRule *rule,
                                     int house,
                                     const guint16 *cells,
                                     guint n_cells,
                                     const guint8 *values,
                                     SudokuBreachFunc func,
                                     gpointer user_data);

G_END_DECLS
