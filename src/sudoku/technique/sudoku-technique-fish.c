/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fish: the candidates of a value in k houses lie in k other houses, except for fins. Basic fish go
 * from rows to columns or from columns to rows; in Franken fish other houses replace some of these;
 * mutant fish may have all kinds on both sides. */

#include <glib/gi18n.h>

#include "sudoku-cover.h"
#include "sudoku-fish.h"

enum
{
  BASIC = 0,
  FRANKEN = 1,
  MUTANT = 2,
  SHAPE = BASIC | FRANKEN | MUTANT,
  FINNED = 1 << 2,
  SASHIMI = 1 << 3, /* finned, and without the fins a truth has one candidate or none */
  SIAMESE = 1 << 4, /* two fish with the same truths together */
  LARGER = 1 << 5,  /* of more houses than the size says, too */
};

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;
  guint side;
  guint value;
  gboolean transposed; /* the truths are columns */
  /* For siamese fish, one of two: */
  GPtrArray *steps;  /* SudokuStep */
  GArray *is_wanted; /* gboolean: whether it alone would be what is looked for */
} Fishing;

static void
add_house (const Fishing *self,
           SudokuStep *step,
           guint house,
           gboolean is_base)
{
  guint truth = sudoku_links_get_house_truth (self->links, house, self->value);
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);

  if (!is_base)
    {
      sudoku_step_add_link (step, truth);
      return;
    }
  sudoku_step_add_truth (step, truth);
  for (guint i = 0; i < self->side; i++)
    if (sudoku_position_has (self->position, candidates[i]))
      sudoku_step_add_mark (step, candidates[i], SUDOKU_ROLE_PATTERN);
}

/* Rows and columns of a basic fish, as sets of places. */
static gboolean
take_basic (SudokuSet truths,
            SudokuSet links,
            gpointer user_data)
{
  const Fishing *self = user_data;
  SudokuStep *step = NULL;
  SudokuSet others =
    sudoku_set_minus (sudoku_set_range (0, self->side), truths);
  guint truth, link;

  if (sudoku_set_count (truths) > self->technique->size &&
      (self->technique->variant & LARGER) == 0)
    return TRUE;
  step = sudoku_step_new (self->technique);
  SUDOKU_SET_FOREACH (truths, truth)
  add_house (self, step, self->transposed ? self->side + truth : truth, TRUE);
  SUDOKU_SET_FOREACH (links, link)
  {
    add_house (self, step, self->transposed ? link : self->side + link, FALSE);
    SUDOKU_SET_FOREACH (others, truth)
    {
      guint cell = self->transposed ? link * self->side + truth : truth * self->side + link;

      sudoku_step_remove (step, cell * self->side + self->value - 1);
    }
  }
  return sudoku_step_search_add (self->search, step);
}

static void
find_basic (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  Fishing self = {
    .search = search,
    .technique = technique,
    .position = sudoku_step_search_get_position (search),
    .links = sudoku_step_search_get_links (search),
  };
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self.position);
  SudokuSet truths[SUDOKU_SIDE_MAX];

  self.side = sudoku_links_get_side (self.links);
  for (guint i = 0; i < 2 * self.side; i++)
    {
      self.value = i / 2 + 1;
      self.transposed = i % 2 == 1;
      for (guint line = 0; line < self.side; line++)
        {
          guint house = self.transposed ? self.side + line : line;

          truths[line] = sudoku_candidates_get_house_places (candidates, house, self.value);
          if (sudoku_set_count (truths[line]) < 2)
            truths[line] = SUDOKU_SET_EMPTY;
        }
      if (technique->size > 4
            ? !sudoku_cover_find_smallest (search, truths, self.side, technique->size, take_basic,
                                           &self)
            : !sudoku_cover_find (search, truths, self.side, technique->size, take_basic, &self))
        return;
    }
}

