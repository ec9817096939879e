/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-answer.h"

#define SATDOKU_TYPE_ANSWER_CARD (satdoku_answer_card_get_type ())
/**
 * SatdokuAnswerCard:
 *
 * The card of the Solution page that says what an answer is: the verdict in a sentence, what is
 * wrong with it, and what it consists of. Its buttons name actions of the page; it changes nothing.
 */
G_DECLARE_FINAL_TYPE (SatdokuAnswerCard, satdoku_answer_card, SATDOKU, ANSWER_CARD, AdwBin)

void satdoku_answer_card_show (SatdokuAnswerCard *self, const SatdokuAnswer *answer);
void satdoku_answer_card_refuse (SatdokuAnswerCard *self, const char *sentence);
const char *satdoku_answer_card_get_sentence (SatdokuAnswerCard *self);
