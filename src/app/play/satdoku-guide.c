/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in grades. Each time the player asks, one thing more is said of the next step: where to
 * look, which technique it is, the step itself with its reasons; asked once more, it is done, as
 * one move. Nothing is written before the step was shown. What is wrong comes first: that there is
 * a mistake, then where, and never what would be right. Any change of the game starts over. It
 * finds out nothing: see satdoku-hint-source.c. */

#include "satdoku-config.h"

#include "satdoku-guide.h"

#include <glib/gi18n.h>
#include <sudoku-chapter.h>
#include <sudoku-game-moves.h>
#include <words-level.h>
#include <words-step.h>
#include <words-technique.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-learned-file.h"
#include "satdoku-properties.h"
#include "satdoku-report-error.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"

/* So many cells are named in a sentence. */
#define CELLS_SHOWN 6

/* What to do once the next step is known. */
typedef enum
{
  WAIT_NO,
  WAIT_HINT,
  WAIT_NEXT,
  WAIT_PREVIOUS,
} Wait;

/* What was said of the position. */
typedef struct
{
  SudokuHint *hint;            /* owned (nullable): no step is spoken of */
  const SudokuHintStep *found; /* borrowed: the step of the hint */
  SatdokuGuideGrade grade;
  gboolean among_all; /* whether the hint has all steps */
} Told;

struct _SatdokuGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuHintSource *source;
  GSignalGroup *followed; /* the game */
  SudokuHint *hint;       /* (nullable): what helps in the position as it is */
  SudokuHint *all;        /* (nullable): the same with all steps */
  SatdokuReport *said;    /* (nullable): what was said last */
  GError *error;          /* (nullable): why no step was found */

  Told told;
  Wait wait;
  gboolean lists_all; /* whether all steps of each position are listed */
  gboolean looking;   /* whether the board shows something else than the game */
};

G_DEFINE_FINAL_TYPE (SatdokuGuide, satdoku_guide, G_TYPE_OBJECT)

enum
{
  PROP_GRADE,
  PROP_STEP,
  PROP_WAITS,
  PROP_WANTS_ALL,
  PROP_LISTS_ALL,
  PROP_HINT,
  PROP_ALL,
  PROP_ERROR,
  PROP_LOOKING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
notify (SatdokuGuide *self,
        guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static SudokuGame *
get_game (SatdokuGuide *self)
{
  return satdoku_play_get_game (self->play);
}

static void
say (SatdokuGuide *self,
     SatdokuReport *report)
{
  g_set_object (&self->said, report);
  satdoku_play_set_report (self->play, report);
}

/* What was said goes with the position. What others have said stays. */
static void
take_back (SatdokuGuide *self)
{
  g_autoptr (SatdokuReport) said = g_steal_pointer (&self->said);

  if (said != NULL && satdoku_play_get_report (self->play) == said)
    satdoku_play_set_report (self->play, NULL);
}

static void
say_text (SatdokuGuide *self,
          SatdokuMood mood,
          const char *verdict,
          const char *details)
{
  g_autoptr (SatdokuReport) report = satdoku_report_new (mood, verdict, details);

  say (self, report);
}

static GArray *
list_house_cells (SudokuGeometry *geometry,
                  guint house)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    {
      guint cell = cells[i];

      g_array_append_val (list, cell);
    }
  return list;
}

/* Among the steps of the hint. */
static guint
get_number (const Told *told)
{
  return (guint)(told->found - &g_array_index (told->hint->steps, SudokuHintStep, 0));
}

/* How hard the technique is, and which of all steps this is, when they are known. */
static char *
word_place (const Told *told)
{
  SudokuLevel known = sudoku_step_get_technique (told->found->step)->level;
  const char *level = known != SUDOKU_LEVEL_UNKNOWN ? words_level_name (known) : NULL;
  g_autofree char *number = NULL;

  if (told->among_all)
    /* Translators: one of several steps: "2 of 5". */
    number = g_strdup_printf (_ ("%u of %u"), get_number (told) + 1, told->hint->steps->len);
  if (level == NULL)
    return g_steal_pointer (&number);
  /* Translators: the level of a technique, such as Hard, and which of all steps it is: "2 of 5". */
  return number != NULL ? g_strdup_printf (_ ("%s · %s"), level, number) : g_strdup (level);
}

/* A house to look at: it does not yet give the step away. */
static SatdokuReport *
report_where (const Told *told,
              GArray **lit)
{
  const SudokuHintStep *found = told->found;
  SudokuGeometry *geometry = sudoku_links_get_geometry (told->hint->links);
  g_autofree char *place = words_house (geometry, found->house);
  /* Translators: a house: "row 3". */
  g_autofree char *verdict = g_strdup_printf (_ ("Look at %s"), place);
  g_autofree char *length = words_step_length (found->step, found->n_cases, found->depth);
  g_autofree char *details =
    g_strjoin ("\n", _ ("There is a step to find there."), length, NULL);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, details);

