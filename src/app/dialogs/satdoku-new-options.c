/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a new puzzle shall be like: defaults, the settings, and what follows from them. It knows no
 * widgets. */

#include "satdoku-config.h"

#include "satdoku-new-options.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-item-sample.h>
#include <sudoku-pattern-check.h>
#include <words-play.h>

/* Up to this side a puzzle is ready before the player gets impatient; larger ones are as sparse as
 * they get in time. */
#define QUICK_SIDE 16
#define QUICK_SECONDS 3.0
#define SLOW_SECONDS 6.0
/* A puzzle of a level, that demands something or has a pattern is that or none. */
#define LEVEL_SECONDS 120.0
/* What most who begin can finish. */
#define FIRST_LEVEL SUDOKU_LEVEL_EASY

/* 9×9, one solution, Easy, symmetric; a seed of its own each time. */
void
satdoku_new_options_init (SatdokuNewOptions *self)
{
  g_return_if_fail (self != NULL);

  *self = (SatdokuNewOptions){ .side = 9, .box_rows = 3, .box_columns = 3, .unique = TRUE };
  satdoku_new_options_set_level (self, FIRST_LEVEL);
  self->symmetry = sudoku_symmetry_find ("half-turn");
  self->seed = ((guint64)g_random_int () << 32) | g_random_int ();
}

/* Those nearest to a square that are not higher than wide; none when there are none. */
void
satdoku_new_options_use_usual_boxes (SatdokuNewOptions *self)
{
  guint box_rows[SUDOKU_SIDE_MAX];
  guint n;

  g_return_if_fail (self != NULL);

  n = sudoku_rule_list_boxes (self->side, box_rows);
  self->box_rows = 0;
  self->box_columns = 0;
  for (guint i = 0; i < n; i++)
    if (box_rows[i] * box_rows[i] <= self->side)
      {
        self->box_rows = box_rows[i];
        self->box_columns = self->side / box_rows[i];
      }
}

/* Takes the boxes that are nearest to a square and not higher than wide; none when there are none.
 * The number of filled cells goes back to the usual one, the level to the first. */
void
satdoku_new_options_set_side (SatdokuNewOptions *self,
                              guint side)
{
  g_return_if_fail (self != NULL);

  self->side = side;
  satdoku_new_options_use_usual_boxes (self);
  self->jigsaw = self->jigsaw && side <= SATDOKU_NEW_JIGSAW_MAX;
  self->n_givens = 0;
  satdoku_new_options_set_pattern (self, NULL);
  self->level = FIRST_LEVEL;
}

/* @pattern: (nullable): where givens may stand, of the same side; %NULL: everywhere. */
void
satdoku_new_options_set_pattern (SatdokuNewOptions *self,
                                 const SudokuPattern *pattern)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (pattern == NULL || sudoku_pattern_get_side (pattern) == self->side);

  self->has_pattern = pattern != NULL;
  memset (self->pattern, 0, sizeof self->pattern);
  for (guint cell = 0; pattern != NULL && cell < self->side * self->side; cell++)
    if (sudoku_pattern_has (pattern, cell))
      self->pattern[cell / 8] |= (guint8)(1u << cell % 8);
}

/* %NULL: everywhere. */
SudokuPattern *
satdoku_new_options_dup_pattern (const SatdokuNewOptions *self)
{
  SudokuPattern *pattern = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (!self->has_pattern)
    return NULL;
  pattern = sudoku_pattern_new (self->side);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    sudoku_pattern_set (pattern, cell, (self->pattern[cell / 8] >> cell % 8 & 1) != 0);
  return pattern;
}

/* In how many cells givens may stand: those of the pattern that the symmetry leaves. */
guint
satdoku_new_options_count_places (const SatdokuNewOptions *self)
{
  g_autoptr (SudokuPattern) pattern = NULL;
  g_autoptr (SudokuPattern) reduced = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_return_val_if_fail (self != NULL, 0);

  pattern = satdoku_new_options_dup_pattern (self);
  geometry = satdoku_new_options_create_geometry (self, NULL);
  if (pattern == NULL || geometry == NULL)
    return self->side * self->side;
  reduced = sudoku_pattern_reduce (pattern, geometry, self->symmetry);
  return sudoku_pattern_count (reduced);
}

