/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-finish-wave.h"

/**
 * SatdokuFinish:
 * @time: how long it took
 * @details: what kind of puzzle it was, and how the time compares
 * @comparison: (nullable): how the time compares with the average of others
 * @seconds: the time
 * @average: that average, in seconds; only looked at with @comparison
 * @n_hints: how many hints the player has asked for; -1: not known
 * @n_checks: how often the player has asked for a check; -1: not known
 * @n_mistakes: how many wrong numbers were put in; -1: not known
 * @share: what is copied to tell others
 * @is_record: whether it was never faster
 * @of_day: whether it is the puzzle of a day
 *
 * What is said of a finished puzzle.
 */
typedef struct
{
  char *time;
  char *details;
  char *comparison;
  double seconds;
  double average;
  int n_hints;
  int n_checks;
  int n_mistakes;
  char *share;
  gboolean is_record;
  gboolean of_day;
} SatdokuFinish;

#define SATDOKU_TYPE_FINISH_CARD (satdoku_finish_card_get_type ())
/**
 * SatdokuFinishCard:
 *
 * What is shown beside the board when the puzzle is finished.
 */
G_DECLARE_FINAL_TYPE (SatdokuFinishCard, satdoku_finish_card, SATDOKU, FINISH_CARD, GtkWidget)

void satdoku_finish_card_celebrate (SatdokuFinishCard *self,
                                    SatdokuBoard *board,
                                    const SatdokuFinish *finish);
void satdoku_finish_card_dismiss (SatdokuFinishCard *self);
void satdoku_finish_card_set_next (SatdokuFinishCard *self, gboolean has_next);
gboolean satdoku_finish_card_is_shown (SatdokuFinishCard *self);
