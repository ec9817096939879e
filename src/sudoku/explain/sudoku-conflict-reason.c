/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Follows what a conflict set forces, round by round: a truth with one candidate left, and what
 * that one excludes. At the first truth with nothing left, or the first house with too few places
 * (Hall), the way there is traced back, and becomes the certificate of a step that the checker
 * proves. Does not know how the set was found. */

#include "sudoku-conflict-reason.h"

#include <glib/gi18n.h>

#include "sudoku-check.h"
#include "sudoku-proof.h"

/* No number. */
#define NONE G_MAXUINT32
/* With more truths than this, none are left out one by one. */
#define N_TRUTHS_TRIED_MAX 40

/* The technique that explains a position without solution: on no scale. */
static const SudokuTechnique contradiction = {
  .id = "contradiction",
  .name = N_ ("Contradiction"),
};

typedef struct
{
  SudokuLinks *links;
  const SudokuPosition *position;
  guint32 *killers; /* owned: by candidate: what is true and excludes it; NONE: it is left */
  guint8 *dead;     /* owned: by candidate: whether it is excluded, from the start or since */
  guint32 *causes;  /* owned: by candidate: the truth that forces it; NONE: it is not forced */
  GArray *trail;    /* of guint32, owned: forced candidates, in order */
  guint8 *needed;   /* owned: by candidate: excluded, and that is needed */
} Follow;

static void
follow_clear (Follow *self)
{
  g_free (self->killers);
  g_free (self->dead);
  g_free (self->causes);
  g_array_unref (self->trail);
  g_free (self->needed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Follow, follow_clear)

static void
follow_init (Follow *self,
             SudokuLinks *links,
             const SudokuPosition *position)
{
  guint n = sudoku_links_get_n_candidates (links);

  *self = (Follow){ .links = links, .position = position };
  self->killers = g_new (guint32, n);
  self->causes = g_new (guint32, n);
  self->dead = g_new0 (guint8, n);
  self->needed = g_new0 (guint8, n);
  self->trail = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < n; i++)
    {
      self->killers[i] = NONE;
      self->causes[i] = NONE;
      self->dead[i] = !sudoku_position_has (position, i);
    }
}

static guint
count_left (const Follow *self,
            guint truth,
            guint32 *last)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);
  guint n = 0;

  for (guint i = 0; i < sudoku_links_get_side (self->links); i++)
    if (!self->dead[candidates[i]])
      {
        n++;
        *last = candidates[i];
      }
  return n;
}

/* What a forced candidate excludes. */
static void
exclude (Follow *self,
         guint32 candidate)
{
  guint n = 0;
  const guint32 *others = sudoku_links_get_conflicts (self->links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (!self->dead[others[i]])
      {
        self->dead[others[i]] = TRUE;
        self->killers[others[i]] = candidate;
      }
}

/* Forces everything that can be forced now, then excludes what that excludes. Returns the first
 * truth with nothing left, or NONE. @changed: whether anything was forced */
static guint32
run_round (Follow *self,
           gboolean *changed)
{
  guint first = self->trail->len;

  for (guint truth = 0; truth < sudoku_links_get_n_truths (self->links); truth++)
    {
      guint32 last = NONE;
      guint n = count_left (self, truth, &last);

      if (n == 0)
        return truth;
      if (n > 1 || self->causes[last] != NONE)
        continue;
      self->causes[last] = truth;
      g_array_append_val (self->trail, last);
    }
  *changed = self->trail->len > first;
  for (guint i = first; i < self->trail->len; i++)
    exclude (self, g_array_index (self->trail, guint32, i));
  return NONE;
}

static guint32
run (Follow *self)
{
  gboolean changed = TRUE;
  guint32 empty = NONE;

  while (changed && empty == NONE)
    empty = run_round (self, &changed);
  return empty;
}

static void
need_truth (Follow *self,
            guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);

  for (guint i = 0; i < sudoku_links_get_side (self->links); i++)
    if (self->killers[candidates[i]] != NONE)
      self->needed[candidates[i]] = TRUE;
}