static gboolean
is_valid (const SatdokuNewOptions *self)
{
  return self->side >= SATDOKU_NEW_SIDE_MIN && self->side <= SATDOKU_NEW_SIDE_MAX &&
         (self->box_rows == 0 || self->box_rows * self->box_columns == self->side) &&
         (!self->jigsaw || self->side <= SATDOKU_NEW_JIGSAW_MAX) &&
         self->n_givens <= self->side * self->side;
}

static SudokuFrame
get_frame (const SatdokuNewOptions *self)
{
  return (SudokuFrame){
    .side = self->side,
    .box_rows = self->jigsaw ? 0 : self->box_rows,
    .box_columns = self->jigsaw ? 0 : self->box_columns,
    .divided = self->jigsaw || self->box_rows > 0,
  };
}

/* Asks for random regions in the place of boxes. */
void
satdoku_new_options_set_jigsaw (SatdokuNewOptions *self)
{
  g_return_if_fail (self != NULL);

  self->jigsaw = TRUE;
  /* From which the regions are made. */
  satdoku_new_options_use_usual_boxes (self);
}

gboolean
satdoku_new_options_has_rule (const SatdokuNewOptions *self,
                              const SudokuRuleKind *kind)
{
  g_return_val_if_fail (self != NULL && kind != NULL, FALSE);

  return sudoku_set_has (self->rules, sudoku_rule_kind_get_index (kind));
}

void
satdoku_new_options_set_rule (SatdokuNewOptions *self,
                              const SudokuRuleKind *kind,
                              gboolean wanted)
{
  SudokuSet set;

  g_return_if_fail (self != NULL && kind != NULL);

  set = sudoku_rule_kind_get_set (kind);
  self->rules = wanted ? sudoku_set_or (self->rules, set) : sudoku_set_minus (self->rules, set);
}

/* Why the numbers can't be renamed; NULL when they can. What is given names them. */
static const char *
refuse_renaming (const SatdokuNewOptions *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (satdoku_new_options_has_rule (self, kinds[i]) && !kinds[i]->latin)
      return N_ ("Numbers can’t be renamed beside rules that are no laws");
  if (!satdoku_new_options_has_rule (self, sudoku_rule_kind_find ("idempotent", -1)))
    return N_ ("Numbers can be renamed where x·x = x: choose “Idempotent”");
  return self->empty ? NULL : N_ ("Numbers can’t be renamed where some are given");
}

/* (nullable): why the rule can't be had in this shape, to be translated. */
const char *
satdoku_new_options_refuse_rule (const SatdokuNewOptions *self,
                                 const SudokuRuleKind *kind)
{
  SudokuFrame frame;

  g_return_val_if_fail (self != NULL && kind != NULL, NULL);

  frame = get_frame (self);
  if (self->empty && sudoku_rule_kind_can_sample (kind))
    return N_ ("Its cells are chosen beside the empty board");
  if (g_str_equal (kind->id, "break-symmetry"))
    return refuse_renaming (self);
  return kind->check_frame != NULL ? kind->check_frame (&frame) : NULL;
}

/* The level says how hard the puzzle is from now on; nothing else does. */
void
satdoku_new_options_set_level (SatdokuNewOptions *self,
                               SudokuLevel level)
{
  g_return_if_fail (self != NULL && level > SUDOKU_LEVEL_UNKNOWN && level < SUDOKU_N_LEVELS);

  self->level = level;
  self->by_level = TRUE;
  self->difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  self->demand = (SudokuDemand){ 0 };
  self->strategy = sudoku_strategy_find ("minimal");
}

