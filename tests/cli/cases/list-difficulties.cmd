list difficulties
