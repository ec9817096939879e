/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The branches of a game beside the board: what can be tried in the selected cell; the tree of what
 * is tried, with the bookmarks where they were set; what is known of the row that is chosen, and
 * what its choice has shown. The row of the branch where the player is gets chosen by itself. It
 * has the commands about the row that is chosen. It finds out nothing. */

#include "satdoku-config.h"

#include "satdoku-branch-view.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-jumps.h>
#include <words-branch.h>
#include <words-conflict-set.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-panel.h"
#include "satdoku-properties.h"
#include "satdoku-reveal.h"
#include "satdoku-row-factory.h"
#include "satdoku-wrap-box.h"

/* Pixels for each level of the tree, and levels that are shown by it. */
#define INDENT 14
#define INDENT_LEVELS_MAX 6
/* So many things are named in a row: GTK takes long for long ones, and the board shows all. */
#define SHOWN_MAX 4
/* So many numbers that are shared get a row of their own. */
#define SHARED_MAX 4

typedef enum
{
  ITEM_BRANCH, /* or the trunk */
  ITEM_BOOKMARK,
} Item;

typedef struct
{
  Item kind;
  guint number; /* of the branch, or which of the bookmarks it is, from 0 */
  guint depth;
} Row;

struct _SatdokuBranchView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkLabel *place;
  GtkWidget *values;
  GtkWidget *scroller;
  GtkListView *list;
  GtkWidget *commands;
  SatdokuPanel *panel;
  SatdokuPanel *shared;
  GtkEntry *name;
  GtkEntry *bookmark;
  GtkWidget *hint;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuBranchGuide *guide;
  SatdokuBranchObserver *observer; /* the guide's */
  GSignalGroup *followed;          /* the game */
  GtkSingleSelection *selection;   /* of an item for each row */
  GArray *rows;                    /* of Row, by position */
  GPtrArray *bound;                /* of GtkListItem, borrowed: those that are seen */

  guint position; /* of the row that is chosen */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (SatdokuBranchView, satdoku_branch_view, GTK_TYPE_WIDGET)

enum
{
  PROP_PLAY,
  PROP_GUIDE,
  PROP_POSITION,
  PROP_VALUES,
  PROP_CAN_GO,
  PROP_CAN_CLOSE,
  PROP_CAN_KEEP,
  PROP_CAN_CONCLUDE,
  PROP_CAN_SHARE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SudokuGame *
get_game (SatdokuBranchView *self)
{
  return satdoku_play_get_game (self->play);
}

static const SudokuBranches *
get_branches (SatdokuBranchView *self)
{
  return sudoku_game_get_branches (get_game (self));
}

/* (nullable): nothing is chosen */
static const Row *
get_chosen (SatdokuBranchView *self)
{
  return self->position < self->rows->len ? &g_array_index (self->rows, Row, self->position)
                                          : NULL;
}

/* (nullable): a branch that is chosen, not the trunk */
static const SudokuBranch *
get_chosen_branch (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  if (row == NULL || row->kind != ITEM_BRANCH ||
      row->number == SUDOKU_BRANCH_TRUNK)
    return NULL;
  return sudoku_branches_find (get_branches (self), row->number);
}

/* Is the observer finding out what becomes of branches? */
static gboolean
is_judging (SatdokuBranchView *self)
{
  return satdoku_branch_observer_is_enabled (self->observer);
}

static SudokuTrialFate
get_fate (SatdokuBranchView *self,
          const SudokuBranch *branch)
{
  return branch != NULL ? satdoku_branch_observer_get_fate (self->observer, branch->number)
                        : SUDOKU_TRIAL_UNKNOWN;
}

/* (nullable): while nothing is known for sure of what stands there now */
static const SudokuChoice *
get_choice (SatdokuBranchView *self,
            const SudokuBranch *branch)
{
  return branch != NULL ? satdoku_branch_observer_get_choice (self->observer, branch->number)
                        : NULL;
}

static gboolean
can_conclude (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);
  const SudokuChoice *choice = get_choice (self, branch);
  SudokuTrialFate fate = get_fate (self, branch);

