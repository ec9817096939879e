/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random things that a player does in a real window, by real keys and clicks and by actions, beside
 * a model that is as plain as can be. After each of them the board is as the model says, and every
 * action can be done when, and only when, it makes sense.
 *
 * The window is in another process, so that a crash and a warning are found like anything else. A
 * sequence that fails is made shorter as long as it fails, and printed; what is printed can be run
 * again as a file.
 *
 * The memory of a long run grows by some 70 kB for each time the preferences are opened: libadwaita
 * 1.2 keeps the groups of every preferences window, also of one with a single empty row.
 *
 *   long-window [SEQUENCES [SEED]]    500 of up to 40 steps, unless it is said
 *   long-window --play FILE           the steps in the file
 *   long-window --check               a model that is wrong must be found */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "test-app.h"
#include "test-folder.h"
#include "test-ui.h"
#include "window-steps.h"

#define N_SEQUENCES 500
#define N_STEPS 40

/* Sequences, and their text. */

static guint
count_kinds (void)
{
  guint n = 0;

  while (window_steps_get_name (n) != NULL)
    n++;
  return n;
}

static GArray *
make_steps (guint seed,
            guint sequence)
{
  const guint32 seeds[] = { seed, sequence };
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (WindowStep));
  guint n = (guint)g_rand_int_range (random, 1, N_STEPS + 1);

  for (guint i = 0; i < n; i++)
    {
      const WindowStep step = { (guint)g_rand_int_range (random, 0, (gint32)count_kinds ()),
                                g_rand_int (random) % 1000, g_rand_int (random) % 1000 };

      g_array_append_val (steps, step);
    }
  return steps;
}

static char *
write_steps (const GArray *steps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const WindowStep *step = &g_array_index (steps, WindowStep, i);

      g_string_append_printf (text, "%s %u %u\n", window_steps_get_name (step->kind), step->number,
                              step->other);
    }
  return g_string_free (text, FALSE);
}

static GArray *
read_steps (const char *path)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (WindowStep));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      WindowStep step = { G_MAXUINT, 0, 0 };
      char name[40];

      if (sscanf (lines[i], "%39s %u %u", name, &step.number, &step.other) != 3)
        continue;
      for (guint kind = 0; kind < count_kinds (); kind++)
        if (g_str_equal (window_steps_get_name (kind), name))
          step.kind = kind;
      if (step.kind < count_kinds ())
        g_array_append_val (steps, step);
    }
  return steps;
}

/* The process that has the window. */

static int
play_file (const char *path,
           gboolean wrong)
{
  g_autoptr (GArray) steps = read_steps (path);
  g_autoptr (GHashTable) left = window_steps_new_left ();
  const char *what = window_steps_play (steps, left, wrong);

  if (what != NULL)
    g_print ("what: %s\n", what);
  return what != NULL;
}

static int
play_many (guint seed,
           guint from,
           guint to)
{
  g_autoptr (GHashTable) left = window_steps_new_left ();

  for (guint sequence = from; sequence < to; sequence++)
    {
      g_autoptr (GArray) steps = make_steps (seed, sequence);
      const char *what;

      g_print ("sequence: %u\n", sequence);
      what = window_steps_play (steps, left, FALSE);
      if (what != NULL)
        {
          g_print ("what: %s\n", what);
          return 1;
        }
    }
  return 0;
}

static int
run_window (int argc,
            char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;
  int status = 2;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  if (argc > 2 && g_str_equal (argv[1], "--play"))
    status = play_file (argv[2], FALSE);
  else if (argc > 2 && g_str_equal (argv[1], "--play-wrong"))
    status = play_file (argv[2], TRUE);
  else if (argc > 4)
    status = play_many ((guint)atoi (argv[2]), (guint)atoi (argv[3]), (guint)atoi (argv[4]));
  /* What is still shown after a failure is no matter. */
  if (status != 0)
    _exit (status);
  return status;
}

/* The process that starts it. */

typedef struct
{
  const char *program;
  gboolean wrong;
} Driver;

/* In a home of its own; returns what it has printed, in all, or NULL when all went well. */
static char *
run_child (const Driver *self,
           char **arguments)
{
  g_autofree char *home = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "XDG_DATA_HOME", home, TRUE);
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, arguments, environment, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status,
                &error);
  g_assert_no_error (error);
  test_remove_tree (home);
  return status == 0 ? NULL : g_strconcat (out, err, NULL);
}

/* The last line with such a beginning, or what was printed last. */
static char *
find_line (const char *text,
           const char *beginning)
{
  const char *found = g_strrstr (text, beginning);
  const char *end = found != NULL ? strchr (found, '\n') : NULL;

  if (found == NULL)
    return NULL;
  found += strlen (beginning);
  return end != NULL ? g_strndup (found, (gsize)(end - found)) : g_strdup (found);
}

