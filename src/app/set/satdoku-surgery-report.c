/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of a surgery, in sentences: what was found or done, how sure it is that nothing better
 * would do, which cells it is about, and the button for what is probably wanted next. It says what
 * the library found, nothing more. */

#include "satdoku-config.h"

#include "satdoku-surgery-report.h"

#include <glib/gi18n.h>
#include <words-error.h>
#include <words-terms.h>

typedef SatdokuReport *(*ReportFunc) (const SatdokuSurgeryResult *result,
                                      const SudokuGeometry *geometry);

static SatdokuReport *
say (SatdokuMood mood,
     const char *verdict,
     const char *details)
{
  return satdoku_report_new (mood, verdict, details);
}

static void
add_cells (SatdokuReport *report,
           const char *text,
           const GArray *cells)
{
  if (cells->len > 0)
    satdoku_report_add_item (report, text, (gconstpointer)cells->data, cells->len);
}

/* Rows that show what went and what came. */
static void
add_changes (SatdokuReport *report,
             const SatdokuSurgeryResult *result)
{
  g_autofree char *removed = g_strdup_printf (
    ngettext ("%u number removed", "%u numbers removed", result->removed->len),
    result->removed->len);
  g_autofree char *added = g_strdup_printf (
    ngettext ("%u number added", "%u numbers added", result->added->len), result->added->len);

  add_cells (report, removed, result->removed);
  add_cells (report, added, result->added);
}

/* Of a puzzle that has not exactly one solution. */
static SatdokuReport *
report_verdict (const SatdokuSurgeryResult *result)
{
  SatdokuReport *report = NULL;

  if (result->verdict == SUDOKU_VERDICT_SEVERAL)
    {
      report = say (SATDOKU_MOOD_WARNING, _ ("There are several solutions"),
                    _ ("This needs a puzzle with exactly one solution."));
      /* Translators: a button: numbers are added so that there is only one solution. Short! */
      satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Add What Is Missing"),
                            "win.surgery-add");
      return report;
    }
  if (result->verdict != SUDOKU_VERDICT_CONFLICT && result->verdict != SUDOKU_VERDICT_NO_SOLUTION)
    return say (SATDOKU_MOOD_PLAIN, _ ("How many solutions there are is not known yet"), NULL);
  report = say (SATDOKU_MOOD_BAD, _ ("There is no solution"),
                result->kind == SATDOKU_SURGERY_FILL
                  ? NULL
                  : _ ("This needs a puzzle with exactly one solution."));
  /* Translators: a button: shows why there is no solution. Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Why?"), "win.why-not");
  return report;
}

static char *
word_unknown (const SudokuSuperfluous *superfluous)
{
  if (superfluous->n_unknown == 0)
    return NULL;
  return g_strdup_printf (ngettext ("Whether %u other number can go is not known.",
                                    "Whether %u other numbers can go is not known.",
                                    superfluous->n_unknown),
                          superfluous->n_unknown);
}

static SatdokuReport *
report_superfluous (const SatdokuSurgeryResult *result,
                    const SudokuGeometry *geometry)
{
  const SudokuSuperfluous *found = result->superfluous;
  g_autofree char *unknown = word_unknown (found);
  g_autofree char *verdict = NULL;
  g_autofree char *details = NULL;
  SatdokuReport *report = NULL;

  if (found->n_cells == 0)
    return say (unknown == NULL ? SATDOKU_MOOD_GOOD : SATDOKU_MOOD_PLAIN,
                unknown == NULL ? _ ("No number is superfluous")
                                : _ ("No superfluous number was found"),
                unknown != NULL ? unknown
                                : _ ("Without any of them there would be several solutions."));
  verdict = g_strdup_printf (ngettext ("%u number is superfluous", "%u numbers are superfluous",
                                       found->n_cells),
                             found->n_cells);
  details = g_strconcat (result->symmetric
                           ? _ ("Each can be removed together with its symmetric partners, but "
                                "rarely all of them at once.")
                           : _ ("Each can be removed alone, but rarely all of them at once."),
                         unknown != NULL ? " " : NULL, unknown, NULL);
  report = say (SATDOKU_MOOD_PLAIN, verdict, details);
  satdoku_report_add_item (report, _ ("Show them on the board"), found->cells, found->n_cells);
  /* Translators: a button: the number in the selected cell goes. Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Remove the Selected One"),
                        "win.surgery-remove-one");
  /* Translators: a button: as many numbers go as can. Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_ALTERNATIVE, _ ("Remove _All That Can Go"),
                        "win.surgery-remove");
  return report;
}

static SatdokuReport *
report_exchanges (const SatdokuSurgeryResult *result,
                  const SudokuGeometry *geometry)
{
  const SudokuExchange *found = result->exchange;
  const char *doubt = found->complete ? NULL : _ ("There may be others.");
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *place = words_cell (geometry, found->cell);
  g_autofree char *verdict = NULL;
  g_autofree char *details = NULL;
  SatdokuReport *report = NULL;

  if (found->n_substitutes == 0)
    {
      /* Translators: %s is a cell, such as "row 3 column 5". */
      verdict = g_strdup_printf (_ ("Nothing can stand for the number in %s"), place);
      return say (SATDOKU_MOOD_PLAIN, verdict,
                  found->complete ? _ ("No other single number leaves exactly one solution.")
                                  : doubt);
    }
  for (guint i = 0; i < found->n_substitutes; i++)
    if (i == 0 || found->substitutes[i].cell != found->substitutes[i - 1].cell)
      g_array_append_val (cells, found->substitutes[i].cell);
  /* Translators: %u is how many numbers there are, %s a cell, such as "row 3 column 5". */
  verdict = g_strdup_printf (ngettext ("%u number can stand for the one in %s",
                                       "%u numbers can stand for the one in %s",
                                       found->n_substitutes),
                             found->n_substitutes, place);
  details = g_strconcat (result->symmetric
                           ? _ ("Select one of the cells that are lit up. Numbers that belong "
                                "together by the symmetry go and come together.")
                           : _ ("Select one of the cells that are lit up."),
                         doubt != NULL ? " " : NULL, doubt, NULL);
  report = say (SATDOKU_MOOD_PLAIN, verdict, details);
  add_cells (report, _ ("Show the cells on the board"), cells);
  return report;
}

