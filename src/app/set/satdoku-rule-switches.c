/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a puzzle as actions, each of which is a move of the game:
 *
 *   rule-ID       for each rule that can be chosen, is it in force? For rules about some cells:
 *                 do all of the chosen cells have it?
 *   division      "none", "irregular" for new regions made by chance, or the size of the boxes
 *   make-region   of the chosen cells
 *
 * Their states follow the game and the chosen cells. */

#include "satdoku-config.h"

#include "satdoku-rule-switches.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <sudoku-regions.h>
#include <sudoku-rule-text.h>

#include "satdoku-class.h"

#define RULE "rule-"
#define FITS "fits-"
/* What regions are made by chance: irregular, but easy to see. */
#define WILDNESS 1.5

struct _SatdokuRuleSwitches
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  GArray *table;          /* (element-type SatdokuCommand): one for each rule */
  GPtrArray *texts;       /* (element-type utf8): what the table points to */
};

G_DEFINE_FINAL_TYPE (SatdokuRuleSwitches, satdoku_rule_switches, G_TYPE_OBJECT)

static SudokuGame *
get_game (SatdokuRuleSwitches *self)
{
  return satdoku_play_get_game (self->play);
}

static SatdokuCommands *
get_commands (SatdokuRuleSwitches *self)
{
  return satdoku_play_get_commands (self->play);
}

static SudokuGeometry *
get_geometry (SatdokuRuleSwitches *self)
{
  return sudoku_game_get_geometry (get_game (self));
}

static const guint *
get_chosen (SatdokuRuleSwitches *self,
            gsize *n_cells)
{
  return satdoku_cell_selection_get_cells (satdoku_play_get_selection (self->play), n_cells);
}

static void
replace_rule (SatdokuRuleSwitches *self,
              const char *id,
              SudokuRule *rule)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);
  g_autoptr (SudokuGeometry) next =
    sudoku_geometry_replace_rule (get_geometry (self), kind, rule, NULL);

  if (next != NULL)
    sudoku_game_set_geometry (get_game (self), next);
}

static void
mark_chosen (SatdokuRuleSwitches *self,
             const SudokuRuleKind *kind)
{
  gsize n_cells = 0;
  const guint *cells = get_chosen (self, &n_cells);
  g_autoptr (SudokuGeometry) next = NULL;

  if (n_cells == 0)
    return;
  next = sudoku_geometry_mark_cells (get_geometry (self), kind, cells, n_cells);
  sudoku_game_set_geometry (get_game (self), next);
}

static void
rule_cb (SatdokuRuleSwitches *self,
         GVariant *value,
         const SatdokuCommand *command)
{
  const char *id = command->name + strlen (RULE);
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);
  g_autoptr (SudokuRule) rule = NULL;

  if (kind->parameter == SUDOKU_RULE_CELLS)
    {
      mark_chosen (self, kind);
      return;
    }
  if (g_variant_get_boolean (value))
    rule = sudoku_rule_new (kind);
  replace_rule (self, id, rule);
}

static SudokuRule *
make_random_regions (SatdokuRuleSwitches *self)
{
  SudokuRandom random;

  sudoku_random_init (&random, ((guint64)g_random_int () << 32) | g_random_int ());
  return sudoku_regions_random (get_geometry (self), WILDNESS, &random);
}

static void
division_cb (SatdokuRuleSwitches *self,
             GVariant *value)
{
  const char *name = g_variant_get_string (value, NULL);
  guint side = sudoku_geometry_get_side (get_geometry (self));
  g_autofree char *text = g_strconcat ("boxes=", name, NULL);
  g_autoptr (SudokuRule) rule = NULL;

  if (strcmp (name, "none") == 0)
    replace_rule (self, "boxes", NULL);
  else if (strcmp (name, "irregular") == 0)
    replace_rule (self, "regions", rule = make_random_regions (self));
  else if ((rule = sudoku_rule_parse (side, text, NULL)) != NULL)
    replace_rule (self, "boxes", rule);
}

static void
make_region_cb (SatdokuRuleSwitches *self)
{
  gsize n_cells = 0;
  const guint *cells = get_chosen (self, &n_cells);
  g_autoptr (SudokuRule) rule = sudoku_regions_make_one (get_geometry (self), cells);

  replace_rule (self, "regions", rule);
}

static const SatdokuCommand table[] = {
  { "division", G_CALLBACK (division_cb), "on-grid !paused !looking", "s", "'none'" },
  { "make-region", G_CALLBACK (make_region_cb), "on-grid !paused !looking region-chosen" },
};

static char *
name_division (const SudokuGeometry *geometry)
{
  if (sudoku_geometry_has_boxes (geometry))
    return g_strdup_printf ("%ux%u", sudoku_geometry_get_box_rows (geometry),
                            sudoku_geometry_get_box_columns (geometry));
  return g_strdup (sudoku_geometry_has_regions (geometry) ? "irregular" : "none");
}

static gboolean
is_on (SatdokuRuleSwitches *self,
       const SudokuRuleKind *kind)
{
  gsize n_cells = 0;
  const guint *cells = get_chosen (self, &n_cells);

  if (kind->parameter == SUDOKU_RULE_CELLS)
    return sudoku_geometry_has_all_marked (get_geometry (self), kind, cells, n_cells);
  return sudoku_geometry_find_rule (get_geometry (self), kind->id) != NULL;
}

static gboolean
breaks_symmetry (const SudokuRuleKind *kind)
{
  return g_str_equal (kind->id, "break-symmetry");
}

static char *
name_condition (const SudokuRuleKind *kind)
{
  return g_strconcat (FITS, kind->id, NULL);
}

