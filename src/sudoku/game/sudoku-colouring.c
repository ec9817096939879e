/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's colours of candidates, and the links drawn between them, each in a sorted list: a
 * large board has a million candidates, of which only a few are coloured. Knows no grid and no
 * marks, so it does not know whether a candidate is shown. */

#include "sudoku-colouring.h"

struct _SudokuColouring
{
  GArray *coloured; /* SudokuColoured, by candidate */
  GArray *links;    /* SudokuLinked, by both ends */
};

/**
 * sudoku_colouring_new: (skip)
 *
 * Makes a colouring without colours and links.
 *
 * Returns: (transfer full): the colouring
 */
SudokuColouring *
sudoku_colouring_new (void)
{
  SudokuColouring *self = g_new0 (SudokuColouring, 1);

  self->coloured = g_array_new (FALSE, FALSE, sizeof (SudokuColoured));
  self->links = g_array_new (FALSE, FALSE, sizeof (SudokuLinked));
  return self;
}

/**
 * sudoku_colouring_copy: (skip)
 *
 * Copies a colouring.
 *
 * Returns: (transfer full): the copy
 */
SudokuColouring *
sudoku_colouring_copy (const SudokuColouring *self)
{
  SudokuColouring *copy = sudoku_colouring_new ();

  g_return_val_if_fail (self != NULL, copy);

  g_array_append_vals (copy->coloured, self->coloured->data, self->coloured->len);
  g_array_append_vals (copy->links, self->links->data, self->links->len);
  return copy;
}

/**
 * sudoku_colouring_free:
 *
 * Frees it.
 */
void
sudoku_colouring_free (SudokuColouring *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->coloured);
  g_array_unref (self->links);
  g_free (self);
}

/**
 * sudoku_spot_compare:
 * @a: a candidate
 * @b: another one
 *
 * Orders candidates by cell, and then by value.
 *
 * Returns: less than, equal to or more than 0, as @a comes before @b, is the same or comes after it
 */
gint
sudoku_spot_compare (SudokuSpot a,
                     SudokuSpot b)
{
  return a.cell != b.cell ? (gint)a.cell - (gint)b.cell : (gint)a.value - (gint)b.value;
}

