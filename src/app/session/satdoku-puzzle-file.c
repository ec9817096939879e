/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of a collection on disk, as a text of lines:
 *
 *   c7700e13 folder 1 Easy       which puzzles from number 1 on are in; without a name, none
 *   5d2a01c7 1 17 Easy 1␉4.....  number, givens, name, a tab, and the text of a puzzle
 *   …
 *   4f0c21aa name top95.txt
 *   0d1c3b7e format line         in which the puzzles are
 *   91b03f52 count 95            how many there are
 *   …                            these lines once more
 *
 * Each line has a seal of its own, see satdoku-seal.c: what is wrong in one costs that puzzle and
 * no other. Ends of lines, tabs and backslashes in names and texts are written as "\n", "\t" and
 * "\\". The file is never changed. When it is opened all of it is read once, but only where each
 * puzzle begins is kept: the text of a puzzle is read again when it is looked at. */

#include "satdoku-config.h"

#include "satdoku-puzzle-file.h"

#include <errno.h>
#include <fcntl.h>
#include <sat-file-error.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-reader.h>
#include <unistd.h>

#include "satdoku-seal.h"

/* Bytes that are read or written at once. */
#define BLOCK_SIZE (256u << 10)
/* No line is longer: the text of a puzzle is at most SUDOKU_FORMAT_LENGTH_MAX, and each of its
 * bytes takes at most two. */
#define LINE_LENGTH_MAX (2 * SUDOKU_FORMAT_LENGTH_MAX + 4096)
/* Puzzles between two looks at the progress. */
#define STEP 256

typedef struct
{
  guint64 offset;
  guint32 length; /* of the line; 0: it is damaged */
  guint16 n_givens;
} Place;

/* A folder that puzzles are in. */
typedef struct
{
  guint first; /* of them, from 0; up to the first of the next folder */
  char *name;  /* "": of none */
} Folder;

struct _SatdokuPuzzleFile
{
  gatomicrefcount references;
  int fd;
  char *name;
  const SudokuFormat *format; /* (nullable): as detected */
  GArray *places;             /* of Place */
  GArray *folders;            /* of Folder, in their order */
  gboolean has_names;
};

static void
clear_folder (gpointer data)
{
  g_free (((Folder *)data)->name);
}

void
satdoku_puzzle_count_free (SatdokuPuzzleCount *self)
{
  g_return_if_fail (self != NULL);

  g_clear_error (&self->first_bad);
  g_free (self);
}

typedef struct
{
  GOutputStream *stream;
  GString *text; /* not yet written */
  GString *line;
  GCancellable *cancellable;
  char *folder; /* (nullable): of the last puzzle */
} Output;

static gboolean
flush (Output *self,
       GError **error)
{
  gboolean ok = g_output_stream_write_all (self->stream, self->text->str, self->text->len, NULL,
                                           self->cancellable, error);

  g_string_truncate (self->text, 0);
  return ok;
}

static void
append_escaped (GString *line,
                const char *text,
                gsize length)
{
  for (gsize i = 0; i < length; i++)
    switch (text[i])
      {
      case '\n':
        g_string_append (line, "\\n");
        break;
      case '\t':
        g_string_append (line, "\\t");
        break;
      case '\\':
        g_string_append (line, "\\\\");
        break;
      case '\0':
        break;
      default:
        g_string_append_c (line, text[i]);
      }
}

/* The first line of its description. */
static void
append_name (GString *line,
             const SudokuDocument *document)
{
  const char *name = sudoku_document_get_note (document, SUDOKU_NOTE_DESCRIPTION);
  const char *end = name != NULL ? strchrnul (name, '\n') : NULL;

  if (name != NULL)
    append_escaped (line, name, (gsize)(end - name));
}

/* Of the puzzles from this number on. */
static void
add_folder (Output *self,
            guint number,
            const SudokuDocument *document)
{
  const char *folder = sudoku_document_get_note (document, SUDOKU_NOTE_FOLDER);

  if (g_strcmp0 (folder, self->folder) == 0)
    return;
  g_free (self->folder);
  self->folder = g_strdup (folder);
  g_string_printf (self->line, "folder %u ", number);
  if (folder != NULL)
    append_escaped (self->line, folder, strlen (folder));
  satdoku_seal_add_line (self->text, self->line->str);
}

