/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what an answer is: its verdict in a sentence, what is wrong with it, and what it consists
 * of. Its buttons name actions of the Solution page. */

#include "satdoku-config.h"

#include "satdoku-answer-card.h"

#include <glib/gi18n.h>

#include "satdoku-fact-list.h"
#include "satdoku-words-solver.h"
#include "satdoku-words-trouble.h"
#include "satdoku-words.h"

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
satdoku_answer_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SATDOKU_TYPE_ANSWER_CARD);
  G_OBJECT_CLASS (satdoku_answer_card_parent_class)->dispose (object);
}

static void
satdoku_answer_card_class_init (SatdokuAnswerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_FACT_LIST);
  G_OBJECT_CLASS (klass)->dispose = satdoku_answer_card_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/satdoku/Satdoku/satdoku-answer-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, icon);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, troubles);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, facts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, expander);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, fact_list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAnswerCard, cells_button);
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
add_counts (GString *facts,
            const SatdokuAnswer *answer)
{
  gulong n_literals = (gulong)sat_model_get_n_literals (answer->model);
  gulong n_meaningful = answer->decoding->n_meaningful;
  gulong n_stray = (gulong)answer->decoding->n_stray;
  g_autofree char *literals = satdoku_words_count (n_literals);
  g_autofree char *meaningful = satdoku_words_count (n_meaningful);
  g_autofree char *stray = satdoku_words_count (n_stray);

  /* Translators: %s is a number with grouped digits, here and below. */
  add_fact (facts, g_strdup_printf (ngettext ("%s literal", "%s literals", n_literals), literals));
  add_fact (facts,
            g_strdup_printf (ngettext ("%s true one means a cell and a value",
                                       "%s true ones mean a cell and a value",
                                       n_meaningful),
                             meaningful));
  if (n_stray > 0)
    add_fact (facts,
              g_strdup_printf (ngettext ("%s true one means nothing and is left out",
                                         "%s true ones mean nothing and are left out",
                                         n_stray),
                               stray));
}

static void
show_facts (SatdokuAnswerCard *self,
            const SatdokuAnswer *answer)
{
  g_autoptr (GString) facts = g_string_new (NULL);

  if (answer->model != NULL && answer->decoding != NULL && sat_model_has_literals (answer->model))
    add_counts (facts, answer);
  if (answer->own)
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
  facts = satdoku_words_solve_stats (&answer->stats, TRUE);
  satdoku_fact_list_show (self->fact_list, facts);
}

/* A paragraph for each thing that is wrong, the first letter of each made a capital. */
static char *
list_troubles (const SatdokuAnswer *answer)
{
  g_autoptr (GPtrArray) sentences = satdoku_words_decoding (answer->cnf, answer->decoding);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    {
      const char *sentence = g_ptr_array_index (sentences, i);

      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: one of several things that are wrong, in a list. */
      g_string_append_printf (text, _ ("• %s"), sentence);
    }
  return g_string_free (text, FALSE);
}

static void
show_violated (SatdokuAnswerCard *self,
               const SatdokuAnswer *answer)
{
  g_autofree char *troubles = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *button = NULL;
  const char *name;

  if (answer->fitting_numbering == NULL)
    {
      troubles = list_troubles (answer);
      set_words (self, MOOD_BAD, _ ("Wrong Model"), _ ("This model does not solve the puzzle."));
      set_optional (self->troubles, troubles);
      return;
    }
  name = _ (answer->fitting_numbering->name);
  /* Translators: %s is the name of a numbering of variables. */
  sentence = g_strdup_printf (_ ("This model solves the puzzle in the numbering “%s”."), name);
  button = g_strdup_printf (_ ("Use the Numbering “%s”"), name);
  set_words (self, MOOD_DOUBTFUL, _ ("Another Numbering"), sentence);
  gtk_button_set_label (self->numbering_button, button);
}

