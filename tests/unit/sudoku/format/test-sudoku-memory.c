/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading with too little memory. What grows with the text is refused in words, whatever the limit
 * is. Where one of the small allocations fails GLib ends the program; nothing else may come of it,
 * wherever in any reader it is. */

#include <fcntl.h>
#include <sat-compression.h>
#include <sat-dimacs.h>
#include <sat-memory.h>
#include <sat-model.h>
#include <string.h>
#include <sudoku-contents.h>
#include <sudoku-game-load.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test-config.h"

#define MIB ((gsize)1 << 20)

/* Sanitizers have an allocator and an address space of their own. */
#if !TEST_SANITIZED

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

/* In how many allocations one fails; 0: none does. */
static guint countdown;
static guint n_allocations;

/* Where the C library is. What it allocates for itself doesn't fail: GLib takes no notice when
 * vasprintf() could not make a text. */
static guintptr library_start, library_end;

static gboolean
is_due (const void *caller)
{
  const guintptr place = (guintptr)caller;

  if (place >= library_start && place < library_end)
    return FALSE;
  n_allocations++;
  return countdown > 0 && --countdown == 0;
}

/* In the place of those of the C library, for all that is linked. */

void *
malloc (size_t size)
{
  return is_due (__builtin_return_address (0)) ? NULL : __libc_malloc (size);
}

void *
calloc (size_t n,
        size_t size)
{
  return is_due (__builtin_return_address (0)) ? NULL : __libc_calloc (n, size);
}

void *
realloc (void *memory,
         size_t size)
{
  return is_due (__builtin_return_address (0)) ? NULL : __libc_realloc (memory, size);
}

static void
find_library (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/maps", &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *end = NULL;
      guint64 from = g_ascii_strtoull (lines[i], &end, 16);

      if (strstr (lines[i], "/libc.so.") == NULL)
        continue;
      library_start = library_start == 0 ? (guintptr)from : library_start;
      library_end = (guintptr)g_ascii_strtoull (end + 1, NULL, 16);
    }
}

/* What is read, and how. Returns FALSE with an error. */
typedef struct
{
  const char *folder; /* of the golden files */
  gboolean (*read) (const char *text, gsize length, GError **error);
} Reader;

static gboolean
read_formula (const char *text,
              gsize length,
              GError **error)
{
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read ("text", text, length, NULL, error);

  return dimacs != NULL;
}

static gboolean
read_answer (const char *text,
             gsize length,
             GError **error)
{
  g_autoptr (SatModel) model = sat_model_read ("text", text, length, NULL, error);

  return model != NULL;
}

static gboolean
read_game (const char *text,
           gsize length,
           GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text ("text", text, length, NULL, error);

  return game != NULL;
}

static gboolean
read_contents (const char *text,
               gsize length,
               GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, length);
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("text", NULL, bytes);

  sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, error);
  if (sudoku_contents_get_error (contents) != NULL)
    g_propagate_error (error, g_error_copy (sudoku_contents_get_error (contents)));
  return sudoku_contents_get_error (contents) == NULL;
}

static const Reader readers[] = {
  { "dimacs", read_formula },
  { "model", read_answer },
  { "game", read_game },
  { "format", read_contents },
  { "answer", read_contents },
};

/* Every allocation. */

static guint
count_allocations (const Reader *reader,
                   const char *text,
                   gsize length)
{
  g_autoptr (GError) error = NULL;
  guint before = n_allocations;

  reader->read (text, length, &error);
  return n_allocations - before;
}

static void
run_child (const Reader *reader,
           const char *text,
           gsize length,
           guint n,
           int messages)
{
  g_autoptr (GError) error = NULL;

  dup2 (messages, STDERR_FILENO);
  dup2 (messages, STDOUT_FILENO);
  countdown = n;
  reader->read (text, length, &error);
  _exit (0);
}

/* It ends well, or GLib says what could not be allocated. */
static void
check_allocation (const Reader *reader,
                  const char *name,
                  const char *text,
                  gsize length,
                  guint n)
{
  int messages = memfd_create ("messages", MFD_CLOEXEC);
  char said[512] = "";
  int status = 0;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    run_child (reader, text, length, n, messages);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (pread (messages, said, sizeof said - 1, 0) < 0)
    said[0] = '\0';
  close (messages);
  if (WIFEXITED (status) && WEXITSTATUS (status) == 0)
    return;
  if (WIFSIGNALED (status) &&
      (strstr (said, "failed to allocate") != NULL || strstr (said, "Not enough memory") != NULL))
    return;
  g_error ("%s/%s, allocation %u: status %d, %s", reader->folder, name, n, status, said);
}

