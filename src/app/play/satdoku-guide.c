/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in grades. Each time the player asks, one thing more is said of the next step: where to
 * look, which technique it is, the step itself with its reasons; asked once more, it is done, as
 * one move. Nothing is written before the step was shown. What is wrong comes first: that there is
 * a mistake, then where, and never what would be right. Any change of the game starts over. It
 * finds out nothing: see satdoku-hint-source.c. */

#include "satdoku-config.h"

#include "satdoku-guide.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <words-step.h>
#include <words-technique.h>
#include <words-terms.h>

#include "satdoku-properties.h"
#include "satdoku-report-error.h"
#include "satdoku-step-figure.h"

/* So many cells are named in a sentence. */
#define CELLS_SHOWN 6

/* What to do once the next step is known. */
typedef enum
{
  WAIT_NO,
  WAIT_HINT,
  WAIT_ANOTHER,
} Wait;

/* A step, and what its hint knows of it. */
typedef struct
{
  SudokuHint *hint; /* owned (nullable): nothing is spoken of */

  /* Borrowed: the hint's. */
  SudokuStep *step;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;

  guint house; /* where to look for it */
  guint n_cases;
  guint depth; /* of the cases */
} Topic;

struct _SatdokuGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuHintSource *source;
  GSignalGroup *followed; /* the game */
  SudokuHint *hint;       /* (nullable): what helps in the position as it is */
  SudokuHint *all;        /* (nullable): the same with all steps */
  SudokuStep *shown;      /* (nullable): the step that is spoken of, when it is shown */
  SatdokuReport *said;    /* (nullable): what was said last */
  GError *error;          /* (nullable): why no step was found */

  Topic topic;
  SatdokuGuideGrade grade;
  Wait wait;
  gboolean wants_all; /* whether all steps of each position are wanted */
  gboolean looking;   /* whether the board shows something else than the game */
};

G_DEFINE_FINAL_TYPE (SatdokuGuide, satdoku_guide, G_TYPE_OBJECT)

enum
{
  PROP_STEP,
  PROP_HINT,
  PROP_ALL,
  PROP_ERROR,
  PROP_LOOKING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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

/* From the beginning of a sentence to its end. */
static char *
make_sentence (const char *text)
{
  g_autofree char *capitalised = words_capitalise (text);

  /* Translators: a full sentence out of one without its full stop. */
  return g_strdup_printf (_ ("%s."), capitalised);
}

static GArray *
list_house_cells (SudokuGeometry *geometry,
                  guint house)
{
  const guint16 *cells =
    sudoku_groups_get_house_cells (sudoku_geometry_get_groups (geometry), house);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    {
      guint cell = cells[i];

      g_array_append_val (list, cell);
    }
  return list;
}

/* A house to look at: it does not yet give the step away. */
static SatdokuReport *
report_where (const Topic *topic,
              GArray **lit)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (topic->links);
  g_autofree char *place = words_house (geometry, topic->house);
  /* Translators: a house: "row 3". */
  g_autofree char *verdict = g_strdup_printf (_ ("Look at %s"), place);
  g_autofree char *length = words_step_length (topic->step, topic->n_cases, topic->depth);
  g_autofree char *details =
    g_strjoin ("\n", _ ("There is a step to be found there."), length, NULL);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict, details);

  *lit = list_house_cells (geometry, topic->house);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Say _More"), "win.hint");
  return report;
}

/* The help has a page for each technique of the tables. */
static void
offer_reading (SatdokuReport *report,
               const SudokuTechnique *technique)
{
  g_autofree char *action = g_strconcat ("win.help-topic::", technique->id, NULL);

  if (sudoku_technique_find (technique->id) != NULL)
    satdoku_report_offer (report, SATDOKU_OFFER_READING, _ ("About This Technique"), action);
}

