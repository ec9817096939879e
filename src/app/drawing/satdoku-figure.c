/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn over a board to show a step of solving: the places it looks at, as outlines with
 * their numbers in the order of the words, candidates, each with a shape that says what it is, and
 * lines from the numbers that exclude others. Colours only repeat what shapes and numbers say. It
 * knows no techniques and no widgets. */

#include "satdoku-config.h"

#include "satdoku-figure.h"

#include <math.h>

/* Parts of the room that a candidate has. */
#define DISC_RADIUS 0.53
#define SQUARE_EXTENT 0.47
#define DIAMOND_EXTENT 0.62
#define TRIANGLE_RADIUS 0.72
#define RING_RADIUS 0.62
#define RING_WIDTH 0.15
#define STROKE_WIDTH 0.15
#define STROKE_EXTENT 0.46
#define THIN_WIDTH 0.08
#define THIN_EXTENT 0.38
#define PALE_ALPHA 0.32f
#define NUMBER_SIZE 0.62
#define NUMBER_PIXELS_MIN 5.0
/* The middle of a number stays so far from the edges of its cell, in parts of the cell's size. */
#define NUMBER_MARGIN 0.1
/* Outlines in one place lie inside each other; parts of the cell's size. */
#define OUTLINE_INSET 0.045
#define OUTLINE_WIDTH 0.04
#define OUTLINE_PIXELS_MIN 1.5
#define N_INSETS 3
#define BADGE_RADIUS 0.12
#define BADGE_PIXELS_MIN 6.0

typedef struct
{
  guint8 *has; /* by cell */
  guint first;
  guint depth; /* how many outlines it has to lie inside of */
} Outline;

/* A number that stands at a cell. */
typedef struct
{
  guint number;
  guint cell;
} Badge;

