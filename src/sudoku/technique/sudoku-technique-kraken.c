/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kraken fish: a candidate is supposed, chains remove the value from some places, and the rest of k
 * houses lies in k − 1 others. As a fish: k houses and k others, one of which takes no part then.
 * Type 1: it is one that contains the candidate itself. Type 2: chains remove the value from all
 * places there. */

#include <glib/gi18n.h>

#include "sudoku-fish.h"
#include "sudoku-forcing.h"
#include "sudoku-step-search.h"

#define SIZE_MAX_KRAKEN 4

enum
{
  TYPE_1,
  TYPE_2,
};

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;
  SudokuForcing *forcing; /* owned */
  gboolean *lost;         /* owned: by cell */
  guint side;
  guint supposed; /* a candidate */
  guint value;
  SudokuFishHouses cover_kinds;
} Kraken;

static void
kraken_clear (Kraken *self)
{
  g_clear_pointer (&self->forcing, sudoku_forcing_free);
  g_clear_pointer (&self->lost, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Kraken, kraken_clear)

static gboolean
is_in_house (const Kraken *self,
             guint house,
             guint cell)
{
  const guint16 *cells =
    sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->links), house);

  for (guint i = 0; i < self->side; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

static gboolean
may_be_last_cover (const Kraken *self,
                   const SudokuFish *fish,
                   guint house)
{
  SudokuFishHouses kind = house < self->side       ? SUDOKU_FISH_ROWS
                          : house < 2 * self->side ? SUDOKU_FISH_COLUMNS
                                                   : SUDOKU_FISH_OTHERS;

  if ((kind & self->cover_kinds) == 0)
    return FALSE;
  for (guint i = 0; i < fish->size; i++)
    if (fish->bases[i] == house || (i < fish->n_covers && fish->covers[i] == house))
      return FALSE;
  return TRUE;
}

static guint
count_lost_in (const Kraken *self,
               const SudokuFish *fish,
               guint house)
{
  guint n = 0;

  for (guint i = 0; i < fish->n_cells; i++)
    n += fish->is_fin[i] && is_in_house (self, house, fish->cells[i]) ? 1 : 0;
  return n;
}

/* The missing link: one that contains the supposed candidate, or else the one with most lost
 * places. @has_supposed: (out): whether it contains the candidate. Returns G_MAXUINT when there is
 * none. */
static guint
choose_last_cover (const Kraken *self,
                   const SudokuFish *fish,
                   gboolean *has_supposed)
{
  guint n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (self->links));
  guint best = G_MAXUINT, n_best = 0;

  *has_supposed = FALSE;
  for (guint house = 0; house < n_houses; house++)
    {
      gboolean has = self->supposed % self->side + 1 == self->value &&
                     is_in_house (self, house, self->supposed / self->side);
      guint n = 0;

      if (!may_be_last_cover (self, fish, house) || (*has_supposed && !has))
        continue;
      n = count_lost_in (self, fish, house);
      if (n == 0 || (has == *has_supposed && n <= n_best))
        continue;
      *has_supposed = has;
      best = house;
      n_best = n;
    }
  return best;
}

/* Whether the supposed candidate itself excludes each fin, so that no chain is needed. */
static gboolean
needs_no_chain (const Kraken *self,
                const SudokuFish *fish)
{
  for (guint i = 0; i < fish->n_cells; i++)
    if (fish->is_fin[i] &&
        !sudoku_links_conflict (self->links, self->supposed,
                                fish->cells[i] * self->side + self->value - 1))
      return FALSE;
  return TRUE;
}

static gboolean
has_supposed_cell (const Kraken *self,
                   const SudokuFish *fish)
{
  for (guint i = 0; i < fish->n_cells; i++)
    if (fish->cells[i] * self->side + self->value - 1 == self->supposed)
      return TRUE;
  return FALSE;
}

static SudokuStep *
make_step (const Kraken *self,
           const SudokuFish *fish,
           guint last)
{
  const SudokuForcedNet *net = sudoku_forcing_get_net (self->forcing);
  SudokuStep *step = sudoku_step_new (self->technique);

  sudoku_step_remove (step, self->supposed);
  for (guint i = 0; i < fish->size; i++)
    sudoku_step_add_truth (
      step, sudoku_links_get_house_truth (self->links, fish->bases[i], fish->value));
  for (guint i = 0; i < fish->n_covers; i++)
    sudoku_step_add_link (
      step, sudoku_links_get_house_truth (self->links, fish->covers[i], fish->value));
  sudoku_step_add_link (step, sudoku_links_get_house_truth (self->links, last, fish->value));
  for (guint i = 0; i < fish->n_cells; i++)
    sudoku_step_add_mark (step, fish->cells[i] * self->side + fish->value - 1,
                          fish->is_fin[i] && !is_in_house (self, last, fish->cells[i])
                            ? SUDOKU_ROLE_FIN
                            : SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < fish->n_cells; i++)
    if (fish->is_fin[i])
      sudoku_forcing_explain (
        self->forcing, net,
        sudoku_forcing_find (
          self->forcing,
          SUDOKU_LITERAL (fish->cells[i] * self->side + fish->value - 1, FALSE)),
        step);
  return step;
}

