/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one table of what can be done by keys: it gives the window its shortcuts, the buttons their
 * tooltips and the window of shortcuts its contents, what players need first. It doesn't know what
 * the actions do.
 *
 * Shortcuts are looked for after the focused widget had its turn, so that a text keeps its own keys
 * for undo, copy and paste. */

#include "satdoku-config.h"

#include "satdoku-shortcuts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-reason-tip.h"

#define BOARD N_ ("Board")
#define PLAY N_ ("Play")
#define PUZZLE N_ ("Puzzle")
/* Translators: a group of keyboard shortcuts: they change a puzzle one sets oneself. */
#define SET N_ ("Own Puzzle")
#define SOLVER N_ ("Solver")
#define CLAUSES N_ ("Clauses")
/* Translators: a group of keyboard shortcuts: one watches how a solver works. */
#define WATCH N_ ("Watching a Solver")
#define ANSWER N_ ("Solution")
#define LIBRARY N_ ("Library")
#define GENERAL N_ ("General")

static const SatdokuShortcut shortcuts[] = {
  { BOARD, N_ ("Enter a Number"), NULL, { "1", "9", "a" }, TRUE },
  { BOARD, N_ ("Corner Mark (by Default)"), NULL, { "<Shift>1", "<Shift>9" }, TRUE },
  { BOARD, N_ ("Centre Mark (by Default)"), NULL, { "<Control>1", "<Control>9" }, TRUE },
  { BOARD, N_ ("Clear the Cell"), "win.erase", { "BackSpace", "Delete" } },
  { BOARD, N_ ("Enter Numbers"), "win.mode::value", { "F5", "z" } },
  { BOARD, N_ ("Enter Corner Marks"), "win.mode::corner", { "F6", "x" } },
  { BOARD, N_ ("Enter Centre Marks"), "win.mode::centre", { "F7", "c" } },
  { BOARD, N_ ("Colour Cells"), "win.mode::colour", { "F8", "v" } },
  { BOARD, N_ ("Numbers, Marks, Colours: the Next One"), "win.next-mode", { "space" } },
  { BOARD, N_ ("Next Empty Cell"), NULL, { "<Control>Left", "<Control>Right" } },
  { BOARD, N_ ("First and Last Cell of the Row"), NULL, { "Home", "End" } },
  { BOARD, N_ ("One Box Up or Down"), NULL, { "Page_Up", "Page_Down" } },
  { BOARD, N_ ("Select Several Cells"), NULL, { "<Shift>Left", "<Shift>Right" } },
  { BOARD, N_ ("Select All Cells"), "win.select-all", { "<Control>a" } },
  { BOARD, N_ ("Choose from All Numbers"), NULL, { "Return", "Menu" } },
  { BOARD, N_ ("Number First"), "win.digit-first", { "F9" } },
  { BOARD, N_ ("Mark All Candidates"), "win.fill-marks", { "<Control>g" } },
  { BOARD, N_ ("Clear All Marks"), "win.clear-marks", { "<Control><Shift>g" } },
  { BOARD,
    N_ ("Zoom In"),
    "win.zoom-in",
    { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { BOARD, N_ ("Zoom Out"), "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { BOARD, N_ ("Fit the Board"), "win.zoom-fit", { "<Control>0", "<Control>KP_0" } },
  { BOARD, N_ ("Clauses of This Cell"), "win.clauses-of-cell", { "<Control>j" } },
  { BOARD, N_ ("Colour and Link Candidates"), "win.mode::chain", { "<Shift>F8" } },
  { BOARD,
    N_ ("Choose a Colour for Candidates"),
    NULL,
    { "<Control><Alt>1", "<Control><Alt>9" },
    TRUE },
  { BOARD, N_ ("Link Two Candidates"), "win.brush(uint32 0)", { "<Control><Alt>0" } },
  { BOARD, N_ ("Clear Colours and Links"), "win.clear-colours", { "<Control><Alt>g" } },
  { PLAY, N_ ("Undo"), "win.undo", { "<Control>z" } },
  { PLAY, N_ ("Redo"), "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { PLAY, N_ ("Check"), "win.check", { "<Control>k" } },
  { PLAY, N_ ("Hint"), "win.hint", { "<Control>h" } },
  { PLAY, N_ ("Next Hint"), "win.hint-another", { "<Control><Shift>h" } },
  { PLAY, N_ ("Previous Hint"), "win.hint-previous", { "<Control><Alt>Up" } },
  { PLAY, N_ ("Solve"), "win.solve-ask", { "<Control>Return" } },
  { PLAY, N_ ("Pause"), "win.pause", { "p", "Pause", "<Control>space" } },
  { PLAY, N_ ("Restart"), "win.restart", { "<Control>r" } },
  { PLAY, N_ ("Back to the Previous Puzzle"), "win.go-back", { "<Alt>Left" } },
  { PLAY, N_ ("Protect Numbers"), "win.protect", { "<Control><Alt>p" } },
  { PLAY, N_ ("Unprotect Numbers"), "win.unprotect", { "<Control><Alt>u" } },
  { PLAY, N_ ("Set a Bookmark Here"), "win.add-bookmark", { "<Control>b" } },
  { PLAY, N_ ("Back to the Last Bookmark"), "win.last-bookmark", { "<Control><Alt>b" } },
  { PLAY,
    N_ ("Back to the Last Solvable Position"),
    "win.back-to-solvable",
    { "<Control><Alt>z" } },
  { PLAY, N_ ("Try Something Here"), "win.try", { "<Shift>F12" } },
  { PLAY, N_ ("Previous Branch"), "win.branch-previous", { "<Control><Alt>Page_Up" } },
  { PLAY, N_ ("Next Branch"), "win.branch-next", { "<Control><Alt>Page_Down" } },
  { PLAY,
    N_ ("Back to What the Branch Was Opened From"),
    "win.branch-leave",
    { "<Control><Alt>Home" } },
  { PLAY, N_ ("Keep the Branch"), "win.branch-keep", { "<Control><Alt>y" } },
  { PLAY, N_ ("Give Up the Branch"), "win.branch-close", { "<Control><Alt>w" } },
  { PLAY,
    N_ ("Take Over What Follows from the Branch"),
    "win.branch-conclude",
    { "<Control><Alt>f" } },
  { PLAY, N_ ("Take Over What Branches Share"), "win.branch-share", { "<Control><Alt>h" } },
  { PLAY, N_ ("Back to Play"), "win.view::play", { "F2" } },
  { PLAY, N_ ("Explain"), "win.view::explain", { "F3" } },
  { PLAY, N_ ("Edit the Puzzle"), "win.view::set", { "F4" } },
  { PLAY, N_ ("Try Something"), "win.view::branches", { "F12", "<Control><Shift>b" } },
  { PUZZLE, N_ ("New Puzzle"), "win.new", { "<Control>n" } },
  { PUZZLE, N_ ("New Puzzle with Options"), "win.new-dialog", { "<Control><Shift>n" } },
  { PUZZLE, N_ ("Today’s Puzzle"), "win.today", { "<Control>t" } },
  { PUZZLE, N_ ("Own Puzzle"), "win.new-empty", { "<Control><Alt>n" } },
  { PUZZLE, N_ ("Puzzle from the Web"), "win.from-web", { "<Control><Alt>o" } },
  { PUZZLE, N_ ("Start Playing Own Puzzle"), "win.start-playing", { "<Control><Alt>Return" } },
  { PUZZLE, N_ ("Library"), "win.library", { "<Control><Shift>l" } },
  { PUZZLE, N_ ("Previous Puzzle of the Collection"), "win.previous-puzzle", { "<Alt>Page_Up" } },
  { PUZZLE, N_ ("Next Puzzle of the Collection"), "win.next-puzzle", { "<Alt>Page_Down" } },
  { PUZZLE, N_ ("List of the Collection"), "win.collection", { "<Control><Alt>l" } },
  { PUZZLE, N_ ("About This Puzzle"), "win.about-puzzle", { "<Control>F1" } },
  { PUZZLE, N_ ("Open"), "win.open", { "<Control>o" } },
  { PUZZLE, N_ ("Save"), "win.save", { "<Control>s" } },
  { PUZZLE, N_ ("Save As"), "win.save-as", { "<Control><Shift>s" } },
  { PUZZLE, N_ ("Print"), "win.print", { "<Control>p" } },
  { PUZZLE, N_ ("Print Several New Puzzles"), "win.print-new", { "<Control><Shift>p" } },
  { PUZZLE, N_ ("Save the Board as a Picture"), "win.export", { "<Control><Alt>s" } },
  { PUZZLE, N_ ("Share"), "win.share", { "<Control><Alt>c" } },
  { PUZZLE, N_ ("Copy the Puzzle"), "win.copy", { "<Control>c", "<Control>Insert" } },
  { PUZZLE, N_ ("Paste a Puzzle"), "win.paste", { "<Control>v", "<Shift>Insert" } },
  { SOLVER, N_ ("Fill as Far as Possible"), "win.fill-partial", { "<Control><Shift>Return" } },
  { SOLVER, N_ ("Close the Hint"), "win.hint-close", { "Escape" } },
  { SOLVER, N_ ("Why There Is No Solution"), "win.why-not", { "<Control><Shift>k" } },
  { SOLVER, N_ ("Another Reason for That"), "win.conflict-another", { "<Control><Alt>k" } },
  { SOLVER, N_ ("Take Back What Leaves None"), "win.take-back", { "<Control><Alt>t" } },
  { SOLVER, N_ ("Why There Are Several Solutions"), "win.why-several", { "<Control>d" } },
  { SOLVER, N_ ("Numbers in Any Solution"), "win.true-candidates", { "<Control><Alt>d" } },
  { SOLVER, N_ ("Previous Solution"), "win.solution-previous", { "<Alt>Up" } },
  { SOLVER, N_ ("Next Solution"), "win.solution-next", { "<Alt>Down" } },
  { SOLVER, N_ ("Add What Leaves One Solution"), "win.add-unique", { "<Control><Alt>a" } },
  { SOLVER, N_ ("Path to the Solution"), "win.path", { "<Control>e" } },
  { SOLVER, N_ ("Previous Step of the Path"), "win.path-previous", { "<Alt>Up" } },
  { SOLVER, N_ ("Next Step of the Path"), "win.path-next", { "<Alt>Down" } },
  { SOLVER, N_ ("Back from the Path to the Game"), "win.path-close", { "Escape" } },
  { SOLVER, N_ ("Clear the Solver’s Numbers"), "win.clear-answers", { "<Control>BackSpace" } },
  { SOLVER, N_ ("Clear All Numbers"), "win.clear-entries", { "<Control><Shift>BackSpace" } },
  { SOLVER, N_ ("Cancel What Is Running"), "win.cancel", { "Escape" } },
  { SET,
    N_ ("Find Superfluous Numbers"),
    "win.surgery-superfluous",
    { "<Control><Shift>f" } },
  { SET,
    N_ ("Remove the Selected Superfluous Number"),
    "win.surgery-remove-one",
    { "<Control><Shift>Delete" } },
  { SET, N_ ("Remove All Superfluous Numbers"), "win.surgery-remove", { "<Control><Shift>r" } },
  { SET, N_ ("Exchange the Selected Number"), "win.surgery-exchanges", { "<Control><Shift>x" } },
  { SET, N_ ("Add Missing Numbers"), "win.surgery-add", { "<Control><Shift>a" } },
  { SET, N_ ("Fill the Rest of the Board"), "win.surgery-fill", { "<Control><Alt>r" } },
  { SET,
    N_ ("Make the Puzzle Easier"),
    "win.surgery-easier",
    { "<Control><Alt>minus", "<Control><Alt>KP_Subtract" } },
  { SET,
    N_ ("Make the Puzzle Harder"),
    "win.surgery-harder",
    { "<Control><Alt>plus", "<Control><Alt>equal", "<Control><Alt>KP_Add" } },
  { SET,
    N_ ("Compare with the Copied Puzzle"),
    "win.surgery-compare::copied",
    { "<Control><Alt>v" } },
  { SET, N_ ("Compare with a File"), "win.surgery-compare::file", { "<Control><Alt>m" } },
  { SET,
    N_ ("Compare with the Games in the Library"),
    "win.surgery-compare::library",
    { "<Control><Alt>i" } },
  { CLAUSES, N_ ("Copy All Clauses"), "cnf.copy", { "<Control><Shift>c" } },
  { CLAUSES, N_ ("Copy the Selected Clauses"), NULL, { "<Control>c" } },
  { CLAUSES, N_ ("Save the Formula"), "cnf.save", { "<Control><Shift>e" } },
  { CLAUSES, N_ ("Go to a Line"), "cnf.go-to-line", { "<Control>l" } },
  { CLAUSES, N_ ("Filter the Clauses"), "cnf.filter", { "<Control>f" } },
  { CLAUSES, N_ ("Add a Clause of Your Own"), "cnf.add-clause", { "<Control>u" } },
  { CLAUSES, N_ ("Watch a Solver"), "cnf.watch", { "<Control><Shift>y" } },
  { CLAUSES, N_ ("Find Clauses That Leave No Model"), "cnf.why", { "<Control><Alt>j" } },
  { CLAUSES, N_ ("Walk through the Models"), "cnf.models", { "<Control><Alt>q" } },
  { WATCH, N_ ("Step"), "watch.forward", { "space" } },
  { WATCH, N_ ("Step Back"), "watch.back", { "<Shift>space" } },
  { WATCH, N_ ("On to the Next Conflict"), "watch.next-conflict", { "<Control><Alt>Right" } },
  { WATCH, N_ ("Back to the Last Decision"), "watch.last-decision", { "<Control><Alt>Left" } },
  { WATCH, N_ ("Run or Pause"), "watch.run", { "<Control><Alt>space" } },
  { WATCH, N_ ("Decide Something"), "watch.decide", { "<Control><Alt>e" } },
  { ANSWER, N_ ("Solve and Show the Model"), "solution.show-model", { "<Control>m" } },
  { ANSWER, N_ ("Run an External Solver"), "solution.run-solver", { "<Shift>F5" } },
  { ANSWER, N_ ("Compare Solvers"), "win.compare-solvers", { "<Control><Alt>x" } },
  { ANSWER, N_ ("Prove One Solution, or None"), "solution.prove", { "<Control><Shift>j" } },
  { ANSWER, N_ ("Interpret the Model"), "solution.interpret", { "<Control>i" } },
  { ANSWER, N_ ("Paste an Answer"), "solution.paste", { "<Control><Shift>v" } },
  { ANSWER, N_ ("Open an Answer"), "solution.open", { "<Control><Shift>o" } },
  { ANSWER, N_ ("Copy All of the Answer"), "solution.copy", { "<Control><Shift>c" } },
  { ANSWER, N_ ("Save the Answer"), "solution.save", { "<Control><Shift>e" } },
  { LIBRARY, N_ ("Resume the Game"), NULL, { "Return" } },
  { LIBRARY, N_ ("Pin the Game"), "games.pin", { "<Control>d" } },
  { LIBRARY, N_ ("Remove the Game"), "games.remove", { "Delete" } },
  { LIBRARY, N_ ("Undo Removing"), "library.undo", { "<Control>z" } },
  { LIBRARY, N_ ("Back from a Collection"), "library.back", { "<Alt>Left" } },
  { LIBRARY, N_ ("Search the Library"), "library.search", { "<Control>f" } },
  { GENERAL, N_ ("Show the Grid"), "win.page::grid", { "<Alt>1" } },
  { GENERAL, N_ ("Show the Clauses"), "win.page::cnf", { "<Alt>2" } },
  { GENERAL, N_ ("Show the Solution"), "win.page::solution", { "<Alt>3" } },
  { GENERAL, N_ ("Statistics"), "win.statistics", { "<Control><Shift>t" } },
  { GENERAL, N_ ("Fullscreen"), "win.fullscreen", { "F11" } },
  { GENERAL, N_ ("Main Menu"), "win.menu", { "F10" } },
  { GENERAL, N_ ("Preferences"), "win.preferences", { "<Control>comma" } },
  { GENERAL, N_ ("Help"), "win.help", { "F1" } },
  { GENERAL, N_ ("Learn"), "win.learn", { "<Shift>F1" } },
  { GENERAL, N_ ("Keyboard Shortcuts"), "win.show-shortcuts", { "<Control>question" } },
  { GENERAL, N_ ("Close the Window"), "window.close", { "<Control>w" } },
  { GENERAL, N_ ("Quit"), "app.quit", { "<Control>q" } },
};

/* The table; titles and groups are not yet translated. */
const SatdokuShortcut *
satdoku_shortcuts (gsize *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

static void
install (GtkShortcutController *controller,
         const SatdokuShortcut *entry,
         const char *accel)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;
  GtkShortcut *shortcut;

  if (!g_action_parse_detailed_name (entry->action, &name, &target, NULL))
    g_return_if_reached ();
  shortcut =
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accel), gtk_named_action_new (name));
  if (target != NULL)
    gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/* Whose action is it? The names of what a page has begin with its own word, all others are for the
 * window. */
static gboolean
is_of_page (const SatdokuShortcut *entry,
            const char *prefix)
{
  return g_str_has_prefix (entry->action, prefix);
}

static gboolean
is_of_window (const SatdokuShortcut *entry)
{
  return !is_of_page (entry, "cnf.") && !is_of_page (entry, "solution.") &&
         !is_of_page (entry, "watch.") &&
         !is_of_page (entry, "library.") && !is_of_page (entry, "games.");
}

/* A menu shows the shortcut that was added last, which is to be the first of the table. */
static void
install_entry (GtkShortcutController *controller,
               const SatdokuShortcut *entry)
{
  gsize n = 0;

  while (n < SATDOKU_ACCELS_MAX && entry->accels[n] != NULL)
    n++;
  while (n > 0)
    install (controller, entry, entry->accels[--n]);
}

static void
install_all (GtkWidget *widget,
             const char *prefix,
             GtkShortcutScope scope)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), scope);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].action != NULL &&
        (prefix != NULL ? is_of_page (&shortcuts[i], prefix) : is_of_window (&shortcuts[i])))
      install_entry (GTK_SHORTCUT_CONTROLLER (controller), &shortcuts[i]);
  gtk_widget_add_controller (widget, controller);
}