  *lit = list_house_cells (geometry, found->house);
  satdoku_report_set_hint (report, TRUE);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Say _More"), "win.hint");
  return report;
}

static gboolean
is_to_be_learned (const SudokuTechnique *technique)
{
  const SudokuLearned *learned = satdoku_learned_file_get (satdoku_learned_file_get_default ());

  return sudoku_chapter_find (technique, NULL) != NULL &&
         !sudoku_learned_is_learned (learned, technique);
}

/* Learn has a lesson on nearly every technique of the tables, and the help a page on each. */
static void
offer_reading (SatdokuReport *report,
               const SudokuTechnique *technique)
{
  gboolean learn = is_to_be_learned (technique);
  g_autofree char *action = g_strconcat (learn ? "win.learn-technique::" : "win.help-topic::",
                                         technique->id, NULL);

  if (sudoku_technique_find (technique->id) != NULL)
    satdoku_report_offer (report, SATDOKU_OFFER_READING,
                          learn ? _ ("Learn This") : _ ("About This Technique"), action);
}

/* What is lit of the house stays. */
static SatdokuReport *
report_which (const Told *told,
              GArray **lit,
              SatdokuFigure **figure)
{
  const SudokuHintStep *found = told->found;
  const SudokuStep *step = found->step;
  const SudokuLinks *links = told->hint->links;
  const SudokuTechnique *technique = sudoku_step_get_technique (step);
  g_autofree char *basis = words_step_basis (step, links, satdoku_settings_get_coordinates ());
  g_autofree char *length = words_step_length (step, found->n_cases, found->depth);
  g_autofree char *place = word_place (told);
  g_autofree char *text =
    g_strjoin ("\n", words_technique_summary (technique), basis, length, NULL);
  g_autofree char *details =
    place != NULL ? g_strconcat (place, "\n", text, NULL) : g_strdup (text);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, _ (technique->name), details);

  *lit = list_house_cells (sudoku_links_get_geometry (told->hint->links), found->house);
  *figure = satdoku_step_figure_new_place (step, links);
  satdoku_report_set_hint (report, TRUE);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Why?"), "win.hint");
  offer_reading (report, technique);
  return report;
}

/* The answer is the last of the sentences. */
static SatdokuReport *
report_step (const Told *told,
             SatdokuFigure **figure)
{
  const SudokuStep *step = told->found->step;
  const SudokuHint *hint = told->hint;
  const SudokuTechnique *technique = sudoku_step_get_technique (step);
  g_autofree char *place = word_place (told);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, _ (technique->name), place);
  g_autoptr (GPtrArray) argument =
    words_step_reasons (step, hint->position, hint->links, satdoku_settings_get_coordinates ());

  *figure = satdoku_step_figure_new (step, hint->position, hint->links);
  satdoku_figure_set_zooms (*figure);
  satdoku_step_figure_tell (*figure, argument, satdoku_step_view_get_n_hidden (argument->len),
                            hint->links);
  satdoku_report_set_hint (report, TRUE);
  satdoku_report_set_argument (report, argument);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Do It"), "win.hint");
  offer_reading (report, technique);
  return report;
}

/* (nullable): the step that is spoken of, when it is shown */
static SudokuStep *
get_shown (SatdokuGuide *self)
{
  return self->told.grade == SATDOKU_GUIDE_STEP ? self->told.found->step : NULL;
}

static void
forget_told (SatdokuGuide *self)
{
  g_clear_pointer (&self->told.hint, sudoku_hint_unref);
  self->told = (Told){ 0 };
}

static void
set_told (SatdokuGuide *self,
          const Told *told)
{
  SatdokuGuideGrade before = self->told.grade;

  forget_told (self);
  self->told = *told;
  if (told->grade != before)
    notify (self, PROP_GRADE);
}

