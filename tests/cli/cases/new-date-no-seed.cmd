new --date 2026-11-30 --seed 1