  /* Without any possible value there was a mistake before. */
  return choice != NULL && !sudoku_set_is_empty (sudoku_choice_get_possible (choice)) &&
         (fate == SUDOKU_TRIAL_DEAD || fate == SUDOKU_TRIAL_FORCED);
}

static gboolean
can_share (SatdokuBranchView *self)
{
  const SudokuChoice *choice = get_choice (self, get_chosen_branch (self));
  guint n_shared = 0;

  if (choice != NULL)
    sudoku_choice_get_shared (choice, &n_shared);
  return n_shared > 0;
}

static gboolean
can_go (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  if (row == NULL)
    return FALSE;
  return row->kind == ITEM_BOOKMARK
           ? !sudoku_game_is_at_bookmark (get_game (self), row->number)
           : row->number != sudoku_branches_get_current (get_branches (self));
}

static gboolean
can_close (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  return row != NULL && (row->kind == ITEM_BOOKMARK ||
                         row->number != SUDOKU_BRANCH_TRUNK);
}

static void
tell_change (SatdokuBranchView *self)
{
  for (guint i = PROP_CAN_GO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static char *
word_row (SatdokuBranchView *self,
          const Row *row)
{
  if (row->kind == ITEM_BOOKMARK)
    return g_strdup (sudoku_game_get_bookmark_name (get_game (self), row->number));
  return words_branch (sudoku_branches_find (get_branches (self), row->number),
                       sudoku_game_get_geometry (get_game (self)));
}

static char *
word_bookmark (SatdokuBranchView *self,
               guint bookmark)
{
  guint n_empty = sudoku_game_get_bookmark_n_empty (get_game (self), bookmark);

  if (sudoku_game_is_at_bookmark (get_game (self), bookmark))
    /* Translators: of a bookmark: the board looks just so. */
    return g_strdup (_ ("Here"));
  /* Translators: cells of the puzzle that were still empty. */
  return g_strdup_printf (ngettext ("%u cell to fill", "%u cells to fill", n_empty), n_empty);
}

static char *
word_details (SatdokuBranchView *self,
              const Row *row)
{
  const SudokuBranches *branches = get_branches (self);
  const SudokuBranch *branch = NULL;

  if (row->kind == ITEM_BOOKMARK)
    return word_bookmark (self, row->number);
  if (row->number == SUDOKU_BRANCH_TRUNK)
    return g_strdup (sudoku_branches_get_current (branches) == SUDOKU_BRANCH_TRUNK
                       ? _ ("You are here")
                       : _ ("Without what is tried"));
  branch = sudoku_branches_find (branches, row->number);
  if (!is_judging (self))
    return g_strdup (row->number == sudoku_branches_get_current (branches) ? _ ("You are here")
                                                                           : _ ("Tried"));
  return words_branch_fate (get_fate (self, branch),
                            row->number == sudoku_branches_get_current (branches));
}

static const char *
get_icon (SatdokuBranchView *self,
          const Row *row)
{
  static const char *const icons[] = {
    [SUDOKU_TRIAL_UNKNOWN] = "content-loading-symbolic",
    [SUDOKU_TRIAL_OPEN] = "dialog-question-symbolic",
    [SUDOKU_TRIAL_DEAD] = "process-stop-symbolic",
    [SUDOKU_TRIAL_MISTAKEN] = "dialog-warning-symbolic",
    [SUDOKU_TRIAL_FORCED] = "view-pin-symbolic",
    [SUDOKU_TRIAL_SOLVED] = "object-select-symbolic",
  };

  if (row->kind == ITEM_BOOKMARK)
    return "user-bookmarks-symbolic";
  if (row->number == SUDOKU_BRANCH_TRUNK)
    return "go-home-symbolic";
  if (!is_judging (self))
    return "pan-end-symbolic";
  return icons[get_fate (self, sudoku_branches_find (get_branches (self), row->number))];
}

/* An icon for what is known, and the name above that in words. */
static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *item,
              gpointer user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *icon = gtk_image_new ();

  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, NULL));
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, "row-details"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_list_item_set_child (item, row);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static char *
word_sentence (SatdokuBranchView *self,
               const Row *row)
{
  g_autofree char *name = word_row (self, row);
  g_autofree char *details = word_details (self, row);

  /* Translators: a branch for a screen reader: its name, what is known of it, and how deep it is in
   * the tree of branches. */
  return g_strdup_printf (_ ("%s, %s, level %u"), name, details, row->depth);
}

