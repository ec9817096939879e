/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the kinds of rules, and a rule as a value: its kind and parameters, and their text
 * form. The meaning of a rule is in sudoku-rule-NAME.c. */

#include "sudoku-rule.h"

#include <string.h>

#include "sudoku-box-text.h"
#include "sudoku-error.h"
#include "sudoku-law-list.h"
#include "sudoku-rule-kinds.h"

struct _SudokuRule
{
  gatomicrefcount ref_count;
  const SudokuRuleKind *kind;
  guint box_rows;
  guint box_columns;
  guint n_cells;
  guint16 *cells; /* (nullable): of SUDOKU_RULE_CELLS; of SUDOKU_RULE_REGIONS a region each */
  SudokuOwn *own; /* (nullable): of SUDOKU_RULE_OWN */
};

/* A law has more in its row. */
#define DECLARE(name, ...) extern const SudokuRuleKind sudoku_rule_##name;
SUDOKU_RULE_KINDS (DECLARE)
SUDOKU_LAWS (DECLARE)
DECLARE (own)
#undef DECLARE

#define POINT(name, ...) &sudoku_rule_##name,
static const SudokuRuleKind *const kinds[] = {
  SUDOKU_RULE_KINDS (POINT) SUDOKU_LAWS (POINT) POINT (own)
};
#undef POINT

G_DEFINE_BOXED_TYPE (SudokuRule, sudoku_rule, sudoku_rule_ref, sudoku_rule_unref)

/**
 * sudoku_rule_kinds:
 * @n_kinds: (out): how many there are
 *
 * Gets the table of the kinds of rules, in the order in which a shape has them.
 *
 * Returns: (transfer none) (array length=n_kinds): the table
 */
const SudokuRuleKind *const *
sudoku_rule_kinds (gsize *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

/**
 * sudoku_rule_kind_find:
 * @id: an id
 * @length: its length in bytes, or −1 when it ends in a NUL
 *
 * Finds a kind of rule by its id.
 *
 * Returns: (nullable): the kind; %NULL if there is none
 */
const SudokuRuleKind *
sudoku_rule_kind_find (const char *id,
                       gssize length)
{
  gsize n = length < 0 ? strlen (id) : (gsize)length;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i]->id) == n && memcmp (kinds[i]->id, id, n) == 0)
      return kinds[i];
  return NULL;
}

/**
 * sudoku_rule_kind_get_index:
 * @self: a kind of rule
 *
 * Gets the place of a kind in the table, from 0.
 *
 * Returns: the index
 */
guint
sudoku_rule_kind_get_index (const SudokuRuleKind *self)
{
  guint i = 0;

  while (kinds[i] != self)
    i++;
  return i;
}

/**
 * sudoku_rule_kind_is_offered:
 * @self: a kind of rule
 *
 * Tells whether it can be offered in a list: it is optional, and no text is written for it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_rule_kind_is_offered (const SudokuRuleKind *self)
{
  return self->optional && self->parameter != SUDOKU_RULE_OWN;
}

/**
 * sudoku_rule_new:
 * @kind: a kind of rule without parameters
 *
 * Makes a rule of one of the kinds.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new (const SudokuRuleKind *kind)
{
  SudokuRule *self = g_new0 (SudokuRule, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  return self;
}

/**
 * sudoku_rule_new_boxes:
 * @rows: rows of a box, at least 2
 * @columns: columns of a box, at least 2
 *
 * Makes the rule that each box of that size holds each value once.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_boxes (guint rows,
                       guint columns)
{
  SudokuRule *self = sudoku_rule_new (&sudoku_rule_boxes);

  self->box_rows = rows;
  self->box_columns = columns;
  return self;
}

/**
 * sudoku_rule_list_boxes:
 * @side: the side N
 * @rows: (out): the rows of a box, for each size that boxes can have
 *
 * Finds the boxes of at least two rows and columns, the flat ones first.
 *
 * Returns: how many sizes there are; 0 for a prime side, which can't have boxes
 */
