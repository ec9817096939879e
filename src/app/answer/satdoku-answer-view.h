/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_ANSWER_VIEW (satdoku_answer_view_get_type ())
/**
 * SatdokuAnswerView:
 *
 * The text of an answer, which the player can edit. A text that is too large for a text view is
 * shown in part, cannot be edited, and is kept as a whole.
 */
G_DECLARE_FINAL_TYPE (SatdokuAnswerView, satdoku_answer_view, SATDOKU, ANSWER_VIEW, AdwBin)

void satdoku_answer_view_set_text (SatdokuAnswerView *self, GBytes *text);
GBytes *satdoku_answer_view_get_text (SatdokuAnswerView *self);
gboolean satdoku_answer_view_is_empty (SatdokuAnswerView *self);
