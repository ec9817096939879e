/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what an answer is: its verdict in a sentence, what is wrong with it, and what it consists
 * of. Its buttons name actions of the Solution page. */

#include "satdoku-config.h"

#include "satdoku-answer-card.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-fact-list.h"
#include "satdoku-notation.h"
#include "satdoku-read-source.h"
#include "words-answer.h"
#include "words-formula.h"
#include "words-proof.h"
#include "words-solver.h"
#include "words-terms.h"

struct _SatdokuAnswerCard
{
  AdwBin parent_instance;

  /* Template children. */
  GtkImage *icon;
  GtkLabel *title;
  GtkLabel *sentence;
  GtkLabel *troubles;
  GtkLabel *facts;
  GtkWidget *expander;
  SatdokuFactList *fact_list;
  GtkButton *cells_button;
  GtkButton *clause_button;
  GtkButton *puzzle_button;
  GtkButton *numbering_button;
};

G_DEFINE_FINAL_TYPE (SatdokuAnswerCard, satdoku_answer_card, ADW_TYPE_BIN)

/* What the card looks like beside its words. */
typedef enum
{
  MOOD_GOOD,
  MOOD_BAD,
  MOOD_DOUBTFUL,
  N_MOODS
} Mood;

static const struct
{
  const char *icon;
  const char *css_class;
} moods[N_MOODS] = {
  [MOOD_GOOD] = { "emblem-ok-symbolic", "success" },
  [MOOD_BAD] = { "dialog-error-symbolic", "error" },
  [MOOD_DOUBTFUL] = { "dialog-warning-symbolic", "warning" },
};

static void
satdoku_answer_card_class_init (SatdokuAnswerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_FACT_LIST);
  satdoku_class_set_template (klass, "satdoku-answer-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, icon);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, troubles);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, facts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, expander);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, fact_list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, cells_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, clause_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, puzzle_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, numbering_button);
}

static void
satdoku_answer_card_init (SatdokuAnswerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_words (SatdokuAnswerCard *self,
           Mood mood,
           const char *title,
           const char *sentence)
{
  for (guint i = 0; i < N_MOODS; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->icon), moods[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->icon), moods[mood].css_class);
  gtk_image_set_from_icon_name (self->icon, moods[mood].icon);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->sentence, sentence);
}

