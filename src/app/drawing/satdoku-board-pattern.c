/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of a puzzle draw on its board: the regions that thick lines part, and what stands
 * in the cells. It is computed once for each shape, so that drawing is a look-up by cell. It knows
 * neither sizes nor colours. */

#include "satdoku-config.h"

#include "satdoku-board-pattern.h"

#include <sudoku-rule-text.h>

/* The region of cells that lie in none. */
#define NO_REGION G_MAXUINT16
/* Parts of a cell that are not for marks: those of a text in the upper left corner, of a disc on a
 * corner, and of the line of a cage, beside marks and above or below them. */
#define TEXT_HEIGHT 0.2
#define CORNER_WIDTH 0.14
#define LINE_WIDTH 0.1
#define LINE_HEIGHT 0.05

/* What stands in the corners of a cell, and on which sides it has a line. */
enum
{
  HAS_TEXT = 1 << 0,
  HAS_DISC = 1 << 1, /* upper left, upper right, lower left, lower right */
  HAS_LINE = 1 << 5, /* above, right, below, left */
};

struct _SatdokuBoardPattern
{
  gatomicrefcount ref_count;
  guint side;
  guint16 *regions;  /* of each cell */
  guint16 *cells;    /* SatdokuCellPattern of each */
  guint8 *rows;      /* is the line above the row a border all the way? */
  guint8 *columns;   /* likewise the line left of the column */
  guint32 *strokes;  /* of each cell: what touches it, as bits of SatdokuCellPattern */
  guint16 *corners;  /* of each cell: what stands in its corners and on its sides */
  GArray *items;     /* of SatdokuBoardItem: what lies under the values, in the order of drawing */
  GArray *marks;     /* of SatdokuBoardItem: on edges and corners */
  GArray *clues;     /* of SatdokuBoardItem: beside the board */
  GPtrArray *badges; /* of SudokuRuleKind: rules that are named beside the board */
};

static void
find_regions (SatdokuBoardPattern *self,
              const SudokuGeometry *geometry)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint region = sudoku_geometry_get_cell_region (geometry, cell);

      self->regions[cell] = region != SUDOKU_NO_REGION ? (guint16)region : NO_REGION;
    }
}

/* The direction from a cell to a neighbour, clockwise from above, or -1. */
static int
find_direction (const SatdokuBoardPattern *self,
                guint from,
                guint to)
{
  static const int directions[3][3] = { { 7, 0, 1 }, { 6, -1, 2 }, { 5, 4, 3 } };
  int side = (int)self->side;
  int down = (int)to / side - (int)from / side;
  int right = (int)to % side - (int)from % side;

  if (ABS (down) > 1 || ABS (right) > 1)
    return -1;
  return directions[down + 1][right + 1];
}

/* Does the step from one cell to its neighbour lead off the board when it is taken again? */
static gboolean
leads_off (const SatdokuBoardPattern *self,
           guint from,
           guint to)
{
  int side = (int)self->side;
  int row = 2 * ((int)to / side) - (int)from / side;
  int column = 2 * ((int)to % side) - (int)from % side;

  return row < 0 || column < 0 || row >= side || column >= side;
}

/* A line through the whole board does not end in the middle of its last cells. */
static void
add_ends (SatdokuBoardPattern *self,
          const guint16 *cells,
          guint n_cells)
{
  const guint16 *last = &cells[n_cells - 1];
  int there = find_direction (self, cells[1], cells[0]);
  int back = find_direction (self, last[-1], last[0]);

  if (n_cells != self->side || there < 0 || back < 0 ||
      !leads_off (self, cells[1], cells[0]) || !leads_off (self, last[-1], last[0]))
    return;
  self->cells[cells[0]] |= (guint16)(SATDOKU_PATTERN_LINE << there);
  self->cells[*last] |= (guint16)(SATDOKU_PATTERN_LINE << back);
}

