/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games: names, claims, and what is set aside. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SATDOKU_GAME_NUMBER_MAX:
 *
 * A file with a higher number is none of ours.
 */
#define SATDOKU_GAME_NUMBER_MAX (G_GINT64_CONSTANT (1) << 52)

/**
 * SatdokuGameClaim:
 *
 * Keeps a number in the folder for one process, until it is freed or the process ends.
 */
typedef struct _SatdokuGameClaim SatdokuGameClaim;

SatdokuGameClaim *satdoku_game_claim_new (const char *folder, gint64 number);
SatdokuGameClaim *satdoku_game_claim_new_next (const char *folder);
void satdoku_game_claim_free (SatdokuGameClaim *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuGameClaim, satdoku_game_claim_free)

gint64 satdoku_game_claim_get_number (const SatdokuGameClaim *self);
gboolean satdoku_game_claim_is_valid (const SatdokuGameClaim *self);

char *satdoku_game_folder_make_path (const char *folder, gint64 number);
GArray *satdoku_game_folder_list (const char *folder);
gboolean satdoku_game_folder_is_claimed (const char *folder, gint64 number);
gboolean
satdoku_game_folder_rename (const char *old_path, const char *new_path, GError **error);
char *satdoku_game_folder_set_aside (const char *path);
gboolean satdoku_game_folder_replace (const char *path,
                                      const char *text,
                                      gboolean is_damaged,
                                      GError **error);

char *satdoku_game_folder_make_removed_path (const char *folder, gint64 number);
void satdoku_game_folder_purge (const char *folder);

G_END_DECLS
