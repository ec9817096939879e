/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about why there is no solution: see the top of satdoku-conflict-commands.c. */

#pragma once

#include "satdoku-assistant.h"
#include "satdoku-conflict-guide.h"
#include "satdoku-explain-view.h"
#include "satdoku-lazy-bin.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CONFLICT_COMMANDS (satdoku_conflict_commands_get_type ())
/**
 * SatdokuConflictCommands:
 *
 * The commands about why there is no solution and what to take back.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuConflictCommands,
  satdoku_conflict_commands,
  SATDOKU,
  CONFLICT_COMMANDS,
  GObject)

SatdokuConflictCommands *satdoku_conflict_commands_new (SatdokuConflictGuide *guide,
                                                        SatdokuGridPage *page,
                                                        SatdokuLazyBin *explain,
                                                        SatdokuAssistant *assistant);
void satdoku_conflict_commands_add (SatdokuConflictCommands *self, SatdokuCommands *commands);

G_END_DECLS
