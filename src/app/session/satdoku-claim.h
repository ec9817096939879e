/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * SatdokuClaim:
 *
 * Keeps a number in a folder for one process, until it is freed or the process ends.
 */
typedef struct _SatdokuClaim SatdokuClaim;

SatdokuClaim *satdoku_claim_new (const char *folder, gint64 number);
SatdokuClaim *satdoku_claim_wait (const char *folder, gint64 number);
void satdoku_claim_free (SatdokuClaim *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuClaim, satdoku_claim_free)

gint64 satdoku_claim_get_number (const SatdokuClaim *self);
gboolean satdoku_claim_is_valid (const SatdokuClaim *self);
gboolean satdoku_claim_exists (const char *folder, gint64 number);
