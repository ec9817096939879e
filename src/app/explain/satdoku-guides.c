/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What helps with the game: hints, checks and solving, the path, why there is no solution or more
 * than one, branches, and the observer that warns of dead ends. Each knows only the play; the views
 * that show what they find are made late or never, so the guides do not belong to them. */

#include "satdoku-config.h"

#include "satdoku-guides.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-solvability-observer.h"

struct _SatdokuGuides
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuAssistant *assistant;
  SatdokuPathGuide *path;
  SatdokuConflictGuide *conflict;
  SatdokuAmbiguityGuide *ambiguity;
  SatdokuBranchGuide *branches;
  SatdokuSolvabilityObserver *observer;
};

G_DEFINE_FINAL_TYPE (SatdokuGuides, satdoku_guides, G_TYPE_OBJECT)

SATDOKU_DEFINE_GETTER (SatdokuGuides, satdoku_guides, play, SatdokuPlay *)

SatdokuGuide *
satdoku_guides_get_hints (SatdokuGuides *self)
{
  g_return_val_if_fail (SATDOKU_IS_GUIDES (self), NULL);

  return satdoku_assistant_get_guide (self->assistant);
}

SATDOKU_DEFINE_GETTER (SatdokuGuides, satdoku_guides, path, SatdokuPathGuide *)
SATDOKU_DEFINE_GETTER (SatdokuGuides, satdoku_guides, conflict, SatdokuConflictGuide *)
SATDOKU_DEFINE_GETTER (SatdokuGuides, satdoku_guides, ambiguity, SatdokuAmbiguityGuide *)
SATDOKU_DEFINE_GETTER (SatdokuGuides, satdoku_guides, branches, SatdokuBranchGuide *)

static void
get_hints (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_object (value, satdoku_guides_get_hints (SATDOKU_GUIDES (object)));
}

static void
satdoku_guides_class_init (SatdokuGuidesClass *klass)
{
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READABLE, G_STRUCT_OFFSET (SatdokuGuides, play) },
    { "hints", SATDOKU_TYPE_GUIDE, G_PARAM_READABLE, .get = get_hints },
    { "path", SATDOKU_TYPE_PATH_GUIDE, G_PARAM_READABLE, G_STRUCT_OFFSET (SatdokuGuides, path) },
    { "conflict", SATDOKU_TYPE_CONFLICT_GUIDE, G_PARAM_READABLE,
      G_STRUCT_OFFSET (SatdokuGuides, conflict) },
    { "ambiguity", SATDOKU_TYPE_AMBIGUITY_GUIDE, G_PARAM_READABLE,
      G_STRUCT_OFFSET (SatdokuGuides, ambiguity) },
    { "branches", SATDOKU_TYPE_BRANCH_GUIDE, G_PARAM_READABLE,
      G_STRUCT_OFFSET (SatdokuGuides, branches) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  /* What is under way ends with them, also when a view still knows the guide. */
  satdoku_class_ends (klass, SatdokuGuides, observer);
  satdoku_class_ends (klass, SatdokuGuides, branches);
  satdoku_class_ends (klass, SatdokuGuides, ambiguity);
  satdoku_class_ends (klass, SatdokuGuides, conflict);
  satdoku_class_ends (klass, SatdokuGuides, path);
  satdoku_class_ends (klass, SatdokuGuides, assistant);
}

static void
satdoku_guides_init (SatdokuGuides *self)
{
}

/* The player is warned of nothing, of broken rules, or also of a dead end. */
static gboolean
warns_of_dead_end (GValue *value,
                   GVariant *level,
                   gpointer unused)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (level, NULL), "dead-end"));
  return TRUE;
}

static void
bind_observer (SatdokuGuides *self,
               GSettings *settings)
{
  g_object_bind_property (self->play, "game", self->observer, "game", G_BINDING_SYNC_CREATE);
  /* What the player asks for goes first. */
  g_object_bind_property (self->play, "busy", self->observer, "held", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->observer, "dead-end", self->play, "dead-end",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->observer, "dead-end", self->assistant, "warns",
                          G_BINDING_SYNC_CREATE);
  g_settings_bind_with_mapping (settings, "warnings", self->observer, "active", G_SETTINGS_BIND_GET,
                                warns_of_dead_end, NULL, NULL, NULL);
}

SatdokuGuides *
satdoku_guides_new (SatdokuPlay *play,
                    GSettings *settings)
{
  SatdokuGuides *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SATDOKU_TYPE_GUIDES, NULL);
  self->play = g_object_ref (play);
  self->assistant = satdoku_assistant_new (play);
  self->path = satdoku_path_guide_new (play);
  self->conflict = satdoku_conflict_guide_new (play);
  self->ambiguity = satdoku_ambiguity_guide_new (play);
  self->branches = satdoku_branch_guide_new (play, settings);
  self->observer = satdoku_solvability_observer_new ();
  bind_observer (self, settings);
  return self;
}