static SatdokuReport *
report_which (const Topic *topic,
              GArray **lit)
{
  const SudokuTechnique *technique = topic->technique;
  g_autofree char *basis = words_step_basis (topic->step, topic->links, WORDS_COORDINATES_WORDS);
  g_autofree char *length = words_step_length (topic->step, topic->n_cases, topic->depth);
  g_autofree char *details =
    g_strjoin ("\n", words_technique_summary (technique), basis, length, NULL);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, _ (technique->name), details);

  *lit = satdoku_step_find_cells (topic->step, topic->links);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Explain"), "win.hint");
  offer_reading (report, technique);
  return report;
}

static SatdokuReport *
report_step (const Topic *topic,
             SatdokuFigure **figure)
{
  const SudokuTechnique *technique = topic->technique;
  g_autofree char *conclusions =
    words_step_conclusions (topic->step, topic->links, WORDS_COORDINATES_WORDS);
  g_autofree char *details = make_sentence (conclusions);
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, _ (technique->name), details);

  *figure = satdoku_step_figure_new (topic->step, topic->position, topic->links);
  satdoku_figure_set_zooms (*figure);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Do It"), "win.hint");
  offer_reading (report, technique);
  return report;
}

static void
set_shown (SatdokuGuide *self,
           SudokuStep *step)
{
  SudokuStep *before = self->shown;

  if (before == step)
    return;
  self->shown = step != NULL ? sudoku_step_ref (step) : NULL;
  g_clear_pointer (&before, sudoku_step_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

static void
show_step (SatdokuGuide *self)
{
  satdoku_play_set_view (self->play, SATDOKU_VIEW_EXPLAIN);
  sudoku_game_mark_helped (get_game (self));
}

static void
set_grade (SatdokuGuide *self,
           SatdokuGuideGrade grade)
{
  g_autoptr (SatdokuReport) report = NULL;
  g_autoptr (SatdokuFigure) figure = NULL;
  g_autoptr (GArray) lit = NULL;

  self->grade = grade;
  if (grade == SATDOKU_GUIDE_STEP)
    report = report_step (&self->topic, &figure);
  else if (grade == SATDOKU_GUIDE_WHICH)
    report = report_which (&self->topic, &lit);
  else
    report = report_where (&self->topic, &lit);
  satdoku_play_set_figure (self->play, figure);
  satdoku_play_set_lit (self->play, lit);
  if (grade == SATDOKU_GUIDE_STEP)
    show_step (self);
  say (self, report);
  set_shown (self, grade == SATDOKU_GUIDE_STEP ? self->topic.step : NULL);
}

static void
forget_topic (SatdokuGuide *self)
{
  g_clear_pointer (&self->topic.hint, sudoku_hint_unref);
  self->topic = (Topic){ 0 };
}

static void
choose (SatdokuGuide *self,
        SudokuHint *hint,
        guint number)
{
  sudoku_hint_ref (hint);
  forget_topic (self);
  self->topic = (Topic){
    .hint = hint,
    .step = g_ptr_array_index (sudoku_hint_get_steps (hint), number),
    .position = sudoku_hint_get_position (hint),
    .links = sudoku_hint_get_links (hint),
    .house = sudoku_hint_get_house (hint, number),
  };
  self->topic.n_cases = sudoku_hint_get_length (hint, number, &self->topic.depth);
  self->topic.technique = sudoku_step_get_technique (self->topic.step);
}

/* As one move, and what was done is said afterwards. */
static void
do_step (SatdokuGuide *self)
{
  const Topic *topic = &self->topic;
  guint side = sudoku_links_get_side (topic->links);
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (topic->step, &n);
  g_autofree SudokuGameConclusion *done = g_new (SudokuGameConclusion, n);
  g_autofree char *text =
    words_step_conclusions (topic->step, topic->links, WORDS_COORDINATES_WORDS);
  g_autofree char *verdict = make_sentence (text);

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
  guint n = 0;
  const guint *cells = sudoku_hint_get_wrong_entries (self->hint, &n);
  g_autoptr (SatdokuReport) report = NULL;
  g_autoptr (GArray) lit = NULL;
  g_autofree char *names = NULL;
  g_autofree char *item = NULL;

  if (n > 0)
    report = report_wrong_entries (n);
  else
    {
      cells = sudoku_hint_get_wrong_marks (self->hint, &n);
      report = satdoku_report_new (SATDOKU_MOOD_WARNING, _ ("A mark is missing here"),
                                   _ ("What belongs there is not among the corner marks."));
    }
  names = words_cells (sudoku_links_get_geometry (sudoku_hint_get_links (self->hint)), cells, n,
                       CELLS_SHOWN);
  item = words_capitalise (names);
  satdoku_report_add_item (report, item, cells, n);
  lit = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (lit, cells, n);
  satdoku_play_set_lit (self->play, lit);
  say (self, report);
}

static void
go_on_with_mistake (SatdokuGuide *self)
{
  self->grade = MIN (self->grade + 1, SATDOKU_GUIDE_WHICH);
  if (self->grade == SATDOKU_GUIDE_WHERE)
    say_mistake (self);
  else
    say_where_mistake (self);
}

static const char *
word_no_solution (SatdokuGuide *self)
{
  if (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_ENTRY) == 0)
    return NULL;
  return _ ("It has none without your numbers, either.");
}

static void
go_on (SatdokuGuide *self)
{
  switch (sudoku_hint_get_kind (self->hint))
    {
    case SUDOKU_HINT_WRONG:
      go_on_with_mistake (self);
      break;
    case SUDOKU_HINT_NO_SOLUTION:
      say_text (self, SATDOKU_MOOD_BAD, _ ("This puzzle has no solution"),
                word_no_solution (self));
      break;
    case SUDOKU_HINT_AMBIGUOUS:
      say_text (self, SATDOKU_MOOD_PLAIN, _ ("There is more than one solution"),
                _ ("Nothing more follows: all that is left is possible."));
      break;
    case SUDOKU_HINT_STEP:
      if (self->topic.hint == NULL)
        choose (self, self->hint, 0);
      set_grade (self, MIN (self->grade + 1, SATDOKU_GUIDE_STEP));
      break;
    case SUDOKU_HINT_SOLVED:
    case SUDOKU_HINT_NONE:
    default:
      say_text (self, SATDOKU_MOOD_PLAIN, _ ("No step was found"), NULL);
      break;
    }
}

/* The step after the one that is spoken of, among all. */
static void
go_to_another (SatdokuGuide *self)
{
  const GPtrArray *steps = self->all != NULL ? sudoku_hint_get_steps (self->all) : NULL;
  guint next = 0;

  if (steps == NULL || steps->len == 0)
    {
      go_on (self);
      return;
    }
  for (guint i = 0; self->topic.step != NULL && i < steps->len; i++)
    {
      const SudokuStep *step = g_ptr_array_index (steps, i);

      if (sudoku_step_get_technique (step) == self->topic.technique &&
          sudoku_step_concludes_same (step, self->topic.step))
        next = (i + 1) % steps->len;
    }
  choose (self, self->all, next);
  set_grade (self, MAX (self->grade, SATDOKU_GUIDE_WHERE));
}

static gboolean
is_known (SatdokuGuide *self,
          Wait wait)
{
  return self->hint != NULL &&
         (wait != WAIT_ANOTHER || sudoku_hint_get_kind (self->hint) != SUDOKU_HINT_STEP ||
          self->all != NULL);
}

/* Not while the board shows something else. */
static void
answer (SatdokuGuide *self)
{
  Wait wait = self->wait;

  if (wait == WAIT_NO || !is_known (self, wait) || self->looking)
    return;
  self->wait = WAIT_NO;
  if (wait == WAIT_ANOTHER)
    go_to_another (self);
  else
    go_on (self);
}

static void
forget_all (SatdokuGuide *self)
{
  if (self->all == NULL)
    return;
  g_clear_pointer (&self->all, sudoku_hint_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ALL]);
}