guint
sudoku_rule_list_boxes (guint side,
                        guint rows[SUDOKU_SIDE_MAX])
{
  guint n = 0;

  g_return_val_if_fail (side <= SUDOKU_SIDE_MAX, 0);

  for (guint r = 2; r * 2 <= side; r++)
    if (side % r == 0)
      rows[n++] = r;
  return n;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/**
 * sudoku_rule_new_with_cells:
 * @kind: a kind of rule about some cells
 * @cells: (array length=n_cells): the cells, from 0, in any order
 * @n_cells: how many
 *
 * Makes a rule about cells. Repeated cells count once.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_with_cells (const SudokuRuleKind *kind,
                            const guint16 *cells,
                            guint n_cells)
{
  SudokuRule *self = NULL;

  g_return_val_if_fail (kind->parameter == SUDOKU_RULE_CELLS && n_cells > 0, NULL);

  self = sudoku_rule_new (kind);
  self->cells = g_memdup2 (cells, n_cells * sizeof *cells);
  qsort (self->cells, n_cells, sizeof *cells, compare_cells);
  for (guint i = 0; i < n_cells; i++)
    if (i == 0 || self->cells[i] != self->cells[self->n_cells - 1])
      self->cells[self->n_cells++] = self->cells[i];
  return self;
}

/* Renumbers the regions, in the order of their first cells. */
static gboolean
number_regions (guint side,
                guint16 *regions,
                GError **error)
{
  guint16 numbers[SUDOKU_SIDE_MAX] = { 0 }; /* old → new, from 1 */
  guint sizes[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint n = 0;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint16 *number = &numbers[MIN (regions[cell], SUDOKU_SIDE_MAX - 1)];

      if (regions[cell] >= side)
        {
          sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "region-number",
                            sat_arg_number (regions[cell] + 1u), sat_arg_number (side));
          return FALSE;
        }
      if (*number == 0)
        *number = (guint16)++n;
      sizes[*number]++;
      regions[cell] = *number - 1;
    }
  for (guint i = 1; i <= side; i++)
    if (sizes[i] != side)
      {
        sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "region-size",
                          sat_arg_number (sizes[i]), sat_arg_number (side));
        return FALSE;
      }
  return TRUE;
}

/**
 * sudoku_rule_new_regions:
 * @side: the side N
 * @regions: (array): for each of the N² cells the number of its region, from 0
 *
 * Makes the rule that each region holds each value once. Regions of the same cells are the same
 * rule, whatever their numbers, as they are renumbered in the order of their first cells.
 *
 * Returns: (transfer full) (nullable): the rule, or %NULL with SUDOKU_ERROR_SHAPE when there are
 *   not N regions of N cells
 */