/* Of a cell, as ways out of it. */
static const int sides[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

struct _SatdokuFigure
{
  gatomicrefcount n_refs;
  guint side;
  GArray *notes;       /* SatdokuNote */
  GPtrArray *outlines; /* Outline */
  GArray *badges;      /* Badge; without any, the outlines are numbered */
  GArray *rays;        /* SatdokuRay */
  guint n_chain;       /* numbers that were given to candidates */
  gboolean zooms;
};

static void
outline_free (Outline *outline)
{
  g_free (outline->has);
  g_free (outline);
}

G_DEFINE_BOXED_TYPE (SatdokuFigure, satdoku_figure, satdoku_figure_ref, satdoku_figure_unref)

SatdokuFigure *
satdoku_figure_new (guint side)
{
  SatdokuFigure *self;

  g_return_val_if_fail (side > 0 && side <= SUDOKU_SIDE_MAX, NULL);

  self = g_new0 (SatdokuFigure, 1);
  g_atomic_ref_count_init (&self->n_refs);
  self->side = side;
  self->notes = g_array_new (FALSE, FALSE, sizeof (SatdokuNote));
  self->outlines = g_ptr_array_new_with_free_func ((GDestroyNotify)outline_free);
  self->badges = g_array_new (FALSE, FALSE, sizeof (Badge));
  self->rays = g_array_new (FALSE, FALSE, sizeof (SatdokuRay));
  return self;
}

SatdokuFigure *
satdoku_figure_ref (SatdokuFigure *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
satdoku_figure_unref (SatdokuFigure *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_array_unref (self->notes);
  g_ptr_array_unref (self->outlines);
  g_array_unref (self->badges);
  g_array_unref (self->rays);
  g_free (self);
}

static gboolean
has_at (const SatdokuFigure *self,
        const Outline *outline,
        int row,
        int column)
{
  int side = (int)self->side;

  return row >= 0 && column >= 0 && row < side && column < side &&
         outline->has[row * side + column] != 0;
}

/* Would a line lie on that of the other for more than the side of a cell, which a row and a column
 * have in common at the edge of the board? */
static gboolean
share_sides (const SatdokuFigure *self,
             const Outline *a,
             const Outline *b)
{
  guint n = 0;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    for (int i = 0; a->has[cell] && b->has[cell] && i < 4; i++)
      {
        int row = (int)(cell / self->side) + sides[i][0];
        int column = (int)(cell % self->side) + sides[i][1];

        if (!has_at (self, a, row, column) && !has_at (self, b, row, column))
          n++;
      }
  return n > 1;
}

/* The least depth at which no line lies on that of another outline. */
static guint
find_depth (const SatdokuFigure *self,
            const Outline *outline)
{
  guint32 taken = 0;
  guint depth = 0;

  for (guint i = 0; i < self->outlines->len; i++)
    {
      const Outline *other = g_ptr_array_index (self->outlines, i);

      if (share_sides (self, outline, other))
        taken |= 1u << other->depth;
    }
  while (depth + 1 < N_INSETS && (taken & 1u << depth) != 0)
    depth++;
  return depth;
}

/* Adds an outline around at least one cell, with the next number; a cell may appear twice in
 * @cells. */
void
satdoku_figure_add_outline (SatdokuFigure *self,
                            const guint *cells,
                            gsize n_cells)
{
  Outline *outline;

  g_return_if_fail (self != NULL && cells != NULL && n_cells > 0);

  outline = g_new0 (Outline, 1);
  outline->has = g_new0 (guint8, self->side * self->side);
  outline->first = cells[0];
  for (gsize i = 0; i < n_cells; i++)
    {
      outline->has[cells[i]] = TRUE;
      outline->first = MIN (outline->first, cells[i]);
    }
  outline->depth = find_depth (self, outline);
  g_ptr_array_add (self->outlines, outline);
}

/* Adds a candidate. Those that are true or false in a case are numbered in the order they are
 * added. */
void
satdoku_figure_add_note (SatdokuFigure *self,
                         guint cell,
                         guint value,
                         SatdokuNoteKind kind)
{
  SatdokuNote note = { cell, value, kind, 0 };

  g_return_if_fail (self != NULL && cell < self->side * self->side);
  g_return_if_fail (value >= 1 && value <= self->side);

  if (kind == SATDOKU_NOTE_ON)
    note.number = ++self->n_chain;
  g_array_append_val (self->notes, note);
}

/* Numbers a cell, and no outline any more, as the sentences beside the board are numbered. */
void
satdoku_figure_add_badge (SatdokuFigure *self,
                          guint number,
                          guint cell)
{
  const Badge badge = { number, cell };

  g_return_if_fail (self != NULL && cell < self->side * self->side);

  g_array_append_val (self->badges, badge);
}

guint
satdoku_figure_get_n_badges (const SatdokuFigure *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->badges->len;
}

/* Adds a line from a number to a cell in which it excludes what is looked for; to its own cell:
 * only a ring around the number. */
void
satdoku_figure_add_ray (SatdokuFigure *self,
                        guint from,
                        guint to)
{
  g_return_if_fail (self != NULL && MAX (from, to) < self->side * self->side);

  satdoku_rays_add (self->rays, self->side, from, to);
}

/* The lines; owned by the figure. */
const SatdokuRay *
satdoku_figure_get_rays (const SatdokuFigure *self,
                         guint *n_rays)
{
  g_return_val_if_fail (self != NULL && n_rays != NULL, NULL);

  *n_rays = self->rays->len;
  return (const SatdokuRay *)(gpointer)self->rays->data;
}

/* A large board is zoomed to the figure when it is shown. */
void
satdoku_figure_set_zooms (SatdokuFigure *self)
{
  g_return_if_fail (self != NULL);

  self->zooms = TRUE;
}

gboolean
satdoku_figure_get_zooms (const SatdokuFigure *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->zooms;
}

guint
satdoku_figure_get_side (const SatdokuFigure *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

guint
satdoku_figure_get_n_outlines (const SatdokuFigure *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->outlines->len;
}

/* In the order they were added; owned by the figure. */
const SatdokuNote *
satdoku_figure_get_notes (const SatdokuFigure *self,
                          guint *n_notes)
{
  g_return_val_if_fail (self != NULL && n_notes != NULL, NULL);

  *n_notes = self->notes->len;
  return (const SatdokuNote *)(gpointer)self->notes->data;
}

/* The values that are drawn there, in place of the marks of the same values. */
SudokuSet
satdoku_figure_get_values (const SatdokuFigure *self,
                           guint cell)
{
  SudokuSet values = { 0 };

  g_return_val_if_fail (self != NULL, values);

  for (guint i = 0; i < self->notes->len; i++)
    {
      const SatdokuNote *note = &g_array_index (self->notes, SatdokuNote, i);

      if (note->cell == cell)
        values = sudoku_set_or (values, sudoku_set_single (note->value));
    }
  return values;
}

typedef struct
{
  guint first[2]; /* row and column */
  guint end[2];
} Extent;

static void
extend (const SatdokuFigure *self,
        guint cell,
        Extent *extent)
{
  const guint place[2] = { cell / self->side, cell % self->side };

  for (guint i = 0; i < 2; i++)
    {
      extent->first[i] = MIN (extent->first[i], place[i]);
      extent->end[i] = MAX (extent->end[i], place[i] + 1);
    }
}

/* The part of the board that has its candidates and lines; the ends are exclusive. */
void
satdoku_figure_get_extent (const SatdokuFigure *self,
                           guint *row,
                           guint *end_row,
                           guint *column,
                           guint *end_column)
{
  Extent extent;

  g_return_if_fail (self != NULL && row != NULL && end_row != NULL);
  g_return_if_fail (column != NULL && end_column != NULL);

  extent = (Extent){ { self->side, self->side }, { 0, 0 } };
  for (guint i = 0; i < self->notes->len; i++)
    extend (self, g_array_index (self->notes, SatdokuNote, i).cell, &extent);
  for (guint i = 0; i < self->rays->len; i++)
    {
      const SatdokuRay *ray = &g_array_index (self->rays, SatdokuRay, i);

      if (ray->from != ray->to)
        extend (self, ray->from, &extent);
    }
  *row = extent.first[0];
  *end_row = extent.end[0];
  *column = extent.first[1];
  *end_column = extent.end[1];
}

typedef struct
{
  const SatdokuFigure *figure;
  cairo_t *cr;
  const SatdokuBoardPattern *pattern;
  const SatdokuBoardLayout *layout;
  SatdokuPainter *painter;
  const SatdokuFigureColours *colours;
} Drawing;

/* One side of a cell of an outline: the line lies inside of the cell, and goes on to the next cell
 * where that belongs to it, too. @across is the way out of the cell, @along that of the line. */
static void
add_side (const Drawing *drawing,
          const Outline *outline,
          int row,
          int column,
          const int across[2],
          double inset)
{
  const SatdokuBoardLayout *layout = drawing->layout;
  const int along[2] = { across[1] != 0 ? 1 : 0, across[0] != 0 ? 1 : 0 };
  double size = layout->measures.cell;
  double y = layout->rows[row], x = layout->columns[column];
  double ends[2];

  for (int end = 0; end < 2; end++)
    {
      int step = end == 0 ? -1 : 1;
      int next_row = row + step * along[0], next_column = column + step * along[1];
      double outer = end == 0 ? 0 : size;

      if (!has_at (drawing->figure, outline, next_row, next_column))
        ends[end] = outer - step * inset;
      else
        {
          const int *offsets = along[0] != 0 ? layout->rows : layout->columns;
          int here = along[0] != 0 ? row : column;
          double gap = abs (offsets[here + step] - offsets[here]) - size;
          gboolean turns = has_at (drawing->figure, outline, next_row + across[0],
                                   next_column + across[1]);

          ends[end] = outer + step * (turns ? gap + inset : gap / 2);
        }
    }
  if (across[0] != 0)
    {
      y += across[0] < 0 ? inset : size - inset;
      cairo_move_to (drawing->cr, x + ends[0], y);
      cairo_line_to (drawing->cr, x + ends[1], y);
    }
  else
    {
      x += across[1] < 0 ? inset : size - inset;
      cairo_move_to (drawing->cr, x, y + ends[0]);
      cairo_line_to (drawing->cr, x, y + ends[1]);
    }
}

static void
draw_outline (const Drawing *drawing,
              const Outline *outline,
              double inset,
              double width)
{
  guint side = drawing->figure->side;

  for (guint cell = 0; cell < side * side; cell++)
    for (int i = 0; outline->has[cell] && i < 4; i++)
      {
        int row = (int)(cell / side), column = (int)(cell % side);

        if (!has_at (drawing->figure, outline, row + sides[i][0], column + sides[i][1]))
          add_side (drawing, outline, row, column, sides[i], inset);
      }
  gdk_cairo_set_source_rgba (drawing->cr, &drawing->colours->strip);
  cairo_set_line_width (drawing->cr, width);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_SQUARE);
  cairo_stroke (drawing->cr);
}

/* The first cell of an outline in which no candidate is drawn, or else its first one. */
static guint
find_badge_cell (const SatdokuFigure *self,
                 const Outline *outline)
{
  for (guint cell = outline->first; cell < self->side * self->side; cell++)
    if (outline->has[cell] && sudoku_set_is_empty (satdoku_figure_get_values (self, cell)))
      return cell;
  return outline->first;
}

/* Several in one place would hide each other: those in the same cell stand side by side. They leave
 * the total of a cage free. */
static void
draw_badge (const Drawing *drawing,
            guint cell,
            guint number,
            guint n_before)
{
  guint side = drawing->figure->side;
  double size = drawing->layout->measures.cell;
  double radius = MAX (size * BADGE_RADIUS, BADGE_PIXELS_MIN);
  double inwards = radius * (0.2 + 2.1 * n_before);
  double left = drawing->layout->columns[cell % side];
  double x = satdoku_board_pattern_has_text (drawing->pattern, cell) ? left + size - inwards
                                                                     : left + inwards;
  double y = drawing->layout->rows[cell / side] + radius * 0.2;
  g_autofree char *text = g_strdup_printf ("%u", number);

  x = MAX (x, radius);
  y = MAX (y, radius);
  gdk_cairo_set_source_rgba (drawing->cr, &drawing->colours->strip);
  cairo_new_path (drawing->cr);
  cairo_arc (drawing->cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (drawing->cr);
  satdoku_painter_draw_small (drawing->painter, drawing->cr, text, x, y, radius * 1.45,
                              &drawing->colours->ground);
}

static void
draw_outlines (const Drawing *drawing)
{
  const GPtrArray *outlines = drawing->figure->outlines;
  double size = drawing->layout->measures.cell;
  double width = MAX (size * OUTLINE_WIDTH, OUTLINE_PIXELS_MIN);

  for (guint i = 0; i < outlines->len; i++)
    {
      const Outline *outline = g_ptr_array_index (outlines, i);

      draw_outline (drawing, outline, width / 2 + size * OUTLINE_INSET * outline->depth, width);
    }
}

static void
draw_badges (const Drawing *drawing)
{
  const SatdokuFigure *figure = drawing->figure;
  g_autofree guint *n_before = g_new0 (guint, figure->side * figure->side);

  for (guint i = 0; i < figure->badges->len; i++)
    {
      const Badge *badge = &g_array_index (figure->badges, Badge, i);

      draw_badge (drawing, badge->cell, badge->number, n_before[badge->cell]++);
    }
  if (figure->badges->len > 0 || figure->outlines->len == 1)
    return;
  for (guint i = 0; i < figure->outlines->len; i++)
    {
      guint cell = find_badge_cell (figure, g_ptr_array_index (figure->outlines, i));

      draw_badge (drawing, cell, i + 1, n_before[cell]++);
    }
}

static void
add_polygon (cairo_t *cr,
             double x,
             double y,
             double radius,
             guint n_corners,
             double first)
{
  cairo_new_path (cr);
  for (guint i = 0; i < n_corners; i++)
    cairo_line_to (cr, x + radius * cos (first + 2 * G_PI * i / n_corners),
                   y + radius * sin (first + 2 * G_PI * i / n_corners));
  cairo_close_path (cr);
}

/* Filled palely unless something else is filled there already, with a full line around it. */
static void
fill_pale (cairo_t *cr,
           const GdkRGBA *colour,
           double width,
           gboolean fill)
{
  GdkRGBA pale = *colour;

  pale.alpha *= PALE_ALPHA;
  gdk_cairo_set_source_rgba (cr, &pale);
  if (fill)
    cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* What lies behind the candidate. One that has two parts shows the line of the second around the
 * first. */
static void
draw_shape (const Drawing *drawing,
            SatdokuNoteKind kind,
            const SatdokuMarkPlace *place,
            gboolean fill)
{
  const SatdokuFigureColours *colours = drawing->colours;
  cairo_t *cr = drawing->cr;
  double room = place->room;
  double x = place->x, y = place->y;

  switch (kind)
    {
    case SATDOKU_NOTE_PATTERN:
      cairo_new_path (cr);
      cairo_arc (cr, x, y, room * DISC_RADIUS, 0, 2 * G_PI);
      fill_pale (cr, &colours->pattern, room * THIN_WIDTH, fill);
      break;
    case SATDOKU_NOTE_ON:
      cairo_new_path (cr);
      cairo_arc (cr, x, y, room * DISC_RADIUS, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &colours->pattern);
      cairo_fill (cr);
      break;
    case SATDOKU_NOTE_FIN:
      add_polygon (cr, x, y, room * DIAMOND_EXTENT, 4, 0);
      fill_pale (cr, &colours->second, room * THIN_WIDTH, fill);
      break;
    case SATDOKU_NOTE_SECOND:
      cairo_rectangle (cr, x - room * SQUARE_EXTENT, y - room * SQUARE_EXTENT,
                       2 * room * SQUARE_EXTENT, 2 * room * SQUARE_EXTENT);
      fill_pale (cr, &colours->second, room * THIN_WIDTH, fill);
      break;
    case SATDOKU_NOTE_THIRD:
      add_polygon (cr, x, y + room * 0.1, room * TRIANGLE_RADIUS, 3, -G_PI / 2);
      fill_pale (cr, &colours->third, room * THIN_WIDTH, fill);
      break;
    case SATDOKU_NOTE_OFF:
    case SATDOKU_NOTE_PLACED:
    case SATDOKU_NOTE_REMOVED:
    default:
      break;
    }
}

static void
draw_stroke (const Drawing *drawing,
             const SatdokuMarkPlace *place,
             const GdkRGBA *colour,
             double extent,
             double width)
{
  extent *= place->room;

  gdk_cairo_set_source_rgba (drawing->cr, colour);
  cairo_set_line_width (drawing->cr, MAX (place->room * width, 1));
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (drawing->cr, place->x - extent, place->y + extent);
  cairo_line_to (drawing->cr, place->x + extent, place->y - extent);
  cairo_stroke (drawing->cr);
}

static void
draw_sign (const Drawing *drawing,
           const SatdokuNote *note,
           const SatdokuMarkPlace *place)
{
  const SatdokuFigureColours *colours = drawing->colours;
  double room = place->room;

  if (note->kind == SATDOKU_NOTE_OFF)
    draw_stroke (drawing, place, &colours->text, THIN_EXTENT, THIN_WIDTH);
  else if (note->kind == SATDOKU_NOTE_REMOVED)
    draw_stroke (drawing, place, &colours->removed, STROKE_EXTENT, STROKE_WIDTH);
  else if (note->kind == SATDOKU_NOTE_PLACED)
    {
      gdk_cairo_set_source_rgba (drawing->cr, &colours->pattern);
      cairo_new_path (drawing->cr);
      cairo_arc (drawing->cr, place->x, place->y, room * RING_RADIUS, 0, 2 * G_PI);
      cairo_set_line_width (drawing->cr, MAX (room * RING_WIDTH, 1.5));
      cairo_stroke (drawing->cr);
    }
}

/* Where marks are too small to be read, the candidates of the figure have their cells to
 * themselves. */
static void
find_place (const Drawing *drawing,
            const SatdokuNote *note,
            SatdokuMarkPlace *place)
{
  guint side = drawing->figure->side;
  SatdokuMarkRoom room;

  satdoku_board_pattern_get_room (drawing->pattern, note->cell, &room);
  satdoku_painter_set_room (drawing->painter, &room);
  if (satdoku_painter_can_read_marks (drawing->painter))
    satdoku_painter_get_mark_place (drawing->painter, note->value, place);
  else
    satdoku_painter_get_spread_place (
      drawing->painter, satdoku_figure_get_values (drawing->figure, note->cell), note->value,
      place);
  place->x += drawing->layout->columns[note->cell % side];
  place->y += drawing->layout->rows[note->cell / side];
}

/* Between four candidates there is room for a number: the first of the four places around a
 * candidate that is in its cell, and that no other number has. */
static void
find_number_place (const Drawing *drawing,
                   const SatdokuNote *note,
                   const GArray *taken,
                   SatdokuMarkPlace *place)
{
  static const int ways[4][2] = { { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 } };
  double size = drawing->layout->measures.cell, margin = size * NUMBER_MARGIN;
  double left = drawing->layout->columns[note->cell % drawing->figure->side];
  double top = drawing->layout->rows[note->cell / drawing->figure->side];
  SatdokuMarkPlace middle;

  find_place (drawing, note, &middle);
  for (int way = 0; way < 4; way++)
    {
      gboolean is_free = TRUE;

      *place = middle;
      place->x += ways[way][0] * middle.room * DISC_RADIUS;
      place->y += ways[way][1] * middle.room * DISC_RADIUS;
      for (guint i = 0; i < taken->len; i++)
        {
          const SatdokuMarkPlace *other = &g_array_index (taken, SatdokuMarkPlace, i);

          is_free = is_free && hypot (place->x - other->x, place->y - other->y) > middle.room / 2;
        }
      if (is_free && place->x >= left + margin && place->x <= left + size - margin &&
          place->y >= top + margin && place->y <= top + size - margin)
        return;
    }
  place->x = middle.x + middle.room * DISC_RADIUS;
  place->y = middle.y - middle.room * DISC_RADIUS;
}

static void
draw_numbers (const Drawing *drawing)
{
  const GArray *notes = drawing->figure->notes;
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (SatdokuMarkPlace));

  for (guint i = 0; i < notes->len; i++)
    {
      const SatdokuNote *note = &g_array_index (notes, SatdokuNote, i);
      g_autofree char *text = g_strdup_printf ("%u", note->number);
      SatdokuMarkPlace place;

      if (note->number == 0)
        continue;
      find_number_place (drawing, note, taken, &place);
      g_array_append_val (taken, place);
      if (place.room * NUMBER_SIZE >= NUMBER_PIXELS_MIN)
        satdoku_painter_draw_small (drawing->painter, drawing->cr, text, place.x, place.y,
                                    place.room * NUMBER_SIZE, &drawing->colours->pattern);
    }
}

/* Is something filled behind this candidate before the note with this number? */
static gboolean
is_filled (const GArray *notes,
           guint number)
{
  const SatdokuNote *note = &g_array_index (notes, SatdokuNote, number);

  for (guint i = 0; i < number; i++)
    {
      const SatdokuNote *other = &g_array_index (notes, SatdokuNote, i);

      if (other->cell == note->cell && other->value == note->value &&
          other->kind != SATDOKU_NOTE_OFF && other->kind != SATDOKU_NOTE_PLACED &&
          other->kind != SATDOKU_NOTE_REMOVED)
        return TRUE;
    }
  return FALSE;
}

/* A candidate is written once, however often it is spoken of, over the shapes and below the
 * signs. */
static void
draw_notes (const Drawing *drawing)
{
  const SatdokuFigureColours *colours = drawing->colours;
  const GArray *notes = drawing->figure->notes;
  SatdokuMarkPlace place;

  for (guint i = 0; i < notes->len; i++)
    {
      const SatdokuNote *note = &g_array_index (notes, SatdokuNote, i);

      find_place (drawing, note, &place);
      draw_shape (drawing, note->kind, &place, !is_filled (notes, i));
    }
  for (guint i = 0; i < notes->len; i++)
    {
      const SatdokuNote *note = &g_array_index (notes, SatdokuNote, i);
      gboolean seen = FALSE, on = FALSE;

      for (guint k = 0; k < notes->len; k++)
        {
          const SatdokuNote *other = &g_array_index (notes, SatdokuNote, k);

          if (other->cell != note->cell || other->value != note->value)
            continue;
          seen |= k < i;
          on |= other->kind == SATDOKU_NOTE_ON;
        }
      if (seen)
        continue;
      find_place (drawing, note, &place);
      satdoku_painter_draw_mark (drawing->painter, drawing->cr, note->value, &place,
                                 on ? &colours->on_pattern : &colours->text);
    }
  for (guint i = 0; i < notes->len; i++)
    {
      const SatdokuNote *note = &g_array_index (notes, SatdokuNote, i);

      find_place (drawing, note, &place);
      draw_sign (drawing, note, &place);
    }
  draw_numbers (drawing);
}

/* Draws it over the board, of the same side; the outer edge of the frame is at the origin. */
void
satdoku_figure_draw (const SatdokuFigure *self,
                     cairo_t *cr,
                     const SatdokuBoardPattern *pattern,
                     const SatdokuBoardLayout *layout,
                     SatdokuPainter *painter,
                     const SatdokuFigureColours *colours)
{
  Drawing drawing = { self, cr, pattern, layout, painter, colours };

  g_return_if_fail (self != NULL && cr != NULL && pattern != NULL && layout != NULL);
  g_return_if_fail (painter != NULL && colours != NULL && layout->side == self->side);

  satdoku_rays_draw (self->rays, cr, layout, &colours->pattern);
  draw_outlines (&drawing);
  draw_badges (&drawing);
  draw_notes (&drawing);
}