static void
add_line (SatdokuBoardPattern *self,
          const guint16 *cells,
          guint n_cells)
{
  if (n_cells > 1)
    add_ends (self, cells, n_cells);
  for (guint i = 1; i < n_cells; i++)
    {
      int direction = find_direction (self, cells[i - 1], cells[i]);

      if (direction < 0)
        continue;
      self->cells[cells[i - 1]] |= (guint16)(SATDOKU_PATTERN_LINE << direction);
      self->cells[cells[i]] |= (guint16)(SATDOKU_PATTERN_LINE << (direction + 4) % 8);
    }
}

static void
add_figure (SatdokuBoardPattern *self,
            SatdokuCellPattern figure,
            const guint16 *cells,
            guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    self->cells[cells[i]] |= (guint16)figure;
}

/* The cells get another ground, which ends where the neighbour is none of them. */
static void
add_area (SatdokuBoardPattern *self,
          const guint16 *cells,
          guint n_cells)
{
  static const int steps[4][2] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };
  g_autofree guint8 *inside = g_new0 (guint8, self->side * self->side);
  int side = (int)self->side;

  for (guint i = 0; i < n_cells; i++)
    inside[cells[i]] = TRUE;
  for (guint i = 0; i < n_cells; i++)
    {
      self->cells[cells[i]] |= SATDOKU_PATTERN_AREA;
      for (int edge = 0; edge < 4; edge++)
        {
          int row = cells[i] / side + steps[edge][0];
          int column = cells[i] % side + steps[edge][1];

          if (row < 0 || column < 0 || row >= side || column >= side ||
              !inside[row * side + column])
            self->cells[cells[i]] |= (guint16)(SATDOKU_PATTERN_EDGE << edge);
        }
    }
}

static void
clear_item (gpointer data)
{
  SatdokuBoardItem *item = data;

  g_free (item->sketch.cells);
  g_free (item->sketch.text);
  g_free (item->bulb);
  g_free (item->before);
}

static SatdokuBoardItem *
append_item (GArray *items,
             const SudokuSketchItem *sketch,
             guint rule)
{
  SatdokuBoardItem item = { .sketch = *sketch, .rule = rule };

  item.sketch.cells = g_memdup2 (sketch->cells, sketch->n_cells * sizeof *sketch->cells);
  item.sketch.text = g_strdup (sketch->text);
  g_array_append_val (items, item);
  return &g_array_index (items, SatdokuBoardItem, items->len - 1);
}

/* The stroke of a diagonal step also touches the cells beside it. */
static void
mark_stroked (SatdokuBoardPattern *self,
              guint from,
              guint to,
              guint32 bit)
{
  guint side = self->side;

  self->strokes[from] |= bit;
  self->strokes[to] |= bit;
  self->strokes[from / side * side + to % side] |= bit;
  self->strokes[to / side * side + from % side] |= bit;
}