static void
add_puzzle (Output *self,
            guint number,
            const SudokuDocument *document,
            const char *text,
            gsize length)
{
  guint n_givens = sudoku_grid_count (sudoku_document_get_grid (document), SUDOKU_ORIGIN_GIVEN);

  add_folder (self, number, document);
  g_string_printf (self->line, "%u %u ", number, n_givens);
  append_name (self->line, document);
  g_string_append_c (self->line, '\t');
  append_escaped (self->line, text, length);
  satdoku_seal_add_line (self->text, self->line->str);
}

static void
tell (const SudokuTask *task,
      GInputStream *stream,
      gsize length,
      guint n_puzzles)
{
  const SudokuProgress progress = {
    .fraction = length > 0 ? (double)g_seekable_tell (G_SEEKABLE (stream)) / (double)length : -1,
    .count = n_puzzles,
  };

  if (task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

static void
note_bad (SatdokuPuzzleCount *count,
          GError *error)
{
  if (count->n_bad++ == 0)
    count->first_bad = error;
  else
    g_error_free (error);
}

/* All puzzles of the text behind each other, wrong ones left out. */
static gboolean
add_puzzles (Output *self,
             const SudokuContents *contents,
             guint max,
             const SudokuTask *task,
             SatdokuPuzzleCount *count,
             const SudokuFormat **format,
             GError **error)
{
  GBytes *bytes = sudoku_contents_get_bytes (contents);
  gsize size = 0, length = 0;
  const char *all = g_bytes_get_data (bytes, &size);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (
    stream, sudoku_contents_get_name (contents), sudoku_format_detect (all, size), NULL);

  for (guint n = 0; !count->is_cut; n++)
    {
      GError *bad = NULL;
      g_autoptr (SudokuDocument) document =
        sudoku_reader_next (reader, task->cancellable, &bad);
      const char *text = sudoku_reader_get_text (reader, &length);

      if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
        {
          g_clear_error (&bad);
          return FALSE;
        }
      if (document == NULL && bad == NULL)
        break;
      if (bad != NULL)
        note_bad (count, bad);
      else if (count->n_puzzles == max)
        count->is_cut = TRUE;
      else
        add_puzzle (self, ++count->n_puzzles, document, text, length);
      if (n % STEP == 0)
        tell (task, stream, size, count->n_puzzles);
      if (self->text->len >= BLOCK_SIZE && !flush (self, error))
        return FALSE;
    }
  *format = sudoku_reader_get_format (reader);
  return TRUE;
}

/* Twice, as all puzzles depend on it. */
static void
add_end (Output *self,
         const char *name,
         const SudokuFormat *format,
         guint n_puzzles)
{
  for (guint i = 0; i < 2; i++)
    {
      g_string_assign (self->line, "name ");
      append_escaped (self->line, name, strlen (name));
      satdoku_seal_add_line (self->text, self->line->str);
      g_string_printf (self->line, "format %s", format->id);
      satdoku_seal_add_line (self->text, self->line->str);
      g_string_printf (self->line, "count %u", n_puzzles);
      satdoku_seal_add_line (self->text, self->line->str);
    }
}

static gboolean
write_all (Output *self,
           const char *name,
           const SudokuContents *contents,
           guint max,
           const SudokuTask *task,
           SatdokuPuzzleCount *count,
           GError **error)
{
  const SudokuFormat *format = NULL;

  if (!add_puzzles (self, contents, max, task, count, &format, error))
    return FALSE;
  if (count->n_puzzles > 0)
    add_end (self, name, format, count->n_puzzles);
  return flush (self, error);
}

/* Writes the puzzles of a text, at most @max, to a new file; @name must be valid UTF-8. Puzzles
 * that can't be read are left out. No file is made for fewer than two puzzles. Blocks: a million
 * puzzles take some seconds. NULL with %G_IO_ERROR_CANCELLED or an error of #SatFileWriter. */
SatdokuPuzzleCount *
satdoku_puzzle_file_write (const char *path,
                           const char *name,
                           const SudokuContents *contents,
                           guint max,
                           const SudokuTask *task,
                           GError **error)
{
  g_autoptr (SatdokuPuzzleCount) count = g_new0 (SatdokuPuzzleCount, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (SatFileWriter) writer = NULL;
  Output output;
  gboolean written;

  g_return_val_if_fail (path != NULL && name != NULL && contents != NULL && task != NULL, NULL);
  g_return_val_if_fail (max <= SATDOKU_PUZZLES_MAX, NULL);

  writer = sat_file_writer_new (path, SAT_FILE_OWN, NULL, task->cancellable, error);
  if (writer == NULL)
    return NULL;
  output = (Output){ sat_file_writer_get_stream (writer), text, line, task->cancellable, NULL };
  written = write_all (&output, name, contents, max, task, count, error);
  g_free (output.folder);
  if (!written)
    return NULL;
  if (count->n_puzzles > 1 && !sat_file_writer_commit (writer, NULL, error))
    return NULL;
  return g_steal_pointer (&count);
}

/* Reads a number at the start of a text, up to a certain character. */
static gboolean
read_number (const char **at,
             const char *end,
             char delimiter,
             guint max,
             guint *number)
{
  guint64 value = 0;
  const char *start = *at;

  while (*at < end && g_ascii_isdigit (**at) && value <= max)
    value = value * 10 + (guint64)g_ascii_digit_value (*(*at)++);
  if (*at == start || *at == end || **at != delimiter || value > max)
    return FALSE;
  (*at)++;
  *number = (guint)value;
  return TRUE;
}

static char *
unescape (const char *text,
          const char *end)
{
  GString *plain = g_string_new (NULL);

  for (; text < end; text++)
    if (*text != '\\' || text + 1 == end)
      g_string_append_c (plain, *text);
    else
      {
        text++;
        g_string_append_c (plain, *text == 'n' ? '\n' : *text == 't' ? '\t'
                                                                     : *text);
      }
  return g_string_free (plain, FALSE);
}

static void
set_n_puzzles (SatdokuPuzzleFile *self,
               guint n)
{
  if (n > self->places->len)
    g_array_set_size (self->places, n);
}

/* What is behind the seal of a line about a puzzle. */
static void
take_puzzle (SatdokuPuzzleFile *self,
             const char *line,
             const char *end,
             guint64 offset,
             guint32 length)
{
  guint number, n_givens;

  if (!read_number (&line, end, ' ', SATDOKU_PUZZLES_MAX, &number) || number == 0 ||
      !read_number (&line, end, ' ', SUDOKU_CELLS_MAX, &n_givens))
    return;
  set_n_puzzles (self, number);
  g_array_index (self->places, Place, number - 1) =
    (Place){ offset, length, (guint16)n_givens };
  self->has_names |= line < end && *line != '\t';
}

/* Folders that do not come one behind the other are damaged, or not ours. */
static void
take_folder (SatdokuPuzzleFile *self,
             const char *text)
{
  const char *end = text + strlen (text);
  Folder folder = { 0 };
  guint number;

  if (!read_number (&text, end, ' ', SATDOKU_PUZZLES_MAX, &number) || number == 0 ||
      (self->folders->len > 0 &&
       g_array_index (self->folders, Folder, self->folders->len - 1).first >= number - 1))
    return;
  folder = (Folder){ number - 1, g_utf8_make_valid (text, -1) };
  g_array_append_val (self->folders, folder);
}

static void
take_end (SatdokuPuzzleFile *self,
          const char *line,
          const char *end)
{
  g_autofree char *text = unescape (line, end);
  guint64 n;

  if (g_str_has_prefix (text, "name ") && g_utf8_validate (text, -1, NULL))
    {
      g_free (self->name);
      self->name = g_strdup (text + strlen ("name "));
    }
  else if (g_str_has_prefix (text, "folder "))
    take_folder (self, text + strlen ("folder "));
  else if (g_str_has_prefix (text, "format "))
    self->format = sudoku_format_find (text + strlen ("format "));
  else if (g_str_has_prefix (text, "count ") &&
           g_ascii_string_to_unsigned (text + strlen ("count "), 10, 0, SATDOKU_PUZZLES_MAX, &n,
                                       NULL))
    set_n_puzzles (self, (guint)n);
}

static void
take_line (SatdokuPuzzleFile *self,
           const char *line,
           gsize length,
           guint64 offset)
{
  const char *rest = satdoku_seal_open_line (line, length);

  if (rest == NULL)
    return;
  if (rest < line + length && g_ascii_isdigit (*rest))
    take_puzzle (self, rest, line + length, offset, (guint32)length);
  else
    take_end (self, rest, line + length);
}

/**
 * LineFunc:
 *
 * Is told each line of a file with where it is.
 */
typedef void (*LineFunc) (gpointer data, const char *line, gsize length, guint64 offset);

static gssize
read_at (int fd,
         char *buffer,
         gsize size,
         guint64 offset,
         GError **error)
{
  gssize n;

  do
    n = pread (fd, buffer, size, (off_t)offset);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    sat_file_error_set_errno (error, errno);
  return n;
}

/* Tells the whole lines at the beginning of a text; returns how long they are together. */
static gsize
tell_lines (const GString *text,
            guint64 offset,
            LineFunc function,
            gpointer data)
{
  const char *line = text->str, *end = text->str + text->len, *newline;

  while ((newline = memchr (line, '\n', (gsize)(end - line))) != NULL)
    {
      function (data, line, (gsize)(newline - line), offset + (guint64)(line - text->str));
      line = newline + 1;
    }
  return (gsize)(line - text->str);
}

/* A line longer than the longest possible one is damaged, and skipped. */
static gboolean
for_each_line (int fd,
               GCancellable *cancellable,
               LineFunc function,
               gpointer data,
               GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint64 offset = 0; /* of the text */

  for (;;)
    {
      gsize old = text->len, told;
      gssize n;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      g_string_set_size (text, old + BLOCK_SIZE);
      n = read_at (fd, text->str + old, BLOCK_SIZE, offset + old, error);
      g_string_set_size (text, old + (gsize)MAX (n, 0));
      if (n <= 0)
        return n == 0;
      told = tell_lines (text, offset, function, data);
      if (told == 0 && text->len > LINE_LENGTH_MAX)
        told = text->len;
      g_string_erase (text, 0, (gssize)told);
      offset += told;
    }
}

static void
open_line_cb (gpointer data,
              const char *line,
              gsize length,
              guint64 offset)
{
  take_line (data, line, length, offset);
}

static gboolean
has_puzzle (const SatdokuPuzzleFile *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (g_array_index (self->places, Place, i).length > 0)
      return TRUE;
  return FALSE;
}

/* Opens a collection. All of the file is read once: a million puzzles take less than a second, and
 * 16 bytes each while it is open. It stays readable when the file is renamed or deleted. NULL with
 * %G_IO_ERROR_INVALID_DATA when nothing in it is a puzzle, with another %G_IO_ERROR when the file
 * can't be read. */
SatdokuPuzzleFile *
satdoku_puzzle_file_new (const char *path,
                         GCancellable *cancellable,
                         GError **error)
{
  g_autoptr (SatdokuPuzzleFile) self = g_new0 (SatdokuPuzzleFile, 1);

  g_return_val_if_fail (path != NULL, NULL);

  g_atomic_ref_count_init (&self->references);
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
  self->folders = g_array_new (FALSE, FALSE, sizeof (Folder));
  g_array_set_clear_func (self->folders, clear_folder);
  self->fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (self->fd < 0)
    {
      sat_file_error_set_errno (error, errno);
      return NULL;
    }
  if (!for_each_line (self->fd, cancellable, open_line_cb, self, error))
    return NULL;
  if (has_puzzle (self))
    return g_steal_pointer (&self);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, g_strerror (EBADMSG));
  return NULL;
}

SatdokuPuzzleFile *
satdoku_puzzle_file_ref (SatdokuPuzzleFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
satdoku_puzzle_file_unref (SatdokuPuzzleFile *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->name);
  g_array_unref (self->places);
  g_array_unref (self->folders);
  g_free (self);
}

/* What the collection is called; "" when that is lost. */
const char *
satdoku_puzzle_file_get_name (const SatdokuPuzzleFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name != NULL ? self->name : "";
}

/* Damaged ones included; at least 1. */
guint
satdoku_puzzle_file_get_n_puzzles (const SatdokuPuzzleFile *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->places->len;
}

gboolean
satdoku_puzzle_file_has_names (const SatdokuPuzzleFile *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_names;
}

/* Puzzles without a folder between two folders count as a folder. 0 when there are no folders. */
guint
satdoku_puzzle_file_get_n_folders (const SatdokuPuzzleFile *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->folders->len;
}

/* The name of a folder, with its first puzzle and how many there are in it, one behind the
 * other; "": these puzzles are in none. */
const char *
satdoku_puzzle_file_get_folder (const SatdokuPuzzleFile *self,
                                guint folder,
                                guint *first,
                                guint *n_puzzles)
{
  const Folder *found;
  guint end;

  g_return_val_if_fail (self != NULL && folder < self->folders->len, NULL);

  found = &g_array_index (self->folders, Folder, folder);
  end = folder + 1 < self->folders->len
          ? g_array_index (self->folders, Folder, folder + 1).first
          : self->places->len;
  if (first != NULL)
    *first = found->first;
  if (n_puzzles != NULL)
    *n_puzzles = end > found->first ? end - found->first : 0;
  return found->name;
}

/* The name of the folder that a puzzle is in; NULL: it is in none. */
const char *
satdoku_puzzle_file_find_folder (const SatdokuPuzzleFile *self,
                                 guint i)
{
  guint low = 0, high;

  g_return_val_if_fail (self != NULL, NULL);

  /* The first folder that begins behind the puzzle. */
  for (high = self->folders->len; low < high;)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->folders, Folder, middle).first <= i)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 && g_array_index (self->folders, Folder, low - 1).name[0] != '\0'
           ? g_array_index (self->folders, Folder, low - 1).name
           : NULL;
}