static guint
get_shape (const SudokuFish *fish)
{
  SudokuFishHouses bases = fish->base_kinds, covers = fish->cover_kinds;
  gboolean rows = (bases & SUDOKU_FISH_COLUMNS) == 0 && (covers & SUDOKU_FISH_ROWS) == 0;
  gboolean columns = (bases & SUDOKU_FISH_ROWS) == 0 && (covers & SUDOKU_FISH_COLUMNS) == 0;

  if (!rows && !columns)
    return MUTANT;
  return ((bases | covers) & SUDOKU_FISH_OTHERS) != 0 ? FRANKEN : BASIC;
}

static gboolean
is_of (const SudokuFish *fish,
       const SudokuTechnique *technique)
{
  guint variant = technique->variant;

  if (get_shape (fish) != (variant & SHAPE) || (fish->n_fins > 0) != ((variant & FINNED) != 0))
    return FALSE;
  return get_shape (fish) != BASIC || fish->sashimi == ((variant & SASHIMI) != 0);
}

static SudokuStep *
make_step (const Fishing *self,
           const SudokuFish *fish)
{
  SudokuStep *step = sudoku_step_new (self->technique);

  for (guint i = 0; i < fish->size; i++)
    sudoku_step_add_truth (
      step, sudoku_links_get_house_truth (self->links, fish->bases[i], fish->value));
  for (guint i = 0; i < fish->size; i++)
    sudoku_step_add_link (
      step, sudoku_links_get_house_truth (self->links, fish->covers[i], fish->value));
  for (guint i = 0; i < fish->n_cells; i++)
    sudoku_step_add_mark (step, fish->cells[i] * self->side + fish->value - 1,
                          fish->is_fin[i] ? SUDOKU_ROLE_FIN : SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < fish->n_removed; i++)
    sudoku_step_remove (step, fish->removed[i] * self->side + fish->value - 1);
  return step;
}

static gboolean
have_same_truths (const SudokuStep *step,
                  const SudokuStep *other)
{
  guint n = 0, n_other = 0;
  const guint32 *truths = sudoku_step_get_truths (step, &n);
  const guint32 *others = sudoku_step_get_truths (other, &n_other);

  for (guint i = 0; i < n; i++)
    if (truths[i] != others[i])
      return FALSE;
  return TRUE;
}

static gboolean
concludes_all_of (const SudokuStep *step,
                  const SudokuStep *other)
{
  guint n = 0, n_other = 0;
  const SudokuConclusion *own = sudoku_step_get_conclusions (step, &n);
  const SudokuConclusion *others = sudoku_step_get_conclusions (other, &n_other);

  for (guint i = 0; i < n_other; i++)
    {
      guint k = 0;

      while (k < n && own[k].candidate != others[i].candidate)
        k++;
      if (k == n)
        return FALSE;
    }
  return TRUE;
}

static void
add_to (SudokuStep *step,
        const SudokuStep *other)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (other, &n);
  const guint32 *numbers = NULL;

  for (guint i = 0; i < n; i++)
    sudoku_step_remove (step, conclusions[i].candidate);
  numbers = sudoku_step_get_truths (other, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_truth (step, numbers[i]);
  numbers = sudoku_step_get_links (other, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_link (step, numbers[i]);
}

static gboolean
add_pairs (const Fishing *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const SudokuStep *step = g_ptr_array_index (self->steps, i);
        const SudokuStep *other = g_ptr_array_index (self->steps, k);
        SudokuStep *both = NULL;
        guint n = 0;
        const SudokuStepMark *marks = NULL;

        if (!(g_array_index (self->is_wanted, gboolean, i) ||
              g_array_index (self->is_wanted, gboolean, k)) ||
            !have_same_truths (step, other) || concludes_all_of (step, other) ||
            concludes_all_of (other, step))
          continue;
        both = sudoku_step_new (self->technique);
        add_to (both, other);
        add_to (both, step);
        marks = sudoku_step_get_marks (step, &n);
        for (guint m = 0; m < n; m++)
          sudoku_step_add_mark (both, marks[m].candidate, SUDOKU_ROLE_PATTERN);
        if (!sudoku_step_search_add (self->search, both))
          return FALSE;
      }
  return TRUE;
}