/* Is anything needed that a forced candidate excluded? */
static gboolean
is_needed (const Follow *self,
           guint32 candidate)
{
  guint n = 0;
  const guint32 *others = sudoku_links_get_conflicts (self->links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (self->needed[others[i]] && self->killers[others[i]] == candidate)
      return TRUE;
  return FALSE;
}

/* The truths that forced what is needed, in the order of forcing. */
static GArray *
gather_causes (Follow *self)
{
  GArray *truths = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = self->trail->len; i-- > 0;)
    {
      guint32 candidate = g_array_index (self->trail, guint32, i);

      if (!is_needed (self, candidate))
        continue;
      need_truth (self, self->causes[candidate]);
      g_array_prepend_val (truths, self->causes[candidate]);
    }
  return truths;
}

/* @left_out: a place among the truths, or NONE */
static SudokuStep *
make_step (const GArray *truths,
           guint left_out,
           const GArray *counted,
           const GArray *links)
{
  SudokuStep *step = sudoku_step_new (&contradiction);

  for (guint i = 0; i < truths->len; i++)
    if (i != left_out)
      sudoku_step_add_truth (step, g_array_index (truths, guint32, i));
  for (guint i = 0; i < counted->len; i++)
    sudoku_step_add_truth (step, g_array_index (counted, guint32, i));
  for (guint i = 0; i < links->len; i++)
    sudoku_step_add_link (step, g_array_index (links, guint32, i));
  if (counted->len > 0)
    {
      const SudokuStepSet set = {
        .truths = (const guint32 *)(gconstpointer)counted->data,
        .n_truths = counted->len,
        .links = (const guint32 *)(gconstpointer)links->data,
        .n_links = links->len,
      };

      sudoku_step_add_set (step, &set);
    }
  return step;
}

/* Leaves out what the checker does not need, and proves the rest; %NULL when it can't. */
static SudokuStep *
prove (const Follow *self,
       GArray *truths,
       const GArray *counted,
       const GArray *links)
{
  g_autoptr (SudokuStep) best = make_step (truths, NONE, counted, links);

  if (!sudoku_step_check (best, self->position, self->links))
    return NULL;
  for (guint i = truths->len; i-- > 0 && truths->len <= N_TRUTHS_TRIED_MAX;)
    {
      g_autoptr (SudokuStep) step = make_step (truths, i, counted, links);

      if (!sudoku_step_check (step, self->position, self->links))
        continue;
      g_array_remove_index (truths, i);
      sudoku_step_unref (best);
      best = g_steal_pointer (&step);
    }
  return g_steal_pointer (&best);
}

/* Describes a truth with nothing left. */
static void
tell_dead_end (const SudokuLinks *links,
               guint truth,
               SudokuDeadEnd *dead_end)
{
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (links));
  guint first_cell = sudoku_links_get_cell_truth (links, 0);

  if (truth >= first_cell)
    *dead_end = (SudokuDeadEnd){ .kind = SUDOKU_DEAD_END_CELL, .cell = truth - first_cell };
  else if (truth >= n_houses * side)
    *dead_end =
      (SudokuDeadEnd){ .kind = SUDOKU_DEAD_END_TRUTH, .truth = truth - n_houses * side };
  else
    *dead_end = (SudokuDeadEnd){ .kind = SUDOKU_DEAD_END_VALUE,
                                 .house = truth / side,
                                 .value = truth % side + 1 };
}

static SudokuStep *
explain_empty (Follow *self,
               guint32 empty)
{
  g_autoptr (GArray) truths = NULL;
  g_autoptr (GArray) nothing = g_array_new (FALSE, FALSE, sizeof (guint32));

  need_truth (self, empty);
  truths = gather_causes (self);
  g_array_append_val (truths, empty);
  return prove (self, truths, nothing, nothing);
}

