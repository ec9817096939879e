/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player has learned, kept on disk. Each change is written at once, and the file is
 * replaced only by a whole new one, so that killing the program loses nothing. Before that it is
 * read again: another program of the same player may have written to it. Others wait meanwhile: a
 * claim on its folder lasts from reading to writing. What can't be understood
 * stays in a file whose name ends in `.damaged`, and a file that can't be read at all is never
 * replaced. Clearing keeps what there was in a file of its own, and can be taken back. It knows
 * nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-learned-file.h"

#include <sat-file-writer.h>
#include <sat-load.h>
#include <string.h>

#include "satdoku-claim.h"
#include "satdoku-class.h"
#include "satdoku-kept-file.h"
#include "satdoku-properties.h"

/* Of the folder of the file. */
#define CLAIM 1

struct _SatdokuLearnedFile
{
  GObject parent_instance;

  /* Owned. */
  char *path;
  SudokuLearned *learned; /* as it was read last */

  gboolean loaded;
  guint n_damaged; /* lines, since that was asked */
  guint revision;
};

enum
{
  PROP_REVISION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SatdokuLearnedFile, satdoku_learned_file, G_TYPE_OBJECT)

static void
satdoku_learned_file_class_init (SatdokuLearnedFileClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_REVISION] = { "revision", G_TYPE_UINT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuLearnedFile, revision) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuLearnedFile, path, g_free);
  satdoku_class_keeps (klass, SatdokuLearnedFile, learned, sudoku_learned_free);
}

static void
satdoku_learned_file_init (SatdokuLearnedFile *self)
{
  self->learned = sudoku_learned_new ();
}

/* Nothing is read yet. The folder of the file is made when something is written. */
SatdokuLearnedFile *
satdoku_learned_file_new (const char *path)
{
  SatdokuLearnedFile *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_LEARNED_FILE, NULL);
  self->path = g_strdup (path);
  return self;
}

/* (transfer none): the one that all windows share */
SatdokuLearnedFile *
satdoku_learned_file_get_default (void)
{
  static gsize file;

  if (g_once_init_enter (&file))
    {
      g_autofree char *path =
        g_build_filename (g_get_user_data_dir (), "satdoku", "learned.txt", NULL);

      g_once_init_leave (&file, (gsize)satdoku_learned_file_new (path));
    }
  return (SatdokuLearnedFile *)file; /* NOLINT(performance-no-int-to-ptr) */
}

static void
take (SatdokuLearnedFile *self,
      SudokuLearned *learned)
{
  sudoku_learned_free (self->learned);
  self->learned = learned;
  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}

static SatdokuClaim *
claim (SatdokuLearnedFile *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  return satdoku_claim_wait (folder, CLAIM);
}

static SatdokuClaim *
claim_to_write (SatdokuLearnedFile *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  return claim (self);
}

static gboolean
save (const char *path,
      const SudokuLearned *learned,
      GError **error)
{
  g_autofree char *text = sudoku_learned_write (learned);

  return sat_file_save (path, text, strlen (text), SAT_FILE_OWN, error);
}

/* (nullable): what the file says now; an error of sat_load_text() when it can't be read. It is
 * claimed. */
static SudokuLearned *
load (SatdokuLearnedFile *self,
      GError **error)
{
  g_autoptr (SudokuLearned) learned = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) failure = NULL;
  gsize length = 0;
  guint n_damaged = 0;

  if (!sat_load_text (self->path, &text, &length, &failure))
    {
      if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return sudoku_learned_new ();
      g_propagate_error (error, g_steal_pointer (&failure));
      return NULL;
    }
  learned = sudoku_learned_read (self->path, text, length, &n_damaged, NULL);
  if (n_damaged > 0)
    {
      g_autofree char *readable = sudoku_learned_write (learned);

      if (!satdoku_kept_file_replace (self->path, readable, TRUE, error))
        return NULL;
      self->n_damaged += n_damaged;
    }
  return g_steal_pointer (&learned);
}

/* Reads the file again. Fails with an error of sat_load_text() or sat_file_save(), and then nothing
 * is written to it either. */
gboolean
satdoku_learned_file_refresh (SatdokuLearnedFile *self,
                              GError **error)
{
  g_autoptr (SatdokuClaim) claimed = NULL;
  SudokuLearned *learned = NULL;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self), FALSE);

  claimed = claim (self);
  learned = load (self, error);
  self->loaded = TRUE;
  if (learned == NULL)
    return FALSE;
  take (self, learned);
  return TRUE;
}