/* (nullable): why the level can't be had, to be translated. */
const char *
satdoku_new_options_refuse_level (const SatdokuNewOptions *self,
                                  SudokuLevel level)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGenerateOptions generate;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->empty)
    return N_ ("You type the numbers of an empty board");
  if (!self->unique)
    return N_ ("Only a puzzle with one solution has a level");
  if (self->has_pattern)
    return N_ ("With a pattern of your own the level can’t be chosen");
  geometry = satdoku_new_options_create_geometry (self, NULL);
  if (geometry == NULL)
    return NULL;
  satdoku_new_options_fill (self, geometry, NULL, &generate);
  if (sudoku_level_offer_has (&generate, level))
    return NULL;
  return sudoku_level_offer_has (&generate, SUDOKU_LEVEL_EASY)
           ? N_ ("Hardly any puzzle of this kind is so hard")
           : N_ ("This kind of puzzle has no levels");
}

/* The level that the puzzle will have: the nearest below the chosen one that can be had.
 * `SUDOKU_LEVEL_UNKNOWN`: it comes as it comes, or something else says how hard it is. */
SudokuLevel
satdoku_new_options_get_level (const SatdokuNewOptions *self)
{
  guint level;

  g_return_val_if_fail (self != NULL, SUDOKU_LEVEL_UNKNOWN);

  if (!self->by_level)
    return SUDOKU_LEVEL_UNKNOWN;
  level = self->level;
  while (level > SUDOKU_LEVEL_UNKNOWN &&
         satdoku_new_options_refuse_level (self, (SudokuLevel)level) != NULL)
    level--;
  return (SudokuLevel)level;
}

/* How many givens go with a level, as sudoku_level_offer_get_givens() says it; %FALSE when there is
 * no such level. */
gboolean
satdoku_new_options_get_givens (const SatdokuNewOptions *self,
                                SudokuLevel level,
                                guint *least,
                                guint *most)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGenerateOptions generate;

  g_return_val_if_fail (self != NULL && least != NULL && most != NULL, FALSE);

  geometry = satdoku_new_options_create_geometry (self, NULL);
  if (geometry == NULL)
    return FALSE;
  satdoku_new_options_fill (self, geometry, NULL, &generate);
  return sudoku_level_offer_get_givens (&generate, level, least, most);
}

/* NULL when it will only show by trying what is out of reach, or when the shape can't be. */
static SudokuGeometry *
create_certain_geometry (const SatdokuNewOptions *self)
{
  if (self->jigsaw || !sudoku_set_is_empty (satdoku_new_options_get_sampled (self)))
    return NULL;
  return satdoku_new_options_create_geometry (self, NULL);
}

/* (nullable): why the difficulty can't be had in this shape, or with what is demanded, to be
 * translated; %NULL also when only trying will tell, and always for any difficulty. */
const char *
satdoku_new_options_refuse_difficulty (const SatdokuNewOptions *self,
                                       SudokuDifficulty difficulty)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  SatdokuNewOptions other;

  g_return_val_if_fail (self != NULL, NULL);

  if (difficulty == SUDOKU_DIFFICULTY_UNKNOWN)
    return NULL;
  geometry = create_certain_geometry (self);
  if (geometry != NULL && sudoku_generate_is_out_of_reach (geometry, difficulty))
    return N_ ("Puzzles of this size are never harder");
  other = *self;
  other.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  if (!satdoku_new_options_has_demand (self) || !satdoku_new_options_check_demand (&other, NULL))
    return NULL;
  other.difficulty = difficulty;
  if (!satdoku_new_options_check_demand (&other, NULL))
    return N_ ("This does not go with the technique or rating");
  return NULL;
}

/* Whether the puzzle shall need a technique or have a certain rating: one with several solutions
 * never does. */
gboolean
satdoku_new_options_has_demand (const SatdokuNewOptions *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->unique && !self->empty && !self->by_level && !sudoku_demand_is_open (&self->demand);
}

/* Before anything is made, tells whether there may be a puzzle whose givens stand in the pattern;
 * %FALSE with an error of sudoku_generate_check(). */
