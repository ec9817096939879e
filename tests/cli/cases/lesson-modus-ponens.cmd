lesson modus-ponens