static gboolean
holds (const SudokuSketchItem *sketch,
       guint cell)
{
  for (guint i = 0; i < sketch->n_cells; i++)
    if (sketch->cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* A bulb at the end of any stroke is as pale as a wide one. */
static void
mark_bulbs (SatdokuBoardPattern *self,
            const SudokuSketchItem *sketch)
{
  guint32 bit = SATDOKU_PATTERN_WIDE << sketch->stroke.hue;

  if (sketch->stroke.start == SUDOKU_STROKE_END_BULB)
    self->strokes[sketch->cells[0]] |= bit;
  if (sketch->stroke.end == SUDOKU_STROKE_END_BULB)
    self->strokes[sketch->cells[sketch->n_cells - 1]] |= bit;
}

/* A thin stroke leads through the middle of its cells, but not where it begins or ends with
 * something around the middle. */
static void
mark_crossed (SatdokuBoardPattern *self,
              const SudokuSketchItem *sketch,
              gboolean has_pill)
{
  for (guint i = 0; i < sketch->n_cells; i++)
    {
      SudokuStrokeEnd end = SUDOKU_STROKE_END_PLAIN;

      if (i == 0)
        end = has_pill ? SUDOKU_STROKE_END_RING : sketch->stroke.start;
      else if (i == sketch->n_cells - 1)
        end = sketch->stroke.end;
      if (end == SUDOKU_STROKE_END_PLAIN || end == SUDOKU_STROKE_END_ARROW)
        self->strokes[sketch->cells[i]] |= SATDOKU_PATTERN_CROSSED;
    }
}

/* An arrow whose circle is a pill comes after it. */
static void
add_stroke (SatdokuBoardPattern *self,
            const SudokuSketchItem *sketch,
            guint rule)
{
  const SatdokuBoardItem *before =
    self->items->len > 0
      ? &g_array_index (self->items, SatdokuBoardItem, self->items->len - 1)
      : NULL;
  g_autofree guint16 *bulb = NULL;
  guint n_bulb = 0;
  SatdokuBoardItem *item = NULL;
  guint32 bit = (satdoku_board_item_is_wide (sketch) ? SATDOKU_PATTERN_WIDE : SATDOKU_PATTERN_THIN)
                << sketch->stroke.hue;

  if (before != NULL && before->rule == rule && before->sketch.kind == SUDOKU_SKETCH_PILL &&
      holds (&before->sketch, sketch->cells[0]))
    {
      n_bulb = before->sketch.n_cells;
      bulb = g_memdup2 (before->sketch.cells, n_bulb * sizeof *bulb);
    }
  item = append_item (self->items, sketch, rule);
  item->n_bulb = n_bulb;
  item->bulb = g_steal_pointer (&bulb);
  self->strokes[sketch->cells[0]] |= bit;
  mark_bulbs (self, sketch);
  if (!satdoku_board_item_is_wide (sketch))
    mark_crossed (self, sketch, n_bulb > 0);
  for (guint i = 1; i < sketch->n_cells; i++)
    mark_stroked (self, sketch->cells[i - 1], sketch->cells[i], bit);
}

/* The sides of cells on which the line of a cage runs. */
static void
mark_sides (SatdokuBoardPattern *self,
            const SudokuSketchItem *sketch)
{
  static const int steps[4][2] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };
  int side = (int)self->side;

  for (guint i = 0; i < sketch->n_cells; i++)
    for (int way = 0; way < 4; way++)
      {
        int row = sketch->cells[i] / side + steps[way][0];
        int column = sketch->cells[i] % side + steps[way][1];

        if (row < 0 || column < 0 || row >= side || column >= side ||
            !holds (sketch, (guint)(row * side + column)))
          self->corners[sketch->cells[i]] |= (guint16)(HAS_LINE << way);
      }
}

/* Texts in the same corner stand side by side. */
static void
add_cage (SatdokuBoardPattern *self,
          const SudokuSketchItem *sketch,
          guint rule)
{
  g_autoptr (GString) before = g_string_new (NULL);
  SatdokuBoardItem *item = NULL;

  for (guint i = 0; sketch->text != NULL && i < self->items->len; i++)
    {
      const SudokuSketchItem *other = &g_array_index (self->items, SatdokuBoardItem, i).sketch;

      if (other->text != NULL && other->cells[0] == sketch->cells[0])
        g_string_append_printf (before, "%s ", other->text);
    }
  item = append_item (self->items, sketch, rule);
  if (before->len > 0)
    item->before = g_strdup (before->str);
  if (sketch->text != NULL)
    self->corners[sketch->cells[0]] |= HAS_TEXT;
  mark_sides (self, sketch);
}

/* The disc lies over a corner of each of four cells. */
static void
add_corner (SatdokuBoardPattern *self,
            const SudokuSketchItem *sketch,
            guint rule)
{
  guint cell = sketch->cells[0];

  append_item (self->marks, sketch, rule);
  self->corners[cell] |= HAS_DISC << 3;
  self->corners[cell + 1] |= HAS_DISC << 2;
  self->corners[cell + self->side] |= HAS_DISC << 1;
  self->corners[cell + self->side + 1] |= HAS_DISC;
}

static void
add_sketch (SatdokuBoardPattern *self,
            const SudokuSketch *sketch,
            const SudokuRuleKind *kind,
            guint rule)
{
  for (guint i = 0; i < sudoku_sketch_get_n_items (sketch); i++)
    {
      const SudokuSketchItem *item = sudoku_sketch_get_item (sketch, i);

      switch (item->kind)
        {
        case SUDOKU_SKETCH_AREA:
          add_area (self, item->cells, item->n_cells);
          if (kind->item != NULL)
            append_item (self->items, item, rule);
          break;
        case SUDOKU_SKETCH_LINE:
          add_line (self, item->cells, item->n_cells);
          break;
        case SUDOKU_SKETCH_STROKE:
          add_stroke (self, item, rule);
          break;
        case SUDOKU_SKETCH_SQUARE:
          add_figure (self, SATDOKU_PATTERN_SQUARE, item->cells, item->n_cells);
          break;
        case SUDOKU_SKETCH_DISC:
          add_figure (self, SATDOKU_PATTERN_DISC, item->cells, item->n_cells);
          break;
        case SUDOKU_SKETCH_WHITE_DOT:
        case SUDOKU_SKETCH_BLACK_DOT:
        case SUDOKU_SKETCH_SIGN:
        case SUDOKU_SKETCH_LESS:
        case SUDOKU_SKETCH_NOT_ABOVE:
          append_item (self->marks, item, rule);
          break;
        case SUDOKU_SKETCH_CAGE:
        case SUDOKU_SKETCH_DOTTED_CAGE:
          add_cage (self, item, rule);
          break;
        case SUDOKU_SKETCH_PILL:
          append_item (self->items, item, rule);
          break;
        case SUDOKU_SKETCH_CORNER:
          add_corner (self, item, rule);
          break;
        case SUDOKU_SKETCH_CLUE:
          append_item (self->clues, item, rule);
          break;
        case SUDOKU_SKETCH_BADGE:
          g_ptr_array_add (self->badges, (gpointer)kind);
          break;
        default:
          g_warn_if_reached ();
        }
    }
}

static void
find_cells (SatdokuBoardPattern *self,
            const SudokuGeometry *geometry)
{
  for (guint rule = 0; rule < sudoku_geometry_get_n_rules (geometry); rule++)
    {
      g_autoptr (SudokuSketch) sketch = sudoku_geometry_draw (geometry, rule);

      add_sketch (self, sketch, sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, rule)),
                  rule);
    }
}

