/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a shape as a book in which each clause is ticked off: in groups of N variables
 * of which one must be true, for each cell and for each house and value. Then whether what was
 * said is enough, whichever half of each rule a formula leaves out because the others imply it.
 * Knows nothing of the text of a formula. */

#include "sudoku-recognise-private.h"

#include "sudoku-set.h"

/* One kind of clause of one kind of group is expected as a whole when more than half is there. */
typedef struct
{
  guint n_groups;
  guint n_least;
  guint n_most;
} Family;

#define N_FAMILIES (1 + SUDOKU_HOUSE_RISING + 1)

struct _SudokuRuleBook
{
  SudokuGeometry *geometry; /* owned */
  guint side;
  guint n_cells;
  guint n_groups; /* those of the cells, then those of each house, by value */
  guint n_pairs;  /* of a group */
  guint8 *n_cell_houses;
  guint16 *cell_houses; /* per cell SUDOKU_CELL_HOUSES_MAX, ascending */
  guint8 *cell_places;  /* the same: index of the cell in that house */
  guint8 *least;        /* per group: at least one was said */
  guint8 *most;         /* per group: at most one was said; valid at the end */
  guint16 *n_ticked;    /* per group: pairs ticked off */
  guint64 *ticked;      /* a bit for each pair of each group */
};

static void
place_cells (SudokuRuleBook *self)
{
  self->n_cell_houses = g_new0 (guint8, self->n_cells);
  self->cell_houses = g_new0 (guint16, (gsize)self->n_cells * SUDOKU_CELL_HOUSES_MAX);
  self->cell_places = g_new0 (guint8, (gsize)self->n_cells * SUDOKU_CELL_HOUSES_MAX);
  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);

      for (guint place = 0; place < self->side; place++)
        {
          guint cell = cells[place];
          gsize at = (gsize)cell * SUDOKU_CELL_HOUSES_MAX + self->n_cell_houses[cell]++;

          self->cell_houses[at] = (guint16)house;
          self->cell_places[at] = (guint8)place;
        }
    }
}

/**
 * sudoku_rule_book_new:
 * @geometry: the shape
 *
 * Makes a book in which nothing is ticked off. O(N⁴) bits of memory, 25 MB at side 100.
 *
 * Returns: (transfer full): the book
 */
SudokuRuleBook *
sudoku_rule_book_new (SudokuGeometry *geometry)
{
  SudokuRuleBook *self = g_new0 (SudokuRuleBook, 1);

  self->geometry = sudoku_geometry_ref (geometry);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_groups = self->n_cells + sudoku_geometry_get_n_houses (geometry) * self->side;
  self->n_pairs = self->side * (self->side - 1) / 2;
  place_cells (self);
  self->least = g_new0 (guint8, self->n_groups);
  self->most = g_new0 (guint8, self->n_groups);
  self->n_ticked = g_new0 (guint16, self->n_groups);
  self->ticked = g_new0 (guint64, (gsize)self->n_groups * self->n_pairs / 64 + 1);
  return self;
}

/**
 * sudoku_rule_book_free:
 * @self: (transfer full): a book
 *
 * Frees it.
 */
void
sudoku_rule_book_free (SudokuRuleBook *self)
{
  sudoku_geometry_unref (self->geometry);
  g_free (self->n_cell_houses);
  g_free (self->cell_houses);
  g_free (self->cell_places);
  g_free (self->least);
  g_free (self->most);
  g_free (self->n_ticked);
  g_free (self->ticked);
  g_free (self);
}

/* The first group that two variables share; its place in the book in @group and @pair. */
static gboolean
locate_pair (const SudokuRuleBook *self,
             SudokuSpot a,
             SudokuSpot b,
             guint *group,
             gsize *pair)
{
  const guint16 *houses_a = self->cell_houses + (gsize)a.cell * SUDOKU_CELL_HOUSES_MAX;
  const guint16 *houses_b = self->cell_houses + (gsize)b.cell * SUDOKU_CELL_HOUSES_MAX;
  guint low = 0, high = 0, i = 0, j = 0;

  if (a.cell == b.cell)
    {
      low = a.value;
      high = b.value;
      *group = a.cell;
    }
  else if (a.value == b.value)
    {
      while (i < self->n_cell_houses[a.cell] && j < self->n_cell_houses[b.cell] &&
             houses_a[i] != houses_b[j])
        if (houses_a[i] < houses_b[j])
          i++;
        else
          j++;
      if (i == self->n_cell_houses[a.cell] || j == self->n_cell_houses[b.cell])
        return FALSE;
      low = self->cell_places[(gsize)a.cell * SUDOKU_CELL_HOUSES_MAX + i];
      high = self->cell_places[(gsize)b.cell * SUDOKU_CELL_HOUSES_MAX + j];
      *group = self->n_cells + houses_a[i] * self->side + a.value;
    }
  if (low == high)
    return FALSE;
  if (low > high)
    {
      guint swap = low;

      low = high;
      high = swap;
    }
  *pair = (gsize)*group * self->n_pairs + (gsize)high * (high - 1) / 2 + low;
  return TRUE;
}