/* Gives a window with the actions of the table that are not of a page its shortcuts. Menus show
 * them by themselves. */
void
satdoku_shortcuts_install (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WIDGET (window));

  install_all (window, NULL, GTK_SHORTCUT_SCOPE_LOCAL);
}

/* Gives the page the shortcuts of its actions, whose names begin with @prefix, such as "cnf.".
 * They work wherever in its window the focus is, but only while the page is shown. */
void
satdoku_shortcuts_install_page (GtkWidget *page,
                                const char *prefix)
{
  g_return_if_fail (GTK_IS_WIDGET (page) && prefix != NULL);

  install_all (page, prefix, GTK_SHORTCUT_SCOPE_GLOBAL);
}

/* Gives a part of a window the shortcuts of its actions, whose names begin with @prefix. They
 * work while the focus is in it. */
void
satdoku_shortcuts_install_part (GtkWidget *part,
                                const char *prefix)
{
  g_return_if_fail (GTK_IS_WIDGET (part) && prefix != NULL);

  install_all (part, prefix, GTK_SHORTCUT_SCOPE_LOCAL);
}

static const SatdokuShortcut *
find (const char *name,
      GVariant *target)
{
  g_autofree char *detailed = NULL;

  if (name == NULL)
    return NULL;
  detailed = g_action_print_detailed_name (name, target);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (g_strcmp0 (shortcuts[i].action, detailed) == 0)
      return &shortcuts[i];
  return NULL;
}

