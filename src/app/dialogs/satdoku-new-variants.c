/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variants that most players look for: each is how a board is divided, and some further rules.
 * All others are put together rule by rule. */

#include "satdoku-config.h"

#include "satdoku-new-variants.h"

#include <glib/gi18n.h>

#include "satdoku-choices.h"
#include "satdoku-rule-picture.h"

typedef enum
{
  BOXES,
  REGIONS,
  UNDIVIDED,
} Division;

#define N_RULES_MAX 4

static const struct
{
  Division division;
  const char *rules[N_RULES_MAX]; /* their ids */
  const char *name;               /* (nullable): that of the rule that shows it */
  const char *picture;            /* the id of a rule that shows it */
} variants[] = {
  /* Translators: a variant of Sudoku: the usual one. Short. */
  { BOXES, { NULL }, NC_ ("variant", "Classic"), "boxes" },
  { BOXES, { "x" }, NULL, "x" },
  { BOXES, { "windows" }, NULL, "windows" },
  /* Translators: a variant of Sudoku: with irregular regions in the place of boxes. Short. */
  { REGIONS, { NULL }, NC_ ("variant", "Jigsaw"), "regions" },
  { BOXES, { "anti-king" }, NULL, "anti-king" },
  { BOXES, { "anti-knight" }, NULL, "anti-knight" },
  /* Translators: a variant of Sudoku: without boxes. Short. */
  { UNDIVIDED, { NULL }, NC_ ("variant", "Latin Square"), "rows" },

  /* Translators: a variant of Sudoku: with cages. Short. */
  { BOXES, { "cage" }, NC_ ("variant", "Killer"), "cage" },
  { BOXES, { "thermometer" }, NULL, "thermometer" },
  { BOXES, { "arrow" }, NULL, "arrow" },
  { BOXES, { "whispers" }, NULL, "whispers" },
  { BOXES, { "renban" }, NULL, "renban" },
  /* Translators: a variant of Sudoku: with white and black dots. Short. */
  { BOXES, { "difference", "ratio" }, NC_ ("variant", "Dots"), "difference" },
  { BOXES, { "little-killer" }, NULL, "little-killer" },
  { BOXES, { "sandwich" }, NULL, "sandwich" },
  /* Translators: a puzzle with signs between the cells of a Latin square. */
  { UNDIVIDED, { "less" }, NC_ ("variant", "Futoshiki"), "less" },
  /* Translators: a puzzle in which the numbers are heights of buildings, or Towers. */
  { UNDIVIDED, { "skyscraper" }, NULL, "skyscraper" },
  /* Translators: a puzzle with calculations in the cages of a Latin square, or Mathdoku. */
  { UNDIVIDED,
    { "sum", "product", "difference-cage", "quotient-cage" },
    NC_ ("variant", "Keen"),
    "product" },
};

static guint
count_rules (guint variant)
{
  guint n = 0;

  while (n < N_RULES_MAX && variants[variant].rules[n] != NULL)
    n++;
  return n;
}

static const SudokuRuleKind *
get_rule (guint variant,
          guint i)
{
  return sudoku_rule_kind_find (variants[variant].rules[i], -1);
}

/* Those before the variants with cages, lines and clues. */
guint
satdoku_new_variants_count_plain (void)
{
  guint n = 0;

  while (n < G_N_ELEMENTS (variants) &&
         (count_rules (n) == 0 || get_rule (n, 0)->item == NULL))
    n++;
  return n;
}

guint
satdoku_new_variants_count (void)
{
  return G_N_ELEMENTS (variants);
}

const char *
satdoku_new_variants_get_name (guint variant)
{
  g_return_val_if_fail (variant < G_N_ELEMENTS (variants), NULL);

  if (variants[variant].name != NULL)
    return g_dpgettext2 (NULL, "variant", variants[variant].name);
  return _ (sudoku_rule_kind_find (variants[variant].picture, -1)->name);
}

/* Returns: (transfer full) */
GdkPaintable *
satdoku_new_variants_make_picture (guint variant)
{
  g_return_val_if_fail (variant < G_N_ELEMENTS (variants), NULL);

  return satdoku_rule_picture_new (sudoku_rule_kind_find (variants[variant].picture, -1));
}

/* (nullable): why the size can't have it, to be translated. */
const char *
satdoku_new_variants_refuse (const SatdokuNewOptions *options,
                             guint variant)
{
  SatdokuNewOptions other;
  guint box_rows[SUDOKU_SIDE_MAX];
  const char *refusal = NULL;

  g_return_val_if_fail (options != NULL && variant < G_N_ELEMENTS (variants), NULL);

  if (variants[variant].division == BOXES && sudoku_rule_list_boxes (options->side, box_rows) == 0)
    return N_ ("A board of this size can’t be divided into boxes");
  if (variants[variant].division == REGIONS && options->side > SATDOKU_NEW_JIGSAW_MAX)
    return N_ ("A board of this size is too large for irregular regions");
  other = *options;
  satdoku_new_variants_choose (&other, variant);
  for (guint i = 0; i < count_rules (variant) && refusal == NULL; i++)
    refusal = satdoku_new_options_refuse_rule (&other, get_rule (variant, i));
  return refusal;
}

/* Boxes that were chosen stay. */
void
satdoku_new_variants_choose (SatdokuNewOptions *options,
                             guint variant)
{
  g_return_if_fail (options != NULL && variant < G_N_ELEMENTS (variants));

  options->rules = SUDOKU_SET_EMPTY;
  options->jigsaw = FALSE;
  if (variants[variant].division == REGIONS)
    satdoku_new_options_set_jigsaw (options);
  else if (variants[variant].division == UNDIVIDED)
    options->box_rows = options->box_columns = 0;
  else if (options->box_rows == 0)
    satdoku_new_options_use_usual_boxes (options);
  for (guint i = 0; i < count_rules (variant); i++)
    satdoku_new_options_set_rule (options, get_rule (variant, i), TRUE);
}

static gboolean
is_chosen (const SatdokuNewOptions *options,
           guint variant)
{
  SatdokuNewOptions other = *options;
  Division division = options->jigsaw ? REGIONS : options->box_rows > 0 ? BOXES
                                                                        : UNDIVIDED;

  satdoku_new_variants_choose (&other, variant);
  return variants[variant].division == division && sudoku_set_equal (other.rules, options->rules);
}

/* SATDOKU_NO_CHOICE: none of these. */
guint
satdoku_new_variants_find (const SatdokuNewOptions *options)
{
  g_return_val_if_fail (options != NULL, SATDOKU_NO_CHOICE);

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if (is_chosen (options, i))
      return i;
  return SATDOKU_NO_CHOICE;
}
