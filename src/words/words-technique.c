/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each technique of solving by hand is and why it concludes, in one or two sentences. They are
 * of the pattern; what a step concludes and from what is worded from its proof, by words-step.c. */

#include "words-technique.h"

#include <glib/gi18n.h>

/* In the order of the tables of techniques; last what a hint finds beside them. */
static const struct
{
  const char *id;
  const char *summary;
} summaries[] = {
  { "full-house",
    N_ ("A house has one empty cell. It gets the one number that the house does not "
        "have yet.") },
  { "hidden-single",
    N_ ("In a house, a number has only one cell left where it can go. So it goes "
        "there.") },
  { "naked-single",
    N_ ("All numbers but one are excluded from a cell. So that one is its number.") },
  { "direct-pointing",
    N_ ("All places of a number in one house lie in a second house too, so it can go "
        "nowhere else there. That leaves it only one place in a third house.") },
  { "direct-claiming",
    N_ ("All places of a number in a line lie in one region, so it can go nowhere "
        "else in the region. That leaves it only one place in another house.") },
  { "direct-hidden-pair",
    N_ ("Two numbers have the same two places in a house, so nothing else can go "
        "there. That leaves another number only one place.") },
  { "direct-hidden-triplet",
    N_ ("Three numbers have the same three places in a house, so nothing else can go "
        "there. That leaves another number only one place.") },
  { "pointing",
    N_ ("All places of a number in a region lie in one line. The region needs it "
        "there, so it can go nowhere else in the line.") },
  { "claiming",
    N_ ("All places of a number in a line lie in one region. The line needs it there, "
        "so it can go nowhere else in the region.") },
  { "locked-pair",
    N_ ("Two cells that share two houses can hold only the same two numbers. These "
        "are taken there, so they can go nowhere else in either house.") },
  { "locked-triple",
    N_ ("Three cells that share two houses can hold only the same three numbers. "
        "These are taken there, so they can go nowhere else in either house.") },
  { "naked-pair",
    N_ ("Two cells of a house can hold only the same two numbers. One gets the one "
        "and one the other, so no other cell of the house can hold them.") },
  { "naked-triple",
    N_ ("Three cells of a house can hold only three numbers between them. They use "
        "them all up, so no other cell of the house can hold them.") },
  { "naked-quad",
    N_ ("Four cells of a house can hold only four numbers between them. They use them "
        "all up, so no other cell of the house can hold them.") },
  { "hidden-pair",
    N_ ("Two numbers have only the same two cells left in a house. These cells are "
        "needed for them, so nothing else can go there.") },
  { "hidden-triple",
    N_ ("Three numbers have only the same three cells left in a house. These cells "
        "are needed for them, so nothing else can go there.") },
  { "hidden-quad",
    N_ ("Four numbers have only the same four cells left in a house. These cells are "
        "needed for them, so nothing else can go there.") },
  { "naked-set",
    N_ ("Five or more cells of a house can hold only as many numbers between them. "
        "They use them all up, so no other cell of the house can hold them.") },
  { "hidden-set",
    N_ ("Five or more numbers have only as many cells left in a house. These cells "
        "are needed for them, so nothing else can go there.") },
  { "x-wing",
    N_ ("In two lines, a number can only go in the same two crossing lines. The two "
        "lines take one place in each of these, so it can go nowhere else there.") },
  { "swordfish",
    N_ ("In three lines, a number can only go in the same three crossing lines. The "
        "three lines take one place in each of these, so it can go nowhere else "
        "there.") },
  { "jellyfish",
    N_ ("In four lines, a number can only go in the same four crossing lines. The "
        "four lines take one place in each of these, so it can go nowhere else there.") },
  { "squirmbag",
    N_ ("In five lines, a number can only go in the same five crossing lines. The "
        "five lines take one place in each of these, so it can go nowhere else "
        "there.") },
  { "whale",
    N_ ("In six lines, a number can only go in the same six crossing lines. The "
        "six lines take one place in each of these, so it can go nowhere else "
        "there.") },
  { "leviathan",
    N_ ("In seven lines, a number can only go in the same seven crossing lines. "
        "The seven lines take one place in each of these, so it can go nowhere "
        "else there.") },
  { "larger-fish",
    N_ ("In eight or more lines, a number can only go in as many crossing lines. "
        "The lines take one place in each of these, so it can go nowhere else "
        "there.") },
  { "finned-x-wing",
    N_ ("An X-wing but for a few extra places, the fins, in one region. Either a fin "
        "is true or the X-wing holds; what both exclude is excluded.") },
  { "finned-swordfish",
    N_ ("A swordfish but for a few extra places, the fins, in one region. Either a "
        "fin is true or the swordfish holds; what both exclude is excluded.") },
  { "finned-jellyfish",
    N_ ("A jellyfish but for a few extra places, the fins, in one region. Either a "
        "fin is true or the jellyfish holds; what both exclude is excluded.") },
  { "finned-squirmbag",
    N_ ("A squirmbag but for a few extra places, the fins. Either a fin is true or "
        "the squirmbag holds; what both exclude is excluded.") },
  { "finned-whale",
    N_ ("A whale but for a few extra places, the fins. Either a fin is true or the "
        "whale holds; what both exclude is excluded.") },
  { "finned-leviathan",
    N_ ("A leviathan but for a few extra places, the fins. Either a fin is true or "
        "the leviathan holds; what both exclude is excluded.") },
  { "sashimi-x-wing",
    N_ ("A finned X-wing that lacks a corner: without its fins, one of its lines "
        "would have only one place left. Either a fin is true or that place is; what "
        "both exclude is excluded.") },
  { "sashimi-swordfish",
    N_ ("A finned swordfish that lacks a corner: without its fins, one of its lines "
        "would have only one place left. Either a fin is true or the rest holds; what "
        "both exclude is excluded.") },
  { "sashimi-jellyfish",
    N_ ("A finned jellyfish that lacks a corner: without its fins, one of its lines "
        "would have only one place left. Either a fin is true or the rest holds; what "
        "both exclude is excluded.") },
  { "sashimi-squirmbag",
    N_ ("A finned squirmbag that lacks a corner: without its fins, one of its "
        "lines would have only one place left. Either a fin is true or the rest "
        "holds; what both exclude is excluded.") },
  { "sashimi-whale",
    N_ ("A finned whale that lacks a corner: without its fins, one of its lines "
        "would have only one place left. Either a fin is true or the rest holds; "
        "what both exclude is excluded.") },
  { "sashimi-leviathan",
    N_ ("A finned leviathan that lacks a corner: without its fins, one of its "
        "lines would have only one place left. Either a fin is true or the rest "
        "holds; what both exclude is excluded.") },
  { "franken-x-wing",
    N_ ("An X-wing in which regions take the place of some lines: in two houses, a "
        "number can only go in two others. These are used up, so it can go nowhere "
        "else there.") },
  { "franken-swordfish",
    N_ ("A swordfish in which regions take the place of some lines: in three houses, "
        "a number can only go in three others. These are used up, so it can go "
        "nowhere else there.") },
  { "franken-jellyfish",
    N_ ("A jellyfish in which regions take the place of some lines: in four houses, a "
        "number can only go in four others. These are used up, so it can go nowhere "
        "else there.") },
  { "franken-squirmbag",
    N_ ("A squirmbag in which regions take the place of some lines: in five "
        "houses, a number can only go in five others. These are used up, so it can "
        "go nowhere else there.") },
  { "franken-whale",
    N_ ("A whale in which regions take the place of some lines: in six houses, a "
        "number can only go in six others. These are used up, so it can go nowhere "
        "else there.") },
  { "franken-leviathan",
    N_ ("A leviathan in which regions take the place of some lines: in seven "
        "houses, a number can only go in seven others. These are used up, so it "
        "can go nowhere else there.") },
  { "finned-franken-x-wing",
    N_ ("A Franken X-wing but for a few extra places, the fins. Either a fin is true "
        "or the fish holds; what both exclude is excluded.") },
  { "finned-franken-swordfish",
    N_ ("A Franken swordfish but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-franken-jellyfish",
    N_ ("A Franken jellyfish but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-franken-squirmbag",
    N_ ("A Franken squirmbag but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-franken-whale",
    N_ ("A Franken whale but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-franken-leviathan",
    N_ ("A Franken leviathan but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "mutant-x-wing",
    N_ ("An X-wing of houses of any kind: in two of them, rows and columns mixed, a "
        "number can only go in two others. These are used up, so it can go nowhere "
        "else there.") },
  { "mutant-swordfish",
    N_ ("A swordfish of houses of any kind: in three of them, rows and columns mixed, "
        "a number can only go in three others. These are used up, so it can go "
        "nowhere else there.") },
  { "mutant-jellyfish",
    N_ ("A jellyfish of houses of any kind: in four of them, rows and columns mixed, "
        "a number can only go in four others. These are used up, so it can go nowhere "
        "else there.") },
  { "mutant-squirmbag",
    N_ ("A squirmbag of houses of any kind: in five of them, rows and columns "
        "mixed, a number can only go in five others. These are used up, so it can "
        "go nowhere else there.") },
  { "mutant-whale",
    N_ ("A whale of houses of any kind: in six of them, rows and columns mixed, a "
        "number can only go in six others. These are used up, so it can go nowhere "
        "else there.") },
  { "mutant-leviathan",
    N_ ("A leviathan of houses of any kind: in seven of them, rows and columns "
        "mixed, a number can only go in seven others. These are used up, so it can "
        "go nowhere else there.") },
  { "finned-mutant-x-wing",
    N_ ("A mutant X-wing but for a few extra places, the fins. Either a fin is true "
        "or the fish holds; what both exclude is excluded.") },
  { "finned-mutant-swordfish",
    N_ ("A mutant swordfish but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-mutant-jellyfish",
    N_ ("A mutant jellyfish but for a few extra places, the fins. Either a fin is "
        "true or the fish holds; what both exclude is excluded.") },
  { "finned-mutant-squirmbag",
    N_ ("A fish of five houses of any kind in five others but for a few extra places, "
        "the fins. Either a fin is true or the fish holds; what both exclude is "
        "excluded.") },
  { "finned-mutant-whale",
    N_ ("A fish of six houses of any kind in six others but for a few extra places, "
        "the fins. Either a fin is true or the fish holds; what both exclude is "
        "excluded.") },
  { "finned-mutant-leviathan",
    N_ ("A fish of seven houses of any kind in seven others but for a few extra "
        "places, the fins. Either a fin is true or the fish holds; what both "
        "exclude is excluded.") },
  { "siamese-finned-swordfish",
    N_ ("Two finned swordfish in the same lines, with different fins. Each excludes "
        "something, and they are taken as one step.") },
  { "siamese-finned-jellyfish",
    N_ ("Two finned jellyfish in the same lines, with different fins. Each excludes "
        "something, and they are taken as one step.") },
  { "siamese-sashimi-swordfish",
    N_ ("Two sashimi swordfish in the same lines, with different fins. Each excludes "
        "something, and they are taken as one step.") },
  { "siamese-sashimi-jellyfish",
    N_ ("Two sashimi jellyfish in the same lines, with different fins. Each excludes "
        "something, and they are taken as one step.") },
  { "siamese-franken-swordfish",
    N_ ("Two finned Franken swordfish in the same houses, with different fins. Each "
        "excludes something, and they are taken as one step.") },
  { "siamese-franken-jellyfish",
    N_ ("Two finned Franken jellyfish in the same houses, with different fins. Each "
        "excludes something, and they are taken as one step.") },
  { "siamese-mutant-jellyfish",
    N_ ("Two finned mutant jellyfish in the same houses, with different fins. Each "
        "excludes something, and they are taken as one step.") },
  { "sue-de-coq",
    N_ ("Cells where a line meets a region, with cells of the rest of both, hold "
        "exactly as many numbers as they are. Each number is used up in the line or "
        "in the region, so it can go nowhere else there.") },
  { "skyscraper",
    N_ ("In two parallel lines, a number has two places each, and two of these share "
        "a crossing line. So one of the other two is true, and what both exclude is "
        "excluded.") },
  { "two-string-kite",
    N_ ("A number has two places in a row and two in a column, and one of each lies "
        "in the same region. Only one of these can be true, so one of the other two "
        "is, and what both exclude is excluded.") },
  { "dual-two-string-kite",
    N_ ("Two two-string kites meet in the same region. Each excludes something, and "
        "they are taken as one step.") },
  { "turbot-fish",
    N_ ("In two houses, a number has two places each, and one of each exclude each "
        "other. So one of the other two is true, and what both exclude is excluded.") },
  { "empty-rectangle",
    N_ ("In a region, a number can only go in one row and one column. Two places in a "
        "line lead from the one to a cell that the other excludes.") },
  { "empty-rectangle-of-two",
    N_ ("In a region, a number has only two places, in different rows and columns. "
        "Two places in a line lead from the one to a cell that the other excludes.") },
  { "dual-empty-rectangle",
    N_ ("Two empty rectangles share the same region. Each excludes something, and "
        "they are taken as one step.") },
  { "two-strong-links",
    N_ ("In two houses, a number has two places or groups of places each, and one of "
        "each exclude each other. So one of the other two is true, and what both "
        "exclude is excluded.") },
  { "three-strong-links",
    N_ ("In three houses, a number has two places or groups of places each, joined "
        "end to end. One of the two outer ones is true, and what both exclude is "
        "excluded.") },
  { "four-strong-links",
    N_ ("In four houses, a number has two places or groups of places each, joined end "
        "to end. One of the two outer ones is true, and what both exclude is "
        "excluded.") },
  { "w-wing",
    N_ ("Two cells can hold only the same two numbers, and a house needs the one "
        "number in a place that one of them sees. So one of the two cells holds the "
        "other number, and what both exclude is excluded.") },
  { "xy-wing",
    N_ ("A cell with two numbers sees two others, each of which shares one of these "
        "and has a third number. Whatever the first one holds, one of the others gets "
        "the third number, and what both exclude is excluded.") },
  { "xyz-wing",
    N_ ("A cell with three numbers sees two cells with two of these each. Whatever it "
        "holds, one of the three gets the number they share, so cells that see all "
        "three can’t hold it.") },
  { "wxyz-wing",
    N_ ("Four cells, not all in one house, hold only four numbers, of which but one "
        "can’t be there twice. So that one is in one of its cells, and cells that see "
        "all of these can’t hold it.") },
  { "vwxyz-wing",
    N_ ("Five cells, not all in one house, hold only five numbers, of which but one "
        "can’t be there twice. So that one is in one of its cells, and cells that see "
        "all of these can’t hold it.") },
  { "uvwxyz-wing",
    N_ ("Six cells, not all in one house, hold only six numbers, of which but one "
        "can’t be there twice. So that one is in one of its cells, and cells that see "
        "all of these can’t hold it.") },
  { "tuvwxyz-wing",
    N_ ("Seven cells, not all in one house, hold only seven numbers, of which but one "
        "can’t be there twice. So that one is in one of its cells, and cells that see "
        "all of these can’t hold it.") },
  { "unique-rectangle-1",
    N_ ("Three corners of a rectangle in two regions can hold only the same two "
        "numbers. If the fourth held one of them, too, the two could be swapped; "
        "there is only one solution, so it holds something else.") },
  { "unique-rectangle-2",
    N_ ("In a rectangle of two numbers, two corners can hold a third one as well. One "
        "of them does, or the two numbers could be swapped, so no cell that sees both "
        "can hold it.") },
  { "unique-rectangle-3",
    N_ ("In a rectangle of two numbers, two corners can hold others as well. One of "
        "them does, or the two numbers could be swapped, so together they act as one "
        "cell with these, and make a set with other cells of their house.") },
  { "unique-rectangle-4",
    N_ ("In a rectangle of two numbers, two corners can hold others as well, and one "
        "of the two numbers must be in one of them. The other number can’t be there, "
        "or the two could be swapped.") },
  { "unique-rectangle-5",
    N_ ("In a rectangle of two numbers, corners that face each other can hold a third "
        "one as well. One of them does, or the two numbers could be swapped, so no "
        "cell that sees all of these can hold it.") },
  { "unique-rectangle-6",
    N_ ("In a rectangle of two numbers, two corners that face each other can hold "
        "others as well, and one number can only go in the corners of its lines. So "
        "it can’t be in these two, or the two numbers could be swapped.") },
  { "hidden-rectangle",
    N_ ("In a rectangle of two numbers, one number can only go in the corners of the "
        "two lines that meet in one corner. The other number can’t be there, or the "
        "two could be swapped.") },
  { "incomplete-rectangle-1",
    N_ ("A unique rectangle type 1 in which a corner has already lost one of the two "
        "numbers. The argument is the same: the two numbers could be swapped, and "
        "there is only one solution.") },
  { "incomplete-rectangle-2",
    N_ ("A unique rectangle type 2 in which a corner has already lost one of the two "
        "numbers. One of the corners holds the third number, or the two could be "
        "swapped.") },
  { "incomplete-rectangle-3",
    N_ ("A unique rectangle type 3 in which a corner has already lost one of the two "
        "numbers. Two corners act as one cell, or the two numbers could be swapped.") },
  { "incomplete-rectangle-4",
    N_ ("A unique rectangle type 4 in which a corner has already lost one of the two "
        "numbers. One of these can’t be in two corners, or the two could be swapped.") },
  { "incomplete-rectangle-5",
    N_ ("A unique rectangle type 5 in which a corner has already lost one of the two "
        "numbers. One of the corners holds the third number, or the two could be "
        "swapped.") },
  { "incomplete-rectangle-6",
    N_ ("A unique rectangle type 6 in which a corner has already lost one of the two "
        "numbers. One of these can’t be in two corners, or the two could be swapped.") },
  { "incomplete-hidden-rectangle",
    N_ ("A hidden rectangle in which a corner has already lost one of the two "
        "numbers. The argument is the same: the two numbers could be swapped, and "
        "there is only one solution.") },
  { "avoidable-rectangle-1",
    N_ ("Three corners of a rectangle in two regions were filled, not given, with two "
        "numbers. The fourth can’t complete the pattern, or the two numbers could be "
        "swapped.") },
  { "avoidable-rectangle-2",
    N_ ("Two corners of a rectangle in two regions were filled, not given, and the "
        "other two share one further number. One of them holds it, or two numbers "
        "could be swapped, so no cell that sees both can hold it.") },
  { "unique-loop-1",
    N_ ("All cells of a loop but one can hold only the same two numbers. If the last "
        "one did, too, the two could be swapped all around; there is only one "
        "solution, so it holds something else.") },
  { "unique-loop-2",
    N_ ("In a loop of two numbers, some cells can hold a third one as well. One of "
        "them does, or the two numbers could be swapped, so no cell that sees all of "
        "these can hold it.") },
  { "unique-loop-3",
    N_ ("In a loop of two numbers, two cells can hold others as well. One of them "
        "does, or the two numbers could be swapped, so together they act as one cell "
        "with these, and make a set with other cells of their house.") },
  { "unique-loop-4",
    N_ ("In a loop of two numbers, two cells can hold others as well, and one of the "
        "two numbers must be in one of them. The other number can’t be there, or the "
        "two could be swapped.") },
  { "bug-1",
    N_ ("All open cells but one have two numbers, and each number has two places in "
        "each house. One number of the last cell is too many: it is true, or there "
        "would be two solutions.") },
  { "bug-2",
    N_ ("But for one number in several cells, all open cells have two numbers with "
        "two places in each house. One of these extra ones is true, or there would be "
        "two solutions, so no cell that sees all of them can hold it.") },
  { "bug-3",
    N_ ("But for extra numbers in two cells, all open cells have two numbers with two "
        "places in each house. One of the extra ones is true, so the two cells act as "
        "one with these, and make a set with other cells of their house.") },
  { "bug-4",
    N_ ("But for extra numbers in two cells, all open cells have two numbers with two "
        "places in each house. A number that both cells need one of leaves no room "
        "there for their other plain numbers.") },
  { "simple-colours-trap",
    N_ ("Places of a number that come in twos are coloured in turn with two colours; "
        "all of one colour are true. What a place of each colour excludes is "
        "excluded.") },
  { "simple-colours-wrap",
    N_ ("Places of a number that come in twos are coloured in turn with two colours. "
        "Two places of one colour exclude each other, so this colour is false "
        "throughout.") },
  { "multi-colours",
    N_ ("Two chains of places of a number are coloured with two colours each, and a "
        "colour of the one excludes a colour of the other. So one of the other two "
        "colours is true, and what both exclude is excluded.") },
  { "multi-colours-false",
    N_ ("Two chains of places of a number are coloured with two colours each. One "
        "colour excludes both colours of the other chain, of which one is true, so "
        "this colour is false.") },
  { "x-chain",
    N_ ("Places of one number, in turn: if this is false the next is true, if that is "
        "true the next is false. So one of the two ends is true, and what both "
        "exclude is excluded.") },
  { "remote-pair",
    N_ ("Cells with the same two numbers form a chain, so they hold them in turn. "
        "Cells that see two that differ can hold neither.") },
  { "xy-chain",
    N_ ("Cells with two numbers each form a chain in which neighbours share one. If "
        "the first does not hold the outer number, the last does, and what both "
        "exclude is excluded.") },
  { "nice-loop",
    N_ ("Candidates, in turn joined by “one of the two is true” and “not both are "
        "true”, close to a ring. So of each two neighbours exactly one is true, and "
        "what both exclude is excluded.") },
  { "broken-loop-true",
    N_ ("A chain of candidates, in turn “one of the two is true” and “not both are "
        "true”, leads from the falsehood of one to its truth. So it is true.") },
  { "aic",
    N_ ("A chain of candidates, in turn “one of the two is true” and “not both are "
        "true”, between two places of one number. One of the ends is true, and what "
        "both exclude is excluded.") },
  { "aic-two-values",
    N_ ("A chain of candidates, in turn “one of the two is true” and “not both are "
        "true”, between two different numbers. One of the ends is true, so neither "
        "can be where the other is.") },
  { "broken-loop-false",
    N_ ("A chain of candidates, in turn “not both are true” and “one of the two is "
        "true”, leads from the truth of one to its falsehood. So it is false.") },
  { "grouped-nice-loop",
    N_ ("A nice loop in which places of a number that share two houses count as one. "
        "Of each two neighbours exactly one is true, and what both exclude is "
        "excluded.") },
  { "set-nice-loop",
    N_ ("A nice loop that goes through almost locked sets: cells of a house with one "
        "number more than they are. Of each two neighbours exactly one is true, and "
        "what both exclude is excluded.") },
  { "grouped-broken-loop-true",
    N_ ("A chain in which places of a number that share two houses count as one. It "
        "leads from the falsehood of a candidate to its truth, so it is true.") },
  { "set-broken-loop-true",
    N_ ("A chain through almost locked sets, cells of a house with one number more "
        "than they are. It leads from the falsehood of a candidate to its truth, so "
        "it is true.") },
  { "grouped-aic",
    N_ ("A chain in which places of a number that share two houses count as one, "
        "between two places of one number. One of the ends is true, and what both "
        "exclude is excluded.") },
  { "grouped-aic-two-values",
    N_ ("A chain in which places of a number that share two houses count as one, "
        "between two different numbers. One of the ends is true, so neither can be "
        "where the other is.") },
  { "grouped-broken-loop-false",
    N_ ("A chain in which places of a number that share two houses count as one. It "
        "leads from the truth of a candidate to its falsehood, so it is false.") },
  { "set-aic",
    N_ ("A chain through almost locked sets, cells of a house with one number more "
        "than they are, between two places of one number. One of the ends is true, "
        "and what both exclude is excluded.") },
  { "set-aic-two-values",
    N_ ("A chain through almost locked sets, cells of a house with one number more "
        "than they are, between two different numbers. One of the ends is true, so "
        "neither can be where the other is.") },
  { "set-broken-loop-false",
    N_ ("A chain through almost locked sets, cells of a house with one number more "
        "than they are. It leads from the truth of a candidate to its falsehood, so "
        "it is false.") },
  { "als-xz",
    N_ ("Two almost locked sets, cells of a house with one number more than they are, "
        "share a number that only one of them can hold. The other one then holds all "
        "of its numbers, so a second shared number is in one of them, and cells that "
        "see all its places can’t hold it.") },
  { "als-xy-wing",
    N_ ("Three almost locked sets, cells of a house with one number more than they "
        "are. The middle one takes a number from one of the others, which then holds "
        "the number they share, and cells that see all its places can’t hold it.") },
  { "als-chain",
    N_ ("Almost locked sets, cells of a house with one number more than they are, in "
        "a row: each takes a number from the next. The first or the last holds the "
        "number they share, and cells that see all its places can’t hold it.") },
  { "death-blossom",
    N_ ("Whatever number a cell holds, it takes that from an almost locked set, cells "
        "of a house with one number more than they are. Each such set then holds the "
        "same number, and cells that see all its places can’t hold it.") },
  { "aligned-pair-exclusion",
    N_ ("Two cells are looked at together: many pairs of numbers would leave some "
        "other cells with too few. A number that is in no possible pair can’t be "
        "there.") },
  { "aligned-triplet-exclusion",
    N_ ("Three cells are looked at together: many triplets of numbers would leave "
        "some other cells with too few. A number that is in no possible triplet can’t "
        "be there.") },
  { "x-cycle",
    N_ ("Places of one number, in turn joined by “one of the two is true” and “not "
        "both are true”, close to a ring. So of each two neighbours exactly one is "
        "true, and what both exclude is excluded.") },
  { "forcing-x-chain",
    N_ ("Places of one number form a chain of inferences. It leads to the same from "
        "both sides of an alternative, or from a supposition to its opposite.") },
  { "y-cycle",
    N_ ("Cells with two numbers each form a ring in which neighbours share one. Going "
        "around either way each number is used up between its neighbours, so it can "
        "be nowhere that sees both.") },
  { "xy-cycle",
    N_ ("Candidates in cells and houses with two possibilities close to a ring. So of "
        "each two neighbours exactly one is true, and what both exclude is excluded.") },
  { "forcing-chain",
    N_ ("A chain of inferences through cells and houses with two possibilities. It "
        "leads to the same from both sides of an alternative, or from a supposition "
        "to its opposite.") },
  { "nishio",
    N_ ("Suppose a candidate were true and follow only its number over the board. "
        "That ends in a contradiction, so it is false.") },
  { "cell-forcing-chain",
    N_ ("Each number that a cell can hold is followed through a chain of inferences. "
        "All of them come to the same, so it is so.") },
  { "house-forcing-chain",
    N_ ("Each place of a number in a house is followed through a chain of inferences. "
        "All of them come to the same, so it is so.") },
  { "dynamic-forcing-chain",
    N_ ("Suppositions are followed to all that they force, several things together "
        "where needed. They end in a contradiction, or all come to the same.") },
  { "nested-forcing-chain",
    N_ ("Suppositions are followed to all that they force, with simple techniques "
        "used on the way. They end in a contradiction, or all come to the same.") },
  { "nested-forcing-chain-2",
    N_ ("Suppositions are followed to all that they force, with forcing chains used "
        "on the way. They end in a contradiction, or all come to the same.") },
  { "nested-forcing-chain-3",
    N_ ("Suppositions are followed to all that they force, with cell and house "
        "forcing chains used on the way. They end in a contradiction, or all come to "
        "the same.") },
  { "nested-forcing-chain-4",
    N_ ("Suppositions are followed to all that they force, with dynamic forcing "
        "chains used on the way. They end in a contradiction, or all come to the "
        "same.") },
  { "nested-forcing-chain-5",
    N_ ("Suppositions are followed to all that they force, with dynamic forcing "
        "chains that take simple steps themselves used on the way. They end in a "
        "contradiction, or all come to the same.") },
  { "nested-forcing-chain-6",
    N_ ("Suppositions are followed to all that they force, with dynamic forcing "
        "chains that take forcing chains themselves used on the way. They end in a "
        "contradiction, or all come to the same.") },
  { "forcing-chain-contradiction",
    N_ ("Suppose a candidate and follow a chain of inferences, one from the other. It "
        "ends in a contradiction, so the supposition is false.") },
  { "forcing-chain-verity",
    N_ ("All candidates of a cell, or all places of a number in a house, are followed "
        "through chains of inferences. One of them is true, and all come to the same, "
        "so it is so.") },
  { "forcing-net-contradiction",
    N_ ("Suppose a candidate and follow all that it forces, several things together "
        "where needed. It ends in a contradiction, so the supposition is false.") },
  { "forcing-net-verity",
    N_ ("All candidates of a cell, or all places of a number in a house, are followed "
        "to all that they force. One of them is true, and all come to the same, so it "
        "is so.") },
  { "kraken-fish-1",
    N_ ("A fish but for a few extra places, the fins. If the number stood in a place "
        "that the fish excludes, chains would take it from each fin, and the fish "
        "would hold. So it can’t stand there.") },
  { "kraken-fish-2",
    N_ ("A fish but for a few extra places, the fins. If a candidate were true, chains "
        "would take the number from each fin and from all its places in one of the "
        "crossing houses, and too few would be left. So it is false.") },
  { "template-set",
    N_ ("All ways to place a number on the whole board are looked at. A cell that has "
        "it in each of them holds it.") },
  { "template-delete",
    N_ ("All ways to place a number on the whole board are looked at. A cell that has "
        "it in none of them can’t hold it.") },
  { "net-with-cases",
    N_ ("Two or three candidates are told apart, of which one must be true. Each is "
        "followed to all that it forces, and all come to the same, so it is so.") },
  { "proof-by-cases",
    N_ ("No pattern with a name is left: suppositions are tried out until only one "
        "possibility is left.") },
};

/**
 * words_technique_summary:
 * @technique: a technique
 *
 * Says what its pattern is and why it concludes.
 *
 * Returns: (transfer none): one or two sentences
 */
const char *
words_technique_summary (const SudokuTechnique *technique)
{
  g_return_val_if_fail (technique != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (summaries); i++)
    if (g_str_equal (summaries[i].id, technique->id))
      return _ (summaries[i].summary);
  return NULL;
}

static SudokuScaleLevel
find_level (const SudokuTechnique *technique)
{
  /* Ratings on the scale in the manner of Sudoku Explainer from which on a level begins, for what
   * the other one does not have. */
  static const struct
  {
    guint weight;
    SudokuScaleLevel level;
  } limits[] = {
    { 65, SUDOKU_SCALE_LEVEL_EXTREME },
    { 50, SUDOKU_SCALE_LEVEL_UNFAIR },
    { 32, SUDOKU_SCALE_LEVEL_HARD },
    { 24, SUDOKU_SCALE_LEVEL_MEDIUM },
    { 1, SUDOKU_SCALE_LEVEL_EASY },
  };

  if (technique->hodoku_level != SUDOKU_SCALE_LEVEL_NONE)
    return technique->hodoku_level;
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    if (technique->explainer_weight >= limits[i].weight)
      return limits[i].level;
  return SUDOKU_SCALE_LEVEL_EXTREME;
}

/**
 * words_technique_level:
 * @technique: a technique
 *
 * Says how hard a puzzle is that needs it.
 *
 * Returns: (transfer none): "Hard"
 */
const char *
words_technique_level (const SudokuTechnique *technique)
{
  static const char *const levels[] = {
    [SUDOKU_SCALE_LEVEL_NONE] = "",
    [SUDOKU_SCALE_LEVEL_EASY] = N_ ("Easy"),
    [SUDOKU_SCALE_LEVEL_MEDIUM] = N_ ("Medium"),
    [SUDOKU_SCALE_LEVEL_HARD] = N_ ("Hard"),
    [SUDOKU_SCALE_LEVEL_UNFAIR] = N_ ("Unfair"),
    [SUDOKU_SCALE_LEVEL_EXTREME] = N_ ("Extreme"),
  };

  g_return_val_if_fail (technique != NULL, NULL);

  return _ (levels[find_level (technique)]);
}