gboolean
satdoku_new_options_check_pattern (const SatdokuNewOptions *self,
                                   GError **error)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuPattern) pattern = NULL;
  SudokuGenerateOptions generate;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->has_pattern || self->empty)
    return TRUE;
  geometry = satdoku_new_options_create_geometry (self, error);
  if (geometry == NULL)
    return FALSE;
  pattern = satdoku_new_options_dup_pattern (self);
  satdoku_new_options_fill (self, geometry, pattern, &generate);
  generate.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  generate.demand = (SudokuDemand){ 0 };
  return sudoku_generate_check (&generate, error);
}

/* Before anything is made, tells whether there may be a puzzle that demands this; %FALSE with an
 * error of sudoku_generate_check(). */
gboolean
satdoku_new_options_check_demand (const SatdokuNewOptions *self,
                                  GError **error)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGenerateOptions generate;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!satdoku_new_options_has_demand (self))
    return TRUE;
  geometry = satdoku_new_options_create_geometry (self, error);
  if (geometry == NULL)
    return FALSE;
  satdoku_new_options_fill (self, geometry, NULL, &generate);
  return sudoku_generate_check (&generate, error);
}

/* Whether there may be puzzles of this shape that need it, whatever the level and the rating are
 * now. */
gboolean
satdoku_new_options_allow_technique (const SatdokuNewOptions *self,
                                     const SudokuTechnique *technique)
{
  SatdokuNewOptions other;

  g_return_val_if_fail (self != NULL && technique != NULL, FALSE);

  other = *self;
  other.by_level = FALSE;
  other.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  other.demand = (SudokuDemand){ .technique = technique };
  return satdoku_new_options_check_demand (&other, NULL);
}

/* Of the shape, in the settings: "6 2" with the rows of a box, "9 jigsaw", "9 3 x". */
static char *
get_level_key (const SatdokuNewOptions *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  GString *key = g_string_new (NULL);

  g_string_append_printf (key, "%u ", self->side);
  if (self->jigsaw)
    g_string_append (key, "jigsaw");
  else
    g_string_append_printf (key, "%u", self->box_rows);
  for (gsize i = 0; i < n_kinds; i++)
    if (satdoku_new_options_has_rule (self, kinds[i]))
      g_string_append_printf (key, " %s", kinds[i]->id);
  return g_string_free (key, FALSE);
}

/* Takes the level that was chosen for this shape and these rules last, or else the first. */
void
satdoku_new_options_recall_level (SatdokuNewOptions *self,
                                  GSettings *settings)
{
  g_autoptr (GVariant) levels = NULL;
  g_autofree char *key = NULL;
  const char *id = NULL;

  g_return_if_fail (self != NULL);

  self->level = FIRST_LEVEL;
  levels = g_settings_get_value (settings, "new-levels");
  key = get_level_key (self);
  if (g_variant_lookup (levels, key, "&s", &id) &&
      sudoku_level_find (id) != SUDOKU_LEVEL_UNKNOWN)
    self->level = sudoku_level_find (id);
}

static void
save_level (const SatdokuNewOptions *self,
            GSettings *settings)
{
  g_autoptr (GVariant) levels = g_settings_get_value (settings, "new-levels");
  g_autofree char *key = get_level_key (self);
  const char *id = sudoku_level_get_id (self->level);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *shape, *level;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, levels);
  while (g_variant_iter_next (&iter, "{&s&s}", &shape, &level))
    if (!g_str_equal (shape, key))
      g_variant_builder_add (&builder, "{ss}", shape, level);
  g_variant_builder_add (&builder, "{ss}", key, id);
  g_settings_set_value (settings, "new-levels", g_variant_builder_end (&builder));
}