/* Says so much of a step of a hint. */
static void
say_of (SatdokuGuide *self,
        SudokuHint *hint,
        const SudokuHintStep *found,
        SatdokuGuideGrade grade)
{
  const SudokuStep *before = get_shown (self);
  const Told told = { sudoku_hint_ref (hint), found, grade, hint == self->all };
  g_autoptr (SatdokuReport) report = NULL;
  g_autoptr (SatdokuFigure) figure = NULL;
  g_autoptr (GArray) lit = NULL;

  if (grade == SATDOKU_GUIDE_STEP)
    report = report_step (&told, &figure);
  else if (grade == SATDOKU_GUIDE_WHICH)
    report = report_which (&told, &lit, &figure);
  else
    report = report_where (&told, &lit);
  set_told (self, &told);
  if (grade == SATDOKU_GUIDE_STEP)
    sudoku_game_mark_helped (get_game (self));
  satdoku_play_set_figure (self->play, figure);
  satdoku_play_set_lit (self->play, lit);
  say (self, report);
  if (get_shown (self) != before)
    notify (self, PROP_STEP);
}

/* As one move, and what was done is said afterwards. */
static void
do_step (SatdokuGuide *self)
{
  const SudokuStep *step = self->told.found->step;
  const SudokuLinks *links = self->told.hint->links;
  guint side = sudoku_links_get_side (links);
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  g_autofree SudokuGameConclusion *done = g_new (SudokuGameConclusion, n);
  g_autofree char *text = words_step_conclusions (step, links, satdoku_settings_get_coordinates ());
  g_autofree char *verdict = words_sentence (text);

  for (guint i = 0; i < n; i++)
    done[i] = (SudokuGameConclusion){
      .cell = conclusions[i].candidate / side,
      .value = conclusions[i].candidate % side + 1,
      .placed = conclusions[i].placed,
    };
  satdoku_play_set_selected (self->play, done[0].cell);
  /* It takes the step away. */
  sudoku_game_conclude (get_game (self), done, n);
  say_text (self, SATDOKU_MOOD_GOOD, verdict, _ ("Undo takes it back."));
}

static void
say_mistake (SatdokuGuide *self)
{
  g_autoptr (SatdokuReport) report = satdoku_report_new (
    SATDOKU_MOOD_WARNING, _ ("There is a mistake somewhere"),
    _ ("What follows from it would be wrong, too."));

  satdoku_report_set_hint (report, FALSE);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Say _Where"), "win.hint");
  say (self, report);
}

static SatdokuReport *
report_wrong_entries (guint n_cells)
{
  SatdokuReport *report = satdoku_report_new (
    SATDOKU_MOOD_WARNING, ngettext ("The mistake is here", "The mistakes are here", n_cells),
    _ ("With these numbers there is no solution."));

  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Back to the Last Solvable Position"),
                        "win.back-to-solvable");
  return report;
}

static void
say_where_mistake (SatdokuGuide *self)
{
  const SudokuHintMistake *mistake = self->hint->mistake;
  GArray *wrong = mistake->entries->len > 0 ? mistake->entries : mistake->marks;
  const guint *cells = &g_array_index (wrong, guint, 0);
  g_autoptr (SatdokuReport) report = NULL;
  g_autofree char *names = NULL;
  g_autofree char *item = NULL;

  if (wrong == mistake->entries)
    report = report_wrong_entries (wrong->len);
  else
    report = satdoku_report_new (SATDOKU_MOOD_WARNING, _ ("A mark is missing here"),
                                 _ ("What belongs there is not among the corner marks."));
  names =
    words_cells (sudoku_links_get_geometry (self->hint->links), cells, wrong->len, CELLS_SHOWN);
  item = words_capitalise (names);
  satdoku_report_add_item (report, item, cells, wrong->len);
  satdoku_report_set_hint (report, FALSE);
  satdoku_play_set_lit (self->play, wrong);
  say (self, report);
}

static void
go_on_with_mistake (SatdokuGuide *self)
{
  set_told (self, &(Told){ .grade = MIN (self->told.grade + 1, SATDOKU_GUIDE_WHICH) });
  if (self->told.grade == SATDOKU_GUIDE_WHERE)
    say_mistake (self);
  else
    say_where_mistake (self);
}

static const SudokuHintStep *
get_step (const SudokuHint *hint,
          guint number)
{
  return &g_array_index (hint->steps, SudokuHintStep, number);
}

static void
go_on_with_step (SatdokuGuide *self)
{
  SatdokuGuideGrade grade = MIN (self->told.grade + 1, SATDOKU_GUIDE_STEP);

  if (self->told.hint != NULL)
    say_of (self, self->told.hint, self->told.found, grade);
  else
    say_of (self, self->hint, get_step (self->hint, 0), grade);
}

