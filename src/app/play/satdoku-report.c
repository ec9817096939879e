/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was found out about a puzzle: a verdict in one sentence, what there is more to say, items
 * with the cells they are about, reasons, and how it was found. The code that finds something out
 * fills one; it stays as it is once it is shown. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-report.h"

#include "satdoku-class.h"

struct _SatdokuReport
{
  GObject parent_instance;

  SatdokuMood mood;
  char *verdict;
  char *details;       /* (nullable) */
  GPtrArray *items;    /* (element-type utf8): what each says */
  GPtrArray *cells;    /* (element-type GArray): of each item */
  GPtrArray *reasons;  /* (element-type utf8) */
  GPtrArray *facts;    /* (nullable) (element-type WordsFact) */
  GPtrArray *argument; /* (nullable) (element-type WordsReason) */
  struct
  {
    char *label; /* (nullable) */
    char *action;
  } offers[SATDOKU_N_OFFERS];
  SudokuVerdict solutions;
  gboolean hint;
  gboolean of_step;
};

G_DEFINE_FINAL_TYPE (SatdokuReport, satdoku_report, G_TYPE_OBJECT)

static void
satdoku_report_finalize (GObject *object)
{
  SatdokuReport *self = SATDOKU_REPORT (object);

  g_free (self->verdict);
  g_free (self->details);
  for (guint i = 0; i < SATDOKU_N_OFFERS; i++)
    {
      g_free (self->offers[i].label);
      g_free (self->offers[i].action);
    }
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->reasons);
  g_clear_pointer (&self->facts, g_ptr_array_unref);
  g_clear_pointer (&self->argument, g_ptr_array_unref);
  G_OBJECT_CLASS (satdoku_report_parent_class)->finalize (object);
}

static void
satdoku_report_class_init (SatdokuReportClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_report_finalize;
}

static void
satdoku_report_init (SatdokuReport *self)
{
  self->items = g_ptr_array_new_with_free_func (g_free);
  self->cells = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  self->reasons = g_ptr_array_new_with_free_func (g_free);
}

SatdokuReport *
satdoku_report_new (SatdokuMood mood,
                    const char *verdict,
                    const char *details)
{
  SatdokuReport *self;

  g_return_val_if_fail (mood < SATDOKU_N_MOODS && verdict != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_REPORT, NULL);
  self->mood = mood;
  self->solutions = SUDOKU_VERDICT_UNKNOWN;
  self->verdict = g_strdup (verdict);
  self->details = g_strdup (details);
  return self;
}

/* Adds something that can be shown on the board: @text says what is true of the cells. */
void
satdoku_report_add_item (SatdokuReport *self,
                         const char *text,
                         const guint *cells,
                         gsize n_cells)
{
  GArray *copy;

  g_return_if_fail (SATDOKU_IS_REPORT (self) && text != NULL);

  copy = g_array_sized_new (FALSE, FALSE, sizeof (guint), (guint)n_cells);
  g_array_append_vals (copy, cells, (guint)n_cells);
  g_ptr_array_add (self->cells, copy);
  g_ptr_array_add (self->items, g_strdup (text));
}

/* Adds a sentence on why it is so. */
void
satdoku_report_add_reason (SatdokuReport *self,
                           const char *text)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && text != NULL);

  g_ptr_array_add (self->reasons, g_strdup (text));
}

/* @argument: (element-type WordsReason): the sentences that explain a step, in order */
void
satdoku_report_set_argument (SatdokuReport *self,
                             GPtrArray *argument)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && argument != NULL);

  g_clear_pointer (&self->argument, g_ptr_array_unref);
  self->argument = g_ptr_array_ref (argument);
}

SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, argument, GPtrArray *)

/* It is a hint, which the player can close.
 * @of_step: of a step, beside which there may be others */
void
satdoku_report_set_hint (SatdokuReport *self,
                         gboolean of_step)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self));

  self->hint = TRUE;
  self->of_step = of_step;
}

gboolean
satdoku_report_is_hint (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), FALSE);

  return self->hint;
}

gboolean
satdoku_report_is_of_step (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), FALSE);

  return self->of_step;
}

void
satdoku_report_set_facts (SatdokuReport *self,
                          GPtrArray *facts)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && facts != NULL);

  g_clear_pointer (&self->facts, g_ptr_array_unref);
  self->facts = g_ptr_array_ref (facts);
}

/* @label has a mnemonic, but for what there is to read; @action is a detailed name. */
void
satdoku_report_offer (SatdokuReport *self,
                      SatdokuOffer offer,
                      const char *label,
                      const char *action)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && offer < SATDOKU_N_OFFERS);
  g_return_if_fail (label != NULL && action != NULL);

  g_free (self->offers[offer].label);
  g_free (self->offers[offer].action);
  self->offers[offer].label = g_strdup (label);
  self->offers[offer].action = g_strdup (action);
}

/* What is known of the solutions; at first nothing. */
void
satdoku_report_set_solutions (SatdokuReport *self,
                              SudokuVerdict solutions)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self));

  self->solutions = solutions;
}

SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, solutions, SudokuVerdict)
SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, mood, SatdokuMood)
SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, verdict, const char *)
SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, details, const char *)

guint
satdoku_report_get_n_items (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), 0);

  return self->items->len;
}

const char *
satdoku_report_get_item (SatdokuReport *self,
                         guint item,
                         GArray **cells)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self) && item < self->items->len, NULL);

  *cells = g_ptr_array_index (self->cells, item);
  return g_ptr_array_index (self->items, item);
}

/* One sentence for each reason; may be empty. Owned by the report. */
SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, reasons, GPtrArray *)
SATDOKU_DEFINE_GETTER (SatdokuReport, satdoku_report, facts, GPtrArray *)

/* The label; NULL, and no action either, when there is no such offer. */
const char *
satdoku_report_get_offer (SatdokuReport *self,
                          SatdokuOffer offer,
                          const char **action)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self) && offer < SATDOKU_N_OFFERS, NULL);

  *action = self->offers[offer].action;
  return self->offers[offer].label;
}
