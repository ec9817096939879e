/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-finish-wave.h"

/**
 * SatdokuFinish:
 * @time: how long it took
 * @details: what kind of puzzle it was, and how the time compares
 * @note: (nullable): what else there is to say
 * @share: what is copied to tell others
 * @is_record: whether it was never faster
 *
 * What is said of a finished puzzle.
 */
typedef struct
{
  char *time;
  char *details;
  char *note;
  char *share;
  gboolean is_record;
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
