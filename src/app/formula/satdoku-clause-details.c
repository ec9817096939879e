/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel that says what the selected clause means: in a sentence, literal by literal and as
 * lit cells of a small board. */

#include "satdoku-config.h"

#include "satdoku-clause-details.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-clause-row.h"
#include "satdoku-filter.h"
#include "satdoku-mini-board.h"
#include "satdoku-notation.h"
#include "words-terms.h"

/* So many literals are explained one by one; a longer clause is clear from its sentence. */
#define LITERALS_MAX 9
/* Of one that is much longer, the beginning is shown. */
#define LITERALS_SHOWN_MAX 1000

struct _SatdokuClauseDetails
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkLabel *sentence;
  GtkLabel *literals;
  SatdokuMiniBoard *board;

  /* Owned (nullable): what is shown. */
  SatdokuFormulaSource *source;
  GtkBitset *clauses;
};

G_DEFINE_FINAL_TYPE (SatdokuClauseDetails, satdoku_clause_details, ADW_TYPE_BIN)

static void
cells_changed_cb (SatdokuMiniBoard *board,
                  GtkWidget *self)
{
  gsize n_cells;
  const guint *cells = satdoku_mini_board_get_chosen (board, &n_cells);
  g_autoptr (GVariant) array = g_variant_ref_sink (
    g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, cells, n_cells, sizeof *cells));

  gtk_widget_activate_action_variant (self, "cnf.set-cells", array);
}

static void
value_typed_cb (SatdokuMiniBoard *board,
                guint value,
                GtkWidget *self)
{
  gtk_widget_activate_action (self, "cnf.set-filter", "(uu)", SATDOKU_FILTER_VALUE, value);
}

static void
value_picked_cb (SatdokuMiniBoard *board,
                 guint value,
                 GtkWidget *self)
{
  gtk_widget_activate_action (self, "cnf.toggle-value", "u", value);
}

static void
satdoku_clause_details_class_init (SatdokuClauseDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_MINI_BOARD);
  satdoku_class_set_template (klass, "satdoku-clause-details.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseDetails, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseDetails, sentence);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseDetails, literals);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseDetails, board);
  gtk_widget_class_bind_template_callback (widget_class, cells_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_picked_cb);
  satdoku_class_drops (klass, SatdokuClauseDetails, source, g_object_unref);
  satdoku_class_drops (klass, SatdokuClauseDetails, clauses, gtk_bitset_unref);
}

static void show (SatdokuClauseDetails *self);

static void
satdoku_clause_details_init (SatdokuClauseDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_notation_follow (self, G_CALLBACK (show));
}

static void
set_texts (SatdokuClauseDetails *self,
           const char *title,
           const char *sentence,
           const char *literals)
{
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->literals, literals);
  gtk_widget_set_visible (GTK_WIDGET (self->literals), *literals != '\0');
  satdoku_mini_board_set_words (self->board, sentence);
}

/* A line for each literal: the number and what it says, where that is known. A long clause stands
 * there in full, as its row in the list may be too narrow for it. */
static char *
explain_literals (SatdokuFormulaSource *source,
                  guint64 clause)
{
  int room[SUDOKU_SIDE_MAX];
  gsize n_literals = 0;
  const int *literals = satdoku_formula_source_get_clause (source, clause, room, &n_literals);
  WordsNotation notation = satdoku_notation_get (satdoku_notation_get_default ());
  GString *text = g_string_new (NULL);

  if (n_literals > LITERALS_MAX)
    satdoku_formula_source_append_clause (source, text, clause, notation, LITERALS_SHOWN_MAX);
  for (gsize i = 0; i < n_literals && n_literals <= LITERALS_MAX; i++)
    {
      g_autofree char *words = satdoku_formula_source_describe_literal (source, literals[i]);
      g_autofree char *literal = words_literal_write (notation, NULL, literals[i]);

      if (words == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a literal of a clause and what it says. */
      g_string_append_printf (text, _ ("%s: %s"), literal, words);
    }
  return g_strchomp (g_string_free (text, FALSE));
}

/* There is a board only where the formula is that of a puzzle. */
static void
show_puzzle (SatdokuClauseDetails *self,
             SatdokuFormulaSource *source)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (source);

  gtk_widget_set_visible (GTK_WIDGET (self->board), cnf != NULL);
  satdoku_mini_board_show_puzzle (self->board, cnf);
}

static void
show_one (SatdokuClauseDetails *self,
          SatdokuFormulaSource *source,
          guint64 clause)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (source);
  g_autofree char *number = words_count (clause + 1);
  g_autofree char *total = words_count (satdoku_formula_source_get_n_clauses (source));
  g_autofree char *line = words_count (satdoku_formula_source_get_line (source, clause));
  g_autofree char *sentence = satdoku_formula_source_write_clause (source, clause);
  g_autofree char *literals = explain_literals (source, clause);
  /* Translators: the number of a line, the number of its clause, how many clauses there are. */
  g_autofree char *title = g_strdup_printf (_ ("Line %s · clause %s of %s"), line, number, total);

  set_texts (self, title, sentence, literals);
  gtk_widget_set_visible (GTK_WIDGET (self->board), cnf != NULL);
  if (cnf != NULL)
    satdoku_mini_board_show_clause (self->board, cnf, clause);
}

static void
show_several (SatdokuClauseDetails *self,
              SatdokuFormulaSource *source,
              guint64 n_clauses)
{
  g_autofree char *count = words_count (n_clauses);
  g_autofree char *title = NULL;

  /* Translators: %s is a number of at least 2 with grouped digits. */
  title = g_strdup_printf (
    ngettext ("%s clause selected", "%s clauses selected", (gulong)n_clauses),
    count);
  set_texts (self, title, _ ("Ctrl+C copies them, each on a line"), "");
  show_puzzle (self, source);
}

void
satdoku_clause_details_show_filter (SatdokuClauseDetails *self,
                                    const SudokuFilter *filter)
{
  g_return_if_fail (SATDOKU_IS_CLAUSE_DETAILS (self) && filter != NULL);

  satdoku_mini_board_show_filter (self->board, filter);
}

static void
take (SatdokuClauseDetails *self,
      SatdokuFormulaSource *source,
      GtkBitset *clauses)
{
  gtk_bitset_ref (clauses);
  g_clear_pointer (&self->clauses, gtk_bitset_unref);
  self->clauses = clauses;
  g_set_object (&self->source, source);
}

static void
show (SatdokuClauseDetails *self)
{
  guint64 n_clauses;

  if (self->clauses == NULL)
    return;
  n_clauses = self->source != NULL ? gtk_bitset_get_size (self->clauses) : 0;
  if (n_clauses == 1)
    show_one (self, self->source, gtk_bitset_get_minimum (self->clauses));
  else if (n_clauses > 1)
    show_several (self, self->source, n_clauses);
  else
    {
      set_texts (self,
                 _ ("What a clause means"),
                 self->source == NULL || satdoku_formula_source_get_cnf (self->source) != NULL
                   ? _ ("Select a clause to read it in words and see its cells")
                   : _ ("Select a clause to read it in words"),
                 "");
      show_puzzle (self, self->source);
    }
}

/* @clauses must not change any more; a reference is kept. Does nothing when they are shown
 * already. */
void
satdoku_clause_details_show (SatdokuClauseDetails *self,
                             SatdokuFormulaSource *source,
                             GtkBitset *clauses)
{
  g_return_if_fail (SATDOKU_IS_CLAUSE_DETAILS (self) && clauses != NULL);

  if (self->clauses == clauses && self->source == source)
    return;
  take (self, source, clauses);
  show (self);
}
