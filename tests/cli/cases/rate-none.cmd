rate -
