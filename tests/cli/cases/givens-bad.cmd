new --givens many
