/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory the system still gives this process: what the kernel reports as available, what
 * the control groups of the process and the limit of its address space leave, and what the user
 * allows by the environment variable SATDOKU_MEMORY_LIMIT. Unknown values do not limit. Does not
 * know what the memory is for. */

#include "sat-memory.h"

#include <gio/gio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Arrays below this length always fit. */
#define LARGE ((gsize)1 << 20)

/* This part of a limited address space is left for them, and for other small things. */
#define RESERVE ((guint64)8 << 20)

/* The budget of one search, unless the user sets it. */
#define BUDGET ((guint64)900000000)

static char *
read_file (const char *root,
           const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (root, folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* The number after @key, which begins a line; @otherwise when there is none. */
static guint64
find_number (const char *text,
             const char *key,
             guint64 otherwise)
{
  gsize length = strlen (key);

  while (text != NULL && *text != '\0')
    {
      const char *end = strchr (text, '\n');

      if (strncmp (text, key, length) == 0)
        {
          char *after = NULL;
          guint64 number = g_ascii_strtoull (text + length, &after, 10);

          return after != text + length ? number : otherwise;
        }
      text = end != NULL ? end + 1 : NULL;
    }
  return otherwise;
}

/* What one control group leaves. The file cache included in it can be given up. */
static guint64
get_room (const char *root,
          const char *folder)
{
  g_autofree char *max_text = read_file (root, folder, "memory.max");
  g_autofree char *current_text = read_file (root, folder, "memory.current");
  g_autofree char *stat_text = read_file (root, folder, "memory.stat");
  guint64 max = find_number (max_text, "", SAT_MEMORY_UNKNOWN);
  guint64 current = find_number (current_text, "", 0);
  guint64 cache = find_number (stat_text, "inactive_file ", 0);

  if (max == SAT_MEMORY_UNKNOWN)
    return SAT_MEMORY_UNKNOWN;
  current -= MIN (cache, current);
  return max - MIN (current, max);
}

/* The least that the group of this process and its ancestors leave. */
static guint64
get_group_room (const char *root)
{
  g_autofree char *groups = read_file (root, "proc/self", "cgroup");
  g_autofree char *folder = NULL;
  guint64 room = SAT_MEMORY_UNKNOWN;

  if (groups == NULL || !g_str_has_prefix (groups, "0::/"))
    return SAT_MEMORY_UNKNOWN;
  folder = g_strndup (groups + strlen ("0::/"), strcspn (groups + strlen ("0::/"), "\n"));
  while (TRUE)
    {
      g_autofree char *path = g_build_filename ("sys/fs/cgroup", folder, NULL);
      char *slash = strrchr (folder, '/');

      room = MIN (room, get_room (root, path));
      if (*folder == '\0')
        return room;
      *(slash != NULL ? slash : folder) = '\0';
    }
}

/* What the limit of the address space (ulimit -v) leaves. */
static guint64
get_limit_room (void)
{
  struct rlimit limit;
  g_autofree char *text = read_file ("/", "proc/self", "status");
  guint64 kib = find_number (text, "VmSize:", 0);

  if (getrlimit (RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return SAT_MEMORY_UNKNOWN;
  return limit.rlim_cur - MIN (kib * 1024 + RESERVE, limit.rlim_cur);
}

/**
 * sat_memory_get_available:
 * @root: (nullable): the folder to use as the root of the file system
 *
 * Gets the available memory from MemAvailable of Linux and, where they exist, the control groups of
 * version 2. Takes some tens of microseconds.
 *
 * Returns: the number of bytes; SAT_MEMORY_UNKNOWN when unknown
 */
guint64
sat_memory_get_available (const char *root)
{
  g_autofree char *info = NULL;
  guint64 kib;
  guint64 free_bytes;

  if (root == NULL)
    root = "/";
  info = read_file (root, "proc", "meminfo");
  kib = find_number (info, "MemAvailable:", SAT_MEMORY_UNKNOWN);
  free_bytes = kib > SAT_MEMORY_UNKNOWN / 1024 ? SAT_MEMORY_UNKNOWN : kib * 1024;
  return MIN (free_bytes, get_group_room (root));
}

/**
 * sat_memory_check:
 * @id: id of the sentence for the error: "memory-formula"
 * @n_bytes: about how much memory it needs
 *
 * Checks that there is enough memory, within the limit of the address space and the environment
 * variable SATDOKU_MEMORY_LIMIT, if any.
 *
 * Returns: %FALSE with SAT_ERROR_MEMORY when there is not
 */
gboolean
sat_memory_check (const char *id,
                  guint64 n_bytes,
                  GError **error)
{
  guint64 allowed = find_number (g_getenv ("SATDOKU_MEMORY_LIMIT"), "", SAT_MEMORY_UNKNOWN);
  guint64 available = MIN (MIN (allowed, get_limit_room ()), sat_memory_get_available (NULL));

  g_return_val_if_fail (id != NULL, FALSE);

  if (n_bytes <= available)
    return TRUE;
  sat_error_set_memory (error, id, n_bytes, available);
  return FALSE;
}

/**
 * sat_memory_get_budget:
 *
 * Gets the memory budget of a search whose need is not known in advance: the environment variable
 * SATDOKU_MEMORY_LIMIT, or 900 MB.
 *
 * Returns: the number of bytes
 */
guint64
sat_memory_get_budget (void)
{
  return find_number (g_getenv ("SATDOKU_MEMORY_LIMIT"), "", BUDGET);
}

/**
 * sat_memory_check_budget:
 * @id: as for sat_memory_check()
 * @n_bytes: about how much memory a search needs
 *
 * Like sat_memory_check(), for a search: see sat_memory_get_budget().
 *
 * Returns: as sat_memory_check()
 */
gboolean
sat_memory_check_budget (const char *id,
                         guint64 n_bytes,
                         GError **error)
{
  if (n_bytes <= sat_memory_get_budget () || g_getenv ("SATDOKU_MEMORY_LIMIT") != NULL)
    return sat_memory_check (id, n_bytes, error);
  sat_error_set_memory (error, "memory-budget", n_bytes, sat_memory_get_budget ());
  return FALSE;
}

/**
 * sat_memory_get_used:
 *
 * Gets the memory of this process, from Linux. Takes some microseconds.
 *
 * Returns: the number of bytes; 0 when unknown
 */
guint64
sat_memory_get_used (void)
{
  g_autofree char *text = read_file ("/", "proc/self", "statm");
  guint64 n_pages = 0;

  if (text != NULL)
    n_pages = g_ascii_strtoull (text + strcspn (text, " "), NULL, 10);
  return n_pages * (guint64)sysconf (_SC_PAGESIZE);
}

/**
 * sat_memory_check_array:
 * @id: as for sat_memory_check()
 * @n_bytes: the length of an array that is about to be made
 *
 * Checks the memory for an array, if it is large.
 *
 * Returns: as sat_memory_check()
 */
gboolean
sat_memory_check_array (const char *id,
                        gsize n_bytes,
                        GError **error)
{
  return n_bytes < LARGE || sat_memory_check (id, n_bytes, error);
}

/**
 * sat_memory_check_growth:
 * @id: as for sat_memory_check()
 * @n_bytes: the length of an array that doubles its room when it is full
 * @n_more: what is about to be appended to it
 *
 * Checks the memory for appending to an array, if it is large and has to double, so it can be
 * called for each piece of a file.
 *
 * Returns: as sat_memory_check()
 */
gboolean
sat_memory_check_growth (const char *id,
                         gsize n_bytes,
                         gsize n_more,
                         GError **error)
{
  guint before = g_bit_storage (n_bytes);
  guint after = g_bit_storage (n_bytes + n_more);

  return before == after || sat_memory_check_array (id, (gsize)1 << after, error);
}
