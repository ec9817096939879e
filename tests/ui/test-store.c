/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all stores have in common, with a store of files whose names are letters: who asks for the
 * list gets it as it was after asking, also in between and at the end; what is removed can be
 * brought back until the store is gone, and by nobody else. */

#include <glib/gstdio.h>
#include <string.h>

#include "satdoku-store.h"
#include "test-folder.h"

#define TYPE_LETTERS (letters_get_type ())
G_DECLARE_FINAL_TYPE (Letters, letters, TEST, LETTERS, SatdokuStore)

struct _Letters
{
  SatdokuStore parent_instance;

  guint n_loads; /* that have begun */
};

G_DEFINE_FINAL_TYPE (Letters, letters, SATDOKU_TYPE_STORE)

static gint64
read_stem (const char *stem)
{
  return stem[0] >= 'a' && stem[0] <= 'z' && stem[1] == '\0' ? stem[0] : 0;
}

/* The letters there are; an exclamation mark for a file that is damaged, "error" is an error. */
static gpointer
run_load (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (input, 0, NULL);
  GString *letters = g_string_new (NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_equal (name, "error"))
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "error");
    else if (g_str_has_suffix (name, ".letter"))
      g_string_append_c (letters, name[0]);
  if (error == NULL || *error == NULL)
    return g_string_free (letters, FALSE);
  g_string_free (letters, TRUE);
  return NULL;
}

static gpointer
make_input (SatdokuStore *store)
{
  TEST_LETTERS (store)->n_loads++;
  return g_strdup (satdoku_store_get_folder (store));
}

static guint
take_output (SatdokuStore *store,
             gpointer output)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const char *letters = output != NULL ? output : "m";
  guint n_damaged = 0;

  for (guint i = 0; letters[i] != '\0'; i++)
    {
      g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
      n_damaged += letters[i] == '!';
    }
  satdoku_store_take_items (store, items);
  return n_damaged;
}

static void
deleted (SatdokuStore *store,
         const char *stem)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.more", satdoku_store_get_folder (store), stem);

  g_unlink (path);
}

static void
letters_class_init (LettersClass *klass)
{
  SatdokuStoreClass *store_class = SATDOKU_STORE_CLASS (klass);

  store_class->item_type = G_TYPE_OBJECT;
  store_class->suffix = ".letter";
  store_class->read_stem = read_stem;
  store_class->job = (SatdokuJob){ .title = "",
                                   .run = run_load,
                                   .free_input = g_free,
                                   .free_result = g_free,
                                   .quiet = TRUE };
  store_class->make_input = make_input;
  store_class->take_output = take_output;
  store_class->deleted = deleted;
}

static void
letters_init (Letters *self)
{
}

typedef struct
{
  char *folder;
  SatdokuStore *store;
  guint n_damaged;
} Fixture;

static void
damaged_cb (SatdokuStore *store,
            guint n,
            Fixture *self)
{
  self->n_damaged += n;
}

static void
reopen (Fixture *self)
{
  g_clear_object (&self->store);
  self->store = g_object_new (TYPE_LETTERS, "folder", self->folder, NULL);
  g_signal_connect (self->store, "damaged", G_CALLBACK (damaged_cb), self);
}

static void
add (Fixture *self,
     const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, name, -1, NULL));
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  reopen (self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->store);
  if (self->folder != NULL)
    test_remove_tree (self->folder);
  g_free (self->folder);
}

/* How one of them has ended. */
typedef struct
{
  gboolean done;
  guint n_items;
  GError *error;
} Load;

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  Load *load = user_data;
  gboolean ok = satdoku_store_load_finish (SATDOKU_STORE (source), result, &load->error);

  g_assert_true (ok == (load->error == NULL));
  g_assert_false (load->done);
  load->done = TRUE;
  load->n_items = g_list_model_get_n_items (G_LIST_MODEL (source));
}

static void
wait_for (const Load *load)
{
  while (!load->done)
    g_main_context_iteration (NULL, TRUE);
}

static guint
load (Fixture *self)
{
  Load one = { 0 };

  satdoku_store_load_async (self->store, NULL, loaded_cb, &one);
  wait_for (&one);
  g_assert_no_error (one.error);
  return one.n_items;
}

/* What came after a reading had begun is in the list of whoever asked for it later, and those who
 * ask while there are such share one more reading. */
static void
test_load (Fixture *self,
           gconstpointer data)
{
  Load loads[4] = { 0 };

  g_assert_false (satdoku_store_is_listed (self->store));
  satdoku_store_reload (self->store);
  g_assert_cmpuint (TEST_LETTERS (self->store)->n_loads, ==, 0);
  add (self, "a.letter");
  for (guint i = 0; i < G_N_ELEMENTS (loads); i++)
    {
      satdoku_store_load_async (self->store, NULL, loaded_cb, &loads[i]);
      add (self, i == 0 ? "b.letter" : "c.letter");
    }
  g_assert_true (satdoku_store_is_listed (self->store));
  for (guint i = 0; i < G_N_ELEMENTS (loads); i++)
    wait_for (&loads[i]);
  g_assert_cmpuint (loads[0].n_items, >=, 1);
  for (guint i = 1; i < G_N_ELEMENTS (loads); i++)
    g_assert_cmpuint (loads[i].n_items, ==, 3);
  g_assert_cmpuint (TEST_LETTERS (self->store)->n_loads, ==, 2);
  g_assert_cmpuint (load (self), ==, 3);
}

