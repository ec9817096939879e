repair --unique --symmetry half-turn ../inputs/ten-solutions.sdm
