new --level easy --not-unique --givens 40