/* What went wrong: what the window has said, or what it printed at last. */
static char *
find_reason (const char *output)
{
  char *what = find_line (output, "what: ");
  const char *tail = output + MAX (strlen (output), 400) - 400;

  return what != NULL ? what : g_strdup (strlen (output) > 400 ? tail : output);
}

/* Returns what went wrong, or NULL. */
static char *
try_steps (const Driver *self,
           const GArray *steps)
{
  g_autofree char *text = write_steps (steps);
  g_autofree char *path = NULL;
  g_autofree char *output = NULL;
  int fd = g_file_open_tmp ("satdoku-XXXXXX", &path, NULL);
  char *arguments[] = { (char *)self->program, (char *)(self->wrong ? "--play-wrong" : "--play"),
                        path, NULL };

  close (fd);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  output = run_child (self, arguments);
  unlink (path);
  if (output == NULL)
    return NULL;
  return find_reason (output);
}

/* Takes steps out, many at a time and at last one by one, as long as it fails. */
static void
shrink (const Driver *self,
        GArray *steps)
{
  for (guint n = MAX (steps->len / 2, 1); n > 0; n /= 2)
    for (guint i = 0; i + n <= steps->len;)
      {
        g_autoptr (GArray) fewer = g_array_copy (steps);
        g_autofree char *what = NULL;

        g_array_remove_range (fewer, i, n);
        what = try_steps (self, fewer);
        if (what == NULL)
          {
            i += n;
            continue;
          }
        g_array_set_size (steps, 0);
        g_array_append_vals (steps, fewer->data, fewer->len);
      }
}

static void
print_failure (const Driver *self,
               guint seed,
               guint sequence,
               const char *output)
{
  g_autoptr (GArray) steps = make_steps (seed, sequence);
  g_autofree char *reason = find_reason (output);
  g_autofree char *what = try_steps (self, steps);
  g_autofree char *text = NULL;

  if (what != NULL)
    shrink (self, steps);
  g_free (what);
  what = try_steps (self, steps);
  text = write_steps (steps);
  g_printerr ("# sequence %u: %s, after\n%s# which alone says: %s\n", sequence, reason, text,
              what != NULL ? what : "nothing");
}

/* Returns how many have failed. */
static guint
run_sequences (const Driver *self,
               guint n_sequences,
               guint seed)
{
  guint n_failed = 0;

  for (guint from = 0; from < n_sequences;)
    {
      g_autofree char *seed_text = g_strdup_printf ("%u", seed);
      g_autofree char *from_text = g_strdup_printf ("%u", from);
      g_autofree char *to_text = g_strdup_printf ("%u", n_sequences);
      char *arguments[] = { (char *)self->program, (char *)"--many", seed_text, from_text, to_text,
                            NULL };
      g_autofree char *output = run_child (self, arguments);
      g_autofree char *last = output != NULL ? find_line (output, "sequence: ") : NULL;

      if (output == NULL)
        return n_failed;
      if (last == NULL)
        g_error ("the window can't be shown: %s", output);
      from = (guint)atoi (last);
      print_failure (self, seed, from++, output);
      n_failed++;
    }
  return n_failed;
}

/* A model that does not know what redoing is: what is left are a move, and undoing and redoing
 * it. */
static gboolean
check_shrinking (const char *program)
{
  const Driver driver = { program, TRUE };

  for (guint sequence = 0; sequence < 100; sequence++)
    {
      g_autoptr (GArray) steps = make_steps (1, sequence);
      g_autofree char *what = try_steps (&driver, steps);
      g_autofree char *text = NULL;

      if (what == NULL)
        continue;
      shrink (&driver, steps);
      text = write_steps (steps);
      g_printerr ("# %s, after\n%s", what, text);
      return steps->len <= 4 && strstr (text, "undo ") != NULL && strstr (text, "redo ") != NULL;
    }
  return FALSE;
}

int
main (int argc,
      char *argv[])
{
  const Driver driver = { argv[0], FALSE };
  const guint n_sequences = argc > 1 ? (guint)atoi (argv[1]) : N_SEQUENCES;
  const guint seed = argc > 2 ? (guint)atoi (argv[2]) : 1;
  gboolean fits;

  if (argc > 2 && g_str_has_prefix (argv[1], "--"))
    return run_window (argc, argv);
  g_print ("1..1\n");
  if (argc > 1 && g_str_equal (argv[1], "--check"))
    fits = check_shrinking (argv[0]);
  else
    fits = run_sequences (&driver, n_sequences, seed) == 0;
  g_print ("%s 1 sequences\n", fits ? "ok" : "not ok");
  return !fits;
}
