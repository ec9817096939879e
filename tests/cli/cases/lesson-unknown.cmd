lesson modus-ponen
