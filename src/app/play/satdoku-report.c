/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was found out about a puzzle: a verdict in one sentence, what there is more to say, items
 * with the cells they are about, reasons, and how it was found. The code that finds something out
 * fills one; it stays as it is once it is shown. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-report.h"

struct _SatdokuReport
{
  GObject parent_instance;

  SatdokuMood mood;
  char *verdict;
  char *details;      /* (nullable) */
  GPtrArray *items;   /* (element-type utf8): what each says */
  GPtrArray *cells;   /* (element-type GArray): of each item */
  GPtrArray *reasons; /* (element-type utf8) */
  GPtrArray *facts;   /* (nullable) (element-type WordsFact) */
  char *remedy;       /* (nullable) */
  char *action;       /* of the remedy */
  char *alternative;  /* (nullable): another remedy */
  char *other_action; /* of that */
  char *reading;      /* (nullable) */
  char *opens;        /* the action of that */
  gboolean unsolvable;
};

G_DEFINE_FINAL_TYPE (SatdokuReport, satdoku_report, G_TYPE_OBJECT)

static void
satdoku_report_finalize (GObject *object)
{
  SatdokuReport *self = SATDOKU_REPORT (object);

  g_free (self->verdict);
  g_free (self->details);
  g_free (self->remedy);
  g_free (self->action);
  g_free (self->alternative);
  g_free (self->other_action);
  g_free (self->reading);
  g_free (self->opens);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->reasons);
  g_clear_pointer (&self->facts, g_ptr_array_unref);
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

void
satdoku_report_set_facts (SatdokuReport *self,
                          GPtrArray *facts)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && facts != NULL);

  g_clear_pointer (&self->facts, g_ptr_array_unref);
  self->facts = g_ptr_array_ref (facts);
}

/* Offers the one thing that probably is wanted next. @label has a mnemonic; @action is a
 * detailed name. */
void
satdoku_report_set_remedy (SatdokuReport *self,
                           const char *label,
                           const char *action)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && label != NULL && action != NULL);

  g_free (self->remedy);
  g_free (self->action);
  self->remedy = g_strdup (label);
  self->action = g_strdup (action);
}

/* Offers something beside what probably is wanted next. */
void
satdoku_report_set_alternative (SatdokuReport *self,
                                const char *label,
                                const char *action)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && label != NULL && action != NULL);

  g_free (self->alternative);
  g_free (self->other_action);
  self->alternative = g_strdup (label);
  self->other_action = g_strdup (action);
}

/* Offers more to read. */
void
satdoku_report_set_reading (SatdokuReport *self,
                            const char *label,
                            const char *action)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self) && label != NULL && action != NULL);

  g_free (self->reading);
  g_free (self->opens);
  self->reading = g_strdup (label);
  self->opens = g_strdup (action);
}

void
satdoku_report_set_unsolvable (SatdokuReport *self)
{
  g_return_if_fail (SATDOKU_IS_REPORT (self));

  self->unsolvable = TRUE;
}

gboolean
satdoku_report_is_unsolvable (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), FALSE);

  return self->unsolvable;
}

SatdokuMood
satdoku_report_get_mood (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), SATDOKU_MOOD_PLAIN);

  return self->mood;
}

const char *
satdoku_report_get_verdict (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), NULL);

  return self->verdict;
}

const char *
satdoku_report_get_details (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), NULL);

  return self->details;
}

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
GPtrArray *
satdoku_report_get_reasons (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), NULL);

  return self->reasons;
}

GPtrArray *
satdoku_report_get_facts (SatdokuReport *self)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self), NULL);

  return self->facts;
}

/* NULL when there is none, and then no action either. */
const char *
satdoku_report_get_remedy (SatdokuReport *self,
                           const char **action)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self) && action != NULL, NULL);

  *action = self->action;
  return self->remedy;
}

/* NULL, and no action either, when there is none. */
const char *
satdoku_report_get_alternative (SatdokuReport *self,
                                const char **action)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self) && action != NULL, NULL);

  *action = self->other_action;
  return self->alternative;
}

/* NULL, and no action either, when there is none. */
const char *
satdoku_report_get_reading (SatdokuReport *self,
                            const char **action)
{
  g_return_val_if_fail (SATDOKU_IS_REPORT (self) && action != NULL, NULL);

  *action = self->opens;
  return self->reading;
}
