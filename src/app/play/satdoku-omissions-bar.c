/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what could not be read of the puzzle that is played, such as a rule that is not known here,
 * and that nothing is found out about the rest. It stays until the player goes on without it. It
 * takes no room while the puzzle is whole. */

#include "satdoku-config.h"

#include "satdoku-omissions-bar.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-warning-bar.h"

/* So many are named. */
#define NAMED_MAX 2

struct _SatdokuOmissionsBar
{
  AdwBin parent_instance;

  /* Children. */
  SatdokuWarningBar *bar;

  /* Owned. */
  SudokuGame *game;        /* (nullable) */
  GBindingGroup *followed; /* the game */

  gboolean whole; /* whether that is */
};

G_DEFINE_FINAL_TYPE (SatdokuOmissionsBar, satdoku_omissions_bar, ADW_TYPE_BIN)

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
game_changed (SatdokuOmissionsBar *self)
{
  g_binding_group_set_source (self->followed, self->game);
  update (self);
}

static void
satdoku_omissions_bar_class_init (SatdokuOmissionsBarClass *klass)
{
  const SatdokuProperty rows[] = {
    { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuOmissionsBar, game),
      G_CALLBACK (game_changed) },
    { "whole", G_TYPE_BOOLEAN, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuOmissionsBar, whole),
      G_CALLBACK (update) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  satdoku_class_drops (klass, SatdokuOmissionsBar, followed, g_object_unref);
}

static void
satdoku_omissions_bar_init (SatdokuOmissionsBar *self)
{
  self->followed = g_binding_group_new ();
  g_binding_group_bind (self->followed, "whole", self, "whole", G_BINDING_SYNC_CREATE);
  self->bar = satdoku_warning_bar_new (
    /* Translators: without the rules of the puzzle that are not known. Short! */
    _ ("Go _On Without"), "win.do-without",
    _ ("Check and solve the puzzle as if it had no more rules than Satdoku knows"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}