static SatdokuReport *
report_removed (const SatdokuSurgeryResult *result,
                const SudokuGeometry *geometry)
{
  const char *needed = result->symmetric
                         ? _ ("None of these can be removed, alone or with its symmetric "
                              "partners.")
                         : _ ("The puzzle needs each of these.");
  g_autofree char *verdict = NULL;
  SatdokuReport *report = NULL;

  if (!result->proven)
    needed = _ ("Some of these may not be needed.");
  if (result->removed->len == 0)
    return say (result->proven ? SATDOKU_MOOD_GOOD : SATDOKU_MOOD_PLAIN,
                result->proven ? _ ("No number is superfluous")
                               : _ ("No superfluous number was found"),
                needed);
  verdict = g_strdup_printf (ngettext ("%u number is left", "%u numbers are left",
                                       result->n_numbers),
                             result->n_numbers);
  report = say (SATDOKU_MOOD_GOOD, verdict, needed);
  add_changes (report, result);
  return report;
}

static SatdokuReport *
report_added (const SatdokuSurgeryResult *result,
              const SudokuGeometry *geometry)
{
  SatdokuReport *report = NULL;

  if (!result->possible)
    return say (SATDOKU_MOOD_WARNING, _ ("No puzzle with exactly one solution was found"), NULL);
  if (result->removed->len + result->added->len == 0)
    return say (SATDOKU_MOOD_GOOD, _ ("Nothing is missing"), _ ("There is exactly one solution."));
  report = say (SATDOKU_MOOD_GOOD, _ ("There is exactly one solution now"),
                result->proven ? _ ("Fewer changes are not enough.")
                               : _ ("Fewer changes may be enough."));
  add_changes (report, result);
  return report;
}