/* 0 when the puzzle is damaged. */
guint
satdoku_puzzle_file_get_n_givens (const SatdokuPuzzleFile *self,
                                  guint i)
{
  g_return_val_if_fail (self != NULL && i < self->places->len, 0);

  return g_array_index (self->places, Place, i).n_givens;
}

/* The name, and the text of the puzzle, of a line behind its seal. */
static char *
split_line (const char *rest,
            const char *end,
            char **text)
{
  const char *tab = memchr (rest, '\t', (gsize)(end - rest));
  const char *name = rest;
  guint number, n_givens;

  if (tab == NULL || !read_number (&name, end, ' ', SATDOKU_PUZZLES_MAX, &number) ||
      !read_number (&name, end, ' ', SUDOKU_CELLS_MAX, &n_givens))
    return NULL;
  if (text != NULL)
    *text = unescape (tab + 1, end);
  return unescape (name, tab);
}

static SudokuDocument *
read_text (const SatdokuPuzzleFile *self,
           const char *text,
           GError **error)
{
  const SudokuFormat *format = self->format;
  /* The first line of a table would be taken for its head. */
  const SudokuSource source = {
    .name = satdoku_puzzle_file_get_name (self),
    .text = text,
    .length = strlen (text),
    .first_line = 2,
    .hint = &(SudokuShapeHint){ 0 },
  };

  if (format == NULL)
    format = sudoku_format_detect (source.text, source.length);
  if (format == NULL || format->read == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, g_strerror (EBADMSG));
      return NULL;
    }
  return format->read (&source, error);
}