SudokuRule *
sudoku_rule_new_regions (guint side,
                         const guint16 *regions,
                         GError **error)
{
  g_autoptr (SudokuRule) self = sudoku_rule_new (&sudoku_rule_regions);

  self->n_cells = side * side;
  self->cells = g_memdup2 (regions, self->n_cells * sizeof *regions);
  if (!number_regions (side, self->cells, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_rule_new_own:
 * @own: own constraints, at least one
 *
 * Makes the rule that own constraints hold.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_own (SudokuOwn *own)
{
  SudokuRule *self = NULL;

  g_return_val_if_fail (own != NULL && sudoku_own_get_n (own) > 0, NULL);

  self = sudoku_rule_new (&sudoku_rule_own);
  self->own = sudoku_own_ref (own);
  return self;
}

/**
 * sudoku_rule_ref:
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuRule *
sudoku_rule_ref (SudokuRule *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_rule_unref:
 *
 * Gives a reference back; the last one frees the rule.
 */
void
sudoku_rule_unref (SudokuRule *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->cells);
  g_clear_pointer (&self->own, sudoku_own_unref);
  g_free (self);
}

/**
 * sudoku_rule_get_kind:
 *
 * Gets the kind of a rule.
 *
 * Returns: (transfer none): the kind
 */
const SudokuRuleKind *
sudoku_rule_get_kind (const SudokuRule *self)
{
  return self->kind;
}

/**
 * sudoku_rule_get_box_rows:
 *
 * Gets the height of a box.
 *
 * Returns: the number of rows, 0 when it is not the rule of boxes
 */
guint
sudoku_rule_get_box_rows (const SudokuRule *self)
{
  return self->box_rows;
}

/**
 * sudoku_rule_get_box_columns:
 *
 * Gets the width of a box.
 *
 * Returns: the number of columns, 0 when it is not the rule of boxes
 */
guint
sudoku_rule_get_box_columns (const SudokuRule *self)
{
  return self->box_columns;
}

/**
 * sudoku_rule_get_cells:
 * @n_cells: (out): how many
 *
 * Gets the cells of a rule about cells, in ascending order, or the region numbers of a rule of
 * regions.
 *
 * Returns: (transfer none) (nullable) (array length=n_cells): the cells; of the rule of regions the
 *   number of each cell's region, from 0
 */
const guint16 *
sudoku_rule_get_cells (const SudokuRule *self,
                       guint *n_cells)
{
  *n_cells = self->n_cells;
  return self->cells;
}

/**
 * sudoku_rule_get_own:
 *
 * Gets the own constraints of a rule.
 *
 * Returns: (transfer none) (nullable): the constraints; %NULL for other rules
 */
SudokuOwn *
sudoku_rule_get_own (const SudokuRule *self)
{
  return self->own;
}

/* Constraints as one word, without ";" and ">", which separate rules and shapes. */
static void
append_own (const SudokuRule *self,
            GString *text)
{
  for (const char *at = sudoku_own_get_text (self->own); *at != '\0'; at++)
    if (*at == '>')
      g_string_append_c (text, '~');
    else if (*at == ' ')
      g_string_append_c (text, '+');
    else if (*at != '\n')
      g_string_append_c (text, *at);
    else if (at[1] != '\0')
      g_string_append_c (text, ',');
}

static void
append_cells (const SudokuRule *self,
              guint side,
              GString *text)
{
  for (guint i = 0; i < self->n_cells; i++)
    g_string_append_printf (text, "r%uc%u", self->cells[i] / side + 1, self->cells[i] % side + 1);
}

/**
 * sudoku_rule_to_text:
 * @side: the side N
 *
 * Writes the text form that sudoku_rule_parse() reads.
 *
 * Returns: (transfer full): the text: "x", "boxes=2x3", "regions:1,1,2,…", "even:r1c1r2c5",
 *   "mine:a+|+r1c1=3"
 */
char *
sudoku_rule_to_text (const SudokuRule *self,
                     guint side)
{
  GString *text = g_string_new (self->kind->id);

  switch (self->kind->parameter)
    {
    case SUDOKU_RULE_BOX:
      g_string_append_printf (text, "=%ux%u", self->box_rows, self->box_columns);
      break;
    case SUDOKU_RULE_REGIONS:
      for (guint i = 0; i < self->n_cells; i++)
        g_string_append_printf (text, "%c%u", i == 0 ? ':' : ',', self->cells[i] + 1u);
      break;
    case SUDOKU_RULE_CELLS:
      g_string_append_c (text, ':');
      append_cells (self, side, text);
      break;
    case SUDOKU_RULE_OWN:
      g_string_append_c (text, ':');
      append_own (self, text);
      break;
    case SUDOKU_RULE_ALONE:
    default:
      break;
    }
  return g_string_free (text, FALSE);
}

/* Orders cells by their lower bytes, then their upper ones: generated puzzles depend on the order
 * of rules, which must stay as it was when the bytes in memory were compared. */
static int
compare_bytes (const guint16 *a,
               const guint16 *b,
               guint n)
{
  guint i = 0;

  while (i < n && a[i] == b[i])
    i++;
  if (i == n)
    return 0;
  return (a[i] & 0xff) != (b[i] & 0xff) ? (a[i] & 0xff) - (b[i] & 0xff) : a[i] - b[i];
}

/**
 * sudoku_rule_compare:
 * @a: a rule
 * @b: a rule
 *
 * Orders rules by their kinds, then by their parameters. Equal rules compare as 0.
 *
 * Returns: below, equal to or above 0
 */
int
sudoku_rule_compare (const SudokuRule *a,
                     const SudokuRule *b)
{
  int difference = (int)sudoku_rule_kind_get_index (a->kind) -
                   (int)sudoku_rule_kind_get_index (b->kind);

  if (difference == 0)
    difference = (int)a->box_rows - (int)b->box_rows;
  if (difference == 0)
    difference = (int)a->box_columns - (int)b->box_columns;
  if (difference == 0)
    difference = (int)a->n_cells - (int)b->n_cells;
  if (difference == 0 && a->n_cells > 0)
    difference = compare_bytes (a->cells, b->cells, a->n_cells);
  if (difference == 0 && a->own != NULL)
    difference = strcmp (sudoku_own_get_text (a->own), sudoku_own_get_text (b->own));
  return difference;
}

/* A decimal number, 1…@max. */
static gboolean
parse_number (const char **at,
              guint max,
              guint *number)
{
  guint n = 0;
  const char *start = *at;

  while (g_ascii_isdigit (**at) && n <= max)
    n = n * 10 + (guint)g_ascii_digit_value (*(*at)++);
  *number = n;
  return *at > start && n >= 1 && n <= max && !g_ascii_isdigit (**at);
}

static gboolean
parse_cell (const char **at,
            guint side,
            guint *cell)
{
  guint row = 0, column = 0;

  if (g_ascii_tolower (**at) != 'r')
    return FALSE;
  ++*at;
  if (!parse_number (at, side, &row) || g_ascii_tolower (**at) != 'c')
    return FALSE;
  ++*at;
  *cell = 0;
  if (!parse_number (at, side, &column))
    return FALSE;
  *cell = (row - 1) * side + column - 1;
  return TRUE;
}

/* The cells of a rectangle, by two of its corners. */
static void
append_rectangle (GArray *cells,
                  guint side,
                  guint a,
                  guint b)
{
  guint top = MIN (a / side, b / side), bottom = MAX (a / side, b / side);
  guint left = MIN (a % side, b % side), right = MAX (a % side, b % side);

  for (guint row = top; row <= bottom; row++)
    for (guint column = left; column <= right; column++)
      {
        guint16 cell = (guint16)(row * side + column);

        g_array_append_val (cells, cell);
      }
}

static SudokuRule *
parse_cells (const SudokuRuleKind *kind,
             guint side,
             const char *at)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));

  while (*at != '\0')
    {
      guint first = 0, last = 0;

      if (!parse_cell (&at, side, &first))
        return NULL;
      last = first;
      if (*at == '-' && (at++, !parse_cell (&at, side, &last)))
        return NULL;
      append_rectangle (cells, side, first, last);
      if (*at == ',' && at[1] != '\0')
        at++;
    }
  if (cells->len == 0)
    return NULL;
  return sudoku_rule_new_with_cells (kind, (const guint16 *)(gpointer)cells->data, cells->len);
}