static void
go_on (SatdokuGuide *self)
{
  switch (self->hint->kind)
    {
    case SUDOKU_HINT_WRONG:
      go_on_with_mistake (self);
      break;
    case SUDOKU_HINT_NO_SOLUTION:
      say_text (self, SATDOKU_MOOD_BAD, _ ("This puzzle has no solution"),
                _ ("It had none from the start."));
      break;
    case SUDOKU_HINT_AMBIGUOUS:
      say_text (self, SATDOKU_MOOD_PLAIN, _ ("There is more than one solution"),
                _ ("Nothing more follows: all that is left is possible."));
      break;
    case SUDOKU_HINT_STEP:
      go_on_with_step (self);
      break;
    case SUDOKU_HINT_SOLVED:
    case SUDOKU_HINT_NONE:
    default:
      say_text (self, SATDOKU_MOOD_PLAIN, _ ("No step was found"), NULL);
      break;
    }
}

/* Which of all steps is the one that is spoken of; G_MAXUINT: none of them. */
static guint
find_told (SatdokuGuide *self)
{
  const SudokuHintStep *found = self->told.found;

  if (self->told.among_all)
    return get_number (&self->told);
  for (guint i = 0; found != NULL && i < self->all->steps->len; i++)
    {
      const SudokuStep *step = get_step (self->all, i)->step;

      if (sudoku_step_get_technique (step) == sudoku_step_get_technique (found->step) &&
          sudoku_step_concludes_same (step, found->step))
        return i;
    }
  return G_MAXUINT;
}

/* The step after the one that is spoken of, among all, or before it. */
static void
go_to_another (SatdokuGuide *self,
               gboolean back)
{
  guint n = self->all != NULL ? self->all->steps->len : 0;
  guint at;

  if (n == 0)
    {
      go_on (self);
      return;
    }
  at = find_told (self);
  if (at == G_MAXUINT)
    at = back ? 0 : n - 1;
  say_of (self, self->all, get_step (self->all, (back ? at + n - 1 : at + 1) % n),
          MAX (self->told.grade, SATDOKU_GUIDE_WHERE));
}

static gboolean
is_known (SatdokuGuide *self,
          Wait wait)
{
  return self->hint != NULL && (wait == WAIT_HINT || self->hint->kind != SUDOKU_HINT_STEP ||
                                self->all != NULL);
}

/* The source looks for what is waited for. */
static void
set_wait (SatdokuGuide *self,
          Wait wait)
{
  if (self->wait == wait)
    return;
  self->wait = wait;
  notify (self, PROP_WAITS);
  notify (self, PROP_WANTS_ALL);
}

/* Not while the board shows something else. */
static void
answer (SatdokuGuide *self)
{
  Wait wait = self->wait;

  if (wait == WAIT_NO || !is_known (self, wait) || self->looking)
    return;
  set_wait (self, WAIT_NO);
  if (wait == WAIT_HINT)
    go_on (self);
  else
    go_to_another (self, wait == WAIT_PREVIOUS);
}

static void
forget_all (SatdokuGuide *self)
{
  if (self->all == NULL)
    return;
  g_clear_pointer (&self->all, sudoku_hint_unref);
  notify (self, PROP_ALL);
}

static void
error_changed (SatdokuGuide *self)
{
  if (self->error == NULL || self->wait == WAIT_NO)
    return;
  set_wait (self, WAIT_NO);
  satdoku_report_error (self->play, self->error);
}

/* Nothing is spoken of any more. */
void
satdoku_guide_close (SatdokuGuide *self)
{
  gboolean was_shown;

  g_return_if_fail (SATDOKU_IS_GUIDE (self));

  was_shown = get_shown (self) != NULL;
  if (self->told.grade != SATDOKU_GUIDE_NOTHING)
    satdoku_play_set_lit (self->play, NULL);
  set_told (self, &(Told){ 0 });
  set_wait (self, WAIT_NO);
  satdoku_play_set_figure (self->play, NULL);
  take_back (self);
  if (was_shown)
    notify (self, PROP_STEP);
}

/* What was said was about another position. */
static void
changed_cb (SatdokuGuide *self)
{
  satdoku_guide_close (self);
  g_clear_pointer (&self->hint, sudoku_hint_unref);
  forget_all (self);
}

static void
lists_all_changed (SatdokuGuide *self)
{
  notify (self, PROP_WANTS_ALL);
}

static void
get_computed (GObject *object,
              guint id,
              GValue *value,
              GParamSpec *pspec)
{
  SatdokuGuide *self = SATDOKU_GUIDE (object);

  if (id == PROP_GRADE)
    g_value_set_uint (value, self->told.grade);
  else if (id == PROP_STEP)
    g_value_set_pointer (value, get_shown (self));
  else if (id == PROP_WAITS)
    g_value_set_boolean (value, self->wait != WAIT_NO);
  else
    g_value_set_boolean (value, self->lists_all || self->wait == WAIT_NEXT ||
                                  self->wait == WAIT_PREVIOUS);
}