static void
set_optional (GtkLabel *label,
              const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
add_fact (GString *facts,
          char *fact)
{
  if (facts->len > 0)
    g_string_append_c (facts, '\n');
  g_string_append (facts, fact);
  g_free (fact);
}

static void
add_literals (GString *facts,
              const SatdokuAnswer *answer)
{
  gulong n_literals = (gulong)sat_model_get_n_literals (answer->model);
  g_autofree char *literals = words_count (n_literals);

  /* Translators: %s is a number with grouped digits, here and below. */
  add_fact (facts, g_strdup_printf (ngettext ("%s literal", "%s literals", n_literals), literals));
}

static void
add_meanings (GString *facts,
              const SatdokuAnswer *answer)
{
  gulong n_meaningful = answer->examination->decoding->n_meaningful;
  gulong n_stray = (gulong)answer->examination->decoding->n_stray;
  g_autofree char *meaningful = words_count (n_meaningful);
  g_autofree char *stray = words_count (n_stray);

  add_fact (facts,
            g_strdup_printf (ngettext ("%s true variable stands for a cell and its value",
                                       "%s true variables stand for a cell and its value",
                                       n_meaningful),
                             meaningful));
  if (n_stray > 0)
    add_fact (facts,
              g_strdup_printf (ngettext ("%s true variable has no meaning here and is ignored",
                                         "%s true variables have no meaning here and are ignored",
                                         n_stray),
                               stray));
}

static void
show_facts (SatdokuAnswerCard *self,
            const SatdokuAnswer *answer)
{
  g_autoptr (GString) facts = g_string_new (NULL);

  if (answer->model != NULL && sat_model_has_literals (answer->model))
    add_literals (facts, answer);
  if (answer->examination != NULL && sat_model_has_literals (answer->model))
    add_meanings (facts, answer);
  if (answer->verdict != NULL)
    /* Translators: %s is the name of a formula. */
    add_fact (facts, g_strdup_printf (_ ("For the formula “%s”"),
                                      satdoku_formula_source_get_title (answer->source)));
  if (answer->own || answer->to_prove)
    add_fact (facts, g_strdup (_ ("From Satdoku’s own solver")));
  else if (answer->model != NULL && sat_model_get_solver (answer->model) != NULL)
    /* Translators: %s is the name of a SAT solver. */
    add_fact (facts, g_strdup_printf (_ ("From %s"), sat_model_get_solver (answer->model)));
  set_optional (self->facts, facts->str);
}

/* How our own solver came to the answer. */
static void
show_stats (SatdokuAnswerCard *self,
            const SatdokuAnswer *answer)
{
  g_autoptr (GPtrArray) facts = NULL;

  gtk_widget_set_visible (self->expander, answer->own);
  if (!answer->own)
    return;
  facts = answer->verdict != NULL ? words_solver_stats (&answer->solver_stats)
                                  : words_solve_stats (&answer->stats, TRUE);
  satdoku_fact_list_show (self->fact_list, facts);
}

/* A sentence each, in a list. */
static char *
make_list (GPtrArray *sentences)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: one of several things that are wrong, in a list. */
      g_string_append_printf (text, _ ("• %s"), (const char *)sentences->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

/* What stands over the verdict. */
typedef struct
{
  const char *title;
  Mood mood;
} Heading;

static const Heading status_headings[] = {
  [SUDOKU_DECODE_OK] = { N_ ("Satisfiable"), MOOD_GOOD },
  [SUDOKU_DECODE_NO_MODEL] = { N_ ("Satisfiable"), MOOD_DOUBTFUL },
  [SUDOKU_DECODE_UNKNOWN] = { N_ ("Unknown"), MOOD_DOUBTFUL },
};

/* Headings for the claim that there is no solution, by the verdict of our own solver. */
static const Heading unsatisfiable_headings[] = {
  [SUDOKU_VERDICT_UNKNOWN] = { N_ ("Unsatisfiable"), MOOD_DOUBTFUL },
  [SUDOKU_VERDICT_CONFLICT] = { N_ ("Unsatisfiable"), MOOD_GOOD },
  [SUDOKU_VERDICT_NO_SOLUTION] = { N_ ("Unsatisfiable"), MOOD_GOOD },
  [SUDOKU_VERDICT_SOLVABLE] = { N_ ("Wrong Answer"), MOOD_BAD },
  [SUDOKU_VERDICT_UNIQUE] = { N_ ("Wrong Answer"), MOOD_BAD },
  [SUDOKU_VERDICT_SEVERAL] = { N_ ("Wrong Answer"), MOOD_BAD },
};

static const Heading suspect_headings[] = {
  [SUDOKU_SUSPECT_NONE] = { N_ ("Wrong Model"), MOOD_BAD },
  [SUDOKU_SUSPECT_NUMBERING] = { N_ ("Another Numbering"), MOOD_DOUBTFUL },
  [SUDOKU_SUSPECT_OTHER_SIZE] = { N_ ("Another Puzzle"), MOOD_BAD },
  [SUDOKU_SUSPECT_OTHER_RULES] = { N_ ("Other Rules"), MOOD_BAD },
  [SUDOKU_SUSPECT_OTHER_PUZZLE] = { N_ ("Another Puzzle"), MOOD_BAD },
  [SUDOKU_SUSPECT_ENTRIES] = { N_ ("Other Values Entered"), MOOD_DOUBTFUL },
  [SUDOKU_SUSPECT_CUT] = { N_ ("Incomplete Model"), MOOD_BAD },
};

static const Heading *
choose_heading (const SudokuExamination *examination)
{
  if (examination->decoding->status == SUDOKU_DECODE_UNSATISFIABLE)
    return &unsatisfiable_headings[examination->verdict];
  if (examination->decoding->status == SUDOKU_DECODE_VIOLATED)
    return &suspect_headings[examination->suspect];
  return &status_headings[examination->decoding->status];
}

/* A claim that there is no model, which nothing confirms or refutes. */
static char *
say_unchecked (const SatModel *model)
{
  const char *solver = sat_model_get_solver (model);

  if (solver == NULL)
    return g_strdup (_ ("Unsatisfiable — Not Checked"));
  /* Translators: the heading of an answer; %s is the name of a SAT solver. */
  return g_strdup_printf (_ ("Unsatisfiable, Says %s — Not Checked"), solver);
}

static void
show_examination (SatdokuAnswerCard *self,
                  const SatdokuAnswer *answer)
{
  const Heading *heading = choose_heading (answer->examination);
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (answer->source);
  g_autofree char *verdict = words_answer (cnf, answer->examination);
  g_autofree char *sentence = words_sentence (verdict);
  g_autoptr (GPtrArray) details = words_answer_details (cnf, answer->examination);
  g_autofree char *troubles = make_list (details);
  gboolean unsatisfiable = answer->examination->decoding->status == SUDOKU_DECODE_UNSATISFIABLE;
  gboolean own_unsatisfiable = answer->own && unsatisfiable;
  g_autofree char *unchecked = NULL;

  if (unsatisfiable && answer->examination->verdict == SUDOKU_VERDICT_UNKNOWN)
    unchecked = say_unchecked (answer->model);
  set_words (self,
             heading->mood,
             unchecked != NULL ? unchecked : _ (heading->title),
             own_unsatisfiable ? _ ("The puzzle has no solution.") : sentence);
  set_optional (self->troubles, troubles);
}

static const Heading verdict_headings[] = {
  [SAT_VERDICT_RIGHT] = { N_ ("Satisfiable"), MOOD_GOOD },
  [SAT_VERDICT_NO_MODEL] = { N_ ("Satisfiable"), MOOD_DOUBTFUL },
  [SAT_VERDICT_UNKNOWN] = { N_ ("Unknown"), MOOD_DOUBTFUL },
  [SAT_VERDICT_VIOLATED] = { N_ ("Wrong Model"), MOOD_BAD },
  [SAT_VERDICT_UNSATISFIABLE] = { N_ ("Unsatisfiable"), MOOD_GOOD },
  [SAT_VERDICT_UNCHECKED] = { N_ ("Unsatisfiable"), MOOD_DOUBTFUL },
  [SAT_VERDICT_REFUTED] = { N_ ("Wrong Answer"), MOOD_BAD },
};

/* Of an answer to a formula that is no puzzle. */
static void
show_verdict (SatdokuAnswerCard *self,
              const SatdokuAnswer *answer)
{
  SatFormula *formula = satdoku_read_source_get_formula (SATDOKU_READ_SOURCE (answer->source));
  const Heading *heading = &verdict_headings[answer->verdict->kind];
  WordsNotation notation = satdoku_notation_get (satdoku_notation_get_default ());
  g_autofree char *verdict = words_verdict (formula, answer->verdict, notation);
  g_autofree char *sentence = words_sentence (verdict);
  g_autofree char *details = words_verdict_details (formula, answer->verdict);
  gboolean own_unsatisfiable = answer->own && answer->verdict->kind == SAT_VERDICT_UNSATISFIABLE;
  g_autofree char *unchecked = NULL;

  if (answer->verdict->kind == SAT_VERDICT_UNCHECKED)
    unchecked = say_unchecked (answer->model);
  set_words (self, heading->mood, unchecked != NULL ? unchecked : _ (heading->title),
             own_unsatisfiable ? _ ("The formula has no model.") : sentence);
  set_optional (self->troubles, details);
}

static const Heading proof_headings[] = {
  [SAT_PROOF_RIGHT] = { N_ ("Proved"), MOOD_GOOD },
  [SAT_PROOF_WRONG_STEP] = { N_ ("Wrong Proof"), MOOD_BAD },
  [SAT_PROOF_NOT_ORIGINAL] = { N_ ("Another Formula"), MOOD_BAD },
  [SAT_PROOF_NO_EMPTY_CLAUSE] = { N_ ("Nothing Proved"), MOOD_BAD },
  [SAT_PROOF_UNFINISHED] = { N_ ("Proof Not Checked"), MOOD_DOUBTFUL },
};

static void
show_proof (SatdokuAnswerCard *self,
            const SatdokuAnswer *answer)
{
  const SatProofVerdict *verdict = &answer->proof_verdict;
  const Heading *heading = &proof_headings[verdict->kind];
  WordsNotation notation = satdoku_notation_get (satdoku_notation_get_default ());
  g_autofree char *words = words_proof (answer->proof, verdict, answer->claim, notation);
  g_autofree char *sentence = words_sentence (words);
  const SatNames *names = SATDOKU_IS_READ_SOURCE (answer->source)
                            ? satdoku_read_source_get_names (SATDOKU_READ_SOURCE (answer->source))
                            : NULL;
  g_autoptr (GPtrArray) details =
    words_proof_details (answer->proof, verdict, answer->claim, names, notation);
  g_autofree char *list = make_list (details);

  set_words (self, heading->mood, _ (heading->title), sentence);
  set_optional (self->troubles, list);
}

/* What our own solver was to prove. */
static void
show_proved (SatdokuAnswerCard *self,
             const SatdokuAnswer *answer)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (answer->source);
  gboolean unique = answer->proved->solution != NULL;
  gboolean right = answer->proved->kind == SUDOKU_PROVED;
  g_autofree char *words = words_proved (answer->proved);
  g_autofree char *sentence = words_sentence (words);
  g_autofree char *steps = words_proof_steps (
    answer->proof, cnf, satdoku_notation_get (satdoku_notation_get_default ()));

  set_words (self, right ? MOOD_GOOD : MOOD_DOUBTFUL,
             !right   ? _ ("Proof Not Checked")
             : unique ? _ ("Unique: Proved")
                      : _ ("Unsolvable: Proved"),
             sentence);
  set_optional (self->troubles, steps);
}

static gboolean
has_wrong_step (const SatdokuAnswer *answer)
{
  g_autoptr (GArray) cells = answer->proof != NULL ? satdoku_answer_get_wrong_cells (answer) : NULL;

  return cells != NULL && cells->len > 0;
}

static void
show_numbering_button (SatdokuAnswerCard *self,
                       const SatdokuAnswer *answer)
{
  const SudokuNumbering *numbering = satdoku_answer_get_fitting_numbering (answer);
  g_autofree char *button = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->numbering_button), numbering != NULL);
  if (numbering == NULL)
    return;
  /* Translators: %s is the name of a numbering of variables. */
  button = g_strdup_printf (_ ("Use the Numbering “%s”"), _ (numbering->name));
  gtk_button_set_label (self->numbering_button, button);
}