/* Once somebody has asked for the list, it can be read again without anybody waiting. */
static void
test_reload (Fixture *self,
             gconstpointer data)
{
  g_assert_cmpuint (load (self), ==, 0);
  add (self, "a.letter");
  satdoku_store_reload (self->store);
  while (g_list_model_get_n_items (G_LIST_MODEL (self->store)) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  add (self, "!.letter");
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (self->n_damaged, ==, 1);
}

/* An error reaches those who wait, and the list stays as it was. */
static void
test_error (Fixture *self,
            gconstpointer data)
{
  Load failed = { 0 };

  add (self, "a.letter");
  g_assert_cmpuint (load (self), ==, 1);
  add (self, "error");
  satdoku_store_load_async (self->store, NULL, loaded_cb, &failed);
  wait_for (&failed);
  g_assert_error (failed.error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_clear_error (&failed.error);
  g_assert_cmpuint (failed.n_items, ==, 1);
}

/* Those who wait when the store is disposed of, or cancel, wait no longer; nor do later ones. */
static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Load loads[4] = { 0 };

  satdoku_store_load_async (self->store, cancellable, loaded_cb, &loads[0]);
  g_cancellable_cancel (cancellable);
  wait_for (&loads[0]);
  satdoku_store_load_async (self->store, NULL, loaded_cb, &loads[1]);
  satdoku_store_load_async (self->store, NULL, loaded_cb, &loads[2]);
  g_object_run_dispose (G_OBJECT (self->store));
  satdoku_store_load_async (self->store, NULL, loaded_cb, &loads[3]);
  satdoku_store_reload (self->store);
  for (guint i = 0; i < G_N_ELEMENTS (loads); i++)
    {
      wait_for (&loads[i]);
      g_assert_error (loads[i].error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&loads[i].error);
    }
}

static void
test_no_folder (Fixture *self,
                gconstpointer data)
{
  test_remove_tree (self->folder);
  g_clear_pointer (&self->folder, g_free);
  reopen (self);
  g_assert_cmpuint (load (self), ==, 1);
  satdoku_store_reload (self->store);
  g_assert_cmpuint (TEST_LETTERS (self->store)->n_loads, ==, 0);
}

/* Removed, brought back with its item, removed again; deleted with all that belongs to it. */
static void
test_remove (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) back = NULL;
  gpointer out = NULL;

  add (self, "a.letter");
  add (self, "a.more");
  g_assert_true (satdoku_store_remove_file (self->store, "a", item, &error));
  g_assert_true (satdoku_store_can_bring_back (self->store, "a"));
  g_assert_cmpuint (load (self), ==, 0);
  g_assert_true (satdoku_store_bring_file_back (self->store, "a", &out, &error));
  back = out;
  g_assert_true (back == item);
  g_assert_false (satdoku_store_can_bring_back (self->store, "a"));
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_false (satdoku_store_bring_file_back (self->store, "a", &out, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_null (out);
  g_clear_error (&error);
  g_assert_true (satdoku_store_remove_file (self->store, "a", NULL, &error));
  g_assert_cmpuint (test_count_files (self->folder, ".more"), ==, 1);
  reopen (self);
  g_assert_cmpuint (test_count_files (self->folder, "a."), ==, 0);
}

/* A file of the same name is there again: it takes the place of the one before, but is not replaced
 * by it. */
static void
test_remove_again (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 3; i++)
    {
      add (self, "a.letter");
      g_assert_true (satdoku_store_remove_file (self->store, "a", NULL, &error));
      g_assert_cmpuint (test_count_files (self->folder, "a."), ==, 1);
    }
  add (self, "a.letter");
  g_assert_false (satdoku_store_bring_file_back (self->store, "a", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_false (satdoku_store_remove_file (self->store, "b", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (satdoku_store_can_bring_back (self->store, "b"));
}

/* What another store can bring back is neither deleted nor removed; after a crash it is deleted,
 * and what only looks like it stays. */
static void
test_claims (Fixture *self,
             gconstpointer data)
{
  Fixture other = { .folder = self->folder };
  g_autofree char *folder = g_build_filename (self->folder, "f.removed", NULL);
  g_autoptr (GError) error = NULL;

  add (self, "a.letter");
  g_assert_true (satdoku_store_remove_file (self->store, "a", NULL, &error));
  add (self, "a.letter");
  add (self, "b.removed");
  add (self, "b.more");
  add (self, "bb.removed");
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  reopen (&other);
  g_assert_cmpuint (test_count_files (self->folder, "b.more"), ==, 0);
  /* Those of a and bb, and the folder. */
  g_assert_cmpuint (test_count_files (self->folder, ".removed"), ==, 3);
  g_assert_false (satdoku_store_remove_file (other.store, "a", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_object_unref (other.store);
  g_assert_cmpuint (test_count_files (self->folder, "a.removed"), ==, 1);
  g_assert_cmpuint (test_count_files (self->folder, "a.letter"), ==, 1);
}

#define ADD(name, function) \
  g_test_add ("/store/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("load", test_load);
  ADD ("reload", test_reload);
  ADD ("damaged", test_damaged);
  ADD ("error", test_error);
  ADD ("cancel", test_cancel);
  ADD ("no-folder", test_no_folder);
  ADD ("remove", test_remove);
  ADD ("remove-again", test_remove_again);
  ADD ("claims", test_claims);
  return g_test_run ();
}
