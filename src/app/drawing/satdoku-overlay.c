/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions on a board, without being in the game: of each cell its value in one of them, or in two
 * beside each other, or the values that it has in any; or what a solver decided, in a ring with its
 * level. What is seen by a tint has a sign, too, and
 * how often a value occurs is written below it, or drawn as a bar where there is no room to write.
 * It knows nothing of where solutions come from. */

#include "satdoku-config.h"

#include "satdoku-overlay.h"

#include <math.h>
#include <string.h>

/* In parts of a cell: the middle of the first of two values, and their size. */
#define PAIR_PLACE 0.3
#define PAIR_SIZE 0.42
#define PAIR_LINE 0.02
/* In parts of the room of a value: its size, where it is and where its count, and the bar. */
#define SYMBOL_PLACE 0.16
#define SYMBOL_SIZE 0.85 /* of what it is without a count */
#define COUNT_SIZE 0.36
#define COUNT_PLACE 0.37
#define COUNT_WIDTH 0.6 /* of a figure, in parts of its size */
#define BAR_PLACE 0.42
#define BAR_LENGTH 0.8
#define BAR_WIDTH 0.1
/* In parts of a cell: the ring around what is decided, and the size and place of its level. */
#define RING_RADIUS 0.4
#define RING_WIDTH 0.05
/* Of what is struck out: how much of its colour is left, and the line through it. */
#define STRUCK_ALPHA 0.45f
#define STRUCK_LENGTH 0.35
#define STRUCK_WIDTH 0.08
#define LEVEL_SIZE 0.28
#define LEVEL_PLACE 0.15
/* A value can be hit in so much of its room. */
#define HIT_PART 0.6
/* Text of fewer pixels can't be read. */
#define COUNT_PIXELS_MIN 8.0
#define SYMBOL_PIXELS_MIN 6.0
#define BAR_PIXELS_MIN 1.0
/* From here on lower limits are written in thousands. */
#define THOUSAND 1000

struct _SatdokuOverlay
{
  guint side;
  SatdokuShown *shown; /* (array): by cell */
  gboolean *has;       /* (array): by cell: is anything shown there? */
  guint *counts;       /* (array): by cell × N + value − 1 */
};

G_DEFINE_BOXED_TYPE (SatdokuOverlay, satdoku_overlay, satdoku_overlay_ref, satdoku_overlay_unref)

SatdokuOverlay *
satdoku_overlay_new (guint side)
{
  SatdokuOverlay *self;

  g_return_val_if_fail (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX, NULL);

  self = g_atomic_rc_box_new0 (SatdokuOverlay);
  self->side = side;
  self->shown = g_new0 (SatdokuShown, side * side);
  self->has = g_new0 (gboolean, side * side);
  self->counts = g_new0 (guint, (gsize)side * side * side);
  return self;
}

SatdokuOverlay *
satdoku_overlay_ref (SatdokuOverlay *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  SatdokuOverlay *self = data;

  g_free (self->shown);
  g_free (self->has);
  g_free (self->counts);
}

