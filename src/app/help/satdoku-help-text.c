/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the Markdown of the help:
 *
 *   # Title                      once, on the first line
 *   ## Heading
 *   A paragraph, over several lines, with **keys** and *emphasis*.
 *   - an item of a list
 *   ```
 *   lines for a terminal
 *   ```
 *   ![A board](file)           alone on a line; a saved game in data/help/pictures
 *   [Open it](lesson:NAME)     alone on a line: a button that leads to a lesson, or
 *                              with topic:ID to another topic
 *
 * A backslash takes the meaning of the sign after it away. Paragraphs become Pango markup before
 * they are translated, so that the catalogues hold the same markup as those of the other texts;
 * build-aux/help-messages reads the files in the same way for them. */

#include "satdoku-config.h"

#include "satdoku-help-text.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

struct _SatdokuHelpText
{
  char *title;
  GArray *blocks; /* of SatdokuHelpBlock */
};

/* The part that is being read. */
typedef struct
{
  SatdokuHelpText *text; /* borrowed */
  SatdokuHelpKind kind;
  GString *lines; /* (nullable): none has begun */
  guint line;     /* from 1 */
} Reader;

static gboolean
fail (const Reader *self,
      GError **error,
      const char *what)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "line %u: %s", self->line, what);
  return FALSE;
}

/* At most one of the two kinds of stress is open at a time. */
static char *
to_markup (const Reader *self,
           const char *text,
           GError **error)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const char *open = NULL;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      g_autofree char *sign = NULL;
      const char *stress = NULL;

      if (*at == '*')
        stress = at[1] == '*' ? "b" : "i";
      if (stress != NULL && (open == NULL || strcmp (open, stress) == 0))
        {
          g_string_append_printf (markup, open != NULL ? "</%s>" : "<%s>", stress);
          open = open != NULL ? NULL : stress;
          at += *stress == 'b';
          continue;
        }
      if (stress != NULL)
        break;
      if (*at == '\\' && at[1] != '\0')
        at++;
      sign = g_markup_escape_text (at, g_utf8_next_char (at) - at);
      g_string_append (markup, sign);
    }
  if (open == NULL)
    return g_string_free (g_steal_pointer (&markup), FALSE);
  fail (self, error, "stress is not closed, or stands within another");
  return NULL;
}

/* Adds what has been read as one part. */
static gboolean
finish_block (Reader *self,
              GError **error)
{
  g_autoptr (GString) lines = g_steal_pointer (&self->lines);
  SatdokuHelpBlock block = { .kind = self->kind };

  if (lines == NULL)
    return TRUE;
  if (self->kind == SATDOKU_HELP_TEXT || self->kind == SATDOKU_HELP_ITEM)
    block.text = to_markup (self, lines->str, error);
  else
    block.text = g_strdup (lines->str);
  if (block.text == NULL)
    return FALSE;
  g_array_append_val (self->text->blocks, block);
  return TRUE;
}

static gboolean
begin_block (Reader *self,
             SatdokuHelpKind kind,
             const char *line,
             GError **error)
{
  if (!finish_block (self, error))
    return FALSE;
  self->kind = kind;
  self->lines = g_string_new (line);
  return TRUE;
}

/* A picture or a link: "[", what it shows or says, "](", where that is, ")". */
static gboolean
add_bracket (Reader *self,
             SatdokuHelpKind kind,
             const char *line,
             GError **error)
{
  const char *middle = strstr (line, "](");
  SatdokuHelpBlock block = { .kind = kind };

  if (!finish_block (self, error))
    return FALSE;
  if (middle == NULL || middle == line + 1 || !g_str_has_suffix (middle + 3, ")"))
    return fail (self, error, "a picture is written ![what it shows](file), a link [text](where)");
  block.text = g_strndup (line + 1, (gsize)(middle - line - 1));
  block.target = g_strndup (middle + 2, strlen (middle + 2) - 1);
  g_array_append_val (self->text->blocks, block);
  return TRUE;
}

