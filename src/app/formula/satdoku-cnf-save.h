/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-formula-source.h"
#include "satdoku-worker.h"

/**
 * SatdokuCnfSaved:
 * @source: (transfer full): the formula
 * @file: (transfer full): where it goes
 * @n_bytes: bytes of the text, before it was compressed
 *
 * A formula that is being saved, or was.
 */
typedef struct
{
  SatdokuFormulaSource *source;
  GFile *file;
  guint64 n_bytes;
} SatdokuCnfSaved;

void satdoku_cnf_saved_free (SatdokuCnfSaved *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuCnfSaved, satdoku_cnf_saved_free)

void satdoku_cnf_save_async (SatdokuFormulaSource *source,
                             GFile *file,
                             SatdokuWorker *worker,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
SatdokuCnfSaved *satdoku_cnf_save_finish (GAsyncResult *result, GError **error);
char *satdoku_cnf_saved_describe (const SatdokuCnfSaved *saved, const GError *error);
GtkFileChooserNative *satdoku_cnf_save_chooser_new (SatdokuFormulaSource *source,
                                                    GtkWindow *window);
