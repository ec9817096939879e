/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each technique of solving by hand is and why it works, in one or two sentences about the
 * pattern; the conclusions of a step are worded from its proof, by words-step.c. */

#include "words-technique.h"

#include <glib/gi18n.h>

#include "words-level.h"

/* In the order of the tables of techniques; last what hints find besides them, and what beginners
 * learn before them. */
static const struct
{
  const char *id;
  const char *summary;
} summaries[] = {
  { "full-house",
    N_ ("A house has one empty cell left. It gets the number that is missing in the house.") },
  { "hidden-single",
    N_ ("In a house, a number has only one cell left where it can go. So it goes "
        "there.") },
  { "naked-single",
    N_ ("Only one number is left for a cell, so that is what it holds.") },
  { "direct-pointing",
    N_ ("All places of a number in one house also lie in a second house, so it can go nowhere else "
        "there. That leaves the number only one place in a third house.") },
  { "direct-claiming",
    N_ ("All places of a number in a line lie in one region, so it can go nowhere else in the "
        "region. That leaves the number only one place in another house.") },
  { "direct-hidden-pair",
    N_ ("Two numbers have the same two places in a house, so nothing else can go "
        "there. That leaves another number only one place.") },
  { "direct-hidden-triplet",
    N_ ("Three numbers have the same three places in a house, so nothing else can go "
        "there. That leaves another number only one place.") },
  { "clue-pair",
    N_ ("A clue says which numbers of two cells go together. A number of one cell that goes with "
        "none of those left in the other is out.") },
  { "clue",
    N_ ("With a number in one of its cells, a cage, an arrow or another clue can’t be met any "
        "more, whatever its other cells hold. So the number is out.") },
  { "clue-sum",
    N_ ("The numbers of a house have one total. What the cages and other sums in it leave of that "
        "is the total of its other cells, or of the cells that the sums have outside.") },
  { "pointing",
    N_ ("All places of a number in a region lie in one line. The region must have the number "
        "there, so it can go nowhere else in the line.") },
  { "claiming",
    N_ ("All places of a number in a line lie in one region. The line must have the number there, "
        "so it can go nowhere else in the region.") },
  { "locked-pair",
    N_ ("Two cells that share two houses can hold only the same two numbers. The cells use both "
        "numbers up, so these can go nowhere else in either house.") },
  { "locked-triple",
    N_ ("Three cells that share two houses can hold only the same three numbers. The cells use "
        "them up, so these can go nowhere else in either house.") },
  { "naked-pair",
    N_ ("Two cells of a house can hold only the same two numbers. Each cell takes one of them, so "
        "no other cell of the house can hold them.") },
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
    N_ ("Five or more cells of a house can hold only as many numbers as there are cells. They use "
        "these numbers up, so no other cell of the house can hold them.") },
  { "hidden-set",
    N_ ("Five or more numbers have only as many cells left in a house as there are numbers. These "
        "cells are needed for them, so nothing else can go there.") },
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
    N_ ("An X-wing with a few extra places, the fins, in one region. Either a fin is true or the "
        "X-wing works. A cell that both rule out can’t hold the number.") },
  { "finned-swordfish",
    N_ ("A swordfish with a few extra places, the fins, in one region. Either a fin is true or the "
        "swordfish works. A cell that both rule out can’t hold the number.") },
  { "finned-jellyfish",
    N_ ("A jellyfish with a few extra places, the fins, in one region. Either a fin is true or the "
        "jellyfish works. A cell that both rule out can’t hold the number.") },
  { "finned-squirmbag",
    N_ ("A squirmbag with a few extra places, the fins. Either a fin is true or the squirmbag "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-whale",
    N_ ("A whale with a few extra places, the fins. Either a fin is true or the whale works. A "
        "cell that both rule out can’t hold the number.") },
  { "finned-leviathan",
    N_ ("A leviathan with a few extra places, the fins. Either a fin is true or the leviathan "
        "works. A cell that both rule out can’t hold the number.") },
  { "sashimi-x-wing",
    N_ ("A finned X-wing that lacks a corner: without its fins, one of its lines would have only "
        "one place left. Either a fin is true or that place is. A cell that both rule out can’t "
        "hold the number.") },
  { "sashimi-swordfish",
    N_ ("A finned swordfish that lacks a corner: without its fins, one of its lines would have "
        "only one place left. Either a fin is true or the rest works. A cell that both rule out "
        "can’t hold the number.") },
  { "sashimi-jellyfish",
    N_ ("A finned jellyfish that lacks a corner: without its fins, one of its lines would have "
        "only one place left. Either a fin is true or the rest works. A cell that both rule out "
        "can’t hold the number.") },
  { "sashimi-squirmbag",
    N_ ("A finned squirmbag that lacks a corner: without its fins, one of its lines would have "
        "only one place left. Either a fin is true or the rest works. A cell that both rule out "
        "can’t hold the number.") },
  { "sashimi-whale",
    N_ ("A finned whale that lacks a corner: without its fins, one of its lines would have only "
        "one place left. Either a fin is true or the rest works. A cell that both rule out can’t "
        "hold the number.") },
  { "sashimi-leviathan",
    N_ ("A finned leviathan that lacks a corner: without its fins, one of its lines would have "
        "only one place left. Either a fin is true or the rest works. A cell that both rule out "
        "can’t hold the number.") },
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
    N_ ("A Franken X-wing with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-franken-swordfish",
    N_ ("A Franken swordfish with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-franken-jellyfish",
    N_ ("A Franken jellyfish with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-franken-squirmbag",
    N_ ("A Franken squirmbag with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-franken-whale",
    N_ ("A Franken whale with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-franken-leviathan",
    N_ ("A Franken leviathan with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
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
    N_ ("A mutant X-wing with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-mutant-swordfish",
    N_ ("A mutant swordfish with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-mutant-jellyfish",
    N_ ("A mutant jellyfish with a few extra places, the fins. Either a fin is true or the fish "
        "works. A cell that both rule out can’t hold the number.") },
  { "finned-mutant-squirmbag",
    N_ ("A fish of five houses of any kind in five others with a few extra places, the fins. "
        "Either a fin is true or the fish works. A cell that both rule out can’t hold the "
        "number.") },
  { "finned-mutant-whale",
    N_ ("A fish of six houses of any kind in six others with a few extra places, the fins. Either "
        "a fin is true or the fish works. A cell that both rule out can’t hold the number.") },
  { "finned-mutant-leviathan",
    N_ ("A fish of seven houses of any kind in seven others with a few extra places, the fins. "
        "Either a fin is true or the fish works. A cell that both rule out can’t hold the "
        "number.") },
  { "siamese-finned-swordfish",
    N_ ("Two finned swordfish in the same lines, with different fins. Each of them excludes "
        "something; together they count as one step.") },
  { "siamese-finned-jellyfish",
    N_ ("Two finned jellyfish in the same lines, with different fins. Each of them excludes "
        "something; together they count as one step.") },
  { "siamese-sashimi-swordfish",
    N_ ("Two sashimi swordfish in the same lines, with different fins. Each of them excludes "
        "something; together they count as one step.") },
  { "siamese-sashimi-jellyfish",
    N_ ("Two sashimi jellyfish in the same lines, with different fins. Each of them excludes "
        "something; together they count as one step.") },
  { "siamese-franken-swordfish",
    N_ ("Two finned Franken swordfish in the same houses, with different fins. Each of them "
        "excludes something; together they count as one step.") },
  { "siamese-franken-jellyfish",
    N_ ("Two finned Franken jellyfish in the same houses, with different fins. Each of them "
        "excludes something; together they count as one step.") },
  { "siamese-mutant-jellyfish",
    N_ ("Two finned mutant jellyfish in the same houses, with different fins. Each of them "
        "excludes something; together they count as one step.") },
  { "sue-de-coq",
    N_ ("Some cells where a line meets a region, and some cells of the rest of the line and of the "
        "region, can hold only as many numbers as there are cells. Each number is used up in the "
        "line or in the region, so it can go nowhere else there.") },
  { "skyscraper",
    N_ ("In two parallel lines, a number has two places each, and two of these share a crossing "
        "line. They can’t both be true, so one of the other two is. A cell that sees both of those "
        "can’t hold the number.") },
  { "two-string-kite",
    N_ ("A number has two places in a row and two in a column, and one of each lies in the same "
        "region. Only one of these can be true, so one of the other two is. A cell that sees both "
        "of those can’t hold the number.") },
  { "dual-two-string-kite",
    N_ ("Two two-string kites meet in the same region. Each of them excludes something; together "
        "they count as one step.") },
  { "turbot-fish",
    N_ ("In two houses, a number has two places each, and a place in the one sees a place in the "
        "other. These can’t both be true, so one of the other two is. A cell that sees both of "
        "those can’t hold the number.") },
  { "empty-rectangle",
    N_ ("In a region, a number can only go in one row and one column. Another line has two places "
        "for it, one of them in that row or column. Whichever of the two is true, the same cell "
        "can’t hold the number.") },
  { "empty-rectangle-of-two",
    N_ ("In a region, a number has only two places, in different rows and columns. Another line "
        "has two places for it, one of them in a row or column of these. Whichever of the two is "
        "true, the same cell can’t hold the number.") },
  { "dual-empty-rectangle",
    N_ ("Two empty rectangles share the same region. Each of them excludes something; together "
        "they count as one step.") },
  { "two-strong-links",
    N_ ("In two houses, a number has two places or groups of places each, and one of the first "
        "house excludes one of the second. So one of the other two is true. A cell that sees all "
        "of these places can’t hold the number.") },
  { "three-strong-links",
    N_ ("In three houses, a number has two places or groups of places each, joined end to end. One "
        "of the two ends is true. A cell that both ends rule out can’t hold the number.") },
  { "four-strong-links",
    N_ ("In four houses, a number has two places or groups of places each, joined end to end. One "
        "of the two ends is true. A cell that both ends rule out can’t hold the number.") },
  { "w-wing",
    N_ ("Two cells can hold only the same two numbers. A house has only two places for one of "
        "these numbers, and each of the two cells sees one place. So the two cells can’t both hold "
        "this number: one of them holds the other number, and a cell that sees both can’t hold "
        "that.") },
  { "xy-wing",
    N_ ("A cell with two numbers sees two other cells. Each of these can hold one of the two "
        "numbers or a third one. Whatever the first cell holds, one of the others gets the third "
        "number. A cell that sees both can’t hold it.") },
  { "xyz-wing",
    N_ ("A cell with three numbers sees two cells that can hold two of these each. Whatever it "
        "holds, one of the three cells gets the number that all three share. A cell that sees all "
        "three can’t hold it.") },
  { "wxyz-wing",
    N_ ("Four cells, not all in one house, can hold only four numbers. All but one of these can "
        "appear there once at most, so the other one must take one of the cells. A cell that sees "
        "all its places can’t hold it.") },
  { "vwxyz-wing",
    N_ ("Five cells, not all in one house, can hold only five numbers. All but one of these can "
        "appear there once at most, so the other one must take one of the cells. A cell that sees "
        "all its places can’t hold it.") },
  { "uvwxyz-wing",
    N_ ("Six cells, not all in one house, can hold only six numbers. All but one of these can "
        "appear there once at most, so the other one must take one of the cells. A cell that sees "
        "all its places can’t hold it.") },
  { "tuvwxyz-wing",
    N_ ("Seven cells, not all in one house, can hold only seven numbers. All but one of these can "
        "appear there once at most, so the other one must take one of the cells. A cell that sees "
        "all its places can’t hold it.") },
  { "unique-rectangle-1",
    N_ ("Three corners of a rectangle in two regions can hold only the same two numbers. If the "
        "fourth corner held one of them, too, the two numbers could be swapped. The puzzle has "
        "only one solution, so the fourth corner holds something else.") },
  { "unique-rectangle-2",
    N_ ("In a rectangle of two numbers, two corners can also hold a third number. One of them must "
        "hold it, or the two numbers could be swapped. So a cell that sees both corners can’t hold "
        "it.") },
  { "unique-rectangle-3",
    N_ ("In a rectangle of two numbers, two corners can also hold other numbers. One of them must, "
        "or the two numbers could be swapped. So the two corners act like one cell with these "
        "other numbers, and form a naked set with other cells of their house.") },
  { "unique-rectangle-4",
    N_ ("In a rectangle of two numbers, two corners can also hold other numbers, but one of the "
        "two numbers must be in one of them. Then the other number can’t be there, or the two "
        "could be swapped.") },
  { "unique-rectangle-5",
    N_ ("In a rectangle of two numbers, diagonally opposite corners can also hold a third number. "
        "One of them must hold it, or the two numbers could be swapped. So a cell that sees all of "
        "these corners can’t hold it.") },
  { "unique-rectangle-6",
    N_ ("In a rectangle of two numbers, two diagonally opposite corners can also hold other "
        "numbers. In the lines of the rectangle, one of the two numbers has no places but the "
        "corners. It can’t be in these two corners, or the two numbers could be swapped.") },
  { "hidden-rectangle",
    N_ ("In a rectangle of two numbers, two lines meet in one corner, and in both of them one of "
        "the numbers has no places but the corners. The other number can’t be in that corner, or "
        "the two could be swapped.") },
  { "incomplete-rectangle-1",
    N_ ("A unique rectangle type 1 in which a corner has already lost one of the two numbers. The "
        "reason is the same: otherwise the two numbers could be swapped, but the puzzle has only "
        "one solution.") },
  { "incomplete-rectangle-2",
    N_ ("A unique rectangle type 2 in which a corner has already lost one of the two "
        "numbers. One of the corners holds the third number, or the two could be "
        "swapped.") },
  { "incomplete-rectangle-3",
    N_ ("A unique rectangle type 3 in which a corner has already lost one of the two numbers. Two "
        "corners act like one cell, or the two numbers could be swapped.") },
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
    N_ ("A hidden rectangle in which a corner has already lost one of the two numbers. The reason "
        "is the same: otherwise the two numbers could be swapped, but the puzzle has only one "
        "solution.") },
  { "avoidable-rectangle-1",
    N_ ("Three corners of a rectangle in two regions were filled in with two numbers; none of the "
        "corners was given. The fourth can’t complete the pattern, or the two numbers could be "
        "swapped.") },
  { "avoidable-rectangle-2",
    N_ ("Two corners of a rectangle in two regions were filled, not given, and the other two share "
        "one more number. One of them must hold it, or two numbers could be swapped. So a cell "
        "that sees both can’t hold it.") },
  { "unique-loop-1",
    N_ ("All cells of a loop but one can hold only the same two numbers. If the last cell held one "
        "of them, too, the two numbers could be swapped all around the loop. The puzzle has only "
        "one solution, so the last cell holds something else.") },
  { "unique-loop-2",
    N_ ("In a loop of two numbers, some cells can also hold a third number. One of them must hold "
        "it, or the two numbers could be swapped. So a cell that sees all of them can’t hold "
        "it.") },
  { "unique-loop-3",
    N_ ("In a loop of two numbers, two cells can also hold other numbers. One of them must, or the "
        "two numbers could be swapped. So the two cells act like one cell with these other "
        "numbers, and form a naked set with other cells of their house.") },
  { "unique-loop-4",
    N_ ("In a loop of two numbers, two cells can also hold other numbers, but one of the two "
        "numbers must be in one of them. Then the other number can’t be there, or the two could be "
        "swapped.") },
  { "bug-1",
    N_ ("All open cells but one have two candidates, and each number has two places in each house. "
        "Only the last cell has one candidate more. That candidate is true, or there would be two "
        "solutions.") },
  { "bug-2",
    N_ ("Several cells have one and the same extra number. Without it, every open cell would have "
        "two candidates, and each number two places in each house. Then there would be two "
        "solutions, so one of the extra candidates is true. A cell that sees all of them can’t "
        "hold the number.") },
  { "bug-3",
    N_ ("Without the extra numbers of two cells, every open cell would have two candidates and "
        "each number two places in each house, and there would be two solutions. So one extra "
        "candidate is true. The two cells act like one with the extra numbers, and form a naked "
        "set with others.") },
  { "bug-4",
    N_ ("Without the extra numbers of two cells, every open cell would have two candidates and "
        "each number two places in each house, and there would be two solutions. One of the two "
        "cells holds a plain number that both have. Then the other can’t hold its other plain "
        "number.") },
  { "simple-colours-trap",
    N_ ("Where a number has two places in a house, they are coloured in turn with two colours. All "
        "places of one colour are true. A cell that sees both colours can’t hold the number.") },
  { "simple-colours-wrap",
    N_ ("Where a number has two places in a house, they are coloured in turn with two colours. Two "
        "places of one colour exclude each other, so every place of this colour is false.") },
  { "multi-colours",
    N_ ("Two chains of places of a number are coloured with two colours each, and a colour of the "
        "one excludes a colour of the other. So one of the other two colours is true. A cell that "
        "sees both of these can’t hold the number.") },
  { "multi-colours-false",
    N_ ("Two chains of places of a number are coloured with two colours each. One colour of the "
        "first chain excludes both colours of the second. One colour of the second is true, so the "
        "colour of the first is false.") },
  { "x-chain",
    N_ ("A chain of places of one number: if the first is false, the next is true; then the one "
        "after that is false, and so on. So one of the two ends is true. A cell that sees both "
        "ends can’t hold the number.") },
  { "remote-pair",
    N_ ("Cells with the same two numbers form a chain, so they hold these numbers in turn. A cell "
        "that sees two of them with different numbers can hold neither.") },
  { "xy-chain",
    N_ ("Cells with two numbers each form a chain in which neighbours share a number. If the first "
        "cell does not hold the number that both ends have, the last cell does. A cell that sees "
        "both ends can’t hold it.") },
  { "nice-loop",
    N_ ("Candidates form a ring, joined in turn by “one of the two is true” and “not both are "
        "true”. So exactly one of any two neighbours is true. A candidate that both neighbours "
        "rule out is false.") },
  { "broken-loop-true",
    N_ ("A chain of candidates is joined in turn by “one of the two is true” and “not both are "
        "true”. If the first candidate were false, the chain would lead back to it and make it "
        "true. So it is true.") },
  { "aic",
    N_ ("A chain of candidates, joined in turn by “one of the two is true” and “not both are "
        "true”, leads from one place of a number to another. One of the two ends is true. A cell "
        "that sees both can’t hold the number.") },
  { "aic-two-values",
    N_ ("A chain of candidates, joined in turn by “one of the two is true” and “not both are "
        "true”, leads from one number to another. One of the two ends is true, so neither number "
        "can be in the cell of the other.") },
  { "broken-loop-false",
    N_ ("A chain of candidates is joined in turn by “not both are true” and “one of the two is "
        "true”. If the first candidate were true, the chain would lead back to it and make it "
        "false. So it is false.") },
  { "grouped-nice-loop",
    N_ ("A nice loop in which places of a number that share two houses count as one. Exactly one "
        "of any two neighbours is true. A candidate that both rule out is false.") },
  { "set-nice-loop",
    N_ ("A nice loop that goes through almost locked sets: cells of a house with one number more "
        "than there are cells. Exactly one of any two neighbours is true. A candidate that both "
        "rule out is false.") },
  { "grouped-broken-loop-true",
    N_ ("A chain in which places of a number that share two houses count as one. If its first "
        "candidate were false, the chain would make it true. So it is true.") },
  { "set-broken-loop-true",
    N_ ("A chain through almost locked sets: cells of a house with one number more than there are "
        "cells. If the first candidate were false, the chain would make it true. So it is true.") },
  { "grouped-aic",
    N_ ("A chain from one place of a number to another, in which places that share two houses "
        "count as one. One of the two ends is true. A cell that both rule out can’t hold the "
        "number.") },
  { "grouped-aic-two-values",
    N_ ("A chain from one number to another, in which places of a number that share two houses "
        "count as one. One of the two ends is true, so neither number can be in the cell of the "
        "other.") },
  { "grouped-broken-loop-false",
    N_ ("A chain in which places of a number that share two houses count as one. If its first "
        "candidate were true, the chain would make it false. So it is false.") },
  { "set-aic",
    N_ ("A chain from one place of a number to another, through almost locked sets: cells of a "
        "house with one number more than there are cells. One of the two ends is true. A cell that "
        "both rule out can’t hold the number.") },
  { "set-aic-two-values",
    N_ ("A chain from one number to another, through almost locked sets: cells of a house with one "
        "number more than there are cells. One of the two ends is true, so neither number can be "
        "in the cell of the other.") },
  { "set-broken-loop-false",
    N_ ("A chain through almost locked sets: cells of a house with one number more than there are "
        "cells. If the first candidate were true, the chain would make it false. So it is "
        "false.") },
  { "als-xz",
    N_ ("Almost locked sets are cells of a house with one number more than there are cells. Only "
        "one of two such sets can hold a certain number that they share. The other holds all its "
        "remaining numbers. So the sets hold another shared number, and a cell that sees all its "
        "places can’t.") },
  { "als-xy-wing",
    N_ ("Almost locked sets are cells of a house with one number more than there are cells. The "
        "middle one of three takes a number from one of the two outer sets, which then holds the "
        "number that these two share. A cell that sees all places of this number in both can’t "
        "hold it.") },
  { "als-chain",
    N_ ("Almost locked sets are cells of a house with one number more than there are cells. In a "
        "chain of them, each takes a number from the next. So the first or the last one holds the "
        "number which these two share. A cell that sees all its places in both can’t hold it.") },
  { "death-blossom",
    N_ ("Almost locked sets are cells of a house with one number more than there are cells. "
        "Whatever number a cell holds, it takes this number from one of several such sets. That "
        "set then holds a number that all the sets share. A cell that sees all its places can’t "
        "hold it.") },
  { "aligned-pair-exclusion",
    N_ ("Look at two cells together: many pairs of numbers for them would leave too few numbers "
        "for some other cells. A number that is in no possible pair can’t be there.") },
  { "aligned-triplet-exclusion",
    N_ ("Look at three cells together: many triplets of numbers for them would leave too few "
        "numbers for some other cells. A number that is in no possible triplet can’t be there.") },
  { "x-cycle",
    N_ ("Places of one number form a ring, joined in turn by “one of the two is true” and “not "
        "both are true”. So exactly one of any two neighbours is true. A cell that sees both can’t "
        "hold the number.") },
  { "forcing-x-chain",
    N_ ("Places of one number form a chain of conclusions. Either both possibilities lead to the "
        "same result, or an assumption leads to its opposite.") },
  { "y-cycle",
    N_ ("Cells with two numbers each form a ring in which neighbours share a number. Whichever way "
        "round the ring is filled, one of two neighbours holds the number that they share. A cell "
        "that sees both can’t hold it.") },
  { "xy-cycle",
    N_ ("Candidates in cells and houses with two possibilities form a ring. So exactly one of any "
        "two neighbours is true. A candidate that both rule out is false.") },
  { "forcing-chain",
    N_ ("A chain of conclusions through cells and houses with two possibilities. Either both "
        "possibilities lead to the same result, or an assumption leads to its opposite.") },
  { "nishio",
    N_ ("Suppose a candidate were true, and follow only its number across the board. This ends in "
        "a contradiction, so the candidate is false.") },
  { "cell-forcing-chain",
    N_ ("Follow each number that a cell can hold through a chain of conclusions. Each case leads "
        "to the same result, so it must be true.") },
  { "house-forcing-chain",
    N_ ("Follow each place of a number in a house through a chain of conclusions. Each case leads "
        "to the same result, so it must be true.") },
  { "dynamic-forcing-chain",
    N_ ("Assumptions are followed to everything that they force, combining conclusions where "
        "needed. Either an assumption ends in a contradiction, or each case leads to the same "
        "result.") },
  { "nested-forcing-chain",
    N_ ("Assumptions are followed to everything that they force, using simple techniques on the "
        "way. Either an assumption ends in a contradiction, or each case leads to the same "
        "result.") },
  { "nested-forcing-chain-2",
    N_ ("Assumptions are followed to everything that they force, using forcing chains on the way. "
        "Either an assumption ends in a contradiction, or each case leads to the same result.") },
  { "nested-forcing-chain-3",
    N_ ("Assumptions are followed to everything that they force, using cell and house forcing "
        "chains on the way. Either an assumption ends in a contradiction, or each case leads to "
        "the same result.") },
  { "nested-forcing-chain-4",
    N_ ("Assumptions are followed to everything that they force, using dynamic forcing chains on "
        "the way. Either an assumption ends in a contradiction, or each case leads to the same "
        "result.") },
  { "nested-forcing-chain-5",
    N_ ("Assumptions are followed to everything that they force, using dynamic forcing chains that "
        "themselves use simple steps. Either an assumption ends in a contradiction, or each case "
        "leads to the same result.") },
  { "nested-forcing-chain-6",
    N_ ("Assumptions are followed to everything that they force, using dynamic forcing chains that "
        "themselves use forcing chains. Either an assumption ends in a contradiction, or each case "
        "leads to the same result.") },
  { "forcing-chain-contradiction",
    N_ ("Make an assumption about a candidate and draw one conclusion after the other. This ends "
        "in a contradiction, so the assumption is wrong.") },
  { "forcing-chain-verity",
    N_ ("Follow all candidates of a cell, or all places of a number in a house, through chains of "
        "conclusions. One of them is true. Each case leads to the same result, so it must be "
        "true.") },
  { "forcing-net-contradiction",
    N_ ("Make an assumption about a candidate and follow everything that this forces, combining "
        "conclusions where needed. This ends in a contradiction, so the assumption is wrong.") },
  { "forcing-net-verity",
    N_ ("Follow all candidates of a cell, or all places of a number in a house, to everything that "
        "they force. One of them is true. Each case leads to the same result, so it must be "
        "true.") },
  { "kraken-fish-1",
    N_ ("A fish with a few extra places, the fins. If the number were in a certain place that the "
        "fish excludes, chains would remove it from each fin, and the fish would work. So the "
        "number can’t be there.") },
  { "kraken-fish-2",
    N_ ("A fish with a few extra places, the fins. If a certain candidate were true, chains would "
        "remove the number of the fish from each fin and from one of the crossing houses. Too few "
        "places would be left, so the candidate is false.") },
  { "template-set",
    N_ ("Look at all ways to place a number on the whole board. A cell that has the number in each "
        "of them holds it.") },
  { "template-delete",
    N_ ("Look at all ways to place a number on the whole board. A cell that has the number in none "
        "of them can’t hold it.") },
  { "net-with-cases",
    N_ ("One of two or three candidates must be true. Follow each of them to everything that it "
        "forces. Each case leads to the same result, so it must be true.") },
  { "proof-by-cases",
    N_ ("No pattern with a name is left. Assumptions are tried out until only one possibility "
        "remains.") },
  { "the-rules",
    N_ ("Every row, every column and every box holds each number exactly once. If one of them has "
        "one empty cell left, it gets the number that is missing there.") },
  { "scan-one-way",
    N_ ("Choose a number and look along the rows that already have it: they leave it only one "
        "cell of a box. The same goes for columns.") },
  { "scan-two-ways",
    N_ ("Rows that already have a number and columns that have it cross in a box. Where "
        "they leave it only one empty cell, it goes there.") },
  { "last-place-in-line",
    N_ ("A row or a column needs each number, too. Cross out the cells that a box or another line "
        "takes from the number: if one is left, the number goes there.") },
  { "last-number",
    N_ ("Look at an empty cell in two crowded houses. If every number but one stands in "
        "them already, the cell gets that one.") },
};

/**
 * words_technique_summary:
 *
 * Describes the pattern of a technique and why it works.
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

/**
 * words_technique_level:
 *
 * Words the level of puzzles that need a technique.
 *
 * Returns: (transfer none): "Hard"
 */
const char *
words_technique_level (const SudokuTechnique *technique)
{
  g_return_val_if_fail (technique != NULL, NULL);

  return words_level_name (sudoku_technique_estimate_level (technique));
}