static void
satdoku_guide_dispose (GObject *object)
{
  SatdokuGuide *self = SATDOKU_GUIDE (object);

  forget_told (self);
  satdoku_class_dispose (object);
}

static void
satdoku_guide_class_init (SatdokuGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GRADE] = { "grade", G_TYPE_UINT, G_PARAM_READABLE, .get = get_computed },
    [PROP_STEP] = { "step", G_TYPE_POINTER, G_PARAM_READABLE, .get = get_computed },
    /* Does the player wait for a hint, and are all steps of the position wanted? */
    [PROP_WAITS] = { "waits", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_computed },
    [PROP_WANTS_ALL] = { "wants-all", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_computed },
    /* Does a view list all steps of each position? */
    [PROP_LISTS_ALL] = { "lists-all", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                         G_STRUCT_OFFSET (SatdokuGuide, lists_all),
                         G_CALLBACK (lists_all_changed) },
    /* These are the source's: what helps, all steps of the position when they are known, and why
     * nothing was found. */
    [PROP_HINT] = { "hint", SUDOKU_TYPE_HINT, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuGuide, hint), G_CALLBACK (answer) },
    [PROP_ALL] = { "all", SUDOKU_TYPE_HINT, G_PARAM_READWRITE,
                   G_STRUCT_OFFSET (SatdokuGuide, all), G_CALLBACK (answer) },
    [PROP_ERROR] = { "error", G_TYPE_ERROR, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuGuide, error), G_CALLBACK (error_changed) },
    [PROP_LOOKING] = { "looking", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                       G_STRUCT_OFFSET (SatdokuGuide, looking), G_CALLBACK (answer) },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_guide_dispose;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuGuide, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuGuide, source, g_object_unref);
  satdoku_class_drops (klass, SatdokuGuide, said, g_object_unref);
  satdoku_class_drops (klass, SatdokuGuide, play, g_object_unref);
}

static void
satdoku_guide_init (SatdokuGuide *self)
{
  self->source = satdoku_hint_source_new ();
  g_object_bind_property (self->source, "hint", self, "hint", G_BINDING_DEFAULT);
  g_object_bind_property (self->source, "all", self, "all", G_BINDING_DEFAULT);
  g_object_bind_property (self->source, "error", self, "error", G_BINDING_DEFAULT);
  g_object_bind_property (self, "waits", self->source, "wanted", G_BINDING_DEFAULT);
  g_object_bind_property (self, "wants-all", self->source, "wants-all", G_BINDING_DEFAULT);
}

/* The game is followed before the source follows it: nothing is said of a step any more when its
 * hint goes. */
static void
follow_play (SatdokuGuide *self)
{
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (changed_cb),
                                             G_CALLBACK (changed_cb), self);
  g_object_bind_property (self->play, "game", self->source, "game", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "is-looking", self, "looking", G_BINDING_SYNC_CREATE);
}

SatdokuGuide *
satdoku_guide_new (SatdokuPlay *play)
{
  SatdokuGuide *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_GUIDE, NULL);
  self->play = g_object_ref (play);
  follow_play (self);
  return self;
}

static void
ask (SatdokuGuide *self,
     Wait wait)
{
  set_wait (self, wait);
  answer (self);
  if (self->wait != WAIT_NO)
    say_text (self, SATDOKU_MOOD_PLAIN, _ ("Looking for a hint…"), NULL);
}

/* Says one thing more of the next step, or does it when all was said. It is said as soon as it
 * is known, unless the game changes before. */
void
satdoku_guide_go_on (SatdokuGuide *self)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self) && get_game (self) != NULL);

  if (self->told.grade == SATDOKU_GUIDE_STEP)
    do_step (self);
  else
    ask (self, WAIT_HINT);
}

/* Says as much of another step as was said of the last one. All steps take their turn. */
void
satdoku_guide_show_another (SatdokuGuide *self,
                            gboolean back)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self) && get_game (self) != NULL);

  ask (self, back ? WAIT_PREVIOUS : WAIT_NEXT);
}

/* @step is one of all steps: nothing is shown of any other. */
void
satdoku_guide_show_step (SatdokuGuide *self,
                         SudokuStep *step)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self) && self->all != NULL);

  for (guint i = 0; i < self->all->steps->len; i++)
    if (get_step (self->all, i)->step == step)
      {
        say_of (self, self->all, get_step (self->all, i), SATDOKU_GUIDE_STEP);
        return;
      }
}

/* How much has been revealed about the current position. */
SatdokuGuideGrade
satdoku_guide_get_grade (SatdokuGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_GUIDE (self), SATDOKU_GUIDE_NOTHING);

  return self->told.grade;
}
