/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Something about the game that is found out when the player asks: see the top of
 * satdoku-inquiry.c. */

#pragma once

#include "satdoku-grid-page.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_INQUIRY (satdoku_inquiry_get_type ())
/**
 * SatdokuInquiry:
 *
 * Follows a game, has the worker find something out about it, and shows on its board what was
 * found. Whoever has one is told of changes of the game by its signal.
 */
G_DECLARE_FINAL_TYPE (SatdokuInquiry, satdoku_inquiry, SATDOKU, INQUIRY, GObject)

/**
 * SatdokuAnswerFunc:
 * @owner: who has asked
 * @result: (transfer full) (nullable): what was found
 * @error: (nullable): why nothing was, such as %G_IO_ERROR_CANCELLED
 *
 * Is told the answer, unless nobody waits for it any more.
 */
typedef void (*SatdokuAnswerFunc) (gpointer owner, gpointer result, const GError *error);

SatdokuInquiry *satdoku_inquiry_new (SatdokuWorker *worker, SatdokuGridPage *page);
gboolean satdoku_inquiry_set_game (SatdokuInquiry *self, SudokuGame *game);
SudokuGame *satdoku_inquiry_get_game (SatdokuInquiry *self);
SatdokuGridPage *satdoku_inquiry_get_page (SatdokuInquiry *self);
SatdokuBoard *satdoku_inquiry_get_board (SatdokuInquiry *self);
SatdokuWorker *satdoku_inquiry_get_worker (SatdokuInquiry *self);

void satdoku_inquiry_ask (SatdokuInquiry *self,
                          const SatdokuJob *job,
                          gpointer input,
                          SatdokuAnswerFunc answered,
                          gpointer owner);
void satdoku_inquiry_stop (SatdokuInquiry *self);
gboolean satdoku_inquiry_is_asking (SatdokuInquiry *self);

void satdoku_inquiry_show_figure (SatdokuInquiry *self, SatdokuFigure *figure);
void satdoku_inquiry_clear_figure (SatdokuInquiry *self);

G_END_DECLS
