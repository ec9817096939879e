/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-collection-store.h"
#include "satdoku-collection-strip.h"
#include "satdoku-finish-card.h"
#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_COLLECTION_COMMANDS (satdoku_collection_commands_get_type ())
/**
 * SatdokuCollectionCommands:
 *
 * Plays the puzzles of collections in the document.
 *
 * Signals: "first" (#SudokuContents), "opened" (#GError).
 */
G_DECLARE_FINAL_TYPE (
  SatdokuCollectionCommands,
  satdoku_collection_commands,
  SATDOKU,
  COLLECTION_COMMANDS,
  GObject)

SatdokuCollectionCommands *satdoku_collection_commands_new (SatdokuPlay *play,
                                                            SatdokuGameDocument *document,
                                                            SatdokuLeaveGuard *guard,
                                                            SatdokuCollectionStrip *strip,
                                                            SatdokuFinishCard *finish);

void satdoku_collection_commands_open (SatdokuCollectionCommands *self, SudokuContents *contents);
void satdoku_collection_commands_collect_async (SatdokuCollectionCommands *self,
                                                SudokuContents *contents,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback,
                                                gpointer user_data);
gboolean satdoku_collection_commands_collect_finish (SatdokuCollectionCommands *self,
                                                     GAsyncResult *result,
                                                     GError **error);
void satdoku_collection_commands_finish (SatdokuCollectionCommands *self);
