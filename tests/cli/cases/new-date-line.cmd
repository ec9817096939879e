new --date 2026-11-15 --to line