void
satdoku_overlay_unref (SatdokuOverlay *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static SatdokuShown *
take_cell (SatdokuOverlay *self,
           guint cell)
{
  self->has[cell] = TRUE;
  self->shown[cell] = (SatdokuShown){ 0 };
  return &self->shown[cell];
}

/* @differs says whether the value is another one than in the solution it is compared with. */
void
satdoku_overlay_set_value (SatdokuOverlay *self,
                           guint cell,
                           guint value,
                           gboolean differs)
{
  SatdokuShown *shown;

  g_return_if_fail (self != NULL && cell < self->side * self->side);
  g_return_if_fail (value >= 1 && value <= self->side);

  shown = take_cell (self, cell);
  shown->value = value;
  shown->differs = differs;
}

/* Two values that are the same are shown once. */
void
satdoku_overlay_set_pair (SatdokuOverlay *self,
                          guint cell,
                          guint value,
                          guint other)
{
  g_return_if_fail (self != NULL && other >= 1 && other <= self->side);

  satdoku_overlay_set_value (self, cell, value, value != other);
  if (value != other)
    self->shown[cell].other = other;
}

/* A value in the run of a solver, and on which level it was decided; 0: it follows. */
void
satdoku_overlay_set_assumed (SatdokuOverlay *self,
                             guint cell,
                             guint value,
                             guint level)
{
  g_return_if_fail (self != NULL);

  satdoku_overlay_set_value (self, cell, value, FALSE);
  self->shown[cell].assumed = TRUE;
  self->shown[cell].level = level;
}

/* The values that the cell has in solutions, at least one, and in how many, by value − 1, where
 * that is known; of those in @more there may be more. */
void
satdoku_overlay_set_candidates (SatdokuOverlay *self,
                                guint cell,
                                SudokuSet values,
                                const guint *counts,
                                SudokuSet more)
{
  SatdokuShown *shown;

  g_return_if_fail (self != NULL && cell < self->side * self->side);
  g_return_if_fail (!sudoku_set_is_empty (values));

  shown = take_cell (self, cell);
  shown->values = values;
  shown->more = more;
  if (counts == NULL)
    return;
  shown->counts = &self->counts[cell * self->side];
  for (guint i = 0; i < self->side; i++)
    self->counts[cell * self->side + i] = counts[i];
}

/* For a cell without a value in the run of a solver: the values that are left, and those ruled out
 * since the first decision. The two together must not be empty. */
void
satdoku_overlay_set_open (SatdokuOverlay *self,
                          guint cell,
                          SudokuSet values,
                          SudokuSet struck)
{
  SatdokuShown *shown;

  g_return_if_fail (self != NULL && cell < self->side * self->side);
  g_return_if_fail (!sudoku_set_is_empty (sudoku_set_or (values, struck)));

  shown = take_cell (self, cell);
  shown->assumed = TRUE;
  shown->values = values;
  shown->struck = struck;
}

guint
satdoku_overlay_get_side (const SatdokuOverlay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

/* NULL: the cell of the game is shown there. */
const SatdokuShown *
satdoku_overlay_get_shown (const SatdokuOverlay *self,
                           guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, NULL);

  return self->has[cell] ? &self->shown[cell] : NULL;
}

/* Are there several things to be seen where a value would be? */
static gboolean
is_divided (const SatdokuShown *self)
{
  return self->other > 0 || sudoku_set_count (self->values) > 1 ||
         (self->assumed && self->value == 0);
}

/* Replaces the content of the cell. A single value is drawn as an answer is, others by
 * satdoku_shown_draw(). */
void
satdoku_shown_apply (const SatdokuShown *self,
                     SatdokuCellState *state)
{
  SatdokuCellContent *content = &state->content;

  g_return_if_fail (self != NULL && state != NULL);

  content->value = 0;
  content->origin = SUDOKU_ORIGIN_NONE;
  for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
    content->marks[mark] = (SudokuSet){ 0 };
  state->flags &= ~(SatdokuCellFlags)(SATDOKU_CELL_SAME | SATDOKU_CELL_SAME_MARK |
                                      SATDOKU_CELL_PARTIAL);
  if (self->differs)
    state->flags |= SATDOKU_CELL_DIFFERS;
  if (self->level > 0 || is_divided (self))
    state->shown = self;
  if (is_divided (self))
    return;
  content->value = self->value > 0 ? self->value : sudoku_set_first (self->values);
  content->origin = SUDOKU_ORIGIN_ANSWER;
}

/* What is decided: the value in a ring, and its level where there is room for it. */
static void
draw_decided (const SatdokuShown *self,
              cairo_t *cr,
              SatdokuPainter *painter,
              double cell_size,
              const GdkRGBA *colour)
{
  g_autofree char *level = g_strdup_printf ("%u", self->level);
  double size = cell_size * LEVEL_SIZE;

  satdoku_painter_draw_value (painter, cr, self->value, FALSE, colour);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, MAX (cell_size * RING_WIDTH, 1));
  cairo_new_sub_path (cr);
  cairo_arc (cr, cell_size / 2, cell_size / 2, cell_size * RING_RADIUS, 0, 2 * G_PI);
  cairo_stroke (cr);
  if (size >= SYMBOL_PIXELS_MIN)
    satdoku_painter_draw_small (painter, cr, level, cell_size * (1 - LEVEL_PLACE),
                                cell_size * LEVEL_PLACE, MAX (size, COUNT_PIXELS_MIN), colour);
}

static void
draw_pair (const SatdokuShown *self,
           cairo_t *cr,
           SatdokuPainter *painter,
           double cell_size,
           const GdkRGBA *colour)
{
  SatdokuMarkPlace place = { .size = cell_size * PAIR_SIZE, .room = cell_size / 2 };

  place.x = place.y = cell_size * PAIR_PLACE;
  satdoku_painter_draw_mark (painter, cr, self->value, &place, colour);
  place.x = place.y = cell_size * (1 - PAIR_PLACE);
  satdoku_painter_draw_mark (painter, cr, self->other, &place, colour);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, MAX (cell_size * PAIR_LINE, 1));
  cairo_move_to (cr, cell_size * 0.1, cell_size * 0.9);
  cairo_line_to (cr, cell_size * 0.9, cell_size * 0.1);
  cairo_stroke (cr);
}

/* "125", "120+", "10k+" */
static char *
write_count (guint count,
             gboolean more)
{
  if (!more)
    return g_strdup_printf ("%u", count);
  if (count >= THOUSAND)
    return g_strdup_printf ("%uk+", count / THOUSAND);
  return g_strdup_printf ("%u+", count);
}

static guint
get_sum (const SatdokuShown *self)
{
  guint sum = 0, value;

  SUDOKU_SET_FOREACH (self->values, value)
  {
    sum += self->counts[value - 1];
  }
  return sum;
}