/* An action without the target that it takes would be a mistake, even for a moment. */
static void
set_action (GtkButton *button,
            const char *name,
            GVariant *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
}

/* A text that is something else than an answer. */
static void
show_puzzle (SatdokuAnswerCard *self,
             const SatdokuAnswer *answer)
{
  gboolean is_puzzle = satdoku_answer_is_puzzle (answer);
  gboolean is_formula = satdoku_answer_is_formula (answer);

  gtk_widget_set_visible (GTK_WIDGET (self->puzzle_button), is_puzzle || is_formula);
  gtk_button_set_label (self->puzzle_button,
                        is_formula ? _ ("Show the _Formula") : _ ("Open as _Puzzle"));
  if (is_formula)
    set_words (self, MOOD_DOUBTFUL, _ ("A Formula"),
               _ ("This is a formula, not what a solver answered to it."));
  if (!is_puzzle)
    return;
  if (sudoku_contents_get_kind (answer->contents) == SUDOKU_CONTENTS_FORMULA)
    set_words (self, MOOD_DOUBTFUL, _ ("A Formula"),
               _ ("This is the formula of a puzzle, not what a solver answered to it."));
  else
    set_words (self, MOOD_DOUBTFUL, _ ("A Puzzle"),
               _ ("This is a puzzle, not the answer of a solver."));
}