static void
test_file (const Reader *reader,
           const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  gsize length = 0;
  guint n, step;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  /* What is made only once is there after the first time. */
  count_allocations (reader, text, length);
  n = count_allocations (reader, text, length);
  step = g_test_slow () ? 1 : n / 3 + 1;
  for (guint i = 1 + n % step; i <= n; i += step)
    check_allocation (reader, name, text, length, i);
}

static void
test_allocations (gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *folder =
    g_test_build_filename (G_TEST_DIST, "golden", reader->folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".in"))
      {
        test_file (reader, folder, name);
        n_files++;
      }
  g_assert_cmpuint (n_files, >, 5);
}

/* Every limit. */

typedef enum
{
  OUTCOME_GOOD,
  OUTCOME_REFUSED,
  OUTCOME_OTHER
} Outcome;

static guint64
get_used (void)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  return g_ascii_strtoull (text, NULL, 10) * (guint64)sysconf (_SC_PAGESIZE);
}

static Outcome
read_within (const Reader *reader,
             GBytes *bytes,
             gsize room)
{
  int status = 0;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      const struct rlimit limit = { get_used () + room, get_used () + room };
      g_autoptr (GError) error = NULL;
      gsize length;
      const char *text = g_bytes_get_data (bytes, &length);

      setrlimit (RLIMIT_AS, &limit);
      if (reader->read (text, length, &error))
        _exit (OUTCOME_GOOD);
      _exit (g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY) ? OUTCOME_REFUSED
                                                                  : OUTCOME_OTHER);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return (Outcome)WEXITSTATUS (status);
}

static GBytes *
make_text (const char *head,
           const char *line)
{
  GString *text = g_string_new (head);

  while (text->len < 8 * MIB)
    g_string_append (text, line);
  return g_string_free_to_bytes (text);
}

static GBytes *
pack (GBytes *bytes)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) out = sat_compression_wrap (memory, "text.gz");
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_true (g_output_stream_write_all (out, data, size, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (out, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* With a little more each time: it is refused, until it is enough. */
static void
check_limits (const Reader *reader,
              GBytes *bytes)
{
  Outcome outcome = OUTCOME_REFUSED;
  guint n_refused = 0;

  for (gsize room = 9 * MIB; room < 200 * MIB && outcome == OUTCOME_REFUSED; room += MIB)
    {
      outcome = read_within (reader, bytes, room);
      n_refused += outcome == OUTCOME_REFUSED;
    }
  g_assert_cmpint (outcome, ==, OUTCOME_GOOD);
  g_assert_cmpuint (n_refused, >, 5);
}

static void
test_limit_formula (void)
{
  g_autoptr (GBytes) bytes = make_text ("p cnf 200 1\n", "1 -2 103 0\n");

  check_limits (&readers[0], bytes);
}

/* Of one clause, and with commas, which are made tidy. */
static void
test_limit_clause (void)
{
  g_autoptr (GBytes) bytes = make_text ("p cnf 200 1\n", "1, -2, 103,\n");

  check_limits (&readers[0], bytes);
}

static void
test_limit_packed (void)
{
  g_autoptr (GBytes) bytes = make_text ("", "1.3...1.3......4\n");
  g_autoptr (GBytes) packed = pack (bytes);

  check_limits (&readers[3], packed);
}

int
main (int argc,
      char *argv[])
{
  g_setenv ("G_SLICE", "always-malloc", TRUE);
  g_test_init (&argc, &argv, NULL);
  find_library ();
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/memory/allocations/%s", readers[i].folder);

      g_test_add_data_func (path, &readers[i], test_allocations);
    }
  g_test_add_func ("/memory/limit/formula", test_limit_formula);
  g_test_add_func ("/memory/limit/clause", test_limit_clause);
  g_test_add_func ("/memory/limit/packed", test_limit_packed);
  return g_test_run ();
}

#else

int
main (void)
{
  g_print ("1..0 # SKIP sanitizers have an allocator of their own\n");
  return 0;
}

#endif