/* As long as its part of all solutions. */
static void
draw_bar (const SatdokuShown *self,
          cairo_t *cr,
          guint value,
          const SatdokuMarkPlace *place,
          const GdkRGBA *colour)
{
  double length = place->room * BAR_LENGTH;
  double part = length * self->counts[value - 1] / MAX (get_sum (self), 1);
  double width = MAX (place->room * BAR_WIDTH, BAR_PIXELS_MIN);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, place->x - length / 2, place->y + place->room * BAR_PLACE - width / 2,
                   MAX (part, BAR_PIXELS_MIN), width);
  cairo_fill (cr);
}

static void
draw_candidate (const SatdokuShown *self,
                cairo_t *cr,
                SatdokuPainter *painter,
                guint value,
                SatdokuMarkPlace *place,
                const GdkRGBA *colour)
{
  gboolean more = sudoku_set_has (self->more, value);
  g_autofree char *text = NULL;
  double size;

  if (self->counts == NULL)
    {
      satdoku_painter_draw_mark (painter, cr, value, place, colour);
      return;
    }
  text = write_count (self->counts[value - 1], more);
  size = MIN (place->room * COUNT_SIZE, place->room / ((double)strlen (text) * COUNT_WIDTH));
  if (size >= COUNT_PIXELS_MIN)
    satdoku_painter_draw_small (painter, cr, text, place->x,
                                place->y + place->room * COUNT_PLACE, size, colour);
  else if (sudoku_set_is_empty (self->more))
    draw_bar (self, cr, value, place, colour);
  if (size >= COUNT_PIXELS_MIN)
    {
      place->y -= place->room * SYMBOL_PLACE;
      place->size *= SYMBOL_SIZE;
    }
  satdoku_painter_draw_mark (painter, cr, value, place, colour);
}

static void
draw_struck (cairo_t *cr,
             SatdokuPainter *painter,
             guint value,
             const SatdokuMarkPlace *place,
             const GdkRGBA *colour)
{
  double half = place->room * STRUCK_LENGTH;
  GdkRGBA faint = *colour;

  faint.alpha *= STRUCK_ALPHA;
  satdoku_painter_draw_mark (painter, cr, value, place, &faint);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, MAX (place->room * STRUCK_WIDTH, 1));
  cairo_move_to (cr, place->x - half, place->y + half);
  cairo_line_to (cr, place->x + half, place->y - half);
  cairo_stroke (cr);
}

static SudokuSet
get_placed (const SatdokuShown *self)
{
  return sudoku_set_or (self->values, self->struck);
}

static void
get_place (const SatdokuShown *self,
           SatdokuPainter *painter,
           guint value,
           SatdokuMarkPlace *place)
{
  if (satdoku_painter_can_read_marks (painter))
    satdoku_painter_get_mark_place (painter, value, place);
  else
    satdoku_painter_get_spread_place (painter, get_placed (self), value, place);
}

static void
draw_candidates (const SatdokuShown *self,
                 cairo_t *cr,
                 SatdokuPainter *painter,
                 const GdkRGBA *colour)
{
  SudokuSet placed = get_placed (self);
  SatdokuMarkPlace place;
  guint value;

  get_place (self, painter, sudoku_set_first (placed), &place);
  if (!satdoku_painter_can_read_marks (painter) && place.size < SYMBOL_PIXELS_MIN)
    {
      satdoku_painter_draw_marks (painter, cr, self->values, (SudokuSet){ 0 }, colour);
      return;
    }
  SUDOKU_SET_FOREACH (placed, value)
  {
    get_place (self, painter, value, &place);
    if (sudoku_set_has (self->struck, value))
      draw_struck (cr, painter, value, &place, colour);
    else
      draw_candidate (self, cr, painter, value, &place, colour);
  }
}

/* Which of the values that are left in the cell is at a point, from the corner of the cell; the
 * only one that is left wherever the point is; 0: there is none. */
guint
satdoku_shown_find (const SatdokuShown *self,
                    SatdokuPainter *painter,
                    double x,
                    double y)
{
  guint value, nearest = 0;
  double best = G_MAXDOUBLE;

  g_return_val_if_fail (self != NULL && painter != NULL, 0);

  if (sudoku_set_count (self->values) == 1)
    return sudoku_set_first (self->values);
  SUDOKU_SET_FOREACH (self->values, value)
  {
    SatdokuMarkPlace place;
    double distance;

    get_place (self, painter, value, &place);
    distance = hypot (x - place.x, y - place.y);
    if (place.size < SYMBOL_PIXELS_MIN || distance > place.room * HIT_PART || distance >= best)
      continue;
    best = distance;
    nearest = value;
  }
  return nearest;
}

void
satdoku_shown_draw (const SatdokuShown *self,
                    cairo_t *cr,
                    SatdokuPainter *painter,
                    double cell_size,
                    const GdkRGBA *colour)
{
  g_return_if_fail (self != NULL && cr != NULL && painter != NULL && colour != NULL);

  if (self->other > 0)
    draw_pair (self, cr, painter, cell_size, colour);
  else if (self->level > 0)
    draw_decided (self, cr, painter, cell_size, colour);
  else
    draw_candidates (self, cr, painter, colour);
}