static char *
accel_label (const char *accel)
{
  guint key;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (accel, &key, &modifiers))
    g_return_val_if_reached (NULL);
  return gtk_accelerator_get_label (key, modifiers);
}

/* Is the title what the button shows already? */
static gboolean
shows_title (GtkWidget *widget,
             const SatdokuShortcut *entry)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  g_auto (GStrv) parts = label != NULL ? g_strsplit (label, "_", -1) : NULL;
  g_autofree char *plain = parts != NULL ? g_strjoinv ("", parts) : NULL;

  return g_strcmp0 (plain, _ (entry->title)) == 0;
}

static void
set_tooltip (GtkWidget *widget,
             const SatdokuShortcut *entry)
{
  g_autofree char *label = accel_label (entry->accels[0]);
  g_autofree char *tooltip = NULL;
  const char *own = gtk_widget_get_tooltip_text (widget);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  label, -1);
  /* It says so already: by itself, or because it has been here before. */
  if (own != NULL ? strstr (own, label) != NULL : shows_title (widget, entry))
    return;
  /* Translators: the tooltip of a button: what it does, and its shortcut. */
  tooltip = g_strdup_printf (_ ("%s (%s)"), own != NULL ? own : _ (entry->title), label);
  gtk_widget_set_tooltip_text (widget, tooltip);
  /* The label of a button would be spoken besides the name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (entry->title), -1);
}

/* GTK gives a menu button no name, not even from its tooltip. */
static void
name_menu_button (GtkWidget *button)
{
  const char *tooltip = gtk_widget_get_tooltip_text (button);

  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    tooltip, -1);
}

/* Every button below @root that names an action of the table gets a tooltip with its title and
 * shortcut, and a name for screen readers. A tooltip of its own stays before the shortcut. One that
 * shows its title gets none, which would cover what is below it and say nothing new. */
void
satdoku_shortcuts_set_tooltips (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_ACTIONABLE (root))
    {
      const SatdokuShortcut *entry =
        find (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)),
              gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root)));

      if (entry != NULL)
        set_tooltip (root, entry);
      satdoku_reason_tip_add (root);
    }
  if (GTK_IS_MENU_BUTTON (root))
    name_menu_button (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    satdoku_shortcuts_set_tooltips (child);
}
