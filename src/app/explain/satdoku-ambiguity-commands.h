/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about several solutions: see the top of satdoku-ambiguity-commands.c. */

#pragma once

#include "satdoku-ambiguity-guide.h"
#include "satdoku-assistant.h"
#include "satdoku-commands.h"
#include "satdoku-explain-view.h"
#include "satdoku-lazy-bin.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_AMBIGUITY_COMMANDS (satdoku_ambiguity_commands_get_type ())
/**
 * SatdokuAmbiguityCommands:
 *
 * The commands that count solutions, show them, and add what leaves only one.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuAmbiguityCommands,
  satdoku_ambiguity_commands,
  SATDOKU,
  AMBIGUITY_COMMANDS,
  GObject)

SatdokuAmbiguityCommands *satdoku_ambiguity_commands_new (SatdokuAmbiguityGuide *guide,
                                                          SatdokuGridPage *page,
                                                          SatdokuLazyBin *explain,
                                                          SatdokuAssistant *assistant);
void
satdoku_ambiguity_commands_add (SatdokuAmbiguityCommands *self, SatdokuCommands *commands);

G_END_DECLS