/* The row of the list gets what it says as its accessible name. */
static void
show_row (SatdokuBranchView *self,
          GtkListItem *item)
{
  const Row *row = &g_array_index (self->rows, Row, gtk_list_item_get_position (item));
  GtkWidget *widget = gtk_list_item_get_child (item);
  GtkWidget *icon = gtk_widget_get_first_child (widget);
  GtkWidget *texts = gtk_widget_get_last_child (widget);
  g_autofree char *name = word_row (self, row);
  g_autofree char *details = word_details (self, row);
  g_autofree char *sentence = word_sentence (self, row);
  gboolean here = row->kind == ITEM_BRANCH &&
                  row->number == sudoku_branches_get_current (get_branches (self));
  SudokuTrialFate fate = row->kind == ITEM_BRANCH
                           ? get_fate (self, sudoku_branches_find (get_branches (self),
                                                                   row->number))
                           : SUDOKU_TRIAL_UNKNOWN;

  gtk_widget_set_margin_start (widget, INDENT * (int)MIN (row->depth, INDENT_LEVELS_MAX));
  gtk_image_set_from_icon_name (GTK_IMAGE (icon), get_icon (self, row));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (texts)), name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (texts)), details);
  set_class (widget, "here", here);
  set_class (widget, "bad", fate == SUDOKU_TRIAL_DEAD || fate == SUDOKU_TRIAL_MISTAKEN);
  set_class (widget, "good", fate == SUDOKU_TRIAL_FORCED || fate == SUDOKU_TRIAL_SOLVED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (widget)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *item,
             gpointer user_data)
{
  SatdokuBranchView *self = user_data;

  g_ptr_array_add (self->bound, item);
  show_row (self, item);
}

static void
unbind_row_cb (GtkListItemFactory *factory,
               GtkListItem *item,
               gpointer user_data)
{
  g_ptr_array_remove (((SatdokuBranchView *)user_data)->bound, item);
}

static void
add_row (SatdokuBranchView *self,
         Item kind,
         guint number,
         guint depth)
{
  const Row row = { kind, number, depth };

  g_array_append_val (self->rows, row);
}

/* The branch, or the trunk, in which a bookmark was set, or what that rests on. */
static guint
find_place (SatdokuBranchView *self,
            guint bookmark)
{
  const SudokuState *state =
    sudoku_bookmarks_get_state (sudoku_game_get_bookmarks (get_game (self)), bookmark);

  return sudoku_branches_find_like (get_branches (self), sudoku_state_get_branches (state));
}

/* A branch, its bookmarks, and what was opened from it. There are few levels. */
static void
add_rows (SatdokuBranchView *self,
          guint number,
          guint depth)
{
  const SudokuBranches *branches = get_branches (self);

  add_row (self, ITEM_BRANCH, number, depth);
  for (guint i = 0; i < sudoku_game_get_n_bookmarks (get_game (self)); i++)
    if (find_place (self, i) == number)
      add_row (self, ITEM_BOOKMARK, i, depth + 1);
  for (guint i = 0; i < sudoku_branches_get_n (branches); i++)
    if (sudoku_branches_get (branches, i)->parent == number)
      add_rows (self, sudoku_branches_get (branches, i)->number, depth + 1);
}

static guint
find_position (SatdokuBranchView *self,
               Item kind,
               guint number)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).kind == kind &&
        g_array_index (self->rows, Row, i).number == number)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static gboolean
has_rows (SatdokuBranchView *self,
          const GArray *rows)
{
  return self->rows->len == rows->len &&
         memcmp (self->rows->data, rows->data, rows->len * sizeof (Row)) == 0;
}

/* The rows that are there go before what they show. Where they are the same, they stay, with the
 * focus and a click that is half done. */