/**
 * sudoku_rule_book_add_pair:
 * @self: a book
 * @a: a variable
 * @b: another
 *
 * Ticks off the clause that says that not both are true. A pair of several houses, such as of
 * a row and a box, counts for all of them.
 *
 * Returns: %FALSE: that is no rule
 */
gboolean
sudoku_rule_book_add_pair (SudokuRuleBook *self,
                           SudokuSpot a,
                           SudokuSpot b)
{
  guint group = 0;
  gsize pair = 0;
  guint64 bit = 0;

  if (!locate_pair (self, a, b, &group, &pair))
    return FALSE;
  bit = (guint64)1 << (pair % 64);
  self->n_ticked[group] += (self->ticked[pair / 64] & bit) == 0;
  self->ticked[pair / 64] |= bit;
  return TRUE;
}

/* Whether N variables are all values of one cell. */
static gboolean
is_cell (const SudokuRuleBook *self,
         const SudokuSpot *spots)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->side; i++)
    {
      if (spots[i].cell != spots[0].cell)
        return FALSE;
      values = sudoku_set_or (values, sudoku_set_single (spots[i].value));
    }
  return sudoku_set_count (values) == self->side;
}

/* Whether N variables are one value in all cells of a house. */
static gboolean
is_house (const SudokuRuleBook *self,
          const SudokuSpot *spots,
          guint house)
{
  SudokuSet places = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->side; i++)
    {
      gsize at = (gsize)spots[i].cell * SUDOKU_CELL_HOUSES_MAX;
      gsize end = at + self->n_cell_houses[spots[i].cell];

      while (at < end && self->cell_houses[at] != house)
        at++;
      if (at == end || spots[i].value != spots[0].value)
        return FALSE;
      places = sudoku_set_or (places, sudoku_set_single (self->cell_places[at]));
    }
  return sudoku_set_count (places) == self->side;
}

/**
 * sudoku_rule_book_add_choice:
 * @self: a book
 * @spots: N variables
 *
 * Ticks off the clause that says that one of them is true.
 *
 * Returns: %FALSE: that is no rule
 */
gboolean
sudoku_rule_book_add_choice (SudokuRuleBook *self,
                             const SudokuSpot *spots)
{
  const guint16 *houses = self->cell_houses + (gsize)spots[0].cell * SUDOKU_CELL_HOUSES_MAX;

  if (is_cell (self, spots))
    {
      self->least[spots[0].cell] = TRUE;
      return TRUE;
    }
  for (guint i = 0; i < self->n_cell_houses[spots[0].cell]; i++)
    if (is_house (self, spots, houses[i]))
      {
        self->least[self->n_cells + houses[i] * self->side + spots[0].value] = TRUE;
        return TRUE;
      }
  return FALSE;
}

static SudokuSpot
get_member (const SudokuRuleBook *self,
            guint group,
            guint place)
{
  guint index = group - self->n_cells;

  if (group < self->n_cells)
    return (SudokuSpot){ (guint16)group, (guint8)place };
  return (SudokuSpot){
    sudoku_geometry_get_house_cells (self->geometry, index / self->side)[place],
    (guint8)(index % self->side),
  };
}

/* The first pair of a group that was not ticked off there nor where else it belongs. */
static gboolean
find_missing_pair (const SudokuRuleBook *self,
                   guint group,
                   SudokuSpot *a,
                   SudokuSpot *b)
{
  guint shared = 0;
  gsize pair = 0;

  if (self->n_ticked[group] == self->n_pairs)
    return FALSE;
  for (guint i = 0; i + 1 < self->side; i++)
    for (guint j = i + 1; j < self->side; j++)
      {
        *a = get_member (self, group, i);
        *b = get_member (self, group, j);
        if (!locate_pair (self, *a, *b, &shared, &pair) ||
            (self->ticked[pair / 64] >> (pair % 64) & 1) == 0)
          return TRUE;
      }
  return FALSE;
}