static gboolean
init_kind (const SatdokuNewOptions *self,
           SudokuKind *kind)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (self, NULL);

  if (geometry == NULL)
    return FALSE;
  sudoku_kind_init (kind, geometry);
  if (self->jigsaw)
    {
      const SudokuRuleKind *regions = sudoku_rule_kind_find ("regions", -1);

      kind->box_rows = kind->box_columns = 0;
      kind->rules = sudoku_set_or (kind->rules, sudoku_rule_kind_get_set (regions));
    }
  kind->rules = sudoku_set_or (kind->rules, satdoku_new_options_get_sampled (self));
  return TRUE;
}

/* What such a puzzle is called, however hard it is: "9 × 9", "6 × 6, Diagonals". */
char *
satdoku_new_options_describe_shape (const SatdokuNewOptions *self)
{
  SudokuKind kind;

  g_return_val_if_fail (self != NULL, NULL);

  return init_kind (self, &kind) ? words_kind (&kind) : g_strdup ("");
}

/* What such a puzzle is called, "9 × 9 · Medium", "9 × 9 · X-wing" or "9 × 9 · Pattern". */
char *
satdoku_new_options_describe (const SatdokuNewOptions *self)
{
  g_autofree char *name = NULL;
  SudokuKind kind;

  g_return_val_if_fail (self != NULL, NULL);

  if (!init_kind (self, &kind))
    return g_strdup ("");
  if (satdoku_new_options_get_level (self) != SUDOKU_LEVEL_UNKNOWN)
    return words_kind_with_level (&kind, satdoku_new_options_get_level (self));
  if (self->unique && !self->by_level)
    kind.difficulty = self->difficulty;
  name = words_kind_with_demand (&kind,
                                 satdoku_new_options_has_demand (self) ? &self->demand : NULL);
  if (!self->has_pattern)
    return g_steal_pointer (&name);
  /* Translators: of a new puzzle whose givens stand in a pattern; %s is "9 × 9 · Moderate". */
  return g_strdup_printf (_ ("%s · Pattern"), name);
}

/* The ids of the rules are what is kept: the order of the kinds may change. */
static void
load_rules (SatdokuNewOptions *self,
            GSettings *settings)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, "new-rules");

  self->rules = SUDOKU_SET_EMPTY;
  for (gsize i = 0; ids[i] != NULL; i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_kind_find (ids[i], -1);

      if (kind != NULL &&
          (sudoku_rule_kind_is_offered (kind) || sudoku_rule_kind_can_sample (kind)))
        satdoku_new_options_set_rule (self, kind, TRUE);
    }
}

static void
save_rules (const SatdokuNewOptions *self,
            GSettings *settings)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (satdoku_new_options_has_rule (self, kinds[i]))
      g_ptr_array_add (ids, (gpointer)kinds[i]->id);
  g_ptr_array_add (ids, NULL);
  g_settings_set_strv (settings, "new-rules", (const char *const *)ids->pdata);
}

/* A technique that this version does not know is left open. */
static void
load_demand (SatdokuNewOptions *self,
             GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "new-technique");

  self->demand = (SudokuDemand){ .technique = sudoku_technique_find (id) };
  g_settings_get (settings, "new-rating", "(uu)", &self->demand.rating_min,
                  &self->demand.rating_max);
  if (self->demand.rating_max > SUDOKU_RATING_MAX ||
      self->demand.rating_min > self->demand.rating_max)
    self->demand.rating_min = self->demand.rating_max = 0;
}

static void
save_demand (const SatdokuNewOptions *self,
             GSettings *settings)
{
  const SudokuTechnique *technique = self->demand.technique;

  g_settings_set_string (settings, "new-technique", technique != NULL ? technique->id : "");
  g_settings_set (settings, "new-rating", "(uu)", self->demand.rating_min,
                  self->demand.rating_max);
}

/* One of another side is for another shape. */
static void
load_pattern (SatdokuNewOptions *self,
              GSettings *settings)
{
  g_autofree char *text = g_settings_get_string (settings, "new-pattern");
  g_autoptr (SudokuPattern) pattern = NULL;

  if (*text != '\0')
    pattern = sudoku_pattern_read ("new-pattern", text, strlen (text), NULL);
  if (pattern != NULL && sudoku_pattern_get_side (pattern) == self->side)
    satdoku_new_options_set_pattern (self, pattern);
}

