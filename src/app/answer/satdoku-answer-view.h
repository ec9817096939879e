/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Signals: "edited": the user has changed the text; "arrived" (GBytes): so much text was pasted or
 * dropped that it is not inserted, but to be read as a whole. */
#define SATDOKU_TYPE_ANSWER_VIEW (satdoku_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuAnswerView, satdoku_answer_view, SATDOKU, ANSWER_VIEW, AdwBin)

void satdoku_answer_view_set_text (SatdokuAnswerView *self, GBytes *text);
GBytes *satdoku_answer_view_get_text (SatdokuAnswerView *self);
gboolean satdoku_answer_view_is_empty (SatdokuAnswerView *self);

G_END_DECLS