static void
fill_rows (SatdokuBranchView *self)
{
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  g_autoptr (GArray) before = g_steal_pointer (&self->rows);

  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  add_rows (self, SUDOKU_BRANCH_TRUNK, 0);
  if (has_rows (self, before))
    {
      for (guint i = 0; i < self->bound->len; i++)
        show_row (self, g_ptr_array_index (self->bound, i));
      return;
    }
  gtk_single_selection_set_model (self->selection, NULL);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_string_list_append (items, "");
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (items));
}

static void
add_set (SatdokuReport *report,
         const SatdokuConflictFinding *reason)
{
  const SudokuConflictSet *set = reason->set;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < set->n_premises; i++)
    g_array_append_val (cells, set->premises[i].cell);
  if (cells->len == 0)
    return;
  list = words_premises (set->premises, set->n_premises, reason->links, SHOWN_MAX);
  text = words_capitalise (list);
  satdoku_report_add_item (report, text, (gconstpointer)cells->data, cells->len);
}

/* What is known of a branch: a verdict, why, and what follows. */
static SatdokuReport *
report_branch (SatdokuBranchView *self,
               const SudokuBranch *branch)
{
  const SudokuGeometry *geometry = sudoku_game_get_geometry (get_game (self));
  const SatdokuConflictFinding *reason =
    satdoku_branch_observer_get_reason (self->observer, branch->number);
  SudokuTrialFate fate = get_fate (self, branch);
  static const SatdokuMood moods[] = {
    [SUDOKU_TRIAL_UNKNOWN] = SATDOKU_MOOD_PLAIN,
    [SUDOKU_TRIAL_OPEN] = SATDOKU_MOOD_PLAIN,
    [SUDOKU_TRIAL_DEAD] = SATDOKU_MOOD_BAD,
    [SUDOKU_TRIAL_MISTAKEN] = SATDOKU_MOOD_WARNING,
    [SUDOKU_TRIAL_FORCED] = SATDOKU_MOOD_GOOD,
    [SUDOKU_TRIAL_SOLVED] = SATDOKU_MOOD_GOOD,
  };
  g_autofree char *verdict = words_branch_verdict (fate, branch, geometry);
  g_autofree char *why = words_branch_rest (fate, get_choice (self, branch));
  SatdokuReport *report = NULL;

  if (why == NULL && reason != NULL &&
      (fate == SUDOKU_TRIAL_DEAD || fate == SUDOKU_TRIAL_MISTAKEN))
    why = words_conflict_set (reason->set, reason->reason, reason->links);
  else
    reason = NULL;
  report = satdoku_report_new (moods[fate], verdict, why);
  if (reason != NULL)
    add_set (report, reason);
  if (fate == SUDOKU_TRIAL_SOLVED)
    satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Keep It"), "win.branch-keep");
  else if (can_conclude (self))
    satdoku_report_offer (report, SATDOKU_OFFER_REMEDY,
                          fate == SUDOKU_TRIAL_DEAD
                            /* Translators: a button: notes in the game that the number is
                             * impossible, or enters the one that is left. Short! */
                            ? _ ("_Take Over What Follows")
                            /* Translators: a button: enters the number in the game. Short! */
                            : _ ("_Take It Over"),
                          "win.branch-conclude");
  return report;
}

static void
show_branch (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);
  g_autoptr (SatdokuReport) report = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->panel), branch != NULL && is_judging (self));
  if (branch == NULL || !is_judging (self))
    return;
  report = report_branch (self, branch);
  satdoku_panel_show_report (self->panel, report);
}

/* The numbers have rows of their own; what is removed is seen at once. */
static void
add_shared (SatdokuBranchView *self,
            SatdokuReport *report,
            const SudokuShared *shared,
            guint n_shared)
{
  const SudokuGeometry *geometry = sudoku_game_get_geometry (get_game (self));
  g_autoptr (GArray) removed = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0;

  for (guint i = 0; i < n_shared; i++)
    if (!shared[i].placed)
      g_array_append_val (removed, shared[i].cell);
    else if (n++ < SHARED_MAX)
      {
        g_autofree char *text = words_value_in_cell (geometry, shared[i].cell, shared[i].value);

        satdoku_report_add_item (report, text, &shared[i].cell, 1);
      }
    else
      g_array_append_val (rest, shared[i].cell);
  if (rest->len > 0)
    {
      g_autofree char *text =
        /* Translators: numbers that are not named one by one. */
        g_strdup_printf (ngettext ("%u more", "%u more", rest->len), rest->len);

      satdoku_report_add_item (report, text, (gconstpointer)rest->data, rest->len);
    }
  if (removed->len > 0)
    satdoku_report_add_item (report, _ ("Where numbers are impossible"),
                             (gconstpointer)removed->data, removed->len);
}

