/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The topics of the help: data/help has a file for each, of the same name. They say what the
 * program does; the keys in them are those of satdoku-shortcuts.c. After them come the pages of the
 * course, the last of which lists the lessons, and a topic for each technique, both from their
 * tables. */

#include "satdoku-config.h"

#include "satdoku-help-topics.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <pango/pango.h>
#include <string.h>
#include <sudoku-lesson.h>
#include <words-technique.h>

#define FOLDER "/io/github/satdoku/Satdoku/help/"
/* The topic that lists the lessons. */
#define LESSONS "lessons"

/* In the order in which they are listed. */
static const struct
{
  const char *id;
  const char *icon_name; /* NULL: a page of the course */
} topics[] = {
  { "playing", "input-gaming-symbolic" },
  { "typing", "input-keyboard-symbolic" },
  { "marks", "document-edit-symbolic" },
  { "seeing", "zoom-in-symbolic" },
  { "dots", "media-record-symbolic" },
  { "lines", "view-sort-ascending-symbolic" },
  { "cages", "view-app-grid-symbolic" },
  { "clues", "format-indent-more-symbolic" },
  { "hints", "dialog-information-symbolic" },
  { "learning", "starred-symbolic" },
  { "setting", "document-properties-symbolic" },
  { "solver", "system-run-symbolic" },
  { "cnf", "view-list-symbolic" },
  { "watching", "media-playback-start-symbolic" },
  { "solution", "object-select-symbolic" },
  { "files", "folder-documents-symbolic" },
  { "command-line", "utilities-terminal-symbolic" },
  { "course", NULL },
  { "course-propositions", NULL },
  { "course-clauses", NULL },
  { "course-propagation", NULL },
  { "course-dpll", NULL },
  { "course-cdcl", NULL },
  { "course-encodings", NULL },
  { "course-proofs", NULL },
  { "course-threshold", NULL },
  { LESSONS, NULL },
};

static void
topic_free (gpointer data)
{
  SatdokuHelpTopic *topic = data;

  satdoku_help_text_free (topic->text);
  g_free (topic);
}

/* A button for each, and below it what is to be seen. */
static void
append_lessons (GString *markdown)
{
  gsize n = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (markdown, "\n[%s](lesson:%s)\n%s\n", lessons[i].title, lessons[i].id,
                            lessons[i].summary);
}

/* The files are part of the program, so a bad one is a mistake of ours. */
static SatdokuHelpText *
load_text (const char *id)
{
  g_autofree char *path = g_strconcat (FOLDER, id, ".md", NULL);
  g_autoptr (GString) markdown = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  SatdokuHelpText *text = NULL;

  if (bytes != NULL)
    {
      g_string_append (markdown, g_bytes_get_data (bytes, NULL));
      if (g_str_equal (id, LESSONS))
        append_lessons (markdown);
      text = satdoku_help_text_new (markdown->str, &error);
    }
  if (text == NULL)
    g_error ("%s: %s", path, error->message);
  return text;
}

/* A topic of a technique: its name and what it is. */
static SatdokuHelpTopic *
create_topic (const SudokuTechniqueFamily *family,
              const SudokuTechnique *technique)
{
  const char *summary = words_technique_summary (technique);
  /* A translation may begin with any sign. */
  g_autofree char *markdown = g_strconcat ("# ", technique->name, "\n\n",
                                           strchr ("[!#-`", *summary) != NULL ? "\\" : "", summary,
                                           NULL);
  SatdokuHelpTopic *topic = g_new0 (SatdokuHelpTopic, 1);

  topic->id = technique->id;
  topic->text = satdoku_help_text_new (markdown, NULL);
  topic->technique = technique;
  topic->family = family;
  topic->group = family->name;
  return topic;
}

static void
add_techniques (GPtrArray *topics_so_far)
{
  gsize n = 0;
  const SudokuTechniqueFamily *const *families = sudoku_technique_families (&n);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < families[i]->n_techniques; k++)
      g_ptr_array_add (topics_so_far, create_topic (families[i], &families[i]->techniques[k]));
}

/* (transfer full) (element-type SatdokuHelpTopic): the topics in their order, from the resources of
 * the program */
GPtrArray *
satdoku_help_topics_load (void)
{
  GPtrArray *loaded = g_ptr_array_new_with_free_func (topic_free);

  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    {
      SatdokuHelpTopic *topic = g_new0 (SatdokuHelpTopic, 1);

      topic->id = topics[i].id;
      topic->icon_name = topics[i].icon_name;
      topic->group = topics[i].icon_name != NULL ? NULL : N_ ("A Course in SAT");
      topic->text = load_text (topics[i].id);
      g_ptr_array_add (loaded, topic);
    }
  add_techniques (loaded);
  return loaded;
}

/* Everything that can be read in a topic, without markup, for comparing. */
static char *
fold_topic (const SatdokuHelpTopic *topic)
{
  g_autoptr (GString) all = g_string_new (satdoku_help_text_get_title (topic->text));

  for (guint i = 0; i < satdoku_help_text_get_n_blocks (topic->text); i++)
    {
      const SatdokuHelpBlock *block = satdoku_help_text_get_block (topic->text, i);
      const char *text = satdoku_help_block_translate (block);
      g_autofree char *plain = NULL;

      if (block->kind == SATDOKU_HELP_TEXT || block->kind == SATDOKU_HELP_ITEM)
        pango_parse_markup (text, -1, 0, NULL, &plain, NULL, NULL);
      g_string_append_printf (all, "\n%s", plain != NULL ? plain : text);
    }
  return g_utf8_casefold (all->str, -1);
}

/* Are all of these words, or beginnings of words, in any case, in the topic in the player's
 * language? */
gboolean
satdoku_help_topic_matches (const SatdokuHelpTopic *topic,
                            const char *words)
{
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (topic != NULL && words != NULL, FALSE);

  all = fold_topic (topic);
  folded = g_utf8_casefold (words, -1);
  parts = g_strsplit_set (folded, " \t", -1);
  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (all, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}
