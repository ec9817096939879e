new --strategy minimal --not-unique --givens 30