static void
show_shared (SatdokuBranchView *self)
{
  const SudokuChoice *choice = get_choice (self, get_chosen_branch (self));
  g_autoptr (SatdokuReport) report = NULL;
  g_autofree char *verdict = NULL;
  const SudokuShared *shared = NULL;
  guint n_shared = 0;

  if (choice != NULL)
    shared = sudoku_choice_get_shared (choice, &n_shared);
  gtk_widget_set_visible (GTK_WIDGET (self->shared), n_shared > 0);
  if (n_shared == 0)
    return;
  verdict = words_branch_shared (shared, n_shared);
  report = satdoku_report_new (SATDOKU_MOOD_PLAIN, verdict,
                               sudoku_choice_rests_on_entries (choice)
                                 ? _ ("This rests on numbers that you entered in them.")
                                 : _ ("So it is true whichever of them is right."));
  add_shared (self, report, shared, n_shared);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Take _Over"), "win.branch-share");
  satdoku_panel_show_report (self->shared, report);
}

static void
show_name (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);
  g_autofree char *default_name = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->name), branch != NULL);
  /* The text within the entry has the focus: what is being typed must stay. */
  if (branch == NULL ||
      (gtk_widget_get_state_flags (GTK_WIDGET (self->name)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    return;
  default_name = words_value_in_cell (sudoku_game_get_geometry (get_game (self)),
                                      branch->tried.cell, branch->tried.value);
  gtk_entry_set_placeholder_text (self->name, default_name);
  gtk_editable_set_text (GTK_EDITABLE (self->name), branch->name != NULL ? branch->name : "");
}

static void
propose_name (SatdokuBranchView *self)
{
  g_autofree char *name = satdoku_branch_guide_next_name (self->guide);

  gtk_entry_set_placeholder_text (self->bookmark, name);
}

static void
show_chosen (SatdokuBranchView *self)
{
  show_branch (self);
  show_shared (self);
  show_name (self);
  propose_name (self);
  tell_change (self);
}

static void
choose (SatdokuBranchView *self,
        Item kind,
        guint number)
{
  guint position = find_position (self, kind, number);

  if (position == GTK_INVALID_LIST_POSITION)
    position = find_position (self, ITEM_BRANCH,
                              sudoku_branches_get_current (get_branches (self)));
  gtk_single_selection_set_selected (self->selection, position);
}

static void
refill (SatdokuBranchView *self,
        Item kind,
        guint number)
{
  gboolean any = sudoku_branches_get_n (get_branches (self)) > 0 ||
                 sudoku_game_get_n_bookmarks (get_game (self)) > 0;

  self->filling = TRUE;
  fill_rows (self);
  choose (self, kind, number);
  self->filling = FALSE;
  gtk_widget_set_visible (self->scroller, any);
  gtk_widget_set_visible (self->commands, any);
  gtk_widget_set_visible (self->hint, !any);
  show_chosen (self);
}

/* The same row stays chosen. */
static void
update (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  if (get_game (self) != NULL)
    refill (self, row != NULL ? row->kind : ITEM_BRANCH,
            row != NULL ? row->number : SUDOKU_BRANCH_TRUNK);
}

static void
scroll_to_chosen (GtkWidget *widget)
{
  SatdokuBranchView *self = SATDOKU_BRANCH_VIEW (widget);
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position < self->rows->len)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/* The branch that the player is in matters most, so it is scrolled into view. */
static void
current_cb (SatdokuBranchView *self)
{
  refill (self, ITEM_BRANCH, sudoku_branches_get_current (get_branches (self)));
  satdoku_when_laid_out (GTK_WIDGET (self), scroll_to_chosen);
}

static void
position_changed (SatdokuBranchView *self)
{
  if (!self->filling && get_game (self) != NULL)
    show_chosen (self);
}

static void
activated_cb (SatdokuBranchView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.branch-go", NULL);
}

static void
named_cb (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);

  if (branch != NULL)
    sudoku_game_name_branch (get_game (self), branch->number,
                             gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
bookmark_cb (SatdokuBranchView *self)
{
  satdoku_branch_guide_add_bookmark (self->guide,
                                     gtk_editable_get_text (GTK_EDITABLE (self->bookmark)));
  gtk_editable_set_text (GTK_EDITABLE (self->bookmark), "");
}

static void
satdoku_branch_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_branch_view_parent_class)->map (widget);
  /* Branches are judged only while the view is shown. */
  g_object_set (SATDOKU_BRANCH_VIEW (widget)->observer, "active", TRUE, NULL);
  satdoku_when_laid_out (widget, scroll_to_chosen);
}

static void
satdoku_branch_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_branch_view_parent_class)->unmap (widget);
  g_object_set (SATDOKU_BRANCH_VIEW (widget)->observer, "active", FALSE, NULL);
}