/* Areas, then lines, then cages. */
static int
get_layer (const SudokuSketchItem *sketch)
{
  if (sketch->kind == SUDOKU_SKETCH_AREA)
    return 0;
  return sketch->kind == SUDOKU_SKETCH_STROKE || sketch->kind == SUDOKU_SKETCH_PILL ? 1 : 2;
}

/* Thin lines lie over thick ones, and lines that look the same follow each other. */
static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  const SatdokuBoardItem *items[] = { a, b };
  int keys[2][4];

  for (guint i = 0; i < 2; i++)
    {
      const SudokuSketchItem *sketch = &items[i]->sketch;

      keys[i][0] = get_layer (sketch);
      keys[i][1] = -(int)sketch->stroke.width;
      keys[i][2] = (int)sketch->stroke.hue;
      keys[i][3] = (int)sketch->stroke.dash;
    }
  for (guint key = 0; key < 4; key++)
    if (keys[0][key] != keys[1][key])
      return keys[0][key] - keys[1][key];
  return 0;
}

static void
find_borders (SatdokuBoardPattern *self)
{
  guint side = self->side;

  for (guint line = 1; line < side; line++)
    {
      self->rows[line] = self->columns[line] = TRUE;
      for (guint i = 0; i < side; i++)
        {
          self->rows[line] &=
            satdoku_board_pattern_is_border (self, line * side + i, (line - 1) * side + i) != FALSE;
          self->columns[line] &=
            satdoku_board_pattern_is_border (self, i * side + line, i * side + line - 1) != FALSE;
        }
    }
}

