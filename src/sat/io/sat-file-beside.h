/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that is written beside another, and then takes its place. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SatFileFlags:
 * @SAT_FILE_DEFAULT: the file is replaced, or made
 * @SAT_FILE_NEW: a file that is there already is not replaced
 * @SAT_FILE_OWN: a private file of the program: only its owner can read it, and it replaces an old
 *   one whatever its mode, owner and links
 * @SAT_FILE_PACK: compressed according to the suffix of its name
 * @SAT_FILE_SPECIAL: a special file, such as a pipe or a device, is written directly, and `-` is
 *   standard output
 * @SAT_FILE_LATER: only with %SAT_FILE_NEW: does not wait until the file is on the disk; the caller
 *   syncs it later, and the folder, too. No other file is lost if that fails
 *
 * How a #SatFileWriter writes.
 */
typedef enum
{
  SAT_FILE_DEFAULT = 0,
  SAT_FILE_NEW = 1 << 0,
  SAT_FILE_OWN = 1 << 1,
  SAT_FILE_PACK = 1 << 2,
  SAT_FILE_SPECIAL = 1 << 3,
  SAT_FILE_LATER = 1 << 4,
} SatFileFlags;

/**
 * SatFileBeside:
 *
 * A file that is written beside another, and then takes its place.
 */
typedef struct _SatFileBeside SatFileBeside;

SatFileBeside *sat_file_beside_new (const char *path,
                                    SatFileFlags flags,
                                    const char *etag,
                                    GError **error);
void sat_file_beside_free (SatFileBeside *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatFileBeside, sat_file_beside_free)

int sat_file_beside_get_fd (const SatFileBeside *self);
gboolean sat_file_beside_commit (SatFileBeside *self, char **etag, GError **error);

G_END_DECLS