/* Reads a puzzle, and its name, which may be empty. Fails with %G_IO_ERROR_INVALID_DATA when it
 * is damaged. */
SudokuDocument *
satdoku_puzzle_file_read (const SatdokuPuzzleFile *self,
                          guint i,
                          char **name,
                          GError **error)
{
  const Place *place;
  g_autofree char *line = NULL;
  g_autofree char *text = NULL;
  g_autofree char *called = NULL;
  const char *rest = NULL;
  gssize n = 0;

  g_return_val_if_fail (self != NULL && i < self->places->len, NULL);

  place = &g_array_index (self->places, Place, i);
  line = g_malloc0 ((gsize)place->length + 1);
  if (place->length > 0)
    n = read_at (self->fd, line, place->length, place->offset, error);
  if (n < 0)
    return NULL;
  if (n > 0)
    rest = satdoku_seal_open_line (line, (gsize)n);
  if (rest != NULL)
    called = split_line (rest, line + n, &text);
  if (called == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, g_strerror (EBADMSG));
      return NULL;
    }
  if (name != NULL)
    *name = g_utf8_make_valid (called, -1);
  return read_text (self, text, error);
}

typedef struct
{
  const SatdokuPuzzleFile *file;
  SatdokuPuzzleNameFunc function;
  gpointer user_data;
} NameTeller;

static void
name_line_cb (gpointer data,
              const char *line,
              gsize length,
              guint64 offset)
{
  const NameTeller *teller = data;
  const char *rest = satdoku_seal_open_line (line, length), *at = rest;
  g_autofree char *name = NULL;
  guint number;

  if (rest == NULL || !read_number (&at, line + length, ' ', SATDOKU_PUZZLES_MAX, &number) ||
      number == 0 || number > teller->file->places->len)
    return;
  name = split_line (rest, line + length, NULL);
  if (name != NULL)
    teller->function (number - 1, name, teller->user_data);
}

/* Calls @function with each name, in the order of the file. Costs reading the file. */
gboolean
satdoku_puzzle_file_list_names (const SatdokuPuzzleFile *self,
                                GCancellable *cancellable,
                                SatdokuPuzzleNameFunc function,
                                gpointer user_data,
                                GError **error)
{
  NameTeller teller = { self, function, user_data };

  g_return_val_if_fail (self != NULL && function != NULL, FALSE);

  return for_each_line (self->fd, cancellable, name_line_cb, &teller, error);
}
