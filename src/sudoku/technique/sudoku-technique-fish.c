/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fish: the candidates of a value in k houses lie in k other houses, but for fins. Basic fish go
 * from rows to columns or from columns to rows; in Franken fish other houses take the place of
 * some of these; in mutant fish there may be all kinds on both sides. */

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
  /* Of siamese fish, one of two: */
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
  SudokuStep *step = sudoku_step_new (self->technique);
  SudokuSet others =
    sudoku_set_minus (sudoku_set_range (0, self->side), truths);
  guint truth, link;

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

/* Of one value. @turned: what was rows is columns */
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

static const SudokuTechnique techniques[] = {
  {
    .id = "x-wing",
    .code = "0300",
    .name = N_ ("X-wing"),
    .find = find_basic,
    .size = 2,
    .variant = BASIC,
    .explainer_order = 100,
    .explainer_weight = 32,
    .hodoku_order = 140,
    .hodoku_weight = 140,
    .hodoku_level = SUDOKU_SCALE_LEVEL_HARD,
  },
  {
    .id = "swordfish",
    .code = "0301",
    .name = N_ ("Swordfish"),
    .find = find_basic,
    .size = 3,
    .variant = BASIC,
    .explainer_order = 130,
    .explainer_weight = 38,
    .hodoku_order = 150,
    .hodoku_weight = 150,
    .hodoku_level = SUDOKU_SCALE_LEVEL_HARD,
  },
  {
    .id = "jellyfish",
    .code = "0302",
    .name = N_ ("Jellyfish"),
    .find = find_basic,
    .size = 4,
    .variant = BASIC,
    .explainer_order = 200,
    .explainer_weight = 52,
    .hodoku_order = 160,
    .hodoku_weight = 160,
    .hodoku_level = SUDOKU_SCALE_LEVEL_HARD,
  },
  {
    .id = "larger-fish",
    .code = "0303",
    .name = N_ ("Fish of five or more"),
    .find = find_basic,
    .size = 5,
    .variant = BASIC,
    .hodoku_order = 170,
    .hodoku_weight = 470,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "finned-x-wing",
    .code = "0310",
    .name = N_ ("Finned X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = BASIC | FINNED,
    .hodoku_order = 300,
    .hodoku_weight = 130,
    .hodoku_level = SUDOKU_SCALE_LEVEL_HARD,
  },
  {
    .id = "finned-swordfish",
    .code = "0311",
    .name = N_ ("Finned swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = BASIC | FINNED,
    .hodoku_order = 320,
    .hodoku_weight = 200,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "finned-jellyfish",
    .code = "0312",
    .name = N_ ("Finned jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = BASIC | FINNED,
    .hodoku_order = 340,
    .hodoku_weight = 250,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "sashimi-x-wing",
    .code = "0320",
    .name = N_ ("Sashimi X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = BASIC | FINNED | SASHIMI,
    .hodoku_order = 310,
    .hodoku_weight = 150,
    .hodoku_level = SUDOKU_SCALE_LEVEL_HARD,
  },
  {
    .id = "sashimi-swordfish",
    .code = "0321",
    .name = N_ ("Sashimi swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = BASIC | FINNED | SASHIMI,
    .hodoku_order = 330,
    .hodoku_weight = 240,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "sashimi-jellyfish",
    .code = "0322",
    .name = N_ ("Sashimi jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = BASIC | FINNED | SASHIMI,
    .hodoku_order = 350,
    .hodoku_weight = 260,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "franken-x-wing",
    .code = "0330",
    .name = N_ ("Franken X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = FRANKEN,
    .hodoku_order = 480,
    .hodoku_weight = 300,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "franken-swordfish",
    .code = "0331",
    .name = N_ ("Franken swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = FRANKEN,
    .hodoku_order = 481,
    .hodoku_weight = 350,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "franken-jellyfish",
    .code = "0332",
    .name = N_ ("Franken jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = FRANKEN,
    .hodoku_order = 482,
    .hodoku_weight = 370,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "finned-franken-x-wing",
    .code = "0340",
    .name = N_ ("Finned Franken X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = FRANKEN | FINNED,
    .hodoku_order = 490,
    .hodoku_weight = 390,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "finned-franken-swordfish",
    .code = "0341",
    .name = N_ ("Finned Franken swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = FRANKEN | FINNED,
    .hodoku_order = 491,
    .hodoku_weight = 410,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "finned-franken-jellyfish",
    .code = "0342",
    .name = N_ ("Finned Franken jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = FRANKEN | FINNED,
    .hodoku_order = 492,
    .hodoku_weight = 430,
    .hodoku_level = SUDOKU_SCALE_LEVEL_UNFAIR,
  },
  {
    .id = "mutant-x-wing",
    .code = "0350",
    .name = N_ ("Mutant X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = MUTANT,
    .hodoku_order = 500,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "mutant-swordfish",
    .code = "0351",
    .name = N_ ("Mutant swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = MUTANT,
    .hodoku_order = 501,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "mutant-jellyfish",
    .code = "0352",
    .name = N_ ("Mutant jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = MUTANT,
    .hodoku_order = 502,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "finned-mutant-x-wing",
    .code = "0360",
    .name = N_ ("Finned mutant X-wing"),
    .find = find_fish,
    .size = 2,
    .variant = MUTANT | FINNED,
    .hodoku_order = 504,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "finned-mutant-swordfish",
    .code = "0361",
    .name = N_ ("Finned mutant swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = MUTANT | FINNED,
    .hodoku_order = 505,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "finned-mutant-jellyfish",
    .code = "0362",
    .name = N_ ("Finned mutant jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = MUTANT | FINNED,
    .hodoku_order = 506,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "finned-mutant-squirmbag",
    .code = "0363",
    .name = N_ ("Finned mutant squirmbag"),
    .find = find_fish,
    .size = 5,
    .variant = MUTANT | FINNED,
    .hodoku_order = 507,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "finned-mutant-whale",
    .code = "0364",
    .name = N_ ("Finned mutant whale"),
    .find = find_fish,
    .size = 6,
    .variant = MUTANT | FINNED,
    .hodoku_order = 508,
    .hodoku_weight = 450,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EXTREME,
  },
  {
    .id = "siamese-finned-swordfish",
    .code = "03111",
    .name = N_ ("Siamese finned swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = BASIC | FINNED | SIAMESE,
  },
  {
    .id = "siamese-finned-jellyfish",
    .code = "03121",
    .name = N_ ("Siamese finned jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = BASIC | FINNED | SIAMESE,
  },
  {
    .id = "siamese-sashimi-swordfish",
    .code = "03211",
    .name = N_ ("Siamese sashimi swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = BASIC | FINNED | SASHIMI | SIAMESE,
  },
  {
    .id = "siamese-sashimi-jellyfish",
    .code = "03221",
    .name = N_ ("Siamese sashimi jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = BASIC | FINNED | SASHIMI | SIAMESE,
  },
  {
    .id = "siamese-finned-franken-swordfish",
    .code = "03411",
    .name = N_ ("Siamese finned Franken swordfish"),
    .find = find_fish,
    .size = 3,
    .variant = FRANKEN | FINNED | SIAMESE,
  },
  {
    .id = "siamese-finned-franken-jellyfish",
    .code = "03421",
    .name = N_ ("Siamese finned Franken jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = FRANKEN | FINNED | SIAMESE,
  },
  {
    .id = "siamese-finned-mutant-jellyfish",
    .code = "03621",
    .name = N_ ("Siamese finned mutant jellyfish"),
    .find = find_fish,
    .size = 4,
    .variant = MUTANT | FINNED | SIAMESE,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_fish = {
  .id = "fish",
  .name = N_ ("Fish"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