static GArray *
new_items (void)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (SatdokuBoardItem));

  g_array_set_clear_func (items, clear_item);
  return items;
}

SatdokuBoardPattern *
satdoku_board_pattern_new (const SudokuGeometry *geometry)
{
  SatdokuBoardPattern *self;
  guint n_cells;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SatdokuBoardPattern, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->side = sudoku_geometry_get_side (geometry);
  n_cells = self->side * self->side;
  self->regions = g_new (guint16, n_cells);
  self->cells = g_new0 (guint16, n_cells);
  self->rows = g_new0 (guint8, self->side);
  self->columns = g_new0 (guint8, self->side);
  self->strokes = g_new0 (guint32, n_cells);
  self->corners = g_new0 (guint16, n_cells);
  self->items = new_items ();
  self->marks = new_items ();
  self->clues = new_items ();
  self->badges = g_ptr_array_new ();
  find_regions (self, geometry);
  find_cells (self, geometry);
  g_array_sort (self->items, compare_items);
  find_borders (self);
  return self;
}

/* One cell, the middle of the board, and others that a clause is about. */
static SudokuRule *
make_own_sample (void)
{
  g_autoptr (SudokuOwn) own =
    sudoku_own_parse (4, "r3c3 r1c2 differ; r3c3 r4c1 differ", -1, "", NULL, NULL, NULL);

  return sudoku_rule_new_own (own);
}

static SudokuRule *
make_item_sample (const SudokuRuleKind *kind)
{
  g_autofree char *text = g_strconcat (kind->id, kind->item->sample, NULL);

  return sudoku_rule_parse (4, text, NULL);
}

/* A small puzzle with a rule of the kind: one without boxes where the rule is about pairs of
 * cells, so that nothing else is seen. */
static SudokuGeometry *
make_sample (const SudokuRuleKind *kind)
{
  static const guint16 regions[] = { 0, 0, 0, 1, 2, 0, 1, 1, 2, 3, 1, 3, 2, 2, 3, 3 };
  static const guint16 cells[] = { 0, 6, 9, 15 };
  g_autoptr (SudokuGeometry) plain = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  SudokuGeometry *sample;

  if (kind->parameter == SUDOKU_RULE_REGIONS)
    rule = sudoku_rule_new_regions (4, regions, NULL);
  else if (kind->parameter == SUDOKU_RULE_CELLS)
    rule = sudoku_rule_new_with_cells (kind, cells, G_N_ELEMENTS (cells));
  else if (kind->parameter == SUDOKU_RULE_BOX)
    rule = sudoku_rule_new_boxes (2, 2);
  else if (kind->parameter == SUDOKU_RULE_OWN)
    rule = make_own_sample ();
  else if (kind->item != NULL)
    rule = make_item_sample (kind);
  else
    rule = sudoku_rule_new (kind);
  if (kind->parameter == SUDOKU_RULE_REGIONS || kind->parameter == SUDOKU_RULE_BOX)
    return sudoku_geometry_new_with_rules (4, &rule, 1, NULL);
  if (kind->breach != NULL && kind->parameter == SUDOKU_RULE_ALONE)
    plain = sudoku_geometry_new_plain (5, FALSE, NULL);
  else
    plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  sample = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
  if (sample != NULL)
    return sample;
  g_clear_pointer (&plain, sudoku_geometry_unref);
  plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  sample = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
  return sample != NULL ? sample : sudoku_geometry_ref (plain);
}

/* A clause of a law, of different cells when it has such: the conditions as squares and the
 * conclusion as a disc. Without conditions all that it says. */
