/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown over the board when the puzzle is finished. */

#pragma once

#include "satdoku-board.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_FINISH (satdoku_finish_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuFinish, satdoku_finish, SATDOKU, FINISH, GtkWidget)

void satdoku_finish_celebrate (SatdokuFinish *self,
                               SatdokuBoard *board,
                               const char *time,
                               const char *details,
                               gboolean record);
void satdoku_finish_dismiss (SatdokuFinish *self);
gboolean satdoku_finish_is_shown (SatdokuFinish *self);

G_END_DECLS