/* What the rules of one house imply. N cells and N values meet in it: when each of the ones
 * has at least one of the others and each of the others at most one of the ones, counting
 * leaves nothing else than exactly one for all. Returns whether anything is new. */
static gboolean
conclude_house (const SudokuRuleBook *self,
                guint house,
                guint8 *least,
                guint8 *most)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
  guint first = self->n_cells + house * self->side;
  gboolean cells_least = TRUE, cells_most = TRUE, values_least = TRUE, values_most = TRUE;

  for (guint i = 0; i < self->side; i++)
    {
      cells_least &= least[cells[i]];
      cells_most &= most[cells[i]];
      values_least &= least[first + i];
      values_most &= most[first + i];
    }
  if ((cells_least && cells_most && values_least && values_most) ||
      !((cells_least && values_most) || (cells_most && values_least)))
    return FALSE;
  for (guint i = 0; i < self->side; i++)
    least[cells[i]] = most[cells[i]] = least[first + i] = most[first + i] = TRUE;
  return TRUE;
}

static guint
find_family (const SudokuRuleBook *self,
             guint group)
{
  guint house = (group - self->n_cells) / self->side;

  return group < self->n_cells ? 0
                               : 1 + sudoku_geometry_get_house_kind (self->geometry, house);
}

/* Sets which clause is missing of a group. */
static void
describe (const SudokuRuleBook *self,
          guint group,
          gboolean is_most,
          SudokuClause *missing)
{
  gboolean is_cell_group = group < self->n_cells;
  SudokuSpot a = get_member (self, group, 0), b = a;

  if (is_most)
    find_missing_pair (self, group, &a, &b);
  *missing = (SudokuClause){
    .cell = a.cell,
    .other_cell = b.cell,
    .value = a.value + 1,
    .other_value = b.value + 1,
  };
  if (is_cell_group)
    missing->kind = is_most ? SUDOKU_CLAUSE_CELL_AT_MOST : SUDOKU_CLAUSE_CELL_AT_LEAST;
  else
    {
      missing->kind = is_most ? SUDOKU_CLAUSE_HOUSE_AT_MOST : SUDOKU_CLAUSE_HOUSE_AT_LEAST;
      missing->house = (group - self->n_cells) / self->side;
    }
}

/* A gap in what is said of all others of its kind is what a person looks for; else anything
 * that is not implied. */
static gboolean
find_gap (const SudokuRuleBook *self,
          const guint8 *least,
          const guint8 *most,
          SudokuClause *missing)
{
  Family families[N_FAMILIES] = { { 0 } };
  gboolean any = FALSE;

  for (guint group = 0; group < self->n_groups; group++)
    {
      Family *family = &families[find_family (self, group)];

      family->n_groups++;
      family->n_least += self->least[group];
      family->n_most += self->most[group];
    }
  for (guint group = 0; group < self->n_groups; group++)
    {
      const Family *family = &families[find_family (self, group)];
      gboolean lacks_least = !least[group], lacks_most = !most[group];
      gboolean gap_least = lacks_least && 2 * family->n_least > family->n_groups;
      gboolean gap_most = lacks_most && 2 * family->n_most > family->n_groups;

      if ((!any && (lacks_least || lacks_most)) || gap_least || gap_most)
        describe (self, group, !gap_least && (gap_most || !lacks_least), missing);
      if (gap_least || gap_most)
        return TRUE;
      any |= lacks_least || lacks_most;
    }
  return any;
}

/**
 * sudoku_rule_book_is_complete:
 * @self: a book
 * @missing: (out caller-allocates): if not, the first clause that is missing
 *
 * Whether what was ticked off says all rules: that each cell holds one value and each house
 * each value once. O(N⁴).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_rule_book_is_complete (SudokuRuleBook *self,
                              SudokuClause *missing)
{
  g_autofree guint8 *least = g_memdup2 (self->least, self->n_groups);
  g_autofree guint8 *most = NULL;
  SudokuSpot a, b;
  gboolean changed = TRUE;

  for (guint group = 0; group < self->n_groups; group++)
    self->most[group] = !find_missing_pair (self, group, &a, &b);
  most = g_memdup2 (self->most, self->n_groups);
  while (changed)
    {
      changed = FALSE;
      for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
        changed |= conclude_house (self, house, least, most);
    }
  return !find_gap (self, least, most, missing);
}
