/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what could not be read of the puzzle that is played, such as a rule that is not known here,
 * and that nothing is found out about the rest. It stays until the player goes on without it. It
 * takes no room while the puzzle is whole. */

#include "satdoku-config.h"

#include "satdoku-omissions-bar.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-warning-bar.h"

/* So many are named. */
#define NAMED_MAX 2

struct _SatdokuOmissionsBar
{
  AdwBin parent_instance;

  /* Children. */
  SatdokuWarningBar *bar;

  /* Owned. */
  SudokuGame *game;       /* (nullable) */
  GSignalGroup *followed; /* the game */
};

G_DEFINE_FINAL_TYPE (SatdokuOmissionsBar, satdoku_omissions_bar, ADW_TYPE_BIN)

enum
{
  PROP_GAME = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char *
word_omissions (const GPtrArray *omissions)
{
  GString *text = g_string_new (_ ("Part of this puzzle could not be read. Without it, nothing is "
                                   "checked, solved or rated."));
  guint n_named = MIN (omissions->len, NAMED_MAX);
  guint n_more = omissions->len - n_named;

  for (guint i = 0; i < n_named; i++)
    {
      g_autofree char *words = words_issue (omissions->pdata[i], WORDS_STYLE_WINDOW);

      g_string_append_printf (text, "\n• %s", words);
    }
  if (n_more > 0)
    {
      g_string_append (text, "\n• ");
      /* Translators: further parts of a puzzle that could not be read. */
      g_string_append_printf (text, ngettext ("%u more", "%u more", n_more), n_more);
    }
  return g_string_free (text, FALSE);
}

static void
update (SatdokuOmissionsBar *self)
{
  g_autofree char *text = NULL;

  if (self->game != NULL && !sudoku_game_is_whole (self->game))
    text = word_omissions (sudoku_game_get_omissions (self->game));
  satdoku_warning_bar_say (self->bar, text);
}

static void
set_game (SatdokuOmissionsBar *self,
          SudokuGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->followed, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
satdoku_omissions_bar_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, SATDOKU_OMISSIONS_BAR (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_omissions_bar_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_GAME)
    set_game (SATDOKU_OMISSIONS_BAR (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_omissions_bar_dispose (GObject *object)
{
  SatdokuOmissionsBar *self = SATDOKU_OMISSIONS_BAR (object);

  g_clear_object (&self->followed);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (satdoku_omissions_bar_parent_class)->dispose (object);
}

static void
satdoku_omissions_bar_class_init (SatdokuOmissionsBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_omissions_bar_get_property;
  object_class->set_property = satdoku_omissions_bar_set_property;
  object_class->dispose = satdoku_omissions_bar_dispose;

  /**
   * SatdokuOmissionsBar:game:
   *
   * The game that is played.
   */
  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_omissions_bar_init (SatdokuOmissionsBar *self)
{
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "notify::whole", G_CALLBACK (update), self);
  self->bar = satdoku_warning_bar_new (
    /* Translators: without the rules of the puzzle that are not known. Short! */
    _ ("Go _On Without"), "win.do-without",
    _ ("Check and solve the puzzle as if it had no more rules than Satdoku knows"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}
