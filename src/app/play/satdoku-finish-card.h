/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board.h"

#define SATDOKU_TYPE_FINISH_CARD (satdoku_finish_card_get_type ())
/**
 * SatdokuFinishCard:
 *
 * What is shown over the board when the puzzle is finished: a wave of light from the last cell,
 * and then a card with the time. The board can be looked at and clicked on behind it.
 */
G_DECLARE_FINAL_TYPE (SatdokuFinishCard, satdoku_finish_card, SATDOKU, FINISH_CARD, GtkWidget)

void satdoku_finish_card_celebrate (SatdokuFinishCard *self,
                                    SatdokuBoard *board,
                                    const char *time,
                                    const char *details,
                                    gboolean record);
void satdoku_finish_card_dismiss (SatdokuFinishCard *self);
void satdoku_finish_card_set_next (SatdokuFinishCard *self, gboolean has_next);
gboolean satdoku_finish_card_is_shown (SatdokuFinishCard *self);
