/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where rows and columns meet the boxes or regions of a board, and the numbers of the variables
 * that say that a value is there. Such a variable is useful only where a line meets several
 * regions: a segment that fills its line has none. Knows nothing of clauses. */

#include "sudoku-segments.h"

struct _SudokuSegments
{
  guint side;
  guint n_houses;
  GArray *segments;   /* of SudokuSegment */
  guint16 *cells;     /* of all segments, one after another */
  GArray **of_houses; /* by house: numbers of segments, those of rows; then those of columns */
};

/* The rule has N consecutive houses, in the order of their lines. */
static guint
get_line (SudokuGeometry *geometry,
          const char *id,
          guint index)
{
  for (guint rule = 0; rule < sudoku_geometry_get_n_rules (geometry); rule++)
    if (g_str_equal (sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, rule))->id, id))
      return sudoku_geometry_get_first_house (geometry, rule) + index;
  g_return_val_if_reached (0);
}

static void
add_cell (SudokuSegments *self,
          SudokuGeometry *geometry,
          guint line,
          guint region,
          guint cell,
          gboolean across)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, line);
  GArray *of_line = self->of_houses[2 * line + (across ? 0 : 1)];
  GArray *of_region = self->of_houses[2 * region + (across ? 0 : 1)];
  SudokuSegment added = { line, region, across, 0, 0, NULL };
  guint16 number = (guint16)self->segments->len;

  g_return_if_fail (of_line != NULL && of_region != NULL);

  added.number = of_line->len;
  /* The first cell of a segment determines its size. */
  for (guint i = 0; i < of_line->len; i++)
    if (g_array_index (self->segments, SudokuSegment,
                       g_array_index (of_line, guint16, i))
          .region == region)
      return;
  added.cells = self->cells;
  for (guint i = 0; i < self->side; i++)
    if (cells[i] >= cell && sudoku_geometry_get_cell_region (geometry, cells[i]) ==
                              sudoku_geometry_get_cell_region (geometry, cell))
      self->cells[added.n_cells++] = cells[i];
  self->cells += added.n_cells;
  g_array_append_val (self->segments, added);
  g_array_append_val (of_line, number);
  g_array_append_val (of_region, number);
}

static void
add_line (SudokuSegments *self,
          SudokuGeometry *geometry,
          guint first_region,
          guint index,
          gboolean across)
{
  guint side = self->side;
  guint line = get_line (geometry, across ? "rows" : "columns", index);

  for (guint i = 0; i < side; i++)
    {
      guint cell = across ? index * side + i : i * side + index;
      guint region = first_region + sudoku_geometry_get_cell_region (geometry, cell);

      add_cell (self, geometry, line, region, cell, across);
    }
}

/**
 * sudoku_segments_new: (skip)
 * @geometry: a shape
 *
 * Finds all segments. O(N³).
 *
 * Returns: (transfer full) (nullable): the segments; %NULL when the board is not divided
 */
SudokuSegments *
sudoku_segments_new (SudokuGeometry *geometry)
{
  int division = sudoku_geometry_get_region_rule (geometry);
  guint side = sudoku_geometry_get_side (geometry), first_region = 0;
  SudokuSegments *self = NULL;
  guint16 *cells = NULL;

  if (division < 0)
    return NULL;
  self = g_new0 (SudokuSegments, 1);
  self->side = side;
  self->n_houses = sudoku_geometry_get_n_houses (geometry);
  self->segments = g_array_new (FALSE, FALSE, sizeof (SudokuSegment));
  self->of_houses = g_new0 (GArray *, 2 * self->n_houses);
  for (guint i = 0; i < 2 * self->n_houses; i++)
    self->of_houses[i] = g_array_new (FALSE, FALSE, sizeof (guint16));
  cells = g_new0 (guint16, 2 * side * side);
  self->cells = cells;
  first_region = sudoku_geometry_get_first_house (geometry, (guint)division);
  for (guint index = 0; index < side; index++)
    add_line (self, geometry, first_region, index, TRUE);
  for (guint index = 0; index < side; index++)
    add_line (self, geometry, first_region, index, FALSE);
  self->cells = cells;
  return self;
}

/**
 * sudoku_segments_free: (skip)
 *
 * Frees them.
 */
void
sudoku_segments_free (SudokuSegments *self)
{
  for (guint i = 0; i < 2 * self->n_houses; i++)
    g_array_unref (self->of_houses[i]);
  g_free (self->of_houses);
  g_free (self->cells);
  g_array_unref (self->segments);
  g_free (self);
}

/**
 * sudoku_segments_get: (skip)
 * @segment: the index of a segment
 *
 * Gets a segment.
 *
 * Returns: (transfer none): the segment
 */
const SudokuSegment *
sudoku_segments_get (const SudokuSegments *self,
                     guint segment)
{
  return &g_array_index (self->segments, SudokuSegment, segment);
}

/**
 * sudoku_segments_get_n_variables: (skip)
 *
 * Counts the variables: one for each segment and value.
 *
 * Returns: the number
 */
guint
sudoku_segments_get_n_variables (const SudokuSegments *self)
{
  return self->segments->len * self->side;
}

/**
 * sudoku_segments_get_of_house: (skip)
 * @house: a row, a column or a region
 * @across: whether to get the segments of rows, or else of columns
 * @n_segments: (out): how many there are
 *
 * Gets the segments of a house. A row has none of columns, and a column none of rows.
 *
 * Returns: (transfer none) (array length=n_segments): their indices
 */
const guint16 *
sudoku_segments_get_of_house (const SudokuSegments *self,
                              guint house,
                              gboolean across,
                              guint *n_segments)
{
  const GArray *segments = self->of_houses[2 * house + (across ? 0 : 1)];

  *n_segments = segments->len;
  return (const guint16 *)segments->data;
}

/* Where the segments of the same line begin, and how many there are. */
static guint
find_line (const SudokuSegments *self,
           guint segment,
           guint *n_segments)
{
  guint first = segment - sudoku_segments_get (self, segment)->number;
  guint end = segment + 1;

  while (end < self->segments->len && sudoku_segments_get (self, end)->number > 0)
    end++;
  *n_segments = end - first;
  return first;
}

/**
 * sudoku_segments_has_variable: (skip)
 * @segment: the index of a segment
 *
 * Tells whether a segment has variables: it is less than its line. A segment that fills its line
 * holds every value.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_segments_has_variable (const SudokuSegments *self,
                              guint segment)
{
  return sudoku_segments_get (self, segment)->n_cells < self->side;
}

/**
 * sudoku_segments_get_variable: (skip)
 * @segment: the index of a segment
 * @value: 1…N
 *
 * Gets the number of the variable of a segment and value: they count by line, then by value, then
 * along the line.
 *
 * Returns: the number, from 0
 */
guint
sudoku_segments_get_variable (const SudokuSegments *self,
                              guint segment,
                              guint value)
{
  guint n = 0, first = find_line (self, segment, &n);

  return first * self->side + (value - 1) * n + segment - first;
}

/**
 * sudoku_segments_find_variable: (skip)
 * @variable: the number of a variable, from 0
 * @value: (out): the value
 *
 * Finds the segment and value of a variable.
 *
 * Returns: the index of the segment
 */
guint
sudoku_segments_find_variable (const SudokuSegments *self,
                               guint variable,
                               guint *value)
{
  guint n = 0, first = find_line (self, variable / self->side, &n);
  guint rest = variable - first * self->side;

  *value = rest / n + 1;
  return first + rest % n;
}