static gboolean
read_line (Reader *self,
           const char *line,
           GError **error)
{
  gboolean is_fence = g_str_has_prefix (line, "```");

  if (self->lines != NULL && self->kind == SATDOKU_HELP_SAMPLE && !is_fence)
    {
      g_string_append_printf (self->lines, "%s%s", self->lines->len > 0 ? "\n" : "", line);
      return TRUE;
    }
  if (is_fence && self->lines != NULL && self->kind == SATDOKU_HELP_SAMPLE)
    return finish_block (self, error);
  if (is_fence)
    return begin_block (self, SATDOKU_HELP_SAMPLE, "", error);
  if (*line == '\0')
    return finish_block (self, error);
  if (g_str_has_prefix (line, "## "))
    return begin_block (self, SATDOKU_HELP_HEADING, line + 3, error) && finish_block (self, error);
  if (g_str_has_prefix (line, "!["))
    return add_bracket (self, SATDOKU_HELP_PICTURE, line + 1, error);
  if (*line == '[')
    return add_bracket (self, SATDOKU_HELP_LINK, line, error);
  if (*line == '#')
    return fail (self, error, "the title stands on the first line, and headings begin with ##");
  if (g_str_has_prefix (line, "- "))
    return begin_block (self, SATDOKU_HELP_ITEM, line + 2, error);
  if (self->lines == NULL)
    return begin_block (self, SATDOKU_HELP_TEXT, line, error);
  g_string_append_printf (self->lines, " %s", line);
  return TRUE;
}

static void
block_clear (gpointer data)
{
  SatdokuHelpBlock *block = data;

  g_free (block->text);
  g_free (block->target);
}

static gboolean
read_all (Reader *self,
          const char *markdown,
          GError **error)
{
  g_auto (GStrv) lines = g_strsplit (markdown, "\n", -1);

  self->line = 1;
  if (lines[0] == NULL || !g_str_has_prefix (lines[0], "# ") || lines[0][2] == '\0')
    return fail (self, error, "a title is expected, such as “# Playing”");
  self->text->title = g_strdup (lines[0] + 2);
  for (gsize i = 1; lines[i] != NULL; i++)
    {
      self->line++;
      if (!read_line (self, g_strstrip (lines[i]), error))
        return FALSE;
    }
  if (self->lines != NULL && self->kind == SATDOKU_HELP_SAMPLE)
    return fail (self, error, "the lines for a terminal have no end");
  return finish_block (self, error);
}

/* Fails with G_IO_ERROR_INVALID_DATA and the line when the text has no title or is not in the part
 * of Markdown that is known. */
SatdokuHelpText *
satdoku_help_text_new (const char *markdown,
                       GError **error)
{
  g_autoptr (SatdokuHelpText) self = g_new0 (SatdokuHelpText, 1);
  Reader reader = { .text = self };
  gboolean good;

  g_return_val_if_fail (markdown != NULL, NULL);

  self->blocks = g_array_new (FALSE, FALSE, sizeof (SatdokuHelpBlock));
  g_array_set_clear_func (self->blocks, block_clear);
  good = read_all (&reader, markdown, error);
  if (reader.lines != NULL)
    g_string_free (reader.lines, TRUE);
  return good ? g_steal_pointer (&self) : NULL;
}

void
satdoku_help_text_free (SatdokuHelpText *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->blocks, g_array_unref);
  g_free (self->title);
  g_free (self);
}

/* In the player's language. */
const char *
satdoku_help_text_get_title (const SatdokuHelpText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _ (self->title);
}

guint
satdoku_help_text_get_n_blocks (const SatdokuHelpText *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->blocks->len;
}

const SatdokuHelpBlock *
satdoku_help_text_get_block (const SatdokuHelpText *self,
                             guint block)
{
  g_return_val_if_fail (self != NULL && block < self->blocks->len, NULL);

  return &g_array_index (self->blocks, SatdokuHelpBlock, block);
}

/* In the player's language. */
const char *
satdoku_help_block_translate (const SatdokuHelpBlock *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind == SATDOKU_HELP_SAMPLE ? self->text : _ (self->text);
}
