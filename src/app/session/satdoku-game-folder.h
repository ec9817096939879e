/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games: names, claims, and what is set aside. */

#pragma once

#include "satdoku-claim.h"

/**
 * SATDOKU_GAME_NUMBER_MAX:
 *
 * A file with a higher number is none of ours.
 */
#define SATDOKU_GAME_NUMBER_MAX (G_GINT64_CONSTANT (1) << 52)

/* The end of the names of files. */
#define SATDOKU_GAME_SUFFIX ".satdoku"

SatdokuClaim *satdoku_game_folder_claim_next (const char *folder);
char *satdoku_game_folder_make_path (const char *folder, gint64 number);
GArray *satdoku_game_folder_list (const char *folder);
gint64 satdoku_game_folder_read_stem (const char *stem);
