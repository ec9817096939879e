/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many games are kept: see the top of satdoku-game-limit.c. */

#pragma once

#include "satdoku-game-entry.h"

/**
 * SATDOKU_GAMES_MAX:
 *
 * So many games are kept that are not pinned.
 */
#define SATDOKU_GAMES_MAX 200

/**
 * SATDOKU_MADE_GAMES_MAX:
 *
 * So many of them were made by the program and nothing was done in them.
 */
#define SATDOKU_MADE_GAMES_MAX 10

GPtrArray *satdoku_game_limit_choose (GPtrArray *games);