static void
add_value (SatdokuBranchView *self,
           const char *label,
           const char *action,
           guint value)
{
  /* Translators: %u is a number for a cell. */
  g_autofree char *name = g_strdup_printf (_ ("Try %u"), value);
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (value > 0)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_parent (button, self->values);
}

/* Offers to try these in the selected cell. */
static void
set_values (SatdokuBranchView *self,
            const GArray *values)
{
  guint n = values != NULL ? values->len : 0;
  g_autofree char *text = NULL;
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (self->values)) != NULL)
    gtk_widget_unparent (child);
  gtk_widget_set_visible (self->values, n > 0);
  if (n == 0)
    {
      gtk_label_set_text (self->place, _ ("Select an empty cell to try something there."));
      return;
    }
  text = words_branch_offer (sudoku_game_get_geometry (get_game (self)),
                             satdoku_play_get_selected (self->play));
  gtk_label_set_text (self->place, text);
  for (guint i = 0; i < n; i++)
    {
      guint value = g_array_index (values, guint, i);
      g_autofree char *label = g_strdup_printf ("%u", value);

      add_value (self, label, "win.try-value", value);
    }
  if (n > 1)
    /* Translators: a button: opens a branch for each of the numbers before it. Short! */
    add_value (self, _ ("_All"), "win.try", 0);
}

/* The commands about the row that is chosen. */

static void
say (SatdokuBranchView *self,
     const char *message)
{
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, message,
                           _ ("_Undo"), "win.undo");
}

static void
go_cb (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  g_assert (row != NULL);
  if (row->kind == ITEM_BOOKMARK)
    satdoku_branch_guide_go_to_bookmark (self->guide, row->number);
  else
    satdoku_branch_guide_go_to (self->guide, row->number);
  satdoku_play_focus_board (self->play);
}

static void
close_cb (SatdokuBranchView *self)
{
  const Row *row = get_chosen (self);

  g_assert (row != NULL);
  if (row->kind == ITEM_BRANCH && sudoku_game_close_branch (get_game (self), row->number))
    say (self, _ ("Branch given up"));
  else if (row->kind == ITEM_BOOKMARK && sudoku_game_remove_bookmark (get_game (self), row->number))
    satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                             _ ("Bookmark removed"), _ ("_Undo"), "win.restore-bookmark");
}

static void
keep_cb (SatdokuBranchView *self)
{
  if (sudoku_game_keep_branch (get_game (self), get_chosen_branch (self)->number))
    say (self, _ ("The game goes on with this branch"));
  satdoku_play_focus_board (self->play);
}

/* Of a dead branch its value is impossible, unless only one is left; of one that is forced it is
 * right. */
static SudokuGameConclusion
find_conclusion (const SudokuChoice *choice,
                 const SudokuBranch *branch,
                 SudokuTrialFate fate)
{
  SudokuSet possible = sudoku_choice_get_possible (choice);
  gboolean placed = fate == SUDOKU_TRIAL_FORCED || sudoku_set_count (possible) == 1;

  return (SudokuGameConclusion){
    .cell = branch->tried.cell,
    .value = placed ? sudoku_set_first (possible) : branch->tried.value,
    .placed = placed,
  };
}