static void
save_pattern (const SatdokuNewOptions *self,
              GSettings *settings)
{
  g_autoptr (SudokuPattern) pattern = satdoku_new_options_dup_pattern (self);
  g_autofree char *text = pattern != NULL ? sudoku_pattern_write (pattern) : g_strdup ("");

  g_settings_set_string (settings, "new-pattern", text);
}

/* "level" in the settings: the level says how hard it is, and nothing else. */
static void
load_difficulty (SatdokuNewOptions *self,
                 GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "new-difficulty");

  self->difficulty = sudoku_difficulty_find (id);
  self->by_level = g_str_equal (id, "level") && sudoku_demand_is_open (&self->demand) &&
                   self->strategy == sudoku_strategy_find ("minimal");
}

static void
save_difficulty (const SatdokuNewOptions *self,
                 GSettings *settings)
{
  const char *id = sudoku_difficulty_get_id (self->difficulty);

  if (self->by_level)
    id = "level";
  g_settings_set_string (settings, "new-difficulty", id != NULL ? id : "any");
}

/* The options of last time, with a new seed; the defaults when they make no puzzle. */
void
satdoku_new_options_load (SatdokuNewOptions *self,
                          GSettings *settings)
{
  g_autofree char *symmetry = NULL;
  g_autofree char *strategy = NULL;

  satdoku_new_options_init (self);
  symmetry = g_settings_get_string (settings, "new-symmetry");
  self->side = g_settings_get_uint (settings, "new-side");
  self->box_rows = g_settings_get_uint (settings, "new-box-rows");
  self->box_columns = self->box_rows > 0 ? self->side / self->box_rows : 0;
  self->jigsaw = g_settings_get_boolean (settings, "new-jigsaw");
  load_rules (self, settings);
  self->unique = g_settings_get_boolean (settings, "new-unique");
  self->symmetry = sudoku_symmetry_find (symmetry);
  self->n_givens = g_settings_get_uint (settings, "new-givens");
  self->fewest = g_settings_get_boolean (settings, "new-fewest");
  strategy = g_settings_get_string (settings, "new-strategy");
  self->strategy = sudoku_strategy_find (strategy);
  load_demand (self, settings);
  load_difficulty (self, settings);
  if (is_valid (self))
    load_pattern (self, settings);
  if (!is_valid (self))
    satdoku_new_options_init (self);
  satdoku_new_options_recall_level (self, settings);
}

/* Remembers all but the seed, and the level for this shape. */
void
satdoku_new_options_save (const SatdokuNewOptions *self,
                          GSettings *settings)
{
  g_return_if_fail (self != NULL);

  g_settings_set_uint (settings, "new-side", self->side);
  g_settings_set_uint (settings, "new-box-rows", self->box_rows);
  g_settings_set_boolean (settings, "new-jigsaw", self->jigsaw);
  save_rules (self, settings);
  g_settings_set_boolean (settings, "new-unique", self->unique);
  g_settings_set_string (settings, "new-symmetry",
                         self->symmetry != NULL ? self->symmetry->id : "none");
  g_settings_set_uint (settings, "new-givens", self->n_givens);
  g_settings_set_boolean (settings, "new-fewest", self->fewest);
  g_settings_set_string (settings, "new-strategy",
                         self->strategy != NULL ? self->strategy->id : "minimal");
  save_pattern (self, settings);
  save_demand (self, settings);
  save_difficulty (self, settings);
  save_level (self, settings);
}

/* A puzzle of a level and of the kind that was made last, or of the usual kind where that one does
 * not have the level. What else was chosen then is for the dialog and for making it again. */