static gboolean
take (const SudokuFish *fish,
      gpointer user_data)
{
  const Fishing *self = user_data;
  gboolean is_wanted = is_of (fish, self->technique);

  if ((self->technique->variant & SIAMESE) == 0)
    return !is_wanted || sudoku_step_search_add (self->search, make_step (self, fish));
  if (fish->n_fins > 0 && get_shape (fish) == (self->technique->variant & SHAPE))
    {
      g_ptr_array_add (self->steps, make_step (self, fish));
      g_array_append_val (self->is_wanted, is_wanted);
    }
  return TRUE;
}

/* For one value. @turned: rows and columns are exchanged */
static gboolean
find_turned (Fishing *self,
             gboolean turned)
{
  static const SudokuFishHouses bases[] = {
    [BASIC] = SUDOKU_FISH_ROWS,
    [FRANKEN] = SUDOKU_FISH_ROWS | SUDOKU_FISH_OTHERS,
    [MUTANT] = SUDOKU_FISH_ROWS | SUDOKU_FISH_COLUMNS | SUDOKU_FISH_OTHERS,
  };
  static const SudokuFishHouses covers[] = {
    [BASIC] = SUDOKU_FISH_COLUMNS,
    [FRANKEN] = SUDOKU_FISH_COLUMNS | SUDOKU_FISH_OTHERS,
    [MUTANT] = SUDOKU_FISH_ROWS | SUDOKU_FISH_COLUMNS | SUDOKU_FISH_OTHERS,
  };
  const SudokuTechnique *technique = self->technique;
  guint shape = technique->variant & SHAPE;

  g_ptr_array_set_size (self->steps, 0);
  g_array_set_size (self->is_wanted, 0);
  return sudoku_fish_find (self->search, self->value, technique->size,
                           turned ? covers[shape] : bases[shape],
                           turned ? bases[shape] : covers[shape],
                           (technique->variant & FINNED) != 0, take, self) &&
         ((technique->variant & SIAMESE) == 0 || add_pairs (self));
}

static void
find_fish (SudokuStepSearch *search,
           const SudokuTechnique *technique)
{
  g_autoptr (GPtrArray) steps =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  g_autoptr (GArray) is_wanted = g_array_new (FALSE, FALSE, sizeof (gboolean));
  Fishing self = {
    .search = search,
    .technique = technique,
    .position = sudoku_step_search_get_position (search),
    .links = sudoku_step_search_get_links (search),
    .steps = steps,
    .is_wanted = is_wanted,
  };

  self.side = sudoku_links_get_side (self.links);
  for (self.value = 1; self.value <= self.side; self.value++)
    if (!find_turned (&self, FALSE) ||
        ((technique->variant & SHAPE) != MUTANT && !find_turned (&self, TRUE)))
      return;
}

#define FISH(id_, code_, name_, find_, size_) \
  .id = id_, .code = code_, .name = name_, .find = find_, .size = size_

#define HODOKU(order, weight, level_)             \
  .hodoku_order = order, .hodoku_weight = weight, \
  .level = SUDOKU_LEVEL_##level_

/* HoDoKu has these switched off: looking for them takes long, and hardly ever is one needed. So
 * they come after chains and nets. */
#define RARE 785