static void
add_law (SatdokuBoardPattern *self,
         const SudokuLawForm *law)
{
  guint64 n_clauses = sudoku_law_count_clauses (law, self->side);
  guint16 cells[SUDOKU_SIDE_MAX];
  SudokuLawClause clause;

  if (law->n_premises > 0)
    {
      sudoku_law_get_clause (law, self->side, n_clauses * 3 / 11, &clause);
      for (guint i = 0; i < clause.n_terms; i++)
        add_figure (self, i < clause.n_premises ? SATDOKU_PATTERN_SQUARE : SATDOKU_PATTERN_DISC,
                    &clause.cells[i], 1);
      return;
    }
  for (guint i = 0; i < MIN (n_clauses, self->side); i++)
    {
      sudoku_law_get_clause (law, self->side, i, &clause);
      cells[i] = clause.cells[0];
    }
  add_area (self, cells, (guint)MIN (n_clauses, self->side));
}

static void
add_masks (SatdokuBoardPattern *self,
           const SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = MIN (sudoku_groups_get_n_masks (groups), SUDOKU_SIDE_MAX);

  for (guint i = 0; i < n; i++)
    cells[i] = sudoku_groups_get_mask (groups, i)->cell;
  add_area (self, cells, n);
}

/* What a rule that draws nothing means: the cells that the one in the middle restricts, or those of
 * its first house or truth, or what a law says of some. */
static void
add_meaning (SatdokuBoardPattern *self,
             const SudokuGeometry *geometry)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint16 middle = (guint16)(self->side / 2 * self->side + self->side / 2);
  guint rule = sudoku_geometry_get_n_rules (geometry) - 1;
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n_bonds = 0;
  const SudokuBond *bonds = sudoku_groups_get_bonds (groups, middle, &n_bonds);

  for (guint i = 0; i < n_bonds; i++)
    add_figure (self, SATDOKU_PATTERN_SQUARE, &bonds[i].other, 1);
  if (n_bonds > 0)
    add_figure (self, SATDOKU_PATTERN_DISC, &middle, 1);
  else if (sudoku_groups_get_n_truths (groups) > 0)
    {
      const guint32 *candidates = sudoku_groups_get_truth_candidates (groups, 0);

      for (guint i = 0; i < self->side; i++)
        cells[i] = (guint16)(candidates[i] / self->side);
      add_area (self, cells, self->side);
    }
  else if (sudoku_groups_get_n_laws (groups) > 0)
    add_law (self, sudoku_groups_get_law (groups, 0));
  else if (sudoku_groups_get_n_masks (groups) > 0)
    add_masks (self, groups);
  else
    add_area (self,
              sudoku_geometry_get_house_cells (geometry,
                                               sudoku_geometry_get_first_house (geometry, rule)),
              self->side);
}

/* The pattern of a small board that shows what such a rule is about. */
SatdokuBoardPattern *
satdoku_board_pattern_new_sample (const SudokuRuleKind *kind)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  SatdokuBoardPattern *self;

  g_return_val_if_fail (kind != NULL, NULL);

  geometry = make_sample (kind);
  self = satdoku_board_pattern_new (geometry);
  if (self->badges->len > 0)
    add_meaning (self, geometry);
  return self;
}

SatdokuBoardPattern *
satdoku_board_pattern_ref (SatdokuBoardPattern *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
satdoku_board_pattern_unref (SatdokuBoardPattern *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->regions);
  g_free (self->cells);
  g_free (self->rows);
  g_free (self->columns);
  g_free (self->strokes);
  g_free (self->corners);
  g_array_unref (self->items);
  g_array_unref (self->marks);
  g_array_unref (self->clues);
  g_ptr_array_unref (self->badges);
  g_free (self);
}

guint
satdoku_board_pattern_get_side (const SatdokuBoardPattern *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

SatdokuCellPattern
satdoku_board_pattern_get_cell (const SatdokuBoardPattern *self,
                                guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, 0);

  return (SatdokuCellPattern)(self->cells[cell] | self->strokes[cell]);
}

/* Rules that have nothing to draw on the board, and are named beside it. */
const SudokuRuleKind *const *
satdoku_board_pattern_get_badges (const SatdokuBoardPattern *self,
                                  guint *n_badges)
{
  g_return_val_if_fail (self != NULL && n_badges != NULL, NULL);

  *n_badges = self->badges->len;
  return (const SudokuRuleKind *const *)self->badges->pdata;
}