static gboolean
take (const SudokuFish *fish,
      gpointer user_data)
{
  const Kraken *self = user_data;
  gboolean has_supposed = FALSE;
  guint last = choose_last_cover (self, fish, &has_supposed);

  if (last == G_MAXUINT || has_supposed != (self->technique->variant == TYPE_1) ||
      has_supposed_cell (self, fish) || needs_no_chain (self, fish))
    return TRUE;
  return sudoku_step_search_add (self->search, make_step (self, fish, last));
}

/* Rows and regions in columns and regions, or columns and regions in rows and regions. */
static gboolean
find_turned (Kraken *self,
             guint size,
             gboolean turned)
{
  SudokuFishHouses rows = SUDOKU_FISH_ROWS | SUDOKU_FISH_OTHERS;
  SudokuFishHouses columns = SUDOKU_FISH_COLUMNS | SUDOKU_FISH_OTHERS;

  self->cover_kinds = turned ? rows : columns;
  return sudoku_fish_find_too_few (self->search, self->value, size, turned ? columns : rows,
                                   self->cover_kinds, self->lost, take, self);
}

/* Returns whether chains from the supposed candidate remove the value from anywhere. */
static gboolean
note_lost (Kraken *self)
{
  gboolean any = FALSE;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      self->lost[cell] = sudoku_forcing_has (
        self->forcing, SUDOKU_LITERAL (cell * self->side + self->value - 1, FALSE));
      any = any || self->lost[cell];
    }
  return any;
}

static gboolean
suppose (Kraken *self,
         guint size)
{
  const SudokuForcedNet *net = sudoku_forcing_get_net (self->forcing);
  guint own = self->supposed % self->side + 1;

  sudoku_forcing_suppose (self->forcing, SUDOKU_LITERAL (self->supposed, TRUE));
  sudoku_forcing_spread (self->forcing, SUDOKU_FORCING_CELLS | SUDOKU_FORCING_HOUSES, NULL, NULL);
  if (!sudoku_step_search_spend (self->search, net->n_nodes))
    return FALSE;
  /* That is a forcing chain. */
  if (net->contradicts)
    return TRUE;
  for (self->value = 1; self->value <= self->side; self->value++)
    if ((self->technique->variant == TYPE_2 || self->value == own) && note_lost (self) &&
        (!find_turned (self, size, FALSE) || !find_turned (self, size, TRUE)))
      return FALSE;
  return TRUE;
}

static void
find_kraken (SudokuStepSearch *search,
             const SudokuTechnique *technique,
             SudokuTrial *trial)
{
  g_auto (Kraken) self = {
    .search = search,
    .technique = technique,
    .position = sudoku_step_search_get_position (search),
    .links = sudoku_step_search_get_links (search),
  };
  guint n = sudoku_links_get_n_candidates (self.links);

  self.side = sudoku_links_get_side (self.links);
  self.forcing = sudoku_forcing_new (trial);
  self.lost = g_new0 (gboolean, self.side * self.side);
  for (guint size = 2; size <= SIZE_MAX_KRAKEN; size++)
    for (self.supposed = 0; self.supposed < n; self.supposed++)
      if (sudoku_position_has (self.position, self.supposed) &&
          !sudoku_position_is_filled (self.position, self.supposed / self.side) &&
          !suppose (&self, size))
        return;
}

/* As rarely needed as the larger fish, and as slow to find. */
#define HODOKU_ORDER 785

static const SudokuTechnique techniques[] = {
  {
    .id = "kraken-fish-1",
    .code = "0371",
    .name = N_ ("Kraken fish type 1"),
    .find_on_trial = find_kraken,
    .variant = TYPE_1,
    .hodoku_order = HODOKU_ORDER,
    .hodoku_weight = 500,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "kraken-fish-2",
    .code = "0372",
    .name = N_ ("Kraken fish type 2"),
    .find_on_trial = find_kraken,
    .variant = TYPE_2,
    .hodoku_order = HODOKU_ORDER,
    .hodoku_weight = 500,
    .level = SUDOKU_LEVEL_EXTREME,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_kraken = {
  .id = "kraken",
  .name = N_ ("Kraken fish"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