static void
error_changed (SatdokuGuide *self)
{
  if (self->error == NULL || self->wait == WAIT_NO)
    return;
  self->wait = WAIT_NO;
  satdoku_report_error (self->play, self->error);
}

/* What was said was about another position. */
static void
changed_cb (SatdokuGuide *self)
{
  if (self->grade != SATDOKU_GUIDE_NOTHING)
    satdoku_play_set_lit (self->play, NULL);
  self->grade = SATDOKU_GUIDE_NOTHING;
  self->wait = WAIT_NO;
  if (!self->wants_all)
    satdoku_hint_source_want_all (self->source, FALSE);
  forget_topic (self);
  g_clear_pointer (&self->hint, sudoku_hint_unref);
  satdoku_play_set_figure (self->play, NULL);
  take_back (self);
  forget_all (self);
  set_shown (self, NULL);
}

static void
satdoku_guide_dispose (GObject *object)
{
  SatdokuGuide *self = SATDOKU_GUIDE (object);

  g_clear_object (&self->followed);
  g_clear_object (&self->source);
  satdoku_properties_clear (self);
  forget_topic (self);
  g_clear_pointer (&self->shown, sudoku_step_unref);
  g_clear_object (&self->said);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (satdoku_guide_parent_class)->dispose (object);
}