/**
 * sudoku_colouring_is_empty:
 *
 * Tells whether there is no colour and no link.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_colouring_is_empty (const SudokuColouring *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->coloured->len == 0 && self->links->len == 0;
}

/* The place of the candidate, or where to insert it. */
static guint
find_coloured (const SudokuColouring *self,
               SudokuSpot spot)
{
  guint low = 0, high = self->coloured->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (sudoku_spot_compare (g_array_index (self->coloured, SudokuColoured, middle).spot, spot) <
          0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_coloured_at (const SudokuColouring *self,
                guint place,
                SudokuSpot spot)
{
  return place < self->coloured->len &&
         sudoku_spot_compare (g_array_index (self->coloured, SudokuColoured, place).spot, spot) ==
           0;
}

/**
 * sudoku_colouring_get_colour:
 * @spot: a candidate
 *
 * Gets the colour of a candidate.
 *
 * Returns: 1…SUDOKU_COLOURS_MAX, or 0 for none
 */
guint
sudoku_colouring_get_colour (const SudokuColouring *self,
                             SudokuSpot spot)
{
  guint place;

  g_return_val_if_fail (self != NULL, 0);

  place = find_coloured (self, spot);
  if (!is_coloured_at (self, place, spot))
    return 0;
  return g_array_index (self->coloured, SudokuColoured, place).colour;
}

/**
 * sudoku_colouring_set_colour:
 * @spot: a candidate
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Sets or removes the colour of a candidate.
 */
void
sudoku_colouring_set_colour (SudokuColouring *self,
                             SudokuSpot spot,
                             guint colour)
{
  const SudokuColoured coloured = { spot, colour };
  guint place;

  g_return_if_fail (self != NULL);

  place = find_coloured (self, spot);
  if (is_coloured_at (self, place, spot))
    g_array_remove_index (self->coloured, place);
  if (colour > 0)
    g_array_insert_val (self->coloured, place, coloured);
}

static gint
compare_links (const SudokuLinked *a,
               const SudokuLinked *b)
{
  gint from = sudoku_spot_compare (a->from, b->from);

  return from != 0 ? from : sudoku_spot_compare (a->to, b->to);
}

/* Links have no direction. */
static SudokuLinked
make_link (SudokuSpot a,
           SudokuSpot b,
           SudokuTie tie)
{
  gboolean in_order = sudoku_spot_compare (a, b) < 0;

  return (SudokuLinked){ in_order ? a : b, in_order ? b : a, tie };
}

static guint
find_link (const SudokuColouring *self,
           const SudokuLinked *wanted)
{
  guint low = 0, high = self->links->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (compare_links (&g_array_index (self->links, SudokuLinked, middle), wanted) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_link_at (const SudokuColouring *self,
            guint place,
            const SudokuLinked *wanted)
{
  return place < self->links->len &&
         compare_links (&g_array_index (self->links, SudokuLinked, place), wanted) == 0;
}

/**
 * sudoku_colouring_get_tie:
 * @a: a candidate
 * @b: another one
 *
 * Gets how two candidates are linked.
 *
 * Returns: the tie
 */
SudokuTie
sudoku_colouring_get_tie (const SudokuColouring *self,
                          SudokuSpot a,
                          SudokuSpot b)
{
  const SudokuLinked wanted = make_link (a, b, SUDOKU_TIE_NONE);
  guint place;

  g_return_val_if_fail (self != NULL, SUDOKU_TIE_NONE);

  place = find_link (self, &wanted);
  if (!is_link_at (self, place, &wanted))
    return SUDOKU_TIE_NONE;
  return g_array_index (self->links, SudokuLinked, place).tie;
}

/**
 * sudoku_colouring_set_tie:
 * @a: a candidate
 * @b: another one
 * @tie: their new link
 *
 * Sets or removes the link between two candidates, in either order.
 */
void
sudoku_colouring_set_tie (SudokuColouring *self,
                          SudokuSpot a,
                          SudokuSpot b,
                          SudokuTie tie)
{
  const SudokuLinked link = make_link (a, b, tie);
  guint place;

  g_return_if_fail (self != NULL && tie < SUDOKU_N_TIES && sudoku_spot_compare (a, b) != 0);

  place = find_link (self, &link);
  if (is_link_at (self, place, &link))
    g_array_remove_index (self->links, place);
  if (tie != SUDOKU_TIE_NONE)
    g_array_insert_val (self->links, place, link);
}

/**
 * sudoku_colouring_get_all_coloured: (skip)
 * @n_coloured: (out): how many
 *
 * Gets the candidates that have colours.
 *
 * Returns: (transfer none) (array length=n_coloured): the candidates, by cell and then by value
 */
const SudokuColoured *
sudoku_colouring_get_all_coloured (const SudokuColouring *self,
                                   guint *n_coloured)
{
  g_return_val_if_fail (self != NULL && n_coloured != NULL, NULL);

  *n_coloured = self->coloured->len;
  return (const SudokuColoured *)(gpointer)self->coloured->data;
}

/**
 * sudoku_colouring_get_coloured_in: (skip)
 * @cell: a cell, from 0
 * @n_coloured: (out): how many
 *
 * Gets the candidates of a cell that have colours.
 *
 * Returns: (transfer none) (array length=n_coloured): the candidates, by value
 */
const SudokuColoured *
sudoku_colouring_get_coloured_in (const SudokuColouring *self,
                                  guint cell,
                                  guint *n_coloured)
{
  const SudokuColoured *all;
  guint first, n_all;

  g_return_val_if_fail (self != NULL && n_coloured != NULL, NULL);

  all = sudoku_colouring_get_all_coloured (self, &n_all);
  first = find_coloured (self, (SudokuSpot){ (guint16)cell, 0 });
  *n_coloured = 0;
  while (first + *n_coloured < n_all && all[first + *n_coloured].spot.cell == cell)
    (*n_coloured)++;
  return all + first;
}

/**
 * sudoku_colouring_get_links: (skip)
 * @n_links: (out): how many
 *
 * Gets all links, in the order of their ends.
 *
 * Returns: (transfer none) (array length=n_links): the links
 */
const SudokuLinked *
sudoku_colouring_get_links (const SudokuColouring *self,
                            guint *n_links)
{
  g_return_val_if_fail (self != NULL && n_links != NULL, NULL);

  *n_links = self->links->len;
  return (const SudokuLinked *)(gpointer)self->links->data;
}