static SatdokuReport *
report_filled (const SatdokuSurgeryResult *result,
               const SudokuGeometry *geometry)
{
  SatdokuReport *report = NULL;

  if (!result->possible)
    return report_verdict (result);
  if (result->added->len == 0)
    return say (SATDOKU_MOOD_PLAIN, _ ("No cell is empty"), NULL);
  report = say (SATDOKU_MOOD_GOOD, _ ("All cells are filled"),
                result->verdict == SUDOKU_VERDICT_UNIQUE
                  ? _ ("There was no other way.")
                  : _ ("Chance has chosen one of the solutions. Undo and fill again for another."));
  add_changes (report, result);
  /* Translators: a button: as many numbers go as can. Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Remove _All That Can Go"),
                        "win.surgery-remove");
  return report;
}

/* Of a level that stays. */
static SatdokuReport *
report_same_level (const SatdokuSurgeryResult *result)
{
  const char *name = _ (sudoku_difficulty_get_name (result->level->before));
  gboolean harder = result->kind == SATDOKU_SURGERY_HARDER;
  g_autofree char *verdict = NULL;

  if (result->level->outcome == SUDOKU_LEVEL_NOT_FOUND)
    {
      /* Translators: %s is the level of a puzzle, such as "Moderate". */
      verdict = g_strdup_printf (harder ? _ ("Nothing harder than %s was found")
                                        : _ ("Nothing easier than %s was found"),
                                 name);
      return say (SATDOKU_MOOD_WARNING, verdict,
                  _ ("The solution stays. With another one there may be such a puzzle."));
    }
  /* Translators: %s is the level of a puzzle, such as "Diabolical". */
  verdict = g_strdup_printf (_ ("This is already %s"), name);
  if (result->level->outcome == SUDOKU_LEVEL_OUT_OF_REACH)
    return say (SATDOKU_MOOD_PLAIN, verdict,
                _ ("Puzzles of this size and with these rules are never harder."));
  return say (SATDOKU_MOOD_PLAIN, verdict,
              harder ? _ ("There is no harder level.") : _ ("There is no easier level."));
}

static SatdokuReport *
report_level (const SatdokuSurgeryResult *result,
              const SudokuGeometry *geometry)
{
  g_autofree char *verdict = NULL;
  SatdokuReport *report = NULL;

  if (!result->possible)
    return report_same_level (result);
  /* Translators: both are levels of a puzzle, such as "Moderate": the first is the new one. */
  verdict = g_strdup_printf (_ ("%s now, it was %s"),
                             _ (sudoku_difficulty_get_name (result->level->after)),
                             _ (sudoku_difficulty_get_name (result->level->before)));
  report = say (SATDOKU_MOOD_GOOD, verdict,
                result->proven
                  ? _ ("The solution is the same. Fewer changes are not enough.")
                  : _ ("The solution is the same. Fewer changes may be enough."));
  add_changes (report, result);
  return report;
}

static SatdokuReport *
report_removed_one (const SatdokuSurgeryResult *result,
                    const SudokuGeometry *geometry)
{
  SatdokuReport *report = say (SATDOKU_MOOD_GOOD, _ ("There still is exactly one solution"), NULL);

  add_changes (report, result);
  /* Translators: a button: which numbers of the puzzle can go? Short! */
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Find Superfluous"),
                        "win.surgery-superfluous");
  return report;
}

static SatdokuReport *
report_exchanged (const SatdokuSurgeryResult *result,
                  const SudokuGeometry *geometry)
{
  SatdokuReport *report =
    say (SATDOKU_MOOD_GOOD, _ ("There still is exactly one solution"),
         result->proven ? _ ("It is the same as before.") : _ ("It is another one than before."));

  add_changes (report, result);
  return report;
}

/* What is said of others, by how alike they are. */
static const char *const alike[SATDOKU_N_OTHERS][SUDOKU_SAMENESS_UNKNOWN + 1] = {
  [SATDOKU_OTHER_COPIED] = {
    N_ ("This is the copied puzzle"),
    N_ ("This is the copied puzzle, arranged in another way"),
    N_ ("This is another puzzle than the copied one"),
    N_ ("Whether this is the copied puzzle was not found out"),
  },
  [SATDOKU_OTHER_FILE] = {
    N_ ("This puzzle is in the file"),
    N_ ("This puzzle is in the file, arranged in another way"),
    N_ ("This puzzle is not in the file"),
    N_ ("Whether this puzzle is in the file was not found out"),
  },
  [SATDOKU_OTHER_LIBRARY] = {
    N_ ("This puzzle is in the library"),
    N_ ("This puzzle is in the library, arranged in another way"),
    N_ ("This puzzle is not in the library"),
    N_ ("Whether this puzzle is in the library was not found out"),
  },
};

static SatdokuReport *
report_no_others (const SatdokuOtherPuzzles *others)
{
  static const char *const verdicts[SATDOKU_N_OTHERS] = {
    [SATDOKU_OTHER_COPIED] = N_ ("The clipboard doesn’t hold a puzzle"),
    [SATDOKU_OTHER_FILE] = N_ ("There is no puzzle in the file"),
    [SATDOKU_OTHER_LIBRARY] = N_ ("There is no other game in the library"),
  };
  g_autofree char *failure =
    others->failure != NULL ? words_error (others->failure, WORDS_STYLE_WINDOW) : NULL;

  return say (failure != NULL ? SATDOKU_MOOD_WARNING : SATDOKU_MOOD_PLAIN,
              _ (verdicts[others->origin]), failure);
}