static const SatdokuBoardItem *
get_items (const GArray *items,
           guint *n_items)
{
  *n_items = items->len;
  return (const SatdokuBoardItem *)(gpointer)items->data;
}

/* What lies under the values, in the order in which it is drawn: areas, strokes and pills, cages.
 * Areas are also part of what satdoku_board_pattern_get_cell() says. */
const SatdokuBoardItem *
satdoku_board_pattern_get_items (const SatdokuBoardPattern *self,
                                 guint *n_items)
{
  g_return_val_if_fail (self != NULL && n_items != NULL, NULL);

  return get_items (self->items, n_items);
}

/* What stands on edges and corners, in the order of the rules. */
const SatdokuBoardItem *
satdoku_board_pattern_get_marks (const SatdokuBoardPattern *self,
                                 guint *n_marks)
{
  g_return_val_if_fail (self != NULL && n_marks != NULL, NULL);

  return get_items (self->marks, n_marks);
}

/* What stands beside the board, in the order of the rules. */
const SatdokuBoardItem *
satdoku_board_pattern_get_clues (const SatdokuBoardPattern *self,
                                 guint *n_clues)
{
  g_return_val_if_fail (self != NULL && n_clues != NULL, NULL);

  return get_items (self->clues, n_clues);
}

/* Is there anything beside the board? */
gboolean
satdoku_board_pattern_has_margin (const SatdokuBoardPattern *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->clues->len > 0;
}

/* What is left for marks in a cell. */
void
satdoku_board_pattern_get_room (const SatdokuBoardPattern *self,
                                guint cell,
                                SatdokuMarkRoom *room)
{
  guint corners;

  g_return_if_fail (self != NULL && cell < self->side * self->side && room != NULL);

  corners = self->corners[cell];
  *room = (SatdokuMarkRoom){
    .left = corners & HAS_LINE << 3 ? LINE_WIDTH : 0,
    .top = corners & HAS_LINE ? LINE_HEIGHT : 0,
    .right = corners & HAS_LINE << 1 ? LINE_WIDTH : 0,
    .bottom = corners & HAS_LINE << 2 ? LINE_HEIGHT : 0,
  };
  if (corners & (HAS_DISC | HAS_DISC << 1))
    room->top = CORNER_WIDTH;
  if (corners & (HAS_DISC << 2 | HAS_DISC << 3))
    room->bottom = CORNER_WIDTH;
  if (corners & (HAS_DISC | HAS_DISC << 2))
    room->left = CORNER_WIDTH;
  if (corners & (HAS_DISC << 1 | HAS_DISC << 3))
    room->right = CORNER_WIDTH;
  if (corners & HAS_TEXT)
    room->top = TEXT_HEIGHT;
}

/* Does the number of an item, such as the total of a cage, stand in the upper left corner? */
gboolean
satdoku_board_pattern_has_text (const SatdokuBoardPattern *self,
                                guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, FALSE);

  return (self->corners[cell] & HAS_TEXT) != 0;
}

/* Whether two cells that share an edge lie in different regions. */
gboolean
satdoku_board_pattern_is_border (const SatdokuBoardPattern *self,
                                 guint cell,
                                 guint neighbour)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (MAX (cell, neighbour) < self->side * self->side, FALSE);

  return self->regions[cell] != self->regions[neighbour];
}

/* Does the line above a row but the first part regions from one edge of the board to the other? */
gboolean
satdoku_board_pattern_row_is_border (const SatdokuBoardPattern *self,
                                     guint row)
{
  g_return_val_if_fail (self != NULL && row < self->side, FALSE);

  return self->rows[row];
}

/* Likewise, for the line to the left of a column other than the first. */
gboolean
satdoku_board_pattern_column_is_border (const SatdokuBoardPattern *self,
                                        guint column)
{
  g_return_val_if_fail (self != NULL && column < self->side, FALSE);

  return self->columns[column];
}