static SudokuRule *
parse_boxes (guint side,
             const char *text)
{
  guint rows = 0, columns = 0;

  if (!sudoku_box_parse (text, -1, &rows, &columns) || rows * columns != side || rows == 1 ||
      columns == 1)
    return NULL;
  return sudoku_rule_new_boxes (rows, columns);
}

/* How many numbers there are, separated by commas; 0 when there is anything else. */
static guint
count_numbers (const char *text)
{
  guint n = 1;

  if (text[strspn (text, "0123456789,")] != '\0')
    return 0;
  for (; *text != '\0'; text++)
    n += *text == ',';
  return n;
}

static SudokuRule *
parse_regions (guint side,
               const char *at,
               GError **error)
{
  g_autofree guint16 *regions = g_new (guint16, side * side);
  guint n_numbers = count_numbers (at);

  if (n_numbers > 0 && n_numbers != side * side)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "regions-other-side",
                        sat_arg_number (n_numbers), sat_arg_number (side * side));
      return NULL;
    }
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint number = 0;

      if (!parse_number (&at, side, &number))
        return NULL;
      regions[cell] = (guint16)(number - 1);
      if (*at != (cell + 1 < side * side ? ',' : '\0'))
        return NULL;
      at++;
    }
  return sudoku_rule_new_regions (side, regions, error);
}