/* Which one of the others it is. */
static char *
word_which (const SatdokuOtherPuzzles *others)
{
  if (others->names->len > 0)
    /* Translators: %s is what a game of the library is called. */
    return g_strdup_printf (_ ("It is “%s”."),
                            (const char *)others->names->pdata[others->n_compared - 1]);
  if (!sudoku_contents_has_more (others->contents))
    return NULL;
  /* Translators: %u is the place of a puzzle among those that were copied or are in a file. */
  return g_strdup_printf (_ ("It is number %u there."), others->n_compared);
}

static SatdokuReport *
report_sameness (const SatdokuSurgeryResult *result,
                 const SudokuGeometry *geometry)
{
  const SatdokuOtherPuzzles *others = result->others;
  g_autofree char *details = NULL;
  const char *verdict = NULL;

  if (others->n_compared == 0)
    return report_no_others (others);
  verdict = _ (alike[others->origin][others->sameness]);
  switch (others->sameness)
    {
    case SUDOKU_SAMENESS_IDENTICAL:
    case SUDOKU_SAMENESS_ARRANGED:
      details = word_which (others);
      return say (SATDOKU_MOOD_GOOD, verdict, details);
    case SUDOKU_SAMENESS_DIFFERENT:
      details = g_strdup_printf (
        ngettext ("However it is arranged, it is not the same as the other one.",
                  "However it is arranged, it is not the same as one of the %u others.",
                  others->n_compared),
        others->n_compared);
      return say (SATDOKU_MOOD_PLAIN, verdict, details);
    case SUDOKU_SAMENESS_UNKNOWN:
    default:
      return say (SATDOKU_MOOD_PLAIN, verdict,
                  _ ("Turned, mirrored or with other digits it is not the same. With other rows "
                     "and columns it may be."));
    }
}

static const ReportFunc reports[SATDOKU_N_SURGERIES] = {
  [SATDOKU_SURGERY_FIND_SUPERFLUOUS] = report_superfluous,
  [SATDOKU_SURGERY_FIND_EXCHANGES] = report_exchanges,
  [SATDOKU_SURGERY_REMOVE] = report_removed,
  [SATDOKU_SURGERY_ADD] = report_added,
  [SATDOKU_SURGERY_FILL] = report_filled,
  [SATDOKU_SURGERY_EASIER] = report_level,
  [SATDOKU_SURGERY_HARDER] = report_level,
  [SATDOKU_SURGERY_COMPARE] = report_sameness,
  [SATDOKU_SURGERY_REMOVE_ONE] = report_removed_one,
  [SATDOKU_SURGERY_EXCHANGE] = report_exchanged,
};

/* These can be asked of any puzzle. */
static gboolean
needs_unique (SatdokuSurgeryKind kind)
{
  return kind != SATDOKU_SURGERY_ADD && kind != SATDOKU_SURGERY_FILL &&
         kind != SATDOKU_SURGERY_COMPARE;
}

/* (transfer full) (nullable): what is known of the puzzle, or was done; NULL when nothing was
 * asked. @result: not NULL when it is done; @error: why nothing was, if it was not cancelled */
SatdokuReport *
satdoku_surgery_report_new (SatdokuSurgeryState state,
                            const SatdokuSurgeryResult *result,
                            const GError *error,
                            SudokuGeometry *geometry)
{
  g_autofree char *trouble = NULL;

  switch (state)
    {
    case SATDOKU_SURGERY_LOOKING:
      return say (SATDOKU_MOOD_PLAIN, _ ("This is being found out…"), NULL);
    case SATDOKU_SURGERY_CANCELLED:
      trouble = error != NULL ? words_error (error, WORDS_STYLE_WINDOW) : NULL;
      return say (SATDOKU_MOOD_PLAIN, _ ("This was not found out"),
                  trouble != NULL ? trouble : _ ("Nothing has changed."));
    case SATDOKU_SURGERY_DONE:
      if (needs_unique (result->kind) && result->verdict != SUDOKU_VERDICT_UNIQUE)
        return report_verdict (result);
      return reports[result->kind](result, geometry);
    case SATDOKU_SURGERY_NOTHING:
    default:
      return NULL;
    }
}
