count --solver "sh -c 'echo c s exact arb int 12345678901234567890123'" ../inputs/ten-solutions.sdm