static void
conclude_cb (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);
  const SudokuGameConclusion conclusion =
    find_conclusion (get_choice (self, branch), branch, get_fate (self, branch));

  satdoku_play_set_selected (self->play, conclusion.cell);
  if (sudoku_game_conclude_branches (get_game (self), branch->parent, branch->number, &conclusion,
                                     1))
    say (self, _ ("Taken over from the branch"));
  satdoku_play_focus_board (self->play);
}

/* A player who does not mark candidates wants no marks: they are only noted where there are some,
 * or when there is nothing else. */
static GArray *
collect_shared (const SudokuShared *shared,
                guint n_shared,
                const SudokuState *state)
{
  GArray *conclusions = g_array_new (FALSE, FALSE, sizeof (SudokuGameConclusion));
  gboolean any_placed = FALSE;

  for (guint i = 0; i < n_shared; i++)
    any_placed |= shared[i].placed;
  for (guint i = 0; i < n_shared; i++)
    {
      const SudokuGameConclusion conclusion = { shared[i].cell, shared[i].value,
                                                shared[i].placed };

      if (shared[i].placed || !any_placed ||
          sudoku_set_has (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, shared[i].cell),
                          shared[i].value))
        g_array_append_val (conclusions, conclusion);
    }
  return conclusions;
}

static void
share_cb (SatdokuBranchView *self)
{
  const SudokuBranch *branch = get_chosen_branch (self);
  guint n_shared = 0;
  const SudokuShared *shared = sudoku_choice_get_shared (get_choice (self, branch), &n_shared);
  g_autoptr (SudokuState) state =
    sudoku_game_copy_branch_state (get_game (self), branch->parent);
  g_autoptr (GArray) conclusions = collect_shared (shared, n_shared, state);

  if (sudoku_game_conclude_branches (get_game (self), branch->parent, SUDOKU_BRANCH_TRUNK,
                                     (gconstpointer)conclusions->data, conclusions->len))
    say (self, _ ("Taken over from all open branches"));
  satdoku_play_focus_board (self->play);
}

/* Each needs a row for which it can be done. */
static const SatdokuCommand table[] = {
  { "branch-go", G_CALLBACK (go_cb), "!paused !looking can-go-to-branch" },
  { "branch-close", G_CALLBACK (close_cb), "!paused !looking can-close-branch" },
  { "branch-keep", G_CALLBACK (keep_cb), "!paused !looking can-keep-branch" },
  { "branch-conclude", G_CALLBACK (conclude_cb), "!paused !looking can-conclude-branch" },
  { "branch-share", G_CALLBACK (share_cb), "!paused !looking can-share-branches" },
};

