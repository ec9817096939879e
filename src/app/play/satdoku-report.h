/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>
#include <sudoku-types.h>

#define SATDOKU_TYPE_REPORT (satdoku_report_get_type ())
/**
 * SatdokuReport:
 *
 * What was found out about a puzzle, in words: a verdict, details, items with the cells they are
 * about, reasons, and how it was found. The code that finds it out fills it; it does not change
 * once it is shown.
 */
G_DECLARE_FINAL_TYPE (SatdokuReport, satdoku_report, SATDOKU, REPORT, GObject)

/**
 * SatdokuMood:
 * @SATDOKU_MOOD_PLAIN: neither good nor bad news
 * @SATDOKU_MOOD_GOOD: good news
 * @SATDOKU_MOOD_WARNING: something is to be looked at
 * @SATDOKU_MOOD_BAD: something is wrong
 * @SATDOKU_N_MOODS: how many there are
 *
 * How a verdict is coloured.
 */
typedef enum
{
  SATDOKU_MOOD_PLAIN,
  SATDOKU_MOOD_GOOD,
  SATDOKU_MOOD_WARNING,
  SATDOKU_MOOD_BAD,
  SATDOKU_N_MOODS
} SatdokuMood;

/**
 * SatdokuOffer:
 * @SATDOKU_OFFER_REMEDY: the one thing that probably is wanted next
 * @SATDOKU_OFFER_ALTERNATIVE: something beside that
 * @SATDOKU_OFFER_READING: more to read
 * @SATDOKU_N_OFFERS: how many there are
 *
 * What a player can do after a report.
 */
typedef enum
{
  SATDOKU_OFFER_REMEDY,
  SATDOKU_OFFER_ALTERNATIVE,
  SATDOKU_OFFER_READING,
  SATDOKU_N_OFFERS
} SatdokuOffer;

SatdokuReport *
satdoku_report_new (SatdokuMood mood, const char *verdict, const char *details);
void
satdoku_report_add_item (SatdokuReport *self, const char *text, const guint *cells, gsize n_cells);
void satdoku_report_add_reason (SatdokuReport *self, const char *text);
void satdoku_report_set_argument (SatdokuReport *self, GPtrArray *argument);
void satdoku_report_set_hint (SatdokuReport *self, gboolean of_step);
void satdoku_report_set_facts (SatdokuReport *self, GPtrArray *facts);
void satdoku_report_offer (SatdokuReport *self,
                           SatdokuOffer offer,
                           const char *label,
                           const char *action);
void satdoku_report_set_solutions (SatdokuReport *self, SudokuVerdict solutions);

SudokuVerdict satdoku_report_get_solutions (SatdokuReport *self);
SatdokuMood satdoku_report_get_mood (SatdokuReport *self);
const char *satdoku_report_get_verdict (SatdokuReport *self);
const char *satdoku_report_get_details (SatdokuReport *self);
guint satdoku_report_get_n_items (SatdokuReport *self);
const char *satdoku_report_get_item (SatdokuReport *self, guint item, GArray **cells);
GPtrArray *satdoku_report_get_reasons (SatdokuReport *self);
GPtrArray *satdoku_report_get_argument (SatdokuReport *self);
gboolean satdoku_report_is_hint (SatdokuReport *self);
gboolean satdoku_report_is_of_step (SatdokuReport *self);
GPtrArray *satdoku_report_get_facts (SatdokuReport *self);
const char *
satdoku_report_get_offer (SatdokuReport *self, SatdokuOffer offer, const char **action);
