/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a game is, in words: what the panel shows when there is nothing else. */

#include "satdoku-config.h"

#include "satdoku-progress.h"

#include <glib/gi18n.h>
#include <words-about.h>
#include <words-day.h>
#include <words-level.h>
#include <words-play.h>

static void
show_solved (SatdokuPanel *panel,
             SudokuGame *game)
{
  g_autofree char *time = words_time (sudoku_game_get_elapsed (game));
  g_autofree char *details = NULL;

  if (sudoku_game_count (game, SUDOKU_ORIGIN_ANSWER) > 0)
    {
      satdoku_panel_show (panel, SATDOKU_MOOD_GOOD, _ ("Solved with the solver’s help"),
                          _ ("Every cell is filled and no rule is broken."));
      return;
    }
  /* Translators: %s is a time of playing, such as 3:07. */
  details = g_strdup_printf (_ ("Your time: %s"), time);
  satdoku_panel_show (panel, SATDOKU_MOOD_GOOD, _ ("Solved, well done!"), details);
}

static char *
count_empty (guint n_empty,
             SudokuLevel level)
{
  if (level == SUDOKU_LEVEL_UNKNOWN)
    /* Translators: cells of the puzzle that are still empty. */
    return g_strdup_printf (ngettext ("%u cell to fill", "%u cells to fill", n_empty), n_empty);
  return g_strdup_printf (
    /* Translators: the level of the puzzle, such as Easy, and its cells that are still empty. */
    ngettext ("%s · %u cell to fill", "%s · %u cells to fill", n_empty),
    words_level_name (level), n_empty);
}

static void
show_empty (SatdokuPanel *panel,
            SudokuGame *game,
            SudokuLevel level,
            const char *details)
{
  guint n_cells = sudoku_grid_get_n_cells (sudoku_game_get_grid (game));
  guint n_empty = sudoku_game_count (game, SUDOKU_ORIGIN_NONE);
  guint n_open = n_cells - sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN);
  g_autofree char *verdict = count_empty (n_empty, level);

  satdoku_panel_show_progress (panel, verdict, details, (double)(n_open - n_empty) / n_open);
}

/* The size and the rules, and the day whose puzzle it is; 0: of none. */
static char *
name_kind (SudokuGame *game,
           const SatdokuGameNotes *notes,
           guint day)
{
  g_autofree char *shape =
    satdoku_game_notes_name_shape (notes, sudoku_game_get_grid (game), sudoku_game_is_whole (game));
  g_autofree char *name = NULL;
  GDate date;

  if (day == 0)
    return g_steal_pointer (&shape);
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  name = words_day_name (&date);
  /* Translators: what a puzzle is like, such as "9 × 9", and the day that it is for. */
  return g_strdup_printf (_ ("%s · %s"), shape, name);
}

/* Its title and author, as far as they are known, stand above. */
static char *
name_puzzle (SudokuGame *game,
             const SatdokuGameNotes *notes,
             guint day)
{
  g_autofree char *kind = name_kind (game, notes, day);
  g_autofree char *title = words_about_title (sudoku_game_get_notes (game));

  return title != NULL ? g_strjoin ("\n", title, kind, NULL) : g_steal_pointer (&kind);
}

/* Is there more to say of it than that it is a Sudoku? */
static gboolean
has_story (SudokuGame *game)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_game_get_grid (game));

  if (!words_about_is_empty (sudoku_game_get_notes (game)))
    return TRUE;
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i))->optional)
      return TRUE;
  return FALSE;
}

/* Returns TRUE when all are filled but not correctly. */
static gboolean
show (SatdokuPanel *panel,
      SudokuGame *game,
      const SatdokuGameNotes *notes,
      const char *details)
{
  SudokuLevel level = SUDOKU_LEVEL_UNKNOWN;

  if (sudoku_game_is_solved (game))
    {
      show_solved (panel, game);
      return FALSE;
    }
  if (sudoku_game_count (game, SUDOKU_ORIGIN_NONE) == 0 && !sudoku_game_is_whole (game))
    {
      satdoku_panel_show (panel, SATDOKU_MOOD_PLAIN,
                          _ ("All cells are filled, but part of the puzzle is not known"), details);
      return FALSE;
    }
  if (sudoku_game_count (game, SUDOKU_ORIGIN_NONE) == 0)
    {
      satdoku_panel_show (panel, SATDOKU_MOOD_PLAIN,
                          _ ("All cells are filled, but a rule is broken"), details);
      return TRUE;
    }
  if (sudoku_game_is_whole (game))
    level = satdoku_game_notes_get_level (notes, sudoku_game_get_grid (game));
  show_empty (panel, game, level, details);
  return FALSE;
}

/* Says how many cells are still to be filled, or that all are, and leads to what there is to know
 * of the puzzle, and from the puzzle of a day to those of the others. Returns TRUE when all are
 * filled but not correctly: then the player will want to know more. */
gboolean
satdoku_progress_show (SatdokuPanel *panel,
                       SudokuGame *game,
                       const SatdokuGameNotes *notes)
{
  guint day = 0;
  gboolean is_wrong = FALSE;
  g_autofree char *details = NULL;

  g_return_val_if_fail (SATDOKU_IS_PANEL (panel) && SUDOKU_IS_GAME (game), FALSE);

  day = satdoku_game_notes_get_day (notes, sudoku_game_get_grid (game));
  details = name_puzzle (game, notes, day);
  is_wrong = show (panel, game, notes, details);
  if (has_story (game))
    satdoku_panel_offer_about (panel);
  if (day != 0)
    satdoku_panel_offer_calendar (panel);
  return is_wrong;
}