static void
add_commands (SatdokuBranchView *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  satdoku_commands_bind (commands, "can-go-to-branch", self, "can-go");
  satdoku_commands_bind (commands, "can-close-branch", self, "can-close");
  satdoku_commands_bind (commands, "can-keep-branch", self, "can-keep");
  satdoku_commands_bind (commands, "can-conclude-branch", self, "can-conclude");
  satdoku_commands_bind (commands, "can-share-branches", self, "can-share");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

static void
take_values (GObject *object,
             guint id,
             const GValue *values,
             GParamSpec *pspec)
{
  set_values (SATDOKU_BRANCH_VIEW (object), g_value_get_boxed (values));
}

static void
get_condition (GObject *object,
               guint id,
               GValue *value,
               GParamSpec *pspec)
{
  SatdokuBranchView *self = SATDOKU_BRANCH_VIEW (object);

  if (get_game (self) == NULL)
    g_value_set_boolean (value, FALSE);
  else if (id == PROP_CAN_GO)
    g_value_set_boolean (value, can_go (self));
  else if (id == PROP_CAN_CLOSE)
    g_value_set_boolean (value, can_close (self));
  else if (id == PROP_CAN_KEEP)
    g_value_set_boolean (value, get_chosen_branch (self) != NULL);
  else if (id == PROP_CAN_CONCLUDE)
    g_value_set_boolean (value, can_conclude (self));
  else
    g_value_set_boolean (value, can_share (self));
}

static void
satdoku_branch_view_constructed (GObject *object)
{
  SatdokuBranchView *self = SATDOKU_BRANCH_VIEW (object);

  G_OBJECT_CLASS (satdoku_branch_view_parent_class)->constructed (object);
  self->observer = g_object_ref (satdoku_branch_guide_get_observer (self->guide));
  self->followed = satdoku_play_follow (self->play, self, "bind", G_CALLBACK (current_cb),
                                        "branches-changed", G_CALLBACK (update),
                                        "bookmarks-changed", G_CALLBACK (update),
                                        "notify::branch", G_CALLBACK (current_cb),
                                        "notify::revision", G_CALLBACK (update), NULL);
  g_signal_connect_object (self->observer, "notify::choices", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->guide, "values", self, "values", G_BINDING_SYNC_CREATE);
  add_commands (self);
}

static void
satdoku_branch_view_dispose (GObject *object)
{
  SatdokuBranchView *self = SATDOKU_BRANCH_VIEW (object);

  satdoku_when_laid_out_cancel (GTK_WIDGET (self));
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  satdoku_class_dispose (object);
}

#define CONDITION(name)                                          \
  {                                                              \
    name, G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_condition \
  }

static void
install_properties (SatdokuBranchViewClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    G_STRUCT_OFFSET (SatdokuBranchView, play) },
    [PROP_GUIDE] = { "guide", SATDOKU_TYPE_BRANCH_GUIDE,
                     G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                     G_STRUCT_OFFSET (SatdokuBranchView, guide) },
    [PROP_POSITION] = { "position", G_TYPE_UINT, G_PARAM_READWRITE,
                        G_STRUCT_OFFSET (SatdokuBranchView, position),
                        G_CALLBACK (position_changed) },
    /* (element-type guint) (nullable): what can be tried in the selected cell */
    [PROP_VALUES] = { "values", G_TYPE_ARRAY, G_PARAM_WRITABLE, .set = take_values },
    /* Is the chosen row elsewhere than the game? */
    [PROP_CAN_GO] = CONDITION ("can-go"),
    [PROP_CAN_CLOSE] = CONDITION ("can-close"),
    /* Is a branch chosen? */
    [PROP_CAN_KEEP] = CONDITION ("can-keep"),
    /* Does anything follow from the chosen branch? */
    [PROP_CAN_CONCLUDE] = CONDITION ("can-conclude"),
    /* Have the branches for its cell something in common? */
    [PROP_CAN_SHARE] = CONDITION ("can-share"),
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_branch_view_class_init (SatdokuBranchViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  object_class->constructed = satdoku_branch_view_constructed;
  object_class->dispose = satdoku_branch_view_dispose;
  widget_class->map = satdoku_branch_view_map;
  widget_class->unmap = satdoku_branch_view_unmap;
  install_properties (klass);

  gtk_widget_class_set_css_name (widget_class, "branchview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-branch-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, values);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, commands);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, shared);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, hint);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBranchView, bookmark);
  gtk_widget_class_bind_template_callback (widget_class, bookmark_cb);
  satdoku_class_drops (klass, SatdokuBranchView, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuBranchView, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBranchView, observer, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBranchView, rows, g_array_unref);
  satdoku_class_keeps (klass, SatdokuBranchView, bound, g_ptr_array_unref);
}

static void
satdoku_branch_view_init (SatdokuBranchView *self)
{
  GtkListItemFactory *factory = satdoku_row_factory_new (
    G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), G_CALLBACK (unbind_row_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->bound = g_ptr_array_new ();
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  self->position = gtk_single_selection_get_selected (self->selection);
  g_object_bind_property (self->selection, "selected", self, "position", G_BINDING_DEFAULT);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

GtkWidget *
satdoku_branch_view_new (SatdokuPlay *play,
                         SatdokuBranchGuide *guide)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_BRANCH_GUIDE (guide), NULL);

  return g_object_new (SATDOKU_TYPE_BRANCH_VIEW, "play", play, "guide", guide, NULL);
}