/* How many lines could not be understood and were set aside since it was asked last. */
guint
satdoku_learned_file_take_damage (SatdokuLearnedFile *self)
{
  guint n_damaged;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self), 0);

  n_damaged = self->n_damaged;
  self->n_damaged = 0;
  return n_damaged;
}

/* (transfer none): what was learned, until the next change. The file is read when it is asked for
 * the first time; one that can't be read counts as empty. */
const SudokuLearned *
satdoku_learned_file_get (SatdokuLearnedFile *self)
{
  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self), NULL);

  if (!self->loaded)
    satdoku_learned_file_refresh (self, NULL);
  return self->learned;
}

/* Writes what was changed since load(), and shows it. */
static gboolean
commit (SatdokuLearnedFile *self,
        SudokuLearned *changed,
        GError **error)
{
  if (!save (self->path, changed, error))
    {
      sudoku_learned_free (changed);
      return FALSE;
    }
  take (self, changed);
  return TRUE;
}

/* Records that the player works on a lesson now. */
gboolean
satdoku_learned_file_begin (SatdokuLearnedFile *self,
                            const SudokuTechnique *technique,
                            GError **error)
{
  g_autoptr (SatdokuClaim) claimed = NULL;
  SudokuLearned *learned = NULL;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self) && technique != NULL, FALSE);

  claimed = claim_to_write (self);
  learned = load (self, error);
  if (learned == NULL)
    return FALSE;
  sudoku_learned_set_last (learned, technique);
  return commit (self, learned, error);
}

/* Records what became of an exercise. It is on disk when this returns. */
gboolean
satdoku_learned_file_end (SatdokuLearnedFile *self,
                          const SudokuTechnique *technique,
                          guint exercise,
                          SudokuOutcome outcome,
                          GError **error)
{
  g_autoptr (SatdokuClaim) claimed = NULL;
  SudokuLearned *learned = NULL;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self) && technique != NULL, FALSE);

  claimed = claim_to_write (self);
  learned = load (self, error);
  if (learned == NULL)
    return FALSE;
  sudoku_learned_set_last (learned, technique);
  sudoku_learned_set (learned, technique, exercise, outcome);
  return commit (self, learned, error);
}

/* Adds what was learned elsewhere. */
gboolean
satdoku_learned_file_add (SatdokuLearnedFile *self,
                          const SudokuLearned *learned,
                          GError **error)
{
  g_autoptr (SatdokuClaim) claimed = NULL;
  SudokuLearned *both = NULL;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self) && learned != NULL, FALSE);

  claimed = claim_to_write (self);
  both = load (self, error);
  if (both == NULL)
    return FALSE;
  sudoku_learned_merge (both, learned);
  return commit (self, both, error);
}

static char *
get_cleared_path (SatdokuLearnedFile *self)
{
  return g_strconcat (self->path, ".cleared", NULL);
}

/* Begins anew. What was learned stays in a file whose name ends in `.cleared` until the next time,
 * and satdoku_learned_file_restore() brings it back. */
gboolean
satdoku_learned_file_clear (SatdokuLearnedFile *self,
                            GError **error)
{
  g_autoptr (SatdokuClaim) claimed = NULL;
  g_autofree char *cleared = NULL;
  g_autoptr (SudokuLearned) learned = NULL;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self), FALSE);

  claimed = claim_to_write (self);
  learned = load (self, error);
  if (learned == NULL)
    return FALSE;
  cleared = get_cleared_path (self);
  return save (cleared, learned, error) &&
         commit (self, sudoku_learned_new (), error);
}

/* Takes back satdoku_learned_file_clear(); what was learned since stays. */
gboolean
satdoku_learned_file_restore (SatdokuLearnedFile *self,
                              GError **error)
{
  g_autofree char *cleared = NULL;
  g_autoptr (SudokuLearned) learned = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (self), FALSE);

  cleared = get_cleared_path (self);
  if (!sat_load_text (cleared, &text, &length, error))
    return FALSE;
  learned = sudoku_learned_read (cleared, text, length, NULL, error);
  return learned != NULL && satdoku_learned_file_add (self, learned, error);
}