/* Cells of another board, or all of them, would tell nothing. */
static gboolean
has_cells_to_show (const SudokuExamination *examination)
{
  return examination != NULL && examination->decoding->status == SUDOKU_DECODE_VIOLATED &&
         examination->suspect != SUDOKU_SUSPECT_NUMBERING &&
         examination->suspect != SUDOKU_SUSPECT_OTHER_SIZE;
}

static void
show_clause_button (SatdokuAnswerCard *self,
                    const SatdokuAnswer *answer)
{
  guint64 clause = 0;
  gboolean shown = satdoku_answer_get_false_clause (answer, &clause);

  gtk_widget_set_visible (GTK_WIDGET (self->clause_button), shown);
  if (shown)
    set_action (self->clause_button, "win.show-clause", g_variant_new_uint64 (clause));
}

void
satdoku_answer_card_show (SatdokuAnswerCard *self,
                          const SatdokuAnswer *answer)
{
  g_return_if_fail (SATDOKU_IS_ANSWER_CARD (self) && answer != NULL);

  set_optional (self->troubles, "");
  set_optional (self->facts, "");
  gtk_widget_set_visible (GTK_WIDGET (self->cells_button),
                          has_cells_to_show (answer->examination) || has_wrong_step (answer));
  show_clause_button (self, answer);
  show_numbering_button (self, answer);
  if (answer->examination != NULL)
    show_examination (self, answer);
  else if (answer->verdict != NULL)
    show_verdict (self, answer);
  else if (answer->proved != NULL)
    show_proved (self, answer);
  else if (answer->proof != NULL)
    show_proof (self, answer);
  else
    {
      g_autofree char *words = words_error (sudoku_contents_get_error (answer->contents),
                                            WORDS_STYLE_WINDOW);

      set_words (self, MOOD_BAD, _ ("Not an Answer"), words);
    }
  show_facts (self, answer);
  show_stats (self, answer);
  show_puzzle (self, answer);
}

/* Shows itself, and says why there is no new answer: it would take more memory than there is. */
void
satdoku_answer_card_refuse (SatdokuAnswerCard *self,
                            const char *sentence)
{
  GtkWidget *about_answers[] = {
    GTK_WIDGET (self->troubles),
    GTK_WIDGET (self->facts),
    self->expander,
    GTK_WIDGET (self->cells_button),
    GTK_WIDGET (self->clause_button),
    GTK_WIDGET (self->puzzle_button),
    GTK_WIDGET (self->numbering_button),
  };

  g_return_if_fail (SATDOKU_IS_ANSWER_CARD (self) && sentence != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (about_answers); i++)
    gtk_widget_set_visible (about_answers[i], FALSE);
  set_words (self, MOOD_BAD, _ ("Not Enough Memory"), sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* The verdict that is shown. */
const char *
satdoku_answer_card_get_sentence (SatdokuAnswerCard *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANSWER_CARD (self), NULL);

  return gtk_label_get_label (self->sentence);
}
