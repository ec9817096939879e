/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors of the SAT layer: reading formulas and answers, compressed files, memory, external
 * programs. */

#include "words-error-rows.h"

#include <glib/gi18n.h>

static const char *
fewer_clauses (gulong number)
{
  /* Translators: %s is the number of clauses. */
  return ngettext ("there are more clauses than the %s announced in the header",
                   "there are more clauses than the %s announced in the header", number);
}

static const char *
other_clauses (gulong number)
{
  /* Translators: both %s are numbers of clauses; the first counts for the plural. */
  return ngettext ("there is %s clause instead of the %s announced in the header",
                   "there are %s clauses instead of the %s announced in the header", number);
}

static const char *
header_clauses (gulong number)
{
  /* Translators: both %s are numbers of clauses; the first counts for the plural. The header is the
   * line “p cnf …” of a DIMACS file. */
  return ngettext ("there is %s clause, but the header says %s",
                   "there are %s clauses, but the header says %s", number);
}

const WordsErrorRow words_error_rows_sat[] = {
  /* Reading any text. */
  /* Translators: a file holds something else than text. */
  { "not-text", N_ ("this is not text") },
  /* Translators: UTF-16 and UTF-8 are encodings of text. */
  { "utf16", N_ ("this text is in UTF-16; save it as UTF-8") },
  /* Translators: NUL is the name of the byte 0. */
  { "nul-byte", N_ ("this is not text: it has a NUL byte") },
  /* Translators: %s is a number of MiB. */
  { "input-limit", N_ ("this is too large: more than %s MiB") },
  /* Translators: the %s are amounts of memory, with their unit. */
  { "memory-formula", N_ ("the formula needs about %s of memory, but only %s is free") },
  /* Translators: the %s are amounts of memory, with their unit. */
  { "memory-budget", N_ ("this search needs about %s of memory, but only %s is allowed") },
  { "memory-text", N_ ("the text needs about %s of memory, but only %s is free") },
  /* Translators: %s is what was found instead: a piece of the text in quotation marks, or “the end
   * of the line”. */
  { "number-expected", N_ ("a number is expected, found %s") },
  /* Translators: %s is a number in quotation marks. */
  { "number-limit", N_ ("the number %s is too large") },

  /* Compressed files. */
  { "compressed-and-more", N_ ("something that is not compressed follows the compressed data") },
  { "compressed-short", N_ ("the compressed data end too early") },
  { "compressed-damaged", N_ ("the compressed data are damaged") },
  { "compressed-limit", N_ ("the compressed file is too large when unpacked") },
  /* Translators: %s is "a zip archive" or the like. */
  { "compressed-unknown", N_ ("this is %s: unpack it first") },
  { "compressed-memory", N_ ("the compressed data need too much memory") },
  { "archive-several",
    N_ ("there are several texts in this archive: unpack it and choose one of them") },
  { "archive-encrypted", N_ ("this archive is encrypted: unpack it with its password first") },
  { "archive-nested",
    N_ ("there is a compressed file in this archive: unpack the archive first") },
  { "archive-no-text", N_ ("there is no text in this archive") },

  /* Literals. */
  /* Translators: a literal is a variable or its negation, as a number. %s is what was found
   * instead: a piece of the text in quotation marks, or “the end of the line”. */
  { "literal-expected", N_ ("a literal is expected, found %s") },
  /* Translators: the first %s is a number in quotation marks, the second the largest allowed. */
  { "variable-limit", N_ ("the variable %s is above %s") },
  /* Translators: the first %s is a literal, the second the largest variable allowed. */
  { "literal-limit", N_ ("the variable of the literal %s is above %s") },
  { "literal-zero", N_ ("0 is not a literal") },
  /* Translators: the first %s is a number, the second the largest variable allowed. */
  { "literal-invalid", N_ ("%s is not a literal of a variable 1…%s") },
  /* Translators: both %s are literals; one is the negation of the other. */
  { "literal-contradicts", N_ ("the literal %s contradicts the literal %s before it") },
  { "clause-unfinished", N_ ("the last clause is not finished") },

  /* Formulas in DIMACS format. */
  /* Translators: the first %s is a word of the file format; the second is what was found instead: a
   * piece of the text in quotation marks, or “the end of the line”. */
  { "word-expected", N_ ("“%s” is expected, found %s") },
  /* Kinds of formulas that are not read. “p …” stays as it is everywhere. */
  { "cousin-weighted",
    N_ ("this is a weighted formula (MaxSAT, “p wcnf”); only “p cnf”, without weights, can be "
        "read") },
  { "cousin-groups",
    N_ ("this is a formula with groups of clauses (“p gcnf”); only “p cnf” can be read") },
  { "cousin-counts",
    N_ ("this is a formula with cardinality constraints (“p knf”); only “p cnf”, with plain "
        "clauses, can be read") },
  { "cousin-incremental",
    N_ ("this is an incremental formula (“p inccnf”), with assumptions to solve one after the "
        "other; only “p cnf” can be read") },
  { "cousin-quantified",
    N_ ("this is a quantified formula (QBF), with lines “a” (for all) and “e” (there is); only "
        "formulas without quantifiers can be read") },
  { "cousin-projected",
    N_ ("this is a formula for counting over some of its variables (“p pcnf”), which can’t be "
        "read; write “p cnf” instead, and name the variables by “c p show … 0”") },
  { "cousin-xor",
    N_ ("this line with “x” is an XOR clause; only plain clauses can be read") },
  { "cousin-opb",
    N_ ("this is a pseudo-Boolean problem (OPB); only formulas in DIMACS CNF can be read") },
  { "cousin-smt",
    N_ ("this is in the language of SMT solvers (SMT-LIB); only formulas in DIMACS CNF can be "
        "read") },
  { "cousin-aiger",
    N_ ("this is a circuit (AIGER); only formulas in DIMACS CNF can be read") },
  { "cousin-asp",
    N_ ("this is a logic program (ASP); only formulas in DIMACS CNF can be read") },
  { "cousin-other",
    N_ ("this line announces something other than a formula in CNF; only “p cnf” can be read") },
  { "comment-sign", N_ ("a comment begins with “c”; this line was not read") },
  /* Translators: the header is the line “p cnf …” of a DIMACS file. */
  { "header-second", N_ ("this is a second header") },
  /* Translators: the header is the line “p cnf …” of a DIMACS file. */
  { "header-late", N_ ("the header comes after the first clause") },
  /* Translators: “p cnf …” stays as it is. */
  { "header-missing", N_ ("the header “p cnf …” is missing") },
  { "header-clauses", .plural = header_clauses },
  /* Translators: the first %s is the number of a variable, the second a number of variables. */
  { "header-variables", N_ ("there is a variable %s, but the header says %s") },
  { "header-and-clauses", N_ ("clauses follow in the line of the header") },
  { "header-tail", N_ ("the rest of the line of the header was not read") },
  /* Translators: some old files have a line “%” after the last clause. */
  { "percent-end", N_ ("“%%” ends the clauses; what follows was not read") },
  { "comment-late", N_ ("there is a comment after a clause") },
  { "clause-open", N_ ("the 0 that ends the last clause is missing") },
  { "formula-empty", N_ ("there is neither a header nor a clause") },
  /* Translators: %s is a number of variables. */
  { "announced-variables", N_ ("there is a variable above the highest one announced, %s") },
  { "announced-fewer-clauses", .plural = fewer_clauses },
  { "announced-clauses", .plural = other_clauses },
  { "writing-failed", N_ ("an earlier attempt to write failed") },

  /* What comments ask of model counters. “c p show”, “c p” and “c t pmc” stay as they are. */
  { "counting-weighted",
    N_ ("weights are ignored: each model counts once") },
  /* Translators: %s is a word in quotation marks. */
  { "counting-kind", N_ ("a count of the kind %s is not supported: models are counted instead") },
  /* Translators: %s is a word in quotation marks. */
  { "counting-line", N_ ("“c p” with %s is not understood and ignored in counting") },
  /* Translators: %s is what was found instead: a piece of the text in quotation marks, or “the end
   * of the line”. */
  { "show-bad",
    N_ ("variables with a 0 at their end are expected here, found %s: the variables to count over "
        "are unknown") },
  /* Translators: both %s are numbers. */
  { "show-unknown", N_ ("a comment asks for a count over variable %s, but the formula has only %s "
                        "variables") },
  { "show-missing", N_ ("“c t pmc” asks for a count over some variables, but no “c p show” names "
                        "them: all are counted") },

  /* Answers of solvers. */
  /* Translators: SATISFIABLE stays as it is. %s is what was found instead: a piece of the text in
   * quotation marks, or “the end of the line”. */
  { "status-expected", N_ ("an answer such as SATISFIABLE is expected, found %s") },
  /* Translators: the text has several answers of solvers. */
  { "answer-differs", N_ ("this is a second answer, and it differs from the first") },
  /* Translators: %s is a literal. */
  { "literal-after-end", N_ ("the literal %s comes after the 0 that ends the model: a second "
                             "model, a proof or a formula?") },
  { "answer-proof", N_ ("this line deletes a clause: this is a proof, not a model") },
  { "answer-formula", N_ ("this line begins a formula, not the output of a solver") },
  { "answer-markup", N_ ("this is a web page or other markup, not the output of a solver") },
  /* Translators: %s is the begin of a text, in quotation marks. */
  { "answer-missing", N_ ("this is not the output of a solver (found %s)") },
  { "answer-comments", N_ ("this is not the output of a solver: there are only comments") },
  { "answer-empty", N_ ("this is not the output of a solver: the text is empty") },
  /* Translators: %s is a letter in quotation marks. */
  { "blank-expected", N_ ("a blank is expected after %s at the beginning of a line") },
  /* Translators: a SAT solver says “satisfiable” when there is a model. */
  { "model-unexpected", N_ ("there is a model, but the answer is not “satisfiable”") },

  /* Proofs of solvers. */
  /* Translators: the %s are amounts of memory, with their unit. */
  { "memory-proof", N_ ("the proof needs about %s of memory, but only %s is free") },
  { "proof-cut", N_ ("the proof ends in the middle of a step: its end is missing") },
  /* Translators: “a” and “d” stay as they are. %s is the number of a byte, from 1 on. FRAT and LRAT
   * are other formats, which have a binary form, too. */
  { "proof-byte", N_ ("byte %s is neither “a” nor “d”: this is not a binary DRAT proof; FRAT and "
                      "LRAT can be read only as text") },
  /* Translators: %s is the number of a byte, from 1 on. */
  { "proof-byte-literal", N_ ("no literal begins at byte %s: this is not a binary DRAT proof") },
  /* Translators: a proof consists of steps. %s is what was found instead: a piece of the text in
   * quotation marks, or “the end of the line”. */
  { "proof-step-expected", N_ ("a step of a proof is expected, found %s") },

  /* Programs that are started. */
  /* Translators: the first %s is a command as it was typed, the second says why. */
  { "command-invalid", N_ ("the command “%s” is not valid: %s") },
  /* Translators: %s is the name of a program; PATH stays as it is. */
  { "program-missing", N_ ("the program “%s” is not installed: it is not found in PATH") },
  /* Translators: the first %s is the name of a program, the second says why. */
  { "program-not-started", N_ ("the program “%s” can’t be started: %s") },
  /* Translators: the first %s is the name of a program, the second a number. */
  { "program-failed", N_ ("the program “%s” failed with exit status %s") },
  /* Translators: the first %s is the name of a program, the second a number, the third what the
   * program itself says. */
  { "program-failed-line", N_ ("the program “%s” failed with exit status %s: %s") },
  /* Translators: the first %s is the name of a program, the second the number of a signal. */
  { "program-signal", N_ ("the program “%s” was ended by signal %s") },
  /* Translators: the first %s is the name of a program, the second the number of a signal, the
   * third what the program itself says. */
  { "program-signal-line", N_ ("the program “%s” was ended by signal %s: %s") },
  /* Translators: the first %s is the name of a program, the second a number. */
  { "program-differs",
    N_ ("the program “%s” ended with exit status %s, which contradicts its output") },
  /* Translators: %s is the name of a program. */
  { "program-killed", N_ ("the program “%s” was killed, perhaps because the system ran out of "
                          "memory") },
  /* Translators: %s is the name of a program. */
  { "program-memory", N_ ("the program “%s” ran out of memory") },
  /* Translators: %s is the name of a program. */
  { "program-silent", N_ ("the program “%s” ended without an answer: it printed nothing") },
  /* Translators: %s is the name of a program. */
  { "program-time", N_ ("the program “%s” reached its time limit") },
  /* Translators: %s is the name of a program. */
  { "program-cpu", N_ ("the program “%s” reached its limit of processor time") },
  /* Translators: the first %s is the name of a program, the second a number of MiB. */
  { "result-limit", N_ ("the program “%s” wrote a result of more than %s MiB") },
  /* Translators: the first %s is the name of a program, the second a number of MiB. */
  { "output-limit", N_ ("the program “%s” printed too much: more than %s MiB") },

  /* A solver that is watched. */
  /* Translators: both %s are numbers of clauses. */
  { "trace-clauses", N_ ("a formula of %s clauses is too large to watch a solver: at most %s") },
  /* Translators: both %s are numbers of literals. */
  { "trace-literals", N_ ("a formula of %s literals is too large to watch a solver: at most %s") },

  /* Writing a file safely. */
  { "file-changed", N_ ("the file was changed by another program") },
  { "file-folder", N_ ("no new file can be made in the folder") },
  { "file-read-only", N_ ("the file is read-only") },
  { "file-hard-links", N_ ("the file has several names (hard links); the other names would keep "
                           "the old contents") },
  { "file-owner", N_ ("the file belongs to another user") },
  { "file-link", N_ ("the file is a symbolic link that leads nowhere") },
  { "file-place", N_ ("the system does not allow the file to be replaced") },
  { NULL },
};