static gboolean
fits (SatdokuRuleSwitches *self,
      const SudokuRuleKind *kind)
{
  if (kind->law != NULL)
    return !sudoku_geometry_has_regions (get_geometry (self));
  /* What is there already can always be taken away. */
  return is_on (self, kind) || satdoku_rule_switches_refuse (get_game (self), kind) == NULL;
}

static void
update_rule (SatdokuRuleSwitches *self,
             const SudokuRuleKind *kind)
{
  g_autofree char *name = g_strconcat (RULE, kind->id, NULL);
  g_autofree char *condition = name_condition (kind);

  g_simple_action_set_state (satdoku_commands_get_action (get_commands (self), name),
                             g_variant_new_boolean (is_on (self, kind)));
  if (kind->check_frame != NULL)
    satdoku_commands_set_condition (get_commands (self), condition, fits (self, kind));
}

/* While another game comes, the chosen cells may still be those of the one before. */
static gboolean
is_ready (SatdokuRuleSwitches *self)
{
  return get_game (self) != NULL &&
         satdoku_cell_selection_get_side (satdoku_play_get_selection (self->play)) ==
           sudoku_geometry_get_side (get_geometry (self));
}

/* What is given may come and go. */
static void
cells_changed_cb (SatdokuRuleSwitches *self)
{
  if (is_ready (self))
    update_rule (self, sudoku_rule_kind_find ("break-symmetry", -1));
}

/* After another game, other rules or other chosen cells. */
static void
update (SatdokuRuleSwitches *self)
{
  gsize n_kinds = 0, n_cells = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  g_autofree char *division = NULL;

  if (!is_ready (self))
    return;
  for (gsize i = 0; i < n_kinds; i++)
    if (sudoku_rule_kind_is_offered (kinds[i]))
      update_rule (self, kinds[i]);
  division = name_division (get_geometry (self));
  g_simple_action_set_state (satdoku_commands_get_action (get_commands (self), "division"),
                             g_variant_new_string (division));
  get_chosen (self, &n_cells);
  satdoku_commands_set_condition (get_commands (self), "region-chosen",
                                  sudoku_geometry_has_regions (get_geometry (self)) &&
                                    n_cells == sudoku_geometry_get_side (get_geometry (self)));
}

static const char *
keep (SatdokuRuleSwitches *self,
      char *text)
{
  g_ptr_array_add (self->texts, text);
  return text;
}

/* The actions of the rules are made from the table of the rules. */
static void
make_table (SatdokuRuleSwitches *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    {
      SatdokuCommand command = {
        .run = G_CALLBACK (rule_cb),
        .needs = "on-grid !paused !looking",
        .state = "false",
      };

      if (!sudoku_rule_kind_is_offered (kinds[i]))
        continue;
      command.name = keep (self, g_strconcat (RULE, kinds[i]->id, NULL));
      if (kinds[i]->check_frame != NULL)
        {
          g_autofree char *condition = name_condition (kinds[i]);

          satdoku_commands_set_condition (get_commands (self), condition, FALSE);
          command.needs = keep (self, g_strconcat (command.needs, " ", condition, NULL));
        }
      g_array_append_val (self->table, command);
    }
}

/* Why such a rule can't be chosen for the puzzle as it is, to be translated; NULL when it can. */
const char *
satdoku_rule_switches_refuse (SudokuGame *game,
                              const SudokuRuleKind *kind)
{
  SudokuGeometry *geometry;
  const char *refusal;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && kind != NULL, NULL);

  geometry = sudoku_game_get_geometry (game);
  if (!breaks_symmetry (kind))
    return sudoku_geometry_refuse_kind (geometry, kind);
  refusal = sudoku_geometry_refuse_renaming (geometry);
  if (refusal == NULL &&
      sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_GIVEN) > 0)
    refusal = N_ ("Numbers can’t be renamed where some are given");
  return refusal;
}

static void
satdoku_rule_switches_class_init (SatdokuRuleSwitchesClass *klass)
{
  satdoku_class_drops (klass, SatdokuRuleSwitches, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuRuleSwitches, play, g_object_unref);
  satdoku_class_keeps (klass, SatdokuRuleSwitches, table, g_array_unref);
  satdoku_class_keeps (klass, SatdokuRuleSwitches, texts, g_ptr_array_unref);
}

static void
satdoku_rule_switches_init (SatdokuRuleSwitches *self)
{
  self->table = g_array_new (FALSE, FALSE, sizeof (SatdokuCommand));
  self->texts = g_ptr_array_new_with_free_func (g_free);
}

static void
follow_play (SatdokuRuleSwitches *self)
{
  self->followed = satdoku_play_follow (self->play, self, "notify::geometry", G_CALLBACK (update),
                                        "cells-changed", G_CALLBACK (cells_changed_cb), "bind",
                                        G_CALLBACK (update), NULL);
  g_signal_connect_object (satdoku_play_get_selection (self->play), "notify::cursor",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

SatdokuRuleSwitches *
satdoku_rule_switches_new (SatdokuPlay *play)
{
  SatdokuRuleSwitches *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_RULE_SWITCHES, NULL);
  self->play = g_object_ref (play);
  make_table (self);
  satdoku_commands_set_condition (get_commands (self), "region-chosen", FALSE);
  satdoku_commands_add (get_commands (self), (const SatdokuCommand *)(gpointer)self->table->data,
                        self->table->len, self);
  satdoku_commands_add (get_commands (self), table, G_N_ELEMENTS (table), self);
  follow_play (self);
  return self;
}