static void
show_unsatisfiable (SatdokuAnswerCard *self,
                    const SatdokuAnswer *answer)
{
  const char *title = _ ("Unsatisfiable");

  if (answer->verdict == SUDOKU_VERDICT_UNKNOWN)
    set_words (self,
               MOOD_DOUBTFUL,
               title,
               _ ("It says that the puzzle has no solution. Satdoku could neither confirm nor "
                  "refute that in a few seconds."));
  else if (answer->verdict == SUDOKU_VERDICT_NO_SOLUTION ||
           answer->verdict == SUDOKU_VERDICT_CONFLICT)
    set_words (self,
               MOOD_GOOD,
               title,
               answer->own ? _ ("The puzzle has no solution.")
                           : _ ("It says that the puzzle has no solution, and that is right."));
  else
    set_words (self,
               MOOD_BAD,
               title,
               _ ("It says that the puzzle has no solution, but it has one: Show Model shows it."));
}

static void
show_solution (SatdokuAnswerCard *self,
               const SatdokuAnswer *answer)
{
  guint64 n_clauses = sudoku_cnf_get_n_clauses (answer->cnf);
  g_autofree char *count = satdoku_words_count (n_clauses);
  /* Translators: %s is a number with grouped digits. */
  g_autofree char *sentence = g_strdup_printf (ngettext ("Verified: it satisfies the %s clause.",
                                                         "Verified: it satisfies all %s clauses.",
                                                         (gulong)n_clauses),
                                               count);

  set_words (self, MOOD_GOOD, _ ("Satisfiable"), sentence);
}

static void
show_decoding (SatdokuAnswerCard *self,
               const SatdokuAnswer *answer)
{
  switch (answer->decoding->status)
    {
    case SUDOKU_DECODE_OK:
      show_solution (self, answer);
      return;
    case SUDOKU_DECODE_NO_MODEL:
      set_words (self,
                 MOOD_DOUBTFUL,
                 _ ("Satisfiable"),
                 _ ("It says that there is a solution, but does not print one. Many solvers have "
                    "an option for that."));
      return;
    case SUDOKU_DECODE_UNSATISFIABLE:
      show_unsatisfiable (self, answer);
      return;
    case SUDOKU_DECODE_UNKNOWN:
      set_words (self, MOOD_DOUBTFUL, _ ("Unknown"), _ ("The solver gave up."));
      return;
    case SUDOKU_DECODE_VIOLATED:
    default:
      show_violated (self, answer);
    }
}

/**
 * satdoku_answer_card_show:
 * @self: a card
 * @answer: an answer
 *
 * Says what is known of the answer.
 */
void
satdoku_answer_card_show (SatdokuAnswerCard *self,
                          const SatdokuAnswer *answer)
{
  gboolean is_wrong;

  g_return_if_fail (SATDOKU_IS_ANSWER_CARD (self) && answer != NULL);

  is_wrong = answer->decoding != NULL && answer->decoding->status == SUDOKU_DECODE_VIOLATED;
  set_optional (self->troubles, "");
  set_optional (self->facts, "");
  gtk_widget_set_visible (GTK_WIDGET (self->cells_button),
                          is_wrong && answer->fitting_numbering == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->numbering_button),
                          is_wrong && answer->fitting_numbering != NULL);
  if (answer->decoding == NULL)
    set_words (self, MOOD_BAD, _ ("Not an Answer"), answer->error->message);
  else
    show_decoding (self, answer);
  show_facts (self, answer);
  show_stats (self, answer);
}

/**
 * satdoku_answer_card_get_sentence:
 * @self: a card
 *
 * Returns: (transfer none): the verdict that is shown, for a message elsewhere
 */
const char *
satdoku_answer_card_get_sentence (SatdokuAnswerCard *self)
{
  g_return_val_if_fail (SATDOKU_IS_ANSWER_CARD (self), NULL);

  return gtk_label_get_label (self->sentence);
}