void
satdoku_new_options_load_for_level (SatdokuNewOptions *self,
                                    GSettings *settings,
                                    SudokuLevel level)
{
  SatdokuNewOptions last;

  g_return_if_fail (self != NULL && level > SUDOKU_LEVEL_UNKNOWN && level < SUDOKU_N_LEVELS);

  satdoku_new_options_load (&last, settings);
  satdoku_new_options_init (self);
  self->side = last.side;
  self->box_rows = last.box_rows;
  self->box_columns = last.box_columns;
  self->jigsaw = last.jigsaw;
  self->rules = last.rules;
  satdoku_new_options_set_level (self, level);
  if (satdoku_new_options_get_level (self) == level)
    return;
  satdoku_new_options_init (self);
  satdoku_new_options_set_level (self, level);
}

/* The rules that need no cells: those that do get them with the solution. */
static GPtrArray *
make_rules (const SatdokuNewOptions *self)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  if (self->box_rows > 0)
    g_ptr_array_add (rules, sudoku_rule_new_boxes (self->box_rows, self->box_columns));
  for (gsize i = 0; i < n_kinds; i++)
    if (satdoku_new_options_has_rule (self, kinds[i]) &&
        kinds[i]->parameter == SUDOKU_RULE_ALONE &&
        satdoku_new_options_refuse_rule (self, kinds[i]) == NULL)
      g_ptr_array_add (rules, sudoku_rule_new (kinds[i]));
  return rules;
}

/* The shape with the rules that can be had in it; %NULL with `SUDOKU_ERROR_SHAPE` when there can't
 * be such. Random regions and the cells of even and odd ones are not in it yet: they come with the
 * puzzle. */
SudokuGeometry *
satdoku_new_options_create_geometry (const SatdokuNewOptions *self,
                                     GError **error)
{
  g_autoptr (GPtrArray) rules = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  rules = make_rules (self);
  return sudoku_geometry_new_with_rules (self->side, (SudokuRule **)rules->pdata, rules->len,
                                         error);
}

/* Fills in what is to be made in a shape. @pattern: (nullable): as of
 * satdoku_new_options_dup_pattern(). All of it is borrowed. */
void
satdoku_new_options_fill (const SatdokuNewOptions *self,
                          SudokuGeometry *geometry,
                          const SudokuPattern *pattern,
                          SudokuGenerateOptions *generate)
{
  g_return_if_fail (self != NULL && geometry != NULL && generate != NULL);

  *generate = (SudokuGenerateOptions){
    .geometry = geometry,
    .symmetry = self->symmetry,
    .pattern = pattern,
    .unique = self->unique,
    .n_givens = self->n_givens,
    .seed = self->seed,
    .wildness = self->jigsaw ? SATDOKU_NEW_WILDNESS : 0,
    .sampled = satdoku_new_options_get_sampled (self),
  };
  if (self->by_level)
    return;
  generate->strategy = self->strategy;
  generate->difficulty = self->difficulty;
  generate->demand = self->demand;
}

/* The indices of the kinds of rules whose cells are chosen when the solution is known. */
SudokuSet
satdoku_new_options_get_sampled (const SatdokuNewOptions *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  SudokuSet sampled = SUDOKU_SET_EMPTY;

  g_return_val_if_fail (self != NULL, sampled);

  for (gsize i = 0; i < n_kinds; i++)
    if (sudoku_rule_kind_can_sample (kinds[i]))
      sampled = sudoku_set_or (sampled, sudoku_rule_kind_get_set (kinds[i]));
  return sudoku_set_and (sampled, self->rules);
}

/* Seconds after which the puzzle may be taken as it is. */
double
satdoku_new_options_get_time_limit (const SatdokuNewOptions *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (satdoku_new_options_get_level (self) != SUDOKU_LEVEL_UNKNOWN ||
      satdoku_new_options_has_demand (self) || (self->unique && self->has_pattern) ||
      (self->unique && !self->by_level && self->difficulty != SUDOKU_DIFFICULTY_UNKNOWN))
    return LEVEL_SECONDS;
  return self->side <= QUICK_SIDE ? QUICK_SECONDS : SLOW_SECONDS;
}