static void
satdoku_guide_class_init (SatdokuGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_STEP] = { "step", G_TYPE_POINTER, G_PARAM_READABLE,
                    G_STRUCT_OFFSET (SatdokuGuide, shown) },
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
}

static void
satdoku_guide_init (SatdokuGuide *self)
{
  self->source = satdoku_hint_source_new ();
  g_object_bind_property (self->source, "hint", self, "hint", G_BINDING_DEFAULT);
  g_object_bind_property (self->source, "all", self, "all", G_BINDING_DEFAULT);
  g_object_bind_property (self->source, "error", self, "error", G_BINDING_DEFAULT);
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
  self->wait = wait;
  answer (self);
  if (self->wait == WAIT_NO)
    return;
  if (wait == WAIT_ANOTHER)
    satdoku_hint_source_want_all (self->source, TRUE);
  else
    satdoku_hint_source_want (self->source);
  say_text (self, SATDOKU_MOOD_PLAIN, _ ("Looking for a hint…"), NULL);
}

/* Says one thing more of the next step, or does it when all was said. It is said as soon as it
 * is known, unless the game changes before. */
void
satdoku_guide_go_on (SatdokuGuide *self)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self) && get_game (self) != NULL);

  if (self->grade == SATDOKU_GUIDE_STEP)
    do_step (self);
  else
    ask (self, WAIT_HINT);
}

/* Says as much of another step as was said of the last one. All steps take their turn. */
void
satdoku_guide_show_another (SatdokuGuide *self)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self) && get_game (self) != NULL);

  ask (self, WAIT_ANOTHER);
}

/* @step is one of all steps: nothing is shown of any other. */
void
satdoku_guide_show_step (SatdokuGuide *self,
                         SudokuStep *step)
{
  guint number = 0;

  g_return_if_fail (SATDOKU_IS_GUIDE (self) && self->all != NULL);

  if (!g_ptr_array_find ((GPtrArray *)sudoku_hint_get_steps (self->all), step, &number))
    return;
  choose (self, self->all, number);
  set_grade (self, SATDOKU_GUIDE_STEP);
}

void
satdoku_guide_want_all (SatdokuGuide *self,
                        gboolean wanted)
{
  g_return_if_fail (SATDOKU_IS_GUIDE (self));

  self->wants_all = wanted;
  satdoku_hint_source_want_all (self->source, wanted);
}

/* How much has been revealed about the current position. */
SatdokuGuideGrade
satdoku_guide_get_grade (SatdokuGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_GUIDE (self), SATDOKU_GUIDE_NOTHING);

  return self->grade;
}

/* (transfer full) (element-type WordsReason): the sentences that explain the step. */
GPtrArray *
satdoku_guide_dup_reasons (SatdokuGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_GUIDE (self), NULL);
  g_return_val_if_fail (self->shown != NULL, NULL);

  return words_step_reasons (self->topic.step, self->topic.position, self->topic.links,
                             WORDS_COORDINATES_WORDS);
}