/* Reads what append_own() writes. */
static SudokuRule *
parse_own (guint side,
           const char *at,
           GError **error)
{
  g_autofree char *text = g_strdup (at);
  g_autoptr (SudokuOwn) own = NULL;
  gboolean ends = FALSE;

  g_strdelimit (g_strdelimit (text, "+", ' '), ",", '\n');
  for (char *sign = text; *sign != '\0'; sign++)
    {
      /* "-~" is an arrow; "!", not "~", stands for "not". */
      ends = ends && *sign == '~';
      if (ends)
        *sign = '>';
      ends = *sign == '-';
    }
  own = sudoku_own_parse (side, text, -1, NULL, NULL, NULL, error);
  return own != NULL && sudoku_own_get_n (own) > 0 ? sudoku_rule_new_own (own) : NULL;
}

/**
 * sudoku_rule_parse:
 * @side: the side N
 * @text: the text form of a rule
 *
 * Reads what sudoku_rule_to_text() writes. Cells may be given as rectangles, too:
 * "even:r1c1-r1c5r3c3".
 *
 * Returns: (transfer full) (nullable): the rule, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuRule *
sudoku_rule_parse (guint side,
                   const char *text,
                   GError **error)
{
  gsize length = strcspn (text, "=:");
  const SudokuRuleKind *kind = sudoku_rule_kind_find (text, (gssize)length);
  const char *rest = text + length;
  GError *failure = NULL;
  SudokuRule *self = NULL;

  g_return_val_if_fail (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX, NULL);

  if (kind != NULL && kind->parameter == SUDOKU_RULE_ALONE && *rest == '\0')
    return sudoku_rule_new (kind);
  if (kind != NULL && kind->parameter == SUDOKU_RULE_BOX && *rest == '=')
    self = parse_boxes (side, rest + 1);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_REGIONS && *rest == ':')
    self = parse_regions (side, rest + 1, &failure);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_CELLS && *rest == ':')
    self = parse_cells (kind, side, rest + 1);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_OWN && *rest == ':')
    self = parse_own (side, rest + 1, &failure);
  if (failure != NULL)
    g_propagate_error (error, failure);
  else if (self == NULL && kind == NULL)
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rule-unknown",
                      sat_arg_quote (text, length));
  else if (self == NULL)
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rule-parameter",
                      sat_arg_quote (text, strlen (text)), sat_arg_text (kind->id),
                      sat_arg_number (side));
  return self;
}

/* Does a value stand there more than once? Nearly always not, and every puzzle asks this for each
 * of its lines and boxes: empty cells are counted like others, and ignored at the end. */
static gboolean
has_twice (const guint16 *cells,
           guint n_cells,
           const guint8 *values)
{
  guint8 seen[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint8 twice = FALSE;

  for (guint i = 0; i < n_cells; i++)
    {
      guint value = values[cells[i]];

      twice |= seen[value];
      seen[value] = value != 0;
    }
  return twice;
}

/**
 * sudoku_rule_check_distinct:
 * @rule: the rule that is checked
 * @house: the index of the house among those of the rule, or −1
 * @cells: (array length=n_cells): cells that must hold different values
 * @n_cells: how many
 * @values: the value of each cell of the board, 0 when it is empty
 * @func: (scope call): called for each value that occurs more than once
 * @user_data: for @func
 *
 * Checks what most rules say: no value occurs twice in some cells.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_rule_check_distinct (const SudokuRule *rule,
                            int house,
                            const guint16 *cells,
                            guint n_cells,
                            const guint8 *values,
                            SudokuBreachFunc func,
                            gpointer user_data)
{
  guint16 same[SUDOKU_SIDE_MAX];
  SudokuSet once = SUDOKU_SET_EMPTY, twice = SUDOKU_SET_EMPTY;
  guint value;

  if (!has_twice (cells, n_cells, values))
    return TRUE;
  for (guint i = 0; i < n_cells; i++)
    if (values[cells[i]] != 0)
      {
        SudokuSet here = sudoku_set_single (values[cells[i]]);

        twice = sudoku_set_or (twice, sudoku_set_and (once, here));
        once = sudoku_set_or (once, here);
      }
  SUDOKU_SET_FOREACH (twice, value)
  {
    SudokuBreach breach = { rule, house, value, 0, same };

    for (guint i = 0; i < n_cells; i++)
      if (values[cells[i]] == value)
        same[breach.n_cells++] = cells[i];
    if (!func (&breach, user_data))
      return FALSE;
  }
  return TRUE;
}
