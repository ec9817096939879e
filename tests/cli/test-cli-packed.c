/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compressed formulas and answers against the programs gzip and xz. What is not installed is
 * skipped. */

#include "cli-grid.h"
#include "cli-run.h"

typedef struct
{
  const char *program;
  const char *file; /* a formula */
} Packer;

static const Packer packers[] = {
  { "gzip", "formula.cnf.gz" },
  { "xz", "formula.cnf.xz" },
};

static gboolean
is_missing (const Packer *packer)
{
  g_autofree char *path = g_find_program_in_path (packer->program);

  if (path != NULL)
    return FALSE;
  g_test_skip ("the program is not installed");
  return TRUE;
}

static char *
get_input (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "cli", "inputs", name, NULL);
}

/* What is written with such a name, the program unpacks to what is written without it. */
static void
test_encode (gconstpointer data)
{
  const Packer *packer = data;
  char *folder = NULL;
  g_autofree char *puzzle = get_input ("twelve.txt");
  g_autofree char *path = NULL;
  g_autoptr (CliRun) plain = NULL;
  g_autoptr (CliRun) packed = NULL;
  g_autoptr (CliRun) tested = NULL;
  g_autoptr (CliRun) unpacked = NULL;

  if (is_missing (packer))
    return;
  folder = cli_test_folder_new ();
  path = g_build_filename (folder, packer->file, NULL);
  plain = cli_run (NULL, "encode", "-o", "-", puzzle, NULL);
  packed = cli_run (NULL, "encode", "-o", path, puzzle, NULL);
  g_assert_cmpstr (packed->err, ==, "");
  g_assert_cmpint (packed->status, ==, 0);
  tested = cli_run_in (NULL, NULL, (const char *[]){ packer->program, "-t", path, NULL });
  g_assert_cmpint (tested->status, ==, 0);
  unpacked = cli_run_in (NULL, NULL, (const char *[]){ packer->program, "-dc", path, NULL });
  g_assert_cmpint (unpacked->status, ==, 0);
  g_assert_true (g_str_has_prefix (unpacked->out, "p cnf "));
  /* Not g_assert_cmpstr(): it would print both. */
  g_assert_true (g_str_equal (unpacked->out, plain->out));
  cli_test_folder_free (folder);
}

/* Packs a text and adds it to a file. */
static void
append_packed (const Packer *packer,
               const char *folder,
               const char *text,
               GByteArray *file)
{
  g_autofree char *path = cli_test_write (folder, "part", text);
  g_autofree char *packed_path = NULL;
  g_autofree char *packed = NULL;
  gsize size = 0;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GError) error = NULL;

  run = cli_run_in (NULL, NULL, (const char *[]){ packer->program, "-f", path, NULL });
  g_assert_cmpint (run->status, ==, 0);
  packed_path = g_strconcat (path, strrchr (packer->file, '.'), NULL);
  g_file_get_contents (packed_path, &packed, &size, &error);
  g_assert_no_error (error);
  g_byte_array_append (file, (const guint8 *)packed, (guint)size);
}

static CliRun *
decode (const char *folder,
        const GByteArray *file)
{
  g_autofree char *puzzle = get_input ("four.txt");
  g_autofree char *path = g_build_filename (folder, "answer", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, (const char *)file->data, file->len, &error);
  g_assert_no_error (error);
  return cli_run (NULL, "decode", "--model", path, puzzle, NULL);
}

/* An answer in two files that were put together is read whole; with something else at its end
 * it is refused. */
static void
test_decode_members (gconstpointer data)
{
  const Packer *packer = data;
  char *folder = NULL;
  g_autofree char *model_path = get_input ("four-original.model");
  g_autofree char *model = NULL;
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (CliRun) run = NULL;
  g_autoptr (CliRun) plain = NULL;
  g_autoptr (CliRun) longer = NULL;
  g_autofree char *puzzle = get_input ("four.txt");
  char *middle;

  if (is_missing (packer))
    return;
  folder = cli_test_folder_new ();
  g_file_get_contents (model_path, &model, NULL, NULL);
  middle = strchr (model + strlen (model) / 2, ' ');
  g_assert_nonnull (middle);
  plain = cli_run (NULL, "decode", "--model", model_path, puzzle, NULL);
  g_assert_cmpint (plain->status, ==, 0);
  *middle = '\0';
  append_packed (packer, folder, model, file);
  *middle = ' ';
  append_packed (packer, folder, middle, file);
  run = decode (folder, file);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, plain->out);
  g_byte_array_append (file, (const guint8 *)"rubbish", 7);
  longer = decode (folder, file);
  g_assert_cmpint (longer->status, ==, 2);
  g_assert_cmpstr (longer->out, ==, "");
  g_assert_nonnull (strstr (longer->err, "the compressed data"));
  cli_test_folder_free (folder);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (packers); i++)
    {
      g_autofree char *encode = g_strconcat ("/cli/packed/encode/", packers[i].program, NULL);
      g_autofree char *members = g_strconcat ("/cli/packed/members/", packers[i].program, NULL);

      g_test_add_data_func (encode, &packers[i], test_encode);
      g_test_add_data_func (members, &packers[i], test_decode_members);
    }
  return g_test_run ();
}
