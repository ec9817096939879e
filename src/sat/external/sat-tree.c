/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Removes a folder with its contents. It allocates no memory and takes no lock, so a process forked
 * from a program with threads may use it. */

#include "sat-tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Deeper contents stay: nobody nests folders like that by accident. */
#define DEPTH_MAX 64
#define PIECE 4096

static void remove_folder (int parent, const char *name, guint depth);

static gboolean
is_other (const char *name)
{
  return strcmp (name, ".") != 0 && strcmp (name, "..") != 0;
}

/* Returns: how many entries of a part of a folder were removed. */
static guint
remove_entries (int folder,
                const char *entries,
                gssize length,
                guint depth)
{
  guint n_removed = 0;

  for (gssize at = 0; at < length;)
    {
      const struct dirent64 *entry = (const struct dirent64 *)(gconstpointer)(entries + at);

      at += entry->d_reclen;
      if (!is_other (entry->d_name))
        continue;
      if (unlinkat (folder, entry->d_name, 0) != 0)
        remove_folder (folder, entry->d_name, depth + 1);
      n_removed += faccessat (folder, entry->d_name, F_OK, AT_SYMLINK_NOFOLLOW) != 0;
    }
  return n_removed;
}

/* Entries may be skipped while others are removed: starts again until nothing changes. */
static void
remove_folder (int parent,
               const char *name,
               guint depth)
{
  _Alignas(struct dirent64) char entries[PIECE];
  int folder = openat (parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  guint n_removed = 1;
  gssize length;

  if (folder < 0 || depth > DEPTH_MAX)
    n_removed = 0;
  while (n_removed > 0)
    {
      n_removed = 0;
      lseek (folder, 0, SEEK_SET);
      while ((length = getdents64 (folder, entries, sizeof entries)) > 0)
        n_removed += remove_entries (folder, entries, length, depth);
    }
  if (folder >= 0)
    close (folder);
  unlinkat (parent, name, AT_REMOVEDIR);
}

/**
 * sat_tree_remove:
 * @path: a folder
 *
 * Removes a folder with its contents. Symbolic links are removed, not followed; what can't be
 * removed stays. Async-signal-safe.
 */
void
sat_tree_remove (const char *path)
{
  remove_folder (AT_FDCWD, path, 0);
}