static const SudokuTechnique techniques[] = {
  {
    FISH ("x-wing", "0300", N_ ("X-wing"), find_basic, 2),
    .variant = BASIC,
    .explainer_order = 100,
    .explainer_weight = 32,
    HODOKU (140, 140, HARD),
  },
  {
    FISH ("swordfish", "0301", N_ ("Swordfish"), find_basic, 3),
    .variant = BASIC,
    .explainer_order = 130,
    .explainer_weight = 38,
    HODOKU (150, 150, HARD),
  },
  {
    FISH ("jellyfish", "0302", N_ ("Jellyfish"), find_basic, 4),
    .variant = BASIC,
    .explainer_order = 200,
    .explainer_weight = 52,
    HODOKU (160, 160, HARD),
  },
  {
    FISH ("squirmbag", "0303", N_ ("Squirmbag"), find_basic, 5),
    .variant = BASIC,
    HODOKU (170, 470, EXPERT),
  },
  {
    FISH ("whale", "0304", N_ ("Whale"), find_basic, 6),
    .variant = BASIC,
    HODOKU (171, 470, EXPERT),
  },
  {
    FISH ("leviathan", "0305", N_ ("Leviathan"), find_basic, 7),
    .variant = BASIC,
    HODOKU (172, 470, EXPERT),
  },
  {
    FISH ("larger-fish", NULL, N_ ("Fish of eight or more"), find_basic, 8),
    .variant = BASIC | LARGER,
    HODOKU (173, 470, EXPERT),
  },
  {
    FISH ("finned-x-wing", "0310", N_ ("Finned X-wing"), find_fish, 2),
    .variant = BASIC | FINNED,
    HODOKU (300, 130, HARD),
  },
  {
    FISH ("finned-swordfish", "0311", N_ ("Finned swordfish"), find_fish, 3),
    .variant = BASIC | FINNED,
    HODOKU (320, 200, EXPERT),
  },
  {
    FISH ("finned-jellyfish", "0312", N_ ("Finned jellyfish"), find_fish, 4),
    .variant = BASIC | FINNED,
    HODOKU (340, 250, EXPERT),
  },
  {
    FISH ("finned-squirmbag", "0313", N_ ("Finned squirmbag"), find_fish, 5),
    .variant = BASIC | FINNED,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("finned-whale", "0314", N_ ("Finned whale"), find_fish, 6),
    .variant = BASIC | FINNED,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("finned-leviathan", "0315", N_ ("Finned leviathan"), find_fish, 7),
    .variant = BASIC | FINNED,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("sashimi-x-wing", "0320", N_ ("Sashimi X-wing"), find_fish, 2),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (310, 150, HARD),
  },
  {
    FISH ("sashimi-swordfish", "0321", N_ ("Sashimi swordfish"), find_fish, 3),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (330, 240, EXPERT),
  },
  {
    FISH ("sashimi-jellyfish", "0322", N_ ("Sashimi jellyfish"), find_fish, 4),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (350, 260, EXPERT),
  },
  {
    FISH ("sashimi-squirmbag", "0323", N_ ("Sashimi squirmbag"), find_fish, 5),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("sashimi-whale", "0324", N_ ("Sashimi whale"), find_fish, 6),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("sashimi-leviathan", "0325", N_ ("Sashimi leviathan"), find_fish, 7),
    .variant = BASIC | FINNED | SASHIMI,
    HODOKU (RARE, 470, EXPERT),
  },
  {
    FISH ("franken-x-wing", "0330", N_ ("Franken X-wing"), find_fish, 2),
    .variant = FRANKEN,
    HODOKU (480, 300, EXPERT),
  },
  {
    FISH ("franken-swordfish", "0331", N_ ("Franken swordfish"), find_fish, 3),
    .variant = FRANKEN,
    HODOKU (481, 350, EXPERT),
  },
  {
    FISH ("franken-jellyfish", "0332", N_ ("Franken jellyfish"), find_fish, 4),
    .variant = FRANKEN,
    HODOKU (482, 370, EXPERT),
  },
  {
    FISH ("franken-squirmbag", "0333", N_ ("Franken squirmbag"), find_fish, 5),
    .variant = FRANKEN,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("franken-whale", "0334", N_ ("Franken whale"), find_fish, 6),
    .variant = FRANKEN,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("franken-leviathan", "0335", N_ ("Franken leviathan"), find_fish, 7),
    .variant = FRANKEN,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("finned-franken-x-wing", "0340", N_ ("Finned Franken X-wing"), find_fish, 2),
    .variant = FRANKEN | FINNED,
    HODOKU (490, 390, EXPERT),
  },
  {
    FISH ("finned-franken-swordfish", "0341", N_ ("Finned Franken swordfish"), find_fish, 3),
    .variant = FRANKEN | FINNED,
    HODOKU (491, 410, EXPERT),
  },
  {
    FISH ("finned-franken-jellyfish", "0342", N_ ("Finned Franken jellyfish"), find_fish, 4),
    .variant = FRANKEN | FINNED,
    HODOKU (492, 430, EXPERT),
  },
  {
    FISH ("finned-franken-squirmbag", "0343", N_ ("Finned Franken squirmbag"), find_fish, 5),
    .variant = FRANKEN | FINNED,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("finned-franken-whale", "0344", N_ ("Finned Franken whale"), find_fish, 6),
    .variant = FRANKEN | FINNED,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("finned-franken-leviathan", "0345", N_ ("Finned Franken leviathan"), find_fish, 7),
    .variant = FRANKEN | FINNED,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("mutant-x-wing", "0350", N_ ("Mutant X-wing"), find_fish, 2),
    .variant = MUTANT,
    HODOKU (500, 450, EXTREME),
  },
  {
    FISH ("mutant-swordfish", "0351", N_ ("Mutant swordfish"), find_fish, 3),
    .variant = MUTANT,
    HODOKU (501, 450, EXTREME),
  },
  {
    FISH ("mutant-jellyfish", "0352", N_ ("Mutant jellyfish"), find_fish, 4),
    .variant = MUTANT,
    HODOKU (502, 450, EXTREME),
  },
  {
    FISH ("mutant-squirmbag", "0353", N_ ("Mutant squirmbag"), find_fish, 5),
    .variant = MUTANT,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("mutant-whale", "0354", N_ ("Mutant whale"), find_fish, 6),
    .variant = MUTANT,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("mutant-leviathan", "0355", N_ ("Mutant leviathan"), find_fish, 7),
    .variant = MUTANT,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-x-wing", "0360", N_ ("Finned mutant X-wing"), find_fish, 2),
    .variant = MUTANT | FINNED,
    HODOKU (504, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-swordfish", "0361", N_ ("Finned mutant swordfish"), find_fish, 3),
    .variant = MUTANT | FINNED,
    HODOKU (505, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-jellyfish", "0362", N_ ("Finned mutant jellyfish"), find_fish, 4),
    .variant = MUTANT | FINNED,
    HODOKU (506, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-squirmbag", "0363", N_ ("Finned mutant squirmbag"), find_fish, 5),
    .variant = MUTANT | FINNED,
    HODOKU (507, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-whale", "0364", N_ ("Finned mutant whale"), find_fish, 6),
    .variant = MUTANT | FINNED,
    HODOKU (508, 470, EXTREME),
  },
  {
    FISH ("finned-mutant-leviathan", "0365", N_ ("Finned mutant leviathan"), find_fish, 7),
    .variant = MUTANT | FINNED,
    HODOKU (RARE, 470, EXTREME),
  },
  {
    FISH ("siamese-finned-swordfish", "03111", N_ ("Siamese finned swordfish"), find_fish, 3),
    .variant = BASIC | FINNED | SIAMESE,
  },
  {
    FISH ("siamese-finned-jellyfish", "03121", N_ ("Siamese finned jellyfish"), find_fish, 4),
    .variant = BASIC | FINNED | SIAMESE,
  },
  {
    FISH ("siamese-sashimi-swordfish", "03211", N_ ("Siamese sashimi swordfish"), find_fish, 3),
    .variant = BASIC | FINNED | SASHIMI | SIAMESE,
  },
  {
    FISH ("siamese-sashimi-jellyfish", "03221", N_ ("Siamese sashimi jellyfish"), find_fish, 4),
    .variant = BASIC | FINNED | SASHIMI | SIAMESE,
  },
  {
    FISH ("siamese-franken-swordfish", "03411", N_ ("Siamese Franken swordfish"), find_fish, 3),
    .variant = FRANKEN | FINNED | SIAMESE,
  },
  {
    FISH ("siamese-franken-jellyfish", "03421", N_ ("Siamese Franken jellyfish"), find_fish, 4),
    .variant = FRANKEN | FINNED | SIAMESE,
  },
  {
    FISH ("siamese-mutant-jellyfish", "03621", N_ ("Siamese mutant jellyfish"), find_fish, 4),
    .variant = MUTANT | FINNED | SIAMESE,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_fish = {
  .id = "fish",
  .name = N_ ("Fish"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
