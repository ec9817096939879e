/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what went wrong with what the player has asked for: that there is not memory enough in a
 * report, with what can be done about it, everything else in a message. */

#include "satdoku-config.h"

#include "satdoku-report-error.h"

#include <glib/gi18n.h>
#include <words-solver.h>

void
satdoku_report_error (SatdokuPlay *play,
                      const GError *error)
{
  g_autofree char *memory = NULL;
  g_autofree char *details = NULL;
  g_autoptr (SatdokuReport) report = NULL;

  g_return_if_fail (SATDOKU_IS_PLAY (play) && error != NULL);

  memory = words_memory (error);
  if (memory == NULL)
    {
      satdoku_messages_say_error (satdoku_play_get_messages (play), error);
      return;
    }
  details = g_strconcat (memory, " ", _ ("Puzzles with more givens need less memory."), NULL);
  report = satdoku_report_new (SATDOKU_MOOD_BAD, _ ("There is not enough free memory for this"),
                               details);
  satdoku_play_set_report (play, report);
}
