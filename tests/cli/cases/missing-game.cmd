check ../inputs/unknown-rule.satdoku