/* The cells and the values of a dead end by Hall's theorem, as truths. */
static void
gather_hall (const Follow *self,
             const SudokuDeadEnd *dead_end,
             GArray *cells,
             GArray *values)
{
  const guint16 *house_cells =
    sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->links), dead_end->house);
  guint member;

  SUDOKU_SET_FOREACH (dead_end->places, member)
  {
    guint32 truth = sudoku_links_get_cell_truth (self->links, house_cells[member]);

    g_array_append_val (cells, truth);
  }
  SUDOKU_SET_FOREACH (dead_end->values, member)
  {
    guint32 truth = sudoku_links_get_house_truth (self->links, dead_end->house, member);

    g_array_append_val (values, truth);
  }
}

/* Once nothing more is forced: are there too few places in some house? */
static SudokuStep *
explain_hall (Follow *self,
              SudokuDeadEnd *dead_end)
{
  g_autoptr (SudokuCandidates) candidates =
    sudoku_candidates_copy (sudoku_position_get_candidates (self->position));
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) truths = NULL;
  const GArray *counted = NULL;

  if (!sudoku_candidates_propagate (candidates) || sudoku_candidates_check_hall (candidates))
    return NULL;
  *dead_end = *sudoku_candidates_get_dead_end (candidates);
  if (dead_end->kind != SUDOKU_DEAD_END_HALL)
    return NULL;
  gather_hall (self, dead_end, cells, values);
  counted = cells->len > values->len ? cells : values;
  for (guint i = 0; i < counted->len; i++)
    need_truth (self, g_array_index (counted, guint32, i));
  truths = gather_causes (self);
  return prove (self, truths, counted, counted == cells ? values : cells);
}

/* Takes the end of the argument as the dead end: with truths left out it may be another one. */
static void
take_end (SudokuConflictReason *self,
          const SudokuLinks *links)
{
  g_autoptr (GArray) lines = sudoku_step_argue (self->step, 0, self->position, links);
  const SudokuArgumentLine *last = &g_array_index (lines, SudokuArgumentLine, lines->len - 1);

  if (last->kind == SUDOKU_ARGUMENT_EMPTY)
    tell_dead_end (links, last->truth, &self->dead_end);
}

/**
 * sudoku_conflict_reason_find: (skip)
 * @set: a conflict set
 * @links: truths and conflicts of the shape of its position
 *
 * Explains a conflict set by what it forces, if that alone leads to a contradiction. Costs a few
 * propagations and proofs.
 *
 * Returns: (transfer full): the reason
 */
SudokuConflictReason *
sudoku_conflict_reason_find (const SudokuConflictSet *set,
                             SudokuLinks *links)
{
  SudokuConflictReason *self = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autofree SudokuSet *removed = NULL;
  g_auto (Follow) follow = { 0 };
  guint32 empty;

  g_return_val_if_fail (set != NULL && links != NULL, NULL);

  self = g_new0 (SudokuConflictReason, 1);
  grid = sudoku_conflict_set_to_grid (set, sudoku_links_get_geometry (links), &removed);
  self->position = sudoku_position_new_at (grid, removed);
  follow_init (&follow, links, self->position);
  if (sudoku_check_has_conflict (grid))
    return self;
  empty = run (&follow);
  self->step = empty != NONE ? explain_empty (&follow, empty)
                             : explain_hall (&follow, &self->dead_end);
  if (self->step == NULL)
    self->dead_end.kind = SUDOKU_DEAD_END_NONE;
  else
    take_end (self, links);
  return self;
}

/**
 * sudoku_conflict_reason_free:
 *
 * Frees it.
 */
void
sudoku_conflict_reason_free (SudokuConflictReason *self)
{
  g_return_if_fail (self != NULL);

  sudoku_position_free (self->position);
  g_clear_pointer (&self->step, sudoku_step_unref);
  g_free (self);
}
