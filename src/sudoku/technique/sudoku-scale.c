/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of scales. Knows each technique only by its row. */

#include "sudoku-scale.h"

#include <glib/gi18n.h>

/* Above all places of other scales. */
#define LEVEL_PLACES 1000

/* Within a level as on the scale in the manner of HoDoKu, with those of Sudoku Explainer only at
 * the end. */
static guint
get_level_order (const SudokuTechnique *technique)
{
  guint place = technique->hodoku_order;

  if (technique->level == SUDOKU_LEVEL_UNKNOWN)
    return 0;
  if (place == 0)
    place = LEVEL_PLACES + technique->explainer_order;
  return 2 * LEVEL_PLACES * technique->level + place;
}

static guint
get_difficulty_order (const SudokuTechnique *technique)
{
  return technique->difficulty;
}

static guint
get_explainer_order (const SudokuTechnique *technique)
{
  return technique->explainer_order;
}

static guint
get_hodoku_order (const SudokuTechnique *technique)
{
  return technique->hodoku_order;
}

static const SudokuScale scales[] = {
  {
    .id = "levels",
    .name = N_ ("Levels"),
    .get_order = get_level_order,
  },
  {
    .id = "difficulties",
    .name = N_ ("Difficulties"),
    .get_order = get_difficulty_order,
  },
  {
    .id = "explainer",
    .name = N_ ("Like Sudoku Explainer"),
    .get_order = get_explainer_order,
    .easiest = TRUE,
  },
  {
    .id = "hodoku",
    .name = N_ ("Like HoDoKu"),
    .get_order = get_hodoku_order,
  },
};

/**
 * sudoku_scales: (skip)
 * @n_scales: (out): how many there are
 *
 * Gets the table of scales.
 *
 * Returns: (transfer none) (array length=n_scales): the scales
 */
const SudokuScale *
sudoku_scales (gsize *n_scales)
{
  g_return_val_if_fail (n_scales != NULL, NULL);

  *n_scales = G_N_ELEMENTS (scales);
  return scales;
}

/**
 * sudoku_scale_find: (skip)
 * @id: the id of a scale
 *
 * Finds a scale by its id.
 *
 * Returns: (transfer none) (nullable): the scale; %NULL if there is none
 */
const SudokuScale *
sudoku_scale_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    if (g_str_equal (scales[i].id, id))
      return &scales[i];
  return NULL;
}

/* Techniques with the same place stay in the order of the list. */
static void
insert_sorted (const SudokuScale *self,
               GPtrArray *sorted,
               const SudokuTechnique *technique)
{
  guint at = sorted->len;

  while (at > 0 && self->get_order (g_ptr_array_index (sorted, at - 1)) >
                     self->get_order (technique))
    at--;
  g_ptr_array_insert (sorted, (int)at, (gpointer)technique);
}

static gpointer
sort_techniques (gpointer user_data G_GNUC_UNUSED)
{
  GPtrArray **sorted = g_new (GPtrArray *, G_N_ELEMENTS (scales));
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      sorted[i] = g_ptr_array_new ();
      for (gsize k = 0; k < n; k++)
        if (scales[i].get_order (techniques[k]) > 0)
          insert_sorted (&scales[i], sorted[i], techniques[k]);
    }
  return sorted;
}

/**
 * sudoku_scale_get_techniques: (skip)
 * @n_techniques: (out): how many there are
 *
 * Gets the techniques of a scale.
 *
 * Returns: (transfer none) (array length=n_techniques): the techniques, in its order of search
 */
const SudokuTechnique *const *
sudoku_scale_get_techniques (const SudokuScale *self,
                             gsize *n_techniques)
{
  static GOnce once = G_ONCE_INIT;
  GPtrArray **sorted = NULL;

  g_return_val_if_fail (self >= scales && self < scales + G_N_ELEMENTS (scales), NULL);
  g_return_val_if_fail (n_techniques != NULL, NULL);

  g_once (&once, sort_techniques, NULL);
  sorted = once.retval;
  *n_techniques = sorted[self - scales]->len;
  return (const SudokuTechnique *const *)sorted[self - scales]->pdata;
}

/* From this rating on, on the scale in the manner of Sudoku Explainer, chains are nested in chains:
 * finding them all takes minutes, and nobody could read them. */
#define NESTED_WEIGHT 95
/* From here on chains with several causes are needed. */
#define DYNAMIC_WEIGHT 80

/* The place of a technique that is not on the scale in the manner of HoDoKu: before those that are
 * harder on the other scale. */
static guint
find_place (const GPtrArray *sorted,
            const SudokuTechnique *technique)
{
  guint chains = sudoku_technique_find ("forcing-chain-contradiction")->hodoku_order;

  for (guint i = 0; i < sorted->len; i++)
    {
      const SudokuTechnique *other = g_ptr_array_index (sorted, i);

      if (other->explainer_weight > technique->explainer_weight)
        return i;
      if (other->hodoku_order >= chains && technique->explainer_weight < DYNAMIC_WEIGHT)
        return i;
    }
  return sorted->len;
}

static gpointer
sort_by_ease (gpointer user_data G_GNUC_UNUSED)
{
  GPtrArray *sorted = g_ptr_array_new ();
  gsize n = 0;
  const SudokuTechnique *const *techniques =
    sudoku_scale_get_techniques (sudoku_scale_find ("hodoku"), &n);

  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (sorted, (gpointer)techniques[i]);
  techniques = sudoku_techniques (&n);
  for (gsize i = 0; i < n; i++)
    if (techniques[i]->hodoku_order == 0 && techniques[i]->explainer_weight < NESTED_WEIGHT)
      g_ptr_array_insert (sorted,
                          techniques[i]->explainer_order > 0
                            ? (int)find_place (sorted, techniques[i])
                            : (int)sorted->len,
                          (gpointer)techniques[i]);
  return sorted;
}

/**
 * sudoku_scale_list_by_ease: (skip)
 * @n_techniques: (out): how many there are
 *
 * Gets the techniques whose steps are listed, easiest first: in the order of the scale in the
 * manner of HoDoKu, with those of the other scale at comparable places. Chains nested in chains are
 * left out.
 *
 * Returns: (transfer none) (array length=n_techniques): the techniques
 */
const SudokuTechnique *const *
sudoku_scale_list_by_ease (gsize *n_techniques)
{
  static GOnce once = G_ONCE_INIT;
  const GPtrArray *sorted = NULL;

  g_return_val_if_fail (n_techniques != NULL, NULL);

  g_once (&once, sort_by_ease, NULL);
  sorted = once.retval;
  *n_techniques = sorted->len;
  return (const SudokuTechnique *const *)sorted->pdata;
}
